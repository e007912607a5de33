//! Captures of a batch, leg by leg: all first legs, then all second legs, and so on.
//!
//! A [`Capture`] packs its place (position, start square, legs, current square) into one word. One step of the loop extends
//! one capture by one leg and appends it to the next row if it can continue. From three legs on, routes to the same result
//! are merged; the ends of one position form a linked list.

use alloc::{boxed::Box, vec::Vec};

use super::{BATCH, Buffer, Men, Set};
use crate::{
    Direction,
    bits::Bits,
    counting::jumps::landings_on_dark10 as landings,
    geometry::{Dark10, Geometry},
};

/// First legs of one side's men for each position of a batch, as rows that the compiler can vectorize.
pub(super) struct FirstLegs {
    /// The squares from which a leg is possible, occupied or not.
    pub(super) starts: [Set; BATCH],
    /// The landing squares of first legs.
    pub(super) landed: [Set; BATCH],
    /// The pieces that first legs capture, by line. A piece is captured at most once along a line: one side of it is our
    /// man, the other is free.
    jumped: [[Set; BATCH]; 4],
}

/// One direction of each line.
const LINES: [Direction; 4] = [Direction::NorthEast, Direction::NorthWest, Direction::North, Direction::East];

/// Captures of one leg along a line.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Single {
    /// The captured pieces, one capture each.
    pub(super) over: Set,
    /// The position's index in its batch.
    pub(super) position: u32,
    /// The bit offset of a step along the line.
    pub(super) leg: u32,
}

impl Default for FirstLegs {
    fn default() -> FirstLegs {
        FirstLegs { starts: [0; BATCH], landed: [0; BATCH], jumped: [[0; BATCH]; 4] }
    }
}

impl FirstLegs {
    /// Computes the rows for the side to move, or for the other side.
    pub(super) fn look<const OTHERS: bool>(&mut self, batch: &[Men]) {
        let number = batch.len().min(BATCH);
        let [one, two, three, four] = &mut self.jumped;
        let (one, two, three, four) =
            (&mut one[..number], &mut two[..number], &mut three[..number], &mut four[..number]);
        let (starts, landed) = (&mut self.starts[..number], &mut self.landed[..number]);
        for (i, men) in batch[..number].iter().enumerate() {
            let men = if OTHERS { men.turned() } else { *men };
            let mut of = OnePosition::default();
            one[i] = of.add(&men, LINES[0]);
            two[i] = of.add(&men, LINES[1]);
            three[i] = of.add(&men, LINES[2]);
            four[i] = of.add(&men, LINES[3]);
            starts[i] = of.starts;
            landed[i] = of.landed;
        }
    }

    /// The number of first legs.
    #[inline(always)]
    pub(super) fn number(&self, i: usize) -> u32 {
        self.jumped.iter().map(|row| row[i].count()).sum()
    }

    /// The pieces that first legs capture.
    #[inline(always)]
    pub(super) fn all_jumped(&self, i: usize) -> Set {
        self.jumped.iter().fold(0, |all, row| all | row[i])
    }
}

/// The rows of one position.
#[derive(Default)]
struct OnePosition {
    starts: Set,
    landed: Set,
}

impl OnePosition {
    /// Adds the legs along a line and returns the pieces they capture.
    #[inline(always)]
    fn add(&mut self, men: &Men, direction: Direction) -> Set {
        let (free, back) = (men.free(), direction.opposite());
        let prey = men.them & Dark10::shift(free, back);
        let jumped = prey & Dark10::shift(men.us, direction);
        let prey_back = men.them & Dark10::shift(free, direction);
        let jumped_back = prey_back & Dark10::shift(men.us, back);
        self.starts |= Dark10::shift(prey, back) | Dark10::shift(prey_back, direction);
        self.landed |= Dark10::shift(jumped, direction) | Dark10::shift(jumped_back, back);
        jumped | jumped_back
    }
}

/// A capture in progress.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Capture {
    /// From the high bits down: the position's index, the start square, the legs so far, the current square.
    place: u64,
    /// The squares where the man can land: the free squares and its start square.
    pub(super) room: Set,
    /// The pieces left to capture.
    pub(super) left: Set,
    /// The landing squares of the next leg.
    pub(super) lands: Set,
}

impl Capture {
    /// The start of a capture on bit `at`.
    #[inline(always)]
    pub(super) fn new(group: usize, at: u32, room: Set, left: Set) -> Capture {
        let place = (group as u64) << 24 | u64::from(at << 16 | at);
        Capture { place, room, left, lands: landings(at, left, room) }
    }

    /// The capture after one more leg to `at`.
    #[inline(always)]
    fn go_to(&self, at: u32) -> Capture {
        let left = self.left ^ Set::bit(u32::midpoint(self.at(), at));
        let place = (self.place & !0xff) + 0x100 + u64::from(at);
        Capture { place, room: self.room, left, lands: landings(at, left, self.room) }
    }

    #[inline(always)]
    pub(super) fn group(&self) -> usize {
        (self.place >> 24) as usize
    }

    #[inline(always)]
    pub(super) fn legs(&self) -> u32 {
        (self.place >> 8) as u32 & 0xff
    }

    #[inline(always)]
    pub(super) fn at(&self) -> u32 {
        self.place as u32 & 0xff
    }

    /// Whether the man is back on its start square.
    #[inline(always)]
    pub(super) fn is_home(&self) -> bool {
        (self.place >> 16) as u32 & 0xff == self.at()
    }

    /// Whether both are the same move.
    #[inline(always)]
    fn is_like(&self, other: &Capture) -> bool {
        self.left == other.left && self.place == other.place && self.room == other.room
    }

    #[inline(always)]
    pub(super) fn is_finished(&self) -> bool {
        self.lands.is_empty()
    }
}

/// The unit of length in a word that holds the number of longest captures in its low half and, above two, their legs in
/// its high half.
pub(super) const LEG: u64 = 1 << 32;

/// Counts a capture of more than two legs `times` times if none before is longer.
#[inline(always)]
pub(super) fn add_longest(longest: &mut u64, end: &Capture, times: u64) {
    let legs = u64::from(end.legs());
    let best = (*longest).max(legs * LEG);
    *longest = best + (times & u64::from(best / LEG != legs).wrapping_sub(1));
}

/// A finished capture of several legs. `before` is 1 + the index of the previous end of the same position.
#[derive(Clone, Copy, Debug, Default)]
struct End {
    capture: Capture,
    before: u32,
}

/// A position with captures to follow.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Long {
    /// Its index in the batch.
    pub(super) place: u32,
    /// The men that can capture.
    pub(super) jumpers: Set,
}

/// Reusable buffers for captures in progress.
#[derive(Default)]
pub(super) struct Chains {
    pub(super) legs: Box<FirstLegs>,
    /// The positions that have captures of several legs.
    long: Buffer<Long>,
    pub(super) now: Buffer<Capture>,
    next: Buffer<Capture>,
    singles: Buffer<Single>,
    ends: Buffer<End>,
    last_ends: Vec<u32>,
    done: Buffer<Capture>,
}

impl Chains {
    /// Sorts positions: without captures; with captures of one leg only, by index; and the others.
    pub(super) fn sort(&mut self, batch: &[Men], quiet: &mut Buffer<Men>, single: &mut Buffer<u32>) {
        self.legs.look::<false>(batch);
        let (mut quiet, mut single) = (quiet.fill(BATCH), single.fill(BATCH));
        let mut long = self.long.fill(BATCH);
        for (i, men) in batch[..batch.len().min(BATCH)].iter().enumerate() {
            let (onward, jumpers) = (self.legs.starts[i], self.legs.starts[i] & men.us);
            let goes_on = self.legs.landed[i].meets(onward);
            let captures = !jumpers.is_empty();
            quiet.put(*men, !captures);
            single.put(i as u32, captures && !goes_on);
            long.put(Long { place: i as u32, jumpers }, goes_on);
        }
        quiet.finish();
        single.finish();
        long.finish();
    }

    /// The captures of positions with captures of one leg only.
    pub(super) fn singles(&mut self, single: &[u32]) -> &mut [Single] {
        let mut lines = self.singles.fill(4 * single.len());
        for &position in single {
            for (row, leg) in self.legs.jumped.iter().zip(LINES) {
                let over = row[position as usize % BATCH];
                lines.put(
                    Single { over, position, leg: u32::from(Dark10::offset(leg).unsigned_abs()) },
                    !over.is_empty(),
                );
            }
        }
        lines.finish();
        self.singles.items_mut()
    }

    /// The longest captures of the positions that have some of several legs.
    pub(super) fn list(&mut self, batch: &[Men]) -> &[Capture] {
        let Chains { legs, long, now, .. } = self;
        begin(batch, long.items_mut(), &legs.starts, now);
        self.leg(|_| {});
        let most = 8 * self.now.items().len();
        let mut done = core::mem::take(&mut self.done);
        let mut twos = done.fill(most);
        self.leg(|capture| twos.put(*capture, capture.is_finished()));
        twos.finish();
        self.go_on(BATCH);
        let mut longest = [2; BATCH];
        let mut more = done.add(self.ends.items().len());
        for End { capture, .. } in self.ends.items() {
            let best = &mut longest[capture.group() % BATCH];
            *best = capture.legs().max(*best);
            more.put(*capture, true);
        }
        more.finish();
        done.retain(|capture| capture.legs() == longest[capture.group() % BATCH]);
        self.done = done;
        self.done.items()
    }

    /// Follows the captures that continue after two legs. Duplicates, possible from three legs on, are kept once.
    pub(super) fn go_on(&mut self, positions: usize) {
        self.ends.clear();
        self.last_ends.clear();
        self.last_ends.resize(positions, 0);
        for capture in self.now.items() {
            follow(*capture, &mut self.ends, &mut self.last_ends[capture.group()]);
        }
    }

    /// The finished captures of more than two legs.
    pub(super) fn ends(&self) -> impl Iterator<Item = &Capture> {
        self.ends.items().iter().map(|end| &end.capture)
    }

    /// Extends all captures by one leg, shows each to `show`, and keeps those that can continue.
    #[inline(always)]
    pub(super) fn leg(&mut self, mut show: impl FnMut(&mut Capture)) {
        let now = self.now.items_mut();
        let mut next = self.next.fill(8 * now.len());
        let mut i = 0;
        while i < now.len() {
            let capture = &mut now[i];
            let at = capture.lands.lowest();
            let mut longer = capture.go_to(at);
            capture.lands &= capture.lands.wrapping_sub(1);
            i += usize::from(capture.lands.is_empty());
            show(&mut longer);
            next.put(longer, !longer.is_finished());
        }
        next.finish();
        core::mem::swap(&mut self.now, &mut self.next);
    }
}

/// Starts the captures of several legs: one entry per man, with the landing squares from which it can continue.
#[inline(always)]
pub(super) fn begin(batch: &[Men], long: &mut [Long], onward: &[Set; BATCH], now: &mut Buffer<Capture>) {
    let mut now = now.fill(long.len() * Set::WIDTH as usize);
    let mut i = 0;
    while i < long.len() {
        let Long { place, jumpers } = &mut long[i];
        let group = *place as usize;
        let (men, onward) = (&batch[group], onward[group % BATCH]);
        let from = jumpers.lowest();
        *jumpers &= jumpers.wrapping_sub(1);
        i += usize::from(jumpers.is_empty());
        let mut capture = Capture::new(group, from, men.free() | Set::bit(from), men.them);
        capture.lands &= onward;
        now.put(capture, !capture.is_finished());
    }
    now.finish();
}

/// Follows a capture to its ends. `last` is 1 + the index of the last end of the same position.
fn follow(mut capture: Capture, ends: &mut Buffer<End>, last: &mut u32) {
    while !capture.is_finished() {
        let at = capture.lands.lowest();
        let others = capture.lands & capture.lands.wrapping_sub(1);
        for other in others.iter() {
            follow(capture.go_to(other), ends, last);
        }
        capture = capture.go_to(at);
    }
    let mut before = *last;
    while let Some(end) = ends.items().get(before.wrapping_sub(1) as usize) {
        if capture.is_like(&end.capture) {
            return;
        }
        before = end.before;
    }
    let mut row = ends.add(1);
    row.put(End { capture, before: *last }, true);
    row.finish();
    *last = ends.items().len() as u32;
}
