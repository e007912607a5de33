//! Game actions: moves, undo, hints, draws, resignations.

use crownhead_explain::Hint;
use crownhead_rules::{AnyMove, Color, Square};
use leptos::prelude::*;

use super::{App, Dialog, Said};
use crate::{
    board::handle::focus_square,
    model::{
        seats::{Seat, Seats, next_in_cycle},
        session::{Purpose, Session},
    },
    platform::sound::{self, Cue},
};

impl App {
    /// Plays a person's move, which the board has already shown.
    pub(super) fn play_own(self, mv: AnyMove) {
        self.drop_request();
        let warns = self.warns();
        self.session.update(|session| session.set_judges(warns));
        self.play(mv);
    }

    /// Whether the player wants to hear about mistakes, and may: a clock would run meanwhile, and exercises tell by themselves.
    fn warns(self) -> bool {
        let alone = self
            .session
            .with_untracked(|session| session.seats().lone_person().is_some() && session.drill().is_none());
        alone
            && self.settings.with_untracked(|settings| settings.warnings)
            && self.time().keeper.with_untracked(Option::is_none)
    }

    pub(super) fn play_computers(self, mv: AnyMove) {
        let color = self.session.with_untracked(|session| session.position().turn());
        self.searched.set(self.progress.get_untracked().map(|report| (color, report)));
        self.progress.set(None);
        self.play(mv);
        self.play_planned(mv);
    }

    fn play(self, mv: AnyMove) {
        self.settle();
        let before = self.session.with_untracked(|session| *session.position());
        let played = self.session.try_update(|session| session.play(mv).is_ok()).unwrap_or(false);
        if !played {
            return self.slide_to_position();
        }
        self.board.change(|board, now| board.play(&mv, now));
        self.cue(match (mv.is_crowning(), mv.is_capture()) {
            (true, _) => Cue::Crown,
            (_, true) => Cue::Capture,
            _ => Cue::Move,
        });
        self.wipe_drawings();
        self.hint.set(None);
        self.said.set(None);
        self.speak_move(&before, &mv);
        self.after_change();
    }

    /// Huffs the piece that may be huffed; with several, the one the user chooses next on the board.
    pub(crate) fn choose_huff(self) {
        let squares = self.session.with_untracked(Session::huffable);
        let first = squares.iter().next();
        match first {
            Some(only) if squares.len() == 1 => self.huff_own(only),
            Some(first) if self.board.read(|board| board.huffable().is_empty()) => {
                self.drop_hint_request();
                self.board.change(|board, _| board.choose_huff(squares));
                focus_square(first);
                self.say(Said::huff_which());
            }
            // The button was pressed again.
            _ => {
                self.board.change(|board, _| board.cancel());
                self.said.set(None);
            }
        }
    }

    pub(super) fn huff_own(self, square: Square) {
        self.drop_request();
        self.huff(square);
    }

    /// Huffs a piece for the side to move.
    pub(super) fn huff(self, square: Square) {
        self.settle();
        let before = self.session.with_untracked(|session| *session.position());
        if !self.session.try_update(|session| session.huff(square)).unwrap_or(false) {
            return self.slide_to_position();
        }
        self.board.change(|board, now| board.huff(square, now));
        self.cue(Cue::Capture);
        self.hint.set(None);
        self.said.set(None);
        self.speak_huff(&before, square);
        self.note(|notes| notes.over_is_news = true);
        self.after_change();
    }

    /// Plays the sound of an event, and vibrates, if the user wants that.
    pub(super) fn cue(self, cue: Cue) {
        let (sound, vibration) =
            self.settings.with_untracked(|settings| (settings.sound, settings.vibration));
        if sound {
            sound::play(cue);
        }
        if vibration {
            sound::vibrate(cue);
        }
    }

    /// Updates everything that depends on the game.
    fn after_change(self) {
        self.follow_game();
        self.apply_movers();
        self.keep();
        self.ask_for_move();
        self.ask_known();
        if self.board.moves_for() == 0.0 {
            self.when_still();
        }
    }

    /// The board is at rest: now the end of the game may be shown.
    pub(super) fn when_still(self) {
        self.turn_board();
        let over = self.session.with_untracked(Session::is_over);
        if over && self.notes.get_value().over_is_news && self.screen.get_untracked() == super::Screen::Game {
            self.note(|notes| notes.over_is_news = false);
            self.end_zen();
            self.cue(Cue::End);
            self.note_result();
            self.show(Dialog::Over);
            self.speak_outcome();
        }
    }

    /// Turns the board to the side to move, if two people want that.
    fn turn_board(self) {
        let turn = self.session.with_untracked(|session| {
            let turns = session.seats().are_two_people() && !session.is_over();
            turns.then(|| session.position().turn())
        });
        let wanted = self.settings.with_untracked(|settings| settings.flip);
        let flipped = self.board.read(crownhead_boardview::Board::flipped);
        if turn.is_some_and(|turn| wanted && (turn == Color::Black) != flipped) {
            self.flip();
        }
    }

    /// Jumps to another ply of the same game.
    fn travel(self, go: impl FnOnce(&mut Session) -> bool) {
        self.drop_request();
        self.settle();
        self.searched.set(None);
        self.set_hint(None);
        self.said.set(None);
        self.close();
        let moved = self.session.try_update(go).unwrap_or(false);
        if moved {
            self.note(|notes| notes.over_is_news = true);
            self.slide_to_position();
        }
        self.after_change();
    }

    pub(crate) fn undo(self) {
        self.travel(Session::undo);
    }

    pub(crate) fn redo(self) {
        self.travel(Session::redo);
    }

    pub(crate) fn go_to(self, ply: usize) {
        self.travel(move |session| session.go_to(ply));
    }

    pub(crate) fn restart(self) {
        self.travel(|session| {
            session.restart();
            true
        });
    }

    /// Resumes waiting computers, or pauses them.
    pub(crate) fn toggle_pause(self) {
        let paused = self.session.with_untracked(Session::is_paused);
        if !paused {
            self.drop_request();
        }
        self.said.set(None);
        self.session.update(|session| session.set_paused(!paused));
        self.ask_for_move();
    }

    pub(crate) fn resign(self) {
        self.drop_request();
        self.close();
        self.session.update(|session| {
            let side = session.speaker();
            session.resign(side);
        });
        self.end_declared();
    }

    pub(super) fn computer_concedes(self) {
        self.session.update(|session| {
            let side = session.position().turn();
            session.concede(side);
        });
        self.progress.set(None);
        self.end_declared();
    }

    pub(super) fn end_declared(self) {
        self.said.set(None);
        self.set_hint(None);
        self.board.change(|board, _| {
            board.cancel();
            board.clear_refusal();
        });
        self.note(|notes| notes.over_is_news = true);
        self.after_change();
    }

    /// Offers a draw: to the computer, which considers it, or to the other person at the board.
    pub(crate) fn offer_draw(self) {
        self.sheet.set(false);
        if self.session.with_untracked(|session| session.seats().are_two_people()) {
            return self.show(Dialog::Draw);
        }
        self.drop_hint_request();
        if let Some(request) = self.session.try_update(Session::request_draw).flatten() {
            self.say(Said::draw_offered());
            self.ask(&request);
        }
    }

    pub(crate) fn agree_draw(self) {
        self.drop_request();
        self.close();
        self.session.update(|session| _ = session.agree_draw());
        self.end_declared();
    }

    /// Claims a draw for the side to move.
    pub(crate) fn claim_draw(self) {
        self.drop_hint_request();
        self.close();
        self.sheet.set(false);
        self.progress.set(None);
        self.session.update(|session| _ = session.claim_draw());
        self.end_declared();
    }

    pub(super) fn draw_answered(self, taken: bool) {
        if taken {
            self.said.set(None);
            self.agree_draw();
        } else {
            self.say(Said::draw_declined());
        }
    }

    // --- Hints ----------------------------------------------------------------------------------------------

    /// Requests a hint, or removes it.
    pub(crate) fn toggle_hint(self) {
        if self.hint.with_untracked(Option::is_some) {
            self.said.set(None);
            return self.set_hint(None);
        }
        if self.session.with_untracked(Session::pending).is_some() {
            return self.drop_hint_request();
        }
        if let Some(request) = self.session.try_update(Session::request_hint).flatten() {
            self.board.change(|board, _| board.cancel());
            self.say(Said::hint_coming());
            self.ask(&request);
        }
    }

    fn drop_hint_request(self) {
        if let Some((_, Purpose::Hint)) = self.session.with_untracked(Session::pending) {
            self.said.set(None);
            self.drop_request();
        }
    }

    pub(super) fn show_hint(self, hint: Option<Hint>) {
        self.progress.set(None);
        self.said.set(None);
        match &hint {
            Some(hint) => self.say_hint(hint),
            None => self.say(Said::no_hint()),
        }
        self.set_hint(hint);
    }

    fn set_hint(self, hint: Option<Hint>) {
        let shown = hint.as_ref().map(|hint| hint.mv);
        self.board.change(|board, _| board.set_hint(shown));
        self.hint.set(hint);
    }

    // --- Opponents ------------------------------------------------------------------------------------------

    /// Changes the players of the current game. The board keeps its orientation.
    pub(crate) fn set_seats(self, seats: Seats) {
        self.drop_request();
        self.session.update(|session| session.set_seats(seats));
        self.after_change();
    }

    pub(crate) fn set_seat(self, color: Color, seat: Seat) {
        let mut seats = self.session.with_untracked(Session::seats);
        seats.set(color, seat);
        self.set_seats(seats);
    }

    /// The next opponent in the cycle of the preset's own button.
    pub(crate) fn cycle_opponent(self) {
        let bottom = self.bottom().get_untracked();
        let next = self.session.with_untracked(|session| {
            let person = session.seats().lone_person().unwrap_or(bottom);
            next_in_cycle(session.rules(), session.seats(), person)
        });
        self.set_seats(next);
    }
}
