//! The study page: the tree by keyboard, what is written and drawn, the engine's switches, what a reload keeps.
//!
//! Not here: how fast and how reliable the engine's reports are (`study_engine`).

use serde_json::{Value, json};

use super::hand::{Hand, Key, Spot};
use super::harness::in_browser;
use super::looks::expect_clean;
use super::page::Page;

const SHIFT: char = '\u{e008}';
const LEFT: char = '\u{e012}';
const DOWN: char = '\u{e015}';

/// Opens the study and waits for its board.
pub(super) fn open(page: &Page, path: &str) {
    page.open(path);
    page.wait_for("engine");
    page.wait("the board", "return !!document.querySelector(`[data-testid^='square-']`)");
}

/// The position on the board.
pub(super) fn position(page: &Page) -> String {
    let found = page.run("return document.querySelector('.study-board').dataset.position");
    found.as_str().unwrap_or_default().to_owned()
}

fn square(page: &Page, number: u16) -> Spot {
    page.middle(&format!("[data-testid='square-{number}']"))
}

/// Plays a move by two clicks.
fn play(page: &Page, from: u16, to: u16) {
    let before = position(page);
    for number in [from, to] {
        page.tap_at(Hand::Mouse, square(page, number));
    }
    let moved = "return document.querySelector('.study-board').dataset.position !== arguments[0]";
    page.wait_with(&format!("the move {from}-{to}"), moved, &[json!(before)]);
}

/// Presses a key while Shift is held.
fn with_shift(page: &Page, key: char) {
    let event = |kind: &str, key: char| json!({ "type": kind, "value": key.to_string() });
    let actions =
        [event("keyDown", SHIFT), event("keyDown", key), event("keyUp", key), event("keyUp", SHIFT)];
    page.perform(&json!([{ "type": "key", "id": "keys", "actions": actions }]));
}

/// Draws with the right button.
fn draw(page: &Page, from: u16, to: u16) {
    let go = |at: Spot| json!({ "type": "pointerMove", "duration": 0, "x": at.x.round() as i64, "y": at.y.round() as i64 });
    let button = |kind: &str| json!({ "type": kind, "button": 2 });
    let actions = [go(square(page, from)), button("pointerDown"), go(square(page, to)), button("pointerUp")];
    let mouse = json!({ "type": "pointer", "id": "mouse", "parameters": { "pointerType": "mouse" }, "actions": actions });
    page.perform(&json!([mouse]));
}

fn count(page: &Page, selector: &str) -> Value {
    page.run_with("return document.querySelectorAll(arguments[0]).length", &[json!(selector)])
}

/// The tree's text without line breaks.
fn moves(page: &Page) -> String {
    page.text("moves").replace('–', "-").split_whitespace().collect::<Vec<_>>().join(" ")
}

fn checked(page: &Page, id: &str, attribute: &str) -> bool {
    page.attribute(id, attribute).as_deref() == Some("true")
}

#[test]
#[ignore = "needs a browser; cargo gate runs it"]
fn keys_walk_and_branch() {
    in_browser(|page| {
        open(page, "/study");
        let start = position(page);
        play(page, 32, 28);
        let first = position(page);
        for (from, to) in [(19, 23), (28, 19), (14, 23)] {
            play(page, from, to);
        }
        let end = position(page);
        page.key(Key::Left);
        assert_ne!(position(page), end);
        page.key(Key::Right);
        assert_eq!(position(page), end);
        page.key(Key::Up);
        assert_eq!(position(page), start);
        page.key(Key::Right);
        assert_eq!(position(page), first);
        // A second reply is a variation.
        play(page, 17, 22);
        let variation = position(page);
        assert!(moves(page).contains("17-22") && moves(page).contains("19-23"), "{}", moves(page));
        with_shift(page, DOWN);
        assert_ne!(position(page), variation, "the next branch");
        with_shift(page, DOWN);
        assert_eq!(position(page), variation, "and back");
        with_shift(page, LEFT);
        assert_eq!(position(page), first, "out of the variation");
        page.key(Key::Down);
        assert_eq!(position(page), end);
        page.type_text("f");
        assert_eq!(count(page, ".bar.flipped"), json!(1));
        page.type_text("f");
        assert_eq!(count(page, ".bar.flipped"), json!(0));
        page.type_text("?");
        page.wait_for("dialog-keys");
        page.key(Key::Escape);
        page.wait_without("dialog-keys");
    });
}

#[test]
#[ignore = "needs a browser; cargo gate runs it"]
fn keys_switch_the_engine() {
    in_browser(|page| {
        open(page, "/study");
        page.wait_for("line-2");
        assert!(page.text("engine-name").starts_with("Native engine"), "{}", page.text("engine-name"));
        page.type_text("x");
        assert!(checked(page, "threat", "aria-pressed"));
        page.wait_for("line-0");
        let threat = page.attribute("engine-lines", "data-position").unwrap_or_default();
        assert!(threat.starts_with("B:"), "Black's threat is shown: {threat}");
        page.type_text("x");
        page.wait("lines for White", "return document.querySelector(`[data-testid='engine-lines']`).dataset.position?.startsWith('W:')");
        page.wait_for("line-0");
        page.type_text(" ");
        page.wait("the best move", "return !!document.querySelector('.node[aria-current]')");
        page.type_text("l");
        page.wait_without("line-0");
        assert!(!checked(page, "engine-switch", "aria-checked"));
        page.type_text("l");
        page.wait_for("line-0");
        page.click("more-lines");
        page.click("more-lines");
        page.wait_for("line-4");
    });
}

#[test]
#[ignore = "needs a browser; cargo gate runs it"]
fn notes_marks_and_drawings_outlive_a_reload() {
    in_browser(|page| {
        open(page, "/study");
        play(page, 32, 28);
        draw(page, 19, 23);
        draw(page, 14, 14);
        page.wait("an arrow", "return !!document.querySelector('g.ink-green')");
        page.wait("a circle", "return !!document.querySelector('circle.ink-green')");
        draw(page, 14, 14);
        page.wait("no circle", "return !document.querySelector('circle.ink-green')");
        page.click("glyph-1");
        page.wait("a mark", "return document.querySelector('.node')?.textContent.includes('!')");
        page.type_text("c");
        page.wait("the field", "return document.activeElement?.dataset.testid === 'comment'");
        page.type_text("the center <b>first</b>");
        page.key(Key::Enter);
        page.type_text("then the wings");
        page.key(Key::Escape);
        page.wait("the comment", "return !!document.querySelector('.tree .comment')");
        assert!(moves(page).contains("the center <b>first</b> then the wings"), "{}", moves(page));
        expect_clean(page);
        let (before, at) = (moves(page), position(page));
        page.reload();
        open(page, "/study");
        page.key(Key::Down);
        assert_eq!((moves(page), position(page)), (before, at));
        page.wait("the arrow", "return !!document.querySelector('g.ink-green')");
        page.key(Key::Up);
        page.wait("no arrow", "return !document.querySelector('g.ink-green')");
    });
}

#[test]
#[ignore = "needs a browser; cargo gate runs it"]
fn endgame_values_are_on_the_board() {
    in_browser(|page| {
        open(page, "/study?variant=english&fen=W:WK18,K15:BK1");
        page.wait("values", "return document.querySelectorAll(`[data-testid^='badge-']`).length > 1");
        play(page, 18, 14);
        page.wait("values of the defender", "return !!document.querySelector('.badge-loss')");
    });
}

#[test]
#[ignore = "needs a browser; cargo gate runs it"]
fn threads_and_memory_are_kept() {
    in_browser(|page| {
        open(page, "/study");
        page.wait_for("line-0");
        page.click("engine-setup-open");
        page.wait_for("engine-memory");
        let choose = "const list = document.querySelector(`[data-testid='${arguments[0]}']`); list.value = arguments[1]; \
                      list.dispatchEvent(new Event('change', { bubbles: true }))";
        page.run_with(choose, &[json!("engine-memory"), json!("128")]);
        page.run_with(choose, &[json!("engine-threads"), json!("1")]);
        assert_eq!(page.text("engine-name"), "Native engine, 1 thread");
        page.wait_for("line-0");
        page.reload();
        page.wait_for("line-0");
        assert_eq!(page.text("engine-name"), "Native engine, 1 thread");
        assert_eq!(
            page.run("return document.querySelector(`[data-testid='engine-memory']`).value"),
            json!("128")
        );
    });
}
