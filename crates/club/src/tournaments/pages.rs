//! What pages are told about tournaments.

use crownhead_api::club::PersonCard;
use crownhead_api::tournaments::{
    ByeChoice, ByeLine, OwnEntry, PairingLine, StandingLine, TournamentCard, TournamentKind, TournamentPage,
    TournamentStage,
};
use crownhead_store::{
    Attendance, ByeRow, EntrantRow, PairingRow, Person, Role, RulingRow, Stage, TournamentRow,
};

use super::standings::tie_breaks;
use super::table::{self, Table};
use super::{Tempo, verdict::Verdict};
use crate::club::Club;
use crate::people::{self, kind};
use crate::trouble::Failed;

/// So many games of an arena are shown that have ended.
const LAST: usize = 12;

fn stage(stage: Stage) -> TournamentStage {
    match stage {
        Stage::Open => TournamentStage::Open,
        Stage::Running => TournamentStage::Running,
        Stage::Over => TournamentStage::Over,
    }
}

/// A line of a list.
pub(super) fn card(row: &TournamentRow, kind: TournamentKind, players: u32, tempo: &Tempo) -> TournamentCard {
    TournamentCard {
        id: row.id.clone(),
        name: row.name.clone(),
        kind,
        stage: stage(row.stage),
        terms: table::terms(row),
        players,
        round: row.round,
        rounds: row.rounds,
        minutes: row.minutes,
        starts: row.begun.or(row.starts),
        ends: row.ended.or_else(|| table::ends(row, tempo)),
        cancelled: row.stage == Stage::Over && row.begun.is_none(),
    }
}

fn who(entrant: &EntrantRow) -> PersonCard {
    PersonCard {
        id: entrant.person.clone(),
        name: entrant.name.clone(),
        kind: kind(entrant.kind),
        rating: (entrant.rating > 0).then_some((entrant.rating, false)),
    }
}

/// Whether someone may start, end and remove a tournament.
pub(super) fn steers(row: &TournamentRow, person: &Person) -> bool {
    row.organizer == person.id || person.role != Role::Player
}

impl Club {
    /// The page of a tournament for someone, with a round of it or the present one.
    pub(super) async fn tournament_page(
        &self,
        id: &str,
        asked_by: Option<&Person>,
        round: Option<u32>,
    ) -> Result<TournamentPage, Failed> {
        let missing = || Failed::not_found("tournament");
        let table = Table::load(self.store(), id).await?.ok_or_else(missing)?;
        let organizer = self.store().person(&table.row.organizer).await?.ok_or_else(missing)?;
        let rulings = self.store().rulings(id).await?;
        let steers = asked_by.is_some_and(|person| steers(&table.row, person));
        let may = steers && table.kind == TournamentKind::Swiss && table.row.stage == Stage::Running;
        let pairs_again = may && table.row.round > 0 && !self.store().has_moves(id, table.row.round).await?;
        let page = table.page(people::card(&organizer), asked_by, round, &rulings, &self.options().tempo);
        Ok(TournamentPage { steers, pairs_again, ..page })
    }
}

impl Table {
    fn page(
        &self,
        organizer: PersonCard,
        asked_by: Option<&Person>,
        round: Option<u32>,
        rulings: &[RulingRow],
        tempo: &Tempo,
    ) -> TournamentPage {
        let round = round.filter(|round| (1..=self.row.rounds).contains(round)).unwrap_or(self.row.round);
        let is_arena = self.kind == TournamentKind::Arena;
        let playing = self.pairings.iter().filter(|pairing| pairing.outcome.is_none());
        let playing = playing.filter(|pairing| is_arena || pairing.round == self.row.round);
        TournamentPage {
            card: card(&self.row, self.kind, self.entrants.len() as u32, tempo),
            organizer,
            steers: false,
            own: asked_by.and_then(|person| self.number(&person.id)).map(|number| self.own(number)),
            teams: self.team_points(),
            tie_breaks: tie_breaks(self.kind).iter().map(|(_, name)| (*name).to_owned()).collect(),
            standings: self.standing_lines(),
            round,
            pairings: self.pairing_lines(round, rulings),
            next: self.next_round(tempo),
            playing: playing.count() as u32,
            pairs_again: false,
            lets_in: table::lets_in(&self.row, self.kind, &self.settings),
            swiss: self.settings.swiss,
            byes: self.bye_lines(),
            journal: self.journal_lines(rulings),
        }
    }

    /// What someone may do in it.
    fn own(&self, number: usize) -> OwnEntry {
        let entrant = &self.entrants[number];
        let choice = |round: u32| {
            let may = |half: bool| self.check_bye(number, round, Some(half)).is_ok();
            (self.bye(number, round).is_none() && may(false)).then(|| ByeChoice { round, half: may(true) })
        };
        OwnEntry {
            team: entrant.team,
            away: entrant.attendance != Attendance::Plays,
            withdrawn: entrant.attendance == Attendance::Withdrawn,
            may_rest: (self.row.round + 1..=self.row.rounds).filter_map(choice).collect(),
        }
    }

    fn bye_lines(&self) -> Vec<ByeLine> {
        let ahead =
            self.byes.iter().filter(|bye| bye.round > self.row.round && self.row.stage != Stage::Over);
        let line = |bye: &ByeRow| {
            let number = self.number(&bye.person)?;
            let half = bye.outcome == Verdict::HalfBye.word();
            Some(ByeLine { who: who(&self.entrants[number]), round: bye.round, half })
        };
        ahead.filter_map(line).collect()
    }

    fn team_points(&self) -> Option<[(String, u32); 2]> {
        let names = self.settings.teams.clone().filter(|_| self.kind.has_teams())?;
        let mut points = [0; 2];
        for (entrant, halves) in self.entrants.iter().zip(self.halves()) {
            if let Some(sum) = entrant.team.and_then(|team| points.get_mut(usize::from(team))) {
                *sum += halves;
            }
        }
        let [one, two] = names;
        Some([(one, points[0]), (two, points[1])])
    }

    fn standing_lines(&self) -> Vec<StandingLine> {
        let fighters = if self.kind == TournamentKind::Arena { self.fighters() } else { Vec::new() };
        let line = |line: super::standings::Line| {
            let entrant = &self.entrants[line.player];
            StandingLine {
                place: line.place as u32,
                who: who(entrant),
                points: line.points,
                tie_breaks: line.tie_breaks,
                team: entrant.team,
                away: entrant.attendance != Attendance::Plays,
                streak: fighters.get(line.player).is_some_and(|fighter| fighter.score.is_on_streak()),
            }
        };
        self.standings().into_iter().map(line).collect()
    }

    fn pairing_lines(&self, round: u32, rulings: &[RulingRow]) -> Vec<PairingLine> {
        if self.kind == TournamentKind::Arena {
            let (over, playing): (Vec<&PairingRow>, Vec<&PairingRow>) =
                self.pairings.iter().rev().partition(|pairing| pairing.outcome.is_some());
            return playing
                .into_iter()
                .chain(over.into_iter().take(LAST))
                .filter_map(|row| self.line(row, rulings))
                .collect();
        }
        if round <= self.row.round {
            return self.round(round).filter_map(|row| self.line(row, rulings)).collect();
        }
        self.rounds_ahead(round)
    }

    /// A round that has not been paired, where everything is known beforehand.
    fn rounds_ahead(&self, round: u32) -> Vec<PairingLine> {
        if self.kind == TournamentKind::Swiss {
            return Vec::new();
        }
        let games = self.pair_round(round).map(|round| round.games).unwrap_or_default();
        let line = |game: crownhead_pairing::Pairing| PairingLine {
            round,
            board: 0,
            white: who(&self.entrants[game.white]),
            black: Some(who(&self.entrants[game.black])),
            game: None,
            outcome: None,
            reason: None,
        };
        games.into_iter().map(line).collect()
    }

    fn line(&self, row: &PairingRow, rulings: &[RulingRow]) -> Option<PairingLine> {
        let (white, black) = self.numbers(row)?;
        Some(PairingLine {
            round: row.round,
            board: row.board,
            reason: Table::reason(rulings, row),
            white: who(&self.entrants[white]),
            black: black.map(|black| who(&self.entrants[black])),
            game: row.game.clone(),
            outcome: Verdict::read(row).map(|verdict| verdict.word().to_owned()),
        })
    }
}
