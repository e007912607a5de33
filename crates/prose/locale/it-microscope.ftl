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
micro-part = { $n ->
    [1] È disegnato solo il primo nodo.
   *[other] Sono disegnati solo i primi { $n } nodi.
    }
micro-cut-off = La ricerca è stata interrotta dopo { $n } posizioni; il valore non è noto.
micro-uncounted = –: la ricerca è stata interrotta dopo { $n } posizioni.
micro-counts = Nodi per profondità, scala logaritmica
micro-export = Salva l’albero come SVG
micro-undo = Annulla mossa
micro-start = Posizione iniziale
micro-small = Pochi pezzi
micro-root = La posizione alla radice
micro-hint = Tocca o indica un nodo per vederne la finestra; un tocco o un clic ne mostra anche la posizione. Una mossa sulla damiera crea una nuova radice.
micro-zoom-in = Ingrandisci
micro-zoom-out = Riduci
micro-legend = Legenda
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
    [known] Noto: la stessa posizione è già stata vista, in una parte non disegnata o a profondità minore.
    [unfinished] Non finito: la ricerca è stata interrotta.
   *[open] In ricerca.
    }
micro-known-after = Noto: la stessa posizione è già stata vista, dopo { $line }.
micro-legend-line = { $key ->
    [max] Muove il lato della radice
    [min] Muove l’altro lato
    [exact] Valore esatto
    [cut] Tagliato: troppo buono, il resto è saltato
    [low] Nessuna mossa basta
    [leaf] Valutato
    [known] Posizione nota
    [skipped] Saltato
    [unfinished] Non finito
    [main] Variante attesa
   *[join] Dove la posizione è già stata vista
    }
micro-key-next = avanti
micro-key-previous = indietro
micro-key-replay = riproduci
micro-key-fold = piega
micro-key-jump = alla prima volta
micro-key-ends = estremi
micro-key-quit = esci
