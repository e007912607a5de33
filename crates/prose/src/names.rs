//! Names of rules and sides, and what each side's pieces look like.

use crownhead_rules::{AnyRules, Color, Role};

/// The material of a side's pieces, for a renderer to color.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum PieceLook {
    /// Light, creamy.
    Ivory,
    /// Nearly black.
    Ebony,
    /// Red.
    Red,
    /// Green.
    Green,
}

impl PieceLook {
    /// The name used in style sheets and themes.
    pub const fn token(self) -> &'static str {
        match self {
            PieceLook::Ivory => "ivory",
            PieceLook::Ebony => "ebony",
            PieceLook::Red => "red",
            PieceLook::Green => "green",
        }
    }
}

/// What a side is called and looks like under some rules.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SideLook {
    /// Its name: "White", "Red" ...
    pub name: String,
    /// Its pieces.
    pub look: PieceLook,
}

/// The name of the rules: "English", "Score panel", "House rules".
pub fn rules_name(rules: AnyRules) -> String {
    let _ = rules;
    String::new()
}

/// The rules in one line.
pub fn rules_summary(rules: AnyRules) -> String {
    let _ = rules;
    String::new()
}

/// What a side is called and looks like. White is the bottom side whatever it is called.
pub fn sides(rules: AnyRules, color: Color) -> SideLook {
    let _ = (rules, color);
    SideLook { name: String::new(), look: PieceLook::Ivory }
}

/// "man" or "king".
pub fn men_name(role: Role) -> String {
    let _ = role;
    String::new()
}
