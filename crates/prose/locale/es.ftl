# El texto de Crownhead en español (Project Fluent).

## Sides and pieces

side-white = Blancas
side-black = Negras
side-red = Rojas
side-green = Verdes
piece-man = { $n ->
    [one] peón
   *[other] peones
    }
piece-king = { $n ->
    [one] dama
   *[other] damas
    }
piece-queen = { $n ->
    [one] reina
   *[other] reinas
    }
piece-any = { $n ->
    [one] pieza
   *[other] piezas
    }
number = { $n ->
    [0] ninguna
    [1] una
    [2] dos
    [3] tres
    [4] cuatro
    [5] cinco
    [6] seis
    [7] siete
    [8] ocho
    [9] nueve
    [10] diez
    [11] once
    [12] doce
   *[other] { $n }
    }
counted = { $n ->
    [one] { $name ->
        [man] un { $name }
       *[king] una { $name }
    }
   *[other] { $number } { $name }
    }
counted-against = { $n ->
    [one] { $name ->
        [man] un { $name }
       *[king] una { $name }
    }
   *[other] { $number } { $name }
    }
counted-for = { $n ->
    [one] { $name ->
        [man] un { $name }
       *[king] una { $name }
    }
   *[other] { $number } { $name }
    }
moves-in-words = { $n ->
    [one] una jugada
   *[other] { $number } jugadas
    }
list-and = { $first } y { $last }
list-or = { $first } o { $last }

## Names of rules

rules-name = { $key ->
    [score-panel] Damas con marcador
    [menu] Damas del menú
    [choose-each-leg] Salto a salto
    [flying-tutorial] Damas voladoras
    [text] Damas de texto
   *[house] Reglas propias
    }
rules-summary = { $key ->
    [score-panel] Un salto por turno, con el tablero invertido. Un peón que come una reina se convierte en reina.
    [menu] Damas inglesas, pero un peón que come una dama corona y su jugada acaba.
    [choose-each-leg] Damas inglesas, pero un peón que come una dama sigue comiendo como dama.
    [flying-tutorial] Las damas vuelan, y puedes dejar de comer tras cualquier salto.
    [text] Comer es opcional y puede acabar tras cualquier salto. Un peón que come una dama corona al final de la jugada.
   *[house] Tu propia combinación de reglas.
    }
variant-name = { $key ->
    [antidraughts] Damas perdedoras internacionales
    [armenian] Damas armenias
    [brazilian] Damas brasileñas
    [breakthrough] Carrera a dama
    [canadian] Damas canadienses
    [czech] Damas checas
    [english] Damas inglesas
    [frisian] Damas frisonas
    [frysk] Frysk!
    [german] Damas alemanas
    [giveaway] Damas perdedoras inglesas
    [gothic] Damas góticas
    [international] Damas internacionales
    [italian] Damas italianas
    [killer] Damas killer
    [mini6-english] Minidamas inglesas
    [mini6-international] Minidamas internacionales
    [pool] Pool americano
    [portuguese] Damas portuguesas
    [russian] Damas rusas
    [spanish] Damas españolas
    [spantsireti] Spantsireti
    [srilankan] Damas de Sri Lanka
    [thai] Damas tailandesas
    [turkish] Damas turcas
   *[other] { $name }
    }
variant-summary = { $key ->
    [antidraughts] Damas internacionales al revés: ganas si no puedes mover.
    [armenian] Las 64 casillas. Las piezas mueven en recto y en diagonal, pero solo comen en recto. También llamadas tama.
    [brazilian] Damas internacionales en 8×8: el peón come también hacia atrás, la dama vuela y hay que comer el máximo.
    [breakthrough] Damas internacionales, pero gana quien corona primero.
    [canadian] Damas internacionales en 12×12, con 30 peones cada uno.
    [czech] 8×8. El peón solo come hacia delante, la dama vuela y debe comer antes que un peón.
    [english] 8×8. El peón solo come hacia delante y la dama mueve una casilla. También llamadas checkers.
    [frisian] 10×10. Se come también por filas y columnas, y una dama vale casi dos peones.
    [frysk] Damas frisonas con 5 peones cada uno.
    [german] 8×8. El peón solo come hacia delante, la dama vuela y eliges libremente qué comer.
    [giveaway] Damas inglesas al revés: ganas si no puedes mover.
    [gothic] Las 64 casillas. El peón mueve y come de frente, en diagonal hacia delante y de lado.
    [international] 10×10. El peón come también hacia atrás, la dama vuela y hay que comer el máximo.
    [italian] 8×8, invertido. La dama mueve una casilla, el peón no come damas y el orden al comer es estricto.
    [killer] Damas internacionales, pero una dama que come por último una dama debe parar justo detrás.
    [mini6-english] Damas inglesas en 6×6, para una primera partida.
    [mini6-international] Damas internacionales en 6×6, para una primera partida.
    [pool] 8×8. El peón come también hacia atrás, la dama vuela y eliges libremente qué comer.
    [portuguese] Las jugadas de las damas españolas: la dama vuela; primero más piezas, luego más damas.
    [russian] 8×8. La dama vuela, y un peón que corona al comer sigue comiendo como dama. También llamadas shashki.
    [spanish] 8×8, invertido. La dama vuela; primero más piezas, luego más damas.
    [spantsireti] Damas rusas en diez columnas y ocho filas.
    [srilankan] Damas canadienses con el tablero invertido.
    [thai] 8×8 con 8 peones cada uno. La dama vuela y cae justo detrás de la pieza comida. También llamadas makhos.
    [turkish] Las 64 casillas, solo en línea recta. La dama vuela y hay que comer el máximo. También llamadas dama.
   *[other] { $summary }
    }
variant-region = { $key ->
    [antidraughts] en línea
    [armenian] en Armenia
    [brazilian] en Brasil
    [breakthrough] en línea
    [canadian] en Canadá
    [czech] en Chequia y Eslovaquia
    [english] en el Reino Unido y Estados Unidos
    [frisian] en Frisia
    [frysk] en Frisia
    [german] en Alemania
    [giveaway] en todo el mundo
    [gothic] en Alemania
    [international] en todo el mundo
    [italian] en Italia
    [killer] en los Países Bajos
    [mini6-english] en la enseñanza
    [mini6-international] en la enseñanza
    [pool] en Estados Unidos
    [portuguese] en Portugal
    [russian] en Rusia y países vecinos
    [spanish] en España y América Latina
    [spantsireti] en Rusia
    [srilankan] en Sri Lanka
    [thai] en Tailandia
    [turkish] en Turquía y Oriente Próximo
   *[other] { $region }
    }

## Facts that tell one game from another

fact-run-out = Gana quien pierde todo
fact-first-king = Gana la primera dama
fact-kings-fly = Dama voladora
fact-kings-step = Dama corta
fact-straight = Se come en recto
fact-men-back = Peón come atrás
fact-men-forward = Peón come adelante
fact-optional = Comer es opcional
fact-any-capture = Captura libre
fact-most-pieces = Hay que comer el máximo
group-favorites = Favoritos
group-board = { $width } × { $height } casillas
group-lines = Filas y columnas
group-presets = Predefinidos
group-house = Reglas propias

lines = { $lines ->
    [diagonal] diagonales
    [straight] filas y columnas
   *[all] filas, columnas y diagonales
    }

## Why a move is not legal

refused-lead = { $move } no es legal.
refused-lead-ambiguous = { $move } es ambiguo.
refused-game-over = La partida ha terminado: las { $side } no pueden mover.
refused-game-over-king = La partida ha terminado: las { $side } consiguieron la primera { $king }.
refused-empty = No hay pieza en { $square }.
refused-not-yours = { $piece ->
    [man] El peón
   *[king] La { $piece }
    } de { $square } es de las { $side }.
refused-taken = { $square } no está vacía.
refused-must-capture = { $pieces ->
    [man] El peón de { $squares } puede
    [men] Los peones de { $squares } pueden
    [king] La dama de { $squares } puede
    [queen] La reina de { $squares } puede
    [piece] La pieza de { $squares } puede
   *[other] Las { $pieces } de { $squares } pueden
    } comer, así que debes comer.
refused-only-capture = { $move } { $gain }.
takes = come { $taken }
takes-and-crowns = come { $taken } y corona
takes-mixed-and-crowns = come { $taken }, y corona
taken-mixed = { $all } piezas, { $n ->
    [one] una de ellas { $king }
   *[other] entre ellas { $kings }
    }
refused-must-take-more = Debes comer todas las piezas posibles. { $pieces } en { $squares }: { $most }.
refused-must-take-rank = { $n ->
    [one] Hay una captura con prioridad ({ $pieces } en { $squares }):
   *[other] Hay capturas con prioridad ({ $pieces } en { $squares }):
    } { $precedence ->
    [italian] come más piezas, luego con una { $king }, luego más { $kings }, y una { $king } cuanto antes.
    [value] come el mayor valor, donde una { $king } vale algo menos que dos peones, y luego con una { $king }.
   *[kings] come más piezas, y luego más { $kings }.
    }
refused-king-must-take = { $pieces ->
    [king] La dama de { $squares } puede
   *[kings] Las { $pieces } de { $squares } pueden
    } comer, y una { $king } debe comer antes que un peón.
refused-takes-only = Esta captura solo come { $tried }.
refused-must-go-on = La captura no ha acabado: sigue hasta donde puedas.
refused-must-go-on-to = La captura no ha acabado: sigue hacia { $squares }.
refused-jumped-twice = Una pieza solo se salta una vez; las comidas quedan en el tablero hasta el final de la jugada.
refused-men-move-forward = { $lines ->
    [diagonal] Los peones solo mueven hacia delante.
   *[other] Los peones solo mueven hacia delante y de lado.
    }
refused-men-capture-forward = { $lines ->
    [diagonal] Los peones solo comen hacia delante.
   *[other] Los peones solo comen hacia delante y de lado.
    }
refused-men-spare-kings = Los peones no pueden comer { $kings }.
refused-king-moved-too-often = La { $king } de { $square } ha hecho { $moves } seguidas sin comer; mueve antes otra pieza.
refused-too-far = { $pieces }: una casilla cada vez.
refused-no-moves = { $piece ->
    [man] El peón de { $square } está bloqueado
   *[king] La { $piece } de { $square } está bloqueada
    } y no puede mover.
refused-in-the-way = { $n ->
    [one] La pieza de { $squares } estorba.
   *[other] Las piezas de { $squares } estorban.
    }
refused-not-on-a-line = { $pieces }: solo por { $lines }. Ninguna une { $from } y { $to }.
refused-captures-only = { $pieces }: solo mueven por { $lines }; por otras líneas solo comen.
refused-ambiguous = ¿Qué camino: { $routes }? Elige casilla a casilla, o escribe el camino entero.
refused-ambiguous-many = Ahí acaban varias capturas. Elige casilla a casilla, o escribe el camino entero.
refused-no-path = Ninguna jugada legal va de { $from } a { $to }.
unreadable = «{ $text }» no es una jugada. { $problem }
unreadable-empty = Escribe una jugada como { $example }.
unreadable-no-square = No hay casilla { $name }: van de { $first } a { $last }.
unreadable-light-square = La casilla { $name } es clara; solo se usan las oscuras.
unreadable-one-square = Da dos casillas: de dónde sale la pieza y adónde llega.
unreadable-digits = Las casillas de «{ $digits }» no están claras: pon - o x entre ellas.
unreadable-mark = Una jugada se escribe { $example }.
unreadable-missing-square = Falta una casilla junto a un separador.
unreadable-too-long = Ninguna jugada pasa por tantas casillas.
article = Regla { $number }
headline-must-capture = Te toca: debes comer
headline-must-take-more = Te toca: debes comer el máximo
headline-king-must-take = Te toca: debe comer una { $king }
headline-must-go-on = La captura debe seguir
headline-game-over = La partida ha terminado
headline-your-move = Te toca
headline-forced-capture = Captura obligada

## The state of the game

to-move = Juegan { $side }
must-capture = Debes comer
count-pieces = { $n ->
    [0] sin piezas
    [one] 1 pieza
   *[other] { $n } piezas
    }
count-kings = { $pieces } ({ $n } { $kings })
count-only-kings = { $n } { $kings }
draw-no-progress = { $n ->
    [0] Tablas si no se come ni mueve un peón
    [one] Tablas tras 1 jugada más cada uno si no se come ni mueve un peón
   *[other] Tablas tras { $n } jugadas más cada uno si no se come ni mueve un peón
    }
draw-no-progress-claimed = { $n ->
    [0] Se pueden pedir tablas si no se come ni mueve un peón
    [one] Se pueden pedir tablas tras 1 jugada más cada uno si no se come ni mueve un peón
   *[other] Se pueden pedir tablas tras { $n } jugadas más cada uno si no se come ni mueve un peón
    }
draw-may-be-claimed = { $why } Puedes pedir tablas.
draw-repetitions = Esta posición ha salido { $n ->
    [1] una vez
    [2] dos veces
   *[other] { $n } veces
    }; la { $limit ->
    [2] segunda
    [3] tercera
   *[other] { $limit }.ª
    } vez { $claimed ->
    [yes] permite pedir tablas
   *[no] son tablas
    }
draw-none = No hay tablas automáticas
draw-ending = { $n ->
    [0] Tablas
    [one] Tablas tras 1 jugada más cada uno
   *[other] Tablas tras { $n } jugadas más cada uno
    } { $unless ->
    [lone-king-taken] si no se come la dama sola
    [diagonal-left] si la dama sola no deja la diagonal grande
    [taken-or-crowned] si no se come ni se corona
   *[taken] si no se come
    }
draw-next = Tablas si esta jugada no come
thinking = { $n ->
    [one] profundidad { $depth }, { $count } posición
   *[other] profundidad { $depth }, { $count } posiciones
    }
thinking-calls = { $n ->
    [one] 1 búsqueda
   *[other] { $count } búsquedas
    }

## Announcements during the game

played-quiet = Las { $side } juegan { $move }
played-capture = Las { $side } comen { $n ->
    [one] una pieza
   *[other] { $n } piezas
    }, { $move }
played-quiet-crowned = Las { $side } juegan { $move } y consiguen una { $king }
played-capture-crowned = Las { $side } comen { $n ->
    [one] una pieza
   *[other] { $n } piezas
    }, { $move }, y consiguen una { $king }
selected = { $piece } en { $square }, selección hecha. Puede ir a { $squares }.
stepped-goes-on = En { $square }. Sigue comiendo.
stepped-may-end = En { $square }. Sigue, o elige { $square } otra vez para acabar la jugada.
square-piece = { $piece } { $piece ->
    [man] { $side ->
        [white] blanco
        [black] negro
        [red] rojo
       *[green] verde
    }
   *[king] { $side ->
        [white] blanca
        [black] negra
        [red] roja
       *[green] verde
    }
    }
square-brief-man = { $side ->
    [white] blanco
    [black] negro
    [red] rojo
   *[green] verde
    } { $square }
square-empty = vacía
square-captured = pieza comida
square-selected = selección
square-must-capture = debe comer
square-movable = puede mover
square-target = jugada legal
square-huffable = se puede soplar
square-last-move = última jugada
square-hint = pista

## Huffing

huffed = Las { $side } soplan: { $piece } en { $square }.
huff-offer = { $pieces } en { $squares }: no comió cuando podía. Puedes soplar { $n ->
    [one] esa pieza.
   *[other] una de ellas.
    }
huff-not-in-the-rules = Estas reglas no permiten soplar.
huff-one-a-turn = Solo puedes soplar una pieza por turno.
huff-captured = Las { $side } comieron, así que no puedes soplar.
huff-nothing-missed = Las { $side } no dejaron de comer: no hay nada que soplar.
huff-could-not = Nada en { $square } podía comer en la última jugada.

## The end of a game

outcome-draw = Tablas
outcome-you-win = Ganas
outcome-you-lose = Pierdes
outcome-wins = Victoria: { $name }
outcome-player = { $name } ({ $side })
outcome-count = { $side }: { $count }.
outcome-no-pieces = Las { $side } se han quedado sin piezas.
outcome-blocked = Las { $side } no pueden mover.
outcome-ran-out = Las { $side } se han quedado sin piezas y ganan.
outcome-stuck = Las { $side } no pueden mover y ganan.
outcome-first-king = Las { $side } consiguieron la primera { $king }.
outcome-resigned = Las { $side } se rindieron.
outcome-you-resigned = Te rendiste.
outcome-conceded = Las { $side } se rindieron: toda jugada pierde.
outcome-repetition = La misma posición salió { $n } veces.
outcome-no-progress = { $n } jugadas cada uno sin comer ni mover un peón.
outcome-ending = { $n } jugadas cada uno con { $class ->
    [lone-king-against-three] una dama sola contra tres piezas.
    [lone-king-against-two] una dama sola contra una o dos piezas.
    [lone-king-against-kings] una dama sola contra tres o más damas.
    [long-diagonal] una dama sola en la diagonal grande contra tres piezas.
    [four-or-five] cuatro o cinco piezas y damas en ambos bandos, sin comer ni coronar.
    [six-or-seven] seis o siete piezas y damas en ambos bandos, sin comer ni coronar.
    [three-kings] tres damas contra una.
    [two-kings] dos damas contra una.
   *[king-each] una dama cada uno.
    }
outcome-piece-each = A cada uno le queda una pieza, y ninguna se puede comer enseguida.
outcome-agreement = Los jugadores acordaron tablas.
outcome-you-ran-out-of-time = Se te acabó el tiempo.
outcome-ran-out-of-time = A las { $side } se les acabó el tiempo.
outcome-drawn-on-time = Se acabó el tiempo, y el rival no podía ganar.

## Looks

look-board = { $key ->
    [wood] Madera
    [slate] Pizarra
    [tournament] Torneo
    [ocean] Azul y naranja
    [paper] Papel
    [contrast] Alto contraste
    [midnight] Medianoche
   *[sage] Salvia
    }
look-pieces = { $key ->
    [flat] Planas
    [wood] Madera
    [stone] Piedra
    [print] Impresas
    [bold] Gruesas
   *[classic] Clásicas
    }

## Planned moves

plan-made = Previsto: { $move }.
plan-made-how-to-drop = Un clic fuera del tablero o Escape lo anula.
plan-refused = La jugada prevista { $move } no es legal ahora.

## Clocks

clock-untimed = sin reloj
clock-hourglass = reloj de arena, { $time }: el tiempo que uno gasta pasa al otro
clock-odds = { $white }: { $first }. { $black }: { $second }.
clock-then = {", luego "}
clock-and = {", "}
clock-increment = más { $time } por jugada
clock-bronstein = con hasta { $time } por jugada devueltos
clock-delay = con los primeros { $time } de cada jugada gratis
clock-periods = luego { $n ->
    [one] 1 periodo
   *[other] { $n } periodos
    } de { $time } por jugada
clock-part = { $time } para { $n ->
    [one] 1 jugada
   *[other] { $n } jugadas
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
clock-unreadable = Escribe un tiempo como 5+3, 40/90,30+30 o 10+3x30.
clock-zero = Todo tiempo y número debe ser mayor que cero.
clock-too-long = Es demasiado largo.
clock-after-the-rest = Una parte sin número de jugadas debe ser la última.
clock-face = Reloj de las { $side }: { $time }
clock-periods-left = { $n ->
    [one] último periodo
   *[other] { $n } periodos
    }
handicap-none = Ninguna
handicap = Las { $side } juegan sin { $n ->
    [one] 1 peón
   *[other] { $n } peones
    }

## The page of rules

page-board = Tablero
page-board-shape = El tablero tiene { $width } por { $height } casillas. { $shape ->
    [full] Se usan las { $squares } casillas.
    [mirrored] Solo se usan las { $squares } casillas oscuras, y cada jugador tiene una esquina oscura a la derecha.
   *[dark] Solo se usan las { $squares } casillas oscuras, y cada jugador tiene una esquina oscura a la izquierda.
    }
page-board-numbers = { $naming ->
    [letters] Una casilla lleva la letra de su columna, de a a { $letter } desde la izquierda de las { $side }, y el número de su fila, de 1 a { $rows } desde el lado de las { $side }.
    [from-below] Las casillas se numeran de 1 a { $last }, fila a fila, desde abajo a la derecha según las { $side }.
   *[numbers] Las casillas se numeran de 1 a { $last }, fila a fila, desde arriba a la izquierda según las { $side }.
    }
page-setup = Las { $bottom } empiezan abajo y las { $top } arriba, con { $men } peones cada una en { $rows ->
    [one] la fila más cercana.
   *[other] las { $number } filas más cercanas.
    }
page-setup-gap = Las { $bottom } empiezan abajo y las { $top } arriba, con { $men } peones cada una en { $rows ->
    [one] una fila,
   *[other] { $number } filas,
    } { $gap ->
    [one] dejando vacía la fila más cercana.
   *[other] dejando vacías las { $empty } filas más cercanas.
    }
page-starts = Las { $side } mueven primero; luego se juega por turnos.
page-aim = Objetivo
page-aim-text = { $goal ->
    [run-out] Ganas si en tu turno no puedes mover, porque no te quedan piezas o están todas bloqueadas.
    [first-king] Gana quien primero consigue una { $king }. Pierdes si en tu turno no puedes mover, porque no te quedan piezas o están todas bloqueadas.
   *[leave-no-move] Pierdes si en tu turno no puedes mover, porque no te quedan piezas o están todas bloqueadas.
    }
page-moving = Movimiento
page-men-move = { $lines ->
    [straight] Los peones mueven una casilla de frente o de lado a una casilla vacía.
    [all] Los peones mueven una casilla de frente, en diagonal hacia delante o de lado a una casilla vacía.
   *[diagonal] Los peones mueven una casilla en diagonal hacia delante a una casilla vacía.
    }
page-kings-step = { $kings }: mueven una casilla { $lines ->
    [straight] adelante, atrás o de lado.
    [all] en cualquier dirección, recto o en diagonal.
   *[diagonal] en diagonal, adelante o atrás.
    }
page-kings-fly = { $kings }: mueven cualquier distancia por { $lines ->
    [straight] filas y columnas libres.
    [all] filas, columnas y diagonales libres.
   *[diagonal] diagonales libres, adelante o atrás.
    }
page-king-limit = Mientras un bando tenga peones, cada { $king } puede hacer como mucho { $moves } seguidas sin comer; después debe mover otra pieza.
page-straight = Por filas y columnas las piezas saltan las casillas claras: la siguiente casilla es la oscura más próxima.
page-capturing = Captura
page-capture = { $lines ->
    [straight] Una pieza come una pieza rival vecina de su fila o columna saltando a la casilla vacía de detrás.
    [all] Una pieza come una pieza rival vecina, recto o en diagonal, saltando a la casilla vacía de detrás.
    [mixed] Una pieza come una pieza rival vecina saltando a la casilla vacía de detrás.
   *[diagonal] Una pieza come una pieza rival vecina en diagonal saltando a la casilla vacía de detrás.
    }
page-capture-lines = Los peones comen por { $men }; { $kings }, por { $lines }.
page-men-capture-forward = { $lines ->
    [straight] Los peones comen hacia delante y de lado.
    [all] Los peones comen de frente, en diagonal hacia delante y de lado.
   *[diagonal] Los peones solo comen hacia delante.
    }
page-men-capture-back = { $lines ->
    [straight] Los peones comen adelante, atrás y de lado.
    [all] Los peones comen en las ocho direcciones.
   *[diagonal] Los peones comen adelante y atrás.
    }
page-men-spare-kings = Los peones no pueden comer { $kings }.
page-kings-capture = { $kings }: comen en cualquier dirección.
page-kings-capture-far = Una { $king } come en cualquier dirección y a cualquier distancia, y cae { $landing ->
    [behind] justo detrás de la pieza comida.
    [behind-last-king] en cualquier casilla vacía detrás de la pieza comida; pero si la última comida es una { $king }, debe parar justo detrás.
   *[any] en cualquier casilla vacía detrás de la pieza comida.
    }
page-king-lands-to-go-on = Si una { $king } puede seguir comiendo desde algunas de las casillas donde puede caer, debe caer en una de ellas.
page-turn-back = { $may ->
    [yes] Entre saltos una { $king } puede dar la vuelta y pasar por la casilla que acaba de despejar.
   *[no] Entre saltos una { $king } no puede dar la vuelta.
    }
page-capture-mandatory = Si puedes comer, debes comer.
page-capture-optional = Comer es opcional: puedes hacer otra jugada.
page-huffing = Una pieza que podía comer y no comió se puede soplar: el rival la quita del tablero antes de mover. Solo se sopla una pieza por turno, y solo por la jugada recién hecha; quien comió algo en esa jugada está a salvo.
page-chains = Capturas múltiples
page-chain-finish = Si la pieza puede comer otra vez desde donde cayó, debe seguir en la misma jugada hasta que no pueda más.
page-chain-stop = Si la pieza puede comer otra vez desde donde cayó, puede seguir en la misma jugada o parar tras cualquier salto.
page-chain-single = Cada turno es un solo salto: ninguna pieza come dos veces en una jugada.
page-chain-ghosts = Las piezas comidas quedan en el tablero hasta el final de la jugada; hasta entonces estorban y no se pueden saltar otra vez.
page-chain-at-once = Cada pieza comida sale enseguida del tablero, y la misma jugada puede pasar por su casilla.
page-precedence-free = Si hay varias capturas, eliges la que quieras.
page-precedence-most = Si hay varias capturas, debes comer más piezas; una { $king } cuenta como una pieza.
page-precedence-kings = Si hay varias capturas, debes comer más piezas y, entre esas, más { $kings }.
page-precedence-italian = Si hay varias capturas, debes comer más piezas. Si queda elección, debes comer con una { $king }, luego más { $kings }, y luego una { $king } cuanto antes.
page-precedence-king-first = Si una { $king } puede comer, debe comer una { $king }, aunque un peón pudiera comer más; si no, la elección es libre.
page-precedence-value = Si hay varias capturas, debes comer el mayor valor: un peón vale uno, una { $king } algo menos de dos. A igual valor, debes comer con una { $king } si puedes.
page-crowning = Coronación
page-crowning-text = Un peón que acaba su jugada en la fila más lejana se convierte en { $king }.
page-crowning-stop = Una captura que llega a la última fila acaba allí.
page-crowning-pass = Un peón que llega a la última fila al comer y puede seguir lo hace como peón y no corona.
page-crowning-go-on = Un peón que llega a la última fila al comer corona enseguida y sigue como { $king }.
page-regicide = Peón que come una { $king }
page-regicide-stop = Un peón que come una { $king } corona enseguida, caiga donde caiga, y su jugada acaba.
page-regicide-go-on = Un peón que come una { $king } corona enseguida, caiga donde caiga, y sigue comiendo como { $king } si puede.
page-regicide-on-last-row = Si cae en la fila de coronación, su jugada acaba allí igualmente.
page-regicide-at-end = Un peón que come una { $king } se convierte en { $king } al final de su jugada; hasta entonces come como peón.
page-draws = Tablas
page-played = Dónde se juega
page-played-where = Se juega { $where }.
page-rulebook = El reglamento es el de { $federation }.
page-draws-now = Contadores de tablas de esta partida
page-draw-repetition = La partida es tablas si la misma posición, con el mismo turno, sale { $n } veces.
page-draw-no-progress = La partida es tablas tras { $n } jugadas de cada bando sin comer ni mover un peón.
page-draw-claims-repetition = En el tablero, un jugador debe pedir las tablas por repetición.
page-draw-claims-all = En el tablero, un jugador debe pedir esas tablas.
page-draw-endings = Si una dama sola se enfrenta a tres piezas, al menos una de ellas dama, la partida es tablas tras { $three } jugadas de cada bando. Si se enfrenta a una o dos piezas, al menos una de ellas dama, es tablas tras { $two }.
page-draw-russian-lone = Si una { $king } sola se enfrenta a tres o más { $kings }, la partida es tablas tras { $many } jugadas de cada bando. Si se enfrenta a una o dos piezas, o a tres estando en la diagonal grande, es tablas tras { $few }.
page-draw-russian-few = Si ambos bandos tienen { $kings } y no se come ni se corona, la partida es tablas tras { $four } jugadas de cada bando con cuatro o cinco piezas en total, y tras { $six } con seis o siete.
page-draw-three-kings = Si tres { $kings } se enfrentan a una, la partida es tablas tras { $n } jugadas de cada bando.
page-draw-frisian = Si dos { $kings } se enfrentan a una, la partida es tablas tras { $two } jugadas de cada bando; con una { $king } cada uno, tras { $one }.
page-draw-one-each = Si a cada bando le queda una pieza, la partida es tablas si la siguiente jugada no come.
page-draw-agreement = Los jugadores pueden acordar tablas en cualquier momento.
contradiction = Estas reglas se contradicen: { $why } ({ $switches }).
contradiction-rows = cada bando necesita al menos una fila de peones, con una fila vacía entre los bandos
contradiction-precedence = la prioridad compara capturas acabadas, pero estas pueden parar antes
contradiction-single-leg-crowning = con un salto por turno, la jugada acaba en la fila de coronación: un peón no puede pasarla ni seguir como dama
contradiction-single-leg-regicide = con un salto por turno, un peón no puede seguir tras comer una dama
contradiction-huffing = soplar exige que comer sea opcional, porque solo así se puede dejar de comer
contradiction-repetition = toda posición sale una vez: una repetición exige 2 veces o más, o 0 para no limitar
contradiction-in = { $why } ({ $switches }).

## Switches of house rules

switch-name = { $key ->
    [board] Tablero
    [rows] Filas de peones
    [home_gap] Filas vacías detrás
    [starts] Empieza
    [goal] Cómo ganar
    [man_steps] Peones mueven por
    [king_steps] Damas mueven por
    [flying_kings] Damas voladoras
    [king_move_limit] Jugadas seguidas de una dama
    [capture_duty] Captura
    [huffing] Soplar
    [man_captures] Peones comen por
    [men_capture_back] Peones comen atrás
    [men_take_kings] Peones comen damas
    [king_captures] Damas comen por
    [king_landing] Caída de la dama voladora
    [chain_duty] Capturas múltiples
    [precedence] Prioridad al comer
    [removal] Piezas comidas salen
    [may_turn_back] Damas dan la vuelta
    [crowning_in_capture] Última fila al comer
    [regicide] Peón que come una dama
    [repetition] Repetición
    [no_progress] Sin progreso
    [endings] Límites de finales
   *[claims] Tablas que se piden
    }
switch-value = { $value ->
    [board-6x6] 6×6
    [board-8x8] 8×8
    [board-8x8-mirrored] 8×8, invertido
    [board-10x10] 10×10
    [board-12x12] 12×12
    [board-12x12-mirrored] 12×12, invertido
    [board-10x8] 10×8
    [board-8x8-full] 8×8, todas las casillas
    [starts-white] Blancas
    [starts-black] Negras
    [goal-leave-no-move] Dejar al rival sin jugadas
    [goal-run-out] Quedarse sin jugadas
    [goal-first-king] Conseguir la primera dama
    [capture_duty-mandatory] Obligatoria
    [capture_duty-optional] Opcional
    [king_landing-any] En cualquier casilla
    [king_landing-behind] Justo detrás
    [king_landing-behind-last-king] Justo tras la última dama
    [chain_duty-finish] Hasta el final
    [chain_duty-stop-anywhere] Parar tras un salto
    [chain_duty-single-leg] Un salto por turno
    [precedence-free] Libre
    [precedence-most-pieces] Más piezas
    [precedence-most-pieces-then-kings] Más piezas, luego damas
    [precedence-italian] Orden italiano
    [precedence-king-first] Dama antes que peón
    [precedence-value] Mayor valor
    [removal-at-end] Al final
    [removal-at-once] Enseguida
    [crowning_in_capture-stop] La jugada acaba
    [crowning_in_capture-pass] Sigue siendo peón
    [crowning_in_capture-go-on-as-king] Se hace dama
    [regicide-off] Sigue siendo peón
    [regicide-crown-and-stop] Corona y para
    [regicide-crown-and-go-on] Corona y sigue
    [regicide-crown-at-end] Corona al final
    [endings-none] Ninguno
    [endings-international] Internacionales
    [endings-russian] Rusos
    [endings-pool] Pool americano
    [endings-canadian] Canadienses
    [endings-frisian] Frisones
    [endings-one-each] Una pieza cada uno
    [claims-none] Ninguna
    [claims-repetition] Repetición
    [claims-all] Repetición y sin progreso
   *[other] { $value }
    }
switch-times = { $n ->
    [0] Sin tablas
    [2] Tablas a la segunda
    [3] Tablas a la tercera
   *[other] Tablas a la { $n }.ª
    }
switch-moves = { $n ->
    [0] Sin tablas
   *[other] Tablas tras { $n } jugadas cada uno
    }
switch-limit = { $n ->
    [0] Sin límite
   *[other] { $n }
    }

## Hints

ladder-next = Siguiente peldaño: { $ending }
ladder-climbed = { $n } de { $all } finales ganados.
ladder-won = ganado
motif-name = { $motif ->
    [royal] golpe real
    [philippe] golpe Philippe
    [napoleon] golpe Napoleón
    [express] golpe exprés
    [heel] golpe de talón
    [raphael] golpe Raphaël
    [turkish-stroke] golpe turco
    [bomb] golpe de la bomba
    [ricochet] golpe de rebote
    [mazette] golpe del principiante
    [trapdoor] golpe de la trampilla
    [recall] golpe de retorno
    [bridge] puente
    [dog-hole] perrera
    [two-for-one] dos por una
    [three-for-one] tres por una
    [three-for-two] tres por dos
    [stroke] golpe
    [breeches] horquilla
    [in-and-out] entrar y salir
    [exchange-to-break] cambio para romper
    [breakthrough] ruptura
    [king-caught] dama cazada
    [king-lured] dama atraída
    [block] bloqueo
    [opposition] oposición
    [round-trip] vuelta completa
    [long-capture] captura larga
    [backward-capture] captura hacia atrás
    [smaller-capture] captura menor
   *[other] { $motif }
    }
hint-line = { $why }. Luego { $line }.
hint-why = { $why }.
hint-only-move = es la única jugada
hint-only-and = es la única jugada y { $why }
hint-only-loses = { $n ->
    [one] es la única jugada, pero pierde en una
   *[other] es la única jugada, pero pierde en { $n }
    }
hint-wins-game = { $n ->
    [one] gana la partida enseguida
   *[other] gana la partida en { $n } jugadas
    }
hint-loses-game = { $n ->
    [one] es lo que más resiste, pero pierde en una jugada
   *[other] es lo que más resiste, pero pierde en { $n } jugadas
    }
hint-wins = gana { $pieces }
hint-wins-for = gana { $pieces } por { $given }
hint-gives = entrega { $pieces }
hint-gives-for = entrega { $pieces } por { $won }
hint-exchange = cambia { $number } por { $number }
hint-crowns = corona un peón
hint-and-crowns = { $why } y corona un peón
hint-comma-crowns = { $why }, y corona un peón
hint-but-crowns = { $why } pero corona un peón
hint-nothing-better = { $why }, pero no hay nada mejor
hint-better = vale { $men } peones más que cualquier otra jugada
hint-shot = { $why } ({ $shot })
hint-tempting = { $move } es tentador, pero { $why }.
hint-chance = { $why }: victoria { $win } %, tablas { $draw } %, derrota { $loss } %
hint-even = mantiene la igualdad
hint-ahead = mantiene la ventaja
hint-worse = es la mejor defensa
hint-known-win = gana la partida
hint-known-loss = pierde, como cualquier otra jugada

## The review of a game

review-mark = { $mark ->
    [only] Única jugada
    [inaccuracy] Imprecisión
    [mistake] Error
   *[blunder] Error grave
    }
review-only = es la única jugada que mantiene el resultado
review-slips = { $how ->
    [won-drawn] deja en tablas { $phase } con victoria segura
    [won-lost] pierde { $phase } con victoria segura
   *[drawn-lost] pierde { $phase } de tablas
    }
review-phase = { $few ->
    [yes] un final
   *[no] una partida
    }
review-allows-win = { $n ->
    [0] permite a las { $side } ganar por la fuerza
    [one] permite a las { $side } ganar en una jugada
   *[other] permite a las { $side } ganar en { $n } jugadas
    }
review-misses-win = { $n ->
    [0] omite { $better }, que gana por la fuerza
    [one] omite { $better }, que gana enseguida
   *[other] omite { $better }, que gana en { $n } jugadas
    }
review-loses = pierde { $pieces }
review-loses-for = pierde { $pieces } por { $won }
review-shot = permite un golpe que cuesta { $pieces }
review-shot-for = permite un golpe que cuesta { $pieces } por { $won }
review-misses = omite { $better }, que gana { $pieces }
review-misses-for = omite { $better }, que gana { $pieces } por { $given }
review-lets-crown = permite a las { $side } coronar un peón
review-misses-crown = omite { $better }, que corona un peón
review-weaker = es más flojo que { $better }
review-line = { $why }: { $line }.
review-why = { $why }.
review-better = Mejor es { $line }.
review-accuracy = Precisión { $percent } %

## Opponents

opponent-random = Al azar
opponent-greedy = Glotón
opponent-minimax = Minimax, { $n ->
    [one] 1 media jugada
   *[other] { $n } medias jugadas
    }
opponent-alphabeta = Alfa-beta, { $n ->
    [one] 1 media jugada
   *[other] { $n } medias jugadas
    }
opponent-level = { $n ->
    [1] Novato
    [2] Aprendiz
    [3] Principiante
    [4] Ocasional
    [5] Habitual
    [6] Aficionado
    [7] Jugador de club
    [8] Jugador de equipo
    [9] Fuerte jugador de club
    [10] Jugador de torneo
    [11] Experto
    [12] Candidato a maestro
    [13] Maestro
    [14] Maestro nacional
    [15] Gran maestro
    [16] Campeón
   *[other] Nivel { $n }
    }
opponent-full-level = Nivel { $n }: { $title }
opponent-adaptive = { $found ->
    [yes] Mi nivel, ahora nivel { $n }
   *[no] Encontrar mi nivel, ahora nivel { $n }
    }
opponent-full-reference = { $title } ({ $rules })
opponent-random-line = Hace jugadas legales al azar.
opponent-greedy-line = Come todo lo que puede y no mira más allá.
opponent-minimax-line = Examina todas las variantes a { $n ->
    [one] 1 media jugada.
   *[other] { $n } medias jugadas.
    }
opponent-alphabeta-line = Busca a { $n ->
    [one] 1 media jugada
   *[other] { $n } medias jugadas
    } y omite las variantes sin importancia.
opponent-level-line = { $n ->
    [1] Conoce las reglas y apenas ve más allá de la jugada siguiente.
    [2] Ve una captura simple, pero a menudo no la respuesta.
    [3] Ve casi todas las respuestas, pero pocos golpes.
    [4] Ve golpes cortos si van hacia delante.
    [5] Ve golpes cortos, pero no los largos ni hacia atrás.
    [6] Mira cuatro medias jugadas y se le escapa un golpe de cada tres.
    [7] Se le escapan golpes largos y amenazas discretas.
    [8] Se le escapa un golpe largo de vez en cuando.
    [9] Rara vez se le escapa un golpe.
    [10] Casi nunca se le escapa un golpe.
    [11] Ve casi todo a siete medias jugadas.
    [12] No se le escapa nada y calcula variantes cortas.
    [13] Calcula variantes más largas.
    [14] Calcula lejos y juega bien los finales.
    [15] Castiga el menor error.
    [16] Juega a plena fuerza.
   *[other] El motor en el nivel { $n }.
    }
placement-open = Tu próximo rival es el nivel { $level }. Partidas jugadas: { $games } de { $all }.
placement-found = Juegas más o menos como el nivel { $level }, { $title }. Puntuación { $n } ± { $margin }.
opponent-rated-line = { $line } Puntuación { $n }.
opponent-styled = { $title }, { $style ->
    [cautious] prudente
    [sharp] incisivo
   *[tricky] astuto
    }
opponent-style-line = { $style ->
    [balanced] Juega la jugada que parece mejor.
    [cautious] Cambia piezas y guarda las distancias.
    [sharp] Evita los cambios y busca el contacto.
   *[tricky] Tiende trampas.
    }
opponent-style = { $style ->
    [balanced] Equilibrado
    [cautious] Prudente
    [sharp] Incisivo
   *[tricky] Astuto
    }
opponent-reference = { $name ->
    [easy] Fácil
    [medium] Medio
    [hard] Difícil
    [very-hard] Muy difícil
    [last-stand] Última resistencia
    [greedy] Glotón
    [minimax] Minimax
   *[other] { $name }
    }
opponent-second-evaluation = { $title }, segunda evaluación
opponent-score-panel = { $name ->
    [easy] Mueve una pieza al azar.
    [medium] Mira 2 medias jugadas.
    [hard] Mira 5 medias jugadas.
    [very-hard] Mira 7 medias jugadas.
    [last-stand] Mira 7 medias jugadas, y más con menos piezas.
   *[other] Un rival del marcador.
    }
opponent-menu = { $name ->
    [easy] Mira 2 medias jugadas.
    [medium] Mira 3 medias jugadas.
    [hard] Mira 4 medias jugadas.
   *[other] Un rival del menú.
    }
opponent-choose-each-leg = { $name ->
    [easy] Mira 1 media jugada.
    [medium] Examina todas las variantes a 2 medias jugadas.
    [hard] Examina todas las variantes a 3 medias jugadas.
   *[other] Un rival del menú principal.
    }
opponent-flying-tutorial = { $name ->
    [greedy] Elige la jugada con mejor resultado inmediato.
    [minimax] Mira 4 medias jugadas y se rinde si todas pierden.
   *[other] Un rival del tutorial.
    }
opponent-text = { $name ->
    [easy] Mira 2 medias jugadas y varía su juego.
    [medium] Mira 5 medias jugadas y varía su juego.
    [hard] Mira 7 medias jugadas y varía su juego.
   *[other] Un rival del juego de texto.
    }

## Requests and invalid input

gives-up = Las { $side } se rinden.
offers-draw = Las { $side } ofrecen tablas.
claims-draw = Las { $side } piden tablas.
unknown-rules = No hay variante «{ $key }».
unknown-opponent = No hay rival «{ $key }».
unknown-side = El bando debe ser white o black, no «{ $key }».
bad-position = No se puede leer la posición: { $why }.
bad-rules = No se pueden leer las reglas: { $why }.

## The position editor

editor-off-board = El tablero no tiene casilla { $number }.
editor-two-pieces = Hay dos piezas en { $square }.
editor-crowning-row = Un peón de las { $side } no puede estar en { $square }, donde se hace dama.
editor-king-run = El contador de { $square } exige allí una dama de las { $side } y un peón del mismo color en el tablero.
editor-no-pieces = Las { $side } no tienen piezas.
editor-too-many = Las { $side } tienen { $count } piezas, más que las { $most } del inicio.
editor-over = La partida ha terminado: ganan las { $side }.

## Lines of the game screen

headline-side-must-capture = Las { $side } deben comer
strip-to-move = { $side } · juegan
strip-turn = Juegan
strip-telling = { $side } · { $told }
side-first = { $side } · empiezan
rules-of = Reglas: { $rules }
game-line = { $rules } · jugada { $n }
game-line-against = { $rules } · { $opponent } · jugada { $n }
seconds = { $number } s
thinking-of = Pensando: { $progress }
typed-example = Escribe: { $move }

## Offline use

kept-sizes = La aplicación ocupa { $app }; sus descargas (pesos, tablas de finales, idiomas), { $data }.
kept-all = Descargar todo ({ $size })
kept-clear = Borrar descargas ({ $size })

## Endgame tables

tables-name = { $rules }, { $n } piezas
tables-up-to = hasta { $n }
tables-tell = { $metric ->
    [dtw] resultado y distancia a la victoria
    [dtc] resultado y distancia a una captura
   *[other] solo resultado
    }
tables-set = { $rules }, hasta { $n } piezas, { $metric }: { $size }
tables-begun = { $rules }, { $metric }: nada acabado aún
tables-more = { $set }, y parte del tamaño siguiente
tables-cost = Necesita hasta { $disk } de disco y { $memory } de memoria, y unos { $time }.
tables-no-disk = Falta disco: { $free } libres.
tables-no-memory = Falta memoria: aquí se pueden usar { $most } como mucho.
tables-no-size = Ninguna tabla puede tener tantas posiciones.
tables-no-huffing = Las tablas de finales no conocen el soplo.
tables-complete = Estas tablas ya están hechas.
tables-percent = { $percent } %
tables-running = { $name }: { $percent } %
tables-left = { $running }, quedan unos { $time }
tables-finished = { $name }: acabado.
tables-stopped = { $name }: parado en el { $percent } %. Las partes acabadas se guardan.
tables-failed = { $name }: error. { $why }
bytes-mb = { $number } MB
bytes-gb = { $number } GB
time-short = un minuto
time-minutes = { $n } minutos
time-hours = { $n ->
    [one] 1 hora
   *[other] { $n } horas
    }
time-days = { $n ->
    [one] 1 día
   *[other] { $n } días
    }

## Labels

label-a-person = Una persona
label-accept = Aceptar
label-against-computer = Contra el ordenador
label-analyze = Analizar
label-animation-speed = Animación
label-back = Volver
label-best-defense = Mejor defensa
label-board = Tablero
label-board-theme = Colores del tablero
label-claim = Pedir
label-claim-draw = Pedir tablas
label-clock = Reloj
label-clock-custom = Tu tiempo
label-club = Club
label-close = Cerrar
label-computer-pause = Pausa del ordenador
label-continue = Continuar
label-copy = Copiar
label-delete = Borrar
label-dark = Oscuro
label-download = Descargar
label-draws = Tablas
label-draws-automatic = Automáticas
label-draws-claimed = Al pedirlas
label-endgame-values = Valores
label-fast = Rápida
label-favorite = Favorito
label-flip-each-move = Girar el tablero tras cada jugada (dos jugadores)
label-flip = Girar
label-game = Juego
label-game-link = Enlace con toda la partida
label-game-pdn = Partida (PDN)
label-go-on = Seguir
label-handicap = Ventaja
label-help = Ayuda
label-hint = Pista
label-home = Crownhead: inicio
label-huff = Soplar
label-kept-offline = Sin conexión
label-language = Idioma
label-lessons = Lecciones
label-levels = Niveles
label-learn = Aprender
label-my-level = Mi nivel
label-find-level = Encontrar mi nivel
label-style = Estilo
label-puzzles = Problemas
label-library = Partidas
label-light = Claro
label-look-at-board = Ver tablero
label-more = Más
label-move-list = Jugadas
label-more-options = Más opciones
label-more-opponents = Más rivales
label-move-now = Jugar ya
label-names-shown = Nombres
label-new-game = Nueva
label-next-exercise = Siguiente
label-no = No
label-no-animation = Ninguna
label-normal = Normal
label-offer-draw = ¿Tablas?
label-open = Abrir
label-open-game = Abrir partida o posición
label-open-file = Abrir archivo
label-opponent = Rival
label-paste = Pegar
label-own-rules = Crea tus reglas
label-own-template = Partir de
label-own-title = Reglas propias
label-own-words = Leer las reglas
label-own-share = Enlace y archivo
label-own-link = Enlace
label-own-file = Reglas en archivo (TOML)
label-pause = Pausa
label-pause-clock = Parar el reloj
label-pictures = Imágenes e impresión
label-plain-opponents = Rivales simples
label-piece-set = Piezas
label-play = Jugar
label-play-again = Otra vez
label-play-on = Seguir jugando
label-players = Jugadores
label-one-click = Un clic si la pieza solo tiene una jugada
label-position-editor = Editor
label-position-fen = Posición (FEN)
label-premoves = Prever jugadas en el turno del rival
label-practice = Practicar finales
label-random-side = Al azar
label-recent-games = Partidas recientes
label-redo = Rehacer
label-reload = Recargar
label-resign = Rendirse
label-result = Resultado
label-restart = Reiniciar
label-rules = Reglas
label-search-games = Buscar juegos
label-settings = Ajustes
label-share = Compartir
label-show-targets = Mostrar jugadas legales
label-side = Bando
label-slow = Lenta
label-sound = Sonido
label-square-numbers = Números de casilla
label-study = Estudio
label-start = Empezar
label-start-clock = Poner el reloj en marcha
label-surprise-me = Sorpresa
label-system = Sistema
label-take-back = Retirar
label-tables = Tablas de finales
label-tables-pieces = Piezas
label-tables-start = Construir
label-tables-stop = Parar
label-tables-tell = Contenido
label-theme = Tema
label-thinking = Pensando
label-two-players = Dos jugadores
label-train = Entrenar
label-try-again = Otra vez
label-time-set = Fijar
label-type-a-move = Escribe una jugada
label-undo = Deshacer
label-warnings = Avisar de los errores, en partidas sin reloj
label-watch = Ver dos ordenadores
label-who-plays = Jugadores
label-yes = Sí
label-you = Tú
label-you-play = Juegas
label-blindfold = A ciegas
label-board-size = Tamaño del tablero
label-inside = En el tablero
label-keys = Teclado
label-letters = Letras
label-none = Ninguno
label-numbers = Números
label-outside = Al lado
label-show-all = Mostrar todo
label-spoken-names = Lector de pantalla
label-usual = Según las reglas
label-vibration = Vibración
label-zen = Zen

## Perfect endgames

known-win = Ganan las { $side }.
known-win-in = Ganan las { $side } en { $n ->
    [one] 1 media jugada
   *[other] { $n } medias jugadas
    } ({ $moves ->
    [one] 1 jugada
   *[other] { $moves } jugadas
    }).
known-draw = Tablas con el mejor juego.
known-conversion = La próxima captura o coronación está a { $n ->
    [one] 1 media jugada.
   *[other] { $n } medias jugadas.
    }
known-at-risk = Una regla de tablas puede acabar antes la partida.
known-move = { $move } { $verdict }
known-target = { $square }, esta jugada { $verdict }
known-piece = { $square }, su mejor jugada { $verdict }
verdict-draws = hace tablas
verdict-wins = gana
verdict-wins-in = gana en { $n ->
    [one] 1 media jugada
   *[other] { $n } medias jugadas
    }
verdict-wins-converting = gana, { $n ->
    [one] 1 media jugada
   *[other] { $n } medias jugadas
    } hasta la próxima captura o coronación
verdict-loses = pierde
verdict-loses-in = pierde en { $n ->
    [one] 1 media jugada
   *[other] { $n } medias jugadas
    }
verdict-loses-converting = pierde, { $n ->
    [one] 1 media jugada
   *[other] { $n } medias jugadas
    } hasta la próxima captura o coronación
ending-name = { $winner } contra { $loser }
drill-task = Juegan { $side } y ganan.
drill-ending = { $ending }.
drill-ending-shortest = { $ending }. Victoria más rápida: { $n ->
    [one] 1 jugada.
   *[other] { $n } jugadas.
    }
drill-won = Sigue ganado.
drill-longer = Eso cuesta { $n ->
    [one] 1 jugada más.
   *[other] { $n } jugadas más.
    }
drill-at-risk = Sigue ganado, pero una regla de tablas puede acabar antes la partida.
drill-gone = La victoria se ha ido.
drill-lost = La victoria se ha ido, y la partida está perdida.
drill-draws = { $move } solo hace tablas.
drill-loses = { $move } pierde.
drill-failed = No convertiste la victoria.
drill-solved = Resuelto en { $n ->
    [one] 1 jugada.
   *[other] { $n } jugadas.
    }
drill-solved-best = Resuelto en { $n ->
    [one] 1 jugada:
   *[other] { $n } jugadas:
    } la victoria más rápida.
drill-solved-in = Resuelto en { $n ->
    [one] 1 jugada;
   *[other] { $n } jugadas;
    } la victoria más rápida lleva { $shortest }.
drill-line = Práctica de finales · { $ending }

## What screen readers say on request

speech-group = { $pieces } { $squares }
speech-pieces = { $side }: { $pieces }.
speech-none = Las { $side } no tienen piezas.
speech-captures = Las { $side } pueden comer: { $moves }.
speech-no-captures = Las { $side } no pueden comer.

## Keys of the game page: the key before the bar, its effect after it

page-key-own = P | tus piezas
page-key-other = O | las piezas del rival
page-key-captures = C | las capturas
page-key-last = L | la última jugada
page-key-counts = M | el número de piezas
page-key-status = S | a quién le toca
page-key-clocks = T | los relojes
page-key-best = B | sugerir una jugada
page-key-arrows = Flechas, Intro | recorrer el tablero; elegir una pieza, luego su destino
page-key-numbers = 1 a 9 | elegir una captura numerada
page-key-back = Retroceso, Escape | deshacer el último salto; cancelar
page-key-typed = 22-18, Intro | escribir una jugada
page-key-undo = Ctrl+Z, Ctrl+Mayús+Z | deshacer, rehacer
page-key-zen = Z | ocultar todo menos el tablero, o mostrarlo
page-key-draw = Botón derecho | dibujar círculos y flechas; Mayús y Alt cambian el color
page-key-help = ? | mostrar esta página

## Fixed sentences

note-a-person-line = Alguien en este tablero.
note-about-ratings = La puntuación parte del juego al azar, 0. Con 200 más se ganan tres de cada cuatro puntos.
note-against-computer-line = Dieciséis niveles, y los rivales de cada predefinido.
note-computers-wait = Los ordenadores están en pausa.
note-computer-waits = El ordenador está en pausa.
note-copied = Copiado.
note-draws-automatic-line = La partida acaba en cuanto se cumple una regla de tablas.
note-draws-claimed-line = La partida sigue hasta que un jugador pide tablas.
note-draw-declined = Tablas rechazadas. La partida sigue.
note-draw-offered = Tablas ofrecidas.
note-draw-question = ¿Aceptar tablas?
note-engine-failed = El motor se ha parado.
note-first-tip = Arrastra una pieza, o elígela y luego su destino.
note-game-is-over = La partida ha terminado.
note-greeting = Todas las damas.
note-greeting-line = Elige un juego y un rival. Crownhead explica sus pistas y por qué una jugada no es legal.
note-hint-coming = Buscando una buena jugada…
note-huff-which = Elige la pieza que soplas.
note-keys-tip = También valen las flechas y escribir jugadas.
note-looking-for-tables = Buscando tablas de finales…
note-may-end-here = Elige la siguiente casilla, o esta otra vez para acabar la jugada.
note-clock-custom = Minutos+segundos por jugada: 5+3. Más: 40/90,30+30 · 5b3 · 10+3x30 · h5 · 5 vs 3.
note-clock-starts = El reloj arranca tras la primera jugada; un toque en él pausa la partida.
note-moves-first = Mueve primero.
note-moves-second = Mueve segundo.
note-must-go-on = Elige la siguiente casilla: la captura debe seguir.
note-no-game-found = Ningún juego encaja. Prueba otra palabra o crea tus reglas.
note-no-draw-to-claim = No hay tablas que pedir.
note-no-hint = No hay pista.
note-no-endings = En este juego no hay finales para practicar.
note-no-moves-yet = Aún no hay jugadas.
note-not-your-turn = No es tu turno.
note-nothing-to-redo = No hay nada que rehacer.
note-nothing-to-undo = No hay nada que deshacer.
repairs-title = Corregido al leer
repair = Línea { $line }, columna { $column }: había «{ $found }», se esperaba { $expected }; { $done }.
repair-missing = Línea { $line }, columna { $column }: se esperaba { $expected }; { $done }.
repair-no-move = Línea { $line }, columna { $column }: «{ $found }» no es una jugada; { $done }.
repairs-more = Y { $count } más.
note-own-paste = Cargar reglas de un enlace o código
note-own-paste-example = Por ejemplo 16g3050004000r0688q7z
note-pick-a-piece = Elige una pieza.
note-plan-move = Ahora elige adónde va la jugada prevista.
note-plan-not-expected = Tu rival jugó otra cosa. Se anula todo lo previsto.
note-plan-reply = Si tu rival juega esto: elige adónde va la pieza, luego tu respuesta.
note-plans-dropped = Se anula todo lo previsto.
note-practice-line = Gana una posición ganadora contra la mejor defensa.
note-random-side-line = El azar decide al empezar cada partida.
note-really-resign = ¿Rendir esta partida?
note-really-restart = ¿Empezar de nuevo? Perderás las jugadas de esta partida.
note-saved = Guardado.
note-saved-elsewhere = Otra pestaña guardó una partida. Tu próxima jugada aquí guarda esta.
note-storage-full = El espacio del navegador está lleno: esta partida ya no se guarda. Puedes seguir jugando.
note-tables-intro = Con tablas de finales, el ordenador juega los finales a la perfección. Algunas vienen incluidas; aquí puedes construir más. Una construcción parada sigue donde se quedó.
note-tables-none = Aún no hay tablas.
note-tables-reload = Recarga esta página para que el ordenador las use.
note-tables-there = Ya construidas:
note-tables-used = El ordenador las usa desde ahora.
note-text-prompt = Escribe cuatro números: columna y fila de la pieza, luego de su destino.
note-two-players-line = Por turnos en un tablero.
note-version-ready = Hay una versión nueva.
note-version-used = Otra pestaña pasó a una versión nueva. Recarga para usarla también aquí.
note-watch-line = Dos ordenadores juegan entre sí.
