# The search microscope.

micro-title = Das Suchmikroskop
micro-method = Verfahren
micro-depth = Tiefe in Halbzügen
micro-play = Abspielen
micro-pause = Pause
micro-back = Einen Schritt zurück
micro-forward = Einen Schritt vor
micro-whole = Ganzer Baum
micro-step = Schritt { $n } von { $all }
micro-visited = Besucht: { $n }. Übersprungen: { $skipped }. Schon bekannt: { $known }.
micro-part = { $n ->
    [1] Nur der erste Knoten ist gezeichnet.
   *[other] Nur die ersten { $n } Knoten sind gezeichnet.
    }
micro-cut-off = Die Suche wurde nach { $n } Stellungen abgebrochen; der Wert ist nicht bekannt.
micro-uncounted = –: Die Suche wurde nach { $n } Stellungen abgebrochen.
micro-counts = Knoten je Tiefe, logarithmisch
micro-export = Baum als SVG speichern
micro-undo = Zurücknehmen
micro-start = Grundstellung
micro-small = Wenige Figuren
micro-root = Die Stellung an der Wurzel
micro-hint = Tipp auf einen Knoten oder zeig auf ihn, um sein Fenster zu sehen; ein Tipp oder Klick zeigt auch seine Stellung. Ein Zug auf dem Brett ergibt eine neue Wurzel.
micro-zoom-in = Vergrößern
micro-zoom-out = Verkleinern
micro-legend = Legende
micro-window = Fenster { $alpha } bis { $beta }.
micro-value = Wert { $value }.
micro-win = Sieg
micro-loss = Niederlage
micro-scout = Nur gefragt, ob er besser ist als der bisher beste Zug.
micro-method-name = { $method ->
    [minimax] Minimax
    [alphabeta] Alpha-Beta
    [sorted] Alpha-Beta, beste Züge zuerst
   *[full] Alle Techniken
    }
micro-method-line = { $method ->
    [minimax] Sieht jede Variante bis zur vollen Tiefe an.
    [alphabeta] Überspringt den Rest, sobald eine Antwort beweist, dass der Zug davor zu schlecht ist.
    [sorted] Dasselbe, Schläge und Umwandlungen zuerst: Gute Züge früh sparen mehr.
   *[full] Ein Modell der Engine: schrittweise tiefer, Gedächtnis für Stellungen, Nullfenster, späte Züge weniger tief, Schläge ausgespielt.
    }
micro-state = { $state ->
    [leaf] Bewertet: Die Tiefe ist erreicht oder die Partie aus.
    [exact] Alle Züge durchsucht; der Wert ist genau.
    [cut] Abgeschnitten: Der Gegner hat anderswo etwas mindestens ebenso Gutes.
    [low] Kein Zug ist gut genug; anderswo gibt es Besseres.
    [skipped] Übersprungen: Der Zug davor war schon zu gut.
    [known] Bekannt: Dieselbe Stellung wurde schon durchsucht, in einem nicht gezeichneten Teil oder bei geringerer Tiefe.
    [unfinished] Nicht fertig: Die Suche wurde abgebrochen.
   *[open] Wird durchsucht.
    }
micro-known-after = Bekannt: Dieselbe Stellung wurde schon durchsucht, nach { $line }.
micro-legend-line = { $key ->
    [max] Seite der Wurzel am Zug
    [min] Andere Seite am Zug
    [exact] Genauer Wert
    [cut] Abgeschnitten: zu gut, der Rest entfällt
    [low] Kein Zug ist gut genug
    [leaf] Bewertet
    [known] Bekannte Stellung
    [skipped] Übersprungen
    [unfinished] Nicht fertig
    [main] Erwartete Variante
   *[join] Wo die Stellung schon durchsucht wurde
    }
micro-key-next = weiter
micro-key-previous = zurück
micro-key-replay = abspielen
micro-key-fold = falten
micro-key-jump = zum ersten Mal
micro-key-ends = Enden
micro-key-quit = Ende
