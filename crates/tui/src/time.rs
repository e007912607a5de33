//! The clock of the game: sets it, lets it tick, ends the game when a flag falls.
//!
//! Not here: reading the time. [`App::update`] passes it.

use std::time::Duration;

use crownhead_clock::{Allowance, Clock, Controls, FlagFall, Millis, Timekeeper, judge};
use crownhead_engine::TimeLeft;
use crownhead_prose::terminal::Word;
use crownhead_rules::Color;

use crate::app::{App, Job};

/// The time between two looks at a running clock.
pub(crate) const TICK: Duration = Duration::from_millis(100);

/// The time that the computer takes for a move.
fn budget(allowance: Allowance) -> Millis {
    let time = TimeLeft {
        left: Duration::from_millis(allowance.left),
        moves: allowance.moves.map(u32::from),
        increment: Duration::from_millis(allowance.increment),
    };
    time.budget().soft.as_millis() as Millis
}

impl App {
    /// Sets the time control of this game and of the next ones. The clock starts after the first move.
    pub fn set_controls(&mut self, controls: Controls) {
        self.controls = controls;
        self.set_clock();
    }

    /// The time control of new games.
    pub fn controls(&self) -> &Controls {
        &self.controls
    }

    /// Sets the clock for the game on the board.
    pub(crate) fn set_clock(&mut self) {
        let game = &self.table.game;
        self.clock = Timekeeper::new(self.controls.clone(), game.ply(), game.position().turn());
    }

    /// Follows the game after any change.
    pub(crate) fn follow_clock(&mut self) {
        let game = &self.table.game;
        let (ply, turn, over) = (game.ply(), game.position().turn(), game.outcome().is_some());
        if let Some(clock) = &mut self.clock {
            clock.follow(ply, turn, over, self.now as Millis);
        }
    }

    /// Whether time is running.
    pub(crate) fn clock_runs(&self) -> bool {
        self.running_clock().is_some()
    }

    fn running_clock(&self) -> Option<&Clock> {
        self.clock.as_ref().map(Timekeeper::clock).filter(|clock| clock.is_running())
    }

    /// Looks at a running clock. Returns whether there is one.
    pub(crate) fn tick_clock(&mut self) -> bool {
        let now = self.now as Millis;
        let Some(clock) = self.running_clock() else { return false };
        if let Some(fallen) = judge(clock.flags(now), self.table.game.position()) {
            self.end_on_time(fallen);
        } else if self.job == Some(Job::Move) && self.clock.as_ref().is_some_and(|it| it.is_due(now, budget))
        {
            self.hurry();
        }
        true
    }

    fn end_on_time(&mut self, fallen: FlagFall) {
        self.withdraw();
        self.popup = None;
        _ = match fallen {
            FlagFall::Loses(side) => self.table.game.lose_on_time(side),
            FlagFall::CannotWin | FlagFall::Both => self.table.game.draw_on_time(),
        };
        self.seat_users();
        self.follow_clock();
    }

    /// Pauses the clock, or lets it go on.
    pub(crate) fn toggle_clock(&mut self) {
        if self.table.game.outcome().is_some() {
            return;
        }
        let Some(clock) = &mut self.clock else { return };
        clock.toggle(self.now as Millis);
        let text = if clock.clock().is_running() { String::new() } else { Word::ClockPaused.text() };
        self.say_text(text);
    }

    /// The time on a side's clock, and whether it is low; `None` without a clock.
    pub(crate) fn clock_face(&self, color: Color) -> Option<(String, bool)> {
        let (clock, now) = (self.clock.as_ref()?, self.now as Millis);
        let reading = clock.clock().reading(color, now);
        let periods = reading.periods.map(|periods| format!(" ×{periods}")).unwrap_or_default();
        Some((format!("{}{periods}", clock.face(color, now)), clock.is_low(color, now)))
    }
}
