//! The clock of a game: two sides that run in turn.
//!
//! Not here: the text form (`record`).

use alloc::vec::Vec;

use crownhead_rules::Color;

use crate::{Allowance, Control, Controls, Millis, side::Side};

/// What happened on the clock.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Entry {
    /// The side to move made its move in this time.
    Move(Millis),
    /// A side got more time, or less.
    Adjust(Color, i64),
}

/// The display of one side.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Reading {
    /// The time left, of the current period if the other time is used up. 0 if untimed.
    pub left: Millis,
    /// The periods left, the current one included; `None` before the first period begins.
    pub periods: Option<u16>,
    /// The free time left of a move under a delay; 0 otherwise.
    pub delay: Millis,
    /// Whether the flag has fallen.
    pub flag: bool,
    /// Whether this side's time is running.
    pub running: bool,
}

/// The clock of a game. It does not stop by itself when a flag falls: the caller decides whether the game is over.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Clock {
    pub(crate) controls: Controls,
    pub(crate) first: Color,
    pub(crate) log: Vec<Entry>,
    /// Follows from the log.
    sides: [Side; 2],
    /// Follows from the log.
    turn: Color,
    /// The time used on the current move before the clock last stopped.
    pub(crate) spent: Millis,
    /// When it was last started, while it runs.
    since: Option<Millis>,
}

impl Clock {
    /// A clock that has not been started; `first` moves first.
    pub fn new(controls: Controls, first: Color) -> Clock {
        let sides = [controls.white.fresh(), controls.black.fresh()];
        Clock { controls, first, log: Vec::new(), sides, turn: first, spent: 0, since: None }
    }

    /// The time controls.
    pub fn controls(&self) -> &Controls {
        &self.controls
    }

    /// The side to move.
    pub fn turn(&self) -> Color {
        self.turn
    }

    /// The number of moves made.
    pub fn moves(&self) -> usize {
        self.log.iter().filter(|entry| matches!(entry, Entry::Move(_))).count()
    }

    /// Whether time is running.
    pub fn is_running(&self) -> bool {
        self.since.is_some()
    }

    /// Starts the clock, or lets it go on after a pause.
    pub fn start(&mut self, now: Millis) {
        self.since.get_or_insert(now);
    }

    /// Stops both sides until [`Clock::start`].
    pub fn pause(&mut self, now: Millis) {
        self.spent = self.time_of_move(now);
        self.since = None;
    }

    /// As if the clock had been stopped for so long just now.
    pub fn skip(&mut self, stretch: Millis) {
        self.since = self.since.map(|since| since + stretch);
    }

    /// The time used on the current move.
    pub fn time_of_move(&self, now: Millis) -> Millis {
        self.spent + self.since.map_or(0, |since| now.saturating_sub(since))
    }

    /// The side to move has moved: its time stops and the other's runs. A paused clock stays paused.
    pub fn press(&mut self, now: Millis) {
        self.press_after(self.time_of_move(now), now);
    }

    /// Like [`Clock::press`], but the move counts as having taken this time, whatever the clock has measured.
    pub fn press_after(&mut self, time: Millis, now: Millis) {
        let entry = Entry::Move(time);
        self.log.push(entry);
        self.apply(entry);
        self.spent = 0;
        self.since = self.since.map(|_| now);
    }

    pub(crate) fn apply(&mut self, entry: Entry) {
        match entry {
            Entry::Move(time) => {
                self.sides = self.after(time, Control::moved);
                self.turn = self.turn.other();
            }
            Entry::Adjust(color, change) => {
                let side = &mut self.sides[color.index()];
                side.main = side.main.saturating_add_signed(change);
                side.flag &= side.main == 0;
            }
        }
    }

    /// Both sides after the side to move has used some time.
    fn after(&self, time: Millis, how: fn(&Control, Side, Millis) -> Side) -> [Side; 2] {
        let mut sides = self.sides;
        let (mover, other) = (self.turn.index(), self.turn.other().index());
        sides[mover] = how(self.controls.of(self.turn), sides[mover], time);
        if self.controls.is_hourglass() && !sides[other].flag {
            sides[other].main += self.sides[mover].main - sides[mover].main;
        }
        sides
    }

    /// Takes back moves, with everything that happened on the clock since, and restores both sides as they were when the
    /// move that is now due began. A running clock runs on.
    pub fn take_back(&mut self, moves: usize, now: Millis) {
        for _ in 0..moves {
            while let Some(Entry::Adjust(..)) = self.log.pop() {}
        }
        let log = core::mem::take(&mut self.log);
        let since = self.since.map(|_| now);
        *self = Clock::replay(self.controls.clone(), self.first, log);
        self.since = since;
    }

    /// A clock with this log, paused at the start of a move.
    pub(crate) fn replay(controls: Controls, first: Color, log: Vec<Entry>) -> Clock {
        let mut clock = Clock::new(controls, first);
        for &entry in &log {
            clock.apply(entry);
        }
        Clock { log, ..clock }
    }

    /// Gives a side more time, or less (down to zero). More time raises a fallen flag.
    pub fn adjust(&mut self, color: Color, change: i64, now: Millis) {
        // A flag that has fallen on this move stays fallen unless the time used so far is settled first.
        if self.flags(now)[color.index()] && !self.sides[color.index()].flag && change > 0 {
            let missing = self.time_of_move(now).saturating_sub(self.sides[color.index()].main);
            return self.note(Entry::Adjust(color, change.saturating_add_unsigned(missing)));
        }
        self.note(Entry::Adjust(color, change));
    }

    fn note(&mut self, entry: Entry) {
        self.log.push(entry);
        self.apply(entry);
    }

    fn sides_at(&self, now: Millis) -> [Side; 2] {
        self.after(self.time_of_move(now), Control::used)
    }

    /// The display of a side.
    pub fn reading(&self, color: Color, now: Millis) -> Reading {
        let side = self.sides_at(now)[color.index()];
        let control = self.controls.of(color);
        let in_periods = side.main == 0 && side.periods > 0;
        let used = if self.turn == color { self.time_of_move(now) } else { 0 };
        Reading {
            left: if in_periods { side.period } else { side.main },
            periods: in_periods.then_some(side.periods),
            delay: control.delay().saturating_sub(used),
            flag: side.flag,
            running: self.is_running() && self.turn == color && control.is_timed(),
        }
    }

    /// Whose flags have fallen, White's first.
    pub fn flags(&self, now: Millis) -> [bool; 2] {
        self.sides_at(now).map(|side| side.flag)
    }

    /// Whether a side has less than this time left and no periods to come.
    pub fn is_low(&self, color: Color, threshold: Millis, now: Millis) -> bool {
        let side = self.sides_at(now)[color.index()];
        let left = if side.main == 0 { side.period } else { side.main };
        self.controls.of(color).is_timed() && side.periods <= 1 && left < threshold
    }

    /// When the flag of the side to move falls if nothing else happens, while it runs.
    pub fn flag_time(&self) -> Option<Millis> {
        let since = self.since.filter(|_| self.controls.of(self.turn).is_timed())?;
        let side = self.sides[self.turn.index()];
        if side.flag {
            return Some(since);
        }
        let control = self.controls.of(self.turn);
        let all = side.main + control.all_periods(&side) + control.delay();
        Some((since + all).saturating_sub(self.spent))
    }

    /// What a search for the side to move needs to know; `None` if untimed.
    pub fn allowance(&self, now: Millis) -> Option<Allowance> {
        let control = self.controls.of(self.turn);
        let Allowance { left, moves, increment } = control.allowance(&self.sides[self.turn.index()]);
        let left = left.saturating_sub(self.time_of_move(now));
        control.is_timed().then_some(Allowance { left, moves, increment })
    }
}
