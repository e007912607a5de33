# The search microscope.

micro-title = De zoekmicroscoop
micro-method = Methode
micro-depth = Diepte in halve zetten
micro-play = Afspelen
micro-pause = Pauze
micro-back = Eén stap terug
micro-forward = Eén stap verder
micro-whole = Hele boom
micro-step = Stap { $n } van { $all }
micro-visited = Bezocht: { $n }. Overgeslagen: { $skipped }. Al bekend: { $known }.
micro-part = { $n ->
    [1] Alleen de eerste knoop is getekend.
   *[other] Alleen de eerste { $n } knopen zijn getekend.
    }
micro-cut-off = De zoektocht is na { $n } standen afgebroken; de waarde is niet bekend.
micro-uncounted = –: de zoektocht is na { $n } standen afgebroken.
micro-counts = Knopen per diepte, op logaritmische schaal
micro-export = Bewaar de boom als SVG
micro-undo = Terugnemen
micro-start = Beginstand
micro-small = Weinig stukken
micro-root = De stand aan de wortel
micro-hint = Tik op een knoop of wijs hem aan voor zijn venster; tikken of klikken toont ook zijn stand. Een zet op het bord geeft een nieuwe wortel.
micro-zoom-in = Inzoomen
micro-zoom-out = Uitzoomen
micro-legend = Legenda
micro-window = Venster { $alpha } tot { $beta }.
micro-value = Waarde { $value }.
micro-win = winst
micro-loss = verlies
micro-scout = Alleen gevraagd of dit beter is dan de beste zet tot nu toe.
micro-method-name = { $method ->
    [minimax] Minimax
    [alphabeta] Alfa-bèta
    [sorted] Alfa-bèta, beste zetten eerst
   *[full] Alle technieken
    }
micro-method-line = { $method ->
    [minimax] Bekijkt elke variant tot de volle diepte.
    [alphabeta] Slaat de rest over zodra één antwoord bewijst dat de zet ervoor te slecht is.
    [sorted] Hetzelfde, met slagen en dammen eerst: goede zetten vroeg besparen meer.
   *[full] Een model van de engine: stap voor stap dieper, geheugen van standen, nulvensters, late zetten minder diep, slagen uitgespeeld.
    }
micro-state = { $state ->
    [leaf] Gewaardeerd: de diepte is bereikt of de partij is uit.
    [exact] Alle zetten bekeken; de waarde is exact.
    [cut] Afgekapt: de tegenstander heeft elders iets dat minstens zo goed is.
    [low] Geen zet is goed genoeg; elders is er iets beters.
    [skipped] Overgeslagen: de zet ervoor was al te goed.
    [known] Bekend: dezelfde stand is al bekeken, in een deel dat niet getekend is of op een kleinere diepte.
    [unfinished] Niet af: de zoektocht is afgebroken.
   *[open] Wordt bekeken.
    }
micro-known-after = Bekend: dezelfde stand is al bekeken, na { $line }.
micro-legend-line = { $key ->
    [max] Kant van de wortel aan zet
    [min] Andere kant aan zet
    [exact] Exacte waarde
    [cut] Afgekapt: te goed, de rest vervalt
    [low] Geen zet is goed genoeg
    [leaf] Gewaardeerd
    [known] Bekende stand
    [skipped] Overgeslagen
    [unfinished] Niet af
    [main] Verwachte variant
   *[join] Waar de stand eerder is bekeken
    }
micro-key-next = volgende
micro-key-previous = terug
micro-key-replay = afspelen
micro-key-fold = vouwen
micro-key-jump = naar de eerste keer
micro-key-ends = uiteinden
micro-key-quit = stoppen
