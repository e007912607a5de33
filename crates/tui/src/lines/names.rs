//! The keys of rules and opponents, with errors that list what there is.

use crate::level::Pick;
use crownhead_engine::Opponent;
use crownhead_notation::houserules;
use crownhead_rules::AnyRules;

/// The rules of a key or code.
///
/// # Errors
/// A sentence that lists all keys.
pub fn rules_of_key(key: &str) -> Result<AnyRules, String> {
    if houserules::is_code(key) {
        return houserules::from_code(key).map(AnyRules::House).map_err(|error| error.to_string());
    }
    AnyRules::from_key(key).ok_or_else(|| {
        let known: Vec<&str> = AnyRules::all_named().filter_map(|rules| rules.key()).collect();
        format!("unknown variant or preset; choose one of {}", known.join(", "))
    })
}

/// The opponent of a key.
///
/// # Errors
/// A sentence that shows what keys look like.
pub fn opponent_of_key(key: &str) -> Result<Opponent, String> {
    Opponent::from_key(key).ok_or_else(|| {
        format!(
            "unknown opponent; choose random, greedy, minimax:PLIES, alphabeta:PLIES, level/1 to level/{}, a level with a \
             style, such as level/8/cautious, or one of a preset, such as menu/hard",
            Opponent::LEVELS
        )
    })
}

/// The word for the level that fits the person.
pub(super) const MY_LEVEL: &str = "my-level";

/// The opponent of a key, or the level that fits the person.
///
/// # Errors
/// A sentence that shows what keys look like.
pub fn pick_of_key(key: &str) -> Result<Pick, String> {
    if key == MY_LEVEL {
        return Ok(Pick::Fitting);
    }
    opponent_of_key(key)
        .map(Pick::Fixed)
        .map_err(|wrong| wrong.replacen("choose ", &format!("choose {MY_LEVEL}, "), 1))
}
