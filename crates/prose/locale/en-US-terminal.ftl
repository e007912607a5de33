# The text of the terminal in English (Project Fluent). The web app does not contain it.
# A line of help has the input before the bar and its effect after it.

## Keys of the full-screen board

help-arrows = Arrows, hjkl | move the cursor
help-choose = Enter, Space | choose a piece, then its destination; choose the piece again to end a capture
help-leg-back = Backspace | undo the last jump, or deselect the piece
help-escape = Escape | cancel the move you started
help-typed = 22-18, Enter | type a move
help-mouse = Mouse | click, or drag a piece
key-claim = Claim
key-draw = Draw
key-flip = Flip
key-help = Keys
key-hint = Hint
key-huff = Huff
key-new = New
key-opponent = Opponent
key-pause = Pause
key-practice = Endings
key-quit = Quit
key-read = Open
key-redo = Redo
key-resign = Resign
key-rules = Rules
key-settings = Settings
key-tables = Tables
key-undo = Undo
key-values = Values
key-write = Write
does-claim = claim a draw
does-draw = offer a draw
does-flip = flip the board
does-help = show this page
does-hint = suggest a move, or hide the suggestion
does-huff = huff a piece that could have captured
does-new = start a new game
does-opponent = change the opponent, or find your level
does-pause = pause the clock, or let it go on
does-practice = practice endgames against the best defense
does-quit = quit
does-read = open a game from a file
does-redo = redo a move
does-resign = resign
does-rules = show the rules
does-settings = change the settings
does-tables = build endgame tables, or check on a build
does-undo = take back a move
does-values = show the value of each move in the endgame tables
does-write = write the game to a file

## Settings and questions of the full-screen board

clock-paused = The clock is paused. Press z to go on.
games-keys = Type to search · Tab: favorite · Enter: choose · Escape: back
games-none = No game has all of these words.
setting-ascii = ASCII only
setting-search = Show the computer’s search
setting-square-size = Square size
size-auto = auto
size-large = large
size-medium = medium
size-small = small
title-read = Open a game from a file
title-write = Write the game to a file
too-small = This terminal is too small: the board needs { $columns } columns and { $rows } rows.

## What endgame tables know

practice-take-back = Press u to take it back.
warning-take-back = Type undo to take the move back, or press Enter to let it stand.
values-title = Values
values-unknown = Endgame tables do not cover this position.
values-more = and { $n } more
values-brackets = (n): plies to the next capture or crowning
values-move = { $move }: { $worth }
move-wins = wins
move-wins-in = wins in { $n }
move-wins-converting = wins ({ $n })
move-draws = draws
move-loses = loses
move-loses-in = loses in { $n }
move-loses-converting = loses ({ $n })

## The game line by line

play-move-or-help = Type a move such as 22-18, or help.
play-help-move = 22-18 or 22 18 | make a move; captures are 22x15, or 22x15x6 if several routes lead there
play-help-moves = 22 or moves 22 | show the legal moves of the piece on a square; moves lists all of them
play-help-hint = hint | suggest a move and say why
play-help-values = values | show the value of each move in the endgame tables
play-help-undo = undo, redo | take back a move, redo it
play-help-huff = huff [SQUARE] | remove a piece that could have captured, if the rules allow huffing
play-help-save = save FILE | write the game as PDN (save! replaces a file)
play-help-load = load FILE | open a game
play-help-fen = fen | show the position as FEN
play-help-rules = rules | show the rules
play-help-show = flip, board, score | flip the board, show it, show the score
play-help-new = new [KEY] | start a new game, of another variant or preset if you name one
play-help-opponent = opponent [KEY] | change the opponent; opponent two-players plays without a computer, opponent my-level finds your level
play-help-draws = claim, draws | claim a draw, show the draw counters
play-help-end = resign, draw | resign, offer a draw
play-help-stop = Enter, stop | make a thinking computer move now, as Ctrl-C does
play-help-quit = quit | quit
load-what = load needs a file name: load game.pdn
save-what = save needs a file name: save game.pdn
score-line = Score ({ $white } - { $black }): { $score }
no-square = There is no square { $text }: squares run from 1 to { $last }.
off-the-board = { $place } is off the board: files and ranks go from 1 to { $most }.
not-playing = { $place } is not a playing square: pieces stand on dark squares only.
neither-move = "{ $text }" is neither a move ({ $why }) nor a command. Type help for a list.
neither-number = "{ $text }" is neither a number for { $name } nor a command. Type help for a list.

## Files

file-saved = Saved as { $name }.
file-unreadable = Cannot read { $name }: { $why }.
file-exists = { $name } already exists; choose another name.
file-exists-replace = { $name } already exists; save! { $name } replaces it.

## The analysis board

analysis-key-best = Best
analysis-key-comment = Comment
analysis-key-delete = Delete
analysis-key-engine = Engine
analysis-key-flip = Flip
analysis-key-glyphs = Marks
analysis-key-help = Keys
analysis-key-learn = Learn
analysis-key-lines = Lines
analysis-key-new = New
analysis-key-open = Open
analysis-key-promote = Promote
analysis-key-quit = Quit
analysis-key-review = Review
analysis-key-save = Save
analysis-key-threat = Threat
analysis-key-undo = Undo
analysis-help-step = Left, Right | step through the moves
analysis-help-ends = Up, Down, Home, End | go to the start or the end
analysis-help-branch = Shift+Up, Shift+Down, [, ] | change the branch
analysis-help-leave = Shift+Left, Backspace | leave the variation
analysis-help-mistakes = ,, . | go to the previous or next mistake
analysis-help-typed = 22-18, Enter | type a move
analysis-help-cursor = Enter | move a cursor over the board with the arrows; Enter chooses, Escape leaves
analysis-help-mouse = Mouse | click or drag a piece, click a move or a line; the wheel steps
analysis-help-best = Space | play the best move
analysis-help-add = i | insert the best line as a variation
analysis-help-engine = l | turn the engine on or off
analysis-help-lines = +, - | show more or fewer lines
analysis-help-threat = x | show the threat: what the opponent would do
analysis-help-deeper = z | search without a limit
analysis-help-men = e | show the evaluation in men or in percent
analysis-help-arrow = a | show the best move on the board
analysis-help-threads = t, T | use more or fewer threads
analysis-help-memory = m, M | use more or less memory
analysis-help-review = r | review the game; Escape stops the review
analysis-help-learn = w | learn from your mistakes after a review; flip the board to learn from the other side’s
analysis-help-comment = c | write a comment
analysis-help-glyphs = g | choose a mark for the move or the position
analysis-help-marks = !, / | cycle through the good or the bad marks
analysis-help-promote = p, P | move the variation up, make it the main line
analysis-help-delete = d, Delete, D | delete the move and what follows, delete all variations
analysis-help-undo = u, y, Ctrl-R | undo, redo
analysis-help-flip = f | flip the board
analysis-help-huff = H | huff a piece, if the rules allow it
analysis-help-files = s, o, n | save as PDN, open a file, begin a new study
analysis-help-quit = ?, q | show this page, quit
analysis-help-letters = Where squares have letters, small letters type moves: use capitals for the commands above.
analysis-asked-several = Which game?
analysis-cannot-read = This is neither a game (PDN) nor a position (FEN).
analysis-comment-title = Comment on { $move }
analysis-comment-start = Comment on the start
analysis-discard = Discard the changes
analysis-discard-title = The study has unsaved changes.
analysis-end = There is no move to add.
analysis-glyphs-title = Marks for { $move }
analysis-keep = Keep them
analysis-label-draw = draw
analysis-memory = { $n } MB
analysis-drawn = Drawn: { $shapes }.
analysis-no-branch = There is no other branch here.
analysis-no-engine-move = The engine has no move yet.
analysis-no-game = There is no game { $number }: the file holds { $count }.
analysis-no-lesson = There are no mistakes to learn from. Press r to review the game first.
analysis-no-mistake = There is no further mistake. Press r to review the game.
analysis-no-moves = Make a move to begin.
analysis-nothing-to-review = There are no moves to review.
analysis-on-main = This is the main line already.
analysis-open-title = Open a file, or paste a FEN
analysis-replace = Replace it
analysis-replace-title = { $name } already exists.
analysis-reviewed = Accuracy: { $white } { $first }, { $black } { $second }.
analysis-reviewing = Reviewing the game: { $percent }%. Escape stops.
analysis-rules-title = Rules of the new study
analysis-save-title = Save the study as PDN
analysis-searching = Searching
analysis-speed = depth { $depth }, { $nodes } nodes, { $speed }/s
analysis-switch-deeper = no limit
analysis-switch-threat = threat
analysis-threads = { $n ->
    [one] { $n } thread
   *[other] { $n } threads
}
analysis-title = Study
