//! The clock of the game on the board: follows the moves, whoever plays, undoes or redoes them.
//!
//! Not here: reading the time. Invariant: after [`Timekeeper::follow`], the clock has as many moves as the game has had
//! since the clock was set.

use alloc::{
    format,
    string::{String, ToString as _},
};

use crownhead_rules::Color;

use crate::{Allowance, Clock, Controls, Millis};

/// Time controls in common use, for a list to choose from; `-` is no clock.
pub const COMMON: [&str; 11] =
    ["-", "1", "3+2", "5+3", "10+5", "15+10", "30", "5b3", "10+3x30", "50/120,25/60", "80+60"];

/// A common point for a warning: below this, time is low.
pub const LOW: Millis = 20_000;

/// What a clock displays: `4:59`, or `9.3` in the last ten seconds.
pub fn face(left: Millis) -> String {
    let seconds = left.div_ceil(1000);
    match left {
        0..10_000 => format!("{}.{}", left / 1000, left / 100 % 10),
        _ if seconds < 3600 => format!("{}:{:02}", seconds / 60, seconds % 60),
        _ => format!("{}:{:02}:{:02}", seconds / 3600, seconds / 60 % 60, seconds % 60),
    }
}

/// The clock of a game and the ply at which it was set.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Timekeeper {
    clock: Clock,
    base: usize,
    paused: bool,
    /// The sides that have been warned of low time.
    warned: [bool; 2],
}

impl Timekeeper {
    /// A clock that starts with the next move; `None` if untimed.
    pub fn new(controls: Controls, ply: usize, turn: Color) -> Option<Timekeeper> {
        let timed = controls.is_timed();
        timed.then(|| Timekeeper {
            clock: Clock::new(controls, turn),
            base: ply,
            paused: false,
            warned: [false; 2],
        })
    }

    /// The clock of a saved game, paused if it had started; `None` if the text is not a [record](Clock::record).
    pub fn from_record(base: usize, record: &str) -> Option<Timekeeper> {
        let clock = Clock::from_record(record).ok()?;
        Some(Timekeeper { paused: clock.moves() > 0, clock, base, warned: [true; 2] })
    }

    /// The ply at which the clock was set, and its record.
    pub fn record(&self, now: Millis) -> (usize, String) {
        (self.base, self.clock.record(now))
    }

    /// The clock.
    pub fn clock(&self) -> &Clock {
        &self.clock
    }

    /// The time controls as text.
    pub fn controls(&self) -> String {
        self.clock.controls().to_string()
    }

    /// Follows the game to a ply. The clock starts with the first move and stops when the game is over.
    pub fn follow(&mut self, ply: usize, turn: Color, over: bool, now: Millis) {
        let made = self.base + self.clock.moves();
        if ply < self.base {
            self.clock = Clock::new(self.clock.controls().clone(), turn);
            self.base = ply;
        } else if ply < made {
            self.clock.take_back(made - ply, now);
        }
        if ply > made + 1 {
            self.pause(now);
        }
        for _ in made..ply {
            self.clock.press(now);
        }
        let starts = ply == made + 1 && !self.paused;
        if over {
            self.clock.pause(now);
        } else if starts {
            self.clock.start(now);
        }
    }

    fn pause(&mut self, now: Millis) {
        self.paused = true;
        self.clock.pause(now);
    }

    /// Pauses the clock, or lets it go on.
    pub fn toggle(&mut self, now: Millis) {
        if self.clock.is_running() {
            self.pause(now);
        } else {
            self.paused = false;
            self.clock.start(now);
        }
    }

    /// The display of a side: `4:59`, or `9.3` in the last ten seconds.
    pub fn face(&self, color: Color, now: Millis) -> String {
        face(self.clock.reading(color, now).left)
    }

    /// Whether less than 20 seconds are left, and no periods to come.
    pub fn is_low(&self, color: Color, now: Millis) -> bool {
        self.clock.is_low(color, LOW, now)
    }

    /// Whether this is the first time that the side's time is low.
    pub fn warns_of_low_time(&mut self, color: Color, now: Millis) -> bool {
        self.is_low(color, now) && !core::mem::replace(&mut self.warned[color.index()], true)
    }

    /// Whether a computer to move has used the time for this move. `budget` says how much that is, in milliseconds, given
    /// what was left at the start of the move.
    pub fn is_due(&self, now: Millis, budget: impl FnOnce(Allowance) -> Millis) -> bool {
        let used = self.clock.time_of_move(now);
        let Some(rest) = self.clock.allowance(now).filter(|_| self.clock.is_running()) else { return false };
        used >= budget(Allowance { left: rest.left + used, ..rest })
    }
}
