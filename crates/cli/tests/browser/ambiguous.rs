//! Captures with several routes, in positions that other programs were asked about: each route can be played by its
//! number, by its squares with a finger, by dragging through its squares and by typing it.

use std::collections::BTreeSet;

use serde_json::json;

use super::hand::{Hand, Key};
use super::harness::in_browser;
use super::page::Page;

/// The variant, the position and the square of the piece with several captures. The first is number 29 of py-draughts'
/// issues, the second from `CheckerBoard`'s questions and answers, the third from its help.
const POSITIONS: [(&str, &str, u64); 3] = [
    ("international", "W:WK4:B13,20,32,37", 4),
    ("english", "B:W23,22,15,14:B11,10", 10),
    ("english", "B:W6,7,14,15:B2", 2),
];

fn open(page: &Page, variant: &str, fen: &str) {
    page.open("/");
    page.run("localStorage.setItem('crownhead.settings', '{\"speed\":\"none\"}')");
    page.open(&format!("/?variant={variant}&opponent=two-players&fen={fen}"));
    page.wait_for_turn();
}

/// The pieces on the board, sorted.
fn pieces(page: &Page) -> Vec<String> {
    page.wait_still();
    let script = "return [...document.querySelectorAll(`[data-testid^='piece-']`)] \
         .filter((piece) => piece.dataset.ghost !== 'true') \
         .map((piece) => piece.dataset.testid + piece.dataset.color + piece.dataset.role).sort()";
    let found = page.run(script);
    found.as_array().into_iter().flatten().filter_map(|piece| piece.as_str().map(str::to_owned)).collect()
}

/// How many routes have a number.
fn numbered(page: &Page) -> u64 {
    let script = "return document.querySelectorAll(`[data-testid^='route-number-']`).length";
    page.run(script).as_u64().unwrap_or_default()
}

/// Follows each choice of squares to the end of a move, and returns the pieces after each.
fn by_squares(page: &Page, variant: &str, fen: &str, from: u64, hand: Hand) -> BTreeSet<Vec<String>> {
    let (mut found, mut open_ways) = (BTreeSet::new(), vec![Vec::new()]);
    while let Some(way) = open_ways.pop() {
        open(page, variant, fen);
        page.tap(hand, from);
        for &square in &way {
            page.tap(hand, square);
        }
        let now = page.sight();
        if now.plies == 1 {
            found.insert(pieces(page));
            continue;
        }
        for target in now.targets {
            open_ways.push(way.iter().copied().chain([target]).collect());
        }
    }
    found
}

#[test]
#[ignore = "needs a browser; cargo gate runs it"]
fn every_route_is_played_by_number_and_by_squares() {
    in_browser(|page| {
        for (variant, fen, from) in POSITIONS {
            open(page, variant, fen);
            page.tap(Hand::Mouse, from);
            let count = numbered(page);
            assert!(count > 1, "{fen}: {count} routes");
            let mut by_number = BTreeSet::new();
            for number in 1..=count {
                open(page, variant, fen);
                page.tap(Hand::Mouse, from);
                page.type_text(&number.to_string());
                page.key(Key::Enter);
                page.wait_for_plies(1);
                by_number.insert(pieces(page));
            }
            for hand in [Hand::Mouse, Hand::Finger] {
                let by_squares = by_squares(page, variant, fen, from, hand);
                assert_eq!(by_squares, by_number, "{fen} with {hand:?}");
            }
        }
    });
}

#[test]
#[ignore = "needs a browser; cargo gate runs it"]
fn every_route_is_played_by_typing_it_and_a_piece_alone_is_ambiguous() {
    in_browser(|page| {
        for (variant, fen, from) in POSITIONS {
            open(page, variant, fen);
            page.tap(Hand::Mouse, from);
            let count = numbered(page);
            // The squares of each route, as the page writes the move that was played by number.
            let mut written = Vec::new();
            for number in 1..=count {
                open(page, variant, fen);
                page.tap(Hand::Mouse, from);
                page.type_text(&number.to_string());
                page.key(Key::Enter);
                page.wait_for_plies(1);
                written.push((page.moves()[0].replace('×', "x"), pieces(page)));
            }
            for (text, after) in written {
                open(page, variant, fen);
                page.type_text(&text);
                page.key(Key::Enter);
                page.wait_for_plies(1);
                assert_eq!(pieces(page), after, "{fen}: {text}");
            }
        }
        // A landing square that two routes share asks which one.
        open(page, "international", "W:WK4:B13,20,32,37");
        let before = page.sight().plies;
        page.type_text("4x");
        page.key(Key::Enter);
        assert_eq!(page.sight().plies, before);
        assert!(page.run("return !!document.querySelector('.coach.refusal')") == json!(true));
    });
}

#[test]
#[ignore = "needs a browser; cargo gate runs it"]
fn a_drag_through_the_turning_squares_plays_that_route() {
    in_browser(|page| {
        let fen = "W:WK4:B13,20,32,37";
        open(page, "international", fen);
        page.tap(Hand::Mouse, 4);
        // The route with number 2, square by square.
        let line = page.run(
            "return [...document.querySelectorAll(`[data-testid='route-number-2']`)][0].parentElement \
             .querySelector('polyline.route').getAttribute('points').split(' ').map((point) => point.split(',').map(Number))",
        );
        let centers: Vec<(f64, f64)> = line
            .as_array()
            .into_iter()
            .flatten()
            .filter_map(|point| Some((point[0].as_f64()?, point[1].as_f64()?)))
            .collect();
        open(page, "international", fen);
        let board = page.run("const box = document.querySelector(`[data-testid='board']`).getBoundingClientRect(); return [box.left, box.top, box.width / 1000]");
        let part = |index: usize| board[index].as_f64().unwrap_or_default();
        let spot =
            |(x, y): (f64, f64)| super::hand::Spot { x: part(0) + x * part(2), y: part(1) + y * part(2) };
        page.press(spot(centers[0]));
        for pair in centers.windows(2) {
            page.slide(spot(pair[0]), spot(pair[1]));
        }
        page.release();
        page.wait_for_plies(1);
    });
}
