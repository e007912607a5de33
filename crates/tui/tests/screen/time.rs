//! Clocks, planned moves and the list of games on the screen.

use std::cell::Cell;
use std::rc::Rc;

use crownhead_rules::{AnyRules, Variant};
use crownhead_tui::table::People;
use crownhead_tui::thinker::{Answer, Question, Thinker};
use ratatui::crossterm::event::KeyCode;

use super::support::{AtOnce, Desk, ENGLISH, Endless};

fn timed(controls: &str, position: &str) -> Desk {
    let mut desk = Desk::two(ENGLISH, position);
    desk.app.set_controls(controls.parse().expect("a time control"));
    desk.wait();
    desk
}

#[test]
fn a_fallen_flag_ends_the_game() {
    let mut desk = timed("0:30", "W:W22,25:B1,2");
    desk.shows("0:30");
    desk.wait();
    desk.shows("0:30");
    desk.type_text("22-18");
    desk.press(KeyCode::Enter);
    desk.wait();
    desk.hides("Black ran out");
    for _ in 0..8 {
        desk.wait();
    }
    desk.shows("Black ran out of time.");
    desk.shows("White wins");
}

#[test]
fn the_opponent_of_a_lone_king_that_only_draws_gets_a_draw() {
    // White has a lone king against three pieces; its opponent runs out of time.
    let mut desk = Desk::new(
        AnyRules::Variant(Variant::International),
        Some("B:WK5:BK1,K2,K3"),
        People::Both,
        Box::new(Endless),
    );
    desk.app.set_controls("0:30".parse().expect("a time control"));
    desk.type_text("1-6");
    desk.press(KeyCode::Enter);
    desk.type_text("5-10");
    desk.press(KeyCode::Enter);
    for _ in 0..9 {
        desk.wait();
    }
    desk.shows("Time ran out, and the opponent could");
}

#[test]
fn a_pause_stops_the_clock_until_it_ends() {
    let mut desk = timed("5", "W:W22,25:B1,2");
    desk.type_text("22-18");
    desk.press(KeyCode::Enter);
    desk.press(KeyCode::Char('z'));
    desk.shows("paused");
    let face = |desk: &Desk| desk.screen().lines().nth(1).map(str::to_owned).unwrap_or_default();
    let before = face(&desk);
    desk.wait();
    assert_eq!(face(&desk), before);
    desk.press(KeyCode::Char('z'));
    desk.hides("paused");
    assert_ne!(face(&desk), before);
}

#[test]
fn the_menu_sets_a_clock_and_the_list_finds_a_game() {
    let mut desk = Desk::two(ENGLISH, "W:W22:B1");
    desk.press(KeyCode::Char('n'));
    desk.press(KeyCode::Home);
    desk.press(KeyCode::Enter);
    desk.shows("Search games");
    desk.shows("10 × 10 squares");
    desk.type_text("шашки");
    desk.shows("Search games: шашки_");
    desk.shows("Русские шашки, in Russia");
    desk.press(KeyCode::Tab);
    desk.shows("Favorites");
    assert_eq!(desk.app.favorites(), ["russian"]);
    desk.press(KeyCode::Enter);
    desk.shows("‹ Russian draughts ›");
    desk.press(KeyCode::Up);
    desk.press(KeyCode::Up);
    desk.press(KeyCode::Right);
    desk.shows("‹ 1 minute ›");
    desk.press(KeyCode::End);
    desk.press(KeyCode::Enter);
    desk.shows("Crownhead  Russian draughts");
    desk.shows("1:00");
}

#[test]
fn escape_leads_from_the_list_back_to_the_menu() {
    let mut desk = Desk::two(ENGLISH, "W:W22:B1");
    for key in [KeyCode::Char('n'), KeyCode::Home, KeyCode::Enter] {
        desk.press(key);
    }
    desk.type_text("no such game");
    desk.shows("No game has all of these words.");
    desk.press(KeyCode::Esc);
    desk.shows("‹ English draughts ›");
    desk.press(KeyCode::Esc);
    desk.hides("‹ English draughts ›");
}

/// Answers once it may.
struct Patient(Box<dyn Thinker>, Rc<Cell<bool>>);

impl Thinker for Patient {
    fn hurry(&mut self) {
        self.0.hurry();
    }

    fn ask(&mut self, question: Question) {
        self.0.ask(question);
    }

    fn withdraw(&mut self) {
        self.0.withdraw();
    }

    fn answer(&mut self) -> Option<Answer> {
        self.1.get().then(|| self.0.answer()).flatten()
    }
}

fn waiting(position: &str) -> (Desk, Rc<Cell<bool>>) {
    let may = Rc::new(Cell::new(false));
    let thinker = Box::new(Patient(AtOnce::boxed(), may.clone()));
    (Desk::new(ENGLISH, Some(position), People::White, thinker), may)
}

#[test]
fn a_planned_move_is_played_after_the_opponents() {
    let (mut desk, may) = waiting("B:W22,32:B1");
    // Square 22 is the third column of the sixth row; a square has five columns and two rows.
    desk.click(12, 12);
    desk.shows("Now choose where the planned move");
    desk.click(17, 10);
    desk.shows("22-18");
    may.set(true);
    desk.wait();
    desk.shows("22-18");
    desk.shows("1. 1-");
}

#[test]
fn a_click_beside_the_board_drops_planned_moves() {
    let (mut desk, may) = waiting("B:W22,32:B1");
    desk.click(12, 12);
    desk.click(17, 10);
    desk.click(75, 20);
    desk.hides("22-18");
    may.set(true);
    desk.wait();
    desk.shows("White to move");
    desk.hides("22-18");
}
