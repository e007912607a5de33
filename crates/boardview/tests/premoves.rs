//! Premoves: planned, shown, played, refused and dropped.

mod common;

use common::{Hand, numbers};
use crownhead_boardview::{Event, FrameKind, Intent, Key, Movers, Point, Premoves, Settings, Taken};
use crownhead_rules::{Attempt, Color, RefusalReason};

/// White waits for Black's move.
fn waiting() -> Hand {
    let mut hand = Hand::start("english");
    hand.board.set_settings(Settings { premoves: true, ..hand.board.settings() });
    hand.board.set_movers(Movers::One(Color::White));
    hand
}

/// Plays the opponent's move and takes the plan.
fn answer(hand: &mut Hand, from: u16, to: u16) -> Taken {
    let attempt = Attempt::new(hand.square(from), hand.square(to));
    let mv = hand.board.position().find_move(&attempt).expect("a legal move");
    hand.board.play(&mv, hand.now);
    hand.board.take_premove(&mv)
}

fn taken(hand: &mut Hand, from: u16, to: u16) -> Option<(u16, u16)> {
    match answer(hand, from, to) {
        Taken::Play(mv) => Some((numbers(mv).0, numbers(mv).1)),
        _ => None,
    }
}

#[test]
fn two_choices_plan_a_move_that_is_played_when_it_is_legal() {
    let mut hand = waiting();
    assert_eq!(hand.click(22), [Intent::Planning { expects: false }]);
    let attempt = Attempt::new(hand.square(22), hand.square(18));
    assert_eq!(hand.click(18), [Intent::Planned(attempt)]);
    assert_eq!(hand.framed(FrameKind::PlannedFrom), [22]);
    assert_eq!(hand.framed(FrameKind::PlannedTo), [18]);
    assert_eq!(taken(&mut hand, 9, 13), Some((22, 18)));
    assert!(hand.framed(FrameKind::PlannedTo).is_empty());
}

#[test]
fn a_plan_that_has_become_illegal_drops_the_others() {
    let mut hand = waiting();
    for square in [23, 14, 14, 10] {
        hand.click(square);
    }
    let Taken::Refused(attempt, refusal) = answer(&mut hand, 9, 13) else { panic!("a refusal") };
    assert_eq!((attempt.from.number(), refusal.reason), (23, RefusalReason::TooFar));
    assert!(hand.board.premoves().is_empty());
}

#[test]
fn plans_for_several_turns_follow_each_other() {
    let mut hand = waiting();
    for square in [22, 18, 18, 15] {
        hand.click(square);
    }
    assert_eq!(taken(&mut hand, 9, 13), Some((22, 18)));
    assert_eq!(hand.board.premoves().iter().count(), 1);
}

#[test]
fn a_click_outside_or_escape_drops_all_plans() {
    let beside = Event::PointerDown { at: Point { x: 0.5, y: 0.5 }, threshold: 0.1 };
    for event in [beside, Event::Key(Key::Escape)] {
        let mut hand = waiting();
        for square in [22, 18, 23] {
            hand.click(square);
        }
        assert!(hand.board.uses(Key::Escape));
        assert_eq!(hand.event(event), [Intent::PlansDropped]);
        assert!(hand.board.premoves().is_empty() && hand.framed(FrameKind::PlannedFrom).is_empty());
        assert_eq!(hand.event(event), []);
    }
    let mut hand = waiting();
    for square in [22, 18, 12] {
        hand.click(square);
    }
    assert!(hand.board.premoves().is_empty(), "a piece of the opponent is outside too");
}

#[test]
fn another_position_drops_all_plans() {
    let mut hand = waiting();
    hand.click(22);
    hand.click(18);
    let position = *hand.board.position();
    hand.board.slide_to(position, None, 0.0);
    assert!(hand.board.premoves().is_empty());
}

#[test]
fn nothing_is_planned_unless_wanted() {
    let mut hand = waiting();
    hand.board.set_settings(Settings { premoves: false, ..hand.board.settings() });
    hand.click(22);
    assert_eq!(hand.click(22), [Intent::NotYourTurn]);
    assert!(hand.board.premoves().is_empty());
    let mut hand = waiting();
    hand.board.set_movers(Movers::Nobody);
    hand.click(22);
    assert_eq!(hand.click(18), []);
    assert!(hand.board.premoves().is_empty());
}

#[test]
fn a_conditional_plan_waits_for_its_move() {
    let plan = |hand: &mut Hand| {
        let square = |number| hand.square(number);
        let replies = [((9, 13), (22, 18)), ((9, 14), (22, 17))]
            .map(|((a, b), (c, d))| ((square(a), square(b)), Attempt::new(square(c), square(d))));
        for (reply_to, attempt) in replies {
            hand.board.plan_reply(reply_to, attempt);
        }
    };
    for (to, expected) in [(13, Some((22, 18))), (14, Some((22, 17)))] {
        let mut hand = waiting();
        plan(&mut hand);
        assert_eq!(taken(&mut hand, 9, to), expected);
    }
    let mut hand = waiting();
    plan(&mut hand);
    assert_eq!(answer(&mut hand, 10, 15), Taken::NotExpected);
    assert!(hand.board.premoves().is_empty());
}

#[test]
fn the_number_of_plans_is_limited() {
    let hand = waiting();
    let mut plans = Premoves::default();
    let attempt = Attempt::new(hand.square(22), hand.square(18));
    let planned = (0..50).filter(|_| plans.push(attempt.clone())).count();
    assert_eq!(planned, plans.iter().count());
    assert!(planned < 50);
}

#[test]
fn choices_for_the_opponent_make_a_plan_conditional() {
    let mut hand = waiting();
    assert_eq!(hand.click(9), [Intent::Planning { expects: true }]);
    for square in [13, 22] {
        assert_eq!(hand.click(square), [Intent::Planning { expects: true }]);
    }
    assert_eq!(hand.framed(FrameKind::ExpectedTo), [13]);
    assert!(matches!(hand.click(18).as_slice(), [Intent::Planned(_)]));
    for square in [9, 14, 22, 17] {
        hand.click(square);
    }
    assert_eq!(hand.framed(FrameKind::ExpectedTo), [13, 14], "replies to two moves");
    assert_eq!(taken(&mut hand, 9, 14), Some((22, 17)));
    let mut hand = waiting();
    for square in [9, 13, 1] {
        hand.click(square);
    }
    assert!(hand.framed(FrameKind::ExpectedFrom).is_empty(), "another piece of the opponent drops it");
}

#[test]
fn a_drag_plans_a_move_too() {
    let mut hand = waiting();
    let attempt = Attempt::new(hand.square(22), hand.square(18));
    assert_eq!(hand.drag(22, 18), [Intent::Planning { expects: false }, Intent::Planned(attempt)]);
}
