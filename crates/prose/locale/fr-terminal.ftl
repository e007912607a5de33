# Le texte du terminal en français (Project Fluent).
# Une ligne d’aide a la saisie avant la barre et son effet après.

## Keys of the full-screen board

help-arrows = Flèches, hjkl | déplacer le curseur
help-choose = Entrée, Espace | choisir une pièce, puis son arrivée ; la choisir encore pour finir une prise
help-leg-back = Retour arrière | défaire le dernier saut, ou lâcher la pièce
help-escape = Échap | annuler le coup commencé
help-typed = 22-18, Entrée | taper un coup
help-mouse = Souris | cliquer, ou glisser une pièce
key-claim = Demander
key-draw = Nulle
key-flip = Tourner
key-help = Touches
key-hint = Conseil
key-huff = Souffler
key-new = Nouveau
key-opponent = Adversaire
key-pause = Pause
key-practice = Finales
key-quit = Quitter
key-read = Ouvrir
key-redo = Refaire
key-resign = Abandon
key-rules = Règles
key-settings = Réglages
key-tables = Tables
key-undo = Annuler
key-values = Valeurs
key-write = Écrire
does-claim = demander la nulle
does-draw = proposer la nulle
does-flip = tourner le damier
does-help = montrer cette page
does-hint = conseiller un coup, ou cacher le conseil
does-huff = souffler une pièce qui pouvait prendre
does-new = commencer une nouvelle partie
does-opponent = changer d’adversaire ou trouver votre niveau
does-pause = mettre la pendule en pause ou la relancer
does-practice = exercer les finales contre la meilleure défense
does-quit = quitter
does-read = ouvrir une partie d’un fichier
does-redo = refaire un coup
does-resign = abandonner
does-rules = montrer les règles
does-settings = changer les réglages
does-tables = construire des tables de finales, ou suivre une construction
does-undo = annuler un coup
does-values = montrer la valeur de chaque coup dans les tables de finales
does-write = écrire la partie dans un fichier

## Settings and questions of the full-screen board

clock-paused = La pendule est en pause. Appuyez sur z pour continuer.
games-keys = Tapez pour chercher · Tab : favori · Entrée : choisir · Échap : retour
games-none = Aucun jeu ne contient tous ces mots.
setting-ascii = ASCII seulement
setting-search = Montrer la recherche de l’ordinateur
setting-square-size = Taille des cases
size-auto = auto
size-large = grande
size-medium = moyenne
size-small = petite
title-read = Ouvrir une partie d’un fichier
title-write = Écrire la partie dans un fichier
too-small = Ce terminal est trop petit : le damier demande { $columns } colonnes et { $rows } lignes.

## What endgame tables know

practice-take-back = Appuyez sur u pour reprendre le coup.
warning-take-back = Tapez undo pour reprendre le coup, ou appuyez sur Entrée pour le maintenir.
values-title = Valeurs
values-unknown = Les tables de finales ne couvrent pas cette position.
values-more = et { $n } de plus
values-brackets = (n) : demi-coups avant la prochaine prise ou promotion
values-move = { $move } : { $worth }
move-wins = gagne
move-wins-in = gagne en { $n }
move-wins-converting = gagne ({ $n })
move-draws = nulle
move-loses = perd
move-loses-in = perd en { $n }
move-loses-converting = perd ({ $n })

## The game line by line

play-move-or-help = Tapez un coup comme 22-18, ou help.
play-help-move = 22-18 ou 22 18 | jouer un coup ; une prise s’écrit 22x15, ou 22x15x6 si plusieurs chemins y mènent
play-help-moves = 22 ou moves 22 | montrer les coups permis de la pièce d’une case ; moves les montre tous
play-help-hint = hint | conseiller un coup et dire pourquoi
play-help-values = values | montrer la valeur de chaque coup dans les tables de finales
play-help-undo = undo, redo | annuler un coup, le refaire
play-help-huff = huff [CASE] | enlever une pièce qui pouvait prendre, si les règles le permettent
play-help-save = save FICHIER | écrire la partie en PDN (save! remplace un fichier)
play-help-load = load FICHIER | ouvrir une partie
play-help-fen = fen | montrer la position en FEN
play-help-rules = rules | montrer les règles
play-help-show = flip, board, score | tourner le damier, le montrer, montrer le score
play-help-new = new [CLÉ] | commencer une partie, d’une autre variante si vous en nommez une
play-help-opponent = opponent [CLÉ] | changer d’adversaire ; opponent two-players joue sans ordinateur, opponent my-level trouve votre niveau
play-help-draws = claim, draws | demander la nulle, montrer les compteurs de nulle
play-help-end = resign, draw | abandonner, proposer la nulle
play-help-stop = Entrée, stop | faire jouer tout de suite un ordinateur qui réfléchit, comme Ctrl-C
play-help-quit = quit | quitter
load-what = load demande un nom de fichier : load partie.pdn
save-what = save demande un nom de fichier : save partie.pdn
score-line = Score ({ $white } - { $black }) : { $score }
no-square = Il n’y a pas de case { $text } : les cases vont de 1 à { $last }.
off-the-board = { $place } est hors du damier : colonnes et rangées vont de 1 à { $most }.
not-playing = { $place } n’est pas une case de jeu : les pièces sont sur les cases foncées.
neither-move = « { $text } » n’est ni un coup ({ $why }) ni une commande. Tapez help pour la liste.
neither-number = « { $text } » n’est ni un nombre pour { $name } ni une commande. Tapez help pour la liste.

## Files

file-saved = Enregistré sous { $name }.
file-unreadable = Impossible de lire { $name } : { $why }.
file-exists = { $name } existe déjà ; choisissez un autre nom.
file-exists-replace = { $name } existe déjà ; save! { $name } le remplace.

## The analysis board

analysis-key-best = Meilleur
analysis-key-comment = Comment.
analysis-key-delete = Supprimer
analysis-key-engine = Moteur
analysis-key-flip = Tourner
analysis-key-glyphs = Signes
analysis-key-help = Touches
analysis-key-learn = Apprendre
analysis-key-lines = Lignes
analysis-key-new = Nouveau
analysis-key-open = Ouvrir
analysis-key-promote = Promouvoir
analysis-key-quit = Quitter
analysis-key-review = Revue
analysis-key-save = Enregistrer
analysis-key-threat = Menace
analysis-key-undo = Annuler
analysis-help-step = Gauche, Droite | parcourir les coups
analysis-help-ends = Haut, Bas, Début, Fin | aller au début ou à la fin
analysis-help-branch = Maj+Haut, Maj+Bas, [, ] | changer de branche
analysis-help-leave = Maj+Gauche, Retour arrière | quitter la variante
analysis-help-mistakes = ,, . | aller à la faute précédente ou suivante
analysis-help-typed = 22-18, Entrée | taper un coup
analysis-help-cursor = Entrée | déplacer un curseur sur le damier avec les flèches ; Entrée choisit, Échap sort
analysis-help-mouse = Souris | cliquer ou glisser une pièce, cliquer un coup ou une ligne ; la molette avance
analysis-help-best = Espace | jouer le meilleur coup
analysis-help-add = i | insérer la meilleure ligne comme variante
analysis-help-engine = l | lancer ou arrêter le moteur
analysis-help-lines = +, - | plus ou moins de lignes
analysis-help-threat = x | montrer la menace : ce que l’adversaire jouerait
analysis-help-deeper = z | chercher sans limite
analysis-help-men = e | évaluation en pions ou en pour cent
analysis-help-arrow = a | montrer le meilleur coup sur le damier
analysis-help-threads = t, T | plus ou moins de fils
analysis-help-memory = m, M | plus ou moins de mémoire
analysis-help-review = r | revoir la partie ; Échap arrête la revue
analysis-help-learn = w | apprendre de vos fautes après une revue ; tournez le damier pour celles de l’autre camp
analysis-help-comment = c | écrire un commentaire
analysis-help-glyphs = g | choisir un signe pour le coup ou la position
analysis-help-marks = !, / | parcourir les bons ou les mauvais signes
analysis-help-promote = p, P | monter la variante, en faire la ligne principale
analysis-help-delete = d, Suppr, D | supprimer le coup et la suite, supprimer toutes les variantes
analysis-help-undo = u, y, Ctrl-R | annuler, refaire
analysis-help-flip = f | tourner le damier
analysis-help-huff = H | souffler une pièce, si les règles le permettent
analysis-help-files = s, o, n | enregistrer en PDN, ouvrir un fichier, commencer une étude
analysis-help-quit = ?, q | montrer cette page, quitter
analysis-help-letters = Là où les cases ont des lettres, les minuscules tapent des coups : prenez les majuscules pour les commandes ci-dessus.
analysis-asked-several = Quelle partie ?
analysis-cannot-read = Ce n’est ni une partie (PDN) ni une position (FEN).
analysis-comment-title = Commentaire sur { $move }
analysis-comment-start = Commentaire sur le départ
analysis-discard = Abandonner les changements
analysis-discard-title = L’étude a des changements non enregistrés.
analysis-end = Il n’y a pas de coup à ajouter.
analysis-glyphs-title = Signes pour { $move }
analysis-keep = Les garder
analysis-label-draw = nulle
analysis-memory = { $n } Mo
analysis-drawn = Dessins : { $shapes }.
analysis-no-branch = Il n’y a pas d’autre branche ici.
analysis-no-engine-move = Le moteur n’a pas encore de coup.
analysis-no-game = Il n’y a pas de partie { $number } : le fichier en contient { $count }.
analysis-no-lesson = Il n’y a pas de fautes à apprendre. Appuyez d’abord sur r pour revoir la partie.
analysis-no-mistake = Il n’y a pas d’autre faute. Appuyez sur r pour revoir la partie.
analysis-no-moves = Jouez un coup pour commencer.
analysis-nothing-to-review = Il n’y a pas de coups à revoir.
analysis-on-main = C’est déjà la ligne principale.
analysis-open-title = Ouvrez un fichier, ou collez un FEN
analysis-replace = Le remplacer
analysis-replace-title = { $name } existe déjà.
analysis-reviewed = Précision : { $white } { $first }, { $black } { $second }.
analysis-reviewing = Revue de la partie : { $percent } %. Échap arrête.
analysis-rules-title = Règles de la nouvelle étude
analysis-save-title = Enregistrer l’étude en PDN
analysis-searching = Recherche
analysis-speed = profondeur { $depth }, { $nodes } nœuds, { $speed }/s
analysis-switch-deeper = sans limite
analysis-switch-threat = menace
analysis-threads = { $n ->
    [one] { $n } fil
   *[other] { $n } fils
}
analysis-title = Étude
