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
lesson-past = Dopo { $move } la casella cerchiata non si raggiunge più. Riprova.
lesson-over = È tutto. Conosci le regole: { $game }.
lesson-task = { $task ->
    [reach] Porta il pezzo sulla casella cerchiata.
    [crown] Porta la tua pedina sull’ultima riga.
    [capture] Prendi.
    [huff] Prendi, così il tuo pezzo non viene soffiato.
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
    [bridge] Il ponte
    [dog-hole] La buca del cane
    [first-position] La prima posizione
    [triangle] Il triangolo di Petrov
    [force] Forzare una presa
   *[road] La via maestra
    }
lesson-strategy-line = { $topic ->
    [catch] Una dama sola può fermare una pedina: occupa prima le caselle che deve attraversare.
    [waiting] Se l’avversario ha solo cattive mosse, vince una mossa d’attesa: chi deve muovere perde.
    [exchange] Quando i pezzi si fronteggiano, un lato deve cedere. Un cambio decide quale.
    [corner] Due dame ne battono una: prima tagliala fuori dal doppio angolo, dove può andare e venire, poi attacca.
    [refuge] Contro una sola dama, una dama è al sicuro nel doppio angolo, dove può sempre andare e venire. Raggiungilo.
    [net] La dama si cattura regalandole un pezzo: dove atterra, l’altro pezzo aspetta.
    [bridge] Le tue pedine in 30 e 32 formano il ponte. Insieme sorvegliano tutte e quattro le caselle di promozione: lasciale a casa.
    [dog-hole] La pedina in 28 è nella buca del cane: non può muoversi finché la tua pedina resta in 32. Tienila ferma e muovi un altro pezzo.
    [first-position] Dama e pedina perdono se la dama è chiusa nel doppio angolo e la pedina è bloccata sul bordo. Prima chiudi la dama.
    [triangle] Tre dame ne catturano una che non è sulla via maestra: una prende la via maestra, le altre formano con lei un triangolo.
    [force] Anche l’avversario deve prendere: metti un pezzo dove deve prenderlo, così potrai dare anche il successivo.
   *[road] La diagonale più lunga è la via maestra. Una dama che la tiene fa patta contro tre.
    }
