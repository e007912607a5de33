//! The moves of a node: principal variation search with extensions, reductions and history updates.
//!
//! The first move gets the full window. Every later move gets a null window at reduced depth; if it beats alpha it is
//! searched again at full depth, and if it still lies inside the window, again with the full window.
//!
//! Invariant: after a stop no score is used and nothing is stored.

use crownhead_eval::{Evaluator, Score};
use crownhead_rules::{Position, Rules};

use crate::{
    entry::{Bound, Entry, PackedMove},
    history::{Cutoff, FromTo},
    node::NodeArgs,
    search::{Search, TABLE_DEPTH},
    techniques::Technique,
};

/// The best move of a node so far.
struct Best {
    score: Score,
    mv: PackedMove,
    alpha: Score,
}

impl Best {
    /// Takes in the score of a move; whether it raises alpha.
    #[inline]
    fn improves(&mut self, score: Score, mv: PackedMove) -> bool {
        self.score = self.score.max(score);
        let raises = score > self.alpha;
        if raises {
            (self.alpha, self.mv) = (score, mv);
        }
        raises
    }

    /// What the score says about the node's true score.
    fn bound(&self, args: &NodeArgs) -> Bound {
        match self.score {
            _ if self.score >= args.beta => Bound::Lower,
            _ if self.score > args.alpha => Bound::Exact,
            _ => Bound::Upper,
        }
    }
}

impl<R: Rules, E: Evaluator<R>> Search<'_, R, E> {
    /// Searches the moves from `first` on; the singular one a ply deeper.
    pub(crate) fn search_moves(
        &mut self,
        position: &Position<R::Board>,
        args: NodeArgs,
        first: usize,
        singular: PackedMove,
    ) -> Score {
        let count = self.stack.moves.len() - first;
        let forced = count == 1 && self.context.techniques.has(Technique::ForcedMoveExtension);
        let depth = if forced { args.depth } else { args.depth - 1 };
        let mut best = Best { score: -Score::INFINITE, mv: PackedMove::NONE, alpha: args.alpha };
        for at in 0..count {
            if self.progress.stopped {
                break;
            }
            let number = self.next_move(position, &args, first, at);
            let packed = PackedMove::of(&self.stack.moves[first + at]);
            if packed == args.excluded {
                continue;
            }
            let depth = depth + i32::from(packed == singular && !forced);
            let now = NodeArgs { alpha: best.alpha, depth, ..args };
            let score = self.search_move(position, &now, (first + at, at, number));
            if self.progress.stopped {
                break;
            }
            if best.improves(score, packed) && args.is_pv() {
                self.stack.update_pv(self.stack.moves[first + at], args.ply);
            }
            if score >= args.beta {
                self.update_history(position, args, first, at);
                break;
            }
        }
        if !self.progress.stopped && args.excluded == PackedMove::NONE {
            let entry = Entry::new(best.mv, best.score, best.bound(&args), (args.depth, args.ply));
            self.memory.store(position.key(), args.depth, entry);
        }
        best.score
    }

    /// Plays a move and searches the child. The move is at `place` on the stack, the `at`th to be searched, and has
    /// that `number` (see [`Search::next_move`]). `args` are the node's, but with the best alpha so far and the child's
    /// depth.
    #[inline(always)]
    fn search_move(
        &mut self,
        position: &Position<R::Board>,
        args: &NodeArgs,
        (place, at, number): (usize, usize, usize),
    ) -> Score {
        // A reference, not a copy: reading the whole of a move that was just written in parts stalls the processor.
        let mv = &self.stack.moves[place];
        let child = position.play(self.context.rules, mv);
        let reduction = self.reduction(args, (mv, number), &child);
        if args.depth - reduction >= TABLE_DEPTH {
            self.memory.table.prefetch(child.key());
        }
        self.enter(FromTo::of(mv), mv.advance(), &child);
        let work = self.begin_work(&child, args.depth);
        let score = self.search_child(&child, args, reduction, at);
        self.end_work(work);
        self.stack.path.pop();
        score
    }

    /// Principal variation search of one child.
    fn search_child(
        &mut self,
        child: &Position<R::Board>,
        args: &NodeArgs,
        reduction: i32,
        at: usize,
    ) -> Score {
        let NodeArgs { alpha, beta, depth, .. } = *args;
        if at == 0 {
            return -self.node(child, args.child(alpha, beta, depth));
        }
        let mut score = -self.node(child, args.child(alpha, alpha + 1, depth - reduction));
        if score > alpha && reduction > 0 && !self.progress.stopped {
            score = -self.node(child, args.child(alpha, alpha + 1, depth));
        }
        if score > alpha && score < beta && !self.progress.stopped {
            score = -self.node(child, args.child(alpha, beta, depth));
        }
        score
    }

    /// Updates the histories after a beta cutoff by a quiet move.
    fn update_history(&mut self, position: &Position<R::Board>, args: NodeArgs, first: usize, at: usize) {
        let best = self.stack.moves[first + at];
        if !best.is_capture() {
            let failed = &self.stack.moves[first..first + at];
            let NodeArgs { ply, depth, .. } = args;
            let cutoff = Cutoff { color: position.turn(), ply, depth, last: self.stack.path.last_move() };
            self.memory.history.update(cutoff, &best, failed);
        }
    }
}
