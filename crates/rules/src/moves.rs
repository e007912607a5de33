//! Moves and lists of moves of one geometry.

use alloc::vec::Vec;

use crate::{Role, bits::Bits, draw::Advance, geometry::Geometry};

/// A move: where from, where to, which pieces are captured, and what the piece is afterwards. Two ways to
/// walk the same capture to the same result are one move.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Move<G: Geometry> {
    /// The captured pieces; empty for a quiet move.
    pub captured: G::Bits,
    /// Bit index of the start square.
    pub from: u8,
    /// Bit index of the destination; a capture in a circle may end where it began.
    pub to: u8,
    /// What moves.
    pub mover: Role,
    /// What it is at the end of the move.
    pub becomes: Role,
}

impl<G: Geometry> Move<G> {
    /// Whether pieces are captured.
    #[inline(always)]
    pub fn is_capture(&self) -> bool {
        !self.captured.is_empty()
    }

    /// Whether a man becomes a king.
    #[inline(always)]
    pub fn is_crowning(&self) -> bool {
        self.mover != self.becomes
    }

    /// What the move changes for good; anything but [`Advance::None`] can never be repeated.
    #[inline(always)]
    pub fn advance(&self) -> Advance {
        advance(self.is_capture() || self.is_crowning(), self.mover)
    }
}

#[inline]
pub(crate) fn advance(material: bool, mover: Role) -> Advance {
    match (material, mover) {
        (true, _) => Advance::Material,
        (false, Role::Man) => Advance::Man,
        (false, Role::King) => Advance::None,
    }
}

/// Legal moves of one or more positions: a growable stack, so that a search can keep the moves of all its
/// plies in one allocation and even the longest king-capture lists fit.
pub type MoveList<G> = Vec<Move<G>>;
