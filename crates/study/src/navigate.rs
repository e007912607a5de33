//! Moving the cursor.
//!
//! Not here: edits. Nothing in this file changes the tree, and each move returns whether the cursor moved.

use crate::{node::NodeId, study::Study};

impl Study {
    /// Goes to the first child: on along the line.
    pub fn forward(&mut self) -> bool {
        match self.children(self.cursor).first() {
            Some(&next) => self.arrived(next),
            None => false,
        }
    }

    /// Goes back to the node before.
    pub fn back(&mut self) -> bool {
        match self.parent(self.cursor) {
            Some(parent) => self.arrived(parent),
            None => false,
        }
    }

    /// Goes to the start.
    pub fn to_start(&mut self) -> bool {
        self.arrived(NodeId::START)
    }

    /// Goes to the end of the line that the cursor is on.
    pub fn to_end(&mut self) -> bool {
        self.arrived(self.end_of(self.cursor))
    }

    /// The last node of the line through a node.
    pub fn end_of(&self, node: NodeId) -> NodeId {
        let mut at = node;
        while let Some(&next) = self.children(at).first() {
            at = next;
        }
        at
    }

    /// Goes to the next move that was possible instead of the one at the cursor; after the last one, to the first.
    pub fn next_branch(&mut self) -> bool {
        self.branch(1)
    }

    /// Goes to the move before the one at the cursor among those that were possible; before the first, to the last.
    pub fn previous_branch(&mut self) -> bool {
        self.branch(-1)
    }

    fn branch(&mut self, by: isize) -> bool {
        let siblings = self.siblings(self.cursor);
        let Some(index) = siblings.iter().position(|&id| id == self.cursor) else { return false };
        let index = (index as isize + by).rem_euclid(siblings.len() as isize) as usize;
        self.arrived(siblings[index])
    }

    /// The moves that were possible at a node's place, itself included; none at the start.
    pub fn siblings(&self, node: NodeId) -> &[NodeId] {
        self.parent(node).map_or(&[], |parent| self.children(parent))
    }

    /// Goes back to where the variation at the cursor begins; from the main line, to the start.
    pub fn leave_variation(&mut self) -> bool {
        let mut at = self.cursor;
        while let Some(parent) = self.parent(at) {
            let begins = self.node(parent).ended || self.children(parent).first() != Some(&at);
            at = parent;
            if begins {
                break;
            }
        }
        self.arrived(at)
    }

    fn arrived(&mut self, node: NodeId) -> bool {
        let moved = node != self.cursor;
        if moved {
            self.jump(node);
        }
        moved
    }
}
