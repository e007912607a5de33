# Las lecciones.

lesson-title = Aprender las reglas
lesson-next = Siguiente
lesson-show = Muéstramelo
lesson-play = Jugar una partida
lesson-puzzles = Resolver problemas
lesson-again = Desde el principio
lesson-squares = Nombrar las casillas
lesson-back = Volver a las reglas
lesson-right = Bien.
lesson-onward = Sigue.
lesson-squares-line = Encuentra la casilla anunciada. Tienes 60 segundos.
lesson-squares-start = Empezar
lesson-find = Encuentra { $square }
lesson-squares-left = Quedan { $seconds } s. { $n } encontradas, { $wrong } falladas.
lesson-squares-over = { $n } encontradas en 60 segundos, { $wrong } falladas.
lesson-squares-best = { $n } encontradas en 60 segundos, { $wrong } falladas. Tu mejor marca.
lesson-step = Paso { $n } de { $all }
lesson-another = { $move } también vale. Ahora busca la jugada que pide la tarea.
lesson-over = Eso es todo. Ya conoces las reglas: { $game }.
lesson-task = { $task ->
    [reach] Lleva la pieza a la casilla rodeada.
    [crown] Lleva tu peón a la última fila.
    [capture] Come.
    [chain] Come las dos piezas en una jugada.
    [decline] No comas: haz otra jugada.
    [stop] Come una pieza y para.
    [fewer] Come menos piezas de las que podrías.
    [most] Come todas las piezas que puedas.
    [win] Gana con una jugada.
    [block] Deja al rival sin jugadas.
    [give] Regala tu última pieza.
   *[rule] ¿Qué captura permite la regla? Juégala.
    }
