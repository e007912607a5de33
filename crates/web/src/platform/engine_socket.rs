//! The connection to the engine of the page's server, if there is one.
//!
//! Not here: what happens when it ends (`study::link`). The messages are JSON; the browser reads and writes it.

use crownhead_api::{Call, EngineOffer, study::Reply};

use super::{
    api,
    socket::{self, Socket},
    store,
};

/// The path of the engine below `/api/`.
const PATH: &str = "engine";
const PROTOCOL: &str = "crownhead";

/// What happens on a connection.
pub(crate) enum Event {
    Opened,
    Said(Reply),
    /// It has ended, or could not be opened.
    Ended,
}

/// A connection.
pub(crate) struct EngineSocket(Socket);

/// What the server's engine may use, and the token to connect with. `None` if the server has no engine.
pub(crate) async fn offer() -> Option<(EngineOffer, String)> {
    api::ask(PATH).await
}

impl EngineSocket {
    /// Begins to connect; `listener` gets all events.
    pub(crate) fn open(token: &str, listener: impl Fn(Event) + 'static) -> Option<EngineSocket> {
        let heard = move |event| match event {
            socket::Event::Opened => listener(Event::Opened),
            socket::Event::Said(text) => {
                if let Some(reply) = store::read(&text) {
                    listener(Event::Said(reply));
                }
            }
            socket::Event::Ended => listener(Event::Ended),
        };
        Socket::open(&format!("/api/{PATH}"), &[PROTOCOL, token], heard).map(EngineSocket)
    }

    /// Sends a message. If the connection has ended, the listener hears of that.
    pub(crate) fn call(&self, call: &Call) {
        if let Some(text) = store::written(call) {
            self.0.send(&text);
        }
    }
}
