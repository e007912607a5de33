# Der Text von Crownhead auf Deutsch (Project Fluent).

## Sides and pieces

side-white = Weiß
side-black = Schwarz
side-red = Rot
side-green = Grün
piece-man = { $n ->
    [one] Stein
   *[other] Steine
    }
piece-king = { $n ->
    [one] Dame
   *[other] Damen
    }
piece-queen = { $n ->
    [one] Königin
   *[other] Königinnen
    }
piece-any = { $n ->
    [one] Figur
   *[other] Figuren
    }
number = { $n ->
    [0] kein
    [1] ein
    [2] zwei
    [3] drei
    [4] vier
    [5] fünf
    [6] sechs
    [7] sieben
    [8] acht
    [9] neun
    [10] zehn
    [11] elf
    [12] zwölf
   *[other] { $n }
    }
counted = { $n ->
    [one] { $name ->
        [man] ein { $name }
       *[king] eine { $name }
    }
   *[other] { $number } { $name }
    }
counted-against = { $n ->
    [one] { $name ->
        [man] einen { $name }
       *[king] eine { $name }
    }
   *[other] { $number } { $name }
    }
counted-for = { $n ->
    [one] { $name ->
        [man] ein { $name }
       *[king] eine { $name }
    }
   *[other] { $number } { $name }
    }
moves-in-words = { $n ->
    [one] einen Zug
   *[other] { $number } Züge
    }
list-and = { $first } und { $last }
list-or = { $first } oder { $last }

## Names of rules

rules-name = { $key ->
    [score-panel] Dame mit Punktetafel
    [menu] Menü-Dame
    [choose-each-leg] Sprung für Sprung
    [flying-tutorial] Dame mit Flugdame
    [text] Text-Dame
   *[house] Hausregeln
    }
rules-summary = { $key ->
    [score-panel] Ein Sprung pro Zug, auf gespiegeltem Brett. Ein Stein, der eine Königin schlägt, wird Königin.
    [menu] Englische Dame, aber ein Stein, der eine Dame schlägt, wird Dame, und sein Zug endet.
    [choose-each-leg] Englische Dame, aber ein Stein, der eine Dame schlägt, schlägt als Dame weiter.
    [flying-tutorial] Damen fliegen, und du darfst nach jedem Sprung aufhören zu schlagen.
    [text] Schlagen ist freiwillig und darf nach jedem Sprung enden. Ein Stein, der eine Dame schlägt, wird am Ende des Zugs Dame.
   *[house] Deine eigene Mischung von Regeln.
    }
variant-name = { $key ->
    [antidraughts] Schlagdame international
    [armenian] Armenische Dame
    [brazilian] Brasilianische Dame
    [breakthrough] Durchbruch
    [canadian] Kanadische Dame
    [czech] Tschechische Dame
    [english] Englische Dame
    [frisian] Friesische Dame
    [frysk] Frysk!
    [german] Deutsche Dame
    [giveaway] Englische Schlagdame
    [gothic] Altdeutsche Dame
    [international] Internationale Dame
    [italian] Italienische Dame
    [killer] Killer-Dame
    [mini6-english] Kleine englische Dame
    [mini6-international] Kleine internationale Dame
    [pool] Amerikanische Pool-Dame
    [portuguese] Portugiesische Dame
    [russian] Russische Dame
    [spanish] Spanische Dame
    [spantsireti] Spantsireti
    [srilankan] Sri-lankische Dame
    [thai] Thailändische Dame
    [turkish] Türkische Dame
   *[other] { $name }
    }
variant-summary = { $key ->
    [antidraughts] Internationale Dame umgekehrt: Du gewinnst, wenn du nicht ziehen kannst.
    [armenian] Alle 64 Felder. Figuren ziehen gerade und schräg, schlagen aber nur gerade. Auch Tama genannt.
    [brazilian] Internationale Dame auf 8×8: Steine schlagen auch rückwärts, Damen fliegen, die meisten Steine müssen geschlagen werden.
    [breakthrough] Internationale Dame, aber wer die erste Dame bekommt, gewinnt.
    [canadian] Internationale Dame auf 12×12 mit je 30 Steinen.
    [czech] 8×8. Steine schlagen nur vorwärts, Damen fliegen, und eine Dame muss vor einem Stein schlagen.
    [english] 8×8. Steine schlagen nur vorwärts, Damen ziehen ein Feld. Auch Checkers genannt.
    [frisian] 10×10. Figuren schlagen auch entlang von Reihen und Linien, und eine Dame zählt fast zwei Steine.
    [frysk] Friesische Dame mit je 5 Steinen.
    [german] 8×8. Steine schlagen nur vorwärts, Damen fliegen, und du wählst frei, was du schlägst.
    [giveaway] Englische Dame umgekehrt: Du gewinnst, wenn du nicht ziehen kannst.
    [gothic] Alle 64 Felder. Steine ziehen und schlagen vorwärts, schräg vorwärts und seitwärts.
    [international] 10×10. Steine schlagen auch rückwärts, Damen fliegen, die meisten Steine müssen geschlagen werden.
    [italian] 8×8, gespiegelt. Damen ziehen ein Feld, Steine schlagen keine Damen, und strenge Vorrangregeln bestimmen den Schlag.
    [killer] Internationale Dame, aber eine Dame, die zuletzt eine Dame schlägt, muss direkt dahinter halten.
    [mini6-english] Englische Dame auf 6×6, für deine erste Partie.
    [mini6-international] Internationale Dame auf 6×6, für deine erste Partie.
    [pool] 8×8. Steine schlagen auch rückwärts, Damen fliegen, und du wählst frei, was du schlägst.
    [portuguese] Die Züge der spanischen Dame: Damen fliegen; erst die meisten Figuren, dann die meisten Damen.
    [russian] 8×8. Damen fliegen, und ein Stein, der beim Schlagen Dame wird, schlägt als Dame weiter. Auch Schaschki genannt.
    [spanish] 8×8, gespiegelt. Damen fliegen; erst die meisten Figuren, dann die meisten Damen.
    [spantsireti] Russische Dame auf zehn Linien und acht Reihen.
    [srilankan] Kanadische Dame auf gespiegeltem Brett.
    [thai] 8×8 mit je 8 Steinen. Damen fliegen und landen direkt hinter der geschlagenen Figur. Auch Makhos genannt.
    [turkish] Alle 64 Felder, nur gerade Linien. Damen fliegen, die meisten Steine müssen geschlagen werden. Auch Dama genannt.
   *[other] { $summary }
    }
variant-region = { $key ->
    [antidraughts] online
    [armenian] in Armenien
    [brazilian] in Brasilien
    [breakthrough] online
    [canadian] in Kanada
    [czech] in Tschechien und der Slowakei
    [english] in Großbritannien und den USA
    [frisian] in Friesland
    [frysk] in Friesland
    [german] in Deutschland
    [giveaway] weltweit
    [gothic] in Deutschland
    [international] weltweit
    [italian] in Italien
    [killer] in den Niederlanden
    [mini6-english] im Unterricht
    [mini6-international] im Unterricht
    [pool] in den USA
    [portuguese] in Portugal
    [russian] in Russland und seinen Nachbarländern
    [spanish] in Spanien und Lateinamerika
    [spantsireti] in Russland
    [srilankan] in Sri Lanka
    [thai] in Thailand
    [turkish] in der Türkei und im Nahen Osten
   *[other] { $region }
    }

## Facts that tell one game from another

fact-run-out = Wer alles verliert, gewinnt
fact-first-king = Erste Dame gewinnt
fact-kings-fly = Flugdame
fact-kings-step = Kurze Dame
fact-straight = Schlägt gerade
fact-men-back = Stein schlägt rückwärts
fact-men-forward = Stein schlägt vorwärts
fact-optional = Kein Schlagzwang
fact-any-capture = Freie Schlagwahl
fact-most-pieces = Bester Schlag ist Pflicht
group-favorites = Favoriten
group-board = { $width } × { $height } Felder
group-lines = Reihen und Linien
group-presets = Vorlagen
group-house = Hausregeln

lines = { $lines ->
    [diagonal] Diagonalen
    [straight] Reihen und Linien
   *[all] Reihen, Linien und Diagonalen
    }

## Why a move is not legal

refused-lead = { $move } ist nicht erlaubt.
refused-lead-ambiguous = { $move } ist nicht eindeutig.
refused-game-over = Die Partie ist zu Ende: { $side } kann nicht ziehen.
refused-game-over-king = Die Partie ist zu Ende: { $side } bekam die erste { $king }.
refused-empty = Auf { $square } steht keine Figur.
refused-not-yours = { $piece ->
    [man] Der Stein
   *[king] Die { $piece }
    } auf { $square } gehört { $side }.
refused-taken = { $square } ist nicht leer.
refused-must-capture = { $pieces ->
    [man] Der Stein auf { $squares } kann
    [men] Die Steine auf { $squares } können
    [king] Die Dame auf { $squares } kann
    [queen] Die Königin auf { $squares } kann
    [piece] Die Figur auf { $squares } kann
   *[other] Die { $pieces } auf { $squares } können
    } schlagen, also musst du schlagen.
refused-only-capture = { $move } { $gain }.
takes = schlägt: { $taken }
takes-and-crowns = schlägt ({ $taken }), und dein Stein wird Dame
takes-mixed-and-crowns = schlägt ({ $taken }), und dein Stein wird Dame
taken-mixed = { $all } Figuren, { $n ->
    [one] darunter eine { $king }
   *[other] darunter { $kings }
    }
refused-must-take-more = Du musst so viele Figuren wie möglich schlagen. { $pieces } auf { $squares }: { $most }.
refused-must-take-rank = { $n ->
    [one] { $pieces } auf { $squares }: Dieser Schlag hat Vorrang:
   *[other] { $pieces } auf { $squares }: Diese Schläge haben Vorrang:
    } { $precedence ->
    [italian] schlage die meisten Figuren, dann mit einer { $king }, dann die meisten { $kings }, und eine { $king } so früh wie möglich.
    [value] schlage den höchsten Wert, wobei eine { $king } etwas weniger als zwei Steine zählt, und dann mit einer { $king }.
   *[kings] schlage die meisten Figuren, dann die meisten { $kings }.
    }
refused-king-must-take = { $pieces ->
    [king] Die Dame auf { $squares } kann
   *[kings] Die { $pieces } auf { $squares } können
    } schlagen, und eine { $king } muss vor einem Stein schlagen.
refused-takes-only = Dieser Schlag bringt nur: { $tried }.
refused-must-go-on = Der Schlag ist nicht fertig: Schlage weiter, so weit es geht.
refused-must-go-on-to = Der Schlag ist nicht fertig: Er geht weiter nach { $squares }.
refused-jumped-twice = Eine Figur darf nur einmal übersprungen werden; geschlagene Figuren bleiben bis zum Ende des Zugs stehen.
refused-men-move-forward = { $lines ->
    [diagonal] Steine ziehen nur vorwärts.
   *[other] Steine ziehen nur vorwärts und seitwärts.
    }
refused-men-capture-forward = { $lines ->
    [diagonal] Steine schlagen nur vorwärts.
   *[other] Steine schlagen nur vorwärts und seitwärts.
    }
refused-men-spare-kings = Steine dürfen keine { $kings } schlagen.
refused-king-moved-too-often = Die { $king } auf { $square } hat ohne Schlag hintereinander { $moves } gemacht; ziehe zuerst eine andere Figur.
refused-too-far = { $pieces } ziehen ein Feld weit.
refused-no-moves = { $piece ->
    [man] Der Stein
   *[king] Die { $piece }
    } auf { $square } ist blockiert und kann nicht ziehen.
refused-in-the-way = { $n ->
    [one] Die Figur auf { $squares } steht im Weg.
   *[other] Die Figuren auf { $squares } stehen im Weg.
    }
refused-not-on-a-line = { $pieces } ziehen entlang von: { $lines }. { $from } und { $to } liegen auf keiner gemeinsamen.
refused-captures-only = { $pieces } ziehen nur entlang von: { $lines }. Auf anderen Wegen können sie nur schlagen.
refused-ambiguous = Welcher Weg: { $routes }? Wähle Feld für Feld, oder tippe den ganzen Weg.
refused-ambiguous-many = Dort enden mehrere Schläge. Wähle Feld für Feld, oder tippe den ganzen Weg.
refused-no-path = Kein erlaubter Zug führt von { $from } nach { $to }.
unreadable = „{ $text }“ ist kein Zug. { $problem }
unreadable-empty = Tippe einen Zug wie { $example }.
unreadable-no-square = Ein Feld { $name } gibt es nicht: Die Felder reichen von { $first } bis { $last }.
unreadable-light-square = Feld { $name } ist hell; gespielt wird nur auf dunklen Feldern.
unreadable-one-square = Nenne zwei Felder: wo die Figur steht und wo sie landet.
unreadable-digits = Die Felder in „{ $digits }“ sind unklar: Setze - oder x dazwischen.
unreadable-mark = Züge sehen so aus: { $example }.
unreadable-missing-square = Neben einem Trennzeichen fehlt ein Feld.
unreadable-too-long = Kein Zug führt über so viele Felder.
article = Regel { $number }
headline-must-capture = Dein Zug: Schlagzwang
headline-must-take-more = Dein Zug: das meiste schlagen
headline-king-must-take = Dein Zug: eine { $king } muss schlagen
headline-must-go-on = Der Schlag muss weitergehen
headline-game-over = Die Partie ist zu Ende
headline-your-move = Dein Zug
headline-forced-capture = Schlagzwang

## The state of the game

to-move = { $side } ist am Zug
must-capture = Du musst schlagen
count-pieces = { $n ->
    [0] keine Figuren
    [one] 1 Figur
   *[other] { $n } Figuren
    }
count-kings = { $pieces } ({ $n } { $kings })
count-only-kings = { $n } { $kings }
draw-no-progress = { $n ->
    [0] Remis, wenn nicht geschlagen wird und kein Stein zieht
    [one] Remis nach je 1 weiteren Zug, wenn nicht geschlagen wird und kein Stein zieht
   *[other] Remis nach je { $n } weiteren Zügen, wenn nicht geschlagen wird und kein Stein zieht
    }
draw-no-progress-claimed = { $n ->
    [0] Remis kann verlangt werden, wenn nicht geschlagen wird und kein Stein zieht
    [one] Remis kann nach je 1 weiteren Zug verlangt werden, wenn nicht geschlagen wird und kein Stein zieht
   *[other] Remis kann nach je { $n } weiteren Zügen verlangt werden, wenn nicht geschlagen wird und kein Stein zieht
    }
draw-may-be-claimed = { $why } Du kannst Remis verlangen.
draw-repetitions = Diese Stellung gab es { $n ->
    [1] einmal
    [2] zweimal
   *[other] { $n }-mal
    }; beim { $limit ->
    [2] zweiten
    [3] dritten
   *[other] { $limit }.
    } Mal { $claimed ->
    [yes] kann ein Spieler Remis verlangen
   *[no] ist es remis
    }
draw-none = Es gibt kein automatisches Remis
draw-ending = { $n ->
    [0] Remis
    [one] Remis nach je 1 weiteren Zug
   *[other] Remis nach je { $n } weiteren Zügen
    } { $unless ->
    [lone-king-taken] , wenn die einzelne Dame nicht geschlagen wird
    [diagonal-left] , wenn die einzelne Dame die lange Diagonale nicht verlässt
    [taken-or-crowned] , wenn nicht geschlagen wird und kein Stein Dame wird
   *[taken] , wenn nicht geschlagen wird
    }
draw-next = Remis, wenn dieser Zug nicht schlägt
thinking = { $n ->
    [one] Tiefe { $depth }, { $count } Stellung
   *[other] Tiefe { $depth }, { $count } Stellungen
    }
thinking-calls = { $n ->
    [one] 1 Suchaufruf
   *[other] { $count } Suchaufrufe
    }

## Announcements during the game

played-quiet = { $side } spielt { $move }
played-capture = { $side } schlägt { $n ->
    [one] eine Figur
   *[other] { $n } Figuren
    }, { $move }
played-quiet-crowned = { $side } spielt { $move } und bekommt eine { $king }
played-capture-crowned = { $side } schlägt { $n ->
    [one] eine Figur
   *[other] { $n } Figuren
    }, { $move }, und bekommt eine { $king }
selected = { $piece } auf { $square } gewählt. Mögliche Felder: { $squares }.
stepped-goes-on = Auf { $square }. Der Schlag geht weiter.
stepped-may-end = Auf { $square }. Schlage weiter, oder wähle { $square } noch einmal, um den Zug zu beenden.
square-piece = { $piece ->
    [man] { $side ->
        [white] weißer
        [black] schwarzer
        [red] roter
       *[green] grüner
    }
   *[king] { $side ->
        [white] weiße
        [black] schwarze
        [red] rote
       *[green] grüne
    }
    } { $piece }
square-brief-man = { $side ->
    [white] weiß
    [black] schwarz
    [red] rot
   *[green] grün
    } { $square }
square-empty = leer
square-captured = geschlagen
square-selected = gewählt
square-must-capture = muss schlagen
square-movable = kann ziehen
square-target = möglicher Zug
square-huffable = darf geblasen werden
square-last-move = letzter Zug
square-hint = Tipp

## Huffing

huffed = { $side } bläst: { $piece } auf { $square }.
huff-offer = { $pieces } auf { $squares }: hätte schlagen können. Du darfst { $n ->
    [one] diese Figur blasen.
   *[other] eine davon blasen.
    }
huff-not-in-the-rules = Diese Regeln kennen kein Blasen.
huff-one-a-turn = Du darfst nur eine Figur pro Zug blasen.
huff-captured = { $side } hat geschlagen, also kannst du nicht blasen.
huff-nothing-missed = { $side } hat keinen Schlag ausgelassen, also gibt es nichts zu blasen.
huff-could-not = Auf { $square } konnte im letzten Zug nichts schlagen.

## The end of a game

outcome-draw = Remis
outcome-you-win = Du gewinnst
outcome-you-lose = Du verlierst
outcome-wins = { $name } gewinnt
outcome-player = { $name } ({ $side })
outcome-count = { $side }: { $count }.
outcome-no-pieces = { $side } hat keine Figuren mehr.
outcome-blocked = { $side } kann nicht ziehen.
outcome-ran-out = { $side } hat keine Figuren mehr und gewinnt.
outcome-stuck = { $side } kann nicht ziehen und gewinnt.
outcome-first-king = { $side } bekam die erste { $king }.
outcome-resigned = { $side } gab auf.
outcome-you-resigned = Du hast aufgegeben.
outcome-conceded = { $side } gab auf: Jeder Zug verliert.
outcome-repetition = Dieselbe Stellung kam { $n }-mal vor.
outcome-no-progress = Je { $n } Züge ohne Schlag und ohne Zug eines Steins.
outcome-ending = Je { $n } Züge mit { $class ->
    [lone-king-against-three] einer einzelnen Dame gegen drei Figuren.
    [lone-king-against-two] einer einzelnen Dame gegen eine oder zwei Figuren.
    [lone-king-against-kings] einer einzelnen Dame gegen drei oder mehr Damen.
    [long-diagonal] einer einzelnen Dame auf der langen Diagonale gegen drei Figuren.
    [four-or-five] vier oder fünf Figuren und Damen auf beiden Seiten, aber ohne Schlag und ohne neue Dame.
    [six-or-seven] sechs oder sieben Figuren und Damen auf beiden Seiten, aber ohne Schlag und ohne neue Dame.
    [three-kings] drei Damen gegen eine.
    [two-kings] zwei Damen gegen eine.
   *[king-each] je einer Dame.
    }
outcome-piece-each = Jede Seite hat eine Figur, und keine kann sofort geschlagen werden.
outcome-agreement = Die Spieler haben sich auf Remis geeinigt.
outcome-you-ran-out-of-time = Deine Zeit ist abgelaufen.
outcome-ran-out-of-time = Die Zeit von { $side } ist abgelaufen.
outcome-drawn-on-time = Die Zeit ist abgelaufen, und der Gegner konnte nicht gewinnen.

## Looks

look-board = { $key ->
    [wood] Holz
    [slate] Schiefer
    [tournament] Turnier
    [ocean] Blau und Orange
    [paper] Papier
    [contrast] Starker Kontrast
    [midnight] Mitternacht
   *[sage] Salbei
    }
look-pieces = { $key ->
    [flat] Flach
    [wood] Holz
    [stone] Stein
    [print] Druck
    [bold] Kräftig
   *[classic] Klassisch
    }

## Planned moves

plan-made = Geplant: { $move }.
plan-made-how-to-drop = Ein Klick neben das Brett oder Escape verwirft den Plan.
plan-refused = Der geplante Zug { $move } ist jetzt nicht erlaubt.

## Clocks

clock-untimed = keine Uhr
clock-hourglass = Sanduhr, { $time }: Die Zeit, die eine Seite verbraucht, bekommt die andere
clock-odds = { $white }: { $first }. { $black }: { $second }.
clock-then = {", dann "}
clock-and = {", "}
clock-increment = plus { $time } pro Zug
clock-bronstein = bis zu { $time } pro Zug zurück
clock-delay = die ersten { $time } jedes Zugs frei
clock-periods = dann { $n ->
    [one] 1 Abschnitt
   *[other] { $n } Abschnitte
    } von { $time } pro Zug
clock-part = { $time } für { $n ->
    [one] 1 Zug
   *[other] { $n } Züge
    }
clock-minutes = { $n ->
    [one] 1 Minute
   *[other] { $n } Minuten
    }
clock-seconds = { $n ->
    [one] 1 Sekunde
   *[other] { $n } Sekunden
    }
clock-both = { $minutes } { $seconds }
clock-unreadable = Schreib eine Zeit wie 5+3, 40/90,30+30 oder 10+3x30.
clock-zero = Jede Zeit und Zahl muss größer als null sein.
clock-too-long = Das ist zu lang.
clock-after-the-rest = Ein Teil ohne Zugzahl muss der letzte sein.
clock-face = Uhr von { $side }: { $time }
clock-periods-left = { $n ->
    [one] letzter Abschnitt
   *[other] { $n } Abschnitte
    }
handicap-none = Keine
handicap = { $side } spielt ohne { $n ->
    [one] 1 Stein
   *[other] { $n } Steine
    }

## The page of rules

page-board = Brett
page-board-shape = Das Brett hat { $width } mal { $height } Felder. { $shape ->
    [full] Alle { $squares } Felder werden benutzt.
    [mirrored] Nur die { $squares } dunklen Felder werden benutzt, und jeder Spieler hat rechts eine dunkle Ecke.
   *[dark] Nur die { $squares } dunklen Felder werden benutzt, und jeder Spieler hat links eine dunkle Ecke.
    }
page-board-numbers = { $naming ->
    [letters] Felder heißen nach der Linie, a bis { $letter } von links aus der Sicht von { $side }, und der Reihe, 1 bis { $rows } von der Seite von { $side } aus.
    [from-below] Die Felder sind von 1 bis { $last } nummeriert, Reihe für Reihe von rechts unten aus der Sicht von { $side }.
   *[numbers] Die Felder sind von 1 bis { $last } nummeriert, Reihe für Reihe von links oben aus der Sicht von { $side }.
    }
page-setup = { $bottom } beginnt unten, { $top } oben, mit je { $men } Steinen auf { $rows ->
    [one] der Reihe, die ihnen am nächsten ist.
   *[other] den { $number } Reihen, die ihnen am nächsten sind.
    }
page-setup-gap = { $bottom } beginnt unten, { $top } oben, mit je { $men } Steinen auf { $rows ->
    [one] einer Reihe,
   *[other] { $number } Reihen,
    } { $gap ->
    [one] und die Reihe, die ihnen am nächsten ist, bleibt leer.
   *[other] und die { $empty } Reihen, die ihnen am nächsten sind, bleiben leer.
    }
page-starts = { $side } beginnt; dann ziehen die Seiten abwechselnd.
page-aim = Ziel des Spiels
page-aim-text = { $goal ->
    [run-out] Du gewinnst, wenn du am Zug bist und nicht ziehen kannst, weil du keine Figuren mehr hast oder alle blockiert sind.
    [first-king] Wer zuerst eine { $king } bekommt, gewinnt. Du verlierst, wenn du am Zug bist und nicht ziehen kannst, weil du keine Figuren mehr hast oder alle blockiert sind.
   *[leave-no-move] Du verlierst, wenn du am Zug bist und nicht ziehen kannst, weil du keine Figuren mehr hast oder alle blockiert sind.
    }
page-moving = Ziehen
page-men-move = { $lines ->
    [straight] Steine ziehen ein Feld gerade vorwärts oder seitwärts auf ein leeres Feld.
    [all] Steine ziehen ein Feld gerade vorwärts, schräg vorwärts oder seitwärts auf ein leeres Feld.
   *[diagonal] Steine ziehen ein Feld schräg vorwärts auf ein leeres Feld.
    }
page-kings-step = { $kings } ziehen ein Feld { $lines ->
    [straight] vorwärts, rückwärts oder seitwärts.
    [all] in jede Richtung, gerade oder schräg.
   *[diagonal] schräg, vorwärts oder rückwärts.
    }
page-kings-fly = { $kings } ziehen beliebig weit entlang freier { $lines ->
    [straight] Reihen und Linien.
    [all] Reihen, Linien und Diagonalen.
   *[diagonal] Diagonalen, vorwärts oder rückwärts.
    }
page-king-limit = Solange eine Seite Steine hat, darf jede { $king } ohne Schlag hintereinander höchstens { $moves } machen; dann muss zuerst eine andere Figur ziehen.
page-straight = Entlang von Reihen und Linien überspringen Figuren die hellen Felder: Das nächste Feld ist das nächste dunkle.
page-capturing = Schlagen
page-capture = { $lines ->
    [straight] Eine Figur schlägt eine benachbarte gegnerische Figur in ihrer Reihe oder Linie, indem sie über sie auf das leere Feld dahinter springt.
    [all] Eine Figur schlägt eine benachbarte gegnerische Figur, gerade oder schräg, indem sie über sie auf das leere Feld dahinter springt.
    [mixed] Eine Figur schlägt eine benachbarte gegnerische Figur, indem sie über sie auf das leere Feld dahinter springt.
   *[diagonal] Eine Figur schlägt eine schräg benachbarte gegnerische Figur, indem sie über sie auf das leere Feld dahinter springt.
    }
page-capture-lines = Steine schlagen entlang von: { $men }. { $kings }: { $lines }.
page-men-capture-forward = { $lines ->
    [straight] Steine schlagen vorwärts und seitwärts.
    [all] Steine schlagen gerade vorwärts, schräg vorwärts und seitwärts.
   *[diagonal] Steine schlagen nur vorwärts.
    }
page-men-capture-back = { $lines ->
    [straight] Steine schlagen vorwärts, rückwärts und seitwärts.
    [all] Steine schlagen in alle acht Richtungen.
   *[diagonal] Steine schlagen vorwärts und rückwärts.
    }
page-men-spare-kings = Steine dürfen keine { $kings } schlagen.
page-kings-capture = { $kings } schlagen in jede Richtung.
page-kings-capture-far = Eine { $king } schlägt in jede Richtung und aus jeder Entfernung und landet { $landing ->
    [behind] direkt hinter der geschlagenen Figur.
    [behind-last-king] auf einem beliebigen leeren Feld hinter der geschlagenen Figur; ist die letzte geschlagene Figur aber eine { $king }, muss sie direkt dahinter halten.
   *[any] auf einem beliebigen leeren Feld hinter der geschlagenen Figur.
    }
page-king-lands-to-go-on = Kann eine { $king } von einigen ihrer möglichen Landefelder weiterschlagen, muss sie auf einem davon landen.
page-turn-back = { $may ->
    [yes] Zwischen zwei Sprüngen darf eine { $king } umkehren und über das Feld zurück, das sie gerade geräumt hat.
   *[no] Zwischen zwei Sprüngen darf eine { $king } nicht umkehren.
    }
page-capture-mandatory = Wer schlagen kann, muss schlagen.
page-capture-optional = Schlagen ist freiwillig: Du darfst auch anders ziehen.
page-huffing = Eine Figur, die hätte schlagen können und es nicht tat, darf geblasen werden: Der Gegner nimmt sie vor seinem Zug vom Brett. Nur eine Figur pro Zug darf geblasen werden, und nur für den letzten Zug; wer dabei etwas geschlagen hat, ist sicher.
page-chains = Mehrfachschläge
page-chain-finish = Kann die Figur vom Landefeld aus wieder schlagen, muss sie im selben Zug weiterschlagen, bis es nicht mehr geht.
page-chain-stop = Kann die Figur vom Landefeld aus wieder schlagen, darf sie im selben Zug weiterschlagen oder nach jedem Sprung aufhören.
page-chain-single = Jeder Zug ist ein einziger Sprung: Keine Figur schlägt zweimal in einem Zug.
page-chain-ghosts = Geschlagene Figuren bleiben bis zum Ende des Zugs stehen; bis dahin versperren sie den Weg und dürfen nicht noch einmal übersprungen werden.
page-chain-at-once = Jede geschlagene Figur verlässt das Brett sofort, und derselbe Zug darf über ihr Feld führen.
page-precedence-free = Sind mehrere Schläge möglich, darfst du wählen.
page-precedence-most = Sind mehrere Schläge möglich, musst du die meisten Figuren schlagen; eine { $king } zählt als eine Figur.
page-precedence-kings = Sind mehrere Schläge möglich, musst du die meisten Figuren schlagen und davon die meisten { $kings }.
page-precedence-italian = Sind mehrere Schläge möglich, musst du die meisten Figuren schlagen. Bleibt eine Wahl, schlägst du mit einer { $king }, dann die meisten { $kings }, und eine { $king } so früh wie möglich.
page-precedence-king-first = Kann eine { $king } schlagen, muss eine { $king } schlagen, auch wenn ein Stein mehr schlagen könnte; sonst darfst du wählen.
page-precedence-value = Sind mehrere Schläge möglich, musst du den höchsten Wert schlagen: Ein Stein zählt eins, eine { $king } etwas weniger als zwei. Bei gleichem Wert schlägst du wenn möglich mit einer { $king }.
page-crowning = Umwandlung
page-crowning-text = Ein Stein, der seinen Zug auf der Reihe beendet, die von seiner Seite am weitesten entfernt ist, wird eine { $king }.
page-crowning-stop = Ein Schlag, der die hinterste Reihe erreicht, endet dort.
page-crowning-pass = Ein Stein, der die hinterste Reihe beim Schlagen erreicht und weiterschlagen kann, tut das als Stein und wird nicht umgewandelt.
page-crowning-go-on = Ein Stein, der die hinterste Reihe beim Schlagen erreicht, wird sofort umgewandelt und schlägt als { $king } weiter.
page-regicide = Eine { $king } mit einem Stein schlagen
page-regicide-stop = Ein Stein, der eine { $king } schlägt, wird sofort umgewandelt, wo immer er landet, und sein Zug endet.
page-regicide-go-on = Ein Stein, der eine { $king } schlägt, wird sofort umgewandelt, wo immer er landet, und schlägt wenn möglich als { $king } weiter.
page-regicide-on-last-row = Landet er auf der Umwandlungsreihe, endet sein Zug trotzdem dort.
page-regicide-at-end = Ein Stein, der eine { $king } schlägt, wird am Ende seines Zugs eine { $king }; bis dahin schlägt er als Stein.
page-draws = Remis
page-played = Wo es gespielt wird
page-played-where = Gespielt { $where }.
page-rulebook = Das Regelwerk ist das der { $federation }.
page-draws-now = Remiszähler in dieser Partie
page-draw-repetition = Die Partie ist remis, wenn dieselbe Stellung mit derselben Seite am Zug { $n }-mal vorkommt.
page-draw-no-progress = Die Partie ist remis nach { $n } Zügen jeder Seite ohne Schlag und ohne Zug eines Steins.
page-draw-claims-repetition = Am Brett muss ein Spieler Remis durch Wiederholung verlangen.
page-draw-claims-all = Am Brett muss ein Spieler ein solches Remis verlangen.
page-draw-endings = Steht eine einzelne Dame gegen drei Figuren, darunter mindestens eine Dame, ist die Partie nach { $three } Zügen jeder Seite remis. Gegen eine oder zwei Figuren, darunter mindestens eine Dame, ist sie nach { $two } remis.
page-draw-russian-lone = Steht eine einzelne { $king } gegen drei oder mehr { $kings }, ist die Partie nach { $many } Zügen jeder Seite remis. Gegen eine oder zwei Figuren, oder gegen drei, während sie auf der langen Diagonale steht, ist sie nach { $few } remis.
page-draw-russian-few = Haben beide Seiten { $kings } und gibt es keinen Schlag und keine Umwandlung, ist die Partie mit insgesamt vier oder fünf Figuren nach { $four } Zügen jeder Seite remis, mit sechs oder sieben nach { $six }.
page-draw-three-kings = Stehen drei { $kings } gegen eine, ist die Partie nach { $n } Zügen jeder Seite remis.
page-draw-frisian = Stehen zwei { $kings } gegen eine, ist die Partie nach { $two } Zügen jeder Seite remis; mit je einer { $king } nach { $one }.
page-draw-one-each = Hat jede Seite noch eine Figur, ist die Partie remis, wenn der nächste Zug nicht schlägt.
page-draw-agreement = Die Spieler können sich jederzeit auf Remis einigen.
contradiction = Diese Regeln widersprechen sich: { $why } ({ $switches }).
contradiction-rows = jede Seite braucht mindestens eine Reihe Steine, mit einer leeren Reihe dazwischen
contradiction-precedence = Schlagvorrang vergleicht fertige Schläge, aber diese Schläge dürfen vorher enden
contradiction-single-leg-crowning = bei einem Sprung pro Zug endet ein Zug auf der Umwandlungsreihe, also kann ein Stein dort nicht vorbei oder als Dame weiter
contradiction-single-leg-regicide = bei einem Sprung pro Zug kann ein Stein nicht weiterschlagen, wenn er eine Dame geschlagen hat
contradiction-huffing = Blasen braucht freiwilliges Schlagen, denn nur ein freiwilliger Schlag kann ausgelassen werden
contradiction-repetition = jede Stellung kommt einmal vor, also braucht eine Wiederholung 2 oder mehr Male, oder 0 für keine Grenze
contradiction-in = { $why } ({ $switches }).

## Switches of house rules

switch-name = { $key ->
    [board] Brett
    [rows] Reihen mit Steinen
    [home_gap] Leere Reihen dahinter
    [starts] Beginnt
    [goal] So gewinnt man
    [man_steps] Steine ziehen entlang
    [king_steps] Damen ziehen entlang
    [flying_kings] Flugdamen
    [king_move_limit] Züge einer Dame hintereinander
    [capture_duty] Schlagen
    [huffing] Blasen
    [man_captures] Steine schlagen entlang
    [men_capture_back] Steine schlagen rückwärts
    [men_take_kings] Steine dürfen Damen schlagen
    [king_captures] Damen schlagen entlang
    [king_landing] Flugdamen landen
    [chain_duty] Mehrfachschläge
    [precedence] Schlagvorrang
    [removal] Geschlagene Figuren gehen
    [may_turn_back] Damen dürfen umkehren
    [crowning_in_capture] Letzte Reihe beim Schlagen
    [regicide] Ein Stein, der eine Dame schlägt
    [repetition] Wiederholung
    [no_progress] Kein Fortschritt
    [endings] Endspielgrenzen
   *[claims] Remis auf Verlangen
    }
switch-value = { $value ->
    [board-6x6] 6×6
    [board-8x8] 8×8
    [board-8x8-mirrored] 8×8, gespiegelt
    [board-10x10] 10×10
    [board-12x12] 12×12
    [board-12x12-mirrored] 12×12, gespiegelt
    [board-10x8] 10×8
    [board-8x8-full] 8×8, alle Felder
    [starts-white] Weiß
    [starts-black] Schwarz
    [goal-leave-no-move] Dem Gegner keinen Zug lassen
    [goal-run-out] Selbst keinen Zug mehr haben
    [goal-first-king] Die erste Dame bekommen
    [capture_duty-mandatory] Pflicht
    [capture_duty-optional] Freiwillig
    [king_landing-any] Irgendwo dahinter
    [king_landing-behind] Direkt dahinter
    [king_landing-behind-last-king] Direkt hinter einer letzten Dame
    [chain_duty-finish] Müssen beendet werden
    [chain_duty-stop-anywhere] Dürfen nach jedem Sprung enden
    [chain_duty-single-leg] Ein Sprung pro Zug
    [precedence-free] Jeder Schlag
    [precedence-most-pieces] Meiste Figuren
    [precedence-most-pieces-then-kings] Meiste Figuren, dann meiste Damen
    [precedence-italian] Italienische Ordnung
    [precedence-king-first] Dame vor Stein
    [precedence-value] Höchster Wert
    [removal-at-end] Am Ende des Zugs
    [removal-at-once] Sofort
    [crowning_in_capture-stop] Der Zug endet
    [crowning_in_capture-pass] Er bleibt Stein
    [crowning_in_capture-go-on-as-king] Er wird Dame
    [regicide-off] Bleibt Stein
    [regicide-crown-and-stop] Wird Dame und hält
    [regicide-crown-and-go-on] Wird Dame und schlägt weiter
    [regicide-crown-at-end] Wird am Ende Dame
    [endings-none] Keine
    [endings-international] International
    [endings-russian] Russisch
    [endings-pool] Amerikanisch (Pool)
    [endings-canadian] Kanadisch
    [endings-frisian] Friesisch
    [endings-one-each] Je eine Figur
    [claims-none] Keine
    [claims-repetition] Wiederholung
    [claims-all] Wiederholung und kein Fortschritt
   *[other] { $value }
    }
switch-times = { $n ->
    [0] Kein Remis
    [2] Remis beim zweiten Mal
    [3] Remis beim dritten Mal
   *[other] Remis beim { $n }. Mal
    }
switch-moves = { $n ->
    [0] Kein Remis
   *[other] Remis nach je { $n } Zügen
    }
switch-limit = { $n ->
    [0] Keine Grenze
   *[other] { $n }
    }

## Hints

ladder-next = Nächste Sprosse: { $ending }
ladder-climbed = { $n } von { $all } Endspielen gewonnen.
ladder-won = gewonnen
motif-name = { $motif ->
    [royal] Coup Royal
    [philippe] Coup Philippe
    [napoleon] Coup Napoléon
    [express] Coup Express
    [heel] Fersenschlag
    [raphael] Coup Raphaël
    [turkish-stroke] Türkischer Schlag
    [bomb] Bombenschlag
    [ricochet] Abpraller
    [mazette] Anfängerschlag
    [trapdoor] Falltürschlag
    [recall] Rückruf
    [bridge] Brücke
    [dog-hole] Hundehütte
    [two-for-one] zwei für einen
    [three-for-one] drei für einen
    [three-for-two] drei für zwei
    [stroke] Kombination
    [breeches] Gabel
    [in-and-out] rein und raus
    [exchange-to-break] Abtausch zum Durchbruch
    [breakthrough] Durchbruch
    [king-caught] Damenfang
    [king-lured] Damenfalle
    [block] Sperre
    [opposition] Opposition
    [round-trip] Rundschlag
    [long-capture] langer Schlag
    [backward-capture] Schlag rückwärts
    [smaller-capture] kleinerer Schlag
   *[other] { $motif }
    }
hint-line = { $why }. Dann { $line }.
hint-why = { $why }.
hint-only-move = ist der einzige Zug
hint-only-and = ist der einzige Zug und { $why }
hint-only-loses = { $n ->
    [one] ist der einzige Zug, verliert aber in einem Zug
   *[other] ist der einzige Zug, verliert aber in { $n } Zügen
    }
hint-wins-game = { $n ->
    [one] gewinnt die Partie sofort
   *[other] gewinnt die Partie in { $n } Zügen
    }
hint-loses-game = { $n ->
    [one] hält am längsten stand, verliert aber in einem Zug
   *[other] hält am längsten stand, verliert aber in { $n } Zügen
    }
hint-wins = gewinnt: { $pieces }
hint-wins-for = gewinnt: { $pieces }, gibt dafür: { $given }
hint-gives = gibt ab: { $pieces }
hint-gives-for = gibt ab: { $pieces }, bekommt dafür: { $won }
hint-exchange = tauscht { $number } gegen { $number }
hint-crowns = bringt eine neue Dame
hint-and-crowns = { $why } und bringt eine neue Dame
hint-comma-crowns = { $why }, und bringt eine neue Dame
hint-but-crowns = { $why } bringt aber eine neue Dame
hint-nothing-better = { $why }, aber nichts ist besser
hint-better = ist { $men } Steine besser als jeder andere Zug
hint-shot = { $why } ({ $shot })
hint-tempting = { $move } ist verlockend, aber es { $why }.
hint-chance = { $why }: Sieg { $win } %, Remis { $draw } %, Niederlage { $loss } %
hint-even = hält das Gleichgewicht
hint-ahead = hält den Vorteil
hint-worse = ist die beste Verteidigung
hint-known-win = gewinnt die Partie
hint-known-loss = verliert wie jeder andere Zug

## The review of a game

review-mark = { $mark ->
    [only] Einziger Zug
    [inaccuracy] Ungenau
    [mistake] Fehler
   *[blunder] Patzer
    }
review-only = ist der einzige Zug, der das Ergebnis hält
review-slips = { $how ->
    [won-drawn] gibt den Gewinn her: nur noch remis ({ $phase })
    [won-lost] macht aus einem Gewinn einen Verlust ({ $phase })
   *[drawn-lost] verliert eine Remisstellung ({ $phase })
    }
review-phase = { $few ->
    [yes] Endspiel
   *[no] Partie
    }
review-allows-win = { $n ->
    [0] lässt { $side } zwingend gewinnen
    [one] lässt { $side } in einem Zug gewinnen
   *[other] lässt { $side } in { $n } Zügen gewinnen
    }
review-misses-win = { $n ->
    [0] verpasst { $better }, das zwingend gewinnt
    [one] verpasst { $better }, das sofort gewinnt
   *[other] verpasst { $better }, das in { $n } Zügen gewinnt
    }
review-loses = verliert: { $pieces }
review-loses-for = verliert: { $pieces }, bekommt dafür: { $won }
review-shot = erlaubt eine Kombination; Verlust: { $pieces }
review-shot-for = erlaubt eine Kombination; Verlust: { $pieces }, dafür: { $won }
review-misses = verpasst { $better }; Gewinn: { $pieces }
review-misses-for = verpasst { $better }; Gewinn: { $pieces }, dafür: { $given }
review-lets-crown = lässt { $side } eine neue Dame bekommen
review-misses-crown = verpasst { $better }, das eine neue Dame bringt
review-weaker = ist schwächer als { $better }
review-line = { $why }: { $line }.
review-why = { $why }.
review-better = Besser ist { $line }.
review-accuracy = Genauigkeit { $percent } %

## Opponents

opponent-random = Zufall
opponent-greedy = Gierig
opponent-minimax = Minimax, { $n ->
    [one] 1 Halbzug
   *[other] { $n } Halbzüge
    }
opponent-alphabeta = Alpha-Beta, { $n ->
    [one] 1 Halbzug
   *[other] { $n } Halbzüge
    }
opponent-level = { $n ->
    [1] Neuling
    [2] Lernender
    [3] Anfänger
    [4] Gelegenheitsspieler
    [5] Stammspieler
    [6] Liebhaber
    [7] Vereinsspieler
    [8] Mannschaftsspieler
    [9] Starker Vereinsspieler
    [10] Turnierspieler
    [11] Experte
    [12] Meisteranwärter
    [13] Meister
    [14] Nationaler Meister
    [15] Großmeister
    [16] Champion
   *[other] Stufe { $n }
    }
opponent-full-level = Stufe { $n }: { $title }
opponent-adaptive = { $found ->
    [yes] Meine Stufe, zurzeit Stufe { $n }
   *[no] Meine Stufe finden, zurzeit Stufe { $n }
    }
opponent-full-reference = { $title } ({ $rules })
opponent-random-line = Spielt zufällige Züge.
opponent-greedy-line = Schlägt so viel wie möglich und schaut nicht weiter.
opponent-minimax-line = Durchsucht jede Variante { $n ->
    [one] 1 Halbzug
   *[other] { $n } Halbzüge
    } tief.
opponent-alphabeta-line = Sucht { $n ->
    [one] 1 Halbzug
   *[other] { $n } Halbzüge
    } tief und lässt Varianten aus, die nichts ändern.
opponent-level-line = { $n ->
    [1] Kennt die Regeln und sieht kaum über den nächsten Zug hinaus.
    [2] Sieht einen einfachen Schlag, aber oft nicht die Antwort.
    [3] Sieht die meisten Antworten, aber kaum Kombinationen.
    [4] Sieht kurze Kombinationen, wenn sie vorwärts gehen.
    [5] Sieht kurze Kombinationen, aber keine langen und keine rückwärts.
    [6] Schaut vier Halbzüge voraus und übersieht jede dritte Kombination.
    [7] Übersieht lange Kombinationen und stille Drohungen.
    [8] Übersieht ab und zu eine lange Kombination.
    [9] Übersieht selten eine Kombination.
    [10] Übersieht fast nie eine Kombination.
    [11] Sieht fast alles, sieben Halbzüge weit.
    [12] Übersieht nichts und rechnet kurze Varianten.
    [13] Rechnet längere Varianten.
    [14] Rechnet weit und spielt Endspiele gut.
    [15] Bestraft den kleinsten Fehler.
    [16] Spielt mit voller Stärke.
   *[other] Die Engine auf Stufe { $n }.
    }
placement-open = Dein nächster Gegner ist Stufe { $level }. Gespielt: { $games } von { $all } Partien.
placement-found = Du spielst etwa so gut wie Stufe { $level }, { $title }. Wertung { $n } ± { $margin }.
opponent-rated-line = { $line } Wertung { $n }.
opponent-styled = { $title }, { $style ->
    [cautious] vorsichtig
    [sharp] scharf
   *[tricky] trickreich
    }
opponent-style-line = { $style ->
    [balanced] Spielt den Zug, der am besten aussieht.
    [cautious] Tauscht Steine ab und hält Abstand.
    [sharp] Meidet den Abtausch und sucht den Kontakt.
   *[tricky] Stellt Fallen.
    }
opponent-style = { $style ->
    [balanced] Ausgewogen
    [cautious] Vorsichtig
    [sharp] Scharf
   *[tricky] Trickreich
    }
opponent-reference = { $name ->
    [easy] Leicht
    [medium] Mittel
    [hard] Schwer
    [very-hard] Sehr schwer
    [last-stand] Letztes Gefecht
    [greedy] Gierig
    [minimax] Minimax
   *[other] { $name }
    }
opponent-second-evaluation = { $title }, zweite Bewertung
opponent-score-panel = { $name ->
    [easy] Zieht eine zufällige Figur.
    [medium] Schaut 2 Halbzüge voraus.
    [hard] Schaut 5 Halbzüge voraus.
    [very-hard] Schaut 7 Halbzüge voraus.
    [last-stand] Schaut 7 Halbzüge voraus, mit weniger Figuren weiter.
   *[other] Ein Gegner der Punktetafel.
    }
opponent-menu = { $name ->
    [easy] Schaut 2 Halbzüge voraus.
    [medium] Schaut 3 Halbzüge voraus.
    [hard] Schaut 4 Halbzüge voraus.
   *[other] Ein Gegner des Menüs.
    }
opponent-choose-each-leg = { $name ->
    [easy] Schaut 1 Halbzug voraus.
    [medium] Durchsucht jede Variante 2 Halbzüge voraus.
    [hard] Durchsucht jede Variante 3 Halbzüge voraus.
   *[other] Ein Gegner des Hauptmenüs.
    }
opponent-flying-tutorial = { $name ->
    [greedy] Wählt den Zug mit dem besten sofortigen Ergebnis.
    [minimax] Schaut 4 Halbzüge voraus und gibt auf, wenn jeder Zug verliert.
   *[other] Ein Gegner des Kurses.
    }
opponent-text = { $name ->
    [easy] Schaut 2 Halbzüge voraus und spielt abwechslungsreich.
    [medium] Schaut 5 Halbzüge voraus und spielt abwechslungsreich.
    [hard] Schaut 7 Halbzüge voraus und spielt abwechslungsreich.
   *[other] Ein Gegner des Textspiels.
    }

## Requests and invalid input

gives-up = { $side } gibt auf.
offers-draw = { $side } bietet Remis an.
claims-draw = { $side } verlangt Remis.
unknown-rules = Es gibt keine Variante „{ $key }“.
unknown-opponent = Es gibt keinen Gegner „{ $key }“.
unknown-side = Die Seite muss white oder black sein, nicht „{ $key }“.
bad-position = Die Stellung ist unlesbar: { $why }.
bad-rules = Die Regeln sind unlesbar: { $why }.

## The position editor

editor-off-board = Das Brett hat kein Feld { $number }.
editor-two-pieces = Auf { $square } stehen zwei Figuren.
editor-crowning-row = Ein Stein von { $side } kann nicht auf { $square } stehen; dort wird er Dame.
editor-king-run = Der Zähler auf { $square } braucht dort eine Dame von { $side } und einen Stein derselben Farbe auf dem Brett.
editor-no-pieces = { $side } hat keine Figuren.
editor-too-many = { $side } hat { $count } Figuren, mehr als die { $most } der Ausgangsstellung.
editor-over = Die Partie ist zu Ende: { $side } gewinnt.

## Lines of the game screen

headline-side-must-capture = { $side } muss schlagen
strip-to-move = { $side } · am Zug
strip-turn = Am Zug
strip-telling = { $side } · { $told }
side-first = { $side } · beginnt
rules-of = Regeln: { $rules }
game-line = { $rules } · Zug { $n }
game-line-against = { $rules } · { $opponent } · Zug { $n }
seconds = { $number } s
thinking-of = Denkt: { $progress }
typed-example = Zug tippen: { $move }

## Offline use

kept-sizes = Die App belegt { $app }, ihre Downloads (Gewichte, Endspieltabellen, Sprachen) { $data }.
kept-all = Alles laden ({ $size })
kept-clear = Downloads löschen ({ $size })

## Endgame tables

tables-name = { $rules }, { $n } Figuren
tables-up-to = bis { $n }
tables-tell = { $metric ->
    [dtw] Ergebnis und Abstand zum Gewinn
    [dtc] Ergebnis und Abstand zu einem Schlag
   *[other] nur Ergebnis
    }
tables-set = { $rules }, bis { $n } Figuren, { $metric }: { $size }
tables-begun = { $rules }, { $metric }: noch nichts fertig
tables-more = { $set }, und ein Teil der nächsten Größe
tables-cost = Braucht bis zu { $disk } Speicherplatz und { $memory } Arbeitsspeicher; Dauer etwa { $time }.
tables-no-disk = Zu wenig Speicherplatz: { $free } frei.
tables-no-memory = Zu wenig Arbeitsspeicher: Hier dürfen höchstens { $most } benutzt werden.
tables-no-size = So viele Stellungen fasst keine Tabelle.
tables-no-huffing = Endspieltabellen kennen kein Blasen.
tables-complete = Diese Tabellen gibt es schon.
tables-percent = { $percent } %
tables-running = { $name }: { $percent } %
tables-left = { $running }, noch etwa { $time }
tables-finished = { $name }: fertig.
tables-stopped = { $name }: bei { $percent } % angehalten. Fertige Teile bleiben.
tables-failed = { $name }: fehlgeschlagen. { $why }
bytes-mb = { $number } MB
bytes-gb = { $number } GB
time-short = eine Minute
time-minutes = { $n } Minuten
time-hours = { $n ->
    [one] 1 Stunde
   *[other] { $n } Stunden
    }
time-days = { $n ->
    [one] 1 Tag
   *[other] { $n } Tage
    }

## Labels

label-a-person = Ein Mensch
label-accept = Annehmen
label-against-computer = Gegen den Computer
label-analyze = Analysieren
label-animation-speed = Animation
label-back = Zurück
label-best-defense = Beste Verteidigung
label-board = Brett
label-board-theme = Brettfarben
label-claim = Verlangen
label-claim-draw = Remis verlangen
label-clock = Uhr
label-clock-custom = Eigene Zeit
label-club = Verein
label-close = Schließen
label-computer-pause = Pause des Computers
label-continue = Weiter
label-copy = Kopieren
label-delete = Löschen
label-dark = Dunkel
label-download = Partie laden
label-draws = Remis
label-draws-automatic = Automatisch
label-draws-claimed = Auf Verlangen
label-endgame-values = Werte
label-fast = Schnell
label-favorite = Favorit
label-flip-each-move = Brett nach jedem Zug drehen (zwei Spieler)
label-flip = Drehen
label-game = Spiel
label-game-link = Link mit der ganzen Partie
label-game-pdn = Partie (PDN)
label-go-on = Weiter
label-handicap = Vorgabe
label-help = Hilfe
label-hint = Tipp
label-home = Crownhead: Startseite
label-huff = Blasen
label-kept-offline = Offline
label-language = Sprache
label-lessons = Lektionen
label-levels = Stufen
label-learn = Lernen
label-my-level = Meine Stufe
label-find-level = Meine Stufe finden
label-style = Stil
label-puzzles = Aufgaben
label-library = Partien
label-light = Hell
label-look-at-board = Brett ansehen
label-more = Mehr
label-move-list = Züge
label-more-options = Weitere Optionen
label-more-opponents = Weitere Gegner
label-move-now = Jetzt ziehen
label-names-shown = Namen
label-new-game = Neues Spiel
label-next-exercise = Nächste Aufgabe
label-no = Nein
label-no-animation = Keine
label-normal = Normal
label-offer-draw = Remis?
label-open = Öffnen
label-open-game = Partie oder Stellung öffnen
label-open-file = Datei öffnen
label-opponent = Gegner
label-paste = Einfügen
label-own-rules = Eigene Regeln
label-own-template = Ausgehen von
label-own-title = Hausregeln
label-own-words = Regeln lesen
label-own-share = Link und Datei
label-own-link = Link
label-own-file = Regeln als Datei (TOML)
label-pause = Pause
label-pause-clock = Uhr anhalten
label-pictures = Bilder und Druck
label-plain-opponents = Einfache Gegner
label-piece-set = Figuren
label-play = Spielen
label-play-again = Noch einmal
label-play-on = Weiterspielen
label-players = Spieler
label-one-click = Ein Klick für Figuren mit nur einem Zug
label-position-editor = Stellung aufbauen
label-position-fen = Stellung (FEN)
label-premoves = Züge planen, während der Gegner am Zug ist
label-practice = Endspiele üben
label-random-side = Zufall
label-recent-games = Letzte Partien
label-redo = Vor
label-reload = Neu laden
label-resign = Aufgeben
label-result = Ergebnis
label-restart = Neustart
label-rules = Regeln
label-search-games = Spiele suchen
label-settings = Einstellungen
label-share = Teilen
label-show-targets = Erlaubte Züge zeigen
label-side = Seite
label-slow = Langsam
label-sound = Ton
label-square-numbers = Feldnummern
label-study = Studie
label-start = Start
label-start-clock = Uhr starten
label-surprise-me = Überrasch mich
label-system = System
label-take-back = Zurücknehmen
label-tables = Endspieltabellen
label-tables-pieces = Figuren
label-tables-start = Bauen
label-tables-stop = Anhalten
label-tables-tell = Inhalt
label-theme = Design
label-thinking = Denkt nach
label-two-players = Zwei Spieler
label-train = Üben
label-try-again = Noch einmal
label-time-set = Setzen
label-type-a-move = Zug tippen
label-undo = Zurück
label-warnings = Vor Fehlern warnen, in Partien ohne Uhr
label-watch = Zwei Computern zusehen
label-who-plays = Spieler
label-yes = Ja
label-you = Du
label-you-play = Du spielst
label-blindfold = Blindspiel
label-board-size = Brettgröße
label-inside = Auf dem Brett
label-keys = Tastatur
label-letters = Buchstaben
label-none = Keine
label-numbers = Nummern
label-outside = Daneben
label-show-all = Alles zeigen
label-spoken-names = Screenreader
label-usual = Wie im Regelwerk
label-vibration = Vibration
label-zen = Zen

## Perfect endgames

known-win = { $side } gewinnt.
known-win-in = { $side } gewinnt in { $n ->
    [one] 1 Halbzug
   *[other] { $n } Halbzügen
    } ({ $moves ->
    [one] 1 Zug
   *[other] { $moves } Zügen
    }).
known-draw = Remis bei bestem Spiel.
known-conversion = Der nächste Schlag oder die nächste Umwandlung ist { $n ->
    [one] 1 Halbzug
   *[other] { $n } Halbzüge
    } entfernt.
known-at-risk = Eine Remisregel kann die Partie vorher beenden.
known-move = { $move } { $verdict }
known-target = { $square }, dieser Zug { $verdict }
known-piece = { $square }, der beste Zug { $verdict }
verdict-draws = ist remis
verdict-wins = gewinnt
verdict-wins-in = gewinnt in { $n ->
    [one] 1 Halbzug
   *[other] { $n } Halbzügen
    }
verdict-wins-converting = gewinnt, { $n ->
    [one] 1 Halbzug
   *[other] { $n } Halbzüge
    } bis zum nächsten Schlag oder zur Umwandlung
verdict-loses = verliert
verdict-loses-in = verliert in { $n ->
    [one] 1 Halbzug
   *[other] { $n } Halbzügen
    }
verdict-loses-converting = verliert, { $n ->
    [one] 1 Halbzug
   *[other] { $n } Halbzüge
    } bis zum nächsten Schlag oder zur Umwandlung
ending-name = { $winner } gegen { $loser }
drill-task = { $side } am Zug gewinnt.
drill-ending = { $ending }.
drill-ending-shortest = { $ending }. Schnellster Gewinn: { $n ->
    [one] 1 Zug.
   *[other] { $n } Züge.
    }
drill-won = Weiterhin gewonnen.
drill-longer = Das kostet { $n ->
    [one] 1 Zug mehr.
   *[other] { $n } Züge mehr.
    }
drill-at-risk = Weiterhin gewonnen, aber eine Remisregel kann die Partie vorher beenden.
drill-gone = Der Gewinn ist weg.
drill-lost = Der Gewinn ist weg, und die Partie ist verloren.
drill-draws = { $move } ist nur remis.
drill-loses = { $move } verliert.
drill-failed = Du hast den Gewinn nicht verwertet.
drill-solved = Gelöst in { $n ->
    [one] 1 Zug.
   *[other] { $n } Zügen.
    }
drill-solved-best = Gelöst in { $n ->
    [one] 1 Zug:
   *[other] { $n } Zügen:
    } der schnellste Gewinn.
drill-solved-in = Gelöst in { $n ->
    [one] 1 Zug;
   *[other] { $n } Zügen;
    } der schnellste Gewinn braucht { $shortest }.
drill-line = Endspielübung · { $ending }

## What screen readers say on request

speech-group = { $pieces } { $squares }
speech-pieces = { $side }: { $pieces }.
speech-none = { $side } hat keine Figuren.
speech-captures = { $side } kann schlagen: { $moves }.
speech-no-captures = { $side } kann nicht schlagen.

## Keys of the game page: the key before the bar, its effect after it

page-key-own = P | deine Figuren
page-key-other = O | die Figuren des Gegners
page-key-captures = C | die Schläge
page-key-last = L | der letzte Zug
page-key-counts = M | die Zahl der Figuren
page-key-status = S | wer am Zug ist
page-key-clocks = T | die Uhren
page-key-best = B | einen Zug vorschlagen
page-key-arrows = Pfeile, Enter | über das Brett gehen; eine Figur wählen, dann ihr Ziel
page-key-numbers = 1 bis 9 | einen nummerierten Schlag wählen
page-key-back = Rücktaste, Escape | letzten Sprung zurück; abbrechen
page-key-typed = 22-18, Enter | einen Zug tippen
page-key-undo = Strg+Z, Strg+Umschalt+Z | zurück, vor
page-key-zen = Z | alles außer dem Brett verbergen oder wieder zeigen
page-key-draw = Rechte Maustaste | Kreise und Pfeile zeichnen; Umschalt und Alt ändern die Farbe
page-key-help = ? | diese Seite zeigen

## Fixed sentences

note-a-person-line = Jemand an diesem Brett.
note-about-ratings = Die Wertung zählt ab Zufallszügen, 0. Mit 200 Punkten mehr holt man drei von vier.
note-against-computer-line = Sechzehn Stufen und die Gegner jeder Vorlage.
note-computers-wait = Die Computer warten.
note-computer-waits = Der Computer wartet.
note-copied = Kopiert.
note-draws-automatic-line = Die Partie endet, sobald eine Remisregel gilt.
note-draws-claimed-line = Die Partie geht weiter, bis ein Spieler Remis verlangt.
note-draw-declined = Remis abgelehnt. Die Partie geht weiter.
note-draw-offered = Remis angeboten.
note-draw-question = Remis annehmen?
note-engine-failed = Die Engine läuft nicht mehr.
note-first-tip = Zieh eine Figur, oder wähle sie und dann ihr Ziel.
note-game-is-over = Die Partie ist zu Ende.
note-greeting = Dame in allen Arten.
note-greeting-line = Wähle ein Spiel und einen Gegner. Crownhead erklärt seine Tipps, und warum ein Zug nicht erlaubt ist.
note-hint-coming = Sucht einen guten Zug…
note-huff-which = Wähle die Figur, die du bläst.
note-keys-tip = Pfeiltasten und getippte Züge gehen auch.
note-looking-for-tables = Sucht Endspieltabellen…
note-may-end-here = Wähle das nächste Feld, oder dieses noch einmal, um hier zu enden.
note-clock-custom = Minuten+Sekunden pro Zug: 5+3. Mehr: 40/90,30+30 · 5b3 · 10+3x30 · h5 · 5 vs 3.
note-clock-starts = Die Uhr startet nach dem ersten Zug; ein Tipp darauf hält die Partie an.
note-moves-first = Beginnt.
note-moves-second = Zieht als Zweiter.
note-must-go-on = Wähle das nächste Feld: Der Schlag muss weitergehen.
note-no-game-found = Kein Spiel passt. Versuche ein anderes Wort, oder erfinde eigene Regeln.
note-no-draw-to-claim = Es gibt kein Remis zu verlangen.
note-no-hint = Es gibt keinen Tipp.
note-no-endings = In diesem Spiel gibt es keine Endspiele zu üben.
note-no-moves-yet = Noch keine Züge.
note-not-your-turn = Du bist nicht am Zug.
note-nothing-to-redo = Es gibt nichts zu wiederholen.
note-nothing-to-undo = Es gibt nichts zurückzunehmen.
repairs-title = Beim Lesen berichtigt
repair = Zeile { $line }, Spalte { $column }: „{ $found }“ gefunden, erwartet: { $expected }; { $done }.
repair-missing = Zeile { $line }, Spalte { $column }: erwartet: { $expected }; { $done }.
repair-no-move = Zeile { $line }, Spalte { $column }: „{ $found }“ ist kein Zug; { $done }.
repairs-more = Und { $count } weitere.
note-own-paste = Regeln aus Link oder Code laden
note-own-paste-example = Zum Beispiel 16g3050004000r0688q7z
note-pick-a-piece = Wähle eine Figur.
note-plan-move = Wähle jetzt, wohin der geplante Zug geht.
note-plan-not-expected = Dein Gegner hat anders gezogen. Alle Pläne sind verworfen.
note-plan-reply = Wenn dein Gegner so zieht: Wähle, wohin die Figur geht, und dann deine Antwort.
note-plans-dropped = Alle geplanten Züge sind verworfen.
note-practice-line = Gewinne eine Gewinnstellung gegen die beste Verteidigung.
note-random-side-line = Der Zufall entscheidet zu Beginn jeder Partie.
note-really-resign = Diese Partie aufgeben?
note-really-restart = Neu beginnen? Die Züge dieser Partie gehen verloren.
note-saved = Gespeichert.
note-saved-elsewhere = Ein anderer Tab hat eine Partie gespeichert. Dein nächster Zug hier speichert diese.
note-storage-full = Der Speicher des Browsers ist voll; diese Partie wird nicht mehr gespeichert. Du kannst weiterspielen.
note-tables-intro = Mit Endspieltabellen spielt der Computer Endspiele fehlerlos. Einige sind dabei, weitere kannst du hier bauen. Ein angehaltener Bau geht dort weiter, wo er war.
note-tables-none = Noch keine Tabellen gebaut.
note-tables-reload = Lade die Seite neu, um sie zu benutzen.
note-tables-there = Schon gebaut:
note-tables-used = Der Computer benutzt sie ab jetzt.
note-text-prompt = Tippe vier Zahlen: Linie und Reihe der Figur, dann ihres Ziels.
note-two-players-line = Abwechselnd an einem Brett.
note-version-ready = Eine neue Version ist da.
note-version-used = Ein anderer Tab benutzt eine neue Version. Lade neu, um sie auch hier zu benutzen.
note-watch-line = Zwei Computer spielen gegeneinander.
