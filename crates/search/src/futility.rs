//! Reverse futility pruning: close to the leaves, a quiet node far above the window needs no search.
//!
//! At a null-window node of depth `d <= 3` at which neither side can capture, the static evaluation less `40 * d` hundredths
//! of a man is returned if it is still above the window. Its mirror image, futility pruning of the moves of a side that is
//! behind, loses strength (`docs/search-measurements.md`): a shot may hide behind a quiet move.
//!
//! Invariant: a node without legal moves is never settled here, for the game ends there.

use crownhead_eval::{Evaluator, Score};
use crownhead_rules::{Color, Position, Rules, movegen};

use crate::{
    entry::PackedMove, node::NodeArgs, parameters::Parameter, search::Search, techniques::Technique,
};

/// The greatest depth of a node.
const MAX_DEPTH: i32 = 3;

impl<R: Rules, E: Evaluator<R>> Search<'_, R, E> {
    /// The score of a node that its static evaluation settles.
    pub(crate) fn reverse_futility(
        &mut self,
        position: &Position<R::Board>,
        args: &NodeArgs,
    ) -> Option<Score> {
        let enabled = self.context.techniques.has(Technique::ReverseFutility);
        let whole = args.excluded == PackedMove::NONE;
        if !enabled || !whole || args.is_pv() || args.depth > MAX_DEPTH || args.beta.is_known() {
            return None;
        }
        let margin = args.depth * self.context.parameters.get(Parameter::FutilityMargin);
        let score = Score::heuristic(self.static_eval(position).0 - margin);
        let (rules, board) = (self.context.rules, position.board());
        let hangs = || Color::ALL.into_iter().any(|color| movegen::has_capture(rules, board, color));
        (score >= args.beta && !hangs() && movegen::has_moves(rules, board)).then_some(score)
    }
}
