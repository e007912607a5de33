//! A walk through a recorded tree: how much of the search is shown, what is folded, and where the cursor is.
//!
//! Invariant: the cursor is on a row.

use crownhead_microscope::{Event, State, Tree};

/// A walk.
#[derive(Clone, Debug)]
pub(super) struct Walk {
    pub(super) tree: Tree,
    children: Vec<Vec<usize>>,
    /// The events shown, at least one.
    step: usize,
    entered: Vec<bool>,
    left: Vec<bool>,
    folded: Vec<bool>,
    cursor: usize,
    rows: Vec<usize>,
}

impl Walk {
    /// A walk that begins at the root of the whole tree.
    pub(super) fn new(tree: Tree) -> Walk {
        let count = tree.nodes.len();
        let mut children = vec![Vec::new(); count];
        for (number, node) in tree.nodes.iter().enumerate() {
            if let Some(parent) = node.parent {
                children[parent].push(number);
            }
        }
        let (entered, left, folded) = (vec![false; count], vec![false; count], vec![false; count]);
        let mut walk = Walk { tree, children, step: 0, entered, left, folded, cursor: 0, rows: Vec::new() };
        walk.go_to_end();
        walk
    }

    pub(super) fn cursor(&self) -> usize {
        self.cursor
    }

    /// The nodes to be listed, from the top.
    pub(super) fn rows(&self) -> &[usize] {
        &self.rows
    }

    /// The events shown, and all there are.
    pub(super) fn step(&self) -> (usize, usize) {
        (self.step, self.tree.events.len())
    }

    /// Whether the whole search is shown.
    pub(super) fn is_whole(&self) -> bool {
        self.step >= self.tree.events.len()
    }

    /// Whether a node is still being searched.
    pub(super) fn is_open(&self, node: usize) -> bool {
        !self.left[node]
    }

    /// Whether nodes below a node are hidden; `None` if there are none.
    pub(super) fn folding(&self, node: usize) -> Option<bool> {
        self.children[node].iter().any(|&child| self.entered[child]).then_some(self.folded[node])
    }

    /// Shows so many events, with the cursor on the node of the last one.
    pub(super) fn go(&mut self, step: usize) {
        self.show(step);
        if let Some(event) = self.tree.events.get(self.step.saturating_sub(1)) {
            self.choose(event.node());
        }
    }

    /// One event more.
    pub(super) fn next(&mut self) {
        self.go(self.step + 1);
    }

    /// One event less.
    pub(super) fn previous(&mut self) {
        self.go(self.step.saturating_sub(1));
    }

    /// The first event.
    pub(super) fn go_to_start(&mut self) {
        self.go(1);
    }

    /// The whole search, with the cursor on the root.
    pub(super) fn go_to_end(&mut self) {
        self.show(usize::MAX);
        self.choose(0);
    }

    fn show(&mut self, step: usize) {
        self.step = step.clamp(1, self.tree.events.len().max(1));
        self.entered.fill(false);
        self.left.fill(false);
        for event in &self.tree.events[..self.step.min(self.tree.events.len())] {
            match *event {
                Event::Enter(node) => self.entered[node] = true,
                Event::Leave(node) => self.left[node] = true,
                Event::Skip(node) => (self.entered[node], self.left[node]) = (true, true),
            }
        }
    }

    /// Puts the cursor on a node and unfolds what hides it.
    pub(super) fn choose(&mut self, node: usize) {
        self.cursor = node;
        let mut above = self.tree.nodes[node].parent;
        while let Some(parent) = above {
            self.folded[parent] = false;
            above = self.tree.nodes[parent].parent;
        }
        self.list();
    }

    fn list(&mut self) {
        self.rows.clear();
        let mut waiting = vec![0];
        while let Some(node) = waiting.pop() {
            self.rows.push(node);
            if !self.folded[node] {
                waiting.extend(self.children[node].iter().rev().filter(|&&child| self.entered[child]));
            }
        }
    }

    /// Moves the cursor by rows.
    pub(super) fn move_by(&mut self, rows: isize) {
        let at = self.rows.iter().position(|&node| node == self.cursor).unwrap_or(0);
        let last = self.rows.len().saturating_sub(1);
        self.cursor = self.rows[at.saturating_add_signed(rows).min(last)];
    }

    /// Folds a node, or goes to its parent if there is nothing to fold.
    pub(super) fn fold(&mut self) {
        if self.folding(self.cursor) == Some(false) {
            self.folded[self.cursor] = true;
            self.list();
        } else if let Some(parent) = self.tree.nodes[self.cursor].parent {
            self.cursor = parent;
        }
    }

    /// Unfolds a node, or goes to its first child if it is unfolded.
    pub(super) fn unfold(&mut self) {
        match self.folding(self.cursor) {
            Some(true) => {
                self.folded[self.cursor] = false;
                self.list();
            }
            Some(false) => self.move_by(1),
            None => {}
        }
    }

    /// Goes to the node where the position at the cursor was searched first.
    pub(super) fn jump(&mut self) {
        if let (State::Known(Some(first)), false) =
            (self.tree.nodes[self.cursor].state, self.is_open(self.cursor))
        {
            self.choose(first);
        }
    }
}

#[cfg(test)]
mod tests {
    use crownhead_microscope::{Method, look, small};
    use crownhead_rules::{AnyRules, Variant};

    use super::*;

    fn walk(method: Method, depth: u8) -> Walk {
        Walk::new(look(&small(AnyRules::Variant(Variant::English)), method, depth, 2_000))
    }

    #[test]
    fn it_begins_at_the_root_of_the_whole_tree() {
        let walk = walk(Method::AlphaBeta, 3);
        assert!(walk.is_whole());
        assert_eq!((walk.cursor(), walk.rows().len()), (0, walk.tree.nodes.len()));
    }

    #[test]
    fn stepping_follows_the_visits_in_order_and_shows_no_more() {
        let mut walk = walk(Method::AlphaBeta, 3);
        walk.go_to_start();
        assert_eq!((walk.rows(), walk.is_open(0)), (&[0][..], true));
        walk.previous();
        assert_eq!(walk.step().0, 1, "there is nothing before the first step");
        let events = walk.tree.events.clone();
        for event in &events[1..] {
            walk.next();
            assert_eq!(walk.cursor(), event.node());
            assert!(walk.rows().contains(&event.node()), "the cursor is on a row");
            assert_eq!(walk.is_open(event.node()), matches!(event, Event::Enter(_)));
        }
        assert!(walk.is_whole() && !walk.is_open(0));
        walk.next();
        assert_eq!(walk.step(), (events.len(), events.len()));
        walk.previous();
        assert!(walk.is_open(0), "the root has no value before the end");
    }

    #[test]
    fn folding_hides_what_is_below_and_stepping_shows_it_again() {
        let mut walk = walk(Method::Minimax, 3);
        let all = walk.rows().len();
        walk.move_by(1);
        let child = walk.cursor();
        walk.fold();
        assert!(walk.rows().len() < all && walk.folding(child) == Some(true));
        walk.move_by(1);
        assert_eq!(walk.tree.nodes[walk.cursor()].parent, Some(0), "the next row is a sibling");
        walk.move_by(-1);
        walk.unfold();
        assert_eq!((walk.rows().len(), walk.cursor()), (all, child));
        walk.unfold();
        assert_eq!(walk.tree.nodes[walk.cursor()].parent, Some(child));
        // Folding alternates with going up.
        for _ in 0..4 {
            walk.fold();
        }
        assert_eq!(walk.cursor(), 0);
        walk.fold();
        assert_eq!(walk.rows(), [0]);
        walk.move_by(100);
        assert_eq!(walk.cursor(), 0);
        walk.go(5);
        assert!(walk.rows().contains(&walk.cursor()));
    }

    #[test]
    fn a_known_position_leads_to_where_it_was_searched() {
        let mut walk = walk(Method::Full, 5);
        let is_known = |node: &usize| matches!(walk.tree.nodes[*node].state, State::Known(Some(_)));
        let known = (0..walk.tree.nodes.len()).find(is_known).expect("a transposition");
        let State::Known(Some(first)) = walk.tree.nodes[known].state else {
            unreachable!("it was just found")
        };
        walk.choose(0);
        walk.fold();
        walk.choose(known);
        assert!(walk.rows().contains(&known), "choosing unfolds");
        walk.jump();
        assert_eq!(walk.cursor(), first);
        assert_eq!(walk.tree.position(first).key(), walk.tree.position(known).key());
        walk.choose(0);
        walk.jump();
        assert_eq!(walk.cursor(), 0, "the root was not known before");
    }
}
