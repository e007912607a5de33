//! Playing moves and changing the tree.
//!
//! Not here: comments, glyphs and drawings (`annotate`). Each operation is one change that can be undone.

use crownhead_notation::square_name;
use crownhead_rules::{AnyMove, AnyPosition, Square};

use crate::{
    command,
    error::StudyError,
    history::Edit,
    node::{Node, NodeId, Notes, Step},
    squares::with_turn_passed,
    study::Study,
};

/// Legs of king captures that are walked at most to list the moves of a position.
pub(crate) const MOST_LEGS: u64 = 1_000_000;

impl Study {
    /// Plays a move at the cursor and goes there. If the move is there already it is followed; otherwise it becomes
    /// the last branch.
    ///
    /// # Errors
    /// If the move is not legal, or the study is full.
    pub fn play(&mut self, mv: AnyMove) -> Result<NodeId, StudyError> {
        let huff = self.huff_at(self.cursor);
        if let Some(known) = self.child_with(self.cursor, &mv, huff) {
            self.jump(known);
            return Ok(known);
        }
        let (base, passed) = self.base_for(&mv)?;
        self.check_room(self.cursor, 1)?;
        let parent = self.cursor;
        let id = self.add(parent, Step::Move(mv), &self.text_of(&base, &mv));
        self.nodes[id.index()].passed = passed;
        let mut edits = vec![self.with_child(parent, id)];
        edits.extend(huff.into_iter().flat_map(|square| self.hand_over_huff(parent, id, square)));
        self.commit(edits, id);
        Ok(id)
    }

    /// The position in which a move is legal at the cursor, and whether the turn passes first.
    fn base_for(&self, mv: &AnyMove) -> Result<(AnyPosition, bool), StudyError> {
        let legal = |position: &AnyPosition| {
            mv.board() == position.board()
                && position.legal_moves_within(MOST_LEGS).is_ok_and(|moves| moves.contains(mv))
        };
        let here = self.position();
        if legal(&here) {
            return Ok((here, false));
        }
        let passed = with_turn_passed(&here);
        let gap = self.step(self.cursor) == Step::Placeholder;
        if gap && legal(&passed) { Ok((passed, true)) } else { Err(StudyError::Illegal) }
    }

    /// Adds a line of moves after a node as one change, following those that are there. The cursor stays. The first move
    /// is one after the huff that waits there.
    ///
    /// Returns the last node of the line.
    ///
    /// # Errors
    /// If a move is not legal, or the study is full. Nothing is added then.
    pub fn add_line(&mut self, node: NodeId, moves: &[AnyMove]) -> Result<NodeId, StudyError> {
        if !self.contains(node) {
            return Err(StudyError::NoSuchNode);
        }
        let (mut at, mut position, mut huff) = (node, self.position_at(node), self.huff_at(node));
        position = huff.map_or(position, |square| position.huffed(square));
        let mut rest = moves.iter();
        let mut fresh = Vec::new();
        for mv in rest.by_ref() {
            let Some(known) = self.child_with(at, mv, huff) else {
                fresh.push(*mv);
                break;
            };
            (at, position, huff) = (known, position.play_unchecked(mv), None);
        }
        fresh.extend(rest);
        if fresh.is_empty() {
            return Ok(at);
        }
        self.check_room(at, fresh.len())?;
        let mut texts = Vec::with_capacity(fresh.len());
        for mv in &fresh {
            let text = self.text_of(&position, mv);
            texts.push(text);
            position = position.try_play(mv).map_err(|_| StudyError::Illegal)?;
        }
        let branch = at;
        let mut first = None;
        for (mv, text) in fresh.iter().zip(&texts) {
            let id = self.add(at, Step::Move(*mv), text);
            match first {
                None => first = Some(id),
                Some(_) => self.nodes[at.index()].children.push(id),
            }
            at = id;
        }
        let Some(first) = first else { return Ok(at) };
        let mut edits = vec![self.with_child(branch, first)];
        edits.extend(huff.into_iter().flat_map(|square| self.hand_over_huff(branch, first, square)));
        self.commit(edits, self.cursor);
        Ok(at)
    }

    /// Whether so many nodes fit in after a node, and their depth does.
    fn check_room(&self, parent: NodeId, more: usize) -> Result<(), StudyError> {
        if self.nodes.len() + more > Study::MOST_NODES {
            return Err(StudyError::TooManyNodes(Study::MOST_NODES));
        }
        if !self.children(parent).is_empty() && self.nesting(parent) >= Study::DEEPEST {
            return Err(StudyError::TooDeep(Study::DEEPEST));
        }
        Ok(())
    }

    /// How many variations a node is in.
    pub fn nesting(&self, node: NodeId) -> usize {
        let mut at = node;
        let mut levels = 0;
        while let Some(parent) = self.parent(at) {
            let known = self.node(parent);
            levels += usize::from(known.ended || known.children.first() != Some(&at));
            at = parent;
        }
        levels
    }

    /// Puts a node into the arena, not yet into the tree.
    pub(crate) fn add(&mut self, parent: NodeId, step: Step, text: &str) -> NodeId {
        let id = NodeId(self.nodes.len() as u32);
        self.nodes.push(Node::after(self.node(parent), parent, step, text));
        id
    }

    fn with_child(&self, parent: NodeId, child: NodeId) -> Edit {
        let mut children = self.children(parent).to_vec();
        children.push(child);
        Edit::Children { parent, children, ended: self.node(parent).ended }
    }

    /// Makes the pending huff of a node part of the move that follows, with the comment that records it.
    fn hand_over_huff(&mut self, parent: NodeId, child: NodeId, square: Square) -> Vec<Edit> {
        self.nodes[child.index()].huff = Some(square);
        let edit = |node, notes| Edit::Notes { node, notes: Some(Box::new(notes)) };
        let given = |comment| Notes { before: vec![comment], ..Notes::default() };
        let mut notes = self.notes(parent).cloned().unwrap_or_default();
        let stored =
            self.stored_huff(parent).and(notes.after.iter().rposition(|c| command::huff(c).is_some()));
        match stored {
            Some(at) => {
                let comment = notes.after.remove(at);
                vec![edit(parent, notes), edit(child, given(comment))]
            }
            None => vec![edit(child, given(format!("[%huff {}]", square_name(self.rules(), square))))],
        }
    }

    /// The piece that is huffed at the cursor and waits for the move that follows.
    pub fn pending_huff(&self) -> Option<Square> {
        self.huff_at(self.cursor)
    }

    fn huff_at(&self, node: NodeId) -> Option<Square> {
        self.huffed.filter(|_| node == self.cursor).or_else(|| self.stored_huff(node))
    }

    /// The piece that a comment at the end of a line huffs.
    fn stored_huff(&self, node: NodeId) -> Option<Square> {
        if !self.rules().house_rules().huffing || !self.children(node).is_empty() {
            return None;
        }
        let told = self.notes(node)?.after.iter().rev().find_map(|comment| command::huff(comment))?;
        let square = crownhead_notation::parse_square(told, self.rules())?;
        self.huffable_at(node).contains(square).then_some(square)
    }

    /// Huffs a piece at the cursor. The same side still has to move; the huff becomes part of that move, and is forgotten
    /// if the cursor leaves.
    ///
    /// # Errors
    /// If the piece cannot be huffed.
    pub fn huff(&mut self, square: Square) -> Result<(), StudyError> {
        if !self.huffable().contains(square) {
            return Err(StudyError::Huff);
        }
        self.huffed = Some(square);
        Ok(())
    }

    /// Takes back a huff that no move has followed yet. Returns false if there is none.
    pub fn take_back_huff(&mut self) -> bool {
        self.huffed.take().is_some()
    }

    /// Deletes a node with all that follows. A cursor in there goes to the node before.
    ///
    /// # Errors
    /// If there is no such node, or it is the start.
    pub fn delete(&mut self, node: NodeId) -> Result<(), StudyError> {
        let parent = self.parent_of(node)?;
        let inside = self.line_to(self.cursor).contains(&node);
        let mut children = self.children(parent).to_vec();
        children.retain(|&id| id != node);
        let ended = self.node(parent).ended && !children.is_empty();
        self.arrange(parent, children, ended, if inside { parent } else { self.cursor });
        Ok(())
    }

    /// Deletes all variations of the study; the main line stays.
    pub fn delete_variations(&mut self) {
        let mut edits = Vec::new();
        let mut at = NodeId::START;
        loop {
            let node = self.node(at);
            let keep = usize::from(!node.ended).min(node.children.len());
            if node.children.len() > keep {
                let children = node.children[..keep].to_vec();
                edits.push(Edit::Children { parent: at, children, ended: false });
            }
            match node.children.first().filter(|_| keep > 0) {
                Some(&next) => at = next,
                None => break,
            }
        }
        if !edits.is_empty() {
            let mut cursor = self.cursor;
            while !self.is_main(cursor) {
                cursor = self.node(cursor).parent;
            }
            self.commit(edits, cursor);
        }
    }

    fn parent_of(&self, node: NodeId) -> Result<NodeId, StudyError> {
        if !self.contains(node) {
            return Err(StudyError::NoSuchNode);
        }
        self.parent(node).ok_or(StudyError::Start)
    }

    /// Moves the variation that a node belongs to one place up among its siblings.
    ///
    /// Returns false if the node is on the main line already.
    ///
    /// # Errors
    /// If there is no such node, or it is the start.
    pub fn promote(&mut self, node: NodeId) -> Result<bool, StudyError> {
        self.parent_of(node)?;
        let mut at = node;
        while let Some(parent) = self.parent(at) {
            let index = self.index_of(parent, at);
            let ended = self.node(parent).ended;
            if index > 0 || ended {
                let mut children = self.children(parent).to_vec();
                if index > 0 {
                    children.swap(index, index - 1);
                }
                self.arrange(parent, children, ended && index > 0, self.cursor);
                return Ok(true);
            }
            at = parent;
        }
        Ok(false)
    }

    /// Makes the line to a node, with what follows it first, the main line.
    ///
    /// Returns false if it is that already.
    ///
    /// # Errors
    /// If there is no such node, or it is the start.
    pub fn make_main(&mut self, node: NodeId) -> Result<bool, StudyError> {
        self.parent_of(node)?;
        let mut edits = Vec::new();
        let mut at = node;
        while let Some(parent) = self.parent(at) {
            let index = self.index_of(parent, at);
            if index > 0 || self.node(parent).ended {
                let mut children = self.children(parent).to_vec();
                children[..=index].rotate_right(1);
                edits.extend(self.settled(parent, children, false));
            }
            at = parent;
        }
        let changed = !edits.is_empty();
        if changed {
            self.commit(edits, self.cursor);
        }
        Ok(changed)
    }

    fn index_of(&self, parent: NodeId, child: NodeId) -> usize {
        self.children(parent).iter().position(|&id| id == child).unwrap_or(0)
    }

    fn arrange(&mut self, parent: NodeId, children: Vec<NodeId>, ended: bool, cursor: NodeId) {
        let edits = self.settled(parent, children, ended);
        self.commit(edits, cursor);
    }

    /// The edits that give a node those children. Comments before a move that becomes the main one go to the node: a
    /// record cannot tell them apart there.
    fn settled(&self, parent: NodeId, children: Vec<NodeId>, ended: bool) -> Vec<Edit> {
        let first = children.first().copied().filter(|_| !ended);
        let mut edits = vec![Edit::Children { parent, children, ended }];
        let Some((first, notes)) = first.and_then(|first| Some((first, self.notes(first)?))) else {
            return edits;
        };
        let huffs = |comment: &String| self.node(first).huff.is_some() && command::huff(comment).is_some();
        let (kept, moved): (Vec<String>, Vec<String>) = notes.before.iter().cloned().partition(huffs);
        if !moved.is_empty() {
            let mut above = self.notes(parent).cloned().unwrap_or_default();
            above.after.extend(moved);
            let below = Notes { before: kept, ..notes.clone() };
            edits.push(Edit::Notes { node: parent, notes: Some(Box::new(above)) });
            edits.push(Edit::Notes { node: first, notes: Some(Box::new(below)) });
        }
        edits
    }
}
