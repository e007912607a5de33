//! Cutting off a whole node that a shallower search finds far above its window.
//!
//! The idea is that of `ProbCut` (Buro, 1995) in the form of Scan 3: the margin grows with the depth, and what is returned is the
//! score less the margin. A null move would not do: draughts is full of positions in which having to move loses.

use crownhead_eval::{Evaluator, Score};
use crownhead_rules::{Position, Rules};

use crate::{
    node::{Search, Window},
    techniques::Technique,
};

/// Nodes of less depth are not cut.
const LEAST_DEPTH: i32 = 3;
/// The depth of the search that cuts, in hundredths of the node's.
const DEPTH_SHARE: i32 = 40;
/// How far it must be above the window, in hundredths of a man for each ply of the node's depth: half of Scan 3's, by the matches
/// in `docs/search.md`.
const MARGIN: i32 = 5;

impl<R: Rules, E: Evaluator<R>> Search<'_, R, E> {
    /// The score of a node that a shallower search settles.
    pub(crate) fn probcut(&mut self, position: &Position<R::Board>, window: &Window) -> Option<Score> {
        let asked = self.techniques.has(Technique::ProbCut) && window.may_probcut && !window.is_pv();
        if !asked || window.depth < LEAST_DEPTH || window.beta.is_known() {
            return None;
        }
        let margin = window.depth * MARGIN;
        let beta = Score::heuristic(window.beta.0 + margin);
        let depth = window.depth * DEPTH_SHARE / 100;
        let score =
            self.node(position, Window { alpha: beta - 1, beta, depth, may_probcut: false, ..*window });
        self.lines[window.ply as usize].clear();
        (score >= beta && !self.stopped).then(|| if score.is_known() { score } else { score - margin })
    }
}
