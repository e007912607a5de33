//! What the board shows beside the pieces: names of squares, the way of a move, drawings; zen mode and the size of the board.

use serde_json::json;

use super::hand::{Hand, Key};
use super::harness::in_browser;
use super::page::Page;

/// Sets settings of the browser and opens a game of two people.
fn open(page: &Page, settings: &str, query: &str) {
    page.open("/");
    page.run_with("localStorage.setItem('crownhead.settings', arguments[0])", &[json!(settings)]);
    page.open(&format!("/?opponent=two-players&{query}"));
    page.wait_for("board");
}

fn texts(page: &Page, selector: &str) -> Vec<String> {
    let script = "return [...document.querySelectorAll(arguments[0])].map((element) => element.textContent)";
    let found = page.run_with(script, &[json!(selector)]);
    found.as_array().into_iter().flatten().filter_map(|text| text.as_str().map(str::to_owned)).collect()
}

fn width(page: &Page) -> f64 {
    page.run("return document.querySelector(`[data-testid='board']`).getBoundingClientRect().width")
        .as_f64()
        .unwrap_or_default()
}

#[test]
#[ignore = "needs a browser; cargo gate runs it"]
fn squares_have_names_on_the_board_beside_it_or_nowhere() {
    in_browser(|page| {
        open(page, "{}", "variant=english");
        assert_eq!((texts(page, ".sq-name").len(), texts(page, ".edge-names span").len()), (32, 0));
        open(page, "{\"outside\":true}", "variant=english");
        assert_eq!(texts(page, ".sq-name").len(), 0);
        assert_eq!(texts(page, ".edge-names .edge-left"), ["5", "13", "21", "29"]);
        open(page, "{\"outside\":true,\"names\":\"letters\"}", "variant=international");
        assert_eq!(texts(page, ".edge-names .edge-bottom").concat(), "abcdefghij");
        page.click("action-flip");
        assert_eq!(texts(page, ".edge-names .edge-left")[0], "1", "the top row of a turned board");
        open(page, "{\"names\":\"numbers\"}", "variant=russian");
        assert!(texts(page, ".sq-name").contains(&"32".to_owned()));
        // Moves keep the notation of the rules.
        page.drag(Hand::Mouse, 22, 18);
        page.wait_for_plies(1);
        assert_eq!(page.moves(), ["c3–d4"]);
        open(page, "{\"numbers\":false,\"outside\":true}", "variant=english");
        assert_eq!((texts(page, ".sq-name").len(), texts(page, ".edge-names span").len()), (0, 0));
    });
}

#[test]
#[ignore = "needs a browser; cargo gate runs it"]
fn a_board_that_is_not_square_is_played_where_it_is_drawn() {
    in_browser(|page| {
        open(page, "{\"speed\":\"none\"}", "variant=spantsireti");
        let script = "const box = (id) => document.querySelector(`[data-testid='${id}']`).getBoundingClientRect(); \
             const [piece, cell] = [box('piece-26'), box('square-26')]; \
             return Math.abs(piece.top + piece.height / 2 - cell.top - cell.height / 2) < cell.height / 5 \
             && Math.abs(cell.width - cell.height) < 1";
        assert_eq!(page.run(script), json!(true), "pieces stand on their squares");
        page.drag(Hand::Mouse, 26, 21);
        page.wait_for_plies(1);
    });
}

#[test]
#[ignore = "needs a browser; cargo gate runs it"]
fn the_way_of_a_capture_is_shown_with_its_turns() {
    in_browser(|page| {
        open(page, "{\"speed\":\"none\"}", "variant=international&fen=W:W28:B5,23,24,34");
        page.type_text("28-39");
        page.key(Key::Enter);
        page.wait_for_plies(1);
        page.wait_for("last-way");
        assert_eq!(page.run("return document.querySelectorAll('.last-turn').length"), json!(2));
        // Undoing shows the way of the move before: here there is none.
        page.click("action-undo");
        page.wait_without("last-way");
        page.click("action-redo");
        page.wait_for("last-way");
    });
}

#[test]
#[ignore = "needs a browser; cargo gate runs it"]
fn the_right_button_draws_and_a_click_wipes() {
    in_browser(|page| {
        open(page, "{}", "variant=english");
        let shapes = || {
            page.run("return [...document.querySelectorAll(`[data-testid='drawings'] .ink`)].map((e) => e.getAttribute('class'))")
        };
        page.draw(12, 19);
        page.draw(14, 14);
        assert_eq!(shapes(), json!(["ink ink-green", "ink ink-green"]));
        page.draw(14, 14);
        assert_eq!(shapes(), json!(["ink ink-green"]), "drawn again, it is erased");
        assert_eq!(page.sight().plies, 0);
        page.tap(Hand::Mouse, 14);
        assert_eq!(shapes(), json!([]));
    });
}

#[test]
#[ignore = "needs a browser; cargo gate runs it"]
fn zen_mode_shows_the_board_alone_and_ends_with_escape() {
    in_browser(|page| {
        page.resize(1280, 800);
        open(page, "{}", "variant=english");
        let before = width(page);
        page.type_text("Z");
        page.wait_for("zen-end");
        assert!(!page.shows("actions") && !page.shows("home") && page.shows("player-white"));
        assert!(width(page) > before, "the board takes the room");
        page.drag(Hand::Mouse, 11, 15);
        page.wait_for_plies(1);
        page.key(Key::Escape);
        page.wait_for("actions");
        assert!((width(page) - before).abs() < 0.5);
    });
}

#[test]
#[ignore = "needs a browser; cargo gate runs it"]
fn the_corner_of_the_board_changes_its_size() {
    in_browser(|page| {
        page.resize(1280, 800);
        open(page, "{}", "variant=english");
        let before = width(page);
        let corner = page.middle("[data-testid='board-size']");
        let end = super::hand::Spot { x: corner.x - 60.0, y: corner.y - 120.0 };
        page.drag_between(Hand::Mouse, corner, end);
        let after = width(page);
        assert!((before - after - 120.0).abs() < 8.0, "{before} became {after}");
        page.reload();
        page.wait_for("board");
        assert!((width(page) - after).abs() < 1.0, "the size lasts");
        page.run("document.querySelector(`[data-testid='board-size']`).focus()");
        (0..20).for_each(|_| page.key(Key::Right));
        assert!((width(page) - before).abs() < 0.5);
    });
}

#[test]
#[ignore = "needs a browser; cargo gate runs it"]
fn a_blindfold_hides_the_pieces_from_sight_alone() {
    in_browser(|page| {
        open(page, "{\"blindfold\":true}", "variant=english");
        let hidden = "return [...document.querySelectorAll('[data-role] use')].every((piece) => getComputedStyle(piece).visibility === 'hidden')";
        assert_eq!(page.run(hidden), json!(true));
        page.drag(Hand::Mouse, 11, 15);
        page.wait_for_plies(1);
    });
}
