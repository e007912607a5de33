//! What anyone may see of someone: the profile, the games, and the games as PDN.

use std::collections::VecDeque;

use axum::Router;
use axum::body::{Body, Bytes};
use axum::extract::{Path, Query, Request, State};
use axum::http::StatusCode;
use axum::http::header::{CONTENT_DISPOSITION, HeaderValue};
use axum::routing::get;
use crownhead_api::people::{GameLine, Profile, RatingLine};
use crownhead_store::{GameRow, Kind, Person};
use futures_util::stream;
use serde::Deserialize;

use crate::asked::{Answer, Asked, answer, told};
use crate::club::Club;
use crate::guard::limit;
use crate::people::{card, role};
use crate::rooms::{self, card as game_card};
use crate::trouble::Failed;
use crate::{guard, pdn};

/// The games of a page of a list, and of a piece of an archive.
const PAGE: u32 = 50;

pub(crate) fn routes() -> Router<Club> {
    Router::new()
        .route("/club/api/games", get(own_games))
        .route("/club/api/named/{name}", get(named))
        .route("/club/api/person/{id}", get(profile))
        .route("/club/api/person/{id}/games", get(games))
        .route("/club/api/person/{id}/tournaments", get(tournaments))
        .route("/club/api/person/{id}/games.pdn", get(archive))
        .route("/club/api/game/{id}/game.pdn", get(game))
}

/// Where a list goes on: after a game, by its time and id.
#[derive(Deserialize)]
struct After {
    #[serde(default = "newest")]
    before: u64,
    #[serde(default)]
    id: String,
}

const fn newest() -> u64 {
    u64::MAX
}

pub(crate) fn game_line(row: &GameRow) -> GameLine {
    GameLine {
        card: game_card(row),
        ended: row.ended,
        ending: row.ending.clone(),
        halves: row.halves,
        plies: row.plies,
    }
}

impl Club {
    async fn known(&self, id: &str) -> Result<Person, Failed> {
        self.store().person(id).await?.ok_or_else(|| Failed::not_found("person"))
    }

    pub(crate) async fn profile(&self, person: &Person) -> Result<Profile, Failed> {
        let ratings = self.store().ratings(&person.id).await?.into_iter().map(|row| RatingLine {
            points: row.rating.rounded(),
            rough: row.rating.is_provisional(),
            games: row.games,
            family: row.family,
            speed: row.speed,
        });
        Ok(Profile {
            card: card(person),
            role: role(person.role),
            created: person.created,
            here: self.lobby().is_here(&person.id),
            ratings: ratings.collect(),
            totals: self.store().totals(&person.id).await?,
        })
    }

    /// A game as it is stored.
    pub(crate) async fn game_row(&self, id: &str) -> Result<GameRow, Failed> {
        self.store().game(id).await?.ok_or_else(|| Failed::not_found("game"))
    }

    /// A game as PDN, read from the data file.
    pub(crate) async fn pdn(&self, row: &GameRow) -> Result<String, Failed> {
        let events = self.store().events(&row.game.id).await?;
        let (card, room) = rooms::replayed(row, &events)?;
        Ok(pdn::write(&card, &room, &self.options().name(), None))
    }
}

async fn named(State(club): State<Club>, Path(name): Path<String>) -> Answer {
    let work = async {
        let found = club.store().person_named(&name).await?.filter(|(person, _)| person.kind != Kind::Gone);
        let (person, _) = found.ok_or_else(|| Failed::not_found("person"))?;
        club.profile(&person).await
    };
    told(work.await)
}

async fn profile(State(club): State<Club>, Path(id): Path<String>) -> Answer {
    told(async { club.profile(&club.known(&id).await?).await }.await)
}

async fn games(State(club): State<Club>, Path(id): Path<String>, Query(after): Query<After>) -> Answer {
    let work = async {
        let rows = club.store().games_of(&id, (after.before, &after.id), PAGE).await?;
        Ok(rows.iter().map(game_line).collect::<Vec<_>>())
    };
    told(work.await)
}

async fn tournaments(State(club): State<Club>, Path(id): Path<String>) -> Answer {
    told(async { club.tournaments_of(&club.known(&id).await?.id).await }.await)
}

/// The games of the one who asks that go on.
async fn own_games(State(club): State<Club>, request: Request) -> Answer {
    let work = async {
        let person = Asked::read(&club, request).await?.holder(&club).await?.ok_or_else(Failed::nobody)?;
        let rows = club.store().live_games_of(&person.id).await?;
        let line = |row: &GameRow| {
            // The length of a game is stored when it ends.
            let live = club.rooms().get(&row.game.id);
            let plies = live.map_or(0, |live| live.moment().game.ply() as u32);
            GameLine { plies, ..game_line(row) }
        };
        Ok(rows.iter().map(line).collect::<Vec<_>>())
    };
    told(work.await)
}

fn download(name: &str, body: Body) -> Answer {
    let mut file = answer(StatusCode::OK, "text/plain; charset=utf-8", body);
    if let Ok(value) = HeaderValue::from_str(&format!("attachment; filename=\"{name}\"")) {
        file.headers_mut().insert(CONTENT_DISPOSITION, value);
    }
    file
}

async fn game(State(club): State<Club>, Path(id): Path<String>) -> Answer {
    let work = async { club.pdn(&club.game_row(&id).await?).await };
    match work.await {
        Ok(text) => download(&format!("{id}.pdn"), Body::from(text)),
        Err(failed) => failed.response(),
    }
}

/// Where the archive of someone has been written to.
struct Archive {
    club: Club,
    person: String,
    after: (u64, String),
    rows: VecDeque<GameRow>,
    is_over: bool,
}

impl Archive {
    /// The next game that has ended; one that can't be read is left out.
    async fn next(&mut self) -> Option<String> {
        loop {
            let Some(row) = self.rows.pop_front() else {
                if self.is_over {
                    return None;
                }
                let (created, id) = &self.after;
                let rows = self.club.store().games_of(&self.person, (*created, id), PAGE).await.ok()?;
                self.is_over = rows.len() < PAGE as usize;
                if let Some(last) = rows.last() {
                    self.after = (last.game.created, last.game.id.clone());
                }
                self.rows = rows.into();
                continue;
            };
            if row.halves.is_none() {
                continue;
            }
            match self.club.pdn(&row).await {
                Ok(text) => return Some(text + "\n"),
                Err(failed) => {
                    tracing::error!(game = row.game.id, why = failed.trouble().why, "not in the archive");
                }
            }
        }
    }
}

/// All games of someone that have a result, the newest first. They are sent as they are read.
async fn archive(State(club): State<Club>, Path(id): Path<String>, request: Request) -> Answer {
    let work = async {
        let (head, _) = request.into_parts();
        limit(&club.limits().archives, &guard::address(&head, &club.options().proxies))?;
        club.known(&id).await
    };
    let person = match work.await {
        Ok(person) => person,
        Err(failed) => return failed.response(),
    };
    let archive = Archive {
        club,
        person: person.id,
        after: (u64::MAX, String::new()),
        rows: VecDeque::new(),
        is_over: false,
    };
    let games = stream::unfold(archive, |mut archive| async move {
        let text = archive.next().await?;
        Some((Ok::<_, std::convert::Infallible>(Bytes::from(text)), archive))
    });
    download("games.pdn", Body::from_stream(games))
}
