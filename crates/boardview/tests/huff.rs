//! Choosing a piece to huff, and how it leaves the board.

mod common;

use common::Hand;
use crownhead_boardview::{Event, FrameKind, Intent, Key, Movers, PieceState};
use crownhead_notation::fen;
use crownhead_rules::{AnyRules, CaptureDuty, Color, HouseRules, Square, SquareSet, Variant};

/// Black is to move and may huff White's piece on 21 or 22.
fn choosing() -> Hand {
    let rules =
        HouseRules { capture_duty: CaptureDuty::Optional, huffing: true, ..Variant::English.house_rules() };
    let position = fen::parse("B:W21,22,28:B17,18", AnyRules::House(rules)).expect("a valid FEN");
    let mut hand = Hand::on(position);
    let squares: SquareSet = [21, 22].map(|number| hand.square(number)).into_iter().collect();
    hand.board.choose_huff(squares);
    hand
}

fn huffs(hand: &Hand, number: u16) -> Vec<Intent> {
    vec![Intent::Huff(hand.square(number))]
}

#[test]
fn huffable_pieces_are_framed_and_a_click_huffs_one() {
    let mut hand = choosing();
    assert_eq!(hand.framed(FrameKind::Huffable), [21, 22]);
    let facts = |hand: &Hand, number| hand.board.describe_square(hand.square(number)).huffable;
    assert!(facts(&hand, 21) && !facts(&hand, 28));
    assert_eq!(hand.click(22), huffs(&hand, 22));
    assert!(hand.framed(FrameKind::Huffable).is_empty(), "once");
}

#[test]
fn enter_and_assistive_technology_huff_a_framed_piece() {
    let mut hand = choosing();
    let square = hand.square(21);
    hand.event(Event::Focus(square));
    assert_eq!(hand.framed(FrameKind::Huffable), [21, 22], "looking at a square chooses nothing");
    assert_eq!(hand.key(Key::Enter), huffs(&hand, 21));
    let mut hand = choosing();
    assert_eq!(hand.event(Event::Activate(square)), huffs(&hand, 21));
}

#[test]
fn another_square_or_escape_ends_the_choice() {
    let mut hand = choosing();
    let own = hand.square(18);
    assert_eq!(hand.click(18), [Intent::Deselected, Intent::Selected(own)], "it is chosen to move");
    assert!(hand.board.huffable().is_empty());
    let mut hand = choosing();
    assert!(hand.board.uses(Key::Escape));
    assert_eq!(hand.key(Key::Escape), [Intent::Deselected]);
    assert!(hand.board.huffable().is_empty() && !hand.board.uses(Key::Escape));
}

#[test]
fn any_change_of_the_position_ends_the_choice() {
    let mut hand = choosing();
    let intents = hand.type_move("18-23");
    hand.play(&intents);
    assert!(hand.board.huffable().is_empty());
    let mut hand = choosing();
    hand.board.set_movers(Movers::One(Color::White));
    assert!(hand.board.huffable().is_empty());
}

#[test]
fn a_huffed_piece_fades_and_the_same_side_is_to_move() {
    let mut hand = choosing().moving();
    let (square, turn) = (hand.square(22), hand.board.position().turn());
    hand.board.huff(square, 1000.0);
    assert_eq!(hand.board.position().turn(), turn);
    assert_eq!(hand.board.position().piece_at(square), None);
    let there = |hand: &Hand| hand.view().pieces.into_iter().find(|piece| piece.square == square);
    assert_eq!(there(&hand).map(|piece| piece.state), Some(PieceState::Ghost));
    hand.board.tick(1_060.0);
    assert!(there(&hand).is_some_and(|piece| piece.opacity < 1.0));
    hand.board.tick(2_000.0);
    assert!(there(&hand).is_none() && !hand.board.is_animating());
    assert_eq!(hand.view().pieces.len(), 4);
    let legal: Vec<Square> = hand.board.legal_moves().iter().map(crownhead_rules::AnyMove::from).collect();
    assert!(!legal.contains(&square));
}
