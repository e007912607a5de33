//! Endgame practice: the value of every move, the positions chosen, and the state of an exercise.

use std::sync::Arc;

use crownhead_endgame::{BundlePart, Metric, pack};
use crownhead_engine::{
    Drill, DrillState, Ending, Engine, Length, Limits, MoveGrade, NullMonitor, ProbeResult, TableSets, Task,
    Verdict, Wdl,
};
use crownhead_game::{Game, Outcome};
use crownhead_rules::{AnyMove, DrawClock};

use super::endgames::{ENGLISH, engine, english, storage};

fn known(engine: &Engine, task: &Task) -> ProbeResult {
    engine.probe(task).expect("the tables know it")
}

fn from_to(known: &ProbeResult, from: u16, to: u16) -> AnyMove {
    let there = |(mv, _): &&(AnyMove, Verdict)| (mv.from().number(), mv.to().number()) == (from, to);
    known.moves.iter().find(there).map(|&(mv, _)| mv).expect("a legal move")
}

#[test]
fn every_move_in_the_tables_has_a_value_and_the_best_comes_first() {
    let engine = engine(&[Metric::Dtw]);
    let task = english("W:WK18,K15:BK1");
    let known = known(&engine, &task);
    assert_eq!(known.moves.len(), task.position.legal_moves().len());
    assert_eq!(known.moves[0].1, known.verdict);
    let Verdict::Win(Length::ToEnd(best)) = known.verdict else { panic!("a win: {known:?}") };
    assert_eq!(known.grade(&known.moves[0].0), Some(MoveGrade::Best));
    for (mv, verdict) in &known.moves {
        match (verdict, known.grade(mv).expect("a legal move")) {
            (Verdict::Win(Length::ToEnd(plies)), MoveGrade::Best) => assert_eq!(*plies, best),
            (Verdict::Win(Length::ToEnd(plies)), MoveGrade::Longer { plies: more }) => {
                assert_eq!(*plies, best + more);
            }
            (Verdict::Draw, MoveGrade::Worse { had: Wdl::Win, has: Wdl::Draw }) => {}
            other => panic!("{mv:?}: {other:?}"),
        }
    }
    assert!(engine.probe(&english("W:W21-32:B1-12")).is_none());
    assert!(engine.probe(&english("W:W22:BK18,K4,K3,K2")).is_none(), "more pieces than the tables have");
}

#[test]
fn a_capture_from_outside_leads_into_the_tables() {
    let known = known(&engine(&[Metric::Dtw]), &english("W:WK22,K32:B18,K1"));
    assert_eq!(known.moves.len(), 1);
    assert!(matches!(known.verdict, Verdict::Win(Length::ToEnd(10..))), "{known:?}");
}

#[test]
fn leaving_a_piece_en_prise_loses_the_win() {
    let known = known(&engine(&[Metric::Dtw]), &english("W:WK18,K31:BK10"));
    let blunder = from_to(&known, 18, 14);
    assert_eq!(known.grade(&blunder), Some(MoveGrade::Worse { had: Wdl::Win, has: Wdl::Draw }));
}

#[test]
fn a_win_near_a_draw_limit_is_at_risk() {
    let engine = engine(&[Metric::Dtw]);
    let task = english("W:WK18,K15:BK1");
    assert!(!known(&engine, &task).at_risk);
    let late = Task { clock: DrawClock { quiet: 78, ..DrawClock::default() }, ..task };
    assert!(known(&engine, &late).at_risk);
}

#[test]
fn distances_missing_in_one_set_are_not_taken_from_another() {
    // Three-piece tables with distances, as shipped; here replaced by tables without distances.
    let known = known(&engine(&[Metric::Wdl]), &english("W:WK18,K15:BK1"));
    assert_eq!(known.verdict, Verdict::Win(Length::Unknown));
    assert_eq!(known.grade(&known.moves[0].0), Some(MoveGrade::Kept));
}

#[test]
fn exercises_are_won_positions_determined_by_the_seed() {
    for metric in [Metric::Dtw, Metric::Wdl] {
        let engine = engine(&[metric]);
        let endings = engine.endings(ENGLISH);
        let two_kings = Ending { men: [0, 0], kings: [2, 1] };
        assert!(endings.contains(&two_kings), "{endings:?}");
        assert!(!endings.contains(&Ending { men: [0, 0], kings: [1, 2] }));
        assert!(endings.iter().all(|ending| Ending::from_key(&ending.to_string()) == Some(*ending)));
        let of = |seed| engine.drill(ENGLISH, Some(two_kings), seed).expect("there are won positions");
        assert_eq!(of(5), of(5));
        assert!((6..9).any(|seed| of(seed).start != of(5).start), "another seed, another position");
        for seed in 0..8 {
            let drill = engine.drill(ENGLISH, None, seed).expect("there are won positions");
            assert!(endings.contains(&drill.ending));
            let known = known(&engine, &Task::from_position(drill.start));
            assert_eq!(Wdl::of(known.verdict), Wdl::Win);
            assert_eq!(drill.shortest.is_some(), metric == Metric::Dtw);
            let material = drill.start.material();
            assert_eq!(material.pieces(drill.player()), drill.ending.men[0] + drill.ending.kings[0]);
        }
    }
    assert_eq!(engine(&[]).drill(ENGLISH, None, 0), None);
    for nonsense in ["", "2m-1m", "2m1k-0m1", "300m1k-0m1k", "13m0k-1m0k", "-", "0m2k-0m1k-0m1k"] {
        assert_eq!(Ending::from_key(nonsense), None, "{nonsense}");
    }
    let absurd = Ending { men: [12, 12], kings: [12, 12] };
    assert_eq!(engine(&[Metric::Dtw]).drill(ENGLISH, Some(absurd), 0), None);
}

/// Plays an exercise with the player's moves given.
fn play(
    engine: &mut Engine,
    drill: &Drill,
    mut choose: impl FnMut(&mut Engine, &Game) -> AnyMove,
) -> (Game, DrillState) {
    let mut game = Game::from_position(drill.start);
    while game.outcome().is_none() {
        let mv = if game.position().turn() == drill.player() {
            choose(engine, &game)
        } else {
            let task = Task::from_game(&game);
            engine.defend(&task, &Limits::nodes(2000), &mut NullMonitor).line[0]
        };
        game.play(mv).expect("a legal move");
    }
    let state = drill.state(&game, None);
    (game, state)
}

#[test]
fn best_moves_solve_an_exercise_fastest() {
    let mut engine = engine(&[Metric::Dtw]);
    for seed in 0..4 {
        let drill = engine.drill(ENGLISH, None, seed).expect("there are won positions");
        let shortest = drill.shortest_moves().expect("distances are known");
        let best = |engine: &mut Engine, game: &Game| known(engine, &Task::from_game(game)).moves[0].0;
        let (game, state) = play(&mut engine, &drill, best);
        assert_eq!(state, DrillState::Solved { moves: shortest });
        assert_eq!(game.outcome().and_then(Outcome::winner), Some(drill.player()));
    }
}

#[test]
fn an_exercise_reports_a_lost_win_and_a_near_draw_limit() {
    let engine = engine(&[Metric::Dtw]);
    let task = english("W:WK18,K31:BK10");
    let drill = Drill { ending: Ending { men: [0, 0], kings: [2, 1] }, start: task.position, shortest: None };
    let mut game = Game::from_position(drill.start);
    let before = known(&engine, &Task::from_game(&game));
    assert_eq!(drill.state(&game, Some(&before)), DrillState::Won);
    let late = Task { clock: DrawClock { quiet: 78, ..DrawClock::default() }, ..task };
    assert_eq!(drill.state(&game, engine.probe(&late).as_ref()), DrillState::AtRisk);
    game.play(from_to(&before, 18, 14)).expect("a legal move");
    assert_eq!(drill.state(&game, None), DrillState::Open, "the defender is to move");
    let capture = game.position().legal_moves()[0];
    game.play(capture).expect("a legal move");
    let after = known(&engine, &Task::from_game(&game));
    assert_eq!(drill.state(&game, Some(&after)), DrillState::Gone(Wdl::Draw));
    game.resign(drill.player());
    assert_eq!(drill.state(&game, None), DrillState::Failed);
}

#[test]
fn the_defender_captures_offered_pieces() {
    let mut engine = engine(&[Metric::Wdl]);
    let drill =
        engine.drill(ENGLISH, Some(Ending { men: [0, 0], kings: [2, 1] }), 3).expect("a won position");
    // The player loses the win as soon as possible and has no other way.
    let worst = |engine: &mut Engine, game: &Game| {
        known(engine, &Task::from_game(game)).moves.last().expect("there are moves").0
    };
    let (_, state) = play(&mut engine, &drill, worst);
    assert_eq!(state, DrillState::Failed);
}

#[test]
fn a_bundle_provides_exercises() {
    let bytes = pack(&[BundlePart::all(&*storage(Metric::Dtw))]).expect("the tables were built");
    let mut library = TableSets::default();
    library.add_bundle(crownhead_endgame::Bundle::read(bytes).expect("it was packed"));
    let mut of_bundle = Engine::new(crownhead_engine::Options { table_bytes: 1 << 20, seed: 0 });
    of_bundle.set_tables(Some(Arc::new(library)));
    assert_eq!(of_bundle.drill(ENGLISH, None, 9), engine(&[Metric::Dtw]).drill(ENGLISH, None, 9));
}
