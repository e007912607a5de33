//! Reviews of concrete games.

use std::sync::Arc;

use crownhead_engine::{Engine, NullMonitor, Options, PackedWeights};
use crownhead_explain::{Reason, Review};
use crownhead_game::Game;
use crownhead_rules::{AnyPosition, AnyRules, Color, Variant};

/// The game of an amateur: 6x13 seems to win two men at the fifth move, but a shot wins them back.
const GAME: &str = "11-16 24-19 8-11 22-18 4-8 25-22 9-14 18x9 5x14 22-17 10-15 19x10 6x15 17x10 7x14 29-25 16-20 \
                    25-22 1-5 22-18";

const WEIGHTS: &[(&str, &[u8])] = &[("english", include_bytes!("../../../data/weights/english.weights"))];

fn played() -> Game {
    let mut game = Game::new(AnyRules::Variant(Variant::English));
    for name in GAME.split_whitespace() {
        let squares: Vec<u16> =
            name.split(['-', 'x']).map(|number| number.parse().expect("a square")).collect();
        let legal = game.position().legal_moves();
        let found = legal.iter().find(|mv| [mv.from().number(), mv.to().number()] == squares[..]);
        game.play(*found.unwrap_or_else(|| panic!("{name} is not legal"))).expect("a legal move");
    }
    game
}

#[test]
fn a_line_that_is_told_to_win_pieces_ends_quiet_and_the_scores_agree() {
    let mut engine = Engine::new(Options { table_bytes: 1 << 22, seed: 0 });
    engine.set_library(Arc::new(PackedWeights::new(WEIGHTS)));
    let mut review = Review::of_game(&played(), Review::NODES);
    while review.step(&mut engine, &mut NullMonitor).is_some() {}
    let mut told = 0;
    for judged in review.moves() {
        let Some(fault) = &judged.fault else { continue };
        let after = judged.position.play_unchecked(&judged.mv);
        let (start, line, pieces) = match fault.reason {
            Reason::Loses { men, kings, .. } => (after, &fault.punishment, men + kings),
            Reason::Misses { men, kings } => (judged.position, &fault.better, men + kings),
            _ => continue,
        };
        let end: AnyPosition = line.iter().fold(start, |at, mv| at.play_unchecked(mv));
        assert!(Color::ALL.into_iter().all(|side| !end.has_capture(side)), "ply {}: {fault:?}", judged.ply);
        let cost = judged.best.score.0 - judged.played.score.0;
        assert!(cost >= 50 * i32::from(pieces), "ply {}: {cost} for {pieces}: {fault:?}", judged.ply);
        told += 1;
    }
    assert!(told > 0, "some faults cost pieces");
}
