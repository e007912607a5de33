//! Why an order fails.

use axum::body::Body;
use axum::http::{Response, StatusCode};
use crownhead_api::club::Trouble;
use crownhead_store::StoreError;

use crate::asked::json;
use crate::names::NameProblem;

const ELSEWHERE: &str = "elsewhere";

/// An order that fails: the status, a key for programs and a line for people.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Failed {
    status: StatusCode,
    trouble: Trouble,
}

impl Failed {
    pub(crate) fn new(status: StatusCode, key: &str, why: impl Into<String>) -> Failed {
        Failed { status, trouble: Trouble { key: key.to_owned(), why: why.into() } }
    }

    pub(crate) fn bad(key: &str, why: impl Into<String>) -> Failed {
        Failed::new(StatusCode::BAD_REQUEST, key, why)
    }

    pub(crate) fn nobody() -> Failed {
        Failed::new(StatusCode::UNAUTHORIZED, "sign-in", "sign in first")
    }

    pub(crate) fn too_often() -> Failed {
        Failed::new(StatusCode::TOO_MANY_REQUESTS, "too-often", "too many attempts; wait a minute")
    }

    pub(crate) fn not_found(what: &str) -> Failed {
        Failed::new(StatusCode::NOT_FOUND, "not-found", format!("there is no such {what}"))
    }

    pub(crate) fn forbidden() -> Failed {
        Failed::new(StatusCode::FORBIDDEN, "forbidden", "this order does not come from a page of this club")
    }

    pub(crate) fn banned() -> Failed {
        Failed::new(StatusCode::FORBIDDEN, "banned", "this account may not play for now")
    }

    pub(crate) fn not_allowed() -> Failed {
        Failed::new(StatusCode::FORBIDDEN, "not-allowed", "you may not do that")
    }

    pub(crate) fn no_key() -> Failed {
        Failed::new(StatusCode::UNAUTHORIZED, "key", "send a key: Authorization: Bearer KEY")
    }

    pub(crate) fn no_bot() -> Failed {
        Failed::new(
            StatusCode::FORBIDDEN,
            "no-bot",
            "this account is no bot: POST /api/bot/account/upgrade first",
        )
    }

    /// The node that runs a game does not answer, or nobody runs it.
    pub(crate) fn elsewhere() -> Failed {
        let why = "the node of this game can't be reached; try again";
        Failed::new(StatusCode::SERVICE_UNAVAILABLE, ELSEWHERE, why)
    }

    pub(crate) fn is_elsewhere(&self) -> bool {
        self.trouble.key == ELSEWHERE
    }

    pub(crate) fn status(&self) -> StatusCode {
        self.status
    }

    pub(crate) fn trouble(self) -> Trouble {
        self.trouble
    }

    pub(crate) fn response(self) -> Response<Body> {
        json(self.status, &self.trouble)
    }
}

impl From<StoreError> for Failed {
    fn from(error: StoreError) -> Failed {
        tracing::error!(%error, "the data file");
        Failed::new(StatusCode::INTERNAL_SERVER_ERROR, "store", "the club can't reach its data; try again")
    }
}

impl From<NameProblem> for Failed {
    fn from(problem: NameProblem) -> Failed {
        Failed::bad(problem.key(), problem.to_string())
    }
}
