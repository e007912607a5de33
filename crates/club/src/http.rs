//! Orders and questions over HTTP.

use axum::Router;
use axum::body::Body;
use axum::extract::{Path, Request, State};
use axum::http::StatusCode;
use axum::http::header::{HOST, HeaderMap, HeaderValue, SET_COOKIE};
use axum::routing::{get, post};
use crownhead_api::club::{Challenge, Credentials, Offer, Tell};
use crownhead_store::{ChallengeRow, Kind, Person};
use qrcode::QrCode;
use qrcode::render::svg;
use serde::Deserialize;
use serde_json::json;

use crate::asked::{Answer, Asked, answer, json, told};
use crate::club::{Club, now};
use crate::games::check_terms;
use crate::guard;
use crate::people::{Begun, card, me_of};
use crate::push::news;
use crate::trouble::Failed;
use crate::{
    bots, broadcasts, meters, moderation, own, passkeys, profiles, push, socket, tournaments, ways_in,
};

/// How old a challenge may be that someone is told of, in milliseconds.
pub(crate) const FRESH: u64 = 24 * 60 * 60 * 1000;

impl Club {
    /// Everything below `/club/`, and the interface for bots below `/api/`.
    pub fn router(&self) -> Router {
        Router::new()
            .route("/club/health", get(meters::health))
            .route("/club/socket", get(socket::open))
            .route("/club/api/me", get(me))
            .route("/club/api/enter", post(enter))
            .route("/club/api/link", post(link))
            .route("/club/api/sign-up", post(sign_up))
            .route("/club/api/sign-in", post(sign_in))
            .route("/club/api/sign-out", post(sign_out))
            .route("/club/api/challenges", get(challenges))
            .route("/club/api/challenge", post(challenge))
            .route("/club/api/challenge/{id}", get(look_at_challenge).post(answer_challenge))
            .route("/club/api/challenge/{id}/decline", post(decline_challenge))
            .route("/club/api/challenge/{id}/code.svg", get(code))
            .merge(profiles::routes())
            .merge(own::routes())
            .merge(passkeys::routes())
            .merge(ways_in::routes())
            .merge(push::routes())
            .merge(moderation::routes())
            .merge(tournaments::routes())
            .merge(broadcasts::routes())
            .merge(bots::routes())
            .with_state(self.clone())
    }
}

/// An answer that signs the browser in, if it is not.
pub(crate) fn begun(club: &Club, result: Result<Begun, Failed>) -> Answer {
    match result {
        Ok(Begun { secret: Some(secret), me }) => with_cookie(json(StatusCode::OK, &me), club, Some(&secret)),
        Ok(Begun { secret: None, me }) => json(StatusCode::OK, &me),
        Err(failed) => failed.response(),
    }
}

fn with_cookie(mut answer: Answer, club: &Club, secret: Option<&str>) -> Answer {
    if let Ok(cookie) = HeaderValue::from_str(&guard::cookie(secret, club.is_secure())) {
        answer.headers_mut().insert(SET_COOKIE, cookie);
    }
    answer
}

async fn me(State(club): State<Club>, request: Request) -> Answer {
    let work = async {
        let person = Asked::read(&club, request).await?.holder(&club).await?.ok_or_else(Failed::nobody)?;
        Ok(me_of(&person, None))
    };
    told(work.await)
}

async fn enter(State(club): State<Club>, request: Request) -> Answer {
    let work = async {
        let asked = Asked::read(&club, request).await?;
        match asked.holder(&club).await? {
            Some(person) => Ok(Begun { secret: None, me: me_of(&person, None) }),
            None => club.enter(asked.from).await,
        }
    };
    begun(&club, work.await)
}

async fn link(State(club): State<Club>, request: Request) -> Answer {
    let work = async {
        let asked = Asked::read(&club, request).await?;
        club.enter_by_link(&asked.order::<String>()?, asked.from).await
    };
    begun(&club, work.await)
}

async fn sign_up(State(club): State<Club>, request: Request) -> Answer {
    let work = async {
        let asked = Asked::read(&club, request).await?;
        let guest = asked.holder(&club).await?;
        club.sign_up(guest.as_ref(), asked.order::<Credentials>()?, asked.from).await
    };
    begun(&club, work.await)
}

async fn sign_in(State(club): State<Club>, request: Request) -> Answer {
    let work = async {
        let asked = Asked::read(&club, request).await?;
        club.sign_in(asked.order::<Credentials>()?, asked.from).await
    };
    begun(&club, work.await)
}

async fn sign_out(State(club): State<Club>, request: Request) -> Answer {
    let work = async {
        let asked = Asked::read(&club, request).await?;
        if let Some(secret) = guard::secret(&asked.headers) {
            club.store().revoke(secret).await?;
        }
        Ok(json!({}))
    };
    with_cookie(told(work.await), &club, None)
}

/// What a page offers, and perhaps to whom.
#[derive(Deserialize)]
struct Offered {
    #[serde(flatten)]
    offer: Offer,
    #[serde(default)]
    target: Option<String>,
}

async fn challenge(State(club): State<Club>, request: Request) -> Answer {
    let work = async {
        let asked = Asked::read(&club, request).await?;
        let person = asked.orderer(&club).await?;
        let Offered { offer, target } = asked.order()?;
        let target = match target {
            Some(id) => Some(club.store().person(&id).await?.ok_or_else(|| Failed::not_found("person"))?),
            None => None,
        };
        club.challenge(&person, offer, target.as_ref()).await
    };
    told(work.await)
}

impl Club {
    /// The address under which the one who asks reaches the club.
    fn address(&self, headers: &HeaderMap) -> Result<String, Failed> {
        if let Some(url) = &self.options().url {
            return Ok(url.to_string().trim_end_matches('/').to_owned());
        }
        let host = headers.get(HOST).and_then(|host| host.to_str().ok()).ok_or_else(Failed::forbidden)?;
        Ok(format!("{}://{host}", if self.is_secure() { "https" } else { "http" }))
    }

    pub(crate) async fn find_challenge(&self, id: &str) -> Result<(Challenge, Person), Failed> {
        let missing = || Failed::not_found("challenge");
        let row = self.store().challenge(id).await?.ok_or_else(missing)?;
        let by = self.store().person(&row.person).await?.ok_or_else(missing)?;
        Ok((read_challenge(row, &by)?, by))
    }

    /// Makes a challenge. The one whom it is for is told.
    pub(crate) async fn challenge(
        &self,
        by: &Person,
        offer: Offer,
        target: Option<&Person>,
    ) -> Result<Challenge, Failed> {
        let terms = check_terms(&offer.terms, by)?;
        if let Some(target) = target {
            if target.id == by.id || target.kind == Kind::Gone {
                return Err(Failed::not_found("person"));
            }
            check_terms(&offer.terms, target)?;
        }
        let text = serde_json::to_string(&offer).map_err(|error| Failed::bad("order", error.to_string()))?;
        let whom = target.map(|target| target.id.clone());
        let id = self.store().add_challenge(&by.id, &text, whom.as_deref(), now()).await?;
        let by = self.rated_card(by, &terms).await?;
        let challenge = Challenge { id, by, offer, game: None, target: whom, declined: None };
        if let Some(target) = target {
            if !self.lobby().is_here(&target.id) {
                self.tell_devices(&news::challenge(&challenge.id, &target.id, now())).await;
            }
            self.lobby().tell(&target.id, &Tell::Challenged(challenge.clone()));
        }
        Ok(challenge)
    }

    /// The challenges to someone that wait for an answer, made after a time.
    pub(crate) async fn challenges_to(&self, target: &Person, after: u64) -> Result<Vec<Challenge>, Failed> {
        let mut challenges = Vec::new();
        for row in self.store().challenges_to(&target.id, after).await? {
            if let Some(by) = self.store().person(&row.person).await? {
                challenges.push(read_challenge(row, &by)?);
            }
        }
        Ok(challenges)
    }

    /// Someone declines a challenge, for a reason such as `later`.
    pub(crate) async fn decline(&self, id: &str, target: &Person, why: &str) -> Result<(), Failed> {
        let why: String = why.chars().filter(char::is_ascii_alphanumeric).take(20).collect();
        let why = if why.is_empty() { "generic" } else { &why };
        let declined = self.store().decline_challenge(id, &target.id, why).await?;
        if declined { Ok(()) } else { Err(Failed::not_found("challenge")) }
    }

    /// Someone accepts a challenge of someone else; returns the game.
    pub(crate) async fn accept(
        &self,
        challenge: &Challenge,
        by: &Person,
        person: &Person,
    ) -> Result<Option<String>, Failed> {
        if by.id == person.id || challenge.target.as_ref().is_some_and(|target| *target != person.id) {
            return Err(Failed::not_found("challenge"));
        }
        let Offer { terms, side } = &challenge.offer;
        let new = self.new_game(terms, by, person, *side, None).await?;
        // Only the first to accept gets a game.
        if self.store().accept_challenge(&challenge.id, &new).await? {
            self.open_new(&new.id).await?;
            return Ok(Some(new.id));
        }
        let (settled, _) = self.find_challenge(&challenge.id).await?;
        Ok(settled.game)
    }
}

fn read_challenge(row: ChallengeRow, by: &Person) -> Result<Challenge, Failed> {
    let offer = serde_json::from_str(&row.offer).map_err(|error| Failed::bad("record", error.to_string()))?;
    let ChallengeRow { id, game, target, declined, .. } = row;
    Ok(Challenge { id, by: card(by), offer, game, target, declined })
}

/// The challenges to the one who asks.
async fn challenges(State(club): State<Club>, request: Request) -> Answer {
    let work = async {
        let person = Asked::read(&club, request).await?.holder(&club).await?.ok_or_else(Failed::nobody)?;
        club.challenges_to(&person, now().saturating_sub(FRESH)).await
    };
    told(work.await)
}

async fn look_at_challenge(State(club): State<Club>, Path(id): Path<String>) -> Answer {
    told(club.find_challenge(&id).await.map(|(challenge, _)| challenge))
}

/// The address of a challenge as a QR code.
async fn code(State(club): State<Club>, Path(id): Path<String>, headers: HeaderMap) -> Answer {
    let work = async {
        club.find_challenge(&id).await?;
        let address = format!("{}/club.html?challenge={id}", club.address(&headers)?);
        let code = QrCode::new(&address).map_err(|error| Failed::bad("code", error.to_string()))?;
        Ok::<String, Failed>(code.render::<svg::Color<'_>>().min_dimensions(180, 180).build())
    };
    match work.await {
        Ok(picture) => answer(StatusCode::OK, "image/svg+xml", Body::from(picture)),
        Err(failed) => failed.response(),
    }
}

async fn decline_challenge(State(club): State<Club>, Path(id): Path<String>, request: Request) -> Answer {
    let work = async {
        let asked = Asked::read(&club, request).await?;
        let person = asked.orderer(&club).await?;
        club.decline(&id, &person, "generic").await?;
        Ok(json!({}))
    };
    told(work.await)
}

/// Accepts a challenge, or withdraws one's own.
async fn answer_challenge(State(club): State<Club>, Path(id): Path<String>, request: Request) -> Answer {
    let work = async {
        let asked = Asked::read(&club, request).await?;
        let person = asked.orderer(&club).await?;
        let (challenge, by) = club.find_challenge(&id).await?;
        if let Some(game) = challenge.game {
            return Ok(json!({ "game": game }));
        }
        if by.id == person.id {
            let dropped = club.store().drop_challenge(&id, &person.id).await?;
            return Ok(json!({ "dropped": dropped }));
        }
        Ok(json!({ "game": club.accept(&challenge, &by, &person).await? }))
    };
    told(work.await)
}
