# Le lezioni.

lesson-title = Impara le regole
lesson-next = Avanti
lesson-show = Mostrami
lesson-play = Gioca una partita
lesson-puzzles = Risolvi problemi
lesson-again = Dall’inizio
lesson-squares = Nomina le caselle
lesson-back = Torna alle regole
lesson-right = Giusto.
lesson-onward = Continua.
lesson-squares-line = Trova la casella indicata. Hai 60 secondi.
lesson-squares-start = Inizia
lesson-find = Trova { $square }
lesson-squares-left = Ancora { $seconds } s. { $n } trovate, { $wrong } sbagliate.
lesson-squares-over = { $n } trovate in 60 secondi, { $wrong } sbagliate.
lesson-squares-best = { $n } trovate in 60 secondi, { $wrong } sbagliate. Il tuo record.
lesson-step = Passo { $n } di { $all }
lesson-another = Anche { $move } è permessa. Ora trova la mossa richiesta.
lesson-over = È tutto. Conosci le regole: { $game }.
lesson-task = { $task ->
    [reach] Porta il pezzo sulla casella cerchiata.
    [crown] Porta la tua pedina sull’ultima riga.
    [capture] Prendi.
    [chain] Prendi entrambi i pezzi in una mossa.
    [decline] Non prendere: fai un’altra mossa.
    [stop] Prendi un pezzo e fermati.
    [fewer] Prendi meno pezzi di quanti potresti.
    [most] Prendi più pezzi che puoi.
    [win] Vinci con una mossa.
    [block] Lascia l’avversario senza mosse.
    [give] Regala il tuo ultimo pezzo.
   *[rule] Quale presa permette la regola? Giocala.
    }
