//! The flags that choose rules, position and sides.

use std::env;
use std::hash::{BuildHasher as _, RandomState};
use std::path::{Path, PathBuf};

use clap::Args;
use crownhead_notation::{fen, houserules};
use crownhead_rules::{AnyPosition, AnyRules, Variant};
use crownhead_tui::Colors;
use crownhead_tui::lines::rules_of_key;
use crownhead_tui::table::People;

use crate::failure::Failure;
use crownhead_archive::store::read_text;

/// The longest house-rules file that is read, in bytes.
const LONGEST_RULES: u64 = 1 << 16;

/// Rules by key or from a file.
#[derive(Args, Clone, Debug)]
pub(crate) struct RulesFlags {
    /// Variant or preset such as english, russian or text, or a house-rules code.
    #[arg(long, value_name = "KEY", value_parser = rules_of_key)]
    pub(crate) variant: Option<AnyRules>,
    /// File of house rules (TOML).
    #[arg(long, value_name = "FILE.toml", conflicts_with = "variant")]
    pub(crate) rules: Option<PathBuf>,
}

impl RulesFlags {
    /// The rules, if they were chosen.
    pub(crate) fn chosen(&self) -> Result<Option<AnyRules>, Failure> {
        match (&self.variant, &self.rules) {
            (Some(rules), _) => Ok(Some(*rules)),
            (None, Some(path)) => read_rules(path).map(Some),
            (None, None) => Ok(None),
        }
    }

    /// The rules; English if none were chosen.
    pub(crate) fn resolve(&self) -> Result<AnyRules, Failure> {
        Ok(self.chosen()?.unwrap_or(AnyRules::Variant(Variant::English)))
    }
}

fn read_rules(path: &Path) -> Result<AnyRules, Failure> {
    let text = read_text(path, LONGEST_RULES).map_err(|problem| Failure::file("read", path, problem))?;
    let rules =
        houserules::parse(&text).map_err(|problem| Failure::file("use the house rules in", path, problem))?;
    Ok(AnyRules::House(rules))
}

/// The position of a FEN, or the start of the game.
pub(crate) fn position(rules: AnyRules, text: Option<&str>) -> Result<AnyPosition, Failure> {
    match text {
        None => Ok(AnyPosition::start(rules)),
        Some(text) => {
            fen::parse(text, rules).map_err(|wrong| Failure::Usage(format!("--fen {text:?}: {wrong}")))
        }
    }
}

/// The sides that people play, by key.
pub(crate) fn people_of_key(key: &str) -> Result<People, String> {
    let known = || People::ALL.map(People::key).join(", ");
    let found = People::ALL.into_iter().find(|people| people.key() == key);
    found.ok_or_else(|| format!("must be one of {}", known()))
}

/// The colors of the user's terminal.
pub(crate) fn colors() -> Colors {
    colors_of(colors_welcome(), |name| env::var(name).ok())
}

/// The names of terminals with 256 colors.
const MANY_COLORS: [&str; 6] = ["256color", "direct", "kitty", "alacritty", "ghostty", "foot"];

/// The colors that these variables promise. Terminals that show 256 colors say so in `TERM` or `COLORTERM`; where `TERM`
/// is unknown, as on Windows, all do.
fn colors_of(welcome: bool, variable: impl Fn(&str) -> Option<String>) -> Colors {
    let more = variable("COLORTERM").is_some_and(|value| !value.is_empty());
    match variable("TERM").as_deref() {
        _ if !welcome => Colors::None,
        _ if more => Colors::Many,
        Some(term) if !MANY_COLORS.iter().any(|many| term.contains(many)) => Colors::Sixteen,
        _ => Colors::Many,
    }
}

/// Whether the environment of the user allows colors.
pub(crate) fn colors_welcome() -> bool {
    let set = |name: &str| env::var_os(name).is_some_and(|value| !value.is_empty());
    !set("NO_COLOR") && env::var_os("TERM").is_none_or(|kind| kind != "dumb")
}

/// A different seed for every run.
pub(crate) fn fresh_seed() -> u64 {
    // Every `RandomState` has its own keys.
    RandomState::new().hash_one(std::process::id())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_environment_tells_the_number_of_colors() {
        let of = |term: Option<&str>, more: Option<&str>| {
            colors_of(true, |name| if name == "TERM" { term } else { more }.map(str::to_owned))
        };
        assert_eq!(of(Some("xterm-256color"), None), Colors::Many);
        assert_eq!(of(Some("xterm"), Some("truecolor")), Colors::Many);
        assert_eq!(of(Some("linux"), None), Colors::Sixteen);
        assert_eq!(of(Some("vt220"), Some("")), Colors::Sixteen);
        assert_eq!(of(None, None), Colors::Many);
        assert_eq!(colors_of(false, |_| None), Colors::None);
    }
}
