//! The clock of the game: sets it, lets it tick, ends the game when a flag falls.

use std::time::Duration;

use crownhead_clock::{Allowance, COMMON, Controls, FlagFall, Millis, Timekeeper, judge};
use crownhead_engine::TimeLeft;
use leptos::prelude::*;

use super::{App, Screen};
use crate::{
    model::session::{Purpose, Session},
    platform::{now, sound::Cue, store},
};

/// The time between two looks at a running clock.
const TICK: Duration = Duration::from_millis(100);

/// The clock of the game, and the choice for the next one.
#[derive(Clone, Copy)]
pub(crate) struct Time {
    /// The clock, if the game has one.
    pub(crate) keeper: RwSignal<Option<Timekeeper>>,
    /// The time shown on it.
    pub(crate) now: RwSignal<Millis>,
    /// The time control of the next game.
    pub(crate) chosen: RwSignal<String>,
}

impl Time {
    /// No clock; the choice is that of the last visit.
    pub(super) fn new() -> Time {
        let kept = store::load::<String>(store::CLOCK).filter(|text| text.parse::<Controls>().is_ok());
        let chosen = kept.unwrap_or_else(|| COMMON[0].to_owned());
        Time { keeper: RwSignal::new(None), now: RwSignal::new(0), chosen: RwSignal::new(chosen) }
    }
}

/// The time that the computer takes for a move.
fn budget(allowance: Allowance) -> Millis {
    let time = TimeLeft {
        left: Duration::from_millis(allowance.left),
        moves: allowance.moves.map(u32::from),
        increment: Duration::from_millis(allowance.increment),
    };
    time.budget().soft.as_millis() as Millis
}

fn millis() -> Millis {
    now() as Millis
}

impl App {
    pub(crate) fn time(self) -> Time {
        self.notes.get_value().time
    }

    /// The time control of the game on the board.
    pub(crate) fn controls(self) -> String {
        self.time().keeper.with(|keeper| keeper.as_ref().map_or(COMMON[0].to_owned(), Timekeeper::controls))
    }

    /// Chooses the time control of the next game.
    pub(crate) fn choose_clock(self, controls: String) {
        store::save(store::CLOCK, &controls);
        self.time().chosen.set(controls);
    }

    /// Sets the chosen clock for a new game.
    pub(super) fn set_chosen_clock(self) {
        let chosen = self.time().chosen.get_untracked();
        self.set_clock(&chosen);
    }

    /// Sets the clock, which starts with the next move.
    pub(crate) fn set_clock(self, controls: &str) {
        let Ok(controls) = controls.parse::<Controls>() else { return };
        let (ply, turn) =
            self.session.with_untracked(|session| (session.game().ply(), session.position().turn()));
        self.time().keeper.set(Timekeeper::new(controls, ply, turn));
        self.time().now.set(millis());
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
        let Time { keeper, now: shown, .. } = self.time();
        if keeper.with_untracked(Option::is_none) {
            return;
        }
        let now = millis();
        keeper.update(|time| {
            if let Some(time) = time {
                change(time, now);
            }
        });
        shown.set(now);
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
        self.time().keeper.with_untracked(|time| time.as_ref().is_some_and(|time| time.clock().is_running()))
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
        self.time().now.set(now);
        let (flags, late) = self.time().keeper.with_untracked(|time| {
            time.as_ref()
                .map_or(([false; 2], false), |time| (time.clock().flags(now), time.is_due(now, budget)))
        });
        self.warn_of_low_time();
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

    /// Sounds once in a game when a person's time gets low.
    fn warn_of_low_time(self) {
        let turn = self.session.with_untracked(|session| session.position().turn());
        let person = self.session.with_untracked(Session::awaits_person);
        let Time { keeper, now: shown, .. } = self.time();
        let warn = person
            && keeper.try_update_untracked(|time| {
                time.as_mut().is_some_and(|time| time.warns_of_low_time(turn, shown.get_untracked()))
            }) == Some(true);
        if warn {
            self.cue(Cue::LowTime);
        }
    }

    fn end_on_time(self, fallen: FlagFall) {
        self.drop_request();
        self.close();
        self.session.update(|session| session.end_on_time(fallen));
        self.end_declared();
    }
}
