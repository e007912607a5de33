//! Another part of the site, which lives as long as the server runs.

use std::future::Future;
use std::io;
use std::net::TcpListener;
use std::pin::Pin;

use axum::Router;
use axum::http::Uri;
use axum::http::header::{HOST, HeaderMap};
use axum::response::Redirect;

/// What an annex does, in the runtime of the server.
pub type Work<'a, T> = Pin<Box<dyn Future<Output = T> + Send + 'a>>;

/// Routes on an address of their own, without encryption: figures for those who run the site, or the way to the encrypted
/// address.
#[derive(Debug)]
pub struct Side {
    /// Where it listens.
    pub listener: TcpListener,
    /// What it answers.
    pub router: Router,
}

impl Side {
    /// Sends everyone who comes without encryption to the encrypted address of the same name.
    pub fn to_encrypted(listener: TcpListener) -> Side {
        let way = async |headers: HeaderMap, uri: Uri| {
            let host = headers.get(HOST).and_then(|host| host.to_str().ok()).unwrap_or_default();
            let name = host.rsplit_once(':').map_or(host, |(name, _)| name);
            let path = uri.path_and_query().map_or("/", |path| path.as_str());
            Redirect::permanent(&format!("https://{name}{path}"))
        };
        Side { listener, router: Router::new().fallback(way) }
    }
}

/// A part of the site with routes of its own. Its responses get the headers of all others.
pub trait Annex: Send + Sync {
    /// Gets ready and returns its routes. The server answers nobody before.
    fn open(&self) -> Work<'_, io::Result<Router>>;

    /// What is served on addresses of its own, once the annex is open.
    fn sides(&self) -> Vec<Side> {
        Vec::new()
    }

    /// The server is about to stop: what is under way is to be brought to an end.
    fn close(&self) -> Work<'_, ()>;
}
