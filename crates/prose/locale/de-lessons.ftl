# Die Lektionen.

lesson-title = Die Regeln lernen
lesson-next = Weiter
lesson-show = Zeig es mir
lesson-play = Eine Partie spielen
lesson-puzzles = Aufgaben lösen
lesson-again = Von vorn
lesson-squares = Felder benennen
lesson-back = Zurück zu den Regeln
lesson-right = Richtig.
lesson-onward = Weiter so.
lesson-squares-line = Finde das genannte Feld. Du hast 60 Sekunden.
lesson-squares-start = Los
lesson-find = Finde { $square }
lesson-squares-left = Noch { $seconds } s. { $n } gefunden, { $wrong } daneben.
lesson-squares-over = { $n } in 60 Sekunden gefunden, { $wrong } daneben.
lesson-squares-best = { $n } in 60 Sekunden gefunden, { $wrong } daneben. Dein bestes Ergebnis bisher.
lesson-step = Schritt { $n } von { $all }
lesson-another = { $move } ist auch erlaubt. Finde jetzt den Zug, den die Aufgabe verlangt.
lesson-over = Das war alles. Du kennst die Regeln: { $game }.
lesson-task = { $task ->
    [reach] Bring die Figur auf das umkreiste Feld.
    [crown] Bring deinen Stein auf die letzte Reihe.
    [capture] Schlage.
    [chain] Schlage beide Figuren in einem Zug.
    [decline] Schlage nicht: Mach einen anderen Zug.
    [stop] Schlage eine Figur und hör auf.
    [fewer] Schlage weniger Figuren, als du könntest.
    [most] Schlage so viele Figuren wie möglich.
    [win] Gewinne mit einem Zug.
    [block] Lass dem Gegner keinen Zug.
    [give] Verschenke deine letzte Figur.
   *[rule] Welchen Schlag erlaubt die Regel? Spiel ihn.
    }
