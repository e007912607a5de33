//! Properties of every position under all rules.

use std::{collections::HashSet, fmt};

use crownhead_rules::{
    AnyMove, AnyPosition, AnyRules, Color, Goal, Piece, Position, Role, Rules, RulesVisitor, Setup, Square,
    Walk, count_routes, movegen,
    perft::{Convention, perft},
    routes,
};
use crownhead_testkit::{
    fen,
    oracle::{self, OracleMove},
    random::{self, Dice},
    strategies,
};
use proptest::prelude::*;

/// The legal moves, unless walking all their routes would take too long for a property test.
fn moves(position: &AnyPosition) -> Option<Vec<AnyMove>> {
    position.legal_moves_within(500).ok().filter(|moves| moves.len() < 200)
}

fn kingless(position: &AnyPosition) -> bool {
    position.pieces().all(|(_, piece)| piece.role == Role::Man)
}

/// The board turned around, with the colors swapped.
fn turned(position: &AnyPosition) -> AnyPosition {
    let board = position.board();
    let turn = |(square, piece): (_, Piece)| {
        (board.opposite(square).number(), Piece { color: piece.color.other(), ..piece })
    };
    let [white, black] = position.setup().king_runs;
    let turn_run =
        |run: Option<(u16, u8)>| run.map(|(number, moves)| (u16::from(board.squares()) + 1 - number, moves));
    let setup = Setup {
        pieces: position.pieces().map(turn).collect(),
        turn: position.turn().other(),
        king_runs: [turn_run(black), turn_run(white)],
    };
    setup.into_position(position.rules()).expect("a turned position is legal")
}

/// The effect of a move on the board, derived piece by piece.
fn played(position: &AnyPosition, mv: &AnyMove) -> Setup {
    let mv = OracleMove {
        from: mv.from().number(),
        to: mv.to().number(),
        captured: mv.captured().iter().map(Square::number).collect(),
        mover: mv.mover(),
        becomes: mv.becomes(),
    };
    oracle::play(&position.rules().house_rules(), &position.setup(), &mv)
}

/// A position that a failing test prints as a readable FEN.
#[derive(Clone)]
struct Shown(AnyPosition);

impl fmt::Debug for Shown {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} under {:?}", fen::write(&self.0), self.0.rules())
    }
}

fn any_position() -> impl Strategy<Value = Shown> {
    strategies::any_position().prop_map(Shown)
}

fn position(rules: AnyRules) -> impl Strategy<Value = Shown> {
    strategies::position(rules).prop_map(Shown)
}

struct Sacrifices;

impl RulesVisitor for Sacrifices {
    type Output = Vec<AnyMove>;

    fn visit<R: Rules>(self, rules: R, position: &Position<R::Board>) -> Vec<AnyMove> {
        let mut list = Vec::new();
        movegen::sacrifices(rules, position.board(), &mut list);
        list.into_iter().map(AnyMove::from_move).collect()
    }
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::with_cases(2000) })]

    #[test]
    fn a_move_is_made_of_its_parts(Shown(position) in any_position()) {
        let Some(moves) = moves(&position) else { return Ok(()) };
        let distinct: HashSet<_> = moves.iter().map(|mv| (mv.from(), mv.to(), mv.captured())).collect();
        prop_assert_eq!(distinct.len(), moves.len(), "start, end and captured pieces make the move");
        for mv in &moves {
            let mover = position.piece_at(mv.from());
            prop_assert_eq!(mover, Some(Piece { color: position.turn(), role: mv.mover() }));
            prop_assert!(mv.to() == mv.from() || mv.captured().contains(mv.to()) || position.piece_at(mv.to()).is_none());
            prop_assert!(mv.mover() == Role::Man || mv.becomes() == Role::King, "a king stays a king");
            for square in mv.captured().iter() {
                prop_assert_eq!(position.piece_at(square).map(|piece| piece.color), Some(position.turn().other()));
            }
        }
    }

    #[test]
    fn playing_a_move_has_exactly_its_effect(Shown(position) in any_position()) {
        for mv in moves(&position).unwrap_or_default() {
            let next = position.play_unchecked(&mv);
            prop_assert_eq!(played(&position, &mv).into_position(position.rules()), Ok(next));
            prop_assert_eq!(next.key(), next.recomputed_key());
        }
    }

    #[test]
    fn equal_positions_have_equal_keys_and_others_differ(
        (Shown(position), Shown(other)) in strategies::rules().prop_flat_map(|rules| (position(rules), position(rules))),
    ) {
        prop_assert_eq!(position == other, position.key() == other.key());
    }

    #[test]
    fn a_turned_board_has_the_same_moves(Shown(position) in any_position()) {
        let (Some(moves), turned) = (moves(&position), turned(&position)) else { return Ok(()) };
        let expected: HashSet<AnyMove> = moves.iter().map(AnyMove::turned).collect();
        prop_assert_eq!(turned.legal_moves().into_iter().collect::<HashSet<_>>(), expected);
        let nodes = |position| perft(position, 2, Convention::Unique);
        if moves.len() < 30 {
            prop_assert_eq!(nodes(&position), nodes(&turned));
        }
    }

    #[test]
    fn counts_and_questions_agree_with_the_list(Shown(position) in any_position()) {
        let Some(moves) = moves(&position) else { return Ok(()) };
        prop_assert_eq!(perft(&position, 1, Convention::Unique), moves.len() as u64);
        prop_assert_eq!(position.has_moves(), !moves.is_empty());
        let decided = match position.rules().house_rules().goal {
            Goal::LeaveNoMove | Goal::RunOut => false,
            Goal::FirstKing => !kingless(&position),
        };
        let captures = moves.iter().any(AnyMove::is_capture);
        prop_assert!(decided && moves.is_empty() || position.has_capture(position.turn()) == captures);
        let material = position.material();
        let pieces = Color::ALL.map(|color| usize::from(material.pieces(color)));
        prop_assert_eq!(pieces[0] + pieces[1], position.pieces().count());
    }

    #[test]
    fn sacrifices_are_the_steps_that_give_a_capture(Shown(position) in any_position()) {
        let threatened = position.has_capture(position.turn().other());
        if !kingless(&position) || position.must_capture() || threatened {
            return Ok(());
        }
        // Under some rules a man that is crowned is safe, or ends the game.
        let crowned = |mv: &AnyMove| mv.mover() != mv.becomes();
        let gives =
            |mv: &AnyMove| !mv.is_capture() && position.play_unchecked(mv).has_capture(position.turn().other());
        let expected: HashSet<_> =
            position.legal_moves().into_iter().filter(|mv| gives(mv) && !crowned(mv)).collect();
        let found: HashSet<_> =
            position.dispatch(Sacrifices).into_iter().filter(|mv| !crowned(mv)).collect();
        prop_assert_eq!(found, expected);
    }

    /// Deeper trees are counted without making every move; the sum over the moves is the same.
    #[test]
    fn trees_are_the_sums_of_their_branches(Shown(position) in any_position()) {
        let Some(moves) = moves(&position).filter(|moves| moves.len() < 40) else { return Ok(()) };
        for convention in [Convention::Unique, Convention::Paths] {
            for depth in 2..=3 {
                let ways = |mv: &AnyMove| if convention == Convention::Unique { 1 } else { count_routes(&position, mv) };
                let branches = moves.iter().map(|mv| ways(mv) * perft(&position.play_unchecked(mv), depth - 1, convention));
                prop_assert_eq!(branches.sum::<u64>(), perft(&position, depth, convention));
            }
        }
    }

    #[test]
    fn routes_are_counted_as_paths(Shown(position) in any_position()) {
        let Some(moves) = moves(&position) else { return Ok(()) };
        let ways: u64 = moves.iter().map(|mv| count_routes(&position, mv)).sum();
        prop_assert_eq!(ways, perft(&position, 1, Convention::Paths));
    }

    /// Each route, walked stop by stop, is the move it belongs to.
    #[test]
    fn routes_replay_to_the_same_move(Shown(position) in any_position()) {
        for mv in moves(&position).unwrap_or_default() {
            let routes = routes(&position, &mv, 50);
            prop_assert_eq!(routes.len() as u64, count_routes(&position, &mv).min(50));
            let distinct: HashSet<_> = routes.iter().collect();
            prop_assert_eq!(distinct.len(), routes.len());
            for route in &routes {
                let mut walk = Walk::start(&position, mv.from()).expect("the piece can move");
                for &stop in &route.stops[1..] {
                    walk = walk.step(stop).expect("a route is a walk");
                }
                prop_assert_eq!(walk.finished(), Some(mv));
                prop_assert_eq!(walk.stops(), route.stops.as_slice());
                prop_assert_eq!(walk.captured(), route.captured.as_slice());
            }
        }
    }

    /// Whatever stops a user chooses, the walk is never stuck: it is finished or can continue, and every legal move can
    /// be reached.
    #[test]
    fn every_walk_ends_in_a_legal_move(Shown(position) in any_position(), seed: u64) {
        let Some(moves) = moves(&position) else { return Ok(()) };
        let mut dice = Dice::new(seed);
        for mv in &moves {
            let start = Walk::start_among(&position, mv.from(), &moves).expect("the piece can move");
            let straight = start.finish(mv).expect("every legal move can be walked");
            prop_assert_eq!(straight.finished(), Some(*mv));
            let mut walk = start;
            while walk.can_go_on() && (walk.finished().is_none() || dice.percent(50)) {
                let stops = walk.next_stops();
                walk = walk.step(*dice.pick(&stops)).expect("a next stop can be stepped to");
                prop_assert!(!walk.open().is_empty());
            }
            prop_assert!(walk.finished().is_some_and(|end| moves.contains(&end)));
        }
    }

    /// The order in which a user captures is one that the rules allow.
    #[test]
    fn every_walk_is_a_path(Shown(position) in any_position(), seed: u64) {
        let (rules, setup) = (position.rules().house_rules(), position.setup());
        let Some(paths) = oracle::paths(&rules, &setup, 500) else { return Ok(()) };
        let allowed: HashSet<_> = paths.iter().map(|path| (path.mv.from, path.mv.captured.clone(), path.mv.to)).collect();
        let mut dice = Dice::new(seed);
        for (square, _) in position.pieces() {
            let Some(mut walk) = Walk::start(&position, square) else { continue };
            while walk.can_go_on() && (walk.finished().is_none() || dice.percent(70)) {
                let stops = walk.next_stops();
                walk = walk.step(*dice.pick(&stops)).expect("a next stop can be stepped to");
            }
            let captured: Vec<u16> = walk.captured().iter().map(|square| square.number()).collect();
            let end = walk.finished().expect("a walk that cannot continue is finished");
            prop_assert!(allowed.contains(&(square.number(), captured, end.to().number())));
        }
    }

    /// Positions reached in games keep all invariants, and their keys stay right.
    #[test]
    fn games_keep_the_invariants(rules in strategies::rules(), seed: u64) {
        for position in random::walk(AnyPosition::start(rules), 60, &mut Dice::new(seed)) {
            prop_assert_eq!(position.setup().into_position(rules), Ok(position));
            prop_assert_eq!(position.key(), position.recomputed_key());
        }
    }
}

/// Two lines of play lead to the same pieces; the only difference is the side to move.
#[test]
fn the_side_to_move_is_part_of_a_position() {
    let rules = AnyRules::from_key("english").expect("there is English");
    let [white, black] = ["W:WK18:BK1", "B:WK18:BK1"].map(|fen| crownhead_testkit::fen::position(rules, fen));
    assert_ne!(white, black);
    assert_ne!(white.key(), black.key());
}
