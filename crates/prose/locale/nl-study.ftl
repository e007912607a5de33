# De studie in het Nederlands (Project Fluent).

study-title = Studie
study-analysis = Analyse
study-back-to-start = Crownhead: terug naar de startpagina
study-evaluation = Evaluatie
study-chances = Wit wint { $win }%, remise { $draw }%, Zwart wint { $loss }%
study-engine-on = Engine aan
study-engine-off = Engine uit
study-engine-idle = De partij is afgelopen.
study-engine-failed = De engine is gestopt. Zet hem weer aan.
study-engine-in-page = Engine in deze pagina
study-engine-native = { $n ->
    [one] Eigen engine, 1 thread
   *[other] Eigen engine, { $n } threads
}
study-engine-setup = Engine-instellingen
study-threads = Threads
study-memory = Geheugen
study-memory-of = { $n } MiB
study-depth-of = diepte { $n }
study-deeper = Dieper zoeken
study-men = Schijven of kansen tonen
study-more-lines = Meer varianten
study-fewer = Minder varianten
study-threat = De dreiging tonen
study-threat-none = Geen dreiging: wie aan zet is, moet slaan.
study-moves = Zetten
study-no-moves = Doe een zet op het bord, of open een partij.
study-first = Eerste zet
study-previous = Vorige zet
study-next = Volgende zet
study-last = Laatste zet
study-comment = Commentaar
study-comment-here = Schrijf over deze zet
study-glyphs = Tekens
study-promote = Variant omhoog
study-make-main = Hoofdvariant maken
study-delete = Vanaf hier wissen
study-new = Nieuw
study-open = Openen
study-open-hint = Plak een partij (PDN), een stand (FEN) of een link, of kies een bestand.
study-opened-one-of = Partij { $number } van { $count }
study-share = Delen
study-as-chapters = Als hoofdstukken aan deze studie toevoegen
study-chapters = Hoofdstukken
study-chapter-new = Nieuw hoofdstuk
study-chapter-here = Hoofdstuk vanaf deze stand
study-chapter-open = Openen als hoofdstukken
study-chapter-name = Naam van dit hoofdstuk
study-chapter-previous = Vorig hoofdstuk
study-chapter-next = Volgend hoofdstuk
study-chapter-number = Hoofdstuk { $n }
study-chapter-count = { $n ->
    [one] één hoofdstuk
   *[other] { $n } hoofdstukken
    }
study-chapters-full = Een studie heeft hoogstens { $n } hoofdstukken.
study-move-count = { $n ->
    [one] één zet
   *[other] { $n } zetten
    }
study-open-all = Alle { $n } als hoofdstukken openen
study-delete-named = { $name } wissen
study-recent = Recente studies
study-recent-unreadable = Deze studie is onleesbaar.
study-clocks = Klokken
study-clocks-now = Wit { $white } · Zwart { $black }
study-whole-game = Link met de hele partij
study-edit = Stand bewerken
study-play = Vanaf hier spelen
study-keys = Toetsenbord
study-keys-help = Links en Rechts gaan door de zetten, Omhoog en Omlaag naar begin en eind. Shift+Omhoog en Shift+Omlaag wisselen van tak, Shift+Links verlaat hem. Spatie speelt de beste zet, L zet de engine aan of uit, X toont de dreiging, F draait het bord, E opent de verkenner, C schrijft commentaar. Teken met de rechtermuisknop.
study-cancel = Annuleren
study-choose-files = Bestanden kiezen
study-more-games = Er zijn meer partijen. Zoek een naam, een evenement of een datum.
study-palette = Stukken
study-paste = Plakken
study-search-games = Speler, evenement, datum
study-start-position = Begin
study-position = Analyseren
study-swap-colors = Kleuren wisselen
study-tool-erase = Wissen
study-tool-hand = Stukken verplaatsen
study-wipe = Leegmaken
study-reading = { $n ->
    [0] Lezen…
    [one] Lezen… één partij tot nu toe
   *[other] Lezen… { $n } partijen tot nu toe
    }
study-games-found = { $n ->
    [one] één partij
   *[other] { $n } partijen
    }
study-game-number = Partij { $n }
study-repaired = { $n ->
    [0] { $first }
    [one] { $first } Er is nog één ding verbeterd.
   *[other] { $first } Er zijn nog { $n } dingen verbeterd.
    }
study-square-with = { $square }, { $piece }
study-square-empty = { $square }, leeg
study-piece = { $piece } van { $side }
study-to-move = { $side } aan zet

## The review of a game

review-page-review = Terugblik
review-page-about = De hele partij door de engine laten beoordelen
review-page-running = Bezig met de terugblik
review-page-cancel = Annuleren
review-page-stopped = Gestopt. De resultaten tot nu toe staan er.
review-page-again = Opnieuw beoordelen
review-page-complete = Terugblik klaar
review-page-kept = Tekens bij de zetten gezet
review-page-remove-marks = Ongedaan maken
review-page-nothing = Er zijn nog geen zetten. Speel er een paar, of open een partij.
review-page-no-faults = Geen fouten gevonden. Goed gespeeld!
review-page-graph = Verwachte score van Wit tijdens de partij
review-page-start = Begin van de partij
review-page-expected = { $mv }: Wit verwacht { $percent }%
review-page-accuracy = Nauwkeurigheid
review-page-percent = { $percent }%
review-page-show-line = Deze variant op het bord spelen
review-page-learn = { $n ->
    [0] Leren
   *[other] Leren ({ $n })
    }
review-page-learn-about = Leer van je fouten
review-page-question-number = Vraag { $number } van { $count }
review-page-question = { $side } aan zet. { $mistake } was een fout.
review-page-find-better = Zoek op het bord een betere zet.
review-page-hint = Tip
review-page-hint-piece = Tip: zet het stuk op { $square }.
review-page-hint-move = Tip: { $mv }.
review-page-solution = Oplossing
review-page-the-solution = De oplossing:
review-page-skip = Overslaan
review-page-retry = Opnieuw
review-page-try-again = Probeer een andere zet.
review-page-played-again = { $mv } is de fout uit de partij.
review-page-not-best = { $mv } is niet goed genoeg.
review-page-is-best = { $mv } is de beste zet!
review-page-is-good = { $mv } is ook goed!
review-page-next = Verder
review-page-done = Klaar
review-page-ask-again = Opnieuw beginnen
review-page-lesson-over = Dat was de laatste vraag.
review-page-summary = Je vond er { $found } van { $count }, waarvan { $clean } in één keer.

# The share dialog.
study-download = Downloaden
study-file-name = studie
study-not-downloaded = De browser weigerde de download.
study-copy-picture = Plaatje kopiëren
study-picture-copied = Plaatje gekopieerd. Plak het in een document.
study-picture-not-copied = Deze browser kan geen plaatjes kopiëren. Download de PNG.
study-print-sheet = Blad printen

# Annotation glyphs by their numbers in the PGN standard.
study-glyph = { $number ->
    [1] goede zet
    [2] fout
    [3] briljante zet
    [4] blunder
    [5] interessante zet
    [6] twijfelachtige zet
    [7] gedwongen zet
    [8] enige redelijke zet
    [9] slechtste zet
    [10] remiseachtige stand
    [11] gelijke kansen, rustige stand
    [12] gelijke kansen, actieve stand
    [13] onduidelijke stand
    [14] Wit staat iets beter
    [15] Zwart staat iets beter
    [16] Wit staat beter
    [17] Zwart staat beter
    [18] Wit staat gewonnen
    [19] Zwart staat gewonnen
    [20] Wit heeft een verpletterend voordeel
    [21] Zwart heeft een verpletterend voordeel
    [22] zetdwang voor Wit
    [23] zetdwang voor Zwart
    [32] Wit is verder ontwikkeld
    [33] Zwart is verder ontwikkeld
    [36] Wit heeft het initiatief
    [37] Zwart heeft het initiatief
    [40] Wit heeft de aanval
    [41] Zwart heeft de aanval
    [44] Wit heeft compensatie
    [45] Zwart heeft compensatie
    [132] Wit heeft tegenspel
    [133] Zwart heeft tegenspel
    [138] tijdnood van Wit
    [139] tijdnood van Zwart
    [140] met het idee
    [141] gericht tegen
    [142] beter is
    [143] slechter is
    [145] redactioneel commentaar
    [146] nieuwtje
   *[other] ${ $number }
    }
