//! Handles the intents of the board on the screen, and updates it.

use std::time::Duration;

use crownhead_boardview::{Intent, Key, Taken};
use crownhead_rules::{AnyMove, Color};
use leptos::prelude::*;

use super::{App, Said};
use crate::{
    board::handle::focus_square,
    model::{session::Session, settings::Settings},
};

impl App {
    /// Marks the shown change as seen, so that the next one can follow.
    pub(super) fn settle(self) {
        self.board.moving().set(false);
        self.shown.with_untracked(|_| ());
    }

    /// Handles the intents of the board.
    pub(super) fn carry_out(self, intent: Intent) {
        match intent {
            Intent::Play(mv) => self.play_own(mv),
            Intent::Huff(square) => self.huff_own(square),
            Intent::Refused(refused) => self.say_refusal(&refused),
            Intent::NotYourTurn => self.say_not_your_turn(),
            Intent::Deselected => self.said.set(None),
            Intent::CursorMoved(square) => focus_square(square),
            says => self.say_about(&says),
        }
    }

    pub(super) fn show_position_at_once(self) {
        let (position, last) = self.position_and_last();
        let flipped = self.session.with_untracked(|session| session.seats().bottom() == Color::Black);
        self.board.change(|board, _| {
            board.set_position(position, last);
            board.set_flipped(flipped);
        });
        self.show_way();
        self.wipe_drawings();
        self.apply_settings();
        self.apply_movers();
    }

    /// Plays what was planned for this turn once the opponent's move has been shown.
    pub(super) fn play_planned(self, mv: AnyMove) {
        let ply = self.session.with_untracked(|session| session.game().ply());
        let play = move || {
            if self.session.with_untracked(|session| session.game().ply() != ply || !session.awaits_person())
            {
                return;
            }
            match self.board.change(|board, _| board.take_premove(&mv)) {
                Taken::Nothing => {}
                Taken::Play(mv) => self.play_own(mv),
                Taken::NotExpected => self.say(Said::not_expected()),
                Taken::Refused(attempt, _) => self.say_plan_refused(&attempt),
            }
        };
        set_timeout(play, Duration::from_secs_f64(self.board.moves_for() / 1000.0));
    }

    /// Drops planned moves, because of a click beside the board.
    pub(crate) fn drop_plans(self) {
        if self.board.read(|board| !board.premoves().is_empty()) {
            self.board.key(Key::Escape);
        }
    }

    pub(super) fn slide_to_position(self) {
        let (position, last) = self.position_and_last();
        self.board.change(|board, now| board.slide_to(position, last, now));
        self.show_way();
        self.wipe_drawings();
        self.apply_movers();
    }

    /// Draws the way of the last move.
    fn show_way(self) {
        self.session.with_untracked(|session| {
            let game = session.game();
            let before = game.ply().checked_sub(1).and_then(|ply| game.position_at(ply));
            if let (Some(before), Some(mv)) = (before, game.moves().last()) {
                self.board.change(|board, _| board.show_way(before, mv));
            }
        });
    }

    fn position_and_last(self) -> (crownhead_rules::AnyPosition, Option<AnyMove>) {
        self.session.with_untracked(|session| (*session.position(), session.game().moves().last().copied()))
    }

    pub(super) fn apply_movers(self) {
        let movers = self.session.with_untracked(|session| {
            if session.is_over() { crownhead_boardview::Movers::Nobody } else { session.seats().movers() }
        });
        self.board.change(|board, _| board.set_movers(movers));
    }

    pub(super) fn apply_settings(self) {
        let rules = self.session.with_untracked(Session::rules);
        let settings = self.settings.with_untracked(|settings| settings.for_board(rules));
        self.board.change(|board, _| board.set_settings(settings));
        let look = self.settings.with_untracked(Settings::board_look);
        if self.board.look().get_untracked() != look {
            self.board.look().set(look);
        }
    }

    pub(crate) fn flip(self) {
        self.board.change(|board, _| board.set_flipped(!board.flipped()));
        self.keep();
    }
}
