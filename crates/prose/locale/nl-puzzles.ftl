# The puzzles.

puzzle-title = Opgaven
puzzle-next = Volgende opgave
puzzle-solution = Toon de oplossing
puzzle-rush = Sprint van drie minuten
puzzle-stop = Stop de sprint
puzzle-progress = Voortgang
puzzle-all-kinds = Alle soorten
puzzle-kind = Soort slag
puzzle-game = Spel
puzzle-none = Er zijn geen opgaven van deze soort.
puzzle-no-rules = Er zijn geen opgaven voor deze regels.
puzzle-loading = De opgaven worden geladen …
puzzle-export = Voortgang exporteren
puzzle-import = Voortgang importeren
puzzle-import-bad = Dit bestand bevat geen voortgang.
puzzle-import-done = De voortgang is geïmporteerd.
puzzle-import-broken = Regel { $line }, kolom { $column }: dit is geen JSON. Er is niets geïmporteerd.
puzzle-import-field = De waarde van ‘{ $field }’ kan niet kloppen. Er is niets geïmporteerd.
puzzle-again = Opnieuw
puzzle-play-on = Terug naar oefenen
puzzle-offline = De opgaven kunnen niet worden geladen. Ben je online?
puzzle-to-move = { $side } aan zet wint.
puzzle-wrong = { $move } wint niet. Probeer het nog eens.
puzzle-right = Goed. Ga door.
puzzle-solved = Opgelost.
puzzle-back = Opgelost. De opgave komt op een andere dag terug.
puzzle-shown = Zo gaat het.
puzzle-no-gain = Er is nog geen stuk gewonnen, maar de stelling is gewonnen.
puzzle-rating = Rating { $n } ± { $margin }
puzzle-level = Ongeveer zo sterk als niveau { $level }, { $title }.
puzzle-run = { $n } op rij, record { $best }.
puzzle-days = { $n ->
    [one] Reeks: 1 dag.
   *[other] Reeks: { $n } dagen.
    }
puzzle-counts = { $solved } opgelost, { $failed } gemist.
puzzle-due = { $n ->
    [one] 1 opgave komt vandaag terug.
   *[other] { $n } opgaven komen vandaag terug.
    }
puzzle-rush-left = Nog { $time }. { $solved } opgelost, { $wrong } van 3 fout.
puzzle-rush-over = { $n } opgelost.
puzzle-rush-best = { $n } opgelost, je beste tot nu toe.
puzzle-rushed = De sprint is voorbij.
puzzle-kind-share = { $solved } van { $n }
puzzle-numbered = Opgave met rating { $n }
puzzle-own = Je eigen fouten
puzzle-own-task = { $side } aan zet. Vind een betere zet dan in je partij.
puzzle-own-wrong = { $move } is niet goed genoeg. Probeer het nog eens.
