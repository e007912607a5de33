# Le texte des pages d’étude en français (Project Fluent).

study-title = Étude
study-analysis = Analyse
study-back-to-start = Crownhead : retour à l’accueil
study-evaluation = Évaluation
study-chances = Blancs { $win } %, nulle { $draw } %, Noirs { $loss } %
study-engine-on = Moteur actif
study-engine-off = Moteur arrêté
study-engine-idle = La partie est finie.
study-engine-failed = Le moteur s’est arrêté. Relancez-le.
study-engine-in-page = Moteur de la page
study-engine-native = { $n ->
    [one] Moteur natif, 1 fil
   *[other] Moteur natif, { $n } fils
}
study-engine-setup = Réglages du moteur
study-threads = Fils
study-memory = Mémoire
study-memory-of = { $n } Mio
study-depth-of = profondeur { $n }
study-deeper = Approfondir
study-men = Pions ou chances
study-more-lines = Plus de lignes
study-fewer = Moins de lignes
study-threat = Montrer la menace
study-threat-none = Pas de menace : le trait doit prendre.
study-moves = Coups
study-no-moves = Jouez un coup sur le damier, ou ouvrez une partie.
study-first = Premier coup
study-previous = Coup précédent
study-next = Coup suivant
study-last = Dernier coup
study-comment = Commentaire
study-comment-here = Commentez ce coup
study-glyphs = Signes
study-promote = Promouvoir la variante
study-make-main = Ligne principale
study-delete = Supprimer à partir d’ici
study-new = Nouvelle
study-open = Ouvrir
study-open-hint = Collez une partie (PDN), une position (FEN) ou un lien, ou choisissez un fichier.
study-opened-one-of = Partie { $number } sur { $count }
study-share = Partager
study-as-chapters = Ajouter à cette étude en chapitres
study-chapters = Chapitres
study-chapter-new = Nouveau chapitre
study-chapter-here = Chapitre d’ici
study-chapter-open = Ouvrir en chapitres
study-chapter-name = Nom du chapitre
study-chapter-previous = Chapitre précédent
study-chapter-next = Chapitre suivant
study-chapter-number = Chapitre { $n }
study-chapter-count = { $n ->
    [one] un chapitre
   *[other] { $n } chapitres
    }
study-chapters-full = Une étude a au plus { $n } chapitres.
study-move-count = { $n ->
    [one] un coup
   *[other] { $n } coups
    }
study-open-all = Ouvrir les { $n } en chapitres
study-delete-named = Supprimer { $name }
study-recent = Études récentes
study-recent-unreadable = Cette étude est illisible.
study-clocks = Pendules
study-clocks-now = Blancs { $white } · Noirs { $black }
study-whole-game = Lien avec toute la partie
study-edit = Modifier la position
study-play = Jouer d’ici
study-keys = Clavier
study-keys-help = Gauche et Droite parcourent les coups, Haut et Bas vont au début et à la fin. Maj+Haut et Maj+Bas changent de branche, Maj+Gauche la quitte. Espace joue le meilleur coup, L lance ou arrête le moteur, X montre la menace, F tourne le damier, E ouvre l’explorateur, C écrit un commentaire. Clic droit ou glisser pour dessiner.
study-cancel = Annuler
study-choose-files = Choisir des fichiers
study-more-games = Il y a d’autres parties. Cherchez un nom, un tournoi ou une date.
study-palette = Pièces
study-paste = Coller
study-search-games = Joueur, tournoi, date
study-start-position = Départ
study-position = Analyser
study-swap-colors = Échanger les couleurs
study-tool-erase = Effacer
study-tool-hand = Déplacer
study-wipe = Vider
study-reading = { $n ->
    [0] Lecture…
    [one] Lecture… une partie
   *[other] Lecture… { $n } parties
    }
study-games-found = { $n ->
    [one] une partie
   *[other] { $n } parties
    }
study-game-number = Partie { $n }
study-repaired = { $n ->
    [0] { $first }
    [one] { $first } Une autre chose a été corrigée.
   *[other] { $first } { $n } autres choses ont été corrigées.
    }
study-square-with = { $square }, { $piece }
study-square-empty = { $square }, vide
study-piece = { $piece } des { $side }
study-to-move = Trait aux { $side }

## The review of a game

review-page-review = Revue
review-page-about = Revoir toute la partie avec le moteur
review-page-running = Revue en cours
review-page-cancel = Annuler
review-page-stopped = Arrêté. Voici les résultats obtenus.
review-page-again = Revoir encore
review-page-complete = Revue terminée
review-page-kept = Signes ajoutés aux coups
review-page-remove-marks = Annuler
review-page-nothing = Il n’y a pas encore de coups. Jouez, ou ouvrez une partie.
review-page-no-faults = Aucune faute. Bien joué !
review-page-graph = Score attendu des Blancs au fil de la partie
review-page-start = Début de la partie
review-page-expected = { $mv } : Blancs { $percent } %
review-page-accuracy = Précision
review-page-percent = { $percent } %
review-page-show-line = Jouer cette ligne sur le damier
review-page-learn = { $n ->
    [0] Apprendre
   *[other] Apprendre ({ $n })
    }
review-page-learn-about = Apprendre de vos fautes
review-page-question-number = Question { $number } sur { $count }
review-page-question = Trait aux { $side }. { $mistake } était une faute.
review-page-find-better = Trouvez un meilleur coup sur le damier.
review-page-hint = Indice
review-page-hint-piece = Indice : jouez la pièce en { $square }.
review-page-hint-move = Indice : { $mv }.
review-page-solution = Solution
review-page-the-solution = La solution :
review-page-skip = Passer
review-page-retry = Réessayer
review-page-try-again = Essayez un autre coup.
review-page-played-again = { $mv } est la faute de la partie.
review-page-not-best = { $mv } ne suffit pas.
review-page-is-best = { $mv } est le meilleur coup !
review-page-is-good = { $mv } est bon aussi !
review-page-next = Suivant
review-page-done = Terminé
review-page-ask-again = Recommencer
review-page-lesson-over = C’était la dernière question.
review-page-summary = Trouvé { $found } sur { $count }, dont { $clean } du premier coup.

# The share dialog.
study-download = Télécharger
study-file-name = etude
study-not-downloaded = Le navigateur a refusé le téléchargement.
study-copy-picture = Copier l’image
study-picture-copied = Image copiée. Collez-la dans un document.
study-picture-not-copied = Ce navigateur ne peut pas copier d’images. Téléchargez le PNG.
study-print-sheet = Imprimer

# Annotation glyphs by their numbers in the PGN standard.
study-glyph = { $number ->
    [1] bon coup
    [2] erreur
    [3] coup brillant
    [4] gaffe
    [5] coup intéressant
    [6] coup douteux
    [7] coup forcé
    [8] seul coup raisonnable
    [9] pire coup
    [10] position nulle
    [11] chances égales, position calme
    [12] chances égales, position active
    [13] position peu claire
    [14] Blancs un peu mieux
    [15] Noirs un peu mieux
    [16] Blancs mieux
    [17] Noirs mieux
    [18] Blancs gagnants
    [19] Noirs gagnants
    [20] avantage écrasant des Blancs
    [21] avantage écrasant des Noirs
    [22] zugzwang des Blancs
    [23] zugzwang des Noirs
    [32] Blancs en avance de développement
    [33] Noirs en avance de développement
    [36] initiative aux Blancs
    [37] initiative aux Noirs
    [40] attaque des Blancs
    [41] attaque des Noirs
    [44] compensation des Blancs
    [45] compensation des Noirs
    [132] contre-jeu des Blancs
    [133] contre-jeu des Noirs
    [138] Blancs en zeitnot
    [139] Noirs en zeitnot
    [140] avec l’idée
    [141] dirigé contre
    [142] mieux est
    [143] pire est
    [145] commentaire de la rédaction
    [146] nouveauté
   *[other] ${ $number }
    }
