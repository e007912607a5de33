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
lesson-past = Nach { $move } ist das umkreiste Feld nicht mehr zu erreichen. Versuch es noch einmal.
lesson-over = Das war alles. Du kennst die Regeln: { $game }.
lesson-task = { $task ->
    [reach] Bring die Figur auf das umkreiste Feld.
    [crown] Bring deinen Stein auf die letzte Reihe.
    [capture] Schlage.
    [huff] Schlage, damit deine Figur nicht geblasen wird.
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
    [bridge] Die Brücke
    [dog-hole] Das Hundeloch
    [first-position] Die Erste Position
    [triangle] Das Petrow-Dreieck
    [force] Einen Schlag erzwingen
   *[road] Die Hauptstraße
    }
lesson-strategy-line = { $topic ->
    [catch] Eine Dame allein kann einen Stein aufhalten: Sie nimmt die Felder, über die er muss, vor ihm ein.
    [waiting] Hat der Gegner nur noch schlechte Züge, gewinnt ein Wartezug: Wer ziehen muss, verliert.
    [exchange] Stehen sich Figuren gegenüber, muss eine Seite weichen. Ein Abtausch ändert, welche.
    [corner] Zwei Damen besiegen eine: Schneide sie erst von der Doppelecke ab, wo sie hin und her kann, dann greif an.
    [refuge] Gegen eine einzelne Dame ist eine Dame in der Doppelecke sicher, wo sie immer hin und her kann. Zieh dorthin.
    [net] Eine Dame wird gefangen, indem man ihr eine Figur gibt: Wo sie landet, wartet die andere.
    [bridge] Deine Steine auf 30 und 32 sind die Brücke. Zusammen bewachen sie alle vier Umwandlungsfelder: Lass sie stehen.
    [dog-hole] Der Stein auf 28 sitzt im Hundeloch: Er kann nicht ziehen, solange dein Stein auf 32 bleibt. Halt ihn fest und zieh etwas anderes.
    [first-position] Dame und Stein verlieren, wenn die Dame in der Doppelecke eingesperrt und der Stein am Rand festgehalten ist. Sperr sie zuerst ein.
    [triangle] Drei Damen fangen eine, die nicht auf der Hauptstraße steht: Eine nimmt die Hauptstraße, die anderen bilden mit ihr ein Dreieck.
    [force] Auch der Gegner muss schlagen: Stell eine Figur so hin, dass er sie schlagen muss und du auch die nächste geben kannst.
   *[road] Die längste Diagonale ist die Hauptstraße. Eine Dame, die sie hält, erreicht gegen drei remis.
    }
