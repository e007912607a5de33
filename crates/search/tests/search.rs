//! The search agrees with plain minimax, finds wins and draws, and gives the same tree every time.

use crownhead_eval::{Evaluator, PieceSquareEvaluator, Score};
use crownhead_rules::{
    AnyMove, AnyPosition, AnyRules, Board, DrawClock, DrawRules, House, Key, Move, Position, Rules,
    RulesVisitor, Variant, movegen,
};
use crownhead_search::{
    Limits, NullMonitor, Parameter, Parameters, Report, Root, RootMove, Table, score_moves, think,
    think_multi_pv,
};
use crownhead_testkit::{fen, random};

const ENGLISH: AnyRules = AnyRules::Variant(Variant::English);
const INTERNATIONAL: AnyRules = AnyRules::Variant(Variant::International);

struct Think<'t> {
    limits: Limits,
    keys: &'t [Key],
    clock: DrawClock,
    draws: DrawRules,
    table: &'t mut Table,
}

impl RulesVisitor for Think<'_> {
    type Output = Report;

    fn visit<R: Rules>(self, rules: R, position: &Position<R::Board>) -> Report {
        let root = Root::new(rules, *position, self.draws);
        let root = Root { keys: self.keys, clock: self.clock, ..root };
        think(&root, &PieceSquareEvaluator::new(&rules), self.limits, self.table, &mut NullMonitor)
    }
}

fn think_about(position: &AnyPosition, limits: Limits) -> Report {
    let draws = position.rules().house_rules().draws;
    let think =
        Think { limits, keys: &[], clock: DrawClock::default(), draws, table: &mut Table::new(1 << 20) };
    position.dispatch(think)
}

/// A search of one ply that tries sacrifices however far it is behind.
struct TryAllSacrifices;

impl RulesVisitor for TryAllSacrifices {
    type Output = Report;

    fn visit<R: Rules>(self, rules: R, position: &Position<R::Board>) -> Report {
        let parameters = Parameters::DEFAULT.with(Parameter::SacrificeMargin, 10_000);
        let root = Root { parameters, ..Root::new(rules, *position, Variant::English.house_rules().draws) };
        let (limits, table) = (Limits::depth(1), &mut Table::new(1 << 20));
        think(&root, &PieceSquareEvaluator::new(&rules), limits, table, &mut NullMonitor)
    }
}

/// Plain minimax with captures played out and sacrifices tried at the leaves; the search must agree where it neither
/// reduces nor extends.
struct Reference {
    depth: u8,
}

impl RulesVisitor for Reference {
    type Output = Score;

    fn visit<R: Rules>(self, rules: R, position: &Position<R::Board>) -> Score {
        let minimax = Minimax { rules, eval: PieceSquareEvaluator::new(&rules) };
        let sacrifices = if rules.men_capture_back() { 2 } else { 0 };
        minimax.value(position.board(), i32::from(self.depth), 0, sacrifices)
    }
}

struct Minimax<R: Rules> {
    rules: R,
    eval: PieceSquareEvaluator<R>,
}

impl<R: Rules> Minimax<R> {
    /// `sacrifices` are left to try at quiet leaves.
    fn value(&self, board: &Board<R::Board>, depth: i32, ply: u32, sacrifices: u8) -> Score {
        let (rules, mut moves) = (self.rules, Vec::new());
        movegen::legal_moves(rules, board, &mut moves);
        if moves.is_empty() {
            return Score::loss_in(ply);
        }
        let captures = moves[0].is_capture();
        // At the first leaf a threatened side may reply with a quiet move, as in quiescence.
        let threatened = depth == 0 && movegen::has_capture(rules, board, board.turn().other());
        let quiet_leaf = depth <= 0 && !captures && !threatened;
        if quiet_leaf {
            moves.clear();
            if sacrifices > 0 {
                movegen::sacrifices(rules, board, &mut moves);
            }
            moves.retain(|mv| self.is_followed_up(board, mv));
        }
        let below = match depth {
            ..=0 => -1,
            _ if moves.len() > 1 => depth - 1,
            _ => depth,
        };
        let left = sacrifices - u8::from(quiet_leaf && sacrifices > 0);
        let played = moves.iter().map(|mv| -self.value(&board.play(rules, mv), below, ply + 1, left));
        let stand = quiet_leaf.then(|| self.eval.evaluate(board));
        played.chain(stand).max().expect("there are moves, or the leaf is quiet")
    }

    /// Whether every reply lets us capture.
    fn is_followed_up(&self, board: &Board<R::Board>, mv: &Move<R::Board>) -> bool {
        let (child, mut replies) = (board.play(self.rules, mv), Vec::new());
        movegen::captures(self.rules, &child, &mut replies);
        replies
            .iter()
            .all(|reply| movegen::has_capture(self.rules, &child.play(self.rules, reply), board.turn()))
    }
}

#[test]
fn without_reductions_the_search_is_minimax() {
    // At depth 1 nothing is reduced, and with an endless margin every sacrifice is tried.
    let mut dice = random::Dice::new(5);
    for rules in [ENGLISH, INTERNATIONAL] {
        for position in random::walk(AnyPosition::start(rules), 40, &mut dice) {
            if !position.has_moves() {
                continue;
            }
            let found = position.dispatch(TryAllSacrifices).score;
            assert_eq!(found, position.dispatch(Reference { depth: 1 }), "{}", fen::write(&position));
        }
    }
}

struct Evaluate;
impl RulesVisitor for Evaluate {
    type Output = Score;
    fn visit<R: Rules>(self, rules: R, position: &Position<R::Board>) -> Score {
        PieceSquareEvaluator::new(&rules).evaluate(position.board())
    }
}

#[test]
fn evaluation_is_the_same_for_both_colors() {
    let mut dice = random::Dice::new(11);
    for rules in AnyRules::all_named() {
        for position in random::positions(rules, 200, &mut dice) {
            let turned = turn_around(&position);
            assert_eq!(position.dispatch(Evaluate), turned.dispatch(Evaluate), "{}", fen::write(&position));
        }
    }
}

fn turn_around(position: &AnyPosition) -> AnyPosition {
    let mut setup = position.setup();
    let last = u16::from(position.board().squares()) + 1;
    for (number, piece) in &mut setup.pieces {
        *number = last - *number;
        piece.color = piece.color.other();
    }
    for run in setup.king_runs.iter_mut().flatten() {
        run.0 = last - run.0;
    }
    setup.king_runs.swap(0, 1);
    setup.turn = setup.turn.other();
    setup.into_position(position.rules()).expect("turning keeps a position legal")
}

#[test]
fn a_shot_is_found() {
    // A shot: White sacrifices a man and captures three.
    let position = fen::position(ENGLISH, "W:W18,22,27,31:B5,9,10,11,20");
    let report = think_about(&position, Limits::depth(9));
    assert!(!report.line.is_empty());
    let mut at = position;
    for mv in &report.line {
        assert!(at.legal_moves().contains(mv));
        at = at.play_unchecked(mv);
    }
}

#[test]
fn sacrifices_show_shots_early() {
    // Shots of two men and more. Without sacrifices at the leaves they take millions of nodes.
    let shots = [
        "B:W27,28,31,32,33,34,35,36,38,40,41,42,43,44,45,46,47,48,49,50:B1,2,3,4,5,6,7,8,9,10,11,12,13,15,16,17,18,\
         19,24,25",
        "B:W27,28,33,34,35,38,39,40,42,45,47,49:B3,9,11,13,14,15,17,18,19,24,25,26",
        "W:W25,26,27,32,33,34,36,37,38,40,42,43,48:B2,4,6,8,11,12,13,14,16,17,18,23,24",
    ];
    for shot in shots {
        let report = think_about(&fen::position(INTERNATIONAL, shot), Limits::nodes(20_000));
        assert!(report.score > Score(150), "{shot}: {}", report.score);
    }
}

#[test]
fn a_win_is_announced_with_its_distance() {
    // The king captures the last man.
    let position = fen::position(ENGLISH, "W:WK18:B14");
    let report = think_about(&position, Limits::depth(5));
    assert_eq!(report.score, Score::win_in(1));
    assert_eq!(report.score.to_string(), "win in 1");
    // No legal move: lost on the spot.
    let lost = fen::position(ENGLISH, "W:W:B14");
    assert_eq!(think_about(&lost, Limits::depth(5)).score, Score::loss_in(0));
    assert!(think_about(&lost, Limits::depth(5)).line.is_empty());
}

#[test]
fn a_repetition_scores_as_a_draw() {
    // The position after the only move occurred before.
    let position = fen::position(ENGLISH, "W:WK29:BK1,8");
    let mv = position.legal_moves()[0];
    assert_eq!(position.legal_moves().len(), 1);
    let keys = [position.play_unchecked(&mv).key(), Key(1), Key(2), position.key()];
    let draws = ENGLISH.house_rules().draws;
    let table = &mut Table::new(1 << 20);
    let think =
        Think { limits: Limits::depth(4), keys: &keys[1..], clock: DrawClock::default(), draws, table };
    assert_ne!(position.dispatch(think).score, Score::DRAW);
    let table = &mut Table::new(1 << 20);
    let think = Think { limits: Limits::depth(4), keys: &keys, clock: DrawClock::default(), draws, table };
    assert_eq!(position.dispatch(think).score, Score::DRAW);
    // The draw counter is about to run out.
    let clock = DrawClock { quiet: draws.no_progress - 1, ..DrawClock::default() };
    let up = fen::position(ENGLISH, "W:WK29,K30,K31:BK4");
    let think = Think { limits: Limits::depth(6), keys: &[], clock, draws, table: &mut Table::new(1 << 20) };
    assert_eq!(up.dispatch(think).score, Score::DRAW);
}

#[test]
fn searches_are_reproducible() {
    for rules in AnyRules::all_named() {
        let start = AnyPosition::start(rules);
        assert_eq!(think_about(&start, Limits::depth(7)), think_about(&start, Limits::depth(7)));
    }
}

#[test]
fn a_table_of_one_bucket_keeps_the_score_at_depth_1() {
    let mut dice = random::Dice::new(3);
    for position in random::walk(AnyPosition::start(INTERNATIONAL), 30, &mut dice) {
        let draws = INTERNATIONAL.house_rules().draws;
        let run = |bytes| {
            let table = &mut Table::new(bytes);
            position.dispatch(Think {
                limits: Limits::depth(1),
                keys: &[],
                clock: DrawClock::default(),
                draws,
                table,
            })
        };
        assert_eq!(run(1).score, run(1 << 20).score);
    }
}

#[test]
fn several_threads_reach_the_same_depth() {
    struct Together(u16, Limits);
    impl RulesVisitor for Together {
        type Output = Report;
        fn visit<R: Rules>(self, rules: R, position: &Position<R::Board>) -> Report {
            let root = Root { threads: self.0, ..Root::new(rules, *position, DrawRules::NONE) };
            let eval = PieceSquareEvaluator::new(&rules);
            think(&root, &eval, self.1, &mut Table::new(1 << 20), &mut NullMonitor)
        }
    }
    let mut dice = random::Dice::new(3);
    for rules in [ENGLISH, INTERNATIONAL] {
        for position in random::walk(AnyPosition::start(rules), 60, &mut dice) {
            let [alone, several] =
                [1, 4].map(|threads| position.dispatch(Together(threads, Limits::depth(9))));
            assert_eq!(alone.line.is_empty(), several.line.is_empty());
            // A search that sees the end of the game stops early.
            assert!(several.depth == 9 || several.score.decided_in().is_some(), "{}", fen::write(&position));
            let mut at = position;
            for mv in &several.line {
                assert!(at.legal_moves().contains(mv), "{mv:?} in {}", fen::write(&at));
                at = at.play_unchecked(mv);
            }
            // Several threads find every short win that one thread finds.
            if alone.score.decided_in().is_some_and(|plies| plies.abs() <= 5) {
                assert!(several.score.decided_in().is_some(), "{}: {}", fen::write(&position), several.score);
            }
        }
    }
}

#[test]
fn multi_pv_with_one_line_equals_think() {
    struct Both;
    impl RulesVisitor for Both {
        type Output = (Report, Report, Vec<RootMove>);
        fn visit<R: Rules>(self, rules: R, position: &Position<R::Board>) -> Self::Output {
            let (root, eval) =
                (Root::new(rules, *position, DrawRules::NONE), PieceSquareEvaluator::new(&rules));
            let (limits, new) = (Limits::depth(8), || Table::new(1 << 20));
            let found = think(&root, &eval, limits, &mut new(), &mut NullMonitor);
            let (lines, report) = think_multi_pv(&root, &eval, (limits, 1), &mut new(), &mut NullMonitor);
            (found, report, lines)
        }
    }
    let mut dice = random::Dice::new(2);
    for position in random::walk(AnyPosition::start(INTERNATIONAL), 30, &mut dice) {
        let (found, report, lines) = position.dispatch(Both);
        assert_eq!((found.nodes, &found.line), (report.nodes, &report.line));
        let [line] = lines.as_slice() else { panic!("{} lines in {}", lines.len(), fen::write(&position)) };
        assert_eq!((line.mv, line.score, &line.line), (found.line[0], found.score, &found.line));
    }
}

#[test]
fn every_move_is_scored_exactly() {
    struct Scores;
    impl RulesVisitor for Scores {
        type Output = Vec<(AnyMove, Score)>;
        fn visit<R: Rules>(self, rules: R, position: &Position<R::Board>) -> Self::Output {
            let draws = DrawRules::NONE;
            let root = Root::new(rules, *position, draws);
            let eval = PieceSquareEvaluator::new(&rules);
            let (scored, _) =
                score_moves(&root, &eval, Limits::depth(2), &mut Table::new(1 << 20), &mut NullMonitor);
            scored.into_iter().map(|scored| (scored.mv, scored.score)).collect()
        }
    }
    let mut dice = random::Dice::new(8);
    for position in random::walk(AnyPosition::start(ENGLISH), 40, &mut dice) {
        for (mv, score) in position.dispatch(Scores) {
            let child = position.play_unchecked(&mv);
            let expected = -child.dispatch(Reference { depth: 1 }).0;
            // The reference counts plies from the child.
            let expected = match Score(expected).decided_in() {
                Some(plies) if plies > 0 => Score(expected - 1),
                Some(_) => Score(expected + 1),
                None => Score(expected),
            };
            assert_eq!(score, expected, "{:?} in {}", mv, fen::write(&position));
        }
    }
}

#[test]
fn house_rules_search_like_their_variant() {
    struct AsHouse;
    impl RulesVisitor for AsHouse {
        type Output = (u64, Score);
        fn visit<R: Rules>(self, rules: R, position: &Position<R::Board>) -> Self::Output {
            let draws = INTERNATIONAL.house_rules().draws;
            let root = Root::new(rules, *position, draws);
            let eval = PieceSquareEvaluator::new(&rules);
            let report = think(&root, &eval, Limits::depth(7), &mut Table::new(1 << 20), &mut NullMonitor);
            (report.nodes, report.score)
        }
    }
    let house = AnyRules::House(INTERNATIONAL.house_rules());
    assert_eq!(
        AnyPosition::start(INTERNATIONAL).dispatch(AsHouse),
        AnyPosition::start(house).dispatch(AsHouse)
    );
    let _: fn(crownhead_rules::HouseRules) -> House<crownhead_rules::geometry::Dark10> = House::new;
}
