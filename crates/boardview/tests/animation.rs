//! What is visible during animations.

mod common;

use common::Hand;
use crownhead_boardview::{Board, CaptureStyle, PieceState, PieceView, Point, Settings, Speed};
use crownhead_rules::{AnyMove, Color, Role};

fn legal(hand: &Hand, from: u16, to: u16) -> AnyMove {
    let found = |mv: &&AnyMove| mv.from().number() == from && mv.to().number() == to;
    *hand.board.legal_moves().iter().find(found).expect("a legal move")
}

/// Plays moves from a FEN and returns the board; the start is at time 1000.
fn playing(rules: &str, position: &str, from: u16, to: u16) -> Hand {
    let mut hand = Hand::at(rules, position).moving();
    let mv = legal(&hand, from, to);
    hand.board.play(&mv, 1000.0);
    hand
}

fn at(hand: &mut Hand, time: f64) -> Vec<PieceView> {
    hand.now = 1000.0 + time;
    hand.board.tick(hand.now);
    hand.view().pieces
}

fn moving(pieces: &[PieceView]) -> &PieceView {
    pieces.iter().find(|piece| piece.state == PieceState::Moving).expect("a moving piece")
}

#[test]
fn a_quiet_move_slides_for_200_milliseconds() {
    let mut hand = playing("english", "W:W22:B1", 22, 18);
    assert_eq!(hand.board.animation_ends(), Some(1200.0));
    let half = at(&mut hand, 100.0);
    assert_eq!(moving(&half).at, Point { x: 2.5, y: 4.5 });
    at(&mut hand, 201.0);
    assert!(!hand.board.is_animating());
    assert!(hand.piece(18).is_some());
}

#[test]
fn a_capture_rests_on_every_square_and_keeps_its_ghosts() {
    let mut hand = playing("english", "W:W23:B18,10", 23, 7);
    let (stop, start) = (hand.board.place(hand.square(14)), hand.board.place(hand.square(23)));
    assert_eq!(at(&mut hand, 0.0).iter().find(|piece| piece.id.0 == 2).map(|piece| piece.at), Some(start));
    assert!(hand.ghosts().is_empty());
    at(&mut hand, 60.0);
    assert!(hand.ghosts().is_empty(), "the first piece is not jumped yet");
    for time in [111.0, 180.0, 249.0] {
        assert_eq!(moving(&at(&mut hand, time)).at, stop, "the rest on 14 at {time}");
        assert_eq!(hand.ghosts(), [18]);
    }
    at(&mut hand, 365.0);
    assert_eq!(hand.ghosts(), [10, 18]);
    assert_eq!(hand.piece(7).map(|piece| piece.role), Some(Role::Man));
    let fading = at(&mut hand, 470.0);
    assert!(fading.iter().filter(|piece| piece.state == PieceState::Ghost).all(|piece| piece.opacity < 0.25));
    assert_eq!(at(&mut hand, 2000.0).len(), 1);
}

#[test]
fn captured_pieces_can_spin_away() {
    let mut hand = Hand::at("flying-tutorial", "W:W23:B18").moving();
    hand.board.set_settings(Settings { capture: CaptureStyle::Spin, ..Settings::default() });
    let mv = legal(&hand, 23, 14);
    hand.board.play(&mv, 1000.0);
    let pieces = at(&mut hand, 370.0);
    let ghost = pieces.iter().find(|piece| piece.state == PieceState::Ghost).expect("a ghost");
    assert!(ghost.turns > 0.3 && ghost.scale < 0.8 && ghost.opacity > 0.1, "{ghost:?}");
    // Once a ghost, it only fades.
    let opacity = |pieces: Vec<PieceView>| {
        pieces.iter().find(|piece| piece.state == PieceState::Ghost).map(|piece| piece.opacity)
    };
    let mut hand = Hand::at("flying-tutorial", "W:WK29,30:B18,8,7,12").moving();
    hand.board.set_settings(Settings { capture: CaptureStyle::Spin, ..Settings::default() });
    let mv = *hand.board.legal_moves().iter().max_by_key(|mv| mv.captured().len()).expect("a capture");
    hand.board.play(&mv, 1000.0);
    let seen: Vec<f32> = (0..120).filter_map(|step| opacity(at(&mut hand, f64::from(step) * 10.0))).collect();
    assert!(seen.windows(2).all(|pair| pair[1] <= pair[0]), "{seen:?}");
}

#[test]
fn a_man_turns_over_where_it_becomes_a_king() {
    let mut hand = playing("english", "W:W6:B27", 6, 2);
    let arriving = at(&mut hand, 190.0);
    assert_eq!((moving(&arriving).role, moving(&arriving).crowning), (Role::Man, None));
    let turning = at(&mut hand, 260.0);
    assert_eq!(moving(&turning).role, Role::Man);
    assert!(moving(&turning).crowning.is_some_and(|done| done > 0.1 && done < 0.5));
    assert_eq!(moving(&at(&mut hand, 400.0)).role, Role::King);
    assert_eq!(hand.view().pieces.iter().filter(|piece| piece.crowning.is_some()).count(), 1);
}

#[test]
fn a_regicide_turns_the_man_over_in_mid_capture() {
    let mut hand = playing("choose-each-leg", "W:W23:BK18,17", 23, 21);
    assert_eq!(moving(&at(&mut hand, 100.0)).role, Role::Man);
    assert_eq!(moving(&at(&mut hand, 300.0)).role, Role::King);
}

#[test]
fn speeds_scale_durations_and_none_moves_at_once() {
    for (speed, length) in [(Speed::Fast, 100.0), (Speed::Normal, 200.0), (Speed::Slow, 400.0)] {
        let mut hand = Hand::start("english");
        hand.board.set_settings(Settings { speed, ..Settings::default() });
        let mv = hand.board.legal_moves()[0];
        hand.board.play(&mv, 0.0);
        assert_eq!(hand.board.animation_ends(), Some(length));
        assert_eq!(Speed::from_key(speed.key()), Some(speed));
    }
    let mut hand = Hand::start("english");
    let mv = hand.board.legal_moves()[0];
    hand.board.play(&mv, 0.0);
    assert!(!hand.board.is_animating());
}

#[test]
fn animations_are_queued_and_can_be_skipped() {
    let mut hand = Hand::start("english").moving();
    let first = legal(&hand, 9, 14);
    hand.board.play(&first, 1000.0);
    let second = legal(&hand, 22, 17);
    hand.board.play(&second, 1010.0);
    assert_eq!(hand.board.animation_ends(), Some(1400.0));
    assert!(hand.piece(22).is_some(), "the second waits");
    let first_done = at(&mut hand, 205.0);
    assert!(first_done.iter().any(|piece| piece.square.number() == 17 && piece.state == PieceState::Moving));
    hand.board.skip();
    assert!(!hand.board.is_animating());
    assert!(hand.piece(17).is_some() && hand.piece(22).is_none());
}

#[test]
fn a_piece_that_moves_and_is_then_captured_moves_first() {
    let mut hand = Hand::at("english", "W:W22,32:B15").moving();
    for (from, to) in [(22, 18), (15, 22)] {
        let mv = legal(&hand, from, to);
        hand.board.play(&mv, 1000.0);
    }
    let first = at(&mut hand, 100.0);
    assert_eq!((moving(&first).color, moving(&first).at), (Color::White, Point { x: 2.5, y: 4.5 }));
    let second = at(&mut hand, 260.0);
    assert_eq!(moving(&second).color, Color::Black);
    assert!(hand.piece(18).is_some_and(|piece| piece.state == PieceState::Standing));
    at(&mut hand, 330.0);
    assert_eq!(hand.ghosts(), [18]);
    assert_eq!(at(&mut hand, 5000.0).len(), 2);
}

#[test]
fn pressing_skips_running_animations() {
    let mut hand = Hand::start("english").moving();
    let first = legal(&hand, 9, 14);
    hand.board.play(&first, 0.0);
    hand.down(22);
    assert!(!hand.board.is_animating());
}

#[test]
fn a_walked_leg_is_not_walked_again() {
    let mut hand = Hand::at("english", "W:W23:B18,10").moving();
    hand.now = 1000.0;
    hand.click(23);
    hand.click(14);
    assert_eq!(hand.board.animation_ends(), Some(1110.0));
    hand.now = 2000.0;
    let intents = hand.click(7);
    hand.play(&intents);
    assert_eq!(hand.board.animation_ends(), Some(2330.0), "one leg and the fading");
    let (stop, end) = (hand.board.place(hand.square(14)), hand.board.place(hand.square(7)));
    hand.board.tick(2055.0);
    let pieces = hand.view().pieces;
    let mover = moving(&pieces).at;
    assert!(mover.x > stop.x && mover.x < end.x);
}

#[test]
fn a_dropped_piece_settles_from_where_it_was_released() {
    let mut hand = Hand::start("english").moving();
    hand.down(9);
    let corner = hand.board.place(hand.square(14));
    let at = Point { x: corner.x + 0.8, y: corner.y + 0.7 };
    hand.event(crownhead_boardview::Event::PointerMove(Some(at)));
    let intents = hand.event(crownhead_boardview::Event::PointerUp(Some(at)));
    hand.play(&intents);
    let pieces = hand.view().pieces;
    let seen = moving(&pieces).at;
    assert!((seen.x - corner.x - 0.3).abs() < 0.01 && (seen.y - corner.y - 0.2).abs() < 0.01, "{seen:?}");
    assert_eq!(hand.board.animation_ends(), Some(70.0));
}

#[test]
fn undo_slides_back_and_the_captured_piece_comes_back() {
    let mut hand = Hand::at("english", "W:W23:B18,1").moving();
    let before = *hand.board.position();
    let id = hand.piece(23).map(|piece| piece.id);
    let mv = legal(&hand, 23, 14);
    hand.board.play(&mv, 0.0);
    hand.board.tick(5000.0);
    hand.board.slide_to(before, None, 5000.0);
    hand.board.tick(5100.0);
    let pieces = hand.view().pieces;
    assert_eq!(moving(&pieces).at, Point { x: 3.0, y: 4.0 });
    assert!(pieces.iter().any(|piece| piece.opacity > 0.3 && piece.opacity < 0.7), "18 comes back");
    hand.board.tick(5300.0);
    assert_eq!(hand.piece(23).map(|piece| piece.id), id);
    assert_eq!(hand.view().pieces.len(), 3);
}

#[test]
fn another_game_on_another_board_leaves_nothing_behind() {
    let mut hand = Hand::start("international").moving();
    hand.click(50);
    let other = Hand::start("english");
    hand.board.slide_to(*other.board.position(), None, 0.0);
    assert_eq!(hand.view().pieces.len(), 24);
    assert_eq!(hand.view().squares.len(), 64);
    assert_eq!(hand.view(), Board::new(*other.board.position()).view());
}

#[test]
fn flipping_in_mid_move_shows_the_same_move_turned() {
    let mut hand = playing("english", "W:W22:B1", 22, 18);
    let seen = moving(&at(&mut hand, 100.0)).at;
    hand.board.set_flipped(true);
    let turned = moving(&hand.view().pieces).at;
    assert_eq!((seen.x + turned.x, seen.y + turned.y), (7.0, 7.0));
}
