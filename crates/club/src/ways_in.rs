//! The ways into the own account: passkeys and a password.
//!
//! Whoever changes them has just signed in, or shows once more that the holder of the session is there: a browser that was
//! left alone must not cost anyone the account.
//!
//! Not here: ceremonies (`passkeys`). Invariant: nobody loses the last way in; `store` sees to that.

use axum::Router;
use axum::extract::{Path, Request, State};
use axum::http::StatusCode;
use axum::routing::{get, post};
use crownhead_api::passkeys::{PasskeyLine, WaysIn};
use crownhead_store::{Kind, PasskeyRow, Person, Removed};
use serde_json::json;

use crate::asked::{Answer, Asked, told};
use crate::club::{Club, now};
use crate::guard;
use crate::passkeys::check_label;
use crate::people::{hash, wrong};
use crate::trouble::Failed;

/// How long a session is sure of its holder, in milliseconds.
const SURE: u64 = 10 * 60 * 1000;

pub(crate) fn routes() -> Router<Club> {
    Router::new()
        .route("/club/api/ways-in", get(ways_in))
        .route("/club/api/sure", post(sure))
        .route("/club/api/passkey/{id}/label", post(label))
        .route("/club/api/passkey/{id}/remove", post(remove))
        .route("/club/api/password", post(set_password))
        .route("/club/api/password/remove", post(remove_password))
}

/// Guests have no account that anyone could sign in to.
pub(crate) fn expect_account(person: &Person) -> Result<(), Failed> {
    match person.kind {
        Kind::Member | Kind::Bot => Ok(()),
        Kind::Guest | Kind::Gone => Err(Failed::not_allowed()),
    }
}

fn done(removed: Removed, what: &str) -> Result<(), Failed> {
    match removed {
        Removed::Done => Ok(()),
        Removed::Missing => Err(Failed::not_found(what)),
        Removed::Last => {
            Err(Failed::bad("last-way-in", "this is the last way into the account: add another one first"))
        }
    }
}

impl Club {
    /// How someone signs in.
    pub(crate) async fn ways_in(&self, person: &Person) -> Result<WaysIn, Failed> {
        let line = |row: PasskeyRow| PasskeyLine {
            id: row.id,
            label: row.key.label,
            created: row.created,
            used: row.used,
        };
        let rows = self.store().passkeys_of(&person.id).await?;
        Ok(WaysIn {
            password: self.store().has_password(&person.id).await?,
            passkeys: rows.into_iter().map(line).collect(),
        })
    }

    /// Refuses if the session is not sure of its holder.
    pub(crate) async fn expect_sure(&self, asked: &Asked) -> Result<(), Failed> {
        let session = guard::secret(&asked.headers).ok_or_else(Failed::nobody)?;
        let is_sure = self.store().is_sure(session, now(), now().saturating_sub(SURE)).await?;
        let unsure = || Failed::new(StatusCode::FORBIDDEN, "sure", "confirm first that it is you");
        is_sure.then_some(()).ok_or_else(unsure)
    }

    /// The holder of the session has shown to be there.
    pub(crate) async fn make_sure(&self, asked: &Asked) -> Result<(), Failed> {
        let session = guard::secret(&asked.headers).ok_or_else(Failed::nobody)?;
        Ok(self.store().make_sure(session, now() + SURE).await?)
    }
}

/// A request of someone with an account that changes the ways in.
async fn changing(club: &Club, request: Request) -> Result<(Asked, Person), Failed> {
    let asked = Asked::read(club, request).await?;
    let person = asked.orderer(club).await?;
    expect_account(&person)?;
    club.expect_sure(&asked).await?;
    Ok((asked, person))
}

async fn ways_in(State(club): State<Club>, request: Request) -> Answer {
    let work = async {
        let person = Asked::read(&club, request).await?.holder(&club).await?.ok_or_else(Failed::nobody)?;
        club.ways_in(&person).await
    };
    told(work.await)
}

/// Shows with the password that the holder is there.
async fn sure(State(club): State<Club>, request: Request) -> Answer {
    let work = async {
        let asked = Asked::read(&club, request).await?;
        let person = asked.orderer(&club).await?;
        expect_account(&person)?;
        if !club.is_password(&person, asked.order()?).await? {
            return Err(wrong());
        }
        club.make_sure(&asked).await?;
        Ok(json!({}))
    };
    told(work.await)
}

async fn label(State(club): State<Club>, Path(id): Path<String>, request: Request) -> Answer {
    let work = async {
        let asked = Asked::read(&club, request).await?;
        let person = asked.orderer(&club).await?;
        let label: String = asked.order()?;
        if !club.store().label_passkey(&id, &person.id, check_label(&label)?).await? {
            return Err(Failed::not_found("passkey"));
        }
        club.ways_in(&person).await
    };
    told(work.await)
}

async fn remove(State(club): State<Club>, Path(id): Path<String>, request: Request) -> Answer {
    let work = async {
        let (_, person) = changing(&club, request).await?;
        done(club.store().remove_passkey(&id, &person.id).await?, "passkey")?;
        club.ways_in(&person).await
    };
    told(work.await)
}

async fn set_password(State(club): State<Club>, request: Request) -> Answer {
    let work = async {
        let (asked, person) = changing(&club, request).await?;
        let hash = hash(asked.order()?).await?;
        club.store().set_password(&person.id, &hash).await?;
        club.ways_in(&person).await
    };
    told(work.await)
}

async fn remove_password(State(club): State<Club>, request: Request) -> Answer {
    let work = async {
        let (_, person) = changing(&club, request).await?;
        done(club.store().remove_password(&person.id).await?, "password")?;
        club.ways_in(&person).await
    };
    told(work.await)
}
