# The search microscope.

micro-title = The search microscope
micro-method = Method
micro-depth = Depth in plies
micro-play = Play
micro-pause = Pause
micro-back = One step back
micro-forward = One step on
micro-whole = Whole tree
micro-step = Step { $n } of { $all }
micro-visited = Visited: { $n }. Skipped: { $skipped }. Known before: { $known }.
micro-part = Only the first { $n } nodes are drawn.
micro-counts = Nodes per depth, on a logarithmic scale
micro-export = Save the tree as SVG
micro-undo = Take back
micro-start = Start position
micro-small = Few pieces
micro-root = The position at the root
micro-hint = Point at a node to see its window, and click it to see its position. A move on the board becomes the new root.
micro-window = Window { $alpha } to { $beta }.
micro-value = Value { $value }.
micro-win = win
micro-loss = loss
micro-scout = Asked only whether it is better than the best move so far.
micro-method-name = { $method ->
    [minimax] Minimax
    [alphabeta] Alpha-beta
    [sorted] Alpha-beta, best moves first
   *[full] All techniques
    }
micro-method-line = { $method ->
    [minimax] Looks at every line to the full depth.
    [alphabeta] Skips a reply as soon as one proves that the move before it is too bad.
    [sorted] The same, with captures and crownings first: good moves early skip more.
   *[full] A model of the engine: deepening step by step, a memory of positions, null windows, late moves searched less, captures played out.
    }
micro-state = { $state ->
    [leaf] Evaluated: the depth is reached or the game is over.
    [exact] All moves searched; the value is exact.
    [cut] Cut: the other side has something at least as good elsewhere.
    [low] No move is good enough; there is something better elsewhere.
    [skipped] Skipped: the move before it was already too good.
    [known] Known: the same position was searched before.
   *[open] Being searched.
    }
