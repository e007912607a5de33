//! What bots ask and do.

use axum::body::{Body, to_bytes};
use axum::extract::{Path, Query, State};
use axum::http::StatusCode;
use crownhead_api::Side;
use crownhead_api::club::{Deed, GameCard, Offer, TermsRecord};
use crownhead_notation::{fen, movetext};
use crownhead_rules::Color;
use crownhead_store::Person;
use serde::Deserialize;
use serde::de::DeserializeOwned;
use serde_json::{Value, json};

use super::moves::{self, Found, NoMove};
use super::{Bot, Program, done, records, told};
use crate::asked::{Answer, answer};
use crate::club::Club;
use crate::guard::limit;
use crate::live::{Moment, side_of};
use crate::people::card;
use crate::seated::Seated;
use crate::trouble::Failed;

/// The most bytes of a form.
const LONGEST: usize = 4096;
/// The most people of a question.
const MOST: usize = 50;

/// A form, or JSON.
pub(crate) async fn form<T: DeserializeOwned>(body: Body) -> Result<T, Failed> {
    let long = |_| Failed::new(StatusCode::PAYLOAD_TOO_LARGE, "too-long", "the form is too long");
    let bytes = to_bytes(body, LONGEST).await.map_err(long)?;
    let bad = |error: String| Failed::bad("form", format!("invalid form: {error}"));
    if bytes.first() == Some(&b'{') {
        return serde_json::from_slice(&bytes).map_err(|error| bad(error.to_string()));
    }
    serde_urlencoded::from_bytes(&bytes).map_err(|error| bad(error.to_string()))
}

// --- Questions ----------------------------------------------------------------------------------------------------

pub(super) async fn playing(State(club): State<Club>, Program(person): Program) -> Answer {
    let work = async {
        let mut list = Vec::new();
        for row in club.store().live_games_of(&person.id).await? {
            let seated = club.find(&row.game.id).await?;
            let (card, moment) = club.standing(&seated, &row.game.id).await?;
            list.extend(now_playing(&card, &moment, &person)?);
        }
        Ok(json!({ "nowPlaying": list }))
    };
    told(work.await)
}

fn now_playing(card: &GameCard, moment: &Moment, person: &Person) -> Result<Option<Value>, Failed> {
    let Some(side) = side_of(card, &person.id) else { return Ok(None) };
    let terms = crate::terms::read(&card.terms)?;
    let opponent = if side == Color::White { &card.black } else { &card.white };
    let position = moment.game.position();
    Ok(Some(json!({
        "gameId": card.id,
        "fullId": card.id,
        "color": records::color(side),
        "fen": fen::write(position),
        "isMyTurn": position.turn() == side,
        "opponent": { "id": opponent.id, "username": opponent.name },
        "perf": records::speed(&terms.pace),
        "speed": records::speed(&terms.pace),
        "rated": terms.rated,
        "secondsLeft": moment.left[side.index()].map(|left| left / 1000),
        "variant": records::variant(terms.rules()),
    })))
}

#[derive(Deserialize)]
pub(super) struct Ids {
    #[serde(default)]
    ids: String,
}

/// Who is here, of people given by ids or names.
pub(super) async fn status(State(club): State<Club>, Query(Ids { ids }): Query<Ids>) -> Answer {
    let work = async {
        let mut list = Vec::new();
        for id in ids.split(',').filter(|id| !id.is_empty()).take(MOST) {
            if let Some(person) = club.person_called(id).await? {
                let mut value = records::player(&card(&person));
                value["online"] = json!(club.lobby().is_here(&person.id));
                list.push(value);
            }
        }
        Ok(list)
    };
    told(work.await)
}

pub(super) async fn export(State(club): State<Club>, Path(id): Path<String>) -> Answer {
    let work = async { club.pdn(&club.game_row(&id).await?).await };
    match work.await {
        Ok(text) => answer(StatusCode::OK, "text/plain; charset=utf-8", Body::from(text)),
        Err(failed) => super::refused(failed),
    }
}

impl Club {
    /// Someone by id or name.
    async fn person_called(&self, text: &str) -> Result<Option<Person>, Failed> {
        match self.store().person(text).await? {
            Some(person) => Ok(Some(person)),
            None => Ok(self.store().person_named(text).await?.map(|(person, _)| person)),
        }
    }
}

// --- Challenges ---------------------------------------------------------------------------------------------------

/// What a bot offers. Times are in seconds.
#[derive(Deserialize)]
struct Wanted {
    #[serde(default)]
    rated: bool,
    #[serde(rename = "clock.limit")]
    limit: Option<u32>,
    #[serde(rename = "clock.increment", default)]
    increment: u32,
    days: Option<u16>,
    color: Option<String>,
    variant: Option<String>,
    fen: Option<String>,
}

impl Wanted {
    fn offer(self) -> Result<Offer, Failed> {
        let name = self.variant.as_deref().unwrap_or("standard");
        let rules =
            records::rules_key(name).ok_or_else(|| Failed::bad("rules", "there is no such variant"))?;
        let pace = match (self.limit, self.days) {
            (Some(limit), _) => {
                let added = if self.increment > 0 { format!("+{}", self.increment) } else { String::new() };
                format!("{}:{:02}{added}", limit / 60, limit % 60)
            }
            (None, Some(days)) => format!("{days}d"),
            (None, None) => "-".to_owned(),
        };
        let side = match self.color.as_deref() {
            Some("white") => Some(Side::White),
            Some("black") => Some(Side::Black),
            _ => None,
        };
        let terms = TermsRecord { rules, start: self.fen, pace, rated: self.rated, claims: false };
        Ok(Offer { terms, side })
    }
}

/// Challenges someone, given by id or name.
pub(super) async fn challenge(
    State(club): State<Club>,
    Path(whom): Path<String>,
    Bot(person): Bot,
    body: Body,
) -> Answer {
    let work = async {
        limit(&club.limits().orders, &person.id)?;
        let target = club.person_called(&whom).await?.ok_or_else(|| Failed::not_found("person"))?;
        let offer = form::<Wanted>(body).await?.offer()?;
        let challenge = club.challenge(&person, offer, Some(&target)).await?;
        let terms = crate::terms::read(&challenge.offer.terms)?;
        Ok(json!({ "challenge": records::challenge(&challenge, &terms) }))
    };
    told(work.await)
}

pub(super) async fn accept(State(club): State<Club>, Path(id): Path<String>, Bot(person): Bot) -> Answer {
    let work = async {
        let (challenge, by) = club.find_challenge(&id).await?;
        if challenge.game.is_some() || challenge.declined.is_some() {
            return Err(Failed::not_found("challenge"));
        }
        club.accept(&challenge, &by, &person).await?;
        Ok(done())
    };
    told(work.await)
}

#[derive(Deserialize)]
struct Declined {
    #[serde(default)]
    reason: String,
}

pub(super) async fn decline(
    State(club): State<Club>,
    Path(id): Path<String>,
    Bot(person): Bot,
    body: Body,
) -> Answer {
    let work = async {
        let reason = form::<Declined>(body).await?.reason;
        club.decline(&id, &person, &reason).await?;
        Ok(done())
    };
    told(work.await)
}

/// Withdraws a challenge of one's own.
pub(super) async fn cancel(State(club): State<Club>, Path(id): Path<String>, Bot(person): Bot) -> Answer {
    let work = async {
        let dropped = club.store().drop_challenge(&id, &person.id).await?;
        if dropped { Ok(done()) } else { Err(Failed::not_found("challenge")) }
    };
    told(work.await)
}

// --- Games --------------------------------------------------------------------------------------------------------

#[derive(Deserialize)]
pub(super) struct Offering {
    #[serde(rename = "offeringDraw", default)]
    offering_draw: bool,
}

/// Plays a move, or the next jump of a capture.
pub(super) async fn play(
    State(club): State<Club>,
    Path((id, text)): Path<(String, String)>,
    Query(Offering { offering_draw }): Query<Offering>,
    Bot(person): Bot,
) -> Answer {
    let work = async {
        let seated = club.find(&id).await?;
        let (card, moment) = club.standing(&seated, &id).await?;
        let side = side_of(&card, &person.id).ok_or_else(|| Failed::not_found("game of yours"))?;
        let position = moment.game.position();
        let ply = moment.game.ply();
        let no_move = |why: NoMove| match why {
            NoMove::Text => Failed::bad("move", "write a move as pairs of digits: 3228"),
            NoMove::Illegal => Failed::bad("illegal-move", format!("{text} is not legal here")),
        };
        let squares = moves::squares(position, &text).map_err(no_move)?;
        let squares = club.unfinished().joined(&id, ply, squares);
        let Found::Move(mv) = moves::find(position, &squares).map_err(no_move)? else {
            club.unfinished().keep(&id, ply, squares);
            return Ok(done());
        };
        let act = async |deed: Deed| seated.act(&club, &person, deed, 0).await;
        // An offer of the opponent is taken before the move, which would decline it.
        if offering_draw && moment.draw_offer == Some(side.other()) {
            act(Deed::OfferDraw).await?;
            return Ok(done());
        }
        act(Deed::Move { ply, text: movetext::write(position, &mv) }).await?;
        if offering_draw {
            // Refused if the game is over, or if it has offered one lately.
            let _ = act(Deed::OfferDraw).await;
        }
        Ok(done())
    };
    told(work.await)
}

#[derive(Deserialize)]
struct Said {
    #[serde(default)]
    room: String,
    text: String,
}

pub(super) async fn chat(
    State(club): State<Club>,
    Path(id): Path<String>,
    Bot(person): Bot,
    body: Body,
) -> Answer {
    let work = async {
        let seated = club.seat(&person, &id).await?;
        let said: Said = form(body).await?;
        // There is one room for all; what goes to both would appear twice.
        if said.room != "spectator" {
            seated.say(&club, &person, &said.text).await?;
        }
        Ok(done())
    };
    told(work.await)
}

async fn end(club: &Club, id: &str, person: &Person, deed: Deed) -> Answer {
    let work = async {
        club.seat(person, id).await?.act(club, person, deed, 0).await?;
        club.unfinished().forget(id);
        Ok(done())
    };
    told(work.await)
}

pub(super) async fn abort(State(club): State<Club>, Path(id): Path<String>, Bot(person): Bot) -> Answer {
    end(&club, &id, &person, Deed::Abort).await
}

pub(super) async fn resign(State(club): State<Club>, Path(id): Path<String>, Bot(person): Bot) -> Answer {
    end(&club, &id, &person, Deed::Resign).await
}

impl Club {
    /// A game of someone, wherever it is run.
    async fn seat(&self, person: &Person, game: &str) -> Result<Seated, Failed> {
        let seated = self.find(game).await?;
        let row = self.game_row(game).await?;
        let is_own = [&row.game.white, &row.game.black].contains(&&person.id);
        if is_own { Ok(seated) } else { Err(Failed::not_found("game of yours")) }
    }
}
