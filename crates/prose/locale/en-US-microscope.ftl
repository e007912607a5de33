# The search microscope.

micro-title = The search microscope
micro-method = Method
micro-depth = Depth in plies
micro-play = Play
micro-pause = Pause
micro-back = One step back
micro-forward = One step forward
micro-whole = Whole tree
micro-step = Step { $n } of { $all }
micro-visited = Visited: { $n }. Skipped: { $skipped }. Already known: { $known }.
micro-part = { $n ->
    [1] Only the first node is drawn.
   *[other] Only the first { $n } nodes are drawn.
    }
micro-cut-off = The search was cut off after { $n } positions; the value is not known.
micro-uncounted = –: the search was cut off after { $n } positions.
micro-counts = Nodes visited at each depth (logarithmic scale)
micro-export = Save the tree as SVG
micro-undo = Take back
micro-start = Start position
micro-small = Few pieces
micro-root = The position at the root
micro-hint = Tap or point at a node to see its window; a tap or click also shows its position. A move on the board makes a new root.
micro-zoom-in = Zoom in
micro-zoom-out = Zoom out
micro-legend = Legend
micro-window = Window { $alpha } to { $beta }.
micro-value = Value { $value }.
micro-win = win
micro-loss = loss
micro-scout = Only asked whether it beats the best move so far.
micro-method-name = { $method ->
    [minimax] Minimax
    [alphabeta] Alpha-beta
    [sorted] Alpha-beta, best moves first
   *[full] All techniques
    }
micro-method-line = { $method ->
    [minimax] Looks at every line to the full depth.
    [alphabeta] Skips the remaining replies as soon as one of them refutes the move before.
    [sorted] The same, with captures and crownings first: the sooner a good move comes, the more is skipped.
   *[full] A model of the engine: iterative deepening, a table of known positions, null windows, shallower searches of late moves, and captures played out.
    }
micro-state = { $state ->
    [leaf] Evaluated: the depth is reached or the game is over.
    [exact] All moves were searched: the value is exact.
    [cut] Cut: the other side has something at least as good elsewhere.
    [low] No move is good enough: there is something better elsewhere.
    [skipped] Skipped: the move before it was already too good.
    [known] Known: the same position was searched before, in a part that is not drawn or on a shallower pass.
    [unfinished] Not finished: the search was cut off.
   *[open] Being searched.
    }
micro-known-after = Known: the same position was searched before, after { $line }.
micro-legend-line = { $key ->
    [max] Root’s side to move
    [min] Other side to move
    [exact] Exact value
    [cut] Cut: too good, the rest is skipped
    [low] No move is good enough
    [leaf] Evaluated
    [known] Known position
    [skipped] Skipped
    [unfinished] Not finished
    [main] Expected line
   *[join] Where it was searched before
    }
micro-key-next = next
micro-key-previous = back
micro-key-replay = replay
micro-key-fold = fold
micro-key-jump = to the first search
micro-key-ends = ends
micro-key-quit = quit
