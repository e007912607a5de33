//! Rules put together on the start page: by keys alone, with contradictions, passed on and read back; and draws that
//! players claim.

use serde_json::json;

use super::hand::Key;
use super::harness::in_browser;
use super::keyboard::{focused, go_down_to, wait_for_focus};
use super::page::Page;

/// Opens the page on which rules are put together.
fn open_own(page: &Page) {
    page.open("/");
    page.key(Key::Down);
    go_down_to(page, "start-own");
    page.key(Key::Enter);
    wait_for_focus(page, "own-play");
}

/// Takes a value from the list of a switch.
fn take(page: &Page, switch: &str, value: &str) {
    go_down_to(page, &format!("start-{switch}"));
    page.key(Key::Enter);
    wait_for_focus(page, "option-");
    go_down_to(page, &format!("option-{value}"));
    page.key(Key::Enter);
    wait_for_focus(page, &format!("start-{switch}"));
}

#[test]
#[ignore = "needs a browser; cargo gate runs it"]
fn rules_are_put_together_and_played_by_keys_alone() {
    in_browser(|page| {
        open_own(page);
        take(page, "template", "turkish");
        take(page, "board", "1");
        assert!(page.text("start-board").contains("8×8"), "{}", page.text("start-board"));
        // Left and right change a row on the spot.
        go_down_to(page, "start-starts");
        let before = page.text("start-starts");
        page.key(Key::Right);
        assert_ne!(page.text("start-starts"), before);
        go_down_to(page, "start-man_steps");
        page.key(Key::Left);
        assert!(page.text("start-man_steps").contains("Diagonals"), "{}", page.text("start-man_steps"));

        // What was built lasts.
        page.reload();
        assert!(page.text("start-rules").contains("House rules"), "{}", page.text("start-rules"));
        page.key(Key::Down);
        go_down_to(page, "start-own");
        page.key(Key::Enter);
        wait_for_focus(page, "own-play");
        assert!(page.text("start-man_steps").contains("Diagonals"), "{}", page.text("start-man_steps"));

        // Enter on the button plays them.
        assert_eq!(focused(page), "own-play");
        page.key(Key::Enter);
        page.wait_for("board");
        assert_eq!(page.text("game-name"), "House rules");
        let turn = page.wait_for_turn();
        page.walk_and_enter(turn.movable[0]);
        let target = page.sight().targets[0];
        page.walk_and_enter(target);
        page.wait_for_plies(turn.plies + 1);
    });
}

#[test]
#[ignore = "needs a browser; cargo gate runs it"]
fn a_contradiction_is_told_at_once_and_cannot_be_played() {
    in_browser(|page| {
        open_own(page);
        take(page, "template", "international");
        assert!(!page.shows("own-wrong"));
        take(page, "chain_duty", "1");
        let why = "Capture priorities compare finished captures, but these captures may stop early (capture priority, multiple captures).";
        assert_eq!(page.text("own-wrong"), why);
        for switch in ["chain_duty", "precedence"] {
            let row = page.text(&format!("start-{switch}"));
            assert!(row.ends_with(why), "{row}");
        }
        assert!(!page.text("start-removal").contains(why));
        let disabled = "return document.querySelector(`[data-testid='own-play']`).disabled";
        assert_eq!(page.run(disabled), json!(true));
        take(page, "precedence", "0");
        assert!(!page.shows("own-wrong"));
        assert_eq!(page.run(disabled), json!(false));
    });
}

#[test]
#[ignore = "needs a browser; cargo gate runs it"]
fn rules_are_passed_on_as_a_link_and_a_file_and_read_back() {
    in_browser(|page| {
        open_own(page);
        take(page, "flying_kings", "1");
        page.click("own-share");
        page.wait_for("dialog-own");
        let value = |id: &str| {
            let script = "return document.querySelector(`[data-testid='${arguments[0]}']`).value";
            page.run_with(script, &[json!(id)]).as_str().unwrap_or_default().to_owned()
        };
        let (link, file) = (value("share-link"), value("share-file"));
        assert!(file.contains("flying_kings = true") && file.contains("[draws]"), "{file}");
        let (_, code) = link.split_once("/?variant=").expect("a link with a code");
        page.key(Key::Escape);
        page.wait_without("dialog-own");

        take(page, "template", "menu");
        assert!(page.text("start-flying_kings").contains("No"));
        page.click("own-share");
        page.wait_for("dialog-own");
        page.click("paste-text");
        page.type_text(&code[..9]);
        page.click("paste-open");
        assert!(page.text("paste-error").contains("21 or 26 characters"), "{}", page.text("paste-error"));
        page.click("paste-text");
        page.run("document.querySelector(`[data-testid='paste-text']`).value = ''");
        page.type_text(code);
        page.click("paste-open");
        page.wait_without("dialog-own");
        assert!(page.text("start-flying_kings").contains("Yes"), "{}", page.text("start-flying_kings"));

        page.open(&format!("/?variant={code}&opponent=two-players"));
        page.wait_for_turn();
        assert_eq!(page.text("game-name"), "House rules");
    });
}

#[test]
#[ignore = "needs a browser; cargo gate runs it"]
fn a_draw_is_claimed_where_that_was_chosen() {
    in_browser(|page| {
        page.open("/");
        page.click("start-more");
        page.click("start-draws");
        page.wait_for("option-claimed");
        page.click("option-claimed");
        page.open("/?variant=english&fen=W:WK32:BK1&opponent=two-players");
        for (index, text) in ["32-28", "1-5", "28-32", "5-1"].into_iter().cycle().take(8).enumerate() {
            page.wait_for_turn();
            assert!(!page.shows("action-claim-draw"), "nothing can be claimed before {text}");
            page.type_text(text);
            page.key(Key::Enter);
            page.wait_for_plies(index as u64 + 1);
        }
        page.wait_for("action-claim-draw");
        assert!(page.text("coach").contains("occurred 3 times"), "{}", page.text("coach"));
        // It lasts over a reload.
        page.reload();
        page.wait_for("action-claim-draw");
        page.click("action-rules");
        page.wait_for("dialog-rules");
        assert!(page.text("rules-text").contains("has occurred 3 times"), "the counters can be read");
        page.key(Key::Escape);
        page.wait_without("dialog-rules");
        page.click("action-claim-draw");
        page.expect_ending();
        assert!(page.text("dialog-over").starts_with("Draw"), "{}", page.text("dialog-over"));
        page.reload();
        page.expect_ending();
    });
}
