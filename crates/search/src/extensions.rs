//! Which moves are searched deeper than others.

use crownhead_eval::{Evaluator, Score};
use crownhead_rules::{Position, Rules};

use crate::{
    node::{Search, Window},
    table::{Bound, Entry},
    techniques::Technique,
};

/// Nodes of less depth are not asked.
const LEAST_DEPTH: i32 = 8;
/// What the table knows must be from a search at most so many plies less deep; the others are searched that much less.
const SHALLOWER: i32 = 4;
/// How much worse all other moves must be, in hundredths of a man.
const MARGIN: i32 = 40;

impl<R: Rules, E: Evaluator<R>> Search<'_, R, E> {
    /// Whether the move that the table knows for a node on the principal variation is far better than all others.
    pub(crate) fn is_singular(
        &mut self,
        position: &Position<R::Board>,
        window: &Window,
        entry: Entry,
    ) -> bool {
        let asked = self.techniques.has(Technique::SingularExtension) && window.is_pv() && window.ply > 0;
        let known = entry.is_move() && entry.bound() != Bound::Upper;
        let deep = window.depth >= LEAST_DEPTH && i32::from(entry.depth) >= window.depth - SHALLOWER;
        let score = entry.score(window.ply);
        if !(asked && known && deep) || score.is_known() {
            return false;
        }
        let least = Score::heuristic(score.0 - MARGIN);
        let others = Window {
            may_probcut: false,
            excluded: entry.mv,
            ..Window::new(least - 1, least, window.depth - SHALLOWER, window.ply)
        };
        let score = self.node(position, others);
        self.lines[window.ply as usize].clear();
        score < least && !self.stopped
    }
}
