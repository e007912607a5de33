# Il testo delle pagine di studio in italiano (Project Fluent).

study-title = Studio
study-analysis = Analisi
study-back-to-start = Crownhead: torna all’inizio
study-evaluation = Valutazione
study-chances = Bianco { $win }%, patta { $draw }%, Nero { $loss }%
study-engine-on = Motore acceso
study-engine-off = Motore spento
study-engine-idle = La partita è finita.
study-engine-failed = Il motore si è fermato. Riaccendilo.
study-engine-in-page = Motore della pagina
study-engine-native = { $n ->
    [one] Motore nativo, 1 thread
   *[other] Motore nativo, { $n } thread
}
study-engine-setup = Impostazioni del motore
study-threads = Thread
study-memory = Memoria
study-memory-of = { $n } MiB
study-depth-of = profondità { $n }
study-deeper = Più a fondo
study-men = Pedine o probabilità
study-more-lines = Più varianti
study-fewer = Meno varianti
study-threat = Mostra la minaccia
study-threat-none = Nessuna minaccia: bisogna prendere.
study-moves = Mosse
study-no-moves = Fai una mossa sulla damiera, o apri una partita.
study-first = Prima mossa
study-previous = Precedente
study-next = Successiva
study-last = Ultima mossa
study-comment = Commento
study-comment-here = Commenta questa mossa
study-glyphs = Segni
study-promote = Promuovi variante
study-make-main = Rendi principale
study-delete = Elimina da qui
study-new = Nuovo
study-open = Apri
study-open-hint = Incolla una partita (PDN), una posizione (FEN) o un link, o scegli un file.
study-opened-one-of = Partita { $number } di { $count }
study-share = Condividi
study-as-chapters = Aggiungi a questo studio come capitoli
study-chapters = Capitoli
study-chapter-new = Nuovo capitolo
study-chapter-here = Capitolo da qui
study-chapter-open = Apri come capitoli
study-chapter-name = Nome del capitolo
study-chapter-previous = Capitolo precedente
study-chapter-next = Capitolo successivo
study-chapter-number = Capitolo { $n }
study-chapter-count = { $n ->
    [one] un capitolo
   *[other] { $n } capitoli
    }
study-chapters-full = Uno studio ha al massimo { $n } capitoli.
study-move-count = { $n ->
    [one] una mossa
   *[other] { $n } mosse
    }
study-open-all = Apri tutte le { $n } come capitoli
study-delete-named = Elimina { $name }
study-recent = Studi recenti
study-recent-unreadable = Questo studio è illeggibile.
study-clocks = Orologi
study-clocks-now = Bianco { $white } · Nero { $black }
study-whole-game = Link con tutta la partita
study-edit = Modifica posizione
study-play = Gioca da qui
study-keys = Tastiera
study-keys-help = Sinistra e Destra scorrono le mosse, Su e Giù vanno all’inizio e alla fine. Maiusc+Su e Maiusc+Giù cambiano ramo, Maiusc+Sinistra lo lascia. Spazio gioca la mossa migliore, L accende o spegne il motore, X mostra la minaccia, F gira la damiera, E apre l’esploratore, C scrive un commento. Il tasto destro disegna.
study-cancel = Annulla
study-choose-files = Scegli file
study-more-games = Ci sono altre partite. Cerca un nome, un torneo o una data.
study-palette = Pezzi
study-paste = Incolla
study-search-games = Giocatore, torneo, data
study-start-position = Inizio
study-position = Analizza
study-swap-colors = Scambia i colori
study-tool-erase = Cancella
study-tool-hand = Sposta
study-wipe = Svuota
study-reading = { $n ->
    [0] Lettura…
    [one] Lettura… una partita
   *[other] Lettura… { $n } partite
    }
study-games-found = { $n ->
    [one] una partita
   *[other] { $n } partite
    }
study-game-number = Partita { $n }
study-repaired = { $n ->
    [0] { $first }
    [one] { $first } Corretta un’altra cosa.
   *[other] { $first } Corrette altre { $n } cose.
    }
study-square-with = { $square }, { $piece }
study-square-empty = { $square }, vuota
study-piece = { $piece } del { $side }
study-to-move = Muove il { $side }

## The review of a game

review-page-review = Revisione
review-page-about = Rivedi tutta la partita col motore
review-page-running = Revisione in corso
review-page-cancel = Annulla
review-page-stopped = Fermata. Ecco i risultati avuti.
review-page-again = Rivedi ancora
review-page-complete = Revisione completa
review-page-kept = Segni aggiunti alle mosse
review-page-remove-marks = Annulla
review-page-nothing = Ancora nessuna mossa. Giocane, o apri una partita.
review-page-no-faults = Nessun errore. Ben giocato!
review-page-graph = Punteggio atteso del Bianco nella partita
review-page-start = Inizio della partita
review-page-expected = { $mv }: Bianco { $percent }%
review-page-accuracy = Precisione
review-page-percent = { $percent }%
review-page-show-line = Mostra questa variante sulla damiera
review-page-learn = { $n ->
    [0] Impara
   *[other] Impara ({ $n })
    }
review-page-learn-about = Impara dai tuoi errori
review-page-question-number = Domanda { $number } di { $count }
review-page-question = Muove il { $side }. { $mistake } era un errore.
review-page-find-better = Trova una mossa migliore sulla damiera.
review-page-hint = Aiuto
review-page-hint-piece = Aiuto: muovi il pezzo in { $square }.
review-page-hint-move = Aiuto: { $mv }.
review-page-solution = Soluzione
review-page-the-solution = La soluzione:
review-page-skip = Salta
review-page-retry = Riprova
review-page-try-again = Prova un’altra mossa.
review-page-played-again = { $mv } è l’errore della partita.
review-page-not-best = { $mv } non basta.
review-page-is-best = { $mv } è la mossa migliore!
review-page-is-good = Buona anche { $mv }!
review-page-next = Avanti
review-page-done = Fatto
review-page-ask-again = Ricomincia
review-page-lesson-over = Era l’ultima domanda.
review-page-summary = Trovate { $found } su { $count }, { $clean } al primo colpo.

# The share dialog.
study-download = Scarica
study-file-name = studio
study-not-downloaded = Il browser ha rifiutato il download.
study-copy-picture = Copia immagine
study-picture-copied = Immagine copiata. Incollala in un documento.
study-picture-not-copied = Questo browser non copia immagini. Scarica il PNG.
study-print-sheet = Stampa

# Annotation glyphs by their numbers in the PGN standard.
study-glyph = { $number ->
    [1] buona mossa
    [2] errore
    [3] mossa brillante
    [4] svista
    [5] mossa interessante
    [6] mossa dubbia
    [7] mossa forzata
    [8] unica mossa ragionevole
    [9] mossa peggiore
    [10] posizione patta
    [11] parità, posizione tranquilla
    [12] parità, posizione attiva
    [13] posizione poco chiara
    [14] Bianco un po’ meglio
    [15] Nero un po’ meglio
    [16] Bianco meglio
    [17] Nero meglio
    [18] Bianco vincente
    [19] Nero vincente
    [20] vantaggio schiacciante del Bianco
    [21] vantaggio schiacciante del Nero
    [22] zugzwang del Bianco
    [23] zugzwang del Nero
    [32] Bianco più sviluppato
    [33] Nero più sviluppato
    [36] iniziativa al Bianco
    [37] iniziativa al Nero
    [40] attacco del Bianco
    [41] attacco del Nero
    [44] compenso del Bianco
    [45] compenso del Nero
    [132] controgioco del Bianco
    [133] controgioco del Nero
    [138] Bianco a corto di tempo
    [139] Nero a corto di tempo
    [140] con l’idea
    [141] diretto contro
    [142] meglio è
    [143] peggio è
    [145] commento editoriale
    [146] novità
   *[other] ${ $number }
    }
