# The search microscope.

micro-title = Mikroskop wyszukiwania
micro-method = Metoda
micro-depth = Głębokość w półruchach
micro-play = Odtwórz
micro-pause = Pauza
micro-back = Krok wstecz
micro-forward = Krok naprzód
micro-whole = Całe drzewo
micro-step = Krok { $n } z { $all }
micro-visited = Odwiedzone: { $n }. Pominięte: { $skipped }. Już znane: { $known }.
micro-part = Narysowano tylko pierwsze { $n } węzłów.
micro-counts = Węzły na głębokość, skala logarytmiczna
micro-export = Zapisz drzewo jako SVG
micro-undo = Cofnij
micro-start = Pozycja początkowa
micro-small = Mało bierek
micro-root = Pozycja w korzeniu
micro-hint = Wskaż węzeł, aby zobaczyć jego okno, i kliknij, aby zobaczyć pozycję. Ruch na planszy staje się nowym korzeniem.
micro-window = Okno od { $alpha } do { $beta }.
micro-value = Wartość { $value }.
micro-win = wygrana
micro-loss = przegrana
micro-scout = Pytanie tylko, czy lepsze od najlepszego dotąd ruchu.
micro-method-name = { $method ->
    [minimax] Minimaks
    [alphabeta] Alfa-beta
    [sorted] Alfa-beta, najpierw najlepsze ruchy
   *[full] Wszystkie techniki
    }
micro-method-line = { $method ->
    [minimax] Ogląda każdy wariant do pełnej głębokości.
    [alphabeta] Pomija resztę, gdy jedna odpowiedź dowodzi, że ruch był zły.
    [sorted] To samo, najpierw bicia i promocje: dobre ruchy wcześnie oszczędzają więcej.
   *[full] Model silnika: coraz głębiej, pamięć pozycji, okna zerowe, późne ruchy płycej, bicia do końca.
    }
micro-state = { $state ->
    [leaf] Ocenione: osiągnięto głębokość albo koniec partii.
    [exact] Wszystkie ruchy sprawdzone; wartość dokładna.
    [cut] Odcięte: przeciwnik ma gdzie indziej coś co najmniej równie dobrego.
    [low] Żaden ruch nie wystarcza; gdzie indziej jest lepiej.
    [skipped] Pominięte: poprzedni ruch był już za dobry.
    [known] Znane: ta sama pozycja była już badana.
   *[open] W trakcie.
    }
