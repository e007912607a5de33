//! Retrograde analysis of a slice and its reverse, which lead to each other by quiet moves.
//!
//! The initial pass lists the moves of every position. Captures and crownings leave the two slices and are looked up;
//! quiet moves are counted. Positions decided by this go on a work list. Then decided positions are propagated to
//! their predecessors, ply by ply: a predecessor of a lost position is won, and a position all of whose moves are
//! refuted is lost. What remains is drawn. The order of threads does not matter: a position is decided once, and all
//! positions decided in one round have the same distance.

use std::collections::BTreeMap;
use std::ops::Range;
use std::sync::atomic::{AtomicU8, AtomicU16, Ordering::Relaxed};

use crownhead_rules::table_position::TablePosition;
use rayon::prelude::*;

use crate::board::{TableContext, Word};
use crate::build::progress::Progress;
use crate::build::solved::{SolvedTables, Table, Values};
use crate::build::unmoves::Unmoves;
use crate::index::Index;
use crate::index::Slice;
use crate::probe::successors::{Successors, back_up};
use crate::value::{Metric, Value};

/// The state of a position while its slice is solved. A number below these counts the quiet moves that are not
/// refuted yet, where all other moves lose.
mod state {
    /// Not lost, because a conversion draws, or wins but later than a quiet move might. It may still be won.
    pub(super) const OPEN: u8 = 249;
    /// Certainly drawn.
    pub(super) const DRAW: u8 = 250;
    pub(super) const WIN: u8 = 251;
    pub(super) const LOSS: u8 = 252;
    /// A draw where the side to move must capture; win and loss follow.
    pub(super) const CAPTURE_DRAW: u8 = 253;
    pub(super) const CAPTURE_WIN: u8 = 254;
    pub(super) const CAPTURE_LOSS: u8 = 255;
}

/// Positions a thread takes at a time.
const PORTION: u64 = 1 << 14;

/// One of the two slices while they are solved.
struct PartialSlice<W> {
    index: Index<W>,
    states: Vec<AtomicU8>,
    /// Distances; empty if the metric has none.
    plies: Vec<AtomicU16>,
}

/// The work list: position numbers by distance and by slice.
#[derive(Default)]
struct WorkList {
    /// Decided, with this distance.
    ready: BTreeMap<u16, Vec<(usize, Vec<u32>)>>,
    /// Won with this distance, unless a quiet move wins sooner.
    planned: BTreeMap<u16, Vec<(usize, Vec<u32>)>>,
}

/// New work found by one thread in one slice.
#[derive(Default)]
struct Batch {
    ready: BTreeMap<u16, Vec<u32>>,
    planned: BTreeMap<u16, Vec<u32>>,
}

impl WorkList {
    fn add(&mut self, side: usize, found: Batch) {
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

/// A solved slice: values, and which positions have a forced capture.
pub(crate) struct SolvedSlice<W> {
    pub(crate) table: Table<W>,
    /// Forced captures, one bit per position, starting with the lowest bit.
    pub(crate) captures: Vec<u8>,
}

/// Solves a slice and its reverse. All slices that captures and crownings lead to must be solved.
pub(crate) fn solve<W: Word>(
    tables: &SolvedTables<W>,
    slice: Slice,
    progress: &dyn Progress,
) -> Vec<SolvedSlice<W>> {
    let mut slices = vec![slice];
    if !slice.is_balanced() {
        slices.push(slice.reversed());
    }
    let sides: Vec<PartialSlice<W>> =
        slices.into_iter().filter_map(|slice| PartialSlice::new(tables, slice)).collect();
    let unmoves = Unmoves::new(&tables.context.rules.house_rules());
    let solver = Solver { tables, context: &tables.context, unmoves, sides };
    let mut due = WorkList::default();
    for side in 0..solver.sides.len() {
        solver.initialize(side, &mut due, progress);
    }
    while let Some(plies) = due.next() {
        solver.decide_planned(plies, &mut due);
        if let Some(ready) = due.ready.remove(&plies) {
            let found: Vec<(usize, Batch)> = solver.propagate(plies, &ready);
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
    sides: Vec<PartialSlice<W>>,
}

impl<W: Word> Solver<'_, W> {
    /// The initial pass over a slice.
    fn initialize(&self, side: usize, due: &mut WorkList, progress: &dyn Progress) {
        let size = self.sides[side].index.size();
        let portions: Vec<Range<u64>> =
            (0..size).step_by(PORTION as usize).map(|first| first..(first + PORTION).min(size)).collect();
        let found: Vec<Batch> = portions
            .into_par_iter()
            .map_init(
                || Successors::new(self.context),
                |successors, portion| {
                    progress.advance(portion.end - portion.start);
                    self.initialize_portion(&self.sides[side], successors, portion)
                },
            )
            .collect();
        for found in found {
            due.add(side, found);
        }
    }

    fn initialize_portion(
        &self,
        side: &PartialSlice<W>,
        successors: &mut Successors<W>,
        portion: Range<u64>,
    ) -> Batch {
        let mut found = Batch::default();
        let mut reader = side.index.reader();
        for number in portion {
            let initial = self.initial_state(successors, &reader.at(number));
            side.states[number as usize].store(initial.state, Relaxed);
            side.set_plies(number, initial.plies);
            let number = number as u32;
            match initial.schedule {
                Schedule::Ready => found.ready.entry(initial.plies).or_default().push(number),
                Schedule::Planned => found.planned.entry(initial.plies).or_default().push(number),
                Schedule::Never => {}
            }
        }
        found
    }

    /// The initial state of a position, from its captures and crownings.
    fn initial_state(&self, successors: &mut Successors<W>, board: &TablePosition<W>) -> Initial {
        successors.move_source.moves(board, &mut successors.moves);
        if successors.moves.is_empty() {
            return Initial::certain(successors.stuck(board), false);
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
            Some(value) if quiet == 0 => Initial::certain(value, successors.move_source.must_capture(board)),
            // No move wins sooner.
            Some(win @ Value::Win(1)) => Initial::certain(win, false),
            Some(Value::Win(plies)) => Initial { state: state::OPEN, plies, schedule: Schedule::Planned },
            Some(Value::Draw) => Initial { state: state::OPEN, plies: 0, schedule: Schedule::Never },
            Some(Value::Loss(plies)) => Initial { state: quiet, plies, schedule: Schedule::Never },
            None => Initial { state: quiet, plies: 0, schedule: Schedule::Never },
        }
    }

    /// The metric that orders the rounds: tables without distances are solved by distance to conversion.
    fn distances(&self) -> Metric {
        match self.tables.metric {
            Metric::Wdl => Metric::Dtc,
            metric => metric,
        }
    }

    /// Decides the planned wins with this distance, unless they are decided already.
    fn decide_planned(&self, plies: u16, due: &mut WorkList) {
        for (side, numbers) in due.planned.remove(&plies).unwrap_or_default() {
            let states = &self.sides[side];
            let new: Vec<u32> =
                numbers.into_iter().filter(|&number| states.win(u64::from(number), plies)).collect();
            due.ready.entry(plies).or_default().push((side, new));
        }
    }

    /// One round: propagates the positions with this distance to their predecessors.
    fn propagate(&self, plies: u16, ready: &[(usize, Vec<u32>)]) -> Vec<(usize, Batch)> {
        let portions: Vec<(usize, &[u32])> = ready
            .iter()
            .flat_map(|(side, numbers)| numbers.chunks(PORTION as usize).map(|portion| (*side, portion)))
            .collect();
        portions
            .into_par_iter()
            .map(|(side, portion)| {
                let mut found = Batch::default();
                for &number in portion {
                    self.visit_predecessors(side, number, plies, &mut found);
                }
                // A balanced slice is its own reverse.
                (self.other(side), found)
            })
            .collect()
    }

    fn other(&self, side: usize) -> usize {
        self.sides.len() - 1 - side
    }

    fn visit_predecessors(&self, side: usize, number: u32, plies: u16, found: &mut Batch) {
        let (here, there) = (&self.sides[side], &self.sides[self.other(side)]);
        let won = matches!(here.states[number as usize].load(Relaxed), state::WIN | state::CAPTURE_WIN);
        let board = here.index.unrank(u64::from(number)).turned(self.context.turn);
        self.unmoves.quiet_predecessors(&board, |origin| {
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

/// The result of the initial pass for a position.
struct Initial {
    state: u8,
    /// The distance; for an open position, that of its best move so far.
    plies: u16,
    schedule: Schedule,
}

enum Schedule {
    Never,
    Ready,
    Planned,
}

impl Initial {
    fn certain(value: Value, captures: bool) -> Initial {
        let plies = value.distance().unwrap_or(0);
        let state = match (value, captures) {
            (Value::Draw, false) => state::DRAW,
            (Value::Win(_), false) => state::WIN,
            (Value::Loss(_), false) => state::LOSS,
            (Value::Draw, true) => state::CAPTURE_DRAW,
            (Value::Win(_), true) => state::CAPTURE_WIN,
            (Value::Loss(_), true) => state::CAPTURE_LOSS,
        };
        Initial {
            state,
            plies,
            schedule: if value == Value::Draw { Schedule::Never } else { Schedule::Ready },
        }
    }
}

impl<W: Word> PartialSlice<W> {
    fn new(tables: &SolvedTables<W>, slice: Slice) -> Option<PartialSlice<W>> {
        let index = Index::new(tables.context.board, slice)?;
        let size = index.size() as usize;
        let distances = if tables.metric.has_distances() { size } else { 0 };
        Some(PartialSlice {
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

    /// Marks a position as won. Returns false if it was decided already.
    #[inline]
    fn win(&self, number: u64, plies: u16) -> bool {
        let open = |state| (state <= state::OPEN).then_some(state::WIN);
        let first = self.states[number as usize].fetch_update(Relaxed, Relaxed, open).is_ok();
        if first {
            self.set_plies(number, plies);
        }
        first
    }

    /// Counts a refuted quiet move of a position. Returns true if it was the last one.
    #[inline]
    fn refute(&self, number: u64) -> bool {
        let less = |state| (state < state::OPEN).then(|| state - 1);
        self.states[number as usize].fetch_update(Relaxed, Relaxed, less) == Ok(1)
    }

    /// Marks a position as lost; `plies` is the distance by its quiet moves. Returns its distance.
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

/// Packs several small numbers into each byte, the first in the lowest bits.
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
