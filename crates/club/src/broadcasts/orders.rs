//! Making broadcasts, and what broadcasters and programs do.

use axum::Router;
use axum::body::{Body, to_bytes};
use axum::extract::{Path, Query, Request, State};
use axum::http::StatusCode;
use axum::http::header::{CONTENT_DISPOSITION, HeaderValue};
use axum::routing::{get, post};
use crownhead_api::broadcasts::{BroadcastCard, NewBroadcast, NewRound, RoundCard, Typed};
use crownhead_notation::rules_of_key;
use crownhead_store::{BroadcastRow, Person, RoundRow, fresh_id};
use serde::Deserialize;
use serde_json::{Value, json};

use super::reading::Incoming;
use super::{LISTED, MOST, MOST_BYTES, MOST_ROUNDS, fetching, pages, push};
use crate::asked::{Answer, Asked, answer, told};
use crate::bots::{self, Program};
use crate::chat::plain;
use crate::club::{Club, now};
use crate::guard::{self, limit};
use crate::outgoing::Address;
use crate::trouble::Failed;

/// The characters of a title.
const TITLE: std::ops::RangeInclusive<usize> = 2..=80;
/// The most characters of a line, and of the description.
const LINE: usize = 80;
const ABOUT: usize = 1_000;
/// The longest text of rules.
const RULES: usize = 1_024;
/// How often a source is asked, in seconds.
const EVERY: std::ops::RangeInclusive<u32> = 5..=3_600;
/// How far a start may be from now, in milliseconds: two years.
const FAR: u64 = 2 * 366 * 86_400_000;

pub(crate) fn routes() -> Router<Club> {
    Router::new()
        .route("/club/api/broadcasts", get(list))
        .route("/club/api/broadcast", post(make))
        .route("/club/api/broadcast/{id}", get(page))
        .route("/club/api/broadcast/{id}/edit", post(edit))
        .route("/club/api/broadcast/{id}/remove", post(remove))
        .route("/club/api/broadcast/{id}/round", post(make_round))
        .route("/club/api/round/{id}/edit", post(edit_round))
        .route("/club/api/round/{id}/remove", post(remove_round))
        .route("/club/api/round/{id}/push", post(type_in))
        .route("/club/api/round/{id}/drop", post(drop_game))
        .route("/club/api/round/{id}/games.pdn", get(games))
        .route("/api/broadcast/{id}/push", post(push_by_program))
        .route("/api/broadcast/round/{id}/push", post(push_by_program))
}

// --- Checks -------------------------------------------------------------------------------------------------------

/// A line as it is kept.
fn checked_line(text: &str, fits: impl Fn(usize) -> bool, key: &str) -> Result<String, Failed> {
    let text = plain(text);
    let is_line = fits(text.chars().count()) && !text.chars().any(char::is_control);
    if is_line { Ok(text) } else { Err(Failed::bad(key, format!("{key}: too long, or not a line"))) }
}

/// What is made, with all limits.
fn checked(new: &NewBroadcast, by: &Person) -> Result<BroadcastRow, Failed> {
    let about = plain(&new.about);
    let is_text = about.chars().count() <= ABOUT && about.chars().all(|one| one == '\n' || !one.is_control());
    if !is_text {
        return Err(Failed::bad("broadcast-about", format!("a description has at most {ABOUT} characters")));
    }
    if new.rules.len() > RULES || rules_of_key(&new.rules).is_none() {
        return Err(Failed::bad("rules", "there are no such rules"));
    }
    Ok(BroadcastRow {
        id: fresh_id(),
        title: checked_line(&new.title, |length| TITLE.contains(&length), "broadcast-title")?,
        about,
        place: checked_line(&new.place, |length| length <= LINE, "broadcast-line")?,
        dates: checked_line(&new.dates, |length| length <= LINE, "broadcast-line")?,
        rules: new.rules.clone(),
        owner: by.id.clone(),
        created: now(),
    })
}

/// A round as it is after an order of someone.
fn checked_round(new: &NewRound, before: &RoundRow, by: &Person) -> Result<RoundRow, Failed> {
    let at = now();
    if new.starts.is_some_and(|starts| starts.abs_diff(at) > FAR) {
        return Err(Failed::bad("broadcast-start", "this is not a time to begin"));
    }
    let source = new.source.as_deref().map(str::trim).filter(|source| !source.is_empty());
    let source = match source {
        Some(source) if before.source.as_deref() == Some(source) => Some(source.to_owned()),
        Some(_) if !pages::fetches(by) => return Err(Failed::not_allowed()),
        Some(source) => {
            let address: Address =
                source.parse().map_err(|error| Failed::bad("broadcast-source", format!("{error}")))?;
            Some(address.to_string())
        }
        None => None,
    };
    if source.is_some() && !EVERY.contains(&new.every) {
        let why = format!("a source is asked every {} to {} seconds", EVERY.start(), EVERY.end());
        return Err(Failed::bad("broadcast-every", why));
    }
    let mut row = RoundRow {
        name: checked_line(&new.name, |length| length <= LINE, "broadcast-line")?,
        starts: new.starts,
        ended: new.ended.then(|| before.ended.unwrap_or(at)),
        source,
        every: new.every,
        ..before.clone()
    };
    row.due = fetching::first(&row, at);
    Ok(row)
}

impl Club {
    async fn make_broadcast(&self, new: &NewBroadcast, by: &Person) -> Result<BroadcastCard, Failed> {
        if !pages::may_make(by) {
            return Err(Failed::not_allowed());
        }
        let row = checked(new, by)?;
        let (all, own) = self.store().count_broadcasts(&by.id).await?;
        if all >= MOST.0 || own >= MOST.1 {
            return Err(Failed::bad("broadcast-many", "there are too many broadcasts; remove one first"));
        }
        self.store().add_broadcast(&row).await?;
        Ok(pages::card(&row, &[], now()))
    }

    async fn add_round(&self, id: &str, new: &NewRound, by: &Person) -> Result<RoundCard, Failed> {
        let event = self.steered_broadcast(id, by).await?;
        let before = RoundRow { id: fresh_id(), broadcast: event.id, ..RoundRow::default() };
        let row = checked_round(new, &before, by)?;
        if !self.store().add_round(&row, MOST_ROUNDS).await? {
            let why = format!("a broadcast has at most {MOST_ROUNDS} rounds");
            return Err(Failed::bad("broadcast-rounds", why));
        }
        let row = self.store().round(&row.id).await?.ok_or_else(|| Failed::not_found("round"))?;
        Ok(pages::round_card(&row, now()))
    }

    /// A broadcast, for those who may steer it.
    async fn steered_broadcast(&self, id: &str, person: &Person) -> Result<BroadcastRow, Failed> {
        let row = self.store().broadcast(id).await?.ok_or_else(|| Failed::not_found("broadcast"))?;
        if pages::steers(&row, person) { Ok(row) } else { Err(Failed::not_allowed()) }
    }

    /// A round, for those who may steer it.
    async fn steered_round(&self, id: &str, person: &Person) -> Result<RoundRow, Failed> {
        let (event, row) = self.round_of(id).await?;
        if pages::steers(&event, person) { Ok(row) } else { Err(Failed::not_allowed()) }
    }
}

// --- Questions ----------------------------------------------------------------------------------------------------

async fn list(State(club): State<Club>) -> Answer {
    let work = async {
        let at = now();
        let rows = club.store().broadcasts(LISTED).await?;
        Ok(rows.iter().map(|(row, rounds)| pages::card(row, rounds, at)).collect::<Vec<_>>())
    };
    told(work.await)
}

/// Which round a page shows, and the version that it has.
#[derive(Deserialize)]
struct Shown {
    #[serde(default)]
    round: Option<String>,
    #[serde(default)]
    since: u64,
}

async fn page(
    State(club): State<Club>,
    Path(id): Path<String>,
    Query(Shown { round, since }): Query<Shown>,
    request: Request,
) -> Answer {
    let work = async {
        let person = Asked::read(&club, request).await?.holder(&club).await?;
        club.broadcast_page(&id, round.as_deref(), since, person.as_ref()).await
    };
    told(work.await)
}

/// Which game is wanted; all of them without.
#[derive(Deserialize)]
struct Wanted {
    #[serde(default)]
    game: Option<u32>,
}

/// The games of a round as a file.
async fn games(
    State(club): State<Club>,
    Path(id): Path<String>,
    Query(Wanted { game }): Query<Wanted>,
    request: Request,
) -> Answer {
    let work = async {
        let (head, _) = request.into_parts();
        limit(&club.limits().archives, &guard::address(&head, &club.options().proxies))?;
        club.round_of(&id).await?;
        let rows = club.store().broadcast_games(&id, 0).await?;
        let mut wanted = Vec::new();
        for row in rows.into_iter().filter(|row| game.is_none_or(|number| number == row.number)) {
            wanted.push((pages::game(&row)?.order(), row.pdn));
        }
        wanted.sort();
        Ok::<_, Failed>(wanted.into_iter().map(|(_, pdn)| pdn).collect::<Vec<_>>().join("\n"))
    };
    match work.await {
        Ok(text) => {
            let mut file = answer(StatusCode::OK, "text/plain; charset=utf-8", Body::from(text));
            let name = HeaderValue::from_static("attachment; filename=\"round.pdn\"");
            file.headers_mut().insert(CONTENT_DISPOSITION, name);
            file
        }
        Err(failed) => failed.response(),
    }
}

// --- Orders of pages ----------------------------------------------------------------------------------------------

async fn make(State(club): State<Club>, request: Request) -> Answer {
    let work = async {
        let asked = Asked::read(&club, request).await?;
        let person = asked.orderer(&club).await?;
        club.make_broadcast(&asked.order()?, &person).await
    };
    told(work.await)
}

async fn edit(State(club): State<Club>, Path(id): Path<String>, request: Request) -> Answer {
    let work = async {
        let asked = Asked::read(&club, request).await?;
        let person = asked.orderer(&club).await?;
        let before = club.steered_broadcast(&id, &person).await?;
        let new = NewBroadcast { rules: before.rules.clone(), ..asked.order()? };
        club.store().edit_broadcast(&BroadcastRow { id: before.id, ..checked(&new, &person)? }).await?;
        for round in club.store().rounds(&id).await? {
            club.tell_again(&round.id);
        }
        Ok(json!({}))
    };
    told(work.await)
}

async fn remove(State(club): State<Club>, Path(id): Path<String>, request: Request) -> Answer {
    let work = async {
        let person = Asked::read(&club, request).await?.orderer(&club).await?;
        club.steered_broadcast(&id, &person).await?;
        let rounds = club.store().rounds(&id).await?;
        club.store().drop_broadcast(&id).await?;
        for round in rounds {
            club.tell_again(&round.id);
        }
        Ok(json!({}))
    };
    told(work.await)
}

async fn make_round(State(club): State<Club>, Path(id): Path<String>, request: Request) -> Answer {
    let work = async {
        let asked = Asked::read(&club, request).await?;
        let person = asked.orderer(&club).await?;
        club.add_round(&id, &asked.order()?, &person).await
    };
    told(work.await)
}

async fn edit_round(State(club): State<Club>, Path(id): Path<String>, request: Request) -> Answer {
    let work = async {
        let asked = Asked::read(&club, request).await?;
        let person = asked.orderer(&club).await?;
        let before = club.steered_round(&id, &person).await?;
        club.store().edit_round(&checked_round(&asked.order()?, &before, &person)?).await?;
        club.tell_again(&id);
        Ok(json!({}))
    };
    told(work.await)
}

async fn remove_round(State(club): State<Club>, Path(id): Path<String>, request: Request) -> Answer {
    let work = async {
        let person = Asked::read(&club, request).await?.orderer(&club).await?;
        club.steered_round(&id, &person).await?;
        club.store().drop_round(&id).await?;
        club.tell_again(&id);
        Ok(json!({}))
    };
    told(work.await)
}

/// Games that someone types or pastes.
async fn type_in(State(club): State<Club>, Path(id): Path<String>, request: Request) -> Answer {
    let work = async {
        let asked = Asked::read_up_to(2 * MOST_BYTES, &club, request).await?;
        let person = asked.orderer(&club).await?;
        club.steered_round(&id, &person).await?;
        limit(&club.limits().pushes, &person.id)?;
        let Typed { pdn } = asked.order()?;
        let (_, pushed) = club.push(&id, pdn.into_bytes()).await?;
        Ok(pushed)
    };
    told(work.await)
}

async fn drop_game(State(club): State<Club>, Path(id): Path<String>, request: Request) -> Answer {
    let work = async {
        let asked = Asked::read(&club, request).await?;
        let person = asked.orderer(&club).await?;
        club.steered_round(&id, &person).await?;
        club.remove_game(&id, asked.order()?).await?;
        Ok(json!({}))
    };
    told(work.await)
}

// --- Programs -----------------------------------------------------------------------------------------------------

/// Games that a program sends with the key of an account. The body is PDN as it is.
async fn push_by_program(
    State(club): State<Club>,
    Path(id): Path<String>,
    Program(person): Program,
    body: Body,
) -> Answer {
    let work = async {
        // Whose round it is comes before what is in it.
        club.steered_round(&id, &person).await?;
        limit(&club.limits().pushes, &person.id)?;
        let text = to_bytes(body, MOST_BYTES).await.map_err(|_| push::too_long())?;
        let (reading, pushed) = club.push(&id, text.to_vec()).await?;
        Ok(json!({
            "games": reading.games.iter().map(line).collect::<Vec<_>>(),
            "changed": pushed.changed,
            "elsewhere": pushed.elsewhere,
            "troubles": pushed.troubles.iter().map(|trouble| &trouble.why).collect::<Vec<_>>(),
        }))
    };
    bots::told(work.await)
}

/// A game in the answer, in the names that programs know.
fn line(game: &Incoming) -> Value {
    let tags: serde_json::Map<String, Value> =
        game.tags.iter().map(|(name, value)| (name.clone(), json!(value))).collect();
    let mut line = json!({ "tags": tags, "moves": game.record.plies });
    if let Some(error) = &game.error {
        line["error"] = json!(error);
    }
    line
}
