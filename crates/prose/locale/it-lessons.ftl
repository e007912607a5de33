# Le lezioni.

lesson-title = Impara le regole
lesson-next = Avanti
lesson-show = Mostrami
lesson-play = Gioca una partita
lesson-puzzles = Risolvi problemi
lesson-again = Dall’inizio
lesson-squares = Trova le caselle
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
    [value] Fai la presa di valore più alto.
    [win] Vinci con una mossa.
    [block] Lascia l’avversario senza mosse.
    [give] Regala il tuo ultimo pezzo.
    [keep] Trova l’unica mossa che vince.
    [hold] Trova l’unica mossa che fa patta.
   *[rule] Fai una mossa che le regole permettono.
    }
lesson-strategy = { $topic ->
    [catch] La dama ferma una pedina
    [waiting] La mossa d’attesa
    [exchange] Cambio per la mossa
    [corner] Lontano dal doppio angolo
    [refuge] Rifugio nel doppio angolo
    [net] Catturare la dama con un regalo
   *[road] La via maestra
    }
lesson-strategy-line = { $topic ->
    [catch] Una dama sola può fermare una pedina: occupa prima le caselle che deve attraversare.
    [waiting] Se l’avversario ha solo cattive mosse, vince una mossa d’attesa: chi deve muovere perde.
    [exchange] Quando i pezzi si fronteggiano, un lato deve cedere. Un cambio decide quale.
    [corner] Due dame ne battono una se la tengono fuori dal doppio angolo: prima tagliarla fuori, poi attaccare.
    [refuge] Una dama sola fa patta contro due nel doppio angolo, dove può sempre andare e venire. Raggiungilo.
    [net] La dama si cattura regalandole un pezzo: dove atterra, l’altro pezzo aspetta.
   *[road] La diagonale più lunga è la via maestra. Una dama che la tiene fa patta contro tre.
    }
