//! Undo and redo of edits.
//!
//! An edit replaces one part of the study: the children of a node, its notes, or the tags. Applying it yields the edit
//! that restores what was there, so undo and redo are one operation. Moves of the cursor alone are no edits.

use crownhead_notation::pdn::Tags;

use crate::{
    node::{NodeId, Notes},
    study::Study,
};

/// The most changes that can be undone.
const MOST_CHANGES: usize = 1000;

/// One part of a study with what it is to become.
#[derive(Clone, Debug)]
pub(crate) enum Edit {
    Children { parent: NodeId, children: Vec<NodeId>, ended: bool },
    Notes { node: NodeId, notes: Option<Box<Notes>> },
    Tags(Tags),
}

/// Edits that belong together, and where the cursor was before and after them.
#[derive(Clone, Debug)]
struct Change {
    edits: Vec<Edit>,
    before: NodeId,
    after: NodeId,
}

/// What can be undone and redone.
#[derive(Clone, Debug, Default)]
pub(crate) struct History {
    done: Vec<Change>,
    undone: Vec<Change>,
    /// The changes that are to become one, while [`Study::together`] runs.
    joined: Option<Vec<Change>>,
}

impl Study {
    /// Applies edits as one change and goes to a node.
    pub(crate) fn commit(&mut self, edits: Vec<Edit>, cursor: NodeId) {
        let before = self.cursor;
        let mut restoring: Vec<Edit> = edits.into_iter().map(|edit| self.apply(edit)).collect();
        restoring.reverse();
        self.jump(cursor);
        self.history.undone.clear();
        let change = Change { edits: restoring, before, after: cursor };
        match &mut self.history.joined {
            Some(joined) => joined.push(change),
            None => self.record(change),
        }
    }

    fn record(&mut self, change: Change) {
        if self.history.done.len() >= MOST_CHANGES {
            self.history.done.remove(0);
        }
        self.history.done.push(change);
    }

    /// Makes all edits of a function one change, so that one undo takes them all back.
    pub fn together<T>(&mut self, edit: impl FnOnce(&mut Study) -> T) -> T {
        if self.history.joined.is_some() {
            return edit(self);
        }
        self.history.joined = Some(Vec::new());
        let result = edit(self);
        let changes = self.history.joined.take().unwrap_or_default();
        if let (Some(first), Some(last)) = (changes.first(), changes.last()) {
            let (before, after) = (first.before, last.after);
            // The last edit is restored first.
            let edits = changes.into_iter().rev().flat_map(|change| change.edits).collect();
            self.record(Change { edits, before, after });
        }
        result
    }

    /// Applies an edit; returns the one that restores what was there.
    fn apply(&mut self, edit: Edit) -> Edit {
        match edit {
            Edit::Children { parent, children, ended } => {
                let node = &mut self.nodes[parent.index()];
                let children = std::mem::replace(&mut node.children, children);
                let ended = std::mem::replace(&mut node.ended, ended);
                Edit::Children { parent, children, ended }
            }
            Edit::Notes { node, notes } => {
                let bytes = |notes: &Option<Box<Notes>>| notes.as_ref().map_or(0, |notes| notes.bytes());
                let notes = notes.filter(|notes| !notes.is_empty());
                self.bytes += bytes(&notes);
                let notes = std::mem::replace(&mut self.nodes[node.index()].notes, notes);
                self.bytes -= bytes(&notes);
                Edit::Notes { node, notes }
            }
            Edit::Tags(tags) => Edit::Tags(std::mem::replace(&mut self.tags, tags)),
        }
    }

    /// Whether there is an edit to undo.
    pub fn can_undo(&self) -> bool {
        !self.history.done.is_empty()
    }

    /// Whether there is an edit to redo.
    pub fn can_redo(&self) -> bool {
        !self.history.undone.is_empty()
    }

    /// Undoes the last edit and goes to where the cursor was. Returns false if there is none.
    pub fn undo(&mut self) -> bool {
        let Some(change) = self.history.done.pop() else { return false };
        let back = change.before;
        let restoring = self.swap(change);
        self.history.undone.push(restoring);
        self.arrive(back);
        true
    }

    /// Redoes the edit that was undone last. Returns false if there is none.
    pub fn redo(&mut self) -> bool {
        let Some(change) = self.history.undone.pop() else { return false };
        let to = change.after;
        let restoring = self.swap(change);
        self.history.done.push(restoring);
        self.arrive(to);
        true
    }

    fn swap(&mut self, change: Change) -> Change {
        let mut edits: Vec<Edit> = change.edits.into_iter().map(|edit| self.apply(edit)).collect();
        edits.reverse();
        Change { edits, ..change }
    }

    /// Goes to a node, or to its nearest ancestor that is still in the study.
    fn arrive(&mut self, node: NodeId) {
        let mut at = node;
        while !self.contains(at) {
            at = self.node(at).parent;
        }
        self.jump(at);
    }
}
