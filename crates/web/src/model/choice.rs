//! The choices of the start page.

use crownhead_api::{RulesRecord, SettingsRecord};
use crownhead_engine::Opponent;
use crownhead_game::Game;
use crownhead_rules::{AnyRules, Color, HouseRules, Variant};
use serde::{Deserialize, Serialize};

use super::seats::{Seat, Seats};

/// The kind of players.
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

/// The choices of the start page.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Choice {
    pub(crate) rules: AnyRules,
    pub(crate) players: Players,
    pub(crate) side: Color,
    /// The opponent of a person; of two watched opponents, the one that plays Black.
    pub(crate) opponent: Opponent,
    /// Of two watched opponents, the one that plays White.
    pub(crate) second: Opponent,
    /// Whether players must claim the draws that the rules leave to them.
    pub(crate) claim_draws: bool,
    /// The house rules last edited here.
    pub(crate) own: Option<HouseRules>,
}

impl Default for Choice {
    fn default() -> Choice {
        let rules = AnyRules::Variant(Variant::English);
        Choice {
            rules,
            players: Players::Computer,
            side: Color::White,
            opponent: Opponent::default_for(rules),
            second: Opponent::default_for(rules),
            claim_draws: false,
            own: None,
        }
    }
}

impl Choice {
    /// The choice of a new user, from the settings.
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

    /// Changes the rules; the default opponent changes with them.
    pub(crate) fn set_rules(&mut self, rules: AnyRules) {
        let own = |opponent: Opponent| match (opponent, rules) {
            (Opponent::Reference(_), _) | (_, AnyRules::Preset(_)) => Opponent::default_for(rules),
            _ => opponent,
        };
        if rules != self.rules {
            (self.opponent, self.second) = (own(self.opponent), own(self.second));
            self.rules = rules;
        }
    }

    /// Chooses edited house rules.
    pub(crate) fn set_own(&mut self, own: HouseRules) {
        self.own = Some(own);
        self.set_rules(AnyRules::House(own));
    }

    /// The starting point of the house-rules editor: the rules edited before, or else the chosen ones.
    pub(crate) fn draft(&self) -> HouseRules {
        match (self.rules, self.own) {
            (AnyRules::House(rules), _) | (_, Some(rules)) => rules,
            _ => self.rules.house_rules(),
        }
    }

    /// All rules to choose from: the named ones and those edited here.
    pub(crate) fn rules_on_offer(&self) -> Vec<AnyRules> {
        AnyRules::all_named().chain(self.own.map(AnyRules::House)).collect()
    }

    /// Whether the rules have draws to claim.
    pub(crate) fn has_claims(&self) -> bool {
        self.rules.house_rules().draws.claims.any()
    }

    /// A new game from this choice.
    pub(crate) fn game(&self) -> Game {
        let mut game = Game::new(self.rules);
        if self.claim_draws {
            game.let_players_claim();
        }
        game
    }

    pub(crate) fn seats(&self) -> Seats {
        match self.players {
            Players::Computer => Seats::against(self.opponent, self.side),
            Players::Two => Seats::TWO_PLAYERS,
            Players::Watch => Seats::new(Seat::Computer(self.second), Seat::Computer(self.opponent)),
        }
    }
}

/// The saved form of a choice.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct ChoiceRecord {
    rules: RulesRecord,
    players: Players,
    side: crownhead_api::Side,
    opponent: String,
    second: String,
    #[serde(default)]
    claim_draws: bool,
    #[serde(default)]
    own: Option<RulesRecord>,
}

impl From<&Choice> for ChoiceRecord {
    fn from(choice: &Choice) -> ChoiceRecord {
        ChoiceRecord {
            rules: choice.rules.into(),
            players: choice.players,
            side: choice.side.into(),
            opponent: choice.opponent.to_string(),
            second: choice.second.to_string(),
            claim_draws: choice.claim_draws,
            own: choice.own.map(|own| AnyRules::House(own).into()),
        }
    }
}

impl ChoiceRecord {
    /// The choice; unknown values become defaults.
    pub(crate) fn read(&self) -> Choice {
        let rules = self.rules.read().unwrap_or(Choice::default().rules);
        let opponent = |key: &str| Opponent::from_key(key).unwrap_or(Opponent::default_for(rules));
        Choice {
            rules,
            players: self.players,
            side: self.side.into(),
            opponent: opponent(&self.opponent),
            second: opponent(&self.second),
            claim_draws: self.claim_draws,
            own: self.own.as_ref().and_then(|own| own.read().ok()).map(|own| own.house_rules()),
        }
    }
}

#[cfg(test)]
mod tests {
    use crownhead_rules::Preset;

    use super::*;

    #[test]
    fn other_rules_change_the_default_opponent() {
        let mut choice = Choice { opponent: Opponent::Level(7), ..Choice::default() };
        choice.set_rules(AnyRules::Variant(Variant::International));
        assert_eq!(choice.opponent, Opponent::Level(7), "a level stays a level");
        choice.set_rules(AnyRules::Preset(Preset::Text));
        assert_eq!(choice.opponent.to_string(), "text/easy");
        choice.set_rules(AnyRules::Variant(Variant::English));
        assert_eq!(choice.opponent, Opponent::Level(3));
    }

    #[test]
    fn settings_set_the_default_game() {
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
    fn a_choice_survives_saving() {
        let mut choice = Choice { players: Players::Watch, side: Color::Black, ..Choice::default() };
        choice.set_rules(AnyRules::Preset(Preset::Menu));
        assert_eq!(ChoiceRecord::from(&choice).read(), choice);
        choice.set_own(HouseRules { flying_kings: true, ..choice.draft() });
        choice.claim_draws = true;
        assert_eq!(ChoiceRecord::from(&choice).read(), choice);
        let old = r#"{"rules":{"key":"menu"},"players":"two","side":"black","opponent":"x","second":"y"}"#;
        let old: ChoiceRecord = serde_json::from_str(old).expect("old saved data is readable");
        assert_eq!((old.read().own, old.read().claim_draws), (None, false));
    }

    #[test]
    fn edited_rules_start_from_the_chosen_ones_and_stay_available() {
        let mut choice = Choice::default();
        assert_eq!(choice.draft(), Variant::English.house_rules());
        let own = HouseRules { flying_kings: true, ..choice.draft() };
        choice.set_own(own);
        choice.set_rules(AnyRules::Variant(Variant::Russian));
        assert_eq!(choice.draft(), own);
        assert_eq!(choice.rules_on_offer().last(), Some(&AnyRules::House(own)));
        assert!(!choice.has_claims());
    }

    #[test]
    fn players_claim_draws_only_if_they_chose_to() {
        let mut choice = Choice::default();
        assert!(choice.has_claims() && !choice.game().players_claim());
        choice.claim_draws = true;
        assert!(choice.game().players_claim());
    }
}
