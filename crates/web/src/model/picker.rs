//! The list of games to choose from: groups, favorites, and a search by name, home or region.
//!
//! Not here: drawing, and where favorites are kept.

use crownhead_prose::picker::{Group, facts, native_name, region};
use crownhead_rules::AnyRules;

/// A game in the list.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Entry {
    pub(crate) rules: AnyRules,
    pub(crate) group: Group,
    /// Everything that a search looks at, in small letters.
    text: String,
}

/// All these games, group by group, favorites first. `lower` writes a text in small letters.
pub(crate) fn entries(
    games: &[AnyRules],
    favorites: &[String],
    lower: impl Fn(&str) -> String,
) -> Vec<Entry> {
    let entry = |&rules: &AnyRules| {
        let favorite = rules.key().is_some_and(|key| favorites.iter().any(|own| own == key));
        let parts = [
            crownhead_prose::rules_name(rules),
            native_name(rules).to_owned(),
            region(rules),
            crownhead_prose::rules_summary(rules),
            facts(rules).join(" "),
            rules.key().unwrap_or_default().to_owned(),
        ];
        let group = if favorite { Group::Favorites } else { Group::of(rules) };
        Entry { rules, group, text: lower(&parts.join(" ")) }
    };
    let mut entries: Vec<Entry> = games.iter().map(entry).collect();
    // Stable: within a group the games keep their order.
    entries.sort_by_key(|entry| entry.group);
    entries
}

impl Entry {
    /// Whether every word of a search, in small letters, is part of the entry.
    pub(crate) fn fits(&self, search: &str) -> bool {
        search.split_whitespace().all(|word| self.text.contains(word))
    }
}

/// Marks a game as a favorite, or no longer.
pub(crate) fn toggle(favorites: &mut Vec<String>, key: &str) {
    let before = favorites.len();
    favorites.retain(|own| own != key);
    if favorites.len() == before {
        favorites.push(key.to_owned());
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn found(search: &str, favorites: &[String]) -> Vec<&'static str> {
        let all: Vec<AnyRules> = AnyRules::all_named().collect();
        let all = entries(&all, favorites, str::to_lowercase);
        all.iter().filter(|entry| entry.fits(search)).filter_map(|entry| entry.rules.key()).collect()
    }

    #[test]
    fn a_search_finds_names_homes_and_regions() {
        assert_eq!(found("шашки", &[]).first(), Some(&"russian"));
        assert!(found("damas", &[]).contains(&"spanish"));
        assert!(found("brazil", &[]).contains(&"brazilian"));
        assert!(found("10×10", &[]).contains(&"international") || found("international", &[]).len() > 1);
        assert!(found("no such game", &[]).is_empty());
        assert_eq!(found("", &[]).len(), AnyRules::all_named().count());
    }

    #[test]
    fn favorites_come_first() {
        let mut favorites = Vec::new();
        toggle(&mut favorites, "thai");
        toggle(&mut favorites, "canadian");
        assert_eq!(found("", &favorites)[..2], ["canadian", "thai"], "in the order of all games");
        toggle(&mut favorites, "thai");
        assert_eq!(favorites, ["canadian"]);
    }
}
