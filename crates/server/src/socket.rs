//! Connections of the page that stay open: `WebSockets`, text in and text out.
//!
//! Not here: what is said on them. Invariants: a connection needs what an order needs, that is, this server's own page as
//! its origin and the token. A browser lets a page set no headers of a WebSocket, so the token comes as a subprotocol.
//! Messages have a limit; a longer one, or one that is not text, ends the connection.

use std::fmt;

use axum::body::Body;
use axum::extract::FromRequestParts as _;
use axum::extract::ws::{Message, WebSocket, WebSocketUpgrade};
use axum::http::header::{HeaderMap, ORIGIN, SEC_WEBSOCKET_PROTOCOL, UPGRADE};
use axum::http::request::Parts;
use axum::http::{Response, StatusCode};
use tokio::sync::mpsc;

/// The protocol that the server agrees to.
const PROTOCOL: &str = "crownhead";
/// The most bytes of a message: a game of several thousand moves.
const LONGEST: usize = 1 << 20;
/// Messages that wait for a slow page. The sender waits when there are more.
const WAITING: usize = 32;

/// The service's end of a connection. Dropping it means that the connection is over.
pub trait Talk: Send {
    /// Takes a message; must not block. Returns whether the connection goes on.
    fn hear(&mut self, text: &str) -> bool;
}

/// Where a service sends its messages.
#[derive(Clone)]
pub struct Outlet(mpsc::Sender<String>);

impl fmt::Debug for Outlet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Outlet")
    }
}

impl Outlet {
    /// Sends a message; waits if the page is slow, so call it from a thread of your own. Returns whether the connection is
    /// still open.
    pub fn send(&self, text: String) -> bool {
        self.0.blocking_send(text).is_ok()
    }
}

/// Whether a request asks for a WebSocket.
pub(crate) fn is_asked(headers: &HeaderMap) -> bool {
    headers.get(UPGRADE).is_some_and(|value| value.as_bytes().eq_ignore_ascii_case(b"websocket"))
}

/// Whether a request has an origin, which the caller has checked, and the token.
pub(crate) fn knows(headers: &HeaderMap, token: &str) -> bool {
    let offered = headers.get_all(SEC_WEBSOCKET_PROTOCOL).iter().filter_map(|value| value.to_str().ok());
    let has_token = offered.flat_map(|value| value.split(',')).any(|word| word.trim() == token);
    has_token && headers.contains_key(ORIGIN)
}

/// Opens the connection; the status to refuse it with, if that fails.
pub(crate) async fn answer(
    mut head: Parts,
    open: impl FnOnce(Outlet) -> Option<Box<dyn Talk>>,
) -> Result<Response<Body>, StatusCode> {
    let upgrade =
        WebSocketUpgrade::from_request_parts(&mut head, &()).await.map_err(|_| StatusCode::BAD_REQUEST)?;
    let (sender, messages) = mpsc::channel(WAITING);
    let talk = open(Outlet(sender)).ok_or(StatusCode::SERVICE_UNAVAILABLE)?;
    let upgrade = upgrade.protocols([PROTOCOL]).max_message_size(LONGEST).max_frame_size(LONGEST);
    Ok(upgrade.on_upgrade(move |socket| converse(socket, talk, messages)))
}

/// Passes messages on in both directions until one side ends.
async fn converse(mut socket: WebSocket, mut talk: Box<dyn Talk>, mut messages: mpsc::Receiver<String>) {
    loop {
        let goes_on = tokio::select! {
            heard = socket.recv() => match heard {
                Some(Ok(Message::Text(text))) => talk.hear(&text),
                Some(Ok(Message::Ping(_) | Message::Pong(_))) => true,
                _ => false,
            },
            said = messages.recv() => match said {
                Some(text) => socket.send(Message::Text(text.into())).await.is_ok(),
                None => false,
            },
        };
        if !goes_on {
            return;
        }
    }
}
