//! What one search thread holds, in four groups, so that each stage takes only what it needs.
//!
//! - [`Context`]: the question. Rules, evaluator, techniques and parameters are fixed; the table probe is the thread's own.
//! - [`Memory`]: what earlier nodes left behind. Losing any of it costs speed or move ordering, never correctness.
//! - [`Progress`]: node count, limits, monitor, stop flag.
//! - [`Stack`]: the line from the root to the present node, with its moves and principal variations.
//!
//! Not here: any search logic. The stages are methods of [`Search`] in the other files.

use crownhead_eval::{Evaluator, Score};
use crownhead_rules::{Key, Position, Rules};

use crate::{
    entry::Entry,
    eval_cache::EvalCache,
    history::History,
    leaf_table::LeafTable,
    limits::{Limits, Monitor},
    parameters::Parameters,
    progress::Progress,
    root::Root,
    stack::Stack,
    table_probe::TableProbe,
    techniques::Techniques,
    transposition::Table,
};

/// No line is longer than this from the root.
pub(crate) const MAX_PLY: u32 = 128;
/// From this depth on, nodes use the shared transposition table; below it, the thread's leaf table.
pub(crate) const TABLE_DEPTH: i32 = 2;

/// One thread's search.
pub(crate) struct Search<'a, R: Rules, E> {
    pub(crate) context: Context<'a, R, E>,
    pub(crate) memory: Memory<'a>,
    pub(crate) progress: Progress<'a>,
    pub(crate) stack: Stack<R::Board>,
}

/// What is searched, and by which means.
pub(crate) struct Context<'a, R, E> {
    pub(crate) rules: R,
    pub(crate) evaluator: &'a E,
    pub(crate) techniques: Techniques,
    pub(crate) parameters: Parameters,
    /// The endgame tables.
    pub(crate) tables: TableProbe<'a>,
}

/// What a search remembers of earlier nodes.
pub(crate) struct Memory<'a> {
    /// The transposition table, shared by all threads.
    pub(crate) table: &'a Table,
    pub(crate) leaf_table: LeafTable,
    pub(crate) eval_cache: EvalCache,
    pub(crate) history: History,
}

impl Memory<'_> {
    /// The entry of a position, from the table for nodes of that depth.
    #[inline]
    pub(crate) fn probe(&self, key: Key, depth: i32) -> Option<Entry> {
        match depth {
            ..TABLE_DEPTH => self.leaf_table.probe(key),
            TABLE_DEPTH.. => self.table.probe(key),
        }
    }

    /// Stores an entry in the table for nodes of that depth.
    #[inline]
    pub(crate) fn store(&mut self, key: Key, depth: i32, entry: Entry) {
        match depth {
            ..TABLE_DEPTH => self.leaf_table.store(key, entry),
            TABLE_DEPTH.. => self.table.store(key, entry),
        }
    }
}

impl<'a, R: Rules, E: Evaluator<R>> Search<'a, R, E> {
    /// A search of a root that has seen nothing yet but the transposition table.
    pub(crate) fn new(
        root: &Root<'a, R>,
        evaluator: &'a E,
        limits: Limits,
        table: &'a Table,
        monitor: &'a mut dyn Monitor,
    ) -> Self {
        let (rules, techniques, parameters) = (root.rules, root.techniques, root.parameters);
        let tables = TableProbe::new(root.tables, &root.position);
        let (leaf_table, eval_cache) = (LeafTable::new(), EvalCache::new());
        Search {
            context: Context { rules, evaluator, techniques, parameters, tables },
            memory: Memory { table, leaf_table, eval_cache, history: History::new(techniques, parameters) },
            progress: Progress::new(limits, monitor),
            stack: Stack::new(root.path()),
        }
    }

    /// The static evaluation of a position for the side to move.
    #[inline]
    pub(crate) fn static_eval(&mut self, position: &Position<R::Board>) -> Score {
        self.memory.eval_cache.evaluate(self.context.evaluator, position)
    }
}
