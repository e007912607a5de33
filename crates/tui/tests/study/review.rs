//! The review of a game on the screen.

use crownhead_engine::{Engine, NullMonitor, Options};
use crownhead_explain::Review;
use crownhead_rules::Color;
use crownhead_tui::study::{Errand, Finding};
use ratatui::crossterm::event::KeyCode;

use crate::desk::Desk;

/// 23-18 loses a man.
const BLUNDER: &str = "[GameType \"21\"]\n[FEN \"W:W21,23,31,32:B1,2,14,15\"]\n\n1... 23-18 2. 14x23 *\n";

/// Begins a review and finds everything but the end of it.
fn reviewed(desk: &mut Desk) -> u32 {
    desk.press(KeyCode::Char('r'));
    let Some((number, Errand::Review { game, .. }, _)) = desk.errands().pop() else {
        panic!("no review was asked for")
    };
    assert_eq!(game.moves().len(), 2);
    let mut review = Review::of_game(&game, 2_000);
    let mut engine = Engine::new(Options { table_bytes: 1 << 20, seed: 1 });
    while let Some(moves) = review.step(&mut engine, &mut NullMonitor) {
        let accuracy = Color::ALL.map(|side| review.accuracy(side));
        desk.find(number, Finding::Judged { moves, progress: 0.5, accuracy });
    }
    for question in review.questions() {
        desk.find(number, Finding::Asked(Box::new(question.clone())));
    }
    desk.wait();
    number
}

#[test]
fn a_review_marks_mistakes_and_explains_them() {
    let mut desk = Desk::of(BLUNDER, (80, 24));
    let number = reviewed(&mut desk);
    desk.shows("Reviewing the game: 50%");
    let glyphs = |desk: &Desk| {
        let study = desk.app.study();
        study.main_line().iter().map(|&node| study.glyphs(node)).collect::<Vec<_>>()
    };
    assert!(glyphs(&desk).iter().all(Vec::is_empty), "marks wait for the end");
    desk.find(number, Finding::Done);
    desk.wait();
    desk.shows("Accuracy: White ");
    let marks = glyphs(&desk);
    assert!(marks.iter().flatten().any(|mark| matches!(mark, 2 | 4 | 6)), "{marks:?}");
    // The engine goes on with the position.
    assert!(matches!(desk.errands().last(), Some((_, Errand::Lines { .. }, _))));
    desk.press(KeyCode::Char('.'));
    let study = desk.app.study();
    let text = study.text(study.cursor()).to_owned();
    desk.shows(&format!("{text} "));
    assert!(!study.glyphs(study.cursor()).is_empty());
}

#[test]
fn escape_stops_a_review_and_keeps_what_it_found() {
    let mut desk = Desk::of(BLUNDER, (80, 24));
    let number = reviewed(&mut desk);
    // Walking does not disturb it.
    desk.press(KeyCode::Right);
    desk.press(KeyCode::Char('x'));
    desk.press(KeyCode::Char('x'));
    assert!(matches!(desk.errands().last(), Some((_, Errand::Review { .. }, _))));
    desk.press(KeyCode::Esc);
    desk.hides("Reviewing");
    assert!(matches!(desk.errands().last(), Some((_, Errand::Lines { .. }, _))));
    let before = desk.app.study().clone();
    desk.find(number, Finding::Done);
    desk.wait();
    assert!(*desk.app.study() == before);
    desk.hides("Accuracy: ");
}

#[test]
fn an_empty_study_has_nothing_to_review() {
    let mut desk = Desk::fen("W:W22:B1", (80, 24));
    desk.press(KeyCode::Char('r'));
    desk.shows("There are no moves to review.");
}

#[test]
fn the_marks_of_a_review_are_one_edit() {
    let mut desk = Desk::of(BLUNDER, (80, 24));
    let before = desk.app.study().clone();
    let number = reviewed(&mut desk);
    desk.find(number, Finding::Done);
    desk.wait();
    assert!(*desk.app.study() != before);
    desk.press(KeyCode::Char('u'));
    assert!(*desk.app.study() == before);
}

#[test]
fn mistakes_become_questions_with_hints_and_a_solution() {
    let mut desk = Desk::of(BLUNDER, (80, 24));
    desk.press(KeyCode::Char('w'));
    desk.shows("There are no mistakes to learn from.");
    let number = reviewed(&mut desk);
    desk.find(number, Finding::Done);
    desk.wait();
    let before = desk.app.study().clone();
    let errands = desk.errands().len();
    desk.press(KeyCode::Char('w'));
    desk.shows("Question 1 of 1: White to move. 1... 23-18 was a mistake.");
    desk.hides("2. 14x23");
    // The engine rests, and walking would show what came next.
    desk.press(KeyCode::Right);
    desk.press(KeyCode::Char('l'));
    assert_eq!(desk.errands().len(), errands);
    desk.type_text("23-18");
    desk.press(KeyCode::Enter);
    desk.shows("Question 1 of 1: 23-18 is the mistake from the game.");
    desk.shows("Try another move.");
    desk.press(KeyCode::Tab);
    desk.shows("Hint: move the piece on ");
    desk.press(KeyCode::Tab);
    desk.shows("Hint: ");
    desk.press(KeyCode::Char(' '));
    desk.shows("The solution: ");
    desk.press(KeyCode::Char(' '));
    desk.shows("You found 0 of 1, 0 at the first try.");
    desk.press(KeyCode::Char(' '));
    desk.hides("You found");
    assert!(*desk.app.study() == before);
    assert!(matches!(desk.errands().last(), Some((_, Errand::Lines { .. }, _))));
}
