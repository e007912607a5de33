//! Huffs in words.

use crownhead_game::{Game, HuffError};
use crownhead_notation::fen;
use crownhead_prose::{
    SquareFacts, SquareStyle, huff_offer, huff_refused, huffed, huffed_last, ply_text, square,
};
use crownhead_rules::{AnyRules, CaptureDuty, HouseRules, Square, Variant};

/// A game in which White has missed a capture: the first quiet move that begins on a square.
fn missed(base: HouseRules, position: &str, from: u16) -> Game {
    let rules = HouseRules { capture_duty: CaptureDuty::Optional, huffing: true, ..base };
    let mut game = Game::from_position(fen::parse(position, AnyRules::House(rules)).expect("a valid FEN"));
    let moves = game.position().legal_moves();
    let quiet = moves.iter().find(|mv| mv.from().number() == from && !mv.is_capture());
    game.play(*quiet.expect("a quiet move")).expect("the game goes on");
    game
}

fn english(position: &str) -> Game {
    missed(Variant::English.house_rules(), position, 32)
}

fn at(game: &Game, number: u16) -> Square {
    game.rules().board().square(number).expect("a square")
}

#[test]
fn huffable_pieces_are_offered() {
    let offer = |position| huff_offer(&english(position));
    let told = |text: &str| Some(text.to_owned());
    assert_eq!(offer("W:W22,32:B18,1"), told("The man on 22 could have captured: you may huff it."));
    assert_eq!(
        offer("W:W21,K22,32:B17,18,1"),
        told("The pieces on 21 and 22 could have captured: you may huff one of them.")
    );
    assert_eq!(offer("W:W22,32:B10,1"), None);
}

#[test]
fn a_huff_and_the_move_after_it_are_announced() {
    let mut game = english("W:WK22,32:B18,1");
    let (before, square) = (*game.position(), at(&game, 22));
    game.huff(square).expect("a huffable piece");
    assert_eq!(huffed(&before, square), "Black huffs the king on 22.");
    assert_eq!(huffed_last(&game), None, "its move has not been played");
    let mv = game.position().legal_moves().into_iter().find(|mv| mv.from().number() == 1);
    game.play(mv.expect("a legal move")).expect("the game goes on");
    assert_eq!(huffed_last(&game).as_deref(), Some("Black huffs the king on 22."));
    let first = ply_text(&game, 0).expect("a ply");
    let second = ply_text(&game, 1).expect("a ply");
    assert!(first.starts_with("32-") && second.starts_with("x22 1-"), "{first} {second}");
    assert_eq!(ply_text(&game, 2), None);
    game.undo();
    assert_eq!(ply_text(&game, 1), Some(second), "undone plies have their text too");
}

#[test]
fn letters_are_used_where_squares_have_letters() {
    let mut game = missed(HouseRules { rows: 2, ..Variant::Turkish.house_rules() }, "W:Wa3,h1:Bb3,a8", 64);
    let missed = game.huffable().iter().next().expect("41 could have captured");
    game.huff(missed).expect("a huffable piece");
    let mv = game.position().legal_moves()[0];
    game.play(mv).expect("the game goes on");
    let text = ply_text(&game, 1).expect("a ply");
    assert!(text.starts_with("xa3 "), "{text}");
}

#[test]
fn every_refusal_of_a_huff_has_its_reason() {
    let game = english("W:W22,32:B18,1");
    let refused = |error| huff_refused(&game, &error);
    assert_eq!(refused(HuffError::NotInTheRules), "These rules do not allow huffing.");
    assert_eq!(refused(HuffError::OneATurn), "You can huff only one piece per turn.");
    assert_eq!(refused(HuffError::Captured), "White captured, so you cannot huff.");
    assert_eq!(refused(HuffError::NothingMissed), "White missed no capture, so there is nothing to huff.");
    assert_eq!(
        refused(HuffError::CouldNot(at(&game, 1))),
        "Nothing on 1 could have captured on the last move. The man on 22 could have captured: you may huff it."
    );
    let over = crownhead_game::Outcome::Draw(crownhead_rules::DrawReason::Agreement);
    assert_eq!(refused(HuffError::GameOver(over)), "The game is over.");
}

#[test]
fn a_screen_reader_announces_huffable_pieces() {
    let game = english("W:W22,32:B18,1");
    let piece = game.position().piece_at(at(&game, 22)).map(|piece| (piece.color, piece.role));
    let facts = SquareFacts {
        square: at(&game, 22),
        piece,
        captured: false,
        selected: false,
        movable: false,
        must_capture: false,
        target: None,
        huffable: true,
        last_move: false,
        hint: false,
    };
    assert_eq!(square(game.rules(), &facts, SquareStyle::SquareFirst), "22, white man, may be huffed");
}
