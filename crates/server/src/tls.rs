//! Encrypted connections: the certificate, which is read again when its file changes, and handshakes.

use std::fmt;
use std::io;
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::sync::{Arc, PoisonError, RwLock};
use std::time::{Duration, SystemTime};

use axum::serve::Listener;
use thiserror::Error;
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::{Semaphore, mpsc};
use tokio_rustls::TlsAcceptor;
use tokio_rustls::rustls::crypto::{CryptoProvider, ring};
use tokio_rustls::rustls::pki_types::pem::PemObject as _;
use tokio_rustls::rustls::pki_types::{CertificateDer, PrivateKeyDer};
use tokio_rustls::rustls::server::{ClientHello, ResolvesServerCert};
use tokio_rustls::rustls::sign::CertifiedKey;
use tokio_rustls::rustls::{self, ServerConfig};
use tokio_rustls::server::TlsStream;

/// A handshake that takes longer is given up.
const PATIENCE: Duration = Duration::from_secs(10);
/// So many handshakes at a time: a visitor who says nothing must not keep others out.
const HANDSHAKES: usize = 1_000;
/// How often the files are looked at.
const LOOK: Duration = Duration::from_mins(1);

/// Why a certificate can't be used.
#[derive(Debug, Error)]
pub enum CertificateError {
    /// A file can't be read, or has no certificate or no key in it.
    #[error("{}: {why}", path.display())]
    File {
        /// The file.
        path: PathBuf,
        /// Why.
        why: String,
    },
    /// The key does not belong to the certificate, or can't be used.
    #[error("the certificate and its key: {0}")]
    Unfit(String),
}

/// A certificate in files.
#[derive(Clone)]
pub struct Certificate(Arc<Keeper>);

impl fmt::Debug for Certificate {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Certificate").field("chain", &self.0.chain).finish_non_exhaustive()
    }
}

/// The certificate as it was read last.
#[derive(Debug)]
struct Keeper {
    chain: PathBuf,
    key: PathBuf,
    provider: Arc<CryptoProvider>,
    now: RwLock<(Arc<CertifiedKey>, Option<SystemTime>)>,
}

impl Certificate {
    /// Reads a chain of certificates and its private key, both as PEM.
    ///
    /// # Errors
    /// If a file can't be read, or the key is not that of the certificate.
    pub fn read(chain: &Path, key: &Path) -> Result<Certificate, CertificateError> {
        let provider = Arc::new(ring::default_provider());
        let read = (Arc::new(certified(chain, key, &provider)?), changed(chain));
        let (chain, key) = (chain.to_owned(), key.to_owned());
        Ok(Certificate(Arc::new(Keeper { chain, key, provider, now: RwLock::new(read) })))
    }

    /// Reads the files again if they have changed, so that a renewed certificate needs no restart.
    fn look(&self) {
        let keeper = &self.0;
        let changed = changed(&keeper.chain);
        let known = keeper.now.read().unwrap_or_else(PoisonError::into_inner).1;
        if changed == known {
            return;
        }
        // A renewal may be half done: then the old certificate is used until the next look.
        if let Ok(fresh) = certified(&keeper.chain, &keeper.key, &keeper.provider) {
            *keeper.now.write().unwrap_or_else(PoisonError::into_inner) = (Arc::new(fresh), changed);
        }
    }

    fn config(&self) -> io::Result<ServerConfig> {
        let builder = ServerConfig::builder_with_provider(Arc::clone(&self.0.provider));
        let builder = builder.with_safe_default_protocol_versions().map_err(io::Error::other)?;
        let keeper: Arc<Keeper> = Arc::clone(&self.0);
        let mut config = builder.with_no_client_auth().with_cert_resolver(keeper);
        config.alpn_protocols = vec![b"http/1.1".to_vec()];
        Ok(config)
    }
}

impl ResolvesServerCert for Keeper {
    fn resolve(&self, _: ClientHello<'_>) -> Option<Arc<CertifiedKey>> {
        Some(Arc::clone(&self.now.read().unwrap_or_else(PoisonError::into_inner).0))
    }
}

fn changed(path: &Path) -> Option<SystemTime> {
    std::fs::metadata(path).and_then(|facts| facts.modified()).ok()
}

fn certified(chain: &Path, key: &Path, provider: &CryptoProvider) -> Result<CertifiedKey, CertificateError> {
    let file = |path: &Path, why: String| CertificateError::File { path: path.to_owned(), why };
    let certificates: Vec<CertificateDer<'static>> = CertificateDer::pem_file_iter(chain)
        .and_then(Iterator::collect)
        .map_err(|error| file(chain, error.to_string()))?;
    if certificates.is_empty() {
        return Err(file(chain, "there is no certificate in it".to_owned()));
    }
    let secret = PrivateKeyDer::from_pem_file(key).map_err(|error| file(key, error.to_string()))?;
    let unfit = |error: rustls::Error| CertificateError::Unfit(error.to_string());
    CertifiedKey::from_der(certificates, secret, provider).map_err(unfit)
}

/// Connections after their handshake.
pub(crate) struct TlsListener {
    ready: mpsc::Receiver<(TlsStream<TcpStream>, SocketAddr)>,
    address: SocketAddr,
}

impl TlsListener {
    /// Takes connections from a listener; handshakes run side by side.
    pub(crate) fn new(listener: TcpListener, certificate: &Certificate) -> io::Result<TlsListener> {
        let address = listener.local_addr()?;
        let acceptor = TlsAcceptor::from(Arc::new(certificate.config()?));
        let (done, ready) = mpsc::channel(64);
        tokio::spawn(shake_hands(listener, acceptor, done));
        let certificate = certificate.clone();
        tokio::spawn(async move {
            loop {
                tokio::time::sleep(LOOK).await;
                certificate.look();
            }
        });
        Ok(TlsListener { ready, address })
    }
}

async fn shake_hands(
    mut listener: TcpListener,
    acceptor: TlsAcceptor,
    done: mpsc::Sender<(TlsStream<TcpStream>, SocketAddr)>,
) {
    let places = Arc::new(Semaphore::new(HANDSHAKES));
    while !done.is_closed() {
        // It waits by itself after an error, such as too many open files.
        let (stream, from) = Listener::accept(&mut listener).await;
        let Ok(place) = Arc::clone(&places).acquire_owned().await else { return };
        let (acceptor, done) = (acceptor.clone(), done.clone());
        tokio::spawn(async move {
            let shaken = tokio::time::timeout(PATIENCE, acceptor.accept(stream)).await;
            drop(place);
            if let Ok(Ok(stream)) = shaken {
                // An error means that the server has stopped.
                let _ = done.send((stream, from)).await;
            }
        });
    }
}

impl Listener for TlsListener {
    type Io = TlsStream<TcpStream>;
    type Addr = SocketAddr;

    async fn accept(&mut self) -> (Self::Io, Self::Addr) {
        match self.ready.recv().await {
            Some(connection) => connection,
            None => std::future::pending().await,
        }
    }

    fn local_addr(&self) -> io::Result<SocketAddr> {
        Ok(self.address)
    }
}

#[cfg(test)]
#[path = "tls_tests.rs"]
mod tests;
