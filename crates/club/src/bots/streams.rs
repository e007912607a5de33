//! Streams of lines: what happens to a bot, and in a game. An empty line every few seconds shows that the stream lives.

use std::collections::HashSet;
use std::convert::Infallible;
use std::time::Duration;

use axum::body::{Body, Bytes};
use axum::extract::{Path, State};
use axum::http::StatusCode;
use crownhead_api::club::{Challenge, ChatLine, EventRecord, GameCard, Tell};
use crownhead_room::Room;
use crownhead_store::{NewGame, Person};
use futures_util::stream;
use serde_json::{Value, json};
use tokio::sync::watch;

use super::{Bot, records, refused};
use crate::asked::{Answer, answer};
use crate::club::{Club, now};
use crate::http::FRESH;
use crate::line::{Line, Outlet};
use crate::live::Moment;
use crate::seated::Seated;
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
    /// The challenges and games that were told.
    known: HashSet<String>,
}

impl Drop for Ear {
    fn drop(&mut self) {
        self.club.lobby().leave(&self.person.id, self.line.id);
    }
}

impl Ear {
    async fn open(club: Club, person: Person) -> Result<Ear, Failed> {
        let (line, outlet) = Line::new();
        // First of all it listens: what happens while the database is read is not lost, but told once.
        club.lobby().enter(&person.id, &line)?;
        let stopping = club.stopping();
        let (first, known) = (Vec::new(), HashSet::new());
        let mut ear = Ear { club, person, line, outlet, stopping, first, known };
        for challenge in ear.club.challenges_to(&ear.person, now().saturating_sub(FRESH)).await? {
            ear.first.extend(told_of_challenge(&challenge));
            ear.known.insert(challenge.id);
        }
        for row in ear.club.store().live_games_of(&ear.person.id).await? {
            ear.first.push(game_start(&crate::rooms::card(&row)));
            ear.known.insert(row.game.id);
        }
        // The first of them goes out first.
        ear.first.reverse();
        Ok(ear)
    }

    async fn next(&mut self) -> Option<Bytes> {
        if let Some(bytes) = self.first.pop() {
            return Some(bytes);
        }
        loop {
            let told = match next(&mut self.outlet, &mut self.stopping).await {
                Next::Told(tell) => match *tell {
                    Tell::Challenged(challenge) if self.known.insert(challenge.id.clone()) => {
                        told_of_challenge(&challenge)
                    }
                    Tell::Begun(card) if self.known.insert(card.id.clone()) => Some(game_start(&card)),
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
    seated: Seated,
    line: Line,
    outlet: Outlet,
    stopping: watch::Receiver<bool>,
    /// The game as the club tells of it; nothing before the first line.
    copy: Option<Copy>,
    over: bool,
}

/// A game as the club tells of it.
struct Copy {
    card: GameCard,
    room: Room,
    told: Moment,
}

impl Drop for Seat {
    fn drop(&mut self) {
        self.seated.leave(&self.club, self.line.id);
        if let Some(cluster) = self.club.cluster() {
            cluster.forget_line(self.line.id);
        }
    }
}

impl Seat {
    async fn open(club: Club, person: &Person, game: &str) -> Result<Seat, Failed> {
        let row = club.store().game(game).await?.filter(|row| {
            let NewGame { white, black, .. } = &row.game;
            [white, black].contains(&&person.id)
        });
        row.ok_or_else(|| Failed::not_found("game of yours"))?;
        let (line, outlet) = Line::new();
        let seated = club.sit(game, &line, person, 0).await?;
        let stopping = club.stopping();
        Ok(Seat { club, seated, line, outlet, stopping, copy: None, over: false })
    }

    async fn next(&mut self) -> Option<Bytes> {
        if self.over {
            return None;
        }
        loop {
            let told = match next(&mut self.outlet, &mut self.stopping).await {
                Next::Told(tell) => self.hear(*tell),
                Next::Pulse => Some(Bytes::from_static(b"\n")),
                Next::End => return None,
            };
            if told.is_some() {
                return told;
            }
        }
    }

    /// The line for what has happened, if there is one.
    fn hear(&mut self, tell: Tell) -> Option<Bytes> {
        match tell {
            Tell::Room { card, events, .. } => {
                let mut room = Room::new(terms::read(&card.terms).ok()?, card.created);
                let at = apply(&mut room, &events).unwrap_or(card.created);
                let told = Moment::of(&room, at);
                self.over = told.over;
                let value = records::game_full(&card, room.terms(), &told);
                self.copy = Some(Copy { card, room, told });
                Some(lined(&value))
            }
            Tell::Events { game, events, .. } => {
                let copy = self.copy.as_mut().filter(|copy| copy.card.id == game)?;
                let at = apply(&mut copy.room, &events)?;
                let moment = Moment::of(&copy.room, at);
                self.over = moment.over;
                let is_news = moment != copy.told;
                copy.told = moment;
                is_news.then(|| lined(&records::game_state(copy.room.terms(), &copy.told)))
            }
            Tell::Chat { line: ChatLine { name, text, .. }, .. } => {
                Some(lined(&json!({ "type": "chatLine", "room": "player", "username": name, "text": text })))
            }
            _ => None,
        }
    }
}

/// Applies events; returns when the last one happened.
fn apply(room: &mut Room, events: &[EventRecord]) -> Option<u64> {
    let mut last = None;
    for (at, text) in events {
        // The club tells nothing that can't have happened.
        room.apply(&text.parse().ok()?, *at).ok()?;
        last = Some(*at);
    }
    last
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
