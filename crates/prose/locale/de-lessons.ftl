# Die Lektionen.

lesson-title = Die Regeln lernen
lesson-next = Weiter
lesson-show = Zeig es mir
lesson-play = Eine Partie spielen
lesson-puzzles = Aufgaben lösen
lesson-again = Von vorn
lesson-squares = Felder finden
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
    [value] Spiel den Schlag mit dem höchsten Wert.
    [win] Gewinne mit einem Zug.
    [block] Lass dem Gegner keinen Zug.
    [give] Verschenke deine letzte Figur.
    [keep] Finde den einzigen Zug, der gewinnt.
    [hold] Finde den einzigen Zug, der remis hält.
   *[rule] Mach einen Zug, den die Regeln erlauben.
    }
lesson-strategy = { $topic ->
    [catch] Eine Dame hält einen Stein auf
    [waiting] Der Wartezug
    [exchange] Abtausch um den Zug
    [corner] Weg von der Doppelecke
    [refuge] Zuflucht in der Doppelecke
    [net] Die Dame mit einem Geschenk fangen
   *[road] Die Hauptstraße
    }
lesson-strategy-line = { $topic ->
    [catch] Eine Dame allein kann einen Stein aufhalten: Sie nimmt die Felder, über die er muss, vor ihm ein.
    [waiting] Hat der Gegner nur noch schlechte Züge, gewinnt ein Wartezug: Wer ziehen muss, verliert.
    [exchange] Stehen sich Figuren gegenüber, muss eine Seite weichen. Ein Abtausch ändert, welche.
    [corner] Zwei Damen schlagen eine, wenn sie sie von der Doppelecke fernhalten: erst abschneiden, dann angreifen.
    [refuge] Eine Dame hält gegen zwei in der Doppelecke remis, wo sie immer hin und her kann. Zieh dorthin.
    [net] Eine Dame wird gefangen, indem man ihr eine Figur gibt: Wo sie landet, wartet die andere.
   *[road] Die längste Diagonale ist die Hauptstraße. Eine Dame, die sie hält, erreicht gegen drei remis.
    }
