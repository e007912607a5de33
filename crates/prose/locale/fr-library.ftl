# La page de la bibliothèque et l’explorateur.

library-title = Bibliothèque
library-add = Ajouter
library-added = { $name } : { $new } nouvelles, { $duplicates } déjà là, { $bad } illisibles.
library-adding = { $name } : { $percent } %, { $games ->
    [one] { $games } partie
   *[other] { $games } parties
    }
library-add-study = Ajouter cette partie à la bibliothèque
library-any-game = Tous les jeux
library-any-result = Tout résultat
library-anywhere = N’importe où
library-bad = Parties illisibles
library-bad-count = { $n ->
    [one] { $n } partie illisible
   *[other] { $n } parties illisibles
    }
library-best = Parties les plus connues
library-black-won = Gain des Noirs
library-board = Damier du motif
library-both-lost = Double défaite
library-cancel = Annuler
library-clear = Tout supprimer
library-clear-sure = Vraiment supprimer toutes les parties ?
library-drop = Déposez des fichiers PDN ici, ou choisissez-les. Les parties restent sur cet appareil.
library-drop-server = Déposez des fichiers PDN ici, ou choisissez-les. Les parties vont dans la bibliothèque du serveur.
library-draw = Nulle
library-empty = Pas encore de parties. Ajoutez un fichier PDN pour chercher ses parties et voir dans l’étude ce qui a été joué dans chaque position.
library-ending = Matériel à la fin
library-ending-example = 2K1-1K
library-event = Tournoi
library-explorer = Explorateur
library-export = Télécharger en PDN
library-failed = La bibliothèque ne s’ouvre pas : { $reason }
library-file = { $file }
library-found = { $n ->
    [0] Aucune partie trouvée
    [one] { $n } partie
   *[other] { $n } parties
    }
library-from = Depuis l’an
library-games = { $n ->
    [one] { $n } partie
   *[other] { $n } parties
    }
library-latest = Parties récentes
library-material = Matériel à un moment
library-mirrored = Aussi en miroir
library-more = Voir plus
library-more-conditions = Position, matériel, couleurs
library-moves = Coups
library-moves-example = 32-28 19-23
library-no-server = Le serveur ne répond pas.
library-nobody = Aucune partie n’a cette position.
library-open = Ouvrir dans l’étude
library-pattern = Cases
library-pattern-example = 32=w,28=.,5=B
library-pattern-hint = Choisissez une pièce, puis cliquez les cases où elle doit être.
library-player = Joueur
library-position = Position (FEN)
library-rating = Classement moyen du joueur
library-reset = Vider
library-result = Résultat
library-rules = Jeu
library-rules-first = Choisissez d’abord un jeu pour chercher positions et coups.
library-search = Chercher
library-search-position = Trouver les parties avec cette position
library-study = Étude
library-swapped = Aussi couleurs échangées
library-tool-any = Tout
library-tool-empty = Vide
library-to = Jusqu’à l’an
library-unknown-player = Inconnu
library-unknown-result = Résultat inconnu
library-white = Blancs
library-black = Noirs
library-white-won = Gain des Blancs
library-total = Tous
library-percent = { $percent } %
library-bar = Gain des Blancs { $white } %, nulles { $draws } %, gain des Noirs { $black } %
library-ply = coup { $move }
library-unreadable = { $name } est illisible.
