//! API requests from the page to its server, below `/api/`.
//!
//! Not here: their meaning, which is up to a [`Service`]. Invariant: only this server's own page gets an answer. Any
//! web page can send requests to this machine, even through a host name that resolves to it. Therefore the name in
//! `Host` must be one of this machine, `Origin` and `Sec-Fetch-Site`, if sent, must match the page, and an order must
//! carry a token that only the page itself can have read. No response has a header that would let another page read it.

use std::fmt;
use std::hash::{BuildHasher as _, RandomState};
use std::net::SocketAddr;
use std::sync::Arc;

use axum::body::{Body, to_bytes};
use axum::extract::Request;
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE, HOST, HeaderMap, HeaderName, HeaderValue, ORIGIN};
use axum::http::{Method, Response, StatusCode};
use crownhead_endgame::Source;

use crate::ranged::Ranged;
use crate::socket::{self, Outlet, Talk};

/// The path prefix of API requests.
pub(crate) const PREFIX: &str = "/api/";
/// The most bytes of an ordinary order.
pub const LONGEST_ORDER: usize = 1024;

const TOKEN: HeaderName = HeaderName::from_static("x-crownhead-token");
const FETCH_SITE: HeaderName = HeaderName::from_static("sec-fetch-site");

/// A service's response: an HTTP status and a JSON object.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Answer {
    /// The status, such as 200.
    pub status: u16,
    /// The JSON object.
    pub json: String,
}

/// What the server does for its own page besides sending files. It may take a moment but never waits long.
pub trait Service: Send + Sync {
    /// Answers a query; the path follows `/api/`. `None` if there is no such query.
    fn ask(&self, path: &str) -> Option<Answer>;
    /// Carries out an order, given as text of at most [`Service::longest`] bytes. `None` if there is no such order.
    fn order(&self, path: &str, text: &str) -> Option<Answer>;
    /// The most bytes of an order.
    fn longest(&self, _path: &str) -> usize {
        LONGEST_ORDER
    }
    /// The endgame-table bundle with this name, instead of the embedded one; `None` to keep that.
    fn tables(&self, name: &str) -> Option<Arc<dyn Source>>;
    /// The other end of a new connection, which answers through the outlet. `None` if the path has no connections, or no
    /// more of them.
    fn connect(&self, _path: &str, _outlet: Outlet) -> Option<Box<dyn Talk>> {
        None
    }
}

/// A service behind the access check.
#[derive(Clone)]
pub(crate) struct Desk {
    service: Arc<dyn Service>,
    /// The host names and ports under which the page may reach this server.
    hosts: Arc<[String]>,
    token: Arc<str>,
}

impl fmt::Debug for Desk {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Desk").field("hosts", &self.hosts).finish_non_exhaustive()
    }
}

impl Desk {
    /// For a server that listens at this address.
    pub(crate) fn new(service: Arc<dyn Service>, address: SocketAddr) -> Desk {
        let port = address.port();
        let own = SocketAddr::new(address.ip(), port).to_string();
        let names = [own, format!("127.0.0.1:{port}"), format!("localhost:{port}"), format!("[::1]:{port}")];
        // Every `RandomState` has its own keys, drawn from the system's randomness.
        let words: Vec<String> =
            (0..2).map(|word: u8| format!("{:016x}", RandomState::new().hash_one(word))).collect();
        Desk { service, hosts: names.into(), token: words.concat().into() }
    }

    /// Answers a request below `/api/`.
    pub(crate) async fn answer(self, request: Request) -> Response<Body> {
        let (head, body) = request.into_parts();
        if let Err(status) = self.admit(&head.method, &head.headers) {
            return refused(status);
        }
        let path = head.uri.path().strip_prefix(PREFIX).unwrap_or_default().to_owned();
        if socket::is_asked(&head.headers) {
            if !socket::knows(&head.headers, &self.token) {
                return refused(StatusCode::FORBIDDEN);
            }
            let open = |outlet| self.service.connect(&path, outlet);
            return socket::answer(head, open).await.unwrap_or_else(refused);
        }
        let text = if head.method == Method::POST {
            let Ok(bytes) = to_bytes(body, self.service.longest(&path)).await else {
                return refused(StatusCode::PAYLOAD_TOO_LARGE);
            };
            let Ok(text) = String::from_utf8(bytes.into()) else { return refused(StatusCode::BAD_REQUEST) };
            Some(text)
        } else {
            None
        };
        let service = Arc::clone(&self.service);
        let answer = tokio::task::spawn_blocking(move || match text {
            Some(text) => service.order(&path, &text),
            None => service.ask(&path),
        });
        match answer.await {
            Ok(Some(answer)) => self.respond(answer),
            Ok(None) => refused(StatusCode::NOT_FOUND),
            Err(_) => refused(StatusCode::INTERNAL_SERVER_ERROR),
        }
    }

    /// The tables at a path. Pages of other origins cannot read them: their browser prevents it.
    pub(crate) fn tables(&self, path: &str) -> Option<Ranged> {
        let name = path.strip_prefix("/endgames/")?.strip_suffix(".tables")?;
        self.service.tables(name).map(|source| Ranged { path: path.to_owned(), source })
    }

    /// Whether a request comes from this server's own page; if not, the status to refuse it with.
    fn admit(&self, method: &Method, headers: &HeaderMap) -> Result<(), StatusCode> {
        let only = |name: &HeaderName| {
            let mut values = headers.get_all(name).iter();
            match (values.next(), values.next()) {
                (None, _) => Ok(None),
                (Some(value), None) => value.to_str().map(Some).map_err(|_| StatusCode::FORBIDDEN),
                (Some(_), Some(_)) => Err(StatusCode::FORBIDDEN),
            }
        };
        let host = only(&HOST)?.ok_or(StatusCode::FORBIDDEN)?;
        let is_ours = self.hosts.iter().any(|own| own == host);
        let same_origin = only(&ORIGIN)?.is_none_or(|origin| origin == format!("http://{host}"));
        let same_site = only(&FETCH_SITE)?.is_none_or(|site| site == "same-origin");
        if !(is_ours && same_origin && same_site) {
            return Err(StatusCode::FORBIDDEN);
        }
        match *method {
            Method::GET => Ok(()),
            Method::POST => {
                let is_json = only(&CONTENT_TYPE)?.is_some_and(|kind| kind == "application/json");
                let knows = only(&TOKEN)?.is_some_and(|token| token == &*self.token);
                if is_json && knows { Ok(()) } else { Err(StatusCode::FORBIDDEN) }
            }
            _ => Err(StatusCode::METHOD_NOT_ALLOWED),
        }
    }

    fn respond(&self, answer: Answer) -> Response<Body> {
        let mut response = Response::new(Body::from(answer.json));
        *response.status_mut() =
            StatusCode::from_u16(answer.status).unwrap_or(StatusCode::INTERNAL_SERVER_ERROR);
        let headers = response.headers_mut();
        headers.insert(CONTENT_TYPE, HeaderValue::from_static("application/json"));
        headers.insert(CACHE_CONTROL, HeaderValue::from_static("no-store"));
        if let Ok(token) = HeaderValue::from_str(&self.token) {
            headers.insert(TOKEN, token);
        }
        response
    }
}

fn refused(status: StatusCode) -> Response<Body> {
    let mut response = Response::new(Body::from(format!("{status}\n")));
    *response.status_mut() = status;
    let headers = response.headers_mut();
    headers.insert(CONTENT_TYPE, HeaderValue::from_static("text/plain; charset=utf-8"));
    headers.insert(CACHE_CONTROL, HeaderValue::from_static("no-store"));
    response
}
