//! Messages about the people of a club: profiles, games that have been played, and what moderators do.

use serde::{Deserialize, Serialize};

use crate::club::{GameCard, PersonCard};

/// What someone may do in a club.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Role {
    /// Plays.
    #[default]
    Player,
    /// May also mute and ban.
    Moderator,
    /// May also give others a role.
    Admin,
}

/// A rating, by rules and speed.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct RatingLine {
    /// The key of the variant.
    pub family: String,
    /// The key of the speed.
    pub speed: String,
    /// The points, rounded.
    pub points: u16,
    /// Whether they are still rough.
    pub rough: bool,
    /// The number of rated games.
    pub games: u32,
}

/// What anyone may know about someone.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Profile {
    /// Who.
    pub card: PersonCard,
    /// What this person may do.
    #[serde(default)]
    pub role: Role,
    /// When the account was made, in milliseconds since 1970.
    pub created: u64,
    /// Whether this person is here now.
    pub here: bool,
    /// The ratings.
    pub ratings: Vec<RatingLine>,
    /// The games with a result, and how many of them were won and drawn.
    pub totals: [u64; 3],
}

/// A game in a list.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct GameLine {
    /// The game.
    pub card: GameCard,
    /// When it ended, in milliseconds since 1970; it goes on without.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub ended: Option<u64>,
    /// How it ended: a text of `room`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub ending: Option<String>,
    /// The points of White in halves; none while it goes on, and if it was called off.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub halves: Option<u8>,
    /// Its length.
    pub plies: u32,
}

/// What someone tells the moderators.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Report {
    /// The id of the person.
    pub about: String,
    /// The game in which it happened.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub game: Option<String>,
    /// What happened.
    pub text: String,
}

/// A report, as moderators see it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct ReportLine {
    /// Its id.
    pub id: String,
    /// The id and the name of the one who reports.
    pub by: (String, String),
    /// The same of the one it is about.
    pub about: (String, String),
    /// The game.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub game: Option<String>,
    /// What happened.
    pub text: String,
    /// When it was reported, in milliseconds since 1970.
    pub created: u64,
}

/// Someone, as moderators see them.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Subject {
    /// Who.
    pub card: PersonCard,
    /// What this person may do.
    pub role: Role,
    /// Until when this person may not play.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub banned_until: Option<u64>,
    /// Until when this person may not chat.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub muted_until: Option<u64>,
}

/// What a moderator does about someone.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Measure {
    /// No chat for so many days; 0 lifts it.
    Mute(u16),
    /// No games for so many days; 0 lifts it.
    Ban(u16),
    /// Another role. For admins only.
    Role(Role),
}

/// A key with which a program plays.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Key {
    /// The key. The club keeps only its hash.
    pub key: String,
}

/// Hides the key.
impl std::fmt::Debug for Key {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Key").finish_non_exhaustive()
    }
}
