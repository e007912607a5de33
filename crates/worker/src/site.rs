//! Learnt weights and endgame tables, fetched from the site when a game first needs them.

use std::fmt;
use std::sync::{Arc, Mutex, PoisonError};

use crownhead_endgame::{Bundle, set_name};
use crownhead_engine::{Library, TableShelves, TableSource, Tables, Weights};
use crownhead_rules::{AnyRules, Variant};
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

/// The tables of the site that have been needed so far.
#[derive(Default)]
pub(crate) struct SiteTables(Mutex<Fetched>);

/// Nobody reads it; what is derived would say what every table is made of.
impl fmt::Debug for SiteTables {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("SiteTables")
    }
}

#[derive(Default)]
struct Fetched {
    shelves: TableShelves,
    /// What has been asked for, whether it was there or not.
    names: Vec<&'static str>,
}

impl TableSource for SiteTables {
    /// Waits for the file as well. Rules without tables are played without.
    fn tables(&self, rules: &AnyRules) -> Option<Arc<dyn Tables>> {
        let name = set_name(rules)?;
        let mut fetched = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if !fetched.names.contains(&name) {
            fetched.names.push(name);
            let bytes = fetch(&format!("./endgames/{name}.tables")).ok().flatten();
            if let Some(bundle) = bytes.and_then(|bytes| Bundle::read(bytes).ok()) {
                fetched.shelves.add_bundle(bundle);
            }
        }
        fetched.shelves.tables(rules)
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
