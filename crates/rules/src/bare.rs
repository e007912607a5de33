//! Pieces and nothing else, White to move: what endgame tables are made of.
//!
//! A [`Bare`] board has no side to move, no key and no counters. Its words have the layout of the board's geometry, and
//! its type depends on the width of the word only, so that code over it is compiled twice and not once per board. A
//! [`Referee`] answers for any rules what is legal there, through the generator that everything else uses.
//!
//! Not here: limits on king moves in a row. A bare board has no counters, so they are taken as zero.

use alloc::{boxed::Box, vec::Vec};

use crate::{
    AnyRules, BoardKind, CaptureDuty, Color, Direction, HouseRules, Role, Rules,
    bits::Bits,
    board::Board,
    geometry::{Dark6, Dark8, Dark10, Dark12, Full8, Geometry, Mirrored8, Mirrored12, Wide10x8},
    movegen,
    moves::MoveList,
    rules::House,
};

/// Where the pieces stand. White is to move.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Bare<W> {
    /// White's men and kings.
    pub white: W,
    /// Black's men and kings.
    pub black: W,
    /// The kings of both sides.
    pub kings: W,
}

impl<W: Bits> Bare<W> {
    /// All pieces.
    #[inline(always)]
    pub fn occupied(&self) -> W {
        self.white | self.black
    }

    /// The board after a legal move, as the other side sees it: turned by 180 degrees with the colors exchanged, so that
    /// White is to move again.
    #[inline(always)]
    #[must_use]
    pub fn after(&self, mv: &BareMove<W>, turn: HalfTurn) -> Bare<W> {
        let (from, to) = (W::bit(u32::from(mv.from)), W::bit(u32::from(mv.to)));
        let kings = self.kings & !(from | mv.captured);
        let kings = if mv.becomes == Role::King { kings | to } else { kings };
        Bare { white: (self.white & !from) | to, black: self.black & !mv.captured, kings }.turned(turn)
    }

    /// The same pieces as the other side sees them, with the colors exchanged.
    #[inline(always)]
    #[must_use]
    pub fn turned(&self, turn: HalfTurn) -> Bare<W> {
        Bare { white: turn.of(self.black), black: turn.of(self.white), kings: turn.of(self.kings) }
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

/// A legal move of White on a bare board.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct BareMove<W> {
    /// The captured pieces; empty for a quiet move.
    pub captured: W,
    /// Bit index of the start square.
    pub from: u8,
    /// Bit index of the destination.
    pub to: u8,
    /// What moves.
    pub mover: Role,
    /// What it is at the end of the move.
    pub becomes: Role,
}

impl<W: Bits> BareMove<W> {
    /// Whether the move captures or crowns: no other move changes which pieces are on the board.
    #[inline(always)]
    pub fn converts(&self) -> bool {
        !self.captured.is_empty() || self.mover != self.becomes
    }
}

/// Answers what is legal on bare boards, under rules chosen at run time. It keeps a list between calls and so belongs to
/// one thread.
pub trait Referee<W: Bits>: Send {
    /// All legal moves of White, in place of what the list held.
    fn moves(&mut self, board: &Bare<W>, moves: &mut Vec<BareMove<W>>);
    /// Whether White can capture and has no other choice.
    fn must_capture(&self, board: &Bare<W>) -> bool;
    /// Whether White has won if it has no legal move; usually it has lost.
    fn stuck_side_wins(&self, board: &Bare<W>) -> bool;
}

/// A referee for a board of either width.
#[expect(missing_debug_implementations, reason = "a referee is code, not data")]
pub enum AnyReferee {
    /// For boards of up to 64 bits.
    Narrow(Box<dyn Referee<u64>>),
    /// For 12x12.
    Wide(Box<dyn Referee<u128>>),
}

impl AnyRules {
    /// A referee for bare boards. King moves in a row are not limited.
    pub fn referee(&self) -> AnyReferee {
        let rules = HouseRules { king_move_limit: 0, ..self.house_rules() };
        match rules.board {
            BoardKind::Dark6 => AnyReferee::Narrow(Look::<Dark6>::boxed(rules)),
            BoardKind::Dark8 => AnyReferee::Narrow(Look::<Dark8>::boxed(rules)),
            BoardKind::Mirrored8 => AnyReferee::Narrow(Look::<Mirrored8>::boxed(rules)),
            BoardKind::Dark10 => AnyReferee::Narrow(Look::<Dark10>::boxed(rules)),
            BoardKind::Wide10x8 => AnyReferee::Narrow(Look::<Wide10x8>::boxed(rules)),
            BoardKind::Full8 => AnyReferee::Narrow(Look::<Full8>::boxed(rules)),
            BoardKind::Dark12 => AnyReferee::Wide(Look::<Dark12>::boxed(rules)),
            BoardKind::Mirrored12 => AnyReferee::Wide(Look::<Mirrored12>::boxed(rules)),
        }
    }
}

/// The generator by look-up on one board: that of [`crate::AnyPosition`], so that it is compiled only once.
struct Look<G: Geometry> {
    rules: House<G>,
    list: MoveList<G>,
}

impl<G: Geometry> Look<G> {
    fn boxed(rules: HouseRules) -> Box<Look<G>> {
        Box::new(Look { rules: House::new(rules), list: MoveList::new() })
    }
}

#[inline(always)]
fn board_of<G: Geometry>(board: &Bare<G::Bits>) -> Board<G> {
    Board { pieces: [board.white, board.black], kings: board.kings, ..Board::empty(Color::White) }
}

impl<G: Geometry> Referee<G::Bits> for Look<G> {
    fn moves(&mut self, board: &Bare<G::Bits>, moves: &mut Vec<BareMove<G::Bits>>) {
        self.list.clear();
        let board = board_of::<G>(board);
        let done = movegen::list_for::<_, true>(self.rules, &board, &mut self.list, u64::MAX);
        debug_assert!(done.is_ok(), "there was no limit");
        moves.clear();
        moves.extend(self.list.iter().map(|mv| BareMove {
            captured: mv.captured,
            from: mv.from,
            to: mv.to,
            mover: mv.mover,
            becomes: mv.becomes,
        }));
    }

    fn must_capture(&self, board: &Bare<G::Bits>) -> bool {
        let board = board_of::<G>(board);
        self.rules.capture_duty() == CaptureDuty::Mandatory
            && !movegen::is_decided(self.rules, &board)
            && movegen::has_capture(self.rules, &board, Color::White)
    }

    fn stuck_side_wins(&self, board: &Bare<G::Bits>) -> bool {
        movegen::stuck_side_wins(self.rules, &board_of::<G>(board))
    }
}

/// Where the squares of a board lie in its words.
#[derive(Clone, Copy, Debug)]
pub struct Layout {
    /// The board.
    pub board: BoardKind,
    /// The bit index of each square, in the order of their numbers.
    pub bit_of: &'static [u8; 128],
    /// The index of the square whose bit it is, 255 where there is none.
    pub square_at: &'static [u8; 128],
    /// The turn of the board by 180 degrees.
    pub half_turn: HalfTurn,
}

impl BoardKind {
    /// Where this board's squares lie in the words of its geometry.
    pub fn layout(self) -> Layout {
        fn of<G: Geometry>() -> Layout {
            let last = usize::from(G::KIND.squares()) - 1;
            let half_turn = HalfTurn { ends: u32::from(G::BIT_OF[0]) + u32::from(G::BIT_OF[last]) };
            Layout { board: G::KIND, bit_of: &G::BIT_OF, square_at: &G::SQUARE_AT, half_turn }
        }
        match self {
            BoardKind::Dark6 => of::<Dark6>(),
            BoardKind::Dark8 => of::<Dark8>(),
            BoardKind::Mirrored8 => of::<Mirrored8>(),
            BoardKind::Dark10 => of::<Dark10>(),
            BoardKind::Dark12 => of::<Dark12>(),
            BoardKind::Mirrored12 => of::<Mirrored12>(),
            BoardKind::Wide10x8 => of::<Wide10x8>(),
            BoardKind::Full8 => of::<Full8>(),
        }
    }
}

impl Layout {
    /// The bit index of the square one step away, if the board goes on.
    pub fn step(&self, bit: u8, direction: Direction) -> Option<u8> {
        let square = self.board.square(u16::from(self.square_at[usize::from(bit)]) + 1)?;
        let next = self.board.step(square, direction)?;
        Some(self.bit_of[next.index()])
    }
}
