//! What organizers and moderators decide: results, players, byes, the time, another pairing. Also what players of a Swiss
//! tournament ask for themselves.
//!
//! Each decision is one transaction with its line in the journal. It meets the tournament as it was looked at: if a round
//! was paired meanwhile, it is looked at again. The game of a pairing whose result is decided ends afterwards, and that is
//! made up for after a crash.

use axum::Router;
use axum::extract::{Path, Request, State};
use axum::routing::post;
use crownhead_api::tournaments::{
    Because, ByeOrder, PlayerMeasure, PlayerOrder, ResultOrder, StartOrder, TournamentKind,
};
use crownhead_store::{Act, Attendance, Kind, PairingRow, Person, Role, Ruling, Stage};
use serde_json::json;

use super::journal::PAIR_AGAIN;
use super::orders::check_start;
use super::pages::steers;
use super::table::Table;
use super::verdict::Verdict;
use crate::asked::{Answer, Asked, told};
use crate::club::{Club, now};
use crate::trouble::Failed;

/// How often something is decided while others decide, too.
const TRIES: u32 = 5;
/// The characters of a reason.
const REASON: usize = 200;
/// Both sides have moved: the game counts as played.
const BEGUN: usize = 2;

pub(super) fn routes() -> Router<Club> {
    Router::new()
        .route("/club/api/tournament/{id}/result", post(result))
        .route("/club/api/tournament/{id}/player", post(player))
        .route("/club/api/tournament/{id}/bye", post(bye))
        .route("/club/api/tournament/{id}/time", post(time))
        .route("/club/api/tournament/{id}/pair-again", post(pair_again))
}

fn refused(key: &str, why: &str) -> Failed {
    Failed::bad(key, why)
}

/// A reason as it is kept.
pub(super) fn checked(reason: &str, required: bool) -> Result<String, Failed> {
    let reason = reason.trim();
    let fits = reason.chars().count() <= REASON && !reason.chars().any(char::is_control);
    if fits && !(required && reason.is_empty()) {
        return Ok(reason.to_owned());
    }
    let least = usize::from(required);
    Err(Failed::bad("tournament-reason", format!("a reason has {least} to {REASON} characters")))
}

/// Who may decide about a tournament.
fn check_steers(table: &Table, by: &Person) -> Result<(), Failed> {
    if steers(&table.row, by) { Ok(()) } else { Err(Failed::not_allowed()) }
}

/// Nobody decides about a game of one's own; moderators do.
fn check_apart(pairing: &PairingRow, by: &Person) -> Result<(), Failed> {
    let plays = pairing.white == by.id || pairing.black.as_ref() == Some(&by.id);
    if plays && by.role == Role::Player {
        return Err(refused("tournament-own-game", "a moderator decides about your own game"));
    }
    Ok(())
}

impl Club {
    /// Carries out what is decided about a tournament as it is now.
    pub(super) async fn decide(
        &self,
        id: &str,
        by: &Person,
        (what, reason): (&str, &str),
        act: impl Fn(&mut Table) -> Result<Act, Failed>,
    ) -> Result<(), Failed> {
        for _ in 0..TRIES {
            let table = Table::load(self.store(), id).await?;
            let mut table = table.ok_or_else(|| Failed::not_found("tournament"))?;
            let ruling = Ruling {
                tournament: id.to_owned(),
                before: (table.row.stage, table.row.round),
                at: now(),
                arbiter: by.id.clone(),
                what: what.to_owned(),
                reason: reason.to_owned(),
                act: act(&mut table)?,
            };
            if self.store().rule(&ruling).await? {
                self.scribe().notices().changed(id);
                self.lobby().tell_tournament(id, true);
                return Ok(());
            }
        }
        Err(Failed::too_often())
    }

    /// Sets the result of a pairing.
    async fn set_result(
        &self,
        id: &str,
        by: &Person,
        (what, reason): (&str, &str),
        (round, board, verdict): (u32, u32, Verdict),
    ) -> Result<(), Failed> {
        self.decide(id, by, (what, reason), |table| {
            check_steers(table, by)?;
            let found =
                table.pairings.iter_mut().find(|pairing| (pairing.round, pairing.board) == (round, board));
            let pairing = found.ok_or_else(|| Failed::not_found("game"))?;
            check_apart(pairing, by)?;
            if pairing.black.is_none() != verdict.is_bye() {
                return Err(refused("tournament-result", "this result is not possible here"));
            }
            let old = pairing.outcome.replace(verdict.word().to_owned());
            if old == pairing.outcome {
                return Err(refused("tournament-same", "this is the case already"));
            }
            let places = if table.row.stage == Stage::Over { table.places() } else { Vec::new() };
            Ok(Act::Result { round, board, old, new: verdict.word().to_owned(), places })
        })
        .await
    }

    /// Someone loses the games that go on.
    async fn forfeit(&self, id: &str, by: &Person, player: &str, reason: &str) -> Result<(), Failed> {
        let table = Table::load(self.store(), id).await?;
        let table = table.ok_or_else(|| Failed::not_found("tournament"))?;
        check_steers(&table, by)?;
        let mut games = Vec::new();
        for pairing in table.pairings.iter().filter(|pairing| pairing.outcome.is_none()) {
            let is_white = pairing.white == player;
            let Some(game) = &pairing.game else { continue };
            if !is_white && pairing.black.as_deref() != Some(player) {
                continue;
            }
            check_apart(pairing, by)?;
            let events = self.store().events(game).await?;
            let moves = events.iter().filter(|event| event.text.starts_with("move ")).count();
            let verdict = match (moves >= BEGUN, is_white) {
                (true, true) => Verdict::Black,
                (true, false) => Verdict::White,
                (false, true) => Verdict::BlackForfeit,
                (false, false) => Verdict::WhiteForfeit,
            };
            games.push((pairing.round, pairing.board, verdict));
        }
        if games.is_empty() {
            return Err(refused("tournament-no-game", "this player has no game now"));
        }
        for game in games {
            self.set_result(id, by, ("forfeit", reason), game).await?;
        }
        Ok(())
    }

    /// Whether someone is paired.
    pub(super) async fn set_attendance(
        &self,
        id: &str,
        by: &Person,
        player: &str,
        (measure, reason): (PlayerMeasure, &str),
    ) -> Result<(), Failed> {
        let new = match measure {
            PlayerMeasure::Pause => Attendance::Away,
            PlayerMeasure::Withdraw => Attendance::Withdrawn,
            PlayerMeasure::Forfeit | PlayerMeasure::Readmit => Attendance::Plays,
        };
        self.decide(id, by, (measure.key(), reason), |table| {
            if by.id != player {
                check_steers(table, by)?;
            }
            if table.row.stage == Stage::Over {
                return Err(refused("tournament-over", "the tournament is over"));
            }
            let number = table.number(player).ok_or_else(|| Failed::not_found("player"))?;
            if table.kind == TournamentKind::Simul && player == table.row.organizer {
                return Err(refused("tournament-host", "the host stays"));
            }
            if table.entrants[number].kind == Kind::Gone {
                return Err(Failed::not_found("player"));
            }
            let old = table.entrants[number].attendance;
            if old == Attendance::Withdrawn && by.id == player && !steers(&table.row, by) {
                return Err(refused("tournament-withdrawn", "the organizer has withdrawn you"));
            }
            if old == new {
                return Err(refused("tournament-same", "this is the case already"));
            }
            Ok(Act::Attendance { player: player.to_owned(), new })
        })
        .await
    }

    async fn set_bye(&self, id: &str, by: &Person, order: &ByeOrder) -> Result<(), Failed> {
        let player = order.player.as_deref().unwrap_or(&by.id);
        let reason = checked(&order.reason, false)?;
        self.decide(id, by, ("bye", &reason), |table| {
            if by.id != player {
                check_steers(table, by)?;
            }
            let number = table.number(player).ok_or_else(|| Failed::not_found("player"))?;
            table.check_bye(number, order.round, order.half)?;
            let outcome = order.half.map(|half| if half { Verdict::HalfBye } else { Verdict::ZeroBye });
            let outcome = outcome.map(|verdict| verdict.word().to_owned());
            Ok(Act::Bye { player: player.to_owned(), round: order.round, outcome })
        })
        .await
    }
}

impl Table {
    /// Whether a player may have such a bye in a round, or give it back.
    pub(super) fn check_bye(&self, number: usize, round: u32, half: Option<bool>) -> Result<(), Failed> {
        let is_ahead = self.kind == TournamentKind::Swiss
            && self.row.stage != Stage::Over
            && (self.row.round + 1..=self.row.rounds).contains(&round);
        if !is_ahead {
            return Err(refused(
                "tournament-bye",
                "a bye is for a round of a Swiss tournament that has not been paired",
            ));
        }
        let Some(half) = half else { return Ok(()) };
        let others =
            |&other: &usize| other != number && !self.is_away(other) && self.bye(other, round).is_none();
        // Before the beginning nobody knows who will come.
        if self.row.stage == Stage::Running && (0..self.entrants.len()).filter(others).count() < 2 {
            return Err(refused("tournament-bye-few", "too few players are left in this round"));
        }
        if half && !self.may_rest_half(number, round) {
            return Err(refused("tournament-half-bye", "no half-point bye is possible here"));
        }
        Ok(())
    }

    /// Whether the terms allow a player another half-point bye in this round.
    fn may_rest_half(&self, number: usize, round: u32) -> bool {
        let Some(person) = self.entrants.get(number).map(|entrant| &entrant.person) else { return false };
        let word = Verdict::HalfBye.word();
        let had = self.pairings.iter().filter(|pairing| {
            pairing.white == *person && pairing.black.is_none() && pairing.outcome.as_deref() == Some(word)
        });
        let asked = self.byes.iter().filter(|bye| {
            bye.person == *person && bye.outcome == word && bye.round > self.row.round && bye.round != round
        });
        let terms = &self.settings.swiss;
        ((had.count() + asked.count()) as u32) < terms.half_byes
            && round.saturating_add(terms.last_rounds) <= self.row.rounds
    }
}

async fn result(State(club): State<Club>, Path(id): Path<String>, request: Request) -> Answer {
    let work = async {
        let asked = Asked::read(&club, request).await?;
        let person = asked.orderer(&club).await?;
        club.known_to_steer(&id, &person).await?;
        let order: ResultOrder = asked.order()?;
        let reason = checked(&order.reason, true)?;
        let unknown = || refused("tournament-result", "this result is not possible here");
        let verdict = Verdict::of_word(&order.outcome).ok_or_else(unknown)?;
        club.set_result(&id, &person, ("result", &reason), (order.round, order.board, verdict)).await?;
        Ok(json!({}))
    };
    told(work.await)
}

async fn player(State(club): State<Club>, Path(id): Path<String>, request: Request) -> Answer {
    let work = async {
        let asked = Asked::read(&club, request).await?;
        let person = asked.orderer(&club).await?;
        club.known_to_steer(&id, &person).await?;
        let PlayerOrder { player, what, reason } = asked.order()?;
        let required = matches!(what, PlayerMeasure::Forfeit | PlayerMeasure::Withdraw);
        let reason = checked(&reason, required)?;
        if what == PlayerMeasure::Forfeit {
            club.forfeit(&id, &person, &player, &reason).await?;
        } else {
            club.set_attendance(&id, &person, &player, (what, &reason)).await?;
        }
        Ok(json!({}))
    };
    told(work.await)
}

/// A bye, for oneself or for someone else.
async fn bye(State(club): State<Club>, Path(id): Path<String>, request: Request) -> Answer {
    let work = async {
        let asked = Asked::read(&club, request).await?;
        let person = asked.orderer(&club).await?;
        club.set_bye(&id, &person, &asked.order()?).await?;
        Ok(json!({}))
    };
    told(work.await)
}

/// Another time to begin.
async fn time(State(club): State<Club>, Path(id): Path<String>, request: Request) -> Answer {
    let work = async {
        let asked = Asked::read(&club, request).await?;
        let person = asked.orderer(&club).await?;
        club.known_to_steer(&id, &person).await?;
        let StartOrder { starts, reason } = asked.order()?;
        check_start(starts)?;
        let reason = checked(&reason, false)?;
        club.decide(&id, &person, ("start", &reason), |table| {
            check_steers(table, &person)?;
            if table.row.stage != Stage::Open {
                return Err(refused("tournament-begun", "the tournament has begun"));
            }
            Ok(Act::Start(starts))
        })
        .await?;
        Ok(json!({}))
    };
    told(work.await)
}

/// The last round again, as long as nobody has moved in it.
async fn pair_again(State(club): State<Club>, Path(id): Path<String>, request: Request) -> Answer {
    let work = async {
        let asked = Asked::read(&club, request).await?;
        let person = asked.orderer(&club).await?;
        club.known_to_steer(&id, &person).await?;
        let Because { reason } = asked.order()?;
        let reason = checked(&reason, false)?;
        let round = club.known_tournament(&id).await?.round;
        if club.store().has_moves(&id, round).await? {
            return Err(refused("tournament-moved", "games of this round have begun"));
        }
        club.decide(&id, &person, (PAIR_AGAIN, &reason), |table| {
            check_steers(table, &person)?;
            let may = table.kind == TournamentKind::Swiss && table.row.stage == Stage::Running;
            if !may || table.row.round == 0 {
                return Err(refused(
                    "tournament-pair-again",
                    "only a round of a Swiss tournament is paired again",
                ));
            }
            if table.row.round != round {
                return Err(refused("tournament-moved", "the next round has been paired"));
            }
            Ok(Act::PairAgain)
        })
        .await?;
        Ok(json!({}))
    };
    told(work.await)
}
