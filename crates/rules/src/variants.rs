//! The standard variants, one short file each, and their names.
//!
//! A file is a page of constants that cite their articles; [`variant!`] turns them into a zero-sized type whose
//! answers vanish in compiled code. A new variant is its file and one line in each of the lists below.

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

pub use antidraughts::Antidraughts;
pub use armenian::Armenian;
pub use brazilian::Brazilian;
pub use breakthrough::Breakthrough;
pub use canadian::Canadian;
pub use czech::Czech;
pub use english::English;
pub use frisian::Frisian;
pub use frysk::Frysk;
pub use german::German;
pub use giveaway::Giveaway;
pub use gothic::Gothic;
pub use international::International;
pub use italian::Italian;
pub use killer::Killer;
pub use mini6_english::Mini6English;
pub use mini6_international::Mini6International;
pub use pool::Pool;
pub use portuguese::Portuguese;
pub use russian::Russian;
pub use spanish::Spanish;
pub use spantsireti::Spantsireti;
pub use srilankan::SriLankan;
pub use thai::Thai;
pub use turkish::Turkish;

use crate::{HouseRules, RefusalReason};

/// What a variant's file says.
pub(crate) trait Standard {
    /// The rules as a value.
    const HOUSE: HouseRules;

    /// The article of the rulebook behind a refusal, as players cite it.
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
    ($($name:ident, $key:literal;)*) => {
        /// A standard variant.
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        #[non_exhaustive]
        #[allow(missing_docs, reason = "each is documented at the type of the same name")]
        pub enum Variant {
            $($name,)*
        }

        impl Variant {
            /// Every standard variant, in the order in which they are offered.
            pub const ALL: &[Variant] = &[$(Variant::$name,)*];

            /// The key used on the command line and in addresses.
            pub const fn key(self) -> &'static str {
                match self {
                    $(Variant::$name => $key,)*
                }
            }

            /// The same rules as a value.
            pub const fn house_rules(self) -> HouseRules {
                match self {
                    $(Variant::$name => <$name as Standard>::HOUSE,)*
                }
            }

            /// The article of the rulebook behind a refusal, as players cite it.
            pub fn article(self, reason: RefusalReason) -> Option<&'static str> {
                match self {
                    $(Variant::$name => $name::article(reason),)*
                }
            }
        }
    };
}

variants! {
    English, "english";
    International, "international";
    Russian, "russian";
    Brazilian, "brazilian";
    Italian, "italian";
    Spanish, "spanish";
    Portuguese, "portuguese";
    Czech, "czech";
    Pool, "pool";
    German, "german";
    Canadian, "canadian";
    SriLankan, "srilankan";
    Thai, "thai";
    Turkish, "turkish";
    Armenian, "armenian";
    Gothic, "gothic";
    Frisian, "frisian";
    Frysk, "frysk";
    Antidraughts, "antidraughts";
    Giveaway, "giveaway";
    Breakthrough, "breakthrough";
    Killer, "killer";
    Spantsireti, "spantsireti";
    Mini6English, "mini6-english";
    Mini6International, "mini6-international";
}

impl Variant {
    /// The variant of that key.
    pub fn from_key(key: &str) -> Option<Variant> {
        Variant::ALL.iter().copied().find(|variant| variant.key() == key)
    }
}
