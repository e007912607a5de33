# Las lecciones.

lesson-title = Aprender las reglas
lesson-next = Siguiente
lesson-show = Muéstramelo
lesson-play = Jugar una partida
lesson-puzzles = Resolver problemas
lesson-again = Desde el principio
lesson-squares = Encontrar las casillas
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
lesson-past = Después de { $move } ya no se llega a la casilla rodeada. Inténtalo de nuevo.
lesson-over = Eso es todo. Ya conoces las reglas: { $game }.
lesson-task = { $task ->
    [reach] Lleva la pieza a la casilla rodeada.
    [crown] Lleva tu peón a la última fila.
    [capture] Come.
    [huff] Come, para que no te soplen la pieza.
    [chain] Come las dos piezas en una jugada.
    [decline] No comas: haz otra jugada.
    [stop] Come una pieza y para.
    [fewer] Come menos piezas de las que podrías.
    [most] Come todas las piezas que puedas.
    [value] Haz la captura de mayor valor.
    [win] Gana con una jugada.
    [block] Deja al rival sin jugadas.
    [give] Regala tu última pieza.
    [keep] Encuentra la única jugada que gana.
    [hold] Encuentra la única jugada que empata.
   *[rule] Haz una jugada que permitan las reglas.
    }
lesson-strategy = { $topic ->
    [catch] La dama frena un peón
    [waiting] La jugada de espera
    [exchange] Cambio por la oposición
    [corner] Lejos de la doble esquina
    [refuge] Refugio en la doble esquina
    [net] Cazar la dama con un regalo
    [bridge] El puente
    [dog-hole] El agujero del perro
    [first-position] La primera posición
    [triangle] El triángulo de Petrov
    [force] Forzar una captura
   *[road] La calle mayor
    }
lesson-strategy-line = { $topic ->
    [catch] Una dama sola puede frenar un peón: ocupa antes las casillas que debe cruzar.
    [waiting] Si al rival solo le quedan malas jugadas, gana una jugada de espera: quien debe mover, pierde.
    [exchange] Cuando las piezas se enfrentan, un bando debe ceder. Un cambio decide cuál.
    [corner] Dos damas ganan a una: primero córtale el paso a la doble esquina, donde puede ir y venir, y luego ataca.
    [refuge] Contra una sola dama, una dama está a salvo en la doble esquina, donde siempre puede ir y venir. Ve hacia ella.
    [net] Se caza la dama dándole una pieza: donde cae, espera la otra.
    [bridge] Tus peones en 30 y 32 forman el puente. Juntos vigilan las cuatro casillas de coronación: déjalos en casa.
    [dog-hole] El peón de 28 está en el agujero del perro: no puede moverse mientras tu peón siga en 32. Retenlo y mueve otra pieza.
    [first-position] Dama y peón pierden si la dama está encerrada en la doble esquina y el peón, retenido en el borde. Enciérrala primero.
    [triangle] Tres damas cazan a una que no está en la calle mayor: una ocupa la calle y las otras forman un triángulo con ella.
    [force] El rival también debe comer: pon una pieza donde deba comerla, para poder entregar después la siguiente.
   *[road] La diagonal más larga es la calle mayor. Una dama que la ocupa empata contra tres.
    }
