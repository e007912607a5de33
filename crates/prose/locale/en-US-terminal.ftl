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
does-opponent = change the opponent
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

setting-ascii = ASCII only
setting-search = Show the computer's search
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
play-help-opponent = opponent [KEY] | change the opponent; opponent two-players plays without a computer
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
