//! A device with passkeys, made of software: it does what an authenticator and its browser do, and lies where a test wants it.
#![allow(dead_code, reason = "each test uses a part of it")]

use crownhead_api::club::{Me, Trouble};
use crownhead_api::passkeys::{Ceremony, CeremonyEnd, WaysIn};
use ring::digest::{SHA256, digest};
use ring::rand::SystemRandom;
use ring::signature::{ECDSA_P256_SHA256_ASN1_SIGNING, EcdsaKeyPair, KeyPair as _};
use serde_json::{Value, json};

use crate::house::{House, Someone, cookie, read};

/// Someone is there, and has shown who; the device keeps the key in several places, and there is one now.
const FLAGS: u8 = 0b0001_1101;
/// The flag of what follows when a passkey is made.
const WITH_KEY: u8 = 0b0100_0000;

pub(crate) fn base64url(bytes: &[u8]) -> String {
    const DIGITS: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
    let mut text = String::new();
    for three in bytes.chunks(3) {
        let bits = three
            .iter()
            .chain([0, 0].iter())
            .take(3)
            .fold(0_usize, |bits, &byte| bits << 8 | usize::from(byte));
        text.extend((0..=three.len()).map(|at| char::from(DIGITS[bits >> (18 - 6 * at) & 63])));
    }
    text
}

fn from_base64url(text: &str) -> Vec<u8> {
    let digit = |letter: u8| match letter {
        b'A'..=b'Z' => letter - b'A',
        b'a'..=b'z' => letter - b'a' + 26,
        b'0'..=b'9' => letter - b'0' + 52,
        b'-' => 62,
        _ => 63,
    };
    let (mut bytes, mut bits, mut count) = (Vec::new(), 0_u32, 0);
    for letter in text.bytes() {
        (bits, count) = (bits << 6 | u32::from(digit(letter)), count + 6);
        if count >= 8 {
            count -= 8;
            bytes.push((bits >> count) as u8);
        }
    }
    bytes
}

/// Where the device differs from an honest one.
#[derive(Clone, Default)]
pub(crate) struct Lies {
    pub(crate) origin: Option<&'static str>,
    pub(crate) domain: Option<&'static str>,
    pub(crate) challenge: Option<String>,
    pub(crate) purpose: Option<&'static str>,
    pub(crate) flags: Option<u8>,
    pub(crate) handle: Option<Vec<u8>>,
    /// Another key signs.
    pub(crate) forged: bool,
}

/// A passkey in a device.
pub(crate) struct Device {
    key: EcdsaKeyPair,
    pub(crate) id: Vec<u8>,
    pub(crate) handle: Vec<u8>,
    pub(crate) domain: String,
    /// What it has counted, if it counts.
    pub(crate) counter: Option<u32>,
}

fn new_key() -> EcdsaKeyPair {
    let random = SystemRandom::new();
    let algorithm = &ECDSA_P256_SHA256_ASN1_SIGNING;
    let text = EcdsaKeyPair::generate_pkcs8(algorithm, &random).expect("random numbers");
    EcdsaKeyPair::from_pkcs8(algorithm, text.as_ref(), &random).expect("a key")
}

fn client_data(options: &Value, purpose: &str, origin: &str, lies: &Lies) -> String {
    let challenge = lies
        .challenge
        .clone()
        .unwrap_or_else(|| options["challenge"].as_str().unwrap_or_default().to_owned());
    let (purpose, origin) = (lies.purpose.unwrap_or(purpose), lies.origin.unwrap_or(origin));
    json!({ "type": purpose, "challenge": challenge, "origin": origin, "crossOrigin": false }).to_string()
}

impl Device {
    /// Makes a passkey.
    pub(crate) fn make(options: &Value, origin: &str, lies: &Lies) -> (Device, Value) {
        let key = new_key();
        let handle = from_base64url(options["user"]["id"].as_str().expect("a handle"));
        let domain = options["rp"]["id"].as_str().expect("a domain").to_owned();
        let id = digest(&SHA256, key.public_key().as_ref()).as_ref().to_vec();
        let device = Device { key, id, handle, domain, counter: Some(0) };
        let point = device.key.public_key().as_ref();
        let mut data = device.data(lies, WITH_KEY);
        data.extend([0; 16]);
        data.extend((device.id.len() as u16).to_be_bytes());
        data.extend(&device.id);
        // CBOR: an elliptic curve, ES256, P-256, and the two coordinates.
        data.extend([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21, 0x58, 0x20]);
        data.extend(&point[1..33]);
        data.extend([0x22, 0x58, 0x20]);
        data.extend(&point[33..65]);
        let mut object = b"\xa3\x63fmt\x64none\x67attStmt\xa0\x68authData\x59".to_vec();
        object.extend((data.len() as u16).to_be_bytes());
        object.extend(&data);
        let client = client_data(options, "webauthn.create", origin, lies);
        let credential = json!({
            "id": base64url(&device.id),
            "rawId": base64url(&device.id),
            "type": "public-key",
            "authenticatorAttachment": "platform",
            "clientExtensionResults": { "credProps": { "rk": true } },
            "response": {
                "clientDataJSON": base64url(client.as_bytes()),
                "attestationObject": base64url(&object),
                "authenticatorData": base64url(&data),
                "transports": ["internal", "hybrid"],
                "publicKeyAlgorithm": -7,
            },
        });
        (device, credential)
    }

    /// What the device says about itself.
    fn data(&self, lies: &Lies, more: u8) -> Vec<u8> {
        let domain = lies.domain.unwrap_or(&self.domain);
        let mut data = digest(&SHA256, domain.as_bytes()).as_ref().to_vec();
        data.push(lies.flags.unwrap_or(FLAGS) | more);
        data.extend(self.counter.unwrap_or(0).to_be_bytes());
        data
    }

    /// Signs a challenge.
    pub(crate) fn sign(&mut self, options: &Value, origin: &str, lies: &Lies) -> Value {
        self.counter = self.counter.map(|counter| counter + 1);
        let data = self.data(lies, 0);
        let client = client_data(options, "webauthn.get", origin, lies);
        let mut signed = data.clone();
        signed.extend(digest(&SHA256, client.as_bytes()).as_ref());
        let other = new_key();
        let key = if lies.forged { &other } else { &self.key };
        let signature = key.sign(&SystemRandom::new(), &signed).expect("random numbers");
        json!({
            "id": base64url(&self.id),
            "rawId": base64url(&self.id),
            "type": "public-key",
            "clientExtensionResults": {},
            "response": {
                "clientDataJSON": base64url(client.as_bytes()),
                "authenticatorData": base64url(&data),
                "signature": base64url(signature.as_ref()),
                "userHandle": base64url(lies.handle.as_ref().unwrap_or(&self.handle)),
            },
        })
    }
}

/// A browser at an address of the club.
pub(crate) struct Browser<'a> {
    pub(crate) house: &'a House,
    pub(crate) origin: String,
    pub(crate) cookie: String,
}

impl<'a> Browser<'a> {
    /// A new guest, on this machine.
    pub(crate) async fn new(house: &'a House) -> Browser<'a> {
        let origin = format!("http://localhost:{}", house.address.port());
        Browser { house, origin, cookie: house.guest().await.cookie }
    }

    /// The same someone at another node, which a balancer between them has chosen.
    pub(crate) fn at<'b>(&self, house: &'b House) -> Browser<'b> {
        Browser { house, origin: self.origin.clone(), cookie: self.cookie.clone() }
    }

    /// An order: the status, the head and the body.
    pub(crate) async fn send(&self, path: &str, body: &str) -> (u16, String, String) {
        let (_, host) = self.origin.split_once("://").expect("an origin");
        let (origin, cookie, length) = (&self.origin, &self.cookie, body.len());
        let request = format!(
            "POST /club/api/{path} HTTP/1.1\r\nHost: {host}\r\nConnection: close\r\nOrigin: {origin}\r\n\
             Cookie: {cookie}\r\nContent-Type: application/json\r\nContent-Length: {length}\r\n\r\n{body}"
        );
        self.house.send(&request).await
    }

    /// An order: the answer, or the key of the refusal.
    pub(crate) async fn order(&self, path: &str, order: &Value) -> Result<Value, String> {
        let (status, _, body) = self.send(path, &order.to_string()).await;
        if status == 200 { Ok(read(&body)) } else { Err(read::<Trouble>(&body).key) }
    }

    pub(crate) async fn begin(&self, what: &str, order: &Value) -> Result<(String, Value), String> {
        let answer = self.order(&format!("passkey/{what}"), order).await?;
        let ceremony: Ceremony = serde_json::from_value(answer).expect("a ceremony");
        Ok((ceremony.id, read(&ceremony.options)))
    }

    /// Ends a ceremony; a new session is the browser's from then on.
    pub(crate) async fn end(&mut self, what: &str, id: &str, credential: &Value) -> Result<Value, String> {
        self.end_as(what, id, credential, "Phone").await
    }

    pub(crate) async fn end_as(
        &mut self,
        what: &str,
        id: &str,
        credential: &Value,
        label: &str,
    ) -> Result<Value, String> {
        let (id, label) = (id.to_owned(), label.to_owned());
        let end = CeremonyEnd { id, credential: credential.to_string(), label };
        let text = serde_json::to_string(&end).expect("plain data");
        let (status, head, body) = self.send(&format!("passkey/{what}/end"), &text).await;
        if status != 200 {
            return Err(read::<Trouble>(&body).key);
        }
        if let Some(new) = cookie(&head) {
            self.cookie = new;
        }
        Ok(read(&body))
    }

    /// A new account.
    pub(crate) async fn sign_up(&mut self, name: &str) -> (Device, Me) {
        let (id, options) = self.begin("sign-up", &json!({ "name": name })).await.expect("the name is free");
        let (device, credential) = Device::make(&options, &self.origin, &Lies::default());
        let me = self.end("sign-up", &id, &credential).await.expect("a good passkey");
        (device, serde_json::from_value(me).expect("someone"))
    }

    /// Signs in.
    pub(crate) async fn sign_in(&mut self, device: &mut Device, name: Option<&str>) -> Result<Me, String> {
        self.sign_in_with(device, name, &Lies::default()).await
    }

    pub(crate) async fn sign_in_with(
        &mut self,
        device: &mut Device,
        name: Option<&str>,
        lies: &Lies,
    ) -> Result<Me, String> {
        let (id, options) = self.begin("sign-in", &json!({ "name": name })).await?;
        let credential = device.sign(&options, &self.origin, lies);
        let me = self.end("sign-in", &id, &credential).await?;
        Ok(serde_json::from_value(me).expect("someone"))
    }

    /// Adds a passkey.
    pub(crate) async fn add(&mut self, label: &str) -> Result<Device, String> {
        let (id, options) = self.begin("add", &json!({})).await?;
        let (device, credential) = Device::make(&options, &self.origin, &Lies::default());
        self.end_as("add", &id, &credential, label).await?;
        Ok(device)
    }

    pub(crate) async fn ways_in(&self) -> WaysIn {
        let (status, body) = self.house.get("/club/api/ways-in", &self.cookie).await;
        assert_eq!(status, 200, "{body}");
        read(&body)
    }

    pub(crate) async fn me(&self) -> Me {
        let (status, body) = self.house.get("/club/api/me", &self.cookie).await;
        assert_eq!(status, 200, "{body}");
        read(&body)
    }

    pub(crate) fn someone(&self, me: Me) -> Someone {
        Someone { cookie: self.cookie.clone(), me }
    }
}

#[test]
fn base64url_is_written_and_read() {
    for (bytes, text) in
        [(&b""[..], ""), (b"M", "TQ"), (b"Ma", "TWE"), (b"Man", "TWFu"), (&[0xfb, 0xff], "-_8")]
    {
        assert_eq!(base64url(bytes), text);
        assert_eq!(from_base64url(text), bytes);
    }
}
