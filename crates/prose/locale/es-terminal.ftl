# El texto del terminal en español (Project Fluent).
# Una línea de ayuda tiene la entrada antes de la barra y su efecto después.

## Keys of the full-screen board

help-arrows = Flechas, hjkl | mover el cursor
help-choose = Intro, Espacio | elegir una pieza, luego su destino; otra vez la pieza para acabar una captura
help-leg-back = Retroceso | deshacer el último salto, o soltar la pieza
help-escape = Escape | cancelar la jugada empezada
help-typed = 22-18, Intro | escribir una jugada
help-mouse = Ratón | pulsar, o arrastrar una pieza
key-claim = Pedir
key-draw = Tablas
key-flip = Girar
key-help = Teclas
key-hint = Pista
key-huff = Soplar
key-new = Nueva
key-opponent = Rival
key-pause = Pausa
key-practice = Finales
key-quit = Salir
key-read = Abrir
key-redo = Rehacer
key-resign = Rendirse
key-rules = Reglas
key-settings = Ajustes
key-tables = Tablas
key-undo = Deshacer
key-values = Valores
key-write = Guardar
does-claim = pedir tablas
does-draw = ofrecer tablas
does-flip = girar el tablero
does-help = mostrar esta página
does-hint = sugerir una jugada, u ocultar la sugerencia
does-huff = soplar una pieza que podía comer
does-new = empezar una partida
does-opponent = cambiar de rival o encontrar tu nivel
does-pause = pausar el reloj o dejar que siga
does-practice = practicar finales contra la mejor defensa
does-quit = salir
does-read = abrir una partida de un archivo
does-redo = rehacer una jugada
does-resign = rendirse
does-rules = mostrar las reglas
does-settings = cambiar los ajustes
does-tables = construir tablas de finales, o ver cómo va
does-undo = deshacer una jugada
does-values = mostrar el valor de cada jugada en las tablas de finales
does-write = guardar la partida en un archivo

## Settings and questions of the full-screen board

clock-paused = El reloj está en pausa. Pulsa z para seguir.
games-keys = Escribe para buscar · Tab: favorito · Intro: elegir · Esc: volver
games-none = Ningún juego tiene todas esas palabras.
setting-ascii = Solo ASCII
setting-search = Mostrar la búsqueda del ordenador
setting-square-size = Tamaño de casilla
size-auto = auto
size-large = grande
size-medium = medio
size-small = pequeño
title-read = Abrir una partida de un archivo
title-write = Guardar la partida en un archivo
too-small = Este terminal es pequeño: el tablero necesita { $columns } columnas y { $rows } filas.

## What endgame tables know

practice-take-back = Pulsa u para retirarla.
warning-take-back = Escribe undo para retirar la jugada o pulsa Intro para mantenerla.
values-title = Valores
values-unknown = Las tablas de finales no cubren esta posición.
values-more = y { $n } más
values-brackets = (n): medias jugadas hasta la próxima captura o coronación
values-move = { $move }: { $worth }
move-wins = gana
move-wins-in = gana en { $n }
move-wins-converting = gana ({ $n })
move-draws = tablas
move-loses = pierde
move-loses-in = pierde en { $n }
move-loses-converting = pierde ({ $n })

## The game line by line

play-move-or-help = Escribe una jugada como 22-18, o help.
play-help-move = 22-18 o 22 18 | hacer una jugada; una captura es 22x15, o 22x15x6 si hay varios caminos
play-help-moves = 22 o moves 22 | mostrar las jugadas de la pieza de una casilla; moves las muestra todas
play-help-hint = hint | sugerir una jugada y decir por qué
play-help-values = values | mostrar el valor de cada jugada en las tablas de finales
play-help-undo = undo, redo | deshacer una jugada, rehacerla
play-help-huff = huff [CASILLA] | quitar una pieza que podía comer, si las reglas lo permiten
play-help-save = save ARCHIVO | guardar la partida en PDN (save! sustituye un archivo)
play-help-load = load ARCHIVO | abrir una partida
play-help-fen = fen | mostrar la posición en FEN
play-help-rules = rules | mostrar las reglas
play-help-show = flip, board, score | girar el tablero, mostrarlo, mostrar el marcador
play-help-new = new [CLAVE] | empezar una partida, de otra variante si la nombras
play-help-opponent = opponent [CLAVE] | cambiar de rival; opponent two-players juega sin ordenador, opponent my-level encuentra tu nivel
play-help-draws = claim, draws | pedir tablas, mostrar los contadores
play-help-end = resign, draw | rendirse, ofrecer tablas
play-help-stop = Intro, stop | hacer jugar ya a un ordenador que piensa, como Ctrl-C
play-help-quit = quit | salir
load-what = load necesita un archivo: load partida.pdn
save-what = save necesita un archivo: save partida.pdn
score-line = Marcador ({ $white } - { $black }): { $score }
no-square = No hay casilla { $text }: van de 1 a { $last }.
off-the-board = { $place } está fuera del tablero: columnas y filas van de 1 a { $most }.
not-playing = { $place } no es una casilla de juego: las piezas están en las oscuras.
neither-move = «{ $text }» no es una jugada ({ $why }) ni una orden. Escribe help para verlas.
neither-number = «{ $text }» no es un número para { $name } ni una orden. Escribe help para verlas.

## Files

file-saved = Guardado como { $name }.
file-unreadable = No se puede leer { $name }: { $why }.
file-exists = { $name } ya existe; elige otro nombre.
file-exists-replace = { $name } ya existe; save! { $name } lo sustituye.

## The analysis board

analysis-key-best = Mejor
analysis-key-comment = Comentar
analysis-key-delete = Borrar
analysis-key-engine = Motor
analysis-key-flip = Girar
analysis-key-glyphs = Signos
analysis-key-help = Teclas
analysis-key-learn = Aprender
analysis-key-lines = Líneas
analysis-key-new = Nuevo
analysis-key-open = Abrir
analysis-key-promote = Subir
analysis-key-quit = Salir
analysis-key-review = Revisar
analysis-key-save = Guardar
analysis-key-threat = Amenaza
analysis-key-undo = Deshacer
analysis-help-step = Izquierda, Derecha | recorrer las jugadas
analysis-help-ends = Arriba, Abajo, Inicio, Fin | ir al inicio o al final
analysis-help-branch = Mayús+Arriba, Mayús+Abajo, [, ] | cambiar de rama
analysis-help-leave = Mayús+Izquierda, Retroceso | salir de la variante
analysis-help-mistakes = ,, . | ir al error anterior o siguiente
analysis-help-typed = 22-18, Intro | escribir una jugada
analysis-help-cursor = Intro | mover un cursor por el tablero con las flechas; Intro elige, Escape sale
analysis-help-mouse = Ratón | pulsar o arrastrar una pieza, pulsar una jugada o línea; la rueda avanza
analysis-help-best = Espacio | hacer la mejor jugada
analysis-help-add = i | insertar la mejor línea como variante
analysis-help-engine = l | activar o parar el motor
analysis-help-lines = +, - | más o menos líneas
analysis-help-threat = x | mostrar la amenaza: lo que haría el rival
analysis-help-deeper = z | buscar sin límite
analysis-help-men = e | evaluación en peones o en porcentaje
analysis-help-arrow = a | mostrar la mejor jugada en el tablero
analysis-help-threads = t, T | más o menos hilos
analysis-help-memory = m, M | más o menos memoria
analysis-help-review = r | revisar la partida; Escape para la revisión
analysis-help-learn = w | aprender de tus errores tras una revisión; gira el tablero para los del otro bando
analysis-help-comment = c | escribir un comentario
analysis-help-glyphs = g | elegir un signo para la jugada o la posición
analysis-help-marks = !, / | recorrer los signos buenos o malos
analysis-help-promote = p, P | subir la variante, hacerla principal
analysis-help-delete = d, Supr, D | borrar la jugada y lo que sigue, borrar todas las variantes
analysis-help-undo = u, y, Ctrl-R | deshacer, rehacer
analysis-help-flip = f | girar el tablero
analysis-help-huff = H | soplar una pieza, si las reglas lo permiten
analysis-help-files = s, o, n | guardar en PDN, abrir un archivo, empezar un estudio
analysis-help-quit = ?, q | mostrar esta página, salir
analysis-help-letters = Donde las casillas tienen letras, las minúsculas escriben jugadas: usa mayúsculas para las órdenes de arriba.
analysis-asked-several = ¿Qué partida?
analysis-cannot-read = No es una partida (PDN) ni una posición (FEN).
analysis-comment-title = Comentario a { $move }
analysis-comment-start = Comentario al inicio
analysis-discard = Descartar los cambios
analysis-discard-title = El estudio tiene cambios sin guardar.
analysis-end = No hay jugada que añadir.
analysis-glyphs-title = Signos para { $move }
analysis-keep = Conservarlos
analysis-label-draw = tablas
analysis-memory = { $n } MB
analysis-drawn = Dibujos: { $shapes }.
analysis-no-branch = Aquí no hay otra rama.
analysis-no-engine-move = El motor aún no tiene jugada.
analysis-no-game = No hay partida { $number }: el archivo tiene { $count }.
analysis-no-lesson = No hay errores de los que aprender. Pulsa antes r para revisar la partida.
analysis-no-mistake = No hay más errores. Pulsa r para revisar la partida.
analysis-no-moves = Haz una jugada para empezar.
analysis-nothing-to-review = No hay jugadas que revisar.
analysis-on-main = Ya es la línea principal.
analysis-open-title = Abre un archivo, o pega un FEN
analysis-replace = Sustituirlo
analysis-replace-title = { $name } ya existe.
analysis-reviewed = Precisión: { $white } { $first }, { $black } { $second }.
analysis-reviewing = Revisando la partida: { $percent } %. Escape la para.
analysis-rules-title = Reglas del nuevo estudio
analysis-save-title = Guardar el estudio en PDN
analysis-searching = Buscando
analysis-speed = profundidad { $depth }, { $nodes } nodos, { $speed }/s
analysis-switch-deeper = sin límite
analysis-switch-threat = amenaza
analysis-threads = { $n ->
    [one] { $n } hilo
   *[other] { $n } hilos
}
analysis-title = Estudio
