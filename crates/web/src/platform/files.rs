//! Files that the page gives away: downloads, and pictures for the clipboard.

use js_sys::{Array, Function, Object, Promise, Reflect, Uint8Array};
use leptos::prelude::{document, set_timeout, window};
use std::time::Duration;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;
use web_sys::{Blob, BlobPropertyBag, HtmlElement, Url};

/// How long a downloaded file stays in memory.
const KEPT: Duration = Duration::from_mins(1);

fn blob(bytes: &[u8], kind: &str) -> Result<Blob, JsValue> {
    let options = BlobPropertyBag::new();
    options.set_type(kind);
    Blob::new_with_u8_array_sequence_and_options(&Array::of1(&Uint8Array::from(bytes)), &options)
}

/// Saves a file as the browser saves downloads. Returns whether that worked.
pub(crate) fn download(name: &str, kind: &str, bytes: &[u8]) -> bool {
    start(name, kind, bytes).is_ok()
}

fn start(name: &str, kind: &str, bytes: &[u8]) -> Result<(), JsValue> {
    let url = Url::create_object_url_with_blob(&blob(bytes, kind)?)?;
    let link: HtmlElement = document().create_element("a")?.dyn_into()?;
    link.set_attribute("href", &url)?;
    link.set_attribute("download", name)?;
    link.click();
    set_timeout(move || _ = Url::revoke_object_url(&url), KEPT);
    Ok(())
}

/// Copies a picture, then reports whether that worked. Some browsers copy text only.
pub(crate) fn copy_picture(png: &[u8], then: impl FnOnce(bool) + 'static) {
    match write_picture(png) {
        Ok(promise) => leptos::task::spawn_local(async move { then(JsFuture::from(promise).await.is_ok()) }),
        Err(_) => then(false),
    }
}

fn write_picture(png: &[u8]) -> Result<Promise, JsValue> {
    const KIND: &str = "image/png";
    let content = Object::new();
    Reflect::set(&content, &KIND.into(), &blob(png, KIND)?.into())?;
    let item: Function = Reflect::get(&js_sys::global(), &"ClipboardItem".into())?.dyn_into()?;
    let item = Reflect::construct(&item, &Array::of1(&content))?;
    let clipboard = Reflect::get(&window().navigator(), &"clipboard".into())?;
    let write: Function = Reflect::get(&clipboard, &"write".into())?.dyn_into()?;
    write.call1(&clipboard, &Array::of1(&item))?.dyn_into()
}

/// Opens the browser's print dialog.
pub(crate) fn print() {
    _ = window().print();
}
