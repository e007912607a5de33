//! The clock of the game: sets it, lets it tick, ends the game when a flag falls.

use std::time::Duration;

use crownhead_clock::{Controls, FlagFall, Millis, judge};
use leptos::prelude::*;

use super::{App, Screen};
use crate::{
    model::{
        session::{Purpose, Session},
        timekeeper::Timekeeper,
    },
    platform::now,
};

/// The time between two looks at a running clock.
const TICK: Duration = Duration::from_millis(100);

fn millis() -> Millis {
    now() as Millis
}

impl App {
    /// The current time control.
    pub(crate) fn controls(self) -> String {
        self.time.with(|time| time.as_ref().map_or("-".to_owned(), |time| time.clock.controls().to_string()))
    }

    /// Sets the clock, which starts with the next move.
    pub(crate) fn set_clock(self, controls: &str) {
        let Ok(controls) = controls.parse::<Controls>() else { return };
        let (ply, turn) =
            self.session.with_untracked(|session| (session.game().ply(), session.position().turn()));
        self.time.set(Timekeeper::new(controls, ply, turn));
        self.time_now.set(millis());
        self.keep();
    }

    /// Pauses the clock, or lets it go on.
    pub(crate) fn toggle_clock(self) {
        if self.session.with_untracked(Session::is_over) {
            return;
        }
        self.change_clock(Timekeeper::toggle);
    }

    fn change_clock(self, change: impl FnOnce(&mut Timekeeper, Millis)) {
        if self.time.with_untracked(Option::is_none) {
            return;
        }
        let now = millis();
        self.time.update(|time| {
            if let Some(time) = time {
                change(time, now);
            }
        });
        self.time_now.set(now);
        self.keep();
        self.tick_later();
    }

    /// Follows the game after any change.
    pub(super) fn follow_game(self) {
        let (ply, turn, over) = self
            .session
            .with_untracked(|session| (session.game().ply(), session.position().turn(), session.is_over()));
        self.change_clock(|time, now| time.follow(ply, turn, over, now));
    }

    /// Pauses a running clock, because the game is no longer in sight.
    pub(super) fn pause_clock(self) {
        if self.is_timed() {
            self.change_clock(Timekeeper::toggle);
        }
    }

    fn is_timed(self) -> bool {
        self.time.with_untracked(|time| time.as_ref().is_some_and(|time| time.clock.is_running()))
    }

    fn tick_later(self) {
        if self.is_timed() && !self.notes.get_value().ticks {
            self.note(|notes| notes.ticks = true);
            set_timeout(move || self.tick(), TICK);
        }
    }

    fn tick(self) {
        self.note(|notes| notes.ticks = false);
        if !self.is_timed() || self.screen.get_untracked() != Screen::Game {
            return;
        }
        let now = millis();
        self.time_now.set(now);
        let (flags, late) = self.time.with_untracked(|time| {
            time.as_ref().map_or(([false; 2], false), |time| (time.clock.flags(now), time.must_move(now)))
        });
        let fallen = self.session.with_untracked(|session| judge(flags, session.position()));
        if let Some(fallen) = fallen {
            return self.end_on_time(fallen);
        }
        let moves = self.session.with_untracked(Session::pending);
        if late && matches!(moves, Some((_, Purpose::Move))) {
            self.move_now();
        }
        self.tick_later();
    }

    fn end_on_time(self, fallen: FlagFall) {
        self.drop_request();
        self.close();
        self.session.update(|session| session.end_on_time(fallen));
        self.end_declared();
    }
}
