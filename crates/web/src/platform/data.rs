//! Files that come with the site and are fetched by need.

use js_sys::{ArrayBuffer, Uint8Array};
use leptos::prelude::window;
use wasm_bindgen::JsCast as _;
use wasm_bindgen_futures::JsFuture;
use web_sys::Response;

/// The bytes of a file; `None` if it cannot be had.
pub(crate) async fn fetch(address: &str) -> Option<Vec<u8>> {
    let response: Response = JsFuture::from(window().fetch_with_str(address)).await.ok()?.dyn_into().ok()?;
    response.ok().then_some(())?;
    let buffer: ArrayBuffer = JsFuture::from(response.array_buffer().ok()?).await.ok()?.dyn_into().ok()?;
    Some(Uint8Array::new(&buffer).to_vec())
}
