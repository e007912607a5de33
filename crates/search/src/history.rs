//! Which quiet moves have been good: killers of a ply, a table over all plies, and one of answers to the move before.

use crownhead_rules::{Color, Move, geometry::Geometry};

use crate::{
    table::PackedMove,
    techniques::{Technique, Techniques},
};

/// A move by its squares alone.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Step(u16);

impl Step {
    /// Stands for no known move.
    pub(crate) const UNKNOWN: Step = Step(0);

    pub(crate) fn of<G: Geometry>(mv: &Move<G>) -> Step {
        Step(u16::from(mv.from) << 7 | u16::from(mv.to))
    }
}

/// Memory for move ordering; it lives as long as one search.
#[derive(Debug)]
pub(crate) struct History {
    good: Vec<i16>,
    answers: Vec<i16>,
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
    pub(crate) last: Step,
}

impl History {
    pub(crate) fn new(techniques: Techniques) -> History {
        History {
            good: vec![0; 2 * SIDE],
            answers: vec![0; ANSWERS],
            killers: vec![[PackedMove::NONE; 2]; crate::node::MAX_PLY as usize + 1],
            techniques,
        }
    }

    fn index(color: Color, step: Step) -> usize {
        color.index() * SIDE + usize::from(step.0)
    }

    /// A multiplicative hash of both moves.
    #[inline]
    fn answer_index(last: Step, step: Step) -> usize {
        let both = u32::from(last.0) << 14 | u32::from(step.0);
        (both.wrapping_mul(0x9e37_79b1) >> 16) as usize
    }

    #[inline]
    pub(crate) fn value<G: Geometry>(&self, color: Color, last: Step, mv: &Move<G>) -> i32 {
        let step = Step::of(mv);
        i32::from(self.good[Self::index(color, step)])
            + i32::from(self.answers[Self::answer_index(last, step)])
    }

    /// 0 for the newest killer of the ply, 1 for the older.
    pub(crate) fn killer<G: Geometry>(&self, ply: u32, mv: &Move<G>) -> Option<usize> {
        let packed = PackedMove::of(mv);
        self.killers[ply as usize].iter().position(|&killer| killer == packed)
    }

    /// A quiet move refuted its position, after `before` had failed to.
    pub(crate) fn reward<G: Geometry>(&mut self, at: Refutation, best: &Move<G>, before: &[Move<G>]) {
        let bonus = (at.depth * at.depth).clamp(1, 400);
        self.shift(at, best, bonus);
        for mv in before.iter().filter(|mv| !mv.is_capture()) {
            self.shift(at, mv, -bonus);
        }
        if self.techniques.has(Technique::Killers) {
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
        let step = Step::of(mv);
        let shift = |value: &mut i16| {
            let old = i32::from(*value);
            *value = (old + bonus - old * bonus.abs() / LIMIT) as i16;
        };
        if self.techniques.has(Technique::History) {
            shift(&mut self.good[Self::index(at.color, step)]);
        }
        if self.techniques.has(Technique::Answers) {
            shift(&mut self.answers[Self::answer_index(at.last, step)]);
        }
    }
}
