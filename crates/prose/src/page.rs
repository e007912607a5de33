//! Short lines of the game screen: headlines, player strips, menu rows.

use crownhead_rules::{AnyPosition, AnyRules, Color};

use crate::{
    messages::say,
    names::{rules_name, side},
    numbers::decimal,
    status::{must_capture, pieces_left, to_move},
};

/// The headline during a game: "Your move: you must capture", "White to move".
/// `you` is the side of the reader, if exactly one person plays.
pub fn headline(position: &AnyPosition, you: Option<Color>) -> String {
    let turn = position.turn();
    let duty = must_capture(position).is_some();
    match (you == Some(turn), duty) {
        (true, true) => say!("headline-must-capture"),
        (true, false) => say!("headline-your-move"),
        (false, true) if you.is_none() => {
            say!("headline-side-must-capture", side = &side(position.rules(), turn))
        }
        (false, _) => to_move(position.rules(), turn),
    }
}

/// A player strip: "White", "White · to move".
pub fn strip(rules: AnyRules, color: Color, to_move: bool) -> String {
    let name = side(rules, color);
    if to_move { say!("strip-to-move", side = &name) } else { name }
}

/// The strip of a player who is named after the side: "To move", or else the pieces left.
pub fn strip_of_a_person(position: &AnyPosition, color: Color, to_move: bool) -> String {
    if to_move { say!("strip-turn") } else { pieces_left(position, color) }
}

/// A player strip with the state of the search: "Black · depth 9, 30.0 k positions".
pub fn strip_telling(rules: AnyRules, color: Color, told: &str) -> String {
    say!("strip-telling", side = &side(rules, color), told = told)
}

/// A side in a menu: "White", "Black · moves first".
pub fn side_choice(rules: AnyRules, color: Color) -> String {
    let name = side(rules, color);
    if rules.house_rules().starts == color { say!("side-first", side = &name) } else { name }
}

/// The title of a link to the rules.
pub fn rules_of(rules: AnyRules) -> String {
    say!("rules-of", rules = &rules_name(rules))
}

/// A game in one line: its rules, the opponent, the move number.
pub fn game_line(rules: AnyRules, opponent: Option<&str>, ply: usize) -> String {
    let (rules, n) = (rules_name(rules), ply / 2 + 1);
    match opponent {
        Some(opponent) => say!("game-line-against", rules = &rules, opponent = opponent, n = n),
        None => say!("game-line", rules = &rules, n = n),
    }
}

/// A time: "0.5 s".
pub fn seconds(milliseconds: u32) -> String {
    let number = f64::from(milliseconds) / 1000.0;
    say!("seconds", number = &decimal(&number.to_string()))
}

/// The state of the search as a sentence. `progress` comes from [`crate::thinking`].
pub fn thinking_of(progress: &str) -> String {
    say!("thinking-of", progress = progress)
}

/// The placeholder of the field for typed moves.
pub fn typed_example(text: &str) -> String {
    say!("typed-example", move = text)
}

#[cfg(test)]
mod tests {
    use crownhead_rules::{Setup, Variant};

    use super::*;

    #[test]
    fn headlines() {
        let rules = AnyRules::Variant(Variant::English);
        let start = AnyPosition::start(rules);
        assert_eq!(headline(&start, Some(Color::Black)), "Your move");
        assert_eq!(headline(&start, Some(Color::White)), "Black to move");
        let forced = Setup { turn: Color::White, ..Setup::start(rules) };
        assert_eq!(headline(&forced.into_position(rules).expect("a position"), None), "White to move");
    }

    #[test]
    fn lines() {
        let rules = AnyRules::Variant(Variant::English);
        assert_eq!(strip(rules, Color::White, true), "White · to move");
        let start = AnyPosition::start(rules);
        let people = Color::ALL.map(|color| strip_of_a_person(&start, color, color == start.turn()));
        assert_eq!(people, ["12 pieces", "To move"]);
        assert_eq!(side_choice(rules, Color::Black), "Black · moves first");
        assert_eq!(game_line(rules, Some("Expert"), 5), "English draughts · Expert · move 3");
        assert_eq!([500, 2000].map(seconds), ["0.5 s", "2 s"]);
    }
}
