# La pagina della biblioteca e l’esploratore.

library-title = Biblioteca
library-add = Aggiungi
library-added = { $name }: { $new } nuove, { $duplicates } già presenti, { $bad } illeggibili.
library-adding = { $name }: { $percent }%, { $games ->
    [one] { $games } partita
   *[other] { $games } partite
    }
library-add-study = Aggiungi questa partita alla biblioteca
library-any-game = Tutti i giochi
library-any-result = Ogni risultato
library-anywhere = Ovunque nella partita
library-bad = Partite illeggibili
library-bad-count = { $n ->
    [one] { $n } partita illeggibile
   *[other] { $n } partite illeggibili
    }
library-best = Partite più note
library-black-won = Vince il Nero
library-board = Damiera del modello
library-both-lost = Perdono entrambi
library-cancel = Annulla
library-clear = Elimina tutte
library-clear-sure = Eliminare davvero tutte le partite?
library-drop = Trascina qui file PDN, o sceglili. Le partite restano su questo dispositivo.
library-drop-server = Trascina qui file PDN, o sceglili. Le partite vanno nella biblioteca del server.
library-draw = Patta
library-empty = Ancora nessuna partita. Aggiungi un file PDN per cercare le sue partite e vedere nello studio che cosa si è giocato in ogni posizione.
library-ending = Materiale alla fine
library-ending-example = 2K1-1K
library-event = Torneo
library-explorer = Esploratore
library-export = Scarica PDN
library-failed = La biblioteca non si apre: { $reason }
library-file = { $file }
library-found = { $n ->
    [0] Nessuna partita trovata
    [one] { $n } partita
   *[other] { $n } partite
    }
library-from = Dall’anno
library-games = { $n ->
    [one] { $n } partita
   *[other] { $n } partite
    }
library-latest = Ultime partite
library-material = Materiale in un momento
library-mirrored = Anche specchiata
library-more = Mostra altre
library-more-conditions = Posizione, materiale, colori
library-moves = Mosse
library-moves-example = 32-28 19-23
library-no-server = Il server non risponde.
library-nobody = Nessuna partita ha questa posizione.
library-open = Apri nello studio
library-pattern = Caselle
library-pattern-example = 32=w,28=.,5=B
library-pattern-hint = Scegli un pezzo, poi premi le caselle dove deve stare.
library-player = Giocatore
library-position = Posizione (FEN)
library-rating = Punteggio medio del giocatore
library-reset = Svuota
library-result = Risultato
library-rules = Gioco
library-rules-first = Scegli prima un gioco per cercare posizioni e mosse.
library-search = Cerca
library-search-position = Partite con questa posizione
library-study = Studio
library-swapped = Anche a colori scambiati
library-tool-any = Qualsiasi
library-tool-empty = Vuota
library-to = All’anno
library-unknown-player = Sconosciuto
library-unknown-result = Risultato ignoto
library-white = Bianco
library-black = Nero
library-white-won = Vince il Bianco
library-total = Tutte
library-percent = { $percent }%
library-bar = Vince il Bianco { $white }%, patte { $draws }%, vince il Nero { $black }%
library-ply = mossa { $move }
library-unreadable = { $name } è illeggibile.
