//! Reports, and what moderators do about them.

use axum::Router;
use axum::extract::{Path, Query, Request, State};
use axum::routing::{get, post};
use crownhead_api::people::{Measure, Report, ReportLine, Role, Subject};
use crownhead_store::{self as store, Kind, Person, StoreError};
use serde::Deserialize;
use serde_json::json;

use crate::asked::{Answer, Asked, told};
use crate::club::{Club, now};
use crate::people::{card, role};
use crate::trouble::Failed;

/// The most characters of a report.
const LONGEST: usize = 1_000;
/// The longest measure: ten years.
const MOST_DAYS: u16 = 3_653;
/// The most entries of a list.
const MOST: u32 = 100;
const DAY: u64 = 86_400_000;

pub(crate) fn routes() -> Router<Club> {
    Router::new()
        .route("/club/api/report", post(report))
        .route("/club/api/reports", get(reports))
        .route("/club/api/report/{id}/settle", post(settle))
        .route("/club/api/people", get(people))
        .route("/club/api/person/{id}/measure", post(measure))
}

impl Club {
    /// Makes the member with this name an admin; false if there is none.
    ///
    /// # Errors
    /// If the data file can't be read or written.
    pub async fn appoint(&self, name: &str) -> Result<bool, StoreError> {
        let found = self.store().person_named(name).await?.filter(|(person, _)| person.kind == Kind::Member);
        let Some((person, _)) = found else { return Ok(false) };
        if person.role != store::Role::Admin {
            let measure = store::Measure::Role(store::Role::Admin);
            self.store().take_measure(&person.id, &person.id, measure, now()).await?;
            self.lobby().cut(&person.id);
        }
        Ok(true)
    }
}

async fn report(State(club): State<Club>, request: Request) -> Answer {
    let work = async {
        let asked = Asked::read(&club, request).await?;
        let person = asked.orderer(&club).await?;
        let Report { about, game, text } = asked.order()?;
        let text = text.trim();
        let is_plain = text.chars().all(|letter| letter == '\n' || !letter.is_control());
        if !is_plain || !(1..=LONGEST).contains(&text.chars().count()) {
            return Err(Failed::bad("report", format!("a report has 1 to {LONGEST} characters")));
        }
        let about = club.store().person(&about).await?.ok_or_else(|| Failed::not_found("person"))?;
        if let Some(game) = &game {
            club.store().game(game).await?.ok_or_else(|| Failed::not_found("game"))?;
        }
        club.store().add_report(&person.id, &about.id, game.as_deref(), text, now()).await?;
        Ok(json!({}))
    };
    told(work.await)
}

async fn reports(State(club): State<Club>, request: Request) -> Answer {
    let work = async {
        Asked::read(&club, request).await?.steward(&club).await?;
        let line = |row: store::ReportRow| ReportLine {
            id: row.id,
            by: row.by,
            about: row.about,
            game: row.game,
            text: row.text,
            created: row.created,
        };
        Ok(club.store().reports(MOST).await?.into_iter().map(line).collect::<Vec<_>>())
    };
    told(work.await)
}

async fn settle(State(club): State<Club>, Path(id): Path<String>, request: Request) -> Answer {
    let work = async {
        Asked::read(&club, request).await?.steward(&club).await?;
        Ok(json!({ "settled": club.store().settle_report(&id, now()).await? }))
    };
    told(work.await)
}

#[derive(Deserialize)]
struct Like {
    #[serde(default)]
    like: String,
}

fn subject(person: &Person) -> Subject {
    let ahead = |until: Option<u64>| until.filter(|until| *until > now());
    Subject {
        card: card(person),
        role: role(person.role),
        banned_until: ahead(person.banned_until),
        muted_until: ahead(person.muted_until),
    }
}

async fn people(State(club): State<Club>, Query(Like { like }): Query<Like>, request: Request) -> Answer {
    let work = async {
        Asked::read(&club, request).await?.steward(&club).await?;
        Ok(club.store().people_like(&like, MOST).await?.iter().map(subject).collect::<Vec<_>>())
    };
    told(work.await)
}

/// Until when a measure of so many days lasts.
fn until(days: u16) -> Option<u64> {
    (days > 0).then(|| now() + u64::from(days.min(MOST_DAYS)) * DAY)
}

async fn measure(State(club): State<Club>, Path(id): Path<String>, request: Request) -> Answer {
    let work = async {
        let asked = Asked::read(&club, request).await?;
        let steward = asked.steward(&club).await?;
        let measure: Measure = asked.order()?;
        let about = club.store().person(&id).await?.ok_or_else(|| Failed::not_found("person"))?;
        // Nobody acts against the own rank or a higher one.
        let is_admins = matches!(measure, Measure::Role(_));
        if about.role >= steward.role || (is_admins && steward.role != store::Role::Admin) {
            return Err(Failed::not_allowed());
        }
        let measure = match measure {
            Measure::Mute(days) => store::Measure::Mute(until(days)),
            Measure::Ban(days) => store::Measure::Ban(until(days)),
            Measure::Role(Role::Player) => store::Measure::Role(store::Role::Player),
            Measure::Role(Role::Moderator) => store::Measure::Role(store::Role::Moderator),
            Measure::Role(Role::Admin) => store::Measure::Role(store::Role::Admin),
        };
        club.store().take_measure(&steward.id, &about.id, measure, now()).await?;
        // The pages of that person connect again, and find out.
        club.lobby().cut(&about.id);
        let about = club.store().person(&id).await?.ok_or_else(|| Failed::not_found("person"))?;
        Ok(subject(&about))
    };
    told(work.await)
}
