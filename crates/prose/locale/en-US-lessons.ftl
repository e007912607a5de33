# The lessons.

lesson-title = Learn the rules
lesson-next = Next
lesson-show = Show me
lesson-play = Play a game
lesson-puzzles = Solve puzzles
lesson-again = From the start
lesson-squares = Find the squares
lesson-back = Back to the rules
lesson-right = Right.
lesson-onward = Go on.
lesson-squares-line = Find the square that is named. You have 60 seconds.
lesson-squares-start = Start
lesson-find = Find { $square }
lesson-squares-left = { $seconds } s left. { $n } found, { $wrong } missed.
lesson-squares-over = { $n } found in 60 seconds, { $wrong } missed.
lesson-squares-best = { $n } found in 60 seconds, { $wrong } missed. Your best so far.
lesson-step = Step { $n } of { $all }
lesson-another = { $move } is legal too. Now find the move that the task asks for.
lesson-past = After { $move }, the circled square is out of reach. Try again.
lesson-over = That’s all. You know the rules of { $game }.
lesson-task = { $task ->
    [reach] Bring the piece to the circled square.
    [crown] Bring your man to the far row.
    [capture] Capture.
    [huff] Capture, so that your piece is not huffed.
    [chain] Capture both pieces in one move.
    [decline] Decline the capture: make another move.
    [stop] Capture one piece and stop.
    [fewer] Capture fewer pieces than you could.
    [most] Capture as many pieces as you can.
    [value] Make the capture with the highest value.
    [win] Win with one move.
    [block] Leave your opponent without a move.
    [give] Give away your last piece.
    [keep] Find the only move that wins.
    [hold] Find the only move that draws.
   *[rule] Make a move that the rules allow.
    }
lesson-strategy = { $topic ->
    [catch] A king stops a man
    [waiting] The waiting move
    [exchange] Exchange for the move
    [corner] Away from the double corner
    [refuge] Refuge in the double corner
    [net] Catch the king with a gift
    [bridge] The bridge
    [dog-hole] The dog hole
    [first-position] First Position
    [triangle] Petrov’s triangle
    [force] Force a capture
   *[road] The main road
    }
lesson-strategy-line = { $topic ->
    [catch] A lone king can stop a man: it takes the squares that the man must cross before it gets there.
    [waiting] When your opponent has only bad moves left, a waiting move wins: whoever must move, loses.
    [exchange] When pieces face each other, one side must give way. An exchange changes which side that is.
    [corner] Two kings beat one: first cut it off from the double corner, where it can go to and fro, then attack.
    [refuge] Against one king, a lone king is safe in the double corner, where it can always go to and fro. Head for it.
    [net] A flying king is caught by giving it a piece: where it lands, your other piece is waiting.
    [bridge] Your men on 30 and 32 are the bridge. Together they guard all four crowning squares: leave them at home.
    [dog-hole] The man on 28 is in the dog hole: it cannot move while your man stays on 32. Hold it there and move another piece.
    [first-position] A king and a man lose if the king is shut in the double corner and the man is held on the edge. Shut it in first.
    [triangle] Three kings catch one that is off the main road: one takes the road, and the others form a triangle with it.
    [force] Your opponent must capture too: put a piece where it must be taken, so that you can give the next one as well.
   *[road] The longest diagonal is the main road. A lone king that holds it draws against three.
    }
