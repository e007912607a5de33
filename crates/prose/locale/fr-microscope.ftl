# The search microscope.

micro-title = Le microscope de recherche
micro-method = Méthode
micro-depth = Profondeur en demi-coups
micro-play = Lire
micro-pause = Pause
micro-back = Un pas en arrière
micro-forward = Un pas en avant
micro-whole = Arbre entier
micro-step = Pas { $n } sur { $all }
micro-visited = Visités : { $n }. Ignorés : { $skipped }. Déjà connus : { $known }.
micro-part = Seuls les { $n } premiers nœuds sont dessinés.
micro-counts = Nœuds par profondeur, échelle logarithmique
micro-export = Enregistrer l’arbre en SVG
micro-undo = Reprendre
micro-start = Position initiale
micro-small = Peu de pièces
micro-root = La position à la racine
micro-hint = Survolez un nœud pour voir sa fenêtre, cliquez pour voir sa position. Un coup joué sur le damier devient la nouvelle racine.
micro-window = Fenêtre de { $alpha } à { $beta }.
micro-value = Valeur { $value }.
micro-win = gain
micro-loss = perte
micro-scout = On demande seulement s’il fait mieux que le meilleur coup connu.
micro-method-name = { $method ->
    [minimax] Minimax
    [alphabeta] Alpha-bêta
    [sorted] Alpha-bêta, meilleurs coups d’abord
   *[full] Toutes les techniques
    }
micro-method-line = { $method ->
    [minimax] Regarde toutes les variantes jusqu’au bout.
    [alphabeta] Ignore le reste dès qu’une réponse prouve que le coup d’avant est trop mauvais.
    [sorted] Pareil, prises et promotions d’abord : les bons coups tôt épargnent plus.
   *[full] Un modèle du moteur : approfondissement, mémoire des positions, fenêtres nulles, coups tardifs moins profonds, prises jouées jusqu’au bout.
    }
micro-state = { $state ->
    [leaf] Évaluée : profondeur atteinte ou partie finie.
    [exact] Tous les coups vus ; la valeur est exacte.
    [cut] Coupé : l’adversaire a ailleurs au moins aussi bien.
    [low] Aucun coup ne suffit ; il y a mieux ailleurs.
    [skipped] Ignoré : le coup d’avant était déjà trop bon.
    [known] Connue : la même position a déjà été vue.
   *[open] En cours.
    }
