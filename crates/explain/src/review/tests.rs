//! Reviews of concrete games.

use std::sync::Arc;

use crownhead_endgame::Bundle;
use crownhead_engine::{Monitor, NullMonitor, Report};
use crownhead_game::{Deed, Game};
use crownhead_rules::{AnyMove, AnyPosition, AnyRules, Color, Piece, Role, Setup, Variant};
use crownhead_testkit::fen;

use super::*;
use crownhead_engine::{Engine, Options, TableSets, Task, Wdl};

const ENGLISH: AnyRules = AnyRules::Variant(Variant::English);

/// The move between two squares.
fn between(position: &AnyPosition, from: u16, to: u16) -> AnyMove {
    let moves = position.legal_moves();
    let found = moves.iter().find(|mv| (mv.from().number(), mv.to().number()) == (from, to));
    *found.unwrap_or_else(|| panic!("{from}-{to} is not legal"))
}

fn deeds(start: &AnyPosition, squares: &[(u16, u16)]) -> Vec<Deed> {
    let mut at = *start;
    let deed = |&(from, to): &(u16, u16)| {
        let mv = between(&at, from, to);
        at = at.play_unchecked(&mv);
        Deed::Move(mv)
    };
    squares.iter().map(deed).collect()
}

fn engine() -> Engine {
    Engine::new(Options { table_bytes: 1 << 20, seed: 0 })
}

fn with_tables() -> Engine {
    let mut sets = TableSets::default();
    let bytes = &include_bytes!("../../../../data/endgames/english.tables")[..];
    sets.add_bundle(Bundle::read(bytes).expect("the bundle is whole"));
    let mut engine = engine();
    engine.set_tables(Some(Arc::new(sets)));
    engine
}

fn reviewed(start: &str, squares: &[(u16, u16)], mut engine: Engine) -> Review {
    let start = fen::position(ENGLISH, start);
    let mut review = Review::new(start, &deeds(&start, squares), 2_000);
    while review.step(&mut engine, &mut NullMonitor).is_some() {}
    assert!(review.is_complete());
    review
}

fn judged(review: &Review, ply: usize) -> &JudgedMove {
    review.moves().find(|judged| judged.ply == ply).expect("every move is judged")
}

/// White gives a man away with 22-18.
const EN_PRISE: &str = "W:W22,29,31,32:B14,6,2,1";

#[test]
fn a_blunder_is_found_with_the_line_that_punishes_it() {
    let review = reviewed(EN_PRISE, &[(22, 18)], engine());
    let judged = judged(&review, 0);
    assert!(judged.verified && !judged.forced && !judged.is_best(), "{judged:?}");
    assert_eq!(judged.mark, Some(Mark::Blunder), "{judged:?}");
    let fault = judged.fault.as_ref().expect("a blunder has a reason");
    assert_eq!(fault.reason, Reason::Loses { men: 1, kings: 0, shot: false });
    let after = judged.position.play_unchecked(&judged.mv);
    assert_eq!(fault.punishment, [between(&after, 14, 23)], "the line ends as soon as the gain is safe");
    assert!(fault.better.first().is_some_and(|mv| *mv != judged.mv));
    assert!(review.accuracy(Color::White).is_some_and(|accuracy| accuracy < 60.0));
    assert_eq!(review.accuracy(Color::Black), None, "Black has not moved");
}

#[test]
fn a_single_move_is_judged_as_in_the_review() {
    let mut game = Game::from_position(fen::position(ENGLISH, EN_PRISE));
    let blunder = between(game.position(), 22, 18);
    game.play(blunder).expect("it is legal");
    let told = mistake(&game, 500, &mut engine(), &mut NullMonitor).expect("a blunder");
    let review = reviewed(EN_PRISE, &[(22, 18)], engine());
    let judged = judged(&review, 0);
    let reason = |judged: &JudgedMove| judged.fault.as_ref().map(|fault| fault.reason);
    assert_eq!((told.mv, told.mark, reason(&told)), (blunder, judged.mark, reason(judged)));

    let mut fine = Game::from_position(fen::position(ENGLISH, EN_PRISE));
    fine.play(judged.best.line[0]).expect("it is legal");
    assert_eq!(mistake(&fine, 500, &mut engine(), &mut NullMonitor), None);
    assert_eq!(mistake(&Game::new(ENGLISH), 500, &mut engine(), &mut NullMonitor), None, "no move yet");
}

#[test]
fn a_mistake_becomes_a_question_that_grades_answers() {
    let review = reviewed(EN_PRISE, &[(22, 18)], engine());
    let [question] = review.questions() else { panic!("one question: {:?}", review.questions()) };
    let position = question.position;
    assert_eq!(question.grade(&between(&position, 22, 18)), Answer::Played);
    let best = question.best().expect("an answer");
    assert_eq!((question.grade(&best), question.piece()), (Answer::Best, Some(best.from())));
    assert_eq!(question.solution.first(), Some(&best));
    let wrong = position.legal_moves().into_iter().find(|mv| question.grade(mv) == Answer::Wrong);
    let good = |mv: &AnyMove| matches!(question.grade(mv), Answer::Best | Answer::Good);
    assert_eq!(position.legal_moves().iter().filter(|mv| good(mv)).count(), question.accepted.len());
    assert!(wrong.is_none_or(|mv| !question.accepted.contains(&mv)));
}

#[test]
fn a_forced_move_is_not_marked() {
    // Black has to take.
    let review = reviewed(EN_PRISE, &[(22, 18), (14, 23)], engine());
    let forced = judged(&review, 1);
    assert!(forced.forced && forced.is_best());
    assert_eq!((forced.mark, forced.loss), (None, 0.0));
    assert_eq!(review.accuracy(Color::Black), None, "a forced move is no merit");
}

/// A move of two kings against one that gives the win away.
fn slip() -> (AnyPosition, AnyMove) {
    let engine = with_tables();
    let kings = |a: u16, b: u16, c: u16| {
        let king = |number, color| (number, Piece { color, role: Role::King });
        let pieces = vec![king(a, Color::White), king(b, Color::White), king(c, Color::Black)];
        Setup { pieces, turn: Color::White, king_runs: [None; 2] }.into_position(ENGLISH).ok()
    };
    let squares = (1..=32).flat_map(|a| (1..=32).map(move |c| (a, c)));
    let positions = squares.filter_map(|(a, c)| kings(a, 18, c)).filter(|at| !at.has_capture(Color::White));
    let slips = positions.filter_map(|position| {
        let known = engine.probe(&Task::from_position(position))?;
        let (mv, after) = *known.moves.last()?;
        (Wdl::of(known.verdict) == Wdl::Win && Wdl::of(after) == Wdl::Draw).then_some((position, mv))
    });
    slips.into_iter().next().expect("some move gives a win away")
}

#[test]
fn a_won_endgame_that_slips_is_known_from_tables() {
    let (start, mv) = slip();
    let (mut review, mut engine) = (Review::new(start, &[Deed::Move(mv)], 2_000), with_tables());
    while review.step(&mut engine, &mut NullMonitor).is_some() {}
    let judged = judged(&review, 0);
    let reason = Reason::Slips { had: Wdl::Win, has: Wdl::Draw };
    assert_eq!(judged.fault.as_ref().map(|fault| fault.reason), Some(reason));
    assert_eq!((judged.mark, judged.loss), (Some(Mark::Blunder), 0.5));
    let known = engine.probe(&Task::from_position(start)).expect("three pieces are in the tables");
    let wins = known.moves.iter().filter(|(_, verdict)| Wdl::of(*verdict) == Wdl::Win).count();
    let [question] = review.questions() else { panic!("one question") };
    assert_eq!(question.accepted.len(), wins.min(6), "every winning move is an answer");
}

/// Stops after a number of polls.
struct After(u32);

impl Monitor for After {
    fn elapsed(&mut self) -> std::time::Duration {
        std::time::Duration::ZERO
    }
    fn should_stop(&mut self) -> bool {
        self.0 = self.0.saturating_sub(1);
        self.0 == 0
    }
    fn report(&mut self, _: &Report) {}
}

#[test]
fn a_stopped_review_goes_on_to_the_same_end() {
    let mut game = Game::new(ENGLISH);
    for (from, to) in [(11, 15), (23, 19), (8, 11), (22, 17), (4, 8), (17, 13)] {
        let mv = between(game.position(), from, to);
        game.play(mv).expect("a legal move");
    }
    let whole = {
        let (mut review, mut engine) = (Review::of_game(&game, 1_000), engine());
        while review.step(&mut engine, &mut NullMonitor).is_some() {}
        review.moves().map(|judged| (judged.ply, judged.mv, judged.forced)).collect::<Vec<_>>()
    };
    let (mut review, mut engine) = (Review::of_game(&game, 1_000), engine());
    assert!(review.step(&mut engine, &mut After(1)).is_none() && !review.is_complete());
    assert_eq!(review.moves().count(), 0);
    let mut last = 0.0;
    while review.step(&mut engine, &mut NullMonitor).is_some() {
        assert!(review.progress() >= last, "progress never goes back in this game");
        last = review.progress();
    }
    assert!(review.is_complete() && review.progress() >= 1.0);
    assert!(review.moves().all(|judged| judged.verified));
    assert_eq!(
        review.moves().map(|judged| (judged.ply, judged.mv, judged.forced)).collect::<Vec<_>>(),
        whole
    );
}

#[test]
fn the_same_game_gets_the_same_review() {
    let start = fen::position(ENGLISH, EN_PRISE);
    let deeds = deeds(&start, &[(22, 18), (14, 23), (32, 28), (6, 10)]);
    let mut engine = engine();
    let mut losses = || {
        let mut review = Review::new(start, &deeds, 1_500);
        while review.step(&mut engine, &mut NullMonitor).is_some() {}
        review.moves().cloned().collect::<Vec<_>>()
    };
    assert_eq!(losses(), losses(), "earlier searches leave no trace");
}
