//! The page of puzzles: solving, failing, what is remembered, and a rush.

use std::fs;
use std::path::Path;

use crownhead_notation::fen;
use crownhead_puzzles::{Puzzle, Set};
use crownhead_rules::{AnyMove, AnyPosition, AnyRules, Variant};
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

/// Chooses an option of a list.
fn choose(page: &Page, list: &str, value: &str) {
    page.run_with(
        "const list = document.querySelector(`[data-testid='${arguments[0]}']`); list.value = arguments[1];
         list.dispatchEvent(new Event('change', { bubbles: true }));",
        &[json!(list), json!(value)],
    );
}

#[test]
#[ignore = "needs a browser; cargo gate runs it"]
fn a_rush_that_is_stopped_counts() {
    let set = set("english");
    in_browser(|page| {
        page.open("/puzzles?variant=english");
        wait_for_phase(page, "yours");
        page.click("puzzle-rush-start");
        wait_for_phase(page, "yours");
        let open = |page: &Page| {
            page.run("return ['game', 'kind'].some((of) => !document.querySelector(`[data-testid=puzzle-${of}]`).disabled)")
        };
        assert_eq!(open(page), json!(false), "a rush keeps its puzzles");
        let first = shown(page, &set);
        solve(page, first);
        page.wait_with(
            "the next puzzle",
            "return document.querySelector('.study-board').dataset.position !== arguments[0] \
             && document.querySelector('[data-testid=puzzles]').dataset.phase === 'yours'",
            &[json!(fen::write(&first.position))],
        );
        solve(page, shown(page, &set));
        page.click("puzzle-rush-stop");
        wait_for_phase(page, "rushed");
        assert_eq!(page.text("puzzle-task"), "The rush is over.");
        assert_eq!(page.text("puzzle-said"), "2 solved, your best so far.");
        assert_eq!(open(page), json!(true));
        assert!(!page.shows("puzzle-rush"), "there is one result");
        expect_clean(page);
        let best = page.run("return JSON.parse(localStorage['crownhead.puzzles']).rushes.english");
        assert_eq!(best, json!(2));
        page.click("puzzle-next");
        wait_for_phase(page, "yours");
    });
}

#[test]
#[ignore = "needs a browser; cargo gate runs it"]
fn records_are_imported_or_refused_where_the_button_is() {
    let import = |page: &Page, text: &str, words: &str| {
        page.run_with(
            "const data = new DataTransfer(); data.items.add(new File([arguments[0]], 'progress.json'));
             const input = document.querySelector('[data-testid=puzzle-import]');
             input.closest('label').scrollIntoView({ block: 'end' });
             input.files = data.files; input.dispatchEvent(new Event('change', { bubbles: true }));",
            &[json!(text)],
        );
        page.wait_with(
            words,
            "return document.querySelector('[data-testid=puzzle-imported]').innerText === arguments[0]",
            &[json!(words)],
        );
        let seen = page.run(
            "const { top, bottom } = document.querySelector('[data-testid=puzzle-imported]').getBoundingClientRect();
             return top >= 0 && bottom <= innerHeight",
        );
        assert_eq!(seen, json!(true), "{words} is seen");
    };
    in_browser(|page| {
        page.resize(390, 844);
        page.open("/puzzles?variant=english");
        wait_for_phase(page, "yours");
        import(page, "{\"cards\":\n{", "Line 2, column 2: this is not JSON. Nothing was imported.");
        import(
            page,
            r#"{"cards":{},"days":4294967295}"#,
            "The value of “days” can’t be right. Nothing was imported.",
        );
        import(page, "{}", "This file is not a record of progress.");
        assert_eq!(page.run("return localStorage['crownhead.puzzles'] ?? null"), json!(null));
        let fresh = r#"{"cards":{},"strengths":{},"run":0,"best_run":0,"days":0,"last_day":0,"rushes":{}}"#;
        import(page, fresh, "The progress has been imported.");
        expect_clean(page);
    });
}

#[test]
#[ignore = "needs a browser; cargo gate runs it"]
fn an_address_without_puzzles_is_told() {
    in_browser(|page| {
        page.open("/puzzles?variant=nosuch");
        wait_for_phase(page, "yours");
        assert_eq!(page.text("notice"), "There is no variant “nosuch”.");
        expect_clean(page);
        page.open("/puzzles?variant=menu");
        wait_for_phase(page, "yours");
        assert_eq!(page.text("notice"), "There are no puzzles for these rules.");
        choose(page, "puzzle-game", "russian");
        page.wait_without("notice");
    });
}

#[test]
#[ignore = "needs a browser; cargo gate runs it"]
fn nothing_of_the_last_puzzle_stays() {
    let set = set("english");
    let mut there = Vec::new();
    for puzzle in &set.puzzles {
        for motif in puzzle.motifs() {
            there.push(motif.key());
        }
    }
    there.sort_unstable();
    there.dedup();
    in_browser(|page| {
        page.resize(390, 844);
        page.open("/puzzles?variant=english");
        wait_for_phase(page, "yours");
        let kinds = page.wait(
            "the kinds",
            "const kinds = [...document.querySelector('[data-testid=puzzle-kind]').options].slice(2);
             return kinds.length && kinds.map((kind) => kind.value).sort()",
        );
        assert_eq!(kinds, json!(there), "only what occurs is offered");
        // The longest name fits into the list of games.
        let room = page.run(
            "const list = document.querySelector('[data-testid=puzzle-game]'); const style = getComputedStyle(list);
             const pen = document.createElement('canvas').getContext('2d'); pen.font = style.font;
             return list.clientWidth - 2 * parseFloat(style.paddingLeft) - 20 \
                 - Math.max(...[...list.options].map((option) => pen.measureText(option.text).width))",
        );
        assert!(room.as_f64() > Some(0.0), "{room}");
        // There are no mistakes of one's own yet.
        choose(page, "puzzle-kind", "own");
        wait_for_phase(page, "empty");
        let start = |variant| fen::write(&AnyPosition::start(AnyRules::Variant(variant)));
        let position =
            |page: &Page| page.run("return document.querySelector('.study-board').dataset.position");
        assert_eq!(position(page), json!(start(Variant::English)));
        assert!(!page.words().contains("Puzzle rated"), "{}", page.words());
        // Puzzles that cannot be loaded leave the board of the game that was chosen.
        page.run("window.fetch = () => Promise.reject(new TypeError('offline'))");
        choose(page, "puzzle-game", "russian");
        wait_for_phase(page, "lost");
        assert_eq!(position(page), json!(start(Variant::Russian)));
        assert_eq!(page.text("puzzle-task"), "The puzzles cannot be loaded. Are you online?");
    });
}
