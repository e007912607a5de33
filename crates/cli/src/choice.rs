//! The flags that choose what is played: rules, position, opponents.

use std::fs;
use std::path::{Path, PathBuf};

use clap::Args;
use crownhead_notation::{fen, houserules};
use crownhead_rules::{AnyPosition, AnyRules, Variant};

use crate::failure::Failure;

/// No house-rules file is longer than this many bytes.
const LONGEST_RULES: u64 = 1 << 16;

/// Rules by key or from a file.
#[derive(Args, Clone, Debug)]
pub(crate) struct RulesFlags {
    /// Variant or preset, such as english, international or text.
    #[arg(long, value_name = "KEY", value_parser = rules_of_key)]
    pub(crate) variant: Option<AnyRules>,
    /// House rules from a TOML file.
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

/// The rules of a key, or a line that names all keys.
pub(crate) fn rules_of_key(key: &str) -> Result<AnyRules, String> {
    AnyRules::from_key(key).ok_or_else(|| {
        let known: Vec<&str> = AnyRules::all_named().filter_map(|rules| rules.key()).collect();
        format!("there is no such variant or preset; there are {}", known.join(", "))
    })
}

fn read_rules(path: &Path) -> Result<AnyRules, Failure> {
    let text = read_text(path, LONGEST_RULES)?;
    let rules = houserules::parse(&text).map_err(|problem| Failure::file("use the house rules in", path, problem))?;
    Ok(AnyRules::House(rules))
}

/// The text of a file that is not longer than `most` bytes.
pub(crate) fn read_text(path: &Path, most: u64) -> Result<String, Failure> {
    let cannot = |problem: String| Failure::file("read", path, problem);
    let about = fs::metadata(path).map_err(|problem| cannot(problem.to_string()))?;
    if about.is_dir() {
        return Err(cannot("it is a folder".to_owned()));
    }
    if about.len() > most {
        return Err(cannot(format!("it is longer than {most} bytes")));
    }
    let bytes = fs::read(path).map_err(|problem| cannot(problem.to_string()))?;
    String::from_utf8(bytes).map_err(|_| cannot("it is not UTF-8 text".to_owned()))
}

/// The position of a FEN, or the start of the game.
pub(crate) fn position(rules: AnyRules, text: Option<&str>) -> Result<AnyPosition, Failure> {
    match text {
        None => Ok(AnyPosition::start(rules)),
        Some(text) => fen::parse(text, rules).map_err(|wrong| Failure::Usage(format!("--fen {text:?}: {wrong}"))),
    }
}
