# The text of Crownhead in English (Project Fluent), one message per sentence.
# Moves are written as in PDN: 22-18, 22x15. The page shows them as 22–18, 22×15.

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
counted = { $n ->
    [one] a { $name }
   *[other] { $number } { $name }
    }
counted-against = { $n ->
    [one] a { $name }
   *[other] { $number } { $name }
    }
counted-for = { $n ->
    [one] a { $name }
   *[other] { $number } { $name }
    }
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
    [score-panel] One jump per turn, on a mirrored board. A man that captures a queen becomes a queen.
    [menu] English draughts, but a man that captures a king is crowned, and its move ends.
    [choose-each-leg] English draughts, but a man that captures a king continues capturing as a king.
    [flying-tutorial] Kings fly, and you may stop a capture after any jump.
    [text] Capturing is optional and may stop after any jump. A man that captures a king is crowned when its move ends.
   *[house] Your own combination of rules.
    }
variant-name = { $key ->
   *[other] { $name }
    }
variant-summary = { $key ->
   *[other] { $summary }
    }
variant-region = { $key ->
   *[other] { $region }
    }

## Facts that tell one game from another

fact-run-out = Lose all to win
fact-first-king = First king wins
fact-kings-fly = Flying kings
fact-kings-step = Short kings
fact-straight = Captures along rows
fact-men-back = Men capture backward
fact-men-forward = Men capture forward
fact-optional = Captures optional
fact-any-capture = Any capture
fact-most-pieces = Best capture is forced
group-favorites = Favorites
group-board = { $width } × { $height } squares
group-lines = Rows and columns
group-presets = Presets
group-house = House rules

lines = { $lines ->
    [diagonal] diagonals
    [straight] rows and columns
   *[all] rows, columns and diagonals
    }

## Why a move is not legal

refused-lead = { $move } is not legal.
refused-lead-ambiguous = { $move } is ambiguous.
refused-game-over = The game is over: { $side } has no legal moves.
refused-game-over-king = The game is over: { $side } got the first { $king }.
refused-empty = There is no piece on { $square }.
refused-not-yours = The { $piece } on { $square } belongs to { $side }.
refused-taken = { $square } is not empty.
refused-must-capture = The { $pieces } on { $squares } can capture, so you must.
refused-only-capture = { $move } { $gain }.
takes = takes { $taken }
takes-and-crowns = takes { $taken } and crowns your man
takes-mixed-and-crowns = takes { $taken }, and crowns your man
taken-mixed = { $all } pieces, { $n ->
    [one] one of them a { $king }
   *[other] { $kings } among them
    }
refused-must-take-more = You must take as many pieces as possible: the { $pieces } on { $squares } can take { $most }.
refused-must-take-rank = { $n ->
    [one] A capture by the { $pieces } on { $squares } has priority:
   *[other] Captures by the { $pieces } on { $squares } have priority:
    } { $precedence ->
    [italian] take the most pieces, then capture with a { $king }, then take the most { $kings }, then take a { $king } as early as possible.
    [value] take the highest value, where a { $king } counts a little less than two men, then capture with a { $king }.
   *[kings] take the most pieces, then the most { $kings }.
    }
refused-king-must-take = The { $pieces } on { $squares } can capture, and a { $king } must capture before a man.
refused-takes-only = This capture takes only { $tried }.
refused-must-go-on = The capture is not finished: it must continue as far as it can.
refused-must-go-on-to = The capture is not finished: it must continue to { $squares }.
refused-jumped-twice = A piece may be jumped only once; captured pieces stay on the board until the move ends.
refused-men-move-forward = { $lines ->
    [diagonal] Men move forward only.
   *[other] Men move forward and sideways only.
    }
refused-men-capture-forward = { $lines ->
    [diagonal] Men capture forward only.
   *[other] Men capture forward and sideways only.
    }
refused-men-spare-kings = Men may not capture { $kings }.
refused-king-moved-too-often = The { $king } on { $square } has made { $moves } in a row without capturing; move another piece first.
refused-too-far = { $pieces } move one square at a time.
refused-no-moves = The { $piece } on { $square } is blocked and cannot move.
refused-in-the-way = { $n ->
    [one] The piece on { $squares } is in the way.
   *[other] The pieces on { $squares } are in the way.
    }
refused-not-on-a-line = { $pieces } move along { $lines }; none connects { $from } and { $to }.
refused-captures-only = { $pieces } move along { $lines } only; along other lines they can only capture.
refused-ambiguous = Which route: { $routes }? Choose one square at a time, or type the whole route.
refused-ambiguous-many = Several captures end there. Choose one square at a time, or type the whole route.
refused-no-path = No legal move leads from { $from } to { $to }.
unreadable = “{ $text }” is not a move. { $problem }
unreadable-empty = Type a move such as { $example }.
unreadable-no-square = There is no square { $name }: squares run from { $first } to { $last }.
unreadable-light-square = Square { $name } is light; only dark squares are used.
unreadable-one-square = Name two squares: where the piece starts and where it lands.
unreadable-digits = The squares in “{ $digits }” are unclear: put - or x between them.
unreadable-mark = Moves look like { $example }.
unreadable-missing-square = A square is missing beside a separator.
unreadable-too-long = No move visits that many squares.
article = Rule { $number }
headline-must-capture = Your move: you must capture
headline-must-take-more = Your move: you must take the most
headline-king-must-take = Your move: a { $king } must capture
headline-must-go-on = The capture must continue
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
count-kings = { $pieces } ({ $n } { $kings })
count-only-kings = { $n } { $kings }
draw-no-progress = { $n ->
    [0] Draw unless a piece is captured or a man moves
    [one] Draw after 1 more move each unless a piece is captured or a man moves
   *[other] Draw after { $n } more moves each unless a piece is captured or a man moves
    }
draw-no-progress-claimed = { $n ->
    [0] A draw can be claimed unless a piece is captured or a man moves
    [one] A draw can be claimed after 1 more move each unless a piece is captured or a man moves
   *[other] A draw can be claimed after { $n } more moves each unless a piece is captured or a man moves
    }
draw-may-be-claimed = { $why } You can claim a draw.
draw-repetitions = This position has occurred { $n ->
    [1] once
    [2] twice
   *[other] { $n } times
    }; { $limit ->
    [2] the second
    [3] the third
   *[other] the { $limit }th
    } occurrence { $claimed ->
    [yes] lets a player claim a draw
   *[no] is a draw
    }
draw-none = There are no automatic draws
draw-ending = { $n ->
    [0] Draw
    [one] Draw after 1 more move each
   *[other] Draw after { $n } more moves each
    } { $unless ->
    [lone-king-taken] unless the lone king is captured
    [diagonal-left] unless the lone king leaves the long diagonal
    [taken-or-crowned] unless a piece is captured or a man is crowned
   *[taken] unless a piece is captured
    }
draw-next = Draw unless this move captures
thinking = { $n ->
    [one] depth { $depth }, { $count } position
   *[other] depth { $depth }, { $count } positions
    }
thinking-calls = { $n ->
    [one] 1 search call
   *[other] { $count } search calls
    }

## Announcements during the game

played-quiet = { $side } plays { $move }
played-capture = { $side } takes { $n ->
    [one] a piece
   *[other] { $n } pieces
    }, { $move }
played-quiet-crowned = { $side } plays { $move } and gets a { $king }
played-capture-crowned = { $side } takes { $n ->
    [one] a piece
   *[other] { $n } pieces
    }, { $move }, and gets a { $king }
selected = { $piece } on { $square } selected. It can move to { $squares }.
stepped-goes-on = On { $square }. Continue the capture.
stepped-may-end = On { $square }. Continue, or choose { $square } again to end the move.
square-piece = { $side ->
    [white] white
    [black] black
    [red] red
   *[green] green
    } { $piece }
square-brief-man = { $side ->
    [white] white
    [black] black
    [red] red
   *[green] green
    } { $square }
square-empty = empty
square-captured = captured
square-selected = selected
square-must-capture = must capture
square-movable = can move
square-target = legal move
square-huffable = may be huffed
square-last-move = last move
square-hint = hint

## Huffing

huffed = { $side } huffs the { $piece } on { $square }.
huff-offer = The { $pieces } on { $squares } could have captured: you may huff { $n ->
    [one] it.
   *[other] one of them.
    }
huff-not-in-the-rules = These rules do not allow huffing.
huff-one-a-turn = You can huff only one piece per turn.
huff-captured = { $side } captured, so you cannot huff.
huff-nothing-missed = { $side } missed no capture, so there is nothing to huff.
huff-could-not = Nothing on { $square } could have captured on the last move.

## The end of a game

outcome-draw = Draw
outcome-you-win = You win
outcome-you-lose = You lose
outcome-wins = { $name } wins
outcome-player = { $name } ({ $side })
outcome-count = { $side }: { $count }.
outcome-no-pieces = { $side } has no pieces left.
outcome-blocked = { $side } cannot move.
outcome-ran-out = { $side } has no pieces left and wins.
outcome-stuck = { $side } cannot move and wins.
outcome-first-king = { $side } got the first { $king }.
outcome-resigned = { $side } resigned.
outcome-you-resigned = You resigned.
outcome-conceded = { $side } resigned: every move loses.
outcome-repetition = The same position occurred { $n } times.
outcome-no-progress = { $n } moves each without a capture or a man’s move.
outcome-ending = { $n } moves each with { $class ->
    [lone-king-against-three] a lone king against three pieces.
    [lone-king-against-two] a lone king against one or two pieces.
    [lone-king-against-kings] a lone king against three or more kings.
    [long-diagonal] a lone king on the long diagonal against three pieces.
    [four-or-five] four or five pieces and kings on both sides, but no capture or crowning.
    [six-or-seven] six or seven pieces and kings on both sides, but no capture or crowning.
    [three-kings] three kings against one.
    [two-kings] two kings against one.
   *[king-each] one king each.
    }
outcome-piece-each = Each side has one piece, and neither can be captured right away.
outcome-agreement = The players agreed to a draw.
outcome-you-ran-out-of-time = You ran out of time.
outcome-ran-out-of-time = { $side } ran out of time.
outcome-drawn-on-time = Time ran out, and the opponent could not win.

## Looks

look-board = { $key ->
    [wood] Wood
    [slate] Slate
    [tournament] Tournament
    [ocean] Blue and orange
    [paper] Paper
    [contrast] High contrast
    [midnight] Midnight
   *[sage] Sage
    }
look-pieces = { $key ->
    [flat] Flat
    [wood] Wood
    [stone] Stone
    [print] Print
    [bold] Bold
   *[classic] Classic
    }

## Planned moves

plan-made = Planned: { $move }.
plan-made-how-to-drop = A click beside the board or Escape drops it.
plan-refused = The planned move { $move } is not legal now.

## Clocks

clock-untimed = no clock
clock-hourglass = hourglass, { $time }: the time one side uses goes to the other
clock-odds = { $white }: { $first }. { $black }: { $second }.
clock-then = {", then "}
clock-and = {", "}
clock-increment = plus { $time } per move
clock-bronstein = with up to { $time } per move given back
clock-delay = with the first { $time } of each move free
clock-periods = then { $n ->
    [one] 1 period
   *[other] { $n } periods
    } of { $time } per move
clock-part = { $time } for { $n ->
    [one] 1 move
   *[other] { $n } moves
    }
clock-minutes = { $n ->
    [one] 1 minute
   *[other] { $n } minutes
    }
clock-seconds = { $n ->
    [one] 1 second
   *[other] { $n } seconds
    }
clock-both = { $minutes } { $seconds }
clock-unreadable = Write a time such as 5+3, 40/90,30+30 or 10+3x30.
clock-zero = Every time and number must be more than zero.
clock-too-long = This is too long.
clock-after-the-rest = A part without a number of moves must be the last one.
clock-face = { $side }’s clock: { $time }
clock-periods-left = { $n ->
    [one] last period
   *[other] { $n } periods
    }
handicap-none = None
handicap = { $side } plays without { $n ->
    [one] 1 man
   *[other] { $n } men
    }

## The page of rules

page-board = Board
page-board-shape = The board is { $width } by { $height } squares. { $shape ->
    [full] All { $squares } squares are used.
    [mirrored] Only the { $squares } dark squares are used, and each player has a dark corner on the right.
   *[dark] Only the { $squares } dark squares are used, and each player has a dark corner on the left.
    }
page-board-numbers = { $naming ->
    [letters] Squares are named by column, a to { $letter } from { $side }’s left, and row, 1 to { $rows } from { $side }’s side.
    [from-below] Squares are numbered 1 to { $last }, row by row from the bottom right as { $side } sees the board.
   *[numbers] Squares are numbered 1 to { $last }, row by row from the top left as { $side } sees the board.
    }
page-setup = { $bottom } starts at the bottom, { $top } at the top, with { $men } men each on { $rows ->
    [one] the row nearest to them.
   *[other] the { $number } rows nearest to them.
    }
page-setup-gap = { $bottom } starts at the bottom, { $top } at the top, with { $men } men each on { $rows ->
    [one] one row,
   *[other] { $number } rows,
    } { $gap ->
    [one] leaving the row nearest to them empty.
   *[other] leaving the { $empty } rows nearest to them empty.
    }
page-starts = { $side } moves first; then the sides take turns.
page-aim = Object of the game
page-aim-text = { $goal ->
    [run-out] You win if you cannot move on your turn, either because you have no pieces left or because they are all blocked.
    [first-king] The first player to get a { $king } wins. You lose if you cannot move on your turn, either because you have no pieces left or because they are all blocked.
   *[leave-no-move] You lose if you cannot move on your turn, either because you have no pieces left or because they are all blocked.
    }
page-moving = Moving
page-men-move = { $lines ->
    [straight] Men move one square straight forward or sideways to an empty square.
    [all] Men move one square straight forward, diagonally forward or sideways to an empty square.
   *[diagonal] Men move one square diagonally forward to an empty square.
    }
page-kings-step = { $kings } move one square { $lines ->
    [straight] forward, backward or sideways.
    [all] in any direction, straight or diagonally.
   *[diagonal] diagonally, forward or backward.
    }
page-kings-fly = { $kings } move any distance along open { $lines ->
    [straight] rows and columns.
    [all] rows, columns and diagonals.
   *[diagonal] diagonals, forward or backward.
    }
page-king-limit = While a side has men, each { $king } may make at most { $moves } in a row without capturing; then another piece must move first.
page-straight = Along rows and columns, pieces skip the light squares: the next square is the next dark one.
page-capturing = Capturing
page-capture = { $lines ->
    [straight] A piece captures an adjacent enemy piece in its row or column by jumping over it to the empty square behind it.
    [all] A piece captures an adjacent enemy piece, straight or diagonally, by jumping over it to the empty square behind it.
    [mixed] A piece captures an adjacent enemy piece by jumping over it to the empty square behind it.
   *[diagonal] A piece captures a diagonally adjacent enemy piece by jumping over it to the empty square behind it.
    }
page-capture-lines = Men capture along { $men }, { $kings } along { $lines }.
page-men-capture-forward = { $lines ->
    [straight] Men capture forward and sideways.
    [all] Men capture straight forward, diagonally forward and sideways.
   *[diagonal] Men capture forward only.
    }
page-men-capture-back = { $lines ->
    [straight] Men capture forward, backward and sideways.
    [all] Men capture in all eight directions.
   *[diagonal] Men capture forward and backward.
    }
page-men-spare-kings = Men may not capture { $kings }.
page-kings-capture = { $kings } capture in any direction.
page-kings-capture-far = A { $king } captures in any direction and from any distance, and lands { $landing ->
    [behind] directly behind the captured piece.
    [behind-last-king] on any empty square behind the captured piece; but if the last piece it captures is a { $king }, it must stop directly behind that piece.
   *[any] on any empty square behind the captured piece.
    }
page-king-lands-to-go-on = If a { $king } can continue capturing from some of the squares it may land on, it must land on one of those.
page-turn-back = { $may ->
    [yes] Between jumps a { $king } may reverse direction and pass back over the square it has just cleared.
   *[no] A { $king } may not reverse direction between jumps.
    }
page-capture-mandatory = If you can capture, you must.
page-capture-optional = Capturing is optional: you may make another move instead.
page-huffing = A piece that could have captured and did not may be huffed: the opponent removes it from the board before moving. Only one piece may be huffed per turn, and only for the move just made; a player who captured anything on that move is safe.
page-chains = Multiple captures
page-chain-finish = If the piece can capture again from where it landed, it must continue in the same move until it can capture no more.
page-chain-stop = If the piece can capture again from where it landed, it may continue in the same move or stop after any jump.
page-chain-single = Each turn is a single jump: no piece captures twice in one move.
page-chain-ghosts = Captured pieces stay on the board until the move ends; until then they block the way and may not be jumped again.
page-chain-at-once = Each captured piece leaves the board immediately, and the same move may pass over its square.
page-precedence-free = If several captures are possible, you may choose any of them.
page-precedence-most = If several captures are possible, you must take the most pieces; a { $king } counts as one piece.
page-precedence-kings = If several captures are possible, you must take the most pieces and, among those captures, the most { $kings }.
page-precedence-italian = If several captures are possible, you must take the most pieces. If that leaves a choice, you must capture with a { $king }, then take the most { $kings }, then take a { $king } as early as possible.
page-precedence-king-first = If a { $king } can capture, a { $king } must capture, even if a man could take more; otherwise you may choose any capture.
page-precedence-value = If several captures are possible, you must take the highest value: a man counts one, a { $king } a little less than two. Among captures of equal value, you must capture with a { $king } if you can.
page-crowning = Crowning
page-crowning-text = A man that ends its move on the row farthest from its own side becomes a { $king }.
page-crowning-stop = A capture that reaches the far row ends there.
page-crowning-pass = A man that reaches the far row during a capture and can continue does so as a man and is not crowned.
page-crowning-go-on = A man that reaches the far row during a capture is crowned immediately and continues as a { $king }.
page-regicide = Capturing a { $king } with a man
page-regicide-stop = A man that captures a { $king } is crowned immediately, wherever it lands, and its move ends.
page-regicide-go-on = A man that captures a { $king } is crowned immediately, wherever it lands, and continues capturing as a { $king } if it can.
page-regicide-on-last-row = If it lands on the crowning row, its move ends there all the same.
page-regicide-at-end = A man that captures a { $king } becomes a { $king } when its move ends; until then it captures as a man.
page-draws = Draws
page-played = Where it is played
page-played-where = Played { $where }.
page-rulebook = The rulebook is that of the { $federation }.
page-draws-now = Draw counters in this game
page-draw-repetition = The game is drawn when the same position, with the same side to move, occurs { $n } times.
page-draw-no-progress = The game is drawn after { $n } moves by each side without a capture or a man’s move.
page-draw-claims-repetition = Over the board, a player must claim a draw by repetition.
page-draw-claims-all = Over the board, a player must claim such a draw.
page-draw-endings = If a lone king faces three pieces, at least one of them a king, the game is drawn after { $three } moves by each side. If it faces one or two pieces, at least one of them a king, the game is drawn after { $two }.
page-draw-russian-lone = If a lone { $king } faces three or more { $kings }, the game is drawn after { $many } moves by each side. If it faces one or two pieces, or three while it stands on the long diagonal, the game is drawn after { $few }.
page-draw-russian-few = If both sides have { $kings } and there is no capture or crowning, the game is drawn after { $four } moves by each side with four or five pieces left in total, and after { $six } with six or seven.
page-draw-three-kings = If three { $kings } face one, the game is drawn after { $n } moves by each side.
page-draw-frisian = If two { $kings } face one, the game is drawn after { $two } moves by each side; with one { $king } each, after { $one }.
page-draw-one-each = If each side has one piece left, the game is drawn unless the next move captures.
page-draw-agreement = The players may agree to a draw at any time.
contradiction = These rules contradict each other: { $why } ({ $switches }).
contradiction-rows = each side needs at least one row of men, with an empty row between the sides
contradiction-precedence = capture priorities compare finished captures, but these captures may stop early
contradiction-single-leg-crowning = with one jump per turn, a move ends on the crowning row, so a man cannot pass it or continue as a king
contradiction-single-leg-regicide = with one jump per turn, a man cannot continue after capturing a king
contradiction-huffing = huffing needs optional captures, because only an optional capture can be missed
contradiction-repetition = every position occurs once, so a repetition needs 2 or more occurrences, or 0 for no limit
contradiction-in = { $why } ({ $switches }).

## Switches of house rules

switch-name = { $key ->
    [board] Board
    [rows] Rows of men
    [home_gap] Empty rows behind them
    [starts] Moves first
    [goal] How to win
    [man_steps] Men move along
    [king_steps] Kings move along
    [flying_kings] Flying kings
    [king_move_limit] Moves in a row by one king
    [capture_duty] Capturing
    [huffing] Huffing
    [man_captures] Men capture along
    [men_capture_back] Men capture backward
    [men_take_kings] Men may capture kings
    [king_captures] Kings capture along
    [king_landing] Flying kings land
    [chain_duty] Multiple captures
    [precedence] Capture priority
    [removal] Captured pieces leave
    [may_turn_back] Kings may reverse direction
    [crowning_in_capture] Last row during a capture
    [regicide] A man that captures a king
    [repetition] Repetition
    [no_progress] No progress
    [endings] Endgame limits
   *[claims] Draws to claim
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
    [goal-leave-no-move] Leave the opponent no move
    [goal-run-out] Run out of moves
    [goal-first-king] Get the first king
    [capture_duty-mandatory] Mandatory
    [capture_duty-optional] Optional
    [king_landing-any] Anywhere behind
    [king_landing-behind] Directly behind
    [king_landing-behind-last-king] Directly behind a last king
    [chain_duty-finish] Must be finished
    [chain_duty-stop-anywhere] May stop after any jump
    [chain_duty-single-leg] One jump per turn
    [precedence-free] Any capture
    [precedence-most-pieces] Most pieces
    [precedence-most-pieces-then-kings] Most pieces, then most kings
    [precedence-italian] Italian order
    [precedence-king-first] King before man
    [precedence-value] Highest value
    [removal-at-end] When the move ends
    [removal-at-once] Immediately
    [crowning_in_capture-stop] The move ends
    [crowning_in_capture-pass] It stays a man
    [crowning_in_capture-go-on-as-king] It becomes a king
    [regicide-off] Stays a man
    [regicide-crown-and-stop] Is crowned and stops
    [regicide-crown-and-go-on] Is crowned and continues
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
    [claims-all] Repetition and no progress
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
   *[other] Draw after { $n } moves each
    }
switch-limit = { $n ->
    [0] No limit
   *[other] { $n }
    }

## Hints

ladder-next = Next rung: { $ending }
ladder-climbed = { $n } of { $all } endings won.
ladder-won = won
motif-name = { $motif ->
    [royal] royal stroke
    [philippe] Philippe stroke
    [napoleon] Napoleon stroke
    [express] express stroke
    [heel] heel stroke
    [raphael] Raphaël stroke
    [turkish-stroke] Turkish stroke
    [bomb] bomb
    [ricochet] ricochet
    [mazette] beginner’s stroke
    [trapdoor] trapdoor stroke
    [recall] recall
    [bridge] bridge
    [dog-hole] dog hole
    [two-for-one] two for one
    [three-for-one] three for one
    [three-for-two] three for two
    [stroke] stroke
    [breeches] breeches
    [in-and-out] in and out
    [exchange-to-break] exchange to break through
    [breakthrough] breakthrough
    [king-caught] king caught
    [king-lured] king lured
    [block] block
    [opposition] opposition
    [round-trip] round trip
    [long-capture] long capture
    [backward-capture] backward capture
    [smaller-capture] smaller capture
   *[other] { $motif }
    }
hint-line = { $why }. Then { $line }.
hint-why = { $why }.
hint-only-move = is the only move
hint-only-and = is the only move and { $why }
hint-only-loses = { $n ->
    [one] is the only move, but loses in one move
   *[other] is the only move, but loses in { $n } moves
    }
hint-wins-game = { $n ->
    [one] wins the game at once
   *[other] wins the game in { $n } moves
    }
hint-loses-game = { $n ->
    [one] holds out longest, but loses in one move
   *[other] holds out longest, but loses in { $n } moves
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
hint-better = is { $men } men better than any other move
hint-shot = { $why } ({ $shot })
hint-tempting = { $move } is tempting but { $why }.
hint-chance = { $why }: you win { $win }%, draw { $draw }%, lose { $loss }%
hint-even = keeps the game even
hint-ahead = keeps the advantage
hint-worse = is the best defense
hint-known-win = wins the game
hint-known-loss = loses, like every other move

## The review of a game

review-mark = { $mark ->
    [only] Only move
    [inaccuracy] Inaccuracy
    [mistake] Mistake
   *[blunder] Blunder
    }
review-only = is the only move that keeps the result
review-slips = { $how ->
    [won-drawn] lets a won { $phase } slip to a draw
    [won-lost] turns a won { $phase } into a loss
   *[drawn-lost] loses a drawn { $phase }
    }
review-phase = { $few ->
    [yes] endgame
   *[no] game
    }
review-allows-win = { $n ->
    [0] lets { $side } win by force
    [one] lets { $side } win in one move
   *[other] lets { $side } win in { $n } moves
    }
review-misses-win = { $n ->
    [0] misses { $better }, which wins by force
    [one] misses { $better }, which wins at once
   *[other] misses { $better }, which wins in { $n } moves
    }
review-loses = loses { $pieces }
review-loses-for = loses { $pieces } for { $won }
review-shot = allows a shot that costs { $pieces }
review-shot-for = allows a shot that costs { $pieces } for { $won }
review-misses = misses { $better }, which wins { $pieces }
review-misses-for = misses { $better }, which wins { $pieces } for { $given }
review-lets-crown = lets { $side } crown a man
review-misses-crown = misses { $better }, which crowns a man
review-weaker = is weaker than { $better }
review-line = { $why }: { $line }.
review-why = { $why }.
review-better = Better is { $line }.
review-accuracy = Accuracy { $percent }%

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
    [3] Beginner
    [4] Casual player
    [5] Regular
    [6] Keen player
    [7] Club player
    [8] Team player
    [9] Strong club player
    [10] Tournament player
    [11] Expert
    [12] Candidate master
    [13] Master
    [14] National master
    [15] Grandmaster
    [16] Champion
   *[other] Level { $n }
    }
opponent-full-level = Level { $n }: { $title }
opponent-adaptive = { $found ->
    [yes] My level, now level { $n }
   *[no] Find my level, now level { $n }
    }
opponent-full-reference = { $title } ({ $rules })
opponent-random-line = Plays random legal moves.
opponent-greedy-line = Takes as much as it can and looks no further.
opponent-minimax-line = Searches every line { $n ->
    [one] 1 ply
   *[other] { $n } plies
    } deep.
opponent-alphabeta-line = Searches { $n ->
    [one] 1 ply
   *[other] { $n } plies
    } deep and skips lines that cannot matter.
opponent-level-line = { $n ->
    [1] Knows the rules and sees little beyond the next move.
    [2] Sees a simple capture but often misses the reply.
    [3] Sees most replies and misses most shots.
    [4] Sees short shots if they go forward.
    [5] Sees short shots, and misses long or backward ones.
    [6] Looks four plies ahead and misses one shot in three.
    [7] Misses long shots and quiet threats.
    [8] Misses a long shot now and then.
    [9] Rarely misses a shot.
    [10] Hardly ever misses a shot.
    [11] Sees nearly everything seven plies ahead.
    [12] Misses nothing, and calculates short lines.
    [13] Calculates longer lines.
    [14] Calculates deeply and plays endings well.
    [15] Punishes the smallest mistake.
    [16] Plays at full strength.
   *[other] The engine at level { $n }.
    }
placement-open = Your next opponent is level { $level }. { $games ->
    [one] 1 of { $all } games played.
   *[other] { $games } of { $all } games played.
    }
placement-found = You play about as well as level { $level }, { $title }. Rating { $n } ± { $margin }.
opponent-rated-line = { $line } Rating { $n }.
opponent-styled = { $title }, { $style ->
    [cautious] cautious
    [sharp] sharp
   *[tricky] tricky
    }
opponent-style-line = { $style ->
    [balanced] Plays the move that looks best.
    [cautious] Exchanges pieces and keeps its distance.
    [sharp] Avoids exchanges and seeks contact.
   *[tricky] Sets traps.
    }
opponent-style = { $style ->
    [balanced] Balanced
    [cautious] Cautious
    [sharp] Sharp
   *[tricky] Tricky
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
    [last-stand] Looks 7 plies ahead, and further with fewer pieces left.
   *[other] One of the score panel’s opponents.
    }
opponent-menu = { $name ->
    [easy] Looks 2 plies ahead.
    [medium] Looks 3 plies ahead.
    [hard] Looks 4 plies ahead.
   *[other] One of the menu’s opponents.
    }
opponent-choose-each-leg = { $name ->
    [easy] Looks 1 ply ahead.
    [medium] Searches every line 2 plies ahead.
    [hard] Searches every line 3 plies ahead.
   *[other] One of the main menu’s opponents.
    }
opponent-flying-tutorial = { $name ->
    [greedy] Picks the move with the best immediate result.
    [minimax] Looks 4 plies ahead and resigns when every move loses.
   *[other] One of the tutorial’s opponents.
    }
opponent-text = { $name ->
    [easy] Looks 2 plies ahead and varies its play.
    [medium] Looks 5 plies ahead and varies its play.
    [hard] Looks 7 plies ahead and varies its play.
   *[other] One of the text game’s opponents.
    }

## Requests and invalid input

gives-up = { $side } resigns.
offers-draw = { $side } offers a draw.
claims-draw = { $side } claims a draw.
unknown-rules = There is no variant “{ $key }”.
unknown-opponent = There is no opponent “{ $key }”.
unknown-side = The side must be white or black, not “{ $key }”.
bad-position = Cannot read the position: { $why }.
bad-rules = Cannot read the rules: { $why }.

## The position editor

editor-off-board = The board has no square { $number }.
editor-two-pieces = Two pieces stand on { $square }.
editor-crowning-row = A { $side ->
    [white] white
    [black] black
    [red] red
   *[green] green
    } man cannot stand on { $square }, where it becomes a king.
editor-king-run = The counter on { $square } needs a { $side ->
    [white] white
    [black] black
    [red] red
   *[green] green
    } king there and a man of the same color on the board.
editor-no-pieces = { $side } has no pieces.
editor-too-many = { $side } has { $count } pieces, more than the { $most } of a game’s start.
editor-over = The game is over: { $side } wins.

## Lines of the game screen

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

## Offline use

kept-sizes = The app takes { $app }; its downloads (weights, endgame tables, languages) take { $data }.
kept-all = Download all ({ $size })
kept-clear = Delete downloads ({ $size })

## Endgame tables

tables-name = { $rules }, { $n } pieces
tables-up-to = up to { $n }
tables-tell = { $metric ->
    [dtw] result and distance to the win
    [dtc] result and distance to a capture
   *[other] result only
    }
tables-set = { $rules }, up to { $n } pieces, { $metric }: { $size }
tables-begun = { $rules }, { $metric }: nothing finished yet
tables-more = { $set }, and part of the next size
tables-cost = Needs up to { $disk } of disk and { $memory } of memory, and about { $time }.
tables-no-disk = Not enough disk space: { $free } free.
tables-no-memory = Not enough memory: at most { $most } may be used here.
tables-no-size = No table can hold that many positions.
tables-no-huffing = Endgame tables do not support huffing.
tables-complete = These tables are already built.
tables-percent = { $percent }%
tables-running = { $name }: { $percent }%
tables-left = { $running }, about { $time } left
tables-finished = { $name }: finished.
tables-stopped = { $name }: stopped at { $percent }%. Finished parts are kept.
tables-failed = { $name }: failed. { $why }
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
label-analyze = Analyze
label-animation-speed = Animation
label-back = Back
label-best-defense = Best defense
label-board = Board
label-board-theme = Board colors
label-claim = Claim
label-claim-draw = Claim draw
label-clock = Clock
label-clock-custom = Your own time
label-club = Club
label-close = Close
label-computer-pause = Computer delay
label-continue = Continue
label-copy = Copy
label-delete = Delete
label-dark = Dark
label-download = Download game
label-draws = Draws
label-draws-automatic = Automatic
label-draws-claimed = When claimed
label-endgame-values = Values
label-fast = Fast
label-favorite = Favorite
label-flip-each-move = Flip the board after each move (two players)
label-flip = Flip
label-game = Game
label-game-link = Link with the whole game
label-game-pdn = Game (PDN)
label-go-on = Resume
label-handicap = Handicap
label-help = Help
label-hint = Hint
label-home = Crownhead: start page
label-huff = Huff
label-kept-offline = Offline use
label-language = Language
label-lessons = Lessons
label-levels = Levels
label-learn = Learn
label-my-level = My level
label-find-level = Find my level
label-style = Style
label-puzzles = Puzzles
label-library = Game library
label-light = Light
label-look-at-board = View board
label-more = More
label-move-list = Moves
label-more-options = More options
label-more-opponents = More opponents
label-move-now = Move now
label-names-shown = Names
label-new-game = New game
label-next-exercise = Next exercise
label-no = No
label-no-animation = None
label-normal = Normal
label-offer-draw = Offer draw
label-open = Open
label-open-game = Open a game or position
label-open-file = Open a file
label-opponent = Opponent
label-paste = Paste
label-own-rules = Create your own rules
label-own-template = Start from
label-own-title = House rules
label-own-words = Read the rules
label-own-share = Link and file
label-own-link = Link
label-own-file = Rules as a file (TOML)
label-pause = Pause
label-pause-clock = Pause the clock
label-pictures = Pictures and print
label-plain-opponents = Basic opponents
label-piece-set = Pieces
label-play = Play
label-play-again = Play again
label-play-on = Keep playing
label-players = Players
label-one-click = One click for a piece with only one move
label-position-editor = Position editor
label-position-fen = Position (FEN)
label-premoves = Plan moves during the opponent’s turn
label-practice = Practice endgames
label-random-side = Random
label-recent-games = Recent games
label-redo = Redo
label-reload = Reload
label-resign = Resign
label-result = Result
label-restart = Restart
label-rules = Rules
label-search-games = Search games
label-settings = Settings
label-share = Share
label-show-targets = Show legal moves
label-side = Side
label-slow = Slow
label-sound = Sound
label-square-numbers = Square numbers
label-study = Study
label-start = Start
label-start-clock = Start the clock
label-surprise-me = Surprise me
label-system = System
label-take-back = Take back
label-tables = Endgame tables
label-tables-pieces = Pieces
label-tables-start = Build
label-tables-stop = Stop
label-tables-tell = Contents
label-theme = Theme
label-thinking = Thinking
label-two-players = Two players
label-train = Train
label-try-again = Try again
label-time-set = Set
label-type-a-move = Type a move
label-undo = Undo
label-warnings = Warn about mistakes, in games without a clock
label-watch = Watch two computers
label-who-plays = Players
label-yes = Yes
label-you = You
label-you-play = You play
label-blindfold = Blindfold
label-board-size = Board size
label-inside = On the board
label-keys = Keyboard
label-letters = Letters
label-none = None
label-numbers = Numbers
label-outside = Beside it
label-show-all = Show everything
label-spoken-names = Screen reader
label-usual = As in the rules
label-vibration = Vibration
label-zen = Zen

## Perfect endgames

known-win = { $side } wins.
known-win-in = { $side } wins in { $n ->
    [one] 1 ply
   *[other] { $n } plies
    } ({ $moves ->
    [one] 1 move
   *[other] { $moves } moves
    }).
known-draw = Draw with best play.
known-conversion = The next capture or crowning is { $n ->
    [one] 1 ply
   *[other] { $n } plies
    } away.
known-at-risk = A draw rule may end the game first.
known-move = { $move } { $verdict }
known-target = { $square }, moving here { $verdict }
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
drill-ending-shortest = { $ending }. Fastest win: { $n ->
    [one] 1 move.
   *[other] { $n } moves.
    }
drill-won = Still winning.
drill-longer = That costs { $n ->
    [one] 1 extra move.
   *[other] { $n } extra moves.
    }
drill-at-risk = Still winning, but a draw rule may end the game first.
drill-gone = The win is gone.
drill-lost = The win is gone, and the game is lost.
drill-draws = { $move } only draws.
drill-loses = { $move } loses.
drill-failed = You did not convert the win.
drill-solved = Solved in { $n ->
    [one] 1 move.
   *[other] { $n } moves.
    }
drill-solved-best = Solved in { $n ->
    [one] 1 move:
   *[other] { $n } moves:
    } the fastest win.
drill-solved-in = Solved in { $n ->
    [one] 1 move;
   *[other] { $n } moves;
    } the fastest win takes { $shortest }.
drill-line = Endgame practice · { $ending }

## What screen readers say on request

speech-group = { $pieces } { $squares }
speech-pieces = { $side }: { $pieces }.
speech-none = { $side } has no pieces.
speech-captures = { $side } can capture: { $moves }.
speech-no-captures = { $side } has no captures.

## Keys of the game page: the key before the bar, its effect after it

page-key-own = P | say your pieces
page-key-other = O | say your opponent’s pieces
page-key-captures = C | say the captures
page-key-last = L | say the last move
page-key-counts = M | count the pieces
page-key-status = S | say whose turn it is
page-key-clocks = T | read the clocks
page-key-best = B | suggest a move
page-key-arrows = Arrows, Enter | move over the board; choose a piece, then its destination
page-key-numbers = 1 to 9 | choose a numbered capture
page-key-back = Backspace, Escape | undo the last jump; cancel
page-key-typed = 22-18, Enter | type a move
page-key-undo = Ctrl+Z, Ctrl+Shift+Z | undo, redo
page-key-zen = Z | hide everything but the board, or show it again
page-key-draw = Right mouse button | draw circles and arrows; Shift and Alt change the color
page-key-help = ? | show this page

## Fixed sentences

note-a-person-line = Someone at this board.
note-about-ratings = Random play is rated 0. With 200 points more, a player scores three points of four.
note-against-computer-line = Sixteen levels, plus the opponents of every preset.
note-computers-wait = The computers are paused.
note-computer-waits = The computer is paused.
note-copied = Copied.
note-draws-automatic-line = The game ends as soon as a draw rule applies.
note-draws-claimed-line = The game continues until a player claims a draw.
note-draw-declined = Draw declined. The game continues.
note-draw-offered = Draw offered.
note-draw-question = Accept a draw?
note-engine-failed = The engine stopped working.
note-first-tip = Drag a piece, or select it and then its destination.
note-game-is-over = The game is over.
note-greeting = Every kind of draughts.
note-greeting-line = Choose a game and an opponent. Crownhead explains its hints, and why a move is illegal.
note-hint-coming = Looking for a good move…
note-huff-which = Choose the piece to huff.
note-keys-tip = Arrow keys and typed moves work too.
note-looking-for-tables = Looking for endgame tables…
note-may-end-here = Choose the next square, or this square again to end the move here.
note-clock-custom = Minutes+seconds per move: 5+3. More: 40/90,30+30 · 5b3 · 10+3x30 · h5 · 5 vs 3.
note-clock-starts = The clock starts after the first move; a tap on it pauses the game.
note-moves-first = Moves first.
note-moves-second = Moves second.
note-must-go-on = Choose the next square: the capture must continue.
note-no-game-found = No game fits. Try another word, or make your own rules.
note-no-draw-to-claim = There is no draw to claim.
note-no-hint = No hint is available.
note-no-endings = There are no endgames to practice in this game.
note-no-moves-yet = No moves yet.
note-not-your-turn = It is not your turn.
note-nothing-to-redo = There is nothing to redo.
note-nothing-to-undo = There is nothing to take back.
repairs-title = Corrected while reading
repair = Line { $line }, column { $column }: found “{ $found }”, expected { $expected }; { $done }.
repair-missing = Line { $line }, column { $column }: expected { $expected }; { $done }.
repair-no-move = Line { $line }, column { $column }: “{ $found }” is not a move; { $done }.
repairs-more = And { $count } more.
note-own-paste = Load rules from a link or code
note-own-paste-example = For example 16g3050004000r0688q7z
note-pick-a-piece = Choose a piece.
note-plan-move = Now choose where the planned move goes.
note-plan-not-expected = Your opponent played something else. All planned moves are dropped.
note-plan-reply = If your opponent plays this: choose where the piece goes, then your reply.
note-plans-dropped = All planned moves are dropped.
note-practice-line = Convert a winning position against the best defense.
note-random-side-line = Chance decides at the start of each game.
note-really-resign = Resign this game?
note-really-restart = Start over? You will lose the moves of this game.
note-saved = Saved.
note-saved-elsewhere = Another tab saved a game. Your next move here saves this game instead.
note-storage-full = The browser’s storage is full, so this game is no longer saved. You can play on.
note-tables-intro = With endgame tables, the computer plays endgames perfectly. Some are included; you can build more here. A stopped build resumes where it left off.
note-tables-none = No tables built yet.
note-tables-reload = Reload this page to let the computer use them.
note-tables-there = Already built:
note-tables-used = The computer uses them from now on.
note-text-prompt = Type four numbers: the file and rank of the piece, then of its destination.
note-two-players-line = Take turns at one board.
note-version-ready = A new version is ready.
note-version-used = Another tab switched to a new version. Reload to use it here, too.
note-watch-line = Two computers play each other.
