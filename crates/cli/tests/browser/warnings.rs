//! Warnings about mistakes during play.

use serde_json::json;

use super::hand::Hand;
use super::harness::in_browser;
use super::page::Page;

/// White gives a man away with 22-18.
const GAME: &str = "/?variant=english&opponent=level/1&side=white&fen=W:W22,29,31,32:B14,6,2,1";

fn move_piece(page: &Page, from: u64, to: u64) {
    page.tap(Hand::Mouse, from);
    page.tap(Hand::Mouse, to);
}

fn wait_for_warning(page: &Page) {
    page.wait("the warning", "return document.querySelector('.coach.warning') !== null");
    assert_eq!(page.text("status"), "Blunder");
}

#[test]
#[ignore = "needs a browser; cargo gate runs it"]
fn a_mistake_is_told_before_the_computer_answers_it() {
    in_browser(|page| {
        page.open("/");
        page.run("localStorage.setItem('crownhead.settings', '{\"warnings\":true,\"pause\":0}')");
        page.open(GAME);
        page.wait_for_turn();
        move_piece(page, 22, 18);
        wait_for_warning(page);
        let told = page.text("coach");
        assert!(told.contains("22–18 loses a man: 14×23."), "{told}");
        assert_eq!(page.moves().len(), 1, "the computer waits");

        page.click("action-take-back");
        page.wait_for_plies(0);
        page.wait_for_turn();
        move_piece(page, 32, 27);
        page.wait_for_plies(2);
        assert_eq!(page.moves()[0], "32–27", "a good move is answered at once");

        page.click("action-undo");
        page.wait_for_plies(0);
        move_piece(page, 22, 18);
        wait_for_warning(page);
        page.click("action-pause");
        page.wait_for_plies(2);
        assert_eq!(page.run("return document.querySelectorAll('.coach.warning').length"), json!(0));
    });
}
