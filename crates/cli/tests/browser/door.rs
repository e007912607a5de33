//! The start page: its doors, the list of games, sides, and games that were left.

use serde_json::json;

use super::hand::{Hand, Key};
use super::harness::in_browser;
use super::page::Page;
use super::playing::Way;

fn options(page: &Page) -> Vec<String> {
    let script = "return [...document.querySelectorAll('.pick .option')].map((option) => option.dataset.testid.slice(7))";
    let found = page.run(script);
    found.as_array().into_iter().flatten().filter_map(|id| id.as_str().map(str::to_owned)).collect()
}

fn search(page: &Page, text: &str) {
    page.run_with(
        "const field = document.querySelector(`[data-testid='pick-search']`); field.value = arguments[0]; \
         field.dispatchEvent(new Event('input', { bubbles: true }))",
        &[json!(text)],
    );
}

#[test]
#[ignore = "needs a browser; cargo gate runs it"]
fn every_door_opens_what_it_says() {
    in_browser(|page| {
        for (door, address) in [
            ("door-study", "/study"),
            ("door-learn", "/lessons"),
            ("start-open", "/study"),
            ("start-editor", "/study"),
            ("start-library", "/library"),
        ] {
            page.open("/");
            page.click(door);
            page.wait_with(
                door,
                "return location.pathname.startsWith(arguments[0]) && !!document.querySelector('main')",
                &[json!(address)],
            );
        }
        page.open("/");
        page.click("start-editor");
        page.wait("the position editor", "return !!document.querySelector('.editing')");
        page.open("/");
        page.click("start-rules-page");
        page.wait_for("dialog-rules");
        page.key(Key::Escape);
        page.click("start-practice");
        page.wait_for("practice-any");
        page.click("door-play");
        page.wait_for("start-play");
    });
}

#[test]
#[ignore = "needs a browser; cargo gate runs it"]
fn the_chosen_game_goes_along() {
    in_browser(|page| {
        page.open("/");
        page.click("start-rules");
        page.click("option-turkish");
        page.click("start-puzzles");
        page.wait_for("puzzle-game");
        assert_eq!(
            page.run("return document.querySelector('[data-testid=puzzle-game]').value"),
            json!("turkish")
        );
        for door in ["door-study", "start-editor"] {
            page.open("/");
            page.click(door);
            page.wait(
                "Turkish draughts",
                "return document.querySelector('.game-name')?.innerText.includes('Turkish')",
            );
        }
        // A study with moves stays open.
        page.open("/study");
        page.tap(Hand::Mouse, page.wait_for_turn().movable[0]);
        page.tap(Hand::Mouse, page.sight().targets[0]);
        page.open("/");
        page.click("start-rules");
        page.click("option-english");
        page.click("door-study");
        page.wait("the study", "return document.querySelectorAll('.tree .node').length === 1");
    });
}

#[test]
#[ignore = "needs a browser; cargo gate runs it"]
fn the_back_button_returns_to_the_start_menu() {
    in_browser(|page| {
        page.resize(390, 844);
        page.open("/");
        for list in ["start-practice", "start-opponent", "start-rules"] {
            page.click(list);
            page.wait_for("start-back");
            page.run("history.back()");
            page.wait_for("start-play");
        }
        page.click("start-own");
        page.click("start-template");
        page.wait_without("own-play");
        page.run("history.back()");
        page.wait_for("own-play");
        page.run("history.back()");
        page.wait_for("start-side");
        // A list that the page itself closes leaves nothing to go back over.
        let length = page.run("return history.length");
        for _ in 0..2 {
            page.click("start-side");
            page.click("option-black");
            page.wait_for("start-play");
        }
        page.wait("the start", "return history.state === null");
        assert_eq!(page.run("return history.length"), length);
        page.click("start-play");
        page.wait_for("board");
        page.run("history.back()");
        page.wait_for("start-play");
    });
}

#[test]
#[ignore = "needs a browser; cargo gate runs it"]
fn games_are_found_by_name_at_home_and_favorites_come_first() {
    in_browser(|page| {
        page.open("/");
        page.click("start-rules");
        page.wait_for("pick-search");
        assert!(options(page).len() >= 30);
        search(page, "ШАШКИ");
        assert_eq!(options(page), ["russian"]);
        search(page, "damas");
        assert!(options(page).contains(&"brazilian".to_owned()));
        search(page, "nothing like this");
        assert!(options(page).is_empty() && page.shows("pick-none"));
        search(page, "");
        page.click("star-thai");
        assert_eq!(options(page)[0], "thai");
        page.reload();
        page.click("start-rules");
        page.wait_for("pick-search");
        assert_eq!(options(page)[0], "thai", "the browser keeps favorites");
        page.click("option-thai");
        page.wait_for("start-play");
        assert!(page.text("start-rules").contains("Thai"), "{}", page.text("start-rules"));
    });
}

#[test]
#[ignore = "needs a browser; cargo gate runs it"]
fn the_list_of_games_is_walked_and_searched_by_keys() {
    in_browser(|page| {
        page.open("/");
        page.click("start-rules");
        page.wait_for("pick-search");
        let focused = "return document.activeElement.dataset.testid";
        page.wait("the chosen game has the focus", &format!("{focused} === 'option-english'"));
        page.key(Key::End);
        assert_eq!(page.run(focused), json!("option-text"), "the last one");
        page.key(Key::Home);
        page.type_text("frisian");
        page.wait(
            "what was typed is searched",
            "return document.querySelector(`[data-testid='pick-search']`).value === 'frisian'",
        );
        page.key(Key::Enter);
        page.wait_for("start-play");
        assert!(page.text("start-rules").contains("Frisian"), "{}", page.text("start-rules"));
    });
}

#[test]
#[ignore = "needs a browser; cargo gate runs it"]
fn chance_chooses_the_side_if_wanted() {
    in_browser(|page| {
        page.open("/");
        page.click("start-side");
        page.wait_for("option-random");
        page.click("option-random");
        let mut sides = std::collections::BTreeSet::new();
        for _ in 0..40 {
            page.click("start-play");
            page.wait_for("strip-white");
            sides
                .insert(page.run("return document.querySelector('.strip.lower').dataset.testid").to_string());
            page.click("home");
            page.wait_for("start-play");
            if sides.len() == 2 {
                return;
            }
        }
        panic!("forty games, one side: {sides:?}");
    });
}

#[test]
#[ignore = "needs a browser; cargo gate runs it"]
fn a_game_that_was_left_for_another_is_kept() {
    in_browser(|page| {
        page.open("/?variant=english&opponent=two-players");
        page.make_move(Way::Drag(Hand::Mouse));
        page.open("/?variant=russian&opponent=two-players");
        page.make_move(Way::Drag(Hand::Mouse));
        page.make_move(Way::Drag(Hand::Mouse));
        page.click("home");
        page.wait_for("recent-0");
        assert!(page.text("recent-0").contains("English draughts"), "{}", page.text("recent-0"));
        page.click("recent-0");
        page.wait_for_plies(1);
        assert_eq!(page.text("game-name"), "English draughts");
        page.click("home");
        page.wait_for("recent-0");
        assert!(page.text("recent-0").contains("Russian draughts"), "the two have changed places");
        page.click("recent-delete-0");
        page.wait_without("recent-0");
        page.reload();
        page.wait_for("start-continue");
        assert!(!page.shows("recent-0"), "deleted for good");
    });
}
