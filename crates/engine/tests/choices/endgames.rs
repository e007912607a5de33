//! How the engine uses endgame tables.

use std::sync::{Arc, OnceLock};

use crownhead_endgame::{
    AnyProber, BundlePart, Job, MemoryStorage, Metric, Silent as NoProgress, Storage, Value, pack,
};
use crownhead_engine::{
    Engine, Limits, NullMonitor, Opponent, Options, Report, Score, TableSets, TableSource, Task,
};
use crownhead_game::Game;
use crownhead_rules::{AnyPosition, AnyRules, DrawClock, Variant};
use crownhead_testkit::fen;

pub(crate) const ENGLISH: AnyRules = AnyRules::Variant(Variant::English);

pub(crate) fn storage(metric: Metric) -> Arc<dyn Storage> {
    static SHELVES: [OnceLock<Arc<MemoryStorage>>; 3] = [const { OnceLock::new() }; 3];
    let build = || {
        let storage = Arc::new(MemoryStorage::default());
        Job { rules: ENGLISH, pieces: 3, metric }
            .run(&*storage, &NoProgress)
            .expect("the tables can be built");
        storage
    };
    let place = Metric::ALL.iter().position(|&other| other == metric).expect("one of three");
    SHELVES[place].get_or_init(build).clone()
}

pub(crate) fn engine(metrics: &[Metric]) -> Engine {
    let mut library = TableSets::default();
    for &metric in metrics {
        library.add_storage(storage(metric)).expect("the tables were built");
    }
    let mut engine = Engine::new(Options { table_bytes: 1 << 20, seed: 0 });
    engine.set_tables(Some(Arc::new(library)));
    engine
}

pub(crate) fn english(text: &str) -> Task {
    Task::from_position(fen::position(ENGLISH, text))
}

fn analyze(metrics: &[Metric], task: &Task, nodes: u64) -> Report {
    engine(metrics).analyze(task, &Limits::nodes(nodes), &mut NullMonitor)
}

/// The position with two men against a king with the longest win, and its value.
fn long_win(prober: &mut AnyProber) -> (AnyPosition, u16) {
    let position = fen::position(ENGLISH, "W:W29,30:BK18");
    let Ok(Some(Value::Win(plies))) = prober.value(&position) else { panic!("a win") };
    (position, plies)
}

#[test]
fn a_win_by_distances_takes_exactly_the_table_distance() {
    let mut prober = AnyProber::open(storage(Metric::Dtw), ENGLISH).expect("the tables were built");
    let (position, plies) = long_win(&mut prober);
    let mut game = Game::from_position(position);
    let mut engine = engine(&[Metric::Dtw]);
    let limits = Limits::nodes(1000);
    while game.outcome().is_none() {
        let choice = engine.choose(
            &Opponent::Level(Opponent::LEVELS),
            &Task::from_game(&game),
            &limits,
            &mut NullMonitor,
        );
        game.play(choice.mv.expect("the game goes on")).expect("a legal move");
    }
    assert_eq!(game.ply(), usize::from(plies), "both sides play their best");
    assert_eq!(game.outcome().and_then(crownhead_game::Outcome::winner), Some(position.turn()));
}

#[test]
fn wins_without_distances_or_with_dtc_are_converted() {
    for metric in [Metric::Wdl, Metric::Dtc] {
        let mut prober = AnyProber::open(storage(Metric::Dtw), ENGLISH).expect("the tables were built");
        let (position, _) = long_win(&mut prober);
        let mut game = Game::from_position(position);
        let (mut winner, mut loser) = (engine(&[metric]), engine(&[Metric::Dtw]));
        while game.outcome().is_none() {
            let task = Task::from_game(&game);
            let turn = game.position().turn() == position.turn();
            let player = if turn { &mut winner } else { &mut loser };
            let choice = player.choose(
                &Opponent::Level(Opponent::LEVELS),
                &task,
                &Limits::nodes(20_000),
                &mut NullMonitor,
            );
            game.play(choice.mv.expect("the game goes on")).expect("a legal move");
        }
        assert_eq!(
            game.outcome().and_then(crownhead_game::Outcome::winner),
            Some(position.turn()),
            "{metric:?}"
        );
    }
}

#[test]
fn the_search_probes_tables_after_captures() {
    // 22x15 leaves two kings against one, a longer win than so few nodes can find.
    let task = english("W:WK22,K32:B18,K1");
    let deep = analyze(&[Metric::Dtw], &task, 3000);
    assert!(deep.score.decided_in().is_some(), "{deep:?}");
    let known = analyze(&[Metric::Wdl], &task, 3000);
    assert!(known.score.is_known(), "{known:?}");
    assert_eq!(known.score.0.signum(), deep.score.0.signum());
    assert!(!analyze(&[], &task, 3000).score.is_known());
}

#[test]
fn a_win_beyond_the_draw_limit_is_not_a_win() {
    let mut prober = AnyProber::open(storage(Metric::Dtw), ENGLISH).expect("the tables were built");
    // Two kings in the center against one in the double corner: only king moves.
    let position = fen::position(ENGLISH, "W:WK18,K15:BK1");
    let Ok(Some(Value::Win(plies))) = prober.value(&position) else { panic!("a win") };
    assert!(plies > 8);
    let clock = |left| DrawClock { quiet: 80 - left, ..DrawClock::default() };
    let late = Task { clock: clock(plies - 1), ..Task::from_position(position) };
    for metric in [Metric::Dtw, Metric::Dtc, Metric::Wdl] {
        let report = analyze(&[metric], &late, 20_000);
        assert!(report.score.decided_in().is_none(), "{metric:?}: {report:?}");
    }
    // No captures before the end.
    assert_eq!(analyze(&[Metric::Dtc], &late, 20_000).score, Score::DRAW);
    let in_time = Task { clock: clock(plies), ..Task::from_position(position) };
    assert_eq!(analyze(&[Metric::Dtw], &in_time, 20_000).score, Score::win_in(plies.into()));
}

#[test]
fn the_shortest_win_is_not_played_into_a_draw_by_repetition() {
    let task = english("W:WK18,K15:BK1");
    let best = analyze(&[Metric::Dtw], &task, 1000);
    let after = task.position.play_unchecked(&best.line[0]).key();
    let keys = vec![after, task.position.key(), after, task.position.key()];
    let other = analyze(&[Metric::Dtw], &Task { keys, ..task }, 1000);
    assert_ne!(other.line[0], best.line[0]);
    assert!(other.score.decided_in().is_some_and(|plies| plies > 0), "{other:?}");
}

#[test]
fn careless_levels_ignore_tables() {
    let task = english("W:WK18,K15:BK1");
    for level in 1..=7 {
        let choose = |engine: &mut Engine| {
            engine.choose(&Opponent::Level(level), &task, &Limits::default(), &mut NullMonitor)
        };
        assert_eq!(choose(&mut engine(&[])), choose(&mut engine(&[Metric::Dtw])), "level {level}");
    }
}

#[test]
fn a_bundle_gives_the_same_values_as_its_storages() {
    let bytes = pack(&[BundlePart::all(&*storage(Metric::Dtw)), BundlePart::all(&*storage(Metric::Wdl))])
        .expect("the tables were built");
    let mut library = TableSets::default();
    library.add_bundle(crownhead_endgame::Bundle::read(bytes.clone()).expect("it was packed"));
    assert!(library.tables(&AnyRules::Variant(Variant::Russian)).is_none());
    let mut engine_of_bundle = Engine::new(Options { table_bytes: 1 << 20, seed: 0 });
    engine_of_bundle.set_tables(Some(Arc::new(library)));
    let task = english("W:W29,30:BK18");
    let from_bundle = engine_of_bundle.analyze(&task, &Limits::nodes(1000), &mut NullMonitor);
    assert_eq!(from_bundle, analyze(&[Metric::Wdl, Metric::Dtw], &task, 1000));
    for at in [0, 9, 30, 400] {
        let mut damaged = bytes.clone();
        damaged[at] ^= 4;
        assert!(crownhead_endgame::Bundle::read(damaged).is_err(), "byte {at}");
    }
    assert!(crownhead_endgame::Bundle::read(bytes[..bytes.len() - 1].to_vec()).is_err());
}
