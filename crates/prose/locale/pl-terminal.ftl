# Tekst terminala po polsku (Project Fluent).
# Wiersz pomocy ma wejście przed kreską, a działanie po niej.

## Keys of the full-screen board

help-arrows = Strzałki, hjkl | ruszaj kursorem
help-choose = Enter, Spacja | wybierz bierkę, potem cel; jeszcze raz bierkę, by skończyć bicie
help-leg-back = Backspace | cofnij skok albo puść bierkę
help-escape = Escape | anuluj zaczęty ruch
help-typed = 22-18, Enter | wpisz ruch
help-mouse = Mysz | kliknij albo przeciągnij bierkę
key-claim = Żądaj
key-draw = Remis
key-flip = Obróć
key-help = Klawisze
key-hint = Rada
key-huff = Chuchnij
key-new = Nowa
key-opponent = Przeciwnik
key-pause = Pauza
key-practice = Końcówki
key-quit = Wyjdź
key-read = Otwórz
key-redo = Ponów
key-resign = Poddaj
key-rules = Zasady
key-settings = Opcje
key-tables = Tablice
key-undo = Cofnij
key-values = Oceny
key-write = Zapisz
does-claim = zażądaj remisu
does-draw = zaproponuj remis
does-flip = obróć planszę
does-help = pokaż tę stronę
does-hint = podpowiedz ruch albo ukryj podpowiedź
does-huff = chuchnij bierkę, która mogła bić
does-new = zacznij nową partię
does-opponent = zmień przeciwnika albo znajdź swój poziom
does-pause = zatrzymać zegar lub puścić go dalej
does-practice = ćwicz końcówki z najlepszą obroną
does-quit = wyjdź
does-read = otwórz partię z pliku
does-redo = ponów ruch
does-resign = poddaj się
does-rules = pokaż zasady
does-settings = zmień opcje
does-tables = buduj tablice końcówek albo śledź budowę
does-undo = cofnij ruch
does-values = pokaż ocenę każdego ruchu w tablicach końcówek
does-write = zapisz partię do pliku

## Settings and questions of the full-screen board

clock-paused = Zegar stoi. Naciśnij z, aby grać dalej.
games-keys = Pisz, aby szukać · Tab: ulubiona · Enter: wybierz · Esc: wstecz
games-none = Żadna gra nie zawiera wszystkich tych słów.
setting-ascii = Tylko ASCII
setting-search = Pokazuj myślenie komputera
setting-square-size = Rozmiar pól
size-auto = auto
size-large = duży
size-medium = średni
size-small = mały
title-read = Otwórz partię z pliku
title-write = Zapisz partię do pliku
too-small = Ten terminal jest za mały: plansza wymaga { $columns } kolumn i { $rows } wierszy.

## What endgame tables know

practice-take-back = Naciśnij u, by cofnąć.
warning-take-back = Wpisz undo, by cofnąć ruch, albo naciśnij Enter, by go zostawić.
values-title = Oceny
values-unknown = Tablice końcówek nie znają tej pozycji.
values-more = i jeszcze { $n }
values-brackets = (n): półruchów do bicia lub awansu
values-move = { $move }: { $worth }
move-wins = wygrywa
move-wins-in = wygrywa w { $n }
move-wins-converting = wygrywa ({ $n })
move-draws = remis
move-loses = przegrywa
move-loses-in = przegrywa w { $n }
move-loses-converting = przegrywa ({ $n })

## The game line by line

play-move-or-help = Wpisz ruch, np. 22-18, albo help.
play-help-move = 22-18 lub 22 18 | zrób ruch; bicie to 22x15, albo 22x15x6, gdy dróg jest kilka
play-help-moves = 22 lub moves 22 | pokaż ruchy bierki z pola; moves pokazuje wszystkie
play-help-hint = hint | podpowiedz ruch i powiedz dlaczego
play-help-values = values | pokaż ocenę każdego ruchu w tablicach końcówek
play-help-undo = undo, redo | cofnij ruch, ponów
play-help-huff = huff [POLE] | zdejmij bierkę, która mogła bić, jeśli zasady na to pozwalają
play-help-save = save PLIK | zapisz partię jako PDN (save! zastępuje plik)
play-help-load = load PLIK | otwórz partię
play-help-fen = fen | pokaż pozycję jako FEN
play-help-rules = rules | pokaż zasady
play-help-show = flip, board, score | obróć planszę, pokaż ją, pokaż wynik
play-help-new = new [KLUCZ] | zacznij partię, innej odmiany, jeśli ją podasz
play-help-opponent = opponent [KLUCZ] | zmień przeciwnika; opponent two-players gra bez komputera, opponent my-level znajduje twój poziom
play-help-draws = claim, draws | zażądaj remisu, pokaż liczniki remisu
play-help-end = resign, draw | poddaj się, zaproponuj remis
play-help-stop = Enter, stop | każ myślącemu komputerowi grać już, jak Ctrl-C
play-help-quit = quit | wyjdź
load-what = load wymaga nazwy pliku: load partia.pdn
save-what = save wymaga nazwy pliku: save partia.pdn
score-line = Wynik ({ $white } - { $black }): { $score }
no-square = Nie ma pola { $text }: są od 1 do { $last }.
off-the-board = { $place } jest poza planszą: kolumny i rzędy od 1 do { $most }.
not-playing = { $place } to nie pole gry: bierki stoją na ciemnych.
neither-move = „{ $text }” to ani ruch ({ $why }), ani polecenie. Wpisz help.
neither-number = „{ $text }” to ani liczba dla { $name }, ani polecenie. Wpisz help.

## Files

file-saved = Zapisano jako { $name }.
file-unreadable = Nie można odczytać { $name }: { $why }.
file-exists = { $name } już istnieje; wybierz inną nazwę.
file-exists-replace = { $name } już istnieje; save! { $name } go zastąpi.

## The analysis board

analysis-key-best = Najlepszy
analysis-key-comment = Komentarz
analysis-key-delete = Usuń
analysis-key-engine = Silnik
analysis-key-flip = Obróć
analysis-key-glyphs = Znaki
analysis-key-help = Klawisze
analysis-key-learn = Nauka
analysis-key-lines = Warianty
analysis-key-new = Nowa
analysis-key-open = Otwórz
analysis-key-promote = Awansuj
analysis-key-quit = Wyjdź
analysis-key-review = Przegląd
analysis-key-save = Zapisz
analysis-key-threat = Groźba
analysis-key-undo = Cofnij
analysis-help-step = Lewo, Prawo | po ruchach
analysis-help-ends = Góra, Dół, Home, End | na początek lub koniec
analysis-help-branch = Shift+Góra, Shift+Dół, [, ] | zmień gałąź
analysis-help-leave = Shift+Lewo, Backspace | wyjdź z wariantu
analysis-help-mistakes = ,, . | do poprzedniego lub następnego błędu
analysis-help-typed = 22-18, Enter | wpisz ruch
analysis-help-cursor = Enter | kursor na planszy strzałkami; Enter wybiera, Escape wychodzi
analysis-help-mouse = Mysz | kliknij lub przeciągnij bierkę, kliknij ruch lub wariant; kółko przewija
analysis-help-best = Spacja | zagraj najlepszy ruch
analysis-help-add = i | wstaw najlepszy wariant
analysis-help-engine = l | włącz lub wyłącz silnik
analysis-help-lines = +, - | więcej lub mniej wariantów
analysis-help-threat = x | pokaż groźbę przeciwnika
analysis-help-deeper = z | szukaj bez granicy
analysis-help-men = e | ocena w pionkach lub procentach
analysis-help-arrow = a | pokaż najlepszy ruch na planszy
analysis-help-threads = t, T | więcej lub mniej wątków
analysis-help-memory = m, M | więcej lub mniej pamięci
analysis-help-review = r | przejrzyj partię; Escape przerywa
analysis-help-learn = w | ucz się na błędach po przeglądzie; obróć planszę dla drugiej strony
analysis-help-comment = c | napisz komentarz
analysis-help-glyphs = g | wybierz znak ruchu lub pozycji
analysis-help-marks = !, / | kolejno dobre lub złe znaki
analysis-help-promote = p, P | podnieś wariant, ustaw jako główny
analysis-help-delete = d, Delete, D | usuń ruch i dalsze, usuń wszystkie warianty
analysis-help-undo = u, y, Ctrl-R | cofnij, ponów
analysis-help-flip = f | obróć planszę
analysis-help-huff = H | chuchnij bierkę, jeśli zasady pozwalają
analysis-help-files = s, o, n | zapisz PDN, otwórz plik, nowa analiza
analysis-help-quit = ?, q | ta strona, wyjście
analysis-help-letters = Gdzie pola mają litery, małe litery wpisują ruchy: do poleceń użyj wielkich.
analysis-asked-several = Która partia?
analysis-cannot-read = To ani partia (PDN), ani pozycja (FEN).
analysis-comment-title = Komentarz do { $move }
analysis-comment-start = Komentarz do początku
analysis-discard = Odrzuć zmiany
analysis-discard-title = Analiza ma niezapisane zmiany.
analysis-end = Nie ma ruchu do dodania.
analysis-glyphs-title = Znaki dla { $move }
analysis-keep = Zachowaj
analysis-label-draw = remis
analysis-memory = { $n } MB
analysis-drawn = Rysunki: { $shapes }.
analysis-no-branch = Nie ma tu innej gałęzi.
analysis-no-engine-move = Silnik nie ma jeszcze ruchu.
analysis-no-game = Nie ma partii { $number }: plik ma ich { $count }.
analysis-no-lesson = Nie ma błędów do nauki. Naciśnij najpierw r.
analysis-no-mistake = Nie ma więcej błędów. Naciśnij r.
analysis-no-moves = Zrób ruch, by zacząć.
analysis-nothing-to-review = Nie ma ruchów do przeglądu.
analysis-on-main = To już wariant główny.
analysis-open-title = Otwórz plik albo wklej FEN
analysis-replace = Zastąp
analysis-replace-title = { $name } już istnieje.
analysis-reviewed = Dokładność: { $white } { $first }, { $black } { $second }.
analysis-reviewing = Przegląd partii: { $percent }%. Escape przerywa.
analysis-rules-title = Zasady nowej analizy
analysis-save-title = Zapisz analizę jako PDN
analysis-searching = Szukam
analysis-speed = głębokość { $depth }, węzłów { $nodes }, { $speed }/s
analysis-switch-deeper = bez granicy
analysis-switch-threat = groźba
analysis-threads = { $n ->
    [one] { $n } wątek
    [few] { $n } wątki
   *[other] { $n } wątków
}
analysis-title = Analiza
