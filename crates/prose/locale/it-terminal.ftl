# Il testo del terminale in italiano (Project Fluent).
# Una riga di aiuto ha l’input prima della barra e l’effetto dopo.

## Keys of the full-screen board

help-arrows = Frecce, hjkl | muovi il cursore
help-choose = Invio, Spazio | scegli un pezzo, poi l’arrivo; ancora il pezzo per finire una presa
help-leg-back = Backspace | annulla l’ultimo salto, o lascia il pezzo
help-escape = Esc | annulla la mossa iniziata
help-typed = 22-18, Invio | scrivi una mossa
help-mouse = Mouse | premi, o trascina un pezzo
key-claim = Chiedi
key-draw = Patta
key-flip = Gira
key-help = Tasti
key-hint = Consiglio
key-huff = Soffia
key-new = Nuova
key-opponent = Avversario
key-pause = Pausa
key-practice = Finali
key-quit = Esci
key-read = Apri
key-redo = Ripeti
key-resign = Abbandona
key-rules = Regole
key-settings = Opzioni
key-tables = Tabelle
key-undo = Annulla
key-values = Valori
key-write = Salva
does-claim = chiedi patta
does-draw = offri patta
does-flip = gira la damiera
does-help = mostra questa pagina
does-hint = suggerisci una mossa, o nascondi il consiglio
does-huff = soffia un pezzo che poteva prendere
does-new = inizia una nuova partita
does-opponent = cambia avversario o trova il tuo livello
does-pause = mettere in pausa l’orologio o farlo ripartire
does-practice = allena i finali contro la miglior difesa
does-quit = esci
does-read = apri una partita da un file
does-redo = ripeti una mossa
does-resign = abbandona
does-rules = mostra le regole
does-settings = cambia le opzioni
does-tables = costruisci tabelle di finali, o segui la costruzione
does-undo = annulla una mossa
does-values = mostra il valore di ogni mossa nelle tabelle di finali
does-write = salva la partita in un file

## Settings and questions of the full-screen board

clock-paused = L’orologio è in pausa. Premi z per continuare.
games-keys = Scrivi per cercare · Tab: preferito · Invio: scegli · Esc: indietro
games-none = Nessun gioco contiene tutte queste parole.
setting-ascii = Solo ASCII
setting-search = Mostra la ricerca del computer
setting-square-size = Grandezza caselle
size-auto = auto
size-large = grande
size-medium = media
size-small = piccola
title-read = Apri una partita da un file
title-write = Salva la partita in un file
too-small = Questo terminale è piccolo: la damiera richiede { $columns } colonne e { $rows } righe.

## What endgame tables know

practice-take-back = Premi u per riprenderla.
warning-take-back = Scrivi undo per riprendere la mossa, o premi Invio per mantenerla.
values-title = Valori
values-unknown = Le tabelle di finali non coprono questa posizione.
values-more = e altri { $n }
values-brackets = (n): semimosse alla prossima presa o promozione
values-move = { $move }: { $worth }
move-wins = vince
move-wins-in = vince in { $n }
move-wins-converting = vince ({ $n })
move-draws = patta
move-loses = perde
move-loses-in = perde in { $n }
move-loses-converting = perde ({ $n })

## The game line by line

play-move-or-help = Scrivi una mossa come 22-18, o help.
play-help-move = 22-18 o 22 18 | fai una mossa; una presa è 22x15, o 22x15x6 se i percorsi sono più d’uno
play-help-moves = 22 o moves 22 | mostra le mosse del pezzo su una casella; moves le mostra tutte
play-help-hint = hint | suggerisci una mossa e di’ perché
play-help-values = values | mostra il valore di ogni mossa nelle tabelle di finali
play-help-undo = undo, redo | annulla una mossa, ripetila
play-help-huff = huff [CASELLA] | togli un pezzo che poteva prendere, se le regole lo permettono
play-help-save = save FILE | salva la partita in PDN (save! sostituisce un file)
play-help-load = load FILE | apri una partita
play-help-fen = fen | mostra la posizione in FEN
play-help-rules = rules | mostra le regole
play-help-show = flip, board, score | gira la damiera, mostrala, mostra il punteggio
play-help-new = new [CHIAVE] | inizia una partita, di un’altra variante se la nomini
play-help-opponent = opponent [CHIAVE] | cambia avversario; opponent two-players gioca senza computer, opponent my-level trova il tuo livello
play-help-draws = claim, draws | chiedi patta, mostra i contatori
play-help-end = resign, draw | abbandona, offri patta
play-help-stop = Invio, stop | fai muovere subito un computer che pensa, come Ctrl-C
play-help-quit = quit | esci
load-what = load vuole un file: load partita.pdn
save-what = save vuole un file: save partita.pdn
score-line = Punteggio ({ $white } - { $black }): { $score }
no-square = Non c’è la casella { $text }: vanno da 1 a { $last }.
off-the-board = { $place } è fuori dalla damiera: colonne e righe vanno da 1 a { $most }.
not-playing = { $place } non è una casella di gioco: i pezzi stanno sulle scure.
neither-move = «{ $text }» non è una mossa ({ $why }) né un comando. Scrivi help per l’elenco.
neither-number = «{ $text }» non è un numero per { $name } né un comando. Scrivi help per l’elenco.

## Files

file-saved = Salvato come { $name }.
file-unreadable = Impossibile leggere { $name }: { $why }.
file-exists = { $name } esiste già; scegli un altro nome.
file-exists-replace = { $name } esiste già; save! { $name } lo sostituisce.

## The analysis board

analysis-key-best = Migliore
analysis-key-comment = Commento
analysis-key-delete = Elimina
analysis-key-engine = Motore
analysis-key-flip = Gira
analysis-key-glyphs = Segni
analysis-key-help = Tasti
analysis-key-learn = Impara
analysis-key-lines = Varianti
analysis-key-new = Nuovo
analysis-key-open = Apri
analysis-key-promote = Promuovi
analysis-key-quit = Esci
analysis-key-review = Rivedi
analysis-key-save = Salva
analysis-key-threat = Minaccia
analysis-key-undo = Annulla
analysis-help-step = Sinistra, Destra | scorri le mosse
analysis-help-ends = Su, Giù, Home, Fine | vai all’inizio o alla fine
analysis-help-branch = Maiusc+Su, Maiusc+Giù, [, ] | cambia ramo
analysis-help-leave = Maiusc+Sinistra, Backspace | lascia la variante
analysis-help-mistakes = ,, . | vai all’errore precedente o successivo
analysis-help-typed = 22-18, Invio | scrivi una mossa
analysis-help-cursor = Invio | muovi un cursore sulla damiera con le frecce; Invio sceglie, Esc esce
analysis-help-mouse = Mouse | premi o trascina un pezzo, premi una mossa o variante; la rotella scorre
analysis-help-best = Spazio | gioca la mossa migliore
analysis-help-add = i | inserisci la variante migliore
analysis-help-engine = l | accendi o spegni il motore
analysis-help-lines = +, - | più o meno varianti
analysis-help-threat = x | mostra la minaccia: che cosa farebbe l’avversario
analysis-help-deeper = z | cerca senza limite
analysis-help-men = e | valutazione in pedine o in percento
analysis-help-arrow = a | mostra la mossa migliore sulla damiera
analysis-help-threads = t, T | più o meno thread
analysis-help-memory = m, M | più o meno memoria
analysis-help-review = r | rivedi la partita; Esc ferma
analysis-help-learn = w | impara dai tuoi errori dopo una revisione; gira la damiera per quelli dell’altro
analysis-help-comment = c | scrivi un commento
analysis-help-glyphs = g | scegli un segno per la mossa o la posizione
analysis-help-marks = !, / | scorri i segni buoni o cattivi
analysis-help-promote = p, P | sposta su la variante, rendila principale
analysis-help-delete = d, Canc, D | elimina la mossa e il seguito, elimina tutte le varianti
analysis-help-undo = u, y, Ctrl-R | annulla, ripeti
analysis-help-flip = f | gira la damiera
analysis-help-huff = H | soffia un pezzo, se le regole lo permettono
analysis-help-files = s, o, n | salva in PDN, apri un file, inizia uno studio
analysis-help-quit = ?, q | mostra questa pagina, esci
analysis-help-letters = Dove le caselle hanno lettere, le minuscole scrivono mosse: per i comandi usa le maiuscole.
analysis-asked-several = Quale partita?
analysis-cannot-read = Non è una partita (PDN) né una posizione (FEN).
analysis-comment-title = Commento a { $move }
analysis-comment-start = Commento all’inizio
analysis-discard = Scarta le modifiche
analysis-discard-title = Lo studio ha modifiche non salvate.
analysis-end = Non c’è mossa da aggiungere.
analysis-glyphs-title = Segni per { $move }
analysis-keep = Tienile
analysis-label-draw = patta
analysis-memory = { $n } MB
analysis-drawn = Disegni: { $shapes }.
analysis-no-branch = Qui non c’è un altro ramo.
analysis-no-engine-move = Il motore non ha ancora una mossa.
analysis-no-game = Non c’è la partita { $number }: il file ne ha { $count }.
analysis-no-lesson = Nessun errore da cui imparare. Premi prima r per rivedere la partita.
analysis-no-mistake = Non ci sono altri errori. Premi r per rivedere la partita.
analysis-no-moves = Fai una mossa per iniziare.
analysis-nothing-to-review = Non ci sono mosse da rivedere.
analysis-on-main = È già la variante principale.
analysis-open-title = Apri un file, o incolla un FEN
analysis-replace = Sostituiscilo
analysis-replace-title = { $name } esiste già.
analysis-reviewed = Precisione: { $white } { $first }, { $black } { $second }.
analysis-reviewing = Revisione della partita: { $percent }%. Esc ferma.
analysis-rules-title = Regole del nuovo studio
analysis-save-title = Salva lo studio in PDN
analysis-searching = Cerco
analysis-speed = profondità { $depth }, { $nodes } nodi, { $speed }/s
analysis-switch-deeper = senza limite
analysis-switch-threat = minaccia
analysis-threads = { $n ->
    [one] { $n } thread
   *[other] { $n } thread
}
analysis-title = Studio
