//! Retrograde analysis of a slice and its reverse, which lead to each other by quiet moves.
//!
//! First every position looks at its moves. Those that capture or crown leave the two slices and are looked up; the quiet
//! ones are counted. What is decided by that goes on a work list. Then the list is followed backwards, ply by ply: before a
//! lost position the other side wins, and a position all of whose moves have been refuted is lost. What is left is drawn.
//! The order in which threads get to positions does not matter: a position is decided once, and all that are decided in
//! one round have the same distance.

use std::collections::BTreeMap;
use std::ops::Range;
use std::sync::atomic::{AtomicU8, AtomicU16, Ordering::Relaxed};

use rayon::prelude::*;

use crate::board::{TableContext, Word};
use crate::build::progress::Progress;
use crate::build::solved::{SolvedTables, Table, Values};
use crate::build::unmoves::Unmoves;
use crate::index::Index;
use crate::index::Slice;
use crate::probe::successors::{Successors, back_up};
use crate::value::{Metric, Value};

/// What is known of a position while its slice is solved: numbers below these count the quiet moves that have not been
/// refuted, of a position whose other moves all lose.
mod state {
    /// Not lost, since another move draws, or wins later than a quiet move might; perhaps it is won.
    pub(super) const OPEN: u8 = 249;
    /// Drawn for certain.
    pub(super) const DRAW: u8 = 250;
    pub(super) const WIN: u8 = 251;
    pub(super) const LOSS: u8 = 252;
    /// The same where the side to move must capture.
    pub(super) const CAPTURE_DRAW: u8 = 253;
    pub(super) const CAPTURE_WIN: u8 = 254;
    pub(super) const CAPTURE_LOSS: u8 = 255;
}

/// How many positions a thread takes at a time.
const PORTION: u64 = 1 << 14;

/// One of the two slices in the making.
struct Side<W> {
    index: Index<W>,
    states: Vec<AtomicU8>,
    /// Distances; empty if the metric has none.
    plies: Vec<AtomicU16>,
}

/// Position numbers by the side they belong to and the ply in which they are due.
#[derive(Default)]
struct Due {
    /// Decided, with this distance.
    ready: BTreeMap<u16, Vec<(usize, Vec<u32>)>>,
    /// Won with this distance unless a quiet move wins sooner.
    planned: BTreeMap<u16, Vec<(usize, Vec<u32>)>>,
}

/// The same for one portion of one side.
#[derive(Default)]
struct Found {
    ready: BTreeMap<u16, Vec<u32>>,
    planned: BTreeMap<u16, Vec<u32>>,
}

impl Due {
    fn add(&mut self, side: usize, found: Found) {
        for (plies, numbers) in found.ready {
            self.ready.entry(plies).or_default().push((side, numbers));
        }
        for (plies, numbers) in found.planned {
            self.planned.entry(plies).or_default().push((side, numbers));
        }
    }

    fn next(&self) -> Option<u16> {
        self.ready.keys().chain(self.planned.keys()).min().copied()
    }
}

/// A solved slice: values, and the positions in which the side to move must capture.
pub(crate) struct SolvedSlice<W> {
    pub(crate) table: Table<W>,
    /// One bit a position, the first in the lowest bit.
    pub(crate) captures: Vec<u8>,
}

/// Solves a slice and its reverse; all slices that captures and crownings lead to must have been solved.
pub(crate) fn solve<W: Word>(
    tables: &SolvedTables<W>,
    slice: Slice,
    progress: &dyn Progress,
) -> Vec<SolvedSlice<W>> {
    let mut slices = vec![slice];
    if !slice.is_balanced() {
        slices.push(slice.reversed());
    }
    let sides: Vec<Side<W>> = slices.into_iter().filter_map(|slice| Side::new(tables, slice)).collect();
    let unmoves = Unmoves::new(&tables.context.rules.house_rules());
    let solver = Solver { tables, context: &tables.context, unmoves, sides };
    let mut due = Due::default();
    for side in 0..solver.sides.len() {
        solver.look(side, &mut due, progress);
    }
    while let Some(plies) = due.next() {
        solver.settle(plies, &mut due);
        if let Some(ready) = due.ready.remove(&plies) {
            let found: Vec<(usize, Found)> = solver.follow(plies, &ready);
            for (side, found) in found {
                due.add(side, found);
            }
        }
    }
    solver.sides.into_iter().map(|side| side.finish(tables.metric)).collect()
}

struct Solver<'m, W> {
    tables: &'m SolvedTables<W>,
    context: &'m TableContext,
    unmoves: Unmoves,
    sides: Vec<Side<W>>,
}

impl<W: Word> Solver<'_, W> {
    /// The first look at every position of a side.
    fn look(&self, side: usize, due: &mut Due, progress: &dyn Progress) {
        let size = self.sides[side].index.size();
        let portions: Vec<Range<u64>> =
            (0..size).step_by(PORTION as usize).map(|first| first..(first + PORTION).min(size)).collect();
        let found: Vec<Found> = portions
            .into_par_iter()
            .map_init(
                || Successors::new(self.context),
                |successors, portion| {
                    progress.advance(portion.end - portion.start);
                    self.look_at(&self.sides[side], successors, portion)
                },
            )
            .collect();
        for found in found {
            due.add(side, found);
        }
    }

    fn look_at(&self, side: &Side<W>, successors: &mut Successors<W>, portion: Range<u64>) -> Found {
        let mut found = Found::default();
        let mut reader = side.index.reader();
        for number in portion {
            let first = self.first_look(successors, &reader.at(number));
            side.states[number as usize].store(first.state, Relaxed);
            side.set_plies(number, first.plies);
            let number = number as u32;
            match first.due {
                DueAs::Ready => found.ready.entry(first.plies).or_default().push(number),
                DueAs::Planned => found.planned.entry(first.plies).or_default().push(number),
                DueAs::Never => {}
            }
        }
        found
    }

    /// What the moves that capture or crown say about a position.
    fn first_look(
        &self,
        successors: &mut Successors<W>,
        board: &crownhead_rules::table_position::TablePosition<W>,
    ) -> FirstLook {
        successors.move_source.moves(board, &mut successors.moves);
        if successors.moves.is_empty() {
            return FirstLook::certain(successors.stuck(board), false);
        }
        let (mut best, mut quiet): (Option<Value>, u8) = (None, 0);
        for mv in &successors.moves {
            if !mv.converts() {
                quiet += 1;
                continue;
            }
            let after = self.tables.value(&board.after(mv, self.context.turn));
            let after = after.expect("captures and crownings lead to slices that were solved before");
            let value = back_up(self.distances(), true, after);
            if best.is_none_or(|best| value.merit() > best.merit()) {
                best = Some(value);
            }
        }
        match best {
            Some(value) if quiet == 0 => {
                FirstLook::certain(value, successors.move_source.must_capture(board))
            }
            // Nothing wins sooner.
            Some(win @ Value::Win(1)) => FirstLook::certain(win, false),
            Some(Value::Win(plies)) => FirstLook { state: state::OPEN, plies, due: DueAs::Planned },
            Some(Value::Draw) => FirstLook { state: state::OPEN, plies: 0, due: DueAs::Never },
            Some(Value::Loss(plies)) => FirstLook { state: quiet, plies, due: DueAs::Never },
            None => FirstLook { state: quiet, plies: 0, due: DueAs::Never },
        }
    }

    /// The metric by which rounds are counted: a table without distances is solved in the order of conversions.
    fn distances(&self) -> Metric {
        match self.tables.metric {
            Metric::Wdl => Metric::Dtc,
            metric => metric,
        }
    }

    /// Decides the planned wins that are due, unless they have come about already.
    fn settle(&self, plies: u16, due: &mut Due) {
        for (side, numbers) in due.planned.remove(&plies).unwrap_or_default() {
            let states = &self.sides[side];
            let new: Vec<u32> =
                numbers.into_iter().filter(|&number| states.win(u64::from(number), plies)).collect();
            due.ready.entry(plies).or_default().push((side, new));
        }
    }

    /// One round: what the positions of this distance say about those before them.
    fn follow(&self, plies: u16, ready: &[(usize, Vec<u32>)]) -> Vec<(usize, Found)> {
        let portions: Vec<(usize, &[u32])> = ready
            .iter()
            .flat_map(|(side, numbers)| numbers.chunks(PORTION as usize).map(|portion| (*side, portion)))
            .collect();
        portions
            .into_par_iter()
            .map(|(side, portion)| {
                let mut found = Found::default();
                for &number in portion {
                    self.step_back(side, number, plies, &mut found);
                }
                // A balanced slice is its own reverse.
                (self.other(side), found)
            })
            .collect()
    }

    fn other(&self, side: usize) -> usize {
        self.sides.len() - 1 - side
    }

    fn step_back(&self, side: usize, number: u32, plies: u16, found: &mut Found) {
        let (here, there) = (&self.sides[side], &self.sides[self.other(side)]);
        let won = matches!(here.states[number as usize].load(Relaxed), state::WIN | state::CAPTURE_WIN);
        let board = here.index.unrank(u64::from(number)).turned(self.context.turn);
        self.unmoves.quiet_origins(&board, |origin| {
            let origin = there.index.rank(&origin);
            if !won {
                if there.win(origin, plies + 1) {
                    found.ready.entry(plies + 1).or_default().push(origin as u32);
                }
            } else if there.refute(origin) {
                let lost = there.lose(origin, plies + 1);
                found.ready.entry(lost).or_default().push(origin as u32);
            }
        });
    }
}

/// What a first look says.
struct FirstLook {
    state: u8,
    /// The distance; for a position that is still open, that of its best move so far.
    plies: u16,
    due: DueAs,
}

enum DueAs {
    Never,
    Ready,
    Planned,
}

impl FirstLook {
    fn certain(value: Value, captures: bool) -> FirstLook {
        let plies = value.distance().unwrap_or(0);
        let state = match (value, captures) {
            (Value::Draw, false) => state::DRAW,
            (Value::Win(_), false) => state::WIN,
            (Value::Loss(_), false) => state::LOSS,
            (Value::Draw, true) => state::CAPTURE_DRAW,
            (Value::Win(_), true) => state::CAPTURE_WIN,
            (Value::Loss(_), true) => state::CAPTURE_LOSS,
        };
        FirstLook { state, plies, due: if value == Value::Draw { DueAs::Never } else { DueAs::Ready } }
    }
}

impl<W: Word> Side<W> {
    fn new(tables: &SolvedTables<W>, slice: Slice) -> Option<Side<W>> {
        let index = Index::new(tables.context.board, slice)?;
        let size = index.size() as usize;
        let distances = if tables.metric.has_distances() { size } else { 0 };
        Some(Side {
            index,
            states: (0..size).map(|_| AtomicU8::new(0)).collect(),
            plies: (0..distances).map(|_| AtomicU16::new(0)).collect(),
        })
    }

    fn set_plies(&self, number: u64, plies: u16) {
        if let Some(place) = self.plies.get(number as usize) {
            place.store(plies, Relaxed);
        }
    }

    /// Notes that a position is won; tells whether it was not decided before.
    #[inline]
    fn win(&self, number: u64, plies: u16) -> bool {
        let open = |state| (state <= state::OPEN).then_some(state::WIN);
        let first = self.states[number as usize].fetch_update(Relaxed, Relaxed, open).is_ok();
        if first {
            self.set_plies(number, plies);
        }
        first
    }

    /// Notes that one more quiet move of a position loses; tells whether it was the last.
    #[inline]
    fn refute(&self, number: u64) -> bool {
        let less = |state| (state < state::OPEN).then(|| state - 1);
        self.states[number as usize].fetch_update(Relaxed, Relaxed, less) == Ok(1)
    }

    /// Notes that a position is lost, all its quiet moves with this distance at most; yields its distance.
    fn lose(&self, number: u64, plies: u16) -> u16 {
        let captures = self.plies.get(number as usize).map_or(0, |place| place.load(Relaxed));
        let plies = plies.max(captures);
        self.states[number as usize].store(state::LOSS, Relaxed);
        self.set_plies(number, plies);
        plies
    }

    fn finish(self, metric: Metric) -> SolvedSlice<W> {
        let captures = pack(&self.states, 8, |state| u8::from(state.load(Relaxed) >= state::CAPTURE_DRAW));
        let values = if metric.has_distances() {
            let value = |(state, plies): (&AtomicU8, &AtomicU16)| value_of(state, plies.load(Relaxed)).code();
            Values::Words(self.states.par_iter().zip(&self.plies).map(value).collect())
        } else {
            Values::Pairs(pack(&self.states, 4, |state| value_of(state, 0).code() as u8))
        };
        SolvedSlice { table: Table { index: self.index, values }, captures }
    }
}

/// Several small numbers a byte, the first in the lowest bits.
fn pack(states: &[AtomicU8], a_byte: usize, number: impl Fn(&AtomicU8) -> u8 + Sync) -> Vec<u8> {
    let byte =
        |group: &[AtomicU8]| group.iter().rev().fold(0, |byte, state| byte << (8 / a_byte) | number(state));
    states.par_chunks(a_byte).with_min_len(1 << 12).map(byte).collect()
}

fn value_of(state: &AtomicU8, plies: u16) -> Value {
    match state.load(Relaxed) {
        state::WIN | state::CAPTURE_WIN => Value::Win(plies),
        state::LOSS | state::CAPTURE_LOSS => Value::Loss(plies),
        _ => Value::Draw,
    }
}
