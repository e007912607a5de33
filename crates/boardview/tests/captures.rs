//! Multi-leg captures under every kind of rules: leg by leg, at once, stopped on the way, with crowning and regicide in
//! the middle.

mod common;

use common::{Hand, numbers, played, refused};
use crownhead_boardview::{FrameKind, Intent, Key, Phase};
use crownhead_rules::{Color, RefusalReason, Role};

const TWO_LEGS: &str = "W:W23:B18,10";

#[test]
fn captures_can_be_clicked_leg_by_leg() {
    let mut hand = Hand::at("english", TWO_LEGS);
    hand.click(23);
    let stop = hand.square(14);
    assert_eq!(hand.click(14), [Intent::Stepped { at: stop, may_end: false }]);
    assert_eq!(hand.view().phase, Phase::Walking { from: hand.square(23), at: stop, may_end: false });
    assert_eq!(hand.ghosts(), [18]);
    assert!(hand.piece(23).is_none());
    assert_eq!(hand.piece(14).map(|piece| piece.color), Some(Color::White));
    assert_eq!(hand.targets(), [7]);
    let intents = hand.click(7);
    assert_eq!(numbers(hand.play(&intents)), (23, 7, vec![10, 18]));
    assert!(hand.ghosts().is_empty());
    assert_eq!(hand.view().pieces.len(), 1);
}

#[test]
fn captures_can_be_made_at_once_by_click_or_drag() {
    let mut hand = Hand::at("english", TWO_LEGS);
    hand.click(23);
    assert_eq!(played(&hand.click(7)).map(numbers), Some((23, 7, vec![10, 18])));
    let mut hand = Hand::at("english", TWO_LEGS);
    assert_eq!(played(&hand.drag(23, 7)).map(numbers), Some((23, 7, vec![10, 18])));
}

#[test]
fn a_drag_can_go_leg_by_leg_too() {
    let mut hand = Hand::at("english", TWO_LEGS);
    let stop = hand.square(14);
    assert_eq!(hand.drag(23, 14).last(), Some(&Intent::Stepped { at: stop, may_end: false }));
    assert!(played(&hand.drag(14, 7)).is_some());
}

#[test]
fn a_capture_that_must_continue_cannot_be_ended() {
    let mut hand = Hand::at("english", TWO_LEGS);
    hand.click(23);
    hand.click(14);
    for elsewhere in [14, 15, 22] {
        assert_eq!(refused(&hand.click(elsewhere)), Some(RefusalReason::MustGoOn));
        assert_eq!(hand.framed(FrameKind::MustCapture), [14]);
    }
    assert_eq!(refused(&hand.click(10)), Some(RefusalReason::DestinationTaken));
    assert_eq!(refused(&hand.type_move("23x14")), Some(RefusalReason::MustGoOn));
}

#[test]
fn legs_can_be_taken_back_until_the_move_ends() {
    let mut hand = Hand::at("english", "W:W23,32:B18,10,11");
    hand.click(23);
    hand.click(14);
    let from = hand.square(23);
    assert_eq!(hand.key(Key::Backspace), [Intent::Selected(from)]);
    assert!(hand.ghosts().is_empty());
    hand.click(14);
    assert_eq!(hand.click(23), [Intent::Selected(from)]);
    hand.click(14);
    assert_eq!(hand.key(Key::Escape), [Intent::Deselected]);
    assert_eq!(hand.view().phase, Phase::Idle);
    assert!(hand.piece(23).is_some());
}

#[test]
fn another_piece_can_be_chosen_in_mid_capture() {
    let mut hand = Hand::at("english", "W:W23,29:B18,10,25");
    hand.click(23);
    hand.click(14);
    let other = hand.square(29);
    assert_eq!(hand.click(29), [Intent::Selected(other)]);
    assert!(hand.ghosts().is_empty());
    assert_eq!(hand.targets(), [6, 22]);
}

#[test]
fn single_leg_captures_end_at_once() {
    // The mirrored board: 23 captures 18 or 19 and lands beyond; a second leg would be possible there.
    let mut hand = Hand::at("score-panel", "W:W23:B19,12");
    hand.click(23);
    assert_eq!(hand.targets().len(), 1);
    let to = hand.targets()[0];
    let intents = hand.click(to);
    assert_eq!(hand.play(&intents).captured().len(), 1);
}

#[test]
fn a_capture_may_stop_where_the_rules_allow_it() {
    let mut hand = Hand::at("flying-tutorial", TWO_LEGS);
    hand.click(23);
    let stop = hand.square(14);
    assert_eq!(hand.click(14), [Intent::Stepped { at: stop, may_end: true }]);
    assert_eq!(hand.click(14).len(), 1);
    let mut hand = Hand::at("flying-tutorial", TWO_LEGS);
    hand.click(23);
    hand.click(14);
    let intents = hand.click(14);
    assert_eq!(numbers(hand.play(&intents)), (23, 14, vec![18]));
    let mut hand = Hand::at("flying-tutorial", TWO_LEGS);
    hand.click(23);
    hand.click(14);
    assert_eq!(played(&hand.click(7)).map(numbers), Some((23, 7, vec![10, 18])));
}

#[test]
fn enter_ends_a_capture_that_may_stop() {
    let mut hand = Hand::at("text", TWO_LEGS);
    hand.click(23);
    hand.click(14);
    hand.event(crownhead_boardview::Event::Focus(hand.square(14)));
    let intents = hand.key(Key::Enter);
    assert_eq!(numbers(hand.play(&intents)), (23, 14, vec![18]));
}

#[test]
fn optional_captures_allow_quiet_moves() {
    let mut hand = Hand::at("text", TWO_LEGS);
    hand.click(23);
    assert_eq!(hand.targets(), [7, 14, 19]);
    assert_eq!(played(&hand.click(19)).map(numbers), Some((23, 19, vec![])));
}

#[test]
fn regicide_can_end_the_move() {
    let mut hand = Hand::at("menu", "W:W23:BK18,10");
    hand.click(23);
    let view = hand.view();
    assert_eq!(view.targets.len(), 1);
    assert_eq!((view.targets[0].square.number(), view.targets[0].role), (14, Role::King));
    let intents = hand.click(14);
    assert_eq!(hand.play(&intents).becomes(), Role::King);
    assert_eq!(hand.piece(14).map(|piece| piece.role), Some(Role::King));
}

#[test]
fn regicide_can_continue_as_a_king() {
    // After capturing the king on 18, the piece captures backward, which a man could not.
    let mut hand = Hand::at("choose-each-leg", "W:W23:BK18,17");
    hand.click(23);
    assert_eq!(hand.targets(), [14, 21]);
    hand.click(14);
    assert_eq!(hand.piece(14).map(|piece| piece.role), Some(Role::King));
    assert_eq!(hand.ghosts(), [18]);
    let intents = hand.click(21);
    assert_eq!(numbers(hand.play(&intents)), (23, 21, vec![17, 18]));
    assert_eq!(hand.piece(21).map(|piece| piece.role), Some(Role::King));
}

#[test]
fn regicide_can_crown_at_the_end() {
    let mut hand = Hand::at("text", "W:W23:BK18,10");
    hand.click(23);
    hand.click(14);
    assert_eq!(hand.piece(14).map(|piece| piece.role), Some(Role::Man));
    let intents = hand.click(14);
    assert_eq!(hand.play(&intents).becomes(), Role::King);
    assert_eq!(hand.piece(14).map(|piece| piece.role), Some(Role::King));
}

#[test]
fn flying_kings_choose_their_landing_square() {
    let mut hand = Hand::at("international", "W:WK46:B28");
    hand.click(46);
    assert_eq!(hand.targets(), [5, 10, 14, 19, 23]);
    let intents = hand.click(10);
    assert_eq!(numbers(hand.play(&intents)), (46, 10, vec![28]));
}

#[test]
fn the_larger_capture_is_required() {
    let mut hand = Hand::at("international", "W:W28,47:B23,13,41");
    assert_eq!(refused(&hand.click(47)), Some(RefusalReason::MustTakeMore));
    assert_eq!(hand.framed(FrameKind::MustCapture), [28]);
}

#[test]
fn legs_distinguish_captures_that_end_on_one_square() {
    // Two ways around to 15, with different captures.
    let mut hand = Hand::at("english", "W:W31:B26,18,27,19");
    hand.click(31);
    assert_eq!(hand.targets(), [22, 24]);
    assert_eq!(refused(&hand.click(15)), Some(RefusalReason::Ambiguous));
    hand.click(24);
    assert_eq!(played(&hand.click(15)).map(numbers), Some((31, 15, vec![19, 27])));
    let mut hand = Hand::at("english", "W:W31:B26,18,27,19");
    assert_eq!(refused(&hand.type_move("31x15")), Some(RefusalReason::Ambiguous));
    assert_eq!(played(&hand.type_move("31x22x15")).map(numbers), Some((31, 15, vec![18, 26])));
}

#[test]
fn a_capture_in_a_circle_ends_where_it_began() {
    let mut hand = Hand::at("english", "W:WK31:B26,18,27,19");
    hand.click(31);
    for stop in [22, 15, 24] {
        assert!(matches!(hand.click(stop).as_slice(), [Intent::Stepped { may_end: false, .. }]));
    }
    assert_eq!(hand.ghosts(), [18, 19, 26]);
    let intents = hand.click(31);
    assert_eq!(numbers(hand.play(&intents)), (31, 31, vec![18, 19, 26, 27]));
    assert_eq!(hand.piece(31).map(|piece| piece.role), Some(Role::King));
}
