//! When a game is drawn, as a pure function of a few numbers.
//!
//! Not here: who has seen which position how often. `game` keeps the history and `search` its path; both
//! ask the same questions of [`DrawRules`] and carry the same [`DrawClock`].

use crate::Color;

/// The draw rules of a variant.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct DrawRules {
    /// How often the same position with the same side to move must occur; 0 means never a draw.
    pub repetition: u8,
    /// Plies (both sides counted) without progress; 0 means never a draw.
    pub no_progress: u16,
    /// What counts as progress.
    pub progress: Progress,
    /// Limits for few pieces.
    pub endings: Endings,
}

impl DrawRules {
    /// No draws by rule at all.
    pub const NONE: DrawRules =
        DrawRules { repetition: 0, no_progress: 0, progress: Progress::CaptureOrMan, endings: Endings::None };
}

/// What sets the no-progress counter back.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[non_exhaustive]
pub enum Progress {
    /// A capture or a move of a man.
    CaptureOrMan,
}

/// A family of limits for few pieces.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[non_exhaustive]
pub enum Endings {
    /// None.
    None,
    /// FMJD: a lone king against three pieces with a king among them, 16 moves each; against two or one
    /// such, 5 moves each (FMJD Annex 1, articles 6.3 and 6.4).
    International,
}

/// The numbers of men and kings of each side.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Material {
    /// Men, White's first.
    pub men: [u8; 2],
    /// Kings, White's first.
    pub kings: [u8; 2],
}

impl Material {
    /// All pieces of a side.
    pub const fn pieces(&self, color: Color) -> u8 {
        self.men[color.index()] + self.kings[color.index()]
    }
}

/// An ending that has a limit of its own.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[non_exhaustive]
pub enum EndingClass {
    /// A lone king against three pieces with a king among them.
    LoneKingAgainstThree,
    /// A lone king against one or two pieces with a king among them.
    LoneKingAgainstTwo,
}

impl Endings {
    /// The class that a balance of pieces belongs to.
    pub fn class(self, material: Material) -> Option<EndingClass> {
        if self == Endings::None {
            return None;
        }
        let lone = |side: Color| material.pieces(side) == 1 && material.kings[side.index()] == 1;
        Color::ALL.into_iter().find(|&side| lone(side)).and_then(|side| {
            let other = side.other();
            match material.pieces(other) {
                _ if material.kings[other.index()] == 0 => None,
                3 => Some(EndingClass::LoneKingAgainstThree),
                1 | 2 => Some(EndingClass::LoneKingAgainstTwo),
                _ => None,
            }
        })
    }
}

impl EndingClass {
    /// Plies after which the game is drawn.
    pub const fn limit(self) -> u16 {
        match self {
            EndingClass::LoneKingAgainstThree => 32,
            EndingClass::LoneKingAgainstTwo => 10,
        }
    }
}

/// Counters that decide draws by rule. They belong to a line of play, not to a position.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct DrawClock {
    /// Plies since the last progress.
    pub quiet: u16,
    /// The ending that is being counted, with the plies played in it.
    pub ending: Option<(EndingClass, u16)>,
}

impl DrawClock {
    /// The clock after one more ply: `progress` says whether the move was one of [`Progress`], `after` what
    /// is left on the board.
    #[must_use]
    pub fn after(self, rules: &DrawRules, progress: bool, after: Material) -> DrawClock {
        let quiet = if progress { 0 } else { self.quiet.saturating_add(1) };
        let ending = rules.endings.class(after).map(|class| match self.ending {
            Some((same, plies)) if same == class => (class, plies.saturating_add(1)),
            _ => (class, 0),
        });
        DrawClock { quiet, ending }
    }

    /// The draw that the counters have brought about.
    pub fn verdict(&self, rules: &DrawRules) -> Option<DrawReason> {
        if let Some((class, plies)) = self.ending
            && plies >= class.limit()
        {
            return Some(DrawReason::Ending(class));
        }
        (rules.no_progress > 0 && self.quiet >= rules.no_progress).then_some(DrawReason::NoProgress)
    }

    /// Plies until the nearest draw by a counter, if one is running.
    pub fn plies_left(&self, rules: &DrawRules) -> Option<u16> {
        let ending = self.ending.map(|(class, plies)| class.limit().saturating_sub(plies));
        let quiet = (rules.no_progress > 0).then(|| rules.no_progress.saturating_sub(self.quiet));
        [ending, quiet].into_iter().flatten().min()
    }
}

/// Why a game is drawn.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[non_exhaustive]
pub enum DrawReason {
    /// The same position occurred as often as the rules say.
    Repetition,
    /// Too many plies without progress.
    NoProgress,
    /// Too many plies in an ending with a limit of its own.
    Ending(EndingClass),
    /// Both sides agreed.
    Agreement,
}
