//! The value of a position from those of its successors: the one rule that everything else is checked by.

#[cfg(feature = "build")]
use crownhead_rules::bare::BareMove;
use crownhead_rules::{
    bare::{Bare, Referee},
    bits::Bits,
};

use crate::ground::{Ground, Word};
use crate::value::{Metric, Value};

/// A referee with room for moves; each thread has one.
pub(crate) struct Looker<W: Bits> {
    pub(crate) referee: Box<dyn Referee<W>>,
    #[cfg(feature = "build")]
    pub(crate) moves: Vec<BareMove<W>>,
}

impl<W: Word> Looker<W> {
    pub(crate) fn new(ground: &Ground) -> Looker<W> {
        let referee = W::referee(&ground.rules).expect("a ground is made for the word of its board");
        Looker {
            referee,
            #[cfg(feature = "build")]
            moves: Vec::new(),
        }
    }

    /// The value of a position without legal moves.
    pub(crate) fn stuck(&self, board: &Bare<W>) -> Value {
        if self.referee.stuck_side_wins(board) { Value::Win(0) } else { Value::Loss(0) }
    }

    /// The value of a position whose successors' values are known; `None` if that of one is not and matters.
    #[cfg(feature = "build")]
    pub(crate) fn derive(
        &mut self,
        ground: &Ground,
        metric: Metric,
        board: &Bare<W>,
        value_of: impl Fn(&Bare<W>) -> Option<Value>,
    ) -> Option<Value> {
        self.referee.moves(board, &mut self.moves);
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
