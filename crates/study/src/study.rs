//! The study: its tags, its start, the tree of nodes and the cursor.
//!
//! Not here: edits (`edit`, `annotate`), undoing them (`history`), records (`read`, `write`).
//!
//! Invariant: [`Study::position`] is the position at the cursor. Nothing here recurses, so the depth of a tree is no
//! limit.

use crownhead_game::Game;
use crownhead_notation::pdn::{Tags, rules_tag};
use crownhead_notation::{fen, movetext};
use crownhead_rules::{AnyMove, AnyPosition, AnyRules, Square, SquareSet};

use crate::{
    history::History,
    node::{Node, NodeId, Notes, Step},
    squares::{set_up, with_turn_passed},
};

/// A game or an analysis as a tree of moves with everything that is written at them.
///
/// ```
/// use crownhead_notation::movetext;
/// use crownhead_rules::Variant;
/// use crownhead_study::Study;
///
/// let mut study = Study::new(Variant::English);
/// for text in ["11-15", "23-19"] {
///     study.play(movetext::find(text, &study.position())?)?;
/// }
/// study.back();
/// study.play(movetext::find("22-18", &study.position())?)?;
/// study.set_comment(study.cursor(), "The Single Corner.")?;
/// let text = study.to_pdn();
/// assert!(text.ends_with("1. 11-15 23-19 (1... 22-18 {The Single Corner.}) *\n"));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug)]
pub struct Study {
    pub(crate) tags: Tags,
    pub(crate) start: AnyPosition,
    pub(crate) nodes: Vec<Node>,
    pub(crate) cursor: NodeId,
    /// The position at the cursor, before any huff that waits for its move.
    here: AnyPosition,
    /// The piece huffed at the cursor, unless a comment records the huff.
    pub(crate) huffed: Option<Square>,
    /// Positions of nodes on the line to the cursor: every [`STRIDE`]th one by its depth.
    kept: Vec<(NodeId, AnyPosition)>,
    /// The bytes of all notes.
    pub(crate) bytes: usize,
    pub(crate) history: History,
}

/// Positions are kept for every so many nodes of the line to the cursor; those between are played again.
const STRIDE: u32 = 8;

/// Two studies are equal if they would be written the same way: the address of a node doesn't matter.
impl PartialEq for Study {
    fn eq(&self, other: &Study) -> bool {
        self.to_tree() == other.to_tree()
    }
}

impl Study {
    /// A study holds at most so many nodes, deleted ones included.
    pub const MOST_NODES: usize = 1 << 20;
    /// A comment has at most so many bytes.
    pub const LONGEST_COMMENT: usize = 1 << 19;
    /// All comments together have at most so many bytes.
    pub const MOST_BYTES: usize = 64 << 20;
    /// Variations nest at most so many levels deep.
    pub const DEEPEST: usize = crownhead_notation::pdn::Cursor::DEEPEST;

    /// An empty study from the start position of those rules.
    pub fn new(rules: impl Into<AnyRules>) -> Study {
        Study::from_position(AnyPosition::start(rules))
    }

    /// An empty study of a position.
    pub fn from_position(start: AnyPosition) -> Study {
        let mut study = Study {
            tags: Tags::default(),
            start,
            nodes: vec![Node::root()],
            cursor: NodeId::START,
            here: start,
            huffed: None,
            kept: vec![(NodeId::START, start)],
            bytes: 0,
            history: History::default(),
        };
        study.settle_tags();
        study
    }

    /// Makes the tags name the rules and the start.
    pub(crate) fn settle_tags(&mut self) {
        use crownhead_notation::pdn::GameType;
        let rules = self.rules();
        let told = self.tags.get("GameType").and_then(|value| value.parse::<GameType>().ok());
        let (name, value) = rules_tag(rules);
        let by_number = told.and_then(|told| told.rules()) == Some(rules) && self.tags.get("Rules").is_none();
        if !by_number && self.tags.get(name) != Some(&value) {
            self.tags.remove(if name == "Rules" { "GameType" } else { "Rules" });
            self.tags.set(name, value);
        }
        let told = self.tags.get("FEN").map(|text| fen::parse(text, rules));
        let usual = AnyPosition::start(rules) == self.start;
        if told.is_some_and(|told| told.as_ref() != Ok(&self.start))
            || (!usual && self.tags.get("FEN").is_none())
        {
            self.tags.set("FEN", fen::write(&self.start));
        }
    }

    /// The rules.
    pub fn rules(&self) -> AnyRules {
        self.start.rules()
    }

    /// The position before the first move.
    pub fn start(&self) -> &AnyPosition {
        &self.start
    }

    /// The tags.
    pub fn tags(&self) -> &Tags {
        &self.tags
    }

    /// The node at the cursor: the address of what is shown.
    pub fn cursor(&self) -> NodeId {
        self.cursor
    }

    /// Whether a node is part of the study. A deleted one is not, until its deletion is undone.
    pub fn contains(&self, node: NodeId) -> bool {
        let mut at = node;
        while at != NodeId::START {
            let Some(known) = self.nodes.get(at.index()) else { return false };
            if !self.node(known.parent).children.contains(&at) {
                return false;
            }
            at = known.parent;
        }
        true
    }

    /// The node of an id of this study; the root for a foreign id.
    pub(crate) fn node(&self, id: NodeId) -> &Node {
        self.nodes.get(id.index()).unwrap_or(&self.nodes[0])
    }

    pub(crate) fn notes(&self, id: NodeId) -> Option<&Notes> {
        self.node(id).notes.as_deref()
    }

    /// What leads to a node.
    pub fn step(&self, node: NodeId) -> Step {
        self.node(node).step
    }

    /// The move as it is written in a record; for a setup its position; `...` for an unknown move.
    pub fn text(&self, node: NodeId) -> &str {
        match self.node(node).step {
            Step::Placeholder => "...",
            _ => &self.node(node).text,
        }
    }

    /// The piece that was huffed before the move.
    pub fn huff_before(&self, node: NodeId) -> Option<Square> {
        self.node(node).huff
    }

    /// The node before; `None` at the start.
    pub fn parent(&self, node: NodeId) -> Option<NodeId> {
        (node != NodeId::START).then(|| self.node(node).parent)
    }

    /// What can follow a node, the main line first.
    pub fn children(&self, node: NodeId) -> &[NodeId] {
        &self.node(node).children
    }

    /// The number of nodes before a node on its line.
    pub fn depth(&self, node: NodeId) -> usize {
        self.node(node).depth as usize
    }

    /// The number of a node's move, and whether the side that moves second made it.
    pub fn number(&self, node: NodeId) -> (usize, bool) {
        let second = self.start.turn() != self.rules().house_rules().starts;
        let half = (self.node(node).ply as usize).saturating_sub(1) + usize::from(second);
        (half / 2 + 1, half % 2 == 1)
    }

    /// The nodes from the first move to a node.
    pub fn line_to(&self, node: NodeId) -> Vec<NodeId> {
        let mut line = Vec::new();
        let mut at = node;
        while at != NodeId::START {
            line.push(at);
            at = self.node(at).parent;
        }
        line.reverse();
        line
    }

    /// The main line from the start, as far as it was played.
    pub fn main_line(&self) -> Vec<NodeId> {
        let mut line = Vec::new();
        let mut at = NodeId::START;
        while let Some(&next) = self.children(at).first().filter(|_| !self.node(at).ended) {
            line.push(next);
            at = next;
        }
        line
    }

    /// Whether a node lies on the main line.
    pub fn is_main(&self, node: NodeId) -> bool {
        let mut at = node;
        while at != NodeId::START {
            let parent = self.node(self.node(at).parent);
            if parent.ended || parent.children.first() != Some(&at) {
                return false;
            }
            at = self.node(at).parent;
        }
        true
    }

    /// The number of nodes, the start and deleted ones included.
    pub fn size(&self) -> usize {
        self.nodes.len()
    }

    /// The position at the cursor, without a piece that waits to be huffed.
    pub fn position(&self) -> AnyPosition {
        match self.pending_huff() {
            Some(square) => self.here.huffed(square),
            None => self.here,
        }
    }

    /// The position after a node's move.
    pub fn position_at(&self, node: NodeId) -> AnyPosition {
        if node == self.cursor {
            return self.here;
        }
        let mut steps = Vec::new();
        let mut at = node;
        let mut position = loop {
            let depth = self.node(at).depth;
            let kept = self.kept.get((depth / STRIDE) as usize).filter(|_| depth.is_multiple_of(STRIDE));
            match kept {
                Some((kept, position)) if *kept == at => break *position,
                _ if at == NodeId::START => break self.start,
                _ => {
                    steps.push(at);
                    at = self.node(at).parent;
                }
            }
        };
        for &step in steps.iter().rev() {
            position = self.after(&position, step);
        }
        position
    }

    /// The position in which a node's move is played, after its huff.
    pub fn position_before(&self, node: NodeId) -> AnyPosition {
        self.base_of(&self.position_at(self.node(node).parent), node)
    }

    fn base_of(&self, position: &AnyPosition, node: NodeId) -> AnyPosition {
        let node = self.node(node);
        let huffed = node.huff.map_or(*position, |square| position.huffed(square));
        if node.passed { with_turn_passed(&huffed) } else { huffed }
    }

    /// The position after a node, from the one after its parent.
    pub(crate) fn after(&self, position: &AnyPosition, id: NodeId) -> AnyPosition {
        let node = self.node(id);
        match &node.step {
            Step::Move(mv) => self.base_of(position, id).play_unchecked(mv),
            Step::Setup => set_up(&node.text, position).unwrap_or(*position),
            Step::Start | Step::Unchecked | Step::Placeholder => *position,
        }
    }

    /// Goes to a node.
    ///
    /// Returns false if the node is not in the study.
    pub fn go_to(&mut self, node: NodeId) -> bool {
        let known = self.contains(node);
        if known {
            self.jump(node);
        }
        known
    }

    pub(crate) fn jump(&mut self, node: NodeId) {
        if node == self.cursor {
            return;
        }
        self.huffed = None;
        if self.node(node).parent == self.cursor && node != NodeId::START {
            self.here = self.after(&self.here, node);
            self.cursor = node;
            self.keep(node);
            return;
        }
        // What is kept of the old line is of use as far as the new one shares it.
        let line = self.line_to(node);
        let mut position = self.start;
        let mut from = 0;
        for (index, &at) in line.iter().enumerate() {
            let depth = index as u32 + 1;
            if depth.is_multiple_of(STRIDE)
                && let Some((kept, known)) = self.kept.get((depth / STRIDE) as usize)
                && *kept == at
            {
                (position, from) = (*known, index + 1);
            }
        }
        self.kept.truncate(from / STRIDE as usize + 1);
        for &at in &line[from..] {
            position = self.after(&position, at);
            self.here = position;
            self.keep(at);
        }
        (self.here, self.cursor) = (position, node);
    }

    /// Keeps the present position if the node's depth asks for it.
    fn keep(&mut self, node: NodeId) {
        let depth = self.node(node).depth;
        if depth.is_multiple_of(STRIDE) {
            self.kept.truncate((depth / STRIDE) as usize);
            self.kept.push((node, self.here));
        }
    }

    /// The line to the cursor as a game, for repetitions and draw counters. After a setup or an unknown move it begins
    /// there.
    pub fn game(&self) -> Game {
        self.game_to(self.cursor)
    }

    /// The line to a node as a game.
    pub fn game_to(&self, node: NodeId) -> Game {
        let line = self.line_to(node);
        let breaks = |&id: &NodeId| !self.node(id).step.is_move() || self.node(id).passed;
        let from = line.iter().rposition(breaks);
        let (start, rest) = match from {
            None => (self.start, &line[..]),
            Some(at) if self.node(line[at]).passed => (self.position_before(line[at]), &line[at..]),
            Some(at) => (self.position_at(line[at]), &line[at + 1..]),
        };
        let mut game = Game::from_position(start);
        for &id in rest {
            let node = self.node(id);
            let huffed = node.huff.is_none_or(|square| node.passed || game.huff_on(square).is_ok());
            let played = node.step.mv().is_some_and(|mv| game.play_on(mv).is_ok());
            if !(huffed && played) {
                // Moves after the end of the game: it goes on from the position itself.
                game = Game::from_position(self.position_at(id));
            }
        }
        if node == self.cursor
            && let Some(square) = self.pending_huff()
        {
            // It was checked when it was set.
            let _ = game.huff_on(square);
        }
        game
    }

    /// The pieces that may be huffed at the cursor before the next move.
    pub fn huffable(&self) -> SquareSet {
        if self.pending_huff().is_some() { SquareSet::EMPTY } else { self.huffable_at(self.cursor) }
    }

    pub(crate) fn huffable_at(&self, id: NodeId) -> SquareSet {
        match (self.rules().house_rules().huffing, self.node(id).step.mv()) {
            (true, Some(mv)) => self.position_before(id).huffable(&mv),
            _ => SquareSet::EMPTY,
        }
    }

    /// The child of a node with that move and the piece that was huffed before it.
    pub(crate) fn child_with(&self, node: NodeId, mv: &AnyMove, huff: Option<Square>) -> Option<NodeId> {
        let same = |&&id: &&NodeId| self.node(id).step.mv() == Some(*mv) && self.node(id).huff == huff;
        self.children(node).iter().find(same).copied()
    }

    /// The canonical text of a move of a position.
    pub(crate) fn text_of(&self, position: &AnyPosition, mv: &AnyMove) -> String {
        if self.tags.get("GameType").is_some() {
            crownhead_notation::pdn::Tree::texts(&self.tags, self.rules())(position, mv)
        } else {
            movetext::write(position, mv)
        }
    }
}
