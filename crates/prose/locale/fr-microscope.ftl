# The search microscope.

micro-title = Le microscope de recherche
micro-method = Méthode
micro-depth = Profondeur en demi-coups
micro-play = Lire
micro-pause = Pause
micro-back = Un pas en arrière
micro-forward = Un pas en avant
micro-whole = Arbre entier
micro-step = Étape { $n } sur { $all }
micro-visited = Visités : { $n }. Ignorés : { $skipped }. Déjà connus : { $known }.
micro-part = { $n ->
    [1] Seul le premier nœud est dessiné.
   *[other] Seuls les { $n } premiers nœuds sont dessinés.
    }
micro-cut-off = La recherche a été interrompue après { $n } positions ; la valeur n’est pas connue.
micro-uncounted = – : la recherche a été interrompue après { $n } positions.
micro-counts = Nœuds par profondeur, échelle logarithmique
micro-export = Enregistrer l’arbre en SVG
micro-undo = Reprendre
micro-start = Position initiale
micro-small = Peu de pièces
micro-root = La position à la racine
micro-hint = Touchez ou survolez un nœud pour voir sa fenêtre ; toucher ou cliquer montre aussi sa position. Un coup joué sur le damier donne une nouvelle racine.
micro-zoom-in = Agrandir
micro-zoom-out = Réduire
micro-legend = Légende
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
    [known] Connue : la même position a déjà été vue, dans une partie non dessinée ou à une profondeur moindre.
    [unfinished] Inachevé : la recherche a été interrompue.
   *[open] En cours.
    }
micro-known-after = Connue : la même position a déjà été vue, après { $line }.
micro-legend-line = { $key ->
    [max] Trait au camp de la racine
    [min] Trait à l’autre camp
    [exact] Valeur exacte
    [cut] Coupé : trop bon, le reste est ignoré
    [low] Aucun coup ne suffit
    [leaf] Évalué
    [known] Position connue
    [skipped] Ignoré
    [unfinished] Inachevé
    [main] Ligne attendue
   *[join] Où la position a déjà été vue
    }
micro-key-next = suivant
micro-key-previous = retour
micro-key-replay = rejouer
micro-key-fold = plier
micro-key-jump = à la première fois
micro-key-ends = extrémités
micro-key-quit = quitter
