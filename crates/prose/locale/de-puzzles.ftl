# The puzzles.

puzzle-title = Aufgaben
puzzle-next = Nächste Aufgabe
puzzle-solution = Lösung zeigen
puzzle-rush = Drei-Minuten-Rennen
puzzle-stop = Rennen beenden
puzzle-progress = Fortschritt
puzzle-all-kinds = Alle Arten
puzzle-kind = Art des Schlags
puzzle-game = Spiel
puzzle-none = Es gibt keine Aufgaben dieser Art.
puzzle-no-rules = Für diese Regeln gibt es keine Aufgaben.
puzzle-loading = Aufgaben werden geladen …
puzzle-export = Fortschritt exportieren
puzzle-import = Fortschritt importieren
puzzle-import-bad = Diese Datei enthält keinen Fortschritt.
puzzle-import-done = Der Fortschritt wurde importiert.
puzzle-import-broken = Zeile { $line }, Spalte { $column }: Das ist kein JSON. Nichts wurde importiert.
puzzle-import-field = Der Wert von „{ $field }“ kann nicht stimmen. Nichts wurde importiert.
puzzle-again = Noch einmal
puzzle-play-on = Zurück zum Üben
puzzle-offline = Die Aufgaben lassen sich nicht laden. Bist du online?
puzzle-to-move = { $side } am Zug gewinnt.
puzzle-wrong = { $move } gewinnt nicht. Versuch es noch einmal.
puzzle-right = Richtig. Weiter.
puzzle-solved = Gelöst.
puzzle-back = Gelöst. Die Aufgabe kommt an einem anderen Tag wieder.
puzzle-shown = So geht es.
puzzle-no-gain = Noch ist keine Figur gewonnen, aber die Stellung ist gewonnen.
puzzle-rating = Wertung { $n } ± { $margin }
puzzle-level = Etwa so stark wie Stufe { $level }, { $title }.
puzzle-run = { $n } in Folge, Rekord { $best }.
puzzle-days = { $n ->
    [one] Serie: 1 Tag.
   *[other] Serie: { $n } Tage.
    }
puzzle-counts = { $solved } gelöst, { $failed } nicht.
puzzle-due = { $n ->
    [one] 1 Aufgabe kommt heute wieder.
   *[other] { $n } Aufgaben kommen heute wieder.
    }
puzzle-rush-left = Noch { $time }. { $solved } gelöst, { $wrong } von 3 falsch.
puzzle-rush-over = { $n } gelöst.
puzzle-rush-best = { $n } gelöst, dein bestes Ergebnis.
puzzle-rushed = Das Rennen ist vorbei.
puzzle-kind-share = { $solved } von { $n }
puzzle-numbered = Aufgabe mit Wertung { $n }
puzzle-own = Deine eigenen Fehler
puzzle-own-task = { $side } am Zug. Finde einen besseren Zug als in deiner Partie.
puzzle-own-wrong = { $move } ist nicht gut genug. Versuch es noch einmal.
