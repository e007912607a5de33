//! Blossoms and paths: the structure of the search without its weights.

use super::{Graph, Weight};

/// Two vertices.
pub(crate) type Edge = (usize, usize);

/// No vertex, or no node.
pub(crate) const NONE: usize = usize::MAX;

/// The same in the matrix of links, which is kept small.
const NO_LINK: (u16, u16) = (u16::MAX, u16::MAX);

/// The nodes: vertices, and blossoms above them in one numbering.
pub(crate) struct Forest {
    size: usize,
    /// The partner of each vertex.
    pub(crate) mate: Vec<usize>,
    /// The outermost node around each vertex.
    pub(crate) top: Vec<usize>,
    /// The vertex of each node that is matched with one outside, or with none.
    pub(crate) base: Vec<usize>,
    /// Whether a node is in no other.
    pub(crate) is_top: Vec<bool>,
    /// The children of each blossom in the order of its cycle, the one with the base first.
    pub(crate) cycles: Vec<Vec<usize>>,
    /// The edges from each child to the next.
    bonds: Vec<Vec<Edge>>,
    parent: Vec<usize>,
    unused: Vec<usize>,
    /// For each blossom and node the best edge between them.
    links: Vec<(u16, u16)>,
}

/// A child on the way from the entry of a dissolved blossom to its base.
pub(crate) struct Step {
    pub(crate) node: usize,
    /// The edge to the next child on the way.
    pub(crate) onward: Edge,
}

/// What is left of a dissolved blossom.
pub(crate) struct Children {
    pub(crate) nodes: Vec<usize>,
    /// From the entry to the base. Matched and unmatched edges alternate, a matched one first.
    pub(crate) way: Vec<Step>,
}

impl Forest {
    pub(crate) fn new(size: usize) -> Self {
        // Blossoms are odd and nested or disjoint, so there are fewer than half as many as vertices.
        let capacity = size + size / 2;
        Self {
            size,
            mate: vec![NONE; size],
            top: (0..size).collect(),
            base: (0..capacity).collect(),
            is_top: (0..capacity).map(|node| node < size).collect(),
            cycles: vec![Vec::new(); capacity],
            bonds: vec![Vec::new(); capacity],
            parent: vec![NONE; capacity],
            unused: (size..capacity).rev().collect(),
            links: Vec::new(),
        }
    }

    /// The number of nodes that there may be.
    pub(crate) fn capacity(&self) -> usize {
        self.base.len()
    }

    pub(crate) fn is_blossom(&self, node: usize) -> bool {
        node >= self.size
    }

    pub(crate) fn is_alive(&self, node: usize) -> bool {
        node < self.size || !self.cycles[node].is_empty()
    }

    pub(crate) fn tops(&self) -> impl Iterator<Item = usize> {
        (0..self.capacity()).filter(|&node| self.is_top[node])
    }

    /// The best edge from the first node to the second.
    pub(crate) fn link<W: Weight>(&self, graph: &Graph<W>, a: usize, b: usize) -> Option<Edge> {
        if a < self.size && b < self.size {
            return graph.has_edge(a, b).then_some((a, b));
        }
        let link = if a < self.size {
            let (inside, outside) = self.links[(b - self.size) * self.capacity() + a];
            (outside, inside)
        } else {
            self.links[(a - self.size) * self.capacity() + b]
        };
        (link != NO_LINK).then_some((link.0.into(), link.1.into()))
    }

    pub(crate) fn set_link(&mut self, blossom: usize, node: usize, edge: Option<Edge>) {
        let capacity = self.capacity();
        if self.links.is_empty() {
            self.links = vec![NO_LINK; (capacity - self.size) * capacity];
        }
        let link = edge.map_or(NO_LINK, |(inside, outside)| (inside as u16, outside as u16));
        self.links[(blossom - self.size) * capacity + node] = link;
        if node >= self.size {
            self.links[(node - self.size) * capacity + blossom] = (link.1, link.0);
        }
    }

    /// The next outer node toward the root, with the inner one between and the edges that lead there.
    fn climb(&self, outer: usize, entries: &[Edge]) -> Option<(Edge, usize, Edge, usize)> {
        let base = self.base[outer];
        let mate = self.mate[base];
        if mate == NONE {
            return None;
        }
        let inner = self.top[mate];
        let (from, inside) = entries[inner];
        Some(((base, mate), inner, (inside, from), self.top[from]))
    }

    /// The first outer node that the two ends of an edge have in common on their ways to the root, if any.
    pub(crate) fn common_root(&self, (a, b): Edge, entries: &[Edge]) -> Option<usize> {
        let mut seen = vec![false; self.capacity()];
        let mut node = self.top[a];
        seen[node] = true;
        while let Some((.., next)) = self.climb(node, entries) {
            node = next;
            seen[node] = true;
        }
        node = self.top[b];
        while !seen[node] {
            node = self.climb(node, entries)?.3;
        }
        Some(node)
    }

    /// Matches the ends of an edge between two trees, and changes the pairs on both ways to the roots.
    pub(crate) fn augment(&mut self, (a, b): Edge, entries: &[Edge]) {
        for (mut vertex, mut partner) in [(a, b), (b, a)] {
            loop {
                let node = self.top[vertex];
                let onward = self.climb(node, entries);
                self.set_base(node, vertex);
                self.mate[vertex] = partner;
                let Some((_, inner, (inside, from), _)) = onward else { break };
                self.set_base(inner, inside);
                self.mate[inside] = from;
                (vertex, partner) = (from, inside);
            }
        }
    }

    /// Makes a vertex the base of the node around it, and rematches the others inside.
    fn set_base(&mut self, node: usize, vertex: usize) {
        if node < self.size {
            return;
        }
        let index = self.child_index(node, vertex);
        let length = self.cycles[node].len();
        self.set_base(self.cycles[node][index], vertex);
        let changed = if index.is_multiple_of(2) { 0..index } else { index + 1..length };
        for bond in changed.step_by(2) {
            let (a, b) = self.bonds[node][bond];
            self.set_base(self.cycles[node][bond], a);
            self.set_base(self.cycles[node][(bond + 1) % length], b);
            self.mate[a] = b;
            self.mate[b] = a;
        }
        self.cycles[node].rotate_left(index);
        self.bonds[node].rotate_left(index);
        self.base[node] = vertex;
    }

    /// The position in the cycle of the child that contains a vertex.
    fn child_index(&self, blossom: usize, vertex: usize) -> usize {
        let mut child = vertex;
        while self.parent[child] != blossom {
            child = self.parent[child];
        }
        self.cycles[blossom].iter().position(|&node| node == child).unwrap_or(0)
    }

    /// Makes a blossom of the cycle that an edge closes, and gives its number.
    pub(crate) fn contract(&mut self, (a, b): Edge, root: usize, entries: &[Edge]) -> Option<usize> {
        let blossom = self.unused.pop()?;
        let (mut nodes, mut edges) = self.path(a, root, entries);
        nodes.reverse();
        edges.reverse();
        let mut bonds: Vec<Edge> = edges.into_iter().map(|(from, to)| (to, from)).collect();
        bonds.push((a, b));
        let (back, edges) = self.path(b, root, entries);
        nodes.extend_from_slice(&back[..back.len() - 1]);
        bonds.extend(edges);
        for &node in &nodes {
            self.parent[node] = blossom;
            self.is_top[node] = false;
        }
        self.base[blossom] = self.base[root];
        self.is_top[blossom] = true;
        self.parent[blossom] = NONE;
        self.cycles[blossom] = nodes;
        self.bonds[blossom] = bonds;
        self.set_top(blossom, blossom);
        Some(blossom)
    }

    /// The nodes from the one around a vertex to one nearer to the root, and the edges between them.
    fn path(&self, vertex: usize, root: usize, entries: &[Edge]) -> (Vec<usize>, Vec<Edge>) {
        let (mut nodes, mut edges) = (vec![self.top[vertex]], Vec::new());
        let mut node = self.top[vertex];
        while node != root {
            let Some((up, inner, onward, outer)) = self.climb(node, entries) else { break };
            nodes.extend([inner, outer]);
            edges.extend([up, onward]);
            node = outer;
        }
        (nodes, edges)
    }

    /// Writes down for all vertices in a node which node is the outermost.
    fn set_top(&mut self, node: usize, top: usize) {
        let mut open = vec![node];
        while let Some(node) = open.pop() {
            if node < self.size {
                self.top[node] = top;
            } else {
                open.extend_from_slice(&self.cycles[node]);
            }
        }
    }

    /// Takes an outermost blossom apart; `inside` is the vertex by which the search entered it.
    pub(crate) fn dissolve(&mut self, blossom: usize, inside: usize) -> Children {
        let index = self.child_index(blossom, inside);
        let nodes = std::mem::take(&mut self.cycles[blossom]);
        let bonds = std::mem::take(&mut self.bonds[blossom]);
        self.is_top[blossom] = false;
        self.unused.push(blossom);
        for &node in &nodes {
            self.parent[node] = NONE;
            self.is_top[node] = true;
            self.set_top(node, node);
        }
        let length = nodes.len();
        // An even number of steps leads from the entry to the base at 0, in one direction or the other.
        let way = if index.is_multiple_of(2) {
            let step = |i: usize| {
                let (a, b) = if i > 0 { bonds[i - 1] } else { (NONE, NONE) };
                Step { node: nodes[i], onward: (b, a) }
            };
            (0..=index).rev().map(step).collect()
        } else {
            let step = |i: usize| Step { node: nodes[i % length], onward: bonds[i % length] };
            (index..=length).map(step).collect()
        };
        Children { nodes, way }
    }
}
