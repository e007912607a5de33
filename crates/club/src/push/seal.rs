//! A message that only one browser can read: RFC 8291, in the encoding `aes128gcm` of RFC 8188.
//!
//! Not here: who may send (`vapid`), how it is sent (`post`).

use base64::Engine as _;
use base64::prelude::BASE64_URL_SAFE_NO_PAD;
use p256::elliptic_curve::sec1::ToSec1Point as _;
use p256::{PublicKey, SecretKey};
use ring::{aead, hmac};

/// The length of a public key in its uncompressed form.
const POINT: usize = 65;
const SALT: usize = 16;
/// The size of a record, which every push service takes. A message is one record.
const RECORD: u32 = 4096;
/// The last record ends with this byte.
const LAST: u8 = 2;
/// The longest text: a record without its tag and its last byte.
pub(super) const LONGEST: usize = 3_900;

/// The keys of a browser.
#[derive(Clone)]
pub(super) struct Reader {
    key: PublicKey,
    auth: [u8; SALT],
}

/// What is drawn anew for each message.
pub(super) struct Fresh {
    secret: SecretKey,
    salt: [u8; SALT],
}

/// Random bytes.
fn random<const N: usize>() -> [u8; N] {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes).expect("the system gives random bytes");
    bytes
}

/// A new key.
pub(super) fn fresh_key() -> SecretKey {
    loop {
        // Almost every number is a key.
        if let Ok(key) = SecretKey::from_slice(&random::<32>()) {
            return key;
        }
    }
}

/// A public key in its uncompressed form.
pub(super) fn point(key: &PublicKey) -> Vec<u8> {
    key.to_sec1_point(false).as_bytes().to_vec()
}

impl Reader {
    /// The keys as a browser gives them; nothing if they are none.
    pub(super) fn read(p256dh: &str, auth: &str) -> Option<Reader> {
        let bytes = |text: &str| BASE64_URL_SAFE_NO_PAD.decode(text.trim_end_matches('=')).ok();
        let point = bytes(p256dh).filter(|bytes| bytes.len() == POINT)?;
        let key = PublicKey::from_sec1_bytes(&point).ok()?;
        Some(Reader { key, auth: bytes(auth)?.try_into().ok()? })
    }
}

impl Fresh {
    pub(super) fn new() -> Fresh {
        Fresh { secret: fresh_key(), salt: random() }
    }
}

fn mac(key: &[u8], parts: &[&[u8]]) -> [u8; 32] {
    let mut context = hmac::Context::with_key(&hmac::Key::new(hmac::HMAC_SHA256, key));
    for part in parts {
        context.update(part);
    }
    let mut out = [0; 32];
    out.copy_from_slice(context.sign().as_ref());
    out
}

/// The key and the nonce of the only record. Both are shorter than a hash, so each step of HKDF is one block.
fn content_keys(shared: &[u8], reader: &Reader, own: &[u8], salt: &[u8; SALT]) -> ([u8; 16], [u8; 12]) {
    let both = mac(&reader.auth, &[shared]);
    let material = mac(&both, &[b"WebPush: info\0", &point(&reader.key), own, &[1]]);
    let extracted = mac(salt, &[&material]);
    let key = mac(&extracted, &[b"Content-Encoding: aes128gcm\0", &[1]]);
    let nonce = mac(&extracted, &[b"Content-Encoding: nonce\0", &[1]]);
    let (mut short_key, mut short_nonce) = ([0; 16], [0; 12]);
    short_key.copy_from_slice(&key[..16]);
    short_nonce.copy_from_slice(&nonce[..12]);
    (short_key, short_nonce)
}

/// The body of a message. A text that is too long is cut, which no text of the club is.
pub(super) fn seal(text: &[u8], reader: &Reader, fresh: &Fresh) -> Vec<u8> {
    let own = point(&fresh.secret.public_key());
    let shared = fresh.secret.diffie_hellman(&reader.key);
    let (key, nonce) = content_keys(shared.raw_secret_bytes(), reader, &own, &fresh.salt);
    let key = aead::UnboundKey::new(&aead::AES_128_GCM, &key).expect("the key has 16 bytes");
    let mut record = text[..text.len().min(LONGEST)].to_vec();
    record.push(LAST);
    // A key is used once.
    aead::LessSafeKey::new(key)
        .seal_in_place_append_tag(aead::Nonce::assume_unique_for_key(nonce), aead::Aad::empty(), &mut record)
        .expect("the record is short");
    let mut body = Vec::with_capacity(SALT + 5 + POINT + record.len());
    body.extend(fresh.salt);
    body.extend(RECORD.to_be_bytes());
    body.push(POINT as u8);
    body.extend(own);
    body.extend(record);
    body
}

#[cfg(test)]
mod tests {
    use super::*;

    fn bytes(text: &str) -> Vec<u8> {
        BASE64_URL_SAFE_NO_PAD.decode(text).expect("base64")
    }

    /// RFC 8291, section 5 and appendix A.
    #[test]
    fn the_example_of_the_standard_comes_out() {
        let reader = Reader::read(
            "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
            "BTBZMqHH6r4Tts7J_aSIgg",
        )
        .expect("the keys of the browser");
        let secret = bytes("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw");
        let fresh = Fresh {
            secret: SecretKey::from_slice(&secret).expect("a key"),
            salt: bytes("DGv6ra1nlYgDCS1FRnbzlw").try_into().expect("16 bytes"),
        };
        let body = seal(b"When I grow up, I want to be a watermelon", &reader, &fresh);
        let expected = "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6Tl\
                        zAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulc\
                        y4a-fN";
        assert_eq!(BASE64_URL_SAFE_NO_PAD.encode(body), expected);
    }

    #[test]
    fn only_keys_of_browsers_are_keys() {
        let key = "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4";
        let auth = "BTBZMqHH6r4Tts7J_aSIgg";
        assert!(Reader::read(key, auth).is_some());
        assert!(Reader::read(key, &format!("{auth}==")).is_some(), "some browsers pad");
        let off_the_curve = key.replace("Aiw4", "Aiw8");
        let compressed = BASE64_URL_SAFE_NO_PAD.encode([&[2][..], &bytes(key)[1..33]].concat());
        for (key, auth) in [
            (&*off_the_curve, auth),
            (&compressed, auth),
            ("", auth),
            ("!", auth),
            (&key[..20], auth),
            (key, ""),
            (key, "AAAA"),
            (key, "%%"),
        ] {
            assert!(Reader::read(key, auth).is_none(), "{key} {auth}");
        }
    }

    #[test]
    fn two_messages_have_nothing_in_common() {
        let (browser, auth) = (fresh_key(), BASE64_URL_SAFE_NO_PAD.encode([7; SALT]));
        let key = BASE64_URL_SAFE_NO_PAD.encode(point(&browser.public_key()));
        let reader = Reader::read(&key, &auth).expect("keys");
        let one = seal(b"the same", &reader, &Fresh::new());
        let two = seal(b"the same", &reader, &Fresh::new());
        assert_eq!(one.len(), two.len());
        assert!(one[..SALT] != two[..SALT] && one[21..86] != two[21..86] && one[86..] != two[86..]);
    }
}
