//! `ProbCut` (Buro 1995): a shallow search whose score is far above the window settles the node.
//!
//! At a null-window node of depth `d >= 3` a search of depth `d * 40 %` is made with the window `(beta + margin - 1,
//! beta + margin)`, where `margin = 5 * d` hundredths of a man. If it fails high with score `s`, the node returns `s -
//! margin`. This is the form of Scan 3 with half its margin, which matches prefer (`docs/search-measurements.md`).
//!
//! There is no null-move pruning: in draughts, having to move often loses (zugzwang).
//!
//! Invariant: the shallow search does not use `ProbCut` at its root, so the recursion ends.

use crownhead_eval::{Evaluator, Score};
use crownhead_rules::{Position, Rules};

use crate::{node::NodeArgs, parameters::Parameter, search::Search, techniques::Technique};

/// The least depth of a node.
const MIN_DEPTH: i32 = 3;

impl<R: Rules, E: Evaluator<R>> Search<'_, R, E> {
    /// The score of a node that a shallow search settles.
    pub(crate) fn probcut(&mut self, position: &Position<R::Board>, args: &NodeArgs) -> Option<Score> {
        let enabled = self.context.techniques.has(Technique::ProbCut);
        let allowed = enabled && args.may_probcut && !args.is_pv();
        if !allowed || args.depth < MIN_DEPTH || args.beta.is_known() {
            return None;
        }
        let margin = args.depth * self.context.parameters.get(Parameter::ProbCutMargin);
        let beta = Score::heuristic(args.beta.0 + margin);
        let depth = args.depth * self.context.parameters.get(Parameter::ProbCutDepth) / 100;
        let score =
            self.node(position, NodeArgs { alpha: beta - 1, beta, depth, may_probcut: false, ..*args });
        self.stack.clear_pv(args.ply);
        let fails_high = score >= beta && !self.progress.stopped;
        fails_high.then(|| if score.is_known() { score } else { score - margin })
    }
}
