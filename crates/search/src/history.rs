//! Killer moves, butterfly history and continuation history of quiet moves.
//!
//! - Killer moves (Akl and Newborn 1977): the last two quiet moves that caused a cutoff at a ply.
//! - Butterfly history (Schaeffer 1983): a value for each color and pair of squares (from, to).
//! - Continuation history over one ply, also called countermove history: a value for each pair of the opponent's last move
//!   and a reply, both by their squares. Pairs are hashed into 2^16 places and may collide.
//!
//! A quiet move that causes a cutoff at depth `d` gets the bonus `b = min(d^2, 400)`; the quiet moves searched before
//! it get the malus `-b`. Values change by history gravity, `v += b - v * |b| / 2^14`, so they stay within ±2^14.
//!
//! Invariant: histories order moves and do nothing else.

use crownhead_rules::{Color, Move, geometry::Geometry};

use crate::{
    entry::PackedMove,
    parameters::{Parameter, Parameters},
    search::MAX_PLY,
    techniques::{Technique, Techniques},
};

/// A move by its squares: `from * 128 + to`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct FromTo(u16);

impl FromTo {
    /// Stands for an unknown move.
    pub(crate) const UNKNOWN: FromTo = FromTo(0);

    pub(crate) fn of<G: Geometry>(mv: &Move<G>) -> FromTo {
        FromTo(u16::from(mv.from) << 7 | u16::from(mv.to))
    }

    /// Its place in the butterfly table of a color.
    #[inline]
    fn index(self) -> usize {
        usize::from(self.0) % BUTTERFLY
    }
}

/// Places in the butterfly table of a color.
const BUTTERFLY: usize = 1 << 14;
/// Places in the table of the continuation history.
const CONTINUATION: usize = 1 << 16;
/// The bound of all values.
const LIMIT: i32 = 1 << 14;

/// The histories of one search thread.
#[derive(Debug)]
pub(crate) struct History {
    butterfly: [Values<BUTTERFLY>; 2],
    continuation: Values<CONTINUATION>,
    killers: Vec<[PackedMove; 2]>,
    techniques: Techniques,
    /// The largest bonus.
    max_bonus: i32,
}

/// A node at which a quiet move caused a cutoff.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Cutoff {
    pub(crate) color: Color,
    pub(crate) ply: u32,
    pub(crate) depth: i32,
    /// The opponent's last move.
    pub(crate) last: FromTo,
}

/// The histories that matter at one node.
#[derive(Clone, Copy, Debug)]
pub(crate) struct HistoryView<'h> {
    butterfly: &'h [i16; BUTTERFLY],
    continuation: &'h [i16; CONTINUATION],
    /// The killer moves of the ply, the newest first.
    pub(crate) killers: [PackedMove; 2],
    last: FromTo,
}

impl HistoryView<'_> {
    /// The sum of both history values of a move.
    #[inline]
    pub(crate) fn value(&self, mv: FromTo) -> i32 {
        let continuation = self.continuation[continuation_index(self.last, mv)];
        i32::from(self.butterfly[mv.index()]) + i32::from(continuation)
    }
}

/// A multiplicative hash of the opponent's last move and a reply.
#[inline]
fn continuation_index(last: FromTo, reply: FromTo) -> usize {
    let both = u32::from(last.0) << 14 | u32::from(reply.0);
    (both.wrapping_mul(0x9e37_79b1) >> 16) as usize
}

/// A table of a fixed length, so that the compiler can drop bounds checks.
#[derive(Debug)]
struct Values<const N: usize>(Box<[i16; N]>);

impl<const N: usize> Values<N> {
    fn new() -> Values<N> {
        Values(vec![0; N].into_boxed_slice().try_into().expect("the length is N"))
    }
}

/// Adds a bonus with history gravity.
#[inline]
fn add(value: &mut i16, bonus: i32) {
    let old = i32::from(*value);
    *value = (old + bonus - old * bonus.abs() / LIMIT) as i16;
}

impl History {
    pub(crate) fn new(techniques: Techniques, parameters: Parameters) -> History {
        History {
            butterfly: [Values::new(), Values::new()],
            continuation: Values::new(),
            killers: vec![[PackedMove::NONE; 2]; MAX_PLY as usize + 1],
            techniques,
            max_bonus: parameters.get(Parameter::HistoryBonus),
        }
    }

    /// The histories of a side at a ply, after the opponent's last move.
    #[inline]
    pub(crate) fn view(&self, color: Color, ply: u32, last: FromTo) -> HistoryView<'_> {
        let killers = self.killers[ply as usize];
        HistoryView {
            butterfly: &self.butterfly[color.index()].0,
            continuation: &self.continuation.0,
            killers,
            last,
        }
    }

    /// Rewards the quiet move that caused a cutoff and punishes the quiet ones among those that failed before it.
    pub(crate) fn update<G: Geometry>(&mut self, cutoff: Cutoff, best: &Move<G>, failed: &[Move<G>]) {
        let bonus = (cutoff.depth * cutoff.depth).clamp(1, self.max_bonus);
        self.add_bonus(cutoff, best, bonus);
        for mv in failed.iter().filter(|mv| !mv.is_capture()) {
            self.add_bonus(cutoff, mv, -bonus);
        }
        if self.techniques.has(Technique::KillerMoves) {
            let packed = PackedMove::of(best);
            let [newest, older] = &mut self.killers[cutoff.ply as usize];
            if *newest != packed {
                *older = *newest;
                *newest = packed;
            }
        }
    }

    #[inline]
    fn add_bonus<G: Geometry>(&mut self, cutoff: Cutoff, mv: &Move<G>, bonus: i32) {
        let from_to = FromTo::of(mv);
        if self.techniques.has(Technique::History) {
            add(&mut self.butterfly[cutoff.color.index()].0[from_to.index()], bonus);
        }
        if self.techniques.has(Technique::ContinuationHistory) {
            add(&mut self.continuation.0[continuation_index(cutoff.last, from_to)], bonus);
        }
    }
}
