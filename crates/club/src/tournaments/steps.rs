//! What is to be decided about a tournament now.

use crownhead_api::Side;
use crownhead_api::tournaments::TournamentKind;
use crownhead_pairing::Round;
use crownhead_room::FIRST_MOVE;
use crownhead_store::{PairingRow, Stage, Step};

use super::arena::Queue;
use super::table::{self, Table};
use super::verdict::Verdict;
use crate::club::Club;
use crate::terms;
use crate::trouble::Failed;

impl Table {
    /// A step that changes nothing.
    pub(super) fn step(&self, at: u64) -> Step {
        let here = (self.row.stage, self.row.round);
        Step {
            tournament: self.row.id.clone(),
            before: here,
            after: here,
            rounds: self.row.rounds,
            at,
            numbers: Vec::new(),
            away: Vec::new(),
            outcomes: Vec::new(),
            games: Vec::new(),
            pairings: Vec::new(),
            places: Vec::new(),
        }
    }

    /// Notes what has come of games that have ended.
    fn settle(&mut self, step: &mut Step) -> Result<(), Failed> {
        let first = terms::read(&table::terms(&self.row))?.start.turn();
        let mut absent = Vec::new();
        for pairing in self.pairings.iter_mut().filter(|pairing| pairing.outcome.is_none()) {
            let Some(verdict) = Verdict::of_game(pairing, first) else { continue };
            pairing.outcome = Some(verdict.word().to_owned());
            step.outcomes.push((pairing.round, pairing.board, verdict.word().to_owned()));
            let players = [Some(&pairing.white), pairing.black.as_ref()].into_iter().flatten();
            absent.extend(players.zip(verdict.absent()).filter(|(_, away)| *away).map(|(id, _)| id.clone()));
        }
        // Who doesn't come is not paired again before coming back. Where everything is paired beforehand it is no use.
        if self.kind.lets_in_late() {
            for person in &absent {
                self.mark_away(person);
            }
            step.away = absent;
        }
        Ok(())
    }

    fn begin(&mut self, step: &mut Step) {
        self.draw_numbers();
        step.numbers = self.entrants.iter().map(|entrant| entrant.person.clone()).collect();
        self.row.rounds = self.count_rounds();
        self.row.stage = if self.can_begin() { Stage::Running } else { Stage::Over };
        self.row.begun = Some(step.at);
    }

    /// The next round, if it is time for it; ends the tournament after the last one.
    fn go_on(&mut self, club: &Club, queue: &mut Queue, at: u64) -> Option<Round> {
        let tempo = &club.options().tempo;
        if self.kind == TournamentKind::Arena {
            if table::ends(&self.row, tempo).is_none_or(|end| end > at) {
                let wave = self.wave(queue, |person| club.lobby().is_here(person));
                return Some(wave).filter(|wave| !wave.games.is_empty());
            }
            if !self.has_games() {
                self.row.stage = Stage::Over;
            }
            return None;
        }
        if !self.is_round_over() {
            return None;
        }
        if self.row.round < self.row.rounds {
            if self.next_round(tempo).is_some_and(|next| next > at) {
                return None;
            }
            if let Some(round) = self.pair_round(self.row.round + 1) {
                return Some(round);
            }
            // Nobody is left who could meet: this was the last round.
            self.row.rounds = self.row.round;
        }
        self.row.stage = Stage::Over;
        None
    }
}

impl Table {
    /// Those who are not paired in a round of a Swiss tournament, because nobody is left or because they asked for it.
    fn unpaired(&self, round: &Round) -> Vec<PairingRow> {
        let left_over = round.bye.map(|number| (number, Verdict::Bye));
        let asked = (0..self.entrants.len()).filter(|&number| !self.is_away(number));
        let asked = asked.filter_map(|number| Some((number, self.bye(number, self.row.round)?)));
        let row = |(board, (number, verdict)): (usize, (usize, Verdict))| PairingRow {
            round: self.row.round,
            board: board as u32,
            white: self.entrants[number].person.clone(),
            outcome: Some(verdict.word().to_owned()),
            ..PairingRow::default()
        };
        (round.games.len() + 1..).zip(left_over.into_iter().chain(asked)).map(row).collect()
    }
}

impl Club {
    /// What is to be decided now; none if it is nothing. The table is changed accordingly.
    pub(super) async fn next_step(
        &self,
        table: &mut Table,
        queue: &mut Queue,
        at: u64,
    ) -> Result<Option<Step>, Failed> {
        let mut step = table.step(at);
        let nothing = step.clone();
        table.settle(&mut step)?;
        if table.row.stage == Stage::Open && table.row.starts.is_some_and(|starts| starts <= at) {
            table.begin(&mut step);
        }
        if table.row.stage == Stage::Running
            && let Some(round) = table.go_on(self, queue, at)
        {
            table.row.round += 1;
            self.set_up(table, &round, &mut step).await?;
        }
        step.after = (table.row.stage, table.row.round);
        step.rounds = table.row.rounds;
        if step == nothing {
            return Ok(None);
        }
        if table.row.stage == Stage::Over {
            step.places = table.places();
        }
        Ok(Some(step))
    }

    /// The games of a round.
    async fn set_up(&self, table: &Table, round: &Round, step: &mut Step) -> Result<(), Failed> {
        let terms = table::terms(&table.row);
        let patience = self.patience(table, round);
        for (board, game) in (1..).zip(&round.games) {
            let (white, black) = (&table.entrants[game.white], &table.entrants[game.black]);
            let mut pairing = PairingRow {
                round: table.row.round,
                board,
                white: white.person.clone(),
                black: Some(black.person.clone()),
                ..PairingRow::default()
            };
            if let Some(verdict) = Verdict::without(table.is_away(game.white), table.is_away(game.black)) {
                pairing.outcome = Some(verdict.word().to_owned());
            } else {
                let missing = || Failed::not_found("player");
                let white = self.store().person(&white.person).await?.ok_or_else(missing)?;
                let black = self.store().person(&black.person).await?.ok_or_else(missing)?;
                let mut new = self.new_game(&terms, &white, &black, Some(Side::White), None).await?;
                new.tournament = Some(table.row.id.clone());
                new.patience = patience;
                pairing.game = Some(new.id.clone());
                step.games.push(new);
            }
            step.pairings.push(pairing);
        }
        if table.kind == TournamentKind::Swiss {
            step.pairings.extend(table.unpaired(round));
        }
        Ok(())
    }

    /// The time for the first move, if it is not the usual one. The host of an exhibition goes from board to board.
    fn patience(&self, table: &Table, round: &Round) -> Option<u64> {
        let one = self.options().tempo.first_move.as_millis() as u64;
        let all = if table.kind == TournamentKind::Simul { one * round.games.len() as u64 } else { one };
        (all != FIRST_MOVE).then_some(all)
    }
}
