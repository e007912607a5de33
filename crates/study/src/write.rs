//! A study as a record: the tree becomes a flat list of items.
//!
//! A walk visits the nodes in the order in which a record has them, and is what lists of moves on screens follow, too.

use crownhead_notation::pdn::{Item, Tree, write_tree};
use crownhead_rules::AnyMove;

use crate::{
    command,
    node::{NodeId, Notes, Step},
    study::Study,
};

/// A step of a walk through a study.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Event {
    /// A node; the start is not visited.
    Node(NodeId),
    /// A variation begins.
    Open,
    /// A variation ends.
    Close,
}

/// What is still to be visited.
#[derive(Clone, Copy, Debug)]
enum Task {
    /// A step that comes out as it is.
    Event(Event),
    /// The children of a node.
    Children(NodeId),
    /// The variations among the children of a node, from this one on.
    Variations(NodeId, usize),
    /// A node and what follows it, as a variation.
    Variation(NodeId),
}

/// The nodes of a study in the order of a record.
#[derive(Clone, Debug)]
pub struct Walk<'s> {
    study: &'s Study,
    tasks: Vec<Task>,
}

impl Iterator for Walk<'_> {
    type Item = Event;

    fn next(&mut self) -> Option<Event> {
        loop {
            match self.tasks.pop()? {
                Task::Event(event) => return Some(event),
                Task::Children(parent) => self.children(parent),
                Task::Variations(parent, index) => self.variations(parent, index),
                Task::Variation(node) => self.variation(node),
            }
        }
    }
}

impl Walk<'_> {
    fn children(&mut self, parent: NodeId) {
        let node = self.study.node(parent);
        let Some(&main) = node.children.first() else { return };
        let main_step = Task::Event(Event::Node(main));
        if node.ended {
            self.asides(parent, 0);
        } else if self.study.node(main).step.is_move() {
            let early = self.early(parent, main);
            self.tasks.extend([Task::Children(main), Task::Variations(parent, early), main_step]);
            self.tasks.extend(node.children[1..early].iter().rev().map(|early| Task::Variation(*early)));
        } else {
            // A variation cannot replace what is no move; there it comes first, as what can follow the node before.
            self.tasks.extend([Task::Children(main), main_step]);
            self.asides(parent, 1);
        }
    }

    /// Variations that follow a node instead of replacing a move: the first one, with the others instead of its first move.
    fn asides(&mut self, parent: NodeId, from: usize) {
        match self.study.children(parent).get(from) {
            Some(&first) if self.study.node(first).step.is_move() => self.tasks.extend([
                Task::Event(Event::Close),
                Task::Children(first),
                Task::Variations(parent, from + 1),
                Task::Event(Event::Node(first)),
                Task::Event(Event::Open),
            ]),
            _ => self.tasks.push(Task::Variations(parent, from)),
        }
    }

    /// The first variation behind the main move. Behind it, what passes the turn would read as a reply; at the start
    /// or after a setup, it can come before.
    fn early(&self, parent: NodeId, main: NodeId) -> usize {
        let node = self.study.node(parent);
        if !matches!(node.step, Step::Start | Step::Setup) {
            return 1;
        }
        let reply = |mv: &AnyMove| self.study.position_at(main).legal_moves().contains(mv);
        let reads_like_one = |child: &NodeId| self.study.passing_move(*child).is_some_and(|mv| reply(&mv));
        node.children.iter().rposition(reads_like_one).map_or(1, |last| last + 1)
    }

    fn variations(&mut self, parent: NodeId, index: usize) {
        let Some(&child) = self.study.children(parent).get(index) else { return };
        self.tasks.extend([Task::Variations(parent, index + 1), Task::Variation(child)]);
    }

    fn variation(&mut self, node: NodeId) {
        self.tasks.extend([
            Task::Event(Event::Close),
            Task::Children(node),
            Task::Event(Event::Node(node)),
            Task::Event(Event::Open),
        ]);
    }
}

impl Study {
    /// The nodes in the order of a record, with brackets around variations.
    pub fn walk(&self) -> Walk<'_> {
        self.walk_from(NodeId::START)
    }

    /// The nodes that follow a node, in the order of a record.
    pub fn walk_from(&self, node: NodeId) -> Walk<'_> {
        Walk { study: self, tasks: vec![Task::Children(node)] }
    }

    /// The study as a record.
    pub fn to_tree(&self) -> Tree {
        let mut items = Vec::with_capacity(self.nodes.len());
        self.put_notes(NodeId::START, &mut items);
        for event in self.walk() {
            match event {
                Event::Node(id) => self.put_node(id, &mut items),
                Event::Open => items.push(Item::Open),
                Event::Close => items.push(Item::Close),
            }
        }
        Tree { tags: self.tags.clone(), rules: self.rules(), start: self.start, items, result: None }
    }

    /// The study in Portable Draughts Notation.
    pub fn to_pdn(&self) -> String {
        write_tree(&self.to_tree())
    }

    /// The first move of the line from a node, unknown ones apart, if it is one of the side that is not to move.
    fn passing_move(&self, mut id: NodeId) -> Option<AnyMove> {
        while self.node(id).step == Step::Placeholder {
            id = *self.children(id).first()?;
        }
        self.node(id).step.mv().filter(|_| self.node(id).passed)
    }

    fn put_node(&self, id: NodeId, items: &mut Vec<Item>) {
        let node = self.node(id);
        let notes = node.notes.as_deref();
        items.extend(notes.iter().flat_map(|notes| &notes.before).cloned().map(Item::Comment));
        let strength = || notes.map_or_else(String::new, |notes| notes.strength.clone());
        let (text, mv) = (node.text.to_string(), node.step.mv());
        match node.step {
            Step::Start => {}
            Step::Move(_) => items.push(Item::Move { text, mv, strength: strength() }),
            Step::Unchecked => items.push(Item::Move { text, mv: None, strength: strength() }),
            Step::Placeholder => items.push(Item::Placeholder),
            Step::Setup => items.push(Item::Setup(text)),
        }
        self.put_notes(id, items);
    }

    /// What is written after a node's move.
    fn put_notes(&self, id: NodeId, items: &mut Vec<Item>) {
        let node = self.node(id);
        let Some(Notes { nags, after, lines, .. }) = node.notes.as_deref() else { return };
        items.extend(nags.iter().copied().map(Item::Nag));
        // A huff in front of a move would belong to it.
        let huffing = self.rules().house_rules().huffing && !node.children.is_empty();
        let comment = |text: &String| if huffing { command::without_huff(text) } else { text.clone() };
        items.extend(after.iter().map(comment).map(Item::Comment));
        items.extend(lines.iter().cloned().map(Item::Line));
    }
}
