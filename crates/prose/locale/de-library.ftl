# Die Bibliothek und der Explorer.

library-title = Bibliothek
library-add = Partien hinzufügen
library-added = { $name }: { $new } neu, { $duplicates } schon da, { $bad } unlesbar.
library-adding = { $name }: { $percent } %, { $games ->
    [one] { $games } Partie
   *[other] { $games } Partien
    }
library-add-study = Diese Partie in die Bibliothek legen
library-any-game = Alle Spiele
library-any-result = Jedes Ergebnis
library-anywhere = Irgendwo in der Partie
library-bad = Unlesbare Partien
library-bad-count = { $n ->
    [one] { $n } unlesbare Partie
   *[other] { $n } unlesbare Partien
    }
library-best = Bekannteste Partien
library-black-won = Schwarz gewann
library-board = Musterbrett
library-both-lost = Beide verloren
library-cancel = Abbrechen
library-clear = Alle Partien entfernen
library-clear-sure = Wirklich alle Partien entfernen?
library-drop = Zieh PDN-Dateien hierher, oder wähle sie. Die Partien bleiben auf diesem Gerät.
library-drop-server = Zieh PDN-Dateien hierher, oder wähle sie. Die Partien kommen in die Bibliothek des Servers.
library-draw = Remis
library-empty = Noch keine Partien. Füge eine PDN-Datei hinzu, um darin zu suchen und in der Studie zu sehen, was in einer Stellung gespielt wurde.
library-ending = Material am Ende
library-ending-example = 2K1-1K
library-event = Turnier
library-explorer = Explorer
library-export = Als PDN laden
library-failed = Die Bibliothek lässt sich nicht öffnen: { $reason }
library-file = { $file }
library-found = { $n ->
    [0] Keine Partien gefunden
    [one] { $n } Partie
   *[other] { $n } Partien
    }
library-from = Ab Jahr
library-games = { $n ->
    [one] { $n } Partie
   *[other] { $n } Partien
    }
library-latest = Neueste Partien
library-material = Material irgendwann
library-mirrored = Auch gespiegelt
library-more = Mehr zeigen
library-more-conditions = Stellung, Material, Farben
library-moves = Züge
library-moves-example = 32-28 19-23
library-no-server = Der Server antwortet nicht.
library-nobody = Keine Partie in der Bibliothek hat diese Stellung.
library-open = In der Studie öffnen
library-pattern = Felder
library-pattern-example = 32=w,28=.,5=B
library-pattern-hint = Wähle eine Figur und klicke auf die Felder, auf denen sie stehen muss.
library-player = Spieler
library-position = Stellung (FEN)
library-rating = Mittlere Wertungszahl des Spielers
library-reset = Leeren
library-result = Ergebnis
library-rules = Spiel
library-rules-first = Wähle zuerst ein Spiel, um Stellungen und Züge zu suchen.
library-search = Suchen
library-search-position = Partien mit dieser Stellung suchen
library-study = Studie
library-swapped = Auch mit vertauschten Farben
library-tool-any = Beliebig
library-tool-empty = Leer
library-to = Bis Jahr
library-unknown-player = Unbekannt
library-unknown-result = Ergebnis unbekannt
library-white = Weiß
library-black = Schwarz
library-white-won = Weiß gewann
library-total = Alle
library-percent = { $percent } %
library-bar = Weiß gewann { $white } %, remis { $draws } %, Schwarz gewann { $black } %
library-ply = Zug { $move }
library-unreadable = { $name } ist unlesbar.
