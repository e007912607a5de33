//! Addresses that are refused, and requests to a server on this machine that stands for one elsewhere.

use std::net::SocketAddr;
use std::sync::Arc;

use rcgen::{CertifiedKey, generate_simple_self_signed};
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::TcpListener;
use tokio_rustls::TlsAcceptor;
use tokio_rustls::rustls::ServerConfig;
use tokio_rustls::rustls::crypto::ring;
use tokio_rustls::rustls::pki_types::{CertificateDer, PrivateKeyDer};

use super::*;

#[test]
fn only_encrypted_addresses_with_names_are_asked() {
    for good in ["https://example.org", "https://live.example.org/a/b.pdn?key=1", "https://EXAMPLE.org:443/x"]
    {
        assert!(good.parse::<Address>().is_ok(), "{good}");
    }
    let long = format!("https://example.org/{}", "a".repeat(LONGEST));
    for bad in [
        "http://example.org/",
        "ftp://example.org/",
        "file:///etc/passwd",
        "https://127.0.0.1/",
        "https://[::1]/",
        "https://2130706433/",
        "https://localhost/",
        "https://example.org:8443/",
        "https://user:secret@example.org/",
        "https://example.org@127.0.0.1/",
        "https://exa mple.org/",
        "https:///x",
        "//example.org/x",
        "/x",
        "",
        &long,
    ] {
        assert_eq!(bad.parse::<Address>(), Err(OutgoingError::Address), "{bad}");
    }
    let address: Address = "https://example.org/a?b=c".parse().expect("an address");
    assert_eq!(address.to_string(), "https://example.org/a?b=c");
    assert!(!format!("{address:?}").contains("b=c"), "what may be a secret is not logged");
}

#[test]
fn only_public_hosts_are_public() {
    for public in ["1.1.1.1", "93.184.215.14", "172.32.0.1", "100.128.0.1", "2606:4700::1111", "2a00::1"] {
        assert!(is_public(public.parse().expect("an address")), "{public}");
    }
    for other in [
        "127.0.0.1",
        "10.0.0.1",
        "172.16.0.1",
        "192.168.1.1",
        "169.254.169.254",
        "100.64.0.1",
        "0.0.0.0",
        "192.0.0.8",
        "192.0.2.1",
        "198.18.0.1",
        "198.51.100.1",
        "203.0.113.1",
        "224.0.0.1",
        "240.0.0.1",
        "255.255.255.255",
        "::",
        "::1",
        "::ffff:127.0.0.1",
        "::ffff:10.0.0.1",
        "fe80::1",
        "fc00::1",
        "fd12::1",
        "ff02::1",
        "64:ff9b::a00:1",
        "2001::1",
        "2001:db8::1",
        "2002:7f00:1::",
        "3fff::1",
        "100::1",
    ] {
        assert!(!is_public(other.parse().expect("an address")), "{other}");
    }
}

/// A server with a certificate of its own that sends this to whoever asks, and then what follows without an end.
async fn served(answer: Vec<u8>, endless: bool) -> (SocketAddr, CertificateDer<'static>) {
    let CertifiedKey { cert, signing_key } =
        generate_simple_self_signed(["live.example.org".to_owned()]).expect("a certificate");
    let key = PrivateKeyDer::try_from(signing_key.serialize_der()).expect("a key");
    let config = ServerConfig::builder_with_provider(Arc::new(ring::default_provider()))
        .with_safe_default_protocol_versions()
        .expect("usual protocols")
        .with_no_client_auth()
        .with_single_cert(vec![cert.der().clone()], key)
        .expect("a good certificate");
    let acceptor = TlsAcceptor::from(Arc::new(config));
    let listener = TcpListener::bind("127.0.0.1:0").await.expect("a free port");
    let address = listener.local_addr().expect("it is bound");
    tokio::spawn(async move {
        loop {
            let (stream, _) = listener.accept().await.expect("it listens");
            let Ok(mut stream) = acceptor.accept(stream).await else { continue };
            let _ = stream.read(&mut [0; 4096]).await;
            let _ = stream.write_all(&answer).await;
            while endless && stream.write_all(&[b'x'; 16 << 10]).await.is_ok() {}
            let _ = stream.shutdown().await;
        }
    });
    (address, cert.der().clone())
}

fn web(here: SocketAddr, trusted: Option<CertificateDer<'static>>) -> PublicWeb {
    let mut roots = RootCertStore::empty();
    if let Some(trusted) = trusted {
        roots.add(trusted).expect("a certificate");
    }
    let connector = OnceCell::new_with(Some(trusting(roots).expect("usual protocols")));
    PublicWeb { connector, here: Some(here) }
}

async fn fetch(answer: &str, endless: bool, host: &str) -> Result<Vec<u8>, OutgoingError> {
    let (here, certificate) = served(answer.as_bytes().to_vec(), endless).await;
    let address: Address = format!("https://{host}/games.pdn").parse().expect("an address");
    web(here, Some(certificate)).fetch(&address).await
}

#[tokio::test]
async fn an_answer_comes_whole_or_not_at_all() {
    const HOST: &str = "live.example.org";
    let whole = fetch("HTTP/1.1 200 OK\r\nContent-Length: 5\r\n\r\n1. 32", false, HOST).await;
    assert_eq!(whole, Ok(b"1. 32".to_vec()));
    let pieces = "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n2\r\nab\r\n1\r\nc\r\n0\r\n\r\n";
    assert_eq!(fetch(pieces, false, HOST).await, Ok(b"abc".to_vec()));
    let cut = fetch("HTTP/1.1 200 OK\r\nContent-Length: 50\r\n\r\n1. 32", false, HOST).await;
    assert!(matches!(cut, Err(OutgoingError::NoAnswer(_))), "{cut:?}");
    let moved = "HTTP/1.1 302 Found\r\nLocation: https://127.0.0.1/\r\nContent-Length: 0\r\n\r\n";
    assert_eq!(fetch(moved, false, HOST).await, Err(OutgoingError::Status(302)));
    assert_eq!(fetch("HTTP/1.1 200 OK\r\n\r\n", true, HOST).await, Err(OutgoingError::TooLong));
    let noise = fetch("nonsense\r\n\r\n", false, HOST).await;
    assert!(matches!(noise, Err(OutgoingError::NoAnswer(_))), "{noise:?}");
}

#[tokio::test]
async fn only_the_right_host_is_believed() {
    let answer = "HTTP/1.1 200 OK\r\nContent-Length: 0\r\n\r\n";
    let other = fetch(answer, false, "other.example.org").await;
    assert!(matches!(other, Err(OutgoingError::NoAnswer(_))), "{other:?}");
    let (here, _) = served(answer.as_bytes().to_vec(), false).await;
    let address: Address = "https://live.example.org/".parse().expect("an address");
    let unknown = web(here, None).fetch(&address).await;
    assert!(matches!(unknown, Err(OutgoingError::NoAnswer(_))), "{unknown:?}");
}

#[tokio::test]
async fn names_of_this_machine_are_refused() {
    // The resolver answers names below .localhost, and numbers, with addresses of this machine, or knows no such host.
    for host in ["a.localhost", "0x7f.1", "127.1"] {
        let address = Address { host: host.to_owned(), path: "/".to_owned() };
        let refused = PublicWeb::default().fetch(&address).await;
        let expected = [Err(OutgoingError::NotPublic), Err(OutgoingError::NoHost)];
        assert!(expected.contains(&refused), "{host}: {refused:?}");
    }
}
