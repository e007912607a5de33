//! Explanations drawn by chance, every claim checked: what the shown line does on the board is counted again here, and
//! what is said about the result is checked by a search many times the size.
//!
//! `EXPLANATIONS` is the number of explanations checked; 60 if it is not set.

use std::sync::{Arc, LazyLock};

use crownhead_engine::{Engine, Limits, NullMonitor, Opponent, Options, PackedWeights, Score, Task};
use crownhead_explain::{Fact, Hint, hint, shot};
use crownhead_game::Game;
use crownhead_motif::Motif;
use crownhead_rules::{AnyMove, AnyPosition, AnyRules, Color, Piece, Role, Square, Variant};
use crownhead_testkit::random::Dice;

/// Positions that a hint searches, as in a game, and that its check searches.
const HINT_NODES: u64 = 400_000;
const CHECK_NODES: u64 = 3_000_000;
/// How far two honest scores of one position may differ, in hundredths of a man.
const NOISE: i32 = 60;
/// A score that wins.
const WON: i32 = 500;

const VARIANTS: [Variant; 6] = [
    Variant::English,
    Variant::International,
    Variant::Russian,
    Variant::Italian,
    Variant::Frisian,
    Variant::Turkish,
];

/// The weights that the program has for a variant.
macro_rules! shipped {
    ($($key:literal),+) => {
        &[$(($key, include_bytes!(concat!("../../../data/weights/", $key, ".weights")))),+]
    };
}

static WEIGHTS: LazyLock<Arc<PackedWeights>> = LazyLock::new(|| {
    Arc::new(PackedWeights::new(shipped![
        "english",
        "international",
        "russian",
        "italian",
        "frisian",
        "turkish"
    ]))
});

/// An engine that judges positions as the program does.
fn engine() -> Engine {
    let mut engine = Engine::new(Options { table_bytes: 1 << 22, seed: 0 });
    engine.set_library(WEIGHTS.clone());
    engine
}

/// Positions of games between middle levels.
fn positions(count: usize, percent: usize, fits: impl Fn(&AnyPosition) -> bool) -> Vec<AnyPosition> {
    let (mut dice, mut found) = (Dice::new(300), Vec::new());
    let mut player = engine();
    for seed in 0.. {
        let mut game = Game::new(AnyRules::Variant(*dice.pick(&VARIANTS)));
        player.set_seed(seed);
        while game.outcome().is_none() && game.ply() < 120 {
            let level = Opponent::Level(3 + dice.below(5) as u8);
            let Some(mv) = player.reply(&level, &game).mv else { break };
            game.play(mv).expect("a legal move");
            if fits(game.position()) && dice.percent(percent) {
                found.push(*game.position());
            }
            if found.len() == count {
                return found;
            }
        }
    }
    found
}

/// Positions of such games with captures to choose from.
fn choices(count: usize) -> Vec<AnyPosition> {
    let several = |at: &AnyPosition| at.legal_moves().iter().filter(|mv| mv.is_capture()).count() > 1;
    positions(count, 100, several)
}

/// What `side` has won along a line, men and kings by what they were at its start, with the squares of men that it has
/// crowned and still has. Every move of the line is legal.
fn won(position: &AnyPosition, line: &[AnyMove], side: Color) -> ((i32, i32), Vec<Square>) {
    let mut pieces: Vec<(Square, Piece, bool)> =
        position.pieces().map(|(at, piece)| (at, piece, false)).collect();
    let (mut at, mut won) = (*position, (0, 0));
    for mv in line {
        assert!(at.legal_moves().contains(mv), "{mv:?} is not legal");
        let sign = if at.turn() == side { 1 } else { -1 };
        let captured = mv.captured();
        for (_, piece, _) in pieces.iter().filter(|(square, ..)| captured.contains(*square)) {
            match piece.role {
                Role::Man => won.0 += sign,
                Role::King => won.1 += sign,
            }
        }
        pieces.retain(|(square, ..)| !captured.contains(*square));
        if let Some(moved) = pieces.iter_mut().find(|(square, ..)| *square == mv.from()) {
            (moved.0, moved.2) = (mv.to(), moved.2 || mv.is_crowning());
        }
        at = at.play_unchecked(mv);
    }
    let crowned = pieces.iter().filter(|(_, piece, crowned)| piece.color == side && *crowned);
    (won, crowned.map(|&(square, ..)| square).collect())
}

/// The score for the side to move of a long search.
fn deep(position: &AnyPosition) -> Score {
    engine().analyze(&Task::from_position(*position), &Limits::nodes(CHECK_NODES), &mut NullMonitor).score
}

/// The score of a move for the side that makes it.
fn deep_of(position: &AnyPosition, mv: &AnyMove) -> i32 {
    let next = position.play_unchecked(mv);
    if let Some(winner) = next.winner() {
        return if winner == position.turn() { 30_000 } else { -30_000 };
    }
    -deep(&next).0
}

/// What is wrong with a hint; nothing if every claim holds.
fn wrong(position: &AnyPosition, hint: &Hint) -> Vec<String> {
    let side = position.turn();
    let mut wrong = Vec::new();
    let mut check = |holds: bool, claim: String| {
        if !holds {
            wrong.push(claim);
        }
    };
    check(
        hint.line.starts_with(&hint.proof) && hint.line.first() == Some(&hint.mv),
        "the lines agree".into(),
    );
    let (gained, _) = won(position, &hint.proof, side);
    let best = deep_of(position, &hint.mv);
    for fact in &hint.facts {
        let holds = match *fact {
            Fact::OnlyMove => position.legal_moves() == [hint.mv],
            Fact::WinsGame { .. } => best > WON,
            Fact::LosesGame { .. } => deep(position).0 < -WON,
            Fact::Wins { men, kings } => {
                // Whoever wins anyway may win a man in a slower way.
                gained == (men.into(), kings.into()) && best >= deep(position).0.min(WON) - NOISE
            }
            Fact::Gives { men, kings } => {
                gained == (-i32::from(men), -i32::from(kings)) && best >= deep(position).0 - NOISE
            }
            Fact::Exchange { pieces } => {
                gained == (0, 0) && taken(position, &hint.proof, side) == i32::from(pieces)
            }
            Fact::Crowns => !won(position, &hint.line, side).1.is_empty(),
            Fact::Better { by } => {
                let others = position.legal_moves().into_iter().filter(|mv| *mv != hint.mv);
                let next = others.map(|mv| deep_of(position, &mv)).max();
                next.is_none_or(|next| best - next >= by / 3)
            }
            _ => true,
        };
        check(holds, format!("{fact:?}: gained {gained:?}, best {best}, position {}", deep(position).0));
    }
    if let Some(tempting) = &hint.tempting {
        let line: Vec<AnyMove> = [&[tempting.mv][..], &tempting.line].concat();
        let ((men, kings), _) = won(position, &line, side);
        let worse = best - deep_of(position, &tempting.mv);
        check(
            (-men, -kings) == (tempting.men.into(), tempting.kings.into()) && worse > 0,
            format!("{tempting:?}: won {men} and {kings}, worse by {worse}"),
        );
    }
    if let Some(motif) = shot(position, &hint.proof) {
        let (given, taken) = (taken(position, &hint.proof, side.other()), taken(position, &hint.proof, side));
        let holds = match motif {
            Motif::TwoForOne => (given, taken) == (1, 2),
            Motif::ThreeForOne => given == 1 && taken >= 3,
            Motif::ThreeForTwo => (given, taken) == (2, 3),
            _ => true,
        };
        check(holds, format!("{motif:?}: gave {given}, took {taken}"));
    }
    wrong
}

/// The pieces that `side` takes along a line.
fn taken(position: &AnyPosition, line: &[AnyMove], side: Color) -> i32 {
    let first = usize::from(position.turn() != side);
    line.iter().skip(first).step_by(2).map(|mv| mv.captured().len() as i32).sum()
}

#[test]
fn every_claim_of_explanations_drawn_by_chance_holds() {
    let count = std::env::var("EXPLANATIONS").ok().and_then(|count| count.parse().ok()).unwrap_or(60);
    let mut failures = Vec::new();
    let (mut facts, mut tempting, mut shots) = (0, 0, 0);
    let drawn = positions(count - count / 3, 8, |at| at.legal_moves().len() > 1);
    for position in drawn.into_iter().chain(choices(count / 3)) {
        let mut engine = engine();
        let task = Task::from_position(position);
        let Some(hint) = hint(&mut engine, &task, &Limits::nodes(HINT_NODES), &mut NullMonitor) else {
            continue;
        };
        facts += hint.facts.len();
        tempting += usize::from(hint.tempting.is_some());
        shots += usize::from(shot(&position, &hint.proof).is_some());
        for claim in wrong(&position, &hint) {
            failures.push(format!("{position:?}\n  {hint:?}\n  {claim}"));
        }
    }
    assert!(count < 300 || (tempting > 5 && shots > 30), "{tempting} tempting captures, {shots} shots");
    println!("{count} explanations, {facts} facts, {tempting} tempting captures, {shots} shots");
    assert!(failures.is_empty(), "{} of {count}:\n{}", failures.len(), failures.join("\n"));
}
