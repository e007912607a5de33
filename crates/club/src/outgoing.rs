//! Pages that the club fetches itself, from addresses that people have given it.
//!
//! Not here: who may give an address, and what is done with the answer; the connection (`https`).
//!
//! Invariants: only public hosts are reached, whatever names stand for; everything is encrypted, and time and size have
//! limits.

use std::fmt;
use std::future::Future;
use std::net::IpAddr;
use std::pin::Pin;
use std::str::FromStr;
use std::time::Duration;

use axum::body::Bytes;
use axum::http::header::{ACCEPT, CONNECTION, HOST, USER_AGENT};
use axum::http::{Request, StatusCode, Uri};
use http_body_util::{BodyExt as _, Empty};
use thiserror::Error;
use tokio::net::TcpStream;
use tokio::sync::OnceCell;
use tokio_rustls::TlsConnector;
use tokio_rustls::rustls::RootCertStore;

use crate::https::{self, HttpsError, is_public, no_answer, trusted_here, trusting};

/// The longest address.
const LONGEST: usize = 500;
/// The port of encrypted pages; no other is used.
const PORT: u16 = 443;
/// How long all of a request may take.
const PATIENCE: Duration = Duration::from_secs(10);
/// The most bytes of an answer.
pub(crate) const MOST: usize = 1 << 20;

/// Why nothing could be fetched.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum OutgoingError {
    /// Not an address that is asked.
    #[error("not an address that begins with https:// and a host name")]
    Address,
    /// There is no such host.
    #[error("there is no such host")]
    NoHost,
    /// The host is not a public one.
    #[error("the host has no public address")]
    NotPublic,
    /// Nobody answers.
    #[error("no answer: {0}")]
    NoAnswer(String),
    /// The host says no.
    #[error("the host answers with the status {0}")]
    Status(u16),
    /// The answer is longer than wanted.
    #[error("the answer is longer than {} KB", MOST / 1024)]
    TooLong,
    /// The answer takes too long.
    #[error("the answer takes longer than {} seconds", PATIENCE.as_secs())]
    TooSlow,
    /// This machine trusts nobody.
    #[error("this machine has no certificates of authorities: install ca-certificates")]
    NoTrust,
}

/// An address that may be asked: `https`, a host name and a path.
#[derive(Clone, PartialEq, Eq, Hash)]
pub struct Address {
    host: String,
    path: String,
}

/// Without the query, which may hold a secret.
impl fmt::Debug for Address {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Address").field("host", &self.host).finish_non_exhaustive()
    }
}

impl fmt::Display for Address {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "https://{}{}", self.host, self.path)
    }
}

impl FromStr for Address {
    type Err = OutgoingError;

    fn from_str(text: &str) -> Result<Address, OutgoingError> {
        let uri: Uri = text.trim().parse().map_err(|_| OutgoingError::Address)?;
        let host = uri.host().unwrap_or_default().to_ascii_lowercase();
        let is_usual = uri.scheme_str() == Some("https") && uri.port_u16().is_none_or(|port| port == PORT);
        let has_user = uri.authority().is_none_or(|authority| authority.as_str().contains('@'));
        let is_name = host.contains('.') && !host.ends_with('.') && host.parse::<IpAddr>().is_err();
        let is_plain = host.bytes().all(|byte| byte.is_ascii_alphanumeric() || matches!(byte, b'-' | b'.'));
        if text.len() > LONGEST || !is_usual || has_user || !is_name || !is_plain {
            return Err(OutgoingError::Address);
        }
        let path = uri.path_and_query().map_or("/", |path| path.as_str()).to_owned();
        Ok(Address { host, path })
    }
}

/// An answer that comes later.
pub type Fetching<'a> = Pin<Box<dyn Future<Output = Result<Vec<u8>, OutgoingError>> + Send + 'a>>;

/// The web outside. Tests put another one in its place.
pub trait Outgoing: Send + Sync {
    /// Fetches what is at an address.
    fn fetch<'a>(&'a self, address: &'a Address) -> Fetching<'a>;
}

/// The public web.
#[derive(Default)]
pub(crate) struct PublicWeb {
    connector: OnceCell<TlsConnector>,
    #[cfg(test)]
    here: Option<std::net::SocketAddr>,
}

impl fmt::Debug for PublicWeb {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("PublicWeb").finish_non_exhaustive()
    }
}

impl Outgoing for PublicWeb {
    fn fetch<'a>(&'a self, address: &'a Address) -> Fetching<'a> {
        Box::pin(async move {
            let fetched = tokio::time::timeout(PATIENCE, self.fetch_in_time(address)).await;
            fetched.unwrap_or(Err(OutgoingError::TooSlow))
        })
    }
}

impl From<HttpsError> for OutgoingError {
    fn from(error: HttpsError) -> OutgoingError {
        match error {
            HttpsError::NoHost => OutgoingError::NoHost,
            HttpsError::NotPublic => OutgoingError::NotPublic,
            HttpsError::NoAnswer(why) => OutgoingError::NoAnswer(why),
        }
    }
}

impl PublicWeb {
    async fn fetch_in_time(&self, address: &Address) -> Result<Vec<u8>, OutgoingError> {
        let stream = self.connect(&address.host).await?;
        let connector = self.connector.get_or_try_init(connector).await?;
        let request = Request::get(&address.path)
            .header(HOST, &address.host)
            .header(USER_AGENT, concat!("crownhead/", env!("CARGO_PKG_VERSION")))
            .header(ACCEPT, "text/plain, */*;q=0.5")
            .header(CONNECTION, "close")
            .body(Empty::<Bytes>::new())
            .map_err(|_| OutgoingError::Address)?;
        let mut answer = https::send(connector, stream, &address.host, request).await?;
        let status = answer.response.status();
        if status != StatusCode::OK {
            return Err(OutgoingError::Status(status.as_u16()));
        }
        let mut bytes = Vec::new();
        while let Some(frame) = answer.response.body_mut().frame().await {
            let Ok(piece) = frame.map_err(no_answer)?.into_data() else { continue };
            if bytes.len() + piece.len() > MOST {
                return Err(OutgoingError::TooLong);
            }
            bytes.extend_from_slice(&piece);
        }
        Ok(bytes)
    }

    async fn connect(&self, host: &str) -> Result<TcpStream, HttpsError> {
        #[cfg(test)]
        if let Some(here) = self.here {
            return TcpStream::connect(here).await.map_err(no_answer);
        }
        https::connect(host, PORT, is_public).await
    }
}

async fn connector() -> Result<TlsConnector, OutgoingError> {
    let roots = tokio::task::spawn_blocking(trusted_here).await.unwrap_or_else(|_| RootCertStore::empty());
    if roots.is_empty() {
        return Err(OutgoingError::NoTrust);
    }
    Ok(trusting(roots)?)
}

#[cfg(test)]
#[path = "outgoing_tests.rs"]
mod tests;
