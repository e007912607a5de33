//! Solved slices in memory, in which later slices look up captures and crownings.

use std::sync::Arc;

use crownhead_rules::table_position::TablePosition;

use crate::board::{TableContext, Word};
use crate::index::Index;
use crate::index::Slice;
use crate::value::{Metric, Value};

/// The values of one slice, positions with a forced capture included.
#[derive(Debug)]
pub(crate) struct Table<W> {
    pub(crate) index: Index<W>,
    pub(crate) values: Values,
}

/// Value codes by position number.
#[derive(Debug)]
pub(crate) enum Values {
    /// Codes of two bits, four a byte, the first in the lowest bits.
    Pairs(Vec<u8>),
    /// Codes with distances.
    Words(Vec<u16>),
}

impl Values {
    #[inline]
    pub(crate) fn code(&self, number: u64) -> u16 {
        match self {
            Values::Pairs(bytes) => u16::from(bytes[(number / 4) as usize] >> (number % 4 * 2) & 3),
            Values::Words(words) => words[number as usize],
        }
    }
}

/// All slices solved so far, for one rule set and metric.
#[derive(Debug)]
pub(crate) struct SolvedTables<W> {
    pub(crate) context: Arc<TableContext>,
    pub(crate) metric: Metric,
    /// Whether a side to move that has no pieces has won by the goal. Tables hold no such positions.
    bare_side_wins: bool,
    tables: Vec<Option<Table<W>>>,
}

impl<W: Word> SolvedTables<W> {
    pub(crate) fn new(context: Arc<TableContext>, metric: Metric) -> SolvedTables<W> {
        let move_source = W::move_source(&context.rules);
        let bare_side_wins =
            move_source.is_some_and(|move_source| move_source.stuck_side_wins(&TablePosition::default()));
        SolvedTables { context, metric, bare_side_wins, tables: (0..Slice::SLOTS).map(|_| None).collect() }
    }

    pub(crate) fn insert(&mut self, table: Table<W>) {
        let slot = table.index.slice().slot();
        self.tables[slot] = Some(table);
    }

    pub(crate) fn table(&self, slice: Slice) -> Option<&Table<W>> {
        self.tables[slice.slot()].as_ref()
    }

    /// The value of a position; `None` if its slice is not solved.
    #[inline]
    pub(crate) fn value(&self, board: &TablePosition<W>) -> Option<Value> {
        if board.white.is_empty() {
            return Some(if self.bare_side_wins { Value::Win(0) } else { Value::Loss(0) });
        }
        let table = self.table(Slice::of(board))?;
        Some(Value::from_code(table.values.code(table.index.rank(board))))
    }
}
