# De tekst van de terminal in het Nederlands (Project Fluent).

## Keys of the full-screen board

help-arrows = Pijlen, hjkl | de cursor verplaatsen
help-choose = Enter, Spatie | een stuk kiezen, dan zijn doel; kies het stuk nog eens om een slag te beëindigen
help-leg-back = Backspace | de laatste sprong terugnemen, of de keuze opheffen
help-escape = Escape | de begonnen zet afbreken
help-typed = 22-18, Enter | een zet typen
help-mouse = Muis | klikken, of een stuk slepen
key-claim = Claim
key-draw = Remise
key-flip = Draaien
key-help = Toetsen
key-hint = Tip
key-huff = Blazen
key-new = Nieuw
key-opponent = Speler
key-pause = Pauze
key-practice = Eindspel
key-quit = Stoppen
key-read = Openen
key-redo = Herhaal
key-resign = Opgeven
key-rules = Regels
key-settings = Opties
key-tables = Tabellen
key-undo = Terug
key-values = Waarden
key-write = Bewaren
does-claim = remise claimen
does-draw = remise aanbieden
does-flip = het bord draaien
does-help = deze pagina tonen
does-hint = een zet voorstellen, of het voorstel verbergen
does-huff = een stuk blazen dat had kunnen slaan
does-new = een nieuwe partij beginnen
does-opponent = een andere tegenstander kiezen, of je niveau vinden
does-pause = de klok pauzeren of weer laten lopen
does-practice = eindspelen oefenen tegen de beste verdediging
does-quit = stoppen
does-read = een partij uit een bestand openen
does-redo = een zet herhalen
does-resign = opgeven
does-rules = de regels tonen
does-settings = de instellingen wijzigen
does-tables = eindspeltabellen bouwen, of een bouw bekijken
does-undo = een zet terugnemen
does-values = de waarde van elke zet in de eindspeltabellen tonen
does-write = de partij in een bestand bewaren

## Settings and questions of the full-screen board

clock-paused = De klok staat stil. Druk op z om verder te gaan.
games-keys = Typ om te zoeken · Tab: favoriet · Enter: kiezen · Escape: terug
games-none = Geen spel heeft al deze woorden.
setting-ascii = Alleen ASCII
setting-search = Tonen hoe de computer zoekt
setting-square-size = Veldgrootte
size-auto = automatisch
size-large = groot
size-medium = middel
size-small = klein
title-read = Een partij uit een bestand openen
title-write = De partij in een bestand bewaren
too-small = Deze terminal is te klein: het bord vraagt { $columns } kolommen en { $rows } regels.

## What endgame tables know

practice-take-back = Druk op u om hem terug te nemen.
warning-take-back = Typ undo om de zet terug te nemen, of druk op Enter om hem te laten staan.
values-title = Waarden
values-unknown = De eindspeltabellen kennen deze stand niet.
values-more = en nog { $n }
values-brackets = (n): halfzetten tot de volgende slag of promotie
values-move = { $move }: { $worth }
move-wins = wint
move-wins-in = wint in { $n }
move-wins-converting = wint ({ $n })
move-draws = remise
move-loses = verliest
move-loses-in = verliest in { $n }
move-loses-converting = verliest ({ $n })

## The game line by line

play-move-or-help = Typ een zet zoals 22-18, of help.
play-help-move = 22-18 of 22 18 | zetten; slaan is 22x15, of 22x15x6 als er meer wegen zijn
play-help-moves = 22 of moves 22 | de zetten van het stuk op een veld tonen; moves toont ze allemaal
play-help-hint = hint | een zet voorstellen en zeggen waarom
play-help-values = values | de waarde van elke zet in de eindspeltabellen tonen
play-help-undo = undo, redo | een zet terugnemen, herhalen
play-help-huff = huff [VELD] | een stuk wegnemen dat had kunnen slaan, als de regels blazen kennen
play-help-save = save BESTAND | de partij als PDN bewaren (save! vervangt een bestand)
play-help-load = load BESTAND | een partij openen
play-help-fen = fen | de stand als FEN tonen
play-help-rules = rules | de regels tonen
play-help-show = flip, board, score | het bord draaien, tonen, de stukken tellen
play-help-new = new [SLEUTEL] | een nieuwe partij, van een andere variant of een sjabloon als je die noemt
play-help-opponent = opponent [SLEUTEL] | een andere tegenstander; opponent two-players speelt zonder computer, opponent my-level vindt je niveau
play-help-draws = claim, draws | remise claimen, de remisetellers tonen
play-help-end = resign, draw | opgeven, remise aanbieden
play-help-stop = Enter, stop | een denkende computer nu laten zetten, net als Ctrl-C
play-help-quit = quit | stoppen
load-what = load vraagt een bestandsnaam: load partij.pdn
save-what = save vraagt een bestandsnaam: save partij.pdn
score-line = Stand ({ $white } - { $black }): { $score }
no-square = Veld { $text } bestaat niet: de velden lopen van 1 tot { $last }.
off-the-board = { $place } ligt buiten het bord: kolommen en rijen gaan van 1 tot { $most }.
not-playing = { $place } is geen speelveld: stukken staan alleen op donkere velden.
neither-move = “{ $text }” is geen zet ({ $why }) en geen opdracht. Typ help voor een lijst.
neither-number = “{ $text }” is geen getal voor { $name } en geen opdracht. Typ help voor een lijst.

## Files

file-saved = Bewaard als { $name }.
file-unreadable = { $name } is onleesbaar: { $why }.
file-exists = { $name } bestaat al; kies een andere naam.
file-exists-replace = { $name } bestaat al; save! { $name } vervangt het.

## The analysis board

analysis-key-best = Beste
analysis-key-comment = Commentaar
analysis-key-delete = Wissen
analysis-key-engine = Engine
analysis-key-flip = Draaien
analysis-key-glyphs = Tekens
analysis-key-help = Toetsen
analysis-key-learn = Leren
analysis-key-lines = Varianten
analysis-key-new = Nieuw
analysis-key-open = Openen
analysis-key-promote = Omhoog
analysis-key-quit = Stoppen
analysis-key-review = Terugblik
analysis-key-save = Bewaren
analysis-key-threat = Dreiging
analysis-key-undo = Terug
analysis-help-step = Links, Rechts | door de zetten gaan
analysis-help-ends = Omhoog, Omlaag, Home, End | naar het begin of het eind
analysis-help-branch = Shift+Omhoog, Shift+Omlaag, [, ] | van tak wisselen
analysis-help-leave = Shift+Links, Backspace | de variant verlaten
analysis-help-mistakes = ,, . | naar de vorige of volgende fout
analysis-help-typed = 22-18, Enter | een zet typen
analysis-help-cursor = Enter | met de pijlen een cursor over het bord bewegen; Enter kiest, Escape verlaat
analysis-help-mouse = Muis | een stuk klikken of slepen, een zet of variant klikken; het wiel gaat door de zetten
analysis-help-best = Spatie | de beste zet spelen
analysis-help-add = i | de beste variant invoegen
analysis-help-engine = l | de engine aan- of uitzetten
analysis-help-lines = +, - | meer of minder varianten tonen
analysis-help-threat = x | de dreiging tonen: wat de tegenstander zou doen
analysis-help-deeper = z | zoeken zonder grens
analysis-help-men = e | de evaluatie in schijven of in procenten tonen
analysis-help-arrow = a | de beste zet op het bord tonen
analysis-help-threads = t, T | meer of minder threads gebruiken
analysis-help-memory = m, M | meer of minder geheugen gebruiken
analysis-help-review = r | de partij beoordelen; Escape stopt
analysis-help-learn = w | na een terugblik van je fouten leren; draai het bord voor die van de andere kant
analysis-help-comment = c | commentaar schrijven
analysis-help-glyphs = g | een teken voor de zet of de stand kiezen
analysis-help-marks = !, / | door de goede of de slechte tekens gaan
analysis-help-promote = p, P | de variant omhoog, of hoofdvariant maken
analysis-help-delete = d, Delete, D | de zet en wat volgt wissen, alle varianten wissen
analysis-help-undo = u, y, Ctrl-R | terugnemen, herhalen
analysis-help-flip = f | het bord draaien
analysis-help-huff = H | een stuk blazen, als de regels dat kennen
analysis-help-files = s, o, n | als PDN bewaren, een bestand openen, een nieuwe studie beginnen
analysis-help-quit = ?, q | deze pagina tonen, stoppen
analysis-help-letters = Waar velden letters hebben, typen kleine letters zetten: gebruik hoofdletters voor de opdrachten hierboven.
analysis-asked-several = Welke partij?
analysis-cannot-read = Dit is geen partij (PDN) en geen stand (FEN).
analysis-comment-title = Commentaar bij { $move }
analysis-comment-start = Commentaar bij het begin
analysis-discard = Wijzigingen weggooien
analysis-discard-title = De studie heeft wijzigingen die niet bewaard zijn.
analysis-end = Er is geen zet om toe te voegen.
analysis-glyphs-title = Tekens bij { $move }
analysis-keep = Houden
analysis-label-draw = remise
analysis-memory = { $n } MB
analysis-drawn = Getekend: { $shapes }.
analysis-no-branch = Hier is geen andere tak.
analysis-no-engine-move = De engine heeft nog geen zet.
analysis-no-game = Partij { $number } bestaat niet: het bestand heeft er { $count }.
analysis-no-lesson = Er zijn geen fouten om van te leren. Druk eerst op r voor een terugblik.
analysis-no-mistake = Er is geen fout meer. Druk op r voor een terugblik.
analysis-no-moves = Doe een zet om te beginnen.
analysis-nothing-to-review = Er zijn geen zetten om te beoordelen.
analysis-on-main = Dit is al de hoofdvariant.
analysis-open-title = Open een bestand, of plak een FEN
analysis-replace = Vervangen
analysis-replace-title = { $name } bestaat al.
analysis-reviewed = Nauwkeurigheid: { $white } { $first }, { $black } { $second }.
analysis-reviewing = De partij wordt beoordeeld: { $percent }%. Escape stopt.
analysis-rules-title = Regels van de nieuwe studie
analysis-save-title = De studie als PDN bewaren
analysis-searching = Zoekt
analysis-speed = diepte { $depth }, { $nodes } knopen, { $speed }/s
analysis-switch-deeper = zonder grens
analysis-switch-threat = dreiging
analysis-threads = { $n ->
    [one] { $n } thread
   *[other] { $n } threads
}
analysis-title = Studie
