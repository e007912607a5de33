//! Opening games: a new one, the one in progress, or one from the address.
//!
//! Not here: games that others wrote. The study opens them.

use crownhead_clock::Timekeeper;
use crownhead_engine::Drill;
use crownhead_game::Game;
use crownhead_notation::pdn;
use crownhead_prose::Note;
use leptos::prelude::*;

use super::{App, History, Screen, level};
use crate::{
    model::{
        address as opening,
        choice::{Choice, Players},
        left_games::LeftGames,
        saved::Saved,
        seats::Seats,
        words,
    },
    platform::{address, now, store},
    start_page,
};

impl App {
    /// What the page shows first: the game in its address, or the saved game, or the start page.
    pub(crate) fn open_first(self) {
        let saved = store::load::<Saved>(store::GAME);
        let left = saved.clone();
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
                left.into_iter().for_each(put_aside);
                self.open(game, asked.choice.seats(coin()), None);
                return asked.clock.into_iter().for_each(|clock| self.set_clock(&clock.to_string()));
            }
            Some(Err(line)) => self.notice.set(line),
            None => {}
        }
        let shown = saved.is_some_and(|saved| self.put_on_the_board(&saved));
        if shown && address::is_game() {
            self.resume();
        }
    }

    /// Shows a saved game. Returns false if it can't be read.
    fn put_on_the_board(self, saved: &Saved) -> bool {
        let Ok(session) = saved.read() else { return false };
        self.session.set(session);
        self.time()
            .keeper
            .set(saved.clock.as_ref().and_then(|(base, record)| Timekeeper::from_record(*base, record)));
        self.has_game.set(true);
        self.note(|notes| notes.over_is_news = true);
        self.show_position_at_once();
        self.board.change(|board, _| board.set_flipped(saved.flipped));
        true
    }

    /// Continues a game that was left; the one on the board is left for it.
    pub(crate) fn open_left(self, index: usize) {
        let Some(game) = left_games().take(index) else { return };
        self.drop_request();
        self.leave_game();
        change_left(|left| left.games.retain(|old| *old != game));
        self.said.set(None);
        self.hint.set(None);
        self.searched.set(None);
        if self.put_on_the_board(&game) {
            self.resume();
            self.keep();
        }
    }

    /// Puts the game on the board aside if a move was made in it.
    fn leave_game(self) {
        let moved =
            self.session.with_untracked(|session| session.last_ply() > 0 && session.drill().is_none());
        if moved && self.has_game.get_untracked() {
            put_aside(self.saved());
        }
    }

    /// Starts a new game with the chosen options.
    pub(crate) fn open_chosen(self) {
        let mut choice = self.choice.get_untracked();
        if choice.players == Players::Computer
            && let Some((fitting, _)) = level::followed(choice.rules, choice.opponent)
        {
            choice.opponent = fitting;
            self.choice.set(choice);
        }
        self.open(choice.game(), choice.seats(coin()), None);
        self.set_chosen_clock();
    }

    pub(super) fn open(self, game: Game, seats: Seats, drill: Option<Drill>) {
        self.drop_request();
        self.leave_game();
        self.session.update(|session| {
            session.replace(game, seats);
            session.set_drill(drill);
        });
        self.note(|notes| notes.practice = None);
        self.time().keeper.set(None);
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
        address::show(true, false);
        self.screen.set(Screen::Game);
        self.ask_for_move();
        self.ask_known();
        self.when_still();
    }

    /// Leaves the game for the start page; it can be continued later.
    pub(crate) fn leave(self) {
        self.drop_request();
        self.pause_clock();
        self.close();
        self.sheet.set(false);
        self.board.change(|board, _| {
            board.cancel();
            board.skip();
        });
        address::show(false, self.menu.with_untracked(Option::is_some));
        self.screen.set(Screen::Start);
    }

    /// Goes to the study page, with the game if one is on the board.
    pub(crate) fn analyze(self) {
        match self.screen.get_untracked() {
            Screen::Game => self.study(address::STUDY_END),
            Screen::Start => address::go(&address::study_of(self.choice.get_untracked().rules, "")),
        }
    }

    /// Goes to an address of the study page with the game on the board.
    pub(crate) fn study(self, address: &str) {
        let text = self.session.with_untracked(|session| pdn::write(session.game(), &words::tags(session)));
        store::hand_to_study(&text, address);
    }

    /// The user pressed the browser's back or forward button.
    pub(crate) fn follow_address(self) {
        if self.notes.get_value().history == History::GoesBack {
            self.note(|notes| notes.history = History::AtRest);
            return self.fit_history();
        }
        let list = self.menu.get_untracked().filter(|_| self.screen.get_untracked() == Screen::Start);
        match (address::is_game(), self.has_game.get_untracked(), list) {
            (true, true, _) => self.resume(),
            (_, _, Some(list)) => start_page::leave(self, list),
            _ => self.leave(),
        }
    }

    /// Keeps an entry of the history for the open list of the start page, so that the browser's back button closes it.
    pub(crate) fn follow_lists(self) {
        Effect::new(move |before: Option<()>| {
            self.menu.track();
            self.screen.track();
            // A page that has just been loaded stays at its entry.
            if before.is_some() && self.notes.get_value().history == History::AtRest {
                self.fit_history();
            }
        });
    }

    /// Makes the history fit the page.
    fn fit_history(self) {
        if self.screen.get_untracked() == Screen::Game {
            return address::show(true, false);
        }
        match (self.menu.with_untracked(Option::is_some), address::is_list()) {
            (true, false) => address::push_list(),
            (false, true) => {
                self.note(|notes| notes.history = History::GoesBack);
                address::back();
            }
            _ => {}
        }
    }

    /// Saves the game for the next visit. Says once that there is no room for it.
    pub(super) fn keep(self) {
        if !self.has_game.get_untracked() || !store::is_there() {
            return;
        }
        let saved = store::save(store::GAME, &self.saved());
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

    /// The game on the board with its clock.
    fn saved(self) -> Saved {
        let flipped = self.board.read(crownhead_boardview::Board::flipped);
        let clock = self.time().keeper.with_untracked(|time| Some(time.as_ref()?.record(now() as u64)));
        let mut saved = self.session.with_untracked(|session| Saved::new(session, flipped));
        saved.clock = clock;
        saved
    }
}

/// A toss of a coin.
fn coin() -> bool {
    js_sys::Math::random() < 0.5
}

/// The games that were left.
pub(crate) fn left_games() -> LeftGames {
    store::load(store::LEFT).unwrap_or_default()
}

/// Changes the games that were left. The oldest ones go if the browser has no room.
pub(crate) fn change_left(change: impl FnOnce(&mut LeftGames)) {
    let mut left = left_games();
    change(&mut left);
    while !store::save(store::LEFT, &left) && left.games.pop().is_some() {}
}

fn put_aside(game: Saved) {
    change_left(|left| left.add(game));
}
