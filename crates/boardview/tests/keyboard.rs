//! The cursor, typed moves and assistive technology.

mod common;

use common::{Hand, numbers, played, refused};
use crownhead_boardview::{Event, FrameKind, Intent, Key, Movers, Phase};
use crownhead_rules::{Color, RefusalReason, Role, Square};

#[test]
fn a_move_can_be_made_with_arrow_keys() {
    let mut hand = Hand::start("menu");
    hand.key(Key::Right);
    assert_eq!(hand.board.cursor().map(Square::number), Some(21), "a piece that can move");
    hand.key(Key::Right);
    let at = hand.square(22);
    assert_eq!(hand.key(Key::Enter), [Intent::Selected(at)]);
    hand.key(Key::Up);
    let intents = hand.key(Key::Space);
    assert_eq!(numbers(hand.play(&intents)), (22, 18, vec![]));
}

#[test]
fn arrows_stay_on_playing_squares_and_reach_all_of_them() {
    for rules in ["english", "score-panel", "international"] {
        for flipped in [false, true] {
            let mut hand = Hand::start(rules);
            hand.board.set_flipped(flipped);
            let squares = hand.board.position().board().all();
            for square in squares {
                hand.event(Event::Focus(square));
                let at = hand.board.place(square);
                for key in [Key::Left, Key::Right, Key::Up, Key::Down] {
                    hand.event(Event::Focus(square));
                    hand.key(key);
                    let next = hand.board.cursor().map(|next| hand.board.place(next)).expect("a cursor");
                    let (dx, dy) = ((next.x - at.x) as i8, (next.y - at.y) as i8);
                    let expected = match key {
                        Key::Left => dy == 0 && (dx == -2 || at.x < 2.0),
                        Key::Right => dy == 0 && (dx == 2 || at.x > 5.0),
                        Key::Up => dx.abs() <= 1 && (dy == -1 || at.y < 1.0),
                        _ => dx.abs() <= 1 && (dy == 1 || at.y > 6.0),
                    };
                    assert!(expected, "{rules} {square:?} {key:?}: {dx} {dy}");
                }
            }
        }
    }
}

#[test]
fn up_and_down_keep_to_their_column() {
    let mut hand = Hand::start("english");
    hand.event(Event::Focus(hand.square(31)));
    for _ in 0..6 {
        hand.key(Key::Up);
    }
    for _ in 0..6 {
        hand.key(Key::Down);
    }
    assert_eq!(hand.board.cursor().map(Square::number), Some(31));
}

#[test]
fn backspace_and_escape_undo_input_and_are_otherwise_unused() {
    let mut hand = Hand::start("english");
    assert!(!hand.board.uses(Key::Backspace) && !hand.board.uses(Key::Escape));
    for key in [Key::Backspace, Key::Escape] {
        hand.click(9);
        assert!(hand.board.uses(key));
        assert_eq!(hand.key(key), [Intent::Deselected]);
        assert_eq!(hand.view().phase, Phase::Idle);
    }
    assert_eq!(hand.key(Key::Escape), []);
}

#[test]
fn a_typed_move_is_played() {
    let mut hand = Hand::start("english");
    assert!(!hand.board.uses(Key::Char('h')), "letters begin no move");
    let intents = hand.type_move("9-14");
    assert_eq!(numbers(hand.play(&intents)), (9, 14, vec![]));
    let intents = hand.type_move("22 18");
    assert_eq!(numbers(hand.play(&intents)), (22, 18, vec![]));
    assert_eq!(hand.view().typed, "");
}

#[test]
fn typed_text_can_be_corrected() {
    let mut hand = Hand::start("english");
    for c in "9-19".chars() {
        hand.key(Key::Char(c));
    }
    hand.key(Key::Backspace);
    assert_eq!(hand.view().typed, "9-1");
    hand.key(Key::Char('3'));
    assert!(played(&hand.key(Key::Enter)).is_some());
    hand.key(Key::Char('9'));
    hand.key(Key::Escape);
    assert_eq!(hand.view().typed, "");
}

#[test]
fn invalid_and_impossible_typed_moves_give_a_reason() {
    let mut hand = Hand::start("english");
    assert!(
        matches!(hand.type_move("99-14").as_slice(), [Intent::Unreadable { text, .. }] if text == "99-14")
    );
    assert_eq!(refused(&hand.type_move("9-18")), Some(RefusalReason::TooFar));
    assert_eq!(refused(&hand.type_move("14-18")), Some(RefusalReason::EmptySquare));
    assert_eq!(refused(&hand.type_move("22-18")), Some(RefusalReason::NotYourPiece));
    assert_eq!(hand.framed(FrameKind::Refused), [22]);
    hand.board.set_movers(Movers::One(Color::White));
    assert_eq!(hand.type_move("9-14"), [Intent::NotYourTurn]);
}

#[test]
fn typed_captures_may_list_any_of_their_squares() {
    for text in ["23x7", "23x14x7", "23:14:7", "23-7"] {
        let mut hand = Hand::at("english", "W:W23:B18,10");
        assert_eq!(played(&hand.type_move(text)).map(numbers), Some((23, 7, vec![10, 18])), "{text}");
    }
}

#[test]
fn a_field_of_the_page_can_hold_the_typed_move() {
    let mut hand = Hand::start("english");
    hand.board.set_typed("9-14");
    assert!(played(&hand.key(Key::Enter)).is_some());
    hand.board.set_typed(&"9".repeat(10_000));
    assert!(hand.board.typed().len() < 100);
}

#[test]
fn squares_describe_themselves() {
    let mut hand = Hand::at("english", "W:W23,26:BK18,10");
    hand.click(26);
    let described = hand.board.describe_square(hand.square(23));
    assert_eq!((described.name.as_str(), described.piece), ("23", Some((Color::White, Role::Man))));
    assert!(described.must_capture && described.movable && !described.selected);
    assert!(!hand.board.describe_square(hand.square(26)).movable);
    hand.click(23);
    let target = hand.board.describe_square(hand.square(7)).target.expect("a target");
    assert_eq!((target.role, target.far), (Role::Man, true));
    hand.click(14);
    assert!(hand.board.describe_square(hand.square(18)).captured);
    assert_eq!(hand.board.describe_square(hand.square(23)).piece, None);
    let here = hand.board.describe_square(hand.square(14));
    assert_eq!((here.piece, here.selected), (Some((Color::White, Role::Man)), true));
}

#[test]
fn the_cursor_hides_when_the_pointer_is_used_and_follows_it() {
    let mut hand = Hand::start("english");
    hand.event(Event::Focus(hand.square(9)));
    hand.click(10);
    assert_eq!(hand.board.cursor(), None);
    assert_eq!(hand.board.focus_square(), hand.square(10));
    hand.key(Key::Down);
    assert_eq!(hand.framed(FrameKind::Cursor), [10], "the first key only shows it");
    hand.key(Key::Down);
    assert_eq!(hand.board.cursor().map(Square::number), Some(15));
    hand.event(Event::Blur);
    assert_eq!(hand.board.cursor(), None);
}

#[test]
fn a_refused_text_remembers_that_it_was_written_as_a_capture() {
    for (text, capture) in
        [("22x15", true), ("22:15", true), ("22×15", true), ("22-15", false), ("22 15", false)]
    {
        let mut hand = Hand::at("english", "W:W22,26:B1");
        let intents = hand.type_move(text);
        let [Intent::Refused(refused)] = intents.as_slice() else { panic!("{text}: {intents:?}") };
        assert_eq!(refused.typed_capture, capture, "{text}");
    }
}
