# Die Studie auf Deutsch (Project Fluent).

study-title = Studie
study-analysis = Analyse
study-back-to-start = Crownhead: zurück zur Startseite
study-evaluation = Bewertung
study-chances = Weiß gewinnt { $win } %, Remis { $draw } %, Schwarz gewinnt { $loss } %
study-engine-on = Engine an
study-engine-off = Engine aus
study-engine-idle = Die Partie ist zu Ende.
study-engine-failed = Die Engine hat angehalten. Schalte sie wieder ein.
study-engine-in-page = Engine in dieser Seite
study-engine-native = { $n ->
    [one] Native Engine, 1 Thread
   *[other] Native Engine, { $n } Threads
}
study-engine-setup = Einstellungen der Engine
study-threads = Threads
study-memory = Speicher
study-memory-of = { $n } MiB
study-depth-of = Tiefe { $n }
study-deeper = Tiefer suchen
study-men = Steine oder Chancen zeigen
study-more-lines = Mehr Varianten
study-fewer = Weniger Varianten
study-threat = Die Drohung zeigen
study-threat-none = Keine Drohung: Wer am Zug ist, muss schlagen.
study-moves = Züge
study-no-moves = Zieh auf dem Brett, oder öffne eine Partie.
study-first = Erster Zug
study-previous = Voriger Zug
study-next = Nächster Zug
study-last = Letzter Zug
study-comment = Kommentar
study-comment-here = Schreib etwas zu diesem Zug
study-glyphs = Zeichen
study-promote = Variante aufwerten
study-make-main = Zur Hauptvariante machen
study-delete = Ab hier löschen
study-new = Neu
study-open = Öffnen
study-open-hint = Füge eine Partie (PDN), eine Stellung (FEN) oder einen Link ein, oder wähle eine Datei.
study-opened-one-of = Partie { $number } von { $count }
study-share = Teilen
study-as-chapters = Als Kapitel zu dieser Studie hinzufügen
study-chapters = Kapitel
study-chapter-new = Neues Kapitel
study-chapter-here = Kapitel ab dieser Stellung
study-chapter-open = Als Kapitel öffnen
study-chapter-name = Name dieses Kapitels
study-chapter-previous = Voriges Kapitel
study-chapter-next = Nächstes Kapitel
study-chapter-number = Kapitel { $n }
study-chapter-count = { $n ->
    [one] ein Kapitel
   *[other] { $n } Kapitel
    }
study-chapters-full = Eine Studie hat höchstens { $n } Kapitel.
study-move-count = { $n ->
    [one] ein Zug
   *[other] { $n } Züge
    }
study-open-all = Alle { $n } als Kapitel öffnen
study-delete-named = { $name } löschen
study-recent = Letzte Studien
study-recent-unreadable = Diese Studie ist unlesbar.
study-clocks = Uhren
study-clocks-now = Weiß { $white } · Schwarz { $black }
study-whole-game = Link mit der ganzen Partie
study-edit = Stellung bearbeiten
study-play = Ab hier spielen
study-keys = Tastatur
study-keys-help = Links und Rechts gehen durch die Züge, Hoch und Runter zum Anfang und Ende. Umschalt+Hoch und Umschalt+Runter wechseln den Zweig, Umschalt+Links verlässt ihn. Leertaste spielt den besten Zug, L schaltet die Engine, X zeigt die Drohung, F dreht das Brett, E öffnet den Explorer, C schreibt einen Kommentar. Zeichne mit der rechten Maustaste.
study-cancel = Abbrechen
study-choose-files = Dateien wählen
study-more-games = Es gibt mehr Partien. Suche nach Name, Turnier oder Datum.
study-palette = Figuren
study-paste = Einfügen
study-search-games = Spieler, Turnier, Datum
study-start-position = Anfang
study-position = Analysieren
study-swap-colors = Farben tauschen
study-tool-erase = Löschen
study-tool-hand = Figuren bewegen
study-wipe = Leeren
study-reading = { $n ->
    [0] Liest…
    [one] Liest… bisher eine Partie
   *[other] Liest… bisher { $n } Partien
    }
study-games-found = { $n ->
    [one] eine Partie
   *[other] { $n } Partien
    }
study-game-number = Partie { $n }
study-repaired = { $n ->
    [0] { $first }
    [one] { $first } Noch eines wurde berichtigt.
   *[other] { $first } { $n } weitere Dinge wurden berichtigt.
    }
study-square-with = { $square }, { $piece }
study-square-empty = { $square }, leer
study-piece = { $piece } von { $side }
study-to-move = { $side } am Zug

## The review of a game

review-page-review = Rückblick
review-page-about = Die ganze Partie von der Engine beurteilen lassen
review-page-running = Der Rückblick läuft
review-page-cancel = Abbrechen
review-page-stopped = Angehalten. Die bisherigen Ergebnisse stehen da.
review-page-again = Noch einmal beurteilen
review-page-complete = Rückblick fertig
review-page-kept = Zeichen an die Züge gesetzt
review-page-remove-marks = Rückgängig
review-page-nothing = Es gibt noch keine Züge. Spiele ein paar, oder öffne eine Partie.
review-page-no-faults = Keine Fehler gefunden. Gut gespielt!
review-page-graph = Erwartetes Ergebnis von Weiß im Lauf der Partie
review-page-start = Anfang der Partie
review-page-expected = { $mv }: Weiß erwartet { $percent } %
review-page-accuracy = Genauigkeit
review-page-percent = { $percent } %
review-page-show-line = Diese Variante auf dem Brett spielen
review-page-learn = { $n ->
    [0] Lernen
   *[other] Lernen ({ $n })
    }
review-page-learn-about = Lerne aus deinen Fehlern
review-page-question-number = Frage { $number } von { $count }
review-page-question = { $side } ist am Zug. { $mistake } war ein Fehler.
review-page-find-better = Finde auf dem Brett einen besseren Zug.
review-page-hint = Tipp
review-page-hint-piece = Tipp: Zieh die Figur auf { $square }.
review-page-hint-move = Tipp: { $mv }.
review-page-solution = Lösung
review-page-the-solution = Die Lösung:
review-page-skip = Überspringen
review-page-retry = Noch einmal
review-page-try-again = Versuche einen anderen Zug.
review-page-played-again = { $mv } ist der Fehler aus der Partie.
review-page-not-best = { $mv } ist nicht gut genug.
review-page-is-best = { $mv } ist der beste Zug!
review-page-is-good = { $mv } ist auch gut!
review-page-next = Weiter
review-page-done = Fertig
review-page-ask-again = Von vorn
review-page-lesson-over = Das war die letzte Frage.
review-page-summary = { $found } von { $count } gefunden, { $clean } davon beim ersten Mal.

# The share dialog.
study-download = Laden
study-file-name = studie
study-not-downloaded = Der Browser hat den Download abgelehnt.
study-copy-picture = Bild kopieren
study-picture-copied = Bild kopiert. Füge es in ein Dokument ein.
study-picture-not-copied = Dieser Browser kann keine Bilder kopieren. Lade stattdessen das PNG.
study-print-sheet = Blatt drucken

# Annotation glyphs by their numbers in the PGN standard.
study-glyph = { $number ->
    [1] guter Zug
    [2] Fehler
    [3] brillanter Zug
    [4] Patzer
    [5] interessanter Zug
    [6] zweifelhafter Zug
    [7] erzwungener Zug
    [8] einziger vernünftiger Zug
    [9] schlechtester Zug
    [10] remisliche Stellung
    [11] gleiche Chancen, ruhige Stellung
    [12] gleiche Chancen, aktive Stellung
    [13] unklare Stellung
    [14] Weiß steht etwas besser
    [15] Schwarz steht etwas besser
    [16] Weiß steht besser
    [17] Schwarz steht besser
    [18] Weiß steht auf Gewinn
    [19] Schwarz steht auf Gewinn
    [20] Weiß hat erdrückenden Vorteil
    [21] Schwarz hat erdrückenden Vorteil
    [22] Weiß in Zugzwang
    [23] Schwarz in Zugzwang
    [32] Weiß ist besser entwickelt
    [33] Schwarz ist besser entwickelt
    [36] Weiß hat die Initiative
    [37] Schwarz hat die Initiative
    [40] Weiß hat Angriff
    [41] Schwarz hat Angriff
    [44] Weiß hat Kompensation
    [45] Schwarz hat Kompensation
    [132] Weiß hat Gegenspiel
    [133] Schwarz hat Gegenspiel
    [138] Weiß in Zeitnot
    [139] Schwarz in Zeitnot
    [140] mit der Idee
    [141] gerichtet gegen
    [142] besser ist
    [143] schlechter ist
    [145] Kommentar der Redaktion
    [146] Neuerung
   *[other] ${ $number }
    }
