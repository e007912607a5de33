//! Requests to the server of the page. A static host answers none.

use js_sys::{JSON, JsString};
use leptos::prelude::window;
use serde::{Serialize, de::DeserializeOwned};
use serde_wasm_bindgen::Serializer;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;
use web_sys::{Headers, RequestInit, Response};

const TOKEN: &str = "x-crownhead-token";

/// The result of an order.
pub(crate) enum Outcome<T> {
    /// It was carried out.
    Done(T),
    /// It was refused, with a reason.
    Refused(String),
    /// The server no longer answers.
    Lost,
}

/// The answer to a request, and the token needed for orders.
pub(crate) async fn ask<T: DeserializeOwned>(path: &str) -> Option<(T, String)> {
    let response = send(path, &RequestInit::new()).await?;
    let token = response.headers().get(TOKEN).ok().flatten()?;
    response.ok().then_some(())?;
    Some((read(&response).await?, token))
}

/// The result of an order. A refusal is parsed as `R` and put into words by `why`.
pub(crate) async fn order<T: DeserializeOwned, R: DeserializeOwned>(
    path: &str,
    token: &str,
    order: &impl Serialize,
    why: fn(R) -> String,
) -> Outcome<T> {
    let Some(response) = post(path, token, order).await else { return Outcome::Lost };
    if response.ok() {
        return read(&response).await.map_or(Outcome::Lost, Outcome::Done);
    }
    read(&response).await.map_or(Outcome::Lost, |refused| Outcome::Refused(why(refused)))
}

async fn post(path: &str, token: &str, order: &impl Serialize) -> Option<Response> {
    let headers = Headers::new().ok()?;
    headers.set("content-type", "application/json").ok()?;
    headers.set(TOKEN, token).ok()?;
    let value = order.serialize(&Serializer::json_compatible()).ok()?;
    let text: JsString = JSON::stringify(&value).ok()?;
    let init = RequestInit::new();
    init.set_method("POST");
    init.set_headers(&headers);
    init.set_body(&text);
    send(path, &init).await
}

async fn send(path: &str, init: &RequestInit) -> Option<Response> {
    let sent = window().fetch_with_str_and_init(&format!("./api/{path}"), init);
    JsFuture::from(sent).await.ok()?.dyn_into().ok()
}

async fn read<T: DeserializeOwned>(response: &Response) -> Option<T> {
    let value: JsValue = JsFuture::from(response.json().ok()?).await.ok()?;
    serde_wasm_bindgen::from_value(value).ok()
}
