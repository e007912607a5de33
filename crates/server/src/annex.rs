//! Another part of the site, which lives as long as the server runs.

use std::future::Future;
use std::io;
use std::pin::Pin;

use axum::Router;

/// What an annex does, in the runtime of the server.
pub type Work<'a, T> = Pin<Box<dyn Future<Output = T> + Send + 'a>>;

/// A part of the site with routes of its own. Its responses get the headers of all others.
pub trait Annex: Send + Sync {
    /// Gets ready and returns its routes. The server answers nobody before.
    fn open(&self) -> Work<'_, io::Result<Router>>;

    /// The server is about to stop: what is under way is to be brought to an end.
    fn close(&self) -> Work<'_, ()>;
}
