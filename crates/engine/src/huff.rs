//! Which piece an opponent huffs before it moves. All opponents huff alike, without randomness.

use crownhead_game::Game;
use crownhead_rules::{AnyPosition, Role, Square};

use crate::{Engine, Limits, NullMonitor, Options, Score, Task};

/// Nodes searched for each candidate piece.
const NODES: u64 = 5_000;

/// Bytes of the transposition table for those searches.
const TABLE_BYTES: usize = 1 << 20;

/// Whether an opponent would huff now: whenever it may, unless the goal is to run out of moves.
pub fn wants_huff(game: &Game) -> bool {
    !game.rules().house_rules().goal.is_losing_game() && !game.huffable().is_empty()
}

/// The piece that an opponent huffs before it moves; `None` exactly if it does not want to huff. A huff that wins comes
/// first; then, for a blocked opponent, one that frees it; then a king before a man. Among equals, it huffs the piece
/// whose removal leaves it best placed.
pub fn choose_huff(game: &Game) -> Option<Square> {
    if !wants_huff(game) {
        return None;
    }
    let before = game.position();
    // From worst to best: the huff leaves it blocked, the game goes on, the huff wins.
    let gain = |after: &AnyPosition| match after.winner_after_huff() {
        Some(winner) if winner == before.turn() => 2,
        Some(_) => 0,
        None => 1,
    };
    let king = |square: Square| before.piece_at(square).is_some_and(|piece| piece.role == Role::King);
    let rank = |square: Square| (gain(&before.huffed(square)), king(square));
    let all: Vec<Square> = game.huffable().iter().collect();
    let best = all.iter().copied().map(rank).max()?;
    let equals: Vec<Square> = all.into_iter().filter(|&square| rank(square) == best).collect();
    match equals.as_slice() {
        [only] => Some(*only),
        several => several.iter().copied().min_by_key(|&square| (-standing(game, square).0, square)),
    }
}

/// The score of the side to move after it has huffed a piece.
fn standing(game: &Game, square: Square) -> Score {
    let mut game = game.clone();
    if game.huff(square).is_err() {
        return Score(i32::MIN + 1);
    }
    // A separate engine: earlier searches must not change the answer.
    let mut engine = Engine::new(Options { table_bytes: TABLE_BYTES, ..Options::default() });
    engine.analyze(&Task::from_game(&game), &Limits::nodes(NODES), &mut NullMonitor).score
}
