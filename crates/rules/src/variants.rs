//! The standard variants, one short file each, and their names.

mod english;
mod international;

pub use english::English;
pub use international::International;

use crate::{HouseRules, RefusalReason};

/// What a variant's file says about it, besides its answers as a [`crate::Rules`].
pub(crate) trait Standard {
    /// The same rules as a value.
    const HOUSE: HouseRules;
    /// The article of the rulebook behind a refusal, as players cite it.
    fn article(reason: RefusalReason) -> Option<&'static str>;
}

/// A standard variant.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[non_exhaustive]
pub enum Variant {
    /// English draughts, American checkers: 8x8.
    English,
    /// International draughts: 10x10.
    International,
}

impl Variant {
    /// Every standard variant, in the order in which they are offered.
    pub const ALL: [Variant; 2] = [Variant::English, Variant::International];

    /// The key used on the command line and in addresses.
    pub const fn key(self) -> &'static str {
        match self {
            Variant::English => "english",
            Variant::International => "international",
        }
    }

    /// The variant of that key.
    pub fn from_key(key: &str) -> Option<Variant> {
        Variant::ALL.into_iter().find(|variant| variant.key() == key)
    }

    /// The same rules as a value.
    pub const fn house_rules(self) -> HouseRules {
        match self {
            Variant::English => English::HOUSE,
            Variant::International => International::HOUSE,
        }
    }

    /// The article of the rulebook behind a refusal, as players cite it.
    pub fn article(self, reason: RefusalReason) -> Option<&'static str> {
        match self {
            Variant::English => English::article(reason),
            Variant::International => International::article(reason),
        }
    }
}
