//! The study page's chapters, the studies that were left, and the clocks.

use serde_json::json;

use super::hand::Key;
use super::harness::in_browser;
use super::page::Page;
use super::study::{open, position};

const GAMES: &str = "[White \"Ann\"]\n[Black \"Bo\"]\n[GameType \"20\"]\n\n\
    1. 32-28 {[%clk 0:10:00]} 19-23 {[%clk 0:09:30]} 2. 28x19 {[%clk 0:08:00]} 14x23 {[%clk 0:09:00]} *\n\n\
    [Event \"Cup\"]\n[GameType \"21\"]\n\n1. 11-15 *\n";

fn paste(page: &Page, text: &str) {
    page.click("study-open");
    page.wait_for("paste-text");
    page.run_with(
        "document.querySelector(`[data-testid='paste-text']`).value = arguments[0]",
        &[json!(text)],
    );
    page.click("paste-open");
}

fn chosen(page: &Page) -> String {
    let found =
        page.run("return document.querySelector(`[data-testid='chapter']`)?.selectedOptions[0].text ?? ''");
    found.as_str().unwrap_or_default().to_owned()
}

#[test]
#[ignore = "needs a browser; cargo gate runs it"]
fn several_games_become_chapters_and_outlive_a_reload() {
    in_browser(|page| {
        open(page, "/study");
        paste(page, GAMES);
        page.click("open-all");
        page.wait_for("chapter-row");
        assert_eq!(chosen(page), "1. Ann – Bo");
        page.click("chapter-next");
        page.wait(
            "the second chapter",
            "return document.querySelector(`[data-testid='game-name']`).innerText.includes('American') \
            || document.querySelector(`[data-testid='chapter']`).value === '1'",
        );
        let here = position(page);
        page.reload();
        open(page, "/study");
        page.wait_for("chapter-row");
        assert_eq!((chosen(page), position(page)), ("2. Cup".to_owned(), here));
        page.click("study-chapters");
        page.wait_for("dialog-chapters");
        page.click("chapter-delete-0");
        page.wait_without("chapter-1");
        page.key(Key::Escape);
        page.wait_without("chapter-row");
    });
}

#[test]
#[ignore = "needs a browser; cargo gate runs it"]
fn opening_a_game_loses_no_study() {
    in_browser(|page| {
        open(page, "/study");
        paste(page, "[White \"Ann\"]\n[Black \"Bo\"]\n[GameType \"20\"]\n\n1. 32-28 *\n");
        page.wait_without("paste-text");
        paste(page, "[White \"Cy\"]\n[Black \"Di\"]\n[GameType \"20\"]\n\n1. 31-27 *\n");
        page.wait_without("paste-text");
        assert!(page.text("moves").contains("31–27"), "{}", page.text("moves"));
        page.click("study-open");
        page.wait_for("recent-0");
        assert!(page.text("recent-0").contains("Ann – Bo"), "{}", page.text("recent-0"));
        page.click("recent-0");
        page.wait_without("recent-0");
        assert!(page.text("moves").contains("32–28"), "{}", page.text("moves"));
        page.click("study-open");
        page.wait_for("recent-0");
        assert!(page.text("recent-0").contains("Cy – Di"), "{}", page.text("recent-0"));
        page.click("recent-delete-0");
        page.wait_without("recent-0");
    });
}

#[test]
#[ignore = "needs a browser; cargo gate runs it"]
fn positions_are_listed_and_clocks_have_a_graph() {
    in_browser(|page| {
        open(page, "/study");
        paste(page, "W:W31,32:B1,12\nB:WK5:B20\n");
        page.wait_for("game-0-1");
        page.click("game-0-1");
        page.wait_without("paste-text");
        assert_eq!(position(page), "B:WK5:B20");
        paste(page, GAMES);
        page.wait_for("game-0-0");
        page.click("game-0-0");
        page.wait_for("clocks");
        page.key(Key::Down);
        page.wait(
            "the last times",
            "return document.querySelector(`[data-testid='clocks-now']`).innerText.includes('0:08:00')",
        );
        page.run("document.querySelector(`[data-testid='clocks']`).open = true");
        page.wait_for("clock-graph");
        assert_eq!(page.attribute("clock-graph", "data-points").as_deref(), Some("4"));
    });
}
