//! Maximum-weight perfect matching in a general graph.
//!
//! The primal-dual method of Jack Edmonds, *Maximum matching and a polyhedron with 0,1-vertices* (1965), in time O(n³):
//! Zvi Galil, *Efficient algorithms for finding maximum matching in graphs* (1986), explains it. Vertices and blossoms
//! have dual values; an edge is tight if the values at its ends make up its weight. A search grows trees of tight edges
//! from all unmatched vertices, contracts odd cycles into blossoms, and changes the dual values when no tight edge is
//! left. A path between two trees adds a pair.
//!
//! Not here: what vertices and weights mean. Invariant: every slack is non-negative and every matched edge is tight, so
//! a perfect matching is also the heaviest.

mod solver;
mod tree;
mod weight;

pub(crate) use solver::perfect_matching;
pub(crate) use weight::{Weight, Wide};

/// A graph with weighted edges.
#[derive(Clone, Debug)]
pub(crate) struct Graph<W> {
    size: usize,
    /// For each pair the index of its weight plus one, or 0 if there is no edge. Many edges share a weight.
    edges: Vec<u32>,
    /// Weights times four: the method needs even weights, and it doubles them.
    weights: Vec<W>,
}

impl<W: Weight> Graph<W> {
    /// A graph with so many vertices and without edges.
    pub(crate) fn new(size: usize) -> Self {
        Self { size, edges: vec![0; size * size], weights: Vec::new() }
    }

    /// Adds a weight for [`Graph::connect`], which names it by its number.
    pub(crate) fn add_weight(&mut self, weight: W) -> u32 {
        self.weights.push(weight.double().double());
        self.weights.len() as u32 - 1
    }

    /// Connects two vertices by an edge with a weight that was added before.
    pub(crate) fn connect(&mut self, a: usize, b: usize, weight: u32) {
        self.edges[a * self.size + b] = weight + 1;
        self.edges[b * self.size + a] = weight + 1;
    }

    /// Four times the weight of an edge.
    fn weight(&self, a: usize, b: usize) -> Option<W> {
        let index = self.edges[a * self.size + b].checked_sub(1)?;
        Some(self.weights[index as usize])
    }

    fn has_edge(&self, a: usize, b: usize) -> bool {
        self.edges[a * self.size + b] != 0
    }
}

#[cfg(test)]
#[path = "matching_tests.rs"]
mod tests;
