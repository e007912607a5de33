//! Which quiet moves have been good: killers of a ply, a table over all plies, and one of answers to the move before.

use crownhead_rules::{Color, Move, geometry::Geometry};

use crate::{
    table::PackedMove,
    techniques::{Technique, Techniques},
};

/// A move by its squares alone.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct FromTo(u16);

impl FromTo {
    /// Stands for no known move.
    pub(crate) const UNKNOWN: FromTo = FromTo(0);

    pub(crate) fn of<G: Geometry>(mv: &Move<G>) -> FromTo {
        FromTo(u16::from(mv.from) << 7 | u16::from(mv.to))
    }

    /// Its place in a table of one color.
    #[inline]
    fn index(self) -> usize {
        usize::from(self.0) % SIDE
    }
}

/// Memory for move ordering; it lives as long as one search.
#[derive(Debug)]
pub(crate) struct History {
    good: [Counts<SIDE>; 2],
    answers: Counts<ANSWERS>,
    killers: Vec<[PackedMove; 2]>,
    techniques: Techniques,
}

/// Steps of one color.
const SIDE: usize = 1 << 14;
/// Entries of the table of answers, in which different answers may share a place.
const ANSWERS: usize = 1 << 16;
/// No history value grows beyond this: newer results push older ones back in proportion.
const LIMIT: i32 = 1 << 14;

/// A quiet move that refuted its position, and where.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Refutation {
    pub(crate) color: Color,
    pub(crate) ply: u32,
    pub(crate) depth: i32,
    /// The move before.
    pub(crate) last: FromTo,
}

/// The part of a history that matters at one node.
#[derive(Clone, Copy, Debug)]
pub(crate) struct HistoryView<'h> {
    good: &'h [i16; SIDE],
    answers: &'h [i16; ANSWERS],
    /// The killers of the ply, the newest first.
    pub(crate) killers: [PackedMove; 2],
    last: FromTo,
}

impl HistoryView<'_> {
    #[inline]
    pub(crate) fn value(&self, step: FromTo) -> i32 {
        i32::from(self.good[step.index()]) + i32::from(self.answers[answer_index(self.last, step)])
    }
}

/// A multiplicative hash of both moves.
#[inline]
fn answer_index(last: FromTo, step: FromTo) -> usize {
    let both = u32::from(last.0) << 14 | u32::from(step.0);
    (both.wrapping_mul(0x9e37_79b1) >> 16) as usize
}

/// A table whose length is known to the compiler, so that no index has to be checked.
#[derive(Debug)]
struct Counts<const N: usize>(Box<[i16; N]>);

impl<const N: usize> Counts<N> {
    fn new() -> Counts<N> {
        Counts(vec![0; N].into_boxed_slice().try_into().expect("it is that long"))
    }
}

impl History {
    pub(crate) fn new(techniques: Techniques) -> History {
        History {
            good: [Counts::new(), Counts::new()],
            answers: Counts::new(),
            killers: vec![[PackedMove::NONE; 2]; crate::node::MAX_PLY as usize + 1],
            techniques,
        }
    }

    /// What has been good for a side at a ply after that move.
    #[inline]
    pub(crate) fn past(&self, color: Color, ply: u32, last: FromTo) -> HistoryView<'_> {
        let killers = self.killers[ply as usize];
        HistoryView { good: &self.good[color.index()].0, answers: &self.answers.0, killers, last }
    }

    /// A quiet move refuted its position, after `before` had failed to.
    pub(crate) fn reward<G: Geometry>(&mut self, at: Refutation, best: &Move<G>, before: &[Move<G>]) {
        let bonus = (at.depth * at.depth).clamp(1, 400);
        self.shift(at, best, bonus);
        for mv in before.iter().filter(|mv| !mv.is_capture()) {
            self.shift(at, mv, -bonus);
        }
        if self.techniques.has(Technique::KillerMoves) {
            let packed = PackedMove::of(best);
            let [newest, older] = &mut self.killers[at.ply as usize];
            if *newest != packed {
                *older = *newest;
                *newest = packed;
            }
        }
    }

    #[inline]
    fn shift<G: Geometry>(&mut self, at: Refutation, mv: &Move<G>, bonus: i32) {
        let step = FromTo::of(mv);
        let shift = |value: &mut i16| {
            let old = i32::from(*value);
            *value = (old + bonus - old * bonus.abs() / LIMIT) as i16;
        };
        if self.techniques.has(Technique::History) {
            shift(&mut self.good[at.color.index()].0[step.index()]);
        }
        if self.techniques.has(Technique::ContinuationHistory) {
            shift(&mut self.answers.0[answer_index(at.last, step)]);
        }
    }
}
