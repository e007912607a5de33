//! Switches for the search techniques, so that matches can measure what each one gains.
//!
//! What only saves time (the transposition table, the evaluation cache) has no switch.

use core::fmt;
use core::str::FromStr;

/// Defines [`Technique`] with its list and its keys, so that none can be forgotten.
macro_rules! techniques {
    ($($(#[$doc:meta])* $name:ident = $key:literal,)+) => {
        /// A technique that can be switched off. `docs/search-measurements.md` says what each one gains.
        #[derive(Clone, Copy, PartialEq, Eq, Debug)]
        #[repr(u8)]
        pub enum Technique { $($(#[$doc])* $name,)+ }

        impl Technique {
            /// All techniques.
            pub const ALL: [Technique; [$($key),+].len()] = [$(Technique::$name),+];

            /// The name in options and documents.
            pub const fn key(self) -> &'static str {
                match self { $(Technique::$name => $key,)+ }
            }
        }
    };
}

techniques! {
    /// Each depth begins with a narrow window around the score of the last.
    Aspiration = "aspiration",
    /// Late quiet moves are searched at reduced depth first.
    LateMoveReductions = "late-move-reductions",
    /// Near the leaves, a static evaluation far above the window settles a quiet node.
    ReverseFutility = "reverse-futility",
    /// A shallow search with a score far above the window settles the node.
    ProbCut = "probcut",
    /// A single legal move costs no depth.
    ForcedMoveExtension = "forced-move-extension",
    /// On the principal variation a move far better than all others is searched a ply deeper.
    SingularExtension = "singular-extension",
    /// A leaf whose side to move is threatened with a capture may reply with a quiet move.
    ThreatReplies = "threat-replies",
    /// A quiet leaf below the window tries sacrifices that a capture follows.
    Sacrifices = "sacrifices",
    /// Late move reductions spare sacrifices.
    FullDepthSacrifices = "full-depth-sacrifices",
    /// Quiet moves that caused a cutoff at the same ply come early.
    KillerMoves = "killer-moves",
    /// Quiet moves are ordered by the butterfly history.
    History = "history",
    /// Quiet moves are ordered by the continuation history, too.
    ContinuationHistory = "continuation-history",
}

impl fmt::Display for Technique {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.key())
    }
}

/// The name is no technique's.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct UnknownTechnique;

impl fmt::Display for UnknownTechnique {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("unknown technique; choose from:")?;
        Technique::ALL.iter().try_for_each(|technique| write!(f, " {technique}"))
    }
}

impl core::error::Error for UnknownTechnique {}

impl FromStr for Technique {
    type Err = UnknownTechnique;

    fn from_str(key: &str) -> Result<Technique, UnknownTechnique> {
        Technique::ALL.into_iter().find(|technique| technique.key() == key).ok_or(UnknownTechnique)
    }
}

/// The techniques that a search uses.
///
/// ```
/// use crownhead_search::{Technique, Techniques};
///
/// let techniques = Techniques::ALL.without(Technique::ProbCut);
/// assert!(!techniques.has(Technique::ProbCut) && techniques.has(Technique::History));
/// assert_eq!("probcut".parse(), Ok(Technique::ProbCut));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Techniques {
    off: u16,
}

impl Techniques {
    /// Every technique.
    pub const ALL: Techniques = Techniques { off: 0 };

    /// These techniques without one of them.
    #[must_use]
    pub const fn without(self, technique: Technique) -> Techniques {
        Techniques { off: self.off | 1 << technique as u8 }
    }

    /// Whether a technique is used.
    #[inline]
    pub const fn has(self, technique: Technique) -> bool {
        self.off & (1 << technique as u8) == 0
    }
}

impl Default for Techniques {
    fn default() -> Techniques {
        Techniques::ALL
    }
}
