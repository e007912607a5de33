# Les leçons.

lesson-title = Apprendre les règles
lesson-next = Suivant
lesson-show = Montrez-moi
lesson-play = Jouer une partie
lesson-puzzles = Résoudre des problèmes
lesson-again = Depuis le début
lesson-squares = Trouver les cases
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
lesson-past = Après { $move }, la case entourée n’est plus accessible. Réessayez.
lesson-over = C’est tout. Vous connaissez les règles : { $game }.
lesson-task = { $task ->
    [reach] Amenez la pièce sur la case entourée.
    [crown] Amenez votre pion sur la dernière rangée.
    [capture] Prenez.
    [huff] Prenez, pour que votre pièce ne soit pas soufflée.
    [chain] Prenez les deux pièces en un seul coup.
    [decline] Ne prenez pas : jouez un autre coup.
    [stop] Prenez une pièce et arrêtez-vous.
    [fewer] Prenez moins de pièces que possible.
    [most] Prenez le plus de pièces possible.
    [value] Jouez la prise de plus grande valeur.
    [win] Gagnez en un coup.
    [block] Laissez l’adversaire sans coup.
    [give] Donnez votre dernière pièce.
    [keep] Trouvez le seul coup qui gagne.
    [hold] Trouvez le seul coup qui annule.
   *[rule] Jouez un coup que les règles permettent.
    }
lesson-strategy = { $topic ->
    [catch] La dame arrête un pion
    [waiting] Le coup d’attente
    [exchange] Échanger pour le trait
    [corner] Loin du double coin
    [refuge] Refuge dans le double coin
    [net] Attraper la dame par un cadeau
    [bridge] Le pont
    [dog-hole] Le trou du chien
    [first-position] La première position
    [triangle] Le triangle de Petrov
    [force] Forcer une prise
   *[road] La grande ligne
    }
lesson-strategy-line = { $topic ->
    [catch] Une dame seule peut arrêter un pion : elle prend les cases qu’il doit traverser avant lui.
    [waiting] Quand l’adversaire n’a plus que de mauvais coups, un coup d’attente gagne : celui qui doit jouer perd.
    [exchange] Quand les pièces se font face, un camp doit céder. Un échange change lequel.
    [corner] Deux dames en battent une : coupez-la d’abord du double coin, où elle peut aller et venir, puis attaquez.
    [refuge] Contre une seule dame, une dame est en sûreté dans le double coin, où elle peut toujours aller et venir. Gagnez-le.
    [net] On attrape une dame en lui donnant une pièce : là où elle tombe, l’autre pièce attend.
    [bridge] Vos pions en 30 et 32 forment le pont. Ensemble, ils gardent les quatre cases de promotion : laissez-les en place.
    [dog-hole] Le pion en 28 est dans le trou du chien : il ne peut pas bouger tant que votre pion reste en 32. Gardez-le et jouez ailleurs.
    [first-position] Une dame et un pion perdent si la dame est enfermée dans le double coin et le pion tenu au bord. Enfermez-la d’abord.
    [triangle] Trois dames en attrapent une qui n’est pas sur la grande ligne : l’une prend la ligne, les autres forment un triangle avec elle.
    [force] L’adversaire aussi doit prendre : placez une pièce là où il doit la prendre, pour donner ensuite la suivante.
   *[road] La plus longue diagonale est la grande ligne. Une dame seule qui la tient annule contre trois.
    }
