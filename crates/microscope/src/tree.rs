//! What a search leaves behind: nodes, and the order in which they were entered and left.

use crownhead_rules::{AnyMove, AnyPosition};

/// What became of a node.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum State {
    /// It was evaluated without looking further.
    Leaf,
    /// All its moves were searched, and the value is exact.
    Exact,
    /// A move was too good: the other side has something better elsewhere. The rest was skipped.
    Cut,
    /// No move reached the lower end of the window: there is something better elsewhere.
    Low,
    /// It was not searched, because a move before it was too good.
    Skipped,
    /// The same position was searched before, at the node with this number, if that is recorded in this tree.
    Known(Option<usize>),
    /// The search was cut off before all its moves were searched, so there is no value.
    Unfinished,
}

/// A node of the tree.
#[derive(Clone, PartialEq, Debug)]
pub struct Node {
    /// The number of its parent; `None` for the root.
    pub parent: Option<usize>,
    /// The move that leads to it.
    pub mv: Option<AnyMove>,
    /// Plies from the root.
    pub ply: usize,
    /// Plies still to be searched; less than its parent's by more than one where the move is reduced.
    pub depth: u8,
    /// What the side to move at the root has for certain elsewhere, in hundredths of a man.
    pub alpha: i32,
    /// What the other side can hold it to elsewhere.
    pub beta: i32,
    /// The value for the side to move at the root; `None` if it was skipped or not finished.
    pub value: Option<i32>,
    /// What became of it.
    pub state: State,
    /// Whether it was searched with a null window.
    pub scout: bool,
    /// Whether it belongs to the quiescence search.
    pub quiet: bool,
}

/// Something that happens in a search.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Event {
    /// A node is entered.
    Enter(usize),
    /// A node is left with its value.
    Leave(usize),
    /// A node is skipped.
    Skip(usize),
}

impl Event {
    /// The number of its node.
    pub const fn node(self) -> usize {
        match self {
            Event::Enter(node) | Event::Leave(node) | Event::Skip(node) => node,
        }
    }
}

/// A tree that a search has visited.
#[derive(Clone, PartialEq, Debug)]
pub struct Tree {
    /// The position at the root.
    pub root: AnyPosition,
    /// The nodes, in the order in which they were found; the root is the first.
    pub nodes: Vec<Node>,
    /// What happened, in order.
    pub events: Vec<Event>,
    /// Nodes visited, recorded or not. With iterative deepening, those of the last depth.
    pub visited: u64,
    /// Nodes skipped, recorded or not.
    pub skipped: u64,
    /// Nodes whose position was known, recorded or not.
    pub known: u64,
    /// Whether every node, visited or skipped, is recorded.
    pub whole: bool,
    /// Whether the search came to its end; if not, it was cut off after so many nodes as it may visit.
    pub finished: bool,
}

impl Tree {
    /// A tree of nothing yet.
    pub(crate) fn empty(root: AnyPosition) -> Tree {
        let (nodes, events) = (Vec::new(), Vec::new());
        Tree { root, nodes, events, visited: 0, skipped: 0, known: 0, whole: true, finished: true }
    }

    /// The value of the root; `None` if the search was cut off.
    pub fn value(&self) -> Option<i32> {
        self.nodes[0].value
    }

    /// The children of a node, in the order in which they were found.
    pub fn children(&self, node: usize) -> impl Iterator<Item = usize> + '_ {
        (node + 1..self.nodes.len()).filter(move |&child| self.nodes[child].parent == Some(node))
    }

    /// The moves that lead to a node.
    pub fn moves_to(&self, node: usize) -> Vec<AnyMove> {
        let mut moves = Vec::new();
        let mut at = Some(node);
        while let Some(here) = at {
            moves.extend(self.nodes[here].mv);
            at = self.nodes[here].parent;
        }
        moves.reverse();
        moves
    }

    /// The position at a node.
    pub fn position(&self, node: usize) -> AnyPosition {
        self.moves_to(node).iter().fold(self.root, |at, mv| at.play_unchecked(mv))
    }

    /// The nodes of the line that the search expects: from the root, always a child with the value of its parent. Only
    /// the root if the search was cut off.
    pub fn main_line(&self) -> Vec<usize> {
        let mut line = vec![0];
        if self.value().is_none() {
            return line;
        }
        let mut here = 0;
        let is_next = |child: &usize, here: usize| {
            let node = &self.nodes[*child];
            node.value == self.nodes[here].value && !matches!(node.state, State::Skipped)
        };
        // A re-search comes after its scout, so the last child counts.
        while let Some(next) = self.last_child(here, is_next) {
            line.push(next);
            here = next;
        }
        line
    }

    fn last_child(&self, here: usize, fits: impl Fn(&usize, usize) -> bool) -> Option<usize> {
        let exact =
            |child: &usize| matches!(self.nodes[*child].state, State::Exact | State::Leaf | State::Known(_));
        let fitting: Vec<usize> = self.children(here).filter(|child| fits(child, here)).collect();
        fitting.iter().copied().find(exact).or_else(|| fitting.first().copied())
    }

    /// How many of the recorded nodes have a state.
    pub fn count(&self, fits: impl Fn(State) -> bool) -> usize {
        self.nodes.iter().filter(|node| fits(node.state)).count()
    }
}
