//! The standard variants, one page each.
//!
//! A page holds constants that cite their articles, and the facts that other crates need; [`variant!`] turns it into a
//! zero-sized type whose answers are constants. A new variant is its page and one line in the list `for_each_variant!`
//! (and its `mod` line, so that `rustfmt` finds the page). `cargo xtask new-variant` writes them.

mod antidraughts;
mod armenian;
mod brazilian;
mod breakthrough;
mod canadian;
mod czech;
mod english;
mod frisian;
mod frysk;
mod german;
mod giveaway;
mod gothic;
mod international;
mod italian;
mod killer;
mod mini6_english;
mod mini6_international;
mod pool;
mod portuguese;
mod russian;
mod spanish;
mod spantsireti;
mod srilankan;
mod thai;
mod turkish;

use crate::{Facts, HouseRules, RefusalReason};

/// The contents of a variant's page.
pub(crate) trait Standard {
    /// The facts besides the rules.
    const FACTS: Facts;
    /// The rules as a value.
    const HOUSE: HouseRules;

    /// The article of the rulebook for a refusal, as players cite it.
    fn article(_: RefusalReason) -> Option<&'static str> {
        None
    }
}

/// Makes the zero-sized type of a variant from the constants of its [`Standard`] implementation.
macro_rules! variant {
    ($(#[$doc:meta])* $name:ident, $board:ty) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, Default)]
        pub struct $name;

        impl crate::Rules for $name {
            type Board = $board;

            #[inline(always)]
            fn switches(&self) -> &crate::HouseRules {
                &<$name as crate::variants::Standard>::HOUSE
            }
        }
    };
}
pub(crate) use variant;

macro_rules! variants {
    ($($page:ident::$name:ident,)*) => {
        $(pub use $page::$name;)*

        /// A standard variant.
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        #[non_exhaustive]
        #[allow(missing_docs, reason = "each is documented at the type of the same name")]
        pub enum Variant {
            $($name,)*
        }

        impl Variant {
            /// Every standard variant, in display order.
            pub const ALL: &[Variant] = &[$(Variant::$name,)*];

            /// The facts of the variant besides its rules.
            pub const fn facts(self) -> &'static Facts {
                match self {
                    $(Variant::$name => &<$name as Standard>::FACTS,)*
                }
            }

            /// The same rules as a value.
            pub const fn house_rules(self) -> HouseRules {
                match self {
                    $(Variant::$name => <$name as Standard>::HOUSE,)*
                }
            }

            /// The article of the rulebook for a refusal, as players cite it.
            pub fn article(self, reason: RefusalReason) -> Option<&'static str> {
                match self {
                    $(Variant::$name => $name::article(reason),)*
                }
            }
        }
    };
}

/// The list of variants: page and type, in display order. Passes it to a macro, so that tests can generate a test for
/// each.
#[doc(hidden)]
#[macro_export]
macro_rules! for_each_variant {
    ($with:ident) => {
        $with! {
            english::English,
            international::International,
            russian::Russian,
            brazilian::Brazilian,
            italian::Italian,
            spanish::Spanish,
            portuguese::Portuguese,
            czech::Czech,
            pool::Pool,
            german::German,
            canadian::Canadian,
            srilankan::SriLankan,
            thai::Thai,
            turkish::Turkish,
            armenian::Armenian,
            gothic::Gothic,
            frisian::Frisian,
            frysk::Frysk,
            antidraughts::Antidraughts,
            giveaway::Giveaway,
            breakthrough::Breakthrough,
            killer::Killer,
            spantsireti::Spantsireti,
            mini6_english::Mini6English,
            mini6_international::Mini6International,
        }
    };
}
for_each_variant!(variants);

impl Variant {
    /// The key used on the command line and in addresses.
    pub const fn key(self) -> &'static str {
        self.facts().key
    }

    /// The variant with that key.
    pub fn from_key(key: &str) -> Option<Variant> {
        Variant::ALL.iter().copied().find(|variant| variant.key() == key)
    }
}
