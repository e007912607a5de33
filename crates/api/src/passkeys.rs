//! Messages about passkeys and other ways into an account of a club.
//!
//! What a browser and its devices say to each other stays text here: the JSON of `parseCreationOptionsFromJSON`,
//! `parseRequestOptionsFromJSON` and `toJSON` in `WebAuthn` Level 3.

use serde::{Deserialize, Serialize};

/// What a browser is to do with a passkey.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Ceremony {
    /// Its name, which only the session that has begun it can use, once, within five minutes.
    pub id: String,
    /// The options for the browser, as JSON.
    pub options: String,
}

/// What the browser has done.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct CeremonyEnd {
    /// The name of the ceremony.
    pub id: String,
    /// The credential, as JSON.
    pub credential: String,
    /// What a new passkey shall be called.
    #[serde(default)]
    pub label: String,
}

/// The name of an account that shall be made, or that someone wants to come into.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Named {
    /// The name; without one, the passkey says who it is.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub name: Option<String>,
}

/// A passkey of the own account.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct PasskeyLine {
    /// Its name in the club.
    pub id: String,
    /// What its owner calls it.
    pub label: String,
    /// When it was added, in milliseconds since 1970.
    pub created: u64,
    /// When someone last signed in with it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub used: Option<u64>,
}

/// How the owner of an account signs in.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct WaysIn {
    /// Whether there is a password.
    pub password: bool,
    /// The passkeys.
    pub passkeys: Vec<PasskeyLine>,
}
