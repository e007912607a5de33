//! One node of the main search: cut it off, or try its moves and learn from them.

use core::sync::atomic::Ordering;

use crownhead_eval::{Evaluator, Score};
use crownhead_rules::{Advance, DrawClock, DrawRules, Key, Move, MoveList, Position, Rules, movegen};

use crate::{
    abdada::Pool,
    endgame::TableProbe,
    eval_cache::EvalCache,
    history::{FromTo, History, Refutation},
    limits::{Limits, Monitor},
    ordering::Order,
    path::Path,
    table::{Bound, Entry, LeafTable, PackedMove, Table},
    techniques::{Technique, Techniques},
};

/// No line is searched further than this from the root.
pub(crate) const MAX_PLY: u32 = 128;
/// Nodes of less depth are kept near by, the others in the table that all threads share.
const FAR: i32 = 2;
/// Nodes between two questions to the monitor. At a million nodes a second that is half a millisecond.
pub(crate) const NODES_PER_QUESTION: u64 = 512;

/// Everything that lives as long as one search.
pub(crate) struct Search<'a, R: Rules, E> {
    pub(crate) rules: R,
    pub(crate) evaluator: &'a E,
    pub(crate) table: &'a Table,
    pub(crate) leaf_table: LeafTable,
    pub(crate) eval_cache: EvalCache,
    pub(crate) monitor: &'a mut dyn Monitor,
    pub(crate) limits: Limits,
    pub(crate) techniques: Techniques,
    pub(crate) history: History,
    pub(crate) path: Path,
    pub(crate) tables: TableProbe<'a>,
    pub(crate) nodes: u64,
    /// The threads that search with this one, where there are any.
    pub(crate) pool: Option<&'a Pool>,
    pub(crate) stopped: bool,
    /// How many nodes there are when somebody is asked whether to go on.
    pub(crate) next_question: u64,
    /// Legal moves of the nodes on the path, those of the present node last.
    pub(crate) moves: MoveList<R::Board>,
    pub(crate) values: Vec<i32>,
    /// Best lines found, one per ply.
    pub(crate) lines: Vec<MoveList<R::Board>>,
}

/// A window of scores that matter, and how far to look.
#[derive(Clone, Copy)]
pub(crate) struct Window {
    pub(crate) alpha: Score,
    pub(crate) beta: Score,
    pub(crate) depth: i32,
    pub(crate) ply: u32,
    /// Whether a shallower search may settle the node.
    pub(crate) may_probcut: bool,
    /// A move that is not tried, to learn how good the others are.
    pub(crate) excluded: PackedMove,
}

impl Window {
    pub(crate) fn new(alpha: Score, beta: Score, depth: i32, ply: u32) -> Window {
        Window { alpha, beta, depth, ply, may_probcut: true, excluded: PackedMove::NONE }
    }

    pub(crate) fn full(depth: i32, ply: u32) -> Window {
        Window::new(-Score::INFINITE, Score::INFINITE, depth, ply)
    }

    pub(crate) fn child(&self, alpha: Score, beta: Score, depth: i32) -> Window {
        Window::new(-beta, -alpha, depth, self.ply + 1)
    }

    pub(crate) fn is_pv(&self) -> bool {
        self.beta.0 - self.alpha.0 > 1
    }
}

impl<'a, R: Rules, E: Evaluator<R>> Search<'a, R, E> {
    pub(crate) fn new(
        (rules, evaluator): (R, &'a E),
        (draws, keys, clock): (DrawRules, &[Key], DrawClock),
        (limits, techniques): (Limits, Techniques),
        table: &'a Table,
        monitor: &'a mut dyn Monitor,
    ) -> Self {
        Search {
            rules,
            evaluator,
            table,
            leaf_table: LeafTable::new(),
            eval_cache: EvalCache::new(),
            monitor,
            limits,
            techniques,
            history: History::new(techniques),
            path: Path::new(draws, keys, clock),
            tables: TableProbe::default(),
            nodes: 0,
            pool: None,
            stopped: false,
            next_question: limits.nodes.unwrap_or(u64::MAX).min(NODES_PER_QUESTION),
            moves: Vec::new(),
            values: Vec::new(),
            lines: vec![Vec::new(); MAX_PLY as usize + 2],
        }
    }

    /// The score of a position to the side to move, exact within the window and a bound outside it.
    pub(crate) fn node(&mut self, position: &Position<R::Board>, window: Window) -> Score {
        self.lines[window.ply as usize].clear();
        if self.stopped {
            return Score::DRAW;
        }
        if window.ply > 0 && self.path.is_draw() {
            return if movegen::has_moves(self.rules, position.board()) {
                Score::DRAW
            } else {
                self.no_moves(position, window.ply)
            };
        }
        if let Some(score) = self.probe_tables(position, window.ply, || window) {
            return score;
        }
        if window.ply >= MAX_PLY {
            return self.static_eval(position);
        }
        if window.depth <= 0 {
            return self.quiescence(position, (window.alpha, window.beta), window.ply, true);
        }
        let known = match window.depth {
            ..FAR => self.leaf_table.probe(position.key()),
            FAR.. => self.table.probe(position.key()),
        };
        if let Some(score) = known.and_then(|entry| cutoff(entry, &window)) {
            return score;
        }
        if let Some(score) = self.probcut(position, &window) {
            return score;
        }
        if self.stopped {
            return Score::DRAW;
        }
        let first = self.moves.len();
        movegen::legal_moves(self.rules, position.board(), &mut self.moves);
        let score = if self.moves.len() == first {
            self.no_moves(position, window.ply)
        } else {
            self.order_moves(position, first, known.map_or(PackedMove::NONE, |entry| entry.mv), window.ply);
            let singular = known.filter(|entry| self.is_singular(position, &window, *entry));
            self.try_moves(position, window, first, singular.map_or(PackedMove::NONE, |entry| entry.mv))
        };
        self.moves.truncate(first);
        self.values.truncate(first);
        score
    }

    /// Gives the moves from `first` on their values.
    #[inline]
    pub(crate) fn order_moves(
        &mut self,
        position: &Position<R::Board>,
        first: usize,
        table_move: PackedMove,
        ply: u32,
    ) {
        self.values.truncate(first);
        match self.moves.len() - first {
            // Nothing to choose from: half of all captures.
            1 => self.values.push(0),
            _ => self.order_several(position, first, table_move, ply),
        }
    }

    fn order_several(
        &mut self,
        position: &Position<R::Board>,
        first: usize,
        table_move: PackedMove,
        ply: u32,
    ) {
        let turn = position.turn();
        let past = self.history.past(turn, ply, self.path.last_step());
        let order = Order { table_move, past, kings: position.board().kings(turn.other()) };
        self.values.extend(self.moves[first..].iter().map(|mv| order.value(mv)));
    }

    fn try_moves(
        &mut self,
        position: &Position<R::Board>,
        window: Window,
        first: usize,
        singular: PackedMove,
    ) -> Score {
        let count = self.moves.len() - first;
        // A forced reply costs no depth: it is no decision.
        let forced = count == 1 && self.techniques.has(Technique::ForcedMoveExtension);
        let depth = if forced { window.depth } else { window.depth - 1 };
        let (mut best, mut best_move, mut alpha) = (-Score::INFINITE, PackedMove::NONE, window.alpha);
        for at in 0..count {
            if self.stopped {
                break;
            }
            let number = self.next_move(position, &window, first, at);
            // The move is read where it stands: who copies as a whole what has just been written in parts waits for it.
            let mv = &self.moves[first + at];
            let packed = PackedMove::of(mv);
            if packed == window.excluded {
                continue;
            }
            let depth = depth + i32::from(packed == singular && !forced);
            let child = position.play(self.rules, mv);
            let reached = Window { alpha, depth, ..window };
            let reduction = self.reduction(&reached, mv, number);
            if depth - reduction >= FAR {
                self.table.expect(child.key());
            }
            self.enter(FromTo::of(mv), mv.advance(), &child);
            let work = self.begin_work(&child, depth);
            let score = self.try_move(&child, &reached, reduction, at);
            self.end_work(work);
            self.path.pop();
            if self.stopped {
                break;
            }
            if score > best {
                best = score;
                if score > alpha {
                    alpha = score;
                    best_move = packed;
                    if window.is_pv() {
                        self.keep_line(self.moves[first + at], window.ply);
                    }
                }
                if score >= window.beta {
                    self.learn(position, window, first, at);
                    break;
                }
            }
        }
        if self.stopped {
            return best;
        }
        let bound = match best {
            _ if best >= window.beta => Bound::Lower,
            _ if best > window.alpha => Bound::Exact,
            _ => Bound::Upper,
        };
        if window.excluded == PackedMove::NONE {
            let entry = Entry::new(best_move, best, bound, (window.depth, window.ply));
            match window.depth {
                ..FAR => self.leaf_table.store(position.key(), entry),
                FAR.. => self.table.store(position.key(), entry),
            }
        }
        best
    }

    /// Searches one move: later moves first with less depth and the smallest window, and in full only if
    /// they turn out to be better than expected. `window.depth` is that of the child.
    fn try_move(&mut self, child: &Position<R::Board>, window: &Window, reduction: i32, at: usize) -> Score {
        let Window { alpha, beta, depth, .. } = *window;
        if at == 0 {
            return -self.node(child, window.child(alpha, beta, depth));
        }
        let mut score = -self.node(child, window.child(alpha, alpha + 1, depth - reduction));
        if score > alpha && reduction > 0 && !self.stopped {
            score = -self.node(child, window.child(alpha, alpha + 1, depth));
        }
        if score > alpha && score < beta && !self.stopped {
            score = -self.node(child, window.child(alpha, beta, depth));
        }
        score
    }

    /// Plies to take off a late quiet move; `window.depth` is that of the child. Matches say how many (`docs/search.md`): where kings
    /// fly one more far from the leaves gained nothing in International and cost strength in Russian.
    fn reduction(&self, window: &Window, mv: &Move<R::Board>, at: usize) -> i32 {
        let late = if window.is_pv() { at >= 3 } else { at >= 1 };
        let quiet = !mv.is_capture() && !mv.is_crowning();
        if !late || window.depth < 2 || !quiet || !self.techniques.has(Technique::LateMoveReductions) {
            return 0;
        }
        if window.is_pv() {
            return 1;
        }
        let far = !self.rules.flying_kings() && window.depth >= 7 && at >= 3;
        1 + i32::from(at >= 4) + i32::from(far)
    }

    /// Whether no man can ever return to a square.
    fn men_only_advance(&self) -> bool {
        !self.rules.man_steps().has_straight()
    }

    /// What the end of the game is worth to the side that has no move.
    pub(crate) fn no_moves(&self, position: &Position<R::Board>, ply: u32) -> Score {
        let wins = movegen::stuck_side_wins(self.rules, position.board());
        if wins { Score::win_in(ply) } else { Score::loss_in(ply) }
    }

    /// Counts the node and notes it on the path.
    #[cfg_attr(not(target_arch = "wasm32"), inline(always))]
    pub(crate) fn enter(&mut self, step: FromTo, advance: Advance, child: &Position<R::Board>) {
        self.nodes += 1;
        let lasting = advance == Advance::Material || (advance == Advance::Man && self.men_only_advance());
        self.path.push(child, step, advance, lasting);
        if self.nodes >= self.next_question {
            self.ask(child);
        }
    }

    /// Whether to go on; says when to ask again.
    #[cold]
    fn ask(&mut self, here: &Position<R::Board>) {
        // Nobody asks in a browser, where the size of the code counts.
        if !cfg!(target_arch = "wasm32") {
            self.monitor.reached(&|| here.board().setup());
        }
        let most = self.limits.nodes.unwrap_or(u64::MAX);
        self.stopped |= self.nodes >= most;
        if self.nodes.is_multiple_of(NODES_PER_QUESTION) {
            let late = self.all_nodes() >= most
                || self.limits.time.is_some_and(|limit| self.monitor.elapsed() >= limit);
            self.stopped |= late || self.monitor.should_stop();
        }
        let next = (self.nodes + 1).next_multiple_of(NODES_PER_QUESTION);
        self.next_question = if self.nodes < most { next.min(most) } else { self.nodes + 1 };
    }

    /// Nodes of all threads so far.
    pub(crate) fn all_nodes(&self) -> u64 {
        self.nodes + self.pool().map_or(0, |pool| pool.nodes.load(Ordering::Relaxed))
    }

    /// The best line from this ply is that move and the best line after it.
    pub(crate) fn keep_line(&mut self, mv: Move<R::Board>, ply: u32) {
        let (here, after) = self.lines.split_at_mut(ply as usize + 1);
        let line = &mut here[ply as usize];
        line.clear();
        line.push(mv);
        line.extend_from_slice(&after[0]);
    }

    fn learn(&mut self, position: &Position<R::Board>, window: Window, first: usize, at: usize) {
        let best = self.moves[first + at];
        if !best.is_capture() {
            let before = &self.moves[first..first + at];
            let Window { ply, depth, .. } = window;
            let at = Refutation { color: position.turn(), ply, depth, last: self.path.last_step() };
            self.history.reward(at, &best, before);
        }
    }
}

/// Whether what is known settles the node. On the principal variation nothing does, so that lines are whole.
#[inline]
fn cutoff(entry: Entry, window: &Window) -> Option<Score> {
    if window.is_pv() || i32::from(entry.depth) < window.depth || window.excluded != PackedMove::NONE {
        return None;
    }
    let score = entry.score(window.ply);
    match entry.bound() {
        Bound::Exact => Some(score),
        Bound::Lower if score >= window.beta => Some(score),
        Bound::Upper if score <= window.alpha => Some(score),
        _ => None,
    }
}
