//! Requests over HTTP: who asks, what, and how the answer is written.

use std::net::IpAddr;

use axum::body::{Body, Bytes, to_bytes};
use axum::extract::Request;
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE, HeaderMap, HeaderValue};
use axum::http::{Response, StatusCode};
use crownhead_store::{Person, Role};
use serde::Serialize;
use serde::de::DeserializeOwned;

use crate::club::Club;
use crate::guard::{self, limit};
use crate::trouble::Failed;

/// The most bytes of an order.
const LONGEST: usize = 4096;

pub(crate) type Answer = Response<Body>;

/// An answer that nobody keeps.
pub(crate) fn answer(status: StatusCode, media_type: &'static str, body: Body) -> Answer {
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

pub(crate) fn told(result: Result<impl Serialize, Failed>) -> Answer {
    match result {
        Ok(value) => json(StatusCode::OK, &value),
        Err(failed) => failed.response(),
    }
}

/// A request that has been admitted.
pub(crate) struct Asked {
    pub(crate) headers: HeaderMap,
    pub(crate) from: IpAddr,
    body: Bytes,
}

impl Asked {
    pub(crate) async fn read(club: &Club, request: Request) -> Result<Asked, Failed> {
        Asked::read_long(club, request, LONGEST).await
    }

    /// The same with an order of at most so many bytes.
    pub(crate) async fn read_long(club: &Club, request: Request, most: usize) -> Result<Asked, Failed> {
        let (head, body) = request.into_parts();
        guard::admit(&head.method, &head.headers, club.options().url.as_ref())?;
        let from = guard::address(&head, &club.options().proxies);
        let long = |_| Failed::new(StatusCode::PAYLOAD_TOO_LARGE, "too-long", "the order is too long");
        Ok(Asked { body: to_bytes(body, most).await.map_err(long)?, headers: head.headers, from })
    }

    pub(crate) fn order<T: DeserializeOwned>(&self) -> Result<T, Failed> {
        serde_json::from_slice(&self.body)
            .map_err(|error| Failed::bad("order", format!("invalid order: {error}")))
    }

    pub(crate) async fn holder(&self, club: &Club) -> Result<Option<Person>, Failed> {
        club.holder(guard::secret(&self.headers)).await
    }

    /// The holder, who may give orders, but not too many.
    pub(crate) async fn orderer(&self, club: &Club) -> Result<Person, Failed> {
        let person = self.holder(club).await?.ok_or_else(Failed::nobody)?;
        limit(&club.limits().orders, &person.id)?;
        Ok(person)
    }
    /// The holder, who must be a moderator or an admin.
    pub(crate) async fn steward(&self, club: &Club) -> Result<Person, Failed> {
        let person = self.holder(club).await?.ok_or_else(Failed::nobody)?;
        if person.role == Role::Player { Err(Failed::not_allowed()) } else { Ok(person) }
    }
}
