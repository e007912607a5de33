//! Sacrifices at the leaves: the first move of a shot is a quiet one that loses a man.
//!
//! A quiet leaf whose static evaluation is below the window, but by no more than 250 hundredths of a man, tries the steps of
//! men that the other side must capture. A step is tried only if a capture of ours follows every reply, and a line has at
//! most two. Without them the search sees a shot only as many plies before its end as its depth is, less all reductions.
//!
//! Only where captures are mandatory and men capture backward, and not where the aim is to lose all pieces. Where men only
//! capture forward, shots are short, and matches show no gain (`docs/search-measurements.md`).

use crownhead_eval::{Evaluator, Score};
use crownhead_rules::{Board, Goal, Move, Position, Rules, movegen};

use crate::{parameters::Parameter, search::Search, techniques::Technique};

/// The greatest number of sacrifices in a line of quiescence.
pub(crate) const MAX_SACRIFICES: u8 = 2;

impl<R: Rules, E: Evaluator<R>> Search<'_, R, E> {
    /// Whether sacrifices get special treatment: only where captures are mandatory, men capture backward, and losing a
    /// man is a loss.
    #[inline(always)]
    fn has_sacrifices(&self, board: &Board<R::Board>) -> bool {
        let rules = self.context.rules;
        let costs = match rules.goal() {
            Goal::LeaveNoMove | Goal::FirstKing => true,
            Goal::RunOut => false,
        };
        costs && rules.men_capture_back() && !movegen::may_decline(rules, board)
    }

    /// Whether a quiet move that led to a position is a sacrifice, which late move reductions spare.
    #[inline(always)]
    pub(crate) fn is_spared(&self, child: &Position<R::Board>) -> bool {
        self.context.techniques.has(Technique::FullDepthSacrifices)
            && self.has_sacrifices(child.board())
            && movegen::has_capture(self.context.rules, child.board(), child.turn())
    }

    /// Appends the sacrifices worth trying at a quiet leaf with a static evaluation of `stand`.
    pub(crate) fn add_sacrifices(
        &mut self,
        position: &Position<R::Board>,
        (alpha, beta): (Score, Score),
        stand: Score,
    ) {
        let margin = self.context.parameters.get(Parameter::SacrificeMargin);
        let near = stand < beta && stand.0 + margin >= alpha.0;
        if !near
            || !self.has_sacrifices(position.board())
            || !self.context.techniques.has(Technique::Sacrifices)
        {
            return;
        }
        let first = self.stack.moves.len();
        movegen::sacrifices(self.context.rules, position.board(), &mut self.stack.moves);
        let mut kept = first;
        for at in first..self.stack.moves.len() {
            let mv = self.stack.moves[at];
            if self.is_followed_up(position, &mv) {
                self.stack.moves[kept] = mv;
                kept += 1;
            }
        }
        self.stack.truncate(kept);
    }

    /// Whether every reply to a sacrifice lets us capture.
    fn is_followed_up(&mut self, position: &Position<R::Board>, mv: &Move<R::Board>) -> bool {
        let (rules, first) = (self.context.rules, self.stack.moves.len());
        let child = position.board().play(rules, mv);
        movegen::captures(rules, &child, &mut self.stack.moves);
        let follows = self.stack.moves[first..]
            .iter()
            .all(|reply| movegen::has_capture(rules, &child.play(rules, reply), position.turn()));
        self.stack.truncate(first);
        follows
    }
}
