//! The pieces and the side to move: the smallest state that moves can be generated from and played on.
//!
//! Three bitboards: the pieces of each side and the kings of both. Not here: hash keys ([`crate::Position`] adds one).
//!
//! Invariant: no square holds two pieces, and no ghost bit is set.

use crate::{
    Color, Piece, Role, Rules, Setup, bits::Bits, draw::Material, geometry::Geometry, moves::Move,
    square::Square,
};

/// The king that a side moved last and its number of consecutive quiet moves. Kept only under rules with a king-move limit
/// and while the side has men; otherwise zero.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct KingRun {
    /// Bit index of the king's square; 0 if there is no run.
    pub bit: u8,
    /// Consecutive quiet moves.
    pub moves: u8,
}

/// The pieces and the side to move.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Board<G: Geometry> {
    pub(crate) pieces: [G::Bits; 2],
    pub(crate) kings: G::Bits,
    pub(crate) turn: Color,
    pub(crate) runs: [KingRun; 2],
}

impl<G: Geometry> Board<G> {
    /// A board without pieces.
    pub(crate) fn empty(turn: Color) -> Board<G> {
        Board { pieces: [G::Bits::ZERO; 2], kings: G::Bits::ZERO, turn, runs: [KingRun::default(); 2] }
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

    /// The pieces, the side to move and the king-move counters as a setup.
    pub fn setup(&self) -> Setup {
        let on = |square: Square| Some((square.number(), self.piece_at(square)?));
        let run =
            |run: KingRun| (run.moves > 0).then(|| (G::square_at(u32::from(run.bit)).number(), run.moves));
        Setup {
            pieces: G::KIND.all().filter_map(on).collect(),
            turn: self.turn(),
            king_runs: self.runs.map(run),
        }
    }

    /// The same pieces with another side to move.
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
            long_diagonal: count([
                self.kings(Color::White) & G::LONG_DIAGONAL,
                self.kings(Color::Black) & G::LONG_DIAGONAL,
            ]),
        }
    }

    pub(crate) fn put(&mut self, square: Square, piece: Piece) {
        let bit = G::Bits::bit(G::bit_of(square));
        self.pieces[piece.color.index()] |= bit;
        if piece.role == Role::King {
            self.kings |= bit;
        }
    }

    /// The run of a side's king.
    #[inline(always)]
    pub fn king_run(&self, color: Color) -> KingRun {
        self.runs[color.index()]
    }

    /// Kings of the side to move that have reached the limit of consecutive quiet moves.
    #[inline(always)]
    pub fn kings_at_move_limit<R: Rules<Board = G>>(&self, rules: R) -> G::Bits {
        let run = self.runs[self.turn.index()];
        if rules.king_move_limit() > 0 && run.moves >= rules.king_move_limit() {
            G::Bits::bit(u32::from(run.bit))
        } else {
            G::Bits::ZERO
        }
    }

    /// Updates the runs after a move. The side to move is already the other one.
    fn count_run(&mut self, mv: &Move<G>) {
        let mover = self.turn.other();
        let run = &mut self.runs[mover.index()];
        let quiet_king = mv.mover == Role::King && !mv.is_capture();
        *run = match quiet_king {
            true if run.moves > 0 && run.bit == mv.from => KingRun { bit: mv.to, moves: run.moves + 1 },
            true => KingRun { bit: mv.to, moves: 1 },
            false => KingRun::default(),
        };
        for color in Color::ALL {
            let run = self.runs[color.index()];
            let there = self.kings(color).meets(G::Bits::bit(u32::from(run.bit)));
            if self.men(color).is_empty() || !there {
                self.runs[color.index()] = KingRun::default();
            }
        }
    }

    /// The board after a legal move.
    #[inline(always)]
    #[must_use]
    pub fn play<R: Rules<Board = G>>(&self, rules: R, mv: &Move<G>) -> Board<G> {
        let (from, to) = (G::Bits::bit(mv.from as u32), G::Bits::bit(mv.to as u32));
        // Built in registers: writing fields one by one and reading them back as a whole stalls store forwarding.
        let [white, black] = self.pieces;
        let pieces = match self.turn {
            Color::White => [(white & !from) | to, black & !mv.captured],
            Color::Black => [white & !mv.captured, (black & !from) | to],
        };
        let crowned = if mv.becomes == Role::King { to } else { G::Bits::ZERO };
        let kings = self.kings & !(from | mv.captured) | crowned;
        let mut next = Board { pieces, kings, turn: self.turn.other(), runs: self.runs };
        if rules.king_move_limit() > 0 {
            next.count_run(mv);
        }
        next
    }
}
