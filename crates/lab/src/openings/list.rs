//! Lists of openings: a position or moves on each line.

use crownhead_game::Game;
use crownhead_notation::{fen, movetext};
use crownhead_rules::{AnyPosition, AnyRules};
use thiserror::Error;

/// An invalid line of an opening list.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[error("line {line}: {problem}")]
pub struct OpeningError {
    /// The line, counted from 1.
    pub line: usize,
    /// What is wrong with it.
    pub problem: String,
}

/// The openings of a list: a FEN or moves from the start on each line. Empty lines and lines that begin with `#` are
/// skipped.
///
/// # Errors
/// The first invalid line, or an empty list.
pub fn parse(text: &str, rules: AnyRules) -> Result<Vec<Game>, OpeningError> {
    let mut openings = Vec::new();
    for (index, line) in text.lines().enumerate() {
        let line = line.trim();
        if line.is_empty() || line.starts_with('#') {
            continue;
        }
        let opening = opening(line, rules).map_err(|problem| OpeningError { line: index + 1, problem })?;
        openings.push(opening);
    }
    if openings.is_empty() {
        return Err(OpeningError {
            line: text.lines().count().max(1),
            problem: "the list has no opening".to_owned(),
        });
    }
    Ok(openings)
}

fn opening(line: &str, rules: AnyRules) -> Result<Game, String> {
    let game = if line.contains(':') { from_fen(line, rules)? } else { after_moves(line, rules)? };
    match game.outcome() {
        Some(_) => Err("the game is already over".to_owned()),
        None => Ok(game),
    }
}

fn from_fen(line: &str, rules: AnyRules) -> Result<Game, String> {
    let position: AnyPosition = fen::parse(line, rules).map_err(|wrong| wrong.to_string())?;
    Ok(Game::from_position(position))
}

/// The game after these moves from the start. Move numbers are optional.
///
/// # Errors
/// The first move that is wrong, and why.
pub fn after_moves(line: &str, rules: AnyRules) -> Result<Game, String> {
    let mut game = Game::new(rules);
    for word in line.split_whitespace() {
        let text = word.rsplit('.').next().unwrap_or(word);
        if text.is_empty() {
            continue;
        }
        let mv = movetext::find(text, game.position()).map_err(|wrong| format!("{word}: {wrong}"))?;
        game.play(mv).map_err(|wrong| format!("{word}: {wrong}"))?;
    }
    Ok(game)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crownhead_rules::Variant;

    const ENGLISH: AnyRules = AnyRules::Variant(Variant::English);

    #[test]
    fn a_list_contains_positions_and_moves() {
        let text = "# two openings\n\nW:W21-32:B1-12\n1. 11-15 23-19 2. 8-11\n";
        let openings = parse(text, ENGLISH).expect("both lines are good");
        assert_eq!(openings.iter().map(Game::ply).collect::<Vec<_>>(), [0, 3]);
    }

    #[test]
    fn a_bad_line_is_named() {
        let error = |text: &str| parse(text, ENGLISH).expect_err("a bad line").line;
        assert_eq!(error("11-15\n11-99\n"), 2);
        assert_eq!(error("11-15\n\nW:W99:B1\n"), 3);
        assert_eq!(error("B:W32:B\n"), 1, "the game is over");
        assert_eq!(error("# nothing\n"), 1);
    }
}
