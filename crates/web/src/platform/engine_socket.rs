//! The connection to the engine of the page's server, if there is one.
//!
//! Not here: what happens when it ends (`study::link`). The messages are JSON; the browser reads and writes it.

use std::rc::Rc;

use crownhead_api::{Call, EngineOffer, study::Reply};
use js_sys::{Array, JSON};
use leptos::prelude::window;
use serde::Serialize as _;
use serde_wasm_bindgen::Serializer;
use wasm_bindgen::{JsCast, JsValue, closure::Closure};
use web_sys::{MessageEvent, WebSocket};

use super::{api, store};

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
pub(crate) struct EngineSocket {
    socket: WebSocket,
    /// Callbacks, kept alive as long as the browser may call them.
    _on_message: Closure<dyn FnMut(MessageEvent)>,
    _on_change: [Closure<dyn FnMut()>; 2],
}

/// What the server's engine may use, and the token to connect with. `None` if the server has no engine.
pub(crate) async fn offer() -> Option<(EngineOffer, String)> {
    api::ask(PATH).await
}

impl EngineSocket {
    /// Begins to connect; `listener` gets all events.
    pub(crate) fn open(token: &str, listener: impl Fn(Event) + 'static) -> Option<EngineSocket> {
        let location = window().location();
        let scheme = if location.protocol().ok()? == "https:" { "wss" } else { "ws" };
        let address = format!("{scheme}://{}/api/{PATH}", location.host().ok()?);
        let protocols: Array = [PROTOCOL, token].into_iter().map(JsValue::from_str).collect();
        let socket = WebSocket::new_with_str_sequence(&address, &protocols).ok()?;
        let listener: Rc<dyn Fn(Event)> = Rc::new(listener);
        let heard = Rc::clone(&listener);
        let on_message = Closure::<dyn FnMut(MessageEvent)>::new(move |event: MessageEvent| {
            let reply = event.data().as_string().and_then(|text| store::read::<Reply>(&text));
            if let Some(reply) = reply {
                heard(Event::Said(reply));
            }
        });
        let opened = Rc::clone(&listener);
        let on_open = Closure::<dyn FnMut()>::new(move || opened(Event::Opened));
        let on_close = Closure::<dyn FnMut()>::new(move || listener(Event::Ended));
        socket.set_onmessage(Some(on_message.as_ref().unchecked_ref()));
        socket.set_onopen(Some(on_open.as_ref().unchecked_ref()));
        // Every error is followed by this.
        socket.set_onclose(Some(on_close.as_ref().unchecked_ref()));
        Some(EngineSocket { socket, _on_message: on_message, _on_change: [on_open, on_close] })
    }

    /// Sends a message. If the connection has ended, the listener hears of that.
    pub(crate) fn call(&self, call: &Call) {
        let text = call.serialize(&Serializer::json_compatible()).ok();
        let text = text.and_then(|value| JSON::stringify(&value).ok()?.as_string());
        if let Some(text) = text {
            _ = self.socket.send_with_str(&text);
        }
    }
}
