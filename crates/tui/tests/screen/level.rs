//! The opponent that finds the person's level, from game to game and from session to session.

use std::cell::RefCell;
use std::rc::Rc;

use crownhead_tui::level::{Keeper, Results};
use crownhead_tui::table::People;
use ratatui::crossterm::event::KeyCode;

use super::support::{Desk, ENGLISH, Endless};

/// Results in memory, which several programs share.
#[derive(Clone, Debug, Default)]
struct Shelf(Rc<RefCell<Kept>>);

#[derive(Debug, Default)]
struct Kept {
    results: Results,
    /// Why nothing can be read.
    unreadable: Option<String>,
    /// Why nothing can be written.
    full: Option<String>,
}

impl Keeper for Shelf {
    fn load(&self) -> Result<Results, String> {
        let kept = self.0.borrow();
        kept.unreadable.clone().map_or_else(|| Ok(kept.results.clone()), Err)
    }

    fn save(&self, results: &Results) -> Result<(), String> {
        let mut kept = self.0.borrow_mut();
        if let Some(why) = &kept.full {
            return Err(why.clone());
        }
        kept.results = results.clone();
        Ok(())
    }
}

impl Shelf {
    fn english(&self) -> Vec<(u8, u8)> {
        self.0.borrow().results.games.get("english").cloned().unwrap_or_default()
    }

    /// A new session: the person has Black, which begins, and the opponent never moves.
    fn desk(&self, position: Option<&str>) -> Desk {
        let mut desk = Desk::new(ENGLISH, position, People::Black, Box::new(Endless));
        desk.app.keep_results(Box::new(self.clone())).expect("they can be read");
        desk.app.resume_level();
        desk.wait();
        desk
    }
}

fn find_my_level(desk: &mut Desk) {
    for key in [KeyCode::Char('o'), KeyCode::Home, KeyCode::Enter] {
        desk.press(key);
    }
}

fn resign(desk: &mut Desk) {
    for key in [KeyCode::Char('x'), KeyCode::Down, KeyCode::Enter] {
        desk.press(key);
    }
}

/// The opponent runs out of time.
fn win(desk: &mut Desk) {
    desk.app.set_controls("0:30".parse().expect("a time control"));
    desk.type_text("11-15");
    desk.press(KeyCode::Enter);
    for _ in 0..9 {
        desk.wait();
    }
    desk.shows("You win");
}

#[test]
fn the_level_follows_the_person_and_is_told_after_five_games() {
    let shelf = Shelf::default();
    let mut desk = shelf.desk(None);
    desk.shows("White: Newcomer");
    desk.press(KeyCode::Char('o'));
    desk.shows("Your next opponent is level 5. 0 of 5 games played.");
    desk.shows("Find my level, now level 5");
    desk.press(KeyCode::Esc);
    find_my_level(&mut desk);
    desk.shows("White: Find my level");
    desk.shows("Level 5: Regular");
    resign(&mut desk);
    desk.shows("Your next opponent is level 4. 1 of 5");
    desk.press(KeyCode::Enter);
    desk.shows("Level 4: Casual player");
    win(&mut desk);
    desk.shows("Your next opponent is level 5. 2 of 5");
    desk.press(KeyCode::Enter);
    desk.shows("Level 5: Regular");
    for games in 3..=5 {
        desk.hides("You play about as well");
        resign(&mut desk);
        assert_eq!(shelf.english().len(), games);
        if games < 5 {
            desk.press(KeyCode::Enter);
        }
    }
    desk.shows("You play about as well as level 3,");
    desk.shows("Random play is rated 0.");
    desk.press(KeyCode::Enter);
    desk.shows("White: My level");
    desk.shows("Level 3: Beginner");
    desk.press(KeyCode::Char('n'));
    desk.shows("My level, now level 3");
}

#[test]
fn results_and_the_choice_are_kept_between_sessions() {
    let shelf = Shelf::default();
    let mut first = shelf.desk(None);
    find_my_level(&mut first);
    resign(&mut first);
    let mut second = shelf.desk(None);
    second.shows("Find my level");
    second.shows("Level 4: Casual player");
    // Another program plays at the same time; neither loses a game.
    first.press(KeyCode::Enter);
    resign(&mut first);
    resign(&mut second);
    assert_eq!(shelf.english(), [(5, 0), (4, 0), (4, 0)]);
    second.press(KeyCode::Esc);
    second.press(KeyCode::Char('o'));
    second.press(KeyCode::Down);
    second.press(KeyCode::Enter);
    second.shows("White: Newcomer");
    shelf.desk(None).shows("White: Newcomer");
    assert_eq!(shelf.english().len(), 3, "another opponent leaves the results alone");
}

#[test]
fn the_menu_of_a_new_game_offers_the_level_in_every_game() {
    let shelf = Shelf::default();
    let mut desk = shelf.desk(None);
    desk.press(KeyCode::Char('n'));
    for key in [KeyCode::Home, KeyCode::Down, KeyCode::Down, KeyCode::Left] {
        desk.press(key);
    }
    desk.shows("‹ Find my level, now level 5 ›");
    desk.press(KeyCode::Home);
    desk.press(KeyCode::Right);
    desk.shows("‹ International draughts ›");
    desk.shows("‹ Find my level, now level 5 ›");
    desk.press(KeyCode::End);
    desk.press(KeyCode::Enter);
    desk.shows("Find my level");
    desk.shows("Level 5: Regular");
    assert!(shelf.0.borrow().results.follows);
}

#[test]
fn each_game_counts_once_and_only_if_the_person_played_it() {
    let shelf = Shelf::default();
    let mut desk = shelf.desk(None);
    resign(&mut desk);
    assert_eq!(shelf.english(), [(1, 0)], "any level counts");
    desk.press(KeyCode::End);
    desk.press(KeyCode::Enter);
    desk.hides("You lose");
    resign(&mut desk);
    desk.shows("You lose");
    assert_eq!(shelf.english().len(), 1, "its end was taken back");
    // A game from a file, which is over.
    let text = "[Result \"1-0\"]\n\n1. 11-15 1-0\n".to_owned();
    desk.files.0.borrow_mut().insert("a.pdn".to_owned(), text);
    desk.press(KeyCode::Esc);
    desk.press(KeyCode::Char('e'));
    desk.type_text("a.pdn");
    desk.press(KeyCode::Enter);
    desk.shows("1. 11-15");
    resign(&mut desk);
    resign(&mut shelf.desk(Some("B:W22:B1")));
    assert_eq!(shelf.english().len(), 1);
}

#[test]
fn what_cannot_be_kept_is_said_and_nothing_is_lost() {
    let shelf = Shelf::default();
    let mut desk = shelf.desk(None);
    resign(&mut desk);
    shelf.0.borrow_mut().full = Some("the disk is full".to_owned());
    desk.press(KeyCode::Enter);
    resign(&mut desk);
    desk.shows("2 of 5");
    desk.shows("the disk is full");
    assert_eq!(shelf.english().len(), 1);
    // Once there is room, the game in memory is kept too, beside what another program has added.
    shelf.0.borrow_mut().full = None;
    shelf.0.borrow_mut().results.games.insert("thai".to_owned(), vec![(8, 1)]);
    desk.press(KeyCode::Enter);
    resign(&mut desk);
    desk.hides("the disk is full");
    assert_eq!(shelf.english().len(), 3);
    assert_eq!(shelf.0.borrow().results.games["thai"], [(8, 1)]);
    shelf.0.borrow_mut().unreadable = Some("results.toml, line 3: no".to_owned());
    desk.press(KeyCode::Enter);
    resign(&mut desk);
    desk.shows("results.toml, line 3: no");
    assert_eq!(shelf.english().len(), 3, "an unreadable file stays as it is");
    shelf.0.borrow_mut().unreadable = None;
    desk.press(KeyCode::Enter);
    resign(&mut desk);
    assert_eq!(shelf.english().len(), 5, "a mended one gets both games");
}

#[test]
fn an_unreadable_file_is_refused_at_the_start() {
    let shelf = Shelf::default();
    shelf.0.borrow_mut().unreadable = Some("results.toml, line 3: no".to_owned());
    let mut desk = Desk::new(ENGLISH, None, People::Black, Box::new(Endless));
    let refused = desk.app.keep_results(Box::new(shelf));
    assert_eq!(refused, Err("results.toml, line 3: no".to_owned()));
}
