# Der Text des Terminals auf Deutsch (Project Fluent).

## Keys of the full-screen board

help-arrows = Pfeile, hjkl | den Cursor bewegen
help-choose = Enter, Leertaste | eine Figur wählen, dann ihr Ziel; die Figur noch einmal wählen, um einen Schlag zu beenden
help-leg-back = Rücktaste | den letzten Sprung zurücknehmen oder die Wahl aufheben
help-escape = Escape | den begonnenen Zug abbrechen
help-typed = 22-18, Enter | einen Zug tippen
help-mouse = Maus | klicken oder eine Figur ziehen
key-claim = Verlangen
key-draw = Remis
key-flip = Drehen
key-help = Tasten
key-hint = Tipp
key-huff = Blasen
key-new = Neu
key-opponent = Gegner
key-pause = Pause
key-practice = Endspiele
key-quit = Ende
key-read = Öffnen
key-redo = Vor
key-resign = Aufgeben
key-rules = Regeln
key-settings = Optionen
key-tables = Tabellen
key-undo = Zurück
key-values = Werte
key-write = Sichern
does-claim = Remis verlangen
does-draw = Remis anbieten
does-flip = das Brett drehen
does-help = diese Seite zeigen
does-hint = einen Zug vorschlagen oder den Vorschlag verbergen
does-huff = eine Figur blasen, die hätte schlagen können
does-new = eine neue Partie beginnen
does-opponent = den Gegner wechseln oder die eigene Stufe finden
does-pause = die Uhr anhalten oder weiterlaufen lassen
does-practice = Endspiele gegen die beste Verteidigung üben
does-quit = beenden
does-read = eine Partie aus einer Datei öffnen
does-redo = einen Zug wiederholen
does-resign = aufgeben
does-rules = die Regeln zeigen
does-settings = die Einstellungen ändern
does-tables = Endspieltabellen bauen oder einen Bau ansehen
does-undo = einen Zug zurücknehmen
does-values = den Wert jedes Zugs in den Endspieltabellen zeigen
does-write = die Partie in eine Datei schreiben

## Settings and questions of the full-screen board

clock-paused = Die Uhr steht. Mit z geht es weiter.
games-keys = Tippen sucht · Tab: Favorit · Enter: wählen · Escape: zurück
games-none = Kein Spiel enthält alle diese Wörter.
setting-ascii = Nur ASCII
setting-search = Suche des Computers zeigen
setting-square-size = Feldgröße
size-auto = automatisch
size-large = groß
size-medium = mittel
size-small = klein
title-read = Eine Partie aus einer Datei öffnen
title-write = Die Partie in eine Datei schreiben
too-small = Dieses Terminal ist zu klein: Das Brett braucht { $columns } Spalten und { $rows } Zeilen.

## What endgame tables know

practice-take-back = Drücke u, um ihn zurückzunehmen.
warning-take-back = Tippe undo, um den Zug zurückzunehmen, oder drücke Enter, um ihn stehen zu lassen.
values-title = Werte
values-unknown = Die Endspieltabellen kennen diese Stellung nicht.
values-more = und { $n } weitere
values-brackets = (n): Halbzüge bis zum nächsten Schlag oder zur Umwandlung
values-move = { $move }: { $worth }
move-wins = gewinnt
move-wins-in = gewinnt in { $n }
move-wins-converting = gewinnt ({ $n })
move-draws = remis
move-loses = verliert
move-loses-in = verliert in { $n }
move-loses-converting = verliert ({ $n })

## The game line by line

play-move-or-help = Tippe einen Zug wie 22-18, oder help.
play-help-move = 22-18 oder 22 18 | ziehen; Schläge sind 22x15, oder 22x15x6, wenn mehrere Wege hinführen
play-help-moves = 22 oder moves 22 | die Züge der Figur auf einem Feld zeigen; moves zeigt alle
play-help-hint = hint | einen Zug vorschlagen und begründen
play-help-values = values | den Wert jedes Zugs in den Endspieltabellen zeigen
play-help-undo = undo, redo | einen Zug zurücknehmen, wiederholen
play-help-huff = huff [FELD] | eine Figur wegnehmen, die hätte schlagen können, wenn die Regeln Blasen kennen
play-help-save = save DATEI | die Partie als PDN schreiben (save! ersetzt eine Datei)
play-help-load = load DATEI | eine Partie öffnen
play-help-fen = fen | die Stellung als FEN zeigen
play-help-rules = rules | die Regeln zeigen
play-help-show = flip, board, score | das Brett drehen, zeigen, die Figuren zählen
play-help-new = new [SCHLÜSSEL] | eine neue Partie, auch einer anderen Variante oder Vorlage
play-help-opponent = opponent [SCHLÜSSEL] | den Gegner wechseln; opponent two-players spielt ohne Computer, opponent my-level findet die eigene Stufe
play-help-draws = claim, draws | Remis verlangen, die Remiszähler zeigen
play-help-end = resign, draw | aufgeben, Remis anbieten
play-help-stop = Enter, stop | einen denkenden Computer jetzt ziehen lassen, wie Strg-C
play-help-quit = quit | beenden
load-what = load braucht einen Dateinamen: load partie.pdn
save-what = save braucht einen Dateinamen: save partie.pdn
score-line = Stand ({ $white } - { $black }): { $score }
no-square = Ein Feld { $text } gibt es nicht: Die Felder reichen von 1 bis { $last }.
off-the-board = { $place } liegt nicht auf dem Brett: Linien und Reihen gehen von 1 bis { $most }.
not-playing = { $place } ist kein Spielfeld: Figuren stehen nur auf dunklen Feldern.
neither-move = „{ $text }“ ist weder ein Zug ({ $why }) noch ein Befehl. Tippe help für eine Liste.
neither-number = „{ $text }“ ist weder eine Zahl für { $name } noch ein Befehl. Tippe help für eine Liste.

## Files

file-saved = Gespeichert als { $name }.
file-unreadable = { $name } ist unlesbar: { $why }.
file-exists = { $name } gibt es schon; wähle einen anderen Namen.
file-exists-replace = { $name } gibt es schon; save! { $name } ersetzt die Datei.

## The analysis board

analysis-key-best = Bester
analysis-key-comment = Kommentar
analysis-key-delete = Löschen
analysis-key-engine = Engine
analysis-key-flip = Drehen
analysis-key-glyphs = Zeichen
analysis-key-help = Tasten
analysis-key-learn = Lernen
analysis-key-lines = Varianten
analysis-key-new = Neu
analysis-key-open = Öffnen
analysis-key-promote = Aufwerten
analysis-key-quit = Ende
analysis-key-review = Rückblick
analysis-key-save = Sichern
analysis-key-threat = Drohung
analysis-key-undo = Zurück
analysis-help-step = Links, Rechts | durch die Züge gehen
analysis-help-ends = Hoch, Runter, Pos1, Ende | zum Anfang oder Ende gehen
analysis-help-branch = Umschalt+Hoch, Umschalt+Runter, [, ] | den Zweig wechseln
analysis-help-leave = Umschalt+Links, Rücktaste | die Variante verlassen
analysis-help-mistakes = ,, . | zum vorigen oder nächsten Fehler gehen
analysis-help-typed = 22-18, Enter | einen Zug tippen
analysis-help-cursor = Enter | mit den Pfeilen einen Cursor über das Brett bewegen; Enter wählt, Escape verlässt
analysis-help-mouse = Maus | eine Figur klicken oder ziehen, einen Zug oder eine Variante klicken; das Rad geht durch die Züge
analysis-help-best = Leertaste | den besten Zug spielen
analysis-help-add = i | die beste Variante einfügen
analysis-help-engine = l | die Engine ein- oder ausschalten
analysis-help-lines = +, - | mehr oder weniger Varianten zeigen
analysis-help-threat = x | die Drohung zeigen: was der Gegner tun würde
analysis-help-deeper = z | ohne Grenze suchen
analysis-help-men = e | die Bewertung in Steinen oder in Prozent zeigen
analysis-help-arrow = a | den besten Zug auf dem Brett zeigen
analysis-help-threads = t, T | mehr oder weniger Threads benutzen
analysis-help-memory = m, M | mehr oder weniger Speicher benutzen
analysis-help-review = r | die Partie beurteilen; Escape hält an
analysis-help-learn = w | nach einem Rückblick aus den Fehlern lernen; drehe das Brett für die der anderen Seite
analysis-help-comment = c | einen Kommentar schreiben
analysis-help-glyphs = g | ein Zeichen für den Zug oder die Stellung wählen
analysis-help-marks = !, / | die guten oder die schlechten Zeichen durchgehen
analysis-help-promote = p, P | die Variante aufwerten, zur Hauptvariante machen
analysis-help-delete = d, Entf, D | den Zug und was folgt löschen, alle Varianten löschen
analysis-help-undo = u, y, Strg-R | zurücknehmen, wiederholen
analysis-help-flip = f | das Brett drehen
analysis-help-huff = H | eine Figur blasen, wenn die Regeln es kennen
analysis-help-files = s, o, n | als PDN schreiben, eine Datei öffnen, eine neue Studie beginnen
analysis-help-quit = ?, q | diese Seite zeigen, beenden
analysis-help-letters = Wo Felder Buchstaben haben, tippen kleine Buchstaben Züge: Nimm große für die Befehle oben.
analysis-asked-several = Welche Partie?
analysis-cannot-read = Das ist weder eine Partie (PDN) noch eine Stellung (FEN).
analysis-comment-title = Kommentar zu { $move }
analysis-comment-start = Kommentar zum Anfang
analysis-discard = Änderungen verwerfen
analysis-discard-title = Die Studie hat ungespeicherte Änderungen.
analysis-end = Es gibt keinen Zug zum Einfügen.
analysis-glyphs-title = Zeichen für { $move }
analysis-keep = Behalten
analysis-label-draw = remis
analysis-memory = { $n } MB
analysis-drawn = Gezeichnet: { $shapes }.
analysis-no-branch = Hier gibt es keinen anderen Zweig.
analysis-no-engine-move = Die Engine hat noch keinen Zug.
analysis-no-game = Es gibt keine Partie { $number }: Die Datei enthält { $count }.
analysis-no-lesson = Es gibt keine Fehler zum Lernen. Drücke zuerst r für einen Rückblick.
analysis-no-mistake = Es gibt keinen weiteren Fehler. Drücke r für einen Rückblick.
analysis-no-moves = Zieh, um zu beginnen.
analysis-nothing-to-review = Es gibt keine Züge zu beurteilen.
analysis-on-main = Das ist schon die Hauptvariante.
analysis-open-title = Öffne eine Datei, oder füge eine FEN ein
analysis-replace = Ersetzen
analysis-replace-title = { $name } gibt es schon.
analysis-reviewed = Genauigkeit: { $white } { $first }, { $black } { $second }.
analysis-reviewing = Die Partie wird beurteilt: { $percent } %. Escape hält an.
analysis-rules-title = Regeln der neuen Studie
analysis-save-title = Die Studie als PDN schreiben
analysis-searching = Sucht
analysis-speed = Tiefe { $depth }, { $nodes } Knoten, { $speed }/s
analysis-switch-deeper = ohne Grenze
analysis-switch-threat = Drohung
analysis-threads = { $n ->
    [one] { $n } Thread
   *[other] { $n } Threads
}
analysis-title = Studie
