//! The leaves: captures are played out before a position is judged.

use crownhead_eval::{Evaluator, Score};
use crownhead_rules::{CaptureDuty, Position, Rules, movegen};

use crate::{
    history::Step,
    node::{MAX_PLY, Search, Window},
    table::PackedMove,
    techniques::Technique,
};

impl<R: Rules, E: Evaluator<R>> Search<'_, R, E> {
    /// The score of a position once nothing hangs. At its `first` node a threatened side may answer the
    /// threat with one quiet move.
    pub(crate) fn quiescence(&mut self, position: &Position<R::Board>, window: Window, first: bool) -> Score {
        self.lines[window.ply as usize].clear();
        let (board, start) = (position.board(), self.moves.len());
        if self.stopped || window.ply >= MAX_PLY {
            return self.evaluator.evaluate(board);
        }
        if !first && let Some(score) = self.known(position, &window) {
            return score;
        }
        let mut best = -Score::INFINITE;
        if movegen::captures(self.rules, board, &mut self.moves) {
            if self.rules.capture_duty() == CaptureDuty::Optional {
                best = self.evaluator.evaluate(board);
            }
        } else if first
            && self.techniques.has(Technique::Threats)
            && movegen::has_capture(self.rules, board, position.turn().other())
        {
            movegen::legal_moves(self.rules, board, &mut self.moves);
        } else if movegen::has_moves(self.rules, board) {
            return self.evaluator.evaluate(board);
        }
        let score = match self.moves.len() == start {
            true if best == -Score::INFINITE => self.no_moves(position, window.ply),
            true => best,
            false => self.try_leaf_moves(position, window, start, best),
        };
        self.moves.truncate(start);
        self.values.truncate(start);
        score
    }

    fn try_leaf_moves(
        &mut self,
        position: &Position<R::Board>,
        window: Window,
        start: usize,
        stand: Score,
    ) -> Score {
        let mut best = stand;
        let mut alpha = window.alpha.max(best);
        if alpha >= window.beta {
            return best;
        }
        self.order_moves(position, start, PackedMove::NONE, window.ply);
        for at in 0..self.moves.len() - start {
            crate::order::pick(&mut self.moves[start..], &mut self.values[start..], at);
            let mv = &self.moves[start + at];
            let child = position.play(self.rules, mv);
            self.enter(Step::of(mv), mv.advance(), &child);
            let score = -self.quiescence(&child, window.child(alpha, window.beta, 0), false);
            self.path.pop();
            if self.stopped {
                return best;
            }
            if score > best {
                best = score;
                if score > alpha {
                    alpha = score;
                    if window.is_open() {
                        self.keep_line(self.moves[start + at], window.ply);
                    }
                }
                if score >= window.beta {
                    break;
                }
            }
        }
        best
    }
}
