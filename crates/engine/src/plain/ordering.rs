//! Move ordering of the ordered alpha-beta: most captures first, then moves that force a capture, then killer moves
//! of the same depth, then moves with a good history.
//!
//! A forced capture leaves few lines to search. Near the leaves, where the reply lies beyond the depth, it only loses
//! a piece, so it comes last there.

use crownhead_rules::{Board, Move, Rules, bits::Bits, geometry::Geometry, movegen};

use crate::opponent::Opponent;

/// Killer moves and history of a plain search.
#[derive(Debug)]
pub(crate) struct Order {
    /// Killer moves: origin and destination of the last two refutations at each depth, the latest first.
    killers: [[(u8, u8); 2]; Opponent::MOST_PLIES as usize + 8],
    /// History: how often a move between two squares caused a cutoff, weighted by depth.
    good: Vec<u32>,
}

impl Order {
    pub(crate) fn new() -> Order {
        Order { killers: [[(0, 0); 2]; Opponent::MOST_PLIES as usize + 8], good: vec![0; 128 * 128] }
    }

    fn index<G: Geometry>(mv: &Move<G>) -> usize {
        usize::from(mv.from) * 128 + usize::from(mv.to)
    }

    /// Sorts moves, the most promising first. The sort is stable.
    pub(crate) fn sort<R: Rules>(
        &self,
        rules: R,
        board: &Board<R::Board>,
        moves: &mut [Move<R::Board>],
        depth: i32,
    ) {
        let killers = self.killers.get(depth as usize);
        let forcing = |mv: &Move<R::Board>| {
            let forced = || movegen::has_capture(rules, &board.play(rules, mv), board.turn().other());
            match depth {
                ..=1 => 0,
                2 => -i8::from(forced()),
                _ => i8::from(forced()),
            }
        };
        let key = |mv: &Move<R::Board>| {
            let killer = killers.and_then(|known| known.iter().position(|&known| known == (mv.from, mv.to)));
            let refuted = killer.map_or(0, |place| 2 - place);
            let good = self.good[Self::index(mv)];
            (mv.captured.count(), mv.is_crowning(), forcing(mv), refuted, good)
        };
        let mut keys: Vec<_> = moves.iter().map(key).collect();
        // Insertion sort is as fast for so few moves, and much smaller than the library's.
        for end in 1..moves.len() {
            let mut at = end;
            while at > 0 && keys[at - 1] < keys[at] {
                keys.swap(at - 1, at);
                moves.swap(at - 1, at);
                at -= 1;
            }
        }
    }

    /// Records a move that caused a cutoff.
    pub(crate) fn learn<G: Geometry>(&mut self, mv: &Move<G>, depth: i32) {
        if mv.is_capture() {
            return;
        }
        let step = (mv.from, mv.to);
        if let Some(known) = self.killers.get_mut(depth as usize)
            && known[0] != step
        {
            *known = [step, known[0]];
        }
        let good = &mut self.good[Self::index(mv)];
        *good = good.saturating_add((depth * depth) as u32);
    }
}
