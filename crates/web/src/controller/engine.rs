//! Sends requests to the engine and handles its replies.

use std::time::Duration;

use crownhead_api::{Reply, Request};
use crownhead_rules::{AnyMove, Square};
use leptos::prelude::*;

use super::{App, Said};
use crate::{
    model::knowledge::read_drill,
    model::session::{Answer, Purpose, Session},
    platform::{
        engine_link::{EngineLink, Program},
        now,
    },
};

impl App {
    /// Starts the worker in advance.
    pub(crate) fn start_engine(self) {
        self.link.set_value(Some(EngineLink::new(Program::Game, move |reply| self.hear(reply))));
    }

    pub(super) fn ask(self, request: &Request) {
        self.note(|notes| notes.asked_at = now());
        self.link.update_value(|link| {
            if let Some(link) = link {
                link.ask(request);
            }
        });
    }

    fn stop(self, id: u32) -> bool {
        self.link.try_update_value(|link| link.as_mut().is_some_and(|link| link.stop(id))).unwrap_or(false)
    }

    /// Cancels the engine's current work.
    pub(super) fn drop_request(self) {
        self.progress.set(None);
        if let Some(id) = self.session.try_update(Session::drop_request).flatten() {
            self.stop(id);
        }
    }

    /// Requests the computer's move if it is the side to move.
    pub(super) fn ask_for_move(self) {
        if let Some(request) = self.session.try_update(Session::request_move).flatten() {
            self.ask(&request);
        }
    }

    /// Makes the computer play the best move it has found so far.
    pub(crate) fn move_now(self) {
        let Some((id, Purpose::Move)) = self.session.with_untracked(Session::pending) else {
            return;
        };
        let best = self.session.with_untracked(Session::best_so_far);
        if !self.stop(id)
            && let Some(mv) = best
        {
            self.play_after_pause(id, mv);
        }
    }

    fn hear(self, reply: Reply) {
        match &reply {
            Reply::Endings { id, endings } => return self.hear_endings(*id, endings),
            Reply::Drill { id, ending, position, shortest } => {
                return self.hear_drill(*id, |rules| read_drill(rules, ending, position, *shortest));
            }
            _ => {}
        }
        let Some(answer) = self.session.try_update(|session| session.take_reply(reply)) else { return };
        match answer {
            Answer::Progress(report) => self.progress.set(Some(report)),
            Answer::Huff(square) => self.huff_when_still(square),
            Answer::Move(mv, report) => {
                self.progress.set(Some(report));
                self.pause_then_play(mv);
            }
            Answer::Concedes => self.computer_concedes(),
            Answer::Claims => self.claim_draw(),
            Answer::Hint(hint) => self.show_hint(hint),
            Answer::Known if self.values.get_untracked() => self.speak_known(),
            Answer::Nothing | Answer::Known => {}
            Answer::Draw(taken) => self.draw_answered(taken),
            Answer::Judged(Some(mistake)) => self.warn(&mistake),
            Answer::Judged(None) => self.ask_for_move(),
            Answer::Failed(message) => self.engine_failed(&message),
        }
    }

    fn pause_then_play(self, mv: AnyMove) {
        if let Some((id, Purpose::Move)) = self.session.with_untracked(Session::pending) {
            self.play_after_pause(id, mv);
        }
    }

    /// Plays the computer's move once the board is at rest and the pause is over, unless the move is outdated by then.
    fn play_after_pause(self, id: u32, mv: AnyMove) {
        let pause = f64::from(self.settings.with_untracked(|settings| settings.pause));
        let thought = now() - self.notes.get_value().asked_at;
        let wait = (pause - thought).max(self.board.moves_for()).max(0.0);
        let play = move || {
            if self.session.with_untracked(Session::pending) == Some((id, Purpose::Move)) {
                self.play_computers(mv);
            }
        };
        set_timeout(play, Duration::from_secs_f64(wait / 1000.0));
    }

    /// Makes the computer's huff once the board is at rest, unless the huff is outdated by then.
    fn huff_when_still(self, square: Square) {
        let Some((id, Purpose::Huff)) = self.session.with_untracked(Session::pending) else {
            return;
        };
        let huff = move || {
            if self.session.with_untracked(Session::pending) == Some((id, Purpose::Huff)) {
                self.huff(square);
            }
        };
        set_timeout(huff, Duration::from_secs_f64(self.board.moves_for() / 1000.0));
    }

    fn engine_failed(self, message: &str) {
        self.progress.set(None);
        self.link.update_value(|link| {
            if let Some(link) = link {
                link.end();
            }
        });
        self.session.update(|session| {
            let waits = session.awaits_computer();
            session.set_paused(waits);
        });
        self.say(Said::engine_failed(message));
    }
}
