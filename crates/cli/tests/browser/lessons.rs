//! The page of lessons: whole courses, wrong answers, what is remembered, and finding squares.

use std::thread;
use std::time::Duration;

use crownhead_lessons::{Step, Task, course};
use crownhead_notation::{fen, square_name};
use crownhead_rules::{AnyMove, AnyRules, Variant};
use serde_json::{Value, json};

use super::hand::{Hand, Key};
use super::harness::in_browser;
use super::looks::expect_clean;
use super::page::Page;

fn wait_for_phase(page: &Page, phase: &str) {
    page.wait_with(
        phase,
        "return document.querySelector('[data-testid=lessons]')?.dataset.phase === arguments[0]",
        &[json!(phase)],
    );
}

fn wait_for_position(page: &Page, position: &crownhead_rules::AnyPosition) {
    page.wait_with(
        "the position",
        "return document.querySelector('.study-board').dataset.position === arguments[0]",
        &[json!(fen::write(position))],
    );
    page.wait_still();
}

/// Plays a move square by square: a capture may stop on squares between.
fn play(page: &Page, mv: &AnyMove) {
    page.tap(Hand::Mouse, mv.from().number().into());
    page.tap(Hand::Mouse, mv.to().number().into());
}

/// Clicks on a button when the page no longer takes that for the second half of a double tap.
fn press(page: &Page, id: &str) {
    thread::sleep(Duration::from_millis(450));
    page.click(id);
}

/// The dots of the steps that are done.
fn done(page: &Page) -> Value {
    page.run("return [...document.querySelectorAll('.lesson-dot.done')].map((dot) => dot.dataset.testid)")
}

/// Does the task of a step.
fn do_task(page: &Page, step: &Step) {
    let mut at = step.position;
    for mv in step.solution() {
        wait_for_position(page, &at);
        play(page, &mv);
        at = at.play_unchecked(&mv).passed().unwrap_or(at);
    }
    wait_for_phase(page, "done");
}

#[test]
#[ignore = "needs a browser; cargo gate runs it"]
fn a_newcomer_goes_through_a_whole_course() {
    in_browser(|page| {
        page.open("/lessons?variant=english");
        let steps = course(Variant::English);
        for (number, step) in steps.iter().enumerate() {
            wait_for_position(page, &step.position);
            assert_eq!(page.text("lesson-number"), format!("Step {} of {}", number + 1, steps.len()));
            if step.task == Task::Read {
                wait_for_phase(page, "done");
            } else {
                assert!(!page.text("lesson-task").is_empty(), "{step:?}");
                do_task(page, step);
            }
            press(page, "lesson-next");
        }
        wait_for_phase(page, "over");
        expect_clean(page);
        page.click("lesson-play");
        page.wait_for("board");
        page.expect_no_errors();
    });
}

#[test]
#[ignore = "needs a browser; cargo gate runs it"]
fn wrong_moves_are_explained_and_progress_stays() {
    in_browser(|page| {
        page.resize(390, 844);
        page.open("/lessons?variant=international");
        let steps = course(Variant::International);
        press(page, "lesson-show");
        wait_for_phase(page, "done");
        press(page, "lesson-next");
        do_task(page, &steps[1]);
        press(page, "lesson-next");
        page.reload();
        wait_for_position(page, &steps[2].position);
        assert_eq!(page.text("lesson-number"), format!("Step 3 of {}", steps.len()));
        // The most pieces must be taken: the smaller capture is refused, with the reason.
        let most = steps.iter().position(|step| step.topic == crownhead_lessons::Topic::MostPieces);
        let most = most.expect("International draughts has the rule");
        press(page, &format!("lesson-{}", most + 1));
        let step = &steps[most];
        wait_for_position(page, &step.position);
        let mut free = AnyRules::Variant(Variant::International).house_rules();
        free.precedence = crownhead_rules::Precedence::Free;
        let loose = step.position.setup().into_position(AnyRules::House(free)).expect("the same pieces");
        let legal = step.position.legal_moves();
        let smaller =
            loose.legal_moves().into_iter().find(|mv| !legal.contains(mv)).expect("a smaller capture");
        play(page, &smaller);
        page.wait(
            "the reason",
            "return document.querySelector('[data-testid=lesson-said]').textContent.length > 10",
        );
        expect_clean(page);
        assert!(page.text("lesson-said").contains("take"), "{}", page.text("lesson-said"));
        // The piece is let go and taken again.
        page.key(Key::Escape);
        do_task(page, step);
    });
}

#[test]
#[ignore = "needs a browser; cargo gate runs it"]
fn squares_are_found_by_name() {
    in_browser(|page| {
        page.open("/lessons?variant=russian");
        page.click("lesson-squares");
        page.click("squares-start");
        wait_for_phase(page, "finding");
        expect_clean(page);
        for found in 1..=3 {
            let asked = page.text("square-asked");
            let rules = AnyRules::Variant(Variant::Russian);
            let is_asked = |square: &crownhead_rules::Square| asked.ends_with(&square_name(rules, *square));
            let square = rules.board().all().find(is_asked).expect("a square is asked for");
            page.tap(Hand::Mouse, square.number().into());
            let words = format!("{found} found, 0 missed");
            page.wait_with(
                &words,
                "return document.querySelector('[data-testid=squares-line]').textContent.includes(arguments[0])",
                &[json!(words)],
            );
        }
        page.click("lesson-back");
        wait_for_phase(page, "yours");
    });
}

#[test]
#[ignore = "needs a browser; cargo gate runs it"]
fn the_last_step_alone_is_not_the_course() {
    in_browser(|page| {
        page.open("/lessons?variant=english");
        let steps = course(Variant::English);
        let last = format!("lesson-{}", steps.len());
        press(page, &last);
        press(page, "lesson-show");
        wait_for_phase(page, "done");
        press(page, "lesson-next");
        wait_for_position(page, &steps[0].position);
        assert_eq!(done(page), json!([last]), "only this step is done");
        page.reload();
        wait_for_position(page, &steps[0].position);
        assert_eq!(done(page), json!([last]));
        // Earlier versions kept how many steps were done.
        page.run_with(
            "localStorage['crownhead.lessons'] = JSON.stringify({ english: arguments[0] })",
            &[json!(steps.len() - 1)],
        );
        page.reload();
        wait_for_position(page, &steps[steps.len() - 1].position);
        press(page, "lesson-show");
        wait_for_phase(page, "done");
        press(page, "lesson-next");
        wait_for_phase(page, "over");
        let panel = page.run("return document.querySelector('.study-panel').innerText").to_string();
        assert_eq!(panel.matches("You know the rules").count(), 1, "{panel}");
        expect_clean(page);
    });
}

#[test]
#[ignore = "needs a browser; cargo gate runs it"]
fn a_solved_step_counts_at_once_and_a_double_tap_is_one_step() {
    in_browser(|page| {
        page.resize(390, 844);
        page.open("/lessons?variant=english");
        let steps = course(Variant::English);
        press(page, "lesson-2");
        do_task(page, &steps[1]);
        assert_eq!(page.text("lesson-said"), "Right.");
        assert_eq!(done(page), json!(["lesson-2"]));
        assert_eq!(
            page.run("return JSON.parse(localStorage['crownhead.lessons'])"),
            json!({ "english": [1] })
        );
        // What was said stays, wherever the board is touched.
        page.wait_still();
        for square in [1, 16, 32] {
            page.tap(Hand::Finger, square);
            assert_eq!(page.text("lesson-said"), "Right.");
        }
        thread::sleep(Duration::from_millis(450));
        let next = page.middle("[data-testid='lesson-next']");
        page.tap_at(Hand::Finger, next);
        page.tap_at(Hand::Finger, next);
        wait_for_position(page, &steps[2].position);
        assert_eq!(page.text("lesson-number"), format!("Step 3 of {}", steps.len()));
    });
}

#[test]
#[ignore = "needs a browser; cargo gate runs it"]
fn an_unknown_variant_is_named() {
    in_browser(|page| {
        page.resize(390, 844);
        page.open("/lessons?variant=nosuch");
        wait_for_phase(page, "yours");
        assert_eq!(page.text("notice"), "There is no variant “nosuch”.");
        expect_clean(page);
        page.run(
            "const game = document.querySelector('[data-testid=lesson-game]'); game.value = 'russian';
             game.dispatchEvent(new Event('change', { bubbles: true }));",
        );
        page.wait_without("notice");
    });
}
