//! The value of a position from those of its successors: the one rule that everything else is checked by.

#[cfg(feature = "build")]
use crownhead_rules::table_position::TableMove;
use crownhead_rules::{
    bits::Bits,
    table_position::{MoveSource, TablePosition},
};

use crate::ground::{Ground, Word};
use crate::value::{Metric, Value};

/// A move source with room for moves; each thread has one.
pub(crate) struct Looker<W: Bits> {
    pub(crate) move_source: Box<dyn MoveSource<W>>,
    #[cfg(feature = "build")]
    pub(crate) moves: Vec<TableMove<W>>,
}

impl<W: Word> Looker<W> {
    pub(crate) fn new(ground: &Ground) -> Looker<W> {
        let move_source = W::move_source(&ground.rules).expect("a ground is made for the word of its board");
        Looker {
            move_source,
            #[cfg(feature = "build")]
            moves: Vec::new(),
        }
    }

    /// The value of a position without legal moves.
    pub(crate) fn stuck(&self, board: &TablePosition<W>) -> Value {
        if self.move_source.stuck_side_wins(board) { Value::Win(0) } else { Value::Loss(0) }
    }

    /// The value of a position whose successors' values are known; `None` if that of one is not and matters.
    #[cfg(feature = "build")]
    pub(crate) fn derive(
        &mut self,
        ground: &Ground,
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
            let value = before(metric, mv.converts(), value_of(&board.after(mv, ground.turn))?);
            if best.is_none_or(|best| value.merit() > best.merit()) {
                best = Some(value);
            }
        }
        best
    }
}

/// What a move is worth that leads to a position of that value; it may be a capture or crowning.
pub(crate) fn before(metric: Metric, converts: bool, after: Value) -> Value {
    match metric {
        Metric::Wdl => after.before().without_distance(),
        Metric::Dtc if converts => after.without_distance().before(),
        Metric::Dtw | Metric::Dtc => after.before(),
    }
}
