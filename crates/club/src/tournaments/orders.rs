//! Making tournaments, joining and leaving them, and what organizers do.

use axum::Router;
use axum::extract::{Path, Query, Request, State};
use axum::routing::{get, post};
use crownhead_api::tournaments::{
    Because, Joining, NewTournament, PlayerMeasure, SwissTerms, TournamentCard, TournamentEntry,
    TournamentKind,
};
use crownhead_room::Pace;
use crownhead_store::{Act, Attendance, EntryRow, Kind, Person, Role, Stage, TournamentRow, fresh_id};
use serde::Deserialize;
use serde_json::json;

use super::arbiter;
use super::pages::{card, steers};
use super::table::{self, Settings, Table};
use crate::asked::{Answer, Asked, told};
use crate::club::{Club, now};
use crate::games::check_terms;
use crate::trouble::Failed;

/// So many tournaments are listed of each stage.
const LISTED: [(Stage, u32); 3] = [(Stage::Running, 50), (Stage::Open, 50), (Stage::Over, 15)];
/// So many are in a profile.
const OF_ONE: u32 = 50;
/// So many may be open or go on, and so many of one organizer.
const MOST: u32 = 200;
const MOST_OF_ONE: usize = 5;
/// The characters of a name.
const NAME: std::ops::RangeInclusive<usize> = 2..=50;
/// The most rounds that can be chosen.
const ROUNDS: u32 = 30;
/// The longest arena, in minutes.
const MINUTES: u32 = 720;
/// The most half-point byes of a player.
const HALF_BYES: u32 = 3;
/// How far ahead a start may be, in milliseconds: a year.
const AHEAD: u64 = 366 * 86_400_000;

/// How many may take part.
const fn most_players(kind: TournamentKind) -> u32 {
    match kind {
        TournamentKind::Swiss | TournamentKind::Arena => crownhead_pairing::MOST_PLAYERS as u32,
        TournamentKind::TeamMatch => 100,
        TournamentKind::RoundRobin | TournamentKind::Scheveningen | TournamentKind::Simul => 40,
    }
}

pub(crate) fn routes() -> Router<Club> {
    Router::new()
        .route("/club/api/tournaments", get(list))
        .route("/club/api/tournament", post(make))
        .route("/club/api/tournament/{id}", get(page))
        .route("/club/api/tournament/{id}/join", post(join))
        .route("/club/api/tournament/{id}/leave", post(leave))
        .route("/club/api/tournament/{id}/start", post(start))
        .route("/club/api/tournament/{id}/end", post(end))
        .merge(arbiter::routes())
}

/// A name as it is kept.
fn checked_name(text: &str) -> Result<String, Failed> {
    let text = text.trim();
    let fits = NAME.contains(&text.chars().count()) && !text.chars().any(char::is_control);
    let why = || format!("a name has {} to {} characters", NAME.start(), NAME.end());
    if fits { Ok(text.to_owned()) } else { Err(Failed::bad("tournament-name", why())) }
}

/// Whether a tournament may begin then.
pub(super) fn check_start(starts: Option<u64>) -> Result<(), Failed> {
    let at = now();
    if starts.is_some_and(|starts| starts < at || starts > at + AHEAD) {
        return Err(Failed::bad("tournament-start", "this is not a time to begin"));
    }
    Ok(())
}

/// What is made, with all limits.
fn checked(new: &NewTournament, by: &Person) -> Result<TournamentRow, Failed> {
    if by.kind != Kind::Member {
        return Err(Failed::bad("tournament-guest", "tournaments are made by members"));
    }
    let terms = check_terms(&new.terms, by)?;
    let is_arena = new.kind == TournamentKind::Arena;
    if terms.pace == Pace::Open || (is_arena && !matches!(terms.pace, Pace::Live(_))) {
        return Err(Failed::bad("tournament-pace", "a tournament needs a clock"));
    }
    let asks_rounds = matches!(new.kind, TournamentKind::Swiss | TournamentKind::TeamMatch);
    if asks_rounds && !(1..=ROUNDS).contains(&new.rounds) {
        return Err(Failed::bad("tournament-rounds", format!("there are 1 to {ROUNDS} rounds")));
    }
    if is_arena && !(1..=MINUTES).contains(&new.minutes) {
        return Err(Failed::bad("tournament-minutes", format!("an arena has 1 to {MINUTES} minutes")));
    }
    let at = now();
    check_start(new.starts)?;
    if new.swiss.half_byes > HALF_BYES || new.swiss.last_rounds > ROUNDS || new.swiss.late_until > ROUNDS {
        return Err(Failed::bad(
            "tournament-terms",
            format!("a player has 0 to {HALF_BYES} half-point byes"),
        ));
    }
    let teams = match &new.teams {
        Some([one, two]) if new.kind.has_teams() => Some([checked_name(one)?, checked_name(two)?]),
        None if new.kind.has_teams() => return Err(Failed::bad("tournament-name", "the teams need names")),
        _ => None,
    };
    let swiss = if new.kind == TournamentKind::Swiss { new.swiss } else { SwissTerms::default() };
    let settings = Settings { double: new.double, side: new.side, teams, bots: new.bots, swiss };
    Ok(TournamentRow {
        id: fresh_id(),
        name: checked_name(&new.name)?,
        kind: new.kind.key().to_owned(),
        rules: new.terms.rules.clone(),
        start: new.terms.start.clone(),
        pace: terms.pace.to_string(),
        rated: terms.rated,
        claims: terms.players_claim,
        rounds: if asks_rounds { new.rounds } else { 0 },
        round: 0,
        minutes: if is_arena { new.minutes } else { 0 },
        stage: Stage::Open,
        organizer: by.id.clone(),
        created: at,
        starts: new.starts,
        begun: None,
        ended: None,
        settings: serde_json::to_string(&settings)
            .map_err(|error| Failed::bad("order", error.to_string()))?,
    })
}

impl Club {
    async fn make_tournament(&self, new: &NewTournament, by: &Person) -> Result<TournamentCard, Failed> {
        let row = checked(new, by)?;
        let (mut all, mut own) = (0, 0);
        for stage in [Stage::Open, Stage::Running] {
            let rows = self.store().tournaments(stage, MOST).await?;
            all += rows.len();
            own += rows.iter().filter(|(row, _)| row.organizer == by.id).count();
        }
        if all >= MOST as usize || own >= MOST_OF_ONE {
            return Err(Failed::bad("tournament-many", "there are too many tournaments; end one first"));
        }
        self.store().add_tournament(&row).await?;
        let mut players = 0;
        if new.kind == TournamentKind::Simul {
            self.put_in(&row, by, None).await?;
            players = 1;
        }
        self.scribe().notices().changed(&row.id);
        self.lobby().tell_tournament(&row.id, true);
        Ok(card(&row, new.kind, players, &self.options().tempo))
    }

    /// Someone takes part; the rating is that of now.
    async fn put_in(&self, row: &TournamentRow, person: &Person, team: Option<u8>) -> Result<(), Failed> {
        let terms = check_terms(&table::terms(row), person)?;
        let (kind, settings) = table::read(row)?;
        if person.kind == Kind::Bot && !settings.bots {
            return Err(Failed::bad("tournament-bots", "bots may not join this tournament"));
        }
        let rating = self.rated_card(person, &terms).await?.rating.map_or(0, |(points, _)| points);
        let most = most_players(kind);
        let may = table::lets_in(row, kind, &settings);
        if may && kind == TournamentKind::Swiss && row.stage == Stage::Running {
            // Latecomers are in the journal.
            let enter = |_: &mut Table| Ok(Act::Enter { player: person.id.clone(), rating, most });
            return self.decide(&row.id, person, ("late", ""), enter).await;
        }
        if may && self.store().join(&row.id, row.stage, &person.id, (rating, team), most).await? {
            return Ok(());
        }
        Err(Failed::bad("tournament-closed", "this tournament takes nobody in any more"))
    }

    /// Someone joins, or comes back.
    pub(crate) async fn join_tournament(
        &self,
        id: &str,
        person: &Person,
        team: Option<u8>,
    ) -> Result<(), Failed> {
        let missing = || Failed::not_found("tournament");
        let table = Table::load(self.store(), id).await?.ok_or_else(missing)?;
        let (row, kind) = (&table.row, table.kind);
        let own = table.number(&person.id).map(|number| table.entrants[number].attendance);
        match (own, row.stage) {
            (Some(Attendance::Withdrawn), _) => {
                let why = "the organizer has withdrawn you";
                return Err(Failed::bad("tournament-withdrawn", why));
            }
            (Some(Attendance::Plays), Stage::Running) => return Ok(()),
            (Some(Attendance::Away), Stage::Running) if kind != TournamentKind::Arena => {
                self.set_attendance(id, person, &person.id, (PlayerMeasure::Readmit, "")).await?;
                return Ok(());
            }
            _ => {}
        }
        if kind.has_teams() != team.is_some_and(|team| team < 2) {
            return Err(Failed::bad("tournament-team", "choose one of the teams"));
        }
        self.put_in(row, person, team).await?;
        self.scribe().notices().changed(id);
        Ok(())
    }

    /// Someone leaves, or pauses once it has begun.
    pub(crate) async fn leave_tournament(&self, id: &str, person: &Person) -> Result<(), Failed> {
        let row = self.known_tournament(id).await?;
        if row.kind == TournamentKind::Simul.key() && row.organizer == person.id {
            return Err(Failed::bad("tournament-host", "the host stays"));
        }
        if row.kind == TournamentKind::Swiss.key() && row.stage == Stage::Running {
            return self.set_attendance(id, person, &person.id, (PlayerMeasure::Pause, "")).await;
        }
        if !self.store().leave(id, &person.id).await? {
            return Err(Failed::not_found("player"));
        }
        self.scribe().notices().changed(id);
        Ok(())
    }

    pub(super) async fn known_tournament(&self, id: &str) -> Result<TournamentRow, Failed> {
        self.store().tournament(id).await?.ok_or_else(|| Failed::not_found("tournament"))
    }

    /// A tournament, for those who may steer it.
    pub(super) async fn known_to_steer(&self, id: &str, person: &Person) -> Result<TournamentRow, Failed> {
        let row = self.known_tournament(id).await?;
        if steers(&row, person) { Ok(row) } else { Err(Failed::not_allowed()) }
    }

    /// The tournaments of each stage that are listed, with the ids of their organizers.
    pub(super) async fn tournaments_with_organizers(&self) -> Result<Vec<(TournamentCard, String)>, Failed> {
        let mut cards = Vec::new();
        for (stage, most) in LISTED {
            for (row, players) in self.store().tournaments(stage, most).await? {
                let (kind, _) = table::read(&row)?;
                cards.push((card(&row, kind, players, &self.options().tempo), row.organizer));
            }
        }
        Ok(cards)
    }

    /// The tournaments of someone, the newest first.
    pub(crate) async fn tournaments_of(&self, person: &str) -> Result<Vec<TournamentEntry>, Failed> {
        let entry = |entry: EntryRow| {
            let (kind, _) = table::read(&entry.tournament)?;
            let card = card(&entry.tournament, kind, entry.players, &self.options().tempo);
            Ok(TournamentEntry { card, place: entry.place })
        };
        self.store().tournaments_of(person, OF_ONE).await?.into_iter().map(entry).collect()
    }
}

async fn list(State(club): State<Club>) -> Answer {
    let cards = club.tournaments_with_organizers().await;
    told(cards.map(|cards| cards.into_iter().map(|(card, _)| card).collect::<Vec<_>>()))
}

async fn make(State(club): State<Club>, request: Request) -> Answer {
    let work = async {
        let asked = Asked::read(&club, request).await?;
        let person = asked.orderer(&club).await?;
        club.make_tournament(&asked.order()?, &person).await
    };
    told(work.await)
}

/// Which round a page shows.
#[derive(Deserialize)]
struct Shown {
    #[serde(default)]
    round: Option<u32>,
}

async fn page(
    State(club): State<Club>,
    Path(id): Path<String>,
    Query(Shown { round }): Query<Shown>,
    request: Request,
) -> Answer {
    let work = async {
        let person = Asked::read(&club, request).await?.holder(&club).await?;
        club.tournament_page(&id, person.as_ref(), round).await
    };
    told(work.await)
}

async fn join(State(club): State<Club>, Path(id): Path<String>, request: Request) -> Answer {
    let work = async {
        let asked = Asked::read(&club, request).await?;
        let person = asked.orderer(&club).await?;
        let Joining { team } = asked.order()?;
        club.join_tournament(&id, &person, team).await?;
        Ok(json!({}))
    };
    told(work.await)
}

async fn leave(State(club): State<Club>, Path(id): Path<String>, request: Request) -> Answer {
    let work = async {
        let person = Asked::read(&club, request).await?.orderer(&club).await?;
        club.leave_tournament(&id, &person).await?;
        Ok(json!({}))
    };
    told(work.await)
}

/// Begins at once.
async fn start(State(club): State<Club>, Path(id): Path<String>, request: Request) -> Answer {
    let work = async {
        let person = Asked::read(&club, request).await?.orderer(&club).await?;
        club.known_to_steer(&id, &person).await?;
        let missing = || Failed::not_found("tournament");
        let table = Table::load(club.store(), &id).await?.ok_or_else(missing)?;
        if !table.can_begin() {
            return Err(Failed::bad("tournament-empty", "there are not enough players"));
        }
        if !club.store().set_start(&id, now()).await? {
            return Err(Failed::bad("tournament-closed", "this tournament has begun"));
        }
        club.scribe().notices().changed(&id);
        Ok(json!({}))
    };
    told(work.await)
}

/// Ends a tournament that goes on: games that go on are played to their end. One that is open is called off; it stays with
/// its reason, if somebody has joined. Moderators remove any that doesn't go on.
async fn end(State(club): State<Club>, Path(id): Path<String>, request: Request) -> Answer {
    let work = async {
        let asked = Asked::read(&club, request).await?;
        let person = asked.orderer(&club).await?;
        let row = club.known_to_steer(&id, &person).await?;
        let reason = arbiter::checked(&asked.order::<Because>()?.reason, false)?;
        let is_steward = person.role != Role::Player && row.organizer != person.id;
        let others = club.store().entrants(&id).await?.iter().any(|it| it.person != row.organizer);
        let keeps = row.stage == Stage::Running || (row.stage == Stage::Open && others && !is_steward);
        if !keeps {
            // What has been played is history; only moderators remove it.
            if row.stage == Stage::Over && person.role == Role::Player {
                return Err(Failed::not_allowed());
            }
            club.store().drop_tournament(&id).await?;
            club.scribe().notices().changed(&id);
            club.lobby().tell_tournament(&id, true);
            return Ok(json!({}));
        }
        let what = if row.stage == Stage::Running { "end" } else { "cancel" };
        club.decide(&id, &person, (what, &reason), |table| match table.row.stage {
            stage if stage == row.stage => Ok(Act::End(table.places())),
            _ => Err(Failed::bad("tournament-begun", "the tournament has begun, or is over")),
        })
        .await?;
        Ok(json!({}))
    };
    told(work.await)
}
