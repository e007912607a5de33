//! A tournament as the data file has it, and what follows from that.

use crownhead_api::Side;
use crownhead_api::club::TermsRecord;
use crownhead_api::tournaments::{SwissTerms, TournamentKind};
use crownhead_pairing::{Attendance as Coming, Color, History, HistoryError, Pairing, Player, Round};
use crownhead_store::{Attendance, ByeRow, EntrantRow, PairingRow, Stage, Store, TournamentRow};
use serde::{Deserialize, Serialize};

use super::Tempo;
use super::verdict::Verdict;
use crate::trouble::Failed;

/// What only some kinds have.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub(super) struct Settings {
    /// Whether everybody meets everybody twice.
    #[serde(default)]
    pub(super) double: bool,
    /// The side of the host.
    #[serde(default)]
    pub(super) side: Option<Side>,
    #[serde(default)]
    pub(super) teams: Option<[String; 2]>,
    /// Whether bots may join.
    #[serde(default)]
    pub(super) bots: bool,
    #[serde(default)]
    pub(super) swiss: SwissTerms,
}

/// A tournament.
#[derive(Debug)]
pub(super) struct Table {
    pub(super) row: TournamentRow,
    pub(super) kind: TournamentKind,
    pub(super) settings: Settings,
    /// By their numbers, once it has begun.
    pub(super) entrants: Vec<EntrantRow>,
    pub(super) pairings: Vec<PairingRow>,
    /// The byes that were asked for.
    pub(super) byes: Vec<ByeRow>,
}

/// The kind and the settings of a row.
pub(super) fn read(row: &TournamentRow) -> Result<(TournamentKind, Settings), Failed> {
    let wrong = || Failed::bad("record", format!("tournament {}: unknown kind or settings", row.id));
    let kind = TournamentKind::from_key(&row.kind).ok_or_else(wrong)?;
    Ok((kind, serde_json::from_str(&row.settings).map_err(|_| wrong())?))
}

pub(super) fn terms(row: &TournamentRow) -> TermsRecord {
    TermsRecord {
        rules: row.rules.clone(),
        start: row.start.clone(),
        pace: row.pace.clone(),
        rated: row.rated,
        claims: row.claims,
    }
}

/// Whether someone may join who does not take part yet.
pub(super) fn lets_in(row: &TournamentRow, kind: TournamentKind, settings: &Settings) -> bool {
    let until = settings.swiss.late_until;
    match row.stage {
        Stage::Open => true,
        Stage::Running => kind.lets_in_late() && (until == 0 || row.round < until),
        Stage::Over => false,
    }
}

/// When an arena ends; none for other kinds, and before it has begun.
pub(super) fn ends(row: &TournamentRow, tempo: &Tempo) -> Option<u64> {
    let begun = row.begun.filter(|_| row.minutes > 0)?;
    Some(begun + u64::from(row.minutes) * tempo.minute.as_millis() as u64)
}

impl Table {
    pub(super) async fn load(store: &Store, id: &str) -> Result<Option<Table>, Failed> {
        let Some(row) = store.tournament(id).await? else { return Ok(None) };
        let (kind, settings) = read(&row)?;
        let (entrants, pairings) = (store.entrants(id).await?, store.pairings(id).await?);
        let byes = if kind == TournamentKind::Swiss { store.byes(id).await? } else { Vec::new() };
        Ok(Some(Table { row, kind, settings, entrants, pairings, byes }))
    }

    pub(super) fn number(&self, person: &str) -> Option<usize> {
        self.entrants.iter().position(|entrant| entrant.person == person)
    }

    pub(super) fn is_away(&self, number: usize) -> bool {
        self.entrants.get(number).is_none_or(|entrant| entrant.attendance != Attendance::Plays)
    }

    /// The pairings of a round.
    pub(super) fn round(&self, round: u32) -> impl Iterator<Item = &PairingRow> {
        self.pairings.iter().filter(move |pairing| pairing.round == round)
    }

    pub(super) fn is_round_over(&self) -> bool {
        self.round(self.row.round).all(|pairing| pairing.outcome.is_some())
    }

    /// When the next round is paired; none while games of this one go on, and after the last.
    pub(super) fn next_round(&self, tempo: &Tempo) -> Option<u64> {
        let waits = self.row.stage == Stage::Running && self.is_round_over();
        if self.kind == TournamentKind::Arena || !waits || self.row.round >= self.row.rounds {
            return None;
        }
        let last = self.round(self.row.round).filter_map(|pairing| pairing.ended).max();
        Some(last.map_or(0, |last| last + tempo.pause.as_millis() as u64))
    }

    /// When something happens by itself.
    pub(super) fn due(&self, tempo: &Tempo, now: u64) -> Option<u64> {
        match (self.row.stage, self.kind) {
            (Stage::Open, _) => self.row.starts,
            (Stage::Running, TournamentKind::Arena) => Some(now + tempo.wave.as_millis() as u64),
            (Stage::Running, _) => self.next_round(tempo),
            (Stage::Over, _) => None,
        }
    }

    /// The players of a pairing, by their numbers.
    pub(super) fn numbers(&self, pairing: &PairingRow) -> Option<(usize, Option<usize>)> {
        let white = self.number(&pairing.white)?;
        match &pairing.black {
            Some(black) => Some((white, Some(self.number(black)?))),
            None => Some((white, None)),
        }
    }

    /// What has happened in rounds. A game that goes on is not in it.
    pub(super) fn history(&self) -> Result<History, HistoryError> {
        let player = |(seed, entrant): (u32, &EntrantRow)| Player {
            seed,
            rating: entrant.rating,
            outcomes: Vec::new(),
            attendance: Coming::Plays,
        };
        let mut players: Vec<Player> = (1..).zip(&self.entrants).map(player).collect();
        if self.kind == TournamentKind::Swiss {
            crownhead_pairing::seed_by_rating(&mut players);
        }
        let mut history = History::new(players, self.row.rounds as usize);
        // By lot: ids are random.
        if self.row.id.bytes().fold(0, |sum, byte| sum ^ byte) & 1 == 1 {
            history.first_color = Color::Black;
        }
        for number in 1..=self.row.round {
            let (mut round, mut results) = (Round::default(), Vec::new());
            for pairing in self.round(number) {
                match (self.numbers(pairing), Verdict::read(pairing)) {
                    (Some((white, None)), Some(Verdict::HalfBye)) => {
                        history.players[white].attendance = Coming::HalfBye;
                    }
                    (Some((white, None)), Some(Verdict::Bye)) => round.bye = Some(white),
                    (Some((white, Some(black))), Some(verdict)) => {
                        if let Some(result) = verdict.result() {
                            round.games.push(Pairing::new(white, black));
                            results.push(result);
                        }
                    }
                    _ => {}
                }
            }
            history.add_round(&round, &results)?;
        }
        for (number, player) in history.players.iter_mut().enumerate() {
            player.attendance = self.coming(number);
        }
        Ok(history)
    }

    /// What a player does in the next round.
    fn coming(&self, number: usize) -> Coming {
        if self.is_away(number) {
            return Coming::Withdrawn;
        }
        match self.bye(number, self.row.round + 1) {
            Some(Verdict::HalfBye) => Coming::HalfBye,
            Some(_) => Coming::ZeroBye,
            None => Coming::Plays,
        }
    }

    /// The bye of a player in a round that has not been paired.
    pub(super) fn bye(&self, number: usize, round: u32) -> Option<Verdict> {
        let person = &self.entrants.get(number)?.person;
        let bye = self.byes.iter().find(|bye| bye.round == round && bye.person == *person)?;
        Verdict::of_word(&bye.outcome)
    }
}
