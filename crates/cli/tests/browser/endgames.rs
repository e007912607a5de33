//! Perfect endgames in the page: what every move is worth, and exercises in winning.

use serde_json::json;

use super::hand::Hand;
use super::harness::{in_browser, in_browser_with_settings};
use super::page::Page;

/// Moves in the list of all moves with that worth, by their places.
fn listed(page: &Page, worth: &str) -> Vec<u64> {
    let script = "return [...document.querySelectorAll(`.known-move.${arguments[0]}`)] \
        .map((element) => Number(element.dataset.testid.slice('known-'.length)))";
    let found = page.run_with(script, &[json!(worth)]);
    found.as_array().into_iter().flatten().filter_map(serde_json::Value::as_u64).collect()
}

/// What a screen reader says of a square.
fn said_of(page: &Page, square: u64) -> String {
    page.attribute(&format!("square-{square}"), "aria-label").expect("a label")
}

#[test]
#[ignore = "needs a browser; cargo gate runs it"]
fn tables_tell_what_every_move_is_worth() {
    in_browser(|page| {
        page.open("/?variant=english&fen=W:WK18,K15:BK1&opponent=two-players");
        page.wait_for("action-values");
        assert!(!page.shows("known-moves"), "nobody has asked");
        page.click("action-values");
        page.wait_for("known-moves");
        let told = page.text("coach");
        assert!(told.starts_with("White wins in ") && told.contains(" plies ("), "{told}");
        assert_eq!(
            listed(page, "win").len() + listed(page, "draw").len(),
            6,
            "two kings side by side have six moves"
        );

        // Pieces show their best move, the squares of the selected one where it may go.
        assert!(page.shows("badge-15") && page.shows("badge-18"));
        assert!(said_of(page, 18).contains("its best move wins in "), "{}", said_of(page, 18));
        page.tap(Hand::Mouse, 18);
        page.wait_for("badge-22");
        assert!(!page.shows("badge-15"));
        assert!(said_of(page, 22).contains("moving here wins in "), "{}", said_of(page, 22));
        page.tap(Hand::Mouse, 18);

        // A move can be played from the list, and the other side sees the same end a ply nearer.
        let plies = |page: &Page| {
            let told = page.text("coach");
            let digits: String =
                told.chars().skip_while(|c| !c.is_ascii_digit()).take_while(char::is_ascii_digit).collect();
            digits.parse::<u64>().unwrap_or_else(|_| panic!("no figure in {told}"))
        };
        page.wait_for("known-0");
        let before = plies(page);
        page.click("known-0");
        page.wait_for_plies(1);
        page.wait_for("badge-1");
        assert_eq!(plies(page), before - 1);
        assert!(page.text("coach").starts_with("White wins"), "{}", page.text("coach"));
        page.click("action-values");
        page.wait_without("badge-1");

        // Where there are no tables, there is nothing to show.
        page.open("/?variant=english&opponent=two-players");
        page.wait_for_turn();
        assert!(!page.shows("action-values"));
    });
}

/// Chooses an ending on the start page.
fn practice(page: &Page, ending: &str) {
    page.open("/");
    page.click("start-practice");
    page.wait_for(&format!("practice-{ending}"));
    page.click(&format!("practice-{ending}"));
    page.wait_for("action-values");
}

#[test]
#[ignore = "needs a browser; cargo gate runs it"]
fn an_exercise_is_won_by_the_best_moves() {
    in_browser_with_settings("animation = \"none\"\npause = 0\n", |page| {
        practice(page, "0m2k-0m1k");
        assert!(
            page.text("coach").contains("to move and win. Two kings against a king."),
            "{}",
            page.text("coach")
        );
        page.click("action-values");
        for _ in 0..40 {
            if page.wait_for_turn().over {
                break;
            }
            page.wait_for("known-0");
            let plies = page.sight().plies;
            page.click("known-0");
            page.wait_with(
                "the answer",
                "return document.querySelector(`[data-testid='dialog-over']`) \
                 || document.querySelectorAll(`[data-testid^='ply-']`).length > arguments[0] + 1",
                &[json!(plies)],
            );
        }
        page.wait_for("over-drill");
        assert!(page.text("over-drill").contains("the fastest win"), "{}", page.text("over-drill"));
        page.click("over-next");
        page.wait_without("dialog-over");
        page.wait_for("action-values");
        assert_eq!(page.sight().plies, 0);
        // It is a rung of the ladder now.
        page.open("/");
        page.click("start-practice");
        page.wait_for("practice-next");
        page.wait(
            "the ladder",
            "return document.querySelector('[data-testid=practice-note]').textContent.includes('1 of ')",
        );
        let row = page.run("return document.querySelector('[data-testid=practice-0m2k-0m1k]').textContent");
        assert!(row.as_str().is_some_and(|row| row.contains("won")), "{row}");
    });
}

/// Starts an exercise that has a move of this kind, shows the values, and returns the move's place in the list.
///
/// Positions depend on a random number. It counts up from `first`, whose position has such a move, so that every run sees
/// the same positions.
fn practice_with(page: &Page, first: f64, find: impl Fn(&Page) -> Option<u64>) -> u64 {
    for step in 0..100 {
        page.open("/");
        let number = (first + f64::from(step) / 100.0) % 1.0;
        page.run_with("const number = arguments[0]; Math.random = () => number", &[json!(number)]);
        page.click("start-practice");
        page.wait_for("practice-0m2k-0m1k");
        page.click("practice-0m2k-0m1k");
        page.click("action-values");
        page.wait_for("known-0");
        if let Some(place) = find(page) {
            return place;
        }
    }
    panic!("no position of a hundred has such a move");
}

#[test]
#[ignore = "needs a browser; cargo gate runs it"]
fn a_win_given_away_is_told_and_taken_back() {
    in_browser(|page| {
        let blunder = practice_with(page, 0.003, |page| listed(page, "draw").first().copied());
        page.click(&format!("known-{blunder}"));
        page.wait_for_plies(1);
        // It is told beside the values and without them.
        for _ in 0..2 {
            page.wait_for("action-take-back");
            assert!(page.text("coach").starts_with("The win is gone."), "{}", page.text("coach"));
            page.wait_for("action-values");
            page.click("action-values");
        }
        page.click("action-take-back");
        page.wait_without("action-take-back");
        page.click("action-values");
        assert!(page.text("coach").contains("to move and win."), "{}", page.text("coach"));
        // The exercise lasts.
        page.reload();
        page.wait_for("action-values");
        assert!(page.text("coach").contains("to move and win."), "{}", page.text("coach"));
    });
}

#[test]
#[ignore = "needs a browser; cargo gate runs it"]
fn a_blunder_that_ends_the_game_can_be_taken_back() {
    in_browser(|page| {
        let blunder = practice_with(page, 0.0585, |page| {
            let ends_at_once = |place: &u64| page.text(&format!("known-{place}")).ends_with('2');
            listed(page, "loss").into_iter().find(ends_at_once)
        });
        page.click(&format!("known-{blunder}"));
        page.wait_for("over-drill");
        let told = page.text("over-drill");
        assert!(told.starts_with("You did not convert the win.") && told.ends_with(" loses."), "{told}");
        page.click("over-look");
        page.click("action-take-back");
        page.wait_without("action-take-back");
        page.wait_for("known-0");
        assert!(!page.sight().over);
    });
}
