# O texto do Crownhead em português (Project Fluent).

## Sides and pieces

side-white = Brancas
side-black = Pretas
side-red = Vermelhas
side-green = Verdes
piece-man = { $n ->
    [one] pedra
   *[other] pedras
    }
piece-king = { $n ->
    [one] dama
   *[other] damas
    }
piece-queen = { $n ->
    [one] rainha
   *[other] rainhas
    }
piece-any = { $n ->
    [one] peça
   *[other] peças
    }
number = { $n ->
    [0] nenhuma
    [1] uma
    [2] duas
    [3] três
    [4] quatro
    [5] cinco
    [6] seis
    [7] sete
    [8] oito
    [9] nove
    [10] dez
    [11] onze
    [12] doze
   *[other] { $n }
    }
counted = { $n ->
    [one] uma { $name }
   *[other] { $number } { $name }
    }
counted-against = { $n ->
    [one] uma { $name }
   *[other] { $number } { $name }
    }
counted-for = { $n ->
    [one] uma { $name }
   *[other] { $number } { $name }
    }
moves-in-words = { $n ->
    [one] um lance
    [2] dois lances
   *[other] { $number } lances
    }
list-and = { $first } e { $last }
list-or = { $first } ou { $last }

## Names of rules

rules-name = { $key ->
    [score-panel] Damas com placar
    [menu] Damas do menu
    [choose-each-leg] Salto a salto
    [flying-tutorial] Damas voadoras
    [text] Damas em texto
   *[house] Regras próprias
    }
rules-summary = { $key ->
    [score-panel] Um salto por vez, em tabuleiro espelhado. Uma pedra que toma uma rainha vira rainha.
    [menu] Damas inglesas, mas uma pedra que toma uma dama é coroada e o lance acaba.
    [choose-each-leg] Damas inglesas, mas uma pedra que toma uma dama continua tomando como dama.
    [flying-tutorial] As damas voam, e você pode parar de tomar depois de qualquer salto.
    [text] Tomar é opcional e pode parar depois de qualquer salto. Uma pedra que toma uma dama é coroada no fim do lance.
   *[house] Sua própria combinação de regras.
    }
variant-name = { $key ->
    [antidraughts] Perde-ganha internacional
    [armenian] Damas armênias
    [brazilian] Damas brasileiras
    [breakthrough] Corrida à dama
    [canadian] Damas canadenses
    [czech] Damas tchecas
    [english] Damas inglesas
    [frisian] Damas frísias
    [frysk] Frysk!
    [german] Damas alemãs
    [giveaway] Perde-ganha inglês
    [gothic] Damas góticas
    [international] Damas internacionais
    [italian] Damas italianas
    [killer] Damas killer
    [mini6-english] Minidamas inglesas
    [mini6-international] Minidamas internacionais
    [pool] Pool americano
    [portuguese] Damas portuguesas
    [russian] Damas russas
    [spanish] Damas espanholas
    [spantsireti] Spantsireti
    [srilankan] Damas do Sri Lanka
    [thai] Damas tailandesas
    [turkish] Damas turcas
   *[other] { $name }
    }
variant-summary = { $key ->
    [antidraughts] Damas internacionais ao contrário: você ganha se não puder jogar.
    [armenian] Todas as 64 casas. As peças andam reto e na diagonal, mas só tomam reto. Também chamadas tama.
    [brazilian] Damas internacionais em 8×8: a pedra toma também para trás, a dama voa e vale a lei da maioria.
    [breakthrough] Damas internacionais, mas ganha quem fizer a primeira dama.
    [canadian] Damas internacionais em 12×12, com 30 pedras cada.
    [czech] 8×8. A pedra só toma para a frente, a dama voa e deve tomar antes de uma pedra.
    [english] 8×8. A pedra só toma para a frente e a dama anda uma casa. Também chamadas checkers.
    [frisian] 10×10. Toma-se também por linhas e colunas, e uma dama vale quase duas pedras.
    [frysk] Damas frísias com 5 pedras cada.
    [german] 8×8. A pedra só toma para a frente, a dama voa e a tomada é livre.
    [giveaway] Damas inglesas ao contrário: você ganha se não puder jogar.
    [gothic] Todas as 64 casas. A pedra anda e toma para a frente, na diagonal à frente e de lado.
    [international] 10×10. A pedra toma também para trás, a dama voa e vale a lei da maioria.
    [italian] 8×8, espelhado. A dama anda uma casa, a pedra não toma damas e a ordem das tomadas é rígida.
    [killer] Damas internacionais, mas uma dama que toma por último uma dama deve parar logo atrás dela.
    [mini6-english] Damas inglesas em 6×6, para a primeira partida.
    [mini6-international] Damas internacionais em 6×6, para a primeira partida.
    [pool] 8×8. A pedra toma também para trás, a dama voa e a tomada é livre.
    [portuguese] Os lances das damas espanholas: a dama voa; primeiro mais peças, depois mais damas.
    [russian] 8×8. A dama voa, e a pedra coroada durante a tomada continua como dama. Também chamadas shashki.
    [spanish] 8×8, espelhado. A dama voa; primeiro mais peças, depois mais damas.
    [spantsireti] Damas russas em dez colunas e oito linhas.
    [srilankan] Damas canadenses em tabuleiro espelhado.
    [thai] 8×8 com 8 pedras cada. A dama voa e cai logo atrás da peça tomada. Também chamadas makhos.
    [turkish] Todas as 64 casas, só em linha reta. A dama voa e vale a lei da maioria. Também chamadas dama.
   *[other] { $summary }
    }
variant-region = { $key ->
    [antidraughts] na internet
    [armenian] na Armênia
    [brazilian] no Brasil
    [breakthrough] na internet
    [canadian] no Canadá
    [czech] na Tchéquia e na Eslováquia
    [english] no Reino Unido e nos Estados Unidos
    [frisian] na Frísia
    [frysk] na Frísia
    [german] na Alemanha
    [giveaway] no mundo todo
    [gothic] na Alemanha
    [international] no mundo todo
    [italian] na Itália
    [killer] nos Países Baixos
    [mini6-english] no ensino
    [mini6-international] no ensino
    [pool] nos Estados Unidos
    [portuguese] em Portugal
    [russian] na Rússia e países vizinhos
    [spanish] na Espanha e na América Latina
    [spantsireti] na Rússia
    [srilankan] no Sri Lanka
    [thai] na Tailândia
    [turkish] na Turquia e no Oriente Médio
   *[other] { $region }
    }

## Facts that tell one game from another

fact-run-out = Quem perde tudo ganha
fact-first-king = A primeira dama ganha
fact-kings-fly = Dama voadora
fact-kings-step = Dama curta
fact-straight = Toma em linha reta
fact-men-back = Pedra toma para trás
fact-men-forward = Pedra só toma à frente
fact-optional = Tomada opcional
fact-any-capture = Tomada livre
fact-most-pieces = Lei da maioria
group-favorites = Favoritos
group-board = { $width } × { $height } casas
group-lines = Linhas e colunas
group-presets = Predefinidos
group-house = Regras próprias

lines = { $lines ->
    [diagonal] diagonais
    [straight] linhas e colunas
   *[all] linhas, colunas e diagonais
    }

## Why a move is not legal

refused-lead = { $move } não é legal.
refused-lead-ambiguous = { $move } é ambíguo.
refused-game-over = A partida acabou: as { $side } não podem jogar.
refused-game-over-king = A partida acabou: as { $side } fizeram a primeira { $king }.
refused-empty = Não há peça em { $square }.
refused-not-yours = A { $piece } em { $square } é das { $side }.
refused-taken = { $square } não está vazia.
refused-must-capture = { $pieces ->
    [man] A pedra em { $squares } pode
    [king] A dama em { $squares } pode
    [queen] A rainha em { $squares } pode
    [piece] A peça em { $squares } pode
   *[other] As { $pieces } em { $squares } podem
    } tomar, então você deve tomar.
refused-only-capture = { $move } { $gain }.
takes = toma { $taken }
takes-and-crowns = toma { $taken } e faz dama
takes-mixed-and-crowns = toma { $taken }, e faz dama
taken-mixed = { $all } peças, { $n ->
    [one] uma delas { $king }
   *[other] entre elas { $kings }
    }
refused-must-take-more = Você deve tomar o máximo de peças. { $pieces } em { $squares }: { $most }.
refused-must-take-rank = { $n ->
    [one] Uma tomada tem prioridade ({ $pieces } em { $squares }):
   *[other] Há tomadas com prioridade ({ $pieces } em { $squares }):
    } { $precedence ->
    [italian] tome mais peças, depois com uma { $king }, depois mais { $kings }, e uma { $king } o quanto antes.
    [value] tome o maior valor, em que uma { $king } vale pouco menos que duas pedras, e depois com uma { $king }.
   *[kings] tome mais peças, depois mais { $kings }.
    }
refused-king-must-take = { $pieces ->
    [king] A dama em { $squares } pode
   *[kings] As { $pieces } em { $squares } podem
    } tomar, e uma { $king } deve tomar antes de uma pedra.
refused-takes-only = Esta tomada só toma { $tried }.
refused-must-go-on = A tomada não acabou: continue até onde puder.
refused-must-go-on-to = A tomada não acabou: continue para { $squares }.
refused-jumped-twice = Uma peça só pode ser saltada uma vez; as tomadas ficam no tabuleiro até o fim do lance.
refused-men-move-forward = { $lines ->
    [diagonal] As pedras só andam para a frente.
   *[other] As pedras só andam para a frente e de lado.
    }
refused-men-capture-forward = { $lines ->
    [diagonal] As pedras só tomam para a frente.
   *[other] As pedras só tomam para a frente e de lado.
    }
refused-men-spare-kings = As pedras não podem tomar { $kings }.
refused-king-moved-too-often = A { $king } em { $square } fez { $moves } seguidos sem tomar; jogue antes outra peça.
refused-too-far = { $pieces }: uma casa por vez.
refused-no-moves = A { $piece } em { $square } está presa e não pode andar.
refused-in-the-way = { $n ->
    [one] A peça em { $squares } está no caminho.
   *[other] As peças em { $squares } estão no caminho.
    }
refused-not-on-a-line = { $pieces }: só por { $lines }. Nenhuma liga { $from } e { $to }.
refused-captures-only = { $pieces }: só andam por { $lines }; por outras linhas só tomam.
refused-ambiguous = Qual caminho: { $routes }? Escolha casa por casa, ou digite o caminho inteiro.
refused-ambiguous-many = Várias tomadas acabam ali. Escolha casa por casa, ou digite o caminho inteiro.
refused-no-path = Nenhum lance legal vai de { $from } a { $to }.
unreadable = “{ $text }” não é um lance. { $problem }
unreadable-empty = Digite um lance como { $example }.
unreadable-no-square = Não há casa { $name }: elas vão de { $first } a { $last }.
unreadable-light-square = A casa { $name } é clara; só se usam as escuras.
unreadable-one-square = Dê duas casas: de onde a peça sai e onde chega.
unreadable-digits = As casas em “{ $digits }” não estão claras: ponha - ou x entre elas.
unreadable-mark = Um lance se escreve { $example }.
unreadable-missing-square = Falta uma casa ao lado de um separador.
unreadable-too-long = Nenhum lance passa por tantas casas.
article = Regra { $number }
headline-must-capture = Sua vez: você deve tomar
headline-must-take-more = Sua vez: lei da maioria
headline-king-must-take = Sua vez: uma { $king } deve tomar
headline-must-go-on = A tomada deve continuar
headline-game-over = A partida acabou
headline-your-move = Sua vez
headline-forced-capture = Tomada obrigatória

## The state of the game

to-move = Jogam as { $side }
must-capture = Você deve tomar
count-pieces = { $n ->
    [0] nenhuma peça
    [one] 1 peça
   *[other] { $n } peças
    }
count-kings = { $pieces } ({ $n } { $kings })
count-only-kings = { $n } { $kings }
draw-no-progress = { $n ->
    [0] Empate se não houver tomada nem lance de pedra
    [one] Empate após mais 1 lance de cada se não houver tomada nem lance de pedra
   *[other] Empate após mais { $n } lances de cada se não houver tomada nem lance de pedra
    }
draw-no-progress-claimed = { $n ->
    [0] O empate pode ser pedido se não houver tomada nem lance de pedra
    [one] O empate pode ser pedido após mais 1 lance de cada se não houver tomada nem lance de pedra
   *[other] O empate pode ser pedido após mais { $n } lances de cada se não houver tomada nem lance de pedra
    }
draw-may-be-claimed = { $why } Você pode pedir empate.
draw-repetitions = Esta posição ocorreu { $n ->
    [1] uma vez
    [2] duas vezes
   *[other] { $n } vezes
    }; a { $limit ->
    [2] segunda
    [3] terceira
   *[other] { $limit }ª
    } vez { $claimed ->
    [yes] permite pedir empate
   *[no] é empate
    }
draw-none = Não há empates automáticos
draw-ending = { $n ->
    [0] Empate
    [one] Empate após mais 1 lance de cada
   *[other] Empate após mais { $n } lances de cada
    } { $unless ->
    [lone-king-taken] se a dama sozinha não for tomada
    [diagonal-left] se a dama sozinha não deixar a grande diagonal
    [taken-or-crowned] se não houver tomada nem coroação
   *[taken] se não houver tomada
    }
draw-next = Empate se este lance não tomar
thinking = { $n ->
    [one] profundidade { $depth }, { $count } posição
   *[other] profundidade { $depth }, { $count } posições
    }
thinking-calls = { $n ->
    [one] 1 busca
   *[other] { $count } buscas
    }

## Announcements during the game

played-quiet = As { $side } jogam { $move }
played-capture = As { $side } tomam { $n ->
    [one] uma peça
   *[other] { $n } peças
    }, { $move }
played-quiet-crowned = As { $side } jogam { $move } e fazem uma { $king }
played-capture-crowned = As { $side } tomam { $n ->
    [one] uma peça
   *[other] { $n } peças
    }, { $move }, e fazem uma { $king }
selected = { $piece } em { $square } escolhida. Pode ir para { $squares }.
stepped-goes-on = Em { $square }. Continue a tomada.
stepped-may-end = Em { $square }. Continue, ou escolha { $square } de novo para acabar o lance.
square-piece = { $piece } { $side ->
    [white] branca
    [black] preta
    [red] vermelha
   *[green] verde
    }
square-brief-man = { $side ->
    [white] branca
    [black] preta
    [red] vermelha
   *[green] verde
    } { $square }
square-empty = vazia
square-captured = tomada
square-selected = escolhida
square-must-capture = deve tomar
square-movable = pode jogar
square-target = lance legal
square-huffable = pode ser soprada
square-last-move = último lance
square-hint = dica

## Huffing

huffed = As { $side } sopram: { $piece } em { $square }.
huff-offer = { $pieces } em { $squares }: tomada perdida. Você pode soprar { $n ->
    [one] essa peça.
   *[other] uma delas.
    }
huff-not-in-the-rules = Estas regras não permitem soprar.
huff-one-a-turn = Você só pode soprar uma peça por vez.
huff-captured = As { $side } tomaram, então você não pode soprar.
huff-nothing-missed = As { $side } não deixaram de tomar: não há o que soprar.
huff-could-not = Nada em { $square } podia tomar no último lance.

## The end of a game

outcome-draw = Empate
outcome-you-win = Você ganhou
outcome-you-lose = Você perdeu
outcome-wins = Vitória: { $name }
outcome-player = { $name } ({ $side })
outcome-count = { $side }: { $count }.
outcome-no-pieces = As { $side } ficaram sem peças.
outcome-blocked = As { $side } não podem jogar.
outcome-ran-out = As { $side } ficaram sem peças e ganham.
outcome-stuck = As { $side } não podem jogar e ganham.
outcome-first-king = As { $side } fizeram a primeira { $king }.
outcome-resigned = As { $side } desistiram.
outcome-you-resigned = Você desistiu.
outcome-conceded = As { $side } desistiram: todo lance perde.
outcome-repetition = A mesma posição ocorreu { $n } vezes.
outcome-no-progress = { $n } lances de cada sem tomada nem lance de pedra.
outcome-ending = { $n } lances de cada com { $class ->
    [lone-king-against-three] uma dama sozinha contra três peças.
    [lone-king-against-two] uma dama sozinha contra uma ou duas peças.
    [lone-king-against-kings] uma dama sozinha contra três ou mais damas.
    [long-diagonal] uma dama sozinha na grande diagonal contra três peças.
    [four-or-five] quatro ou cinco peças e damas dos dois lados, sem tomada nem coroação.
    [six-or-seven] seis ou sete peças e damas dos dois lados, sem tomada nem coroação.
    [three-kings] três damas contra uma.
    [two-kings] duas damas contra uma.
   *[king-each] uma dama de cada.
    }
outcome-piece-each = Cada lado tem uma peça, e nenhuma pode ser tomada logo.
outcome-agreement = Os jogadores combinaram o empate.
outcome-you-ran-out-of-time = Seu tempo acabou.
outcome-ran-out-of-time = O tempo das { $side } acabou.
outcome-drawn-on-time = O tempo acabou, e o adversário não podia ganhar.

## Looks

look-board = { $key ->
    [wood] Madeira
    [slate] Ardósia
    [tournament] Torneio
    [ocean] Azul e laranja
    [paper] Papel
    [contrast] Alto contraste
    [midnight] Meia-noite
   *[sage] Sálvia
    }
look-pieces = { $key ->
    [flat] Planas
    [wood] Madeira
    [stone] Pedra
    [print] Impressas
    [bold] Grossas
   *[classic] Clássicas
    }

## Planned moves

plan-made = Previsto: { $move }.
plan-made-how-to-drop = Um clique fora do tabuleiro ou Esc cancela.
plan-refused = O lance previsto { $move } não é legal agora.

## Clocks

clock-untimed = sem relógio
clock-hourglass = ampulheta, { $time }: o tempo gasto por um vai para o outro
clock-odds = { $white }: { $first }. { $black }: { $second }.
clock-then = {", depois "}
clock-and = {", "}
clock-increment = mais { $time } por lance
clock-bronstein = com até { $time } por lance devolvidos
clock-delay = com os primeiros { $time } de cada lance grátis
clock-periods = depois { $n ->
    [one] 1 período
   *[other] { $n } períodos
    } de { $time } por lance
clock-part = { $time } para { $n ->
    [one] 1 lance
   *[other] { $n } lances
    }
clock-minutes = { $n ->
    [one] 1 minuto
   *[other] { $n } minutos
    }
clock-seconds = { $n ->
    [one] 1 segundo
   *[other] { $n } segundos
    }
clock-both = { $minutes } { $seconds }
clock-unreadable = Escreva um tempo como 5+3, 40/90,30+30 ou 10+3x30.
clock-zero = Todo tempo e número deve ser maior que zero.
clock-too-long = Isso é longo demais.
clock-after-the-rest = Uma parte sem número de lances deve ser a última.
clock-face = Relógio das { $side }: { $time }
clock-periods-left = { $n ->
    [one] último período
   *[other] { $n } períodos
    }
handicap-none = Nenhum
handicap = As { $side } jogam sem { $n ->
    [one] 1 pedra
   *[other] { $n } pedras
    }

## The page of rules

page-board = Tabuleiro
page-board-shape = O tabuleiro tem { $width } por { $height } casas. { $shape ->
    [full] Usam-se todas as { $squares } casas.
    [mirrored] Só se usam as { $squares } casas escuras, e cada jogador tem um canto escuro à direita.
   *[dark] Só se usam as { $squares } casas escuras, e cada jogador tem um canto escuro à esquerda.
    }
page-board-numbers = { $naming ->
    [letters] Uma casa leva a letra da coluna, de a até { $letter } a partir da esquerda das { $side }, e o número da linha, de 1 a { $rows } a partir do lado das { $side }.
    [from-below] As casas são numeradas de 1 a { $last }, linha por linha, a partir de baixo à direita na visão das { $side }.
   *[numbers] As casas são numeradas de 1 a { $last }, linha por linha, a partir de cima à esquerda na visão das { $side }.
    }
page-setup = As { $bottom } começam embaixo e as { $top } em cima, com { $men } pedras cada { $rows ->
    [one] na linha mais próxima.
   *[other] nas { $number } linhas mais próximas.
    }
page-setup-gap = As { $bottom } começam embaixo e as { $top } em cima, com { $men } pedras cada em { $rows ->
    [one] uma linha,
   *[other] { $number } linhas,
    } { $gap ->
    [one] deixando vazia a linha mais próxima.
   *[other] deixando vazias as { $empty } linhas mais próximas.
    }
page-starts = As { $side } jogam primeiro; depois cada um na sua vez.
page-aim = Objetivo
page-aim-text = { $goal ->
    [run-out] Você ganha se, na sua vez, não puder jogar, por não ter peças ou porque todas estão presas.
    [first-king] Ganha quem fizer primeiro uma { $king }. Você perde se, na sua vez, não puder jogar, por não ter peças ou porque todas estão presas.
   *[leave-no-move] Você perde se, na sua vez, não puder jogar, por não ter peças ou porque todas estão presas.
    }
page-moving = Movimento
page-men-move = { $lines ->
    [straight] As pedras andam uma casa para a frente ou de lado, para uma casa vazia.
    [all] As pedras andam uma casa para a frente, na diagonal à frente ou de lado, para uma casa vazia.
   *[diagonal] As pedras andam uma casa na diagonal à frente, para uma casa vazia.
    }
page-kings-step = { $kings }: andam uma casa { $lines ->
    [straight] à frente, atrás ou de lado.
    [all] em qualquer direção, reta ou diagonal.
   *[diagonal] na diagonal, à frente ou atrás.
    }
page-kings-fly = { $kings }: andam qualquer distância por { $lines ->
    [straight] linhas e colunas livres.
    [all] linhas, colunas e diagonais livres.
   *[diagonal] diagonais livres, à frente ou atrás.
    }
page-king-limit = Enquanto um lado tem pedras, cada { $king } pode fazer no máximo { $moves } seguidos sem tomar; depois outra peça deve jogar.
page-straight = Por linhas e colunas as peças pulam as casas claras: a casa seguinte é a próxima escura.
page-capturing = Tomada
page-capture = { $lines ->
    [straight] Uma peça toma uma peça adversária vizinha na sua linha ou coluna saltando para a casa vazia atrás.
    [all] Uma peça toma uma peça adversária vizinha, reto ou na diagonal, saltando para a casa vazia atrás.
    [mixed] Uma peça toma uma peça adversária vizinha saltando para a casa vazia atrás.
   *[diagonal] Uma peça toma uma peça adversária vizinha na diagonal saltando para a casa vazia atrás.
    }
page-capture-lines = As pedras tomam por { $men }; { $kings }, por { $lines }.
page-men-capture-forward = { $lines ->
    [straight] As pedras tomam para a frente e de lado.
    [all] As pedras tomam para a frente, na diagonal à frente e de lado.
   *[diagonal] As pedras só tomam para a frente.
    }
page-men-capture-back = { $lines ->
    [straight] As pedras tomam para a frente, para trás e de lado.
    [all] As pedras tomam nas oito direções.
   *[diagonal] As pedras tomam para a frente e para trás.
    }
page-men-spare-kings = As pedras não podem tomar { $kings }.
page-kings-capture = { $kings }: tomam em qualquer direção.
page-kings-capture-far = Uma { $king } toma em qualquer direção e a qualquer distância, e cai { $landing ->
    [behind] logo atrás da peça tomada.
    [behind-last-king] em qualquer casa vazia atrás da peça tomada; mas se a última tomada for uma { $king }, deve parar logo atrás.
   *[any] em qualquer casa vazia atrás da peça tomada.
    }
page-king-lands-to-go-on = Se uma { $king } puder continuar tomando de algumas das casas em que pode cair, deve cair em uma delas.
page-turn-back = { $may ->
    [yes] Entre saltos uma { $king } pode dar meia-volta e passar pela casa que acabou de liberar.
   *[no] Entre saltos uma { $king } não pode dar meia-volta.
    }
page-capture-mandatory = Se você pode tomar, deve tomar.
page-capture-optional = Tomar é opcional: você pode fazer outro lance.
page-huffing = Uma peça que podia tomar e não tomou pode ser soprada: o adversário a tira do tabuleiro antes de jogar. Sopra-se só uma peça por vez, e só pelo lance recém-feito; quem tomou algo nesse lance está a salvo.
page-chains = Tomadas múltiplas
page-chain-finish = Se a peça puder tomar de novo de onde caiu, deve continuar no mesmo lance até não poder mais.
page-chain-stop = Se a peça puder tomar de novo de onde caiu, pode continuar no mesmo lance ou parar depois de qualquer salto.
page-chain-single = Cada vez é um só salto: nenhuma peça toma duas vezes num lance.
page-chain-ghosts = As peças tomadas ficam no tabuleiro até o fim do lance; até lá atrapalham o caminho e não podem ser saltadas de novo.
page-chain-at-once = Cada peça tomada sai logo do tabuleiro, e o mesmo lance pode passar pela casa dela.
page-precedence-free = Se houver várias tomadas, você escolhe.
page-precedence-most = Se houver várias tomadas, você deve tomar mais peças; uma { $king } conta como uma peça.
page-precedence-kings = Se houver várias tomadas, você deve tomar mais peças e, entre essas, mais { $kings }.
page-precedence-italian = Se houver várias tomadas, você deve tomar mais peças. Se restar escolha, deve tomar com uma { $king }, depois mais { $kings }, depois uma { $king } o quanto antes.
page-precedence-king-first = Se uma { $king } pode tomar, uma { $king } deve tomar, mesmo que uma pedra tomasse mais; senão a escolha é livre.
page-precedence-value = Se houver várias tomadas, você deve tomar o maior valor: uma pedra vale um, uma { $king } pouco menos de dois. Com valor igual, deve tomar com uma { $king } se puder.
page-crowning = Coroação
page-crowning-text = Uma pedra que acaba o lance na linha mais distante vira { $king }.
page-crowning-stop = Uma tomada que chega à última linha acaba ali.
page-crowning-pass = Uma pedra que chega à última linha durante uma tomada e pode continuar segue como pedra e não é coroada.
page-crowning-go-on = Uma pedra que chega à última linha durante uma tomada é coroada logo e continua como { $king }.
page-regicide = Pedra que toma uma { $king }
page-regicide-stop = Uma pedra que toma uma { $king } é coroada logo, onde quer que caia, e o lance acaba.
page-regicide-go-on = Uma pedra que toma uma { $king } é coroada logo, onde quer que caia, e continua tomando como { $king } se puder.
page-regicide-on-last-row = Se cair na linha de coroação, o lance acaba ali assim mesmo.
page-regicide-at-end = Uma pedra que toma uma { $king } vira { $king } no fim do lance; até lá toma como pedra.
page-draws = Empates
page-played = Onde se joga
page-played-where = Joga-se { $where }.
page-rulebook = O regulamento é o de: { $federation }.
page-draws-now = Contadores de empate desta partida
page-draw-repetition = A partida empata se a mesma posição, com a mesma vez, ocorrer { $n } vezes.
page-draw-no-progress = A partida empata após { $n } lances de cada lado sem tomada nem lance de pedra.
page-draw-claims-repetition = No tabuleiro, um jogador deve pedir o empate por repetição.
page-draw-claims-all = No tabuleiro, um jogador deve pedir esse empate.
page-draw-endings = Se uma dama sozinha enfrenta três peças, ao menos uma delas dama, a partida empata após { $three } lances de cada lado. Se enfrenta uma ou duas peças, ao menos uma delas dama, empata após { $two }.
page-draw-russian-lone = Se uma { $king } sozinha enfrenta três ou mais { $kings }, a partida empata após { $many } lances de cada lado. Se enfrenta uma ou duas peças, ou três estando na grande diagonal, empata após { $few }.
page-draw-russian-few = Se os dois lados têm { $kings } e não há tomada nem coroação, a partida empata após { $four } lances de cada lado com quatro ou cinco peças ao todo, e após { $six } com seis ou sete.
page-draw-three-kings = Se três { $kings } enfrentam uma, a partida empata após { $n } lances de cada lado.
page-draw-frisian = Se duas { $kings } enfrentam uma, a partida empata após { $two } lances de cada lado; com uma { $king } de cada, após { $one }.
page-draw-one-each = Se cada lado tem uma peça, a partida empata se o lance seguinte não tomar.
page-draw-agreement = Os jogadores podem combinar o empate a qualquer momento.
contradiction = Estas regras se contradizem: { $why } ({ $switches }).
contradiction-rows = cada lado precisa de ao menos uma linha de pedras, com uma linha vazia entre os lados
contradiction-precedence = a prioridade compara tomadas acabadas, mas estas podem parar antes
contradiction-single-leg-crowning = com um salto por vez, o lance acaba na linha de coroação: uma pedra não pode passar dela nem continuar como dama
contradiction-single-leg-regicide = com um salto por vez, uma pedra não pode continuar depois de tomar uma dama
contradiction-huffing = soprar exige tomada opcional, porque só assim se pode deixar de tomar
contradiction-repetition = toda posição ocorre uma vez: uma repetição exige 2 vezes ou mais, ou 0 para não limitar
contradiction-in = { $why } ({ $switches }).

## Switches of house rules

switch-name = { $key ->
    [board] Tabuleiro
    [rows] Linhas de pedras
    [home_gap] Linhas vazias atrás
    [starts] Começa
    [goal] Como ganhar
    [man_steps] Pedras andam por
    [king_steps] Damas andam por
    [flying_kings] Damas voadoras
    [king_move_limit] Lances seguidos de uma dama
    [capture_duty] Tomada
    [huffing] Soprar
    [man_captures] Pedras tomam por
    [men_capture_back] Pedras tomam para trás
    [men_take_kings] Pedras tomam damas
    [king_captures] Damas tomam por
    [king_landing] Queda da dama voadora
    [chain_duty] Tomadas múltiplas
    [precedence] Prioridade de tomada
    [removal] Peças tomadas saem
    [may_turn_back] Damas dão meia-volta
    [crowning_in_capture] Última linha na tomada
    [regicide] Pedra que toma uma dama
    [repetition] Repetição
    [no_progress] Sem progresso
    [endings] Limites de finais
   *[claims] Empates a pedir
    }
switch-value = { $value ->
    [board-6x6] 6×6
    [board-8x8] 8×8
    [board-8x8-mirrored] 8×8, espelhado
    [board-10x10] 10×10
    [board-12x12] 12×12
    [board-12x12-mirrored] 12×12, espelhado
    [board-10x8] 10×8
    [board-8x8-full] 8×8, todas as casas
    [starts-white] Brancas
    [starts-black] Pretas
    [goal-leave-no-move] Deixar o adversário sem lances
    [goal-run-out] Ficar sem lances
    [goal-first-king] Fazer a primeira dama
    [capture_duty-mandatory] Obrigatória
    [capture_duty-optional] Opcional
    [king_landing-any] Em qualquer casa atrás
    [king_landing-behind] Logo atrás
    [king_landing-behind-last-king] Logo atrás da última dama
    [chain_duty-finish] Até o fim
    [chain_duty-stop-anywhere] Parar após um salto
    [chain_duty-single-leg] Um salto por vez
    [precedence-free] Livre
    [precedence-most-pieces] Mais peças
    [precedence-most-pieces-then-kings] Mais peças, depois damas
    [precedence-italian] Ordem italiana
    [precedence-king-first] Dama antes de pedra
    [precedence-value] Maior valor
    [removal-at-end] No fim do lance
    [removal-at-once] Logo
    [crowning_in_capture-stop] O lance acaba
    [crowning_in_capture-pass] Continua pedra
    [crowning_in_capture-go-on-as-king] Vira dama
    [regicide-off] Continua pedra
    [regicide-crown-and-stop] Coroada, para
    [regicide-crown-and-go-on] Coroada, continua
    [regicide-crown-at-end] Coroada no fim
    [endings-none] Nenhum
    [endings-international] Internacionais
    [endings-russian] Russos
    [endings-pool] Pool americano
    [endings-canadian] Canadenses
    [endings-frisian] Frísios
    [endings-one-each] Uma peça de cada
    [claims-none] Nenhum
    [claims-repetition] Repetição
    [claims-all] Repetição e sem progresso
   *[other] { $value }
    }
switch-times = { $n ->
    [0] Sem empate
    [2] Empate na segunda
    [3] Empate na terceira
   *[other] Empate na { $n }ª
    }
switch-moves = { $n ->
    [0] Sem empate
   *[other] Empate após { $n } lances de cada
    }
switch-limit = { $n ->
    [0] Sem limite
   *[other] { $n }
    }

## Hints

ladder-next = Próximo degrau: { $ending }
ladder-climbed = { $n } de { $all } finais ganhos.
ladder-won = ganho
motif-name = { $motif ->
    [royal] golpe real
    [philippe] golpe Philippe
    [napoleon] golpe Napoleão
    [express] golpe expresso
    [heel] golpe de calcanhar
    [raphael] golpe Raphaël
    [turkish-stroke] golpe turco
    [bomb] golpe da bomba
    [ricochet] golpe de ricochete
    [mazette] golpe do principiante
    [trapdoor] golpe do alçapão
    [recall] golpe de retorno
    [bridge] ponte
    [dog-hole] canil
    [two-for-one] dois por um
    [three-for-one] três por um
    [three-for-two] três por dois
    [stroke] golpe
    [breeches] garfo
    [in-and-out] entrar e sair
    [exchange-to-break] troca para romper
    [breakthrough] ruptura
    [king-caught] dama capturada
    [king-lured] dama atraída
    [block] bloqueio
    [opposition] oposição
    [round-trip] volta completa
    [long-capture] tomada longa
    [backward-capture] tomada para trás
    [smaller-capture] tomada menor
   *[other] { $motif }
    }
hint-line = { $why }. Depois { $line }.
hint-why = { $why }.
hint-only-move = é o único lance
hint-only-and = é o único lance e { $why }
hint-only-loses = { $n ->
    [one] é o único lance, mas perde em um lance
   *[other] é o único lance, mas perde em { $n } lances
    }
hint-wins-game = { $n ->
    [one] ganha a partida logo
   *[other] ganha a partida em { $n } lances
    }
hint-loses-game = { $n ->
    [one] resiste mais, mas perde em um lance
   *[other] resiste mais, mas perde em { $n } lances
    }
hint-wins = ganha { $pieces }
hint-wins-for = ganha { $pieces } por { $given }
hint-gives = entrega { $pieces }
hint-gives-for = entrega { $pieces } por { $won }
hint-exchange = troca { $number } por { $number }
hint-crowns = faz dama
hint-and-crowns = { $why } e faz dama
hint-comma-crowns = { $why }, e faz dama
hint-but-crowns = { $why } mas faz dama
hint-nothing-better = { $why }, mas nada é melhor
hint-better = vale { $men } pedras a mais que qualquer outro lance
hint-shot = { $why } ({ $shot })
hint-tempting = { $move } é tentador, mas { $why }.
hint-chance = { $why }: vitória { $win }%, empate { $draw }%, derrota { $loss }%
hint-even = mantém o equilíbrio
hint-ahead = mantém a vantagem
hint-worse = é a melhor defesa
hint-known-win = ganha a partida
hint-known-loss = perde, como qualquer outro lance

## The review of a game

review-mark = { $mark ->
    [only] Único lance
    [inaccuracy] Imprecisão
    [mistake] Erro
   *[blunder] Erro grave
    }
review-only = é o único lance que mantém o resultado
review-slips = { $how ->
    [won-drawn] deixa empatar { $phase } já ganho
    [won-lost] perde { $phase } já ganho
   *[drawn-lost] perde { $phase } empatado
    }
review-phase = { $few ->
    [yes] um final
   *[no] um jogo
    }
review-allows-win = { $n ->
    [0] deixa as { $side } ganharem à força
    [one] deixa as { $side } ganharem em um lance
   *[other] deixa as { $side } ganharem em { $n } lances
    }
review-misses-win = { $n ->
    [0] perde { $better }, que ganha à força
    [one] perde { $better }, que ganha logo
   *[other] perde { $better }, que ganha em { $n } lances
    }
review-loses = perde { $pieces }
review-loses-for = perde { $pieces } por { $won }
review-shot = permite um golpe que custa { $pieces }
review-shot-for = permite um golpe que custa { $pieces } por { $won }
review-misses = perde { $better }, que ganha { $pieces }
review-misses-for = perde { $better }, que ganha { $pieces } por { $given }
review-lets-crown = deixa as { $side } fazerem dama
review-misses-crown = perde { $better }, que faz dama
review-weaker = é mais fraco que { $better }
review-line = { $why }: { $line }.
review-why = { $why }.
review-better = Melhor é { $line }.
review-accuracy = Precisão { $percent }%

## Opponents

opponent-random = Aleatório
opponent-greedy = Guloso
opponent-minimax = Minimax, { $n ->
    [one] 1 meio-lance
   *[other] { $n } meios-lances
    }
opponent-alphabeta = Alfa-beta, { $n ->
    [one] 1 meio-lance
   *[other] { $n } meios-lances
    }
opponent-level = { $n ->
    [1] Novato
    [2] Aprendiz
    [3] Iniciante
    [4] Ocasional
    [5] Habitual
    [6] Dedicado
    [7] Jogador de clube
    [8] Jogador de equipe
    [9] Forte jogador de clube
    [10] Jogador de torneio
    [11] Especialista
    [12] Candidato a mestre
    [13] Mestre
    [14] Mestre nacional
    [15] Grande mestre
    [16] Campeão
   *[other] Nível { $n }
    }
opponent-full-level = Nível { $n }: { $title }
opponent-adaptive = { $found ->
    [yes] Meu nível, agora nível { $n }
   *[no] Descobrir meu nível, agora nível { $n }
    }
opponent-full-reference = { $title } ({ $rules })
opponent-random-line = Faz lances legais ao acaso.
opponent-greedy-line = Toma o máximo que pode e não olha adiante.
opponent-minimax-line = Examina todas as variantes a { $n ->
    [one] 1 meio-lance.
   *[other] { $n } meios-lances.
    }
opponent-alphabeta-line = Busca a { $n ->
    [one] 1 meio-lance
   *[other] { $n } meios-lances
    } e pula variantes sem importância.
opponent-level-line = { $n ->
    [1] Conhece as regras e vê pouco além do próximo lance.
    [2] Vê uma tomada simples, mas muitas vezes não a resposta.
    [3] Vê a maioria das respostas, mas poucos golpes.
    [4] Vê golpes curtos para a frente.
    [5] Vê golpes curtos, mas não os longos nem para trás.
    [6] Olha quatro meios-lances e perde um golpe em cada três.
    [7] Não vê golpes longos nem ameaças discretas.
    [8] De vez em quando não vê um golpe longo.
    [9] Raramente deixa de ver um golpe.
    [10] Quase nunca deixa de ver um golpe.
    [11] Vê quase tudo a sete meios-lances.
    [12] Não deixa passar nada e calcula variantes curtas.
    [13] Calcula variantes mais longas.
    [14] Calcula longe e joga bem os finais.
    [15] Castiga o menor erro.
    [16] Joga com força total.
   *[other] O motor no nível { $n }.
    }
placement-open = Seu próximo adversário é o nível { $level }. Partidas jogadas: { $games } de { $all }.
placement-found = Você joga mais ou menos como o nível { $level }, { $title }. Rating { $n } ± { $margin }.
opponent-rated-line = { $line } Rating { $n }.
opponent-styled = { $title }, { $style ->
    [cautious] cauteloso
    [sharp] incisivo
   *[tricky] astuto
    }
opponent-style-line = { $style ->
    [balanced] Joga o lance que parece melhor.
    [cautious] Troca peças e mantém distância.
    [sharp] Evita trocas e procura o contato.
   *[tricky] Prepara armadilhas.
    }
opponent-style = { $style ->
    [balanced] Equilibrado
    [cautious] Cauteloso
    [sharp] Incisivo
   *[tricky] Astuto
    }
opponent-reference = { $name ->
    [easy] Fácil
    [medium] Médio
    [hard] Difícil
    [very-hard] Muito difícil
    [last-stand] Última defesa
    [greedy] Guloso
    [minimax] Minimax
   *[other] { $name }
    }
opponent-second-evaluation = { $title }, segunda avaliação
opponent-score-panel = { $name ->
    [easy] Joga uma peça ao acaso.
    [medium] Olha 2 meios-lances.
    [hard] Olha 5 meios-lances.
    [very-hard] Olha 7 meios-lances.
    [last-stand] Olha 7 meios-lances, e mais com menos peças.
   *[other] Um adversário do placar.
    }
opponent-menu = { $name ->
    [easy] Olha 2 meios-lances.
    [medium] Olha 3 meios-lances.
    [hard] Olha 4 meios-lances.
   *[other] Um adversário do menu.
    }
opponent-choose-each-leg = { $name ->
    [easy] Olha 1 meio-lance.
    [medium] Examina todas as variantes a 2 meios-lances.
    [hard] Examina todas as variantes a 3 meios-lances.
   *[other] Um adversário do menu principal.
    }
opponent-flying-tutorial = { $name ->
    [greedy] Escolhe o lance com melhor resultado imediato.
    [minimax] Olha 4 meios-lances e desiste se todos perdem.
   *[other] Um adversário do tutorial.
    }
opponent-text = { $name ->
    [easy] Olha 2 meios-lances e varia o jogo.
    [medium] Olha 5 meios-lances e varia o jogo.
    [hard] Olha 7 meios-lances e varia o jogo.
   *[other] Um adversário do jogo em texto.
    }

## Requests and invalid input

gives-up = As { $side } desistem.
offers-draw = As { $side } oferecem empate.
claims-draw = As { $side } pedem empate.
unknown-rules = Não há variante “{ $key }”.
unknown-opponent = Não há adversário “{ $key }”.
unknown-side = O lado deve ser white ou black, não “{ $key }”.
bad-position = Não dá para ler a posição: { $why }.
bad-rules = Não dá para ler as regras: { $why }.

## The position editor

editor-off-board = O tabuleiro não tem a casa { $number }.
editor-two-pieces = Há duas peças em { $square }.
editor-crowning-row = Uma pedra das { $side } não pode estar em { $square }, onde vira dama.
editor-king-run = O contador em { $square } exige ali uma dama das { $side } e uma pedra da mesma cor no tabuleiro.
editor-no-pieces = As { $side } não têm peças.
editor-too-many = As { $side } têm { $count } peças, mais que as { $most } do início.
editor-over = A partida acabou: ganham as { $side }.

## Lines of the game screen

headline-side-must-capture = As { $side } devem tomar
strip-to-move = { $side } · jogam
strip-turn = Jogam
strip-telling = { $side } · { $told }
side-first = { $side } · começam
rules-of = Regras: { $rules }
game-line = { $rules } · lance { $n }
game-line-against = { $rules } · { $opponent } · lance { $n }
seconds = { $number } s
thinking-of = Pensando: { $progress }
typed-example = Digite: { $move }

## Offline use

kept-sizes = O app ocupa { $app }; seus downloads (pesos, tabelas de finais, idiomas), { $data }.
kept-all = Baixar tudo ({ $size })
kept-clear = Apagar downloads ({ $size })

## Endgame tables

tables-name = { $rules }, { $n } peças
tables-up-to = até { $n }
tables-tell = { $metric ->
    [dtw] resultado e distância até a vitória
    [dtc] resultado e distância até uma tomada
   *[other] só o resultado
    }
tables-set = { $rules }, até { $n } peças, { $metric }: { $size }
tables-begun = { $rules }, { $metric }: nada pronto ainda
tables-more = { $set }, e parte do tamanho seguinte
tables-cost = Precisa de até { $disk } de disco e { $memory } de memória, e cerca de { $time }.
tables-no-disk = Falta disco: { $free } livres.
tables-no-memory = Falta memória: aqui no máximo { $most }.
tables-no-size = Nenhuma tabela comporta tantas posições.
tables-no-huffing = As tabelas de finais não conhecem o sopro.
tables-complete = Estas tabelas já existem.
tables-percent = { $percent }%
tables-running = { $name }: { $percent }%
tables-left = { $running }, faltam cerca de { $time }
tables-finished = { $name }: pronto.
tables-stopped = { $name }: parado em { $percent }%. As partes prontas ficam.
tables-failed = { $name }: falhou. { $why }
bytes-mb = { $number } MB
bytes-gb = { $number } GB
time-short = um minuto
time-minutes = { $n } minutos
time-hours = { $n ->
    [one] 1 hora
   *[other] { $n } horas
    }
time-days = { $n ->
    [one] 1 dia
   *[other] { $n } dias
    }

## Labels

label-a-person = Uma pessoa
label-accept = Aceitar
label-against-computer = Contra o computador
label-analyze = Analisar
label-animation-speed = Animação
label-back = Voltar
label-best-defense = Melhor defesa
label-board = Tabuleiro
label-board-theme = Cores do tabuleiro
label-claim = Pedir
label-claim-draw = Pedir empate
label-clock = Relógio
label-clock-custom = Seu tempo
label-club = Clube
label-close = Fechar
label-computer-pause = Pausa do computador
label-continue = Continuar
label-copy = Copiar
label-delete = Apagar
label-dark = Escuro
label-download = Baixar
label-draws = Empates
label-draws-automatic = Automáticos
label-draws-claimed = A pedido
label-endgame-values = Valores
label-fast = Rápida
label-favorite = Favorito
label-flip-each-move = Girar o tabuleiro a cada lance (dois jogadores)
label-flip = Girar
label-game = Jogo
label-game-link = Link com a partida toda
label-game-pdn = Partida (PDN)
label-go-on = Retomar
label-handicap = Vantagem
label-help = Ajuda
label-hint = Dica
label-home = Crownhead: início
label-huff = Soprar
label-kept-offline = Sem internet
label-language = Idioma
label-lessons = Lições
label-levels = Níveis
label-learn = Aprender
label-my-level = Meu nível
label-find-level = Descobrir meu nível
label-style = Estilo
label-puzzles = Problemas
label-library = Partidas
label-light = Claro
label-look-at-board = Ver tabuleiro
label-more = Mais
label-move-list = Lances
label-more-options = Mais opções
label-more-opponents = Mais adversários
label-move-now = Jogar já
label-names-shown = Nomes
label-new-game = Nova
label-next-exercise = Próximo
label-no = Não
label-no-animation = Nenhuma
label-normal = Normal
label-offer-draw = Empate?
label-open = Abrir
label-open-game = Abrir partida ou posição
label-open-file = Abrir arquivo
label-opponent = Adversário
label-paste = Colar
label-own-rules = Crie suas regras
label-own-template = Partir de
label-own-title = Regras próprias
label-own-words = Ler as regras
label-own-share = Link e arquivo
label-own-link = Link
label-own-file = Regras em arquivo (TOML)
label-pause = Pausa
label-pause-clock = Parar o relógio
label-pictures = Imagens e impressão
label-plain-opponents = Adversários simples
label-piece-set = Peças
label-play = Jogar
label-play-again = De novo
label-play-on = Continuar
label-players = Jogadores
label-one-click = Um clique se a peça só tem um lance
label-position-editor = Editor
label-position-fen = Posição (FEN)
label-premoves = Prever lances na vez do adversário
label-practice = Treinar finais
label-random-side = Sorteio
label-recent-games = Partidas recentes
label-redo = Refazer
label-reload = Recarregar
label-resign = Desistir
label-result = Resultado
label-restart = Reiniciar
label-rules = Regras
label-search-games = Buscar jogos
label-settings = Ajustes
label-share = Enviar
label-show-targets = Mostrar lances legais
label-side = Lado
label-slow = Lenta
label-sound = Som
label-square-numbers = Números das casas
label-study = Estudo
label-start = Começar
label-start-clock = Ligar o relógio
label-surprise-me = Surpresa
label-system = Sistema
label-take-back = Voltar lance
label-tables = Tabelas de finais
label-tables-pieces = Peças
label-tables-start = Construir
label-tables-stop = Parar
label-tables-tell = Conteúdo
label-theme = Tema
label-thinking = Pensando
label-two-players = Dois jogadores
label-train = Treinar
label-try-again = De novo
label-time-set = Definir
label-type-a-move = Digite um lance
label-undo = Desfazer
label-warnings = Avisar sobre erros, em partidas sem relógio
label-watch = Ver dois computadores
label-who-plays = Jogadores
label-yes = Sim
label-you = Você
label-you-play = Você joga
label-blindfold = Às cegas
label-board-size = Tamanho do tabuleiro
label-inside = No tabuleiro
label-keys = Teclado
label-letters = Letras
label-none = Nenhum
label-numbers = Números
label-outside = Ao lado
label-show-all = Mostrar tudo
label-spoken-names = Leitor de tela
label-usual = Como nas regras
label-vibration = Vibração
label-zen = Zen

## Perfect endgames

known-win = As { $side } ganham.
known-win-in = As { $side } ganham em { $n ->
    [one] 1 meio-lance
   *[other] { $n } meios-lances
    } ({ $moves ->
    [one] 1 lance
   *[other] { $moves } lances
    }).
known-draw = Empate com o melhor jogo.
known-conversion = A próxima tomada ou coroação está a { $n ->
    [one] 1 meio-lance.
   *[other] { $n } meios-lances.
    }
known-at-risk = Uma regra de empate pode acabar a partida antes.
known-move = { $move } { $verdict }
known-target = { $square }, este lance { $verdict }
known-piece = { $square }, seu melhor lance { $verdict }
verdict-draws = empata
verdict-wins = ganha
verdict-wins-in = ganha em { $n ->
    [one] 1 meio-lance
   *[other] { $n } meios-lances
    }
verdict-wins-converting = ganha, { $n ->
    [one] 1 meio-lance
   *[other] { $n } meios-lances
    } até a próxima tomada ou coroação
verdict-loses = perde
verdict-loses-in = perde em { $n ->
    [one] 1 meio-lance
   *[other] { $n } meios-lances
    }
verdict-loses-converting = perde, { $n ->
    [one] 1 meio-lance
   *[other] { $n } meios-lances
    } até a próxima tomada ou coroação
ending-name = { $winner } contra { $loser }
drill-task = As { $side } jogam e ganham.
drill-ending = { $ending }.
drill-ending-shortest = { $ending }. Vitória mais rápida: { $n ->
    [one] 1 lance.
   *[other] { $n } lances.
    }
drill-won = Ainda ganho.
drill-longer = Isso custa { $n ->
    [one] 1 lance a mais.
   *[other] { $n } lances a mais.
    }
drill-at-risk = Ainda ganho, mas uma regra de empate pode acabar a partida antes.
drill-gone = A vitória se foi.
drill-lost = A vitória se foi, e a partida está perdida.
drill-draws = { $move } só empata.
drill-loses = { $move } perde.
drill-failed = Você não converteu a vitória.
drill-solved = Resolvido em { $n ->
    [one] 1 lance.
   *[other] { $n } lances.
    }
drill-solved-best = Resolvido em { $n ->
    [one] 1 lance:
   *[other] { $n } lances:
    } a vitória mais rápida.
drill-solved-in = Resolvido em { $n ->
    [one] 1 lance;
   *[other] { $n } lances;
    } a vitória mais rápida leva { $shortest }.
drill-line = Treino de finais · { $ending }

## What screen readers say on request

speech-group = { $pieces } { $squares }
speech-pieces = { $side }: { $pieces }.
speech-none = As { $side } não têm peças.
speech-captures = As { $side } podem tomar: { $moves }.
speech-no-captures = As { $side } não podem tomar.

## Keys of the game page: the key before the bar, its effect after it

page-key-own = P | suas peças
page-key-other = O | as peças do adversário
page-key-captures = C | as tomadas
page-key-last = L | o último lance
page-key-counts = M | o número de peças
page-key-status = S | de quem é a vez
page-key-clocks = T | os relógios
page-key-best = B | sugerir um lance
page-key-arrows = Setas, Enter | andar pelo tabuleiro; escolher uma peça, depois o destino
page-key-numbers = 1 a 9 | escolher uma tomada numerada
page-key-back = Backspace, Esc | desfazer o último salto; cancelar
page-key-typed = 22-18, Enter | digitar um lance
page-key-undo = Ctrl+Z, Ctrl+Shift+Z | desfazer, refazer
page-key-zen = Z | esconder tudo menos o tabuleiro, ou mostrar
page-key-draw = Botão direito | desenhar círculos e setas; Shift e Alt mudam a cor
page-key-help = ? | mostrar esta página

## Fixed sentences

note-a-person-line = Alguém neste tabuleiro.
note-about-ratings = O rating parte do jogo ao acaso, 0. Com 200 pontos a mais, faz-se três de cada quatro.
note-against-computer-line = Dezesseis níveis, e os adversários de cada predefinido.
note-computers-wait = Os computadores estão em pausa.
note-computer-waits = O computador está em pausa.
note-copied = Copiado.
note-draws-automatic-line = A partida acaba assim que vale uma regra de empate.
note-draws-claimed-line = A partida continua até um jogador pedir empate.
note-draw-declined = Empate recusado. A partida continua.
note-draw-offered = Empate oferecido.
note-draw-question = Aceitar o empate?
note-engine-failed = O motor parou.
note-first-tip = Arraste uma peça, ou escolha a peça e depois o destino.
note-game-is-over = A partida acabou.
note-greeting = Todos os jogos de damas.
note-greeting-line = Escolha um jogo e um adversário. O Crownhead explica as dicas e por que um lance não é legal.
note-hint-coming = Procurando um bom lance…
note-huff-which = Escolha a peça que você sopra.
note-keys-tip = As setas e lances digitados também servem.
note-looking-for-tables = Procurando tabelas de finais…
note-may-end-here = Escolha a próxima casa, ou esta de novo para acabar o lance.
note-clock-custom = Minutos+segundos por lance: 5+3. Mais: 40/90,30+30 · 5b3 · 10+3x30 · h5 · 5 vs 3.
note-clock-starts = O relógio anda após o primeiro lance; um toque nele pausa a partida.
note-moves-first = Joga primeiro.
note-moves-second = Joga depois.
note-must-go-on = Escolha a próxima casa: a tomada deve continuar.
note-no-game-found = Nenhum jogo serve. Tente outra palavra ou crie suas regras.
note-no-draw-to-claim = Não há empate a pedir.
note-no-hint = Não há dica.
note-no-endings = Neste jogo não há finais para treinar.
note-no-moves-yet = Nenhum lance ainda.
note-not-your-turn = Não é sua vez.
note-nothing-to-redo = Nada a refazer.
note-nothing-to-undo = Nada a desfazer.
repairs-title = Corrigido na leitura
repair = Linha { $line }, coluna { $column }: havia “{ $found }”, esperava-se { $expected }; { $done }.
repair-missing = Linha { $line }, coluna { $column }: esperava-se { $expected }; { $done }.
repair-no-move = Linha { $line }, coluna { $column }: “{ $found }” não é um lance; { $done }.
repairs-more = E mais { $count }.
note-own-paste = Carregar regras de um link ou código
note-own-paste-example = Por exemplo 16g3050004000r0688q7z
note-pick-a-piece = Escolha uma peça.
note-plan-move = Agora escolha para onde vai o lance previsto.
note-plan-not-expected = Seu adversário jogou outra coisa. Os lances previstos caíram.
note-plan-reply = Se o adversário jogar isto: escolha para onde vai a peça, depois sua resposta.
note-plans-dropped = Os lances previstos caíram.
note-practice-line = Ganhe uma posição ganha contra a melhor defesa.
note-random-side-line = O acaso decide no início de cada partida.
note-really-resign = Desistir desta partida?
note-really-restart = Recomeçar? Você perderá os lances desta partida.
note-saved = Salvo.
note-saved-elsewhere = Outra aba salvou uma partida. Seu próximo lance aqui salva esta.
note-storage-full = O espaço do navegador está cheio: esta partida não é mais salva. Você pode continuar.
note-tables-intro = Com tabelas de finais, o computador joga os finais com perfeição. Algumas vêm incluídas; aqui você pode construir mais. Uma construção parada continua de onde estava.
note-tables-none = Nenhuma tabela ainda.
note-tables-reload = Recarregue a página para o computador usá-las.
note-tables-there = Já construídas:
note-tables-used = O computador já as usa.
note-text-prompt = Digite quatro números: coluna e linha da peça, depois do destino.
note-two-players-line = Um de cada vez no mesmo tabuleiro.
note-version-ready = Há uma versão nova.
note-version-used = Outra aba passou para uma versão nova. Recarregue para usá-la aqui também.
note-watch-line = Dois computadores jogam entre si.
