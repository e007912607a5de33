//! Encrypted connections over a real socket.

use std::net::{Ipv4Addr, SocketAddr};
use std::path::PathBuf;
use std::sync::atomic::{AtomicU32, Ordering};

use axum::Router;
use axum::extract::ConnectInfo;
use axum::routing::get;
use rcgen::{CertifiedKey as Made, generate_simple_self_signed};
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio_rustls::TlsConnector;
use tokio_rustls::rustls::pki_types::ServerName;
use tokio_rustls::rustls::{ClientConfig, RootCertStore};

use super::*;
use crate::serve::serve;

/// A folder of its own with a certificate, removed at the end.
struct Files(PathBuf);

impl Files {
    fn new() -> Files {
        static COUNT: AtomicU32 = AtomicU32::new(0);
        let number = COUNT.fetch_add(1, Ordering::Relaxed);
        let path = std::env::temp_dir().join(format!("crownhead-tls-{}-{number}", std::process::id()));
        std::fs::create_dir_all(&path).expect("a folder");
        Files(path)
    }

    /// Writes a fresh certificate; returns it for a client.
    fn write(&self) -> CertificateDer<'static> {
        let Made { cert, signing_key } =
            generate_simple_self_signed(["localhost".to_owned()]).expect("a certificate");
        std::fs::write(self.chain(), cert.pem()).expect("it is written");
        std::fs::write(self.key(), signing_key.serialize_pem()).expect("it is written");
        cert.der().clone()
    }

    fn chain(&self) -> PathBuf {
        self.0.join("chain.pem")
    }

    fn key(&self) -> PathBuf {
        self.0.join("key.pem")
    }
}

impl Drop for Files {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

async fn ask(address: SocketAddr, trusted: &CertificateDer<'static>) -> io::Result<String> {
    let mut roots = RootCertStore::empty();
    roots.add(trusted.clone()).expect("a certificate");
    let config = ClientConfig::builder_with_provider(Arc::new(ring::default_provider()))
        .with_safe_default_protocol_versions()
        .expect("usual protocols")
        .with_root_certificates(roots)
        .with_no_client_auth();
    let stream = TcpStream::connect(address).await?;
    let name = ServerName::try_from("localhost").expect("a name");
    let mut stream = TlsConnector::from(Arc::new(config)).connect(name, stream).await?;
    stream.write_all(b"GET / HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n").await?;
    let mut answer = String::new();
    // A server may close without a last message.
    let _ = stream.read_to_string(&mut answer).await;
    Ok(answer)
}

fn start(certificate: Certificate) -> SocketAddr {
    let listener = std::net::TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).expect("a free port");
    let address = listener.local_addr().expect("it is bound");
    let whence = async |ConnectInfo(from): ConnectInfo<SocketAddr>| format!("from {}", from.ip());
    let router = Router::new().route("/", get(whence));
    tokio::spawn(async move { serve(listener, Some(&certificate), router, std::future::pending()).await });
    address
}

#[tokio::test]
async fn pages_come_over_encrypted_connections() {
    let files = Files::new();
    let trusted = files.write();
    let address = start(Certificate::read(&files.chain(), &files.key()).expect("a certificate"));
    // Someone who never says a word holds nobody up.
    let silent = TcpStream::connect(address).await.expect("it listens");
    let answer = ask(address, &trusted).await.expect("an answer");
    assert!(answer.starts_with("HTTP/1.1 200") && answer.ends_with("from 127.0.0.1"), "{answer}");
    assert!(answer.contains("strict-transport-security: max-age=31536000"), "{answer}");
    assert!(answer.contains("content-security-policy: "), "{answer}");
    drop(silent);
    // Without encryption there is no answer.
    let mut plain = TcpStream::connect(address).await.expect("it listens");
    plain.write_all(b"GET / HTTP/1.1\r\n\r\n").await.expect("it is sent");
    let mut answer = Vec::new();
    let _ = plain.read_to_end(&mut answer).await;
    assert!(!answer.starts_with(b"HTTP"));
}

#[tokio::test]
async fn a_renewed_certificate_needs_no_restart() {
    let files = Files::new();
    let first = files.write();
    let certificate = Certificate::read(&files.chain(), &files.key()).expect("a certificate");
    let address = start(certificate.clone());
    assert!(ask(address, &first).await.is_ok());
    let second = files.write();
    let later = SystemTime::now() + Duration::from_mins(1);
    let file = std::fs::File::options().write(true).open(files.chain()).expect("it is there");
    file.set_modified(later).expect("its time can be set");
    certificate.look();
    assert!(ask(address, &second).await.is_ok());
    assert!(ask(address, &first).await.is_err());
    // A broken file changes nothing.
    std::fs::write(files.chain(), "nothing").expect("it is written");
    certificate.look();
    assert!(ask(address, &second).await.is_ok());
}

#[test]
fn bad_files_are_named() {
    let files = Files::new();
    let read =
        || Certificate::read(&files.chain(), &files.key()).map(|_| ()).map_err(|error| error.to_string());
    let missing = read().expect_err("there are no files");
    assert!(missing.contains("chain.pem"), "{missing}");
    files.write();
    let key = std::fs::read(files.key()).expect("readable");
    std::fs::write(files.key(), "nothing").expect("it is written");
    let no_key = read().expect_err("there is no key");
    assert!(no_key.contains("key.pem"), "{no_key}");
    files.write();
    std::fs::write(files.key(), key).expect("it is written");
    let other = read().expect_err("the key of another certificate");
    assert!(other.starts_with("the certificate and its key: "), "{other}");
}
