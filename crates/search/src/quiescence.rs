//! Quiescence search: captures are played out before a position is evaluated.
//!
//! Captures are mandatory in almost all rules, so there is no stand pat: a side that can capture must, and its static
//! evaluation means nothing. Only where a side may decline its captures is the static evaluation a lower bound. At the
//! first node of each quiescence search (`at_horizon`), a side that cannot capture but is threatened with one may reply
//! with any quiet move; without that, every sacrifice at the horizon would look like a gain.
//!
//! A quiet leaf below the window also tries [sacrifices](crate::sacrifices).
//!
//! Invariant: quiescence ends, because below the horizon every move is a capture or one of at most two sacrifices.

use crownhead_eval::{Evaluator, Score};
use crownhead_rules::{Position, Rules, movegen};

use crate::{
    entry::PackedMove,
    history::FromTo,
    node::NodeArgs,
    sacrifices::MAX_SACRIFICES,
    search::{MAX_PLY, Search},
    techniques::Technique,
};

/// Where a node is in its quiescence search.
#[derive(Clone, Copy)]
pub(crate) struct Stage {
    /// Whether it is the first node.
    at_horizon: bool,
    /// How many sacrifices are left to try.
    sacrifices: u8,
}

impl Stage {
    /// The first node.
    pub(crate) const HORIZON: Stage = Stage { at_horizon: true, sacrifices: MAX_SACRIFICES };
}

impl<R: Rules, E: Evaluator<R>> Search<'_, R, E> {
    /// The score of a position once all captures are played out.
    pub(crate) fn quiescence(
        &mut self,
        position: &Position<R::Board>,
        (alpha, beta): (Score, Score),
        ply: u32,
        stage: Stage,
    ) -> Score {
        let (board, rules, first) = (position.board(), self.context.rules, self.stack.moves.len());
        let Stage { at_horizon, mut sacrifices } = stage;
        if !at_horizon {
            self.stack.clear_pv(ply);
            if self.progress.stopped || ply >= MAX_PLY {
                return self.static_eval(position);
            }
            if let Some(score) = self.probe_tables(position, ply, || NodeArgs::new(alpha, beta, 0, ply)) {
                return score;
            }
        }
        let mut best = -Score::INFINITE;
        if movegen::captures(rules, board, &mut self.stack.moves) {
            if movegen::may_decline(rules, board) {
                best = self.static_eval(position);
            }
        } else if at_horizon
            && self.context.techniques.has(Technique::ThreatReplies)
            && movegen::has_capture(rules, board, position.turn().other())
        {
            movegen::legal_moves(rules, board, &mut self.stack.moves);
        } else if movegen::has_moves(rules, board) {
            best = self.static_eval(position);
            if sacrifices > 0 {
                sacrifices -= 1;
                self.add_sacrifices(position, (alpha, beta), best);
            }
        }
        let score = match self.stack.moves.len() == first {
            true if best == -Score::INFINITE => self.no_moves(position, ply),
            true => best,
            false => self.quiescence_moves(position, (alpha, beta), ply, (first, best), sacrifices),
        };
        self.stack.truncate(first);
        score
    }

    /// Searches the moves from `first` on; `stand` is the score of playing none of them.
    fn quiescence_moves(
        &mut self,
        position: &Position<R::Board>,
        (alpha, beta): (Score, Score),
        ply: u32,
        (first, stand): (usize, Score),
        sacrifices: u8,
    ) -> Score {
        let is_pv = beta.0 - alpha.0 > 1;
        let mut best = stand;
        let mut alpha = alpha.max(best);
        if alpha >= beta {
            return best;
        }
        let stage = Stage { at_horizon: false, sacrifices };
        self.order_moves(position, first, PackedMove::NONE, ply);
        for at in 0..self.stack.moves.len() - first {
            self.stack.pick(first, at);
            let mv = &self.stack.moves[first + at];
            let child = position.play(self.context.rules, mv);
            self.enter(FromTo::of(mv), mv.advance(), &child);
            let score = -self.quiescence(&child, (-beta, -alpha), ply + 1, stage);
            self.stack.path.pop();
            if self.progress.stopped {
                return best;
            }
            if score > best {
                best = score;
                if score > alpha {
                    alpha = score;
                    if is_pv {
                        self.stack.update_pv(self.stack.moves[first + at], ply);
                    }
                }
                if score >= beta {
                    break;
                }
            }
        }
        best
    }
}
