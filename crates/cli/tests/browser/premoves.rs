//! Moves planned during the computer's turn: played, refused and dropped; and moves of one click.

use serde_json::json;

use super::hand::{Hand, Key};
use super::harness::in_browser;
use super::page::Page;

/// Opens a game in which the computer moves first, and takes two seconds.
fn open(page: &Page, query: &str) {
    page.open("/");
    page.run("localStorage.setItem('crownhead.settings', '{\"pause\":2000,\"speed\":\"fast\"}')");
    page.open(&format!("/?variant=english&opponent=random&{query}"));
}

fn planned(page: &Page) -> Vec<u64> {
    let script = "return [...document.querySelectorAll(`[data-testid^='mark-planned-']`)].map((mark) => Number(mark.dataset.testid.slice(13)))";
    page.run(script).as_array().into_iter().flatten().filter_map(serde_json::Value::as_u64).collect()
}

#[test]
#[ignore = "needs a browser; cargo gate runs it"]
fn a_planned_move_is_played_as_soon_as_it_is_legal() {
    in_browser(|page| {
        for hand in [Hand::Mouse, Hand::Finger] {
            open(page, "side=white");
            page.tap(hand, 22);
            page.tap(hand, 18);
            assert_eq!(planned(page), [22, 18], "{hand:?}");
            assert!(page.text("coach").starts_with("Planned: 22–18."), "{}", page.text("coach"));
            page.wait_for_plies(2);
            assert_eq!((page.moves()[1].as_str(), planned(page)), ("22–18", Vec::new()), "{hand:?}");
        }
        // A drag plans as well.
        open(page, "side=white");
        page.drag(Hand::Mouse, 22, 17);
        assert_eq!(planned(page), [22, 17]);
        page.wait_for_plies(2);
        assert_eq!(page.moves()[1], "22–17");
    });
}

#[test]
#[ignore = "needs a browser; cargo gate runs it"]
fn a_planned_move_that_is_not_legal_is_dropped_with_a_word() {
    in_browser(|page| {
        open(page, "side=white");
        page.tap(Hand::Mouse, 22);
        page.tap(Hand::Mouse, 14);
        assert_eq!(planned(page), [22, 14]);
        page.wait("a refusal", "return document.querySelector(`[data-testid='coach']`).innerText.includes('22–14 is not legal now')");
        assert_eq!((page.moves().len(), planned(page)), (1, Vec::new()));
        page.wait_for_turn();
    });
}

#[test]
#[ignore = "needs a browser; cargo gate runs it"]
fn a_click_beside_the_board_or_escape_drops_plans() {
    in_browser(|page| {
        for way in ["outside", "escape"] {
            open(page, "side=white");
            page.tap(Hand::Mouse, 22);
            page.tap(Hand::Mouse, 18);
            assert_eq!(planned(page), [22, 18], "{way}");
            match way {
                "outside" => page.click("status"),
                _ => page.key(Key::Escape),
            }
            page.wait("no plan", "return !document.querySelector(`[data-testid^='mark-planned-']`)");
            page.wait_for_plies(1);
            page.wait_for_turn();
            assert_eq!(page.moves().len(), 1, "{way}: nothing was played");
        }
    });
}

#[test]
#[ignore = "needs a browser; cargo gate runs it"]
fn a_reply_to_one_move_is_played_only_after_that_move() {
    in_browser(|page| {
        // Black has one move, 1–5 or 1–6; White plans a reply to each.
        open(page, "side=white&fen=B:W22,32:B1");
        for square in [1, 5, 22, 18, 1, 6, 22, 17] {
            page.tap(Hand::Mouse, square);
        }
        page.wait_for_plies(2);
        let expected = if page.moves()[0] == "1–5" { "22–18" } else { "22–17" };
        assert_eq!(page.moves()[1], expected);
    });
}

#[test]
#[ignore = "needs a browser; cargo gate runs it"]
fn one_click_plays_a_pieces_only_move_if_wanted() {
    in_browser(|page| {
        page.open("/");
        page.run("localStorage.setItem('crownhead.settings', '{\"one_click\":true}')");
        page.open("/?variant=english&opponent=two-players&fen=W:W21,32:B1,2");
        page.tap(Hand::Mouse, 21);
        page.wait_for_plies(1);
        assert_eq!(page.moves()[0], "21–17");
        assert_eq!(page.run("return document.querySelectorAll('.mark-selected').length"), json!(0));
    });
}
