"""Legal moves by pydraughts: each line `variant FEN` is answered by a line of moves with spaces between.

Squares are numbered row by row from the top left as White sees the board. A move is `22-18`, a capture
`12x[8,9]14` with the captured squares in rising order; captures that differ in nothing else are one move.
"""

import sys

from draughts.core.game import Game


def text(route, captured):
    captured = sorted(square for square in captured if square is not None)
    way = "x[" + ",".join(map(str, captured)) + "]" if captured else "-"
    return f"{route[0][0]}{way}{route[-1][1]}"


for line in sys.stdin:
    variant, fen = line.split()
    moves = zip(*Game(variant, fen).legal_moves())
    print(" ".join(sorted({text(*move) for move in moves})), flush=True)
