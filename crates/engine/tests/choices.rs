//! Opponents' choices are legal, reproducible, and the same with and without pruning.

use crownhead_engine::{
    Engine, Limits, Monitor, NullMonitor, Opponent, Options, Pruning, Reference, Report, RootMove, Task,
    Technique, Techniques, TreeSearch, bench, bench_positions, choose_huff, search_tree, wants_huff,
};
use crownhead_game::{Game, Outcome};
use crownhead_rules::{
    AnyMove, AnyPosition, AnyRules, CaptureDuty, Color, Goal, HouseRules, Piece, Preset, Setup, Square,
    Variant,
};
use crownhead_testkit::{
    fen,
    random::{self, Dice},
};
use std::time::Duration;

#[cfg(feature = "folders")]
#[path = "choices/drills.rs"]
mod drills;
#[cfg(feature = "folders")]
#[path = "choices/endgames.rs"]
mod endgames;
#[path = "choices/openings.rs"]
mod openings;

fn setup(rules: AnyRules, turn: Color, pieces: &[(u16, Piece)]) -> AnyPosition {
    Setup { pieces: pieces.to_vec(), turn, king_runs: [None; 2] }
        .into_position(rules)
        .expect("a legal position")
}

fn every_opponent() -> Vec<Opponent> {
    let references = Preset::ALL.into_iter().flat_map(Reference::of).map(Opponent::Reference);
    Opponent::general().chain(references).chain(Opponent::styled()).collect()
}

#[test]
fn keys_are_read_back() {
    for opponent in every_opponent() {
        assert_eq!(Opponent::from_key(&opponent.to_string()), Some(opponent), "{opponent}");
    }
    for bad in [
        "",
        "level/0",
        "level/17",
        "level/x",
        "level/8/",
        "level/8/wild",
        "level/17/sharp",
        "minimax:0",
        "minimax:21",
        "minimax",
        "menu/",
        "menu/x",
        "/",
        "x/y",
    ] {
        assert_eq!(Opponent::from_key(bad), None, "{bad}");
    }
}

/// Checks that the opponent's choice, stopped after about this many thousand search calls, is a legal move.
#[track_caller]
fn plays_a_legal_move(engine: &mut Engine, opponent: Opponent, position: AnyPosition, thousands: u32) {
    let task = Task::from_position(position);
    let choice = engine.choose(&opponent, &task, &Limits::nodes(2_000), &mut StopAfter(thousands));
    let mv = choice.mv.expect("there are moves");
    assert!(position.legal_moves().contains(&mv), "{opponent} in {:?}", position.rules());
}

#[test]
fn every_opponent_plays_legal_moves_under_every_rules() {
    // Deep plain searches of full boards are stopped early.
    for rules in AnyRules::all_named() {
        for opponent in every_opponent() {
            let mut engine = Engine::new(Options { table_bytes: 1 << 20, seed: 7 });
            for position in bench_positions(rules).into_iter().skip(3).step_by(3) {
                plays_a_legal_move(&mut engine, opponent, position, 3);
            }
        }
    }
}

#[test]
fn every_opponent_searches_small_positions_to_the_end() {
    for preset in Preset::ALL {
        for text in ["W:W22,30:B3,11", "B:W22,K30:BK3,11", "W:W25:B6,5"] {
            let position = fen::position(AnyRules::Preset(preset), text);
            for opponent in every_opponent() {
                let mut engine = Engine::new(Options { table_bytes: 1 << 20, seed: 7 });
                plays_a_legal_move(&mut engine, opponent, position, u32::MAX);
            }
        }
    }
}

#[test]
fn every_plain_opponent_searches_to_its_depth() {
    let depth = |key: &str, text: &str| {
        let position = fen::position(AnyRules::Preset(Preset::ScorePanel), text);
        let opponent = Opponent::from_key(key).expect("a key");
        let mut engine = Engine::new(Options::default());
        let task = Task::from_position(position);
        engine.choose(&opponent, &task, &Limits::default(), &mut StopAfter(1)).report.depth
    };
    for (key, plies) in [
        ("random", 0),
        ("greedy", 1),
        ("minimax:3", 3),
        ("alphabeta:6", 6),
        ("score-panel/easy", 0),
        ("score-panel/medium", 2),
        ("score-panel/hard", 5),
        ("score-panel/very-hard", 7),
        ("score-panel/last-stand", 7),
        ("menu/easy", 2),
        ("menu/medium", 3),
        ("menu/hard", 4),
        ("choose-each-leg/easy", 1),
        ("choose-each-leg/medium", 2),
        ("choose-each-leg/hard", 3),
        ("flying-tutorial/greedy", 1),
        ("flying-tutorial/minimax", 4),
        ("text/easy", 2),
        ("text/medium", 5),
        ("text/hard", 7),
    ] {
        assert_eq!(depth(key, "W:W21-32:B1-12"), plies, "{key}");
    }
    // The last-stand opponent counts its own pieces, kings included.
    for (text, plies) in [
        ("W:W21-29:B1-12", 7),
        ("W:W21-28:B1-12", 8),
        ("W:W21-26:B1-12", 8),
        ("W:W21-24,K25:B1-12", 10),
        ("B:W21-32:B1-4", 10),
        ("W:W21,22,K23:B1-12", 12),
        ("B:W21-32:B1", 12),
    ] {
        assert_eq!(depth("score-panel/last-stand", text), plies, "{text}");
        assert_eq!(depth("score-panel/last-stand-h2", text), plies, "{text}");
    }
}

#[test]
fn choose_each_leg_opponents_visit_every_line() {
    let start = Task::from_position(AnyPosition::start(AnyRules::Preset(Preset::ChooseEachLeg)));
    let mut engine = Engine::new(Options::default());
    let calls = ["easy", "medium", "hard"].map(|name| {
        let opponent = Opponent::from_key(&format!("choose-each-leg/{name}")).expect("a key");
        engine.choose(&opponent, &start, &Limits::default(), &mut NullMonitor).report.calls
    });
    assert_eq!(calls, [8, 8 + 49, 8 + 49 + 302]);
}

#[test]
fn minimax_and_alpha_beta_give_the_same_root_scores() {
    for rules in AnyRules::all_named() {
        for position in bench_positions(rules).into_iter().step_by(2) {
            for plies in 1..=4 {
                let run = |pruning| {
                    search_tree(&position, TreeSearch::material(plies, pruning, true), &mut NullMonitor)
                };
                let (plain, pruned, ordered) =
                    (run(Pruning::None), run(Pruning::AlphaBeta), run(Pruning::Ordered));
                assert_eq!(plain.scores, pruned.scores, "{rules:?} at {plies}");
                let sorted = |report: &crownhead_engine::TreeReport| {
                    let mut scores = report.scores.clone();
                    scores.sort_unstable();
                    scores
                };
                assert_eq!(sorted(&plain), sorted(&ordered), "{rules:?} at {plies}");
                assert!(pruned.calls <= plain.calls && ordered.calls <= plain.calls);
            }
        }
    }
}

#[test]
fn a_search_call_is_one_entry_into_the_recursive_function() {
    let start = AnyPosition::start(AnyRules::Variant(Variant::English));
    let calls =
        |plies| search_tree(&start, TreeSearch::material(plies, Pruning::None, true), &mut NullMonitor).calls;
    // 1 for the root, then the perft numbers 7, 49 and 302 of English.
    assert_eq!([calls(1), calls(2), calls(3)], [8, 57, 359]);
}

#[test]
fn the_same_seed_gives_the_same_choices_and_another_seed_others() {
    let start = AnyPosition::start(AnyRules::Variant(Variant::International));
    let game = |seed: u64, opponent: &Opponent| -> Vec<AnyMove> {
        let mut engine = Engine::new(Options { table_bytes: 1 << 20, seed });
        let (mut at, mut moves) = (start, Vec::new());
        for _ in 0..12 {
            let choice =
                engine.choose(opponent, &Task::from_position(at), &Limits::nodes(1_000), &mut NullMonitor);
            let mv = choice.mv.expect("the game is not over so soon");
            moves.push(mv);
            at = at.play_unchecked(&mv);
        }
        moves
    };
    for opponent in [Opponent::Random, Opponent::Level(1), Opponent::Level(8), Opponent::AlphaBeta(2)] {
        assert_eq!(game(1, &opponent), game(1, &opponent), "{opponent}");
    }
    assert_ne!(game(1, &Opponent::Random), game(2, &Opponent::Random));
}

/// The moves of an opponent with seeds 0 to 399.
fn chosen(key: &str, position: AnyPosition) -> Vec<AnyMove> {
    let opponent = Opponent::from_key(key).expect("a key");
    let mut engine = Engine::new(Options { table_bytes: 1 << 16, seed: 0 });
    let mut choose = |seed| {
        engine.set_seed(seed);
        let task = Task::from_position(position);
        engine.choose(&opponent, &task, &Limits::default(), &mut NullMonitor).mv.expect("a move")
    };
    (0..400).map(&mut choose).collect()
}

#[test]
fn the_easy_panel_chooses_a_piece_first() {
    // One piece has one move, the other has four or two; each piece moves about half the time.
    for text in ["W:WK18,21:B1", "W:W21,23:B1"] {
        let position = fen::position(AnyRules::Preset(Preset::Menu), text);
        let moves = chosen("score-panel/easy", position);
        let edge = moves.iter().filter(|mv| mv.from().number() == 21).count();
        assert!((140..=260).contains(&edge), "{text}: {edge} of 400");
        for mv in position.legal_moves() {
            assert!(moves.contains(&mv), "{text}: {mv:?} is never played");
        }
    }
}

#[test]
fn equal_moves_are_chosen_at_random() {
    let position = AnyPosition::start(AnyRules::Preset(Preset::Text));
    let equals =
        search_tree(&position, TreeSearch::material(2, Pruning::None, true), &mut NullMonitor).equals();
    let moves = chosen("text/easy", position);
    assert!(equals.len() > 1 && moves.iter().all(|mv| equals.contains(mv)));
    assert!(equals.iter().all(|mv| moves.contains(mv)), "each of the best is played");
    // The other opponents always play the first of the best moves.
    assert!(chosen("menu/easy", position).windows(2).all(|pair| pair[0] == pair[1]));
}

struct StopAfter(u32);

impl Monitor for StopAfter {
    fn elapsed(&mut self) -> Duration {
        Duration::ZERO
    }
    fn should_stop(&mut self) -> bool {
        self.0 = self.0.saturating_sub(1);
        self.0 == 0
    }
    fn report(&mut self, _: &Report) {}
}

#[test]
fn a_stopped_engine_still_has_a_move() {
    let start = AnyPosition::start(AnyRules::Variant(Variant::International));
    for opponent in [Opponent::Level(10), Opponent::AlphaBeta(9), Opponent::Minimax(7), Opponent::Level(3)] {
        let mut engine = Engine::new(Options { table_bytes: 1 << 20, seed: 0 });
        let choice =
            engine.choose(&opponent, &Task::from_position(start), &Limits::default(), &mut StopAfter(1));
        assert!(choice.mv.is_some(), "{opponent}");
    }
}

#[test]
fn node_limits_are_kept_to_the_node() {
    let start = AnyPosition::start(AnyRules::Variant(Variant::English));
    let mut engine = Engine::new(Options::default());
    let report = engine.analyze(&Task::from_position(start), &Limits::nodes(12_345), &mut NullMonitor);
    assert_eq!(report.nodes, 12_345);
}

#[test]
fn helper_threads_count_toward_the_limit_and_end() {
    let start = AnyPosition::start(AnyRules::Variant(Variant::English));
    let mut engine = Engine::new(Options::default());
    engine.set_threads(3);
    let limit = 60_000;
    let report = engine.analyze(&Task::from_position(start), &Limits::nodes(limit), &mut NullMonitor);
    // The first thread checks the sum from time to time; neither it nor the helpers exceed the limit.
    assert!(report.nodes >= limit && report.nodes < 2 * limit + 10_000, "{}", report.nodes);
    assert!(report.line.first().is_some_and(|mv| start.legal_moves().contains(mv)));
    // A win remains a win, whichever side finds it first.
    let kings =
        [(1, Piece::king(Color::White)), (10, Piece::king(Color::White)), (5, Piece::man(Color::Black))];
    let won = setup(AnyRules::Variant(Variant::English), Color::White, &kings);
    let report = engine.analyze(&Task::from_position(won), &Limits::depth(12), &mut NullMonitor);
    assert!(report.score.decided_in().is_some_and(|plies| plies > 0), "{report:?}");
}

#[test]
fn the_bench_is_deterministic() {
    for rules in AnyRules::all_named() {
        let run = || bench(&mut Engine::new(Options::default()), rules, 4, &mut NullMonitor);
        assert_eq!(run(), run(), "{rules:?}");
    }
}

#[test]
fn the_tutorial_opponent_concedes_when_every_move_loses() {
    // Black's only man must step in front of the white king and is captured.
    let rules = AnyRules::Preset(Preset::FlyingTutorial);
    let position = setup(
        rules,
        Color::Black,
        &[(5, Piece::man(Color::Black)), (18, Piece::king(Color::White)), (22, Piece::man(Color::White))],
    );
    let opponent = Opponent::from_key("flying-tutorial/minimax").expect("a key");
    let mut engine = Engine::new(Options::default());
    let choice =
        engine.choose(&opponent, &Task::from_position(position), &Limits::default(), &mut NullMonitor);
    assert!(choice.concedes, "{choice:?}");
}

#[test]
fn the_real_engine_beats_a_blocked_side_at_once() {
    let rules = AnyRules::Variant(Variant::English);
    // Black's last man on 4 is blocked by 11-8.
    let position = setup(
        rules,
        Color::White,
        &[(4, Piece::man(Color::Black)), (11, Piece::man(Color::White)), (12, Piece::man(Color::White))],
    );
    let mut engine = Engine::new(Options::default());
    let report = engine.analyze(&Task::from_position(position), &Limits::depth(8), &mut NullMonitor);
    assert!(report.score.decided_in().is_some_and(|plies| plies > 0), "{report:?}");
}

/// Records the reports.
#[derive(Default)]
struct Listener(Vec<Report>);

impl Monitor for Listener {
    fn elapsed(&mut self) -> Duration {
        Duration::ZERO
    }
    fn should_stop(&mut self) -> bool {
        false
    }
    fn report(&mut self, report: &Report) {
        self.0.push(report.clone());
    }
}

#[test]
fn a_long_plain_search_reports_progress_within_a_root_move() {
    // One legal move, followed by many lines.
    let position = fen::position(AnyRules::Variant(Variant::English), "W:W18,K29,K30,K31:B14,K1,K2,K3,K4");
    assert_eq!(position.legal_moves().len(), 1);
    let mut listener = Listener::default();
    let found = search_tree(&position, TreeSearch::material(9, Pruning::None, true), &mut listener);
    let calls: Vec<u64> = listener.0.iter().map(|report| report.calls).collect();
    assert!(found.calls > 500_000, "{}", found.calls);
    assert!(calls.len() as u64 > found.calls / 200_000, "{calls:?}");
    assert!(calls.is_sorted() && calls.last() == Some(&found.calls), "{calls:?}");
    assert!(listener.0.iter().all(|report| report.depth == 9));
}

/// English draughts with optional captures and huffing for missed ones.
fn huffing(goal: Goal) -> AnyRules {
    let english = Variant::English.house_rules();
    AnyRules::House(HouseRules { capture_duty: CaptureDuty::Optional, huffing: true, goal, ..english })
}

/// What the side to move huffs after that quiet move.
fn huffs_after(rules: AnyRules, position: &str, from: u16, to: u16) -> Option<u16> {
    let mut game = Game::from_position(fen::position(rules, position));
    let moves = game.position().legal_moves();
    let there = |mv: &&AnyMove| (mv.from().number(), mv.to().number()) == (from, to);
    game.play(*moves.iter().find(there).expect("a legal move")).expect("the game goes on");
    let chosen = choose_huff(&game);
    assert_eq!((chosen.is_some(), chosen), (wants_huff(&game), choose_huff(&game)), "always the same");
    chosen.map(crownhead_rules::Square::number)
}

#[test]
fn opponents_huff_a_king_before_a_man() {
    let rules = huffing(Goal::LeaveNoMove);
    assert_eq!(huffs_after(rules, "W:W21,K22,32:B17,18,1", 32, 28), Some(22));
    assert_eq!(huffs_after(rules, "W:W22,K21,32:B17,18,1", 32, 28), Some(21));
    assert_eq!(huffs_after(rules, "W:W10,32:B1", 32, 28), None, "nothing was missed");
}

#[test]
fn opponents_huff_the_piece_that_leaves_them_best_placed() {
    let rules = huffing(Goal::LeaveNoMove);
    let position = "W:W22,23,32:B18,19,27";
    let chosen = huffs_after(rules, position, 32, 28).expect("22 or 23");
    let after = fen::position(rules, "B:W22,23,28:B18,19,27");
    let worth = |number: u16| {
        let huffed = after.huffed(after.board().square(number).expect("a square"));
        let mut engine = Engine::new(Options { table_bytes: 1 << 20, seed: 1 });
        engine.analyze(&Task::from_position(huffed), &Limits::nodes(50_000), &mut NullMonitor).score
    };
    let (best, other) = if chosen == 22 { (22, 23) } else { (23, 22) };
    assert!(worth(best).0 > worth(other).0 + 100, "{:?} and {:?}", worth(best), worth(other));
}

#[test]
fn opponents_never_huff_if_running_out_is_the_goal() {
    assert_eq!(huffs_after(huffing(Goal::RunOut), "W:W21,K22,32:B17,18,1", 32, 28), None);
}

#[test]
fn opponents_choose_a_huff_that_wins_under_every_goal() {
    let mut dice = Dice::new(5);
    for goal in Goal::ALL.into_iter().filter(|goal| !goal.is_losing_game()) {
        for position in random::positions(huffing(goal), 2000, &mut dice) {
            let Some(mv) = position.legal_moves().into_iter().find(|mv| !position.huffable(mv).is_empty())
            else {
                continue;
            };
            let mut game = Game::from_position(position);
            game.play(mv).expect("a legal move");
            let wins = |square: Square| {
                let mut huffed = game.clone();
                huffed.huff(square).expect("a huffable piece");
                huffed.outcome().and_then(Outcome::winner) == Some(game.position().turn())
            };
            if game.huffable().iter().any(wins) {
                assert!(choose_huff(&game).is_some_and(wins), "{goal:?} {:?}", game.position().setup());
            }
        }
    }
}

#[test]
fn a_blocked_opponent_huffs_its_way_free() {
    let rules = huffing(Goal::LeaveNoMove);
    let freed = huffs_after(rules, "W:W15,16,18,19,20,32:B11,12", 32, 28);
    assert!(matches!(freed, Some(15 | 16)), "{freed:?}");
}

/// Without speculative techniques, the best moves are those with the best individual scores.
#[test]
fn multi_pv_lines_start_with_the_best_moves() {
    let exact = Technique::ALL.into_iter().fold(Techniques::ALL, Techniques::without);
    let (mut alone, mut together) = (Engine::new(Options::default()), Engine::new(Options::default()));
    alone.set_techniques(exact);
    together.set_techniques(exact);
    for variant in [Variant::English, Variant::Russian, Variant::Thai] {
        for position in bench_positions(AnyRules::Variant(variant)) {
            let task = Task::from_position(position);
            let legal = position.legal_moves().len();
            let (mut scored, _) = alone.score_moves(&task, &Limits::depth(5), &mut NullMonitor);
            scored.sort_by_key(|scored| std::cmp::Reverse(scored.score));
            for count in [1, 3, 1000] {
                together.clear();
                let (lines, report) = together.lines(&task, (&Limits::depth(5), count), &mut NullMonitor);
                assert_eq!(lines.len(), count.min(legal));
                assert_eq!((report.depth, &report.line), (5, &lines[0].line));
                let scores = |list: &[RootMove]| list.iter().map(|line| line.score).collect::<Vec<_>>();
                assert_eq!(scores(&lines), scores(&scored[..lines.len()]), "{variant:?} {count}");
                assert!(lines.iter().all(|line| line.line[0] == line.mv));
            }
            alone.clear();
        }
    }
}

#[test]
fn a_stopped_multi_pv_search_keeps_the_lines_of_the_previous_depth() {
    let mut engine = Engine::new(Options::default());
    let task = Task::from_game(&Game::new(AnyRules::Variant(Variant::English)));
    let (whole, _) = engine.lines(&task, (&Limits::depth(6), 3), &mut NullMonitor);
    engine.clear();
    let (_, at_six) = engine.lines(&task, (&Limits::depth(6), 3), &mut NullMonitor);
    engine.clear();
    let (cut, report) = engine.lines(&task, (&Limits::nodes(at_six.nodes + 5), 3), &mut NullMonitor);
    assert_eq!((report.depth, cut), (6, whole));
    engine.clear();
    let (some, _) = engine.lines(&task, (&Limits::nodes(1), 3), &mut NullMonitor);
    assert_eq!(some.len(), 3, "even without time there are moves");
}
