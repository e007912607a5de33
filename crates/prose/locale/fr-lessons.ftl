# Les leçons.

lesson-title = Apprendre les règles
lesson-next = Suivant
lesson-show = Montrez-moi
lesson-play = Jouer une partie
lesson-puzzles = Résoudre des problèmes
lesson-again = Depuis le début
lesson-squares = Nommer les cases
lesson-back = Retour aux règles
lesson-right = Juste.
lesson-onward = Continuez.
lesson-squares-line = Trouvez la case annoncée. Vous avez 60 secondes.
lesson-squares-start = Commencer
lesson-find = Trouvez { $square }
lesson-squares-left = Encore { $seconds } s. { $n } trouvées, { $wrong } manquées.
lesson-squares-over = { $n } trouvées en 60 secondes, { $wrong } manquées.
lesson-squares-best = { $n } trouvées en 60 secondes, { $wrong } manquées. Votre record.
lesson-step = Étape { $n } sur { $all }
lesson-another = { $move } est permis aussi. Trouvez maintenant le coup demandé.
lesson-over = C’est tout. Vous connaissez les règles : { $game }.
lesson-task = { $task ->
    [reach] Amenez la pièce sur la case entourée.
    [crown] Amenez votre pion sur la dernière rangée.
    [capture] Prenez.
    [chain] Prenez les deux pièces en un seul coup.
    [decline] Ne prenez pas : jouez un autre coup.
    [stop] Prenez une pièce et arrêtez-vous.
    [fewer] Prenez moins de pièces que possible.
    [most] Prenez le plus de pièces possible.
    [win] Gagnez en un coup.
    [block] Laissez l’adversaire sans coup.
    [give] Donnez votre dernière pièce.
   *[rule] Quelle prise la règle permet-elle ? Jouez-la.
    }
