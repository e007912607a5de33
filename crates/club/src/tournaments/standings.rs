//! Who is ahead.

use std::cmp::Reverse;

use crownhead_api::tournaments::TournamentKind;
use crownhead_pairing::{Format, Standing, TieBreak, standings};

use super::table::Table;
use super::verdict::Verdict;

/// A line: the place, the number of the player, the points, the values of the tie-breaks.
pub(super) type Line = Standing;

/// The tie-breaks of a kind, and their names.
pub(super) const fn tie_breaks(kind: TournamentKind) -> &'static [(TieBreak, &'static str)] {
    match kind {
        TournamentKind::Swiss => &[
            (TieBreak::BuchholzCut1, "buchholz-cut-1"),
            (TieBreak::Buchholz, "buchholz"),
            (TieBreak::SonnebornBerger, "sonneborn-berger"),
        ],
        TournamentKind::RoundRobin => &[
            (TieBreak::DirectEncounter, "direct-encounter"),
            (TieBreak::Wins, "wins"),
            (TieBreak::SonnebornBerger, "sonneborn-berger"),
        ],
        TournamentKind::TeamMatch | TournamentKind::Scheveningen => &[(TieBreak::Wins, "wins")],
        TournamentKind::Arena | TournamentKind::Simul => &[],
    }
}

impl Table {
    /// Everybody, the best first.
    pub(super) fn standings(&self) -> Vec<Line> {
        let format = match self.kind {
            TournamentKind::Arena => {
                let fighters = self.fighters();
                let points: Vec<u32> = fighters.iter().map(|fighter| fighter.score.points()).collect();
                return self.ranked(&points);
            }
            TournamentKind::Simul => return self.ranked(&self.halves()),
            TournamentKind::Swiss => Format::Swiss,
            TournamentKind::RoundRobin | TournamentKind::TeamMatch | TournamentKind::Scheveningen => {
                Format::RoundRobin
            }
        };
        let breaks: Vec<TieBreak> = tie_breaks(self.kind).iter().map(|(tie_break, _)| *tie_break).collect();
        let ranked = self.history().and_then(|history| standings(&history, format, &breaks));
        ranked.unwrap_or_else(|error| {
            tracing::error!(tournament = self.row.id, %error, "no standings");
            self.ranked(&self.halves())
        })
    }

    /// The ids of everybody with their places; nothing before the beginning.
    pub(super) fn places(&self) -> Vec<(String, u32)> {
        if self.row.begun.is_none() {
            return Vec::new();
        }
        let place = |line: Line| (self.entrants[line.player].person.clone(), line.place as u32);
        self.standings().into_iter().map(place).collect()
    }

    /// The points of everybody in halves.
    pub(super) fn halves(&self) -> Vec<u32> {
        let mut halves = vec![0; self.entrants.len()];
        for pairing in &self.pairings {
            let Some((white, black)) = self.numbers(pairing) else { continue };
            let scores = Verdict::read(pairing).and_then(Verdict::scores);
            for (number, score) in [Some(white), black].into_iter().zip(scores.into_iter().flatten()) {
                if let Some(number) = number {
                    halves[number] += match score {
                        crownhead_pairing::Score::Win => 2,
                        crownhead_pairing::Score::Draw => 1,
                        crownhead_pairing::Score::Loss => 0,
                    };
                }
            }
        }
        halves
    }

    /// Players with equal points share a place.
    fn ranked(&self, points: &[u32]) -> Vec<Line> {
        let mut order: Vec<usize> = (0..points.len()).collect();
        order.sort_by_key(|&number| (Reverse(points[number]), Reverse(self.entrants[number].rating), number));
        let line = |&player: &usize| {
            let better = points.iter().filter(|&&other| other > points[player]).count();
            Line { place: better + 1, player, points: points[player], tie_breaks: Vec::new() }
        };
        order.iter().map(line).collect()
    }
}
