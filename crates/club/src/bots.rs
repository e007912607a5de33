//! The interface for programs that play, in the shape of that of lidraughts: bridges between it and an engine work here by
//! changing an address. A program shows its key with every request, so cookies and origins don't matter.
//!
//! `docs/bots.md` and `/api/openapi.json` describe it.

mod moves;
mod orders;
mod records;
mod streams;

use axum::Router;
use axum::extract::{FromRequestParts, State};
use axum::http::StatusCode;
use axum::http::header::AUTHORIZATION;
use axum::http::request::Parts;
use axum::routing::{get, post};
use crownhead_store::{Kind, Pass, Person};
use serde::Serialize;
use serde_json::{Value, json};

use crate::asked::{self, Answer};
use crate::club::Club;
use crate::guard::limit;
use crate::trouble::Failed;

pub(crate) use moves::Unfinished;

pub(crate) fn routes() -> Router<Club> {
    Router::new()
        .route("/api/openapi.json", get(description))
        .route("/api/account", get(account))
        .route("/api/account/playing", get(orders::playing))
        .route("/api/bot/account/upgrade", post(upgrade))
        .route("/api/users/status", get(orders::status))
        .route("/api/stream/event", get(streams::events))
        .route("/api/challenge/{id}", post(orders::challenge))
        .route("/api/challenge/{id}/accept", post(orders::accept))
        .route("/api/challenge/{id}/decline", post(orders::decline))
        .route("/api/challenge/{id}/cancel", post(orders::cancel))
        .route("/api/bot/game/stream/{id}", get(streams::game))
        .route("/api/bot/game/{id}/move/{text}", post(orders::play))
        .route("/api/bot/game/{id}/chat", post(orders::chat))
        .route("/api/bot/game/{id}/abort", post(orders::abort))
        .route("/api/bot/game/{id}/resign", post(orders::resign))
        .route("/game/export/{id}", get(orders::export))
}

/// The answer to an order that was carried out.
fn done() -> Value {
    json!({ "ok": true })
}

/// An answer in the form that bridges expect: an object, or `error` with the reason.
pub(crate) fn told(result: Result<impl Serialize, Failed>) -> Answer {
    match result {
        Ok(value) => asked::json(StatusCode::OK, &value),
        Err(failed) => refused(failed),
    }
}

/// The one whose key comes with a request.
pub(crate) struct Program(pub(crate) Person);

impl FromRequestParts<Club> for Program {
    type Rejection = Answer;

    async fn from_request_parts(head: &mut Parts, club: &Club) -> Result<Program, Answer> {
        let shown = head.headers.get(AUTHORIZATION).and_then(|value| value.to_str().ok());
        let key = shown.and_then(|shown| shown.strip_prefix("Bearer "));
        let found = match key {
            Some(key) => club.holder_of(key.trim(), Pass::Bot).await,
            None => Ok(None),
        };
        let admit = |person: Option<Person>| {
            let person = person.ok_or_else(Failed::no_key)?;
            limit(&club.limits().programs, &person.id)?;
            Ok(Program(person))
        };
        found.and_then(admit).map_err(refused)
    }
}

/// The same, if it is a bot already.
struct Bot(Person);

impl FromRequestParts<Club> for Bot {
    type Rejection = Answer;

    async fn from_request_parts(head: &mut Parts, club: &Club) -> Result<Bot, Answer> {
        let Program(person) = Program::from_request_parts(head, club).await?;
        if person.kind == Kind::Bot { Ok(Bot(person)) } else { Err(refused(Failed::no_bot())) }
    }
}

fn refused(failed: Failed) -> Answer {
    asked::json(failed.status(), &json!({ "error": failed.trouble().why }))
}

async fn description(State(club): State<Club>) -> Answer {
    told(records::description(&club.options().name()))
}

async fn account(State(club): State<Club>, Program(person): Program) -> Answer {
    told(club.profile(&person).await.map(|profile| records::account(&profile)))
}

async fn upgrade(State(club): State<Club>, Program(person): Program) -> Answer {
    let work = async {
        let is_bot = person.kind == Kind::Bot || club.store().make_bot(&person.id).await?;
        let late = || Failed::bad("upgrade", "an account that has played can't become a bot");
        is_bot.then(done).ok_or_else(late)
    };
    told(work.await)
}
