# Strona biblioteki i debiuty.

library-title = Biblioteka
library-add = Dodaj
library-added = { $name }: nowych { $new }, już były { $duplicates }, nieczytelnych { $bad }.
library-adding = { $name }: { $percent }%, partii { $games }
library-add-study = Dodaj tę partię do biblioteki
library-any-game = Wszystkie gry
library-any-result = Dowolny wynik
library-anywhere = Gdziekolwiek w partii
library-bad = Nieczytelne partie
library-bad-count = { $n ->
    [one] { $n } nieczytelna partia
    [few] { $n } nieczytelne partie
   *[other] { $n } nieczytelnych partii
    }
library-best = Najbardziej znane partie
library-black-won = Wygrana czarnych
library-board = Plansza wzoru
library-both-lost = Obie przegrały
library-cancel = Anuluj
library-clear = Usuń wszystkie
library-clear-sure = Na pewno usunąć wszystkie partie?
library-drop = Upuść tu pliki PDN albo je wybierz. Partie zostają na tym urządzeniu.
library-drop-server = Upuść tu pliki PDN albo je wybierz. Partie trafią do biblioteki serwera.
library-draw = Remis
library-empty = Jeszcze nie ma partii. Dodaj plik PDN, by w nim szukać i widzieć w analizie, co grano w każdej pozycji.
library-ending = Materiał na końcu
library-ending-example = 2K1-1K
library-event = Turniej
library-explorer = Debiuty
library-export = Pobierz PDN
library-failed = Biblioteki nie da się otworzyć: { $reason }
library-file = { $file }
library-found = { $n ->
    [0] Nic nie znaleziono
    [one] { $n } partia
    [few] { $n } partie
   *[other] { $n } partii
    }
library-from = Od roku
library-games = { $n ->
    [one] { $n } partia
    [few] { $n } partie
   *[other] { $n } partii
    }
library-latest = Ostatnie partie
library-material = Materiał w jakiejś chwili
library-mirrored = Też w lustrze
library-more = Pokaż więcej
library-more-conditions = Pozycja, materiał, kolory
library-moves = Ruchy
library-moves-example = 32-28 19-23
library-no-server = Serwer nie odpowiada.
library-nobody = Żadna partia nie ma tej pozycji.
library-open = Otwórz w analizie
library-pattern = Pola
library-pattern-example = 32=w,28=.,5=B
library-pattern-hint = Wybierz bierkę i kliknij pola, na których ma stać.
library-player = Gracz
library-position = Pozycja (FEN)
library-rating = Średni ranking gracza
library-reset = Wyczyść
library-result = Wynik
library-rules = Gra
library-rules-first = Najpierw wybierz grę, by szukać pozycji i ruchów.
library-search = Szukaj
library-search-position = Partie z tą pozycją
library-study = Analiza
library-swapped = Też z zamianą kolorów
library-tool-any = Cokolwiek
library-tool-empty = Puste
library-to = Do roku
library-unknown-player = Nieznany
library-unknown-result = Wynik nieznany
library-white = Białe
library-black = Czarne
library-white-won = Wygrana białych
library-total = Wszystkie
library-percent = { $percent }%
library-bar = Wygrane białych { $white }%, remisy { $draws }%, wygrane czarnych { $black }%
library-ply = ruch { $move }
library-unreadable = Nie da się odczytać { $name }.
