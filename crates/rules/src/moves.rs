//! Moves of one geometry, and lists of them.
//!
//! A move is (start, destination, captured set, role before and after). Not here: the route ([`crate::routes`]).

use alloc::vec::Vec;

use crate::{Role, bits::Bits, draw::Advance, geometry::Geometry};

/// A move as bits. Two routes of a capture to the same result are one move.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Move<G: Geometry> {
    /// The captured pieces; empty for a quiet move.
    pub captured: G::Bits,
    /// Bit index of the start square.
    pub from: u8,
    /// Bit index of the destination. A capture that runs in a circle may end on its start square.
    pub to: u8,
    /// The role of the piece before the move.
    pub mover: Role,
    /// The role of the piece after the move.
    pub becomes: Role,
}

impl<G: Geometry> Move<G> {
    /// Whether the move captures.
    #[inline(always)]
    pub fn is_capture(&self) -> bool {
        !self.captured.is_empty()
    }

    /// Whether the move crowns a man.
    #[inline(always)]
    pub fn is_crowning(&self) -> bool {
        self.mover != self.becomes
    }

    /// What the move changes irreversibly.
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

/// A stack of moves. A search keeps the moves of all its plies in one allocation, and lists may have any length.
pub type MoveList<G> = Vec<Move<G>>;
