//! Serves the web app: finds a port, answers with the embedded files, stops cleanly on Ctrl-C.
//!
//! Not here: how the app is built (`xtask`), what it does (`web`, `worker`), and what the program prints (`cli`).
//! Invariant: every response, errors included, carries the headers that isolate the page, so that the page can share
//! memory with its engine.
//!
//! ```
//! use crownhead_server::{PortChoice, Server};
//! use std::net::{IpAddr, Ipv4Addr};
//!
//! let bound = Server::bind(IpAddr::V4(Ipv4Addr::LOCALHOST), PortChoice::Exact(0))?;
//! assert!(bound.url().starts_with("http://127.0.0.1:"));
//! // `bound.run()` now serves until Ctrl-C.
//! # Ok::<(), crownhead_server::BindError>(())
//! ```

mod annex;
mod asset;
mod bind;
mod open;
mod ranged;
mod respond;
mod serve;
mod service;
mod site;
mod socket;
mod tls;

pub use annex::{Annex, Side, Work};
pub use bind::{BindError, Bound, DEFAULT_PORT, PortChoice, Server};
pub use open::open_browser;
pub use service::{Answer, LONGEST_ORDER, Service};
pub use socket::{Outlet, Talk};
pub use tls::{Certificate, CertificateError};

/// The message of a binary without the web app, shown on its only page and as one line.
pub const NO_WEB_APP: &str = "this build of crownhead does not include the web app; run `cargo play` in the source folder to \
                              build and start one that has";

/// Whether this build includes the web app.
pub fn has_web_app() -> bool {
    !asset::EMBEDDED.is_empty()
}
