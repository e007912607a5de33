//! Opening games: a new one, the one in progress, or one from the address.
//!
//! Not here: games that others wrote. The study opens them.

use crownhead_engine::Drill;
use crownhead_game::Game;
use crownhead_notation::pdn;
use crownhead_prose::Note;
use leptos::prelude::*;

use super::{App, Screen};
use crate::{
    model::{address as opening, choice::Choice, saved::Saved, seats::Seats, session::Session, words},
    platform::{address, store},
};

impl App {
    /// What the page shows first: the game in its address, or the saved game, or the start page.
    pub(crate) fn open_first(self) {
        let saved = store::load::<Saved>(store::GAME);
        match opening::read(&address::pairs()) {
            Some(Ok(asked)) => {
                self.choice.update(|choice| {
                    let own = asked.choice.own.or(choice.own);
                    *choice = Choice { own, claim_draws: choice.claim_draws, ..asked.choice };
                });
                let mut game = asked.game;
                if self.choice.with_untracked(|choice| choice.claim_draws) {
                    game.let_players_claim();
                }
                return self.open(game, asked.choice.seats(), None);
            }
            Some(Err(line)) => self.notice.set(line),
            None => {}
        }
        let Some((session, flipped)) = saved.and_then(|saved| Some((saved.read().ok()?, saved.flipped)))
        else {
            return;
        };
        self.session.set(session);
        self.has_game.set(true);
        self.show_position_at_once();
        self.board.change(|board, _| board.set_flipped(flipped));
        if address::is_game() {
            self.resume();
        }
    }

    /// Starts a new game with the chosen options.
    pub(crate) fn open_chosen(self) {
        let choice = self.choice.get_untracked();
        self.open(choice.game(), choice.seats(), None);
    }

    pub(super) fn open(self, game: Game, seats: Seats, drill: Option<Drill>) {
        self.drop_request();
        self.session.update(|session| {
            session.replace(game, seats);
            session.set_drill(drill);
        });
        self.note(|notes| notes.practice = None);
        self.has_game.set(true);
        self.hint.set(None);
        self.said.set(None);
        self.values.set(false);
        self.searched.set(None);
        self.note(|notes| notes.over_is_news = true);
        self.show_position_at_once();
        self.resume();
        self.keep();
    }

    /// Continues the game.
    pub(crate) fn resume(self) {
        self.close();
        self.sheet.set(false);
        address::show(true);
        self.screen.set(Screen::Game);
        self.ask_for_move();
        self.ask_known();
        if self.session.with_untracked(Session::is_over) {
            self.when_still();
        }
    }

    /// Leaves the game for the start page; it can be continued later.
    pub(crate) fn leave(self) {
        self.drop_request();
        self.close();
        self.sheet.set(false);
        self.board.change(|board, _| {
            board.cancel();
            board.skip();
        });
        address::show(false);
        self.screen.set(Screen::Start);
    }

    /// Goes to the study page, with the game if one is on the board.
    pub(crate) fn analyze(self) {
        self.study(address::STUDY);
    }

    /// Goes to an address of the study page in the same way.
    pub(crate) fn study(self, address: &str) {
        if self.screen.get_untracked() == Screen::Game {
            let text =
                self.session.with_untracked(|session| pdn::write(session.game(), &words::tags(session)));
            store::hand_to_study(&text, address);
        } else {
            address::go(address);
        }
    }

    /// The user pressed the browser's back or forward button.
    pub(crate) fn follow_address(self) {
        match (address::is_game(), self.has_game.get_untracked()) {
            (true, true) => self.resume(),
            _ => self.leave(),
        }
    }

    /// Saves the game for the next visit. Says once that there is no room for it.
    pub(super) fn keep(self) {
        if !self.has_game.get_untracked() || !store::is_there() {
            return;
        }
        let flipped = self.board.read(crownhead_boardview::Board::flipped);
        let record = self.session.with_untracked(|session| Saved::new(session, flipped));
        let saved = store::save(store::GAME, &record);
        if !saved && !self.notes.get_value().unsaved {
            self.notice.set(Note::StorageFull.text());
        }
        self.note(|notes| notes.unsaved = !saved);
    }

    /// Another tab has stored something. The last tab to move decides which game is saved.
    pub(crate) fn hear_of_other_tab(self, key: Option<&str>) {
        if key == Some(store::GAME) && self.has_game.get_untracked() {
            self.notice.set(Note::SavedElsewhere.text());
        }
    }
}
