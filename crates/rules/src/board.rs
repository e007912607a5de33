//! The pieces and the side to move: the smallest state that moves can be generated from and played on.
//! No hash key and no counters; [`crate::Position`] adds those.

use crate::{
    Color, Piece, Role, bits::Bits, draw::Material, geometry::Geometry, moves::Move, square::Square,
};

/// Where the pieces stand and who moves. Invariants: no square holds two pieces, no ghost holds any.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Board<G: Geometry> {
    pub(crate) pieces: [G::Bits; 2],
    pub(crate) kings: G::Bits,
    pub(crate) turn: Color,
}

impl<G: Geometry> Board<G> {
    /// A board without pieces.
    pub(crate) fn empty(turn: Color) -> Board<G> {
        Board { pieces: [G::Bits::ZERO; 2], kings: G::Bits::ZERO, turn }
    }

    /// The side to move.
    #[inline(always)]
    pub fn turn(&self) -> Color {
        self.turn
    }

    /// All pieces of a side.
    #[inline(always)]
    pub fn pieces(&self, color: Color) -> G::Bits {
        self.pieces[color.index()]
    }

    /// The men of a side.
    #[inline(always)]
    pub fn men(&self, color: Color) -> G::Bits {
        self.pieces(color) & !self.kings
    }

    /// The kings of a side.
    #[inline(always)]
    pub fn kings(&self, color: Color) -> G::Bits {
        self.pieces(color) & self.kings
    }

    /// The squares without a piece.
    #[inline(always)]
    pub fn empty_squares(&self) -> G::Bits {
        G::SQUARES & !(self.pieces[0] | self.pieces[1])
    }

    /// The piece on a square.
    pub fn piece_at(&self, square: Square) -> Option<Piece> {
        let bit = G::Bits::bit(G::bit_of(square));
        let color = Color::ALL.into_iter().find(|&color| self.pieces(color).meets(bit))?;
        Some(Piece { color, role: if self.kings.meets(bit) { Role::King } else { Role::Man } })
    }

    /// The same pieces with that side to move.
    #[must_use]
    pub fn with_turn(&self, turn: Color) -> Board<G> {
        Board { turn, ..*self }
    }

    /// The numbers of men and kings.
    pub fn material(&self) -> Material {
        let count = |set: [G::Bits; 2]| set.map(|bits| bits.count() as u8);
        Material {
            men: count([self.men(Color::White), self.men(Color::Black)]),
            kings: count([self.kings(Color::White), self.kings(Color::Black)]),
        }
    }

    pub(crate) fn put(&mut self, square: Square, piece: Piece) {
        let bit = G::Bits::bit(G::bit_of(square));
        self.pieces[piece.color.index()] |= bit;
        if piece.role == Role::King {
            self.kings |= bit;
        }
    }

    /// The board after a legal move.
    #[inline(always)]
    #[must_use]
    pub fn play(&self, mv: &Move<G>) -> Board<G> {
        match self.turn {
            Color::White => self.play_as::<true>(mv),
            Color::Black => self.play_as::<false>(mv),
        }
    }

    /// The same for a side to move that is known at compile time.
    #[inline(always)]
    pub(crate) fn play_as<const WHITE: bool>(&self, mv: &Move<G>) -> Board<G> {
        let (from, to) = (G::Bits::bit(mv.from as u32), G::Bits::bit(mv.to as u32));
        self.moved::<WHITE>(from, to, mv.captured, mv.becomes == Role::King)
    }

    /// The board after a move in sets of one square each.
    #[inline(always)]
    pub(crate) fn moved<const WHITE: bool>(
        &self,
        from: G::Bits,
        to: G::Bits,
        captured: G::Bits,
        is_king: bool,
    ) -> Board<G> {
        let (us, them) =
            if WHITE { (self.pieces[0], self.pieces[1]) } else { (self.pieces[1], self.pieces[0]) };
        let (us, them) = ((us & !from) | to, them & !captured);
        let kept = self.kings & !(from | captured);
        Board {
            pieces: if WHITE { [us, them] } else { [them, us] },
            kings: if is_king { kept | to } else { kept },
            turn: if WHITE { Color::Black } else { Color::White },
        }
    }
}
