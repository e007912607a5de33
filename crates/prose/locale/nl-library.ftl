# De bibliotheek en de verkenner.

library-title = Bibliotheek
library-add = Partijen toevoegen
library-added = { $name }: { $new } nieuw, { $duplicates } waren er al, { $bad } onleesbaar.
library-adding = { $name }: { $percent }%, { $games ->
    [one] { $games } partij
   *[other] { $games } partijen
    }
library-add-study = Deze partij aan de bibliotheek toevoegen
library-any-game = Alle spellen
library-any-result = Elke uitslag
library-anywhere = Overal in de partij
library-bad = Onleesbare partijen
library-bad-count = { $n ->
    [one] { $n } onleesbare partij
   *[other] { $n } onleesbare partijen
    }
library-best = Bekendste partijen
library-black-won = Zwart won
library-board = Patroonbord
library-both-lost = Beide verloren
library-cancel = Annuleren
library-clear = Alle partijen verwijderen
library-clear-sure = Echt alle partijen verwijderen?
library-drop = Sleep PDN-bestanden hierheen, of kies ze. De partijen blijven op dit apparaat.
library-drop-server = Sleep PDN-bestanden hierheen, of kies ze. De partijen komen in de bibliotheek van de server.
library-draw = Remise
library-empty = Nog geen partijen. Voeg een PDN-bestand toe om erin te zoeken en om in de studie te zien wat in een stand gespeeld werd.
library-ending = Materiaal aan het eind
library-ending-example = 2K1-1K
library-event = Evenement
library-explorer = Verkenner
library-export = Downloaden als PDN
library-failed = De bibliotheek gaat niet open: { $reason }
library-file = { $file }
library-found = { $n ->
    [0] Geen partijen gevonden
    [one] { $n } partij
   *[other] { $n } partijen
    }
library-from = Vanaf jaar
library-games = { $n ->
    [one] { $n } partij
   *[other] { $n } partijen
    }
library-latest = Nieuwste partijen
library-material = Materiaal op enig moment
library-mirrored = Ook gespiegeld
library-more = Meer tonen
library-more-conditions = Stand, materiaal, kleuren
library-moves = Zetten
library-moves-example = 32-28 19-23
library-no-server = De server antwoordt niet.
library-nobody = Geen partij in de bibliotheek heeft deze stand.
library-open = Openen in de studie
library-pattern = Velden
library-pattern-example = 32=w,28=.,5=B
library-pattern-hint = Kies een stuk en klik op de velden waar het moet staan.
library-player = Speler
library-position = Stand (FEN)
library-rating = Gemiddelde rating van de speler
library-reset = Wissen
library-result = Uitslag
library-rules = Spel
library-rules-first = Kies eerst een spel om standen en zetten te zoeken.
library-search = Zoeken
library-search-position = Partijen met deze stand zoeken
library-study = Studie
library-swapped = Ook met verwisselde kleuren
library-tool-any = Alles
library-tool-empty = Leeg
library-to = Tot jaar
library-unknown-player = Onbekend
library-unknown-result = Uitslag onbekend
library-white = Wit
library-black = Zwart
library-white-won = Wit won
library-total = Alle
library-percent = { $percent }%
library-bar = Wit won { $white }%, remise { $draws }%, Zwart won { $black }%
library-ply = zet { $move }
library-unreadable = { $name } is onleesbaar.
