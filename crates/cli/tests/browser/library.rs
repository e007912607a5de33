//! The library page and the explorer: adding games, searching, opening; games stay in the browser.

use serde_json::json;

use super::harness::in_browser;
use super::looks::expect_clean;
use super::page::Page;

const GAMES: &str = r#"[Event "<img src=x onerror='document.title=666'>"]
[White "Ann"]
[Black "Ben"]
[Date "2003.07.01"]
[Result "2-0"]
[GameType "20"]
1. 32-28 19-23 2. 28x19 14x23 2-0

[Event "Cup"]
[White "Ben"]
[Black "Cid"]
[Date "2005.01.02"]
[Result "1-1"]
[GameType "20"]
1. 32-28 18-23 2. 33-29 23x32 1-1

[White "Ann"]
[Black "Dora"]
[GameType "20"]
1. 31-27 20-24 2. 27-27 *

[Event "Club"]
[White "Eve"]
[Black "Fay"]
[GameType "21"]
[Result "0-1"]
1. 11-15 23-19 2. 8-11 22-17 0-1
"#;

/// Opens the page and chooses a file with the games.
fn add(page: &Page, text: &str) {
    page.wait_for("add");
    page.run_with(
        "const input = document.querySelector('[data-testid=file]'); const files = new DataTransfer(); \
         files.items.add(new File([arguments[0]], 'games.pdn')); input.files = files.files; \
         input.dispatchEvent(new Event('change', { bubbles: true }));",
        &[json!(text)],
    );
    page.wait_with(
        "the report about the file",
        "return document.querySelector('[data-testid=added]').textContent.includes('games.pdn')",
        &[],
    );
}

fn write(page: &Page, id: &str, text: &str) {
    page.run_with(
        "const field = document.querySelector(`[data-testid='${arguments[0]}']`); field.focus(); \
         field.value = arguments[1]; for (const kind of ['input', 'change']) \
         field.dispatchEvent(new Event(kind, { bubbles: true }));",
        &[json!(id), json!(text)],
    );
}

fn wait_for_total(page: &Page, total: &str) {
    page.wait_with(
        total,
        "return document.querySelector('[data-testid=total]')?.textContent === arguments[0]",
        &[json!(total)],
    );
}

/// Clicks what may first have to be scrolled into sight.
fn click(page: &Page, id: &str) {
    page.run_with(
        "document.querySelector(`[data-testid='${arguments[0]}']`).scrollIntoView({ block: 'center' })",
        &[json!(id)],
    );
    page.click(id);
}

/// Searches, and waits for so many games.
fn search(page: &Page, total: &str) {
    click(page, "search");
    wait_for_total(page, total);
}

#[test]
#[ignore = "needs a browser; cargo gate runs it"]
fn games_are_added_searched_and_kept() {
    in_browser(|page| {
        page.open("/library");
        page.wait_for("library-empty");
        add(page, GAMES);
        assert_eq!(page.text("added"), "games.pdn: 3 new, 0 already there, 1 unreadable.");
        wait_for_total(page, "3 games");
        assert_eq!(page.run("return document.title"), json!("Library · Crownhead"), "a tag is only text");
        expect_clean(page);
        add(page, GAMES);
        wait_for_total(page, "3 games");
        write(page, "query-player", "ben");
        search(page, "2 games");
        assert!(page.run("return location.hash").as_str().is_some_and(|hash| hash == "#player=ben"));
        write(page, "query-from", "2004");
        search(page, "1 game");
        page.run("history.back()");
        wait_for_total(page, "2 games");
        assert_eq!(page.run("return document.querySelector('[data-testid=query-from]').value"), json!(""));
        page.click("reset");
        wait_for_total(page, "3 games");
        // The next visit finds them again.
        page.reload();
        wait_for_total(page, "3 games");
        page.click("bad");
        page.wait_for("bad-games");
        page.wait(
            "the unreadable game",
            "return document.querySelector('.bad-game summary')?.textContent.includes('27-27')",
        );
        expect_clean(page);
        page.click("dialog-close");
        page.click("clear");
        page.click("clear");
        page.wait_for("library-empty");
        page.reload();
        page.wait_for("library-empty");
    });
}

#[test]
#[ignore = "needs a browser; cargo gate runs it"]
fn positions_patterns_and_moves_are_searched() {
    in_browser(|page| {
        page.open("/library");
        add(page, GAMES);
        wait_for_total(page, "3 games");
        write(page, "query-moves", "32-28 19-23");
        click(page, "search");
        page.wait(
            "a reason",
            "return document.querySelector('[data-testid=library-error]').textContent.includes('rules')",
        );
        write(page, "query-rules", "international");
        search(page, "1 game");
        write(page, "query-moves", "");
        click(page, "more-conditions");
        page.wait_for("pattern-board");
        click(page, "pattern-tool-b");
        click(page, "pattern-23");
        click(page, "pattern-tool-empty");
        click(page, "pattern-18");
        assert_eq!(
            page.run("return document.querySelector('[data-testid=query-pattern]').value"),
            json!("18=.,23=b")
        );
        search(page, "1 game");
        click(page, "pattern-18");
        search(page, "2 games");
    });
}

#[test]
#[ignore = "needs a browser; cargo gate runs it"]
fn the_explorer_counts_and_plays() {
    in_browser(|page| {
        page.open("/library");
        add(page, GAMES);
        wait_for_total(page, "3 games");
        page.open("/study.html");
        page.click("explorer");
        page.wait_for("explored-32-28");
        assert!(page.text("explored-32-28").contains('2'));
        page.click("explored-32-28");
        page.wait_for("explored-19-23");
        page.wait_for("explored-18-23");
        expect_clean(page);
        // Fast steps never leave the counts of another position.
        for _ in 0..20 {
            page.run("document.querySelector('[data-testid=go-back]').click()");
            page.run("document.querySelector('[data-testid=go-forward]').click()");
        }
        page.wait(
            "the counts of the position on the board",
            "return document.querySelector('[data-testid=explorer-panel]').dataset.position \
             === document.querySelector('.study-board').dataset.position",
        );
        page.click("explorer-add");
        page.wait(
            "the report",
            "return document.querySelector('[data-testid=explorer-told]').textContent.includes('1 new')",
        );
        page.click("explorer-search");
        page.wait_for("library");
        wait_for_total(page, "3 games");
    });
}
