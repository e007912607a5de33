//! Live analysis: the request that the engine works on, and the latest evaluation of each node.
//!
//! Not here: engines, how they are reached, clocks, what an evaluation contains.
//!
//! Invariant: a report counts only if it answers the last request, and an evaluation only where the node still has the
//! position that was searched. So a position never shows the score of another, however fast nodes change and however late
//! reports arrive.

use std::collections::HashMap;

use crownhead_rules::AnyPosition;

use crate::node::NodeId;

/// The request that the engine works on, or has finished.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Asked {
    /// Its number.
    pub id: u32,
    /// The node.
    pub node: NodeId,
    /// The position of the node.
    pub board: AnyPosition,
    /// The position that the engine searches: with a threat, the turn has passed.
    pub searched: AnyPosition,
    /// Whether it asks for the threat of the opponent.
    pub threat: bool,
}

/// Requests and evaluations of one study. `E` is what a screen shows of a node that the engine has searched.
#[derive(Clone, Debug)]
pub struct Live<E> {
    asked: Option<Asked>,
    busy: bool,
    last_id: u32,
    most: usize,
    kept: HashMap<NodeId, (AnyPosition, E)>,
}

impl<E> Live<E> {
    /// Analysis that keeps the evaluations of at most so many nodes.
    pub fn new(most: usize) -> Live<E> {
        Live { asked: None, busy: false, last_id: 0, most, kept: HashMap::new() }
    }

    /// A number for another request of the same engine.
    pub fn next_id(&mut self) -> u32 {
        self.last_id = self.last_id.wrapping_add(1);
        self.last_id
    }

    /// Notes a request about a node and returns it. Reports on earlier ones no longer count.
    pub fn ask(&mut self, node: NodeId, board: AnyPosition, threat: bool) -> Asked {
        let searched = Some(board).filter(|_| threat).and_then(|board| board.passed()).unwrap_or(board);
        let asked = Asked { id: self.next_id(), node, board, searched, threat };
        (self.asked, self.busy) = (Some(asked), true);
        asked
    }

    /// Drops the request. Returns what the engine is to stop.
    pub fn stop(&mut self) -> Option<Asked> {
        self.busy = false;
        self.asked.take()
    }

    /// The last request.
    pub fn asked(&self) -> Option<Asked> {
        self.asked
    }

    /// The request that a report answers, if the report counts.
    pub fn answered_by(&self, id: u32) -> Option<Asked> {
        self.asked.filter(|asked| asked.id == id)
    }

    /// The engine has finished a request.
    pub fn finish(&mut self, id: u32) {
        self.busy &= self.answered_by(id).is_none();
    }

    /// Whether the engine works on the last request.
    pub fn is_busy(&self) -> bool {
        self.busy
    }

    /// Whether the last request was about another position than this one.
    pub fn is_elsewhere(&self, node: NodeId, board: &AnyPosition) -> bool {
        self.asked.is_some_and(|asked| asked.node != node || asked.board != *board)
    }

    /// Keeps the evaluation that a report brings, unless the report no longer counts or is about a threat.
    pub fn keep(&mut self, id: u32, evaluation: E) {
        let Some(asked) = self.answered_by(id).filter(|asked| !asked.threat) else { return };
        if self.kept.len() < self.most || self.kept.contains_key(&asked.node) {
            self.kept.insert(asked.node, (asked.board, evaluation));
        }
    }

    /// The latest evaluation of a node with this position. After undo, a node may have another position.
    pub fn kept(&self, node: NodeId, board: &AnyPosition) -> Option<&E> {
        self.kept.get(&node).filter(|(seen, _)| seen == board).map(|(_, evaluation)| evaluation)
    }

    /// Forgets the evaluations, for another study.
    pub fn forget(&mut self) {
        self.kept.clear();
    }
}
