//! The review on the study page: the graph, mistakes, and the questions about them.

use serde_json::json;

use super::hand::Hand;
use super::harness::in_browser;
use super::looks::expect_clean;
use super::page::Page;
use super::playing::Way;

/// White gives a man away with 18-15, and nobody else errs that much.
const SHORT: &str =
    "[GameType \"21\"]\n\n1. 11-15 22-18 2. 15x22 25x18 3. 8-11 29-25 4. 4-8 18-15 5. 11x18 *";
/// The number of moves before the mistake.
const MISTAKE: &str = "7";

/// Opens the study page with a game.
fn open(page: &Page, game: &str) {
    page.open("/study");
    page.click("study-open");
    page.wait_for("paste-text");
    page.run_with(
        "const field = document.querySelector(`[data-testid='paste-text']`); field.value = arguments[0]; \
         field.dispatchEvent(new Event('input', { bubbles: true }))",
        &[json!(game)],
    );
    page.click("paste-open");
    page.wait_without("paste-text");
}

/// The move that is marked as the present one.
fn current(page: &Page) -> String {
    let found = page.run("return document.querySelector('.node[aria-current]')?.innerText ?? ''");
    found.as_str().unwrap_or_default().to_owned()
}

fn wait_for_current(page: &Page, start: &str) {
    page.wait_with(
        "the present move",
        "return (document.querySelector('.node[aria-current]')?.innerText ?? '').includes(arguments[0])",
        &[json!(start)],
    );
}

fn wait_for_words(page: &Page, id: &str, words: &str) {
    page.wait_with(
        words,
        "return document.querySelector(`[data-testid='${arguments[0]}']`)?.innerText.includes(arguments[1])",
        &[json!(id), json!(words)],
    );
}

fn review(page: &Page) {
    page.click("review");
    page.wait_for("review-complete");
}

#[test]
#[ignore = "needs a browser; cargo gate runs it"]
fn a_game_that_is_over_leads_to_its_review() {
    in_browser(|page| {
        page.open("/?variant=english&opponent=two-players");
        for _ in 0..3 {
            page.make_move(Way::Tap(Hand::Mouse));
        }
        page.click("action-draw");
        page.click("confirm");
        page.click("over-review");
        page.wait_for("review-complete");
        wait_for_current(page, "2.");
        // The game on the board opens at the move on the board.
        page.open("/");
        page.click("start-continue");
        page.click("over-look");
        page.wait_without("dialog-over");
        // The agreement, then a move.
        page.click("action-undo");
        page.click("action-undo");
        page.click("action-analyze");
        page.wait_for("engine");
        assert_eq!(page.run("return document.querySelectorAll('.tree .node').length"), json!(2));
        assert!(!current(page).is_empty());
    });
}

#[test]
#[ignore = "needs a browser; cargo gate runs it"]
fn a_review_marks_the_mistake_and_leads_to_it() {
    in_browser(|page| {
        open(page, SHORT);
        let before = page.text("moves");
        review(page);
        assert_eq!(
            page.attribute("review-graph", "data-points").as_deref(),
            Some("10"),
            "9 moves and the start"
        );
        let percent = |id: &str| page.text(id).trim_end_matches('%').parse::<f64>().expect("a percentage");
        let (white, black) = (percent("accuracy-white"), percent("accuracy-black"));
        assert!(white < black && black <= 100.0, "{white} {black}");

        // The mistake has a sentence that begins with the move, and a click leads to it.
        let fault = format!("fault-{MISTAKE}");
        assert!(page.text(&fault).contains("18–15"), "{}", page.text(&fault));
        page.click(&fault);
        wait_for_current(page, "18–15?");
        assert!(page.text("moves").contains("18–15 "), "its sentence is a comment: {}", page.text("moves"));

        // No line breaks within a move.
        let broken = page.run(
            "return [...document.querySelectorAll('.faults .move-text, .tree .move-text')]
             .filter((move) => move.getClientRects().length !== 1).map((move) => move.textContent)",
        );
        assert_eq!(broken, json!([]));
        let moves = page.run("return document.querySelectorAll('.tree .comment .move-text').length");
        assert!(moves.as_u64() > Some(1), "{moves}");

        // So does the graph.
        let graph = page.run(
            "const box = document.querySelector(`[data-testid='review-graph']`).getBoundingClientRect(); \
             return [box.left + box.width * 2 / 9, box.top + box.height / 2]",
        );
        let part = |index: usize| graph[index].as_f64().expect("a number");
        page.tap_at(Hand::Mouse, super::hand::Spot { x: part(0), y: part(1) });
        wait_for_current(page, "22–18");
        assert_eq!(page.attribute("review-graph", "aria-valuenow").as_deref(), Some("2"));

        // One step takes everything back that was added.
        page.click("review-remove");
        page.wait_without("review-remove");
        assert_eq!(page.text("moves"), before);

        // The line that punishes the mistake is played on the board.
        page.click(&format!("show-{MISTAKE}"));
        wait_for_current(page, "10×19");
    });
}

#[test]
#[ignore = "needs a browser; cargo gate runs it"]
fn a_review_can_be_stopped_and_begun_again() {
    in_browser(|page| {
        // Long enough to be stopped: kings walk to and fro.
        let walk: String = (0..60).map(|_| "1-6 32-27 6-1 27-32 ").collect();
        let game =
            format!("[GameType \"21\"]\n[FEN \"B:WK32,21,22,28,29,30,31:BK1,2,3,4,5,11,12\"]\n\n{walk}*");
        open(page, &game);
        page.click("review");
        page.wait_for("review-cancel");
        page.click("review-cancel");
        page.wait_for("review-stopped");
        page.wait_without("review-progress");
        let marks = page.run("return document.querySelectorAll('.tree .comment').length");
        assert_eq!(marks, json!(0), "a stopped review adds nothing");
        page.click("review-again");
        page.wait_for("review-progress");
        // A new study ends the review.
        page.click("study-new");
        page.wait_without("review-panel");
        assert_eq!(current(page), "");
    });
}

#[test]
#[ignore = "needs a browser; cargo gate runs it"]
fn a_review_is_whole_on_a_phone() {
    in_browser(|page| {
        page.resize(390, 844);
        open(page, SHORT);
        // The third line of the engine is not cut in half.
        let room = page.wait(
            "three lines",
            "const list = document.querySelector(`[data-testid='engine-lines']`), line = list.children[2];
             return line.checkVisibility()
                 && list.getBoundingClientRect().bottom - line.getBoundingClientRect().bottom + 1",
        );
        assert!(room.as_f64() >= Some(1.0), "{room}");
        review(page);
        expect_clean(page);
        page.click("learn-white");
        wait_for_words(page, "lesson-text", "White to move");
        let heading = page.run(
            "const heading = document.querySelector('.lesson-head h2'); return heading.scrollWidth <= heading.clientWidth",
        );
        assert_eq!(heading, json!(true), "the heading is whole");
        expect_clean(page);
    });
}

#[test]
#[ignore = "needs a browser; cargo gate runs it"]
fn mistakes_become_questions() {
    in_browser(|page| {
        open(page, SHORT);
        review(page);
        page.click("learn-white");
        wait_for_words(page, "lesson-text", "White to move");
        assert!(
            !page.shows("engine") && !page.shows("bar") && !page.shows("moves"),
            "nothing gives the answer away"
        );

        // The mistake again is no answer.
        page.drag(Hand::Mouse, 18, 15);
        wait_for_words(page, "lesson-text", "18–15 is the mistake");
        page.click("lesson-retry");
        wait_for_words(page, "lesson-text", "Find a better move");

        // The first hint names the piece, the second the move. After a wrong move, a hint asks again.
        page.wait_still();
        page.drag(Hand::Mouse, 18, 15);
        wait_for_words(page, "lesson-text", "18–15 is the mistake");
        page.click("lesson-hint");
        wait_for_words(page, "lesson-text", "Hint: move the piece on");
        let from = page.attribute("hint-piece", "data-square").expect("a ring");
        page.click("lesson-hint");
        wait_for_words(page, "lesson-text", "Hint: ");
        let best = page.wait(
            "the move",
            "return document.querySelector(`[data-testid='lesson-text']`).innerText.match(/Hint: (\\d+)\\D(\\d+)\\./)?.slice(1)",
        );
        let square = |index: usize| best[index].as_str().and_then(|text| text.parse::<u64>().ok());
        let (Some(start), Some(to)) = (square(0), square(1)) else { panic!("{best}") };
        assert_eq!(start.to_string(), from);
        page.wait_still();
        page.drag(Hand::Mouse, start, to);
        wait_for_words(page, "lesson-text", "is the best move");
        page.click("lesson-next");
        let words =
            |page: &Page| page.run("return document.querySelectorAll(`[data-testid='lesson-done']`).length");
        while words(page) == 0 {
            page.click("lesson-skip");
        }
        wait_for_words(page, "lesson-text", "You found 1 of");
        page.click("lesson-done");
        page.wait_for("review-graph");
        assert!(page.shows("moves") && page.shows("engine"));

        // The mistakes are among the puzzles now, and the same move solves them. A kind with a single puzzle shows it, even
        // if it is on the board already.
        page.open("/puzzles?variant=english");
        page.run(
            "const all = JSON.parse(localStorage['crownhead.own-puzzles']).filter(own => own.fen.includes('18'));
             localStorage['crownhead.own-puzzles'] = JSON.stringify(all.slice(0, 1));",
        );
        page.open("/puzzles?variant=english");
        page.wait("a puzzle", "return !!document.querySelector('[data-phase=yours]')");
        page.run(
            "const kind = document.querySelector('[data-testid=puzzle-kind]'); kind.value = 'own';
             for (let time = 0; time < 2; time++) kind.dispatchEvent(new Event('change', { bubbles: true }));",
        );
        wait_for_words(page, "puzzle-task", "Find a better move than in your game.");
        page.wait_still();
        page.drag(Hand::Mouse, start, to);
        wait_for_words(page, "puzzle-said", "Solved.");
    });
}
