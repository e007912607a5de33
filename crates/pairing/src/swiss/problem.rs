//! A matching problem whose edges carry lists of numbers, and how it becomes one with integer weights.

use std::collections::HashMap;

use crate::matching::{Graph, Weight, Wide, perfect_matching};

use super::criteria::Totals;

/// No partner.
pub(super) const NONE: usize = usize::MAX;

/// Bits above the criteria, for the sign and for sums of weights along paths.
const HEADROOM: u32 = 20;

/// Numbers of an edge beyond the criteria: the position in the list of widths, and the value.
pub(super) type Extra = Vec<(usize, i64)>;

/// Vertices, edges, and what each edge contributes to the criteria.
#[derive(Debug)]
pub(super) struct Problem {
    size: usize,
    /// For each pair the index of its list of numbers plus one, or 0 if there is no edge.
    edges: Vec<u32>,
    lists: Vec<Vec<i32>>,
    known: HashMap<Vec<i32>, u32>,
    totals: Totals,
    is_active: Vec<bool>,
}

impl Problem {
    pub(super) fn new(size: usize, totals: Totals) -> Self {
        Self {
            size,
            edges: vec![0; size * size],
            lists: Vec::new(),
            known: HashMap::new(),
            totals,
            is_active: vec![true; size],
        }
    }

    pub(super) fn size(&self) -> usize {
        self.size
    }

    pub(super) fn connect(&mut self, a: usize, b: usize, numbers: &[i32]) {
        let index = self.known.get(numbers).copied().unwrap_or_else(|| {
            self.lists.push(numbers.to_vec());
            self.known.insert(numbers.to_vec(), self.lists.len() as u32);
            self.lists.len() as u32
        });
        self.edges[a * self.size + b] = index;
        self.edges[b * self.size + a] = index;
    }

    pub(super) fn disconnect(&mut self, a: usize, b: usize) {
        self.edges[a * self.size + b] = 0;
        self.edges[b * self.size + a] = 0;
    }

    /// What edges contribute together, or nothing if one of them doesn't exist.
    pub(super) fn sum(&self, edges: impl Iterator<Item = (usize, usize)>) -> Option<Vec<i64>> {
        let mut sum = vec![0; self.totals.0.len()];
        for (a, b) in edges {
            let list = self.edges[a * self.size + b].checked_sub(1)?;
            for (total, &value) in sum.iter_mut().zip(&self.lists[list as usize]) {
                *total += i64::from(value);
            }
        }
        Some(sum)
    }

    /// Takes a finished pair out.
    pub(super) fn remove_pair(&mut self, a: usize, b: usize) {
        self.is_active[a] = false;
        self.is_active[b] = false;
    }

    /// The partner of each vertex in a perfect matching that is best by the criteria, and among equals by further
    /// numbers with these widths. `extra` writes those of an edge, whose first vertex is the lower one.
    pub(super) fn solve(
        &self,
        widths: &[usize],
        extra: impl Fn(usize, usize, &mut Extra),
    ) -> Option<Vec<usize>> {
        let bits = |&width: &usize| usize::BITS - width.leading_zeros();
        let shifts = |widths: &[usize], start: u32| {
            let mut at = start;
            let mut shifts = vec![0; widths.len()];
            for (shift, width) in shifts.iter_mut().zip(widths).rev() {
                *shift = at;
                at += bits(width);
            }
            (shifts, at)
        };
        let (extra_shifts, end) = shifts(widths, 0);
        let (shifts, end) = shifts(&self.totals.0, end);
        let stage = Stage { problem: self, shifts, extra_shifts, extra };
        match (end + HEADROOM).div_ceil(64) {
            0..=1 => stage.solve::<i64>(),
            2 => stage.solve::<Wide<2>>(),
            3..=4 => stage.solve::<Wide<4>>(),
            5..=8 => stage.solve::<Wide<8>>(),
            9..=16 => stage.solve::<Wide<16>>(),
            // The longest lists have fewer than seven bits for each of 500 players.
            _ => stage.solve::<Wide<64>>(),
        }
    }
}

struct Stage<'a, F> {
    problem: &'a Problem,
    shifts: Vec<u32>,
    extra_shifts: Vec<u32>,
    extra: F,
}

impl<F: Fn(usize, usize, &mut Extra)> Stage<'_, F> {
    fn solve<W: Weight>(&self) -> Option<Vec<usize>> {
        let problem = self.problem;
        let active: Vec<usize> = (0..problem.size).filter(|&vertex| problem.is_active[vertex]).collect();
        let mut graph: Graph<W> = Graph::new(active.len());
        let weights: Vec<W> = problem.lists.iter().map(|list| self.weigh(list)).collect();
        let numbers: Vec<u32> = weights.iter().map(|&weight| graph.add_weight(weight)).collect();
        let mut extra = Vec::new();
        for (i, &a) in active.iter().enumerate() {
            for (j, &b) in active.iter().enumerate().skip(i + 1) {
                let Some(list) = problem.edges[a * problem.size + b].checked_sub(1) else { continue };
                let list = list as usize;
                extra.clear();
                (self.extra)(a, b, &mut extra);
                let number = if extra.is_empty() {
                    numbers[list]
                } else {
                    graph.add_weight(self.add(weights[list], &extra))
                };
                graph.connect(i, j, number);
            }
        }
        let partners = perfect_matching(&graph)?;
        let mut result = vec![NONE; problem.size];
        for (i, &partner) in partners.iter().enumerate() {
            result[active[i]] = active[partner];
        }
        Some(result)
    }

    fn weigh<W: Weight>(&self, list: &[i32]) -> W {
        let terms = list.iter().zip(&self.shifts).filter(|&(&value, _)| value != 0);
        terms.fold(W::ZERO, |sum, (&value, &shift)| sum + W::shifted(value.into(), shift))
    }

    fn add<W: Weight>(&self, weight: W, extra: &[(usize, i64)]) -> W {
        extra.iter().fold(weight, |sum, &(at, value)| sum + W::shifted(value, self.extra_shifts[at]))
    }
}
