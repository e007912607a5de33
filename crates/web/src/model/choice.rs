//! What is chosen on the start page.

use crownhead_api::{RulesRecord, SettingsRecord};
use crownhead_engine::Opponent;
use crownhead_rules::{AnyRules, Color, Variant};
use serde::{Deserialize, Serialize};

use super::seats::{Seat, Seats, usual_opponent};

/// Who takes part.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Players {
    #[default]
    Computer,
    Two,
    Watch,
}

impl Players {
    pub(crate) const ALL: [Players; 3] = [Players::Computer, Players::Two, Players::Watch];

    /// The name used in test ids.
    pub(crate) fn token(self) -> &'static str {
        match self {
            Players::Computer => "computer",
            Players::Two => "two",
            Players::Watch => "watch",
        }
    }
}

/// What is chosen on the start page.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Choice {
    pub(crate) rules: AnyRules,
    pub(crate) players: Players,
    pub(crate) side: Color,
    /// Whom a person plays against; of two watched opponents, the one that plays Black.
    pub(crate) opponent: Opponent,
    /// Of two watched opponents, the one that plays White.
    pub(crate) second: Opponent,
}

impl Default for Choice {
    fn default() -> Choice {
        let rules = AnyRules::Variant(Variant::English);
        Choice {
            rules,
            players: Players::Computer,
            side: Color::White,
            opponent: usual_opponent(rules),
            second: usual_opponent(rules),
        }
    }
}

impl Choice {
    /// The choice of somebody who has chosen nothing yet, as the settings have it.
    pub(crate) fn usual(settings: &SettingsRecord) -> Choice {
        let mut choice = Choice::default();
        if let Some(rules) = settings.variant.as_deref().and_then(AnyRules::from_key) {
            choice.set_rules(rules);
        }
        if let Some(opponent) = settings.opponent.as_deref().and_then(Opponent::from_key) {
            (choice.opponent, choice.second) = (opponent, opponent);
        }
        choice
    }

    /// Other rules come with their own opponents.
    pub(crate) fn set_rules(&mut self, rules: AnyRules) {
        let own = |opponent: Opponent| match (opponent, rules) {
            (Opponent::Reference(_), _) | (_, AnyRules::Preset(_)) => usual_opponent(rules),
            _ => opponent,
        };
        if rules != self.rules {
            (self.opponent, self.second) = (own(self.opponent), own(self.second));
            self.rules = rules;
        }
    }

    pub(crate) fn seats(&self) -> Seats {
        match self.players {
            Players::Computer => Seats::against(self.opponent, self.side),
            Players::Two => Seats::TWO_PLAYERS,
            Players::Watch => Seats::new(Seat::Computer(self.second), Seat::Computer(self.opponent)),
        }
    }
}

/// A choice as it is kept between visits.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct ChoiceRecord {
    rules: RulesRecord,
    players: Players,
    side: crownhead_api::Side,
    opponent: String,
    second: String,
}

impl From<&Choice> for ChoiceRecord {
    fn from(choice: &Choice) -> ChoiceRecord {
        ChoiceRecord {
            rules: choice.rules.into(),
            players: choice.players,
            side: choice.side.into(),
            opponent: choice.opponent.to_string(),
            second: choice.second.to_string(),
        }
    }
}

impl ChoiceRecord {
    /// The choice; what is no longer known falls back to the usual.
    pub(crate) fn read(&self) -> Choice {
        let rules = self.rules.read().unwrap_or(Choice::default().rules);
        let opponent = |key: &str| Opponent::from_key(key).unwrap_or(usual_opponent(rules));
        Choice {
            rules,
            players: self.players,
            side: self.side.into(),
            opponent: opponent(&self.opponent),
            second: opponent(&self.second),
        }
    }
}

#[cfg(test)]
mod tests {
    use crownhead_rules::Preset;

    use super::*;

    #[test]
    fn rules_bring_their_opponents() {
        let mut choice = Choice { opponent: Opponent::Level(7), ..Choice::default() };
        choice.set_rules(AnyRules::Variant(Variant::International));
        assert_eq!(choice.opponent, Opponent::Level(7), "a level stays a level");
        choice.set_rules(AnyRules::Preset(Preset::Text));
        assert_eq!(choice.opponent.to_string(), "text/easy");
        choice.set_rules(AnyRules::Variant(Variant::English));
        assert_eq!(choice.opponent, Opponent::Level(3));
    }

    #[test]
    fn settings_name_the_usual_game() {
        let set = |variant: &str, opponent: &str| {
            let word = |word: &str| (!word.is_empty()).then(|| word.to_owned());
            let record = SettingsRecord {
                variant: word(variant),
                opponent: word(opponent),
                ..SettingsRecord::default()
            };
            let choice = Choice::usual(&record);
            (choice.rules.key(), choice.opponent.to_string())
        };
        assert_eq!(set("", ""), (Some("english"), "level/3".to_owned()));
        assert_eq!(set("text", ""), (Some("text"), "text/easy".to_owned()));
        assert_eq!(set("text", "level/5"), (Some("text"), "level/5".to_owned()));
        assert_eq!(set("chess", "nobody"), (Some("english"), "level/3".to_owned()));
    }

    #[test]
    fn a_choice_comes_back() {
        let mut choice = Choice { players: Players::Watch, side: Color::Black, ..Choice::default() };
        choice.set_rules(AnyRules::Preset(Preset::Menu));
        assert_eq!(ChoiceRecord::from(&choice).read(), choice);
    }
}
