//! Switches for the techniques that a search can do without, so that what each is worth can be measured.

use core::fmt;
use core::str::FromStr;

/// A technique that can be switched off. `docs/search.md` has what each one gains.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[repr(u8)]
pub enum Technique {
    /// The first window of a depth is a narrow one around the score of the depth before.
    Aspiration,
    /// Late quiet moves are searched less deep first.
    LateMoveReductions,
    /// A node is cut off when a much shallower search is far above its window.
    ProbCut,
    /// A position with a single legal move costs no depth.
    ForcedMoveExtension,
    /// On the principal variation, a move that is far better than all others is searched one ply deeper.
    SingularExtension,
    /// A leaf whose side to move is threatened with a capture may answer with a quiet move.
    ThreatReplies,
    /// Quiet moves that cut off a node of the same ply are tried early.
    KillerMoves,
    /// Quiet moves that have cut off nodes anywhere are tried early.
    History,
    /// The same for moves as answers to the move before.
    ContinuationHistory,
}

impl Technique {
    /// All of them.
    pub const ALL: [Technique; 9] = [
        Technique::Aspiration,
        Technique::LateMoveReductions,
        Technique::ProbCut,
        Technique::ForcedMoveExtension,
        Technique::SingularExtension,
        Technique::ThreatReplies,
        Technique::KillerMoves,
        Technique::History,
        Technique::ContinuationHistory,
    ];

    /// Its name in options and documents.
    pub const fn key(self) -> &'static str {
        match self {
            Technique::Aspiration => "aspiration",
            Technique::LateMoveReductions => "late-move-reductions",
            Technique::ProbCut => "probcut",
            Technique::ForcedMoveExtension => "forced-move-extension",
            Technique::SingularExtension => "singular-extension",
            Technique::ThreatReplies => "threat-replies",
            Technique::KillerMoves => "killer-moves",
            Technique::History => "history",
            Technique::ContinuationHistory => "continuation-history",
        }
    }
}

impl fmt::Display for Technique {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.key())
    }
}

/// There is no technique of that name.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct UnknownTechnique;

impl fmt::Display for UnknownTechnique {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("there is no such technique; there are")?;
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

/// The techniques that a search uses: all, unless some are taken out.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Techniques {
    off: u16,
}

impl Techniques {
    /// Every technique.
    pub const ALL: Techniques = Techniques { off: 0 };

    /// These without one.
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
