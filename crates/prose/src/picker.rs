//! The list of games to choose from: groups, favorites, a search, and what tells one game from another.

use crownhead_rules::{AnyRules, CaptureDuty, Goal, Precedence};

use crate::messages::say;
use crate::{rules_name, rules_summary};

/// The name of a game where it is at home, in the language spoken there; empty if that is English.
pub fn native_name(rules: AnyRules) -> &'static str {
    match rules {
        AnyRules::Variant(variant) => variant.facts().native,
        AnyRules::Preset(_) | AnyRules::House(_) => "",
    }
}

/// Where a game is played: "in Brazil". Empty for presets and house rules.
pub fn region(rules: AnyRules) -> String {
    match rules {
        AnyRules::Variant(variant) => {
            say!("variant-region", key = variant.key(), region = variant.facts().region)
        }
        AnyRules::Preset(_) | AnyRules::House(_) => String::new(),
    }
}

/// The three facts that tell most about a game, each in a few words.
pub fn facts(rules: AnyRules) -> Vec<String> {
    let house = rules.house_rules();
    let goal = match house.goal {
        Goal::LeaveNoMove => None,
        Goal::RunOut => Some(say!("fact-run-out")),
        Goal::FirstKing => Some(say!("fact-first-king")),
    };
    let kings = house
        .goal
        .kings_move()
        .then(|| if house.flying_kings { say!("fact-kings-fly") } else { say!("fact-kings-step") });
    let straight = (house.man_captures.has_straight() || house.king_captures.has_straight())
        .then(|| say!("fact-straight"));
    let men = if house.men_capture_back { say!("fact-men-back") } else { say!("fact-men-forward") };
    let duty = match (house.capture_duty, house.precedence) {
        (CaptureDuty::Optional, _) => say!("fact-optional"),
        (_, Precedence::Free) => say!("fact-any-capture"),
        (_, _) => say!("fact-most-pieces"),
    };
    [goal, straight, kings, Some(duty), Some(men)].into_iter().flatten().take(3).collect()
}

/// A group of games in a list.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Group {
    /// Those that the person marked.
    Favorites,
    /// Those on a board of this size, in squares.
    Board(u8),
    /// Those with moves or captures along rows and columns.
    Lines,
    /// Those on a board of fewer than eight columns.
    Small(u8),
    /// Presets.
    Presets,
    /// House rules.
    House,
}

impl Group {
    /// The group of a game, favorites aside.
    pub fn of(rules: AnyRules) -> Group {
        let house = rules.house_rules();
        let lines = [house.man_steps, house.king_steps, house.man_captures, house.king_captures];
        match rules {
            AnyRules::Preset(_) => Group::Presets,
            AnyRules::House(_) => Group::House,
            AnyRules::Variant(_) if lines.iter().any(|lines| lines.has_straight()) => Group::Lines,
            AnyRules::Variant(_) if rules.board().width() < 8 => Group::Small(rules.board().width()),
            AnyRules::Variant(_) => Group::Board(rules.board().width()),
        }
    }

    /// Its heading.
    pub fn heading(self) -> String {
        match self {
            Group::Favorites => say!("group-favorites"),
            Group::Board(width) | Group::Small(width) => say!("group-board", width = width, height = width),
            Group::Lines => say!("group-lines"),
            Group::Presets => say!("group-presets"),
            Group::House => say!("group-house"),
        }
    }
}

/// A game in the list.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Entry {
    /// The game.
    pub rules: AnyRules,
    /// Its place in the list.
    pub group: Group,
    /// Everything that a search looks at, in small letters.
    text: String,
}

/// All these games, group by group, favorites first. `lower` writes a text in small letters.
pub fn entries(games: &[AnyRules], favorites: &[String], lower: impl Fn(&str) -> String) -> Vec<Entry> {
    let entry = |&rules: &AnyRules| {
        let favorite = rules.key().is_some_and(|key| favorites.iter().any(|own| own == key));
        let parts = [
            rules_name(rules),
            native_name(rules).to_owned(),
            region(rules),
            rules_summary(rules),
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
    pub fn fits(&self, search: &str) -> bool {
        search.split_whitespace().all(|word| self.text.contains(word))
    }
}

/// Marks a game as a favorite, or no longer.
pub fn toggle(favorites: &mut Vec<String>, key: &str) {
    let before = favorites.len();
    favorites.retain(|own| own != key);
    if favorites.len() == before {
        favorites.push(key.to_owned());
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_game_has_three_facts_and_a_group() {
        for rules in AnyRules::all_named() {
            assert_eq!(facts(rules).len(), 3, "{rules:?}");
            assert!(!Group::of(rules).heading().is_empty());
        }
        let of = |key: &str| AnyRules::from_key(key).expect("a game");
        assert_eq!(Group::of(of("turkish")), Group::Lines);
        assert_eq!(Group::of(of("canadian")), Group::Board(12));
        assert_eq!(Group::of(of("text")), Group::Presets);
        assert_eq!(facts(of("english")), ["Short kings", "Any capture", "Men capture forward"]);
        assert_eq!(
            facts(of("international")),
            ["Flying kings", "Best capture is forced", "Men capture backward"]
        );
        assert_eq!(facts(of("giveaway"))[0], "Lose all to win");
        assert_eq!((native_name(of("russian")), native_name(of("english"))), ("Русские шашки", ""));
        assert_eq!(region(of("brazilian")), "in Brazil");
    }

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
