//! A connection to the server of the page, with messages as text.

use std::rc::Rc;

use js_sys::Array;
use leptos::prelude::window;
use wasm_bindgen::{JsCast, JsValue, closure::Closure};
use web_sys::{MessageEvent, WebSocket};

/// What happens on a connection.
pub(crate) enum Event {
    Opened,
    Said(String),
    /// It has ended, or could not be opened.
    Ended,
}

/// A connection.
pub(crate) struct Socket {
    inner: WebSocket,
    /// Callbacks, kept alive as long as the browser may call them.
    _on_message: Closure<dyn FnMut(MessageEvent)>,
    _on_change: [Closure<dyn FnMut()>; 2],
}

impl Socket {
    /// Begins to connect to a path of the server; `listener` gets all events.
    pub(crate) fn open(path: &str, protocols: &[&str], listener: impl Fn(Event) + 'static) -> Option<Socket> {
        let location = window().location();
        let scheme = if location.protocol().ok()? == "https:" { "wss" } else { "ws" };
        let address = format!("{scheme}://{}{path}", location.host().ok()?);
        let protocols: Array = protocols.iter().copied().map(JsValue::from_str).collect();
        let socket = WebSocket::new_with_str_sequence(&address, &protocols).ok()?;
        let listener: Rc<dyn Fn(Event)> = Rc::new(listener);
        let heard = Rc::clone(&listener);
        let on_message = Closure::<dyn FnMut(MessageEvent)>::new(move |event: MessageEvent| {
            if let Some(text) = event.data().as_string() {
                heard(Event::Said(text));
            }
        });
        let opened = Rc::clone(&listener);
        let on_open = Closure::<dyn FnMut()>::new(move || opened(Event::Opened));
        let on_close = Closure::<dyn FnMut()>::new(move || listener(Event::Ended));
        socket.set_onmessage(Some(on_message.as_ref().unchecked_ref()));
        socket.set_onopen(Some(on_open.as_ref().unchecked_ref()));
        // Every error is followed by this.
        socket.set_onclose(Some(on_close.as_ref().unchecked_ref()));
        Some(Socket { inner: socket, _on_message: on_message, _on_change: [on_open, on_close] })
    }

    /// Sends a message. If the connection has ended, the listener hears of that.
    pub(crate) fn send(&self, text: &str) {
        _ = self.inner.send_with_str(text);
    }
}

/// Ends the connection; its listener hears nothing more.
impl Drop for Socket {
    fn drop(&mut self) {
        self.inner.set_onmessage(None);
        self.inner.set_onopen(None);
        self.inner.set_onclose(None);
        _ = self.inner.close();
    }
}
