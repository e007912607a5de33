# La página de la biblioteca y el explorador.

library-title = Biblioteca
library-add = Añadir
library-added = { $name }: { $new } nuevas, { $duplicates } ya estaban, { $bad } ilegibles.
library-adding = { $name }: { $percent } %, { $games ->
    [one] { $games } partida
   *[other] { $games } partidas
    }
library-add-study = Añadir esta partida a la biblioteca
library-any-game = Todos los juegos
library-any-result = Cualquier resultado
library-anywhere = En cualquier momento
library-bad = Partidas ilegibles
library-bad-count = { $n ->
    [one] { $n } partida ilegible
   *[other] { $n } partidas ilegibles
    }
library-best = Partidas más conocidas
library-black-won = Ganan negras
library-board = Tablero del patrón
library-both-lost = Pierden ambos
library-cancel = Cancelar
library-clear = Borrar todas
library-clear-sure = ¿Borrar de verdad todas las partidas?
library-drop = Suelta aquí archivos PDN, o elígelos. Las partidas se quedan en este dispositivo.
library-drop-server = Suelta aquí archivos PDN, o elígelos. Las partidas van a la biblioteca del servidor.
library-draw = Tablas
library-empty = Aún no hay partidas. Añade un archivo PDN para buscar en ellas y ver en el estudio qué se jugó en cada posición.
library-ending = Material al final
library-ending-example = 2K1-1K
library-event = Torneo
library-explorer = Explorador
library-export = Descargar PDN
library-failed = La biblioteca no se abre: { $reason }
library-file = { $file }
library-found = { $n ->
    [0] Ninguna partida
    [one] { $n } partida
   *[other] { $n } partidas
    }
library-from = Desde el año
library-games = { $n ->
    [one] { $n } partida
   *[other] { $n } partidas
    }
library-latest = Últimas partidas
library-material = Material en algún momento
library-mirrored = También reflejada
library-more = Ver más
library-more-conditions = Posición, material, colores
library-moves = Jugadas
library-moves-example = 32-28 19-23
library-no-server = El servidor no responde.
library-nobody = Ninguna partida tiene esta posición.
library-open = Abrir en el estudio
library-pattern = Casillas
library-pattern-example = 32=w,28=.,5=B
library-pattern-hint = Elige una pieza y pulsa las casillas donde debe estar.
library-player = Jugador
library-position = Posición (FEN)
library-rating = Puntuación media del jugador
library-reset = Vaciar
library-result = Resultado
library-rules = Juego
library-rules-first = Elige antes un juego para buscar posiciones y jugadas.
library-search = Buscar
library-search-position = Partidas con esta posición
library-study = Estudio
library-swapped = También con colores cambiados
library-tool-any = Cualquiera
library-tool-empty = Vacía
library-to = Hasta el año
library-unknown-player = Desconocido
library-unknown-result = Resultado desconocido
library-white = Blancas
library-black = Negras
library-white-won = Ganan blancas
library-total = Todas
library-percent = { $percent } %
library-bar = Ganan blancas { $white } %, tablas { $draws } %, ganan negras { $black } %
library-ply = jugada { $move }
library-unreadable = { $name } no se puede leer.
