//! Writing a game.

use std::fmt::Write as _;

use crownhead_game::Game;
use crownhead_rules::{AnyPosition, AnyRules};

use super::{Tags, gametype, result};
use crate::{fen, houserules, movetext};

/// The tags that every game has; unknown ones are `?`.
const ROSTER: [(&str, &str); 6] =
    [("Event", "?"), ("Site", "?"), ("Date", "????.??.??"), ("Round", "?"), ("White", "?"), ("Black", "?")];

/// Tags that follow from the game itself.
const OWN: [&str; 5] = ["Result", "GameType", "Rules", "FEN", "Termination"];

/// Lines of moves are broken before they get longer.
const LINE: usize = 80;

/// A game up to its present, with those tags. Tags that follow from the game (the result, the rules, the
/// start) are taken from it. The text ends with a line break.
pub fn write(game: &Game, tags: &Tags) -> String {
    let mut text = String::new();
    for (name, unknown) in ROSTER {
        tag(&mut text, name, tags.get(name).unwrap_or(unknown));
    }
    tag(&mut text, "Result", result::of(game));
    let (name, value) = rules_tag(game.rules());
    tag(&mut text, name, &value);
    if *game.start() != AnyPosition::start(game.rules()) {
        tag(&mut text, "FEN", &fen::write(game.start()));
    }
    if let Some(termination) = result::termination(game) {
        tag(&mut text, "Termination", termination);
    }
    let more =
        tags.iter().filter(|(name, _)| !OWN.contains(name) && ROSTER.iter().all(|(known, _)| known != name));
    more.filter(|(name, _)| is_name(name)).for_each(|(name, value)| tag(&mut text, name, value));
    text.push('\n');
    moves(&mut text, game);
    text
}

fn is_name(name: &str) -> bool {
    name.starts_with(|c: char| c.is_ascii_uppercase())
        && name.chars().all(|c| c.is_ascii_alphanumeric() || c == '_')
}

fn tag(text: &mut String, name: &str, value: &str) {
    let value: String = value.chars().map(|c| if c.is_control() { ' ' } else { c }).collect();
    let value = value.replace('\\', "\\\\").replace('"', "\\\"");
    let _ = writeln!(text, "[{name} \"{value}\"]");
}

fn rules_tag(rules: AnyRules) -> (&'static str, String) {
    match (gametype::write(rules), rules.key()) {
        (Some(number), _) => ("GameType", number.to_owned()),
        (None, Some(key)) => ("Rules", key.to_owned()),
        (None, None) => ("Rules", houserules::to_code(&rules.house_rules())),
    }
}

fn moves(text: &mut String, game: &Game) {
    let starts = game.rules().house_rules().starts;
    // A game that begins with the side that usually answers begins in the middle of a pair.
    let offset = usize::from(game.start().turn() != starts);
    let mut width = 0;
    let mut word = |text: &mut String, word: &str| {
        if width > 0 && width + 1 + word.len() > LINE {
            text.push('\n');
            width = 0;
        } else if width > 0 {
            text.push(' ');
            width += 1;
        }
        text.push_str(word);
        width += word.len();
    };
    for (ply, mv) in game.moves().iter().enumerate() {
        let half = ply + offset;
        if half % 2 == 0 {
            word(text, &format!("{}.", half / 2 + 1));
        } else if ply == 0 {
            word(text, &format!("{}...", half / 2 + 1));
        }
        if let Some(position) = game.position_at(ply) {
            word(text, &movetext::write(position, mv));
        }
    }
    word(text, "*");
    text.push('\n');
}
