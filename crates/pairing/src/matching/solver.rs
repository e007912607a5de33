//! The search: trees, dual values, and what happens when an edge becomes tight.

use super::tree::{Edge, Forest, NONE};
use super::{Graph, Weight};

/// The partner of each vertex in a perfect matching of greatest weight, or nothing if there is no perfect matching.
pub(crate) fn perfect_matching<W: Weight>(graph: &Graph<W>) -> Option<Vec<usize>> {
    if graph.size % 2 == 1 {
        return None;
    }
    let mut solver = Solver::new(graph)?;
    solver.match_greedily();
    while solver.forest.mate.contains(&NONE) {
        solver.grow_until_augmented()?;
    }
    Some(solver.forest.mate)
}

/// What an outermost node is in the current search.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Label {
    /// Not reached.
    Free,
    /// At an even distance from an unmatched vertex.
    Outer,
    /// At an odd distance.
    Inner,
}

/// What happens next, when the dual values have changed enough.
enum Event {
    /// An edge between an outer node and a free one is tight.
    Grow(usize),
    /// An edge between two outer nodes is tight.
    Meet(Edge),
    /// The dual value of an inner blossom is zero.
    Expand(usize),
}

struct Solver<'a, W> {
    graph: &'a Graph<W>,
    forest: Forest,
    /// The dual values of vertices and blossoms.
    duals: Vec<W>,
    labels: Vec<Label>,
    /// The edge by which an inner node was reached: from an outer vertex to one inside.
    entries: Vec<Edge>,
    /// For each outermost node its edge of least slack that comes from another outer node.
    reach: Vec<Option<Edge>>,
}

impl<'a, W: Weight> Solver<'a, W> {
    /// Starts with the least dual values that are even and leave no slack negative. Nothing if a vertex has no edge.
    fn new(graph: &'a Graph<W>) -> Option<Self> {
        let forest = Forest::new(graph.size);
        let capacity = forest.capacity();
        let mut duals = vec![W::ZERO; capacity];
        for (vertex, dual) in duals.iter_mut().enumerate().take(graph.size) {
            *dual = (0..graph.size).filter_map(|other| graph.weight(vertex, other)).max()?.half();
        }
        let mut solver = Self {
            graph,
            forest,
            duals,
            labels: vec![Label::Free; capacity],
            entries: vec![(0, 0); capacity],
            reach: vec![None; capacity],
        };
        for vertex in 0..graph.size {
            let edges = (0..graph.size).filter(|&other| graph.has_edge(vertex, other));
            let least = edges.map(|other| solver.slack((vertex, other))).min()?;
            solver.duals[vertex] = solver.duals[vertex] - least;
        }
        Some(solver)
    }

    fn match_greedily(&mut self) {
        for vertex in 0..self.graph.size {
            if self.forest.mate[vertex] != NONE {
                continue;
            }
            let partner = (0..self.graph.size).find(|&other| {
                self.forest.mate[other] == NONE
                    && self.graph.has_edge(vertex, other)
                    && self.slack((vertex, other)) == W::ZERO
            });
            if let Some(partner) = partner {
                self.forest.mate[vertex] = partner;
                self.forest.mate[partner] = vertex;
            }
        }
    }

    /// How far an edge between two outermost nodes is from being tight. `None` would be an edge that doesn't exist, and
    /// only existing edges are ever stored.
    fn slack(&self, (a, b): Edge) -> W {
        let weight = self.graph.weight(a, b).unwrap_or(W::ZERO);
        self.duals[a] + self.duals[b] - weight
    }

    /// One search, up to the first path that adds a pair. Nothing if the vertices can't be matched perfectly.
    fn grow_until_augmented(&mut self) -> Option<()> {
        self.labels.fill(Label::Free);
        self.reach.fill(None);
        for vertex in 0..self.graph.size {
            if self.forest.mate[vertex] == NONE {
                self.make_outer(self.forest.top[vertex]);
            }
        }
        loop {
            let (delta, event) = self.next_event()?;
            self.change_duals(delta);
            match event {
                Event::Grow(node) => self.grow(node),
                Event::Expand(blossom) => self.expand(blossom),
                Event::Meet(edge) => {
                    let Some(root) = self.forest.common_root(edge, &self.entries) else {
                        self.forest.augment(edge, &self.entries);
                        return Some(());
                    };
                    self.contract(edge, root);
                }
            }
        }
    }

    /// The event that needs the smallest change of the dual values.
    fn next_event(&self) -> Option<(W, Event)> {
        let mut best: Option<(W, Event)> = None;
        for node in self.forest.tops() {
            let found = match (self.labels[node], self.reach[node]) {
                (Label::Free, Some(edge)) => (self.slack(edge), Event::Grow(node)),
                (Label::Outer, Some(edge)) => (self.slack(edge).half(), Event::Meet(edge)),
                (Label::Inner, _) if self.forest.is_blossom(node) => {
                    (self.duals[node].half(), Event::Expand(node))
                }
                _ => continue,
            };
            if best.as_ref().is_none_or(|(delta, _)| found.0 < *delta) {
                let is_now = found.0 == W::ZERO;
                best = Some(found);
                if is_now {
                    break;
                }
            }
        }
        best
    }

    fn change_duals(&mut self, delta: W) {
        if delta == W::ZERO {
            return;
        }
        for vertex in 0..self.graph.size {
            match self.labels[self.forest.top[vertex]] {
                Label::Outer => self.duals[vertex] = self.duals[vertex] - delta,
                Label::Inner => self.duals[vertex] = self.duals[vertex] + delta,
                Label::Free => {}
            }
        }
        for blossom in self.graph.size..self.forest.capacity() {
            if self.forest.is_top[blossom] {
                match self.labels[blossom] {
                    Label::Outer => self.duals[blossom] = self.duals[blossom] + delta.double(),
                    Label::Inner => self.duals[blossom] = self.duals[blossom] - delta.double(),
                    Label::Free => {}
                }
            }
        }
    }

    /// A free node joins the tree, and its partner as an outer node.
    fn grow(&mut self, node: usize) {
        if let Some(edge) = self.reach[node] {
            self.labels[node] = Label::Inner;
            self.entries[node] = edge;
            let partner = self.forest.mate[self.forest.base[node]];
            self.make_outer(self.forest.top[partner]);
        }
    }

    fn make_outer(&mut self, node: usize) {
        self.labels[node] = Label::Outer;
        for other in 0..self.forest.capacity() {
            if other != node && self.forest.is_top[other] {
                self.offer(node, other);
            }
        }
    }

    /// Remembers the edge from an outer node if it has less slack than the one known.
    fn offer(&mut self, outer: usize, node: usize) {
        let Some(edge) = self.forest.link(self.graph, outer, node) else { return };
        if self.reach[node].is_none_or(|known| self.slack(edge) < self.slack(known)) {
            self.reach[node] = Some(edge);
        }
    }

    /// Finds the best edge to a node that has just become outermost.
    fn find_reach(&mut self, node: usize) {
        self.reach[node] = None;
        for other in 0..self.forest.capacity() {
            if other != node && self.forest.is_top[other] && self.labels[other] == Label::Outer {
                self.offer(other, node);
            }
        }
    }

    /// The cycle that a tight edge closes becomes a blossom.
    fn contract(&mut self, edge: Edge, root: usize) {
        let Some(blossom) = self.forest.contract(edge, root, &self.entries) else { return };
        self.duals[blossom] = W::ZERO;
        self.link_blossom(blossom);
        self.labels[blossom] = Label::Outer;
        self.find_reach(blossom);
        self.make_outer(blossom);
    }

    /// Stores the edge of least slack between the blossom and every node outside. Dual values inside a node change
    /// together, so that edge stays the best for as long as both nodes exist.
    fn link_blossom(&mut self, blossom: usize) {
        for node in 0..self.forest.capacity() {
            if !self.forest.is_alive(node) || self.forest.top[self.forest.base[node]] == blossom {
                continue;
            }
            let mut best: Option<(W, Edge)> = None;
            for i in 0..self.forest.cycles[blossom].len() {
                let child = self.forest.cycles[blossom][i];
                if let Some(edge) = self.forest.link(self.graph, child, node) {
                    let slack = self.slack(edge);
                    if best.is_none_or(|(least, _)| slack < least) {
                        best = Some((slack, edge));
                    }
                }
            }
            self.forest.set_link(blossom, node, best.map(|(_, edge)| edge));
        }
    }

    /// An inner blossom falls apart. The children on the even way from the entry to the base stay in the tree.
    fn expand(&mut self, blossom: usize) {
        let (from, inside) = self.entries[blossom];
        let children = self.forest.dissolve(blossom, inside);
        for &child in &children.nodes {
            self.labels[child] = Label::Free;
        }
        for &child in &children.nodes {
            self.find_reach(child);
        }
        let mut entry = (from, inside);
        for step in children.way.chunks(2) {
            self.labels[step[0].node] = Label::Inner;
            self.entries[step[0].node] = entry;
            if let [_, outer] = step {
                entry = outer.onward;
                self.make_outer(outer.node);
            }
        }
    }
}
