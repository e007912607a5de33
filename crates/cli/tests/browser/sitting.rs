//! A sitting at the board: taking back, hints, turning the board, the rules, copying, coming back later, bad addresses.

use serde_json::json;

use super::hand::{Hand, Key, Spot};
use super::harness::in_browser;
use super::page::Page;
use super::playing::Way;

const GAME: &str = "/?variant=english&opponent=random&side=black";

/// Everything that tells one state of a game from another.
fn state(page: &Page) -> (Vec<String>, String, bool) {
    let pieces = page.run(
        "return [...document.querySelectorAll(`[data-testid^='piece-']`)] \
         .map((piece) => [piece.dataset.testid, piece.dataset.color, piece.dataset.role].join()).sort().join(' ')",
    );
    (page.moves(), pieces.as_str().unwrap_or_default().to_owned(), is_flipped(page))
}

/// Whether Black sits at the bottom.
pub(super) fn is_flipped(page: &Page) -> bool {
    page.square(32).y < page.square(1).y
}

#[test]
#[ignore = "needs a browser; cargo gate runs it"]
fn a_game_survives_a_reload() {
    in_browser(|page| {
        page.open(GAME);
        for _ in 0..3 {
            page.make_move(Way::Tap(Hand::Mouse));
        }
        page.wait_for_turn();
        page.click("action-flip");
        let before = state(page);
        assert_eq!(before.0.len(), 6);
        page.reload();
        page.wait_for_turn();
        assert_eq!(state(page), before);
        page.make_move(Way::Tap(Hand::Mouse));
        page.wait_for_plies(8);

        // From the start page it can be gone on with.
        page.click("home");
        page.wait_for("start-continue");
        page.click("start-continue");
        page.wait_for("board");
        assert_eq!(page.wait_for_turn().plies, 8);
    });
}

#[test]
#[ignore = "needs a browser; cargo gate runs it"]
fn undo_takes_back_both_plies_and_redo_brings_them_again() {
    in_browser(|page| {
        page.open(GAME);
        let start = page.wait_for_turn();
        let fresh = state(page);
        page.make_move(Way::Tap(Hand::Mouse));
        page.wait_for_plies(2);
        page.wait_for_turn();
        let played = state(page);
        page.click("action-undo");
        let undone = page.wait_for_turn();
        assert_eq!(undone.movable, start.movable, "it is the person's turn again");
        assert_eq!(state(page).1, fresh.1, "all pieces stand as before");
        assert_eq!(
            page.run("return document.querySelectorAll('.ply.later').length"),
            json!(2),
            "two plies are taken back"
        );
        page.click("action-redo");
        page.wait("no later moves", "return !document.querySelector('.ply.later')");
        assert_eq!(state(page), played);
    });
}

#[test]
#[ignore = "needs a browser; cargo gate runs it"]
fn a_hint_comes_with_its_reason_and_goes() {
    in_browser(|page| {
        page.open("/?variant=english&fen=W:W26,30,32:B23,1&opponent=random&side=white");
        page.wait_for_turn();
        page.click("action-hint");
        page.wait("a hint", "return !!document.querySelector('.coach.hint')");
        assert_eq!((page.frames("hint-from"), page.frames("hint-to")), (vec![26], vec![19]));
        assert!(page.text("coach").starts_with("26×19 "), "{}", page.text("coach"));
        assert_eq!(page.attribute("action-hint", "aria-pressed").as_deref(), Some("true"));
        page.click("action-hint");
        assert_eq!((page.frames("hint-from"), page.frames("hint-to")), (vec![], vec![]));
        assert_eq!(page.attribute("action-hint", "aria-pressed").as_deref(), Some("false"));
    });
}

#[test]
#[ignore = "needs a browser; cargo gate runs it"]
fn the_board_turns_around() {
    in_browser(|page| {
        page.open(GAME);
        page.wait_for_turn();
        assert!(is_flipped(page), "the player of Black has Black at the bottom");
        page.click("action-flip");
        assert!(!is_flipped(page));
        // Clicks mean the squares that are seen.
        page.make_move(Way::Tap(Hand::Mouse));
        page.make_move(Way::Drag(Hand::Mouse));
        page.click("action-flip");
        assert!(is_flipped(page));
    });
}

#[test]
#[ignore = "needs a browser; cargo gate runs it"]
fn the_rules_close_by_a_click_outside_and_by_escape() {
    in_browser(|page| {
        page.open("/?variant=menu");
        for way in ["outside", "escape", "button"] {
            page.click("action-rules");
            page.wait_for("dialog-rules");
            assert!(
                page.text("rules-text").contains("Capturing a king with a man"),
                "the rules are those of the game in play"
            );
            // A click inside changes nothing.
            page.click("rules-text");
            assert!(page.shows("dialog-rules"));
            match way {
                "outside" => page.tap_at(Hand::Mouse, Spot { x: 5.0, y: 450.0 }),
                "escape" => page.key(Key::Escape),
                _ => page.click("dialog-close"),
            }
            page.wait_without("dialog-rules");
        }
    });
}

#[test]
#[ignore = "needs a browser; cargo gate runs it"]
fn positions_and_games_are_copied_and_opened() {
    in_browser(|page| {
        let grant = json!({ "permissions": ["clipboardReadWrite", "clipboardSanitizedWrite"] });
        page.devtools("Browser.grantPermissions", &grant);
        page.open("/?variant=english&fen=W:W21,K32:B1,K12&opponent=two-players");
        page.wait_for_turn();
        page.click("action-share");
        page.wait_for("dialog-share");
        page.click("copy-fen");
        page.wait(
            "the word that it is copied",
            "return document.querySelector(`[data-testid='copy-fen']`).innerText.includes('Copied')",
        );
        let copied = page.run("return navigator.clipboard.readText()");
        assert_eq!(copied, json!("W:W21,K32:B1,K12"));

        let link = page.run("return document.querySelector(`[data-testid='share-link']`).value");
        let link = link.as_str().unwrap_or_default().to_owned();
        assert!(link.contains("/study.html#game="), "{link}");

        // The study opens what others wrote, and hands it back to be played.
        page.click("share-open");
        page.wait_for("dialog-open");
        let paste = |text: &str| {
            let fill = "document.querySelector(`[data-testid='paste-text']`).value = arguments[0]";
            page.run_with(fill, &[json!(text)]);
            page.click("paste-open");
        };
        let error = "return document.querySelector(`[data-testid='paste-error']`)?.innerText";
        paste("W:W99:B1");
        page.wait("a reason", error);
        assert_eq!(page.text("paste-error").lines().count(), 1, "{}", page.text("paste-error"));
        paste("");
        page.wait_with(
            "another reason",
            &format!("{error}.includes(arguments[0])"),
            &[json!("There is no text")],
        );
        paste("[GameType \"21\"] 1. 1115 23-19 *");
        page.wait_without("dialog-open");
        assert!(page.text("notice").starts_with("Line 1, column 20: "), "{}", page.text("notice"));
        page.key(Key::Down);
        page.click("study-play");
        page.wait_for_turn();
        assert_eq!(page.moves(), ["11–15", "23–19"]);

        // The link has the same position as the game that it was copied from.
        page.open(&link[link.find("/study").unwrap_or_default()..]);
        page.wait_for("engine");
        let board = "return document.querySelector('.study-board').dataset.position";
        assert_eq!(page.run(board), json!("W:W21,K32:B1,K12"));
    });
}

#[test]
#[ignore = "needs a browser; cargo gate runs it"]
fn a_bad_address_gets_one_clear_line() {
    in_browser(|page| {
        let bad = [
            ("variant=chess", "There is no variant “chess”."),
            ("opponent=level/99", "There is no opponent “level/99”."),
            ("side=left", "The side must be white or black, not “left”."),
            ("variant=english&fen=W:W99:B1", "Cannot read the position: "),
            ("fen=nonsense", "Cannot read the position: "),
        ];
        for (question, line) in bad {
            page.open(&format!("/?{question}"));
            page.wait_for("notice");
            let notice = page.text("notice");
            assert!(notice.starts_with(line) && !notice.contains('\n'), "{question}: {notice:?}");
            assert!(page.shows("start"), "{question}: the start page is shown");
        }
    });
}
