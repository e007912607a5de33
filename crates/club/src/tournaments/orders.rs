//! Making tournaments, joining and leaving them, and what organizers do.

use axum::Router;
use axum::extract::{Path, Query, Request, State};
use axum::routing::{get, post};
use crownhead_api::tournaments::{Joining, NewTournament, TournamentCard, TournamentKind};
use crownhead_room::Pace;
use crownhead_store::{Kind, Person, Role, Stage, TournamentRow, fresh_id};
use serde::Deserialize;
use serde_json::json;

use super::pages::{card, steers};
use super::table::{self, Settings, Table};
use crate::asked::{Answer, Asked, told};
use crate::club::{Club, now};
use crate::games::check_terms;
use crate::trouble::Failed;

/// So many tournaments are listed of each stage.
const LISTED: [(Stage, u32); 3] = [(Stage::Running, 50), (Stage::Open, 50), (Stage::Over, 15)];
/// So many may be open or go on, and so many of one organizer.
const MOST: u32 = 200;
const MOST_OF_ONE: usize = 5;
/// The characters of a name.
const NAME: std::ops::RangeInclusive<usize> = 2..=50;
/// The most rounds that can be chosen.
const ROUNDS: u32 = 30;
/// The longest arena, in minutes.
const MINUTES: u32 = 720;
/// How often a step is tried while others decide, too.
const TRIES: u32 = 5;
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
}

/// A name as it is kept.
fn checked_name(text: &str) -> Result<String, Failed> {
    let text = text.trim();
    let fits = NAME.contains(&text.chars().count()) && !text.chars().any(char::is_control);
    let why = || format!("a name has {} to {} characters", NAME.start(), NAME.end());
    if fits { Ok(text.to_owned()) } else { Err(Failed::bad("tournament-name", why())) }
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
    if new.starts.is_some_and(|starts| starts < at || starts > at + AHEAD) {
        return Err(Failed::bad("tournament-start", "this is not a time to begin"));
    }
    let teams = match &new.teams {
        Some([one, two]) if new.kind.has_teams() => Some([checked_name(one)?, checked_name(two)?]),
        None if new.kind.has_teams() => return Err(Failed::bad("tournament-name", "the teams need names")),
        _ => None,
    };
    let settings = Settings { double: new.double, side: new.side, teams };
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
        let (kind, _) = table::read(row)?;
        let rating = self.rated_card(person, &terms).await?.rating.map_or(0, |(points, _)| points);
        let may = row.stage == Stage::Open || (row.stage == Stage::Running && kind.lets_in_late());
        let most = most_players(kind);
        if may && self.store().join(&row.id, row.stage, &person.id, (rating, team), most).await? {
            return Ok(());
        }
        Err(Failed::bad("tournament-closed", "this tournament takes nobody in any more"))
    }

    async fn known_tournament(&self, id: &str) -> Result<TournamentRow, Failed> {
        self.store().tournament(id).await?.ok_or_else(|| Failed::not_found("tournament"))
    }

    /// Ends a tournament that goes on, whatever is paired at the same time.
    async fn end_now(&self, id: &str) -> Result<(), Failed> {
        for _ in 0..TRIES {
            let table = Table::load(self.store(), id).await?;
            let table = table.ok_or_else(|| Failed::not_found("tournament"))?;
            let mut step = table.step(now());
            step.after.0 = Stage::Over;
            if self.store().take_step(&step).await? {
                return Ok(());
            }
        }
        Err(Failed::too_often())
    }

    /// A tournament, for those who may steer it.
    async fn steered(&self, id: &str, person: &Person) -> Result<TournamentRow, Failed> {
        let row = self.known_tournament(id).await?;
        if steers(&row, person) { Ok(row) } else { Err(Failed::not_allowed()) }
    }
}

async fn list(State(club): State<Club>) -> Answer {
    let work = async {
        let mut cards = Vec::new();
        for (stage, most) in LISTED {
            for (row, players) in club.store().tournaments(stage, most).await? {
                let (kind, _) = table::read(&row)?;
                cards.push(card(&row, kind, players, &club.options().tempo));
            }
        }
        Ok(cards)
    };
    told(work.await)
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
        let missing = || Failed::not_found("tournament");
        let table = Table::load(club.store(), &id).await?.ok_or_else(missing)?;
        let organizer = club.store().person(&table.row.organizer).await?.ok_or_else(missing)?;
        Ok(table.page(&organizer, person.as_ref(), round, &club.options().tempo))
    };
    told(work.await)
}

async fn join(State(club): State<Club>, Path(id): Path<String>, request: Request) -> Answer {
    let work = async {
        let asked = Asked::read(&club, request).await?;
        let person = asked.orderer(&club).await?;
        let Joining { team } = asked.order()?;
        let row = club.known_tournament(&id).await?;
        let (kind, _) = table::read(&row)?;
        if kind.has_teams() != team.is_some_and(|team| team < 2) {
            return Err(Failed::bad("tournament-team", "choose one of the teams"));
        }
        club.put_in(&row, &person, team).await?;
        club.scribe().notices().changed(&id);
        Ok(json!({}))
    };
    told(work.await)
}

async fn leave(State(club): State<Club>, Path(id): Path<String>, request: Request) -> Answer {
    let work = async {
        let person = Asked::read(&club, request).await?.orderer(&club).await?;
        let row = club.known_tournament(&id).await?;
        if row.kind == TournamentKind::Simul.key() && row.organizer == person.id {
            return Err(Failed::bad("tournament-host", "the host stays"));
        }
        if !club.store().leave(&id, &person.id).await? {
            return Err(Failed::not_found("player"));
        }
        club.scribe().notices().changed(&id);
        Ok(json!({}))
    };
    told(work.await)
}

/// Begins at once.
async fn start(State(club): State<Club>, Path(id): Path<String>, request: Request) -> Answer {
    let work = async {
        let person = Asked::read(&club, request).await?.orderer(&club).await?;
        club.steered(&id, &person).await?;
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

/// Ends a tournament that goes on, and removes any other. Games that go on are played to their end.
async fn end(State(club): State<Club>, Path(id): Path<String>, request: Request) -> Answer {
    let work = async {
        let person = Asked::read(&club, request).await?.orderer(&club).await?;
        let row = club.steered(&id, &person).await?;
        if row.stage == Stage::Running {
            club.end_now(&id).await?;
        } else if row.stage == Stage::Open || person.role != Role::Player {
            club.store().drop_tournament(&id).await?;
        } else {
            // What has been played is history; only moderators remove it.
            return Err(Failed::not_allowed());
        }
        club.scribe().notices().changed(&id);
        club.lobby().tell_tournament(&id, true);
        Ok(json!({}))
    };
    told(work.await)
}
