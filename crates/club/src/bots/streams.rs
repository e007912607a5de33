//! Streams of lines: what happens to a bot, and in a game. An empty line every few seconds shows that the stream lives.

use std::convert::Infallible;
use std::sync::Arc;
use std::time::Duration;

use axum::body::{Body, Bytes};
use axum::extract::{Path, State};
use axum::http::StatusCode;
use crownhead_api::club::{Challenge, ChatLine, GameCard, Tell};
use crownhead_room::Terms;
use crownhead_store::Person;
use futures_util::stream;
use serde_json::{Value, json};
use tokio::sync::watch;

use super::{Bot, records, refused};
use crate::asked::{Answer, answer};
use crate::club::{Club, now};
use crate::http::FRESH;
use crate::line::{Line, Outlet};
use crate::live::{Live, Moment};
use crate::terms;
use crate::trouble::Failed;

/// How often a stream shows that it lives: as often as lidraughts.
const PULSE: Duration = Duration::from_secs(6);

fn lined(value: &Value) -> Bytes {
    Bytes::from(format!("{value}\n"))
}

fn ndjson(body: Body) -> Answer {
    answer(StatusCode::OK, "application/x-ndjson", body)
}

/// What a stream waits for.
enum Next {
    Told(Box<Tell>),
    Pulse,
    End,
}

async fn next(outlet: &mut Outlet, stopping: &mut watch::Receiver<bool>) -> Next {
    tokio::select! {
        text = outlet.messages.recv() => match text.and_then(|text| serde_json::from_str(&text).ok()) {
            Some(tell) => Next::Told(Box::new(tell)),
            None => Next::End,
        },
        () = outlet.cut.notified() => Next::End,
        _ = async { stopping.wait_for(|stopping| *stopping).await.map(|_| ()) } => Next::End,
        () = tokio::time::sleep(PULSE) => Next::Pulse,
    }
}

// --- What happens to a bot ----------------------------------------------------------------------------------------

/// A bot that listens. It is here as long as the stream lasts.
struct Ear {
    club: Club,
    person: Person,
    line: Line,
    outlet: Outlet,
    stopping: watch::Receiver<bool>,
    first: Vec<Bytes>,
}

impl Drop for Ear {
    fn drop(&mut self) {
        self.club.lobby().leave(&self.person.id, self.line.id);
    }
}

impl Ear {
    async fn open(club: Club, person: Person) -> Result<Ear, Failed> {
        let (line, outlet) = Line::new();
        let mut first = Vec::new();
        for challenge in club.challenges_to(&person, now().saturating_sub(FRESH)).await? {
            first.extend(told_of_challenge(&challenge));
        }
        for row in club.store().live_games_of(&person.id).await? {
            first.push(game_start(&crate::rooms::card(&row)));
        }
        // The first of them goes out first.
        first.reverse();
        club.lobby().enter(&person.id, &line)?;
        let stopping = club.stopping();
        Ok(Ear { club, person, line, outlet, stopping, first })
    }

    async fn next(&mut self) -> Option<Bytes> {
        if let Some(bytes) = self.first.pop() {
            return Some(bytes);
        }
        loop {
            let told = match next(&mut self.outlet, &mut self.stopping).await {
                Next::Told(tell) => match *tell {
                    Tell::Challenged(challenge) => told_of_challenge(&challenge),
                    Tell::Begun(card) => Some(game_start(&card)),
                    _ => None,
                },
                Next::Pulse => Some(Bytes::from_static(b"\n")),
                Next::End => return None,
            };
            if told.is_some() {
                return told;
            }
        }
    }
}

fn told_of_challenge(challenge: &Challenge) -> Option<Bytes> {
    let terms = terms::read(&challenge.offer.terms).ok()?;
    Some(lined(&json!({ "type": "challenge", "challenge": records::challenge(challenge, &terms) })))
}

fn game_start(card: &GameCard) -> Bytes {
    lined(&json!({ "type": "gameStart", "game": { "id": card.id } }))
}

pub(super) async fn events(State(club): State<Club>, Bot(person): Bot) -> Answer {
    match Ear::open(club, person).await {
        Ok(ear) => {
            let lines = stream::unfold(ear, |mut ear| async move {
                let bytes = ear.next().await?;
                Some((Ok::<_, Infallible>(bytes), ear))
            });
            ndjson(Body::from_stream(lines))
        }
        Err(failed) => refused(failed),
    }
}

// --- What happens in a game ---------------------------------------------------------------------------------------

/// A bot at a board. It is present as long as the stream lasts.
struct Seat {
    club: Club,
    live: Arc<Live>,
    terms: Terms,
    line: Line,
    outlet: Outlet,
    stopping: watch::Receiver<bool>,
    /// What was told last; nothing before the first line.
    told: Option<Moment>,
    over: bool,
}

impl Drop for Seat {
    fn drop(&mut self) {
        self.live.leave(self.line.id);
        self.club.rooms().forget_idle(&self.live);
    }
}

impl Seat {
    async fn open(club: Club, person: &Person, game: &str) -> Result<Seat, Failed> {
        let live = club.rooms().open(club.store(), game).await?;
        if live.side(&person.id).is_none() {
            return Err(Failed::not_found("game of yours"));
        }
        let terms = terms::read(&live.card.terms)?;
        let (line, outlet) = Line::new();
        live.watch(&line, &person.id, 0);
        let stopping = club.stopping();
        Ok(Seat { club, live, terms, line, outlet, stopping, told: None, over: false })
    }

    async fn next(&mut self) -> Option<Bytes> {
        if self.over {
            return None;
        }
        loop {
            let told = match next(&mut self.outlet, &mut self.stopping).await {
                Next::Told(tell) => self.hear(&tell),
                Next::Pulse => Some(Bytes::from_static(b"\n")),
                Next::End => return None,
            };
            if told.is_some() {
                return told;
            }
        }
    }

    /// The line for what has happened, if there is one.
    fn hear(&mut self, tell: &Tell) -> Option<Bytes> {
        match tell {
            Tell::Room { .. } | Tell::Events { .. } => {
                let moment = self.live.moment();
                if self.told.as_ref() == Some(&moment) {
                    return None;
                }
                self.over = moment.over;
                let value = match self.told {
                    None => records::game_full(&self.live.card, &self.terms, &moment),
                    Some(_) => records::game_state(&self.terms, &moment),
                };
                self.told = Some(moment);
                Some(lined(&value))
            }
            Tell::Chat { line, .. } => {
                let ChatLine { name, text, .. } = line;
                Some(lined(&json!({ "type": "chatLine", "room": "player", "username": name, "text": text })))
            }
            _ => None,
        }
    }
}

pub(super) async fn game(State(club): State<Club>, Path(id): Path<String>, Bot(person): Bot) -> Answer {
    match Seat::open(club, &person, &id).await {
        Ok(seat) => {
            let lines = stream::unfold(seat, |mut seat| async move {
                let bytes = seat.next().await?;
                Some((Ok::<_, Infallible>(bytes), seat))
            });
            ndjson(Body::from_stream(lines))
        }
        Err(failed) => refused(failed),
    }
}
