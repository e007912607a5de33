# As lições.

lesson-title = Aprender as regras
lesson-next = Próximo
lesson-show = Mostrar
lesson-play = Jogar uma partida
lesson-puzzles = Resolver problemas
lesson-again = Do começo
lesson-squares = Encontrar as casas
lesson-back = Voltar às regras
lesson-right = Certo.
lesson-onward = Continue.
lesson-squares-line = Ache a casa anunciada. Você tem 60 segundos.
lesson-squares-start = Começar
lesson-find = Ache { $square }
lesson-squares-left = Faltam { $seconds } s. { $n } achadas, { $wrong } erradas.
lesson-squares-over = { $n } achadas em 60 segundos, { $wrong } erradas.
lesson-squares-best = { $n } achadas em 60 segundos, { $wrong } erradas. Seu melhor resultado.
lesson-step = Passo { $n } de { $all }
lesson-another = { $move } também é permitido. Agora ache o lance que a tarefa pede.
lesson-past = Depois de { $move } não se chega mais à casa circulada. Tente de novo.
lesson-over = É tudo. Você conhece as regras: { $game }.
lesson-task = { $task ->
    [reach] Leve a peça à casa circulada.
    [crown] Leve sua pedra à última linha.
    [capture] Tome.
    [huff] Tome, para que sua peça não seja soprada.
    [chain] Tome as duas peças num só lance.
    [decline] Não tome: faça outro lance.
    [stop] Tome uma peça e pare.
    [fewer] Tome menos peças do que poderia.
    [most] Tome o máximo de peças.
    [value] Faça a tomada de maior valor.
    [win] Vença com um lance.
    [block] Deixe o adversário sem lances.
    [give] Entregue sua última peça.
    [keep] Ache o único lance que ganha.
    [hold] Ache o único lance que empata.
   *[rule] Faça um lance que as regras permitem.
    }
lesson-strategy = { $topic ->
    [catch] A dama para uma pedra
    [waiting] O lance de espera
    [exchange] Trocar pela oposição
    [corner] Longe do canto duplo
    [refuge] Refúgio no canto duplo
    [net] Pegar a dama com um presente
    [bridge] A ponte
    [dog-hole] A toca do cachorro
    [first-position] A primeira posição
    [triangle] O triângulo de Petrov
    [force] Forçar uma tomada
   *[road] A grande diagonal
    }
lesson-strategy-line = { $topic ->
    [catch] Uma dama sozinha pode parar uma pedra: ocupa antes as casas por onde ela tem de passar.
    [waiting] Quando o adversário só tem lances ruins, um lance de espera ganha: quem tem de jogar, perde.
    [exchange] Quando as peças se enfrentam, um lado tem de ceder. Uma troca muda qual.
    [corner] Duas damas vencem uma: primeiro corte-a do canto duplo, onde ela pode ir e vir, depois ataque.
    [refuge] Contra uma só dama, uma dama está segura no canto duplo, onde sempre pode ir e vir. Vá para lá.
    [net] Pega-se a dama dando-lhe uma peça: onde ela cai, a outra espera.
    [bridge] Suas pedras em 30 e 32 formam a ponte. Juntas, guardam as quatro casas de promoção: deixe-as em casa.
    [dog-hole] A pedra em 28 está na toca do cachorro: não pode sair enquanto sua pedra ficar em 32. Segure-a e jogue outra peça.
    [first-position] Dama e pedra perdem se a dama está presa no canto duplo e a pedra está retida na borda. Prenda primeiro a dama.
    [triangle] Três damas pegam uma que está fora da estrada principal: uma ocupa a estrada e as outras formam um triângulo com ela.
    [force] O adversário também é obrigado a tomar: ponha uma peça onde ele deve tomá-la, para depois entregar a seguinte.
   *[road] A diagonal mais longa é a estrada principal. Uma dama que a ocupa empata contra três.
    }
