//! Learned weights and endgame tables, fetched from the site when a game first needs them.

use std::fmt;
use std::io;
use std::sync::{Arc, Mutex, PoisonError};

use crownhead_endgame::{Bundle, PAGE, Paged, Source, set_name};
use crownhead_engine::{Library, TableSets, TableSource, Tables, Weights};
use crownhead_rules::{AnyRules, Variant};
use js_sys::{ArrayBuffer, Uint8Array};
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{XmlHttpRequest, XmlHttpRequestResponseType};

/// The site that serves the worker.
pub(crate) struct Site;

impl Library for Site {
    /// Waits for the file, which only a worker may do. If the site has none, the engine works without it.
    fn weights(&self, variant: Variant) -> Option<Arc<Weights>> {
        let bytes = fetch(&format!("./weights/{}.weights", variant.key())).ok()??;
        Weights::parse(&bytes).ok().map(Arc::new)
    }
}

/// The site's tables needed so far.
#[derive(Default)]
pub(crate) struct SiteTables(Mutex<Fetched>);

/// A derived implementation would print every table.
impl fmt::Debug for SiteTables {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("SiteTables")
    }
}

/// Bytes fetched first of a bundle. Most bundles are shorter and arrive whole.
const FIRST: u64 = 2 << 20;
/// Pages of a longer bundle that are cached, and that one request may fetch. Headers are read once and have a wider
/// limit.
const KEPT_PAGES: usize = 512;
const PAGES: u32 = 256;
const HEADER_PAGES: u32 = 4096;

#[derive(Default)]
struct Fetched {
    shelves: TableSets,
    /// The names asked for so far, found or not.
    names: Vec<&'static str>,
    /// Bundles read by pages.
    far: Vec<Arc<Paged<Far>>>,
}

impl SiteTables {
    /// Starts a new request, which may fetch pages.
    pub(crate) fn allow(&self) {
        let fetched = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        fetched.far.iter().for_each(|far| far.allow(PAGES));
    }
}

impl TableSource for SiteTables {
    /// Waits for the file. If the site has none, the engine works without it.
    fn tables(&self, rules: &AnyRules) -> Option<Arc<dyn Tables>> {
        let name = set_name(rules)?;
        let mut fetched = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if fetched.names.contains(&name) {
            return fetched.shelves.tables(rules);
        }
        fetched.names.push(name);
        if let Some(bundle) = fetched.bundle(format!("./endgames/{name}.tables")) {
            fetched.shelves.add_bundle(bundle);
        }
        let tables = fetched.shelves.tables(rules);
        fetched.far.iter().for_each(|far| far.allow(PAGES));
        tables
    }
}

impl Fetched {
    /// The bundle at an address: whole if it is short or the site ignores ranges, otherwise by pages.
    fn bundle(&mut self, address: String) -> Option<Bundle> {
        let (bytes, length) = fetch_part(&address, 0, FIRST).ok()??;
        if bytes.len() as u64 == length {
            return Bundle::read(bytes).ok();
        }
        let far = Arc::new(Paged::new(Far { address, length }, KEPT_PAGES, HEADER_PAGES).ok()?);
        self.far.push(Arc::clone(&far));
        Bundle::open(&(far as Arc<dyn Source>)).ok()
    }
}

/// A file of the site that is read by pages.
struct Far {
    address: String,
    length: u64,
}

impl Source for Far {
    fn length(&self) -> io::Result<u64> {
        Ok(self.length)
    }

    fn read(&self, offset: u64, buffer: &mut [u8]) -> io::Result<()> {
        debug_assert!(buffer.len() <= PAGE);
        let part = fetch_part(&self.address, offset, buffer.len() as u64);
        let (bytes, _) = part.ok().flatten().ok_or(io::ErrorKind::NotFound)?;
        let bytes = bytes.get(..buffer.len()).ok_or(io::ErrorKind::UnexpectedEof)?;
        buffer.copy_from_slice(bytes);
        Ok(())
    }
}

/// Fetches `count` bytes of a file from `first` on, or all of it if the site ignores ranges, and the length of the
/// file.
fn fetch_part(address: &str, first: u64, count: u64) -> Result<Option<(Vec<u8>, u64)>, JsValue> {
    let request = request(address)?;
    request.set_request_header("Range", &format!("bytes={first}-{}", first + count - 1))?;
    request.send()?;
    match request.status()? {
        200 if first == 0 => {
            let bytes = body(&request)?;
            let length = bytes.len() as u64;
            Ok(Some((bytes, length)))
        }
        206 => {
            let range = request.get_response_header("Content-Range")?.unwrap_or_default();
            let length = range.rsplit_once('/').and_then(|(_, length)| length.parse().ok());
            let Some(length) = length else { return Ok(None) };
            Ok(Some((body(&request)?, length)))
        }
        _ => Ok(None),
    }
}

fn request(address: &str) -> Result<XmlHttpRequest, JsValue> {
    let request = XmlHttpRequest::new()?;
    request.open_with_async("GET", address, false)?;
    request.set_response_type(XmlHttpRequestResponseType::Arraybuffer);
    Ok(request)
}

fn fetch(address: &str) -> Result<Option<Vec<u8>>, JsValue> {
    let request = request(address)?;
    request.send()?;
    if request.status()? != 200 {
        return Ok(None);
    }
    Ok(Some(body(&request)?))
}

fn body(request: &XmlHttpRequest) -> Result<Vec<u8>, JsValue> {
    let buffer = request.response()?.dyn_into::<ArrayBuffer>()?;
    Ok(Uint8Array::new(&buffer).to_vec())
}
