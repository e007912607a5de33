"""Whole games of international draughts between pydraughts and a program, by Hub and by DXP.

Usage: pydraughts_games.py PROGRAM [GAMES]. pydraughts checks every move of the program and plays any legal move itself;
each game must come to its end with both sides agreeing on every move. Exit code 1 where they do not.
"""

import random
import re
import subprocess
import sys
import time

import draughts
from draughts.engine import DXPEngine, HubEngine, Limit

MOST_PLIES = 300
PATIENCE = 60

program = sys.argv[1]
games = int(sys.argv[2]) if len(sys.argv) > 2 else 4
problems = 0


def fail(what):
    global problems
    problems += 1
    print(f"problem: {what}", flush=True)


def checked(board, move, where):
    """Plays a move of the program, which must be legal for pydraughts too."""
    legal = {legal.hub_move for legal in board.legal_moves()}
    if move is None or move.hub_move not in legal:
        fail(f"{where}: {move and move.hub_move} is not legal in {board.fen}")
        return False
    board.push(move)
    return True


def hub_game(engine, number, dice):
    """The program has White in even games; every other move is by the clock."""
    board = draughts.Board(variant="standard")
    side = draughts.WHITE if number % 2 == 0 else draughts.BLACK
    while not board.is_over() and len(board.move_stack) < MOST_PLIES:
        if board.turn != side:
            board.push(dice.choice(board.legal_moves()))
            continue
        by_clock = len(board.move_stack) % 4 < 2
        limit = Limit(time=1.0, inc=0.02) if by_clock else Limit(nodes=2000)
        answer = engine.play(board, limit, False)
        if not checked(board, answer.move, f"hub, game {number + 1}"):
            return
    print(f"hub, game {number + 1}: {len(board.move_stack)} plies, winner {board.winner()}", flush=True)


def by_hub():
    engine = HubEngine([program, "hub"])
    try:
        engine.configure({"variant": "normal", "tt-size": "4"})
        engine.init()
        engine.ping()
        dice = random.Random(1)
        for number in range(games):
            engine.send("new-game")
            hub_game(engine, number, dice)
        engine.quit()
        engine.p.communicate(timeout=PATIENCE)
        if engine.p.returncode != 0:
            fail("hub: it did not end well")
    finally:
        if engine.p.poll() is None:
            engine.kill_process()


def listener():
    """The program as it waits for a game, and its port."""
    command = [program, "dxp", "listen", "--port", "0", "--games", "1", "--nodes", "500"]
    process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
    port = re.search(r":(\d+)$", process.stdout.readline().strip())
    return process, port.group(1)


def result(board):
    """How a game that pydraughts began has ended for the program, which always answers its first move."""
    first = draughts.BLACK if board.initial_fen.startswith("B") else draughts.WHITE
    if not board.is_over():
        return "ended without a result"
    return {None: "drawn", 0: "drawn", first: "lost"}.get(board.winner(), "won")


def dxp_game(number, dice):
    """pydraughts asks for the game and takes the first move: White's in even games, Black's in odd ones, from a position."""
    process, port = listener()
    board = draughts.Board(variant="standard")
    if number % 2:
        for _ in range(7):
            board.push(dice.choice(board.legal_moves()))
        board = draughts.Board(variant="standard", fen=board.fen)
    engine = DXPEngine(options={"engine-opened": True, "port": port, "initial-time": 300}, initial_time=300)
    try:
        deadline = time.monotonic() + PATIENCE
        while not board.is_over() and len(board.move_stack) < MOST_PLIES and time.monotonic() < deadline:
            board.push(dice.choice(board.legal_moves()))
            if board.is_over():
                engine.sender.send_move(board.move_stack[-1])
                break
            answer = engine.play(board)
            if not checked(board, answer.move, f"dxp, game {number + 1}"):
                return
        if time.monotonic() >= deadline:
            fail(f"dxp, game {number + 1}: it takes too long")
        time.sleep(0.2)
        engine.quit()
        told = process.communicate(timeout=PATIENCE)[0].splitlines()
        if process.returncode != 0 or told[-1] != result(board):
            fail(f"dxp, game {number + 1}: {told[-1:]} and {process.returncode} instead of {result(board)}")
        print(f"dxp, game {number + 1}: {len(board.move_stack)} plies, the program says: {told[-1]}", flush=True)
    finally:
        process.kill()


by_hub()
dice = random.Random(2)
for number in range(games):
    dxp_game(number, dice)
print(f"{problems} problems", flush=True)
sys.exit(1 if problems else 0)
