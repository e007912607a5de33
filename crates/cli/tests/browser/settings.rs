//! Settings: the file of the program that serves the page, and what is changed in the browser.

use serde_json::json;

use super::harness::{in_browser, in_browser_with_settings};
use super::page::Page;

const FILE: &str = "animation = \"slow\"\npause = 1.9\nsquare_numbers = false\ntheme = \"dark\"\n\
                    variant = \"menu\"\nopponent = \"menu/hard\"\n";

/// Opens the page in a browser in which nothing was ever set.
fn open_as_a_stranger(page: &Page) {
    page.open("/");
    page.run("localStorage.setItem('crownhead.settings', '{}')");
    page.open("/");
}

/// Opens the settings and fails unless these are the ones that are chosen.
fn expect(page: &Page, ids: &[&str]) {
    page.click("action-settings");
    page.wait_for("dialog-settings");
    let script = "return [...document.querySelectorAll(`[role='radio'][aria-checked='true']`)] \
                  .map((choice) => choice.dataset.testid)";
    assert_eq!(page.run(script), json!(ids));
}

/// The theme that the page is told to have.
fn theme(page: &Page) -> Option<String> {
    page.run("return document.documentElement.dataset.theme").as_str().map(str::to_owned)
}

#[test]
#[ignore = "needs a browser; cargo gate runs it"]
fn the_settings_file_is_what_is_usual_and_the_browser_goes_before_it_field_by_field() {
    in_browser_with_settings(FILE, |page| {
        open_as_a_stranger(page);
        assert_eq!(theme(page).as_deref(), Some("dark"));
        assert!(page.text("start-rules").contains("Menu draughts"), "{}", page.text("start-rules"));
        assert!(page.text("start-opponent").contains("Hard"), "{}", page.text("start-opponent"));
        expect(
            page,
            &[
                "speed-slow",
                "pause-2000",
                "theme-dark",
                "board-sage",
                "pieces-classic",
                "square-names-none",
                "names-usual",
                "spoken-square",
            ],
        );

        page.click("speed-fast");
        page.click("theme-system");
        assert_eq!(theme(page), None, "a change counts at once");
        let kept = page.run("return JSON.parse(localStorage.getItem('crownhead.settings'))");
        assert_eq!(kept, json!({ "speed": "fast", "theme": "system" }), "only what was changed is kept");
        page.reload();
        assert_eq!(theme(page), None, "and it lasts");
        expect(
            page,
            &[
                "speed-fast",
                "pause-2000",
                "theme-system",
                "board-sage",
                "pieces-classic",
                "square-names-none",
                "names-usual",
                "spoken-square",
            ],
        );
    });
}

#[test]
#[ignore = "needs a browser; cargo gate runs it"]
fn without_a_settings_file_the_page_has_its_own() {
    in_browser_with_settings("", |page| {
        open_as_a_stranger(page);
        assert_eq!(
            page.run("return document.getElementById('defaults').textContent"),
            json!(r#"{"tables":true,"engine":true}"#)
        );
        assert!(page.text("start-rules").contains("English draughts"), "{}", page.text("start-rules"));
        expect(
            page,
            &[
                "speed-normal",
                "pause-500",
                "theme-system",
                "board-sage",
                "pieces-classic",
                "square-names-inside",
                "names-usual",
                "spoken-square",
            ],
        );
    });
}

#[test]
#[ignore = "needs a browser; cargo gate runs it"]
fn endgame_tables_are_built_from_the_training_room() {
    const CHOOSE: &str = "const list = document.querySelector(`[data-testid='${arguments[0]}']`); \
                          list.value = arguments[1]; list.dispatchEvent(new Event('change', { bubbles: true }));";
    const BUILT: &str =
        "return document.querySelector(\"[data-testid='tables-build']\").textContent.includes('finished')";
    in_browser(|page| {
        page.open("/");
        page.click("start-practice");
        page.click("practice-tables");
        page.wait_for("tables");
        for (list, value) in
            [("tables-rules", "mini6-english"), ("tables-pieces", "3"), ("tables-tell", "dtw")]
        {
            page.run_with(CHOOSE, &[json!(list), json!(value)]);
        }
        let ready = "return !document.querySelector(\"[data-testid='tables-act']\").disabled";
        page.wait("the order can be carried out", ready);
        assert!(page.text("tables-cost").starts_with("Needs up to 0."), "{}", page.text("tables-cost"));
        page.click("tables-act");
        page.wait("the build is finished", BUILT);
        let sets = page.text("tables-sets");
        assert!(
            sets.contains("Mini English draughts, up to 3 pieces, result and distance to the win"),
            "{sets}"
        );
        page.wait(
            "nothing is left to build",
            "return document.querySelector(\"[data-testid='tables-act']\").disabled",
        );
    });
}
