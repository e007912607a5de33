//! The capture fan: what is drawn for a selected piece, and every gesture that singles out one capture.

mod common;

use common::{Hand, numbers, played, refused};
use crownhead_boardview::{Intent, Key, RouteKind, Settings};
use crownhead_rules::RefusalReason;

/// Two ways around to 15, with different captures.
const TWO_WAYS: &str = "W:W31:B26,18,27,19";

/// The stops of the drawn captures with their numbers.
fn fan(hand: &Hand) -> Vec<(Option<u8>, Vec<u16>)> {
    let routes = hand.view().routes.into_iter().filter(|route| route.kind == RouteKind::Option);
    routes.map(|route| (route.number, route.stops.iter().map(|square| square.number()).collect())).collect()
}

fn captured(intents: &[Intent]) -> Option<Vec<u16>> {
    played(intents).map(|mv| numbers(mv).2)
}

#[test]
fn a_pressed_piece_shows_every_route() {
    let mut hand = Hand::at("english", TWO_WAYS).with_fan();
    assert!(fan(&hand).is_empty());
    hand.down(31);
    let mut routes = fan(&hand);
    routes.sort();
    let numbers: Vec<Option<u8>> = routes.iter().map(|(number, _)| *number).collect();
    assert_eq!(numbers, [Some(1), Some(2)]);
    let stops: std::collections::BTreeSet<Vec<u16>> = routes.into_iter().map(|(_, stops)| stops).collect();
    assert_eq!(stops, [vec![31, 22, 15], vec![31, 24, 15]].into());
    for route in hand.view().routes {
        assert_eq!((route.crosses.len(), route.line.len()), (2, 3));
        assert!(route.ghosts.iter().any(|ghost| ghost.square.number() == 15), "the end has a ghost");
    }
}

#[test]
fn a_single_leg_needs_no_route_and_a_single_route_no_number() {
    let mut hand = Hand::at("english", "W:W23:B18").with_fan();
    hand.click(23);
    assert!(fan(&hand).is_empty());
    let mut hand = Hand::at("english", "W:W23:B18,10").with_fan();
    hand.click(23);
    assert_eq!(fan(&hand), [(None, vec![23, 14, 7])]);
    let mut hand = Hand::at("english", TWO_WAYS).with_fan();
    hand.board.set_settings(Settings { fan: false, ..hand.board.settings() });
    hand.click(31);
    assert!(fan(&hand).is_empty());
}

#[test]
fn the_fan_shrinks_leg_by_leg_and_returns() {
    let mut hand = Hand::at("english", TWO_WAYS).with_fan();
    hand.click(31);
    hand.click(22);
    assert_eq!(fan(&hand), [(None, vec![31, 22, 15])]);
    hand.key(Key::Backspace);
    assert_eq!(fan(&hand).len(), 2);
    hand.key(Key::Escape);
    assert!(fan(&hand).is_empty());
}

#[test]
fn a_number_plays_its_route() {
    for number in [1, 2] {
        let mut hand = Hand::at("english", TWO_WAYS).with_fan();
        hand.click(31);
        let stops = fan(&hand).into_iter().find(|(found, _)| *found == Some(number)).expect("a route").1;
        let expected = if stops[1] == 22 { vec![18, 26] } else { vec![19, 27] };
        let text = number.to_string();
        assert_eq!(captured(&hand.type_move(&text)), Some(expected));
    }
    let mut hand = Hand::at("english", TWO_WAYS).with_fan();
    hand.click(31);
    assert!(matches!(hand.type_move("3").as_slice(), [Intent::Unreadable { .. }]), "no such route");
    hand.click(31);
    let typed = hand.type_move("31x22x15");
    assert_eq!(captured(&typed), Some(vec![18, 26]), "a number may begin a square");
}

#[test]
fn a_number_key_is_enough_where_squares_begin_with_letters() {
    // c1 can capture to either side.
    let mut hand = Hand::at("russian", "W:Wc1:Bb2,d2").with_fan();
    let from = hand.board.legal_moves()[0].from().number();
    hand.click(from);
    assert!(fan(&hand).len() > 1);
    assert!(played(&hand.key(Key::Char('2'))).is_some());
}

#[test]
fn a_drag_through_a_turning_square_plays_that_route() {
    for (turn, expected) in [(22, vec![18, 26]), (24, vec![19, 27])] {
        let mut hand = Hand::at("english", TWO_WAYS).with_fan();
        hand.down(31);
        hand.over(turn);
        hand.over(15);
        assert_eq!(captured(&hand.up(15)), Some(expected));
    }
    let mut hand = Hand::at("english", TWO_WAYS).with_fan();
    assert_eq!(refused(&hand.drag(31, 15)), Some(RefusalReason::Ambiguous));
    assert_eq!(fan(&hand).len(), 2, "the piece stays selected, so that the route can be chosen");
}

#[test]
fn a_typed_beginning_is_enough_if_it_fits_one_capture() {
    for (text, expected) in
        [("31x22", [18, 26]), ("31x24", [19, 27]), ("31:22", [18, 26]), ("31-24", [19, 27])]
    {
        let mut hand = Hand::at("english", TWO_WAYS).with_fan();
        assert_eq!(captured(&hand.type_move(text)).as_deref(), Some(expected.as_slice()), "{text}");
    }
    let mut hand = Hand::at("english", TWO_WAYS).with_fan();
    assert_eq!(refused(&hand.type_move("31x15")), Some(RefusalReason::Ambiguous));
}

#[test]
fn the_landing_square_is_enough_if_one_capture_ends_there() {
    // 26 can reach 10 by two routes; every other end is unique.
    let mut hand = Hand::at("english", "W:W26,32:B22,23,14,15,1").with_fan();
    for intents in [hand.click(26), hand.click(10)] {
        assert_eq!(played(&intents), None);
    }
    assert_eq!(fan(&hand).len(), 2);
    assert_eq!(refused(&hand.drag(26, 10)), Some(RefusalReason::Ambiguous));
    assert_eq!(refused(&hand.type_move("26x10")), Some(RefusalReason::Ambiguous));
    for (turn, expected) in [(17, [14, 22]), (19, [15, 23])] {
        let text = format!("26x{turn}x10");
        assert_eq!(captured(&hand.type_move(&text)).as_deref(), Some(expected.as_slice()), "{text}");
    }
}

/// Positions in which captures are known to be ambiguous.
const KNOWN: [(&str, &str); 4] = [
    ("international", "W:WK4:B13,20,32,37"),
    ("english", "B:W23,22,15,14:B11,10"),
    ("english", "B:W6,7,14,15:B2"),
    ("english", "W:W26,32:B22,23,14,15,1"),
];

/// The playing squares on the line from one square to another, without the first.
fn crossed(position: &crownhead_rules::AnyPosition, from: u16, to: u16) -> Vec<u16> {
    let board = position.board();
    let place = |number: u16| {
        let (x, y) = board.place(board.square(number).expect("a square"));
        (i16::from(x), i16::from(y))
    };
    let ((x, y), (to_x, to_y)) = (place(from), place(to));
    let steps = (to_x - x).abs().max((to_y - y).abs());
    let at = |step: i16| {
        let (x, y) = (x + (to_x - x) * step / steps, y + (to_y - y) * step / steps);
        board.at(u8::try_from(x).ok()?, u8::try_from(y).ok()?).map(crownhead_rules::Square::number)
    };
    (1..=steps).filter_map(at).collect()
}

#[test]
fn every_capture_of_known_ambiguous_positions_can_be_singled_out() {
    for (rules, position) in KNOWN {
        let legal = Hand::at(rules, position).board.legal_moves().to_vec();
        for mv in legal {
            let mut hand = Hand::at(rules, position).with_fan();
            hand.click(mv.from().number());
            let walk = crownhead_rules::Walk::start(hand.board.position(), mv.from()).expect("a walk");
            let stops: Vec<u16> =
                walk.finish(&mv).expect("a route").stops().iter().map(|square| square.number()).collect();
            hand.key(Key::Escape);
            hand.down(stops[0]);
            for leg in stops.windows(2) {
                // A real drag crosses every square of a leg, among them those where other captures turn.
                for square in crossed(hand.board.position(), leg[0], leg[1]) {
                    hand.over(square);
                }
            }
            let intents = hand.up(stops[stops.len() - 1]);
            assert_eq!(played(&intents), Some(mv), "{position}: dragged {stops:?}");
            let mut hand = Hand::at(rules, position).with_fan();
            let text = stops.iter().map(u16::to_string).collect::<Vec<_>>().join("x");
            assert_eq!(played(&hand.type_move(&text)), Some(mv), "{position}: typed {text}");
        }
    }
}

#[test]
fn a_refusal_ends_the_selection() {
    let mut hand = Hand::start("english");
    hand.click(9);
    assert!(refused(&hand.click(18)).is_some());
    assert!(hand.targets().is_empty(), "9 is no longer selected");
}

#[test]
fn a_refusal_is_about_the_piece_last_touched() {
    let mut hand = Hand::start("english");
    hand.click(9);
    let intents = hand.drag(22, 18);
    for intent in &intents {
        let Intent::Refused(refused) = intent else { continue };
        assert_eq!(refused.from.number(), 22);
    }
    assert_eq!(refused(&intents), Some(RefusalReason::NotYourPiece));
    assert!(hand.targets().is_empty());
    hand.click(9);
    assert_eq!(refused(&hand.click(1)), Some(RefusalReason::Blocked), "an own piece that cannot move");
    assert!(hand.targets().is_empty());
}

#[test]
fn one_click_plays_an_only_move_if_the_user_wants_that() {
    let mut hand = Hand::at("english", "W:W23,32:B18,10").with_fan();
    hand.board.set_settings(Settings { one_click: true, ..hand.board.settings() });
    assert_eq!(captured(&hand.click(23)), Some(vec![10, 18]));
    let mut hand = Hand::at("english", TWO_WAYS).with_fan();
    hand.board.set_settings(Settings { one_click: true, ..hand.board.settings() });
    assert_eq!(played(&hand.click(31)), None, "two moves are a choice");
}
