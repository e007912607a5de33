//! The words of tournaments. They are among those of the club: call [`load`](crate::club::load) first on its page.

use crate::messages::say;

/// A way to pair a tournament, by its key.
pub fn kind(key: &str) -> String {
    say!("club-tournament-kind", key = key)
}

/// What is special about it.
pub fn about(key: &str) -> String {
    say!("club-tournament-about", key = key)
}

/// A team without a name of its own.
pub fn team(number: u32) -> String {
    say!("club-team", n = number)
}

/// The button that joins a team.
pub fn join_team(name: &str) -> String {
    say!("club-join-team", name = name)
}

/// A tie-break, by its key.
pub fn tie_break(key: &str) -> String {
    say!("club-tie-break", key = key)
}

/// A round of several.
pub fn round(number: u32, all: u32) -> String {
    say!("club-round", n = number, all = all)
}

/// How many rounds there are.
pub fn rounds(count: u32) -> String {
    say!("club-round-count", n = count)
}

/// How long an arena goes on.
pub fn minutes(count: u32) -> String {
    say!("club-tournament-minutes", n = count)
}

/// How many take part.
pub fn players(count: u32) -> String {
    say!("club-tournament-players", n = count)
}

/// When it begins, as a date.
pub fn starts_at(date: &str) -> String {
    say!("club-starts-at", date = date)
}

/// In how many minutes and seconds it begins.
pub fn starts_in(time: &str) -> String {
    say!("club-starts-in", time = time)
}

/// In how many minutes and seconds it ends.
pub fn ends_in(time: &str) -> String {
    say!("club-ends-in", time = time)
}

/// In how many minutes and seconds the next round comes.
pub fn next_in(time: &str) -> String {
    say!("club-next-in", time = time)
}

/// How many games of a round go on.
pub fn still_playing(count: u32) -> String {
    say!("club-still-playing", n = count)
}

/// The place of the person at the page.
pub fn own_place(place: u32, all: u32, points: &str) -> String {
    say!("club-own-place", place = place, all = all, points = points)
}

/// A place in a tournament that is over.
pub fn place(place: u32, all: u32) -> String {
    say!("club-place", place = place, all = all)
}

/// The button that shows a whole list.
pub fn show_all(count: u32) -> String {
    say!("club-show-all", n = count)
}

/// Someone is not paired: `bye`, `half-bye` or `zero-bye`.
pub fn bye(key: &str) -> String {
    say!("club-bye-kind", key = key)
}

/// A bye of the person at the page.
pub fn own_bye(round: u32, half: bool) -> String {
    let kind = bye(if half { "half-bye" } else { "zero-bye" });
    say!("club-own-bye", n = round, kind = &kind)
}

/// What an arbiter does with a player, by its key.
pub fn measure(key: &str) -> String {
    say!("club-measure", key = key)
}

/// What an arbiter has decided: a word, the players, the round, the result before and what came in its place.
pub fn journal(what: &str, players: &str, round: u32, old: &str, new: &str) -> String {
    say!("club-journal-line", what = what, players = players, round = round, old = old, new = new)
}
