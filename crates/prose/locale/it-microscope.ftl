# The search microscope.

micro-title = Il microscopio della ricerca
micro-method = Metodo
micro-depth = Profondità in semimosse
micro-play = Riproduci
micro-pause = Pausa
micro-back = Un passo indietro
micro-forward = Un passo avanti
micro-whole = Albero intero
micro-step = Passo { $n } di { $all }
micro-visited = Visitati: { $n }. Saltati: { $skipped }. Già noti: { $known }.
micro-part = Sono disegnati solo i primi { $n } nodi.
micro-counts = Nodi per profondità, scala logaritmica
micro-export = Salva l’albero come SVG
micro-undo = Annulla mossa
micro-start = Posizione iniziale
micro-small = Pochi pezzi
micro-root = La posizione alla radice
micro-hint = Indica un nodo per vederne la finestra, fai clic per vederne la posizione. Una mossa sulla damiera diventa la nuova radice.
micro-window = Finestra da { $alpha } a { $beta }.
micro-value = Valore { $value }.
micro-win = vittoria
micro-loss = sconfitta
micro-scout = Chiesto solo se è meglio della miglior mossa finora.
micro-method-name = { $method ->
    [minimax] Minimax
    [alphabeta] Alfa-beta
    [sorted] Alfa-beta, prima le mosse migliori
   *[full] Tutte le tecniche
    }
micro-method-line = { $method ->
    [minimax] Guarda ogni variante fino in fondo.
    [alphabeta] Salta il resto appena una risposta prova che la mossa prima è cattiva.
    [sorted] Lo stesso, prese e promozioni prima: buone mosse presto risparmiano di più.
   *[full] Un modello del motore: sempre più a fondo, memoria delle posizioni, finestre nulle, mosse tarde meno a fondo, prese fino in fondo.
    }
micro-state = { $state ->
    [leaf] Valutato: profondità raggiunta o partita finita.
    [exact] Tutte le mosse viste; il valore è esatto.
    [cut] Tagliato: altrove l’avversario ha qualcosa di almeno altrettanto buono.
    [low] Nessuna mossa basta; c’è di meglio altrove.
    [skipped] Saltato: la mossa prima era già troppo buona.
    [known] Noto: la stessa posizione è già stata vista.
   *[open] In ricerca.
    }
