//! The methods: models of searches that record what they do.

use std::collections::HashMap;

use crownhead_rules::{AnyMove, AnyPosition, AnyRules, Color, Key, Piece, Setup};

use crate::tree::{Event, Node, State, Tree};

/// A method of searching.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Method {
    /// Every line to the full depth.
    Minimax,
    /// Alpha-beta, with moves in the order of generation.
    AlphaBeta,
    /// Alpha-beta, with the most promising moves first: captures by size, then crownings.
    Sorted,
    /// Sorted alpha-beta with iterative deepening, transposition table, null windows, late-move reductions and
    /// quiescence: a model of the engine.
    Full,
}

impl Method {
    /// All methods, the most expensive first.
    pub const ALL: [Method; 4] = [Method::Minimax, Method::AlphaBeta, Method::Sorted, Method::Full];

    /// The key.
    pub const fn key(self) -> &'static str {
        match self {
            Method::Minimax => "minimax",
            Method::AlphaBeta => "alphabeta",
            Method::Sorted => "sorted",
            Method::Full => "full",
        }
    }

    /// The method with a key.
    pub fn from_key(key: &str) -> Option<Method> {
        Method::ALL.into_iter().find(|method| method.key() == key)
    }

    const fn prunes(self) -> bool {
        !matches!(self, Method::Minimax)
    }

    const fn is_full(self) -> bool {
        matches!(self, Method::Full)
    }
}

/// A man, and a king that doesn't fly and that does, in hundredths of a man.
const MAN: i32 = 100;
const KING: i32 = 150;
const FLYING_KING: i32 = 300;
/// The value of a won game, less the plies to its end.
const WIN: i32 = 10_000;
const INFINITE: i32 = 32_000;
/// From this move on, quiet moves are searched one ply less.
const LATE: usize = 4;
/// Plies of the quiescence search.
const QUIET_PLIES: u8 = 12;
/// Nodes that a search may visit, over all its iterations, before it is cut off.
pub const BUDGET: u64 = 5_000_000;

/// The end of a window; `None` if it is open.
pub const fn bound(end: i32) -> Option<i32> {
    if end.abs() < INFINITE { Some(end) } else { None }
}

/// Searches a position to a depth, and records at most `recorded` nodes.
pub fn look(root: &AnyPosition, method: Method, depth: u8, recorded: usize) -> Tree {
    look_within(root, method, depth, recorded, BUDGET)
}

/// Like [`look`], with a budget of its own.
pub fn look_within(root: &AnyPosition, method: Method, depth: u8, recorded: usize, budget: u64) -> Tree {
    let mut search = Search::new(root, method, recorded, budget);
    search.deepen(root, depth);
    search.tree
}

/// Nodes that a search to a depth visits, over all its iterations; `None` if it is cut off.
pub fn count(root: &AnyPosition, method: Method, depth: u8) -> Option<u64> {
    count_within(root, method, depth, BUDGET)
}

/// Like [`count`], with a budget of its own.
pub fn count_within(root: &AnyPosition, method: Method, depth: u8, budget: u64) -> Option<u64> {
    let mut search = Search::new(root, method, 1, budget);
    search.deepen(root, depth).map(|_| search.spent)
}

/// A small position of some rules to begin with: three men each, which don't touch yet.
pub fn small(rules: AnyRules) -> AnyPosition {
    let board = rules.board();
    let row = |y: u8| board.all().filter(move |&square| board.place(square).1 == y);
    let men = |y: u8, color| row(y).take(3).map(move |square| (square.number(), Piece::man(color)));
    let pieces = men(1, Color::Black).chain(men(board.height() - 2, Color::White)).collect();
    let setup = Setup { pieces, turn: Color::White, king_runs: [None; 2] };
    setup.into_position(rules).unwrap_or_else(|_| AnyPosition::start(rules))
}

/// What is known of a position.
#[derive(Clone, Copy)]
struct Stored {
    depth: u8,
    value: i32,
    bound: Bound,
    best: Option<AnyMove>,
    node: Option<usize>,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Bound {
    Exact,
    AtLeast,
    AtMost,
}

/// The window of a node, for its side to move.
#[derive(Clone, Copy)]
struct Window {
    alpha: i32,
    beta: i32,
    scout: bool,
}

impl Window {
    fn turned(self) -> Window {
        Window { alpha: -self.beta, beta: -self.alpha, ..self }
    }
}

struct Search {
    method: Method,
    tree: Tree,
    recorded: usize,
    table: HashMap<Key, Stored>,
    /// Nodes visited over all iterations, and how many may be.
    spent: u64,
    budget: u64,
}

impl Search {
    fn new(root: &AnyPosition, method: Method, recorded: usize, budget: u64) -> Search {
        let (tree, table) = (Tree::empty(*root), HashMap::new());
        Search { method, tree, recorded: recorded.max(1), table, spent: 0, budget: budget.max(1) }
    }

    /// Searches the root, with iterative deepening if the method has it. `None` if the search is cut off.
    fn deepen(&mut self, root: &AnyPosition, depth: u8) -> Option<i32> {
        let first = if self.method.is_full() { 1 } else { depth };
        let mut value = None;
        for now in first..=depth {
            self.begin();
            let window = Window { alpha: -INFINITE, beta: INFINITE, scout: false };
            value = self.node(root, None, (now, 0), window, None);
            self.tree.finished = value.is_some();
            value?;
        }
        value
    }

    /// Forgets the tree of the depth before, but not the table.
    fn begin(&mut self) {
        self.tree = Tree::empty(self.tree.root);
        for stored in self.table.values_mut() {
            stored.node = None;
        }
    }

    /// Records a node; `None` if there are enough.
    fn record(&mut self, node: Node) -> Option<usize> {
        // A node whose parent is not recorded has no place in the tree.
        if self.tree.nodes.len() >= self.recorded || (node.ply > 0 && node.parent.is_none()) {
            self.tree.whole = false;
            return None;
        }
        self.tree.nodes.push(node);
        Some(self.tree.nodes.len() - 1)
    }

    /// Searches a node and returns its value for its side to move; `None` if the search is cut off before that is
    /// known. `parent` is the number of the parent, if that is recorded, with the move; `None` for the root.
    fn node(
        &mut self,
        at: &AnyPosition,
        parent: Option<(Option<usize>, AnyMove)>,
        (depth, ply): (u8, usize),
        window: Window,
        quiet: Option<u8>,
    ) -> Option<i32> {
        if self.spent >= self.budget {
            return None;
        }
        self.spent += 1;
        self.tree.visited += 1;
        let view = if ply % 2 == 0 { window } else { window.turned() };
        let id = self.record(Node {
            parent: parent.and_then(|(number, _)| number),
            mv: parent.map(|(_, mv)| mv),
            ply,
            depth,
            alpha: view.alpha,
            beta: view.beta,
            value: None,
            state: State::Leaf,
            scout: window.scout,
            quiet: quiet.is_some(),
        });
        self.tree.events.extend(id.map(Event::Enter));
        let found = self.value(at, id, (depth, ply), window, quiet);
        let (value, state) = found.map_or((None, State::Unfinished), |(value, state)| (Some(value), state));
        if let Some(id) = id {
            self.tree.nodes[id].value = value.map(|value| if ply % 2 == 0 { value } else { -value });
            self.tree.nodes[id].state = state;
            self.tree.events.push(Event::Leave(id));
        }
        value
    }

    fn value(
        &mut self,
        at: &AnyPosition,
        id: Option<usize>,
        (depth, ply): (u8, usize),
        window: Window,
        quiet: Option<u8>,
    ) -> Option<(i32, State)> {
        if let Some(winner) = at.winner() {
            let distance = WIN - ply as i32;
            return Some((if winner == at.turn() { distance } else { -distance }, State::Leaf));
        }
        let captures_pending = at.has_capture(at.turn());
        let quiet = match (depth, quiet) {
            (0, None) if self.method.is_full() && captures_pending => Some(QUIET_PLIES),
            (0, None) => return Some((evaluate(at), State::Leaf)),
            (_, Some(left)) if left == 0 || !captures_pending => return Some((evaluate(at), State::Leaf)),
            (_, quiet) => quiet,
        };
        let known = self.table.get(&at.key()).copied().filter(|_| self.method.is_full() && quiet.is_none());
        if let Some(known) = known.filter(|known| known.depth >= depth && ply > 0 && answers(known, window)) {
            self.tree.known += 1;
            return Some((known.value, State::Known(known.node)));
        }
        let moves = self.ordered(at, known.and_then(|known| known.best), quiet.is_some());
        let (value, best, cut) = self.children(at, id, (depth, ply), window, quiet, &moves)?;
        let bound = match () {
            () if cut => Bound::AtLeast,
            () if value <= window.alpha => Bound::AtMost,
            () => Bound::Exact,
        };
        if self.method.is_full() && quiet.is_none() {
            self.table.insert(at.key(), Stored { depth, value, bound, best, node: id });
        }
        let state = match bound {
            Bound::AtLeast => State::Cut,
            Bound::AtMost if self.method.prunes() => State::Low,
            _ => State::Exact,
        };
        Some((value, state))
    }

    /// The value of the best move, that move, and whether the rest was skipped; `None` if the search is cut off.
    fn children(
        &mut self,
        at: &AnyPosition,
        id: Option<usize>,
        (depth, ply): (u8, usize),
        window: Window,
        quiet: Option<u8>,
        moves: &[AnyMove],
    ) -> Option<(i32, Option<AnyMove>, bool)> {
        let (mut best, mut best_move, mut alpha) = (-INFINITE, None, window.alpha);
        for (number, mv) in moves.iter().enumerate() {
            let child = Child { after: at.play_unchecked(mv), parent: (id, *mv), ply: ply + 1, quiet };
            let now = Window { alpha, ..window };
            let value = self.child(&child, depth, now, number)?;
            if value > best {
                (best, best_move) = (value, Some(*mv));
            }
            alpha = if self.method.prunes() { alpha.max(value) } else { alpha };
            if self.method.prunes() && alpha >= window.beta {
                let rest = &moves[number + 1..];
                self.skip(id, rest, (depth, ply), Window { alpha, ..window });
                return Some((best, best_move, true));
            }
        }
        Some((best, best_move, false))
    }

    /// The value of a move for the side that makes it: with a null window and a reduction where they pay.
    fn child(&mut self, child: &Child, depth: u8, window: Window, number: usize) -> Option<i32> {
        let full = depth.saturating_sub(1);
        let quiet = child.quiet.map(|left| left - 1);
        let first = number == 0 || !self.method.is_full() || quiet.is_some() || window.alpha <= -INFINITE;
        let mut search = |depth: u8, window: Window| {
            let value =
                self.node(&child.after, Some(child.parent), (depth, child.ply), window.turned(), quiet);
            value.map(|value| -value)
        };
        if first {
            return search(full, window);
        }
        let scout = Window { beta: window.alpha + 1, scout: true, ..window };
        let late =
            number >= LATE && full >= 2 && !child.parent.1.is_capture() && !child.parent.1.is_crowning();
        let mut value = search(if late { full - 1 } else { full }, scout)?;
        if late && value > window.alpha {
            value = search(full, scout)?;
        }
        if value > window.alpha && value < window.beta { search(full, window) } else { Some(value) }
    }

    /// Records the moves that are not searched.
    fn skip(&mut self, id: Option<usize>, moves: &[AnyMove], (depth, ply): (u8, usize), window: Window) {
        self.tree.skipped += moves.len() as u64;
        let view = if ply % 2 == 0 { window } else { window.turned() };
        for &mv in moves {
            let node = Node {
                parent: id,
                mv: Some(mv),
                ply: ply + 1,
                depth: depth.saturating_sub(1),
                alpha: view.alpha,
                beta: view.beta,
                value: None,
                state: State::Skipped,
                scout: false,
                quiet: false,
            };
            let skipped = self.record(node);
            self.tree.events.extend(skipped.map(Event::Skip));
        }
    }

    fn ordered(&self, at: &AnyPosition, best: Option<AnyMove>, captures: bool) -> Vec<AnyMove> {
        let mut moves = at.legal_moves();
        if captures {
            moves.retain(AnyMove::is_capture);
        }
        if matches!(self.method, Method::Sorted | Method::Full) {
            let rank =
                |mv: &AnyMove| (Some(*mv) != best, usize::MAX - mv.captured().len(), !mv.is_crowning());
            moves.sort_by_key(rank);
        }
        moves
    }
}

/// A move to be searched.
struct Child {
    after: AnyPosition,
    parent: (Option<usize>, AnyMove),
    ply: usize,
    quiet: Option<u8>,
}

/// Whether what is known settles a node.
fn answers(known: &Stored, window: Window) -> bool {
    match known.bound {
        Bound::Exact => true,
        Bound::AtLeast => known.value >= window.beta,
        Bound::AtMost => known.value <= window.alpha,
    }
}

/// Material, for the side to move.
fn evaluate(at: &AnyPosition) -> i32 {
    let rules = at.rules().house_rules();
    let king = if rules.flying_kings { FLYING_KING } else { KING };
    let material = at.material();
    let of = |side: Color| {
        let kings = i32::from(material.kings[side.index()]);
        (i32::from(material.pieces(side)) - kings) * MAN + kings * king
    };
    let balance = of(at.turn()) - of(at.turn().other());
    if rules.goal.is_losing_game() { -balance } else { balance }
}
