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
micro-part = { $n ->
    [1] Narysowano tylko pierwszy węzeł.
   *[other] Narysowano tylko pierwsze { $n } węzłów.
    }
micro-cut-off = Wyszukiwanie przerwano po { $n } pozycjach; wartość jest nieznana.
micro-uncounted = –: wyszukiwanie przerwano po { $n } pozycjach.
micro-counts = Węzły na głębokość, skala logarytmiczna
micro-export = Zapisz drzewo jako SVG
micro-undo = Cofnij
micro-start = Pozycja początkowa
micro-small = Mało bierek
micro-root = Pozycja w korzeniu
micro-hint = Dotknij węzła lub wskaż go, aby zobaczyć jego okno; dotknięcie lub kliknięcie pokaże też pozycję. Ruch na planszy tworzy nowy korzeń.
micro-zoom-in = Powiększ
micro-zoom-out = Pomniejsz
micro-legend = Legenda
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
    [known] Znane: ta sama pozycja była już badana, w części nienarysowanej lub na mniejszej głębokości.
    [unfinished] Niedokończone: wyszukiwanie przerwano.
   *[open] W trakcie.
    }
micro-known-after = Znane: ta sama pozycja była już badana, po { $line }.
micro-legend-line = { $key ->
    [max] Ruch strony korzenia
    [min] Ruch drugiej strony
    [exact] Wartość dokładna
    [cut] Odcięte: za dobre, reszta pominięta
    [low] Żaden ruch nie wystarcza
    [leaf] Ocenione
    [known] Znana pozycja
    [skipped] Pominięte
    [unfinished] Niedokończone
    [main] Oczekiwany wariant
   *[join] Gdzie pozycję już badano
    }
micro-key-next = dalej
micro-key-previous = wstecz
micro-key-replay = odtwórz
micro-key-fold = zwiń
micro-key-jump = do pierwszego razu
micro-key-ends = końce
micro-key-quit = wyjście
