# El texto de las páginas de estudio en español (Project Fluent).

study-title = Estudio
study-analysis = Análisis
study-back-to-start = Crownhead: volver al inicio
study-evaluation = Evaluación
study-chances = Blancas { $win } %, tablas { $draw } %, negras { $loss } %
study-engine-on = Motor activo
study-engine-off = Motor parado
study-engine-idle = La partida ha terminado.
study-engine-failed = El motor se paró. Actívalo otra vez.
study-engine-in-page = Motor de la página
study-engine-native = { $n ->
    [one] Motor nativo, 1 hilo
   *[other] Motor nativo, { $n } hilos
}
study-engine-setup = Ajustes del motor
study-threads = Hilos
study-memory = Memoria
study-memory-of = { $n } MiB
study-depth-of = profundidad { $n }
study-deeper = Más a fondo
study-men = Peones o probabilidades
study-more-lines = Más líneas
study-fewer = Menos líneas
study-threat = Mostrar la amenaza
study-threat-none = Sin amenaza: hay que comer.
study-moves = Jugadas
study-no-moves = Haz una jugada en el tablero, o abre una partida.
study-first = Primera jugada
study-previous = Anterior
study-next = Siguiente
study-last = Última jugada
study-comment = Comentario
study-comment-here = Comenta esta jugada
study-glyphs = Signos
study-promote = Subir variante
study-make-main = Hacer principal
study-delete = Borrar desde aquí
study-new = Nuevo
study-open = Abrir
study-open-hint = Pega una partida (PDN), una posición (FEN) o un enlace, o elige un archivo.
study-opened-one-of = Partida { $number } de { $count }
study-share = Compartir
study-as-chapters = Añadir a este estudio como capítulos
study-chapters = Capítulos
study-chapter-new = Capítulo nuevo
study-chapter-here = Capítulo desde aquí
study-chapter-open = Abrir como capítulos
study-chapter-name = Nombre del capítulo
study-chapter-previous = Capítulo anterior
study-chapter-next = Capítulo siguiente
study-chapter-number = Capítulo { $n }
study-chapter-count = { $n ->
    [one] un capítulo
   *[other] { $n } capítulos
    }
study-chapters-full = Un estudio tiene como mucho { $n } capítulos.
study-move-count = { $n ->
    [one] una jugada
   *[other] { $n } jugadas
    }
study-open-all = Abrir las { $n } como capítulos
study-delete-named = Borrar { $name }
study-recent = Estudios recientes
study-recent-unreadable = Este estudio no se puede leer.
study-clocks = Relojes
study-clocks-now = Blancas { $white } · Negras { $black }
study-whole-game = Enlace con toda la partida
study-edit = Editar posición
study-play = Jugar desde aquí
study-keys = Teclado
study-keys-help = Izquierda y Derecha recorren las jugadas, Arriba y Abajo van al inicio y al final. Mayús+Arriba y Mayús+Abajo cambian de rama, Mayús+Izquierda sale de ella. Espacio hace la mejor jugada, L activa o para el motor, X muestra la amenaza, F gira el tablero, E abre el explorador, C escribe un comentario. El botón derecho dibuja.
study-cancel = Cancelar
study-choose-files = Elegir archivos
study-more-games = Hay más partidas. Busca un nombre, un torneo o una fecha.
study-palette = Piezas
study-paste = Pegar
study-search-games = Jugador, torneo, fecha
study-start-position = Inicio
study-position = Analizar
study-swap-colors = Cambiar colores
study-tool-erase = Borrar
study-tool-hand = Mover
study-wipe = Vaciar
study-reading = { $n ->
    [0] Leyendo…
    [one] Leyendo… una partida
   *[other] Leyendo… { $n } partidas
    }
study-games-found = { $n ->
    [one] una partida
   *[other] { $n } partidas
    }
study-game-number = Partida { $n }
study-repaired = { $n ->
    [0] { $first }
    [one] { $first } Se corrigió otra cosa.
   *[other] { $first } Se corrigieron { $n } cosas más.
    }
study-square-with = { $square }, { $piece }
study-square-empty = { $square }, vacía
study-piece = { $piece } de las { $side }
study-to-move = Juegan { $side }

## The review of a game

review-page-review = Revisión
review-page-about = Revisar toda la partida con el motor
review-page-running = Revisión en curso
review-page-cancel = Cancelar
review-page-stopped = Parada. Se muestra lo hecho.
review-page-again = Revisar otra vez
review-page-complete = Revisión completa
review-page-kept = Signos añadidos a las jugadas
review-page-remove-marks = Deshacer
review-page-nothing = Aún no hay jugadas. Juega algunas o abre una partida.
review-page-no-faults = Sin errores. ¡Bien jugado!
review-page-graph = Resultado esperado de las blancas durante la partida
review-page-start = Inicio de la partida
review-page-expected = { $mv }: blancas { $percent } %
review-page-accuracy = Precisión
review-page-percent = { $percent } %
review-page-show-line = Mostrar esta línea en el tablero
review-page-learn = { $n ->
    [0] Aprender
   *[other] Aprender ({ $n })
    }
review-page-learn-about = Aprender de tus errores
review-page-question-number = Pregunta { $number } de { $count }
review-page-question = Juegan { $side }. { $mistake } fue un error.
review-page-find-better = Busca una jugada mejor en el tablero.
review-page-hint = Pista
review-page-hint-piece = Pista: mueve la pieza de { $square }.
review-page-hint-move = Pista: { $mv }.
review-page-solution = Solución
review-page-the-solution = La solución:
review-page-skip = Saltar
review-page-retry = Otra vez
review-page-try-again = Prueba otra jugada.
review-page-played-again = { $mv } es el error de la partida.
review-page-not-best = { $mv } no basta.
review-page-is-best = ¡{ $mv } es la mejor jugada!
review-page-is-good = ¡{ $mv } también es buena!
review-page-next = Siguiente
review-page-done = Listo
review-page-ask-again = Empezar de nuevo
review-page-lesson-over = Era la última pregunta.
review-page-summary = Encontraste { $found } de { $count }, { $clean } a la primera.

# The share dialog.
study-download = Descargar
study-file-name = estudio
study-not-downloaded = El navegador rechazó la descarga.
study-copy-picture = Copiar imagen
study-picture-copied = Imagen copiada. Pégala en un documento.
study-picture-not-copied = Este navegador no copia imágenes. Descarga el PNG.
study-print-sheet = Imprimir

# Annotation glyphs by their numbers in the PGN standard.
study-glyph = { $number ->
    [1] buena jugada
    [2] error
    [3] jugada brillante
    [4] error grave
    [5] jugada interesante
    [6] jugada dudosa
    [7] jugada forzada
    [8] única jugada razonable
    [9] peor jugada
    [10] posición de tablas
    [11] igualdad, posición tranquila
    [12] igualdad, posición activa
    [13] posición poco clara
    [14] blancas algo mejor
    [15] negras algo mejor
    [16] blancas mejor
    [17] negras mejor
    [18] blancas ganan
    [19] negras ganan
    [20] ventaja aplastante de las blancas
    [21] ventaja aplastante de las negras
    [22] zugzwang de las blancas
    [23] zugzwang de las negras
    [32] blancas con más desarrollo
    [33] negras con más desarrollo
    [36] iniciativa de las blancas
    [37] iniciativa de las negras
    [40] ataque de las blancas
    [41] ataque de las negras
    [44] compensación de las blancas
    [45] compensación de las negras
    [132] contrajuego de las blancas
    [133] contrajuego de las negras
    [138] apuros de tiempo de las blancas
    [139] apuros de tiempo de las negras
    [140] con la idea
    [141] dirigido contra
    [142] mejor es
    [143] peor es
    [145] comentario editorial
    [146] novedad
   *[other] ${ $number }
    }
