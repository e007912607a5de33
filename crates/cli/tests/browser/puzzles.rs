//! The page of puzzles: solving, failing, what is remembered, and a rush.

use std::fs;
use std::path::Path;

use crownhead_notation::fen;
use crownhead_puzzles::{Puzzle, Set};
use crownhead_rules::AnyMove;
use serde_json::json;

use super::hand::Hand;
use super::harness::in_browser;
use super::looks::expect_clean;
use super::page::Page;

fn set(key: &str) -> Set {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("../../data/puzzles/{key}.puzzles"));
    Set::unpack(&fs::read(path).expect("the set ships with the app")).expect("it is a set")
}

fn wait_for_phase(page: &Page, phase: &str) {
    page.wait_with(
        phase,
        "return document.querySelector('[data-testid=puzzles]')?.dataset.phase === arguments[0]",
        &[json!(phase)],
    );
}

/// The puzzle on the board.
fn shown<'s>(page: &Page, set: &'s Set) -> &'s Puzzle {
    let position = page.run("return document.querySelector('.study-board').dataset.position");
    let is_shown = |puzzle: &&Puzzle| json!(fen::write(&puzzle.position)) == position;
    set.puzzles.iter().find(is_shown).expect("a puzzle of the set is shown")
}

fn play(page: &Page, mv: &AnyMove) {
    page.wait_still();
    page.tap(Hand::Mouse, mv.from().number().into());
    page.tap(Hand::Mouse, mv.to().number().into());
}

/// A legal move that the taps of [`play`] tell from the solution.
fn wrong_move(puzzle: &Puzzle) -> AnyMove {
    let ends = |mv: &AnyMove| (mv.from().number(), mv.to().number());
    let solution = ends(&puzzle.line[0]);
    let other = puzzle.position.legal_moves().into_iter().find(|mv| ends(mv) != solution);
    other.expect("another move")
}

/// Plays the line to its end.
fn solve(page: &Page, puzzle: &Puzzle) {
    for mv in puzzle.line.iter().step_by(2) {
        page.wait(
            "the turn",
            "return ['yours', 'wrong'].includes(document.querySelector('[data-testid=puzzles]').dataset.phase)",
        );
        play(page, mv);
    }
    wait_for_phase(page, "solved");
}

fn rating(page: &Page) -> u32 {
    let text = page.text("puzzle-rating");
    text.split(' ').find_map(|word| word.parse().ok()).expect("a rating")
}

#[test]
#[ignore = "needs a browser; cargo gate runs it"]
fn puzzles_are_solved_failed_and_remembered() {
    let set = set("english");
    in_browser(|page| {
        page.open("/puzzles?variant=english");
        wait_for_phase(page, "yours");
        let first = rating(page);
        let puzzle = shown(page, &set);
        expect_clean(page);
        solve(page, puzzle);
        assert!(rating(page) > first, "{} after {first}", rating(page));
        assert!(page.text("puzzle-said").starts_with("Solved."), "{}", page.text("puzzle-said"));
        let better = rating(page);
        page.click("puzzle-next");
        wait_for_phase(page, "yours");
        let puzzle = shown(page, &set);
        play(page, &wrong_move(puzzle));
        wait_for_phase(page, "wrong");
        assert!(page.text("puzzle-said").contains("doesn’t win"), "{}", page.text("puzzle-said"));
        expect_clean(page);
        assert!(rating(page) < better);
        let worse = rating(page);
        solve(page, puzzle);
        assert_eq!(rating(page), worse, "an answer counts once");
        page.reload();
        wait_for_phase(page, "yours");
        assert_eq!(rating(page), worse, "it is remembered");
        assert_eq!(shown(page, &set).position, puzzle.position, "what failed comes back");
        page.click("puzzle-solution");
        wait_for_phase(page, "shown");
        expect_clean(page);
    });
}

#[test]
#[ignore = "needs a browser; cargo gate runs it"]
fn a_rush_counts_and_ends_with_the_third_mistake() {
    let set = set("english");
    in_browser(|page| {
        page.resize(390, 844);
        page.open("/puzzles?variant=english");
        wait_for_phase(page, "yours");
        page.click("puzzle-rush-start");
        wait_for_phase(page, "yours");
        solve(page, shown(page, &set));
        page.wait(
            "the count",
            "return document.querySelector('[data-testid=puzzle-rush]').textContent.includes('1 solved')",
        );
        for wrong in 1..=3 {
            wait_for_phase(page, "yours");
            page.wait_still();
            let puzzle = shown(page, &set);
            play(page, &wrong_move(puzzle));
            let words = format!("{wrong} of 3 wrong");
            page.wait_with(
                &words,
                "return document.querySelector('[data-testid=puzzle-rush]').textContent.includes(arguments[0])",
                &[json!(words)],
            );
            if wrong < 3 {
                page.wait_with(
                    "the next puzzle",
                    "return document.querySelector('.study-board').dataset.position !== arguments[0]",
                    &[json!(fen::write(&puzzle.position))],
                );
            }
        }
        wait_for_phase(page, "rushed");
        assert_eq!(page.text("puzzle-said"), "1 solved, your best so far.");
    });
}
