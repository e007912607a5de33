//! Singular extensions (Anantharaman, Campbell and Hsu 1988): a move far better than all others is searched deeper.
//!
//! At a node on the principal variation (not the root) of depth `d >= 8`, the table's move is singular if its entry is
//! no upper bound, comes from depth `d - 4` or more, and a search of all other moves at depth `d - 4` stays below the
//! entry's score less 0.4 men. It then gets one ply more. The figures come from matches
//! (`docs/search-measurements.md`).
//!
//! The forced-move extension is in the [move loop](crate::move_loop): a single legal move costs no depth.
//!
//! Invariant: the search of the other moves excludes the table's move; at its root it takes no score from the
//! transposition table and stores none.

use crownhead_eval::{Evaluator, Score};
use crownhead_rules::{Position, Rules};

use crate::{
    entry::{Bound, Entry},
    node::NodeArgs,
    parameters::Parameter,
    search::Search,
    techniques::Technique,
};

/// The least depth of a node.
const MIN_DEPTH: i32 = 8;
/// The other moves are searched this many plies shallower, and the entry may be this much shallower.
const SHALLOWER: i32 = 4;

impl<R: Rules, E: Evaluator<R>> Search<'_, R, E> {
    /// Whether the table's move is far better than all others.
    pub(crate) fn is_singular(
        &mut self,
        position: &Position<R::Board>,
        args: &NodeArgs,
        entry: Entry,
    ) -> bool {
        let enabled = self.context.techniques.has(Technique::SingularExtension);
        let score = entry.score(args.ply);
        if !enabled || !is_candidate(args, entry) || score.is_known() {
            return false;
        }
        let limit = Score::heuristic(score.0 - self.context.parameters.get(Parameter::SingularMargin));
        let others = NodeArgs {
            may_probcut: false,
            excluded: entry.mv,
            ..NodeArgs::new(limit - 1, limit, args.depth - SHALLOWER, args.ply)
        };
        let score = self.node(position, others);
        self.stack.clear_pv(args.ply);
        score < limit && !self.progress.stopped
    }
}

/// Whether node and entry qualify for the search of the other moves.
fn is_candidate(args: &NodeArgs, entry: Entry) -> bool {
    let on_pv = args.is_pv() && args.ply > 0;
    let has_move = entry.is_move() && entry.bound() != Bound::Upper;
    let deep = args.depth >= MIN_DEPTH && i32::from(entry.depth) >= args.depth - SHALLOWER;
    on_pv && has_move && deep
}
