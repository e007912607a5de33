//! Clocks: each kind to its end, flags without material to win, pauses, a reload, and the choice on the start page.

use std::thread;
use std::time::Duration;

use serde_json::json;

use super::hand::Hand;
use super::harness::in_browser;
use super::page::Page;
use super::playing::Way;

/// Opens a game of two people with a clock, and makes the first move, which starts it.
fn start(page: &Page, clock: &str) {
    let clock = clock.replace('+', "%2B").replace(' ', "%20").replace('/', "%2F");
    page.open(&format!("/?variant=english&opponent=two-players&clock={clock}"));
    page.make_move(Way::Drag(Hand::Mouse));
    page.wait_for_plies(1);
}

fn face(page: &Page, side: &str) -> String {
    page.text(&format!("clock-{side}"))
}

fn is_running(page: &Page) -> bool {
    page.run("return !!document.querySelector('.strip.on .clock.running')") == json!(true)
}

#[test]
#[ignore = "needs a browser; cargo gate runs it"]
fn each_kind_of_clock_ends_the_game() {
    in_browser(|page| {
        // Black moves first. White is thinking when the time runs out.
        for clock in ["0:01", "0:01+1", "0:01b1", "0:01d1", "2/0:01,0:01", "0:01+2x1", "h0:01", "0:01 vs 5"] {
            start(page, clock);
            page.wait_for("dialog-over");
            assert_eq!(page.text("over-reason"), "White ran out of time.", "{clock}");
            assert_eq!(face(page, "white"), "0.0", "{clock}");
            assert!(!is_running(page), "{clock}: the clock has stopped");
        }
    });
}

#[test]
#[ignore = "needs a browser; cargo gate runs it"]
fn a_flag_is_a_draw_if_the_opponent_could_not_win() {
    in_browser(|page| {
        page.open("/?variant=international&fen=W:WK1,K2,K3:BK50&opponent=two-players&clock=0:01");
        page.make_move(Way::Tap(Hand::Mouse));
        page.make_move(Way::Tap(Hand::Mouse));
        page.wait_for("dialog-over");
        assert_eq!(page.text("over-reason"), "Time ran out, and the opponent could not win.");
    });
}

#[test]
#[ignore = "needs a browser; cargo gate runs it"]
fn a_pause_lasts_through_a_reload_and_undo_gives_time_back() {
    in_browser(|page| {
        start(page, "1");
        assert!(is_running(page));
        thread::sleep(Duration::from_millis(1200));
        page.click("clock-white");
        assert!(!is_running(page), "a click pauses the clock");
        let paused = face(page, "white");
        assert!(paused.starts_with("0:5"), "{paused}");
        thread::sleep(Duration::from_millis(1200));
        assert_eq!(face(page, "white"), paused);

        page.reload();
        page.wait_for_plies(1);
        assert_eq!(face(page, "white"), paused, "the saved game keeps its clock");
        assert!(!is_running(page), "and waits for the players");
        page.click("clock-black");
        assert!(is_running(page), "a click on either clock lets it go on");

        page.click("action-undo");
        page.wait_for_plies(0);
        page.wait(
            "the whole time is back",
            "return document.querySelector(`[data-testid='clock-white']`).innerText === '1:00'",
        );
    });
}

#[test]
#[ignore = "needs a browser; cargo gate runs it"]
fn the_computer_keeps_to_its_clock() {
    in_browser(|page| {
        page.open("/?variant=english&opponent=level/16&side=black&clock=0:04");
        for _ in 0..3 {
            page.make_move(Way::Drag(Hand::Mouse));
        }
        page.wait_for_turn();
        let left: f64 = face(page, "white").parse().expect("less than ten seconds, in tenths");
        assert!(left > 1.0, "three moves took all but {left} s of four");
    });
}

#[test]
#[ignore = "needs a browser; cargo gate runs it"]
fn a_time_control_is_chosen_before_and_during_a_game() {
    in_browser(|page| {
        page.open("/");
        page.click("start-clock");
        page.wait_for("own-time");
        page.run("const field = document.querySelector(`[data-testid='own-time']`); field.value = '5+'; field.dispatchEvent(new Event('input', { bubbles: true }))");
        assert!(
            page.text("own-time-told").starts_with("Write a time such as"),
            "{}",
            page.text("own-time-told")
        );
        page.run("const field = document.querySelector(`[data-testid='own-time']`); field.value = '7+4'; field.dispatchEvent(new Event('input', { bubbles: true }))");
        assert_eq!(page.text("own-time-told"), "7 minutes, plus 4 seconds per move");
        page.click("own-time-set");
        page.wait_for("start-play");
        assert!(page.text("start-clock").contains("7 minutes"), "{}", page.text("start-clock"));
        page.click("start-play");
        page.wait_for("clock-white");
        assert_eq!(face(page, "white"), "7:00");
        if !page.shows("action-clock") {
            page.click("action-more");
        }
        page.click("action-clock");
        page.wait_for("dialog-clock");
        page.click("option-3+2");
        page.wait_without("dialog-clock");
        assert_eq!(face(page, "white"), "3:00");
    });
}

#[test]
#[ignore = "needs a browser; cargo gate runs it"]
fn the_board_turns_to_the_side_to_move_if_two_people_want_that() {
    in_browser(|page| {
        page.open("/");
        page.run("localStorage.setItem('crownhead.settings', '{\"flip\":true}')");
        start(page, "5");
        let bottom = "return document.querySelector('.strip.lower').dataset.testid";
        page.wait("White at the bottom", &format!("{bottom} === 'strip-white'"));
        page.make_move(Way::Drag(Hand::Mouse));
        page.wait("Black at the bottom", &format!("{bottom} === 'strip-black'"));
    });
}
