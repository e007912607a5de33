//! Requests to the server of the page. A static host answers none.

use crownhead_api::club::Trouble;
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
    send(path, &posting(Some(token), order)?).await
}

/// A request with JSON in it.
fn posting(token: Option<&str>, order: &impl Serialize) -> Option<RequestInit> {
    let headers = Headers::new().ok()?;
    headers.set("content-type", "application/json").ok()?;
    if let Some(token) = token {
        headers.set(TOKEN, token).ok()?;
    }
    let value = order.serialize(&Serializer::json_compatible()).ok()?;
    let text: JsString = JSON::stringify(&value).ok()?;
    let init = RequestInit::new();
    init.set_method("POST");
    init.set_headers(&headers);
    init.set_body(&text);
    Some(init)
}

async fn send(path: &str, init: &RequestInit) -> Option<Response> {
    fetch(&format!("./api/{path}"), init).await
}

async fn fetch(address: &str, init: &RequestInit) -> Option<Response> {
    let sent = window().fetch_with_str_and_init(address, init);
    JsFuture::from(sent).await.ok()?.dyn_into().ok()
}

/// The text of a file of this site.
pub(crate) async fn text(path: &str) -> Option<String> {
    let response = fetch(path, &RequestInit::new()).await.filter(Response::ok)?;
    JsFuture::from(response.text().ok()?).await.ok()?.as_string()
}

/// Asks the club of this server. The reason of a failure is a key for `prose::club`.
pub(crate) async fn ask_club<T: DeserializeOwned>(path: &str) -> Result<T, String> {
    club_answer(fetch(&format!("./club/api/{path}"), &RequestInit::new()).await).await
}

/// Gives the club of this server an order.
pub(crate) async fn order_club<T: DeserializeOwned>(path: &str, order: &impl Serialize) -> Result<T, String> {
    let init = posting(None, order).ok_or_else(String::new)?;
    club_answer(fetch(&format!("./club/api/{path}"), &init).await).await
}

async fn club_answer<T: DeserializeOwned>(response: Option<Response>) -> Result<T, String> {
    let response = response.ok_or_else(String::new)?;
    if response.ok() {
        return read(&response).await.ok_or_else(String::new);
    }
    Err(read::<Trouble>(&response).await.map(|trouble| trouble.key).unwrap_or_default())
}

async fn read<T: DeserializeOwned>(response: &Response) -> Option<T> {
    let value: JsValue = JsFuture::from(response.json().ok()?).await.ok()?;
    serde_wasm_bindgen::from_value(value).ok()
}
