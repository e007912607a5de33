# The puzzles.

puzzle-title = Problèmes
puzzle-next = Problème suivant
puzzle-solution = Montrer la solution
puzzle-rush = Course de trois minutes
puzzle-stop = Arrêter la course
puzzle-progress = Progrès
puzzle-all-kinds = Tous les genres
puzzle-kind = Genre de coup
puzzle-game = Jeu
puzzle-none = Il n’y a pas de problème de ce genre.
puzzle-no-rules = Il n’y a pas de problèmes pour ces règles.
puzzle-loading = Chargement des problèmes …
puzzle-export = Exporter les progrès
puzzle-import = Importer des progrès
puzzle-import-bad = Ce fichier ne contient pas de progrès.
puzzle-import-done = Les progrès ont été importés.
puzzle-import-broken = Ligne { $line }, colonne { $column } : ce n’est pas du JSON. Rien n’a été importé.
puzzle-import-field = La valeur de « { $field } » est impossible. Rien n’a été importé.
puzzle-again = Recommencer
puzzle-play-on = Retour à l’entraînement
puzzle-offline = Impossible de charger les problèmes. Êtes-vous en ligne ?
puzzle-to-move = { $side } au trait gagne.
puzzle-wrong = { $move } ne gagne pas. Essayez encore.
puzzle-right = Juste. Continuez.
puzzle-solved = Résolu.
puzzle-back = Résolu. Il reviendra un autre jour.
puzzle-shown = Voici la solution.
puzzle-no-gain = Aucune pièce n’est encore gagnée, mais la position est gagnante.
puzzle-rating = Classement { $n } ± { $margin }
puzzle-level = À peu près le niveau { $level }, { $title }.
puzzle-run = { $n } d’affilée, record { $best }.
puzzle-days = { $n ->
    [one] Série : { $n } jour.
   *[other] Série : { $n } jours.
    }
puzzle-counts = { $solved } réussis, { $failed } ratés.
puzzle-due = { $n ->
    [one] 1 problème revient aujourd’hui.
   *[other] { $n } problèmes reviennent aujourd’hui.
    }
puzzle-rush-left = Encore { $time }. { $solved } résolus, { $wrong } erreurs sur 3.
puzzle-rush-over = { $n } résolus.
puzzle-rush-best = { $n } résolus, votre record.
puzzle-rushed = La course est finie.
puzzle-kind-share = { $solved } sur { $n }
puzzle-numbered = Problème classé { $n }
puzzle-own = Vos propres erreurs
puzzle-own-task = { $side } au trait. Trouvez mieux que dans votre partie.
puzzle-own-wrong = { $move } ne suffit pas. Essayez encore.
