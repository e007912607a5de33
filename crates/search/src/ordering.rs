//! Which move to try first.

use crownhead_rules::{Move, bits::Bits, geometry::Geometry};

use crate::{
    history::{FromTo, HistoryView},
    table::PackedMove,
};

/// Order values: the table's move, then captures, crownings, killers and the rest by history.
const TABLE_MOVE: i32 = 1 << 24;
const CAPTURE: i32 = 1 << 20;
const CROWNING: i32 = 1 << 19;
const KILLER: i32 = 1 << 18;

/// How the moves of one node are ordered.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Order<'h, B> {
    /// The table's move, if it knows one.
    pub(crate) table_move: PackedMove,
    /// What has been good elsewhere.
    pub(crate) past: HistoryView<'h>,
    /// The kings of the other side.
    pub(crate) kings: B,
}

impl<B: Bits> Order<'_, B> {
    /// The order value of a move: higher is tried earlier.
    #[inline(always)]
    pub(crate) fn value<G: Geometry<Bits = B>>(&self, mv: &Move<G>) -> i32 {
        let mut value = if mv.is_capture() {
            let taken = mv.captured.count() + 2 * (mv.captured & self.kings).count();
            CAPTURE + 16 * taken as i32 + i32::from(mv.is_crowning())
        } else {
            self.quiet(mv)
        };
        if PackedMove::of(mv) == self.table_move {
            value = TABLE_MOVE;
        }
        value
    }

    /// Later questions overrule earlier ones, all without branches: no processor guesses where the killers stand.
    #[inline(always)]
    fn quiet<G: Geometry<Bits = B>>(&self, mv: &Move<G>) -> i32 {
        let packed = PackedMove::of(mv);
        let [newest, older] = self.past.killers;
        let mut value = self.past.value(FromTo::of(mv));
        if packed == older {
            value = KILLER - 1;
        }
        if packed == newest {
            value = KILLER;
        }
        if mv.is_crowning() {
            value = CROWNING;
        }
        value
    }
}

/// Moves the best of the moves from `at` on to the front; of equal ones the first.
#[inline]
pub(crate) fn pick<G: Geometry>(moves: &mut [Move<G>], values: &mut [i32], at: usize) {
    let (mut best, mut most) = (at, values[at]);
    for (other, &value) in values.iter().enumerate().skip(at + 1) {
        if value > most {
            (best, most) = (other, value);
        }
    }
    if best != at {
        moves.swap(at, best);
        values.swap(at, best);
    }
}
