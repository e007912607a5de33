//! Turns a request path and headers into a response.
//!
//! Not here: sockets, and the choice among the variants of a file. Invariant: [`protect`] is applied to every response.

use axum::body::Body;
use axum::http::header::{
    ACCEPT_ENCODING, CACHE_CONTROL, CONTENT_ENCODING, CONTENT_SECURITY_POLICY, CONTENT_TYPE, ETAG, HeaderMap,
    HeaderName, HeaderValue, IF_NONE_MATCH, REFERRER_POLICY, STRICT_TRANSPORT_SECURITY, VARY,
    X_CONTENT_TYPE_OPTIONS,
};
use axum::http::{Response, StatusCode};

use crate::NO_WEB_APP;
use crate::asset::{Asset, Coding};
use crate::site::Site;

/// Everything from this origin and nothing from elsewhere. `wasm-unsafe-eval` permits WebAssembly but no script text;
/// style attributes are allowed because the page uses them to move pieces.
const POLICY: &str = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; worker-src 'self'; connect-src 'self'; \
                      style-src 'self'; style-src-attr 'unsafe-inline'; img-src 'self' data: blob:; font-src 'self'; \
                      media-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'; \
                      frame-ancestors 'none'";

/// Marks pages, into which the server writes the user's settings: a service worker asks the server for them first.
const SETTINGS: HeaderName = HeaderName::from_static("crownhead-settings");

const PROTECTION: [(HeaderName, &str); 6] = [
    // The first three make the page "cross-origin isolated", which shared memory requires.
    (HeaderName::from_static("cross-origin-opener-policy"), "same-origin"),
    (HeaderName::from_static("cross-origin-embedder-policy"), "require-corp"),
    (HeaderName::from_static("cross-origin-resource-policy"), "same-origin"),
    (CONTENT_SECURITY_POLICY, POLICY),
    (X_CONTENT_TYPE_OPTIONS, "nosniff"),
    (REFERRER_POLICY, "no-referrer"),
];

/// Tells the browser to come back over encrypted connections only, for a year.
pub(crate) fn only_encrypted<B>(mut response: Response<B>) -> Response<B> {
    let year = HeaderValue::from_static("max-age=31536000");
    response.headers_mut().insert(STRICT_TRANSPORT_SECURITY, year);
    response
}

/// Adds the headers common to all responses.
pub(crate) fn protect<B>(mut response: Response<B>) -> Response<B> {
    for (name, value) in PROTECTION {
        response.headers_mut().insert(name, HeaderValue::from_static(value));
    }
    response
}

/// The file at this path, `304` if the client has it already, or `404`.
pub(crate) fn respond(site: Site, path: &str, request: &HeaderMap) -> Response<Body> {
    if site.assets.is_empty() && matches!(path, "/" | "/index.html") {
        return page(StatusCode::OK, "text/html; charset=utf-8", &empty_page());
    }
    if let Some(ranged) = site.find_ranged(path) {
        return ranged.respond(request);
    }
    match site.find(path) {
        Some(asset) => file(asset, request),
        None => page(StatusCode::NOT_FOUND, "text/plain; charset=utf-8", "404: page not found\n"),
    }
}

fn file(asset: &'static Asset, request: &HeaderMap) -> Response<Body> {
    let (coding, bytes) = asset.form_for(&joined(request, &ACCEPT_ENCODING));
    let tag = entity_tag(asset, coding);
    let fresh = joined(request, &IF_NONE_MATCH)
        .split(',')
        .map(|item| item.trim().trim_start_matches("W/"))
        .any(|known| known == tag || known == "*");
    let mut response = Response::new(if fresh { Body::empty() } else { Body::from(bytes) });
    if fresh {
        *response.status_mut() = StatusCode::NOT_MODIFIED;
    }
    let headers = response.headers_mut();
    if let Ok(value) = HeaderValue::from_str(&tag) {
        headers.insert(ETAG, value);
    }
    // File names stay the same across versions, so browsers keep files but revalidate them before use.
    headers.insert(CACHE_CONTROL, HeaderValue::from_static("no-cache"));
    headers.insert(VARY, HeaderValue::from_static("accept-encoding"));
    if asset.is_page() {
        headers.insert(SETTINGS, HeaderValue::from_static("1"));
    }
    if !fresh {
        headers.insert(CONTENT_TYPE, HeaderValue::from_static(asset.media_type()));
        if let Some(name) = coding.name() {
            headers.insert(CONTENT_ENCODING, HeaderValue::from_static(name));
        }
    }
    response
}

/// Two codings of one file are different entities with different tags.
fn entity_tag(asset: &Asset, coding: Coding) -> String {
    format!("\"{}{}\"", asset.tag, coding.name().map(|name| format!("-{name}")).unwrap_or_default())
}

fn joined(headers: &HeaderMap, name: &HeaderName) -> String {
    headers.get_all(name).iter().filter_map(|value| value.to_str().ok()).collect::<Vec<_>>().join(",")
}

fn page(status: StatusCode, media_type: &'static str, text: &str) -> Response<Body> {
    let mut response = Response::new(Body::from(text.to_owned()));
    *response.status_mut() = status;
    response.headers_mut().insert(CONTENT_TYPE, HeaderValue::from_static(media_type));
    response.headers_mut().insert(CACHE_CONTROL, HeaderValue::from_static("no-store"));
    response
}

fn empty_page() -> String {
    let (what, how) = NO_WEB_APP.split_once("; ").unwrap_or((NO_WEB_APP, ""));
    let how = how.replace("`cargo play`", "<code>cargo play</code>");
    format!(
        "<!doctype html>\n<html lang=\"en\"><head><meta charset=\"utf-8\"><title>Crownhead</title></head>\n\
         <body><h1>Crownhead</h1><p>T{}.</p><p>R{}.</p></body></html>\n",
        what.trim_start_matches('t'),
        how.trim_start_matches('r'),
    )
}
