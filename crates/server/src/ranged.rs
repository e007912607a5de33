//! Large files, served only by byte ranges.
//!
//! Not here: their contents, and where their bytes are.

use std::fmt;
use std::ops::Range;
use std::sync::Arc;

use axum::body::Body;
use axum::http::header::{
    ACCEPT_RANGES, CACHE_CONTROL, CONTENT_RANGE, CONTENT_TYPE, HeaderMap, HeaderValue, RANGE,
};
use axum::http::{Response, StatusCode};
use crownhead_endgame::Source;

/// The most bytes in one response. A client that needs more asks again.
const MOST: u64 = 4 << 20;

/// A file by its path, with its bytes behind a source.
pub(crate) struct Ranged {
    /// The request path.
    pub(crate) path: String,
    pub(crate) source: Arc<dyn Source>,
}

impl fmt::Debug for Ranged {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.path)
    }
}

impl Ranged {
    /// The requested bytes, up to the limit of one response.
    pub(crate) fn respond(&self, request: &HeaderMap) -> Response<Body> {
        let Ok(length) = self.source.length() else { return empty(StatusCode::INTERNAL_SERVER_ERROR, None) };
        let asked =
            request.get(RANGE).map(|value| value.to_str().ok().and_then(|value| range(value, length)));
        let (status, bytes) = match asked {
            None if length <= MOST => (StatusCode::OK, 0..length),
            Some(Some(range)) => (StatusCode::PARTIAL_CONTENT, range),
            // A file of gigabytes is never sent in one piece.
            None | Some(None) => {
                return empty(StatusCode::RANGE_NOT_SATISFIABLE, Some(format!("bytes */{length}")));
            }
        };
        let mut body = vec![0; (bytes.end - bytes.start) as usize];
        if self.source.read(bytes.start, &mut body).is_err() {
            return empty(StatusCode::INTERNAL_SERVER_ERROR, None);
        }
        let part = format!("bytes {}-{}/{length}", bytes.start, bytes.end.saturating_sub(1));
        let mut response = empty(status, (status == StatusCode::PARTIAL_CONTENT).then_some(part));
        response.headers_mut().insert(CONTENT_TYPE, HeaderValue::from_static("application/octet-stream"));
        *response.body_mut() = Body::from(body);
        response
    }
}

fn empty(status: StatusCode, range: Option<String>) -> Response<Body> {
    let mut response = Response::new(Body::empty());
    *response.status_mut() = status;
    let headers = response.headers_mut();
    headers.insert(ACCEPT_RANGES, HeaderValue::from_static("bytes"));
    // The bytes are on this machine already.
    headers.insert(CACHE_CONTROL, HeaderValue::from_static("no-store"));
    if let Some(value) = range.and_then(|range| HeaderValue::from_str(&range).ok()) {
        headers.insert(CONTENT_RANGE, value);
    }
    response
}

/// The range of a header `bytes=FIRST-LAST` or `bytes=FIRST-`, cut at the end of the file or at the limit.
fn range(header: &str, length: u64) -> Option<Range<u64>> {
    let (first, last) = header.trim().strip_prefix("bytes=")?.split_once('-')?;
    let first: u64 = first.trim().parse().ok().filter(|&first| first < length)?;
    let last = match last.trim() {
        "" => length - 1,
        last => last.parse().ok().filter(|&last: &u64| last >= first)?,
    };
    Some(first..last.saturating_add(1).min(length).min(first + MOST))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ranges_are_cut_at_the_end_of_the_file_and_invalid_ones_are_ignored() {
        let most = MOST;
        for (header, expected) in [
            ("bytes=0-99", Some(0..100)),
            ("bytes=990-5000", Some(990..1000)),
            ("bytes=10-", Some(10..1000)),
            ("bytes=999-999", Some(999..1000)),
            ("bytes=1000-1001", None),
            ("bytes=5-4", None),
            ("bytes=-5", None),
            ("bytes=0-1,5-6", None),
            ("lines=0-1", None),
            ("bytes=0-18446744073709551615", Some(0..1000)),
        ] {
            assert_eq!(range(header, 1000), expected, "{header}");
        }
        assert_eq!(range("bytes=7-", u64::MAX), Some(7..7 + most));
    }
}
