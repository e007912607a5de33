//! Messages about what someone is told on devices while no page is open.

use serde::{Deserialize, Serialize};

/// A kind of news, which people can switch off.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum NewsKind {
    /// The opponent in a correspondence game has moved.
    Turn,
    /// The time for a move of correspondence runs out.
    Time,
    /// Someone offers a game.
    Challenge,
    /// A game has begun.
    Begun,
    /// A game has ended.
    Ended,
    /// A game of a tournament has begun.
    Round,
}

impl NewsKind {
    /// Every kind.
    pub const ALL: [NewsKind; 6] = [
        NewsKind::Turn,
        NewsKind::Time,
        NewsKind::Challenge,
        NewsKind::Begun,
        NewsKind::Ended,
        NewsKind::Round,
    ];

    /// A name for files and addresses.
    pub const fn key(self) -> &'static str {
        match self {
            NewsKind::Turn => "turn",
            NewsKind::Time => "time",
            NewsKind::Challenge => "challenge",
            NewsKind::Begun => "begun",
            NewsKind::Ended => "ended",
            NewsKind::Round => "round",
        }
    }

    /// The kind with this key.
    pub fn from_key(key: &str) -> Option<NewsKind> {
        NewsKind::ALL.into_iter().find(|kind| kind.key() == key)
    }
}

/// How a game has ended for someone.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Outcome {
    /// Won.
    Won,
    /// Lost.
    Lost,
    /// Drawn.
    Drawn,
    /// It was called off.
    Aborted,
}

impl Outcome {
    /// A name, by which sentences choose.
    pub const fn key(self) -> &'static str {
        match self {
            Outcome::Won => "won",
            Outcome::Lost => "lost",
            Outcome::Drawn => "drawn",
            Outcome::Aborted => "aborted",
        }
    }
}

/// What someone is told; the names are those of opponents.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum Tidings {
    /// See [`NewsKind::Turn`].
    Turn(String),
    /// See [`NewsKind::Time`]; so many hours are left.
    Time(String, u64),
    /// See [`NewsKind::Challenge`].
    Challenge(String),
    /// See [`NewsKind::Begun`].
    Begun(String),
    /// See [`NewsKind::Ended`].
    Ended(String, Outcome),
    /// See [`NewsKind::Round`].
    Round(String),
    /// A test.
    Test,
}

/// The same in words.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Words {
    /// The headline.
    pub title: String,
    /// A sentence.
    pub body: String,
}

/// A device, as its owner sees it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct DeviceLine {
    /// Its id.
    pub id: String,
    /// The host of its push service.
    pub host: String,
    /// A language tag.
    pub language: String,
    /// Since when, in milliseconds since 1970.
    pub created: u64,
}

/// What someone is told, and where.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct PushState {
    /// The public key of the club, for the browser; none if the club sends nothing.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub key: Option<String>,
    /// The kinds of news that are switched off.
    pub off: Vec<NewsKind>,
    /// The devices, the oldest first.
    pub devices: Vec<DeviceLine>,
}

/// A device that shall be told: what the browser says about it.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct NewDevice {
    /// Its address at the push service.
    pub endpoint: String,
    /// The public key of the browser.
    pub p256dh: String,
    /// The secret that the browser shares with the club.
    pub auth: String,
    /// A language tag.
    pub language: String,
}

/// Hides the keys.
impl std::fmt::Debug for NewDevice {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("NewDevice").field("language", &self.language).finish_non_exhaustive()
    }
}

/// A kind of news is switched on or off.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct NewsSwitch {
    /// Which.
    pub kind: NewsKind,
    /// Whether someone wants to hear of it.
    pub on: bool,
}
