//! Rules as one word: a key, or a code of house rules.

use crownhead_rules::AnyRules;

use crate::houserules;

/// The key of rules; the code of house rules.
pub fn rules_key(rules: AnyRules) -> String {
    rules.key().map_or_else(|| houserules::to_code(&rules.house_rules()), str::to_owned)
}

/// The rules of such a word.
pub fn rules_of_key(key: &str) -> Option<AnyRules> {
    AnyRules::from_key(key).or_else(|| houserules::from_code(key).ok().map(AnyRules::House))
}
