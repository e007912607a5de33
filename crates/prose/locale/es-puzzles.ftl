# The puzzles.

puzzle-title = Problemas
puzzle-next = Problema siguiente
puzzle-solution = Mostrar la solución
puzzle-rush = Carrera de tres minutos
puzzle-stop = Terminar la carrera
puzzle-progress = Progreso
puzzle-all-kinds = Todos los tipos
puzzle-kind = Tipo de golpe
puzzle-game = Juego
puzzle-none = No hay problemas de este tipo.
puzzle-no-rules = No hay problemas para estas reglas.
puzzle-loading = Cargando los problemas …
puzzle-export = Exportar progreso
puzzle-import = Importar progreso
puzzle-import-bad = Este archivo no contiene progreso.
puzzle-import-done = Se ha importado el progreso.
puzzle-import-broken = Línea { $line }, columna { $column }: esto no es JSON. No se ha importado nada.
puzzle-import-field = El valor de «{ $field }» no puede ser correcto. No se ha importado nada.
puzzle-again = Otra vez
puzzle-play-on = Volver a practicar
puzzle-offline = No se pueden cargar los problemas. ¿Tienes conexión?
puzzle-to-move = Juegan y ganan: { $side }.
puzzle-wrong = { $move } no gana. Inténtalo otra vez.
puzzle-right = Bien. Sigue.
puzzle-solved = Resuelto.
puzzle-back = Resuelto. Volverá otro día.
puzzle-shown = Así se gana.
puzzle-no-gain = Aún no se ha ganado ninguna pieza, pero la posición está ganada.
puzzle-rating = Puntuación { $n } ± { $margin }
puzzle-level = Más o menos como el nivel { $level }, { $title }.
puzzle-run = { $n } seguidos, récord { $best }.
puzzle-days = { $n ->
    [one] Racha: 1 día.
   *[other] Racha: { $n } días.
    }
puzzle-counts = { $solved } resueltos, { $failed } fallados.
puzzle-due = { $n ->
    [one] Hoy vuelve 1 problema.
   *[other] Hoy vuelven { $n } problemas.
    }
puzzle-rush-left = Quedan { $time }. { $solved } resueltos, { $wrong } de 3 errores.
puzzle-rush-over = { $n } resueltos.
puzzle-rush-best = { $n } resueltos, tu récord.
puzzle-rushed = La carrera ha terminado.
puzzle-kind-share = { $solved } de { $n }
puzzle-numbered = Problema de puntuación { $n }
puzzle-own = Tus propios errores
puzzle-own-task = Juegan: { $side }. Encuentra una jugada mejor que la de tu partida.
puzzle-own-wrong = { $move } no basta. Inténtalo otra vez.
