# The words of Crownhead in English (Project Fluent).
# A move in a sentence is written as in PDN: 22-18, 22x15.

## Sides and pieces

side-white = White
side-black = Black
side-red = Red
side-green = Green
piece-man = { $n ->
    [one] man
   *[other] men
    }
piece-king = { $n ->
    [one] king
   *[other] kings
    }
piece-queen = { $n ->
    [one] queen
   *[other] queens
    }
piece-any = { $n ->
    [one] piece
   *[other] pieces
    }
number = { $n ->
    [0] no
    [1] one
    [2] two
    [3] three
    [4] four
    [5] five
    [6] six
    [7] seven
    [8] eight
    [9] nine
    [10] ten
    [11] eleven
    [12] twelve
   *[other] { $n }
    }
counted = { $number } { $name }
moves-in-words = { $n ->
    [one] one move
   *[other] { $number } moves
    }
list-and = { $first } and { $last }
list-or = { $first } or { $last }

## Names of rules

rules-name = { $key ->
    [score-panel] Score-panel draughts
    [menu] Menu draughts
    [choose-each-leg] Choose-each-leg draughts
    [flying-tutorial] Flying-king checkers
    [text] Text draughts
   *[house] House rules
    }
rules-summary = { $key ->
    [score-panel] One capture a turn, on a mirrored board; a man that takes a queen becomes one.
    [menu] English draughts with regicide: a man that takes a king is crowned and its move ends.
    [choose-each-leg] English draughts with regicide: a man that takes a king goes on capturing as a king.
    [flying-tutorial] Kings fly, and a capture may be stopped after any jump.
    [text] Captures are a choice and may be stopped after any jump; a man that takes a king ends as a king.
   *[house] Rules put together by yourself.
    }
lines = { $lines ->
    [diagonal] diagonals
    [straight] rows and columns
   *[all] rows, columns and diagonals
    }

## Why a move is not possible

refused-lead = { $move } is not possible.
refused-game-over = The game is over: { $side } has no move.
refused-game-over-king = The game is over: { $side } has the first { $king }.
refused-empty = There is no piece on { $square }.
refused-not-yours = The { $piece } on { $square } belongs to { $side }.
refused-taken = { $square } is not empty.
refused-must-capture = The { $pieces } on { $squares } can take: you must capture.
refused-only-capture = { $move } { $gain }.
takes = takes { $taken }
takes-and-crowns = takes { $taken } and crowns your man
takes-mixed-and-crowns = takes { $taken }, and crowns your man
taken-mixed = { $all } pieces, { $n ->
    [one] one of them a { $king }
   *[other] { $kings } among them
    }
refused-must-take-more = The { $pieces } on { $squares } can take { $most }: you must take as many as possible.
refused-must-take-rank = The { $pieces } on { $squares } can take: { $precedence ->
    [italian] you must take the most pieces, then capture with a { $king }, then take the most { $kings }, then meet one earliest.
    [value] you must take what is worth most, a { $king } a little less than two men, and then capture with a { $king }.
   *[kings] you must take the most pieces, and then the most { $kings }.
    }
refused-king-must-take = The { $pieces } on { $squares } can take: a { $king } must capture before a man.
refused-takes-only = This capture takes only { $tried }.
refused-must-go-on = The capture is not finished: it must go on for as long as it can.
refused-must-go-on-to = The capture is not finished: it must go on to { $squares }.
refused-jumped-twice = No piece may be jumped twice; captured pieces leave the board when the move ends.
refused-men-move-forward = { $lines ->
    [diagonal] Men move forward only.
   *[other] Men move forward and sideways only.
    }
refused-men-capture-forward = { $lines ->
    [diagonal] Men capture forward only.
   *[other] Men capture forward and sideways only.
    }
refused-men-spare-kings = Men may not take { $kings }.
refused-king-moved-too-often = The { $king } on { $square } has made { $moves } in a row without a capture; another piece has to move first.
refused-too-far = { $pieces } move one square at a time.
refused-no-moves = The { $piece } on { $square } is blocked: it has no move.
refused-in-the-way = { $n ->
    [one] The piece on { $squares } is in the way.
   *[other] The pieces on { $squares } are in the way.
    }
refused-not-on-a-line = { $pieces } move along { $lines }, and none leads from { $from } to { $to }.
refused-captures-only = { $pieces } move along { $lines } only; along other lines they capture.
refused-ambiguous = Several captures end there: choose the squares on the way one by one, or type them all.
refused-no-path = No move leads from { $from } to { $to }.
unreadable = “{ $text }” is not a move. { $problem }.
article = Rule { $number }
headline-must-capture = Your move: you must capture
headline-must-take-more = Your move: you must take the most
headline-king-must-take = Your move: a { $king } must capture
headline-must-go-on = The capture must go on
headline-game-over = The game is over
headline-your-move = Your move
headline-forced-capture = Forced capture

## The state of the game

to-move = { $side } to move
must-capture = You must capture
count-pieces = { $n ->
    [0] no pieces
    [one] 1 piece
   *[other] { $n } pieces
    }
count-kings = { $pieces }, { $n } { $kings }
draw-no-progress = { $n ->
    [0] Drawn unless a piece is taken or a man moves
    [one] Draw in 1 move each unless a piece is taken or a man moves
   *[other] Draw in { $n } moves each unless a piece is taken or a man moves
    }
draw-no-progress-claimed = { $n ->
    [0] A draw can be claimed unless a piece is taken or a man moves
    [one] A draw can be claimed in 1 move each unless a piece is taken or a man moves
   *[other] A draw can be claimed in { $n } moves each unless a piece is taken or a man moves
    }
draw-may-be-claimed = { $why } You may claim a draw.
draw-repetitions = This position occurs for the { $n ->
    [1] first
    [2] second
    [3] third
   *[other] { $n }th
    } time; { $limit ->
    [2] twice
   *[other] { $limit } times
    } { $claimed ->
    [yes] and a draw can be claimed
   *[no] make a draw
    }
draw-none = No draw comes by itself
draw-ending = { $n ->
    [0] Drawn
    [one] Draw in 1 move each
   *[other] Draw in { $n } moves each
    } { $unless ->
    [lone-king-taken] unless the lone king is taken
    [diagonal-left] unless the lone king leaves the long diagonal
    [taken-or-crowned] unless a piece is taken or a man is crowned
   *[taken] unless a piece is taken
    }
draw-next = Drawn unless this move captures
thinking = depth { $depth }, { $count } positions
thinking-calls = { $n ->
    [one] 1 search call
   *[other] { $count } search calls
    }

## Spoken while the game goes on

played-quiet = { $side } plays { $move }
played-capture = { $side } takes { $n ->
    [one] a piece
   *[other] { $n } pieces
    }, { $move }
played-crowned = , crowned a { $king }
selected = { $piece } on { $square } selected. It can go to { $squares }.
stepped-goes-on = On { $square }. The capture goes on.
stepped-may-end = On { $square }. Go on, or choose { $square } again to end the move.
square-piece = { $side } { $piece }
square-empty = empty
square-captured = captured
square-selected = selected
square-must-capture = must capture
square-movable = can move
square-target = a move is possible here
square-huffable = may be huffed
square-last-move = last move
square-hint = hint

## Huffing

huffed = { $side } huffs the { $piece } on { $square }.
huff-offer = The { $pieces } on { $squares } could have captured: you may huff { $n ->
    [one] it.
   *[other] one of them.
    }
huff-not-in-the-rules = These rules know no huffing.
huff-one-a-turn = One piece may be huffed a turn, and one has been.
huff-captured = { $side } has captured, so nothing may be huffed.
huff-nothing-missed = Nothing may be huffed: { $side } has missed no capture.
huff-could-not = Nothing on { $square } could have captured with the last move.

## The end of a game

outcome-draw = A draw
outcome-you-win = You win
outcome-you-lose = You lose
outcome-wins = { $name } wins
outcome-player = { $name } ({ $side })
outcome-count = { $side }: { $count }.
outcome-no-pieces = { $side } has no pieces left.
outcome-blocked = { $side } cannot move.
outcome-ran-out = { $side } has no pieces left, and that wins.
outcome-stuck = { $side } cannot move, and that wins.
outcome-first-king = { $side } has the first { $king }.
outcome-resigned = { $side } resigned.
outcome-you-resigned = You resigned.
outcome-conceded = { $side } gives up: every move would lose.
outcome-repetition = The same position occurred { $n } times.
outcome-no-progress = { $n } moves each without a capture or a move of a man.
outcome-ending = { $n } moves each with { $class ->
    [lone-king-against-three] a lone king against three pieces.
    [lone-king-against-two] a lone king against one or two pieces.
    [lone-king-against-kings] a lone king against three or more kings.
    [long-diagonal] a lone king on the long diagonal against three pieces.
    [four-or-five] four or five pieces left, kings on both sides, and none of them taken or crowned.
    [six-or-seven] six or seven pieces left, kings on both sides, and none of them taken or crowned.
    [three-kings] three kings against one.
    [two-kings] two kings against one.
   *[king-each] one king each.
    }
outcome-piece-each = Both sides have one piece, and none can be taken at once.
outcome-agreement = Both sides agreed to a draw.

## The page of rules

page-board = Board
page-board-shape = The board has { $width } by { $height } squares; { $shape ->
    [full] pieces stand on all of them.
    [mirrored] pieces stand on the { $squares } dark ones, with a dark corner at each player's right.
   *[dark] pieces stand on the { $squares } dark ones, with a dark corner at each player's left.
    }
page-board-numbers = { $naming ->
    [letters] Squares are called by the letter of their column, a to { $letter } from { $side }'s left, and the number of their row, 1 to { $rows } from { $side }'s side.
    [from-below] Squares are numbered from 1 to { $last }, row by row from the bottom right as { $side } sees the board.
   *[numbers] Squares are numbered from 1 to { $last }, row by row from the top left as { $side } sees the board.
    }
page-setup = { $bottom }, at the bottom, and { $top } begin with { $men } men each, on { $rows ->
    [one] the row nearest to them
   *[other] the { $number } rows nearest to them
    }.
page-setup-gap = { $bottom }, at the bottom, and { $top } begin with { $men } men each, on { $rows ->
    [one] one row;
   *[other] { $number } rows;
    } { $gap ->
    [one] the row nearest to them is empty.
   *[other] the { $empty } rows nearest to them are empty.
    }
page-starts = { $side } moves first, then both sides take turns.
page-aim = Aim
page-aim-text = { $goal ->
    [run-out] Whoever cannot move wins: because no piece is left, or because every piece is blocked.
    [first-king] The first { $king } wins. Whoever cannot move loses: because no piece is left, or because every piece is blocked.
   *[leave-no-move] Whoever cannot move loses: because no piece is left, or because every piece is blocked.
    }
page-moving = Moving
page-men-move = { $lines ->
    [straight] Men move one square straight forward or sideways, to an empty square.
    [all] Men move one square forward, straight or diagonally, or sideways, to an empty square.
   *[diagonal] Men move one square diagonally forward, to an empty square.
    }
page-kings-step = { $kings } move one square { $lines ->
    [straight] straight in any direction.
    [all] straight or diagonally in any direction.
   *[diagonal] diagonally in any direction.
    }
page-kings-fly = { $kings } move any distance along a free { $lines ->
    [straight] row or column
    [all] row, column or diagonal
   *[diagonal] diagonal
    }, in any direction.
page-king-limit = While a side has men, the same { $king } may make { $moves } in a row without a capture and no more: then another piece has to move first.
page-straight = Along rows and columns only dark squares count: the next square is the next dark one.
page-capturing = Capturing
page-capture = A piece captures an enemy piece beside it{ $lines ->
    [straight] , in its row or column,
    [all] , in its row or column or on a diagonal,
    [mixed] {""}
   *[diagonal] , on a diagonal,
    } by jumping over it to the empty square behind.
page-capture-lines = Men capture along { $men }, { $kings } along { $lines }.
page-men-capture-forward = { $lines ->
    [straight] Men capture straight forward and sideways.
    [all] Men capture forward, straight or diagonally, and sideways.
   *[diagonal] Men capture forward only.
    }
page-men-capture-back = { $lines ->
    [straight] Men capture straight forward, sideways and backward.
    [all] Men capture in all eight directions.
   *[diagonal] Men capture forward and backward.
    }
page-men-spare-kings = Men may not capture { $kings }.
page-kings-capture = { $kings } capture in any direction.
page-kings-capture-far = A { $king } captures in any direction and from any distance, and lands { $landing ->
    [behind] right behind the captured piece.
    [behind-last-king] on any free square behind the captured piece; but if the last piece of a capture is a { $king }, it stops right behind it.
   *[any] on any free square behind the captured piece.
    }
page-king-lands-to-go-on = If it can go on capturing from some of those squares, it lands on one of them.
page-turn-back = { $may ->
    [yes] It may turn right back over a square that a captured piece has left.
   *[no] Between two jumps it may not turn right back.
    }
page-capture-mandatory = If you can capture, you must.
page-capture-optional = Capturing is a choice: you may make another move instead.
page-huffing = A piece that could have captured and did not may be huffed: before the other side makes its own move, it takes that piece off the board. One piece may be huffed a turn, and only for the move just made; whoever has captured anything with that move is safe.
page-chains = Several captures in one move
page-chain-finish = If the piece can capture again from where it landed, it goes on in the same move, until it cannot.
page-chain-stop = If the piece can capture again from where it landed, it may go on in the same move, or stop after any jump.
page-chain-single = A turn is one jump: no piece captures twice in one move.
page-chain-ghosts = Captured pieces leave the board when the move ends; until then they block the way and may not be jumped again.
page-chain-at-once = Captured pieces leave the board at once, one by one; the same move may pass over their squares.
page-precedence-free = With a choice of captures, take whichever you like.
page-precedence-most = With a choice of captures, take the most pieces; a { $king } counts as one piece.
page-precedence-kings = With a choice of captures, take the most pieces, and among those captures the one with the most { $kings }.
page-precedence-italian = With a choice of captures, take the most pieces. If there is still a choice, capture with a { $king }; then take the most { $kings }; then meet a { $king } as early as you can.
page-precedence-king-first = If a { $king } can capture, a { $king } must, even if a man could take more; apart from that, take whichever you like.
page-precedence-value = With a choice of captures, take what is worth most: a man counts one, a { $king } a little less than two. Of captures of equal worth, make one with a { $king } if you can.
page-crowning = Crowning
page-crowning-text = A man that ends its move on the row farthest from its own side becomes a { $king }.
page-crowning-stop = A capture that reaches that row ends there.
page-crowning-pass = A man that reaches that row in the middle of a capture and can go on does so as a man, and is not crowned.
page-crowning-go-on = A man that reaches that row in the middle of a capture is crowned at once and goes on as a { $king }.
page-regicide = Regicide
page-regicide-stop = A man that captures a { $king } is crowned at once, wherever it is, and its move ends.
page-regicide-go-on = A man that captures a { $king } is crowned at once, wherever it is, and goes on capturing as a { $king } if it can.
page-regicide-on-last-row = On the crowning row the move ends all the same.
page-regicide-at-end = A man that captures a { $king } on its way becomes a { $king } when its move ends; until then it goes on as a man.
page-draws = Draws
page-draws-now = Draws in this game so far
page-draw-repetition = The game is drawn when the same position, with the same side to move, occurs { $n } times.
page-draw-no-progress = The game is drawn after { $n } moves each without a capture or a move of a man.
page-draw-claims-repetition = At the board a player has to claim a draw by repetition.
page-draw-claims-all = At the board a player has to claim such a draw.
page-draw-endings = With a lone king against three pieces, a king among them, the game is drawn after { $three } moves each; against one or two such pieces after { $two }.
page-draw-russian-lone = With a lone { $king } against three or more { $kings }, the game is drawn after { $many } moves each; against one or two pieces, or against three while it stands on the long diagonal, after { $few }.
page-draw-russian-few = With { $kings } on both sides, the game is drawn after { $four } moves each without a capture or a crowning if four or five pieces are left in all, and after { $six } if six or seven are left.
page-draw-three-kings = With three { $kings } against one, the game is drawn after { $n } moves each.
page-draw-frisian = With two { $kings } against one, the game is drawn after { $two } moves each; with one { $king } each, after { $one }.
page-draw-one-each = With one piece each, the game is drawn unless the next move captures.
page-draw-agreement = Both sides may agree to a draw.
contradiction = These rules contradict themselves: { $why } ({ $switches }).
contradiction-rows = each side needs at least one row of men, and an empty row must lie between them
contradiction-precedence = a precedence compares finished captures, but these need not be finished
contradiction-single-leg-crowning = a turn of one jump ends on the crowning row, so no man can pass it or go on as a king
contradiction-single-leg-regicide = a turn of one jump cannot go on after a king is captured
contradiction-huffing = only a capture that is a choice can be missed, so huffing needs captures that are a choice
contradiction-repetition = every position occurs once, so a repetition needs two or more, or 0 for none

## Switches of house rules

switch-name = { $key ->
    [board] Board
    [rows] Rows of men
    [home_gap] Empty rows behind them
    [starts] Moves first
    [goal] How to win
    [man_steps] Men move along
    [king_steps] Kings move along
    [flying_kings] Kings fly
    [king_move_limit] Moves in a row by one king
    [capture_duty] Capturing is
    [huffing] Huffing
    [man_captures] Men capture along
    [men_capture_back] Men capture backward
    [men_take_kings] Men may take kings
    [king_captures] Kings capture along
    [king_landing] A flying king lands
    [chain_duty] A capture goes on
    [precedence] With a choice, take
    [removal] Captured pieces leave
    [may_turn_back] Kings may turn right back
    [crowning_in_capture] In mid-capture on the last row
    [regicide] A man that takes a king
    [repetition] Same position
    [no_progress] Without progress
    [endings] Limits for few pieces
   *[claims] To be claimed by players
    }
switch-value = { $value ->
    [board-6x6] 6×6
    [board-8x8] 8×8
    [board-8x8-mirrored] 8×8, mirrored
    [board-10x10] 10×10
    [board-12x12] 12×12
    [board-12x12-mirrored] 12×12, mirrored
    [board-10x8] 10×8
    [board-8x8-full] 8×8, all squares
    [starts-white] White
    [starts-black] Black
    [goal-leave-no-move] Leave no move
    [goal-run-out] Have no move
    [goal-first-king] Have the first king
    [capture_duty-mandatory] A duty
    [capture_duty-optional] A choice
    [king_landing-any] Anywhere behind
    [king_landing-behind] Right behind
    [king_landing-behind-last-king] Right behind a last king
    [chain_duty-finish] To its end
    [chain_duty-stop-anywhere] As far as you like
    [chain_duty-single-leg] One jump a turn
    [precedence-free] What you like
    [precedence-most-pieces] Most pieces
    [precedence-most-pieces-then-kings] Most pieces, most kings
    [precedence-italian] Italian order
    [precedence-king-first] With a king first
    [precedence-value] What is worth most
    [removal-at-end] When the move ends
    [removal-at-once] One by one
    [crowning_in_capture-stop] The move ends
    [crowning_in_capture-pass] A man goes on
    [crowning_in_capture-go-on-as-king] A king goes on
    [regicide-off] Stays a man
    [regicide-crown-and-stop] Is crowned and stops
    [regicide-crown-and-go-on] Is crowned and goes on
    [regicide-crown-at-end] Is crowned at the end
    [endings-none] None
    [endings-international] International
    [endings-russian] Russian
    [endings-pool] American pool
    [endings-canadian] Canadian
    [endings-frisian] Frisian
    [endings-one-each] One piece each
    [claims-none] None
    [claims-repetition] Repetition
    [claims-all] Both of these
   *[other] { $value }
    }
switch-times = { $n ->
    [0] No draw
    [2] Draw at the second
    [3] Draw at the third
   *[other] Draw at the { $n }th
    }
switch-moves = { $n ->
    [0] No draw
   *[other] Draw in { $n } moves
    }
switch-limit = { $n ->
    [0] No limit
   *[other] { $n }
    }

## Hints

hint-line = { $why }: { $line }.
hint-why = { $why }.
hint-only-move = is the only move
hint-only-and = is the only move and { $why }
hint-only-loses = { $n ->
    [one] is the only move, and the game is lost in one move
   *[other] is the only move, and the game is lost in { $n } moves
    }
hint-wins-game = { $n ->
    [one] wins the game at once
   *[other] wins the game in { $n } moves
    }
hint-loses-game = { $n ->
    [one] holds out longest, but the game is lost in one move
   *[other] holds out longest, but the game is lost in { $n } moves
    }
hint-wins = wins { $pieces }
hint-wins-for = wins { $pieces } for { $given }
hint-gives = gives up { $pieces }
hint-gives-for = gives up { $pieces } for { $won }
hint-exchange = exchanges { $number } for { $number }
hint-crowns = crowns a man
hint-and-crowns = { $why } and crowns a man
hint-comma-crowns = { $why }, and crowns a man
hint-but-crowns = { $why } but crowns a man
hint-nothing-better = { $why }, but nothing is better
hint-better = is better than any other move by { $men } men
hint-even = keeps the balance
hint-ahead = keeps the advantage
hint-worse = resists best

## Opponents

opponent-random = Random
opponent-greedy = Greedy
opponent-minimax = Minimax, { $n ->
    [one] 1 ply
   *[other] { $n } plies
    }
opponent-alphabeta = Alpha-beta, { $n ->
    [one] 1 ply
   *[other] { $n } plies
    }
opponent-level = { $n ->
    [1] Newcomer
    [2] Learner
    [3] Casual player
    [4] Regular
    [5] Keen player
    [6] Club player
    [7] Team player
    [8] Expert
    [9] Master
    [10] Grandmaster
   *[other] Level { $n }
    }
opponent-full-level = Level { $n }: { $title }
opponent-full-reference = { $title } ({ $rules })
opponent-random-line = Plays any legal move.
opponent-greedy-line = Takes what it can and looks no further.
opponent-minimax-line = Looks at every line, { $n ->
    [one] 1 ply
   *[other] { $n } plies
    } deep.
opponent-alphabeta-line = Looks { $n ->
    [one] 1 ply
   *[other] { $n } plies
    } deep and skips what cannot matter.
opponent-level-line = { $n ->
    [1] Has just learned the moves and errs often.
    [2] Sees a plain capture, and overlooks the reply.
    [3] Sees the reply, most of the time.
    [4] Sees two-move shots, with slips.
    [5] Slips now and then.
    [6] Looks four plies ahead and slips seldom.
    [7] Looks five plies ahead and hardly slips.
    [8] No slips; punishes yours.
    [9] Calculates long lines.
    [10] Everything the engine has.
   *[other] The engine at level { $n }.
    }
opponent-reference = { $name ->
    [easy] Easy
    [medium] Medium
    [hard] Hard
    [very-hard] Very hard
    [last-stand] Last stand
    [greedy] Greedy
    [minimax] Minimax
   *[other] { $name }
    }
opponent-second-evaluation = { $title }, second evaluation
opponent-score-panel = { $name ->
    [easy] Moves a random piece.
    [medium] Looks 2 plies ahead.
    [hard] Looks 5 plies ahead.
    [very-hard] Looks 7 plies ahead.
    [last-stand] Looks 7 plies ahead, and further as its pieces dwindle.
   *[other] One of the score panel's opponents.
    }
opponent-menu = { $name ->
    [easy] Looks 2 plies ahead.
    [medium] Looks 3 plies ahead.
    [hard] Looks 4 plies ahead.
   *[other] One of the menu's opponents.
    }
opponent-choose-each-leg = { $name ->
    [easy] Looks 1 ply ahead.
    [medium] Looks 2 plies ahead, at every line.
    [hard] Looks 3 plies ahead, at every line.
   *[other] One of the main menu's opponents.
    }
opponent-flying-tutorial = { $name ->
    [greedy] Takes the best result of one move.
    [minimax] Looks 4 plies ahead, and gives up when all is lost.
   *[other] One of the tutorial's opponents.
    }
opponent-text = { $name ->
    [easy] Looks 2 plies ahead; no two games are alike.
    [medium] Looks 5 plies ahead; no two games are alike.
    [hard] Looks 7 plies ahead; no two games are alike.
   *[other] One of the text game's opponents.
    }

## Requests and bad input

gives-up = { $side } gives the game up.
offers-draw = { $side } offers a draw.
claims-draw = { $side } claims a draw.
unknown-rules = There is no variant “{ $key }”.
unknown-opponent = There is no opponent “{ $key }”.
unknown-side = The side must be white or black, not “{ $key }”.
bad-position = The position cannot be read: { $why }.

## Lines of a page

headline-side-must-capture = { $side } must capture
strip-to-move = { $side } · to move
strip-turn = To move
strip-telling = { $side } · { $told }
side-first = { $side } · moves first
rules-of = Rules: { $rules }
game-line = { $rules } · move { $n }
game-line-against = { $rules } · { $opponent } · move { $n }
seconds = { $number } s
thinking-of = Thinking: { $progress }
typed-example = Type a move: { $move }

## Endgame tables

tables-name = { $rules }, { $n } pieces
tables-up-to = up to { $n }
tables-tell = { $metric ->
    [dtw] result and distance to the end
    [dtc] result and distance to a capture
   *[other] result only
    }
tables-set = { $rules }, up to { $n } pieces, { $metric }: { $size }
tables-begun = { $rules }, { $metric }: nothing finished yet
tables-more = { $set }, and a part of more
tables-cost = At most { $disk } of disk and { $memory } of memory, roughly { $time }.
tables-no-disk = There is not enough room: { $free } of disk are free.
tables-no-memory = That is too much: { $most } of memory may be used from here.
tables-no-size = These are more positions than a table can have.
tables-no-huffing = There are no tables for rules with huffing.
tables-complete = These tables are there.
tables-percent = { $percent } %
tables-running = { $name }: { $percent } %
tables-left = { $running }, roughly { $time } left
tables-finished = { $name }: finished.
tables-stopped = { $name }: stopped at { $percent } %. What is finished is kept.
tables-failed = { $name }: it failed. { $why }
bytes-mb = { $number } MB
bytes-gb = { $number } GB
time-short = a minute
time-minutes = { $n } minutes
time-hours = { $n ->
    [one] 1 hour
   *[other] { $n } hours
    }
time-days = { $n ->
    [one] 1 day
   *[other] { $n } days
    }

## Labels

label-a-person = A person
label-accept = Accept
label-against-computer = Against the computer
label-animation-speed = Animation
label-back = Back
label-best-defense = Best defense
label-board = Board
label-claim = Claim
label-claim-draw = Claim draw
label-close = Close
label-computer-pause = Computer's pause
label-continue = Continue
label-copy = Copy
label-copy-and-paste = Copy and paste
label-dark = Dark
label-draws = Draws
label-draws-automatic = By themselves
label-draws-claimed = Claimed by players
label-endgame-values = Values
label-fast = Fast
label-flip = Flip
label-game = Game
label-game-pdn = Game (PDN)
label-go-on = Go on
label-help = Help
label-hint = Hint
label-home = Crownhead: to the start page
label-huff = Huff
label-levels = Crownhead's levels
label-light = Light
label-look-at-board = Look at the board
label-more = More
label-move-list = Moves
label-move-now = Move now
label-new-game = New game
label-next-exercise = Next exercise
label-no = No
label-no-animation = None
label-normal = Normal
label-offer-draw = Offer draw
label-open = Open
label-opponent = Opponent
label-paste = Paste
label-own-rules = Make your own rules
label-own-template = Begin with
label-own-title = Your own rules
label-own-words = In words
label-own-share = Link and file
label-own-link = Link
label-own-file = Rules as a file (TOML)
label-pause = Pause
label-plain-opponents = Plain opponents
label-play = Play
label-play-again = Play again
label-play-on = Play on
label-players = Players
label-position-fen = Position (FEN)
label-practice = Practice endgames
label-redo = Redo
label-resign = Resign
label-result = Result
label-restart = Restart
label-rules = Rules
label-settings = Settings
label-share = Share
label-show-targets = Show possible moves
label-side = Side
label-slow = Slow
label-sound = Sound
label-square-numbers = Square numbers
label-start = Start
label-surprise-me = Surprise me
label-system = System
label-take-back = Take back
label-tables = Endgame tables
label-tables-pieces = Pieces
label-tables-start = Build
label-tables-stop = Stop
label-tables-tell = They tell
label-theme = Theme
label-thinking = Thinking
label-two-players = Two players
label-try-again = Try again
label-type-a-move = Type a move
label-undo = Undo
label-watch = Watch two opponents
label-who-plays = Who plays
label-yes = Yes
label-you = You
label-you-play = You play

## Perfect endgames

known-win = { $side } wins.
known-win-in = { $side } wins in { $n ->
    [one] 1 ply.
   *[other] { $n } plies.
    }
known-draw = A draw with best play.
known-conversion = The next capture or crowning comes in { $n ->
    [one] 1 ply.
   *[other] { $n } plies.
    }
known-at-risk = A draw rule may end the game before that.
known-move = { $move } { $verdict }
known-target = { $square }, going here { $verdict }
known-piece = { $square }, its best move { $verdict }
verdict-draws = draws
verdict-wins = wins
verdict-wins-in = wins in { $n ->
    [one] 1 ply
   *[other] { $n } plies
    }
verdict-wins-converting = wins, { $n ->
    [one] 1 ply
   *[other] { $n } plies
    } to the next capture or crowning
verdict-loses = loses
verdict-loses-in = loses in { $n ->
    [one] 1 ply
   *[other] { $n } plies
    }
verdict-loses-converting = loses, { $n ->
    [one] 1 ply
   *[other] { $n } plies
    } to the next capture or crowning
ending-name = { $winner } against { $loser }
drill-task = { $side } to move and win.
drill-ending = { $ending }.
drill-ending-shortest = { $ending }. The shortest way takes { $n ->
    [one] 1 move.
   *[other] { $n } moves.
    }
drill-won = Still won.
drill-longer = That is a detour of { $n ->
    [one] 1 move.
   *[other] { $n } moves.
    }
drill-at-risk = Still won on the board, but a draw rule may end the game before that.
drill-gone = The win is gone.
drill-lost = The win is gone, and the game is lost.
drill-draws = { $move } only draws.
drill-loses = { $move } even loses.
drill-failed = The win was not brought home.
drill-solved = Solved in { $n ->
    [one] 1 move.
   *[other] { $n } moves.
    }
drill-solved-best = Solved in { $n ->
    [one] 1 move:
   *[other] { $n } moves:
    } no way is shorter.
drill-solved-in = Solved in { $n ->
    [one] 1 move;
   *[other] { $n } moves;
    } the shortest way takes { $shortest }.
drill-line = Endgame practice · { $ending }

## Sentences that never change

note-a-person-line = Somebody at this board.
note-against-computer-line = Ten levels, and the opponents of every preset.
note-computers-wait = The computers wait.
note-computer-waits = The computer waits.
note-copied = Copied.
note-draws-automatic-line = The game ends as soon as it is drawn.
note-draws-claimed-line = The game goes on until a player claims the draw.
note-draw-declined = The draw is declined: the game goes on.
note-draw-offered = A draw is offered.
note-draw-question = A draw?
note-engine-failed = The opponent stopped working.
note-first-tip = Drag a piece, or choose it and then its square.
note-game-is-over = The game is over.
note-greeting = Draughts, all of it.
note-greeting-line = Pick a game and an opponent. Hints say why, and so do refusals.
note-hint-coming = Looking for a good move …
note-huff-which = Choose the piece to huff.
note-keys-tip = Arrow keys and typed moves work too.
note-looking-for-tables = Looking for endgame tables …
note-may-end-here = Choose the next square, or the same square again to end the move here.
note-moves-first = Moves first.
note-moves-second = Moves second.
note-must-go-on = Choose the next square: the capture must be finished.
note-no-draw-to-claim = There is no draw to claim.
note-no-hint = There is nothing to suggest.
note-no-endings = There are no endings to practice in this game.
note-no-moves-yet = No moves yet.
note-not-your-turn = It is not your turn.
note-nothing-to-redo = There is nothing to play again.
note-nothing-to-undo = There is nothing to take back.
repairs-title = Put right while reading
repair = Line { $line }, column { $column }: found “{ $found }”, expected { $expected }; { $done }.
repair-missing = Line { $line }, column { $column }: expected { $expected }; { $done }.
repairs-more = And { $count } more.
note-open-text = Open a position or a game
note-open-text-example = W:W21-32:B1-12 or 1. 11-15 22-18
note-own-paste = Read rules from a link or its code
note-own-paste-example = Such as 16g3050004000r0688q7z
note-pick-a-piece = Choose a piece.
note-practice-line = Win a won position against the best defense.
note-really-resign = Resign this game?
note-really-restart = Begin again? The moves of this game will be gone.
note-saved = Saved.
note-tables-intro = With tables the computer plays endgames perfectly. Some come with it; more can be built here. A build that is stopped goes on where it was.
note-tables-none = None were built yet.
note-tables-reload = When this page is loaded again, the computer uses them.
note-tables-there = There already:
note-tables-used = The computer uses them from now on.
note-text-prompt = Four numbers: file and rank of the piece, then of the square it goes to.
note-two-players-line = Take turns at one board.
note-watch-line = Two computers play each other.
