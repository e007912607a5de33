//! Encrypted requests that the club makes itself, to hosts that people have named.
//!
//! Not here: which addresses may be asked, and what is sent (`outgoing`, `push`).
//!
//! Invariants: the name of a host is looked up once, and the connection goes to an address that was found then, so the name
//! can't mean something else a moment later. Redirects are not followed.

use std::fmt;
use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr};
use std::sync::Arc;

use axum::http::{Request, Response};
use hyper::body::{Body, Incoming};
use hyper::client::conn::http1;
use hyper_util::rt::TokioIo;
use thiserror::Error;
use tokio::net::TcpStream;
use tokio::task::AbortHandle;
use tokio_rustls::TlsConnector;
use tokio_rustls::rustls::crypto::ring;
use tokio_rustls::rustls::pki_types::ServerName;
use tokio_rustls::rustls::{ClientConfig, RootCertStore};

/// Why there is no answer.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub(crate) enum HttpsError {
    /// There is no such host.
    #[error("there is no such host")]
    NoHost,
    /// The host is not a public one.
    #[error("the host has no public address")]
    NotPublic,
    /// Nobody answers, or nothing that can be understood.
    #[error("{0}")]
    NoAnswer(String),
}

pub(crate) fn no_answer(error: impl fmt::Display) -> HttpsError {
    HttpsError::NoAnswer(error.to_string())
}

/// An answer whose body can still be read.
pub(crate) struct Answer {
    pub(crate) response: Response<Incoming>,
    /// The connection ends with it.
    _connection: Ends,
}

/// Ends a task when it is no longer needed.
struct Ends(AbortHandle);

impl Drop for Ends {
    fn drop(&mut self) {
        self.0.abort();
    }
}

/// A connection to a host, if all of its addresses may be reached.
pub(crate) async fn connect(
    host: &str,
    port: u16,
    may_reach: impl Fn(IpAddr) -> bool,
) -> Result<TcpStream, HttpsError> {
    let found = tokio::net::lookup_host((host, port)).await.map_err(|_| HttpsError::NoHost)?;
    let found: Vec<SocketAddr> = found.collect();
    if !found.iter().all(|address| may_reach(address.ip())) {
        return Err(HttpsError::NotPublic);
    }
    let mut why = HttpsError::NoHost;
    for address in found {
        match TcpStream::connect(address).await {
            Ok(stream) => {
                // Without it the request is only slower.
                let _ = stream.set_nodelay(true);
                return Ok(stream);
            }
            Err(error) => why = no_answer(error),
        }
    }
    Err(why)
}

/// Sends a request over a new connection to a host of this name.
pub(crate) async fn send<B>(
    tls: &TlsConnector,
    stream: TcpStream,
    name: &str,
    request: Request<B>,
) -> Result<Answer, HttpsError>
where
    B: Body + Send + 'static,
    B::Data: Send,
    B::Error: std::error::Error + Send + Sync + 'static,
{
    let name = ServerName::try_from(name.to_owned()).map_err(no_answer)?;
    let stream = tls.connect(name, stream).await.map_err(no_answer)?;
    let (mut sender, connection) = http1::handshake(TokioIo::new(stream)).await.map_err(no_answer)?;
    let connection = Ends(tokio::spawn(connection).abort_handle());
    let response = sender.send_request(request).await.map_err(no_answer)?;
    Ok(Answer { response, _connection: connection })
}

/// The authorities that this machine trusts; reads files.
pub(crate) fn trusted_here() -> RootCertStore {
    let mut roots = RootCertStore::empty();
    roots.add_parsable_certificates(rustls_native_certs::load_native_certs().certs);
    roots
}

/// Makes encrypted connections to those for whom these authorities vouch.
pub(crate) fn trusting(roots: RootCertStore) -> Result<TlsConnector, HttpsError> {
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
