//! Buchholz and Sonneborn-Berger with unplayed rounds: articles 15 and 16 of C.07.

use crate::history::{History, Outcome};

use super::Format;

/// What one round adds to a sum.
#[derive(Clone, Copy)]
struct Contribution {
    /// The opponent's score, or that of the dummy who stands for one.
    score: i64,
    /// What the player got in the round.
    points: i64,
    /// Whether the player chose not to play: 16.1.2.
    is_voluntary: bool,
}

/// A history with the scores that opponents see.
pub(super) struct Unplayed<'a> {
    history: &'a History,
    format: Format,
    /// Scores as adjusted by article 16.3.
    adjusted: Vec<i64>,
}

impl<'a> Unplayed<'a> {
    pub(super) fn new(history: &'a History, format: Format) -> Self {
        let adjusted =
            (0..history.players.len()).map(|player| adjusted_score(history, format, player)).collect();
        Self { history, format, adjusted }
    }

    pub(super) fn history(&self) -> &'a History {
        self.history
    }

    pub(super) fn format(&self) -> Format {
        self.format
    }

    /// Articles 8.1 and 14, without so many of the lowest and highest contributions.
    pub(super) fn buchholz(&self, player: usize, lowest: usize, highest: usize) -> i64 {
        let mut contributions = self.contributions(player);
        contributions.sort_by_key(|contribution| contribution.score);
        for _ in 0..lowest.min(contributions.len()) {
            // 16.5: of a player who chose not to play, the lowest such round goes first.
            let voluntary = contributions.iter().position(|contribution| contribution.is_voluntary);
            contributions.remove(voluntary.unwrap_or(0));
        }
        contributions.truncate(contributions.len().saturating_sub(highest));
        contributions.iter().map(|contribution| contribution.score).sum()
    }

    /// Article 9.1.
    pub(super) fn sonneborn_berger(&self, player: usize) -> i64 {
        let contributions = self.contributions(player);
        contributions.iter().map(|contribution| contribution.score * contribution.points).sum()
    }

    fn contributions(&self, player: usize) -> Vec<Contribution> {
        let outcomes = &self.history.players[player].outcomes;
        outcomes.iter().filter_map(|&outcome| self.contribution(player, outcome)).collect()
    }

    fn contribution(&self, player: usize, outcome: Outcome) -> Option<Contribution> {
        let own = i64::from(self.history.points(player));
        let score = match outcome {
            Outcome::Game { opponent, .. } => self.adjusted[opponent],
            Outcome::Forfeit { opponent, .. } => match self.format {
                Format::RoundRobin => self.adjusted[opponent],
                // 16.4.1: a dummy with the player's own score, but no better than the opponent.
                Format::Swiss => own.min(self.adjusted[opponent]),
            },
            _ if self.format == Format::RoundRobin => return None,
            // 16.4.2: a dummy who is no better than with draws only.
            _ => own.min(i64::from(self.history.scoring.draw) * self.history.rounds_played() as i64),
        };
        let points = outcome.points(&self.history.scoring).into();
        Some(Contribution {
            score,
            points,
            is_voluntary: self.format == Format::Swiss && is_voluntary(outcome),
        })
    }
}

/// Article 16.1.2.
fn is_voluntary(outcome: Outcome) -> bool {
    matches!(outcome, Outcome::HalfBye | Outcome::ZeroBye | Outcome::Forfeit { won: false, .. })
}

/// Article 16.3: byes that were asked for count as draws if the player didn't come back.
fn adjusted_score(history: &History, format: Format, player: usize) -> i64 {
    let outcomes = &history.players[player].outcomes;
    let draw = i64::from(history.scoring.draw);
    let mut came_back = false;
    let mut score = 0;
    for &outcome in outcomes.iter().rev() {
        came_back |= !is_voluntary(outcome);
        let is_requested = matches!(outcome, Outcome::HalfBye | Outcome::ZeroBye);
        score += if is_requested && !came_back && format == Format::Swiss {
            draw
        } else {
            outcome.points(&history.scoring).into()
        };
    }
    score
}
