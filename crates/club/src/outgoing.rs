//! Requests that the club makes itself, to addresses that people have given it.
//!
//! Not here: who may give an address, and what is done with the answer.
//!
//! Invariants: only public hosts are reached, whatever names stand for: the addresses that a name has are checked, and the
//! connection goes to one of those. Everything is encrypted, no redirect is followed, and time and size have limits.

use std::fmt;
use std::future::Future;
use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr};
use std::pin::Pin;
use std::str::FromStr;
use std::sync::Arc;
use std::time::Duration;

use axum::body::Bytes;
use axum::http::header::{ACCEPT, CONNECTION, HOST, USER_AGENT};
use axum::http::{Request, StatusCode, Uri};
use http_body_util::{BodyExt as _, Empty};
use hyper::client::conn::http1;
use hyper_util::rt::TokioIo;
use thiserror::Error;
use tokio::net::TcpStream;
use tokio::sync::OnceCell;
use tokio::task::AbortHandle;
use tokio_rustls::TlsConnector;
use tokio_rustls::rustls::crypto::ring;
use tokio_rustls::rustls::pki_types::ServerName;
use tokio_rustls::rustls::{ClientConfig, RootCertStore};

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
    here: Option<SocketAddr>,
}

impl fmt::Debug for PublicWeb {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("PublicWeb").finish_non_exhaustive()
    }
}

/// Ends a task when it is no longer needed.
struct Ends(AbortHandle);

impl Drop for Ends {
    fn drop(&mut self) {
        self.0.abort();
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

fn no_answer(error: impl fmt::Display) -> OutgoingError {
    OutgoingError::NoAnswer(error.to_string())
}

impl PublicWeb {
    async fn fetch_in_time(&self, address: &Address) -> Result<Vec<u8>, OutgoingError> {
        let target = self.target(&address.host).await?;
        let connector = self.connector.get_or_try_init(connector).await?;
        let name = ServerName::try_from(address.host.clone()).map_err(|_| OutgoingError::Address)?;
        let stream = TcpStream::connect(target).await.map_err(no_answer)?;
        let stream = connector.connect(name, stream).await.map_err(no_answer)?;
        let (mut sender, connection) = http1::handshake(TokioIo::new(stream)).await.map_err(no_answer)?;
        let _ends = Ends(tokio::spawn(connection).abort_handle());
        let request = Request::get(&address.path)
            .header(HOST, &address.host)
            .header(USER_AGENT, concat!("crownhead/", env!("CARGO_PKG_VERSION")))
            .header(ACCEPT, "text/plain, */*;q=0.5")
            .header(CONNECTION, "close")
            .body(Empty::<Bytes>::new())
            .map_err(|_| OutgoingError::Address)?;
        let answer = sender.send_request(request).await.map_err(no_answer)?;
        if answer.status() != StatusCode::OK {
            return Err(OutgoingError::Status(answer.status().as_u16()));
        }
        let (mut body, mut bytes) = (answer.into_body(), Vec::new());
        while let Some(frame) = body.frame().await {
            let Ok(piece) = frame.map_err(no_answer)?.into_data() else { continue };
            if bytes.len() + piece.len() > MOST {
                return Err(OutgoingError::TooLong);
            }
            bytes.extend_from_slice(&piece);
        }
        Ok(bytes)
    }

    /// Where the connection goes. Nobody looks the name up again, so it can't mean something else a moment later.
    async fn target(&self, host: &str) -> Result<SocketAddr, OutgoingError> {
        #[cfg(test)]
        if let Some(here) = self.here {
            return Ok(here);
        }
        let found = tokio::net::lookup_host((host, PORT)).await.map_err(|_| OutgoingError::NoHost)?;
        let found: Vec<SocketAddr> = found.collect();
        if !found.iter().all(|address| is_public(address.ip())) {
            return Err(OutgoingError::NotPublic);
        }
        found.first().copied().ok_or(OutgoingError::NoHost)
    }
}

/// The authorities that this machine trusts; reads files.
pub(crate) fn trusted_here() -> RootCertStore {
    let mut roots = RootCertStore::empty();
    roots.add_parsable_certificates(rustls_native_certs::load_native_certs().certs);
    roots
}

async fn connector() -> Result<TlsConnector, OutgoingError> {
    let roots = tokio::task::spawn_blocking(trusted_here).await.unwrap_or_else(|_| RootCertStore::empty());
    if roots.is_empty() {
        return Err(OutgoingError::NoTrust);
    }
    trusting(roots)
}

/// Makes encrypted connections to those for whom these authorities vouch.
pub(crate) fn trusting(roots: RootCertStore) -> Result<TlsConnector, OutgoingError> {
    let config = ClientConfig::builder_with_provider(Arc::new(ring::default_provider()))
        .with_safe_default_protocol_versions()
        .map_err(no_answer)?
        .with_root_certificates(roots)
        .with_no_client_auth();
    Ok(TlsConnector::from(Arc::new(config)))
}

/// Whether an address belongs to the public internet: not this machine, not its network, nothing reserved.
pub(crate) fn is_public(address: IpAddr) -> bool {
    match address.to_canonical() {
        IpAddr::V4(address) => is_public_v4(address),
        IpAddr::V6(address) => is_public_v6(address),
    }
}

/// By the registry of special addresses (RFC 6890 and its successors).
fn is_public_v4(address: Ipv4Addr) -> bool {
    let [a, b, c, _] = address.octets();
    let special = matches!(
        (a, b, c),
        (0 | 10 | 127 | 224..=255, _, _)
            | (100, 64..=127, _)
            | (169, 254, _)
            | (172, 16..=31, _)
            | (192, 0, 0 | 2)
            | (192, 31, 196)
            | (192, 52, 193)
            | (192, 88, 99)
            | (192, 168, _)
            | (192, 175, 48)
            | (198, 18 | 19, _)
            | (198, 51, 100)
            | (203, 0, 113)
    );
    !special
}

/// Only addresses that are routed everywhere, without those that stand for another network: 6to4, Teredo, documentation.
fn is_public_v6(address: Ipv6Addr) -> bool {
    let [first, second, ..] = address.segments();
    let is_global = first & 0xe000 == 0x2000;
    let is_special = (first == 0x2001 && (second < 0x200 || second == 0xdb8))
        || first == 0x2002
        || (first == 0x3fff && second < 0x1000);
    is_global && !is_special
}

#[cfg(test)]
#[path = "outgoing_tests.rs"]
mod tests;
