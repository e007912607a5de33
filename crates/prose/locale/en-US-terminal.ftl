# The words of the terminal in English (Project Fluent). They are no part of the web app.
# In a line of help, what stands before the bar is typed or pressed, what stands after it is what that does.

## Keys of the full-screen board

help-arrows = Arrows, hjkl | move the cursor
help-choose = Enter, Space | choose a piece, then where it goes; the piece again ends a capture
help-leg-back = Backspace | take a leg back, or give the piece up
help-escape = Escape | give up what was begun
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
does-flip = turn the board
does-help = this page
does-hint = suggest a move, or take the suggestion away
does-huff = huff a piece that could have captured
does-new = new game
does-opponent = play against somebody else
does-practice = win a won ending against the best defense
does-quit = quit
does-read = open a game from a file
does-redo = play it again
does-resign = resign
does-rules = the rules
does-settings = settings
does-tables = build endgame tables, and see how far that is
does-undo = take a move back
does-values = show what each move is worth, where endgame tables know it
does-write = write the game to a file

## Settings and questions of the full-screen board

setting-ascii = ASCII only
setting-search = Tell the computer's search
setting-square-size = Square size
size-auto = auto
size-large = large
size-medium = medium
size-small = small
title-read = Open a game from a file
title-write = Write the game to a file
too-small = This terminal is too small: the board needs { $columns } columns and { $rows } rows.

## What endgame tables know

practice-take-back = Take it back with u.
values-title = Values
values-unknown = Endgame tables do not know this position.
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
play-help-move = 22-18 or 22 18 | move; captures as 22x15, with stops 22x15x6 where several lead there
play-help-moves = 22 or moves 22 | show the legal moves of the piece on a square; moves alone lists all
play-help-hint = hint | suggest a move, with the reason
play-help-values = values | tell what each move is worth, where endgame tables know it
play-help-undo = undo, redo | take back, play again
play-help-huff = huff [SQUARE] | take a piece off that could have captured, where the rules have huffing
play-help-save = save FILE | write the game as PDN (save! replaces a file)
play-help-load = load FILE | read a game
play-help-fen = fen | show the position as FEN
play-help-rules = rules | show the rules
play-help-show = flip, board, score | turn the board, show it, show the score
play-help-new = new [KEY] | new game, under another variant or preset if named
play-help-opponent = opponent [KEY] | play against another opponent, or: opponent two-players
play-help-draws = claim, draws | claim a draw, show how far the draw counters are
play-help-end = resign, draw | give up, offer a draw
play-help-stop = Enter, stop | while the computer thinks: make it move at once, as Ctrl-C does
play-help-quit = quit | end
load-what = load needs the name of a file: load game.pdn
save-what = save needs the name of a file: save game.pdn
score-line = Score ({ $white } - { $black }): { $score }
no-square = There is no square { $text }: the board has squares 1 to { $last }.
off-the-board = { $place } is off the board: files and ranks go from 1 to { $most }.
not-playing = { $place } is not a playing square: pieces stand on the dark squares only.
neither-move = "{ $text }" is neither a move ({ $why }) nor a command; help lists them all.
neither-number = "{ $text }" is neither a number for { $name } nor a command; help lists them all.

## Files

file-saved = Saved as { $name }.
file-unreadable = Cannot read { $name }: { $why }.
file-exists = { $name } exists already; choose another name.
file-exists-replace = { $name } exists already; save! { $name } replaces it.
