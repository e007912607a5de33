//! Words of the page. The sentences are `prose`'s; what is here passes on what the page needs.

use crownhead_engine::Opponent;

pub(crate) fn unknown_variant(key: &str) -> String {
    format!("There is no variant “{key}”.")
}
pub(crate) fn unknown_opponent(key: &str) -> String {
    format!("There is no opponent “{key}”.")
}
pub(crate) fn unknown_side(side: &str) -> String {
    format!("The side must be white or black, not “{side}”.")
}
pub(crate) fn bad_fen(why: &str) -> String {
    format!("The position cannot be read: {why}.")
}
/// The name of an opponent.
pub(crate) fn opponent(opponent: Opponent) -> String {
    match opponent {
        Opponent::Level(level) => format!("Level {level}"),
        Opponent::Random => "Random".into(),
        Opponent::Greedy => "Greedy".into(),
        Opponent::Minimax(plies) => format!("Minimax, {plies} plies"),
        Opponent::AlphaBeta(plies) => format!("Alpha-beta, {plies} plies"),
        Opponent::Reference(reference) => {
            let name = reference.name().replace('-', " ");
            let mut letters = name.chars();
            letters.next().map(|first| first.to_uppercase().chain(letters).collect()).unwrap_or_default()
        }
    }
}
