//! The clock of a room, whatever the pace.

use crownhead_clock::{Clock, FlagFall, Millis, judge};
use crownhead_rules::{AnyPosition, Color};

use crate::terms::Pace;

/// What a clock shows for a side.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Face {
    /// The time that is left; in extra periods, in this period.
    pub left: Millis,
    /// Whether it runs.
    pub running: bool,
}

/// The clock of a room.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Timer {
    /// None.
    Open,
    /// A game clock, which starts once both sides have moved.
    Live(Box<Clock>),
    /// So much time for each move, since a time.
    Days { length: Millis, since: Millis, turn: Color },
}

impl Timer {
    pub(crate) fn new(pace: &Pace, first: Color, now: Millis) -> Timer {
        match pace {
            Pace::Open => Timer::Open,
            Pace::Live(controls) => Timer::Live(Box::new(Clock::new(controls.clone(), first))),
            Pace::Days(days) => Timer::Days { length: Pace::days_length(*days), since: now, turn: first },
        }
    }

    /// Whether time counts for the side to move.
    pub(crate) fn is_running(&self) -> bool {
        match self {
            Timer::Open => false,
            Timer::Live(clock) => clock.is_running(),
            Timer::Days { .. } => true,
        }
    }

    /// What the side to move has spent on its move.
    pub(crate) fn spent(&self, now: Millis) -> Millis {
        match self {
            Timer::Open => 0,
            Timer::Live(clock) => clock.time_of_move(now),
            Timer::Days { since, .. } => now.saturating_sub(*since),
        }
    }

    /// The side to move has moved.
    pub(crate) fn press(&mut self, spent: Millis, now: Millis) {
        match self {
            Timer::Open => {}
            Timer::Live(clock) => clock.press_after(spent, now),
            Timer::Days { since, turn, .. } => (*since, *turn) = (now, turn.other()),
        }
    }

    /// Both sides have moved.
    pub(crate) fn start(&mut self, now: Millis) {
        if let Timer::Live(clock) = self {
            clock.start(now);
        }
    }

    /// Stops for good.
    pub(crate) fn stop(&mut self, now: Millis) {
        if let Timer::Live(clock) = self {
            clock.pause(now);
        }
    }

    pub(crate) fn take_back(&mut self, plies: usize, turn: Color, now: Millis) {
        match self {
            Timer::Open => {}
            Timer::Live(clock) => clock.take_back(plies, now),
            Timer::Days { since, turn: at, .. } => (*since, *at) = (now, turn),
        }
    }

    pub(crate) fn give(&mut self, to: Color, time: Millis, now: Millis) {
        if let Timer::Live(clock) = self {
            clock.adjust(to, time as i64, now);
        }
    }

    /// When the side to move runs out of time.
    pub(crate) fn ends(&self) -> Option<Millis> {
        match self {
            Timer::Open => None,
            Timer::Live(clock) => clock.flag_time(),
            Timer::Days { length, since, .. } => Some(since + length),
        }
    }

    /// What a fallen flag means, if one has fallen.
    pub(crate) fn verdict(&self, position: &AnyPosition, now: Millis) -> Option<FlagFall> {
        match self {
            Timer::Open => None,
            Timer::Live(clock) => judge(clock.flags(now), position),
            Timer::Days { length, since, turn } => {
                let fallen = now.saturating_sub(*since) >= *length;
                judge([Color::White, Color::Black].map(|color| fallen && color == *turn), position)
            }
        }
    }

    /// As if it had been stopped for so long just now. Days go on.
    pub(crate) fn skip(&mut self, stretch: Millis) {
        if let Timer::Live(clock) = self {
            clock.skip(stretch);
        }
    }

    pub(crate) fn face(&self, color: Color, now: Millis) -> Option<Face> {
        match self {
            Timer::Open => None,
            Timer::Live(clock) => {
                let reading = clock.reading(color, now);
                Some(Face { left: reading.left, running: reading.running })
            }
            Timer::Days { length, since, turn } => {
                let running = *turn == color;
                let used = if running { now.saturating_sub(*since) } else { 0 };
                Some(Face { left: length.saturating_sub(used), running })
            }
        }
    }
}
