//! Messages between the page and a club: orders over HTTP, and what happens live over a WebSocket.
//!
//! Events of games are the text of `room`; the page applies them to its own copy of the room.

use serde::{Deserialize, Serialize};

use crate::Side;
use crate::broadcasts::BroadcastNews;
use crate::people::Role;

/// Someone, as others see them.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct PersonCard {
    /// The id.
    pub id: String,
    /// The name.
    pub name: String,
    /// Whether this is a guest, a member or a bot.
    pub kind: PersonKind,
    /// The rating in the game at hand, rounded, and whether it is still rough.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rating: Option<(u16, bool)>,
}

/// What someone is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum PersonKind {
    /// Without an account.
    Guest,
    /// With an account.
    Member,
    /// A program.
    Bot,
    /// Someone who has left for good.
    Gone,
}

/// What a game shall be like.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct TermsRecord {
    /// The key of the rules, or the link code of house rules.
    pub rules: String,
    /// FEN of the first position, if it is not the usual one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub start: Option<String>,
    /// The pace: `3+2`, `2d` or `-`.
    pub pace: String,
    /// Whether it is rated.
    #[serde(default)]
    pub rated: bool,
    /// Whether players must claim draws.
    #[serde(default)]
    pub claims: bool,
}

/// An offer to play. The side is that of the one who offers; without one it is drawn.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Offer {
    /// The terms.
    #[serde(flatten)]
    pub terms: TermsRecord,
    /// The side.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub side: Option<Side>,
}

/// An offer to anyone in the lobby.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Seek {
    /// Its id.
    pub id: String,
    /// Who offers.
    pub by: PersonCard,
    /// What.
    pub offer: Offer,
}

/// An offer that is passed on as a link.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Challenge {
    /// Its id, which is hard to guess.
    pub id: String,
    /// Who offers.
    pub by: PersonCard,
    /// What.
    pub offer: Offer,
    /// The game, once someone has accepted.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub game: Option<String>,
    /// The id of the one whom it is for; anyone with the link without.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub target: Option<String>,
    /// Why that one declined: a word such as `later`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub declined: Option<String>,
}

/// What stays the same about a game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct GameCard {
    /// Its id.
    pub id: String,
    /// The terms.
    pub terms: TermsRecord,
    /// The players.
    pub white: PersonCard,
    /// See `white`.
    pub black: PersonCard,
    /// When it was made, in milliseconds since 1970.
    pub created: u64,
    /// The id of the tournament that it belongs to.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub tournament: Option<String>,
    /// How long a side has for its first move, in milliseconds, if not the usual time.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub patience: Option<u64>,
}

/// An event of a game: when it happened, and what, as text of `room`.
pub type EventRecord = (u64, String);

/// What a player does.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Deed {
    /// Moves. `ply` is the number of plies before.
    Move {
        /// The plies before.
        ply: usize,
        /// The move in the notation of the rules.
        text: String,
    },
    /// Huffs the piece on this square.
    Huff(u16),
    /// Resigns.
    Resign,
    /// Offers a draw or takes one.
    OfferDraw,
    /// Declines a draw.
    DeclineDraw,
    /// Claims a draw.
    ClaimDraw,
    /// Asks for a takeback or allows one.
    TakeBack,
    /// Declines it.
    DeclineTakeback,
    /// Gives the opponent more time.
    GiveTime,
    /// Calls the game off.
    Abort,
    /// Claims the win of a game that the opponent has left.
    ClaimWin,
    /// Ends such a game as a draw.
    ClaimLeftDraw,
    /// Offers a rematch or takes one.
    Rematch,
}

/// What a page asks a club.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Ask {
    /// To be told about the lobby, or no longer.
    Lobby(bool),
    /// To offer a game to anyone. It replaces an earlier offer and ends with the connection.
    Seek(Offer),
    /// To withdraw it.
    Unseek,
    /// To take the offer with this id.
    Take(String),
    /// To play the computer.
    Computer {
        /// Its level.
        level: u8,
        /// The game.
        offer: Offer,
    },
    /// To be told about a game, from this event on.
    Watch {
        /// The game.
        game: String,
        /// The number of events that the page has.
        since: u32,
    },
    /// No longer.
    Leave(String),
    /// To do something in a game.
    Do {
        /// The game.
        game: String,
        /// A number by which the answer is known.
        n: u32,
        /// What.
        deed: Deed,
    },
    /// To say something to all who watch a game.
    Say {
        /// The game.
        game: String,
        /// The text.
        text: String,
    },
    /// To be told about the tournament with this id, in place of another one; or about none.
    Tournament(Option<String>),
    /// To be told about the round of a broadcast with this id, in place of another one; or about none.
    Broadcast(Option<String>),
    /// The answer to [`Tell::Ping`].
    Pong(u32),
}

/// A line of chat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct ChatLine {
    /// When it was said.
    pub at: u64,
    /// By whom.
    pub name: String,
    /// What.
    pub text: String,
}

/// A game in the lobby.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct LiveCard {
    /// The game.
    pub card: GameCard,
    /// The plies so far.
    pub plies: u32,
}

/// What a club tells a page.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Tell {
    /// First of all: who the page is for, and the time of the club.
    Hello {
        /// Who.
        me: PersonCard,
        /// The time, in milliseconds since 1970.
        now: u64,
    },
    /// The lobby: offers, the newest games, and the number of people here.
    Lobby {
        /// The offers.
        seeks: Vec<Seek>,
        /// The games.
        games: Vec<LiveCard>,
        /// The people.
        people: u32,
        /// The levels of the computer, 0 if there is none.
        #[serde(default)]
        levels: u8,
    },
    /// Another offer.
    SeekAdded(Seek),
    /// This offer is gone.
    SeekGone(String),
    /// Someone has taken an offer: the game has begun.
    Paired(String),
    /// Someone offers you a game.
    Challenged(Challenge),
    /// A game of yours has begun, here or on another page.
    Begun(GameCard),
    /// A game, as asked for.
    Room {
        /// What stays the same.
        card: GameCard,
        /// The side of the one who asks; none for spectators.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        side: Option<Side>,
        /// The number of the first event below.
        first: u32,
        /// The events from there on.
        events: Vec<EventRecord>,
        /// The time.
        now: u64,
        /// Since when White and Black are away.
        away: [Option<u64>; 2],
        /// The chat.
        chat: Vec<ChatLine>,
        /// The side that offers a rematch.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        rematch: Option<Side>,
        /// The rematch.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        next: Option<String>,
    },
    /// More events of a game.
    Events {
        /// The game.
        game: String,
        /// The number of the first.
        first: u32,
        /// The events.
        events: Vec<EventRecord>,
        /// The time.
        now: u64,
    },
    /// A player has come or gone.
    Away {
        /// The game.
        game: String,
        /// Since when White and Black are away.
        away: [Option<u64>; 2],
    },
    /// Something was not done.
    Refused {
        /// The number of the request.
        n: u32,
        /// The reason for programs.
        key: String,
        /// The reason in English.
        why: String,
    },
    /// Someone has said something.
    Chat {
        /// The game.
        game: String,
        /// What.
        line: ChatLine,
    },
    /// A side offers a rematch.
    Rematch {
        /// The game.
        game: String,
        /// The side.
        by: Side,
    },
    /// The rematch has begun.
    Next {
        /// The game.
        game: String,
        /// The rematch.
        next: String,
    },
    /// Ratings have changed: those of White and Black before and after.
    Rated {
        /// The game.
        game: String,
        /// The ratings.
        ratings: [(u16, u16); 2],
    },
    /// Something has changed about this tournament: look again.
    Tournament(String),
    /// Something has changed in a round of a broadcast.
    Broadcast(BroadcastNews),
    /// To measure the network.
    Ping(u32),
    /// The club stops; connect again in a moment.
    Stopping,
}

/// The answer to an order that failed.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Trouble {
    /// The reason for programs.
    pub key: String,
    /// The reason in English.
    pub why: String,
}

/// Someone's own data.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Me {
    /// What others see.
    pub card: PersonCard,
    /// The secret link of a guest, without the address of the club; only in the answer that makes it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub link: Option<String>,
    /// What this person may do.
    #[serde(default)]
    pub role: Role,
}

/// A name and a password.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Credentials {
    /// The name.
    pub name: String,
    /// The password.
    pub password: String,
}

/// Hides the password.
impl std::fmt::Debug for Credentials {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Credentials").field("name", &self.name).finish_non_exhaustive()
    }
}
