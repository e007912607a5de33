# The text of the study pages in English (Project Fluent).

study-title = Study
study-analysis = Analysis
study-back-to-start = Crownhead: back to the start page
study-evaluation = Evaluation
study-chances = White wins { $win }%, draw { $draw }%, Black wins { $loss }%
study-engine-on = Engine on
study-engine-off = Engine off
study-engine-idle = The game is over.
study-engine-failed = The engine stopped. Turn it on again.
study-engine-in-page = Engine in this page
study-engine-native = { $n ->
    [one] Native engine, 1 thread
   *[other] Native engine, { $n } threads
}
study-engine-setup = Engine settings
study-threads = Threads
study-memory = Memory
study-memory-of = { $n } MiB
study-depth-of = depth { $n }
study-deeper = Go deeper
study-men = Show men or chances
study-more-lines = More lines
study-fewer = Fewer lines
study-threat = Show the threat
study-threat-none = No threat: the side to move has to capture.
study-moves = Moves
study-no-moves = Make a move on the board, or open a game.
study-first = First move
study-previous = Previous move
study-next = Next move
study-last = Last move
study-comment = Comment
study-comment-here = Write about this move
study-glyphs = Marks
study-promote = Promote variation
study-make-main = Make main line
study-delete = Delete from here
study-new = New
study-open = Open
study-open-hint = Paste a game (PDN), a position (FEN) or a link, or choose a file.
study-opened-one-of = Game { $number } of { $count }
study-share = Share
study-as-chapters = Add to this study as chapters
study-chapters = Chapters
study-chapter-new = New chapter
study-chapter-here = Chapter from this position
study-chapter-open = Open as chapters
study-chapter-name = Name of this chapter
study-chapter-previous = Previous chapter
study-chapter-next = Next chapter
study-chapter-number = Chapter { $n }
study-chapter-count = { $n ->
    [one] one chapter
   *[other] { $n } chapters
    }
study-chapters-full = A study has at most { $n } chapters.
study-move-count = { $n ->
    [one] one move
   *[other] { $n } moves
    }
study-open-all = Open all { $n } as chapters
study-delete-named = Delete { $name }
study-recent = Recent studies
study-recent-unreadable = This study can’t be read.
study-clocks = Clocks
study-clocks-now = White { $white } · Black { $black }
study-whole-game = Link with the whole game
study-edit = Edit position
study-play = Play from here
study-keys = Keyboard
study-keys-help = Left and Right step through the moves, Up and Down jump to the start and end. Shift+Up and Shift+Down change the branch, Shift+Left leaves it. Space plays the best move, L turns the engine on or off, X shows the threat, F turns the board, E opens the explorer, C writes a comment. Right-click or drag to draw.
study-cancel = Cancel
study-choose-files = Choose files
study-more-games = There are more games. Search for a name, an event or a date.
study-palette = Pieces
study-paste = Paste
study-search-games = Player, event, date
study-start-position = Start
study-position = Analyze
study-swap-colors = Swap colors
study-tool-erase = Erase
study-tool-hand = Move pieces
study-wipe = Clear
study-reading = { $n ->
    [0] Reading…
    [one] Reading… one game so far
   *[other] Reading… { $n } games so far
    }
study-games-found = { $n ->
    [one] one game
   *[other] { $n } games
    }
study-game-number = Game { $n }
study-repaired = { $n ->
    [0] { $first }
    [one] { $first } One more thing was repaired.
   *[other] { $first } { $n } more things were repaired.
    }
study-square-with = { $square }, { $piece }
study-square-empty = { $square }, empty
study-piece = { $side } { $piece }
study-to-move = { $side } to move

## The review of a game

review-page-review = Review
review-page-about = Review the whole game with the engine
review-page-running = Review in progress
review-page-cancel = Cancel
review-page-stopped = Stopped. Results so far are shown.
review-page-again = Review again
review-page-complete = Review complete
review-page-kept = Marks added to the moves
review-page-remove-marks = Undo
review-page-nothing = There are no moves to review yet. Play some, or open a game.
review-page-no-faults = No mistakes found. Well played!
review-page-graph = White’s expected score over the game
review-page-start = Start of the game
review-page-expected = { $mv }: White expects { $percent }%
review-page-accuracy = Accuracy
review-page-percent = { $percent }%
review-page-show-line = Play this line on the board
review-page-learn = { $n ->
    [0] Learn
   *[other] Learn ({ $n })
    }
review-page-learn-about = Learn from your mistakes
review-page-question-number = Question { $number } of { $count }
review-page-question = { $side } to move. { $mistake } was a mistake.
review-page-find-better = Find a better move on the board.
review-page-hint = Hint
review-page-hint-piece = Hint: move the piece on { $square }.
review-page-hint-move = Hint: { $mv }.
review-page-solution = Solution
review-page-the-solution = The solution:
review-page-skip = Skip
review-page-retry = Try again
review-page-try-again = Try another move.
review-page-played-again = { $mv } is the mistake from the game.
review-page-not-best = { $mv } is not good enough.
review-page-is-best = { $mv } is the best move!
review-page-is-good = { $mv } is good too!
review-page-next = Next
review-page-done = Done
review-page-ask-again = Start over
review-page-lesson-over = That was the last question.
review-page-summary = You found { $found } of { $count }, { $clean } at the first try.

# The share dialog.
study-download = Download
study-file-name = study
study-not-downloaded = The browser refused the download.
study-copy-picture = Copy picture
study-picture-copied = Picture copied. Paste it into a document.
study-picture-not-copied = This browser can’t copy pictures. Download the PNG instead.
study-print-sheet = Print sheet

# Annotation glyphs by their numbers in the PGN standard.
study-glyph = { $number ->
    [1] good move
    [2] mistake
    [3] brilliant move
    [4] blunder
    [5] interesting move
    [6] dubious move
    [7] forced move
    [8] only reasonable move
    [9] worst move
    [10] drawish position
    [11] equal chances, quiet position
    [12] equal chances, active position
    [13] unclear position
    [14] White is slightly better
    [15] Black is slightly better
    [16] White is better
    [17] Black is better
    [18] White is winning
    [19] Black is winning
    [20] White has a crushing advantage
    [21] Black has a crushing advantage
    [22] zugzwang of White
    [23] zugzwang of Black
    [32] White leads in development
    [33] Black leads in development
    [36] White has the initiative
    [37] Black has the initiative
    [40] White has the attack
    [41] Black has the attack
    [44] White has compensation
    [45] Black has compensation
    [132] White has counterplay
    [133] Black has counterplay
    [138] time trouble of White
    [139] time trouble of Black
    [140] with the idea
    [141] aimed against
    [142] better is
    [143] worse is
    [145] editorial comment
    [146] novelty
   *[other] ${ $number }
    }
