//! Positions as endgame tables see them: pieces only, White to move.
//!
//! A [`TablePosition`] has no side to move, no hash key and no counters: a position with Black to move is stored turned
//! by 180 degrees with the colors swapped. Its words use the bit layout of the board's geometry, but the type depends on
//! the word width alone, so code over it is compiled twice instead of once per board. A [`MoveSource`] generates legal
//! moves for any rules with the shared generator.
//!
//! Not here: limits on consecutive king moves. A table position has no counters; they are taken as zero.

use alloc::{boxed::Box, vec::Vec};

use crate::{
    AnyRules, BoardKind, Color, Direction, HouseRules, Role,
    bits::Bits,
    board::Board,
    boards::{match_kind, with_geometry},
    geometry::Geometry,
    movegen,
    moves::MoveList,
    rules::House,
};

/// Where the pieces stand. White is to move.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct TablePosition<W> {
    /// White's men and kings.
    pub white: W,
    /// Black's men and kings.
    pub black: W,
    /// The kings of both sides.
    pub kings: W,
}

impl<W: Bits> TablePosition<W> {
    /// All pieces.
    #[inline(always)]
    pub fn occupied(&self) -> W {
        self.white | self.black
    }

    /// The position after a legal move, turned by 180 degrees with the colors swapped, so that White is to move again.
    #[inline(always)]
    #[must_use]
    pub fn after(&self, mv: &TableMove<W>, turn: HalfTurn) -> TablePosition<W> {
        let (from, to) = (W::bit(u32::from(mv.from)), W::bit(u32::from(mv.to)));
        let kings = self.kings & !(from | mv.captured);
        let kings = if mv.becomes == Role::King { kings | to } else { kings };
        TablePosition { white: (self.white & !from) | to, black: self.black & !mv.captured, kings }
            .turned(turn)
    }

    /// The position turned by 180 degrees with the colors swapped.
    #[inline(always)]
    #[must_use]
    pub fn turned(&self, turn: HalfTurn) -> TablePosition<W> {
        TablePosition { white: turn.of(self.black), black: turn.of(self.white), kings: turn.of(self.kings) }
    }
}

/// A turn of the board by 180 degrees, as an operation on words.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct HalfTurn {
    /// The bit index of the first square and that of the last one, added.
    ends: u32,
}

impl HalfTurn {
    /// The set turned by 180 degrees.
    #[inline(always)]
    pub fn of<W: Bits>(self, set: W) -> W {
        set.reversed() >> (W::WIDTH - 1 - self.ends)
    }
}

/// A legal move of White in a table position.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct TableMove<W> {
    /// The captured pieces; empty for a quiet move.
    pub captured: W,
    /// Bit index of the start square.
    pub from: u8,
    /// Bit index of the destination.
    pub to: u8,
    /// The role of the piece before the move.
    pub mover: Role,
    /// The role of the piece after the move.
    pub becomes: Role,
}

impl<W: Bits> TableMove<W> {
    /// Whether the move converts, that is, captures or crowns: only such moves change the material.
    #[inline(always)]
    pub fn converts(&self) -> bool {
        !self.captured.is_empty() || self.mover != self.becomes
    }
}

/// Generates the legal moves of table positions under rules chosen at run time. It reuses a move list between calls, so
/// each thread needs its own.
pub trait MoveSource<W: Bits>: Send {
    /// Replaces the contents of `moves` with all legal moves of White.
    fn moves(&mut self, board: &TablePosition<W>, moves: &mut Vec<TableMove<W>>);
    /// Whether White must capture.
    fn must_capture(&self, board: &TablePosition<W>) -> bool;
    /// Whether White wins if it has no legal move. In most variants it loses.
    fn stuck_side_wins(&self, board: &TablePosition<W>) -> bool;
}

/// A move source for either word width.
#[expect(missing_debug_implementations, reason = "a move source is code, not data")]
pub enum AnyMoveSource {
    /// For boards of up to 64 bits.
    Narrow(Box<dyn MoveSource<u64>>),
    /// For 12x12.
    Wide(Box<dyn MoveSource<u128>>),
}

impl From<Box<dyn MoveSource<u64>>> for AnyMoveSource {
    fn from(source: Box<dyn MoveSource<u64>>) -> AnyMoveSource {
        AnyMoveSource::Narrow(source)
    }
}

impl From<Box<dyn MoveSource<u128>>> for AnyMoveSource {
    fn from(source: Box<dyn MoveSource<u128>>) -> AnyMoveSource {
        AnyMoveSource::Wide(source)
    }
}

impl AnyRules {
    /// A move source for table positions. Consecutive king moves are not limited.
    pub fn move_source(&self) -> AnyMoveSource {
        let rules = HouseRules { king_move_limit: 0, ..self.house_rules() };
        with_geometry!(rules.board, G => AnyMoveSource::from(HouseMoves::<G>::boxed(rules) as Box<dyn MoveSource<_>>))
    }
}

/// The run-time generator on one board, shared with [`crate::AnyPosition`] and so compiled once.
struct HouseMoves<G: Geometry> {
    rules: House<G>,
    list: MoveList<G>,
}

impl<G: Geometry> HouseMoves<G> {
    fn boxed(rules: HouseRules) -> Box<HouseMoves<G>> {
        Box::new(HouseMoves { rules: House::new(rules), list: MoveList::new() })
    }
}

#[inline(always)]
fn board_of<G: Geometry>(board: &TablePosition<G::Bits>) -> Board<G> {
    Board { pieces: [board.white, board.black], kings: board.kings, ..Board::empty(Color::White) }
}

impl<G: Geometry> MoveSource<G::Bits> for HouseMoves<G> {
    fn moves(&mut self, board: &TablePosition<G::Bits>, moves: &mut Vec<TableMove<G::Bits>>) {
        self.list.clear();
        let board = board_of::<G>(board);
        let done = movegen::list_for::<_, true>(self.rules, &board, &mut self.list, u64::MAX);
        debug_assert!(done.is_ok(), "there is no limit");
        moves.clear();
        moves.extend(self.list.iter().map(|mv| TableMove {
            captured: mv.captured,
            from: mv.from,
            to: mv.to,
            mover: mv.mover,
            becomes: mv.becomes,
        }));
    }

    fn must_capture(&self, board: &TablePosition<G::Bits>) -> bool {
        movegen::must_capture(self.rules, &board_of::<G>(board))
    }

    fn stuck_side_wins(&self, board: &TablePosition<G::Bits>) -> bool {
        movegen::stuck_side_wins(self.rules, &board_of::<G>(board))
    }
}

/// The bit layout of a board.
#[derive(Clone, Copy, Debug)]
pub struct Layout {
    /// The board.
    pub board: BoardKind,
    /// The bit index of each square, in the order of their numbers.
    pub bit_of: &'static [u8; 128],
    /// The square index of each bit, 255 for bits that stand for no square.
    pub square_at: &'static [u8; 128],
    /// The turn of the board by 180 degrees.
    pub half_turn: HalfTurn,
}

impl BoardKind {
    /// The bit layout of this board.
    pub fn layout(self) -> Layout {
        fn of<G: Geometry>() -> Layout {
            let last = usize::from(G::KIND.squares()) - 1;
            let half_turn = HalfTurn { ends: u32::from(G::BIT_OF[0]) + u32::from(G::BIT_OF[last]) };
            Layout { board: G::KIND, bit_of: &G::BIT_OF, square_at: &G::SQUARE_AT, half_turn }
        }
        with_geometry!(self, G => of::<G>())
    }
}

impl Layout {
    /// The bit index of the next square in a direction, or `None` at the edge.
    pub fn step(&self, bit: u8, direction: Direction) -> Option<u8> {
        let square = self.board.square(u16::from(self.square_at[usize::from(bit)]) + 1)?;
        let next = self.board.step(square, direction)?;
        Some(self.bit_of[next.index()])
    }
}
