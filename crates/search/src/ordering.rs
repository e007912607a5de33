//! Move ordering: the moves most likely to cause a cutoff come first.
//!
//! | move | value |
//! |---|---|
//! | table move | 2^24 |
//! | capture | 2^20, plus 16 for a captured man and 48 for a captured king, plus 1 for a crowning |
//! | crowning | 2^19 |
//! | killer moves of the ply | 2^18, the older one 1 less |
//! | other quiet moves | history, within ±2^15 |
//!
//! Moves are picked by selection sort as they are needed, since most nodes need only the first few.
//!
//! Invariant: of equal values the move generated first comes first, so the order is the same on every machine.

use crownhead_eval::Evaluator;
use crownhead_rules::{Move, Position, Rules, bits::Bits, geometry::Geometry};

use crate::{
    entry::PackedMove,
    history::{FromTo, HistoryView},
    search::Search,
};

const TABLE_MOVE: i32 = 1 << 24;
const CAPTURE: i32 = 1 << 20;
const CROWNING: i32 = 1 << 19;
const KILLER: i32 = 1 << 18;

/// What the order values of one node depend on.
#[derive(Clone, Copy, Debug)]
struct Order<'h, B> {
    /// The table's move, or none.
    table_move: PackedMove,
    history: HistoryView<'h>,
    /// The opponent's kings.
    kings: B,
}

impl<B: Bits> Order<'_, B> {
    /// The order value of a move.
    #[inline(always)]
    fn value<G: Geometry<Bits = B>>(&self, mv: &Move<G>) -> i32 {
        let mut value = if mv.is_capture() {
            let captured = mv.captured.count() + 2 * (mv.captured & self.kings).count();
            CAPTURE + 16 * captured as i32 + i32::from(mv.is_crowning())
        } else {
            self.quiet(mv)
        };
        if PackedMove::of(mv) == self.table_move {
            value = TABLE_MOVE;
        }
        value
    }

    /// Later tests overrule earlier ones, without branches, because the processor cannot predict where the killers are.
    #[inline(always)]
    fn quiet<G: Geometry<Bits = B>>(&self, mv: &Move<G>) -> i32 {
        let packed = PackedMove::of(mv);
        let [newest, older] = self.history.killers;
        let mut value = self.history.value(FromTo::of(mv));
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

impl<R: Rules, E: Evaluator<R>> Search<'_, R, E> {
    /// Computes the order values of the moves from `first` on.
    #[inline]
    pub(crate) fn order_moves(
        &mut self,
        position: &Position<R::Board>,
        first: usize,
        table_move: PackedMove,
        ply: u32,
    ) {
        self.stack.values.truncate(first);
        match self.stack.moves.len() - first {
            // Half of all captures are the only move.
            1 => self.stack.values.push(0),
            _ => self.order_several(position, first, table_move, ply),
        }
    }

    fn order_several(
        &mut self,
        position: &Position<R::Board>,
        first: usize,
        table_move: PackedMove,
        ply: u32,
    ) {
        let (turn, stack) = (position.turn(), &mut self.stack);
        let history = self.memory.history.view(turn, ply, stack.path.last_move());
        let order = Order { table_move, history, kings: position.board().kings(turn.other()) };
        stack.values.extend(stack.moves[first..].iter().map(|mv| order.value(mv)));
    }
}

/// Brings the best of the moves from `at` on to that place; of equal ones the first.
#[inline]
pub(crate) fn pick<G: Geometry>(moves: &mut [Move<G>], values: &mut [i32], at: usize) {
    let (mut best, mut highest) = (at, values[at]);
    for (other, &value) in values.iter().enumerate().skip(at + 1) {
        if value > highest {
            (best, highest) = (other, value);
        }
    }
    if best != at {
        moves.swap(at, best);
        values.swap(at, best);
    }
}
