//! Who sends: the key of the club and the tokens that it signs (RFC 8292).

use base64::Engine as _;
use base64::prelude::BASE64_URL_SAFE_NO_PAD;
use p256::ecdsa::signature::Signer as _;
use p256::ecdsa::{Signature, SigningKey};
use serde_json::json;

use super::seal::{fresh_key, point};

/// How long a token is valid, in seconds. The standard allows a day.
const VALID: u64 = 12 * 60 * 60;

/// The key of the club.
#[derive(Clone)]
pub(crate) struct Vapid {
    key: SigningKey,
    /// The public key, as browsers and push services read it.
    pub(crate) public: String,
    /// Whom a push service may write to.
    contact: Option<String>,
}

impl Vapid {
    /// A text for the store, which becomes the key of a club.
    pub(crate) fn fresh() -> String {
        BASE64_URL_SAFE_NO_PAD.encode(fresh_key().to_bytes())
    }

    /// The key from such a text; nothing if it is none.
    pub(crate) fn read(text: &str, contact: Option<String>) -> Option<Vapid> {
        let key = SigningKey::from_slice(&BASE64_URL_SAFE_NO_PAD.decode(text).ok()?).ok()?;
        let secret = p256::SecretKey::from_slice(&key.to_bytes()).ok()?;
        let public = BASE64_URL_SAFE_NO_PAD.encode(point(&secret.public_key()));
        Some(Vapid { key, public, contact })
    }

    /// What a request to a push service says about its sender. `audience`: the origin of the service.
    pub(super) fn authorization(&self, audience: &str, now: u64) -> String {
        let mut claims = json!({ "aud": audience, "exp": now / 1000 + VALID });
        if let Some(contact) = &self.contact {
            claims["sub"] = json!(contact);
        }
        let part = |text: String| BASE64_URL_SAFE_NO_PAD.encode(text);
        let head = json!({ "typ": "JWT", "alg": "ES256" });
        let signed = format!("{}.{}", part(head.to_string()), part(claims.to_string()));
        let signature: Signature = self.key.sign(signed.as_bytes());
        let signature = BASE64_URL_SAFE_NO_PAD.encode(signature.to_bytes());
        format!("vapid t={signed}.{signature}, k={}", self.public)
    }
}

#[cfg(test)]
mod tests {
    use ring::signature::{ECDSA_P256_SHA256_FIXED, UnparsedPublicKey};

    use super::*;

    #[test]
    fn a_token_is_signed_by_the_key_of_the_club() {
        let text = Vapid::fresh();
        let vapid = Vapid::read(&text, Some("mailto:ada@example.org".to_owned())).expect("a key");
        let same = Vapid::read(&text, None).expect("a key");
        assert_eq!(vapid.public, same.public);
        let line = vapid.authorization("https://push.example.net", 1_000_000);
        let (token, key) =
            line.strip_prefix("vapid t=").and_then(|line| line.split_once(", k=")).expect("a token");
        assert_eq!(key, vapid.public);
        let bytes = |text: &str| BASE64_URL_SAFE_NO_PAD.decode(text).expect("base64");
        let (signed, signature) = token.rsplit_once('.').expect("three parts");
        // Another library says whether it is right.
        let public = UnparsedPublicKey::new(&ECDSA_P256_SHA256_FIXED, bytes(key));
        public.verify(signed.as_bytes(), &bytes(signature)).expect("a good signature");
        let claims: serde_json::Value =
            serde_json::from_slice(&bytes(signed.split_once('.').expect("two parts").1)).expect("claims");
        let expected = json!({ "aud": "https://push.example.net", "exp": 1_000 + VALID, "sub": "mailto:ada@example.org" });
        assert_eq!(claims, expected);
        assert!(Vapid::read("", None).is_none() && Vapid::read("AAAA", None).is_none());
    }
}
