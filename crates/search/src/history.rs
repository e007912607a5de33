//! Which quiet moves have been good: killers of a ply and a table over all plies.

use crownhead_rules::{Color, Move, geometry::Geometry};

use crate::table::PackedMove;

/// Memory for move ordering; it lives as long as one search.
#[derive(Debug)]
pub(crate) struct History {
    good: Vec<i32>,
    killers: Vec<[PackedMove; 2]>,
}

const SIDE: usize = 128 * 128;
/// No history value grows beyond this: newer results push older ones back in proportion.
const LIMIT: i32 = 1 << 14;

impl History {
    pub(crate) fn new() -> History {
        History { good: vec![0; 2 * SIDE], killers: vec![[PackedMove::NONE; 2]; crate::node::MAX_PLY as usize + 1] }
    }

    fn index<G: Geometry>(color: Color, mv: &Move<G>) -> usize {
        color.index() * SIDE + mv.from as usize * 128 + mv.to as usize
    }

    pub(crate) fn value<G: Geometry>(&self, color: Color, mv: &Move<G>) -> i32 {
        self.good[Self::index(color, mv)]
    }

    /// 0 for the newest killer of the ply, 1 for the older.
    pub(crate) fn killer<G: Geometry>(&self, ply: u32, mv: &Move<G>) -> Option<usize> {
        let packed = PackedMove::of(mv);
        self.killers[ply as usize].iter().position(|&killer| killer == packed)
    }

    /// A quiet move refuted its position, after `before` had failed to.
    pub(crate) fn reward<G: Geometry>(&mut self, color: Color, ply: u32, depth: i32, best: &Move<G>, before: &[Move<G>]) {
        let bonus = (depth * depth).clamp(1, 400);
        self.shift(Self::index(color, best), bonus);
        for mv in before.iter().filter(|mv| !mv.is_capture()) {
            self.shift(Self::index(color, mv), -bonus);
        }
        let packed = PackedMove::of(best);
        let [newest, older] = &mut self.killers[ply as usize];
        if *newest != packed {
            *older = *newest;
            *newest = packed;
        }
    }

    fn shift(&mut self, index: usize, bonus: i32) {
        let value = &mut self.good[index];
        *value += bonus - *value * bonus.abs() / LIMIT;
    }
}
