//! A game from the page's address: `?variant=KEY&fen=FEN&opponent=KEY&side=white|black|random&clock=5+3`. The variant
//! may also be the link code of the house rules.

use crownhead_clock::Controls;
use crownhead_engine::Opponent;
use crownhead_game::Game;
use crownhead_notation::{fen, houserules};
use crownhead_rules::{AnyPosition, AnyRules, Color, HouseRules, Variant};

use super::choice::{Choice, Players};

/// The game that an address requests.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Opening {
    pub(crate) choice: Choice,
    pub(crate) game: Game,
    /// The time control.
    pub(crate) clock: Option<Controls>,
}

/// The query parameters of an address.
const NAMES: [&str; 5] = ["variant", "fen", "opponent", "side", "clock"];
/// The opponent key for another person.
const TWO_PLAYERS: &str = "two-players";

/// Reads the query pairs of an address. `None` if it requests no game.
///
/// # Errors
/// A one-line description of the problem.
pub(crate) fn read(pairs: &[(String, String)]) -> Option<Result<Opening, String>> {
    let mut values = [None; 5];
    for (name, value) in pairs {
        if let Some(index) = NAMES.iter().position(|known| known == name) {
            values[index] = Some(value.trim());
        }
    }
    values.iter().any(Option::is_some).then(|| open(values))
}

fn open([variant, fen, opponent, side, clock]: [Option<&str>; 5]) -> Result<Opening, String> {
    let rules = variant.map_or(Ok(AnyRules::Variant(Variant::English)), rules)?;
    let mut choice = Choice {
        rules,
        opponent: Opponent::default_for(rules),
        second: Opponent::default_for(rules),
        ..Choice::default()
    };
    if let AnyRules::House(own) = rules {
        choice.own = Some(own);
    }
    match opponent {
        Some(TWO_PLAYERS) => choice.players = Players::Two,
        Some(key) => {
            choice.opponent =
                Opponent::from_key(key).ok_or_else(|| crownhead_prose::unknown_opponent(key))?;
        }
        None => {}
    }
    choice.take_side(match side {
        None | Some("white") => Some(Color::White),
        Some("black") => Some(Color::Black),
        Some("random") => None,
        Some(other) => return Err(crownhead_prose::unknown_side(other)),
    });
    // A plus sign in an address stands for a space.
    let clock = clock.map(|text| text.replace(' ', "+").replace("+vs+", " vs ").parse::<Controls>());
    let clock = clock.transpose().map_err(crownhead_prose::clock::control_problem)?;
    let start = match fen {
        Some(text) => {
            fen::parse(text, rules).map_err(|error| crownhead_prose::bad_position(&error.to_string()))?
        }
        None => AnyPosition::start(rules),
    };
    Ok(Opening { choice, game: Game::from_position(start), clock })
}

/// The rules with a key, or with the link code of house rules.
///
/// # Errors
/// A one-line description of the problem.
pub(crate) fn rules(code: &str) -> Result<AnyRules, String> {
    if houserules::is_code(code) {
        return pasted_code(code).map(AnyRules::House);
    }
    AnyRules::from_key(code).ok_or_else(|| crownhead_prose::unknown_rules(code))
}

/// The house rules of a code, or of a link that contains one.
///
/// # Errors
/// A one-line description of the problem.
pub(crate) fn pasted_rules(text: &str) -> Result<HouseRules, String> {
    let code =
        text.split_once("variant=").map_or(text, |(_, rest)| rest.split(['&', '#']).next().unwrap_or(rest));
    pasted_code(code)
}

fn pasted_code(code: &str) -> Result<HouseRules, String> {
    houserules::from_code(code).map_err(|error| crownhead_prose::bad_rules(&error.to_string()))
}

/// The part of a rules link after the page's own address.
pub(crate) fn link_to(rules: &HouseRules) -> String {
    format!("?variant={}", houserules::to_code(rules))
}

#[cfg(test)]
mod tests {
    use crownhead_rules::Preset;

    use super::*;

    fn pairs(list: &[(&str, &str)]) -> Vec<(String, String)> {
        list.iter().map(|(name, value)| ((*name).to_owned(), (*value).to_owned())).collect()
    }

    #[test]
    fn an_address_sets_a_clock_and_leaves_the_side_to_chance() {
        let clock = |text: &str| {
            let opening = read(&pairs(&[("clock", text), ("side", "random")])).expect("a game");
            opening.map(|opening| {
                assert!(opening.choice.random_side);
                opening.clock.map(|clock| clock.to_string())
            })
        };
        assert_eq!(clock("5 3"), Ok(Some("5+3".to_owned())), "a plus sign arrives as a space");
        assert_eq!(clock("5 3 vs 3"), Ok(Some("5+3 vs 3".to_owned())));
        assert_eq!(clock("10+3x30"), Ok(Some("10+3x30".to_owned())));
        assert!(clock("soon").is_err_and(|line| line.starts_with("Write a time")));
    }

    #[test]
    fn an_address_opens_the_game_that_it_names() {
        let asked = pairs(&[
            ("variant", "menu"),
            ("fen", "W:WK18,22:B1,15"),
            ("opponent", "level/4"),
            ("side", "black"),
        ]);
        let opening = read(&asked).expect("the address requests a game").expect("the address is valid");
        assert_eq!(opening.choice.rules, AnyRules::Preset(Preset::Menu));
        assert_eq!(opening.choice.opponent, Opponent::Level(4));
        assert_eq!(opening.choice.side, Color::Black);
        assert_eq!(opening.game.position().pieces().count(), 4);
    }

    #[test]
    fn an_address_carries_house_rules_as_a_link_code() {
        let rules = HouseRules { flying_kings: true, ..Preset::Menu.house_rules() };
        let code = houserules::to_code(&rules);
        let opening = read(&pairs(&[("variant", &code)]))
            .expect("the address requests a game")
            .expect("the address is valid");
        assert_eq!(opening.choice.rules, AnyRules::House(rules));
        let torn = read(&pairs(&[("variant", &code[..9])])).expect("the address requests a game");
        assert!(torn.is_err_and(|line| !line.contains('\n')));
    }

    #[test]
    fn house_rules_load_from_a_code_or_a_link() {
        let rules = HouseRules { flying_kings: true, ..Preset::Menu.house_rules() };
        let link = link_to(&rules);
        assert_eq!(pasted_rules(&format!("https://example.org/app/{link}&side=black#game")), Ok(rules));
        assert_eq!(pasted_rules(link.trim_start_matches("?variant=")), Ok(rules));
        assert!(pasted_rules("hello").is_err_and(|line| !line.contains('\n')));
    }

    #[test]
    fn an_ordinary_address_requests_no_game() {
        assert_eq!(read(&pairs(&[("utm", "x")])), None);
    }

    #[test]
    fn each_bad_value_gets_one_line() {
        for bad in [("variant", "chess"), ("fen", "W:W99"), ("opponent", "level/99"), ("side", "left")] {
            let line = read(&pairs(&[bad]))
                .expect("the address requests a game")
                .expect_err("the address is invalid");
            assert!(!line.is_empty() && !line.contains('\n'), "{line}");
        }
    }
}
