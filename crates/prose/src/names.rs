//! Names of rules, sides and pieces, and the look of each side's pieces.

use crownhead_rules::{AnyRules, Color, Preset, Role};

use crate::messages::say;

/// The look of a side's pieces.
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
    /// Every look.
    pub const ALL: [PieceLook; 4] = [PieceLook::Ivory, PieceLook::Ebony, PieceLook::Red, PieceLook::Green];

    /// The name used in style sheets and themes.
    pub const fn token(self) -> &'static str {
        match self {
            PieceLook::Ivory => "ivory",
            PieceLook::Ebony => "ebony",
            PieceLook::Red => "red",
            PieceLook::Green => "green",
        }
    }

    /// The name of a side with such pieces.
    fn name(self) -> String {
        match self {
            PieceLook::Ivory => say!("side-white"),
            PieceLook::Ebony => say!("side-black"),
            PieceLook::Red => say!("side-red"),
            PieceLook::Green => say!("side-green"),
        }
    }
}

/// The name and look of a side under some rules.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SideLook {
    /// Its name: "White", "Red" ...
    pub name: String,
    /// Its pieces.
    pub look: PieceLook,
}

/// The name of the rules: "English draughts", "Score-panel draughts", "House rules".
pub fn rules_name(rules: AnyRules) -> String {
    match rules {
        AnyRules::Variant(variant) => say!("variant-name", key = variant.key(), name = variant.facts().name),
        AnyRules::Preset(_) | AnyRules::House(_) => say!("rules-name", key = rules.key().unwrap_or("house")),
    }
}

/// The rules in one line.
pub fn rules_summary(rules: AnyRules) -> String {
    match rules {
        AnyRules::Variant(variant) => {
            say!("variant-summary", key = variant.key(), summary = variant.facts().summary)
        }
        AnyRules::Preset(_) | AnyRules::House(_) => {
            say!("rules-summary", key = rules.key().unwrap_or("house"))
        }
    }
}

/// The name and look of a side. `Color::White` is the bottom side, whatever its name.
pub fn sides(rules: AnyRules, color: Color) -> SideLook {
    let usual = (PieceLook::Ivory, PieceLook::Ebony);
    let (bottom, top) = match rules {
        AnyRules::Preset(preset) => match preset {
            Preset::ScorePanel => (PieceLook::Red, PieceLook::Ebony),
            Preset::Menu => (PieceLook::Ebony, PieceLook::Ivory),
            Preset::ChooseEachLeg => (PieceLook::Green, PieceLook::Ivory),
            Preset::FlyingTutorial | Preset::Text => usual,
        },
        AnyRules::Variant(_) | AnyRules::House(_) => usual,
    };
    let look = if color == Color::White { bottom } else { top };
    SideLook { name: look.name(), look }
}

/// The name of a side: "White", "Red" ...
pub fn side(rules: AnyRules, color: Color) -> String {
    sides(rules, color).name
}

/// "man", or the name of a crowned piece under these rules: "king", "queen".
pub fn piece_name(rules: AnyRules, role: Role) -> String {
    pieces(rules, role, 1)
}

/// The name for that number of pieces, without the number: "men", "kings".
pub fn pieces(rules: AnyRules, role: Role, number: usize) -> String {
    match (role, rules) {
        (Role::Man, _) => say!("piece-man", n = number),
        (Role::King, AnyRules::Preset(Preset::ScorePanel)) => say!("piece-queen", n = number),
        (Role::King, _) => say!("piece-king", n = number),
    }
}

/// "a man", "two kings", "13 men".
pub(crate) fn counted(rules: AnyRules, role: Role, number: usize) -> String {
    let (n, name) = number_and_name(rules, role, number);
    say!("counted", n = number, number = &n, name = &name)
}

/// The same after "against", in the case that the language wants there.
pub(crate) fn counted_against(rules: AnyRules, role: Role, number: usize) -> String {
    let (n, name) = number_and_name(rules, role, number);
    say!("counted-against", n = number, number = &n, name = &name)
}

/// The same after "for".
pub(crate) fn counted_for(rules: AnyRules, role: Role, number: usize) -> String {
    let (n, name) = number_and_name(rules, role, number);
    say!("counted-for", n = number, number = &n, name = &name)
}

fn number_and_name(rules: AnyRules, role: Role, number: usize) -> (String, String) {
    (say!("number", n = number), pieces(rules, role, number))
}
