//! Endgame-table values for the current game, and exercises in winning endings.

use crownhead_engine::{Drill, Ending, Opponent};
use crownhead_game::Game;
use crownhead_rules::AnyRules;
use leptos::prelude::*;

use super::App;
use crate::{
    model::{
        knowledge::{request_drill, request_endings},
        seats::Seats,
        session::Session,
    },
    start_page::Menu,
};

impl App {
    /// Requests the table values of the position if a person is to move and few pieces are left.
    pub(super) fn ask_known(self) {
        if !self.session.with_untracked(Session::wants_known) {
            return;
        }
        if let Some(request) = self.session.try_update(Session::request_known).flatten() {
            self.ask(&request);
        }
    }

    /// Shows or hides the table values.
    pub(crate) fn toggle_values(self) {
        self.said.set(None);
        self.values.update(|values| *values = !*values);
        if self.values.get_untracked() {
            self.speak_known();
        }
    }

    /// Plays a move from the list of all moves.
    pub(crate) fn play_listed(self, index: usize) {
        let mv = self.session.with_untracked(|session| {
            let known = session.known().filter(|_| session.awaits_person())?;
            known.moves.get(index).map(|&(mv, _)| mv)
        });
        if let Some(mv) = mv {
            self.board.change(|board, _| board.cancel());
            self.play_own(mv);
        }
    }

    /// Returns to the last position of the exercise that was still won.
    pub(crate) fn take_back_slip(self) {
        if let Some(ply) = self.session.with_untracked(|session| session.slip().map(|slip| slip.ply)) {
            self.go_to(ply);
        }
    }

    // --- Exercises --------------------------------------------------------------------------------------------

    /// Requests the endings available for practice under the chosen rules.
    pub(crate) fn ask_endings(self, rules: AnyRules) {
        self.endings.set(None);
        let Some(id) = self.next_question(rules) else { return };
        self.ask(&request_endings(id, rules));
    }

    pub(super) fn hear_endings(self, id: u32, endings: &[String]) {
        if self.notes.get_value().practice.is_some_and(|(asked, _)| asked == id) {
            self.endings.set(Some(endings.iter().filter_map(|key| Ending::from_key(key)).collect()));
        }
    }

    /// Requests an exercise in one ending, or in any.
    pub(crate) fn practice(self, rules: AnyRules, ending: Option<Ending>) {
        let seed = (js_sys::Math::random() * f64::from(u32::MAX)) as u32;
        let Some(id) = self.next_question(rules) else { return };
        self.ask(&request_drill(id, rules, ending, seed));
    }

    /// Sets up another position of the current ending.
    pub(crate) fn practice_again(self) {
        let now = self.session.with_untracked(|session| Some((session.rules(), session.drill()?.ending)));
        if let Some((rules, ending)) = now {
            self.drop_request();
            self.practice(rules, Some(ending));
        }
    }

    pub(super) fn hear_drill(self, id: u32, read: impl FnOnce(AnyRules) -> Option<Drill>) {
        let Some((_, rules)) = self.notes.get_value().practice.filter(|&(asked, _)| asked == id) else {
            return;
        };
        let Some(drill) = read(rules) else {
            return self.notice.set(crownhead_prose::Note::NoEndings.text());
        };
        let seats = Seats::against(Opponent::Level(Opponent::LEVELS), drill.player());
        self.open(Game::from_position(drill.start), seats, Some(drill));
    }

    fn next_question(self, rules: AnyRules) -> Option<u32> {
        let id = self.session.try_update(Session::next_id)?;
        self.note(|notes| notes.practice = Some((id, rules)));
        Some(id)
    }

    /// Opens the list of endings for practice.
    pub(crate) fn open_practice(self) {
        self.menu.set(Some(Menu::Practice));
    }
}
