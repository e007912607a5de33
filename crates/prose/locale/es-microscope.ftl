# The search microscope.

micro-title = El microscopio de búsqueda
micro-method = Método
micro-depth = Profundidad en medias jugadas
micro-play = Reproducir
micro-pause = Pausa
micro-back = Un paso atrás
micro-forward = Un paso adelante
micro-whole = Árbol entero
micro-step = Paso { $n } de { $all }
micro-visited = Visitados: { $n }. Omitidos: { $skipped }. Ya conocidos: { $known }.
micro-part = { $n ->
    [1] Solo se dibuja el primer nodo.
   *[other] Solo se dibujan los primeros { $n } nodos.
    }
micro-cut-off = La búsqueda se interrumpió tras { $n } posiciones; el valor no se conoce.
micro-uncounted = –: la búsqueda se interrumpió tras { $n } posiciones.
micro-counts = Nodos por profundidad, escala logarítmica
micro-export = Guardar el árbol como SVG
micro-undo = Deshacer
micro-start = Posición inicial
micro-small = Pocas piezas
micro-root = La posición en la raíz
micro-hint = Toca o señala un nodo para ver su ventana; un toque o un clic muestra también su posición. Una jugada en el tablero crea una nueva raíz.
micro-zoom-in = Acercar
micro-zoom-out = Alejar
micro-legend = Leyenda
micro-window = Ventana de { $alpha } a { $beta }.
micro-value = Valor { $value }.
micro-win = victoria
micro-loss = derrota
micro-scout = Solo se pregunta si es mejor que la mejor jugada hasta ahora.
micro-method-name = { $method ->
    [minimax] Minimax
    [alphabeta] Alfa-beta
    [sorted] Alfa-beta, mejores jugadas antes
   *[full] Todas las técnicas
    }
micro-method-line = { $method ->
    [minimax] Mira todas las líneas hasta el final.
    [alphabeta] Omite el resto en cuanto una respuesta prueba que la jugada anterior es mala.
    [sorted] Lo mismo, con capturas y coronaciones antes: buenas jugadas pronto ahorran más.
   *[full] Un modelo del motor: cada vez más hondo, memoria de posiciones, ventanas nulas, jugadas tardías menos hondas, capturas hasta el final.
    }
micro-state = { $state ->
    [leaf] Evaluado: profundidad alcanzada o partida acabada.
    [exact] Todas las jugadas vistas; el valor es exacto.
    [cut] Cortado: el rival tiene en otra parte algo al menos igual de bueno.
    [low] Ninguna jugada basta; hay algo mejor en otra parte.
    [skipped] Omitido: la jugada anterior ya era demasiado buena.
    [known] Conocido: la misma posición ya se vio, en una parte no dibujada o a menor profundidad.
    [unfinished] Sin terminar: la búsqueda se interrumpió.
   *[open] En búsqueda.
    }
micro-known-after = Conocido: la misma posición ya se vio, tras { $line }.
micro-legend-line = { $key ->
    [max] Turno del bando de la raíz
    [min] Turno del otro bando
    [exact] Valor exacto
    [cut] Cortado: demasiado bueno, el resto se omite
    [low] Ninguna jugada basta
    [leaf] Evaluado
    [known] Posición conocida
    [skipped] Omitido
    [unfinished] Sin terminar
    [main] Línea esperada
   *[join] Dónde ya se vio la posición
    }
micro-key-next = avanzar
micro-key-previous = volver
micro-key-replay = reproducir
micro-key-fold = plegar
micro-key-jump = a la primera vez
micro-key-ends = extremos
micro-key-quit = salir
