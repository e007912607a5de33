//! The leaves: captures are played out before a position is eval_cache.

use crownhead_eval::{Evaluator, Score};
use crownhead_rules::{Position, Rules, movegen};

use crate::{
    history::FromTo,
    node::{MAX_PLY, Search, Window},
    table::PackedMove,
    techniques::Technique,
};

impl<R: Rules, E: Evaluator<R>> Search<'_, R, E> {
    /// The score of a position once nothing hangs. At its `first` node a threatened side may answer the
    /// threat with one quiet move.
    pub(crate) fn quiescence(
        &mut self,
        position: &Position<R::Board>,
        (alpha, beta): (Score, Score),
        ply: u32,
        first: bool,
    ) -> Score {
        let (board, start) = (position.board(), self.moves.len());
        if !first {
            self.lines[ply as usize].clear();
            if self.stopped || ply >= MAX_PLY {
                return self.static_eval(position);
            }
            if let Some(score) = self.probe_tables(position, ply, || Window::new(alpha, beta, 0, ply)) {
                return score;
            }
        }
        let mut best = -Score::INFINITE;
        if movegen::captures(self.rules, board, &mut self.moves) {
            if !self.rules.capture_duty().always_binds() {
                best = self.static_eval(position);
            }
        } else if first
            && self.techniques.has(Technique::ThreatReplies)
            && movegen::has_capture(self.rules, board, position.turn().other())
        {
            movegen::legal_moves(self.rules, board, &mut self.moves);
        } else if movegen::has_moves(self.rules, board) {
            return self.static_eval(position);
        }
        let score = match self.moves.len() == start {
            true if best == -Score::INFINITE => self.no_moves(position, ply),
            true => best,
            false => self.try_leaf_moves(position, (alpha, beta), ply, (start, best)),
        };
        self.moves.truncate(start);
        self.values.truncate(start);
        score
    }

    fn try_leaf_moves(
        &mut self,
        position: &Position<R::Board>,
        (alpha, beta): (Score, Score),
        ply: u32,
        (start, stand): (usize, Score),
    ) -> Score {
        let is_pv = beta.0 - alpha.0 > 1;
        let mut best = stand;
        let mut alpha = alpha.max(best);
        if alpha >= beta {
            return best;
        }
        self.order_moves(position, start, PackedMove::NONE, ply);
        for at in 0..self.moves.len() - start {
            crate::ordering::pick(&mut self.moves[start..], &mut self.values[start..], at);
            let mv = &self.moves[start + at];
            let child = position.play(self.rules, mv);
            self.enter(FromTo::of(mv), mv.advance(), &child);
            let score = -self.quiescence(&child, (-beta, -alpha), ply + 1, false);
            self.path.pop();
            if self.stopped {
                return best;
            }
            if score > best {
                best = score;
                if score > alpha {
                    alpha = score;
                    if is_pv {
                        self.keep_line(self.moves[start + at], ply);
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
