//! Tiny endings, solved exactly: every position that can come up, worked out backward from the ends of games.

use std::collections::HashMap;

use crownhead_rules::{AnyMove, AnyPosition, Key};

/// The most positions to look at: all of two pieces on a board of 10 by 10.
const MOST: usize = 10_000;
/// The most moves in a row, by both sides together, that a win may take: fewer than any limit in `strategy` allows.
pub(crate) const LONGEST: usize = 9;

/// The positions that can come up, and where their moves lead.
#[derive(Default)]
struct Graph {
    numbers: HashMap<Key, usize>,
    next: Vec<Vec<usize>>,
    /// Whether the side to move wins or loses; `None` for a draw, or as long as it isn't known.
    wins: Vec<Option<bool>>,
}

impl Graph {
    /// The graph from a position on; `None` if it is too large.
    fn of(start: &AnyPosition) -> Option<Graph> {
        let mut graph = Graph::default();
        let mut open = Vec::new();
        graph.number(start, &mut open);
        while let Some((number, position)) = open.pop() {
            for mv in position.legal_moves() {
                let next = graph.number(&position.play_unchecked(&mv), &mut open);
                graph.next[number].push(next);
            }
            if graph.next.len() > MOST {
                return None;
            }
        }
        Some(graph)
    }

    /// The number of a position; a new one that is not over is put on the list.
    fn number(&mut self, position: &AnyPosition, open: &mut Vec<(usize, AnyPosition)>) -> usize {
        let fresh = self.next.len();
        let number = *self.numbers.entry(position.key()).or_insert(fresh);
        if number == fresh {
            let winner = position.winner();
            self.next.push(Vec::new());
            self.wins.push(winner.map(|winner| winner == position.turn()));
            if winner.is_none() {
                open.push((number, *position));
            }
        }
        number
    }

    /// Works out every win and loss; returns the length of the win of the first position.
    fn solve(&mut self) -> Option<usize> {
        let mut length = None;
        for round in 1.. {
            let known: Vec<_> = (0..self.next.len())
                .filter(|&number| self.wins[number].is_none())
                .filter_map(|number| Some((number, self.value(number)?)))
                .collect();
            if known.is_empty() {
                break;
            }
            for (number, wins) in known {
                self.wins[number] = Some(wins);
            }
            if length.is_none() && self.wins[0] == Some(true) {
                length = Some(round);
            }
        }
        length
    }

    /// What the moves of a position say about it so far.
    fn value(&self, number: usize) -> Option<bool> {
        let mut after = self.next[number].iter().map(|&next| self.wins[next]);
        if after.clone().any(|wins| wins == Some(false)) {
            return Some(true);
        }
        after.all(|wins| wins == Some(true)).then_some(false)
    }
}

/// The only move that wins; `None` if there is none, more than one, or the win takes too long.
pub(crate) fn only_win(position: &AnyPosition) -> Option<AnyMove> {
    let mut graph = Graph::of(position)?;
    graph.solve().filter(|&length| length <= LONGEST)?;
    let loses = |mv: &AnyMove| {
        let number = graph.numbers.get(&position.play_unchecked(mv).key());
        number.is_some_and(|&number| graph.wins[number] == Some(false))
    };
    let mut winning = position.legal_moves().into_iter().filter(loses);
    winning.next().filter(|_| winning.next().is_none())
}
