# Tekst Crownhead po polsku (Project Fluent).

## Sides and pieces

side-white = Białe
side-black = Czarne
side-red = Czerwone
side-green = Zielone
piece-man = { $n ->
    [one] pionek
    [few] pionki
    [many] pionków
   *[other] pionka
    }
piece-king = { $n ->
    [one] damka
    [few] damki
    [many] damek
   *[other] damki
    }
piece-queen = { $n ->
    [one] królowa
    [few] królowe
    [many] królowych
   *[other] królowej
    }
piece-any = { $n ->
    [one] bierka
    [few] bierki
    [many] bierek
   *[other] bierki
    }
number = { $n ->
    [0] zero
    [1] jeden
    [2] dwa
    [3] trzy
    [4] cztery
    [5] pięć
    [6] sześć
    [7] siedem
    [8] osiem
    [9] dziewięć
    [10] dziesięć
    [11] jedenaście
    [12] dwanaście
   *[other] { $n }
    }
counted = { $n ->
    [1] { $name }
    [2] { $name ->
        [men] dwa { $name }
       *[kings] dwie { $name }
    }
   *[other] { $number } { $name }
    }
counted-against = { $n ->
    [1] { $name ->
        [man] pionka
        [king] damkę
       *[queen] królową
    }
    [2] { $name ->
        [men] dwa { $name }
       *[kings] dwie { $name }
    }
   *[other] { $number } { $name }
    }
counted-for = { $n ->
    [1] { $name ->
        [man] pionka
        [king] damkę
       *[queen] królową
    }
    [2] { $name ->
        [men] dwa { $name }
       *[kings] dwie { $name }
    }
   *[other] { $number } { $name }
    }
moves-in-words = { $n ->
    [1] jeden ruch
    [few] { $number } ruchy
   *[other] { $number } ruchów
    }
list-and = { $first } i { $last }
list-or = { $first } lub { $last }

## Names of rules

rules-name = { $key ->
    [score-panel] Warcaby z tablicą
    [menu] Warcaby z menu
    [choose-each-leg] Skok po skoku
    [flying-tutorial] Warcaby z lataniem
    [text] Warcaby tekstowe
   *[house] Własne zasady
    }
rules-summary = { $key ->
    [score-panel] Jeden skok w ruchu, plansza lustrzana. Pionek, który zbije królową, zostaje królową.
    [menu] Warcaby angielskie, ale pionek, który zbije damkę, awansuje i kończy ruch.
    [choose-each-leg] Warcaby angielskie, ale pionek, który zbije damkę, bije dalej jako damka.
    [flying-tutorial] Damki latają, a bicie można przerwać po każdym skoku.
    [text] Bicie jest dobrowolne i można je przerwać po każdym skoku. Pionek, który zbije damkę, awansuje na końcu ruchu.
   *[house] Twój własny zestaw zasad.
    }
variant-name = { $key ->
    [antidraughts] Stupolowe wybijane
    [armenian] Warcaby armeńskie
    [brazilian] Warcaby brazylijskie
    [breakthrough] Przełom
    [canadian] Warcaby kanadyjskie
    [czech] Warcaby czeskie
    [english] Warcaby angielskie
    [frisian] Warcaby fryzyjskie
    [frysk] Frysk!
    [german] Warcaby niemieckie
    [giveaway] Angielskie wybijane
    [gothic] Warcaby staroniemieckie
    [international] Warcaby stupolowe
    [italian] Warcaby włoskie
    [killer] Warcaby killer
    [mini6-english] Małe warcaby angielskie
    [mini6-international] Małe warcaby stupolowe
    [pool] Pool amerykański
    [portuguese] Warcaby portugalskie
    [russian] Warcaby rosyjskie
    [spanish] Warcaby hiszpańskie
    [spantsireti] Spantsireti
    [srilankan] Warcaby lankijskie
    [thai] Warcaby tajskie
    [turkish] Warcaby tureckie
   *[other] { $name }
    }
variant-summary = { $key ->
    [antidraughts] Warcaby stupolowe na odwrót: wygrywa, kto nie może się ruszyć.
    [armenian] Wszystkie 64 pola. Bierki chodzą prosto i na ukos, ale biją tylko prosto. Zwane też tama.
    [brazilian] Warcaby stupolowe na 8×8: pionek bije też do tyłu, damka lata, obowiązuje bicie większości.
    [breakthrough] Warcaby stupolowe, ale wygrywa, kto pierwszy zdobędzie damkę.
    [canadian] Warcaby stupolowe na 12×12, po 30 pionków.
    [czech] 8×8. Pionek bije tylko do przodu, damka lata i musi bić przed pionkiem.
    [english] 8×8. Pionek bije tylko do przodu, damka chodzi o jedno pole. Zwane też checkers.
    [frisian] 10×10. Bije się też wzdłuż rzędów i kolumn, a damka jest warta prawie dwa pionki.
    [frysk] Warcaby fryzyjskie po 5 pionków.
    [german] 8×8. Pionek bije tylko do przodu, damka lata, wybór bicia jest dowolny.
    [giveaway] Warcaby angielskie na odwrót: wygrywa, kto nie może się ruszyć.
    [gothic] Wszystkie 64 pola. Pionek chodzi i bije prosto, na ukos do przodu i w bok.
    [international] 10×10. Pionek bije też do tyłu, damka lata, obowiązuje bicie większości.
    [italian] 8×8, plansza lustrzana. Damka chodzi o jedno pole, pionek nie bije damek, a kolejność bicia jest ścisła.
    [killer] Warcaby stupolowe, ale damka, która jako ostatnią zbije damkę, staje tuż za nią.
    [mini6-english] Warcaby angielskie na 6×6, na pierwszą partię.
    [mini6-international] Warcaby stupolowe na 6×6, na pierwszą partię.
    [pool] 8×8. Pionek bije też do tyłu, damka lata, wybór bicia jest dowolny.
    [portuguese] Ruchy warcabów hiszpańskich: damka lata; najpierw więcej bierek, potem więcej damek.
    [russian] 8×8. Damka lata, a pionek, który awansuje w biciu, bije dalej jako damka. Zwane też szaszki.
    [spanish] 8×8, plansza lustrzana. Damka lata; najpierw więcej bierek, potem więcej damek.
    [spantsireti] Warcaby rosyjskie na dziesięciu kolumnach i ośmiu rzędach.
    [srilankan] Warcaby kanadyjskie na planszy lustrzanej.
    [thai] 8×8, po 8 pionków. Damka lata i staje tuż za zbitą bierką. Zwane też makhos.
    [turkish] Wszystkie 64 pola, tylko linie proste. Damka lata, obowiązuje bicie większości. Zwane też dama.
   *[other] { $summary }
    }
variant-region = { $key ->
    [antidraughts] w internecie
    [armenian] w Armenii
    [brazilian] w Brazylii
    [breakthrough] w internecie
    [canadian] w Kanadzie
    [czech] w Czechach i na Słowacji
    [english] w Wielkiej Brytanii i USA
    [frisian] we Fryzji
    [frysk] we Fryzji
    [german] w Niemczech
    [giveaway] na całym świecie
    [gothic] w Niemczech
    [international] na całym świecie
    [italian] we Włoszech
    [killer] w Holandii
    [mini6-english] w nauczaniu
    [mini6-international] w nauczaniu
    [pool] w USA
    [portuguese] w Portugalii
    [russian] w Rosji i krajach sąsiednich
    [spanish] w Hiszpanii i Ameryce Łacińskiej
    [spantsireti] w Rosji
    [srilankan] na Sri Lance
    [thai] w Tajlandii
    [turkish] w Turcji i na Bliskim Wschodzie
   *[other] { $region }
    }

## Facts that tell one game from another

fact-run-out = Kto odda wszystko, wygrywa
fact-first-king = Wygrywa pierwsza damka
fact-kings-fly = Latająca damka
fact-kings-step = Krótka damka
fact-straight = Bicie po prostych
fact-men-back = Pionek bije do tyłu
fact-men-forward = Pionek bije do przodu
fact-optional = Bicie dobrowolne
fact-any-capture = Dowolne bicie
fact-most-pieces = Bicie większości
group-favorites = Ulubione
group-board = { $width } × { $height } pól
group-lines = Rzędy i kolumny
group-presets = Gotowe zestawy
group-house = Własne zasady

lines = { $lines ->
    [diagonal] przekątne
    [straight] rzędy i kolumny
   *[all] rzędy, kolumny i przekątne
    }

## Why a move is not legal

refused-lead = { $move } jest niedozwolone.
refused-lead-ambiguous = { $move } jest niejednoznaczne.
refused-game-over = Partia skończona: { $side } nie mogą się ruszyć.
refused-game-over-king = Partia skończona: { $side } mają pierwszą { $king ->
    [queen] królową
   *[king] damkę
    }.
refused-empty = Na { $square } nie ma bierki.
refused-not-yours = { $piece ->
    [man] Ten pionek
    [queen] Ta królowa
   *[king] Ta damka
    } na { $square } to { $side }.
refused-taken = Pole { $square } jest zajęte.
refused-must-capture = { $pieces ->
    [man] Pionek na { $squares } może
    [men] Pionki na { $squares } mogą
    [king] Damka na { $squares } może
    [kings] Damki na { $squares } mogą
    [queen] Królowa na { $squares } może
    [queens] Królowe na { $squares } mogą
    [piece] Bierka na { $squares } może
   *[other] Bierki na { $squares } mogą
    } bić, więc trzeba bić.
refused-only-capture = { $move } { $gain }.
takes = bije: { $taken }
takes-and-crowns = bije ({ $taken }) i zdobywa damkę
takes-mixed-and-crowns = bije ({ $taken }) i zdobywa damkę
taken-mixed = bierek: { $all }, { $n ->
    [one] w tym { $king }
   *[other] w tym { $kings }
    }
refused-must-take-more = Trzeba bić jak najwięcej. { $pieces ->
    [man] Pionek
    [men] Pionki
    [king] Damka
    [kings] Damki
    [piece] Bierka
   *[other] Bierki
    } na { $squares }: { $most }.
refused-must-take-rank = { $n ->
    [one] Jedno bicie ma pierwszeństwo (na { $squares }: { $pieces }):
   *[other] Te bicia mają pierwszeństwo (na { $squares }: { $pieces }):
    } { $precedence ->
    [italian] najwięcej bierek, potem bije { $king }, potem liczą się zbite { $kings }, i to jak najwcześniej.
    [value] największa wartość ({ $king } jest warta trochę mniej niż dwa pionki), potem bije { $king }.
   *[kings] najwięcej bierek, potem liczą się zbite { $kings }.
    }
refused-king-must-take = { $pieces ->
    [king] Damka na { $squares } może
   *[kings] Damki na { $squares } mogą
    } bić, a { $king } bije przed pionkiem.
refused-takes-only = To bicie bierze tylko: { $tried }.
refused-must-go-on = Bicie nie jest skończone: bij dalej do końca.
refused-must-go-on-to = Bicie nie jest skończone: bij dalej na { $squares }.
refused-jumped-twice = Bierkę przeskakuje się tylko raz; zbite zdejmuje się na końcu ruchu.
refused-men-move-forward = { $lines ->
    [diagonal] Pionki chodzą tylko do przodu.
   *[other] Pionki chodzą tylko do przodu i w bok.
    }
refused-men-capture-forward = { $lines ->
    [diagonal] Pionki biją tylko do przodu.
   *[other] Pionki biją tylko do przodu i w bok.
    }
refused-men-spare-kings = Pionki nie mogą bić { $kings ->
    [queens] królowych
   *[kings] damek
    }.
refused-king-moved-too-often = { $king ->
    [queen] Królowa
   *[king] Damka
    } na { $square } zrobiła z rzędu bez bicia { $moves }; rusz najpierw inną bierkę.
refused-too-far = { $pieces ->
    [man] Pionek chodzi
    [men] Pionki chodzą
    [king] Damka chodzi
    [queens] Królowe chodzą
   *[kings] Damki chodzą
    } o jedno pole.
refused-no-moves = { $piece ->
    [man] Pionek na { $square } jest zablokowany
    [queen] Królowa na { $square } jest zablokowana
   *[king] Damka na { $square } jest zablokowana
    } i nie może się ruszyć.
refused-in-the-way = { $n ->
    [one] Na drodze stoi bierka na { $squares }.
   *[other] Na drodze stoją bierki na { $squares }.
    }
refused-not-on-a-line = { $pieces ->
    [men] Pionki chodzą
    [queens] Królowe chodzą
   *[kings] Damki chodzą
    } po liniach ({ $lines }); żadna nie łączy { $from } i { $to }.
refused-captures-only = { $pieces ->
    [men] Pionki chodzą
    [queens] Królowe chodzą
   *[kings] Damki chodzą
    } tylko tak: { $lines }; po innych liniach tylko biją.
refused-ambiguous = Którędy: { $routes }? Wybieraj pole po polu albo wpisz całą drogę.
refused-ambiguous-many = Kończy się tam kilka bić. Wybieraj pole po polu albo wpisz całą drogę.
refused-no-path = Żaden dozwolony ruch nie prowadzi z { $from } na { $to }.
unreadable = „{ $text }” to nie ruch. { $problem }
unreadable-empty = Wpisz ruch, na przykład { $example }.
unreadable-no-square = Nie ma pola { $name }: są od { $first } do { $last }.
unreadable-light-square = Pole { $name } jest jasne; gra się tylko na ciemnych.
unreadable-one-square = Podaj dwa pola: skąd i dokąd.
unreadable-digits = Pola w „{ $digits }” są niejasne: wstaw między nie - lub x.
unreadable-mark = Ruch pisze się { $example }.
unreadable-missing-square = Obok znaku brakuje pola.
unreadable-too-long = Żaden ruch nie przechodzi przez tyle pól.
article = Zasada { $number }
headline-must-capture = Twój ruch: trzeba bić
headline-must-take-more = Twój ruch: bicie większości
headline-king-must-take = Twój ruch: musi bić { $king }
headline-must-go-on = Bicie musi trwać dalej
headline-game-over = Partia skończona
headline-your-move = Twój ruch
headline-forced-capture = Przymus bicia

## The state of the game

to-move = Ruch: { $side }
must-capture = Trzeba bić
count-pieces = { $n ->
    [0] brak bierek
    [one] { $n } bierka
    [few] { $n } bierki
    [many] { $n } bierek
   *[other] { $n } bierki
    }
count-kings = { $pieces } ({ $n } { $kings })
count-only-kings = { $n } { $kings }
draw-no-progress = { $n ->
    [0] Remis, jeśli nie będzie bicia ani ruchu pionkiem
    [one] Remis po { $n } ruchu, jeśli nie będzie bicia ani ruchu pionkiem
   *[other] Remis po { $n } ruchach, jeśli nie będzie bicia ani ruchu pionkiem
    }
draw-no-progress-claimed = { $n ->
    [0] Można żądać remisu, jeśli nie będzie bicia ani ruchu pionkiem
    [one] Po { $n } ruchu można żądać remisu, jeśli nie będzie bicia ani ruchu pionkiem
   *[other] Po { $n } ruchach można żądać remisu, jeśli nie będzie bicia ani ruchu pionkiem
    }
draw-may-be-claimed = { $why } Możesz żądać remisu.
draw-repetitions = Ta pozycja wystąpiła { $n ->
    [1] raz
   *[other] { $n } razy
    }; za { $limit }. razem { $claimed ->
    [yes] można żądać remisu
   *[no] jest remis
    }
draw-none = Nie ma automatycznych remisów
draw-ending = { $n ->
    [0] Remis
    [one] Remis po { $n } ruchu
   *[other] Remis po { $n } ruchach
    }, { $unless ->
    [lone-king-taken] jeśli samotna damka ocaleje
    [diagonal-left] jeśli samotna damka zostanie na długiej przekątnej
    [taken-or-crowned] jeśli nie będzie bicia ani awansu
   *[taken] jeśli nie będzie bicia
    }
draw-next = Remis, jeśli ten ruch nie bije
thinking = { $n ->
    [one] głębokość { $depth }, { $count } pozycja
    [few] głębokość { $depth }, { $count } pozycje
   *[other] głębokość { $depth }, { $count } pozycji
    }
thinking-calls = { $n ->
    [one] { $count } wyszukanie
    [few] { $count } wyszukania
   *[other] { $count } wyszukań
    }

## Announcements during the game

played-quiet = { $side } grają { $move }
played-capture = { $side } biją { $n ->
    [one] bierkę
    [few] { $n } bierki
   *[other] { $n } bierek
    }, { $move }
played-quiet-crowned = { $side } grają { $move }: nowa { $king }
played-capture-crowned = { $side } biją { $n ->
    [one] bierkę
    [few] { $n } bierki
   *[other] { $n } bierek
    }, { $move }: nowa { $king }
selected = { $piece } na { $square }, wybór. Może iść na { $squares }.
stepped-goes-on = Na { $square }. Bij dalej.
stepped-may-end = Na { $square }. Bij dalej albo wybierz { $square } jeszcze raz, by skończyć ruch.
square-piece = { $piece ->
    [man] { $side ->
        [white] biały
        [black] czarny
        [red] czerwony
       *[green] zielony
    }
   *[king] { $side ->
        [white] biała
        [black] czarna
        [red] czerwona
       *[green] zielona
    }
    } { $piece }
square-brief-man = { $side ->
    [white] biały
    [black] czarny
    [red] czerwony
   *[green] zielony
    } { $square }
square-empty = puste
square-captured = zbite
square-selected = wybrane
square-must-capture = musi bić
square-movable = może iść
square-target = możliwy ruch
square-huffable = można chuchnąć
square-last-move = ostatni ruch
square-hint = podpowiedź

## Huffing

huffed = { $side } chuchają: { $piece } na { $square }.
huff-offer = { $pieces } na { $squares }: bicie pominięte. Możesz chuchnąć { $n ->
    [one] tę bierkę.
   *[other] jedną z nich.
    }
huff-not-in-the-rules = Te zasady nie znają chuchania.
huff-one-a-turn = W ruchu można chuchnąć tylko jedną bierkę.
huff-captured = { $side } biły, więc nie można chuchnąć.
huff-nothing-missed = { $side } nie pominęły bicia: nie ma czego chuchnąć.
huff-could-not = Nic na { $square } nie mogło bić w ostatnim ruchu.

## The end of a game

outcome-draw = Remis
outcome-you-win = Wygrywasz
outcome-you-lose = Przegrywasz
outcome-wins = Wygrana: { $name }
outcome-player = { $name } ({ $side })
outcome-count = { $side }: { $count }.
outcome-no-pieces = { $side } nie mają już bierek.
outcome-blocked = { $side } nie mogą się ruszyć.
outcome-ran-out = { $side } nie mają już bierek i wygrywają.
outcome-stuck = { $side } nie mogą się ruszyć i wygrywają.
outcome-first-king = { $side }: pierwsza { $king }.
outcome-resigned = { $side } się poddały.
outcome-you-resigned = Poddajesz partię.
outcome-conceded = { $side } się poddały: każdy ruch przegrywa.
outcome-repetition = Ta sama pozycja wystąpiła { $n } razy.
outcome-no-progress = Po { $n } ruchów bez bicia i ruchu pionkiem.
outcome-ending = Po { $n } ruchów: { $class ->
    [lone-king-against-three] jedna damka na trzy bierki.
    [lone-king-against-two] jedna damka na jedną lub dwie bierki.
    [lone-king-against-kings] jedna damka na trzy lub więcej damek.
    [long-diagonal] jedna damka na długiej przekątnej na trzy bierki.
    [four-or-five] cztery lub pięć bierek, damki po obu stronach, bez bicia i awansu.
    [six-or-seven] sześć lub siedem bierek, damki po obu stronach, bez bicia i awansu.
    [three-kings] trzy damki na jedną.
    [two-kings] dwie damki na jedną.
   *[king-each] po jednej damce.
    }
outcome-piece-each = Każdy ma po jednej bierce i żadnej nie można zaraz zbić.
outcome-agreement = Gracze zgodzili się na remis.
outcome-you-ran-out-of-time = Skończył ci się czas.
outcome-ran-out-of-time = { $side }: koniec czasu.
outcome-drawn-on-time = Koniec czasu, a przeciwnik nie mógł wygrać.

## Looks

look-board = { $key ->
    [wood] Drewno
    [slate] Łupek
    [tournament] Turniej
    [ocean] Niebieski i pomarańcz
    [paper] Papier
    [contrast] Wysoki kontrast
    [midnight] Północ
   *[sage] Szałwia
    }
look-pieces = { $key ->
    [flat] Płaskie
    [wood] Drewno
    [stone] Kamień
    [print] Druk
    [bold] Grube
   *[classic] Klasyczne
    }

## Planned moves

plan-made = Zaplanowano: { $move }.
plan-made-how-to-drop = Kliknięcie poza planszą lub Escape to cofa.
plan-refused = Zaplanowany ruch { $move } jest teraz niedozwolony.

## Clocks

clock-untimed = bez zegara
clock-hourglass = klepsydra, { $time }: czas jednego przechodzi na drugiego
clock-odds = { $white }: { $first }. { $black }: { $second }.
clock-then = {", potem "}
clock-and = {", "}
clock-increment = plus { $time } za ruch
clock-bronstein = do { $time } za ruch wraca
clock-delay = pierwsze { $time } ruchu za darmo
clock-periods = potem { $n ->
    [one] { $n } okres
    [few] { $n } okresy
   *[other] { $n } okresów
    } po { $time } na ruch
clock-part = { $time } na { $n ->
    [one] { $n } ruch
    [few] { $n } ruchy
   *[other] { $n } ruchów
    }
clock-minutes = { $n } min
clock-seconds = { $n } s
clock-both = { $minutes } { $seconds }
clock-unreadable = Wpisz czas, np. 5+3, 40/90,30+30 lub 10+3x30.
clock-zero = Każdy czas i liczba musi być większa od zera.
clock-too-long = To za dużo.
clock-after-the-rest = Część bez liczby ruchów musi być ostatnia.
clock-face = { $side }, zegar: { $time }
clock-periods-left = { $n ->
    [1] ostatni okres
    [few] { $n } okresy
   *[other] { $n } okresów
    }
handicap-none = Brak
handicap = { $side } grają bez { $n ->
    [one] { $n } pionka
   *[other] { $n } pionków
    }

## The page of rules

page-board = Plansza
page-board-shape = Plansza ma { $width } na { $height } pól. { $shape ->
    [full] Gra się na wszystkich { $squares } polach.
    [mirrored] Gra się tylko na { $squares } ciemnych polach; każdy ma ciemny róg po prawej.
   *[dark] Gra się tylko na { $squares } ciemnych polach; każdy ma ciemny róg po lewej.
    }
page-board-numbers = { $naming ->
    [letters] Pole ma literę kolumny, od a do { $letter } od lewej, i numer rzędu, od 1 do { $rows } od dołu (na dole { $side }).
    [from-below] Pola mają numery od 1 do { $last }, rząd po rzędzie od prawego dolnego rogu (na dole { $side }).
   *[numbers] Pola mają numery od 1 do { $last }, rząd po rzędzie od lewego górnego rogu (na dole { $side }).
    }
page-setup = { $bottom } na dole, { $top } na górze, po { $men } pionków: { $rows ->
    [one] na najbliższym rzędzie.
   *[other] na najbliższych rzędach, ile ich jest: { $number }.
    }
page-setup-gap = { $bottom } na dole, { $top } na górze, po { $men } pionków; rzędów z pionkami { $rows ->
    [one] jeden,
   *[other] { $number },
    } { $gap ->
    [one] najbliższy rząd pusty.
   *[other] pustych najbliższych rzędów { $empty }.
    }
page-starts = Zaczynają { $side }; potem na zmianę.
page-aim = Cel gry
page-aim-text = { $goal ->
    [run-out] Wygrywasz, jeśli w swojej kolejce nie możesz się ruszyć, bo nie masz bierek albo wszystkie są zablokowane.
    [first-king] Wygrywa, komu pierwszemu przypadnie { $king }. Przegrywasz, jeśli w swojej kolejce nie możesz się ruszyć, bo nie masz bierek albo wszystkie są zablokowane.
   *[leave-no-move] Przegrywasz, jeśli w swojej kolejce nie możesz się ruszyć, bo nie masz bierek albo wszystkie są zablokowane.
    }
page-moving = Ruchy
page-men-move = { $lines ->
    [straight] Pionki chodzą o jedno puste pole prosto do przodu lub w bok.
    [all] Pionki chodzą o jedno puste pole prosto, na ukos do przodu lub w bok.
   *[diagonal] Pionki chodzą o jedno puste pole na ukos do przodu.
    }
page-kings-step = { $kings } chodzą o jedno pole { $lines ->
    [straight] do przodu, do tyłu lub w bok.
    [all] w każdą stronę, prosto lub na ukos.
   *[diagonal] na ukos, do przodu lub do tyłu.
    }
page-kings-fly = { $kings } chodzą dowolnie daleko przez wolne { $lines ->
    [straight] rzędy i kolumny.
    [all] rzędy, kolumny i przekątne.
   *[diagonal] przekątne, do przodu lub do tyłu.
    }
page-king-limit = Dopóki strona ma pionki, { $king } robi z rzędu bez bicia najwyżej { $moves }; potem musi ruszyć się inna bierka.
page-straight = W rzędach i kolumnach bierki pomijają jasne pola: następne pole to najbliższe ciemne.
page-capturing = Bicie
page-capture = { $lines ->
    [straight] Bierka bije sąsiednią bierkę przeciwnika w rzędzie lub kolumnie, skacząc na puste pole za nią.
    [all] Bierka bije sąsiednią bierkę przeciwnika, prosto lub na ukos, skacząc na puste pole za nią.
    [mixed] Bierka bije sąsiednią bierkę przeciwnika, skacząc na puste pole za nią.
   *[diagonal] Bierka bije sąsiednią po przekątnej bierkę przeciwnika, skacząc na puste pole za nią.
    }
page-capture-lines = Linie bicia: pionki — { $men }; { $kings } — { $lines }.
page-men-capture-forward = { $lines ->
    [straight] Pionki biją do przodu i w bok.
    [all] Pionki biją prosto, na ukos do przodu i w bok.
   *[diagonal] Pionki biją tylko do przodu.
    }
page-men-capture-back = { $lines ->
    [straight] Pionki biją do przodu, do tyłu i w bok.
    [all] Pionki biją we wszystkich ośmiu kierunkach.
   *[diagonal] Pionki biją do przodu i do tyłu.
    }
page-men-spare-kings = Pionki nie mogą bić { $kings ->
    [queens] królowych
   *[kings] damek
    }.
page-kings-capture = { $kings } biją w każdą stronę.
page-kings-capture-far = Z daleka { $king } bije w każdą stronę i staje { $landing ->
    [behind] tuż za zbitą bierką.
    [behind-last-king] na dowolnym pustym polu za zbitą bierką; ale jeśli ostatnia zbita to { $king }, to tuż za nią.
   *[any] na dowolnym pustym polu za zbitą bierką.
    }
page-king-lands-to-go-on = Jeśli { $king } może bić dalej z niektórych pól, na których może stanąć, musi stanąć na jednym z nich.
page-turn-back = { $may ->
    [yes] Między skokami { $king } może zawrócić i przejść przez właśnie zwolnione pole.
   *[no] Między skokami { $king } nie może zawrócić.
    }
page-capture-mandatory = Jeśli możesz bić, musisz bić.
page-capture-optional = Bicie jest dobrowolne: możesz zrobić inny ruch.
page-huffing = Bierkę, która mogła bić, a nie biła, można chuchnąć: przeciwnik zdejmuje ją z planszy przed swoim ruchem. W ruchu można chuchnąć tylko jedną bierkę i tylko za ostatni ruch; kto w nim coś zbił, jest bezpieczny.
page-chains = Bicie wielu bierek
page-chain-finish = Jeśli z nowego pola bierka może znowu bić, bije dalej w tym samym ruchu do końca.
page-chain-stop = Jeśli z nowego pola bierka może znowu bić, może bić dalej w tym samym ruchu albo przerwać po każdym skoku.
page-chain-single = Ruch to jeden skok: żadna bierka nie bije dwa razy w ruchu.
page-chain-ghosts = Zbite bierki zostają na planszy do końca ruchu; do tego czasu zawadzają i nie można ich przeskoczyć ponownie.
page-chain-at-once = Zbita bierka od razu schodzi z planszy, a ten sam ruch może przejść przez jej pole.
page-precedence-free = Jeśli możliwych jest kilka bić, wybierasz dowolne.
page-precedence-most = Jeśli możliwych jest kilka bić, trzeba bić najwięcej bierek; { $king } liczy się za jedną.
page-precedence-kings = Jeśli możliwych jest kilka bić, trzeba bić najwięcej bierek, a wśród tych bić najwięcej { $kings ->
    [queens] królowych
   *[kings] damek
    }.
page-precedence-italian = Jeśli możliwych jest kilka bić, trzeba bić najwięcej bierek. Jeśli zostaje wybór, bije { $king }, potem bije się najwięcej { $kings ->
    [queens] królowych
   *[kings] damek
    }, a jedną z nich jak najwcześniej.
page-precedence-king-first = Jeśli może bić { $king }, musi bić { $king }, nawet gdy pionek zbiłby więcej; w innym razie wybór jest dowolny.
page-precedence-value = Jeśli możliwych jest kilka bić, trzeba bić największą wartość: pionek to jeden, { $king } trochę mniej niż dwa. Przy równej wartości bije { $king }, jeśli może.
page-crowning = Awans
page-crowning-text = Pionek, który kończy ruch w najdalszym rzędzie, to odtąd { $king }.
page-crowning-stop = Bicie, które dojdzie do ostatniego rzędu, tam się kończy.
page-crowning-pass = Pionek, który dojdzie do ostatniego rzędu w biciu i może bić dalej, bije jako pionek i nie awansuje.
page-crowning-go-on = Pionek, który dojdzie do ostatniego rzędu w biciu, od razu awansuje i bije dalej jako { $king }.
page-regicide = Pionkiem zbita { $king }
page-regicide-stop = Jeśli pionkiem zbita jest { $king }, pionek od razu awansuje, gdziekolwiek stanie, i kończy ruch.
page-regicide-go-on = Jeśli pionkiem zbita jest { $king }, pionek od razu awansuje, gdziekolwiek stanie, i bije dalej jako { $king }, jeśli może.
page-regicide-on-last-row = Jeśli stanie w najdalszym rzędzie, ruch i tak się tam kończy.
page-regicide-at-end = Jeśli pionkiem zbita jest { $king }, pionek awansuje na końcu ruchu; do tego czasu bije jako pionek.
page-draws = Remisy
page-played = Gdzie się gra
page-played-where = Gra się { $where }.
page-rulebook = Regulamin wydaje: { $federation }.
page-draws-now = Liczniki remisu w tej partii
page-draw-repetition = Remis, gdy ta sama pozycja z tą samą kolejką wystąpi { $n } razy.
page-draw-no-progress = Remis po { $n } ruchach każdej strony bez bicia i ruchu pionkiem.
page-draw-claims-repetition = Przy planszy remisu przez powtórzenie trzeba zażądać.
page-draw-claims-all = Przy planszy takiego remisu trzeba zażądać.
page-draw-endings = Jeśli jedna damka gra na trzy bierki, w tym damkę, remis po { $three } ruchach każdej strony. Na jedną lub dwie bierki, w tym damkę, po { $two }.
page-draw-russian-lone = Jeśli jedna { $king } gra na trzy lub więcej ({ $kings }), remis po { $many } ruchach każdej strony. Na jedną lub dwie bierki, albo na trzy z długiej przekątnej, po { $few }.
page-draw-russian-few = Jeśli obie strony mają { $kings } i nie ma bicia ani awansu, remis po { $four } ruchach każdej strony przy czterech lub pięciu bierkach razem, a po { $six } przy sześciu lub siedmiu.
page-draw-three-kings = Jeśli { $kings } grają trzy na jedną, remis po { $n } ruchach każdej strony.
page-draw-frisian = Jeśli { $kings } grają dwie na jedną, remis po { $two } ruchach każdej strony; gdy u każdego jest jedna { $king }, po { $one }.
page-draw-one-each = Jeśli każda strona ma jedną bierkę, jest remis, jeśli następny ruch nie bije.
page-draw-agreement = Gracze mogą w każdej chwili zgodzić się na remis.
contradiction = Te zasady są sprzeczne: { $why } ({ $switches }).
contradiction-rows = każda strona potrzebuje co najmniej rzędu pionków i pustego rzędu między stronami
contradiction-precedence = pierwszeństwo porównuje skończone bicia, a te można przerwać
contradiction-single-leg-crowning = przy jednym skoku ruch kończy się w najdalszym rzędzie: pionek nie może go minąć ani bić dalej jako damka
contradiction-single-leg-regicide = przy jednym skoku pionek nie może bić dalej po zbiciu damki
contradiction-huffing = chuchanie wymaga dobrowolnego bicia, bo tylko takie można pominąć
contradiction-repetition = każda pozycja występuje raz: powtórzenie wymaga 2 lub więcej, albo 0 bez granicy
contradiction-in = { $why } ({ $switches }).

## Switches of house rules

switch-name = { $key ->
    [board] Plansza
    [rows] Rzędy pionków
    [home_gap] Puste rzędy z tyłu
    [starts] Zaczynają
    [goal] Jak wygrać
    [man_steps] Pionki chodzą
    [king_steps] Damki chodzą
    [flying_kings] Latające damki
    [king_move_limit] Ruchy damką z rzędu
    [capture_duty] Bicie
    [huffing] Chuchanie
    [man_captures] Pionki biją
    [men_capture_back] Pionki biją do tyłu
    [men_take_kings] Pionki biją damki
    [king_captures] Damki biją
    [king_landing] Gdzie staje latająca damka
    [chain_duty] Bicie wielu
    [precedence] Pierwszeństwo bicia
    [removal] Zbite schodzą
    [may_turn_back] Damki zawracają
    [crowning_in_capture] Ostatni rząd w biciu
    [regicide] Pionek zbił damkę
    [repetition] Powtórzenie
    [no_progress] Bez postępu
    [endings] Granice końcówek
   *[claims] Remisy na żądanie
    }
switch-value = { $value ->
    [board-6x6] 6×6
    [board-8x8] 8×8
    [board-8x8-mirrored] 8×8, lustrzana
    [board-10x10] 10×10
    [board-12x12] 12×12
    [board-12x12-mirrored] 12×12, lustrzana
    [board-10x8] 10×8
    [board-8x8-full] 8×8, wszystkie pola
    [starts-white] Białe
    [starts-black] Czarne
    [goal-leave-no-move] Odebrać ruchy
    [goal-run-out] Zostać bez ruchów
    [goal-first-king] Pierwsza damka
    [capture_duty-mandatory] Obowiązkowe
    [capture_duty-optional] Dobrowolne
    [king_landing-any] Gdziekolwiek za zbitą
    [king_landing-behind] Tuż za zbitą
    [king_landing-behind-last-king] Tuż za ostatnią damką
    [chain_duty-finish] Do końca
    [chain_duty-stop-anywhere] Można przerwać
    [chain_duty-single-leg] Jeden skok w ruchu
    [precedence-free] Dowolne
    [precedence-most-pieces] Najwięcej bierek
    [precedence-most-pieces-then-kings] Najwięcej, potem damki
    [precedence-italian] Porządek włoski
    [precedence-king-first] Damka przed pionkiem
    [precedence-value] Największa wartość
    [removal-at-end] Na końcu ruchu
    [removal-at-once] Od razu
    [crowning_in_capture-stop] Ruch się kończy
    [crowning_in_capture-pass] Zostaje pionkiem
    [crowning_in_capture-go-on-as-king] Zostaje damką
    [regicide-off] Zostaje pionkiem
    [regicide-crown-and-stop] Awans, koniec ruchu
    [regicide-crown-and-go-on] Awans, bije dalej
    [regicide-crown-at-end] Awans na końcu
    [endings-none] Brak
    [endings-international] Międzynarodowe
    [endings-russian] Rosyjskie
    [endings-pool] Pool amerykański
    [endings-canadian] Kanadyjskie
    [endings-frisian] Fryzyjskie
    [endings-one-each] Po jednej bierce
    [claims-none] Brak
    [claims-repetition] Powtórzenie
    [claims-all] Powtórzenie i brak postępu
   *[other] { $value }
    }
switch-times = { $n ->
    [0] Bez remisu
   *[other] Remis za { $n }. razem
    }
switch-moves = { $n ->
    [0] Bez remisu
    [one] Remis po { $n } ruchu
   *[other] Remis po { $n } ruchach
    }
switch-limit = { $n ->
    [0] Bez granicy
   *[other] { $n }
    }

## Hints

ladder-next = Następny szczebel: { $ending }
ladder-climbed = Wygrane końcówki: { $n } z { $all }.
ladder-won = wygrana
motif-name = { $motif ->
    [royal] kombinacja królewska
    [philippe] coup Philippe
    [napoleon] coup Napoléon
    [express] coup express
    [heel] uderzenie piętą
    [raphael] coup Raphaël
    [turkish-stroke] turecka kombinacja
    [bomb] bomba
    [ricochet] rykoszet
    [mazette] kombinacja początkującego
    [trapdoor] zapadnia
    [recall] odwołanie
    [bridge] most
    [dog-hole] psia buda
    [two-for-one] dwa za jednego
    [three-for-one] trzy za jednego
    [three-for-two] trzy za dwa
    [stroke] kombinacja
    [breeches] widełki
    [in-and-out] tam i z powrotem
    [exchange-to-break] wymiana i przebicie
    [breakthrough] przebicie
    [king-caught] złapana damka
    [king-lured] zwabiona damka
    [block] blokada
    [opposition] opozycja
    [round-trip] bicie w koło
    [long-capture] długie bicie
    [backward-capture] bicie do tyłu
    [smaller-capture] mniejsze bicie
   *[other] { $motif }
    }
hint-line = { $why }. Potem { $line }.
hint-why = { $why }.
hint-only-move = to jedyny ruch
hint-only-and = to jedyny ruch i { $why }
hint-only-loses = { $n ->
    [1] to jedyny ruch, ale przegrywa w jednym ruchu
   *[other] to jedyny ruch, ale przegrywa (ruchów: { $n })
    }
hint-wins-game = { $n ->
    [1] od razu wygrywa partię
   *[other] wygrywa partię (ruchów: { $n })
    }
hint-loses-game = { $n ->
    [1] broni się najdłużej, ale przegrywa w jednym ruchu
   *[other] broni się najdłużej, ale przegrywa (ruchów: { $n })
    }
hint-wins = zyskuje: { $pieces }
hint-wins-for = zyskuje: { $pieces } za { $given }
hint-gives = oddaje: { $pieces }
hint-gives-for = oddaje: { $pieces } za { $won }
hint-exchange = wymienia { $number } na { $number }
hint-crowns = zdobywa damkę
hint-and-crowns = { $why } i zdobywa damkę
hint-comma-crowns = { $why }, i zdobywa damkę
hint-but-crowns = { $why }, ale zdobywa damkę
hint-nothing-better = { $why }, ale nic nie jest lepsze
hint-better = jest lepsze od innych ruchów (pionków: { $men })
hint-shot = { $why } ({ $shot })
hint-tempting = { $move } kusi, ale { $why }.
hint-chance = { $why }: wygrana { $win }%, remis { $draw }%, przegrana { $loss }%
hint-even = utrzymuje równowagę
hint-ahead = utrzymuje przewagę
hint-worse = to najlepsza obrona
hint-known-win = wygrywa partię
hint-known-loss = przegrywa jak każdy inny ruch

## The review of a game

review-mark = { $mark ->
    [only] Jedyny ruch
    [inaccuracy] Niedokładność
    [mistake] Błąd
   *[blunder] Gruby błąd
    }
review-only = to jedyny ruch, który utrzymuje wynik
review-slips = { $how ->
    [won-drawn] wypuszcza na remis wygraną { $phase }
    [won-lost] przegrywa wygraną { $phase }
   *[drawn-lost] przegrywa remisową { $phase }
    }
review-phase = { $few ->
    [yes] końcówkę
   *[no] partię
    }
review-allows-win = { $n ->
    [0] pozwala wygrać siłą ({ $side })
    [1] pozwala wygrać w jednym ruchu ({ $side })
   *[other] pozwala wygrać, ruchów { $n } ({ $side })
    }
review-misses-win = { $n ->
    [0] pomija { $better }, co wygrywa siłą
    [1] pomija { $better }, co wygrywa od razu
   *[other] pomija { $better }, co wygrywa (ruchów: { $n })
    }
review-loses = traci: { $pieces }
review-loses-for = traci: { $pieces } za { $won }
review-shot = dopuszcza kombinację, strata: { $pieces }
review-shot-for = dopuszcza kombinację: { $pieces } za { $won }
review-misses = pomija { $better }, zysk: { $pieces }
review-misses-for = pomija { $better }, zysk: { $pieces } za { $given }
review-lets-crown = pozwala zdobyć damkę ({ $side })
review-misses-crown = pomija { $better }, co daje damkę
review-weaker = jest słabsze niż { $better }
review-line = { $why }: { $line }.
review-why = { $why }.
review-better = Lepsze jest { $line }.
review-accuracy = Dokładność { $percent }%

## Opponents

opponent-random = Losowy
opponent-greedy = Łakomy
opponent-minimax = Minimaks, półruchów: { $n }
opponent-alphabeta = Alfa-beta, półruchów: { $n }
opponent-level = { $n ->
    [1] Nowicjusz
    [2] Uczeń
    [3] Początkujący
    [4] Okazjonalny
    [5] Bywalec
    [6] Pasjonat
    [7] Gracz klubowy
    [8] Gracz drużyny
    [9] Silny gracz klubowy
    [10] Gracz turniejowy
    [11] Ekspert
    [12] Kandydat na mistrza
    [13] Mistrz
    [14] Mistrz krajowy
    [15] Arcymistrz
    [16] Czempion
   *[other] Poziom { $n }
    }
opponent-full-level = Poziom { $n }: { $title }
opponent-adaptive = { $found ->
    [yes] Mój poziom, teraz poziom { $n }
   *[no] Znajdź mój poziom, teraz poziom { $n }
    }
opponent-full-reference = { $title } ({ $rules })
opponent-random-line = Gra losowe dozwolone ruchy.
opponent-greedy-line = Bije, ile się da, i nie patrzy dalej.
opponent-minimax-line = Sprawdza wszystkie warianty, półruchów: { $n }.
opponent-alphabeta-line = Szuka na głębokość { $n } i pomija zbędne warianty.
opponent-level-line = { $n ->
    [1] Zna zasady i widzi niewiele poza następnym ruchem.
    [2] Widzi proste bicie, ale często nie odpowiedź.
    [3] Widzi większość odpowiedzi, ale mało kombinacji.
    [4] Widzi krótkie kombinacje do przodu.
    [5] Widzi krótkie kombinacje, ale nie długie ani do tyłu.
    [6] Patrzy cztery półruchy naprzód i przeocza co trzecią kombinację.
    [7] Przeocza długie kombinacje i ciche groźby.
    [8] Czasem przeocza długą kombinację.
    [9] Rzadko przeocza kombinację.
    [10] Prawie nigdy nie przeocza kombinacji.
    [11] Widzi prawie wszystko na siedem półruchów.
    [12] Niczego nie przeocza i liczy krótkie warianty.
    [13] Liczy dłuższe warianty.
    [14] Liczy daleko i dobrze gra końcówki.
    [15] Karze najmniejszy błąd.
    [16] Gra z pełną siłą.
   *[other] Silnik na poziomie { $n }.
    }
placement-open = Następny przeciwnik: poziom { $level }. Rozegrane partie: { $games } z { $all }.
placement-found = Grasz mniej więcej na poziomie { $level }, { $title }. Ranking { $n } ± { $margin }.
opponent-rated-line = { $line } Ranking { $n }.
opponent-styled = { $title }, { $style ->
    [cautious] styl ostrożny
    [sharp] styl ostry
   *[tricky] styl podstępny
    }
opponent-style-line = { $style ->
    [balanced] Gra ruch, który wygląda najlepiej.
    [cautious] Wymienia pionki i trzyma dystans.
    [sharp] Unika wymian i szuka kontaktu.
   *[tricky] Zastawia pułapki.
    }
opponent-style = { $style ->
    [balanced] Wyważony
    [cautious] Ostrożny
    [sharp] Ostry
   *[tricky] Podstępny
    }
opponent-reference = { $name ->
    [easy] Łatwy
    [medium] Średni
    [hard] Trudny
    [very-hard] Bardzo trudny
    [last-stand] Ostatnia obrona
    [greedy] Łakomy
    [minimax] Minimaks
   *[other] { $name }
    }
opponent-second-evaluation = { $title }, druga ocena
opponent-score-panel = { $name ->
    [easy] Rusza losową bierkę.
    [medium] Patrzy 2 półruchy naprzód.
    [hard] Patrzy 5 półruchów naprzód.
    [very-hard] Patrzy 7 półruchów naprzód.
    [last-stand] Patrzy 7 półruchów naprzód, a dalej, gdy bierek mniej.
   *[other] Przeciwnik z tablicy.
    }
opponent-menu = { $name ->
    [easy] Patrzy 2 półruchy naprzód.
    [medium] Patrzy 3 półruchy naprzód.
    [hard] Patrzy 4 półruchy naprzód.
   *[other] Przeciwnik z menu.
    }
opponent-choose-each-leg = { $name ->
    [easy] Patrzy 1 półruch naprzód.
    [medium] Sprawdza wszystkie warianty na 2 półruchy.
    [hard] Sprawdza wszystkie warianty na 3 półruchy.
   *[other] Przeciwnik z głównego menu.
    }
opponent-flying-tutorial = { $name ->
    [greedy] Wybiera ruch o najlepszym doraźnym wyniku.
    [minimax] Patrzy 4 półruchy naprzód i poddaje się, gdy wszystko przegrywa.
   *[other] Przeciwnik z kursu.
    }
opponent-text = { $name ->
    [easy] Patrzy 2 półruchy naprzód i gra urozmaicenie.
    [medium] Patrzy 5 półruchów naprzód i gra urozmaicenie.
    [hard] Patrzy 7 półruchów naprzód i gra urozmaicenie.
   *[other] Przeciwnik z gry tekstowej.
    }

## Requests and invalid input

gives-up = { $side } się poddają.
offers-draw = { $side } proponują remis.
claims-draw = { $side } żądają remisu.
unknown-rules = Nie ma odmiany „{ $key }”.
unknown-opponent = Nie ma przeciwnika „{ $key }”.
unknown-side = Strona to white lub black, nie „{ $key }”.
bad-position = Nie można odczytać pozycji: { $why }.
bad-rules = Nie można odczytać zasad: { $why }.

## The position editor

editor-off-board = Plansza nie ma pola { $number }.
editor-two-pieces = Na { $square } stoją dwie bierki.
editor-crowning-row = { $side }: pionek nie może stać na { $square }, tam zostaje damką.
editor-king-run = { $side }: licznik na { $square } wymaga tam damki i pionka tego samego koloru na planszy.
editor-no-pieces = { $side } nie mają bierek.
editor-too-many = { $side } mają { $count } bierek, więcej niż { $most } na początku.
editor-over = Partia skończona: wygrywają { $side }.

## Lines of the game screen

headline-side-must-capture = { $side } muszą bić
strip-to-move = { $side } · ruch
strip-turn = Ruch
strip-telling = { $side } · { $told }
side-first = { $side } · zaczynają
rules-of = Zasady: { $rules }
game-line = { $rules } · ruch { $n }
game-line-against = { $rules } · { $opponent } · ruch { $n }
seconds = { $number } s
thinking-of = Myśli: { $progress }
typed-example = Wpisz: { $move }

## Offline use

kept-sizes = Aplikacja zajmuje { $app }; jej pobrania (wagi, tablice końcówek, języki) { $data }.
kept-all = Pobierz wszystko ({ $size })
kept-clear = Usuń pobrane ({ $size })

## Endgame tables

tables-name = { $rules }, bierek: { $n }
tables-up-to = do { $n }
tables-tell = { $metric ->
    [dtw] wynik i odległość do wygranej
    [dtc] wynik i odległość do bicia
   *[other] tylko wynik
    }
tables-set = { $rules }, do { $n } bierek, { $metric }: { $size }
tables-begun = { $rules }, { $metric }: jeszcze nic gotowego
tables-more = { $set }, i część następnego rozmiaru
tables-cost = Potrzeba do { $disk } dysku i { $memory } pamięci, czas około { $time }.
tables-no-disk = Za mało miejsca na dysku: wolne { $free }.
tables-no-memory = Za mało pamięci: tu najwyżej { $most }.
tables-no-size = Żadna tablica nie pomieści tylu pozycji.
tables-no-huffing = Tablice końcówek nie znają chuchania.
tables-complete = Te tablice już są.
tables-percent = { $percent }%
tables-running = { $name }: { $percent }%
tables-left = { $running }, zostało około { $time }
tables-finished = { $name }: gotowe.
tables-stopped = { $name }: zatrzymane na { $percent }%. Gotowe części zostają.
tables-failed = { $name }: błąd. { $why }
bytes-mb = { $number } MB
bytes-gb = { $number } GB
time-short = minuta
time-minutes = { $n } min
time-hours = { $n } godz.
time-days = { $n ->
    [one] { $n } dzień
   *[other] { $n } dni
    }

## Labels

label-a-person = Człowiek
label-accept = Przyjmij
label-against-computer = Z komputerem
label-analyze = Analiza
label-animation-speed = Animacja
label-back = Wstecz
label-best-defense = Najlepsza obrona
label-board = Plansza
label-board-theme = Kolory planszy
label-claim = Żądaj
label-claim-draw = Żądaj remisu
label-clock = Zegar
label-clock-custom = Własny czas
label-club = Klub
label-close = Zamknij
label-computer-pause = Zwłoka komputera
label-continue = Dalej
label-copy = Kopiuj
label-delete = Usuń
label-dark = Ciemny
label-download = Pobierz
label-draws = Remisy
label-draws-automatic = Automatyczne
label-draws-claimed = Na żądanie
label-endgame-values = Oceny
label-fast = Szybko
label-favorite = Ulubione
label-flip-each-move = Obracaj planszę po każdym ruchu (dwóch graczy)
label-flip = Obróć
label-game = Gra
label-game-link = Link z całą partią
label-game-pdn = Partia (PDN)
label-go-on = Wznów
label-handicap = Fory
label-help = Pomoc
label-hint = Rada
label-home = Crownhead: początek
label-huff = Chuchnij
label-kept-offline = Bez sieci
label-language = Język
label-lessons = Lekcje
label-levels = Poziomy
label-learn = Nauka
label-my-level = Mój poziom
label-find-level = Znajdź mój poziom
label-style = Styl
label-puzzles = Zadania
label-library = Partie
label-light = Jasny
label-look-at-board = Zobacz planszę
label-more = Więcej
label-move-list = Ruchy
label-more-options = Więcej opcji
label-more-opponents = Więcej przeciwników
label-move-now = Graj już
label-names-shown = Nazwy
label-new-game = Nowa gra
label-next-exercise = Następne
label-no = Nie
label-no-animation = Brak
label-normal = Normalnie
label-offer-draw = Remis?
label-open = Otwórz
label-open-game = Otwórz partię lub pozycję
label-open-file = Otwórz plik
label-opponent = Przeciwnik
label-paste = Wklej
label-own-rules = Własne zasady
label-own-template = Na podstawie
label-own-title = Własne zasady
label-own-words = Przeczytaj zasady
label-own-share = Link i plik
label-own-link = Link
label-own-file = Zasady w pliku (TOML)
label-pause = Pauza
label-pause-clock = Zatrzymaj zegar
label-pictures = Obrazy i druk
label-plain-opponents = Prości przeciwnicy
label-piece-set = Bierki
label-play = Graj
label-play-again = Jeszcze raz
label-play-on = Graj dalej
label-players = Gracze
label-one-click = Jedno kliknięcie, gdy bierka ma jeden ruch
label-position-editor = Edytor
label-position-fen = Pozycja (FEN)
label-premoves = Planuj ruchy w kolejce przeciwnika
label-practice = Ćwicz końcówki
label-random-side = Losowo
label-recent-games = Ostatnie partie
label-redo = Ponów
label-reload = Odśwież
label-resign = Poddaj
label-result = Wynik
label-restart = Od nowa
label-rules = Zasady
label-search-games = Szukaj gier
label-settings = Ustawienia
label-share = Wyślij
label-show-targets = Pokazuj dozwolone ruchy
label-side = Strona
label-slow = Wolno
label-sound = Dźwięk
label-square-numbers = Numery pól
label-study = Analiza
label-start = Start
label-start-clock = Uruchom zegar
label-surprise-me = Niespodzianka
label-system = Systemowy
label-take-back = Cofnij
label-tables = Tablice końcówek
label-tables-pieces = Bierki
label-tables-start = Buduj
label-tables-stop = Stop
label-tables-tell = Zawartość
label-theme = Motyw
label-thinking = Myśli
label-two-players = Dwóch graczy
label-train = Trening
label-try-again = Jeszcze raz
label-time-set = Ustaw
label-type-a-move = Wpisz ruch
label-undo = Cofnij
label-warnings = Ostrzegaj przed błędami w partiach bez zegara
label-watch = Dwa komputery
label-who-plays = Gracze
label-yes = Tak
label-you = Ty
label-you-play = Grasz
label-blindfold = Na ślepo
label-board-size = Rozmiar planszy
label-inside = Na planszy
label-keys = Klawisze
label-letters = Litery
label-none = Brak
label-numbers = Numery
label-outside = Obok
label-show-all = Pokaż wszystko
label-spoken-names = Czytnik ekranu
label-usual = Jak w zasadach
label-vibration = Wibracje
label-zen = Zen

## Perfect endgames

known-win = { $side } wygrywają.
known-win-in = { $side } wygrywają, półruchów: { $n } (ruchów: { $moves }).
known-draw = Remis przy najlepszej grze.
known-conversion = Do bicia lub awansu półruchów: { $n }.
known-at-risk = Reguła remisu może zakończyć partię wcześniej.
known-move = { $move } { $verdict }
known-target = { $square }, ten ruch { $verdict }
known-piece = { $square }, najlepszy ruch { $verdict }
verdict-draws = remisuje
verdict-wins = wygrywa
verdict-wins-in = wygrywa, półruchów: { $n }
verdict-wins-converting = wygrywa, do bicia lub awansu półruchów: { $n }
verdict-loses = przegrywa
verdict-loses-in = przegrywa, półruchów: { $n }
verdict-loses-converting = przegrywa, do bicia lub awansu półruchów: { $n }
ending-name = { $winner } na { $loser }
drill-task = { $side } zaczynają i wygrywają.
drill-ending = { $ending }.
drill-ending-shortest = { $ending }. Najszybsza wygrana, ruchów: { $n }.
drill-won = Nadal wygrane.
drill-longer = To kosztuje ruchów więcej: { $n }.
drill-at-risk = Nadal wygrane, ale reguła remisu może zakończyć partię wcześniej.
drill-gone = Wygrana przepadła.
drill-lost = Wygrana przepadła, partia jest przegrana.
drill-draws = { $move } tylko remisuje.
drill-loses = { $move } przegrywa.
drill-failed = Wygrana nie została wykorzystana.
drill-solved = Rozwiązane, ruchów: { $n }.
drill-solved-best = Rozwiązane, ruchów: { $n } — najszybsza wygrana.
drill-solved-in = Rozwiązane, ruchów: { $n }; najszybsza wygrana: { $shortest }.
drill-line = Końcówka · { $ending }

## What screen readers say on request

speech-group = { $pieces } { $squares }
speech-pieces = { $side }: { $pieces }.
speech-none = { $side } nie mają bierek.
speech-captures = { $side } mogą bić: { $moves }.
speech-no-captures = { $side } nie mają bicia.

## Keys of the game page: the key before the bar, its effect after it

page-key-own = P | twoje bierki
page-key-other = O | bierki przeciwnika
page-key-captures = C | możliwe bicia
page-key-last = L | ostatni ruch
page-key-counts = M | liczba bierek
page-key-status = S | czyj ruch
page-key-clocks = T | zegary
page-key-best = B | podpowiedz ruch
page-key-arrows = Strzałki, Enter | chodź po planszy; wybierz bierkę, potem cel
page-key-numbers = 1–9 | wybierz numerowane bicie
page-key-back = Backspace, Escape | cofnij skok; anuluj
page-key-typed = 22-18, Enter | wpisz ruch
page-key-undo = Ctrl+Z, Ctrl+Shift+Z | cofnij, ponów
page-key-zen = Z | ukryj wszystko prócz planszy albo pokaż
page-key-draw = Prawy przycisk | rysuj koła i strzałki; Shift i Alt zmieniają kolor
page-key-help = ? | pokaż tę stronę

## Fixed sentences

note-a-person-line = Ktoś przy tej planszy.
note-about-ratings = Ranking liczy się od gry losowej, 0. Przewaga 200 punktów daje trzy punkty z czterech.
note-against-computer-line = Szesnaście poziomów i przeciwnicy każdego zestawu.
note-computers-wait = Komputery czekają.
note-computer-waits = Komputer czeka.
note-copied = Skopiowano.
note-draws-automatic-line = Partia kończy się, gdy tylko zajdzie reguła remisu.
note-draws-claimed-line = Partia trwa, aż gracz zażąda remisu.
note-draw-declined = Remis odrzucony. Partia trwa.
note-draw-offered = Zaproponowano remis.
note-draw-question = Przyjąć remis?
note-engine-failed = Silnik przestał działać.
note-first-tip = Przeciągnij bierkę albo wybierz ją, a potem cel.
note-game-is-over = Partia skończona.
note-greeting = Wszystkie warcaby.
note-greeting-line = Wybierz grę i przeciwnika. Crownhead wyjaśnia rady i dlaczego ruch jest niedozwolony.
note-hint-coming = Szukam dobrego ruchu…
note-huff-which = Wybierz bierkę do chuchnięcia.
note-keys-tip = Działają też strzałki i wpisywanie ruchów.
note-looking-for-tables = Szukam tablic końcówek…
note-may-end-here = Wybierz następne pole albo to jeszcze raz, by skończyć ruch.
note-clock-custom = Minuty+sekundy na ruch: 5+3. Inne: 40/90,30+30 · 5b3 · 10+3x30 · h5 · 5 vs 3.
note-clock-starts = Zegar rusza po pierwszym ruchu; dotknięcie go zatrzymuje partię.
note-moves-first = Zaczyna.
note-moves-second = Gra drugi.
note-must-go-on = Wybierz następne pole: bicie musi trwać dalej.
note-no-game-found = Żadna gra nie pasuje. Spróbuj innego słowa lub własnych zasad.
note-no-draw-to-claim = Nie ma remisu do żądania.
note-no-hint = Brak rady.
note-no-endings = W tej grze nie ma końcówek do ćwiczenia.
note-no-moves-yet = Jeszcze bez ruchów.
note-not-your-turn = To nie twoja kolej.
note-nothing-to-redo = Nie ma czego ponowić.
note-nothing-to-undo = Nie ma czego cofnąć.
repairs-title = Poprawiono przy czytaniu
repair = Wiersz { $line }, kolumna { $column }: było „{ $found }”, oczekiwano { $expected }; { $done }.
repair-missing = Wiersz { $line }, kolumna { $column }: oczekiwano { $expected }; { $done }.
repair-no-move = Wiersz { $line }, kolumna { $column }: „{ $found }” to nie ruch; { $done }.
repairs-more = I jeszcze { $count }.
note-own-paste = Wczytaj zasady z linku lub kodu
note-own-paste-example = Na przykład 16g3050004000r0688q7z
note-pick-a-piece = Wybierz bierkę.
note-plan-move = Teraz wybierz, dokąd pójdzie zaplanowany ruch.
note-plan-not-expected = Przeciwnik zagrał inaczej. Plany przepadły.
note-plan-reply = Jeśli przeciwnik tak zagra: wybierz, dokąd idzie bierka, potem swoją odpowiedź.
note-plans-dropped = Plany przepadły.
note-practice-line = Wygraj wygraną pozycję z najlepszą obroną.
note-random-side-line = O stronie decyduje los na początku partii.
note-really-resign = Poddać tę partię?
note-really-restart = Zacząć od nowa? Ruchy tej partii przepadną.
note-saved = Zapisano.
note-saved-elsewhere = Inna karta zapisała partię. Twój następny ruch tutaj zapisze tę.
note-storage-full = Pamięć przeglądarki jest pełna: ta partia nie jest już zapisywana. Możesz grać dalej.
note-tables-intro = Z tablicami końcówek komputer gra końcówki bezbłędnie. Część jest w komplecie, resztę możesz zbudować tutaj. Zatrzymana budowa rusza od tego samego miejsca.
note-tables-none = Nie ma jeszcze tablic.
note-tables-reload = Odśwież stronę, by komputer ich używał.
note-tables-there = Już zbudowane:
note-tables-used = Komputer już ich używa.
note-text-prompt = Wpisz cztery liczby: kolumnę i rząd bierki, potem celu.
note-two-players-line = Na zmianę przy jednej planszy.
note-version-ready = Jest nowa wersja.
note-version-used = Inna karta używa nowej wersji. Odśwież, by użyć jej także tutaj.
note-watch-line = Dwa komputery grają ze sobą.
