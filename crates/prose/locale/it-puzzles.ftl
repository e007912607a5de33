# The puzzles.

puzzle-title = Problemi
puzzle-next = Problema successivo
puzzle-solution = Mostra la soluzione
puzzle-rush = Corsa di tre minuti
puzzle-stop = Ferma la corsa
puzzle-progress = Progressi
puzzle-all-kinds = Tutti i tipi
puzzle-kind = Tipo di tiro
puzzle-game = Gioco
puzzle-none = Non ci sono problemi di questo tipo.
puzzle-no-rules = Non ci sono problemi per queste regole.
puzzle-loading = Caricamento dei problemi …
puzzle-export = Esporta i progressi
puzzle-import = Importa progressi
puzzle-import-bad = Questo file non contiene progressi.
puzzle-import-done = I progressi sono stati importati.
puzzle-import-broken = Riga { $line }, colonna { $column }: non è JSON. Non è stato importato nulla.
puzzle-import-field = Il valore di «{ $field }» non può essere giusto. Non è stato importato nulla.
puzzle-again = Di nuovo
puzzle-play-on = Torna all’allenamento
puzzle-offline = Impossibile caricare i problemi. Sei online?
puzzle-to-move = Muove e vince: { $side }.
puzzle-wrong = { $move } non vince. Riprova.
puzzle-right = Giusto. Continua.
puzzle-solved = Risolto.
puzzle-back = Risolto. Tornerà un altro giorno.
puzzle-shown = Si fa così.
puzzle-no-gain = Nessun pezzo è ancora guadagnato, ma la posizione è vinta.
puzzle-rating = Punteggio { $n } ± { $margin }
puzzle-level = Circa come il livello { $level }, { $title }.
puzzle-run = { $n } di fila, record { $best }.
puzzle-days = { $n ->
    [one] Serie: 1 giorno.
   *[other] Serie: { $n } giorni.
    }
puzzle-counts = { $solved } risolti, { $failed } sbagliati.
puzzle-due = { $n ->
    [one] Oggi torna 1 problema.
   *[other] Oggi tornano { $n } problemi.
    }
puzzle-rush-left = Ancora { $time }. { $solved } risolti, { $wrong } errori su 3.
puzzle-rush-over = { $n } risolti.
puzzle-rush-best = { $n } risolti, il tuo record.
puzzle-rushed = La corsa è finita.
puzzle-kind-share = { $solved } su { $n }
puzzle-numbered = Problema da { $n } punti
puzzle-own = I tuoi errori
puzzle-own-task = Muove: { $side }. Trova una mossa migliore di quella della tua partita.
puzzle-own-wrong = { $move } non basta. Riprova.
