//! The choices of the start page.

use crownhead_api::{RulesRecord, SettingsRecord};
use crownhead_engine::Opponent;
use crownhead_game::Game;
use crownhead_rules::{AnyPosition, AnyRules, Color, HouseRules, Setup, Variant};
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
    /// Whether chance chooses the side of each new game.
    pub(crate) random_side: bool,
    /// A side that plays without some of its men.
    pub(crate) handicap: Option<(Color, u8)>,
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
            random_side: false,
            handicap: None,
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

    /// The side; `None` leaves it to chance.
    pub(crate) fn side_taken(&self) -> Option<Color> {
        (!self.random_side).then_some(self.side)
    }

    pub(crate) fn take_side(&mut self, side: Option<Color>) {
        self.side = side.unwrap_or(self.side);
        self.random_side = side.is_none();
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
        let mut game = self
            .handicap
            .and_then(|given| start_with(self.rules, given))
            .map_or_else(|| Game::new(self.rules), Game::from_position);
        if self.claim_draws {
            game.let_players_claim();
        }
        game
    }

    /// The players; `coin` decides who plays White if chance is to choose.
    pub(crate) fn seats(&self, coin: bool) -> Seats {
        let drawn = if coin { Color::White } else { Color::Black };
        match self.players {
            Players::Computer => {
                Seats::against(self.opponent, if self.random_side { drawn } else { self.side })
            }
            Players::Two => Seats::TWO_PLAYERS,
            Players::Watch => Seats::new(Seat::Computer(self.second), Seat::Computer(self.opponent)),
        }
    }
}

/// The sides to choose from; `None` leaves it to chance.
pub(crate) const SIDES: [Option<Color>; 3] = [Some(Color::White), Some(Color::Black), None];

/// The handicaps to choose from.
pub(crate) fn handicaps() -> Vec<Option<(Color, u8)>> {
    let given = Color::ALL.into_iter().flat_map(|side| (1..=MOST_GIVEN).map(move |men| Some((side, men))));
    [None].into_iter().chain(given).collect()
}

/// The most men that a side plays without.
pub(crate) const MOST_GIVEN: u8 = 4;

/// The start position without some men of one side: those nearest to the middle of its front row go first. `None` if
/// that leaves no game.
fn start_with(rules: AnyRules, (color, men): (Color, u8)) -> Option<AnyPosition> {
    let mut setup = Setup::start(rules);
    let board = rules.board();
    let (width, height) = (i32::from(board.width()), i32::from(board.height()));
    let from_front = |number: u16| {
        let (x, y) = board.square(number).map(|square| board.place(square)).unwrap_or_default();
        let (x, y) = (i32::from(x), i32::from(y));
        (if color == Color::White { y } else { height - 1 - y }, (2 * x + 1 - width).abs())
    };
    setup.pieces.sort_by_key(|&(number, piece)| (piece.color != color, from_front(number)));
    setup.pieces.drain(..usize::from(men).min(setup.pieces.len()));
    setup.into_position(rules).ok()
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
    random_side: bool,
    #[serde(default)]
    handicap: Option<(crownhead_api::Side, u8)>,
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
            random_side: choice.random_side,
            handicap: choice.handicap.map(|(side, men)| (side.into(), men)),
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
            random_side: self.random_side,
            handicap: self.handicap.map(|(side, men)| (side.into(), men.min(MOST_GIVEN))),
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
        (choice.random_side, choice.handicap) = (true, Some((Color::Black, 2)));
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
    fn a_side_plays_without_men_from_the_middle_of_its_front_row() {
        let start = |color, men| {
            let choice = Choice { handicap: Some((color, men)), ..Choice::default() };
            choice.game().position().pieces().map(|(square, _)| square.number()).collect::<Vec<_>>()
        };
        let all = Choice::default().game().position().pieces().count();
        let white = start(Color::White, 2);
        assert_eq!(white.len(), all - 2);
        assert!(!white.contains(&22) && !white.contains(&23), "{white:?}");
        let black = start(Color::Black, 1);
        assert!(black.len() == all - 1 && !(black.contains(&10) && black.contains(&11)), "{black:?}");
        for rules in AnyRules::all_named() {
            let mut choice = Choice { handicap: Some((Color::Black, MOST_GIVEN)), ..Choice::default() };
            choice.set_rules(rules);
            let left = choice.game().position().pieces().count();
            assert_eq!(left + usize::from(MOST_GIVEN), Game::new(rules).position().pieces().count());
        }
    }

    #[test]
    fn players_claim_draws_only_if_they_chose_to() {
        let mut choice = Choice::default();
        assert!(choice.has_claims() && !choice.game().players_claim());
        choice.claim_draws = true;
        assert!(choice.game().players_claim());
    }
}
