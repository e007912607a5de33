//! One bracket: who is in it, who comes below, and the matching problem that this makes.
//!
//! Vertices are numbered in the order of article 1.2: moved-down players, residents, the following score group,
//! everybody below, and last a vertex for the pairing-allocated bye if the number of players is odd.

use std::ops::Range;

use crate::round::Color;

use super::contestant::Contestant;
use super::criteria::{Criteria, Totals};
use super::problem::Problem;

/// Everybody who is paired in the round, and what is fixed before the first bracket.
#[derive(Debug)]
pub(super) struct Field {
    /// In the order of article 1.2.
    pub(super) players: Vec<Contestant>,
    /// Whether criteria C1 and C3 allow a pair.
    may_meet: Vec<bool>,
    /// The score of whoever will get the pairing-allocated bye: criterion C5. Nothing if the number is even.
    pub(super) bye_score: Option<u32>,
    pub(super) first_color: Color,
}

impl Field {
    pub(super) fn new(players: Vec<Contestant>, first_color: Color) -> Self {
        let pairs = players.iter().flat_map(|a| players.iter().map(move |b| (a, b)));
        let may_meet = pairs.map(|(a, b)| a.id != b.id && a.may_meet(b)).collect();
        Self { players, may_meet, bye_score: None, first_color }
    }

    pub(super) fn may_meet(&self, a: usize, b: usize) -> bool {
        self.may_meet[a * self.players.len() + b]
    }

    /// Criteria C2 and C5.
    fn may_have_bye(&self, player: usize) -> bool {
        let player = &self.players[player];
        player.may_have_bye && self.bye_score == Some(player.score)
    }
}

/// A bracket with everybody who is not yet paired.
pub(super) struct Bracket<'a> {
    field: &'a Field,
    /// The vertices as positions in the field.
    vertices: Vec<usize>,
    movers: usize,
    members: usize,
    /// The end of the following score group.
    next: usize,
}

impl<'a> Bracket<'a> {
    /// A bracket of moved-down players and the highest score group of the `rest`, which is everybody below them.
    pub(super) fn new(field: &'a Field, movers: &[usize], rest: &[usize]) -> Self {
        let score = |index: usize| rest.get(index).map(|&player| field.players[player].score);
        let group_end = |start: usize| {
            start
                + rest[start..].iter().take_while(|&&p| score(start) == Some(field.players[p].score)).count()
        };
        let members = group_end(0);
        Self {
            field,
            vertices: movers.iter().chain(rest).copied().collect(),
            movers: movers.len(),
            members: movers.len() + members,
            next: movers.len() + group_end(members),
        }
    }

    /// Moved-down players and residents.
    pub(super) fn size(&self) -> usize {
        self.members
    }

    /// Players of the following score group.
    pub(super) fn next_size(&self) -> usize {
        self.next - self.members
    }

    pub(super) fn movers(&self) -> Range<usize> {
        0..self.movers
    }

    pub(super) fn is_mover(&self, vertex: usize) -> bool {
        vertex < self.movers
    }

    pub(super) fn residents(&self) -> Range<usize> {
        self.movers..self.members
    }

    pub(super) fn player(&self, vertex: usize) -> &Contestant {
        &self.field.players[self.vertices[vertex]]
    }

    /// The position in the field.
    pub(super) fn position(&self, vertex: usize) -> usize {
        self.vertices[vertex]
    }

    pub(super) fn first_color(&self) -> Color {
        self.field.first_color
    }

    /// Whether a single downfloater would get the pairing-allocated bye: everybody whom C5 allows is in this bracket.
    pub(super) fn has_all_bye_candidates(&self) -> bool {
        let lowest = self.residents().next().map(|resident| self.player(resident).score);
        self.field.bye_score.is_some_and(|score| lowest.is_some_and(|lowest| lowest <= score))
    }

    /// The problem of pairing the bracket so that the round can be completed, with the criteria of these widths.
    pub(super) fn problem(&self, criteria: &Criteria, totals: Totals) -> Problem {
        let players = self.vertices.len();
        let has_bye = self.field.bye_score.is_some();
        let mut numbers = vec![0; totals.0.len()];
        let mut problem = Problem::new(players + usize::from(has_bye), totals);
        for b in self.movers..players {
            for a in 0..b {
                if !self.field.may_meet(self.vertices[a], self.vertices[b]) {
                    continue;
                }
                numbers.fill(0);
                if b < self.members {
                    criteria.inside(self, a, b, &mut numbers);
                } else if b < self.next {
                    criteria.following(self, (a < self.members).then_some(a), &mut numbers);
                }
                problem.connect(a, b, &numbers);
            }
        }
        if has_bye {
            for vertex in 0..players {
                if self.field.may_have_bye(self.vertices[vertex]) {
                    numbers.fill(0);
                    if vertex < self.members {
                        criteria.bye(self, vertex, &mut numbers);
                    }
                    problem.connect(vertex, players, &numbers);
                }
            }
        }
        problem
    }
}
