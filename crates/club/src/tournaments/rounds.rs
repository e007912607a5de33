//! Who meets whom in the next round.

use crownhead_api::tournaments::TournamentKind;
use crownhead_pairing::{Color, Pairing, Round, TeamRound, round_robin, scheveningen, swiss, team_match};
use crownhead_store::{Attendance, EntrantRow};

use super::table::Table;

impl Table {
    /// The order of numbers in which a tournament begins. Lots are drawn by ids, which are random.
    pub(super) fn draw_numbers(&mut self) {
        let host = self.row.organizer.clone();
        self.entrants.sort_by(|a, b| {
            let rank = |entrant: &EntrantRow| std::cmp::Reverse(entrant.rating);
            let order = match self.kind {
                TournamentKind::Swiss => rank(a).cmp(&rank(b)),
                TournamentKind::TeamMatch | TournamentKind::Scheveningen => {
                    (a.team, rank(a)).cmp(&(b.team, rank(b)))
                }
                TournamentKind::Simul => (a.person != host).cmp(&(b.person != host)),
                TournamentKind::RoundRobin | TournamentKind::Arena => std::cmp::Ordering::Equal,
            };
            order.then_with(|| a.person.cmp(&b.person))
        });
        for (number, entrant) in (0..).zip(&mut self.entrants) {
            entrant.number = number;
        }
    }

    /// Whether there are enough people to begin.
    pub(super) fn can_begin(&self) -> bool {
        if self.kind.has_teams() { self.boards() > 0 } else { self.entrants.len() > 1 }
    }

    /// The number of boards of a match: those of the smaller team. The others are reserves.
    fn boards(&self) -> usize {
        let size = |team: u8| self.team(team).count();
        size(0).min(size(1))
    }

    fn team(&self, team: u8) -> impl Iterator<Item = usize> {
        let entrants = self.entrants.iter().enumerate();
        entrants.filter(move |(_, entrant)| entrant.team == Some(team)).map(|(number, _)| number)
    }

    /// The number of rounds, once it is known who plays.
    pub(super) fn count_rounds(&self) -> u32 {
        match self.kind {
            TournamentKind::RoundRobin => round_robin(self.entrants.len(), self.settings.double).len() as u32,
            TournamentKind::Scheveningen => self.boards() as u32,
            TournamentKind::Simul => 1,
            TournamentKind::Arena => 0,
            TournamentKind::Swiss | TournamentKind::TeamMatch => self.row.rounds,
        }
    }

    /// A round, from 1, if it can be paired.
    pub(super) fn pair_round(&self, round: u32) -> Option<Round> {
        let index = (round as usize).checked_sub(1)?;
        match self.kind {
            TournamentKind::RoundRobin => {
                round_robin(self.entrants.len(), self.settings.double).into_iter().nth(index)
            }
            TournamentKind::Swiss => swiss(&self.history().ok()?).ok(),
            TournamentKind::TeamMatch => {
                let rounds = team_match(self.boards(), self.row.rounds as usize);
                Some(self.between_teams(rounds.get(index)?))
            }
            TournamentKind::Scheveningen => Some(self.between_teams(scheveningen(self.boards()).get(index)?)),
            TournamentKind::Simul => (index == 0).then(|| self.exhibition()),
            TournamentKind::Arena => None,
        }
    }

    fn between_teams(&self, round: &TeamRound) -> Round {
        let teams: [Vec<usize>; 2] = [self.team(0).collect(), self.team(1).collect()];
        let games = round.iter().filter_map(|game| {
            let (a, b) = (*teams[0].get(game.a)?, *teams[1].get(game.b)?);
            Some(Pairing::with_color(a, game.color, b))
        });
        Round { games: games.collect(), bye: None }
    }

    /// The host against everybody.
    fn exhibition(&self) -> Round {
        let color = match self.settings.side {
            Some(crownhead_api::Side::Black) => Color::Black,
            _ => Color::White,
        };
        let others = (1..self.entrants.len()).filter(|&number| !self.is_away(number));
        Round { games: others.map(|other| Pairing::with_color(0, color, other)).collect(), bye: None }
    }

    /// Someone is not paired any more.
    pub(super) fn mark_away(&mut self, person: &str) {
        for entrant in self.entrants.iter_mut().filter(|entrant| entrant.person == person) {
            entrant.attendance = Attendance::Away;
        }
    }
}
