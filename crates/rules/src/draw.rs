//! Draw rules, as a pure function of a few numbers.
//!
//! Not here: how often a position has occurred. `game` keeps the history and `search` its path; both use [`DrawRules`]
//! and carry a [`DrawClock`].

use crate::{Color, values::rule_values};

/// The draw rules of a variant.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct DrawRules {
    /// How often the same position with the same side to move must occur for a draw; 0 for never.
    pub repetition: u8,
    /// Plies of both sides without a capture or a man's move until a draw; 0 for never.
    pub no_progress: u16,
    /// Limits for few pieces.
    pub endings: Endings,
    /// Which of these a player has to claim.
    pub claims: Claims,
}

impl DrawRules {
    /// No draws by rule at all.
    pub const NONE: DrawRules =
        DrawRules { repetition: 0, no_progress: 0, endings: Endings::None, claims: Claims::None };

    /// Whether the rulebook leaves this draw to the players to claim; all other draws end the game automatically.
    pub const fn must_be_claimed(&self, reason: DrawReason) -> bool {
        match reason {
            DrawReason::Repetition => self.claims.covers_repetition(),
            DrawReason::NoProgress => self.claims.covers_no_progress(),
            DrawReason::Ending(_) | DrawReason::Agreement | DrawReason::Timeout => false,
        }
    }
}

rule_values! {
    /// Which draws a player must claim.
    pub enum Claims {
        /// None: every draw ends the game automatically.
        None = "none",
        /// Repetition.
        Repetition = "repetition",
        /// Repetition, and moves without progress.
        All = "all",
    }
}

impl Claims {
    /// Whether a draw by repetition must be claimed.
    const fn covers_repetition(self) -> bool {
        match self {
            Claims::None => false,
            Claims::Repetition | Claims::All => true,
        }
    }

    /// Whether a draw by moves without progress must be claimed.
    const fn covers_no_progress(self) -> bool {
        match self {
            Claims::None | Claims::Repetition => false,
            Claims::All => true,
        }
    }

    /// Whether any draws must be claimed.
    pub const fn any(self) -> bool {
        self.covers_repetition() || self.covers_no_progress()
    }
}

/// The irreversible effect of a move.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Advance {
    /// Nothing: a king's quiet move.
    None,
    /// A man has moved.
    Man,
    /// Pieces were captured or a man was crowned.
    Material,
}

rule_values! {
    /// A family of limits for few pieces.
    pub enum Endings {
        /// None.
        None = "none",
        /// FMJD: a lone king against three pieces including a king, 16 moves each; against one or two pieces including
        /// a king, 5 moves each (FMJD Annex 1, articles 6.3 and 6.4).
        International = "international",
        /// FMJD-64: a lone king against three or more kings, 15 moves (7.2.4); four or five pieces with kings on both
        /// sides, 30 moves, six or seven, 60 (7.2.6); a lone king on the long diagonal against three pieces, 5
        /// (7.2.7); against one or two, 5 (7.2.8).
        Russian = "russian",
        /// Three kings against one: 13 moves each (APCA).
        Pool = "pool",
        /// Three kings against one: 16 moves each.
        Canadian = "canadian",
        /// Two kings against one, 7 moves each; king against king, 2 moves each.
        Frisian = "frisian",
        /// One piece each is a draw, unless one can be captured at once.
        OneEach = "one-each",
    }
}

/// The numbers of men and kings of each side.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Material {
    /// Men, White's first.
    pub men: [u8; 2],
    /// Kings, White's first.
    pub kings: [u8; 2],
    /// The number of kings on the long diagonal.
    pub long_diagonal: [u8; 2],
}

impl Material {
    /// All pieces of a side.
    #[inline]
    pub const fn pieces(self, color: Color) -> u8 {
        self.men[color.index()] + self.kings[color.index()]
    }

    /// The side that has one king and nothing else.
    #[inline]
    fn lone_king(self) -> Option<Color> {
        let alone = |side: Color| self.pieces(side) == 1 && self.kings[side.index()] == 1;
        Color::ALL.into_iter().find(|&side| alone(side))
    }
}

/// An ending with its own limit.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum EndingClass {
    /// A lone king against three pieces including a king.
    LoneKingAgainstThree,
    /// A lone king against one or two pieces including a king.
    LoneKingAgainstTwo,
    /// A lone king against three or more kings.
    LoneKingAgainstKings,
    /// A lone king on the long diagonal against three pieces.
    LoneKingOnLongDiagonal,
    /// Four or five pieces in total, with kings on both sides.
    FourOrFive,
    /// Six or seven pieces in total, with kings on both sides.
    SixOrSeven,
    /// Three kings against one, American pool.
    ThreeKingsPool,
    /// Three kings against one, Canadian.
    ThreeKingsCanadian,
    /// Two kings against one, Frisian.
    TwoKings,
    /// King against king, Frisian.
    KingEach,
    /// One piece each, Turkish.
    PieceEach,
}

impl Endings {
    /// Whether sides with this many pieces can be in a class at all. A quick test that is false for most of a game.
    #[inline]
    pub const fn may_apply(self, pieces: [u32; 2]) -> bool {
        let [white, black] = pieces;
        match self {
            Endings::None => false,
            Endings::International
            | Endings::Russian
            | Endings::Pool
            | Endings::Canadian
            | Endings::Frisian
            | Endings::OneEach => white <= 1 || black <= 1 || white + black <= 7,
        }
    }

    /// Whether the moves of a lone king on the long diagonal are counted.
    #[inline]
    const fn counts_the_diagonal(self) -> bool {
        match self {
            Endings::Russian => true,
            Endings::None
            | Endings::International
            | Endings::Pool
            | Endings::Canadian
            | Endings::Frisian
            | Endings::OneEach => false,
        }
    }

    /// The class of a material balance, wherever the pieces stand: the one with the tightest limit.
    #[inline]
    pub fn class(self, material: Material) -> Option<EndingClass> {
        let kings_against_one = |wanted: u8, class: EndingClass| {
            (against_lone_king(material)? == (wanted, wanted)).then_some(class)
        };
        match self {
            Endings::None => None,
            Endings::OneEach => {
                let one_each = Color::ALL.into_iter().all(|side| material.pieces(side) == 1);
                one_each.then_some(EndingClass::PieceEach)
            }
            Endings::Russian => russian(material),
            Endings::International => match against_lone_king(material)? {
                (3, 1..) => Some(EndingClass::LoneKingAgainstThree),
                (1 | 2, 1..) => Some(EndingClass::LoneKingAgainstTwo),
                _ => None,
            },
            Endings::Pool => kings_against_one(3, EndingClass::ThreeKingsPool),
            Endings::Canadian => kings_against_one(3, EndingClass::ThreeKingsCanadian),
            Endings::Frisian => kings_against_one(2, EndingClass::TwoKings)
                .or_else(|| kings_against_one(1, EndingClass::KingEach)),
        }
    }
}

/// The numbers of pieces and kings facing a lone king, if there is one.
#[inline]
fn against_lone_king(material: Material) -> Option<(u8, u8)> {
    let other = material.lone_king()?.other();
    Some((material.pieces(other), material.kings[other.index()]))
}

fn russian(material: Material) -> Option<EndingClass> {
    if let Some(lone) = material.lone_king() {
        let other = lone.other();
        let pieces = material.pieces(other);
        if pieces <= 2 {
            return (pieces > 0).then_some(EndingClass::LoneKingAgainstTwo);
        }
        if material.men[other.index()] == 0 {
            return Some(EndingClass::LoneKingAgainstKings);
        }
    }
    let both = material.kings.iter().all(|&kings| kings > 0);
    match material.pieces(Color::White) + material.pieces(Color::Black) {
        4 | 5 if both => Some(EndingClass::FourOrFive),
        6 | 7 if both => Some(EndingClass::SixOrSeven),
        _ => None,
    }
}

/// A lone king on the long diagonal against three pieces.
fn holds_the_diagonal(material: Material) -> bool {
    let holds = |lone: Color| material.pieces(lone.other()) == 3 && material.long_diagonal[lone.index()] == 1;
    material.lone_king().is_some_and(holds)
}

impl EndingClass {
    /// Plies after which the game is drawn.
    #[inline]
    pub const fn limit(self) -> u16 {
        match self {
            EndingClass::LoneKingAgainstThree | EndingClass::ThreeKingsCanadian => 32,
            EndingClass::LoneKingAgainstTwo | EndingClass::LoneKingOnLongDiagonal => 10,
            EndingClass::LoneKingAgainstKings => 30,
            EndingClass::FourOrFive => 60,
            EndingClass::SixOrSeven => 120,
            EndingClass::ThreeKingsPool => 26,
            EndingClass::TwoKings => 14,
            EndingClass::KingEach => 4,
            EndingClass::PieceEach => 1,
        }
    }

    /// Whether the count restarts when pieces are captured or crowned and the class stays the same.
    #[inline]
    const fn restarts(self) -> bool {
        match self {
            EndingClass::FourOrFive | EndingClass::SixOrSeven => true,
            EndingClass::LoneKingAgainstThree
            | EndingClass::LoneKingAgainstTwo
            | EndingClass::LoneKingAgainstKings
            | EndingClass::LoneKingOnLongDiagonal
            | EndingClass::ThreeKingsPool
            | EndingClass::ThreeKingsCanadian
            | EndingClass::TwoKings
            | EndingClass::KingEach
            | EndingClass::PieceEach => false,
        }
    }
}

/// The counters of draws by rule. They belong to a line of play, not to a position.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct DrawClock {
    /// Plies since the last progress.
    pub quiet: u16,
    /// The material balance being counted, with the plies played in it.
    pub ending: Option<(EndingClass, u16)>,
    /// Plies with the lone king on the long diagonal, where that is counted. The king may leave and return while the
    /// balance stays the same, so it has its own counter.
    pub diagonal: Option<u16>,
}

impl DrawClock {
    /// The clock after one more ply, given the irreversible effect of the move and the remaining pieces.
    #[must_use]
    #[inline]
    pub fn after(self, rules: &DrawRules, advance: Advance, after: Material) -> DrawClock {
        let DrawClock { quiet, .. } = self.after_with_many(advance);
        let ending = rules.endings.class(after).map(|class| match self.ending {
            Some((same, plies)) if same == class && !(class.restarts() && advance == Advance::Material) => {
                (class, plies.saturating_add(1))
            }
            _ => (class, 0),
        });
        let holds = rules.endings.counts_the_diagonal() && holds_the_diagonal(after);
        let diagonal = holds.then(|| self.diagonal.map_or(0, |plies| plies.saturating_add(1)));
        DrawClock { quiet, ending, diagonal }
    }

    /// The same after a ply that leaves more pieces than any class allows ([`Endings::may_apply`]).
    #[must_use]
    #[inline]
    pub fn after_with_many(self, advance: Advance) -> DrawClock {
        let quiet = if advance > Advance::None { 0 } else { self.quiet.saturating_add(1) };
        DrawClock { quiet, ending: None, diagonal: None }
    }

    /// The clock after a huff, which is progress like a capture but not a ply.
    #[must_use]
    pub fn after_huff(self, rules: &DrawRules, after: Material) -> DrawClock {
        let ending = rules.endings.class(after).map(|class| match self.ending {
            Some((same, plies)) if same == class && !class.restarts() => (class, plies),
            _ => (class, 0),
        });
        let holds = rules.endings.counts_the_diagonal() && holds_the_diagonal(after);
        DrawClock { quiet: 0, ending, diagonal: holds.then(|| self.diagonal.unwrap_or(0)) }
    }

    /// The ending that draws next, with the plies played in it.
    pub fn nearest_ending(&self) -> Option<(EndingClass, u16)> {
        let diagonal = self.diagonal.map(|plies| (EndingClass::LoneKingOnLongDiagonal, plies));
        let left = |&(class, plies): &(EndingClass, u16)| class.limit().saturating_sub(plies);
        [diagonal, self.ending].into_iter().flatten().min_by_key(left)
    }

    /// The draw reached by the counters.
    #[inline]
    pub fn verdict(&self, rules: &DrawRules) -> Option<DrawReason> {
        let counts = self.ending.is_some() || self.diagonal.is_some();
        if counts
            && let Some((class, plies)) = self.nearest_ending()
            && plies >= class.limit()
        {
            return Some(DrawReason::Ending(class));
        }
        (rules.no_progress > 0 && self.quiet >= rules.no_progress).then_some(DrawReason::NoProgress)
    }

    /// Plies until the nearest draw by a counter, if one is running.
    pub fn plies_left(&self, rules: &DrawRules) -> Option<u16> {
        let ending = self.nearest_ending().map(|(class, plies)| class.limit().saturating_sub(plies));
        let quiet = (rules.no_progress > 0).then(|| rules.no_progress.saturating_sub(self.quiet));
        [ending, quiet].into_iter().flatten().min()
    }
}

/// Why a game is drawn.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum DrawReason {
    /// The same position has occurred as often as the rules require.
    Repetition,
    /// Too many plies without progress.
    NoProgress,
    /// Too many plies in an ending with its own limit.
    Ending(EndingClass),
    /// Both sides have agreed.
    Agreement,
    /// Time ran out for a side whose opponent could not win, or for both.
    Timeout,
}
