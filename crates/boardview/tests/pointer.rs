//! Clicks and drags, from the selection of a piece to the move.

mod common;

use common::{Hand, numbers, played, refused};
use crownhead_boardview::{Event, FrameKind, Intent, Movers, Phase, PieceState, Point, RouteKind};
use crownhead_rules::{Color, RefusalReason, Role};

#[test]
fn two_clicks_play_a_quiet_move() {
    let mut hand = Hand::start("english");
    let from = hand.square(9);
    assert_eq!(hand.click(9), [Intent::Selected(from)]);
    assert_eq!(hand.view().phase, Phase::Selected(from));
    assert_eq!(hand.targets(), [13, 14]);
    assert!(hand.view().targets.iter().all(|target| target.ends && !target.far && target.role == Role::Man));
    let intents = hand.click(14);
    assert_eq!(numbers(hand.play(&intents)), (9, 14, vec![]));
    assert_eq!(hand.framed(FrameKind::LastFrom), [9]);
    assert_eq!(hand.framed(FrameKind::LastTo), [14]);
    assert_eq!(hand.view().phase, Phase::Idle);
    assert_eq!(hand.view().turn, Color::White);
}

#[test]
fn a_click_on_the_selected_piece_deselects_it() {
    let mut hand = Hand::start("english");
    hand.click(9);
    assert_eq!(hand.click(9), [Intent::Deselected]);
    assert_eq!(hand.view().phase, Phase::Idle);
}

#[test]
fn a_click_on_another_piece_selects_that_one() {
    let mut hand = Hand::start("english");
    hand.click(9);
    let other = hand.square(10);
    assert_eq!(hand.click(10), [Intent::Selected(other)]);
    assert_eq!(hand.targets(), [14, 15]);
}

#[test]
fn a_click_off_the_playing_squares_deselects() {
    let mut hand = Hand::start("english");
    hand.click(9);
    let light = Point { x: 0.5, y: 0.5 };
    assert_eq!(hand.event(Event::PointerDown { at: light, threshold: 0.1 }), [Intent::Deselected]);
    for outside in [Point { x: -0.1, y: 0.5 }, Point { x: 8.0, y: 3.5 }, Point { x: f32::NAN, y: 1.0 }] {
        assert_eq!(hand.event(Event::PointerDown { at: outside, threshold: 0.1 }), []);
    }
}

#[test]
fn pieces_that_cannot_move_give_a_reason() {
    let mut hand = Hand::start("english");
    assert_eq!(refused(&hand.click(1)), Some(RefusalReason::Blocked));
    assert_eq!(hand.framed(FrameKind::Refused), [1]);
    assert_eq!(refused(&hand.click(22)), Some(RefusalReason::NotYourPiece));
    // Choosing an empty square is no mistake with a pointer, but it is one with the keyboard.
    assert_eq!(hand.click(18), []);
    let empty = hand.square(18);
    assert_eq!(refused(&hand.event(Event::Activate(empty))), Some(RefusalReason::EmptySquare));
}

#[test]
fn unreachable_targets_give_a_reason_and_end_the_selection() {
    let mut hand = Hand::start("english");
    hand.click(9);
    assert_eq!(refused(&hand.click(18)), Some(RefusalReason::TooFar));
    assert_eq!(hand.view().phase, Phase::Idle);
    assert_eq!(refused(&hand.click(22)), Some(RefusalReason::NotYourPiece), "22 is what was touched");
    hand.click(9);
    assert!(played(&hand.click(13)).is_some());
}

#[test]
fn a_forced_capture_is_framed_and_drawn() {
    let mut hand = Hand::at("english", "W:W23,26:BK18,10");
    let intents = hand.click(26);
    assert_eq!(refused(&intents), Some(RefusalReason::MustCapture));
    assert_eq!(hand.framed(FrameKind::MustCapture), [23]);
    let routes = hand.view().routes;
    let stops: Vec<u16> = routes[0].stops.iter().map(|square| square.number()).collect();
    assert_eq!((stops, routes[0].crosses.len()), (vec![23, 14, 7], 2));
    hand.click(23);
    assert!(hand.framed(FrameKind::MustCapture).is_empty());
    assert_eq!(refused(&hand.click(19)), Some(RefusalReason::MustCapture));
    assert_eq!(hand.framed(FrameKind::MustCapture), [23]);
    assert_eq!(hand.framed(FrameKind::Selected), [23]);
    let frames = hand.view().frames;
    let last = frames.iter().rev().find(|frame| frame.square.number() == 23).expect("a frame");
    assert_eq!(last.kind, FrameKind::MustCapture, "the frame of a required capture covers the selection");
}

#[test]
fn dragging_an_immovable_piece_is_refused_with_the_attempted_move() {
    let mut hand = Hand::at("choose-each-leg", "W:W23,26,30:BK18,10,5,2,K12");
    let attempts = |intents: &[Intent]| {
        let tried = |intent: &Intent| match intent {
            Intent::Refused(refused) => Some(refused.attempt.as_ref().map(|attempt| attempt.to.number())),
            _ => None,
        };
        intents.iter().filter_map(tried).collect::<Vec<_>>()
    };
    let pressed = hand.down(26);
    assert_eq!((refused(&pressed), attempts(&pressed)), (Some(RefusalReason::MustCapture), vec![None]));
    hand.over(22);
    let released = hand.up(22);
    assert_eq!((refused(&released), attempts(&released)), (Some(RefusalReason::MustCapture), vec![Some(22)]));
    assert_eq!(hand.framed(FrameKind::MustCapture), [23]);
    assert_eq!(attempts(&hand.click(26)), [None], "a click says it once");
    hand.down(26);
    hand.event(Event::PointerCancel);
    assert_eq!(hand.up(22), []);
}

#[test]
fn routes_show_the_role_of_the_piece_at_every_stop() {
    let ghosts = |hand: &Hand| {
        let routes = hand.view().routes;
        let ghost = |ghost: &crownhead_boardview::RouteGhost| (ghost.square.number(), ghost.role);
        routes.iter().flat_map(|route| route.ghosts.iter().map(ghost)).collect::<Vec<_>>()
    };
    // The king on 18 makes the man a king at once; crowning happens where the move ends.
    for (rules, stop) in [("choose-each-leg", Role::King), ("english", Role::Man)] {
        let mut hand = Hand::at(rules, "W:W23,26:BK18,10,2");
        hand.click(26);
        assert_eq!(ghosts(&hand), [(14, stop), (7, stop)], "{rules}");
    }
    let mut hand = Hand::at("english", "W:W15,26:B11,18");
    hand.click(26);
    assert_eq!(ghosts(&hand), [(8, Role::Man)]);
    let mut hand = Hand::at("english", "W:W10,26:B7,20");
    hand.click(26);
    assert_eq!(ghosts(&hand), [(3, Role::King)], "crowned where the move ends");
    hand.click(10);
    hand.click(14);
    assert_eq!(ghosts(&hand), [], "a target stands there already");
}

#[test]
fn a_drag_begins_past_the_threshold_and_plays_the_move_where_it_ends() {
    let mut hand = Hand::start("english");
    let at = hand.center(9);
    hand.event(Event::PointerDown { at, threshold: 0.05 });
    hand.event(Event::PointerMove(Some(Point { x: at.x + 0.04, y: at.y })));
    assert_eq!(hand.piece(9).map(|piece| piece.state), Some(PieceState::Standing));
    hand.over(14);
    let piece = hand.view().pieces.pop().expect("the dragged piece is drawn last");
    assert_eq!((piece.state, piece.at), (PieceState::Dragged, hand.board.place(hand.square(14))));
    assert_eq!(hand.framed(FrameKind::Drop), [14]);
    let intents = hand.up(14);
    assert_eq!(numbers(hand.play(&intents)), (9, 14, vec![]));
}

#[test]
fn a_drag_to_a_wrong_square_returns_and_gives_a_reason() {
    let mut hand = Hand::start("english").moving();
    assert_eq!(refused(&hand.drag(9, 18)), Some(RefusalReason::TooFar));
    assert!(hand.board.is_animating());
    hand.now = 1000.0;
    hand.board.tick(1000.0);
    assert_eq!(hand.piece(9).map(|piece| piece.state), Some(PieceState::Standing));
    assert_eq!(hand.view().phase, Phase::Selected(hand.square(9)));
}

#[test]
fn a_drag_that_is_canceled_or_ends_outside_or_at_home_plays_nothing() {
    let mut hand = Hand::start("english");
    hand.down(9);
    hand.over(14);
    assert_eq!(hand.event(Event::PointerUp(None)), []);
    hand.down(9);
    hand.over(14);
    assert_eq!(hand.up(9), []);
    hand.down(9);
    hand.over(14);
    assert_eq!(hand.event(Event::PointerCancel), []);
    assert_eq!(hand.up(14), []);
    assert_eq!(hand.view().phase, Phase::Selected(hand.square(9)));
}

#[test]
fn pieces_of_the_side_not_to_move_are_refused() {
    let mut hand = Hand::start("english");
    hand.board.set_movers(Movers::One(Color::White));
    assert_eq!(hand.view().phase, Phase::Waiting);
    assert_eq!(hand.click(9), [Intent::NotYourTurn]);
    assert_eq!(hand.click(22), [Intent::NotYourTurn]);
    assert!(hand.view().pieces.iter().all(|piece| !piece.movable));
    let mv = hand.board.legal_moves()[0];
    hand.board.play(&mv, 0.0);
    assert!(matches!(hand.click(22).as_slice(), [Intent::Selected(_)]));
    hand.board.set_movers(Movers::Nobody);
    assert_eq!(hand.view().phase, Phase::Waiting);
    assert!(hand.targets().is_empty());
}

#[test]
fn a_finished_game_refuses_moves() {
    let mut hand = Hand::at("english", "W:W22:B");
    hand.board.set_movers(Movers::Both);
    let first = hand.click(22);
    hand.play(&[Intent::Play(hand.board.legal_moves()[0])]);
    assert!(matches!(first.as_slice(), [Intent::Selected(_)]));
    let piece = hand.view().pieces[0].square.number();
    assert_eq!(refused(&hand.click(piece)), Some(RefusalReason::GameOver));
}

#[test]
fn a_flipped_board_is_turned_and_not_mirrored() {
    let mut hand = Hand::start("english");
    hand.board.set_flipped(true);
    assert_eq!(hand.board.place(hand.square(1)), Point { x: 6.0, y: 7.0 });
    assert_eq!(hand.board.square_at(Point { x: 6.5, y: 7.5 }), Some(hand.square(1)));
    let first = hand.view().squares.into_iter().find_map(|square| square.square);
    assert_eq!(first, Some(hand.square(32)));
    let intents = hand.drag(9, 14);
    assert_eq!(numbers(hand.play(&intents)), (9, 14, vec![]));
    let piece = hand.piece(14).expect("the piece is there");
    assert_eq!(piece.color, Color::Black);
}

#[test]
fn hovering_over_a_far_target_previews_the_route() {
    let mut hand = Hand::at("english", "W:W23:BK18,10");
    hand.click(23);
    assert_eq!(hand.targets(), [7, 14]);
    hand.over(7);
    let view = hand.view();
    assert_eq!(view.routes.len(), 1);
    assert_eq!(view.routes[0].line.len(), 3);
    assert!(view.targets.iter().any(|target| target.hovered && target.far && target.ends));
    hand.over(14);
    assert!(hand.view().routes.is_empty());
    hand.event(Event::PointerMove(None));
    assert!(hand.view().targets.iter().all(|target| !target.hovered));
}

#[test]
fn the_hint_is_shown_until_a_move_is_played() {
    let mut hand = Hand::start("english");
    let mv = hand.board.legal_moves()[0];
    hand.board.set_hint(Some(mv));
    assert_eq!(hand.framed(FrameKind::HintFrom), [mv.from().number()]);
    assert_eq!(hand.framed(FrameKind::HintTo), [mv.to().number()]);
    assert!(hand.board.describe_square(mv.to()).hint);
    hand.board.play(&mv, 0.0);
    assert_eq!(hand.board.hint(), None);
    assert!(hand.framed(FrameKind::HintFrom).is_empty());
}

#[test]
fn a_hint_replaces_the_highlights_of_a_refusal() {
    let mut hand = Hand::at("english", "W:W23,26:BK18,10");
    assert!(refused(&hand.drag(26, 22)).is_some());
    let kinds = |hand: &Hand| hand.view().routes.iter().map(|route| route.kind).collect::<Vec<_>>();
    assert_eq!(kinds(&hand), [RouteKind::MustCapture]);
    let hint = hand.board.legal_moves()[0];
    hand.board.set_hint(Some(hint));
    assert_eq!(kinds(&hand), [RouteKind::Hint]);
    assert!(hand.view().frames.iter().all(|frame| frame.kind != FrameKind::MustCapture));
    let stops: Vec<u16> = hand.view().routes[0].stops.iter().map(|square| square.number()).collect();
    assert_eq!(stops, [23, 14, 7], "the whole route is shown");
    // Without a hint, the refusal stays.
    assert!(refused(&hand.drag(26, 22)).is_some());
    hand.board.set_hint(None);
    assert_eq!(kinds(&hand), [RouteKind::MustCapture]);
}
