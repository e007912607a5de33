# Tekst stron analizy po polsku (Project Fluent).

study-title = Analiza
study-analysis = Analiza
study-back-to-start = Crownhead: na początek
study-evaluation = Ocena
study-chances = Białe { $win }%, remis { $draw }%, czarne { $loss }%
study-engine-on = Silnik włączony
study-engine-off = Silnik wyłączony
study-engine-idle = Partia skończona.
study-engine-failed = Silnik stanął. Włącz go ponownie.
study-engine-in-page = Silnik strony
study-engine-native = { $n ->
    [one] Silnik natywny, { $n } wątek
    [few] Silnik natywny, { $n } wątki
   *[other] Silnik natywny, { $n } wątków
}
study-engine-setup = Ustawienia silnika
study-threads = Wątki
study-memory = Pamięć
study-memory-of = { $n } MiB
study-depth-of = głębokość { $n }
study-deeper = Głębiej
study-men = Pionki lub szanse
study-more-lines = Więcej wariantów
study-fewer = Mniej wariantów
study-threat = Pokaż groźbę
study-threat-none = Brak groźby: trzeba bić.
study-moves = Ruchy
study-no-moves = Zrób ruch na planszy albo otwórz partię.
study-first = Pierwszy ruch
study-previous = Poprzedni
study-next = Następny
study-last = Ostatni ruch
study-comment = Komentarz
study-comment-here = Skomentuj ten ruch
study-glyphs = Znaki
study-promote = Awansuj wariant
study-make-main = Ustaw jako główny
study-delete = Usuń odtąd
study-new = Nowa
study-open = Otwórz
study-open-hint = Wklej partię (PDN), pozycję (FEN) lub link, albo wybierz plik.
study-opened-one-of = Partia { $number } z { $count }
study-share = Udostępnij
study-as-chapters = Dodaj do tej analizy jako rozdziały
study-chapters = Rozdziały
study-chapter-new = Nowy rozdział
study-chapter-here = Rozdział stąd
study-chapter-open = Otwórz jako rozdziały
study-chapter-name = Nazwa rozdziału
study-chapter-previous = Poprzedni rozdział
study-chapter-next = Następny rozdział
study-chapter-number = Rozdział { $n }
study-chapter-count = { $n ->
    [one] { $n } rozdział
    [few] { $n } rozdziały
   *[other] { $n } rozdziałów
    }
study-chapters-full = Analiza ma najwyżej { $n } rozdziałów.
study-move-count = { $n ->
    [one] { $n } ruch
    [few] { $n } ruchy
   *[other] { $n } ruchów
    }
study-open-all = Otwórz wszystkie { $n } jako rozdziały
study-delete-named = Usuń: { $name }
study-recent = Ostatnie analizy
study-recent-unreadable = Tej analizy nie da się odczytać.
study-clocks = Zegary
study-clocks-now = Białe { $white } · Czarne { $black }
study-whole-game = Link z całą partią
study-edit = Zmień pozycję
study-play = Graj stąd
study-keys = Klawisze
study-keys-help = Lewo i Prawo przechodzą po ruchach, Góra i Dół na początek i koniec. Shift+Góra i Shift+Dół zmieniają gałąź, Shift+Lewo z niej wychodzi. Spacja gra najlepszy ruch, L włącza silnik, X pokazuje groźbę, F obraca planszę, E otwiera debiuty, C pisze komentarz. Prawy przycisk rysuje.
study-cancel = Anuluj
study-choose-files = Wybierz pliki
study-more-games = Partii jest więcej. Szukaj nazwiska, turnieju lub daty.
study-palette = Bierki
study-paste = Wklej
study-search-games = Gracz, turniej, data
study-start-position = Start
study-position = Analizuj
study-swap-colors = Zamień kolory
study-tool-erase = Zetrzyj
study-tool-hand = Przesuń
study-wipe = Wyczyść
study-reading = { $n ->
    [0] Czytam…
   *[other] Czytam… partii: { $n }
    }
study-games-found = { $n ->
    [one] { $n } partia
    [few] { $n } partie
   *[other] { $n } partii
    }
study-game-number = Partia { $n }
study-repaired = { $n ->
    [0] { $first }
   *[other] { $first } Poprawiono jeszcze: { $n }.
    }
study-square-with = { $square }, { $piece }
study-square-empty = { $square }, puste
study-piece = { $piece }, { $side }
study-to-move = Ruch: { $side }

## The review of a game

review-page-review = Przegląd
review-page-about = Przejrzyj całą partię z silnikiem
review-page-running = Trwa przegląd
review-page-cancel = Anuluj
review-page-stopped = Zatrzymano. Oto dotychczasowe wyniki.
review-page-again = Przejrzyj ponownie
review-page-complete = Przegląd gotowy
review-page-kept = Znaki dodano do ruchów
review-page-remove-marks = Cofnij
review-page-nothing = Jeszcze nie ma ruchów. Zagraj albo otwórz partię.
review-page-no-faults = Bez błędów. Brawo!
review-page-graph = Oczekiwany wynik białych w partii
review-page-start = Początek partii
review-page-expected = { $mv }: białe { $percent }%
review-page-accuracy = Dokładność
review-page-percent = { $percent }%
review-page-show-line = Pokaż ten wariant na planszy
review-page-learn = { $n ->
    [0] Nauka
   *[other] Nauka ({ $n })
    }
review-page-learn-about = Ucz się na swoich błędach
review-page-question-number = Pytanie { $number } z { $count }
review-page-question = Ruch: { $side }. { $mistake } to błąd.
review-page-find-better = Znajdź na planszy lepszy ruch.
review-page-hint = Wskazówka
review-page-hint-piece = Wskazówka: rusz bierkę z { $square }.
review-page-hint-move = Wskazówka: { $mv }.
review-page-solution = Rozwiązanie
review-page-the-solution = Rozwiązanie:
review-page-skip = Pomiń
review-page-retry = Jeszcze raz
review-page-try-again = Spróbuj innego ruchu.
review-page-played-again = { $mv } to błąd z partii.
review-page-not-best = { $mv } nie wystarczy.
review-page-is-best = { $mv } to najlepszy ruch!
review-page-is-good = { $mv } też jest dobre!
review-page-next = Dalej
review-page-done = Gotowe
review-page-ask-again = Od nowa
review-page-lesson-over = To było ostatnie pytanie.
review-page-summary = Znaleziono { $found } z { $count }, za pierwszym razem { $clean }.

# The share dialog.
study-download = Pobierz
study-file-name = analiza
study-not-downloaded = Przeglądarka odmówiła pobrania.
study-copy-picture = Kopiuj obraz
study-picture-copied = Obraz skopiowany. Wklej go do dokumentu.
study-picture-not-copied = Ta przeglądarka nie kopiuje obrazów. Pobierz PNG.
study-print-sheet = Drukuj

# Annotation glyphs by their numbers in the PGN standard.
study-glyph = { $number ->
    [1] dobry ruch
    [2] błąd
    [3] świetny ruch
    [4] gruby błąd
    [5] ciekawy ruch
    [6] wątpliwy ruch
    [7] wymuszony ruch
    [8] jedyny rozsądny ruch
    [9] najgorszy ruch
    [10] pozycja remisowa
    [11] równe szanse, spokojnie
    [12] równe szanse, aktywnie
    [13] pozycja niejasna
    [14] białe trochę lepiej
    [15] czarne trochę lepiej
    [16] białe lepiej
    [17] czarne lepiej
    [18] białe wygrywają
    [19] czarne wygrywają
    [20] miażdżąca przewaga białych
    [21] miażdżąca przewaga czarnych
    [22] zugzwang białych
    [23] zugzwang czarnych
    [32] białe lepiej rozwinięte
    [33] czarne lepiej rozwinięte
    [36] inicjatywa białych
    [37] inicjatywa czarnych
    [40] atak białych
    [41] atak czarnych
    [44] rekompensata białych
    [45] rekompensata czarnych
    [132] kontrgra białych
    [133] kontrgra czarnych
    [138] niedoczas białych
    [139] niedoczas czarnych
    [140] z ideą
    [141] przeciwko
    [142] lepsze jest
    [143] gorsze jest
    [145] uwaga redakcji
    [146] nowość
   *[other] ${ $number }
    }
