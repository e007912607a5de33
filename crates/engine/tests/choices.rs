//! What opponents choose: legal, reproducible, and the same with and without pruning.

use crownhead_engine::{
    Engine, Limits, Monitor, Opponent, Options, Pruning, Reference, Report, Silent, Task, TreeSearch, bench,
    bench_positions, search_tree,
};
use crownhead_rules::{AnyMove, AnyPosition, AnyRules, Color, Piece, Preset, Setup, Variant};
use std::time::Duration;

fn setup(rules: AnyRules, turn: Color, pieces: &[(u16, Piece)]) -> AnyPosition {
    Setup { pieces: pieces.to_vec(), turn }.into_position(rules).expect("a legal position")
}

fn every_opponent() -> Vec<Opponent> {
    let references = Preset::ALL.into_iter().flat_map(Reference::of).map(Opponent::Reference);
    Opponent::general().chain(references).collect()
}

#[test]
fn keys_are_read_back() {
    for opponent in every_opponent() {
        assert_eq!(Opponent::from_key(&opponent.to_string()), Some(opponent), "{opponent}");
    }
    for bad in ["", "level/0", "level/11", "level/x", "minimax:0", "minimax:21", "minimax", "menu/", "menu/x", "/", "x/y"] {
        assert_eq!(Opponent::from_key(bad), None, "{bad}");
    }
}

#[test]
fn every_opponent_plays_legal_moves_under_every_rules() {
    let capped = Limits::nodes(2_000);
    for rules in AnyRules::all_named() {
        for opponent in every_opponent() {
            let mut engine = Engine::new(Options { table_bytes: 1 << 20, seed: 7 });
            for position in bench_positions(rules).into_iter().skip(3).step_by(3) {
                // Deep plain searches of full boards take long and show nothing new.
                if opponent.to_string().contains("hard") || opponent.to_string().contains("stand") {
                    continue;
                }
                let choice = engine.choose(&opponent, &Task::from_position(position), &capped, &mut Silent);
                let mv = choice.mv.expect("the bench positions have moves");
                assert!(position.legal_moves().contains(&mv), "{opponent} in {rules:?}");
            }
        }
    }
}

#[test]
fn minimax_and_alpha_beta_give_the_same_root_scores() {
    for rules in AnyRules::all_named() {
        for position in bench_positions(rules).into_iter().step_by(2) {
            for plies in 1..=4 {
                let run = |pruning| {
                    search_tree(&position, TreeSearch::material(plies, pruning, true), &mut Silent)
                };
                let (plain, pruned, ordered) = (run(Pruning::None), run(Pruning::AlphaBeta), run(Pruning::Ordered));
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
    let calls = |plies| search_tree(&start, TreeSearch::material(plies, Pruning::None, true), &mut Silent).calls;
    // 1 for the root, then the perft numbers 7, 49, 302 of English.
    assert_eq!([calls(1), calls(2), calls(3)], [8, 57, 359]);
}

#[test]
fn the_same_seed_gives_the_same_choices_and_another_seed_others() {
    let start = AnyPosition::start(AnyRules::Variant(Variant::International));
    let game = |seed: u64, opponent: &Opponent| -> Vec<AnyMove> {
        let mut engine = Engine::new(Options { table_bytes: 1 << 20, seed });
        let (mut at, mut moves) = (start, Vec::new());
        for _ in 0..12 {
            let choice = engine.choose(opponent, &Task::from_position(at), &Limits::nodes(1_000), &mut Silent);
            let mv = choice.mv.expect("the game is not over so soon");
            moves.push(mv);
            at = at.play(&mv);
        }
        moves
    };
    for opponent in [Opponent::Random, Opponent::Level(1), Opponent::Level(8), Opponent::AlphaBeta(2)] {
        assert_eq!(game(1, &opponent), game(1, &opponent), "{opponent}");
    }
    assert_ne!(game(1, &Opponent::Random), game(2, &Opponent::Random));
}

#[test]
fn a_shot_is_found_and_explained() {
    // White gives one man and takes two: 22-18 15x22 25x18x11 on an otherwise empty board.
    let rules = AnyRules::Preset(Preset::Menu);
    let man = |number, color| (number, Piece::man(color));
    let position = setup(
        rules,
        Color::White,
        &[man(22, Color::White), man(25, Color::White), man(30, Color::White), man(15, Color::Black), man(14, Color::Black)],
    );
    let mut engine = Engine::new(Options::default());
    let hint = engine.hint(&Task::from_position(position), &Limits::nodes(20_000), &mut Silent).expect("a move");
    assert_eq!(hint.line[0], hint.mv);
    assert!(position.legal_moves().contains(&hint.mv));
    let mut at = position;
    for mv in &hint.line {
        assert!(at.legal_moves().contains(mv), "the line is legal");
        at = at.play(mv);
    }
    assert!(!hint.facts.is_empty());
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
        let choice = engine.choose(&opponent, &Task::from_position(start), &Limits::default(), &mut StopAfter(1));
        assert!(choice.mv.is_some(), "{opponent}");
    }
}

#[test]
fn node_limits_are_kept_to_the_node() {
    let start = AnyPosition::start(AnyRules::Variant(Variant::English));
    let mut engine = Engine::new(Options::default());
    let report = engine.analyze(&Task::from_position(start), &Limits::nodes(12_345), &mut Silent);
    assert_eq!(report.nodes, 12_345);
}

#[test]
fn the_bench_is_deterministic() {
    for rules in AnyRules::all_named() {
        assert_eq!(bench(rules, 4, &mut Silent), bench(rules, 4, &mut Silent), "{rules:?}");
    }
}

#[test]
fn the_tutorial_opponent_concedes_when_every_move_loses() {
    // Black's only man must step in front of the white king and is taken.
    let rules = AnyRules::Preset(Preset::FlyingTutorial);
    let position = setup(
        rules,
        Color::Black,
        &[(5, Piece::man(Color::Black)), (18, Piece::king(Color::White)), (22, Piece::man(Color::White))],
    );
    let opponent = Opponent::from_key("flying-tutorial/minimax").expect("a key");
    let mut engine = Engine::new(Options::default());
    let choice = engine.choose(&opponent, &Task::from_position(position), &Limits::default(), &mut Silent);
    assert!(choice.concedes, "{choice:?}");
}

#[test]
fn the_real_engine_beats_a_blocked_side_at_once() {
    let rules = AnyRules::Variant(Variant::English);
    // Black's last man on 4 is shut in by 11-8.
    let position = setup(
        rules,
        Color::White,
        &[(4, Piece::man(Color::Black)), (11, Piece::man(Color::White)), (12, Piece::man(Color::White))],
    );
    let mut engine = Engine::new(Options::default());
    let report = engine.analyze(&Task::from_position(position), &Limits::depth(8), &mut Silent);
    assert!(report.score.decided_in().is_some_and(|plies| plies > 0), "{report:?}");
}
