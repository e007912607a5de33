//! Captures of a batch of positions, leg by leg: all first legs, all second legs, and so on.

use alloc::{boxed::Box, vec::Vec};

use super::{BATCH, Buffer, Men, Set};
use crate::{
    Direction,
    bits::Bits,
    counting::jumps::landings_on_dark10 as landings,
    geometry::{Dark10, Geometry},
};

/// What is known of the first legs of the men of one side, for each position of a batch. Whole rows, so that the compiler
/// looks at two positions in one instruction.
pub(super) struct FirstLegs {
    /// Squares from which a leg in some direction is possible, whoever stands there.
    pub(super) starts: [Set; BATCH],
    /// Where the first legs land.
    pub(super) landed: [Set; BATCH],
    /// What the first legs take, for each line. Nothing is taken twice along a line: behind it is one of us, or nobody.
    jumped: [[Set; BATCH]; 4],
}

/// A direction of each line.
const LINES: [Direction; 4] = [Direction::NorthEast, Direction::NorthWest, Direction::North, Direction::East];

/// Captures of one leg along a line.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Single {
    /// What is taken, each by itself.
    pub(super) over: Set,
    /// Where the position stands in its batch.
    pub(super) position: u32,
    /// How many bits a step along the line goes.
    pub(super) leg: u32,
}

impl Default for FirstLegs {
    fn default() -> FirstLegs {
        FirstLegs { starts: [0; BATCH], landed: [0; BATCH], jumped: [[0; BATCH]; 4] }
    }
}

impl FirstLegs {
    /// Looks at the men of the side to move, or at those of the other one.
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

    /// What the first legs take.
    #[inline(always)]
    pub(super) fn all_jumped(&self, i: usize) -> Set {
        self.jumped.iter().fold(0, |all, row| all | row[i])
    }
}

/// The same of one position.
#[derive(Default)]
struct OnePosition {
    starts: Set,
    landed: Set,
}

impl OnePosition {
    /// Adds legs in that direction and in the opposite one; returns what they take.
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

/// The beginning of a capture, and how it can go on.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Capture {
    /// The number of the position it belongs to, the bit index of the man's first square, the legs so far, and the bit index of
    /// the square where it has arrived.
    place: u64,
    /// Where the man can land: the free squares and the one where it started.
    pub(super) room: Set,
    /// What is left to take.
    pub(super) left: Set,
    /// Where the next leg lands.
    pub(super) lands: Set,
}

impl Capture {
    /// That of a man on the square with that bit index.
    #[inline(always)]
    pub(super) fn new(group: usize, at: u32, room: Set, left: Set) -> Capture {
        let place = (group as u64) << 24 | u64::from(at << 16 | at);
        Capture { place, room, left, lands: landings(at, left, room) }
    }

    /// The same after one more leg to that square.
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

    /// Whether the man has come back to where it started.
    #[inline(always)]
    pub(super) fn is_home(&self) -> bool {
        (self.place >> 16) as u32 & 0xff == self.at()
    }

    /// Whether the same man has taken the same pieces and stands on the same square.
    #[inline(always)]
    fn is_like(&self, other: &Capture) -> bool {
        self.left == other.left && self.place == other.place && self.room == other.room
    }

    #[inline(always)]
    pub(super) fn is_finished(&self) -> bool {
        self.lands.is_empty()
    }
}

/// The longest captures of a position in one word: their number below, and their legs above if they have more than two.
pub(super) const LEG: u64 = 1 << 32;

/// Counts a capture of more than two legs so many times, if none before is longer.
#[inline(always)]
pub(super) fn add_longest(longest: &mut u64, end: &Capture, times: u64) {
    let legs = u64::from(end.legs());
    let best = (*longest).max(legs * LEG);
    *longest = best + (times & u64::from(best / LEG != legs).wrapping_sub(1));
}

/// A capture of several legs that has ended, and the one before it in the same position, one more than its place.
#[derive(Clone, Copy, Debug, Default)]
struct End {
    capture: Capture,
    before: u32,
}

/// A position some of whose captures are to be followed.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Long {
    /// Its place in the batch.
    pub(super) place: u32,
    /// The men that can capture.
    pub(super) jumpers: Set,
}

/// Captures on their way, used again and again.
#[derive(Default)]
pub(super) struct Chains {
    pub(super) legs: Box<FirstLegs>,
    /// Positions that have captures of several legs.
    long: Buffer<Long>,
    pub(super) now: Buffer<Capture>,
    next: Buffer<Capture>,
    singles: Buffer<Single>,
    ends: Buffer<End>,
    last_ends: Vec<u32>,
    done: Buffer<Capture>,
}

impl Chains {
    /// Sorts positions: those without captures, those whose captures all have a single leg, by their place in the batch, and
    /// the others.
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

    /// The captures of those positions of a batch, all of one leg.
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

    /// The longest captures of positions that were sorted and have some of several legs, with their place in the batch.
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

    /// Follows captures in so many positions that go on after two legs. From three legs on another order may lead to the
    /// same: each is kept once.
    pub(super) fn go_on(&mut self, positions: usize) {
        self.ends.clear();
        self.last_ends.clear();
        self.last_ends.resize(positions, 0);
        for capture in self.now.items() {
            follow(*capture, &mut self.ends, &mut self.last_ends[capture.group()]);
        }
    }

    /// What captures of more than two legs have become.
    pub(super) fn ends(&self) -> impl Iterator<Item = &Capture> {
        self.ends.items().iter().map(|end| &end.capture)
    }

    /// One more leg of all captures; shows all of them, which may be stopped there, and goes on with those that are not finished.
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

/// The men that can capture, and where they land first so that they can go on.
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

/// Appends what an unfinished capture becomes; `last` is one more than the place of the last end in the same position.
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
