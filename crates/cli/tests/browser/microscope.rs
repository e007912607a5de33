//! The search microscope: trees, the replay, a node's facts, moves on the board, and the exported picture.

use crownhead_microscope::{Method, look, small};
use crownhead_rules::{AnyRules, Variant};
use serde_json::json;

use super::hand::Hand;
use super::harness::in_browser;
use super::looks::{SCREENS, expect_clean};
use super::page::Page;

const ENGLISH: AnyRules = AnyRules::Variant(Variant::English);

fn nodes(page: &Page) -> u64 {
    let count =
        page.run("return document.querySelectorAll('[data-testid=micro-picture] [data-node]').length");
    count.as_u64().expect("a number")
}

fn choose(page: &Page, id: &str, value: &str) {
    page.run_with(
        "const field = document.querySelector(`[data-testid=${arguments[0]}]`); field.value = arguments[1];
         field.dispatchEvent(new Event('change', { bubbles: true }));",
        &[json!(id), json!(value)],
    );
}

#[test]
#[ignore = "needs a browser; cargo gate runs it"]
fn a_tree_is_shown_replayed_and_looked_into() {
    in_browser(|page| {
        page.open("/microscope?variant=english");
        page.wait_for("micro-picture");
        for (method, depth) in [(Method::AlphaBeta, 4), (Method::Minimax, 3), (Method::Full, 4)] {
            choose(page, "micro-depth", &depth.to_string());
            choose(page, "micro-method", method.key());
            let tree = look(&small(ENGLISH), method, depth, 1_500);
            assert_eq!(nodes(page), tree.nodes.len() as u64, "{method:?}");
            assert!(page.text("micro-visited").contains(&tree.visited.to_string()));
        }
        expect_clean(page);
        // One step back hides nothing but the value of the root; the first step shows the root alone.
        page.run_with(
            "const slider = document.querySelector('[data-testid=micro-slider]'); slider.value = 1;
             slider.dispatchEvent(new Event('input', { bubbles: true }));",
            &[],
        );
        assert_eq!(nodes(page), 1);
        assert!(page.text("micro-facts").contains("Being searched."));
        page.click("micro-forward");
        assert_eq!(nodes(page), 2);
        page.click("micro-play");
        page.wait(
            "more nodes",
            "return document.querySelectorAll('[data-testid=micro-picture] [data-node]').length > 5",
        );
        page.click("micro-whole");
        page.run(
            "document.querySelector('.node.cut').dispatchEvent(new MouseEvent('click', { bubbles: true }))",
        );
        assert!(page.text("micro-facts").contains("Cut: "), "{}", page.text("micro-facts"));
        page.click("micro-whole");
        // A move on the board becomes the new root.
        page.wait_still();
        page.tap(Hand::Mouse, 25);
        page.tap(Hand::Mouse, 22);
        page.wait("a new root", "return !document.querySelector('[data-testid=micro-undo]').disabled");
        page.click("micro-undo");
        assert_eq!(nodes(page), look(&small(ENGLISH), Method::Full, 4, 1_500).nodes.len() as u64);
        page.expect_no_errors();
    });
}

/// Steps through a whole replay and collects where the buttons under it stand, each place once.
const PLACES: &str = "
    const slider = document.querySelector('[data-testid=micro-slider]');
    const buttons = [...document.querySelectorAll('.micro-replay button')];
    const places = new Set();
    const last = Number(slider.max);
    for (let step = 1; step < last; step += Math.ceil(last / 150)) {
        slider.value = step;
        slider.dispatchEvent(new Event('input', { bubbles: true }));
        await new Promise((done) => setTimeout(done));
        places.add(buttons.map((button) => {
            const at = button.getBoundingClientRect();
            return `${Math.round(at.left)},${Math.round(at.top + scrollY)}`;
        }).join(' '));
    }
    return [...places];";

#[test]
#[ignore = "needs a browser; cargo gate runs it"]
fn the_buttons_of_a_replay_stay_where_they_are() {
    in_browser(|page| {
        let mut moved = Vec::new();
        for (width, height) in SCREENS {
            page.resize(width, height);
            for method in [Method::AlphaBeta, Method::Full] {
                page.open("/microscope?variant=international");
                page.wait_for("micro-picture");
                choose(page, "micro-method", method.key());
                page.wait_for_frames();
                let places = page.run(PLACES);
                if places.as_array().is_none_or(|places| places.len() != 1) {
                    moved.push(format!("{width}x{height} {method:?}: {places}"));
                }
            }
        }
        assert_eq!(moved, [""; 0]);
    });
}

#[test]
#[ignore = "needs a browser; cargo gate runs it"]
fn what_is_wrong_with_the_address_is_said() {
    in_browser(|page| {
        page.open("/microscope?variant=nosuch");
        page.wait_for("micro-picture");
        assert_eq!(page.text("notice"), "There is no variant “nosuch”.");
        page.open("/microscope?fen=garbage");
        page.wait_for("micro-picture");
        assert!(page.text("notice").contains("column 1"), "{}", page.text("notice"));
        choose(page, "micro-game", "russian");
        page.wait("no notice", "return document.querySelector('[data-testid=notice]').hidden");
        page.expect_no_errors();
    });
}

/// What of the board, the facts, the picture and its root is outside the window.
const OUTSIDE: &str = "
    const seen = (at) => at.top >= -1 && at.left >= -1 && at.bottom <= innerHeight + 1 && at.right <= innerWidth + 1;
    const parts = ['.study-board', '[data-testid=micro-facts]', '[data-testid=micro-picture]', '[data-node=\"0\"]'];
    return parts.filter((part) => !seen(document.querySelector(part).getBoundingClientRect()));";

#[test]
#[ignore = "needs a browser; cargo gate runs it"]
fn board_facts_and_tree_are_seen_at_once_and_the_whole_tree_fits() {
    in_browser(|page| {
        for (width, height) in [(1280, 800), (390, 844)] {
            page.resize(width, height);
            page.open("/microscope?variant=english");
            page.wait_for("micro-picture");
            choose(page, "micro-depth", "6");
            page.wait_for_frames();
            assert_eq!(page.run(OUTSIDE), json!([]), "{width}x{height}");
            page.click("micro-zoom-in");
            page.click("micro-whole");
            page.wait_for_frames();
            let fits = page.run(
                "const view = document.querySelector('[data-testid=micro-picture]').getBoundingClientRect();
                 return [...document.querySelectorAll('[data-node]')].every((node) => {
                     const at = node.getBoundingClientRect();
                     return at.left >= view.left - 1 && at.right <= view.right + 1 && at.bottom <= view.bottom + 1;
                 });",
            );
            assert_eq!(fits, json!(true), "{width}x{height}");
            // A tap beside a node means it.
            page.run(
                "const at = document.querySelector('[data-node=\"0\"]').getBoundingClientRect();
                 document.querySelector('[data-testid=micro-picture] svg').dispatchEvent(new MouseEvent('click',
                     { bubbles: true, clientX: at.left + at.width / 2, clientY: at.top - 8 }));",
            );
            page.wait("the root is marked", "return !!document.querySelector('[data-node=\"0\"].chosen')");
        }
        page.expect_no_errors();
    });
}
