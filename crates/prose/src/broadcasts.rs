//! The words of broadcasts. They are among those of the club: call [`load`](crate::club::load) first on its page.

use crate::{fixed::texts, messages::say};

texts! {
    /// A label of broadcasts.
    BroadcastLabel {
        About = "club-broadcast-about",
        After = "club-broadcast-after",
        All = "club-broadcast-all",
        Before = "club-broadcast-before",
        Boards = "club-broadcast-boards",
        Broadcasts = "club-broadcasts",
        Code = "club-broadcast-code",
        Coming = "club-broadcast-coming",
        Dates = "club-broadcast-dates",
        EditBroadcast = "club-broadcast-edit",
        EditRound = "club-broadcast-edit-round",
        Every = "club-broadcast-every",
        First = "club-broadcast-first",
        Last = "club-broadcast-last",
        New = "club-broadcast-new",
        NewRound = "club-broadcast-new-round",
        NoGames = "club-broadcast-no-games",
        None = "club-broadcast-none",
        Now = "club-broadcast-now",
        Past = "club-broadcast-past",
        Paste = "club-broadcast-paste",
        Place = "club-broadcast-place",
        Push = "club-broadcast-push",
        PushAddress = "club-broadcast-push-address",
        RemoveBroadcast = "club-broadcast-remove",
        RemoveGame = "club-broadcast-remove-game",
        RemoveRound = "club-broadcast-remove-round",
        RoundEnded = "club-broadcast-round-ended",
        RoundName = "club-broadcast-round-name",
        RoundStart = "club-broadcast-round-start",
        Save = "club-broadcast-save",
        Source = "club-broadcast-source",
        Steer = "club-broadcast-steer",
        Title = "club-broadcast-title",
        Troubles = "club-broadcast-troubles",
    }
}

/// The name of a round, or its number.
pub fn round(name: &str, number: u32) -> String {
    if name.is_empty() { say!("club-broadcast-round", n = number) } else { name.to_owned() }
}

/// How many games a round has, and how many of them go on.
pub fn games(count: u32, live: u32) -> String {
    say!("club-broadcast-games", n = count, live = live)
}

/// A board.
pub fn board(number: u32) -> String {
    say!("club-broadcast-board", n = number)
}

/// The last move of a game.
pub fn last_move(text: &str) -> String {
    say!("club-broadcast-last-move", text = text)
}

/// How many games were read, and how many of them were new.
pub fn pushed(read: u32, changed: u32) -> String {
    say!("club-broadcast-pushed", n = read, changed = changed)
}

/// What was wrong with a game, at a move.
pub fn trouble(key: &str, game: &str, number: u32, found: &str) -> String {
    say!("club-broadcast-trouble", key = key, game = game, n = number, found = found)
}

/// Why games can't be fetched.
pub fn source_failed(why: &str) -> String {
    say!("club-broadcast-source-failed", why = why)
}
