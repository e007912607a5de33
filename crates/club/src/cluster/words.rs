//! What nodes say to each other, as JSON.

use crownhead_api::broadcasts::BroadcastNews;
use crownhead_api::club::{Deed, Seek};
use serde::{Deserialize, Serialize};

/// What a node asks another one.
#[derive(Serialize, Deserialize, Debug)]
pub(super) enum Request {
    /// A page looks at a game there from now on.
    Watch { game: String, person: String, node: String, line: u64, since: u32 },
    /// A player acts in a game there. The lag is that of the network of the player, in milliseconds.
    Do { game: String, person: String, deed: Deed, lag: u64 },
    /// The arbiter of the tournament ends a game there: the end in the words of its record.
    Rule { game: String, declared: String },
    /// Someone says something in a game there.
    Say { game: String, person: String, text: String },
    /// Someone takes an offer there.
    Take { seek: String, person: String },
}

/// The answer.
#[derive(Serialize, Deserialize, Debug)]
pub(super) enum Reply {
    /// It was done.
    Done,
    /// A game comes of it.
    Game(String),
    /// It was not done: the status of HTTP, a key and a line.
    Failed(u16, String, String),
}

/// What a node tells another one.
#[derive(Serialize, Deserialize, Debug)]
pub(super) enum Note {
    /// A page there is told something about a game here.
    Tell { line: u64, text: String },
    /// A page there fell behind, or the game is no longer here: it has to connect again.
    Cut { line: u64 },
    /// A page here looks no more.
    Leave { game: String, node: String, line: u64 },
}

/// What a node says to all others.
#[derive(Clone, Serialize, Deserialize, Debug)]
pub(crate) enum Cry {
    /// It lives, and so many people are there. Said at a time: a message that waited in a broken connection is old news.
    Alive {
        node: String,
        people: u32,
        #[serde(default)]
        at: u64,
    },
    /// It is new, or has missed something, and wants to know what the others have.
    Hello { node: String },
    /// What it has: offers, and people who are there.
    Standing { node: String, seeks: Vec<Seek>, people: Vec<String> },
    /// Another offer.
    SeekAdded { node: String, seek: Seek },
    /// An offer is gone.
    SeekGone { node: String, id: String },
    /// Someone has come.
    Came { node: String, person: String },
    /// Someone has gone.
    Gone { node: String, person: String },
    /// All pages of someone are told something.
    Person { node: String, person: String, text: String },
    /// All pages of someone have to connect again.
    Cut { node: String, person: String },
    /// Something has changed about a tournament, perhaps also what the lobby shows of it.
    Tournament { node: String, id: String, lobby: bool },
    /// Something has changed in a round of a broadcast.
    Broadcast { node: String, news: BroadcastNews },
    /// The account of someone has been erased.
    Erased { node: String, person: String, name: String },
    /// It stops.
    Bye { node: String },
}

impl Cry {
    /// Who says it.
    pub(super) fn node(&self) -> &str {
        match self {
            Cry::Alive { node, .. }
            | Cry::Hello { node }
            | Cry::Standing { node, .. }
            | Cry::SeekAdded { node, .. }
            | Cry::SeekGone { node, .. }
            | Cry::Came { node, .. }
            | Cry::Gone { node, .. }
            | Cry::Person { node, .. }
            | Cry::Cut { node, .. }
            | Cry::Erased { node, .. }
            | Cry::Tournament { node, .. }
            | Cry::Broadcast { node, .. }
            | Cry::Bye { node } => node,
        }
    }
}
