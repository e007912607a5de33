//! Backed-up values: the value of a position from the values of its successors. Everything else is checked against
//! this rule.

#[cfg(feature = "build")]
use crownhead_rules::table_position::TableMove;
use crownhead_rules::{
    bits::Bits,
    table_position::{MoveSource, TablePosition},
};

use crate::board::{TableContext, Word};
use crate::value::{Metric, Value};

/// A move source with a buffer for moves. Each thread has its own.
pub(crate) struct Successors<W: Bits> {
    pub(crate) move_source: Box<dyn MoveSource<W>>,
    #[cfg(feature = "build")]
    pub(crate) moves: Vec<TableMove<W>>,
}

impl<W: Word> Successors<W> {
    pub(crate) fn new(context: &TableContext) -> Successors<W> {
        let move_source =
            W::move_source(&context.rules).expect("a context is made for the word of its board");
        Successors {
            move_source,
            #[cfg(feature = "build")]
            moves: Vec::new(),
        }
    }

    /// The value of a position without legal moves.
    pub(crate) fn stuck(&self, board: &TablePosition<W>) -> Value {
        if self.move_source.stuck_side_wins(board) { Value::Win(0) } else { Value::Loss(0) }
    }

    /// The value of a position from the values of its successors; `None` if one of them is unknown.
    #[cfg(feature = "build")]
    pub(crate) fn derive(
        &mut self,
        context: &TableContext,
        metric: Metric,
        board: &TablePosition<W>,
        value_of: impl Fn(&TablePosition<W>) -> Option<Value>,
    ) -> Option<Value> {
        self.move_source.moves(board, &mut self.moves);
        if self.moves.is_empty() {
            return Some(self.stuck(board));
        }
        let mut best: Option<Value> = None;
        for mv in &self.moves {
            let value = back_up(metric, mv.converts(), value_of(&board.after(mv, context.turn))?);
            if best.is_none_or(|best| value.merit() > best.merit()) {
                best = Some(value);
            }
        }
        best
    }
}

/// The value of a move that leads to a position with the value `after`. `converts` says whether it is a capture or
/// crowning.
pub(crate) fn back_up(metric: Metric, converts: bool, after: Value) -> Value {
    match metric {
        Metric::Wdl => after.backed_up().without_distance(),
        Metric::Dtc if converts => after.without_distance().backed_up(),
        Metric::Dtw | Metric::Dtc => after.backed_up(),
    }
}
