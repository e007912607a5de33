# The puzzles.

puzzle-title = Puzzles
puzzle-next = Next puzzle
puzzle-solution = Show the solution
puzzle-rush = Three-minute rush
puzzle-stop = End the rush
puzzle-progress = Progress
puzzle-all-kinds = All kinds
puzzle-kind = Kind of shot
puzzle-game = Game
puzzle-none = There are no puzzles of this kind.
puzzle-no-rules = There are no puzzles for these rules.
puzzle-loading = Loading the puzzles …
puzzle-export = Export progress
puzzle-import = Import progress
puzzle-import-bad = This file is not a record of progress.
puzzle-import-done = The progress has been imported.
puzzle-import-broken = Line { $line }, column { $column }: this is not JSON. Nothing was imported.
puzzle-import-field = The value of “{ $field }” can’t be right. Nothing was imported.
puzzle-again = Try again
puzzle-play-on = Back to practice
puzzle-offline = The puzzles cannot be loaded. Are you online?
puzzle-to-move = { $side } to move and win.
puzzle-wrong = { $move } doesn’t win. Try again.
puzzle-right = Right. Go on.
puzzle-solved = Solved.
puzzle-back = Solved. It will come back another day.
puzzle-shown = This is how it goes.
puzzle-no-gain = No piece is won yet, but the position is.
puzzle-rating = Rating { $n } ± { $margin }
puzzle-level = About as strong as level { $level }, { $title }.
puzzle-run = { $n } in a row, best { $best }.
puzzle-days = { $n ->
    [one] Streak: 1 day.
   *[other] Streak: { $n } days.
    }
puzzle-counts = { $solved } solved, { $failed } failed.
puzzle-due = { $n ->
    [one] 1 puzzle comes back today.
   *[other] { $n } puzzles come back today.
    }
puzzle-rush-left = { $time } left. { $solved } solved, { $wrong } of 3 wrong.
puzzle-rush-over = { $n } solved.
puzzle-rush-best = { $n } solved, your best so far.
puzzle-rushed = The rush is over.
puzzle-kind-share = { $solved } of { $n }
puzzle-numbered = Puzzle rated { $n }
puzzle-own = Your own mistakes
puzzle-own-task = { $side } to move. Find a better move than in your game.
puzzle-own-wrong = { $move } isn’t good enough. Try again.
