//! Warnings about mistakes, before the computer answers them.

use crownhead_tui::table::People;
use ratatui::crossterm::event::KeyCode;

use super::support::{AtOnce, Desk, ENGLISH};

/// White gives a man away with 22-18.
const GAME: &str = "W:W22,29,31,32:B14,6,2,1";

/// The person has White and wants to be warned.
fn desk() -> Desk {
    let mut desk = Desk::new(ENGLISH, Some(GAME), People::White, AtOnce::boxed());
    desk.press(KeyCode::Char('s'));
    // Warnings are in the row before the last one.
    for key in [KeyCode::End, KeyCode::Up, KeyCode::Right, KeyCode::Esc] {
        desk.press(key);
    }
    assert!(desk.app.options().warnings);
    desk
}

fn enter(desk: &mut Desk, text: &str) {
    desk.type_text(text);
    desk.press(KeyCode::Enter);
    desk.wait();
}

#[test]
fn a_mistake_is_told_before_the_computer_answers_it_and_can_be_taken_back() {
    let mut desk = desk();
    enter(&mut desk, "22-18");
    desk.shows("Blunder");
    desk.shows("22-18 loses a man: 14x23.");
    desk.shows("Take back");
    desk.press(KeyCode::Enter);
    desk.hides("Blunder");
    desk.shows("White to move");
    desk.hides("1. 22-18");

    enter(&mut desk, "32-27");
    desk.wait();
    desk.shows("1. 32-27");
    desk.hides("Blunder");
    desk.shows("White to move");
}

#[test]
fn a_mistake_may_stand() {
    let mut desk = desk();
    enter(&mut desk, "22-18");
    for key in [KeyCode::Down, KeyCode::Enter] {
        desk.press(key);
    }
    desk.wait();
    desk.shows("1. 22-18     14x23");
}

#[test]
fn nobody_is_warned_who_does_not_want_it_or_has_a_clock() {
    let mut unwilling = Desk::new(ENGLISH, Some(GAME), People::White, AtOnce::boxed());
    enter(&mut unwilling, "22-18");
    unwilling.shows("1. 22-18     14x23");

    let mut timed = desk();
    timed.app.set_controls("5+3".parse().expect("a time control"));
    enter(&mut timed, "22-18");
    timed.shows("1. 22-18     14x23");
}
