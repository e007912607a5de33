//! The flag that chooses the openings of a match.

use std::fmt;
use std::path::Path;

use crownhead_game::Game;
use crownhead_lab::ballots;
use crownhead_lab::openings::{self, RANDOM_PLIES, Suite};
use crownhead_lab::records::hash;
use crownhead_rules::{AnyRules, BoardKind};

use crate::failure::Failure;
use crownhead_archive::store::read_text;

/// The longest list of openings that is read, in bytes.
const LONGEST_LIST: u64 = 1 << 24;

/// Openings with a name.
pub(crate) struct Openings {
    /// The openings.
    pub(crate) suite: Suite,
    /// A text that changes with the openings.
    pub(crate) fingerprint: String,
    name: String,
}

impl Openings {
    /// The openings of the flag, or the default of the rules.
    pub(crate) fn of(flag: Option<&str>, rules: AnyRules, seed: u64) -> Result<Openings, Failure> {
        let kind = flag.unwrap_or_else(|| usual(rules));
        let none = |what: &str| {
            let rules = rules.key().unwrap_or("these house rules");
            Failure::Usage(format!("--openings {kind}: {what} are not legal in {rules}"))
        };
        let suite = match kind {
            "ballots" => Suite::ballots(rules, false, seed).ok_or_else(|| none("the three-move ballots"))?,
            "ballots-all" => {
                Suite::ballots(rules, true, seed).ok_or_else(|| none("the three-move ballots"))?
            }
            "two-move" => Suite::two_move(rules, seed).ok_or_else(|| none("two-move openings"))?,
            "random" => Suite::random(rules, RANDOM_PLIES, seed),
            path => return Openings::of_file(Path::new(path), rules, seed),
        };
        Ok(Openings { suite, fingerprint: kind.to_owned(), name: kind.to_owned() })
    }

    fn of_file(path: &Path, rules: AnyRules, seed: u64) -> Result<Openings, Failure> {
        let (list, text) = read(path, rules)?;
        let fingerprint = format!("list {:016x}", hash(text.as_bytes()));
        Ok(Openings { suite: Suite::list(list, seed), fingerprint, name: path.display().to_string() })
    }
}

/// The openings of a file, at least one, and the text of the file.
pub(crate) fn read(path: &Path, rules: AnyRules) -> Result<(Vec<Game>, String), Failure> {
    let text = read_text(path, LONGEST_LIST).map_err(|problem| Failure::file("read", path, problem))?;
    let list = openings::parse(&text, rules)
        .map_err(|wrong| Failure::Usage(format!("{}, {wrong}", path.display())))?;
    Ok((list, text))
}

/// Ballots where games begin as in English draughts, two-move openings on 10x10, random ones elsewhere.
fn usual(rules: AnyRules) -> &'static str {
    if ballots::are_even(rules) && ballots::games(rules, true).is_some() {
        "ballots"
    } else if rules.board() == BoardKind::Dark10 && matches!(rules, AnyRules::Variant(_)) {
        "two-move"
    } else {
        "random"
    }
}

impl fmt::Display for Openings {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.suite.distinct() {
            Some(count) => write!(f, "{} ({count})", self.name),
            None => f.write_str(&self.name),
        }
    }
}
