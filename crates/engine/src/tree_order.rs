//! The order in which the ordered alpha-beta tries moves: what captures most, then what refuted a sister
//! position of the same depth, then what has often been good.

use crownhead_rules::{Move, bits::Bits, geometry::Geometry};

use crate::opponent::Opponent;

/// What a plain search remembers for ordering. Empty for searches that try moves as they are generated.
#[derive(Debug)]
pub(crate) struct Order {
    /// Start and destination of the last refutation at each depth.
    killers: [(u8, u8); Opponent::MOST_PLIES as usize + 8],
    /// How often a step from one square to another has refuted, weighted by depth.
    good: Vec<u32>,
}

impl Order {
    pub(crate) fn new() -> Order {
        Order { killers: [(0, 0); Opponent::MOST_PLIES as usize + 8], good: vec![0; 128 * 128] }
    }

    fn index<G: Geometry>(mv: &Move<G>) -> usize {
        usize::from(mv.from) * 128 + usize::from(mv.to)
    }

    /// Sorts moves, the most promising first.
    pub(crate) fn sort<G: Geometry>(&self, moves: &mut [Move<G>], depth: i32) {
        let killer = self.killers.get(depth as usize).copied();
        let promise = |mv: &Move<G>| {
            let captured = mv.captured.count();
            (captured, mv.is_crowning(), Some((mv.from, mv.to)) == killer, self.good[Self::index(mv)])
        };
        moves.sort_by_key(|mv| core::cmp::Reverse(promise(mv)));
    }

    /// A move has refuted its position.
    pub(crate) fn learn<G: Geometry>(&mut self, mv: &Move<G>, depth: i32) {
        if mv.is_capture() {
            return;
        }
        if let Some(killer) = self.killers.get_mut(depth as usize) {
            *killer = (mv.from, mv.to);
        }
        let good = &mut self.good[Self::index(mv)];
        *good = good.saturating_add((depth * depth) as u32);
    }
}
