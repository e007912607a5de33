//! Tournaments for programs, in the shape of lidraughts': lists, standings as lines of JSON, games as PDN, joining and
//! leaving. A Swiss tournament has addresses of its own, as there.

use std::collections::VecDeque;
use std::convert::Infallible;

use axum::Router;
use axum::body::{Body, Bytes};
use axum::extract::{Path, Query, Request, State};
use axum::http::StatusCode;
use axum::routing::{get, post};
use crownhead_api::tournaments::{TournamentCard, TournamentKind, TournamentStage};
use crownhead_store::Stage;
use futures_util::stream;
use serde::Deserialize;
use serde_json::{Value, json};

use super::pages::card;
use super::standings::{Line, tie_breaks};
use super::table::Table;
use crate::asked::{Answer, answer};
use crate::bots::{self, Program, records};
use crate::club::{Club, now};
use crate::guard::{self, limit};
use crate::trouble::Failed;
use crate::{pdn, rooms, terms};

pub(crate) fn routes() -> Router<Club> {
    Router::new()
        .route("/api/tournament", get(list))
        .route("/api/tournament/{id}", get(tournament))
        .route("/api/tournament/{id}/results", get(results))
        .route("/api/tournament/{id}/games", get(games))
        .route("/api/tournament/{id}/join", post(join))
        .route("/api/tournament/{id}/withdraw", post(withdraw))
        .route("/api/swiss/{id}", get(swiss))
        .route("/api/swiss/{id}/results", get(swiss_results))
        .route("/api/swiss/{id}/games", get(swiss_games))
        .route("/api/swiss/{id}/join", post(swiss_join))
        .route("/api/swiss/{id}/withdraw", post(swiss_withdraw))
}

/// Which addresses are asked.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Door {
    /// Those of any tournament.
    Any,
    /// Those of Swiss tournaments.
    Swiss,
}

impl Club {
    async fn table(&self, id: &str, door: Door) -> Result<Table, Failed> {
        let missing = || Failed::not_found("tournament");
        let table = Table::load(self.store(), id).await?.ok_or_else(missing)?;
        if door == Door::Swiss && table.kind != TournamentKind::Swiss {
            return Err(missing());
        }
        Ok(table)
    }
}

// --- What programs are told ---------------------------------------------------------------------------------------

/// What both forms have in common.
fn common(card: &TournamentCard, created_by: &str) -> Result<Value, Failed> {
    let read = terms::read(&card.terms)?;
    let clock = records::clock(&read.pace)
        .map(|(limit, added)| json!({ "limit": limit / 1000, "increment": added / 1000 }));
    Ok(json!({
        "id": card.id,
        "createdBy": created_by,
        "system": card.kind.key(),
        "clock": clock,
        "rated": card.terms.rated,
        "nbPlayers": card.players,
        "variant": records::variant(read.rules()),
        "perf": { "key": records::speed(&read.pace), "name": records::speed(&read.pace) },
    }))
}

/// A tournament in the form of an arena.
fn arena_form(card: &TournamentCard, created_by: &str) -> Result<Value, Failed> {
    let mut value = common(card, created_by)?;
    value["fullName"] = json!(card.name);
    value["minutes"] = json!(card.minutes);
    value["startsAt"] = json!(card.starts);
    value["finishesAt"] = json!(card.ends);
    value["status"] = json!(match card.stage {
        TournamentStage::Open => 10,
        TournamentStage::Running => 20,
        TournamentStage::Over => 30,
    });
    if card.cancelled {
        value["cancelled"] = json!(true);
    }
    Ok(value)
}

/// A time as it is written everywhere: `2026-11-26T09:30:00Z`.
fn written(at: u64) -> String {
    let (date, time) = pdn::date_and_time(at);
    format!("{}T{time}Z", date.replace('.', "-"))
}

impl Table {
    /// The score: points of an arena, or whole points and a half.
    fn score(&self, points: u32) -> Value {
        if self.kind == TournamentKind::Arena { json!(points) } else { json!(f64::from(points) / 2.0) }
    }

    fn result(&self, line: &Line) -> Value {
        let entrant = &self.entrants[line.player];
        let mut value = json!({
            "rank": line.place,
            "score": self.score(line.points),
            "points": self.score(line.points),
            "rating": entrant.rating,
            "username": entrant.name,
            "title": (entrant.kind == crownhead_store::Kind::Bot).then_some("BOT"),
        });
        if self.is_away(line.player) {
            value["withdraw"] = json!(true);
        }
        let breaks = tie_breaks(self.kind).iter().zip(&line.tie_breaks);
        let breaks: serde_json::Map<String, Value> =
            breaks.map(|((_, name), value)| ((*name).to_owned(), json!(value))).collect();
        if !breaks.is_empty() {
            value["tieBreaks"] = Value::Object(breaks);
        }
        value
    }

    fn card(&self, club: &Club) -> TournamentCard {
        card(&self.row, self.kind, self.entrants.len() as u32, &club.options().tempo)
    }
}

async fn list(State(club): State<Club>) -> Answer {
    let work = async {
        let mut lists = [Vec::new(), Vec::new(), Vec::new()];
        for (card, organizer) in club.tournaments_with_organizers().await? {
            let stage = match card.stage {
                TournamentStage::Open => 0,
                TournamentStage::Running => 1,
                TournamentStage::Over => 2,
            };
            lists[stage].push(arena_form(&card, &organizer)?);
        }
        let [created, started, finished] = lists;
        Ok(json!({ "created": created, "started": started, "finished": finished }))
    };
    bots::told(work.await)
}

async fn tournament(State(club): State<Club>, Path(id): Path<String>) -> Answer {
    let work = async {
        let table = club.table(&id, Door::Any).await?;
        let at = now();
        let card = table.card(&club);
        let mut value = arena_form(&card, &table.row.organizer)?;
        let until = |time: Option<u64>| time.map(|time| time.saturating_sub(at) / 1000);
        match table.row.stage {
            Stage::Open => value["secondsToStart"] = json!(until(card.starts)),
            Stage::Running => {
                value["isStarted"] = json!(true);
                value["secondsToFinish"] = json!(until(card.ends));
            }
            Stage::Over => value["isFinished"] = json!(true),
        }
        if table.row.rounds > 0 {
            (value["round"], value["nbRounds"]) = (json!(table.row.round), json!(table.row.rounds));
        }
        value["botsAllowed"] = json!(table.settings.bots);
        let players: Vec<Value> = table.standings().iter().take(10).map(|line| table.result(line)).collect();
        value["standing"] = json!({ "page": 1, "players": players });
        Ok(value)
    };
    bots::told(work.await)
}

async fn swiss(State(club): State<Club>, Path(id): Path<String>) -> Answer {
    let work = async {
        let table = club.table(&id, Door::Swiss).await?;
        let card = table.card(&club);
        let mut value = common(&card, &table.row.organizer)?;
        value["name"] = json!(card.name);
        value["startsAt"] = json!(card.starts.map(written));
        (value["round"], value["nbRounds"]) = (json!(table.row.round), json!(table.row.rounds));
        let ongoing = table.pairings.iter().filter(|pairing| pairing.outcome.is_none()).count();
        value["nbOngoing"] = json!(ongoing);
        value["botsAllowed"] = json!(table.settings.bots);
        value["status"] = json!(match table.row.stage {
            Stage::Open => "created",
            Stage::Running => "started",
            Stage::Over => "finished",
        });
        if let Some(next) = table.next_round(&club.options().tempo) {
            let wait = next.saturating_sub(now()) / 1000;
            value["nextRound"] = json!({ "at": written(next), "in": wait });
        }
        Ok(value)
    };
    bots::told(work.await)
}

/// How many lines are wanted.
#[derive(Deserialize)]
struct Wanted {
    nb: Option<usize>,
}

async fn all_results(club: &Club, id: &str, door: Door, most: Option<usize>) -> Answer {
    match club.table(id, door).await {
        Ok(table) => {
            let lines = table.standings();
            let lines = lines.iter().take(most.unwrap_or(usize::MAX));
            let lines: Vec<String> = lines.map(|line| table.result(line).to_string()).collect();
            let text = if lines.is_empty() { String::new() } else { lines.join("\n") + "\n" };
            answer(StatusCode::OK, "application/x-ndjson", Body::from(text))
        }
        Err(failed) => bots::refused(failed),
    }
}

async fn results(State(club): State<Club>, Path(id): Path<String>, Query(wanted): Query<Wanted>) -> Answer {
    all_results(&club, &id, Door::Any, wanted.nb).await
}

async fn swiss_results(
    State(club): State<Club>,
    Path(id): Path<String>,
    Query(wanted): Query<Wanted>,
) -> Answer {
    all_results(&club, &id, Door::Swiss, wanted.nb).await
}

// --- Games --------------------------------------------------------------------------------------------------------

/// The games of a tournament that are still to be written, with their rounds.
struct Games {
    club: Club,
    name: String,
    left: VecDeque<(String, Option<u32>)>,
}

impl Games {
    async fn next(&mut self) -> Option<String> {
        loop {
            let (game, round) = self.left.pop_front()?;
            match self.written(&game, round).await {
                Ok(text) => return Some(text + "\n"),
                Err(failed) => tracing::error!(game, why = failed.trouble().why, "not among the games"),
            }
        }
    }

    async fn written(&self, game: &str, round: Option<u32>) -> Result<String, Failed> {
        let row = self.club.game_row(game).await?;
        let events = self.club.store().events(game).await?;
        let (card, room) = rooms::replayed(&row, &events)?;
        Ok(pdn::write(&card, &room, &self.name, round))
    }
}

/// All games that have a result, in the order of the rounds. They are sent as they are read.
async fn all_games(club: Club, id: &str, door: Door, request: Request) -> Answer {
    let work = async {
        let (head, _) = request.into_parts();
        limit(&club.limits().archives, &guard::address(&head, &club.options().proxies))?;
        club.table(id, door).await
    };
    let table = match work.await {
        Ok(table) => table,
        Err(failed) => return bots::refused(failed),
    };
    let is_arena = table.kind == TournamentKind::Arena;
    let over = table.pairings.into_iter().filter(|pairing| pairing.halves.is_some());
    let left =
        over.filter_map(|pairing| Some((pairing.game?, Some(pairing.round).filter(|_| !is_arena)))).collect();
    let games = stream::unfold(Games { club, name: table.row.name, left }, |mut games| async move {
        let text = games.next().await?;
        Some((Ok::<_, Infallible>(Bytes::from(text)), games))
    });
    answer(StatusCode::OK, "text/plain; charset=utf-8", Body::from_stream(games))
}

async fn games(State(club): State<Club>, Path(id): Path<String>, request: Request) -> Answer {
    all_games(club, &id, Door::Any, request).await
}

async fn swiss_games(State(club): State<Club>, Path(id): Path<String>, request: Request) -> Answer {
    all_games(club, &id, Door::Swiss, request).await
}

// --- Taking part --------------------------------------------------------------------------------------------------

/// What a program says when it joins.
#[derive(Deserialize)]
struct Joining {
    /// The team, 1 or 2.
    team: Option<u8>,
}

async fn take_part(
    club: &Club,
    id: &str,
    door: Door,
    person: &crownhead_store::Person,
    body: Body,
) -> Answer {
    let work = async {
        limit(&club.limits().orders, &person.id)?;
        club.table(id, door).await?;
        let Joining { team } = bots::form(body).await?;
        club.join_tournament(id, person, team.map(|team| team.wrapping_sub(1))).await?;
        Ok(bots::done())
    };
    bots::told(work.await)
}

async fn go(club: &Club, id: &str, door: Door, person: &crownhead_store::Person) -> Answer {
    let work = async {
        limit(&club.limits().orders, &person.id)?;
        club.table(id, door).await?;
        club.leave_tournament(id, person).await?;
        Ok(bots::done())
    };
    bots::told(work.await)
}

async fn join(
    State(club): State<Club>,
    Path(id): Path<String>,
    Program(person): Program,
    body: Body,
) -> Answer {
    take_part(&club, &id, Door::Any, &person, body).await
}

async fn swiss_join(
    State(club): State<Club>,
    Path(id): Path<String>,
    Program(person): Program,
    body: Body,
) -> Answer {
    take_part(&club, &id, Door::Swiss, &person, body).await
}

async fn withdraw(State(club): State<Club>, Path(id): Path<String>, Program(person): Program) -> Answer {
    go(&club, &id, Door::Any, &person).await
}

async fn swiss_withdraw(
    State(club): State<Club>,
    Path(id): Path<String>,
    Program(person): Program,
) -> Answer {
    go(&club, &id, Door::Swiss, &person).await
}
