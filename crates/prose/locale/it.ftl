# Il testo di Crownhead in italiano (Project Fluent).

## Sides and pieces

side-white = Bianco
side-black = Nero
side-red = Rosso
side-green = Verde
piece-man = { $n ->
    [one] pedina
   *[other] pedine
    }
piece-king = { $n ->
    [one] dama
   *[other] dame
    }
piece-queen = { $n ->
    [one] regina
   *[other] regine
    }
piece-any = { $n ->
    [one] pezzo
   *[other] pezzi
    }
number = { $n ->
    [0] nessuna
    [1] una
    [2] due
    [3] tre
    [4] quattro
    [5] cinque
    [6] sei
    [7] sette
    [8] otto
    [9] nove
    [10] dieci
    [11] undici
    [12] dodici
   *[other] { $n }
    }
counted = { $n ->
    [one] una { $name }
   *[other] { $number } { $name }
    }
counted-against = { $n ->
    [one] una { $name }
   *[other] { $number } { $name }
    }
counted-for = { $n ->
    [one] una { $name }
   *[other] { $number } { $name }
    }
moves-in-words = { $n ->
    [one] una mossa
   *[other] { $number } mosse
    }
list-and = { $first } e { $last }
list-or = { $first } o { $last }

## Names of rules

rules-name = { $key ->
    [score-panel] Dama con punteggio
    [menu] Dama del menu
    [choose-each-leg] Salto per salto
    [flying-tutorial] Dama volante
    [text] Dama testuale
   *[house] Regole proprie
    }
rules-summary = { $key ->
    [score-panel] Un salto per turno, su damiera specchiata. Una pedina che prende una regina diventa regina.
    [menu] Dama inglese, ma una pedina che prende una dama è promossa e la mossa finisce.
    [choose-each-leg] Dama inglese, ma una pedina che prende una dama continua a prendere come dama.
    [flying-tutorial] Le dame volano, e puoi fermare una presa dopo ogni salto.
    [text] La presa è facoltativa e può fermarsi dopo ogni salto. Una pedina che prende una dama è promossa a fine mossa.
   *[house] La tua combinazione di regole.
    }
variant-name = { $key ->
    [antidraughts] Vinciperdi internazionale
    [armenian] Dama armena
    [brazilian] Dama brasiliana
    [breakthrough] Sfondamento
    [canadian] Dama canadese
    [czech] Dama ceca
    [english] Dama inglese
    [frisian] Dama frisone
    [frysk] Frysk!
    [german] Dama tedesca
    [giveaway] Vinciperdi inglese
    [gothic] Dama gotica
    [international] Dama internazionale
    [italian] Dama italiana
    [killer] Dama killer
    [mini6-english] Mini dama inglese
    [mini6-international] Mini dama internazionale
    [pool] Pool americano
    [portuguese] Dama portoghese
    [russian] Dama russa
    [spanish] Dama spagnola
    [spantsireti] Spantsireti
    [srilankan] Dama dello Sri Lanka
    [thai] Dama thailandese
    [turkish] Dama turca
   *[other] { $name }
    }
variant-summary = { $key ->
    [antidraughts] Dama internazionale al contrario: vinci se non puoi muovere.
    [armenian] Tutte le 64 caselle. I pezzi muovono dritto e in diagonale, ma prendono solo dritto. Detta anche tama.
    [brazilian] Dama internazionale su 8×8: la pedina prende anche indietro, la dama vola, si prende il massimo.
    [breakthrough] Dama internazionale, ma vince chi fa dama per primo.
    [canadian] Dama internazionale su 12×12, con 30 pedine a testa.
    [czech] 8×8. La pedina prende solo avanti, la dama vola e deve prendere prima di una pedina.
    [english] 8×8. La pedina prende solo avanti, la dama muove di una casella. Detta anche checkers.
    [frisian] 10×10. Si prende anche lungo righe e colonne, e una dama vale quasi due pedine.
    [frysk] Dama frisone con 5 pedine a testa.
    [german] 8×8. La pedina prende solo avanti, la dama vola, e la presa è a scelta.
    [giveaway] Dama inglese al contrario: vinci se non puoi muovere.
    [gothic] Tutte le 64 caselle. La pedina muove e prende dritto avanti, in diagonale avanti e di lato.
    [international] 10×10. La pedina prende anche indietro, la dama vola, si prende il massimo.
    [italian] 8×8, specchiata. La dama muove di una casella, la pedina non prende dame, e regole precise fissano la presa.
    [killer] Dama internazionale, ma una dama che prende per ultima una dama si ferma subito dietro.
    [mini6-english] Dama inglese su 6×6, per la prima partita.
    [mini6-international] Dama internazionale su 6×6, per la prima partita.
    [pool] 8×8. La pedina prende anche indietro, la dama vola, e la presa è a scelta.
    [portuguese] Le mosse della dama spagnola: la dama vola; prima più pezzi, poi più dame.
    [russian] 8×8. La dama vola, e una pedina promossa durante una presa continua come dama. Detta anche shashki.
    [spanish] 8×8, specchiata. La dama vola; prima più pezzi, poi più dame.
    [spantsireti] Dama russa su dieci colonne e otto righe.
    [srilankan] Dama canadese su damiera specchiata.
    [thai] 8×8 con 8 pedine a testa. La dama vola e atterra subito dietro il pezzo preso. Detta anche makhos.
    [turkish] Tutte le 64 caselle, solo linee dritte. La dama vola, si prende il massimo. Detta anche dama turca.
   *[other] { $summary }
    }
variant-region = { $key ->
    [antidraughts] online
    [armenian] in Armenia
    [brazilian] in Brasile
    [breakthrough] online
    [canadian] in Canada
    [czech] in Cechia e Slovacchia
    [english] nel Regno Unito e negli Stati Uniti
    [frisian] in Frisia
    [frysk] in Frisia
    [german] in Germania
    [giveaway] in tutto il mondo
    [gothic] in Germania
    [international] in tutto il mondo
    [italian] in Italia
    [killer] nei Paesi Bassi
    [mini6-english] nella didattica
    [mini6-international] nella didattica
    [pool] negli Stati Uniti
    [portuguese] in Portogallo
    [russian] in Russia e nei paesi vicini
    [spanish] in Spagna e America Latina
    [spantsireti] in Russia
    [srilankan] in Sri Lanka
    [thai] in Thailandia
    [turkish] in Turchia e in Medio Oriente
   *[other] { $region }
    }

## Facts that tell one game from another

fact-run-out = Chi perde tutto vince
fact-first-king = Vince la prima dama
fact-kings-fly = Dama volante
fact-kings-step = Dama corta
fact-straight = Prese in linea retta
fact-men-back = Pedina prende indietro
fact-men-forward = Pedina prende avanti
fact-optional = Presa facoltativa
fact-any-capture = Presa a scelta
fact-most-pieces = Presa massima obbligatoria
group-favorites = Preferiti
group-board = { $width } × { $height } caselle
group-lines = Righe e colonne
group-presets = Predefiniti
group-house = Regole proprie

lines = { $lines ->
    [diagonal] diagonali
    [straight] righe e colonne
   *[all] righe, colonne e diagonali
    }

## Why a move is not legal

refused-lead = { $move } non è ammessa.
refused-lead-ambiguous = { $move } è ambigua.
refused-game-over = La partita è finita: il { $side } non può muovere.
refused-game-over-king = La partita è finita: il { $side } ha avuto la prima { $king }.
refused-empty = Non c’è nessun pezzo in { $square }.
refused-not-yours = La { $piece } in { $square } è del { $side }.
refused-taken = { $square } non è vuota.
refused-must-capture = { $pieces ->
    [man] La pedina in { $squares } può
    [men] Le pedine in { $squares } possono
    [king] La dama in { $squares } può
    [queen] La regina in { $squares } può
    [piece] Il pezzo in { $squares } può
    [pieces] I pezzi in { $squares } possono
   *[other] Le { $pieces } in { $squares } possono
    } prendere, quindi devi prendere.
refused-only-capture = { $move } { $gain }.
takes = prende { $taken }
takes-and-crowns = prende { $taken } e fa dama
takes-mixed-and-crowns = prende { $taken }, e fa dama
taken-mixed = { $all } pezzi, { $n ->
    [one] di cui una { $king }
   *[other] tra cui { $kings }
    }
refused-must-take-more = Devi prendere più pezzi possibile. { $pieces } in { $squares }: { $most }.
refused-must-take-rank = { $n ->
    [one] Una presa ha la precedenza ({ $pieces } in { $squares }):
   *[other] Alcune prese hanno la precedenza ({ $pieces } in { $squares }):
    } { $precedence ->
    [italian] prendi più pezzi, poi con una { $king }, poi più { $kings }, poi una { $king } il prima possibile.
    [value] prendi il valore più alto, dove una { $king } vale poco meno di due pedine, poi con una { $king }.
   *[kings] prendi più pezzi, poi più { $kings }.
    }
refused-king-must-take = { $pieces ->
    [king] La dama in { $squares } può
   *[kings] Le { $pieces } in { $squares } possono
    } prendere, e una { $king } deve prendere prima di una pedina.
refused-takes-only = Questa presa rende solo: { $tried }.
refused-must-go-on = La presa non è finita: continua finché puoi.
refused-must-go-on-to = La presa non è finita: continua verso { $squares }.
refused-jumped-twice = Un pezzo si salta una volta sola; i pezzi presi restano sulla damiera fino alla fine della mossa.
refused-men-move-forward = { $lines ->
    [diagonal] Le pedine muovono solo avanti.
   *[other] Le pedine muovono solo avanti e di lato.
    }
refused-men-capture-forward = { $lines ->
    [diagonal] Le pedine prendono solo avanti.
   *[other] Le pedine prendono solo avanti e di lato.
    }
refused-men-spare-kings = Le pedine non possono prendere { $kings }.
refused-king-moved-too-often = La { $king } in { $square } ha fatto { $moves } di fila senza prendere; muovi prima un altro pezzo.
refused-too-far = { $pieces }: una casella alla volta.
refused-no-moves = La { $piece } in { $square } è bloccata e non può muovere.
refused-in-the-way = { $n ->
    [one] Il pezzo in { $squares } è d’intralcio.
   *[other] I pezzi in { $squares } sono d’intralcio.
    }
refused-not-on-a-line = { $pieces }: solo lungo { $lines }. Nessuna unisce { $from } e { $to }.
refused-captures-only = { $pieces }: muovono solo lungo { $lines }; lungo altre linee possono solo prendere.
refused-ambiguous = Quale percorso: { $routes }? Scegli una casella alla volta, o scrivi tutto il percorso.
refused-ambiguous-many = Lì finiscono più prese. Scegli una casella alla volta, o scrivi tutto il percorso.
refused-no-path = Nessuna mossa ammessa va da { $from } a { $to }.
unreadable = «{ $text }» non è una mossa. { $problem }
unreadable-empty = Scrivi una mossa come { $example }.
unreadable-no-square = Non c’è la casella { $name }: vanno da { $first } a { $last }.
unreadable-light-square = La casella { $name } è chiara; si usano solo le scure.
unreadable-one-square = Indica due caselle: da dove parte il pezzo e dove arriva.
unreadable-digits = Le caselle in «{ $digits }» non sono chiare: metti - o x tra loro.
unreadable-mark = Una mossa si scrive { $example }.
unreadable-missing-square = Manca una casella accanto a un separatore.
unreadable-too-long = Nessuna mossa passa per così tante caselle.
article = Regola { $number }
headline-must-capture = Tocca a te: devi prendere
headline-must-take-more = Tocca a te: presa massima
headline-king-must-take = Tocca a te: deve prendere una { $king }
headline-must-go-on = La presa deve continuare
headline-game-over = La partita è finita
headline-your-move = Tocca a te
headline-forced-capture = Presa obbligatoria

## The state of the game

to-move = Muove il { $side }
must-capture = Devi prendere
count-pieces = { $n ->
    [0] nessun pezzo
    [one] 1 pezzo
   *[other] { $n } pezzi
    }
count-kings = { $pieces } ({ $n } { $kings })
count-only-kings = { $n } { $kings }
draw-no-progress = { $n ->
    [0] Patta se non si prende e non muove una pedina
    [one] Patta dopo 1 altra mossa a testa se non si prende e non muove una pedina
   *[other] Patta dopo altre { $n } mosse a testa se non si prende e non muove una pedina
    }
draw-no-progress-claimed = { $n ->
    [0] Si può chiedere patta se non si prende e non muove una pedina
    [one] Si può chiedere patta dopo 1 altra mossa a testa se non si prende e non muove una pedina
   *[other] Si può chiedere patta dopo altre { $n } mosse a testa se non si prende e non muove una pedina
    }
draw-may-be-claimed = { $why } Puoi chiedere patta.
draw-repetitions = Questa posizione è apparsa { $n ->
    [1] una volta
    [2] due volte
   *[other] { $n } volte
    }; la { $limit ->
    [2] seconda
    [3] terza
   *[other] { $limit }ª
    } volta { $claimed ->
    [yes] si può chiedere patta
   *[no] è patta
    }
draw-none = Non ci sono patte automatiche
draw-ending = { $n ->
    [0] Patta
    [one] Patta dopo 1 altra mossa a testa
   *[other] Patta dopo altre { $n } mosse a testa
    } { $unless ->
    [lone-king-taken] se la dama sola non è presa
    [diagonal-left] se la dama sola non lascia la diagonale maggiore
    [taken-or-crowned] se non si prende e non si fa dama
   *[taken] se non si prende
    }
draw-next = Patta se questa mossa non prende
thinking = { $n ->
    [one] profondità { $depth }, { $count } posizione
   *[other] profondità { $depth }, { $count } posizioni
    }
thinking-calls = { $n ->
    [one] 1 ricerca
   *[other] { $count } ricerche
    }

## Announcements during the game

played-quiet = Il { $side } gioca { $move }
played-capture = Il { $side } prende { $n ->
    [one] un pezzo
   *[other] { $n } pezzi
    }, { $move }
played-quiet-crowned = Il { $side } gioca { $move } e ha una { $king }
played-capture-crowned = Il { $side } prende { $n ->
    [one] un pezzo
   *[other] { $n } pezzi
    }, { $move }, e ha una { $king }
selected = { $piece } in { $square }: scelta fatta. Può andare in { $squares }.
stepped-goes-on = In { $square }. Continua la presa.
stepped-may-end = In { $square }. Continua, o scegli ancora { $square } per finire la mossa.
square-piece = { $piece } { $side ->
    [white] bianca
    [black] nera
    [red] rossa
   *[green] verde
    }
square-brief-man = { $side ->
    [white] bianca
    [black] nera
    [red] rossa
   *[green] verde
    } { $square }
square-empty = vuota
square-captured = presa
square-selected = scelta
square-must-capture = deve prendere
square-movable = può muovere
square-target = mossa ammessa
square-huffable = si può soffiare
square-last-move = ultima mossa
square-hint = consiglio

## Huffing

huffed = Il { $side } soffia: { $piece } in { $square }.
huff-offer = { $pieces } in { $squares }: presa mancata. Puoi soffiare { $n ->
    [one] questo pezzo.
   *[other] uno di questi.
    }
huff-not-in-the-rules = Queste regole non permettono di soffiare.
huff-one-a-turn = Puoi soffiare un solo pezzo per turno.
huff-captured = Il { $side } ha preso, quindi non puoi soffiare.
huff-nothing-missed = Il { $side } non ha mancato prese: non c’è niente da soffiare.
huff-could-not = Niente in { $square } poteva prendere all’ultima mossa.

## The end of a game

outcome-draw = Patta
outcome-you-win = Hai vinto
outcome-you-lose = Hai perso
outcome-wins = Vince { $name }
outcome-player = { $name } ({ $side })
outcome-count = { $side }: { $count }.
outcome-no-pieces = Il { $side } non ha più pezzi.
outcome-blocked = Il { $side } non può muovere.
outcome-ran-out = Il { $side } non ha più pezzi e vince.
outcome-stuck = Il { $side } non può muovere e vince.
outcome-first-king = Il { $side } ha avuto la prima { $king }.
outcome-resigned = Il { $side } ha abbandonato.
outcome-you-resigned = Hai abbandonato.
outcome-conceded = Il { $side } ha abbandonato: ogni mossa perde.
outcome-repetition = La stessa posizione è apparsa { $n } volte.
outcome-no-progress = { $n } mosse a testa senza prese né mosse di pedina.
outcome-ending = { $n } mosse a testa con { $class ->
    [lone-king-against-three] una dama sola contro tre pezzi.
    [lone-king-against-two] una dama sola contro uno o due pezzi.
    [lone-king-against-kings] una dama sola contro tre o più dame.
    [long-diagonal] una dama sola sulla diagonale maggiore contro tre pezzi.
    [four-or-five] quattro o cinque pezzi e dame da entrambe le parti, senza prese né promozioni.
    [six-or-seven] sei o sette pezzi e dame da entrambe le parti, senza prese né promozioni.
    [three-kings] tre dame contro una.
    [two-kings] due dame contro una.
   *[king-each] una dama a testa.
    }
outcome-piece-each = Ognuno ha un pezzo, e nessuno si può prendere subito.
outcome-agreement = I giocatori hanno concordato la patta.
outcome-you-ran-out-of-time = Il tuo tempo è scaduto.
outcome-ran-out-of-time = Il tempo del { $side } è scaduto.
outcome-drawn-on-time = Il tempo è scaduto, e l’avversario non poteva vincere.

## Looks

look-board = { $key ->
    [wood] Legno
    [slate] Ardesia
    [tournament] Torneo
    [ocean] Blu e arancio
    [paper] Carta
    [contrast] Alto contrasto
    [midnight] Mezzanotte
   *[sage] Salvia
    }
look-pieces = { $key ->
    [flat] Piatti
    [wood] Legno
    [stone] Pietra
    [print] Stampa
    [bold] Marcati
   *[classic] Classici
    }

## Planned moves

plan-made = Prevista: { $move }.
plan-made-how-to-drop = Un clic fuori dalla damiera o Esc la annulla.
plan-refused = La mossa prevista { $move } ora non è ammessa.

## Clocks

clock-untimed = senza orologio
clock-hourglass = clessidra, { $time }: il tempo usato da uno passa all’altro
clock-odds = { $white }: { $first }. { $black }: { $second }.
clock-then = {", poi "}
clock-and = {", "}
clock-increment = più { $time } per mossa
clock-bronstein = con fino a { $time } per mossa restituiti
clock-delay = con i primi { $time } di ogni mossa gratis
clock-periods = poi { $n ->
    [one] 1 periodo
   *[other] { $n } periodi
    } da { $time } per mossa
clock-part = { $time } per { $n ->
    [one] 1 mossa
   *[other] { $n } mosse
    }
clock-minutes = { $n ->
    [one] 1 minuto
   *[other] { $n } minuti
    }
clock-seconds = { $n ->
    [one] 1 secondo
   *[other] { $n } secondi
    }
clock-both = { $minutes } { $seconds }
clock-unreadable = Scrivi un tempo come 5+3, 40/90,30+30 o 10+3x30.
clock-zero = Ogni tempo e numero deve essere maggiore di zero.
clock-too-long = È troppo lungo.
clock-after-the-rest = Una parte senza numero di mosse deve essere l’ultima.
clock-face = Orologio del { $side }: { $time }
clock-periods-left = { $n ->
    [one] ultimo periodo
   *[other] { $n } periodi
    }
handicap-none = Nessuno
handicap = Il { $side } gioca senza { $n ->
    [one] 1 pedina
   *[other] { $n } pedine
    }

## The page of rules

page-board = Damiera
page-board-shape = La damiera ha { $width } per { $height } caselle. { $shape ->
    [full] Si usano tutte le { $squares } caselle.
    [mirrored] Si usano solo le { $squares } caselle scure, e ognuno ha un angolo scuro a destra.
   *[dark] Si usano solo le { $squares } caselle scure, e ognuno ha un angolo scuro a sinistra.
    }
page-board-numbers = { $naming ->
    [letters] Una casella ha la lettera della colonna, da a ad { $letter } da sinistra per il { $side }, e il numero della riga, da 1 a { $rows } dal lato del { $side }.
    [from-below] Le caselle sono numerate da 1 a { $last }, riga per riga, dal basso a destra per il { $side }.
   *[numbers] Le caselle sono numerate da 1 a { $last }, riga per riga, dall’alto a sinistra per il { $side }.
    }
page-setup = Il { $bottom } parte in basso, il { $top } in alto, con { $men } pedine a testa { $rows ->
    [one] sulla riga più vicina.
   *[other] sulle { $number } righe più vicine.
    }
page-setup-gap = Il { $bottom } parte in basso, il { $top } in alto, con { $men } pedine a testa { $rows ->
    [one] su una riga,
   *[other] su { $number } righe,
    } { $gap ->
    [one] lasciando vuota la riga più vicina.
   *[other] lasciando vuote le { $empty } righe più vicine.
    }
page-starts = Muove per primo il { $side }; poi si gioca a turno.
page-aim = Scopo del gioco
page-aim-text = { $goal ->
    [run-out] Vinci se al tuo turno non puoi muovere, perché non hai più pezzi o sono tutti bloccati.
    [first-king] Vince chi ottiene per primo una { $king }. Perdi se al tuo turno non puoi muovere, perché non hai più pezzi o sono tutti bloccati.
   *[leave-no-move] Perdi se al tuo turno non puoi muovere, perché non hai più pezzi o sono tutti bloccati.
    }
page-moving = Movimento
page-men-move = { $lines ->
    [straight] Le pedine muovono di una casella dritto avanti o di lato, su una casella vuota.
    [all] Le pedine muovono di una casella dritto avanti, in diagonale avanti o di lato, su una casella vuota.
   *[diagonal] Le pedine muovono di una casella in diagonale avanti, su una casella vuota.
    }
page-kings-step = { $kings }: muovono di una casella { $lines ->
    [straight] avanti, indietro o di lato.
    [all] in ogni direzione, dritto o in diagonale.
   *[diagonal] in diagonale, avanti o indietro.
    }
page-kings-fly = { $kings }: muovono a ogni distanza lungo { $lines ->
    [straight] righe e colonne libere.
    [all] righe, colonne e diagonali libere.
   *[diagonal] diagonali libere, avanti o indietro.
    }
page-king-limit = Finché una parte ha pedine, ogni { $king } può fare al massimo { $moves } di fila senza prendere; poi deve muovere un altro pezzo.
page-straight = Lungo righe e colonne i pezzi saltano le caselle chiare: la casella seguente è la prossima scura.
page-capturing = Presa
page-capture = { $lines ->
    [straight] Un pezzo prende un pezzo avversario vicino sulla sua riga o colonna saltando sulla casella vuota dietro.
    [all] Un pezzo prende un pezzo avversario vicino, dritto o in diagonale, saltando sulla casella vuota dietro.
    [mixed] Un pezzo prende un pezzo avversario vicino saltando sulla casella vuota dietro.
   *[diagonal] Un pezzo prende un pezzo avversario vicino in diagonale saltando sulla casella vuota dietro.
    }
page-capture-lines = Le pedine prendono lungo { $men }; { $kings }, lungo { $lines }.
page-men-capture-forward = { $lines ->
    [straight] Le pedine prendono avanti e di lato.
    [all] Le pedine prendono dritto avanti, in diagonale avanti e di lato.
   *[diagonal] Le pedine prendono solo avanti.
    }
page-men-capture-back = { $lines ->
    [straight] Le pedine prendono avanti, indietro e di lato.
    [all] Le pedine prendono in tutte le otto direzioni.
   *[diagonal] Le pedine prendono avanti e indietro.
    }
page-men-spare-kings = Le pedine non possono prendere { $kings }.
page-kings-capture = { $kings }: prendono in ogni direzione.
page-kings-capture-far = Una { $king } prende in ogni direzione e a ogni distanza, e atterra { $landing ->
    [behind] subito dietro il pezzo preso.
    [behind-last-king] su una casella vuota qualsiasi dietro il pezzo preso; ma se l’ultimo preso è una { $king }, si ferma subito dietro.
   *[any] su una casella vuota qualsiasi dietro il pezzo preso.
    }
page-king-lands-to-go-on = Se una { $king } può continuare a prendere da alcune delle caselle dove può atterrare, deve atterrare su una di esse.
page-turn-back = { $may ->
    [yes] Tra due salti una { $king } può invertire la marcia e ripassare sulla casella appena liberata.
   *[no] Tra due salti una { $king } non può invertire la marcia.
    }
page-capture-mandatory = Se puoi prendere, devi prendere.
page-capture-optional = La presa è facoltativa: puoi fare un’altra mossa.
page-huffing = Un pezzo che poteva prendere e non l’ha fatto può essere soffiato: l’avversario lo toglie dalla damiera prima di muovere. Si soffia un solo pezzo per turno, e solo per la mossa appena fatta; chi in quella mossa ha preso qualcosa è al sicuro.
page-chains = Prese multiple
page-chain-finish = Se da dove è atterrato il pezzo può ancora prendere, deve continuare nella stessa mossa finché può.
page-chain-stop = Se da dove è atterrato il pezzo può ancora prendere, può continuare nella stessa mossa o fermarsi dopo ogni salto.
page-chain-single = Ogni turno è un solo salto: nessun pezzo prende due volte in una mossa.
page-chain-ghosts = I pezzi presi restano sulla damiera fino alla fine della mossa; fino ad allora ostacolano e non si possono saltare di nuovo.
page-chain-at-once = Ogni pezzo preso lascia subito la damiera, e la stessa mossa può passare sulla sua casella.
page-precedence-free = Se ci sono più prese, scegli tu.
page-precedence-most = Se ci sono più prese, devi prendere più pezzi; una { $king } conta come un pezzo.
page-precedence-kings = Se ci sono più prese, devi prendere più pezzi e, tra queste, più { $kings }.
page-precedence-italian = Se ci sono più prese, devi prendere più pezzi. Se resta una scelta, devi prendere con una { $king }, poi più { $kings }, poi una { $king } il prima possibile.
page-precedence-king-first = Se una { $king } può prendere, deve prendere una { $king }, anche se una pedina prenderebbe di più; altrimenti la scelta è libera.
page-precedence-value = Se ci sono più prese, devi prendere il valore più alto: una pedina vale uno, una { $king } poco meno di due. A parità di valore, devi prendere con una { $king } se puoi.
page-crowning = Promozione
page-crowning-text = Una pedina che finisce la mossa sulla riga più lontana diventa { $king }.
page-crowning-stop = Una presa che arriva all’ultima riga finisce lì.
page-crowning-pass = Una pedina che arriva all’ultima riga durante una presa e può continuare lo fa come pedina e non è promossa.
page-crowning-go-on = Una pedina che arriva all’ultima riga durante una presa è promossa subito e continua come { $king }.
page-regicide = Pedina che prende una { $king }
page-regicide-stop = Una pedina che prende una { $king } è promossa subito, ovunque atterri, e la sua mossa finisce.
page-regicide-go-on = Una pedina che prende una { $king } è promossa subito, ovunque atterri, e continua a prendere come { $king } se può.
page-regicide-on-last-row = Se atterra sulla riga di promozione, la mossa finisce lì comunque.
page-regicide-at-end = Una pedina che prende una { $king } diventa { $king } a fine mossa; fino ad allora prende come pedina.
page-draws = Patte
page-played = Dove si gioca
page-played-where = Si gioca { $where }.
page-rulebook = Il regolamento è quello di: { $federation }.
page-draws-now = Contatori di patta in questa partita
page-draw-repetition = La partita è patta se la stessa posizione, con lo stesso turno, appare { $n } volte.
page-draw-no-progress = La partita è patta dopo { $n } mosse per parte senza prese né mosse di pedina.
page-draw-claims-repetition = Alla damiera, un giocatore deve chiedere la patta per ripetizione.
page-draw-claims-all = Alla damiera, un giocatore deve chiedere tale patta.
page-draw-endings = Se una dama sola affronta tre pezzi, almeno uno dei quali è dama, la partita è patta dopo { $three } mosse per parte. Se ne affronta uno o due, almeno uno dei quali è dama, la partita è patta dopo { $two }.
page-draw-russian-lone = Se una { $king } sola affronta tre o più { $kings }, la partita è patta dopo { $many } mosse per parte. Se affronta uno o due pezzi, o tre stando sulla diagonale maggiore, è patta dopo { $few }.
page-draw-russian-few = Se entrambe le parti hanno { $kings } e non ci sono prese né promozioni, la partita è patta dopo { $four } mosse per parte con quattro o cinque pezzi in tutto, e dopo { $six } con sei o sette.
page-draw-three-kings = Se tre { $kings } ne affrontano una, la partita è patta dopo { $n } mosse per parte.
page-draw-frisian = Se due { $kings } ne affrontano una, la partita è patta dopo { $two } mosse per parte; con una { $king } a testa, dopo { $one }.
page-draw-one-each = Se a ogni parte resta un pezzo, la partita è patta se la mossa seguente non prende.
page-draw-agreement = I giocatori possono concordare la patta in ogni momento.
contradiction = Queste regole si contraddicono: { $why } ({ $switches }).
contradiction-rows = ogni parte ha bisogno di almeno una riga di pedine, con una riga vuota tra le parti
contradiction-precedence = la precedenza confronta prese finite, ma queste possono fermarsi prima
contradiction-single-leg-crowning = con un salto per turno la mossa finisce sulla riga di promozione: una pedina non può passarla né continuare come dama
contradiction-single-leg-regicide = con un salto per turno una pedina non può continuare dopo aver preso una dama
contradiction-huffing = soffiare richiede prese facoltative, perché solo quelle si possono mancare
contradiction-repetition = ogni posizione appare una volta: una ripetizione richiede 2 o più volte, o 0 per nessun limite
contradiction-in = { $why } ({ $switches }).

## Switches of house rules

switch-name = { $key ->
    [board] Damiera
    [rows] Righe di pedine
    [home_gap] Righe vuote dietro
    [starts] Inizia
    [goal] Come si vince
    [man_steps] Pedine: movimento
    [king_steps] Dame: movimento
    [flying_kings] Dame volanti
    [king_move_limit] Mosse di fila di una dama
    [capture_duty] Presa
    [huffing] Soffio
    [man_captures] Pedine: presa
    [men_capture_back] Pedine prendono indietro
    [men_take_kings] Pedine prendono dame
    [king_captures] Dame: presa
    [king_landing] Arrivo delle dame volanti
    [chain_duty] Prese multiple
    [precedence] Precedenza di presa
    [removal] Pezzi presi tolti
    [may_turn_back] Dame invertono la marcia
    [crowning_in_capture] Ultima riga in presa
    [regicide] Pedina che prende una dama
    [repetition] Ripetizione
    [no_progress] Senza progressi
    [endings] Limiti dei finali
   *[claims] Patte da chiedere
    }
switch-value = { $value ->
    [board-6x6] 6×6
    [board-8x8] 8×8
    [board-8x8-mirrored] 8×8, specchiata
    [board-10x10] 10×10
    [board-12x12] 12×12
    [board-12x12-mirrored] 12×12, specchiata
    [board-10x8] 10×8
    [board-8x8-full] 8×8, tutte le caselle
    [starts-white] Bianco
    [starts-black] Nero
    [goal-leave-no-move] Togliere le mosse all’avversario
    [goal-run-out] Restare senza mosse
    [goal-first-king] Ottenere la prima dama
    [capture_duty-mandatory] Obbligatoria
    [capture_duty-optional] Facoltativa
    [king_landing-any] Ovunque dietro
    [king_landing-behind] Subito dietro
    [king_landing-behind-last-king] Subito dietro l’ultima dama
    [chain_duty-finish] Da finire
    [chain_duty-stop-anywhere] Stop dopo ogni salto
    [chain_duty-single-leg] Un salto per turno
    [precedence-free] A scelta
    [precedence-most-pieces] Più pezzi
    [precedence-most-pieces-then-kings] Più pezzi, poi più dame
    [precedence-italian] Ordine italiano
    [precedence-king-first] Dama prima di pedina
    [precedence-value] Valore più alto
    [removal-at-end] A fine mossa
    [removal-at-once] Subito
    [crowning_in_capture-stop] La mossa finisce
    [crowning_in_capture-pass] Resta pedina
    [crowning_in_capture-go-on-as-king] Diventa dama
    [regicide-off] Resta pedina
    [regicide-crown-and-stop] Promossa, si ferma
    [regicide-crown-and-go-on] Promossa, continua
    [regicide-crown-at-end] Promossa alla fine
    [endings-none] Nessuno
    [endings-international] Internazionali
    [endings-russian] Russi
    [endings-pool] Pool americano
    [endings-canadian] Canadesi
    [endings-frisian] Frisoni
    [endings-one-each] Un pezzo a testa
    [claims-none] Nessuna
    [claims-repetition] Ripetizione
    [claims-all] Ripetizione e senza progressi
   *[other] { $value }
    }
switch-times = { $n ->
    [0] Nessuna patta
    [2] Patta alla seconda
    [3] Patta alla terza
   *[other] Patta alla { $n }ª
    }
switch-moves = { $n ->
    [0] Nessuna patta
   *[other] Patta dopo { $n } mosse a testa
    }
switch-limit = { $n ->
    [0] Nessun limite
   *[other] { $n }
    }

## Hints

ladder-next = Prossimo gradino: { $ending }
ladder-climbed = { $n } finali vinti su { $all }.
ladder-won = vinto
motif-name = { $motif ->
    [royal] colpo reale
    [philippe] colpo Philippe
    [napoleon] colpo Napoleone
    [express] colpo espresso
    [heel] colpo di tacco
    [raphael] colpo Raphaël
    [turkish-stroke] colpo turco
    [bomb] colpo della bomba
    [ricochet] colpo di rimbalzo
    [mazette] colpo del principiante
    [trapdoor] colpo della botola
    [recall] richiamo
    [bridge] ponte
    [dog-hole] canile
    [two-for-one] due per uno
    [three-for-one] tre per uno
    [three-for-two] tre per due
    [stroke] tiro
    [breeches] forchetta
    [in-and-out] dentro e fuori
    [exchange-to-break] cambio per sfondare
    [breakthrough] sfondamento
    [king-caught] dama catturata
    [king-lured] dama attirata
    [block] blocco
    [opposition] opposizione
    [round-trip] giro completo
    [long-capture] presa lunga
    [backward-capture] presa all’indietro
    [smaller-capture] presa minore
   *[other] { $motif }
    }
hint-line = { $why }. Poi { $line }.
hint-why = { $why }.
hint-only-move = è l’unica mossa
hint-only-and = è l’unica mossa e { $why }
hint-only-loses = { $n ->
    [one] è l’unica mossa, ma perde in una mossa
   *[other] è l’unica mossa, ma perde in { $n } mosse
    }
hint-wins-game = { $n ->
    [one] vince subito la partita
   *[other] vince la partita in { $n } mosse
    }
hint-loses-game = { $n ->
    [one] resiste di più, ma perde in una mossa
   *[other] resiste di più, ma perde in { $n } mosse
    }
hint-wins = guadagna { $pieces }
hint-wins-for = guadagna { $pieces } per { $given }
hint-gives = cede { $pieces }
hint-gives-for = cede { $pieces } per { $won }
hint-exchange = cambia { $number } con { $number }
hint-crowns = fa dama
hint-and-crowns = { $why } e fa dama
hint-comma-crowns = { $why }, e fa dama
hint-but-crowns = { $why } ma fa dama
hint-nothing-better = { $why }, ma non c’è di meglio
hint-better = vale { $men } pedine più di ogni altra mossa
hint-shot = { $why } ({ $shot })
hint-tempting = { $move } è allettante, ma { $why }.
hint-chance = { $why }: vittoria { $win }%, patta { $draw }%, sconfitta { $loss }%
hint-even = mantiene l’equilibrio
hint-ahead = mantiene il vantaggio
hint-worse = è la difesa migliore
hint-known-win = vince la partita
hint-known-loss = perde, come ogni altra mossa

## The review of a game

review-mark = { $mark ->
    [only] Unica mossa
    [inaccuracy] Imprecisione
    [mistake] Errore
   *[blunder] Svista
    }
review-only = è l’unica mossa che mantiene il risultato
review-slips = { $how ->
    [won-drawn] lascia pattare { $phase } già vinta
    [won-lost] perde { $phase } già vinta
   *[drawn-lost] perde { $phase } patta
    }
review-phase = { $few ->
    [yes] una fase finale
   *[no] una partita
    }
review-allows-win = { $n ->
    [0] permette al { $side } di vincere di forza
    [one] permette al { $side } di vincere in una mossa
   *[other] permette al { $side } di vincere in { $n } mosse
    }
review-misses-win = { $n ->
    [0] manca { $better }, che vince di forza
    [one] manca { $better }, che vince subito
   *[other] manca { $better }, che vince in { $n } mosse
    }
review-loses = perde { $pieces }
review-loses-for = perde { $pieces } per { $won }
review-shot = permette un tiro che costa { $pieces }
review-shot-for = permette un tiro che costa { $pieces } per { $won }
review-misses = manca { $better }, che guadagna { $pieces }
review-misses-for = manca { $better }, che guadagna { $pieces } per { $given }
review-lets-crown = permette al { $side } di fare dama
review-misses-crown = manca { $better }, che fa dama
review-weaker = è più debole di { $better }
review-line = { $why }: { $line }.
review-why = { $why }.
review-better = Meglio { $line }.
review-accuracy = Precisione { $percent }%

## Opponents

opponent-random = Casuale
opponent-greedy = Ingordo
opponent-minimax = Minimax, { $n ->
    [one] 1 semimossa
   *[other] { $n } semimosse
    }
opponent-alphabeta = Alfa-beta, { $n ->
    [one] 1 semimossa
   *[other] { $n } semimosse
    }
opponent-level = { $n ->
    [1] Novizio
    [2] Allievo
    [3] Principiante
    [4] Occasionale
    [5] Assiduo
    [6] Appassionato
    [7] Giocatore di circolo
    [8] Giocatore di squadra
    [9] Forte giocatore di circolo
    [10] Giocatore di torneo
    [11] Esperto
    [12] Candidato maestro
    [13] Maestro
    [14] Maestro nazionale
    [15] Grande maestro
    [16] Campione
   *[other] Livello { $n }
    }
opponent-full-level = Livello { $n }: { $title }
opponent-adaptive = { $found ->
    [yes] Il mio livello, ora livello { $n }
   *[no] Trova il mio livello, ora livello { $n }
    }
opponent-full-reference = { $title } ({ $rules })
opponent-random-line = Fa mosse ammesse a caso.
opponent-greedy-line = Prende più che può e non guarda oltre.
opponent-minimax-line = Esamina ogni variante per { $n ->
    [one] 1 semimossa.
   *[other] { $n } semimosse.
    }
opponent-alphabeta-line = Cerca per { $n ->
    [one] 1 semimossa
   *[other] { $n } semimosse
    } e salta le varianti senza importanza.
opponent-level-line = { $n ->
    [1] Conosce le regole e vede poco oltre la mossa successiva.
    [2] Vede una presa semplice, ma spesso non la risposta.
    [3] Vede quasi tutte le risposte, ma pochi tiri.
    [4] Vede i tiri brevi in avanti.
    [5] Vede i tiri brevi, non quelli lunghi o all’indietro.
    [6] Guarda quattro semimosse e gli sfugge un tiro su tre.
    [7] Gli sfuggono i tiri lunghi e le minacce nascoste.
    [8] Ogni tanto gli sfugge un tiro lungo.
    [9] Di rado gli sfugge un tiro.
    [10] Non gli sfugge quasi mai un tiro.
    [11] Vede quasi tutto a sette semimosse.
    [12] Non gli sfugge nulla e calcola varianti brevi.
    [13] Calcola varianti più lunghe.
    [14] Calcola lontano e gioca bene i finali.
    [15] Punisce il minimo errore.
    [16] Gioca a piena forza.
   *[other] Il motore al livello { $n }.
    }
placement-open = Il prossimo avversario è il livello { $level }. Partite giocate: { $games } su { $all }.
placement-found = Giochi circa come il livello { $level }, { $title }. Punteggio { $n } ± { $margin }.
opponent-rated-line = { $line } Punteggio { $n }.
opponent-styled = { $title }, { $style ->
    [cautious] prudente
    [sharp] incisivo
   *[tricky] astuto
    }
opponent-style-line = { $style ->
    [balanced] Gioca la mossa che sembra migliore.
    [cautious] Cambia pezzi e tiene le distanze.
    [sharp] Evita i cambi e cerca il contatto.
   *[tricky] Tende trappole.
    }
opponent-style = { $style ->
    [balanced] Equilibrato
    [cautious] Prudente
    [sharp] Incisivo
   *[tricky] Astuto
    }
opponent-reference = { $name ->
    [easy] Facile
    [medium] Medio
    [hard] Difficile
    [very-hard] Molto difficile
    [last-stand] Ultima difesa
    [greedy] Ingordo
    [minimax] Minimax
   *[other] { $name }
    }
opponent-second-evaluation = { $title }, seconda valutazione
opponent-score-panel = { $name ->
    [easy] Muove un pezzo a caso.
    [medium] Guarda 2 semimosse.
    [hard] Guarda 5 semimosse.
    [very-hard] Guarda 7 semimosse.
    [last-stand] Guarda 7 semimosse, e oltre con meno pezzi.
   *[other] Un avversario del punteggio.
    }
opponent-menu = { $name ->
    [easy] Guarda 2 semimosse.
    [medium] Guarda 3 semimosse.
    [hard] Guarda 4 semimosse.
   *[other] Un avversario del menu.
    }
opponent-choose-each-leg = { $name ->
    [easy] Guarda 1 semimossa.
    [medium] Esamina ogni variante per 2 semimosse.
    [hard] Esamina ogni variante per 3 semimosse.
   *[other] Un avversario del menu principale.
    }
opponent-flying-tutorial = { $name ->
    [greedy] Sceglie la mossa col miglior esito immediato.
    [minimax] Guarda 4 semimosse e abbandona se tutte perdono.
   *[other] Un avversario del corso.
    }
opponent-text = { $name ->
    [easy] Guarda 2 semimosse e varia il gioco.
    [medium] Guarda 5 semimosse e varia il gioco.
    [hard] Guarda 7 semimosse e varia il gioco.
   *[other] Un avversario del gioco testuale.
    }

## Requests and invalid input

gives-up = Il { $side } abbandona.
offers-draw = Il { $side } offre patta.
claims-draw = Il { $side } chiede patta.
unknown-rules = Non c’è la variante «{ $key }».
unknown-opponent = Non c’è l’avversario «{ $key }».
unknown-side = La parte deve essere white o black, non «{ $key }».
bad-position = Posizione illeggibile: { $why }.
bad-rules = Regole illeggibili: { $why }.

## The position editor

editor-off-board = La damiera non ha la casella { $number }.
editor-two-pieces = Ci sono due pezzi in { $square }.
editor-crowning-row = Una pedina del { $side } non può stare in { $square }, dove diventa dama.
editor-king-run = Il contatore in { $square } richiede lì una dama del { $side } e una pedina dello stesso colore sulla damiera.
editor-no-pieces = Il { $side } non ha pezzi.
editor-too-many = Il { $side } ha { $count } pezzi, più dei { $most } iniziali.
editor-over = La partita è finita: vince il { $side }.

## Lines of the game screen

headline-side-must-capture = Il { $side } deve prendere
strip-to-move = { $side } · muove
strip-turn = Muove
strip-telling = { $side } · { $told }
side-first = { $side } · inizia
rules-of = Regole: { $rules }
game-line = { $rules } · mossa { $n }
game-line-against = { $rules } · { $opponent } · mossa { $n }
seconds = { $number } s
thinking-of = Pensa: { $progress }
typed-example = Scrivi: { $move }

## Offline use

kept-sizes = L’app occupa { $app }; i suoi download (pesi, tabelle di finali, lingue) { $data }.
kept-all = Scarica tutto ({ $size })
kept-clear = Elimina i download ({ $size })

## Endgame tables

tables-name = { $rules }, { $n } pezzi
tables-up-to = fino a { $n }
tables-tell = { $metric ->
    [dtw] risultato e distanza dalla vittoria
    [dtc] risultato e distanza da una presa
   *[other] solo risultato
    }
tables-set = { $rules }, fino a { $n } pezzi, { $metric }: { $size }
tables-begun = { $rules }, { $metric }: ancora niente di finito
tables-more = { $set }, e parte della dimensione seguente
tables-cost = Servono fino a { $disk } di disco e { $memory } di memoria, e circa { $time }.
tables-no-disk = Disco insufficiente: { $free } liberi.
tables-no-memory = Memoria insufficiente: qui al massimo { $most }.
tables-no-size = Nessuna tabella può contenere così tante posizioni.
tables-no-huffing = Le tabelle di finali non conoscono il soffio.
tables-complete = Queste tabelle ci sono già.
tables-percent = { $percent }%
tables-running = { $name }: { $percent }%
tables-left = { $running }, ancora circa { $time }
tables-finished = { $name }: finito.
tables-stopped = { $name }: fermato al { $percent }%. Le parti finite restano.
tables-failed = { $name }: errore. { $why }
bytes-mb = { $number } MB
bytes-gb = { $number } GB
time-short = un minuto
time-minutes = { $n } minuti
time-hours = { $n ->
    [one] 1 ora
   *[other] { $n } ore
    }
time-days = { $n ->
    [one] 1 giorno
   *[other] { $n } giorni
    }

## Labels

label-a-person = Una persona
label-accept = Accetta
label-against-computer = Contro il computer
label-analyze = Analizza
label-animation-speed = Animazione
label-back = Indietro
label-best-defense = Difesa migliore
label-board = Damiera
label-board-theme = Colori della damiera
label-claim = Chiedi
label-claim-draw = Chiedi patta
label-clock = Orologio
label-clock-custom = Tempo tuo
label-club = Circolo
label-close = Chiudi
label-computer-pause = Pausa del computer
label-continue = Continua
label-copy = Copia
label-delete = Elimina
label-dark = Scuro
label-download = Scarica
label-draws = Patte
label-draws-automatic = Automatiche
label-draws-claimed = Su richiesta
label-endgame-values = Valori
label-fast = Veloce
label-favorite = Preferito
label-flip-each-move = Gira la damiera dopo ogni mossa (due giocatori)
label-flip = Gira
label-game = Gioco
label-game-link = Link con tutta la partita
label-game-pdn = Partita (PDN)
label-go-on = Riprendi
label-handicap = Vantaggio
label-help = Aiuto
label-hint = Consiglio
label-home = Crownhead: inizio
label-huff = Soffia
label-kept-offline = Uso offline
label-language = Lingua
label-lessons = Lezioni
label-levels = Livelli
label-learn = Impara
label-my-level = Il mio livello
label-find-level = Trova il mio livello
label-style = Stile
label-puzzles = Problemi
label-library = Partite
label-light = Chiaro
label-look-at-board = Vedi damiera
label-more = Altro
label-move-list = Mosse
label-more-options = Altre opzioni
label-more-opponents = Altri avversari
label-move-now = Muovi ora
label-names-shown = Nomi
label-new-game = Nuova
label-next-exercise = Prossimo
label-no = No
label-no-animation = Nessuna
label-normal = Normale
label-offer-draw = Patta?
label-open = Apri
label-open-game = Apri partita o posizione
label-open-file = Apri un file
label-opponent = Avversario
label-paste = Incolla
label-own-rules = Crea le tue regole
label-own-template = Parti da
label-own-title = Regole proprie
label-own-words = Leggi le regole
label-own-share = Link e file
label-own-link = Link
label-own-file = Regole in un file (TOML)
label-pause = Pausa
label-pause-clock = Ferma l’orologio
label-pictures = Immagini e stampa
label-plain-opponents = Avversari semplici
label-piece-set = Pezzi
label-play = Gioca
label-play-again = Ancora
label-play-on = Continua
label-players = Giocatori
label-one-click = Un clic se il pezzo ha una sola mossa
label-position-editor = Editor
label-position-fen = Posizione (FEN)
label-premoves = Prevedi mosse nel turno avversario
label-practice = Allena i finali
label-random-side = A caso
label-recent-games = Partite recenti
label-redo = Ripeti
label-reload = Ricarica
label-resign = Abbandona
label-result = Risultato
label-restart = Daccapo
label-rules = Regole
label-search-games = Cerca giochi
label-settings = Impostazioni
label-share = Condividi
label-show-targets = Mostra mosse ammesse
label-side = Parte
label-slow = Lenta
label-sound = Suono
label-square-numbers = Numeri delle caselle
label-study = Studio
label-start = Inizia
label-start-clock = Avvia l’orologio
label-surprise-me = Sorpresa
label-system = Sistema
label-take-back = Ritira la mossa
label-tables = Tabelle di finali
label-tables-pieces = Pezzi
label-tables-start = Costruisci
label-tables-stop = Ferma
label-tables-tell = Contenuto
label-theme = Tema
label-thinking = Pensa
label-two-players = Due giocatori
label-train = Allenati
label-try-again = Riprova
label-time-set = Imposta
label-type-a-move = Scrivi una mossa
label-undo = Annulla
label-warnings = Avvisa degli errori, nelle partite senza orologio
label-watch = Guarda due computer
label-who-plays = Giocatori
label-yes = Sì
label-you = Tu
label-you-play = Giochi
label-blindfold = Alla cieca
label-board-size = Grandezza damiera
label-inside = Sulla damiera
label-keys = Tastiera
label-letters = Lettere
label-none = Nessuno
label-numbers = Numeri
label-outside = Accanto
label-show-all = Mostra tutto
label-spoken-names = Lettore di schermo
label-usual = Come nelle regole
label-vibration = Vibrazione
label-zen = Zen

## Perfect endgames

known-win = Il { $side } vince.
known-win-in = Il { $side } vince in { $n ->
    [one] 1 semimossa
   *[other] { $n } semimosse
    } ({ $moves ->
    [one] 1 mossa
   *[other] { $moves } mosse
    }).
known-draw = Patta col miglior gioco.
known-conversion = La prossima presa o promozione è a { $n ->
    [one] 1 semimossa.
   *[other] { $n } semimosse.
    }
known-at-risk = Una regola di patta può finire prima la partita.
known-move = { $move } { $verdict }
known-target = { $square }, questa mossa { $verdict }
known-piece = { $square }, la sua mossa migliore { $verdict }
verdict-draws = patta
verdict-wins = vince
verdict-wins-in = vince in { $n ->
    [one] 1 semimossa
   *[other] { $n } semimosse
    }
verdict-wins-converting = vince, { $n ->
    [one] 1 semimossa
   *[other] { $n } semimosse
    } alla prossima presa o promozione
verdict-loses = perde
verdict-loses-in = perde in { $n ->
    [one] 1 semimossa
   *[other] { $n } semimosse
    }
verdict-loses-converting = perde, { $n ->
    [one] 1 semimossa
   *[other] { $n } semimosse
    } alla prossima presa o promozione
ending-name = { $winner } contro { $loser }
drill-task = Il { $side } muove e vince.
drill-ending = { $ending }.
drill-ending-shortest = { $ending }. Vittoria più rapida: { $n ->
    [one] 1 mossa.
   *[other] { $n } mosse.
    }
drill-won = Ancora vinto.
drill-longer = Costa { $n ->
    [one] 1 mossa in più.
   *[other] { $n } mosse in più.
    }
drill-at-risk = Ancora vinto, ma una regola di patta può finire prima la partita.
drill-gone = La vittoria è sfumata.
drill-lost = La vittoria è sfumata, e la partita è persa.
drill-draws = { $move } patta soltanto.
drill-loses = { $move } perde.
drill-failed = Non hai concretizzato la vittoria.
drill-solved = Risolto in { $n ->
    [one] 1 mossa.
   *[other] { $n } mosse.
    }
drill-solved-best = Risolto in { $n ->
    [one] 1 mossa:
   *[other] { $n } mosse:
    } la vittoria più rapida.
drill-solved-in = Risolto in { $n ->
    [one] 1 mossa;
   *[other] { $n } mosse;
    } la vittoria più rapida ne richiede { $shortest }.
drill-line = Finali · { $ending }

## What screen readers say on request

speech-group = { $pieces } { $squares }
speech-pieces = { $side }: { $pieces }.
speech-none = Il { $side } non ha pezzi.
speech-captures = Il { $side } può prendere: { $moves }.
speech-no-captures = Il { $side } non può prendere.

## Keys of the game page: the key before the bar, its effect after it

page-key-own = P | i tuoi pezzi
page-key-other = O | i pezzi avversari
page-key-captures = C | le prese
page-key-last = L | l’ultima mossa
page-key-counts = M | il numero dei pezzi
page-key-status = S | a chi tocca
page-key-clocks = T | gli orologi
page-key-best = B | suggerisci una mossa
page-key-arrows = Frecce, Invio | muovi sulla damiera; scegli un pezzo, poi l’arrivo
page-key-numbers = 1–9 | scegli una presa numerata
page-key-back = Backspace, Esc | annulla l’ultimo salto; annulla tutto
page-key-typed = 22-18, Invio | scrivi una mossa
page-key-undo = Ctrl+Z, Ctrl+Maiusc+Z | annulla, ripeti
page-key-zen = Z | mostra solo la damiera, o tutto
page-key-draw = Tasto destro | disegna cerchi e frecce; Maiusc e Alt cambiano colore
page-key-help = ? | mostra questa pagina

## Fixed sentences

note-a-person-line = Qualcuno a questa damiera.
note-about-ratings = Il punteggio parte dal gioco a caso, 0. Con 200 punti in più si ottengono tre punti su quattro.
note-against-computer-line = Sedici livelli, e gli avversari di ogni predefinito.
note-computers-wait = I computer sono in pausa.
note-computer-waits = Il computer è in pausa.
note-copied = Copiato.
note-draws-automatic-line = La partita finisce appena vale una regola di patta.
note-draws-claimed-line = La partita continua finché un giocatore chiede patta.
note-draw-declined = Patta rifiutata. La partita continua.
note-draw-offered = Patta offerta.
note-draw-question = Accetti la patta?
note-engine-failed = Il motore si è fermato.
note-first-tip = Trascina un pezzo, o sceglilo e poi scegli l’arrivo.
note-game-is-over = La partita è finita.
note-greeting = Tutti i tipi di dama.
note-greeting-line = Scegli un gioco e un avversario. Crownhead spiega i suoi consigli e perché una mossa non è ammessa.
note-hint-coming = Cerco una buona mossa…
note-huff-which = Scegli il pezzo da soffiare.
note-keys-tip = Vanno bene anche le frecce e le mosse scritte.
note-looking-for-tables = Cerco tabelle di finali…
note-may-end-here = Scegli la prossima casella, o ancora questa per finire la mossa.
note-clock-custom = Minuti+secondi per mossa: 5+3. Anche: 40/90,30+30 · 5b3 · 10+3x30 · h5 · 5 vs 3.
note-clock-starts = L’orologio parte dopo la prima mossa; un tocco lo mette in pausa.
note-moves-first = Muove per primo.
note-moves-second = Muove per secondo.
note-must-go-on = Scegli la prossima casella: la presa deve continuare.
note-no-game-found = Nessun gioco trovato. Prova un’altra parola, o crea le tue regole.
note-no-draw-to-claim = Non c’è patta da chiedere.
note-no-hint = Nessun consiglio.
note-no-endings = In questo gioco non ci sono finali da allenare.
note-no-moves-yet = Ancora nessuna mossa.
note-not-your-turn = Non tocca a te.
note-nothing-to-redo = Niente da ripetere.
note-nothing-to-undo = Niente da annullare.
repairs-title = Corretto in lettura
repair = Riga { $line }, colonna { $column }: trovato «{ $found }», atteso { $expected }; { $done }.
repair-missing = Riga { $line }, colonna { $column }: atteso { $expected }; { $done }.
repair-no-move = Riga { $line }, colonna { $column }: «{ $found }» non è una mossa; { $done }.
repairs-more = E altri { $count }.
note-own-paste = Carica regole da un link o codice
note-own-paste-example = Per esempio 16g3050004000r0688q7z
note-pick-a-piece = Scegli un pezzo.
note-plan-move = Ora scegli dove va la mossa prevista.
note-plan-not-expected = L’avversario ha giocato altro. Mosse previste annullate.
note-plan-reply = Se l’avversario gioca questo: scegli dove va il pezzo, poi la tua risposta.
note-plans-dropped = Mosse previste annullate.
note-practice-line = Vinci una posizione vinta contro la miglior difesa.
note-random-side-line = Decide il caso all’inizio di ogni partita.
note-really-resign = Abbandonare questa partita?
note-really-restart = Ricominciare? Perderai le mosse di questa partita.
note-saved = Salvato.
note-saved-elsewhere = Un’altra scheda ha salvato una partita. La tua prossima mossa qui salva questa.
note-storage-full = Lo spazio del browser è pieno: questa partita non è più salvata. Puoi continuare.
note-tables-intro = Con le tabelle di finali il computer gioca i finali alla perfezione. Alcune sono incluse; qui puoi costruirne altre. Una costruzione fermata riprende da dov’era.
note-tables-none = Ancora nessuna tabella.
note-tables-reload = Ricarica la pagina perché il computer le usi.
note-tables-there = Già costruite:
note-tables-used = Il computer le usa da ora.
note-text-prompt = Scrivi quattro numeri: colonna e riga del pezzo, poi dell’arrivo.
note-two-players-line = A turno su una damiera.
note-version-ready = È pronta una nuova versione.
note-version-used = Un’altra scheda usa una nuova versione. Ricarica per usarla anche qui.
note-watch-line = Due computer giocano tra loro.
