# The puzzles.

puzzle-title = Zadania
puzzle-next = Następne zadanie
puzzle-solution = Pokaż rozwiązanie
puzzle-rush = Wyścig na trzy minuty
puzzle-stop = Zakończ wyścig
puzzle-progress = Postępy
puzzle-all-kinds = Wszystkie rodzaje
puzzle-kind = Rodzaj uderzenia
puzzle-game = Gra
puzzle-none = Nie ma zadań tego rodzaju.
puzzle-no-rules = Nie ma zadań dla tych zasad.
puzzle-loading = Wczytywanie zadań …
puzzle-export = Eksportuj postępy
puzzle-import = Importuj postępy
puzzle-import-bad = Ten plik nie zawiera postępów.
puzzle-import-done = Postępy zostały zaimportowane.
puzzle-import-broken = Wiersz { $line }, kolumna { $column }: to nie jest JSON. Niczego nie zaimportowano.
puzzle-import-field = Wartość „{ $field }” nie może być poprawna. Niczego nie zaimportowano.
puzzle-again = Jeszcze raz
puzzle-play-on = Wróć do ćwiczeń
puzzle-offline = Nie można wczytać zadań. Czy masz połączenie z internetem?
puzzle-to-move = { $side }: ruch i wygrana.
puzzle-wrong = { $move } nie wygrywa. Spróbuj jeszcze raz.
puzzle-right = Dobrze. Dalej.
puzzle-solved = Rozwiązane.
puzzle-back = Rozwiązane. Zadanie wróci innego dnia.
puzzle-shown = Tak się wygrywa.
puzzle-no-gain = Żadna bierka nie jest jeszcze zdobyta, ale pozycja jest wygrana.
puzzle-rating = Ranking { $n } ± { $margin }
puzzle-level = Mniej więcej poziom { $level }, { $title }.
puzzle-run = { $n } z rzędu, rekord { $best }.
puzzle-days = { $n ->
    [one] Seria: 1 dzień.
   *[other] Seria: { $n } dni.
    }
puzzle-counts = Rozwiązane: { $solved }, nierozwiązane: { $failed }.
puzzle-due = { $n ->
    [one] Dziś wraca 1 zadanie.
    [few] Dziś wracają { $n } zadania.
   *[other] Dziś wraca { $n } zadań.
    }
puzzle-rush-left = Zostało { $time }. Rozwiązane: { $solved }, błędy: { $wrong } z 3.
puzzle-rush-over = Rozwiązane: { $n }.
puzzle-rush-best = Rozwiązane: { $n }. To rekord.
puzzle-rushed = Wyścig zakończony.
puzzle-kind-share = { $solved } z { $n }
puzzle-numbered = Zadanie o rankingu { $n }
puzzle-own = Twoje własne błędy
puzzle-own-task = { $side }: ruch. Znajdź lepszy ruch niż w Twojej partii.
puzzle-own-wrong = { $move } nie wystarcza. Spróbuj jeszcze raz.
