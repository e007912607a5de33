//! A push service and the browsers behind it. It reads every message as a browser does, by code of its own, and checks who
//! has sent it.
#![allow(dead_code, reason = "each test uses a part of it")]

use std::collections::{HashMap, VecDeque};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use base64::Engine as _;
use base64::prelude::BASE64_URL_SAFE_NO_PAD;
use crownhead_api::push::{Tidings, Words};
use crownhead_club::{Haste, Push, Reach};
use p256::SecretKey;
use p256::elliptic_curve::sec1::ToSec1Point as _;
use rcgen::{BasicConstraints, CertificateParams, IsCa, Issuer, KeyPair};
use ring::{aead, hkdf, signature};
use serde_json::{Value, json};
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::{TcpListener, TcpStream};
use tokio_rustls::TlsAcceptor;
use tokio_rustls::rustls::ServerConfig;
use tokio_rustls::rustls::crypto::ring::default_provider;
use tokio_rustls::rustls::pki_types::{CertificateDer, PrivateKeyDer};

use crate::house::{Door, PATIENCE, Someone, now};

/// Whom push services may write to.
pub(crate) const CONTACT: &str = "mailto:ada@example.org";

/// What the service answers next.
#[derive(Clone, Debug)]
pub(crate) enum Reply {
    Status(u16),
    /// A status with `Retry-After`.
    After(u16, &'static str),
    /// Nothing, for so long.
    Silence(Duration),
}

/// A message as the browser reads it.
#[derive(Clone, Debug)]
pub(crate) struct Delivered {
    /// The name of the browser.
    pub(crate) browser: String,
    pub(crate) head: HashMap<String, String>,
    /// What the token says.
    pub(crate) claims: Value,
    /// The key of the sender.
    pub(crate) key: String,
    pub(crate) text: Value,
    pub(crate) at: Instant,
}

impl Delivered {
    /// The sentence.
    pub(crate) fn body(&self) -> &str {
        self.text["body"].as_str().unwrap_or_default()
    }
}

/// A browser.
struct Browser {
    secret: SecretKey,
    auth: [u8; 16],
}

#[derive(Default)]
struct State {
    browsers: HashMap<String, Browser>,
    delivered: Vec<Delivered>,
    replies: VecDeque<Reply>,
}

/// A push service on this machine.
pub(crate) struct PostOffice {
    pub(crate) port: u16,
    root: Vec<u8>,
    state: Arc<Mutex<State>>,
}

/// A certificate for this machine, and the one that has signed it.
fn certificates() -> (Vec<u8>, CertificateDer<'static>, PrivateKeyDer<'static>) {
    let key = KeyPair::generate().expect("a key");
    let mut params = CertificateParams::new(Vec::new()).expect("no names");
    params.is_ca = IsCa::Ca(BasicConstraints::Unconstrained);
    let root = params.self_signed(&key).expect("a certificate").der().to_vec();
    let issuer = Issuer::new(params, key);
    let key = KeyPair::generate().expect("a key");
    let params = CertificateParams::new(vec!["localhost".to_owned()]).expect("a name");
    let own = params.signed_by(&key, &issuer).expect("a certificate");
    (root, own.der().clone(), PrivateKeyDer::Pkcs8(key.serialize_der().into()))
}

impl PostOffice {
    pub(crate) async fn open() -> PostOffice {
        let (root, own, key) = certificates();
        let config = ServerConfig::builder_with_provider(Arc::new(default_provider()))
            .with_safe_default_protocol_versions()
            .expect("the usual versions")
            .with_no_client_auth()
            .with_single_cert(vec![own], key)
            .expect("they fit");
        let acceptor = TlsAcceptor::from(Arc::new(config));
        let listener = TcpListener::bind("127.0.0.1:0").await.expect("a free port");
        let port = listener.local_addr().expect("it is bound").port();
        let state = Arc::new(Mutex::new(State::default()));
        let shared = Arc::clone(&state);
        tokio::spawn(async move {
            while let Ok((stream, _)) = listener.accept().await {
                tokio::spawn(serve(acceptor.clone(), stream, Arc::clone(&shared)));
            }
        });
        PostOffice { port, root, state }
    }

    /// How a club sends to this service, in a hurry.
    pub(crate) fn push(&self) -> Push {
        push(self.root.clone())
    }

    /// The certificate that a club must believe, as text.
    pub(crate) fn root(&self) -> String {
        BASE64_URL_SAFE_NO_PAD.encode(&self.root)
    }

    /// What a new browser says about itself.
    pub(crate) fn browser(&self, name: &str, language: &str) -> Value {
        let mut bytes = [0; 48];
        getrandom::fill(&mut bytes).expect("random bytes");
        let secret = SecretKey::from_slice(&bytes[..32]).expect("a key");
        let auth: [u8; 16] = bytes[32..].try_into().expect("16 bytes");
        let point = secret.public_key().to_sec1_point(false);
        let said = json!({
            "endpoint": format!("https://localhost:{}/{name}", self.port),
            "p256dh": BASE64_URL_SAFE_NO_PAD.encode(point.as_bytes()),
            "auth": BASE64_URL_SAFE_NO_PAD.encode(auth),
            "language": language,
        });
        self.state.lock().expect("no panic").browsers.insert(name.to_owned(), Browser { secret, auth });
        said
    }

    /// Someone is told in a new browser; returns the id of the device.
    pub(crate) async fn subscribe(&self, door: &Door, who: &Someone, name: &str) -> String {
        let said = self.browser(name, "nl").to_string();
        let (status, _, body) = door.post("/club/api/push/device", &who.cookie, &said).await;
        assert_eq!(status, 200, "{body}");
        let value: Value = serde_json::from_str(&body).expect("JSON");
        value["id"].as_str().expect("an id").to_owned()
    }

    /// What the service answers next, one after the other; after that it takes everything.
    pub(crate) fn reply<const N: usize>(&self, replies: [Reply; N]) {
        self.state.lock().expect("no panic").replies.extend(replies);
    }

    /// Everything so far.
    pub(crate) fn all(&self) -> Vec<Delivered> {
        self.state.lock().expect("no panic").delivered.clone()
    }

    /// Everything so far, once it is at least so much.
    pub(crate) async fn wait_for(&self, count: usize) -> Vec<Delivered> {
        let begun = Instant::now();
        loop {
            let all = self.all();
            if all.len() >= count {
                return all;
            }
            assert!(begun.elapsed() < PATIENCE, "{count} messages, but there are only {all:#?}");
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
    }

    /// Sends a test to a device and waits for it: whatever was to be sent before has been sent then. Returns everything that
    /// came before it, as browser and sentence.
    pub(crate) async fn flush(&self, door: &Door, who: &Someone, device: &str) -> Vec<(String, String)> {
        let tests = || self.all().iter().filter(|one| one.body() == "Test").count();
        let before = tests();
        let path = format!("/club/api/push/device/{device}/test");
        let (status, _, body) = door.post(&path, &who.cookie, "{}").await;
        assert_eq!(status, 200, "{body}");
        let begun = Instant::now();
        while tests() == before {
            assert!(begun.elapsed() < PATIENCE, "the test has not come: {:#?}", self.all());
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
        // A few looks of the courier later.
        tokio::time::sleep(8 * push(Vec::new()).haste.look).await;
        let all = self.all().into_iter().filter(|one| one.body() != "Test");
        all.map(|one| (one.browser.clone(), one.body().to_owned())).collect()
    }
}

/// How a club sends to a service with this certificate, in a hurry.
pub(crate) fn push(root: Vec<u8>) -> Push {
    let words = |language: &str, tidings: &Tidings| Words {
        title: language.to_owned(),
        body: format!("{tidings:?}"),
    };
    let haste = Haste {
        look: Duration::from_millis(50),
        patience: Duration::from_millis(700),
        lease: Duration::from_millis(1_500),
        pause: Duration::from_millis(200),
    };
    Push {
        wording: Some(Arc::new(words)),
        contact: Some(CONTACT.to_owned()),
        reach: Reach::Loopback(root),
        haste,
    }
}

/// The certificate from its text.
pub(crate) fn root(text: &str) -> Vec<u8> {
    BASE64_URL_SAFE_NO_PAD.decode(text).expect("base64")
}

async fn serve(acceptor: TlsAcceptor, stream: TcpStream, state: Arc<Mutex<State>>) {
    let Ok(mut stream) = acceptor.accept(stream).await else { return };
    let mut bytes = Vec::new();
    let (head, mut body) = loop {
        let mut piece = [0; 4096];
        let Ok(length @ 1..) = stream.read(&mut piece).await else { return };
        bytes.extend(&piece[..length]);
        if let Some(end) = bytes.windows(4).position(|four| four == b"\r\n\r\n") {
            let body = bytes.split_off(end + 4);
            break (String::from_utf8(bytes).expect("text"), body);
        }
    };
    let mut lines = head.lines();
    let first = lines.next().unwrap_or_default().to_owned();
    let head: HashMap<String, String> = lines
        .filter_map(|line| line.split_once(": "))
        .map(|(name, value)| (name.to_ascii_lowercase(), value.to_owned()))
        .collect();
    let length: usize = head["content-length"].parse().expect("a length");
    while body.len() < length {
        let mut piece = [0; 4096];
        let Ok(length @ 1..) = stream.read(&mut piece).await else { return };
        body.extend(&piece[..length]);
    }
    let browser =
        first.strip_prefix("POST /").and_then(|rest| rest.split(' ').next()).expect("a path").to_owned();
    let reply = {
        let mut state = state.lock().expect("no panic");
        let (claims, key) = sender(&head["authorization"]);
        let text = opened(&state.browsers[&browser], &body);
        let text = serde_json::from_slice(&text).expect("JSON");
        state.delivered.push(Delivered { browser, head, claims, key, text, at: Instant::now() });
        state.replies.pop_front().unwrap_or(Reply::Status(201))
    };
    let (status, more) = match reply {
        Reply::Status(status) => (status, String::new()),
        Reply::After(status, after) => (status, format!("Retry-After: {after}\r\n")),
        Reply::Silence(time) => {
            tokio::time::sleep(time).await;
            return;
        }
    };
    let answer = format!("HTTP/1.1 {status} Some\r\n{more}Content-Length: 0\r\n\r\n");
    let _ = stream.write_all(answer.as_bytes()).await;
    let _ = stream.shutdown().await;
}

/// What the token of a sender says, whose signature must be right, and its key.
fn sender(line: &str) -> (Value, String) {
    let (token, key) =
        line.strip_prefix("vapid t=").and_then(|line| line.split_once(", k=")).expect("a token");
    let bytes = |text: &str| BASE64_URL_SAFE_NO_PAD.decode(text).expect("base64");
    let (signed, by) = token.rsplit_once('.').expect("three parts");
    let public = signature::UnparsedPublicKey::new(&signature::ECDSA_P256_SHA256_FIXED, bytes(key));
    public.verify(signed.as_bytes(), &bytes(by)).expect("a good signature");
    let (head, claims) = signed.split_once('.').expect("two parts");
    let head: Value = serde_json::from_slice(&bytes(head)).expect("JSON");
    assert_eq!(head, json!({ "typ": "JWT", "alg": "ES256" }));
    let claims: Value = serde_json::from_slice(&bytes(claims)).expect("JSON");
    let expires = claims["exp"].as_u64().expect("a time");
    let now = now() / 1000;
    assert!(expires > now && expires <= now + 24 * 60 * 60, "the token is valid now, and for a day at most");
    (claims, key.to_owned())
}

struct Length(usize);

impl hkdf::KeyType for Length {
    fn len(&self) -> usize {
        self.0
    }
}

/// RFC 8291 and RFC 8188, as a browser reads them.
fn opened(browser: &Browser, body: &[u8]) -> Vec<u8> {
    let derive = |salt: &[u8], secret: &[u8], info: &[u8], out: &mut [u8]| {
        let length = out.len();
        let derived = hkdf::Salt::new(hkdf::HKDF_SHA256, salt).extract(secret);
        derived.expand(&[info], Length(length)).and_then(|made| made.fill(out)).expect("a key");
    };
    let (salt, rest) = body.split_at(16);
    let record = u32::from_be_bytes(rest[..4].try_into().expect("4 bytes"));
    let (point, sealed) = rest[5..].split_at(usize::from(rest[4]));
    assert!(sealed.len() <= record as usize, "one record");
    let theirs = p256::PublicKey::from_sec1_bytes(point).expect("a key");
    let shared = p256::ecdh::diffie_hellman(browser.secret.to_nonzero_scalar(), theirs.as_affine());
    let own = browser.secret.public_key().to_sec1_point(false);
    let info = [b"WebPush: info\0", own.as_bytes(), point].concat();
    let (mut material, mut key, mut nonce) = ([0; 32], [0; 16], [0; 12]);
    derive(&browser.auth, shared.raw_secret_bytes(), &info, &mut material);
    derive(salt, &material, b"Content-Encoding: aes128gcm\0", &mut key);
    derive(salt, &material, b"Content-Encoding: nonce\0", &mut nonce);
    let key = aead::LessSafeKey::new(aead::UnboundKey::new(&aead::AES_128_GCM, &key).expect("16 bytes"));
    let mut sealed = sealed.to_vec();
    let nonce = aead::Nonce::assume_unique_for_key(nonce);
    let text = key.open_in_place(nonce, aead::Aad::empty(), &mut sealed).expect("it is for this browser");
    let end = text.iter().rposition(|byte| *byte != 0).expect("a last byte");
    assert_eq!(text[end], 2, "the last record ends so");
    text[..end].to_vec()
}
