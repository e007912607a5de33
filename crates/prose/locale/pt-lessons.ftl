# As lições.

lesson-title = Aprender as regras
lesson-next = Próximo
lesson-show = Mostrar
lesson-play = Jogar uma partida
lesson-puzzles = Resolver problemas
lesson-again = Do começo
lesson-squares = Nomear as casas
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
lesson-over = É tudo. Você conhece as regras: { $game }.
lesson-task = { $task ->
    [reach] Leve a peça à casa circulada.
    [crown] Leve sua pedra à última linha.
    [capture] Tome.
    [chain] Tome as duas peças num só lance.
    [decline] Não tome: faça outro lance.
    [stop] Tome uma peça e pare.
    [fewer] Tome menos peças do que poderia.
    [most] Tome o máximo de peças.
    [win] Vença com um lance.
    [block] Deixe o adversário sem lances.
    [give] Entregue sua última peça.
   *[rule] Que tomada a regra permite? Jogue-a.
    }
