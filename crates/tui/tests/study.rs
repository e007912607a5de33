//! The analysis board as a user sees it: keys and mouse events go in, characters come out. The test provides time, the
//! engine's findings and the files.

#[path = "study/desk.rs"]
mod desk;
#[path = "study/keys.rs"]
mod keys;
#[path = "study/review.rs"]
mod review;

use std::time::Duration;

use crownhead_engine::{Length, ProbeResult, Score, Verdict};
use crownhead_rules::{AnyRules, HouseRules, Preset, Variant};
use crownhead_tui::study::{Errand, Finding};
use ratatui::Terminal;
use ratatui::backend::TestBackend;
use ratatui::crossterm::event::KeyCode;

use desk::{Desk, GAME};

/// Compares a screen with the one in a file.
#[track_caller]
fn assert_screen(desk: &Desk, expected: &str) {
    let shown = desk.screen();
    let trimmed = |text: &str| text.lines().map(|line| line.trim_end().to_owned() + "\n").collect::<String>();
    assert!(trimmed(&shown) == trimmed(expected), "the screen is now:\n{shown}");
}

fn analyzed(width: u16, height: u16) -> Desk {
    let mut desk = Desk::of(GAME, (width, height));
    desk.press(KeyCode::Down);
    desk.answer(&[("9-13", 62), ("15-18", 31), ("11-16", -8)]);
    desk
}

#[test]
fn the_screen_of_80_columns_has_everything() {
    assert_screen(&analyzed(80, 24), include_str!("study/80x24.txt"));
}

#[test]
fn the_screen_of_120_columns_has_everything() {
    assert_screen(&analyzed(120, 40), include_str!("study/120x40.txt"));
}

#[test]
fn fast_stepping_never_shows_the_lines_of_another_position() {
    let mut desk = Desk::of(GAME, (80, 24));
    let mut numbers = Vec::new();
    for round in 0..60 {
        let code = if round % 7 < 4 { KeyCode::Right } else { KeyCode::Left };
        desk.press(code);
        let asked = desk.last_errand();
        numbers.push(asked);
        // Every errand so far answers late, each with the lines of its own position.
        for (number, task) in &numbers {
            desk.find(*number, Desk::first_move(task, Score(100)));
            desk.wait();
            let here = desk.app.study().position();
            let (last, _) = numbers.last().expect("one was asked");
            let lines = desk.lines();
            if number == last {
                assert_eq!(lines.len(), 1, "{}", desk.screen());
            }
            for line in lines {
                let mv = line.split_whitespace().nth(1).expect("a move");
                assert!(crownhead_notation::movetext::find(mv, &here).is_ok(), "{mv}\n{}", desk.screen());
            }
        }
        numbers.truncate(1);
    }
}

#[test]
fn an_edit_keeps_the_lines_and_a_move_removes_them() {
    let mut desk = Desk::of(GAME, (80, 24));
    desk.answer(&[("11-15", 10)]);
    desk.shows("11-15");
    desk.press(KeyCode::Char('f'));
    desk.press(KeyCode::Char('e'));
    desk.shows("-0.10");
    assert_eq!(desk.lines().len(), 1);
    desk.type_text("12-16");
    desk.press(KeyCode::Enter);
    assert_eq!(desk.lines().len(), 0, "{}", desk.screen());
}

#[test]
fn the_engine_follows_its_switches() {
    let mut desk = Desk::of(GAME, (80, 24));
    let asked = |desk: &Desk| match desk.errands().last() {
        Some((_, Errand::Lines { count, nodes, .. }, setup)) => (*count, nodes.is_some(), *setup),
        other => panic!("{other:?}"),
    };
    assert_eq!((asked(&desk).0, asked(&desk).1), (3, true));
    for _ in 0..9 {
        desk.press(KeyCode::Char('+'));
    }
    assert_eq!(asked(&desk).0, 5);
    for _ in 0..9 {
        desk.press(KeyCode::Char('-'));
    }
    assert_eq!(asked(&desk).0, 1);
    desk.press(KeyCode::Char('z'));
    assert!(!asked(&desk).1);
    desk.shows("no limit");
    desk.press(KeyCode::Char('m'));
    assert_eq!(asked(&desk).2.megabytes, 128);
    desk.press(KeyCode::Char('M'));
    desk.press(KeyCode::Char('T'));
    assert_eq!((asked(&desk).2.megabytes, asked(&desk).2.threads), (64, 1));
    let count = desk.errands().len();
    desk.press(KeyCode::Char('l'));
    desk.press(KeyCode::Right);
    assert_eq!(desk.errands().len(), count, "the engine is off");
    desk.shows("Engine off");
}

#[test]
fn the_threat_is_searched_with_the_turn_passed() {
    let mut desk = Desk::of(GAME, (80, 24));
    desk.press(KeyCode::Char('x'));
    let (number, task) = desk.last_errand();
    assert_ne!(task.position.turn(), desk.app.study().position().turn());
    desk.find(number, Desk::first_move(&task, Score(50)));
    desk.wait();
    assert_eq!(desk.lines().len(), 1, "{}", desk.screen());
    // The threat is not a move of this position.
    desk.press(KeyCode::Char(' '));
    desk.shows("The engine has no move yet.");
}

#[test]
fn values_from_tables_are_shown_at_every_move() {
    let mut desk = Desk::fen("W:WK22,K32:B1", (80, 24));
    let (number, task) = desk.last_errand();
    let mut verdicts = [Verdict::Win(Length::ToEnd(13)), Verdict::Draw].into_iter();
    let moves = task.position.legal_moves().into_iter();
    let moves = moves.map(|mv| (mv, verdicts.next().unwrap_or(Verdict::Loss(Length::ToEnd(4)))));
    desk.find(number, Finding::Known(ProbeResult::new(&task, moves.collect())));
    desk.wait();
    desk.shows(": wins in 13");
    desk.shows(": draws");
    desk.press(KeyCode::Char('2'));
    desk.press(KeyCode::Esc);
    desk.type_text("22-17");
    desk.press(KeyCode::Enter);
    desk.hides("wins in 13");
}

#[test]
fn every_rule_set_and_size_of_terminal_is_drawn() {
    let named = AnyRules::all_named();
    let house = HouseRules { flying_kings: true, ..Variant::English.house_rules() };
    for rules in named.chain([AnyRules::House(house), AnyRules::Preset(Preset::Text)]) {
        for size in [(80, 24), (120, 40), (200, 60)] {
            let mut desk = Desk::new(crownhead_study::Study::new(rules), size);
            let (number, task) = desk.last_errand();
            desk.find(number, Desk::first_move(&task, Score(-30)));
            desk.wait();
            desk.press(KeyCode::Char(' '));
            let fits = !desk.screen().contains("too small");
            assert!(fits || size == (80, 24), "{rules:?}\n{}", desk.screen());
            if fits {
                desk.shows("1.");
            }
        }
    }
}

#[test]
fn no_size_panics() {
    let mut desk = analyzed(80, 24);
    for width in (1..140).step_by(7).chain([80, 120]) {
        for height in (1..50).step_by(3).chain([24, 40]) {
            desk.terminal = Terminal::new(TestBackend::new(width, height)).expect("a screen in memory");
            desk.wait();
            desk.app.key(KeyCode::Char('?').into());
            desk.wait();
            desk.app.key(KeyCode::Esc.into());
            desk.click(width / 2, height / 2);
        }
    }
}

#[test]
fn nothing_changes_while_nothing_happens() {
    let mut desk = Desk::of(GAME, (80, 24));
    assert!(!desk.app.update(desk.now + 1.0));
    assert!(desk.app.patience() <= Duration::from_millis(30), "the engine works");
    let (number, _) = desk.last_errand();
    desk.find(number, Finding::Done);
    assert!(desk.app.update(desk.now + 2.0));
    assert!(desk.app.patience() > Duration::from_millis(100));
}
