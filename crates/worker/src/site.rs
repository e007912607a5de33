//! Learnt weights, fetched from the site when a game first needs them.

use std::sync::Arc;

use crownhead_engine::{Library, Weights};
use crownhead_rules::Variant;
use js_sys::{ArrayBuffer, Uint8Array};
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{XmlHttpRequest, XmlHttpRequestResponseType};

/// The site that the worker comes from.
pub(crate) struct Site;

impl Library for Site {
    /// Waits for the file, as only a worker may: without it there is nothing to do. A site that has none is played without.
    fn weights(&self, variant: Variant) -> Option<Arc<Weights>> {
        let bytes = fetch(&format!("./weights/{}.weights", variant.key())).ok()??;
        Weights::parse(&bytes).ok().map(Arc::new)
    }
}

fn fetch(address: &str) -> Result<Option<Vec<u8>>, JsValue> {
    let request = XmlHttpRequest::new()?;
    request.open_with_async("GET", address, false)?;
    request.set_response_type(XmlHttpRequestResponseType::Arraybuffer);
    request.send()?;
    if request.status()? != 200 {
        return Ok(None);
    }
    let buffer = request.response()?.dyn_into::<ArrayBuffer>()?;
    Ok(Some(Uint8Array::new(&buffer).to_vec()))
}
