//! Orders and questions over HTTP.

use std::net::{IpAddr, Ipv4Addr, SocketAddr};

use axum::Router;
use axum::body::{Body, Bytes, to_bytes};
use axum::extract::{ConnectInfo, Path, Request, State};
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE, HOST, HeaderMap, HeaderValue, SET_COOKIE};
use axum::http::{Response, StatusCode};
use axum::routing::{get, post};
use crownhead_api::club::{Challenge, Credentials, Me, Offer};
use crownhead_store::Person;
use qrcode::QrCode;
use qrcode::render::svg;
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::json;

use crate::club::{Club, now};
use crate::games::check_terms;
use crate::guard::{self, limit};
use crate::people::{Begun, card};
use crate::socket;
use crate::trouble::Failed;

/// The most bytes of an order.
const LONGEST: usize = 4096;

type Answer = Response<Body>;

impl Club {
    /// Everything below `/club/`.
    pub fn router(&self) -> Router {
        Router::new()
            .route("/club/socket", get(socket::open))
            .route("/club/api/me", get(me))
            .route("/club/api/enter", post(enter))
            .route("/club/api/link", post(link))
            .route("/club/api/sign-up", post(sign_up))
            .route("/club/api/sign-in", post(sign_in))
            .route("/club/api/sign-out", post(sign_out))
            .route("/club/api/challenge", post(challenge))
            .route("/club/api/challenge/{id}", get(look_at_challenge).post(answer_challenge))
            .route("/club/api/challenge/{id}/code.svg", get(code))
            .with_state(self.clone())
    }
}

/// An answer that nobody keeps.
fn answer(status: StatusCode, media_type: &'static str, body: Body) -> Answer {
    let mut response = Response::new(body);
    *response.status_mut() = status;
    response.headers_mut().insert(CONTENT_TYPE, HeaderValue::from_static(media_type));
    response.headers_mut().insert(CACHE_CONTROL, HeaderValue::from_static("no-store"));
    response
}

/// An answer with a JSON object.
pub(crate) fn json(status: StatusCode, value: &impl Serialize) -> Answer {
    // Plain data always has a JSON form.
    answer(status, "application/json", Body::from(serde_json::to_vec(value).unwrap_or_default()))
}

fn told(result: Result<impl Serialize, Failed>) -> Answer {
    match result {
        Ok(value) => json(StatusCode::OK, &value),
        Err(failed) => failed.response(),
    }
}

/// A request that has been admitted.
struct Asked {
    headers: HeaderMap,
    from: IpAddr,
    body: Bytes,
}

impl Asked {
    async fn read(club: &Club, request: Request) -> Result<Asked, Failed> {
        let (head, body) = request.into_parts();
        guard::admit(&head.method, &head.headers, club.options().url.as_ref())?;
        let from = head.extensions.get::<ConnectInfo<SocketAddr>>().map(|info| info.0.ip());
        let long = |_| Failed::new(StatusCode::PAYLOAD_TOO_LARGE, "too-long", "the order is too long");
        Ok(Asked {
            body: to_bytes(body, LONGEST).await.map_err(long)?,
            headers: head.headers,
            from: from.unwrap_or(IpAddr::V4(Ipv4Addr::LOCALHOST)),
        })
    }

    fn order<T: DeserializeOwned>(&self) -> Result<T, Failed> {
        serde_json::from_slice(&self.body)
            .map_err(|error| Failed::bad("order", format!("invalid order: {error}")))
    }

    async fn holder(&self, club: &Club) -> Result<Option<Person>, Failed> {
        club.holder(guard::secret(&self.headers)).await
    }

    /// The holder, who may give orders, but not too many.
    async fn orderer(&self, club: &Club) -> Result<Person, Failed> {
        let person = self.holder(club).await?.ok_or_else(Failed::nobody)?;
        limit(&club.limits().orders, &person.id)?;
        Ok(person)
    }
}

/// An answer that signs the browser in, if it is not.
fn begun(club: &Club, result: Result<Begun, Failed>) -> Answer {
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
        Ok(Me { card: card(&person), link: None })
    };
    told(work.await)
}

async fn enter(State(club): State<Club>, request: Request) -> Answer {
    let work = async {
        let asked = Asked::read(&club, request).await?;
        match asked.holder(&club).await? {
            Some(person) => Ok(Begun { secret: None, me: Me { card: card(&person), link: None } }),
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

async fn challenge(State(club): State<Club>, request: Request) -> Answer {
    let work = async {
        let asked = Asked::read(&club, request).await?;
        let person = asked.orderer(&club).await?;
        let offer: Offer = asked.order()?;
        check_terms(&offer.terms, &person)?;
        let text = serde_json::to_string(&offer).map_err(|error| Failed::bad("order", error.to_string()))?;
        let id = club.store().add_challenge(&person.id, &text, now()).await?;
        Ok(Challenge { id, by: card(&person), offer, game: None })
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

    async fn find_challenge(&self, id: &str) -> Result<(Challenge, Person), Failed> {
        let missing = || Failed::not_found("challenge");
        let row = self.store().challenge(id).await?.ok_or_else(missing)?;
        let by = self.store().person(&row.person).await?.ok_or_else(missing)?;
        let offer =
            serde_json::from_str(&row.offer).map_err(|error| Failed::bad("record", error.to_string()))?;
        Ok((Challenge { id: row.id, by: card(&by), offer, game: row.game }, by))
    }
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
        let Offer { terms, side } = &challenge.offer;
        let new = club.new_game(terms, &by, &person, *side, None).await?;
        // Only the first to accept gets a game.
        if club.store().accept_challenge(&id, &new).await? {
            club.open_new(&new.id).await?;
            return Ok(json!({ "game": new.id }));
        }
        let (settled, _) = club.find_challenge(&id).await?;
        Ok(json!({ "game": settled.game }))
    };
    told(work.await)
}
