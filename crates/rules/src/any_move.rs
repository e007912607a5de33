//! Moves under rules chosen at run time.
//!
//! An [`AnyMove`] comes from the generator ([`AnyPosition::legal_moves`]), from [`AnyPosition::find_move`] or from a
//! [`Walk`](crate::Walk), and nowhere else: its fields are private. It remembers its board, so that a move of another
//! board is never played by mistake.
//!
//! Not here: the squares visited on the way, which [`routes`](crate::routes) computes on demand.

use core::fmt;

use crate::{
    AnyPosition, Attempt, BoardKind, Refusal, RefusalReason, Role, Square, SquareSet,
    bits::Bits,
    draw::Advance,
    geometry::Geometry,
    moves::{self, Move},
};

/// A move: start, destination, captured pieces, and what the piece is before and after. Two ways to walk the same
/// capture to the same result are one move.
///
/// ```
/// use crownhead_rules::{AnyPosition, Role, Variant};
///
/// let start = AnyPosition::start(Variant::International);
/// let mv = start.legal_moves()[0];
/// assert_eq!((mv.mover(), mv.becomes()), (Role::Man, Role::Man));
/// assert!(!mv.is_capture() && mv.is_progress());
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct AnyMove {
    pub(crate) from: Square,
    pub(crate) to: Square,
    pub(crate) captured: SquareSet,
    pub(crate) mover: Role,
    pub(crate) becomes: Role,
    board: BoardKind,
}

impl AnyMove {
    /// The start square.
    #[inline]
    pub const fn from(&self) -> Square {
        self.from
    }

    /// The destination. A capture that runs in a circle may end on its start square.
    #[inline]
    pub const fn to(&self) -> Square {
        self.to
    }

    /// The captured pieces; empty for a quiet move.
    #[inline]
    pub const fn captured(&self) -> SquareSet {
        self.captured
    }

    /// The role of the piece before the move.
    #[inline]
    pub const fn mover(&self) -> Role {
        self.mover
    }

    /// The role of the piece after the move.
    #[inline]
    pub const fn becomes(&self) -> Role {
        self.becomes
    }

    /// The board that the move was generated for.
    #[inline]
    pub const fn board(&self) -> BoardKind {
        self.board
    }

    /// Whether the move captures.
    pub const fn is_capture(&self) -> bool {
        !self.captured.is_empty()
    }

    /// Whether the move crowns a man.
    pub fn is_crowning(&self) -> bool {
        self.mover != self.becomes
    }

    /// What the move changes irreversibly.
    pub fn advance(&self) -> Advance {
        moves::advance(self.is_capture() || self.is_crowning(), self.mover)
    }

    /// Whether the move counts as progress for the no-progress draw: a capture or a man's move.
    pub fn is_progress(&self) -> bool {
        self.advance() > Advance::None
    }

    /// The same move on the board turned by 180 degrees: what the other side plays in the turned position.
    ///
    /// ```
    /// use crownhead_rules::{AnyPosition, Variant};
    ///
    /// let mv = AnyPosition::start(Variant::English).legal_moves()[0];
    /// assert_eq!(mv.turned().from().number(), 33 - mv.from().number());
    /// assert_eq!(mv.turned().turned(), mv);
    /// ```
    #[must_use]
    pub fn turned(&self) -> AnyMove {
        AnyMove {
            from: self.board.opposite(self.from),
            to: self.board.opposite(self.to),
            captured: self.captured.iter().map(|square| self.board.opposite(square)).collect(),
            ..*self
        }
    }

    /// The move as data, from a move of one geometry.
    pub fn from_move<G: Geometry>(mv: Move<G>) -> AnyMove {
        AnyMove {
            from: G::square_at(mv.from as u32),
            to: G::square_at(mv.to as u32),
            captured: mv.captured.iter().map(G::square_at).collect(),
            mover: mv.mover,
            becomes: mv.becomes,
            board: G::KIND,
        }
    }

    /// The move as bits of its geometry.
    ///
    /// # Panics
    /// If the move belongs to another board.
    pub fn to_move<G: Geometry>(&self) -> Move<G> {
        assert!(self.board == G::KIND, "a move is played on the board it was generated for");
        let bit = |square: Square| G::bit_of(square);
        let captured =
            self.captured.iter().fold(G::Bits::ZERO, |set, square| set | G::Bits::bit(bit(square)));
        Move {
            captured,
            from: bit(self.from) as u8,
            to: bit(self.to) as u8,
            mover: self.mover,
            becomes: self.becomes,
        }
    }
}

impl<G: Geometry> From<Move<G>> for AnyMove {
    fn from(mv: Move<G>) -> AnyMove {
        AnyMove::from_move(mv)
    }
}

/// Why a move was not played.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum IllegalMove {
    /// The move was generated for another board.
    OtherBoard {
        /// The board of the move.
        of: BoardKind,
        /// The board of the position.
        on: BoardKind,
    },
    /// The move is not legal in this position.
    Refused(Refusal),
}

impl fmt::Display for IllegalMove {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            IllegalMove::OtherBoard { of, on } => {
                write!(f, "a move for the {} board cannot be played on the {} board", of.key(), on.key())
            }
            IllegalMove::Refused(refusal) => write!(f, "{refusal}"),
        }
    }
}

impl core::error::Error for IllegalMove {}

impl AnyPosition {
    /// The position after a move, if the move is legal here.
    ///
    /// This generates all legal moves. Code that plays moves it has just generated from the same position can skip the
    /// check with [`AnyPosition::play_unchecked`].
    ///
    /// ```
    /// use crownhead_rules::{AnyPosition, IllegalMove, RefusalReason, Variant};
    ///
    /// let start = AnyPosition::start(Variant::English);
    /// let mv = start.legal_moves()[0];
    /// let next = start.try_play(&mv)?;
    ///
    /// // The same move again: that piece has left its square.
    /// let Err(IllegalMove::Refused(refusal)) = next.try_play(&mv) else { unreachable!() };
    /// assert_eq!(refusal.reason, RefusalReason::EmptySquare);
    ///
    /// // A move of another board is refused as well.
    /// let other = AnyPosition::start(Variant::International);
    /// assert!(matches!(other.try_play(&mv), Err(IllegalMove::OtherBoard { .. })));
    /// # Ok::<(), IllegalMove>(())
    /// ```
    ///
    /// # Errors
    /// The reason why the move is not legal here, with the squares that show it.
    pub fn try_play(&self, mv: &AnyMove) -> Result<AnyPosition, IllegalMove> {
        if mv.board != self.board() {
            return Err(IllegalMove::OtherBoard { of: mv.board, on: self.board() });
        }
        if self.legal_moves().contains(mv) {
            return Ok(self.play_unchecked(mv));
        }
        // A legal move may join the same squares and still be another move: it captures other pieces.
        let refusal = self.find_move(&Attempt::from(mv)).err();
        let no_path = || self.refuse(RefusalReason::NoPath, SquareSet::from_iter([mv.from]));
        Err(IllegalMove::Refused(refusal.unwrap_or_else(no_path)))
    }
}
