//! Messages about broadcasts: events over the board that a club shows live.

use serde::{Deserialize, Serialize};

use crate::club::PersonCard;

/// How far a broadcast or a round of it is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum BroadcastStage {
    /// It has not begun.
    Coming,
    /// It goes on.
    Running,
    /// It has ended.
    Over,
}

/// A broadcast that is made or changed.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct NewBroadcast {
    /// What people call it.
    pub title: String,
    /// A few lines about it.
    #[serde(default)]
    pub about: String,
    /// Where it takes place.
    #[serde(default)]
    pub place: String,
    /// When, as people write it.
    #[serde(default)]
    pub dates: String,
    /// The key of the rules, or the link code of house rules. They stay as they were made.
    #[serde(default)]
    pub rules: String,
}

/// A round that is made or changed.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct NewRound {
    /// What people call it; its number without.
    #[serde(default)]
    pub name: String,
    /// When it begins, in milliseconds since 1970.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub starts: Option<u64>,
    /// Whether it is over, whatever its games say.
    #[serde(default)]
    pub ended: bool,
    /// The address of a file on the web from which the club fetches the games.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub source: Option<String>,
    /// How often, in seconds.
    #[serde(default)]
    pub every: u32,
}

/// A round in a list.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct RoundCard {
    /// Its id.
    pub id: String,
    /// From 1.
    pub number: u32,
    /// What people call it; empty if the number will do.
    pub name: String,
    /// When it begins.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub starts: Option<u64>,
    /// How far it is.
    pub stage: BroadcastStage,
    /// How many games it has.
    pub games: u32,
    /// How many of them go on.
    pub live: u32,
}

/// A broadcast in a list.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct BroadcastCard {
    /// Its id.
    pub id: String,
    /// What people call it.
    pub title: String,
    /// A few lines about it.
    pub about: String,
    /// Where it takes place.
    pub place: String,
    /// When, as people write it.
    pub dates: String,
    /// The key of the rules, or the link code of house rules.
    pub rules: String,
    /// How far it is.
    pub stage: BroadcastStage,
    /// Its rounds, in order.
    pub rounds: Vec<RoundCard>,
}

/// A game of a round.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct BroadcastGame {
    /// Its number in the round, by which it is known.
    pub number: u32,
    /// The board that its file names.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub board: Option<u32>,
    /// The round that its file names.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub round: Option<u32>,
    /// The players; empty if they are not known.
    pub white: String,
    /// See `white`.
    pub black: String,
    /// The result, such as `1-0` or `2-0`; `*` while it goes on.
    pub result: String,
    /// FEN of the first position, if it is not the usual one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub start: Option<String>,
    /// The moves with spaces between them; a huff is its square in parentheses.
    pub moves: String,
    /// The number of moves of both sides.
    pub plies: u32,
    /// FEN of the position.
    pub fen: String,
    /// The squares from and to which the last move went.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub last: Option<(u16, u16)>,
    /// What the clocks of White and Black showed last, in milliseconds.
    #[serde(default)]
    pub clocks: [Option<u64>; 2],
}

impl BroadcastGame {
    /// Whether it has a result.
    pub fn is_over(&self) -> bool {
        self.result != "*"
    }

    /// The place among the boards: by the board of the file, then by number.
    pub fn order(&self) -> (u32, u32) {
        (self.board.unwrap_or(u32::MAX), self.number)
    }
}

/// Something that was wrong with a game that came.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct PushTrouble {
    /// Which game, as people find it in their file: `Board 3: Ann – Ben`.
    pub game: String,
    /// What, for programs.
    pub key: String,
    /// The number of moves of both sides that were right.
    pub plies: u32,
    /// What was found.
    pub found: String,
    /// All of it as a line in English.
    pub why: String,
}

/// What has come of games that were pushed.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Pushed {
    /// How many games were read.
    pub read: u32,
    /// How many of them were new or have changed.
    pub changed: u32,
    /// How many belong to other rounds and were left out.
    pub elsewhere: u32,
    /// What was wrong.
    pub troubles: Vec<PushTrouble>,
}

/// What only those see who steer a broadcast.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Steering {
    /// Where games are fetched from.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub source: Option<String>,
    /// How often, in seconds.
    pub every: u32,
    /// Why that failed the last time.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub failure: Option<String>,
    /// What was wrong with the games that came last.
    pub troubles: Vec<PushTrouble>,
}

/// A round, as its page shows it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct RoundPage {
    /// What lists show.
    pub card: RoundCard,
    /// The version that the page has now.
    pub version: u64,
    /// The games that have changed since the version that was asked for; all of them without.
    pub games: Vec<BroadcastGame>,
    /// For those who steer.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub steering: Option<Steering>,
}

/// A broadcast, as its page shows it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct BroadcastPage {
    /// What lists show.
    pub card: BroadcastCard,
    /// Who has made it.
    pub owner: PersonCard,
    /// Whether the one who asks may steer it.
    pub steers: bool,
    /// Whether the one who asks may choose where games are fetched from.
    pub fetches: bool,
    /// The round that was asked for, or the one that matters now.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub round: Option<RoundPage>,
}

/// Games as someone types or pastes them.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Typed {
    /// The games as PDN.
    pub pdn: String,
}

/// What has happened in a round.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct BroadcastNews {
    /// The id of the round.
    pub round: String,
    /// The version before. A page with another one asks for what it has missed.
    pub before: u64,
    /// The version now.
    pub version: u64,
    /// What has changed.
    pub games: Vec<BroadcastGame>,
    /// Whether there is more than games: look at everything again.
    #[serde(default)]
    pub again: bool,
}
