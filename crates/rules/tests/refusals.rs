//! Why a move is impossible: one example per reason, and a check that reasons are always true.

use crownhead_rules::{
    AnyMove, AnyPosition, AnyRules, Attempt, CaptureDuty, ChainDuty, HouseRules, Precedence, Preset, Refusal,
    RefusalReason, Role, Square, Variant, Walk,
};
use crownhead_testkit::{fen, random::Dice, strategies};
use proptest::prelude::*;

const ENGLISH: AnyRules = AnyRules::Variant(Variant::English);
const INTERNATIONAL: AnyRules = AnyRules::Variant(Variant::International);
const TUTORIAL: AnyRules = AnyRules::Preset(Preset::FlyingTutorial);
const TEXT: AnyRules = AnyRules::Preset(Preset::Text);

/// Tries a move given by its squares: start, intermediate stops, destination.
#[track_caller]
fn refusal(rules: AnyRules, fen: &str, squares: &[u16]) -> Refusal {
    let position = fen::position(rules, fen);
    let squares: Vec<Square> =
        squares.iter().map(|&number| rules.board().square(number).expect("on the board")).collect();
    let [from, via @ .., to] = squares.as_slice() else { panic!("a start and a destination") };
    let attempt = Attempt { from: *from, via: via.to_vec(), to: *to };
    position.find_move(&attempt).expect_err("the move is not legal")
}

/// Checks the reason, and which squares are highlighted.
#[track_caller]
fn check(rules: AnyRules, fen: &str, squares: &[u16], reason: RefusalReason, highlighted: &[u16]) {
    let refusal = refusal(rules, fen, squares);
    assert_eq!(refusal.reason, reason, "{squares:?} in {fen}");
    let named: Vec<u16> = refusal.squares.iter().map(Square::number).collect();
    assert_eq!(named, highlighted, "{squares:?} in {fen}");
    assert_eq!(refusal.article, rules.article(reason));
}

#[test]
fn the_game_is_over() {
    check(ENGLISH, "W:W29:B25,22", &[29, 25], RefusalReason::GameOver, &[29]);
}

#[test]
fn the_start_square_is_empty() {
    check(ENGLISH, "W:W21:B1", &[22, 18], RefusalReason::EmptySquare, &[22]);
}

#[test]
fn the_piece_belongs_to_the_other_side() {
    check(ENGLISH, "W:W21:B1", &[1, 5], RefusalReason::NotYourPiece, &[1]);
}

#[test]
fn the_destination_is_taken() {
    check(ENGLISH, "W:W21,17:B1", &[21, 17], RefusalReason::DestinationTaken, &[17]);
}

#[test]
fn a_capture_must_be_made() {
    check(ENGLISH, "W:W22,24,32:B18,19", &[32, 28], RefusalReason::MustCapture, &[22, 24]);
    check(INTERNATIONAL, "W:WK46,26:B28", &[26, 21], RefusalReason::MustCapture, &[46]);
    check(TUTORIAL, "W:W22,32:B18", &[32, 28], RefusalReason::MustCapture, &[22]);
}

#[test]
fn more_pieces_must_be_captured() {
    let refusal = refusal(INTERNATIONAL, "W:W28,45:B23,40,30", &[28, 19]);
    assert_eq!(refusal.reason, RefusalReason::MustTakeMore);
    assert_eq!(refusal.counts, Some((2, 1)));
    assert_eq!(refusal.squares.iter().map(Square::number).collect::<Vec<_>>(), [45]);
}

#[test]
fn a_capture_must_continue() {
    check(ENGLISH, "W:W22:B18,10", &[22, 15], RefusalReason::MustGoOn, &[22]);
    check(INTERNATIONAL, "W:W45:B40,30", &[45, 34], RefusalReason::MustGoOn, &[45]);
}

#[test]
fn a_flying_king_must_land_where_it_can_continue() {
    let mut rules = Preset::FlyingTutorial.house_rules();
    rules.chain_duty = ChainDuty::Finish;
    check(AnyRules::House(rules), "W:WK29:B22,10", &[29, 18], RefusalReason::MustGoOn, &[29]);
}

#[test]
fn a_piece_is_jumped_once() {
    check(ENGLISH, "W:WK15:B18", &[15, 22, 15], RefusalReason::AlreadyJumped, &[22]);
}

#[test]
fn men_move_forward_only() {
    check(ENGLISH, "W:W18:B1", &[18, 22], RefusalReason::MenMoveForward, &[18]);
    check(ENGLISH, "W:W15:B19", &[15, 24], RefusalReason::MenCaptureForward, &[15]);
}

#[test]
fn pieces_move_one_square_at_a_time() {
    check(ENGLISH, "W:WK29:B1", &[29, 22], RefusalReason::TooFar, &[29]);
    check(INTERNATIONAL, "W:W46:B1", &[46, 37], RefusalReason::TooFar, &[46]);
}

#[test]
fn a_piece_blocks_the_way() {
    check(INTERNATIONAL, "W:WK46,37:B1", &[46, 32], RefusalReason::Blocked, &[37]);
    check(TEXT, "W:WK22:B18,15", &[22, 11], RefusalReason::Blocked, &[15, 18]);
}

#[test]
fn not_on_a_diagonal() {
    check(ENGLISH, "W:W22:B1", &[22, 14], RefusalReason::NotDiagonal, &[22]);
    check(ENGLISH, "W:WK22:B1", &[22, 22], RefusalReason::NotDiagonal, &[22]);
}

#[test]
fn no_capture_leads_there() {
    check(TEXT, "W:W22:B18", &[22, 15, 6], RefusalReason::NoPath, &[22]);
    check(TEXT, "W:W22:B18", &[22, 11, 15], RefusalReason::NoPath, &[22]);
    check(TEXT, "W:W22:B1", &[22, 15], RefusalReason::TooFar, &[22]);
}

/// A man that can capture around either side of the board's middle to the same square.
const TWO_WAYS: &str = "W:W26:B14,15,22,23";

#[test]
fn several_captures_fit() {
    check(ENGLISH, TWO_WAYS, &[26, 10], RefusalReason::Ambiguous, &[14, 15, 22, 23]);
}

#[test]
fn naming_a_stop_identifies_the_capture() {
    let position = fen::position(ENGLISH, TWO_WAYS);
    let square = |number| position.board().square(number).expect("on the board");
    for (stop, captured) in [(17, [14, 22]), (19, [15, 23])] {
        let attempt = Attempt { from: square(26), via: vec![square(stop)], to: square(10) };
        let mv = position.find_move(&attempt).expect("one capture stops there");
        assert!(mv.captured().iter().eq(captured.map(square)));
    }
}

#[test]
fn a_wrong_stop_is_not_a_legal_capture() {
    check(ENGLISH, TWO_WAYS, &[26, 18, 10], RefusalReason::MustCapture, &[26]);
}

#[test]
fn a_piece_that_cannot_move_gives_a_reason() {
    let refuse = |rules, fen: &str, square: u16| {
        let position = fen::position(rules, fen);
        position
            .refuse_start(rules.board().square(square).expect("on the board"))
            .map(|refusal| refusal.reason)
    };
    assert_eq!(refuse(ENGLISH, "W:W22,32:B18", 22), None);
    assert_eq!(refuse(ENGLISH, "W:W22,32:B18", 32), Some(RefusalReason::MustCapture));
    assert_eq!(refuse(ENGLISH, "W:W22,32:B18", 18), Some(RefusalReason::NotYourPiece));
    assert_eq!(refuse(ENGLISH, "W:W22,32:B18", 1), Some(RefusalReason::EmptySquare));
    assert_eq!(refuse(ENGLISH, "W:W22,26,31:B1", 31), None);
    assert_eq!(refuse(ENGLISH, "W:W29,25,22:B1", 29), Some(RefusalReason::Blocked));
    assert_eq!(refuse(ENGLISH, "W:W29:B25,22", 29), Some(RefusalReason::GameOver));
    assert_eq!(refuse(INTERNATIONAL, "W:W28,45:B23,40,30", 28), Some(RefusalReason::MustTakeMore));
    assert_eq!(refuse(TEXT, "W:W22,32:B18", 32), None);
}

#[test]
fn refusals_cite_an_article_if_there_is_a_rulebook() {
    assert_eq!(refusal(ENGLISH, "W:W22,32:B18", &[32, 28]).article, Some("1.20"));
    assert_eq!(refusal(INTERNATIONAL, "W:W28,45:B23,40,30", &[28, 19]).article, Some("4.13"));
    assert_eq!(refusal(TUTORIAL, "W:W22,32:B18", &[32, 28]).article, None);
}

/// An attempt that starts like a legal walk or anywhere, and ends anywhere.
fn some_attempt(position: &AnyPosition, dice: &mut Dice) -> Attempt {
    let squares: Vec<Square> = position.board().all().collect();
    let pieces: Vec<Square> = position.pieces().map(|(square, _)| square).collect();
    let from = if pieces.is_empty() || dice.percent(20) { *dice.pick(&squares) } else { *dice.pick(&pieces) };
    let mut attempt = Attempt::new(from, *dice.pick(&squares));
    if let Some(mut walk) = Walk::start(position, from) {
        while walk.can_go_on() && dice.percent(70) {
            walk = walk.step(*dice.pick(&walk.next_stops())).expect("a next stop can be stepped to");
        }
        if dice.percent(60) {
            attempt.to = walk.stops()[walk.stops().len() - 1];
        }
        if dice.percent(50) && walk.stops().len() > 2 {
            attempt.via = walk.stops()[1..walk.stops().len() - 1].to_vec();
        }
    }
    if dice.percent(10) {
        attempt.via.push(*dice.pick(&squares));
    }
    attempt
}

/// Checks that a refusal is true.
fn is_true(position: &AnyPosition, attempt: &Attempt, refusal: &Refusal) -> Result<(), TestCaseError> {
    let (rules, legal) = (position.rules().house_rules(), position.legal_moves());
    let captures: Vec<_> = legal.iter().filter(|mv| mv.is_capture()).collect();
    let piece = position.piece_at(attempt.from);
    let own = piece.is_some_and(|piece| piece.color == position.turn());
    let man = piece.is_some_and(|piece| piece.role == Role::Man);
    let must = !captures.is_empty()
        && match rules.capture_duty {
            CaptureDuty::Mandatory => true,
            CaptureDuty::Optional => false,
        };
    let most = captures.iter().map(|mv| mv.captured().len()).max().unwrap_or(0);
    let starts: Vec<Square> = captures.iter().map(|mv| mv.from()).collect();
    let held = match refusal.reason {
        RefusalReason::GameOver => legal.is_empty(),
        RefusalReason::EmptySquare => piece.is_none(),
        RefusalReason::NotYourPiece => piece.is_some() && !own,
        RefusalReason::DestinationTaken => own && position.piece_at(attempt.to).is_some(),
        RefusalReason::MustCapture => must && starts.iter().all(|&square| refusal.squares.contains(square)),
        RefusalReason::MustTakeMore => {
            let counted = refusal.counts.is_none_or(|(wanted, tried)| wanted == most && tried < most);
            let by_rank = match rules.capture_duty {
                CaptureDuty::Mandatory | CaptureDuty::Optional => rules.precedence.prefers_longer(),
            };
            by_rank && !captures.is_empty() && counted
        }
        RefusalReason::KingMustTake => {
            rules.precedence.is_king_first() && captures.iter().all(|mv| mv.mover() == Role::King) && man
        }
        RefusalReason::KingMovedTooOften => {
            let run = position.setup().king_runs[position.turn().index()];
            !must && run == Some((attempt.from.number(), rules.king_move_limit)) && rules.king_move_limit > 0
        }
        RefusalReason::MenCannotTakeKings => {
            let king = |square| position.piece_at(square).is_some_and(|piece| piece.role == Role::King);
            man && !must && !rules.men_take_kings && refusal.squares.iter().all(king)
        }
        RefusalReason::MustGoOn => rules.chain_duty.must_finish() && starts.contains(&attempt.from),
        RefusalReason::AlreadyJumped => !attempt.via.is_empty(),
        RefusalReason::MenMoveForward => man && !must,
        RefusalReason::MenCaptureForward => man && !must && !rules.men_capture_back,
        RefusalReason::TooFar => !must && (man || !rules.flying_kings),
        RefusalReason::Blocked => {
            !must && refusal.squares.iter().any(|square| position.piece_at(square).is_some())
        }
        RefusalReason::NotDiagonal | RefusalReason::NoPath => own && !must,
        RefusalReason::Ambiguous => {
            legal.iter().filter(|mv| mv.from() == attempt.from && mv.to() == attempt.to).count() > 1
        }
    };
    prop_assert!(held, "{refusal:?} for {attempt:?} in {}", fen::write(position));
    prop_assert_eq!(refusal.article, position.rules().article(refusal.reason));
    Ok(())
}

/// The capture that fits an attempt if nothing forces or forbids captures.
fn free_capture(position: &AnyPosition, attempt: &Attempt) -> Option<AnyMove> {
    let rules = HouseRules {
        capture_duty: CaptureDuty::Optional,
        precedence: Precedence::Free,
        ..position.rules().house_rules()
    };
    let free = position.setup().into_position(AnyRules::House(rules)).ok()?;
    free.legal_moves_within(500).ok()?;
    free.find_move(attempt).ok().filter(AnyMove::is_capture)
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::with_cases(5000) })]

    #[test]
    fn a_refusal_is_true_and_a_found_move_legal(position in strategies::any_position(), seed: u64) {
        // Thousands of captures, each looked up among all of them, would take minutes.
        let Ok(legal) = position.legal_moves_within(500) else { return Ok(()) };
        let attempt = some_attempt(&position, &mut Dice::new(seed));
        match position.find_move(&attempt) {
            Ok(mv) => {
                prop_assert!(legal.contains(&mv));
                prop_assert_eq!((mv.from(), mv.to()), (attempt.from, attempt.to));
            }
            Err(refusal) => {
                is_true(&position, &attempt, &refusal)?;
                if free_capture(&position, &attempt).is_some() {
                    let outranked = [
                        RefusalReason::MustTakeMore,
                        RefusalReason::KingMustTake,
                        RefusalReason::MustGoOn,
                        RefusalReason::Ambiguous,
                    ];
                    prop_assert!(legal.is_empty() || outranked.contains(&refusal.reason), "{:?}", refusal);
                }
            }
        }
        for mv in &legal {
            let fits = legal.iter().filter(|other| (other.from(), other.to()) == (mv.from(), mv.to())).count();
            match position.find_move(&Attempt::from(mv)) {
                Ok(found) => prop_assert!(found == *mv || fits > 1 && found.captured().len() < 2),
                Err(refusal) => prop_assert!(fits > 1 && refusal.reason == RefusalReason::Ambiguous),
            }
        }
    }

    /// Naming every stop identifies the move, except for a slide to a square where a capture may also end.
    #[test]
    fn a_whole_route_identifies_the_move(position in strategies::any_position()) {
        let Ok(legal) = position.legal_moves_within(300) else { return Ok(()) };
        for mv in legal.iter().take(30) {
            for route in crownhead_rules::routes(&position, mv, 5) {
                let [from, via @ .., to] = route.stops.as_slice() else { panic!("a route has two ends") };
                let attempt = Attempt { from: *from, via: via.to_vec(), to: *to };
                match position.find_move(&attempt) {
                    Ok(found) => prop_assert_eq!(found, *mv),
                    Err(refusal) => {
                        prop_assert!(!mv.is_capture());
                        prop_assert_eq!(refusal.reason, RefusalReason::Ambiguous);
                    }
                }
            }
        }
    }

    #[test]
    fn a_start_is_refused_only_where_no_move_starts(position in strategies::any_position()) {
        let legal = position.legal_moves();
        for square in position.board().all() {
            match position.refuse_start(square) {
                None => prop_assert!(legal.iter().any(|mv| mv.from() == square)),
                Some(refusal) => {
                    prop_assert!(legal.iter().all(|mv| mv.from() != square));
                    is_true(&position, &Attempt::new(square, square), &refusal)?;
                }
            }
        }
    }
}
