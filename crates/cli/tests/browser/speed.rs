//! Time: how soon the page can be played on, whether it stays alive while the engine thinks, and how soon that stops.

use serde_json::json;

use super::hand::Hand;
use super::harness::{alone_in_browser, in_browser};
use super::page::Page;
use super::playing::Way;

/// Machines are busy with other things at times; what counts is what the app can do.
const ATTEMPTS: usize = 5;

/// The best of some measurements, in milliseconds; stops at the first that is good enough.
fn best(limit: f64, mut measure: impl FnMut() -> f64) -> f64 {
    let mut best = f64::INFINITY;
    for _ in 0..ATTEMPTS {
        best = best.min(measure());
        if best < limit {
            break;
        }
    }
    best
}

fn number(page: &Page, script: &str) -> f64 {
    page.run(script).as_f64().unwrap_or_else(|| panic!("no number: {script}"))
}

#[test]
#[ignore = "needs a browser; cargo gate runs it"]
fn the_board_is_there_within_half_a_second() {
    alone_in_browser(|page| {
        let time = best(500.0, || {
            page.devtools("Network.clearBrowserCache", &json!({}));
            page.open("/?variant=english&opponent=two-players");
            page.wait("the board on the screen", "return probe.playable");
            number(page, "return probe.playable")
        });
        println!("playable after {time:.0} ms");
        assert!(time < 500.0, "it took {time:.0} ms from navigation to a board that can be played on");
    });
}

/// Whether the engine is thinking about its move.
const AT_WORK: &str = "return !!document.querySelector('.coach.think')";

/// An opponent that would think for hours.
const SLOW: &str = "/?variant=international&opponent=minimax:20&side=black";

#[test]
#[ignore = "needs a browser; cargo gate runs it"]
fn thinking_never_holds_up_the_page() {
    alone_in_browser(|page| {
        let longest = best(100.0, || {
            page.open(SLOW);
            page.wait("the engine at work", AT_WORK);
            page.run("probe.watchFrames()");
            page.wait("many frames", "return probe.gaps.frames > 90");
            number(page, "return probe.gaps.longest")
        });
        println!("the longest time between two frames: {longest:.0} ms");
        assert!(longest < 100.0, "the page stood still for {longest:.0} ms");
        assert_eq!(page.sight().plies, 0, "the engine was thinking all the time");
        // The page answers meanwhile.
        page.click("action-flip");
        page.click("action-rules");
        page.wait_for("dialog-rules");
    });
}

#[test]
#[ignore = "needs a browser; cargo gate runs it"]
fn thinking_can_be_stopped_at_once() {
    alone_in_browser(|page| {
        let time = best(300.0, || {
            page.open("/");
            page.open(SLOW);
            page.wait_for("action-move-now");
            assert_eq!(page.sight().plies, 0, "the engine is still thinking");
            page.run(
                "const button = document.querySelector(`[data-testid='action-move-now']`); \
                 const begin = performance.now(); \
                 probe.moved = null; \
                 const watch = new MutationObserver(() => { \
                     if (!document.querySelector(`[data-testid='ply-1']`)) return; \
                     watch.disconnect(); \
                     probe.moved = performance.now() - begin; }); \
                 watch.observe(document.body, { childList: true, subtree: true }); \
                 button.click()",
            );
            page.wait("a move", "return probe.moved");
            number(page, "return probe.moved")
        });
        println!("a move {time:.0} ms after the word to stop");
        assert!(time < 300.0, "it took {time:.0} ms to stop");
    });
}

#[test]
#[ignore = "needs a browser; cargo gate runs it"]
fn another_opponent_takes_over_at_once() {
    in_browser(|page| {
        page.open(SLOW);
        page.wait("the engine at work", AT_WORK);
        page.click("player-white");
        page.click("option-random");
        page.wait_for_plies(1);
        assert!(page.text("player-white").starts_with("Random"), "{}", page.text("player-white"));
        page.click("action-hint");
        page.wait("a hint", "return !!document.querySelector('.coach.hint')");
    });
}

/// Notes whether both the card and the computer's strip say something, at whatever time.
const LISTEN: &str = "const wanted = new RegExp(arguments[0]); \
    const seen = new Set(); \
    new MutationObserver(() => { \
        for (const place of ['.coach', '.strip .sub']) \
            for (const element of document.querySelectorAll(place)) \
                if (wanted.test(element.textContent)) seen.add(place); \
        probe.progress = seen.size === 2; \
    }).observe(document.body, { childList: true, characterData: true, subtree: true })";

#[test]
#[ignore = "needs a browser; cargo gate runs it"]
fn thinking_tells_how_far_it_has_come() {
    in_browser(|page| {
        for (opponent, words) in
            [("level/16", r"depth [1-9].*\d.* positions"), ("minimax:8", r"[1-9].* search calls")]
        {
            page.open(&format!("/?variant=english&opponent={opponent}&side=black"));
            page.wait_for_turn();
            page.run_with(LISTEN, &[json!(words)]);
            page.make_move(Way::Tap(Hand::Mouse));
            page.wait("progress", "return probe.progress");
        }
    });
}
