//! House rules as TOML, one switch per line.
//!
//! ```toml
//! board = "8x8"
//! rows = 3
//! starts = "white"
//! men_capture_back = false
//! flying_kings = true
//! capture_duty = "mandatory"
//! huffing = false
//! chain_duty = "finish"
//! precedence = "most-pieces"
//! crowning_in_capture = "stop"
//! regicide = "off"
//! draws = { repetition = 3, no_progress = 40, endings = "none" }
//! ```
//!
//! Everything is optional: a missing `board` is `8x8`, and any other missing switch is as in [`HouseRules::plain`].
//! `name` may name the rules. In `draws`, `no_progress` counts *moves of each side* without a capture or a man's move
//! (a half is one ply), and 0 turns a limit off. Unknown and contradictory input is refused with every reason and its
//! place. `docs/formats/house-rules.md` lists every switch with its values.
//!
//! Links use a short code: [`to_code`] and [`from_code`].
//!
//! ```
//! use crownhead_notation::houserules;
//!
//! let rules = houserules::parse("board = \"10x10\"\nflying_kings = true")?;
//! assert_eq!(rules.rows, 4);
//! assert_eq!(houserules::parse(&houserules::write(&rules))?, rules);
//!
//! let error = houserules::parse("flying_king = true").unwrap_err().to_string();
//! assert!(error.starts_with("line 1, column 1: there is no switch \"flying_king\""));
//! # Ok::<(), houserules::HouseRulesError>(())
//! ```

mod code;
mod keys;
mod read;
mod switch;
mod write;

use std::fmt;

use crownhead_rules::{Contradiction, HouseRules};
use thiserror::Error;

use crate::Place;

pub use code::{CodeError, Version, from_code, is_code, to_code, to_code_in};
pub use read::{parse, parse_named};
pub use switch::{Switch, contradiction_text};
pub use write::{write, write_named};

/// A house-rules file: the rules and their name.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NamedRules {
    /// The author's name for the rules.
    pub name: Option<String>,
    /// The rules.
    pub rules: HouseRules,
}

/// Why a text is not a set of house rules.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub struct HouseRulesError {
    /// Everything that is wrong, in the order of the text; never empty.
    pub faults: Vec<HouseRulesFault>,
}

/// One problem, with its place.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[error("{place}: {problem}")]
pub struct HouseRulesFault {
    /// The place.
    pub place: Place,
    /// What is wrong there.
    pub problem: HouseRulesProblem,
}

/// What can be wrong with house rules.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[non_exhaustive]
pub enum HouseRulesProblem {
    /// The text is not TOML.
    #[error("{0}")]
    Toml(String),
    /// An unknown switch.
    #[error("there is no switch \"{key}\"; the switches are {known}")]
    UnknownSwitch {
        /// The switch as written.
        key: String,
        /// All switches.
        known: String,
    },
    /// An impossible value.
    #[error("{key} cannot be {found}; it can be {expected}")]
    Value {
        /// The switch.
        key: &'static str,
        /// The value as written.
        found: String,
        /// The possible values.
        expected: String,
    },
    /// Contradictory switches.
    #[error("{0} ({names})", names = .0.switches().join(", "))]
    Contradiction(Contradiction),
}

impl fmt::Display for HouseRulesError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (i, fault) in self.faults.iter().enumerate() {
            let separator = if i > 0 { "; " } else { "" };
            write!(f, "{separator}{fault}")?;
        }
        Ok(())
    }
}
