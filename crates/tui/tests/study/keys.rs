//! Keys and the mouse: walking, editing, opening and saving.

use crownhead_notation::fen;
use crownhead_rules::{AnyRules, CaptureDuty, HouseRules, Variant};
use crownhead_study::{NodeId, Study};
use crownhead_tui::study::read;
use ratatui::crossterm::event::{KeyCode, KeyModifiers};

use crate::desk::{Desk, ENGLISH, GAME};

fn here(desk: &Desk) -> String {
    let study = desk.app.study();
    study.text(study.cursor()).to_owned()
}

fn desk() -> Desk {
    Desk::of(GAME, (80, 24))
}

#[test]
fn arrows_walk_and_shift_changes_the_branch() {
    let mut desk = desk();
    let mut walk = |code, modifiers, text: &str| {
        desk.press_with(code, modifiers);
        assert_eq!(here(&desk), text);
    };
    let (none, shift) = (KeyModifiers::NONE, KeyModifiers::SHIFT);
    walk(KeyCode::Right, none, "11-15");
    walk(KeyCode::Right, none, "23-19");
    walk(KeyCode::Down, shift, "22-18");
    walk(KeyCode::Right, none, "15x22");
    walk(KeyCode::Right, none, "25x18");
    walk(KeyCode::Char(']'), none, "26x17");
    walk(KeyCode::Char('['), none, "25x18");
    walk(KeyCode::Left, shift, "11-15");
    walk(KeyCode::Down, none, "22-17");
    walk(KeyCode::Home, none, "");
    walk(KeyCode::End, none, "22-17");
    walk(KeyCode::Up, none, "");
    walk(KeyCode::PageDown, none, "22-17");
}

#[test]
fn moves_are_typed_chosen_by_the_cursor_and_clicked() {
    let mut typed = desk();
    typed.type_text("12-16");
    typed.shows("12-16_");
    typed.press(KeyCode::Enter);
    assert_eq!(here(&typed), "12-16");
    // An illegal move gets an explanation.
    typed.type_text("12-16");
    typed.press(KeyCode::Enter);
    typed.shows("12");
    assert_eq!(here(&typed), "12-16");

    let mut cursor = Desk::fen("W:W22:B1", (80, 24));
    cursor.press(KeyCode::Enter);
    cursor.shows("[22]");
    cursor.press(KeyCode::Enter);
    cursor.press(KeyCode::Up);
    cursor.press(KeyCode::Enter);
    assert_eq!(cursor.app.study().depth(cursor.app.study().cursor()), 1);
    // The arrows walk again.
    cursor.press(KeyCode::Left);
    assert_eq!(cursor.app.study().cursor(), NodeId::START);

    let mut mouse = Desk::fen("W:W22:B1", (80, 24));
    mouse.click(12, 12);
    mouse.click(17, 10);
    assert_eq!(here(&mouse), "22-18");
}

#[test]
fn a_click_on_a_move_goes_there() {
    let mut desk = desk();
    desk.click_on("22-18");
    assert_eq!(here(&desk), "22-18");
    desk.shows("The Single Corner.");
    desk.shows("dubious move");
    desk.click_on("s Save");
    desk.shows("Save the study as PDN");
}

#[test]
fn the_best_move_is_played_and_its_line_inserted() {
    let mut desk = desk();
    desk.answer(&[("12-16", 20), ("9-13", 0)]);
    desk.press(KeyCode::Char('i'));
    assert_eq!(here(&desk), "");
    desk.shows("1.12-16");
    desk.press(KeyCode::Char(' '));
    assert_eq!(here(&desk), "12-16");
    desk.press(KeyCode::Left);
    desk.answer(&[("12-16", 20), ("9-13", 0)]);
    desk.click_on("9-13");
    assert_eq!(here(&desk), "9-13");
}

#[test]
fn branches_are_promoted_deleted_and_restored() {
    let mut desk = desk();
    desk.click_on("26x17");
    desk.press(KeyCode::Char('p'));
    let text = desk.app.study().to_pdn();
    let words: Vec<&str> = text.split_whitespace().collect();
    assert!(words.join(" ").contains("2. 15x22 26x17 (2... 25x18)"), "{text}");
    desk.press(KeyCode::Char('P'));
    assert!(desk.app.study().is_main(desk.app.study().cursor()));
    desk.press(KeyCode::Char('P'));
    desk.shows("This is the main line already.");
    desk.press(KeyCode::Char('u'));
    desk.press(KeyCode::Char('u'));
    desk.press(KeyCode::Char('u'));
    desk.shows("There is nothing to take back.");
    desk.press_with(KeyCode::Char('r'), KeyModifiers::CONTROL);
    assert_eq!(desk.app.study().to_pdn(), text);
    desk.press(KeyCode::Char('d'));
    desk.hides("26x17");
    desk.press(KeyCode::Char('u'));
    desk.shows("26x17");
    desk.press(KeyCode::Char('D'));
    desk.hides("22-18");
}

#[test]
fn comments_and_glyphs_are_written() {
    let mut desk = desk();
    desk.press(KeyCode::Right);
    desk.press(KeyCode::Char('c'));
    desk.shows("Comment on 11-15");
    desk.type_text("Good: q, c and ? are letters.");
    desk.press(KeyCode::Enter);
    desk.shows("Good: q, c and ? are letters.");
    desk.press(KeyCode::Char('!'));
    desk.shows("1.11-15! ");
    desk.press(KeyCode::Char('!'));
    desk.shows("1.11-15!! ");
    desk.press(KeyCode::Char('/'));
    desk.shows("1.11-15? ");
    for _ in 0..3 {
        desk.press(KeyCode::Char('/'));
    }
    desk.shows("1.11-15 ");
    desk.press(KeyCode::Char('g'));
    desk.shows("Marks for 11-15");
    for _ in 0..9 {
        desk.press(KeyCode::Down);
    }
    desk.press(KeyCode::Enter);
    desk.shows("1.11-15= ");
    // An empty line removes the comment.
    desk.press(KeyCode::Char('c'));
    for _ in 0..29 {
        desk.press(KeyCode::Backspace);
    }
    desk.press(KeyCode::Enter);
    desk.hides("are letters");
    assert_eq!(desk.app.study().comment(desk.app.study().cursor()), "");
}

#[test]
fn what_is_saved_is_opened_again() {
    let mut desk = desk();
    desk.type_text("12-16");
    desk.press(KeyCode::Enter);
    desk.shows("*  Ann - Bob");
    desk.press(KeyCode::Char('s'));
    desk.type_text("a.pdn");
    desk.press(KeyCode::Enter);
    desk.shows("Saved as a.pdn.");
    desk.hides("a.pdn*");
    let saved = desk.app.study().clone();
    desk.press(KeyCode::Char('d'));
    desk.press(KeyCode::Char('o'));
    desk.shows("unsaved changes");
    desk.press(KeyCode::Down);
    desk.press(KeyCode::Enter);
    desk.type_text("a.pdn");
    desk.press(KeyCode::Enter);
    assert!(*desk.app.study() == saved);
    desk.shows("a.pdn");
}

#[test]
fn a_file_is_replaced_only_after_a_question() {
    let mut desk = desk();
    desk.files.0.borrow_mut().insert("b.pdn".to_owned(), "old".to_owned());
    let save = |desk: &mut Desk| {
        desk.press(KeyCode::Char('s'));
        desk.type_text("b.pdn");
        desk.press(KeyCode::Enter);
        desk.shows("b.pdn already exists.");
    };
    save(&mut desk);
    desk.press(KeyCode::Enter);
    assert_eq!(desk.files.0.borrow()["b.pdn"], "old");
    save(&mut desk);
    desk.press(KeyCode::Down);
    desk.press(KeyCode::Enter);
    assert_eq!(desk.files.0.borrow()["b.pdn"], desk.app.study().to_pdn());
}

#[test]
fn a_game_of_many_is_chosen_from_a_list() {
    let mut desk = desk();
    let second = GAME.replace("Ann", "Cleo").replace("8-11!", "9-14");
    desk.files.0.borrow_mut().insert("two.pdn".to_owned(), format!("{GAME}\n{second}"));
    desk.press(KeyCode::Char('o'));
    desk.type_text("none.pdn");
    desk.press(KeyCode::Enter);
    desk.shows("there is no none.pdn");
    for _ in 0..8 {
        desk.press(KeyCode::Backspace);
    }
    desk.type_text("two.pdn");
    desk.press(KeyCode::Enter);
    desk.shows("2. Cleo - Bob");
    desk.press(KeyCode::Down);
    desk.press(KeyCode::Enter);
    desk.shows("Game 2 of 2");
    desk.shows("9-14");
}

#[test]
fn a_position_is_opened_by_its_fen() {
    let mut desk = desk();
    desk.press(KeyCode::Char('o'));
    desk.type_text("W:W22:B1");
    desk.press(KeyCode::Enter);
    desk.shows("White to move");
    assert_eq!(desk.app.study().size(), 1);
    assert!(read("W:W22:B1", None, None).is_ok());
    assert!(read(GAME, None, Some(2)).is_err());
    assert!(read("", None, None).is_err());
}

#[test]
fn markup_and_escapes_in_a_file_do_no_harm() {
    let hostile =
        "[White \"<b>\u{1b}[2J\"]\n[GameType \"21\"]\n\n1. 11-15 {<script>\u{1b}[31m\u{7}} zzz (( 23-19 *\n";
    let mut desk = Desk::of(hostile, (80, 24));
    desk.press(KeyCode::Down);
    assert!(!desk.screen().contains(|c: char| c.is_control() && c != '\n'));
}

#[test]
fn quitting_asks_if_something_would_be_lost() {
    let mut calm = desk();
    calm.press(KeyCode::Char('q'));
    assert!(calm.app.has_ended());
    let mut desk = desk();
    desk.type_text("12-16");
    desk.press(KeyCode::Enter);
    desk.press(KeyCode::Char('q'));
    assert!(!desk.app.has_ended());
    desk.press(KeyCode::Enter);
    assert!(!desk.app.has_ended());
    desk.press(KeyCode::Char('q'));
    desk.press(KeyCode::Down);
    desk.press(KeyCode::Enter);
    assert!(desk.app.has_ended());
}

#[test]
fn letters_of_squares_are_typed_and_capitals_are_commands() {
    let rules = Variant::Russian;
    let mut desk = Desk::new(Study::new(rules), (80, 24));
    desk.type_text("c3-d4");
    desk.press(KeyCode::Enter);
    assert_eq!(here(&desk), "c3-d4");
    desk.press(KeyCode::Char('C'));
    desk.shows("Comment on c3-d4");
}

#[test]
fn a_piece_is_huffed() {
    let english = ENGLISH.house_rules();
    let old = HouseRules { capture_duty: CaptureDuty::Optional, huffing: true, ..english };
    let start = fen::parse("W:W22,32:B18,1", AnyRules::House(old)).expect("a valid FEN");
    let mut desk = Desk::new(Study::from_position(start), (80, 24));
    desk.press(KeyCode::Char('H'));
    desk.shows("missed no capture");
    desk.type_text("32-28");
    desk.press(KeyCode::Enter);
    desk.press(KeyCode::Char('H'));
    desk.shows("Black huffs the man on 22.");
    desk.type_text("1-5");
    desk.press(KeyCode::Enter);
    desk.shows("x22 1-5");
    assert!(desk.app.study().to_pdn().contains("[%huff 22]"));
}
