# De tekst van Crownhead in het Nederlands (Project Fluent).

## Sides and pieces

side-white = Wit
side-black = Zwart
side-red = Rood
side-green = Groen
piece-man = { $n ->
    [one] schijf
   *[other] schijven
    }
piece-king = { $n ->
    [one] dam
   *[other] dammen
    }
piece-queen = { $n ->
    [one] dame
   *[other] dames
    }
piece-any = { $n ->
    [one] stuk
   *[other] stukken
    }
number = { $n ->
    [0] geen
    [1] één
    [2] twee
    [3] drie
    [4] vier
    [5] vijf
    [6] zes
    [7] zeven
    [8] acht
    [9] negen
    [10] tien
    [11] elf
    [12] twaalf
   *[other] { $n }
    }
counted = { $n ->
    [one] een { $name }
   *[other] { $number } { $name }
    }
counted-against = { $n ->
    [one] een { $name }
   *[other] { $number } { $name }
    }
counted-for = { $n ->
    [one] een { $name }
   *[other] { $number } { $name }
    }
moves-in-words = { $n ->
    [one] één zet
   *[other] { $number } zetten
    }
list-and = { $first } en { $last }
list-or = { $first } of { $last }

## Names of rules

rules-name = { $key ->
    [score-panel] Dammen met scorepaneel
    [menu] Menudammen
    [choose-each-leg] Slag voor slag
    [flying-tutorial] Dammen met vliegende dam
    [text] Tekstdammen
   *[house] Huisregels
    }
rules-summary = { $key ->
    [score-panel] Eén sprong per beurt, op een gespiegeld bord. Een schijf die een dame slaat, wordt dame.
    [menu] Engels dammen, maar een schijf die een dam slaat, wordt dam en de zet eindigt.
    [choose-each-leg] Engels dammen, maar een schijf die een dam slaat, slaat als dam verder.
    [flying-tutorial] De dam vliegt, en je mag na elke sprong stoppen met slaan.
    [text] Slaan is vrij en mag na elke sprong stoppen. Een schijf die een dam slaat, wordt dam aan het eind van de zet.
   *[house] Je eigen combinatie van regels.
    }
variant-name = { $key ->
    [antidraughts] Weggeefdammen
    [armenian] Armeens dammen
    [brazilian] Braziliaans dammen
    [breakthrough] Doorbraakdammen
    [canadian] Canadees dammen
    [czech] Tsjechisch dammen
    [english] Engels dammen
    [frisian] Fries dammen
    [frysk] Frysk!
    [german] Duits dammen
    [giveaway] Engels weggeefdammen
    [gothic] Gotisch dammen
    [international] Internationaal dammen
    [italian] Italiaans dammen
    [killer] Killerdammen
    [mini6-english] Mini Engels dammen
    [mini6-international] Mini internationaal dammen
    [pool] Amerikaans pooldammen
    [portuguese] Portugees dammen
    [russian] Russisch dammen
    [spanish] Spaans dammen
    [spantsireti] Spantsireti
    [srilankan] Sri Lankaans dammen
    [thai] Thais dammen
    [turkish] Turks dammen
   *[other] { $name }
    }
variant-summary = { $key ->
    [antidraughts] Internationaal dammen omgekeerd: je wint als je niet kunt zetten.
    [armenian] Alle 64 velden. Stukken gaan recht en schuin, maar slaan alleen recht. Ook bekend als tama.
    [brazilian] Internationaal dammen op 8×8: schijven slaan ook achteruit, dammen vliegen en meerslag gaat voor.
    [breakthrough] Internationaal dammen, maar wie als eerste een dam haalt, wint.
    [canadian] Internationaal dammen op 12×12, met elk 30 schijven.
    [czech] 8×8. Schijven slaan alleen vooruit, dammen vliegen en een dam gaat voor een schijf bij het slaan.
    [english] 8×8. Schijven slaan alleen vooruit en dammen gaan één veld. Ook bekend als checkers.
    [frisian] 10×10. Stukken slaan ook langs rijen en kolommen, en een dam telt bijna als twee schijven.
    [frysk] Fries dammen met elk 5 schijven.
    [german] 8×8. Schijven slaan alleen vooruit, dammen vliegen en je kiest zelf welke slag je neemt.
    [giveaway] Engels dammen omgekeerd: je wint als je niet kunt zetten.
    [gothic] Alle 64 velden. Schijven gaan en slaan vooruit, schuin vooruit en opzij.
    [international] 10×10. Schijven slaan ook achteruit, dammen vliegen en meerslag gaat voor.
    [italian] 8×8, gespiegeld. Dammen gaan één veld, schijven slaan geen dammen en strenge voorrangsregels bepalen de slag.
    [killer] Internationaal dammen, maar een dam die als laatste een dam slaat, stopt er direct achter.
    [mini6-english] Engels dammen op 6×6, voor je eerste partij.
    [mini6-international] Internationaal dammen op 6×6, voor je eerste partij.
    [pool] 8×8. Schijven slaan ook achteruit, dammen vliegen en je kiest zelf welke slag je neemt.
    [portuguese] De zetten van het Spaanse dammen: dammen vliegen; eerst de meeste stukken, dan de meeste dammen.
    [russian] 8×8. Dammen vliegen, en een schijf die tijdens een slag promoveert, slaat als dam verder. Ook bekend als sjasjki.
    [spanish] 8×8, gespiegeld. Dammen vliegen; eerst de meeste stukken, dan de meeste dammen.
    [spantsireti] Russisch dammen op tien kolommen en acht rijen.
    [srilankan] Canadees dammen op een gespiegeld bord.
    [thai] 8×8, met elk 8 schijven. Dammen vliegen en landen direct achter het geslagen stuk. Ook bekend als makhos.
    [turkish] Alle 64 velden, alleen rechte lijnen. Dammen vliegen en meerslag gaat voor. Ook bekend als dama.
   *[other] { $summary }
    }
variant-region = { $key ->
    [antidraughts] online
    [armenian] in Armenië
    [brazilian] in Brazilië
    [breakthrough] online
    [canadian] in Canada
    [czech] in Tsjechië en Slowakije
    [english] in het Verenigd Koninkrijk en de Verenigde Staten
    [frisian] in Friesland
    [frysk] in Friesland
    [german] in Duitsland
    [giveaway] over de hele wereld
    [gothic] in Duitsland
    [international] over de hele wereld
    [italian] in Italië
    [killer] in Nederland
    [mini6-english] in de klas
    [mini6-international] in de klas
    [pool] in de Verenigde Staten
    [portuguese] in Portugal
    [russian] in Rusland en buurlanden
    [spanish] in Spanje en Latijns-Amerika
    [spantsireti] in Rusland
    [srilankan] in Sri Lanka
    [thai] in Thailand
    [turkish] in Turkije en het Midden-Oosten
   *[other] { $region }
    }

## Facts that tell one game from another

fact-run-out = Verliezen is winnen
fact-first-king = Eerste dam wint
fact-kings-fly = Vliegende dam
fact-kings-step = Korte dam
fact-straight = Slaan langs rijen
fact-men-back = Schijf slaat achteruit
fact-men-forward = Schijf slaat vooruit
fact-optional = Slaan is vrij
fact-any-capture = Vrije slagkeuze
fact-most-pieces = Beste slag verplicht
group-favorites = Favorieten
group-board = { $width } × { $height } velden
group-lines = Rijen en kolommen
group-presets = Sjablonen
group-house = Huisregels

lines = { $lines ->
    [diagonal] diagonalen
    [straight] rijen en kolommen
   *[all] rijen, kolommen en diagonalen
    }

## Why a move is not legal

refused-lead = { $move } mag niet.
refused-lead-ambiguous = { $move } is niet eenduidig.
refused-game-over = De partij is afgelopen: { $side } kan niet zetten.
refused-game-over-king = De partij is afgelopen: { $side } haalde de eerste { $king }.
refused-empty = Op { $square } staat geen stuk.
refused-not-yours = De { $piece } op { $square } is van { $side }.
refused-taken = { $square } is niet leeg.
refused-must-capture = De { $pieces } op { $squares } { $pieces ->
    [man] kan
    [king] kan
    [queen] kan
    [piece] kan
   *[men] kunnen
    } slaan, dus je moet slaan.
refused-only-capture = { $move } { $gain }.
takes = slaat { $taken }
takes-and-crowns = slaat { $taken } en promoveert je schijf
takes-mixed-and-crowns = slaat { $taken }, en promoveert je schijf
taken-mixed = { $all } stukken, { $n ->
    [one] waaronder een { $king }
   *[other] waaronder { $kings }
    }
refused-must-take-more = Je moet zoveel mogelijk stukken slaan: de { $pieces } op { $squares }: { $most }.
refused-must-take-rank = { $n ->
    [one] Een slag met de { $pieces } op { $squares } gaat voor:
   *[other] Slagen met de { $pieces } op { $squares } gaan voor:
    } { $precedence ->
    [italian] sla de meeste stukken, daarna met een { $king }, daarna de meeste { $kings }, en sla een { $king } zo vroeg mogelijk.
    [value] sla de hoogste waarde, waarbij een { $king } iets minder dan twee schijven telt, en dan met een { $king }.
   *[kings] sla de meeste stukken, en daarna de meeste { $kings }.
    }
refused-king-must-take = De { $pieces } op { $squares } { $pieces ->
    [king] kan
    [queen] kan
   *[kings] kunnen
    } slaan, en een { $king } gaat voor een schijf.
refused-takes-only = Deze slag neemt maar { $tried }.
refused-must-go-on = De slag is niet af: sla door zo ver het kan.
refused-must-go-on-to = De slag is niet af: sla door naar { $squares }.
refused-jumped-twice = Over een stuk mag je maar één keer springen; geslagen stukken blijven staan tot het eind van de zet.
refused-men-move-forward = { $lines ->
    [diagonal] Schijven gaan alleen vooruit.
   *[other] Schijven gaan alleen vooruit en opzij.
    }
refused-men-capture-forward = { $lines ->
    [diagonal] Schijven slaan alleen vooruit.
   *[other] Schijven slaan alleen vooruit en opzij.
    }
refused-men-spare-kings = Schijven mogen geen { $kings } slaan.
refused-king-moved-too-often = De { $king } op { $square } heeft achter elkaar { $moves } gedaan zonder te slaan; zet eerst een ander stuk.
refused-too-far = { $pieces } gaan één veld per zet.
refused-no-moves = De { $piece } op { $square } staat vast.
refused-in-the-way = { $n ->
    [one] Het stuk op { $squares } staat in de weg.
   *[other] De stukken op { $squares } staan in de weg.
    }
refused-not-on-a-line = { $pieces } gaan langs { $lines }; { $from } en { $to } liggen niet op één lijn.
refused-captures-only = { $pieces } gaan alleen langs { $lines }; langs andere lijnen kunnen ze alleen slaan.
refused-ambiguous = Welke weg: { $routes }? Kies veld voor veld, of typ de hele weg.
refused-ambiguous-many = Meerdere slagen eindigen daar. Kies veld voor veld, of typ de hele weg.
refused-no-path = Er is geen zet van { $from } naar { $to }.
unreadable = “{ $text }” is geen zet. { $problem }
unreadable-empty = Typ een zet zoals { $example }.
unreadable-no-square = Veld { $name } bestaat niet: de velden lopen van { $first } tot { $last }.
unreadable-light-square = Veld { $name } is licht; er wordt alleen op donkere velden gespeeld.
unreadable-one-square = Noem twee velden: waar het stuk begint en waar het landt.
unreadable-digits = De velden in “{ $digits }” zijn onduidelijk: zet er - of x tussen.
unreadable-mark = Zetten zien eruit als { $example }.
unreadable-missing-square = Naast een teken ontbreekt een veld.
unreadable-too-long = Zoveel velden bezoekt geen enkele zet.
article = Regel { $number }
headline-must-capture = Jouw zet: je moet slaan
headline-must-take-more = Jouw zet: meerslag gaat voor
headline-king-must-take = Jouw zet: een { $king } moet slaan
headline-must-go-on = Je moet doorslaan
headline-game-over = De partij is afgelopen
headline-your-move = Jouw zet
headline-forced-capture = Slagplicht

## The state of the game

to-move = { $side } aan zet
must-capture = Je moet slaan
count-pieces = { $n ->
    [0] geen stukken
    [one] 1 stuk
   *[other] { $n } stukken
    }
count-kings = { $pieces } ({ $n } { $kings })
count-only-kings = { $n } { $kings }
draw-no-progress = { $n ->
    [0] Remise, tenzij er geslagen wordt of een schijf zet
    [one] Remise na nog 1 zet elk, tenzij er geslagen wordt of een schijf zet
   *[other] Remise na nog { $n } zetten elk, tenzij er geslagen wordt of een schijf zet
    }
draw-no-progress-claimed = { $n ->
    [0] Remise kan worden geclaimd, tenzij er geslagen wordt of een schijf zet
    [one] Remise kan worden geclaimd na nog 1 zet elk, tenzij er geslagen wordt of een schijf zet
   *[other] Remise kan worden geclaimd na nog { $n } zetten elk, tenzij er geslagen wordt of een schijf zet
    }
draw-may-be-claimed = { $why } Je kunt remise claimen.
draw-repetitions = Deze stand kwam { $n ->
    [1] één keer
    [2] twee keer
   *[other] { $n } keer
    } voor; bij de { $limit ->
    [2] tweede
    [3] derde
   *[other] { $limit }e
    } keer { $claimed ->
    [yes] kan een speler remise claimen
   *[no] is het remise
    }
draw-none = Er zijn geen automatische remises
draw-ending = { $n ->
    [0] Remise
    [one] Remise na nog 1 zet elk
   *[other] Remise na nog { $n } zetten elk
    } { $unless ->
    [lone-king-taken] tenzij de losse dam geslagen wordt
    [diagonal-left] tenzij de losse dam de lange lijn verlaat
    [taken-or-crowned] tenzij er geslagen wordt of een schijf promoveert
   *[taken] tenzij er geslagen wordt
    }
draw-next = Remise, tenzij deze zet slaat
thinking = { $n ->
    [one] diepte { $depth }, { $count } stand
   *[other] diepte { $depth }, { $count } standen
    }
thinking-calls = { $n ->
    [one] 1 zoekaanroep
   *[other] { $count } zoekaanroepen
    }

## Announcements during the game

played-quiet = { $side } speelt { $move }
played-capture = { $side } slaat { $n ->
    [one] een stuk
   *[other] { $n } stukken
    }, { $move }
played-quiet-crowned = { $side } speelt { $move } en krijgt een { $king }
played-capture-crowned = { $side } slaat { $n ->
    [one] een stuk
   *[other] { $n } stukken
    }, { $move }, en krijgt een { $king }
selected = { $piece } op { $square } gekozen. Kan naar { $squares }.
stepped-goes-on = Op { $square }. Sla door.
stepped-may-end = Op { $square }. Sla door, of kies { $square } nog eens om de zet te beëindigen.
square-piece = { $piece } van { $side ->
    [white] wit
    [black] zwart
    [red] rood
   *[green] groen
    }
square-brief-man = { $side ->
    [white] wit
    [black] zwart
    [red] rood
   *[green] groen
    } { $square }
square-empty = leeg
square-captured = geslagen
square-selected = gekozen
square-must-capture = moet slaan
square-movable = kan zetten
square-target = mogelijke zet
square-huffable = mag geblazen worden
square-last-move = laatste zet
square-hint = tip

## Huffing

huffed = { $side } blaast de { $piece } op { $square }.
huff-offer = De { $pieces } op { $squares } had kunnen slaan: je mag { $n ->
    [one] dat stuk blazen.
   *[other] één ervan blazen.
    }
huff-not-in-the-rules = Deze regels kennen geen blazen.
huff-one-a-turn = Je mag maar één stuk per beurt blazen.
huff-captured = { $side } heeft geslagen, dus je kunt niet blazen.
huff-nothing-missed = { $side } heeft geen slag gemist, dus er valt niets te blazen.
huff-could-not = Op { $square } kon bij de laatste zet niets slaan.

## The end of a game

outcome-draw = Remise
outcome-you-win = Je wint
outcome-you-lose = Je verliest
outcome-wins = { $name } wint
outcome-player = { $name } ({ $side })
outcome-count = { $side }: { $count }.
outcome-no-pieces = { $side } heeft geen stukken meer.
outcome-blocked = { $side } kan niet zetten.
outcome-ran-out = { $side } heeft geen stukken meer en wint.
outcome-stuck = { $side } kan niet zetten en wint.
outcome-first-king = { $side } haalde de eerste { $king }.
outcome-resigned = { $side } gaf op.
outcome-you-resigned = Je gaf op.
outcome-conceded = { $side } gaf op: elke zet verliest.
outcome-repetition = Dezelfde stand kwam { $n } keer voor.
outcome-no-progress = { $n } zetten elk zonder slag of schijfzet.
outcome-ending = { $n } zetten elk met { $class ->
    [lone-king-against-three] een losse dam tegen drie stukken.
    [lone-king-against-two] een losse dam tegen een of twee stukken.
    [lone-king-against-kings] een losse dam tegen drie of meer dammen.
    [long-diagonal] een losse dam op de lange lijn tegen drie stukken.
    [four-or-five] vier of vijf stukken en dammen aan beide kanten, maar zonder slag of promotie.
    [six-or-seven] zes of zeven stukken en dammen aan beide kanten, maar zonder slag of promotie.
    [three-kings] drie dammen tegen één.
    [two-kings] twee dammen tegen één.
   *[king-each] elk één dam.
    }
outcome-piece-each = Beide kanten hebben één stuk, en geen van beide kan meteen geslagen worden.
outcome-agreement = De spelers kwamen remise overeen.
outcome-you-ran-out-of-time = Je tijd is om.
outcome-ran-out-of-time = De tijd van { $side } is om.
outcome-drawn-on-time = De tijd is om, en de tegenstander kon niet winnen.

## Looks

look-board = { $key ->
    [wood] Hout
    [slate] Leisteen
    [tournament] Toernooi
    [ocean] Blauw en oranje
    [paper] Papier
    [contrast] Hoog contrast
    [midnight] Middernacht
   *[sage] Salie
    }
look-pieces = { $key ->
    [flat] Vlak
    [wood] Hout
    [stone] Steen
    [print] Druk
    [bold] Vet
   *[classic] Klassiek
    }

## Planned moves

plan-made = Gepland: { $move }.
plan-made-how-to-drop = Een klik naast het bord of Escape laat het plan vallen.
plan-refused = De geplande zet { $move } mag nu niet.

## Clocks

clock-untimed = geen klok
clock-hourglass = zandloper, { $time }: de tijd die de een gebruikt, krijgt de ander
clock-odds = { $white }: { $first }. { $black }: { $second }.
clock-then = {", dan "}
clock-and = {", "}
clock-increment = plus { $time } per zet
clock-bronstein = tot { $time } per zet terug
clock-delay = de eerste { $time } van elke zet gratis
clock-periods = dan { $n ->
    [one] 1 periode
   *[other] { $n } perioden
    } van { $time } per zet
clock-part = { $time } voor { $n ->
    [one] 1 zet
   *[other] { $n } zetten
    }
clock-minutes = { $n ->
    [one] 1 minuut
   *[other] { $n } minuten
    }
clock-seconds = { $n ->
    [one] 1 seconde
   *[other] { $n } seconden
    }
clock-both = { $minutes } { $seconds }
clock-unreadable = Schrijf een tijd zoals 5+3, 40/90,30+30 of 10+3x30.
clock-zero = Elke tijd en elk getal moet groter zijn dan nul.
clock-too-long = Dit is te lang.
clock-after-the-rest = Een deel zonder aantal zetten moet het laatste zijn.
clock-face = Klok van { $side }: { $time }
clock-periods-left = { $n ->
    [one] laatste periode
   *[other] { $n } perioden
    }
handicap-none = Geen
handicap = { $side } speelt zonder { $n ->
    [one] 1 schijf
   *[other] { $n } schijven
    }

## The page of rules

page-board = Bord
page-board-shape = Het bord heeft { $width } bij { $height } velden. { $shape ->
    [full] Alle { $squares } velden doen mee.
    [mirrored] Alleen de { $squares } donkere velden doen mee, en elke speler heeft een donkere hoek rechts.
   *[dark] Alleen de { $squares } donkere velden doen mee, en elke speler heeft een donkere hoek links.
    }
page-board-numbers = { $naming ->
    [letters] Velden heten naar de kolom, a tot { $letter } van links voor { $side }, en de rij, 1 tot { $rows } vanaf de kant van { $side }.
    [from-below] De velden zijn genummerd van 1 tot { $last }, rij voor rij vanaf rechtsonder zoals { $side } het bord ziet.
   *[numbers] De velden zijn genummerd van 1 tot { $last }, rij voor rij vanaf linksboven zoals { $side } het bord ziet.
    }
page-setup = { $bottom } begint onder, { $top } boven, elk met { $men } schijven op { $rows ->
    [one] de rij die het dichtst bij hen ligt.
   *[other] de { $number } rijen die het dichtst bij hen liggen.
    }
page-setup-gap = { $bottom } begint onder, { $top } boven, elk met { $men } schijven op { $rows ->
    [one] één rij,
   *[other] { $number } rijen,
    } { $gap ->
    [one] en de rij die het dichtst bij hen ligt, blijft leeg.
   *[other] en de { $empty } rijen die het dichtst bij hen liggen, blijven leeg.
    }
page-starts = { $side } begint; daarna zetten de spelers om de beurt.
page-aim = Doel van het spel
page-aim-text = { $goal ->
    [run-out] Je wint als je aan de beurt bent en niet kunt zetten: je hebt geen stukken meer of ze staan allemaal vast.
    [first-king] Wie als eerste een { $king } haalt, wint. Je verliest als je aan de beurt bent en niet kunt zetten: je hebt geen stukken meer of ze staan allemaal vast.
   *[leave-no-move] Je verliest als je aan de beurt bent en niet kunt zetten: je hebt geen stukken meer of ze staan allemaal vast.
    }
page-moving = Zetten
page-men-move = { $lines ->
    [straight] Schijven gaan één veld recht vooruit of opzij naar een leeg veld.
    [all] Schijven gaan één veld recht vooruit, schuin vooruit of opzij naar een leeg veld.
   *[diagonal] Schijven gaan één veld schuin vooruit naar een leeg veld.
    }
page-kings-step = { $kings } gaan één veld { $lines ->
    [straight] vooruit, achteruit of opzij.
    [all] in elke richting, recht of schuin.
   *[diagonal] schuin, vooruit of achteruit.
    }
page-kings-fly = { $kings } gaan zo ver ze willen langs vrije { $lines ->
    [straight] rijen en kolommen.
    [all] rijen, kolommen en diagonalen.
   *[diagonal] diagonalen, vooruit of achteruit.
    }
page-king-limit = Zolang een kant schijven heeft, mag elke { $king } achter elkaar hoogstens { $moves } doen zonder te slaan; daarna moet eerst een ander stuk zetten.
page-straight = Langs rijen en kolommen slaan stukken de lichte velden over: het volgende veld is het volgende donkere.
page-capturing = Slaan
page-capture = { $lines ->
    [straight] Een stuk slaat een aangrenzend vijandelijk stuk in zijn rij of kolom door eroverheen te springen naar het lege veld erachter.
    [all] Een stuk slaat een aangrenzend vijandelijk stuk, recht of schuin, door eroverheen te springen naar het lege veld erachter.
    [mixed] Een stuk slaat een aangrenzend vijandelijk stuk door eroverheen te springen naar het lege veld erachter.
   *[diagonal] Een stuk slaat een schuin aangrenzend vijandelijk stuk door eroverheen te springen naar het lege veld erachter.
    }
page-capture-lines = Schijven slaan langs { $men }, { $kings } langs { $lines }.
page-men-capture-forward = { $lines ->
    [straight] Schijven slaan vooruit en opzij.
    [all] Schijven slaan recht vooruit, schuin vooruit en opzij.
   *[diagonal] Schijven slaan alleen vooruit.
    }
page-men-capture-back = { $lines ->
    [straight] Schijven slaan vooruit, achteruit en opzij.
    [all] Schijven slaan in alle acht richtingen.
   *[diagonal] Schijven slaan vooruit en achteruit.
    }
page-men-spare-kings = Schijven mogen geen { $kings } slaan.
page-kings-capture = { $kings } slaan in elke richting.
page-kings-capture-far = Een { $king } slaat in elke richting en van elke afstand, en landt { $landing ->
    [behind] direct achter het geslagen stuk.
    [behind-last-king] op een leeg veld naar keuze achter het geslagen stuk; maar is het laatste geslagen stuk een { $king }, dan moet hij er direct achter stoppen.
   *[any] op een leeg veld naar keuze achter het geslagen stuk.
    }
page-king-lands-to-go-on = Kan een { $king } doorslaan vanaf sommige van de velden waar hij kan landen, dan moet hij op een daarvan landen.
page-turn-back = { $may ->
    [yes] Tussen twee sprongen mag een { $king } omkeren en terug over het veld dat hij net heeft vrijgemaakt.
   *[no] Tussen twee sprongen mag een { $king } niet omkeren.
    }
page-capture-mandatory = Kun je slaan, dan moet je slaan.
page-capture-optional = Slaan is vrij: je mag ook een andere zet doen.
page-huffing = Een stuk dat had kunnen slaan en dat niet deed, mag geblazen worden: de tegenstander neemt het van het bord voordat hij zet. Er mag maar één stuk per beurt geblazen worden, en alleen voor de laatste zet; wie op die zet iets sloeg, is veilig.
page-chains = Meerslag
page-chain-finish = Kan het stuk van het landingsveld opnieuw slaan, dan moet het in dezelfde zet doorslaan tot het niet meer kan.
page-chain-stop = Kan het stuk van het landingsveld opnieuw slaan, dan mag het in dezelfde zet doorslaan of na elke sprong stoppen.
page-chain-single = Elke beurt is één sprong: geen stuk slaat twee keer in één zet.
page-chain-ghosts = Geslagen stukken blijven staan tot het eind van de zet; tot dan versperren ze de weg en mag je er niet nog eens over springen.
page-chain-at-once = Elk geslagen stuk gaat meteen van het bord, en dezelfde zet mag over zijn veld gaan.
page-precedence-free = Zijn er meer slagen mogelijk, dan mag je kiezen.
page-precedence-most = Zijn er meer slagen mogelijk, dan moet je de meeste stukken slaan; een { $king } telt als één stuk.
page-precedence-kings = Zijn er meer slagen mogelijk, dan moet je de meeste stukken slaan, en daarvan de slag met de meeste { $kings }.
page-precedence-italian = Zijn er meer slagen mogelijk, dan moet je de meeste stukken slaan. Blijft er keuze, dan sla je met een { $king }, daarna de meeste { $kings }, en een { $king } zo vroeg mogelijk.
page-precedence-king-first = Kan een { $king } slaan, dan moet een { $king } slaan, ook als een schijf meer kan slaan; anders mag je elke slag kiezen.
page-precedence-value = Zijn er meer slagen mogelijk, dan moet je de hoogste waarde slaan: een schijf telt één, een { $king } iets minder dan twee. Bij gelijke waarde sla je zo mogelijk met een { $king }.
page-crowning = Promoveren
page-crowning-text = Een schijf die haar zet eindigt op de rij het verst van haar eigen kant, wordt een { $king }.
page-crowning-stop = Een slag die de achterste rij bereikt, eindigt daar.
page-crowning-pass = Een schijf die de achterste rij tijdens een slag bereikt en kan doorslaan, slaat als schijf door en promoveert niet.
page-crowning-go-on = Een schijf die de achterste rij tijdens een slag bereikt, promoveert meteen en slaat door als { $king }.
page-regicide = Een { $king } slaan met een schijf
page-regicide-stop = Een schijf die een { $king } slaat, promoveert meteen, waar ze ook landt, en haar zet eindigt.
page-regicide-go-on = Een schijf die een { $king } slaat, promoveert meteen, waar ze ook landt, en slaat zo mogelijk door als { $king }.
page-regicide-on-last-row = Landt ze op de promotierij, dan eindigt haar zet daar toch.
page-regicide-at-end = Een schijf die een { $king } slaat, wordt aan het eind van haar zet een { $king }; tot dan slaat ze als schijf.
page-draws = Remise
page-played = Waar het gespeeld wordt
page-played-where = Gespeeld { $where }.
page-rulebook = Het reglement is dat van de { $federation }.
page-draws-now = Remisetellers in deze partij
page-draw-repetition = De partij is remise als dezelfde stand met dezelfde speler aan zet { $n } keer voorkomt.
page-draw-no-progress = De partij is remise na { $n } zetten van elke kant zonder slag of schijfzet.
page-draw-claims-repetition = Aan het bord moet een speler remise door herhaling claimen.
page-draw-claims-all = Aan het bord moet een speler zo’n remise claimen.
page-draw-endings = Staat een losse dam tegen drie stukken, waaronder minstens één dam, dan is het remise na { $three } zetten van elke kant. Tegen een of twee stukken, waaronder minstens één dam, is het remise na { $two }.
page-draw-russian-lone = Staat een losse { $king } tegen drie of meer { $kings }, dan is het remise na { $many } zetten van elke kant. Tegen een of twee stukken, of tegen drie terwijl hij op de lange lijn staat, is het remise na { $few }.
page-draw-russian-few = Hebben beide kanten { $kings } en wordt er niet geslagen of gepromoveerd, dan is het remise na { $four } zetten van elke kant met samen vier of vijf stukken, en na { $six } met zes of zeven.
page-draw-three-kings = Staan drie { $kings } tegen één, dan is het remise na { $n } zetten van elke kant.
page-draw-frisian = Staan twee { $kings } tegen één, dan is het remise na { $two } zetten van elke kant; met elk één { $king } na { $one }.
page-draw-one-each = Heeft elke kant nog één stuk, dan is het remise, tenzij de volgende zet slaat.
page-draw-agreement = De spelers mogen altijd remise overeenkomen.
contradiction = Deze regels spreken elkaar tegen: { $why } ({ $switches }).
contradiction-rows = elke kant heeft minstens één rij schijven nodig, met een lege rij ertussen
contradiction-precedence = slagvoorrang vergelijkt hele slagen, maar deze slagen mogen eerder stoppen
contradiction-single-leg-crowning = met één sprong per beurt eindigt een zet op de promotierij, dus een schijf kan er niet voorbij of als dam verder
contradiction-single-leg-regicide = met één sprong per beurt kan een schijf niet doorslaan na het slaan van een dam
contradiction-huffing = blazen vraagt om vrij slaan, want alleen een vrije slag kan gemist worden
contradiction-repetition = elke stand komt één keer voor, dus herhaling vraagt 2 of meer keer, of 0 voor geen grens
contradiction-in = { $why } ({ $switches }).

## Switches of house rules

switch-name = { $key ->
    [board] Bord
    [rows] Rijen schijven
    [home_gap] Lege rijen erachter
    [starts] Begint
    [goal] Hoe je wint
    [man_steps] Schijven gaan langs
    [king_steps] Dammen gaan langs
    [flying_kings] Vliegende dammen
    [king_move_limit] Zetten achter elkaar met één dam
    [capture_duty] Slaan
    [huffing] Blazen
    [man_captures] Schijven slaan langs
    [men_capture_back] Schijven slaan achteruit
    [men_take_kings] Schijven mogen dammen slaan
    [king_captures] Dammen slaan langs
    [king_landing] Vliegende dammen landen
    [chain_duty] Meerslag
    [precedence] Slagvoorrang
    [removal] Geslagen stukken gaan weg
    [may_turn_back] Dammen mogen omkeren
    [crowning_in_capture] Laatste rij tijdens een slag
    [regicide] Een schijf die een dam slaat
    [repetition] Herhaling
    [no_progress] Geen voortgang
    [endings] Eindspelgrenzen
   *[claims] Te claimen remises
    }
switch-value = { $value ->
    [board-6x6] 6×6
    [board-8x8] 8×8
    [board-8x8-mirrored] 8×8, gespiegeld
    [board-10x10] 10×10
    [board-12x12] 12×12
    [board-12x12-mirrored] 12×12, gespiegeld
    [board-10x8] 10×8
    [board-8x8-full] 8×8, alle velden
    [starts-white] Wit
    [starts-black] Zwart
    [goal-leave-no-move] De tegenstander vastzetten
    [goal-run-out] Zelf niet meer kunnen zetten
    [goal-first-king] De eerste dam halen
    [capture_duty-mandatory] Verplicht
    [capture_duty-optional] Vrij
    [king_landing-any] Ergens erachter
    [king_landing-behind] Direct erachter
    [king_landing-behind-last-king] Direct achter een laatste dam
    [chain_duty-finish] Moet worden afgemaakt
    [chain_duty-stop-anywhere] Mag na elke sprong stoppen
    [chain_duty-single-leg] Eén sprong per beurt
    [precedence-free] Elke slag
    [precedence-most-pieces] Meeste stukken
    [precedence-most-pieces-then-kings] Meeste stukken, dan meeste dammen
    [precedence-italian] Italiaanse volgorde
    [precedence-king-first] Dam voor schijf
    [precedence-value] Hoogste waarde
    [removal-at-end] Aan het eind van de zet
    [removal-at-once] Meteen
    [crowning_in_capture-stop] De zet eindigt
    [crowning_in_capture-pass] Ze blijft schijf
    [crowning_in_capture-go-on-as-king] Ze wordt dam
    [regicide-off] Blijft schijf
    [regicide-crown-and-stop] Promoveert en stopt
    [regicide-crown-and-go-on] Promoveert en slaat door
    [regicide-crown-at-end] Promoveert aan het eind
    [endings-none] Geen
    [endings-international] Internationaal
    [endings-russian] Russisch
    [endings-pool] Amerikaans pool
    [endings-canadian] Canadees
    [endings-frisian] Fries
    [endings-one-each] Elk één stuk
    [claims-none] Geen
    [claims-repetition] Herhaling
    [claims-all] Herhaling en geen voortgang
   *[other] { $value }
    }
switch-times = { $n ->
    [0] Geen remise
    [2] Remise bij de tweede keer
    [3] Remise bij de derde keer
   *[other] Remise bij de { $n }e keer
    }
switch-moves = { $n ->
    [0] Geen remise
   *[other] Remise na { $n } zetten elk
    }
switch-limit = { $n ->
    [0] Geen grens
   *[other] { $n }
    }

## Hints

ladder-next = Volgende trede: { $ending }
ladder-climbed = { $n } van { $all } eindspelen gewonnen.
ladder-won = gewonnen
motif-name = { $motif ->
    [royal] royale slagzet
    [philippe] coup Philippe
    [napoleon] coup Napoléon
    [express] coup express
    [heel] hielslag
    [raphael] coup Raphaël
    [turkish-stroke] Turkse slag
    [bomb] bomzet
    [ricochet] ricochetslag
    [mazette] coup de mazette
    [trapdoor] valluikslag
    [recall] terugroepslag
    [bridge] brug
    [dog-hole] hondenhok
    [two-for-one] twee om één
    [three-for-one] drie om één
    [three-for-two] drie om twee
    [stroke] slagzet
    [breeches] vork
    [in-and-out] erin en eruit
    [exchange-to-break] ruil om door te breken
    [breakthrough] doorbraak
    [king-caught] dam gevangen
    [king-lured] damafneming
    [block] blokkade
    [opposition] oppositie
    [round-trip] rondslag
    [long-capture] meerslag
    [backward-capture] slag achteruit
    [smaller-capture] kleinere slag
   *[other] { $motif }
    }
hint-line = { $why }. Daarna { $line }.
hint-why = { $why }.
hint-only-move = is de enige zet
hint-only-and = is de enige zet en { $why }
hint-only-loses = { $n ->
    [one] is de enige zet, maar verliest in één zet
   *[other] is de enige zet, maar verliest in { $n } zetten
    }
hint-wins-game = { $n ->
    [one] wint de partij meteen
   *[other] wint de partij in { $n } zetten
    }
hint-loses-game = { $n ->
    [one] houdt het langst stand, maar verliest in één zet
   *[other] houdt het langst stand, maar verliest in { $n } zetten
    }
hint-wins = wint { $pieces }
hint-wins-for = wint { $pieces } voor { $given }
hint-gives = geeft { $pieces } weg
hint-gives-for = geeft { $pieces } voor { $won }
hint-exchange = ruilt { $number } om { $number }
hint-crowns = promoveert een schijf
hint-and-crowns = { $why } en promoveert een schijf
hint-comma-crowns = { $why }, en promoveert een schijf
hint-but-crowns = { $why } maar promoveert een schijf
hint-nothing-better = { $why }, maar niets is beter
hint-better = is { $men } schijven beter dan elke andere zet
hint-shot = { $why } ({ $shot })
hint-tempting = { $move } lijkt goed, maar { $why }.
hint-chance = { $why }: winst { $win }%, remise { $draw }%, verlies { $loss }%
hint-even = houdt het evenwicht
hint-ahead = houdt het voordeel
hint-worse = is de beste verdediging
hint-known-win = wint de partij
hint-known-loss = verliest, net als elke andere zet

## The review of a game

review-mark = { $mark ->
    [only] Enige zet
    [inaccuracy] Onnauwkeurig
    [mistake] Fout
   *[blunder] Blunder
    }
review-only = is de enige zet die het resultaat behoudt
review-slips = { $how ->
    [won-drawn] maakt van een gewonnen { $phase } een remise
    [won-lost] maakt van een gewonnen { $phase } een verlies
   *[drawn-lost] maakt van een gelijk { $phase } een verlies
    }
review-phase = { $few ->
    [yes] eindspel
   *[no] partij
    }
review-allows-win = { $n ->
    [0] laat { $side } geforceerd winnen
    [one] laat { $side } in één zet winnen
   *[other] laat { $side } in { $n } zetten winnen
    }
review-misses-win = { $n ->
    [0] mist { $better }, dat geforceerd wint
    [one] mist { $better }, dat meteen wint
   *[other] mist { $better }, dat in { $n } zetten wint
    }
review-loses = verliest { $pieces }
review-loses-for = verliest { $pieces } voor { $won }
review-shot = laat een slagzet toe die { $pieces } kost
review-shot-for = laat een slagzet toe die { $pieces } kost voor { $won }
review-misses = mist { $better }, dat { $pieces } wint
review-misses-for = mist { $better }, dat { $pieces } wint voor { $given }
review-lets-crown = laat { $side } een schijf promoveren
review-misses-crown = mist { $better }, dat een schijf promoveert
review-weaker = is zwakker dan { $better }
review-line = { $why }: { $line }.
review-why = { $why }.
review-better = Beter is { $line }.
review-accuracy = Nauwkeurigheid { $percent }%

## Opponents

opponent-random = Willekeurig
opponent-greedy = Gulzig
opponent-minimax = Minimax, { $n ->
    [one] 1 halfzet
   *[other] { $n } halfzetten
    }
opponent-alphabeta = Alfa-bèta, { $n ->
    [one] 1 halfzet
   *[other] { $n } halfzetten
    }
opponent-level = { $n ->
    [1] Nieuweling
    [2] Leerling
    [3] Beginner
    [4] Huisdammer
    [5] Vaste speler
    [6] Liefhebber
    [7] Clubspeler
    [8] Teamspeler
    [9] Sterke clubspeler
    [10] Toernooispeler
    [11] Expert
    [12] Kandidaat-meester
    [13] Meester
    [14] Nationaal meester
    [15] Grootmeester
    [16] Kampioen
   *[other] Niveau { $n }
    }
opponent-full-level = Niveau { $n }: { $title }
opponent-adaptive = { $found ->
    [yes] Mijn niveau, nu niveau { $n }
   *[no] Mijn niveau vinden, nu niveau { $n }
    }
opponent-full-reference = { $title } ({ $rules })
opponent-random-line = Speelt willekeurige zetten.
opponent-greedy-line = Slaat zoveel het kan en kijkt niet verder.
opponent-minimax-line = Doorzoekt elke variant { $n ->
    [one] 1 halfzet
   *[other] { $n } halfzetten
    } diep.
opponent-alphabeta-line = Zoekt { $n ->
    [one] 1 halfzet
   *[other] { $n } halfzetten
    } diep en slaat varianten over die niets uitmaken.
opponent-level-line = { $n ->
    [1] Kent de regels en ziet weinig meer dan de volgende zet.
    [2] Ziet een simpele slag, maar mist vaak het antwoord.
    [3] Ziet de meeste antwoorden, maar mist de meeste slagzetten.
    [4] Ziet korte slagzetten als ze vooruit gaan.
    [5] Ziet korte slagzetten, maar geen lange en geen achteruit.
    [6] Kijkt vier halfzetten vooruit en mist een op de drie slagzetten.
    [7] Mist lange slagzetten en stille dreigingen.
    [8] Mist af en toe een lange slagzet.
    [9] Mist zelden een slagzet.
    [10] Mist bijna nooit een slagzet.
    [11] Ziet bijna alles op zeven halfzetten.
    [12] Mist niets en rekent korte varianten uit.
    [13] Rekent langere varianten uit.
    [14] Rekent ver en speelt eindspelen goed.
    [15] Straft de kleinste fout af.
    [16] Speelt op volle sterkte.
   *[other] De engine op niveau { $n }.
    }
placement-open = Je volgende tegenstander is niveau { $level }. Gespeeld: { $games } van { $all } partijen.
placement-found = Je speelt ongeveer zo goed als niveau { $level }, { $title }. Rating { $n } ± { $margin }.
opponent-rated-line = { $line } Rating { $n }.
opponent-styled = { $title }, { $style ->
    [cautious] voorzichtig
    [sharp] scherp
   *[tricky] listig
    }
opponent-style-line = { $style ->
    [balanced] Speelt de zet die het best lijkt.
    [cautious] Ruilt stukken af en houdt afstand.
    [sharp] Mijdt ruilen en zoekt contact.
   *[tricky] Zet vallen op.
    }
opponent-style = { $style ->
    [balanced] Evenwichtig
    [cautious] Voorzichtig
    [sharp] Scherp
   *[tricky] Listig
    }
opponent-reference = { $name ->
    [easy] Makkelijk
    [medium] Gemiddeld
    [hard] Moeilijk
    [very-hard] Heel moeilijk
    [last-stand] Laatste verzet
    [greedy] Gulzig
    [minimax] Minimax
   *[other] { $name }
    }
opponent-second-evaluation = { $title }, tweede evaluatie
opponent-score-panel = { $name ->
    [easy] Zet een willekeurig stuk.
    [medium] Kijkt 2 halfzetten vooruit.
    [hard] Kijkt 5 halfzetten vooruit.
    [very-hard] Kijkt 7 halfzetten vooruit.
    [last-stand] Kijkt 7 halfzetten vooruit, en verder met minder stukken.
   *[other] Een van de tegenstanders van het scorepaneel.
    }
opponent-menu = { $name ->
    [easy] Kijkt 2 halfzetten vooruit.
    [medium] Kijkt 3 halfzetten vooruit.
    [hard] Kijkt 4 halfzetten vooruit.
   *[other] Een van de tegenstanders van het menu.
    }
opponent-choose-each-leg = { $name ->
    [easy] Kijkt 1 halfzet vooruit.
    [medium] Doorzoekt elke variant 2 halfzetten vooruit.
    [hard] Doorzoekt elke variant 3 halfzetten vooruit.
   *[other] Een van de tegenstanders van het hoofdmenu.
    }
opponent-flying-tutorial = { $name ->
    [greedy] Kiest de zet met het beste directe resultaat.
    [minimax] Kijkt 4 halfzetten vooruit en geeft op als elke zet verliest.
   *[other] Een van de tegenstanders van de cursus.
    }
opponent-text = { $name ->
    [easy] Kijkt 2 halfzetten vooruit en varieert.
    [medium] Kijkt 5 halfzetten vooruit en varieert.
    [hard] Kijkt 7 halfzetten vooruit en varieert.
   *[other] Een van de tegenstanders van het tekstspel.
    }

## Requests and invalid input

gives-up = { $side } geeft op.
offers-draw = { $side } biedt remise aan.
claims-draw = { $side } claimt remise.
unknown-rules = De variant “{ $key }” bestaat niet.
unknown-opponent = De tegenstander “{ $key }” bestaat niet.
unknown-side = De kant moet white of black zijn, niet “{ $key }”.
bad-position = De stand is onleesbaar: { $why }.
bad-rules = De regels zijn onleesbaar: { $why }.

## The position editor

editor-off-board = Het bord heeft geen veld { $number }.
editor-two-pieces = Op { $square } staan twee stukken.
editor-crowning-row = Een schijf van { $side ->
    [white] wit
    [black] zwart
    [red] rood
   *[green] groen
    } kan niet op { $square } staan; daar wordt ze dam.
editor-king-run = De teller op { $square } vraagt daar een dam van { $side ->
    [white] wit
    [black] zwart
    [red] rood
   *[green] groen
    }, en een schijf van dezelfde kleur op het bord.
editor-no-pieces = { $side } heeft geen stukken.
editor-too-many = { $side } heeft { $count } stukken, meer dan de { $most } van de beginstand.
editor-over = De partij is afgelopen: { $side } wint.

## Lines of the game screen

headline-side-must-capture = { $side } moet slaan
strip-to-move = { $side } · aan zet
strip-turn = Aan zet
strip-telling = { $side } · { $told }
side-first = { $side } · begint
rules-of = Regels: { $rules }
game-line = { $rules } · zet { $n }
game-line-against = { $rules } · { $opponent } · zet { $n }
seconds = { $number } s
thinking-of = Denkt: { $progress }
typed-example = Typ een zet: { $move }

## Offline use

kept-sizes = De app neemt { $app } in; de downloads (gewichten, eindspeltabellen, talen) { $data }.
kept-all = Alles downloaden ({ $size })
kept-clear = Downloads wissen ({ $size })

## Endgame tables

tables-name = { $rules }, { $n } stukken
tables-up-to = tot { $n }
tables-tell = { $metric ->
    [dtw] resultaat en afstand tot winst
    [dtc] resultaat en afstand tot een slag
   *[other] alleen resultaat
    }
tables-set = { $rules }, tot { $n } stukken, { $metric }: { $size }
tables-begun = { $rules }, { $metric }: nog niets klaar
tables-more = { $set }, en een deel van de volgende grootte
tables-cost = Vraagt tot { $disk } schijfruimte en { $memory } geheugen, en ongeveer { $time }.
tables-no-disk = Te weinig schijfruimte: { $free } vrij.
tables-no-memory = Te weinig geheugen: hier mag hoogstens { $most } worden gebruikt.
tables-no-size = Geen tabel kan zoveel standen bevatten.
tables-no-huffing = Eindspeltabellen kennen geen blazen.
tables-complete = Deze tabellen zijn er al.
tables-percent = { $percent }%
tables-running = { $name }: { $percent }%
tables-left = { $running }, nog ongeveer { $time }
tables-finished = { $name }: klaar.
tables-stopped = { $name }: gestopt bij { $percent }%. Wat klaar is, blijft.
tables-failed = { $name }: mislukt. { $why }
bytes-mb = { $number } MB
bytes-gb = { $number } GB
time-short = een minuut
time-minutes = { $n } minuten
time-hours = { $n ->
    [one] 1 uur
   *[other] { $n } uur
    }
time-days = { $n ->
    [one] 1 dag
   *[other] { $n } dagen
    }

## Labels

label-a-person = Een mens
label-accept = Accepteren
label-against-computer = Tegen de computer
label-analyze = Analyseren
label-animation-speed = Animatie
label-back = Terug
label-best-defense = Beste verdediging
label-board = Bord
label-board-theme = Bordkleuren
label-claim = Claimen
label-claim-draw = Remise claimen
label-clock = Klok
label-clock-custom = Eigen tijd
label-club = Club
label-close = Sluiten
label-computer-pause = Pauze computer
label-continue = Verder
label-copy = Kopiëren
label-delete = Wissen
label-dark = Donker
label-download = Partij downloaden
label-draws = Remise
label-draws-automatic = Automatisch
label-draws-claimed = Na claim
label-endgame-values = Waarden
label-fast = Snel
label-favorite = Favoriet
label-flip-each-move = Bord na elke zet draaien (twee spelers)
label-flip = Draaien
label-game = Spel
label-game-link = Link met de hele partij
label-game-pdn = Partij (PDN)
label-go-on = Hervatten
label-handicap = Voorgift
label-help = Hulp
label-hint = Tip
label-home = Crownhead: startpagina
label-huff = Blazen
label-kept-offline = Offline
label-language = Taal
label-lessons = Lessen
label-levels = Niveaus
label-learn = Leren
label-my-level = Mijn niveau
label-find-level = Mijn niveau vinden
label-style = Stijl
label-puzzles = Opgaven
label-library = Partijen
label-light = Licht
label-look-at-board = Bord bekijken
label-more = Meer
label-move-list = Zetten
label-more-options = Meer opties
label-more-opponents = Meer tegenstanders
label-move-now = Zet nu
label-names-shown = Namen
label-new-game = Nieuw spel
label-next-exercise = Volgende opgave
label-no = Nee
label-no-animation = Geen
label-normal = Normaal
label-offer-draw = Remise?
label-open = Openen
label-open-game = Partij of stand openen
label-open-file = Bestand openen
label-opponent = Speler
label-paste = Plakken
label-own-rules = Eigen regels maken
label-own-template = Beginnen met
label-own-title = Huisregels
label-own-words = Regels lezen
label-own-share = Link en bestand
label-own-link = Link
label-own-file = Regels als bestand (TOML)
label-pause = Pauze
label-pause-clock = Klok stilzetten
label-pictures = Plaatjes en printen
label-plain-opponents = Eenvoudige spelers
label-piece-set = Stukken
label-play = Spelen
label-play-again = Nog eens
label-play-on = Doorspelen
label-players = Spelers
label-one-click = Eén klik voor een stuk met maar één zet
label-position-editor = Stand opzetten
label-position-fen = Stand (FEN)
label-premoves = Zetten plannen in de beurt van de ander
label-practice = Eindspelen oefenen
label-random-side = Toeval
label-recent-games = Recente partijen
label-redo = Herhaal
label-reload = Herladen
label-resign = Opgeven
label-result = Uitslag
label-restart = Opnieuw
label-rules = Regels
label-search-games = Spellen zoeken
label-settings = Instellingen
label-share = Delen
label-show-targets = Zetten tonen
label-side = Kant
label-slow = Traag
label-sound = Geluid
label-square-numbers = Veldnummers
label-study = Studie
label-start = Start
label-start-clock = Klok starten
label-surprise-me = Verras me
label-system = Systeem
label-take-back = Terugnemen
label-tables = Eindspeltabellen
label-tables-pieces = Stukken
label-tables-start = Bouwen
label-tables-stop = Stoppen
label-tables-tell = Inhoud
label-theme = Thema
label-thinking = Denkt na
label-two-players = Twee spelers
label-train = Trainen
label-try-again = Opnieuw
label-time-set = Instellen
label-type-a-move = Typ een zet
label-undo = Terug
label-warnings = Waarschuwen voor fouten, in partijen zonder klok
label-watch = Twee computers kijken
label-who-plays = Spelers
label-yes = Ja
label-you = Jij
label-you-play = Je speelt
label-blindfold = Blind spelen
label-board-size = Bordgrootte
label-inside = Op het bord
label-keys = Toetsen
label-letters = Letters
label-none = Geen
label-numbers = Nummers
label-outside = Ernaast
label-show-all = Alles tonen
label-spoken-names = Schermlezer
label-usual = Volgens de regels
label-vibration = Trillen
label-zen = Zen

## Perfect endgames

known-win = { $side } wint.
known-win-in = { $side } wint in { $n ->
    [one] 1 halfzet
   *[other] { $n } halfzetten
    } ({ $moves ->
    [one] 1 zet
   *[other] { $moves } zetten
    }).
known-draw = Remise bij het beste spel.
known-conversion = De volgende slag of promotie is { $n ->
    [one] 1 halfzet
   *[other] { $n } halfzetten
    } ver.
known-at-risk = Een remiseregel kan de partij eerder beëindigen.
known-move = { $move } { $verdict }
known-target = { $square }, hierheen { $verdict }
known-piece = { $square }, de beste zet { $verdict }
verdict-draws = is remise
verdict-wins = wint
verdict-wins-in = wint in { $n ->
    [one] 1 halfzet
   *[other] { $n } halfzetten
    }
verdict-wins-converting = wint, { $n ->
    [one] 1 halfzet
   *[other] { $n } halfzetten
    } tot de volgende slag of promotie
verdict-loses = verliest
verdict-loses-in = verliest in { $n ->
    [one] 1 halfzet
   *[other] { $n } halfzetten
    }
verdict-loses-converting = verliest, { $n ->
    [one] 1 halfzet
   *[other] { $n } halfzetten
    } tot de volgende slag of promotie
ending-name = { $winner } tegen { $loser }
drill-task = { $side } aan zet wint.
drill-ending = { $ending }.
drill-ending-shortest = { $ending }. Snelste winst: { $n ->
    [one] 1 zet.
   *[other] { $n } zetten.
    }
drill-won = Nog steeds gewonnen.
drill-longer = Dat kost { $n ->
    [one] 1 zet extra.
   *[other] { $n } zetten extra.
    }
drill-at-risk = Nog gewonnen, maar een remiseregel kan de partij eerder beëindigen.
drill-gone = De winst is weg.
drill-lost = De winst is weg, en de partij is verloren.
drill-draws = { $move } is maar remise.
drill-loses = { $move } verliest.
drill-failed = Je hebt de winst niet verzilverd.
drill-solved = Opgelost in { $n ->
    [one] 1 zet.
   *[other] { $n } zetten.
    }
drill-solved-best = Opgelost in { $n ->
    [one] 1 zet:
   *[other] { $n } zetten:
    } de snelste winst.
drill-solved-in = Opgelost in { $n ->
    [one] 1 zet;
   *[other] { $n } zetten;
    } de snelste winst duurt { $shortest }.
drill-line = Eindspeltraining · { $ending }

## What screen readers say on request

speech-group = { $pieces } { $squares }
speech-pieces = { $side }: { $pieces }.
speech-none = { $side } heeft geen stukken.
speech-captures = { $side } kan slaan: { $moves }.
speech-no-captures = { $side } kan niet slaan.

## Keys of the game page: the key before the bar, its effect after it

page-key-own = P | jouw stukken
page-key-other = O | de stukken van je tegenstander
page-key-captures = C | de slagen
page-key-last = L | de laatste zet
page-key-counts = M | het aantal stukken
page-key-status = S | wie aan zet is
page-key-clocks = T | de klokken
page-key-best = B | een zet voorstellen
page-key-arrows = Pijltjes, Enter | over het bord bewegen; een stuk kiezen, dan het doel
page-key-numbers = 1 tot 9 | een genummerde slag kiezen
page-key-back = Backspace, Escape | laatste sprong terug; afbreken
page-key-typed = 22-18, Enter | een zet typen
page-key-undo = Ctrl+Z, Ctrl+Shift+Z | terug, opnieuw
page-key-zen = Z | alles behalve het bord verbergen, of weer tonen
page-key-draw = Rechtermuisknop | cirkels en pijlen tekenen; Shift en Alt veranderen de kleur
page-key-help = ? | deze pagina tonen

## Fixed sentences

note-a-person-line = Iemand aan dit bord.
note-about-ratings = De rating telt vanaf willekeurig spel, 0. Met 200 punten meer scoor je drie van de vier.
note-against-computer-line = Zestien niveaus, plus de tegenstanders van elk sjabloon.
note-computers-wait = De computers wachten.
note-computer-waits = De computer wacht.
note-copied = Gekopieerd.
note-draws-automatic-line = De partij eindigt zodra een remiseregel geldt.
note-draws-claimed-line = De partij gaat door tot een speler remise claimt.
note-draw-declined = Remise geweigerd. De partij gaat door.
note-draw-offered = Remise aangeboden.
note-draw-question = Remise aannemen?
note-engine-failed = De engine is gestopt.
note-first-tip = Sleep een stuk, of kies het en daarna zijn doel.
note-game-is-over = De partij is afgelopen.
note-greeting = Elk soort dammen.
note-greeting-line = Kies een spel en een tegenstander. Crownhead legt zijn tips uit, en waarom een zet niet mag.
note-hint-coming = Zoekt een goede zet…
note-huff-which = Kies het stuk dat je blaast.
note-keys-tip = Pijltoetsen en getypte zetten werken ook.
note-looking-for-tables = Zoekt eindspeltabellen…
note-may-end-here = Kies het volgende veld, of dit veld nog eens om hier te stoppen.
note-clock-custom = Minuten+seconden per zet: 5+3. Meer: 40/90,30+30 · 5b3 · 10+3x30 · h5 · 5 vs 3.
note-clock-starts = De klok start na de eerste zet; een tik erop pauzeert de partij.
note-moves-first = Begint.
note-moves-second = Zet als tweede.
note-must-go-on = Kies het volgende veld: je moet doorslaan.
note-no-game-found = Geen spel gevonden. Probeer een ander woord, of maak je eigen regels.
note-no-draw-to-claim = Er is geen remise te claimen.
note-no-hint = Er is geen tip.
note-no-endings = Voor dit spel zijn er geen eindspelen om te oefenen.
note-no-moves-yet = Nog geen zetten.
note-not-your-turn = Je bent niet aan de beurt.
note-nothing-to-redo = Er is niets te herhalen.
note-nothing-to-undo = Er is niets terug te nemen.
repairs-title = Bij het lezen verbeterd
repair = Regel { $line }, kolom { $column }: “{ $found }” gevonden, { $expected } verwacht; { $done }.
repair-missing = Regel { $line }, kolom { $column }: { $expected } verwacht; { $done }.
repair-no-move = Regel { $line }, kolom { $column }: “{ $found }” is geen zet; { $done }.
repairs-more = En nog { $count }.
note-own-paste = Regels laden uit een link of code
note-own-paste-example = Bijvoorbeeld 16g3050004000r0688q7z
note-pick-a-piece = Kies een stuk.
note-plan-move = Kies nu waar de geplande zet heen gaat.
note-plan-not-expected = Je tegenstander speelde iets anders. Alle plannen vervallen.
note-plan-reply = Als je tegenstander dit speelt: kies waar het stuk heen gaat, en dan je antwoord.
note-plans-dropped = Alle geplande zetten vervallen.
note-practice-line = Win een gewonnen stand tegen de beste verdediging.
note-random-side-line = Het toeval beslist aan het begin van elke partij.
note-really-resign = Deze partij opgeven?
note-really-restart = Opnieuw beginnen? De zetten van deze partij gaan verloren.
note-saved = Opgeslagen.
note-saved-elsewhere = Een ander tabblad bewaarde een partij. Je volgende zet hier bewaart deze partij.
note-storage-full = De opslag van de browser is vol; deze partij wordt niet meer bewaard. Je kunt doorspelen.
note-tables-intro = Met eindspeltabellen speelt de computer eindspelen foutloos. Sommige zijn er al; hier bouw je er meer. Een gestopte bouw gaat verder waar hij was.
note-tables-none = Nog geen tabellen gebouwd.
note-tables-reload = Herlaad deze pagina om ze te gebruiken.
note-tables-there = Al gebouwd:
note-tables-used = De computer gebruikt ze vanaf nu.
note-text-prompt = Typ vier getallen: kolom en rij van het stuk, dan van zijn doel.
note-two-players-line = Om de beurt aan één bord.
note-version-ready = Er is een nieuwe versie.
note-version-used = Een ander tabblad gebruikt een nieuwe versie. Herlaad om ze ook hier te gebruiken.
note-watch-line = Twee computers spelen tegen elkaar.
