//! The nodes of the variation tree and what is written at them.
//!
//! Not here: the tree itself (`study`). Invariant: ids are indices into one arena and are never reused, so that an id
//! stays valid across edits and their undoing.

use crownhead_rules::{AnyMove, Square};

/// The address of a node. It stays the same whatever is edited.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct NodeId(pub(crate) u32);

impl NodeId {
    /// The start position.
    pub const START: NodeId = NodeId(0);

    /// The address as a number, for keys of lists.
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// What leads to a node.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Step {
    /// Nothing: the start of the game.
    Start,
    /// A legal move.
    Move(AnyMove),
    /// A move that is not legal there, kept as it was written. The position stays the same.
    Unchecked,
    /// An unknown move. The position stays the same.
    Placeholder,
    /// A position that is set up.
    Setup,
}

impl Step {
    /// The move, if it is one.
    pub const fn mv(&self) -> Option<AnyMove> {
        match self {
            Step::Move(mv) => Some(*mv),
            _ => None,
        }
    }

    /// Whether variations can follow it in a record; after anything else they begin elsewhere.
    pub(crate) const fn is_move(&self) -> bool {
        matches!(self, Step::Move(_))
    }
}

/// What is written at a node.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct Notes {
    /// Comments before the move.
    pub(crate) before: Vec<String>,
    /// `!`, `?` and their like, right behind the move.
    pub(crate) strength: String,
    /// Other glyphs by their numbers.
    pub(crate) nags: Vec<u32>,
    /// Comments after the move, with their commands.
    pub(crate) after: Vec<String>,
    /// Lines for programs.
    pub(crate) lines: Vec<String>,
}

impl Notes {
    pub(crate) fn is_empty(&self) -> bool {
        *self == Notes::default()
    }

    /// The bytes of its texts.
    pub(crate) fn bytes(&self) -> usize {
        let texts = self.before.iter().chain(&self.after).chain(&self.lines);
        texts.map(String::len).sum::<usize>() + self.strength.len() + 4 * self.nags.len()
    }
}

/// A node of the arena.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Node {
    pub(crate) parent: NodeId,
    /// The number of nodes before it on its line.
    pub(crate) depth: u32,
    /// The number of half moves on its line, its own included.
    pub(crate) ply: u32,
    pub(crate) step: Step,
    /// The move as it is written, or the position of a setup.
    pub(crate) text: Box<str>,
    /// The piece that was huffed before the move.
    pub(crate) huff: Option<Square>,
    /// Whether the move is one of the side that is not to move: an unknown move came before.
    pub(crate) passed: bool,
    /// What can follow, the main line first.
    pub(crate) children: Vec<NodeId>,
    /// Whether the line ends here and all children are mere variations.
    pub(crate) ended: bool,
    pub(crate) notes: Option<Box<Notes>>,
}

impl Node {
    /// A node without notes or children after its parent of that id.
    pub(crate) fn after(parent: &Node, id: NodeId, step: Step, text: &str) -> Node {
        let ply = parent.ply + u32::from(matches!(step, Step::Move(_) | Step::Unchecked));
        Node { parent: id, depth: parent.depth + 1, ply, step, text: text.into(), ..Node::root() }
    }

    pub(crate) fn root() -> Node {
        Node {
            parent: NodeId::START,
            depth: 0,
            ply: 0,
            step: Step::Start,
            text: "".into(),
            huff: None,
            passed: false,
            children: Vec::new(),
            ended: false,
            notes: None,
        }
    }
}
