//! One-line examples: a position, and its legal moves as text.

use std::collections::BTreeSet;

use crownhead_rules::{
    AnyMove, AnyPosition, AnyRules, Color, Setup, Square,
    perft::{Convention, perft},
};

use crate::{fen, oracle, oracle::OracleMove};

/// Legs that the oracle may walk for an example.
const BUDGET: u64 = 20_000;

/// The most legs walked to list the moves of the side not to move.
const MOST_LEGS: u64 = 100_000;

/// The most legs walked to list the replies to one move: a man crowned in mid-capture may have as many as kings do.
const MOST_ANSWER_LEGS: u64 = 10_000;

/// With more kings than this, counting the replies to all moves may take forever.
const FEW_KINGS: u8 = 2;

/// Checks all legal moves of a position, both those of the generator and those of the oracle.
/// `expected` lists them separated by spaces: `22-18`, captures with the captured squares in ascending order as in
/// `12x[8,9]14`, and `=K` after a move that crowns a man.
/// `12x[8,9]14`, and `=K` behind a move that crowns a man.
///
/// # Panics
/// If the legal moves differ.
#[track_caller]
pub fn check_moves(rules: AnyRules, fen: &str, expected: &str) {
    let position = fen::position(rules, fen);
    let expected: BTreeSet<String> = expected.split_whitespace().map(str::to_owned).collect();
    let moves: BTreeSet<String> = position.legal_moves().iter().map(move_text).collect();
    assert_eq!(moves, expected, "legal moves of {fen}");
    assert_eq!(perft(&position, 1, Convention::Unique), expected.len() as u64, "number of moves of {fen}");
    let naive = oracle::unique(&rules.house_rules(), &position.setup(), BUDGET).expect("an example is small");
    let naive: BTreeSet<String> = naive.iter().map(OracleMove::to_string).collect();
    assert_eq!(naive, expected, "the oracle's moves of {fen}");
}

/// A move as [`check_moves`] writes it.
pub fn move_text(mv: &AnyMove) -> String {
    oracle_move(mv).to_string()
}

fn oracle_move(mv: &AnyMove) -> OracleMove {
    OracleMove {
        from: mv.from().number(),
        to: mv.to().number(),
        captured: mv.captured().iter().map(Square::number).collect(),
        mover: mv.mover(),
        becomes: mv.becomes(),
    }
}

/// Checks that generator and oracle agree about a position: its moves, their number in both conventions and two plies
/// deep, their results, whether there are any, who has won, and which side could capture. Returns whether the oracle
/// finished within the budget.
///
/// # Panics
/// If they disagree.
#[track_caller]
pub fn agree(position: &AnyPosition, budget: u64) -> bool {
    let (rules, setup) = (position.rules().house_rules(), position.setup());
    let Some(paths) = oracle::paths(&rules, &setup, budget) else { return false };
    let naive = oracle::once(&paths);
    let place = || format!("{} with runs {:?} under {rules:?}", fen::write(position), setup.king_runs);
    let moves = position.legal_moves();
    let listed: BTreeSet<OracleMove> = moves.iter().map(oracle_move).collect();
    let texts = |moves: &BTreeSet<OracleMove>| moves.iter().map(OracleMove::to_string).collect::<Vec<_>>();
    assert!(listed == naive, "legal moves are {:?}, not {:?}: {}", texts(&naive), texts(&listed), place());
    assert_eq!(moves.len(), naive.len(), "a move is listed twice: {}", place());
    assert_eq!(perft(position, 1, Convention::Unique), naive.len() as u64, "number of moves of {}", place());
    assert_eq!(perft(position, 1, Convention::Paths), paths.len() as u64, "number of paths of {}", place());
    assert_eq!(position.has_moves(), !naive.is_empty(), "whether there are moves: {}", place());
    // The other side's captures may take forever to list; it is asked only if it has none.
    let other = Setup { turn: setup.turn.other(), ..setup.clone() }.into_position(position.rules());
    let calm = other.is_ok_and(|other| other.legal_moves_within(MOST_LEGS).is_ok());
    for side in Color::ALL.into_iter().filter(|&side| calm || side == setup.turn) {
        let can = oracle::has_capture(&rules, &setup, side);
        assert_eq!(position.has_capture(side), can, "whether {side} could capture: {}", place());
    }
    if moves.is_empty() {
        assert_eq!(position.winner(), oracle::winner(&rules, &setup, budget), "who has won {}", place());
    }
    let kings: u8 = position.material().kings.iter().sum();
    let countable = |mv: &AnyMove| position.play_unchecked(mv).legal_moves_within(MOST_ANSWER_LEGS).is_ok();
    if kings <= FEW_KINGS && moves.iter().all(countable) {
        // Two plies are counted together, most moves of the first ply without being played.
        let answers =
            moves.iter().map(|mv| perft(&position.play_unchecked(mv), 1, Convention::Unique)).sum::<u64>();
        assert_eq!(perft(position, 2, Convention::Unique), answers, "two plies from {}", place());
    }
    for mv in [moves.first(), moves.last()].into_iter().flatten() {
        let next = position.play_unchecked(mv);
        assert_eq!(
            next.setup(),
            oracle::play(&rules, &setup, &oracle_move(mv)),
            "{} in {}",
            move_text(mv),
            place()
        );
        assert_eq!(next.key(), next.recomputed_key(), "key after {} in {}", move_text(mv), place());
    }
    true
}

/// Checks that the generator's start position is the oracle's.
///
/// # Panics
/// If they differ.
#[track_caller]
pub fn agree_on_start(rules: AnyRules) {
    assert_eq!(AnyPosition::start(rules).setup(), oracle::start(&rules.house_rules()), "start of {rules:?}");
    assert_eq!(Setup::start(rules).turn, rules.house_rules().starts);
}
