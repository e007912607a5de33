//! Move generation: which moves are legal, how many, and whether there is any.
//!
//! One generator serves every rule set. It is compiled once per [`Rules`] type, per side and per
//! [`Sink`]; switches that are constants vanish. Moves that differ only in the way they are walked are
//! merged by the sink ("unique" counting).
//!
//! Whether there are captures is answered for all pieces at once (`View`); only then are they walked, piece
//! by piece and leg by leg (`Chains`).

mod chains;
mod count;
mod kings;
mod men;
mod sink;

pub(crate) use sink::push_once;
pub use sink::{CountMoves, CountPaths, FindAny, ListMoves, Sink};

use crate::{
    CaptureDuty, Color, Direction, Rules, bits::Bits, board::Board, geometry::Geometry, moves::MoveList,
};

use chains::Chains;

/// The bits of a rule set's board.
pub(crate) type BitsOf<R> = <<R as Rules>::Board as Geometry>::Bits;

/// The generator failed because the position needs more work than the caller allows.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct WorkLimitReached;

/// A board as the side to move sees it: what quiet moves and the question whether there are captures need.
/// `WHITE` is the side to move.
#[derive(Clone, Copy)]
pub(crate) struct View<R: Rules, const WHITE: bool> {
    rules: R,
    us: BitsOf<R>,
    them: BitsOf<R>,
    /// Kings of both sides.
    kings: BitsOf<R>,
    /// Empty squares; while a piece captures, its start square is among them.
    free: BitsOf<R>,
}

impl<R: Rules, const WHITE: bool> View<R, WHITE> {
    #[inline(always)]
    fn new(rules: R, board: &Board<R::Board>) -> Self {
        let us = Self::color();
        View {
            rules,
            us: board.pieces(us),
            them: board.pieces(us.other()),
            kings: board.kings,
            free: board.empty_squares(),
        }
    }

    #[inline(always)]
    fn color() -> Color {
        if WHITE { Color::White } else { Color::Black }
    }

    #[inline(always)]
    fn crowning_row() -> BitsOf<R> {
        if WHITE { R::Board::TOP_ROW } else { R::Board::BOTTOM_ROW }
    }

    #[inline(always)]
    fn own_kings(&self) -> BitsOf<R> {
        self.us & self.kings
    }

    #[inline(always)]
    fn can_capture(&self) -> bool {
        !self.jumping_men().is_empty() || (!self.own_kings().is_empty() && self.kings_can_capture())
    }

    #[inline(always)]
    fn can_move(&self) -> bool {
        let mut steps = FindAny::default();
        self.quiet_moves(&mut steps);
        steps.found() || self.can_capture()
    }

    #[inline(always)]
    fn generate<S: Sink<R::Board>>(self, sink: &mut S, max_legs: u64) -> Result<(), WorkLimitReached> {
        let captures = self.can_capture();
        if captures {
            Chains::walk(self, sink, max_legs)?;
        }
        if !captures || self.rules.capture_duty() == CaptureDuty::Optional {
            self.quiet_moves(sink);
        }
        Ok(())
    }

    #[inline(always)]
    fn quiet_moves<S: Sink<R::Board>>(&self, sink: &mut S) {
        self.men_steps(sink);
        if !self.own_kings().is_empty() {
            self.king_steps(sink);
        }
    }
}

/// Runs the generator into a sink.
#[inline(always)]
pub fn generate<R: Rules, S: Sink<R::Board>>(
    rules: R,
    board: &Board<R::Board>,
    sink: &mut S,
    max_legs: u64,
) -> Result<(), WorkLimitReached> {
    match board.turn() {
        Color::White => generate_for::<R, S, true>(rules, board, sink, max_legs),
        Color::Black => generate_for::<R, S, false>(rules, board, sink, max_legs),
    }
}

/// The same for a side to move that is known at compile time.
#[inline(always)]
pub(crate) fn generate_for<R: Rules, S: Sink<R::Board>, const WHITE: bool>(
    rules: R,
    board: &Board<R::Board>,
    sink: &mut S,
    max_legs: u64,
) -> Result<(), WorkLimitReached> {
    View::<R, WHITE>::new(rules, board).generate(sink, max_legs)
}

/// Appends all legal moves to a list.
#[inline]
pub fn legal_moves<R: Rules>(rules: R, board: &Board<R::Board>, list: &mut MoveList<R::Board>) {
    let mut sink = ListMoves::new(list);
    let done = generate(rules, board, &mut sink, u64::MAX);
    debug_assert!(done.is_ok(), "there was no limit");
}

/// Appends all legal moves to a list, a capture once for every route.
pub(crate) fn every_route<R: Rules>(rules: R, board: &Board<R::Board>, list: &mut MoveList<R::Board>) {
    let mut sink = sink::ListRoutes(ListMoves::new(list));
    let done = generate(rules, board, &mut sink, u64::MAX);
    debug_assert!(done.is_ok(), "there was no limit");
}

/// Appends the captures to a list; tells whether there are any. With optional capture the quiet moves are
/// legal too, but not appended.
#[inline]
pub fn captures<R: Rules>(rules: R, board: &Board<R::Board>, list: &mut MoveList<R::Board>) -> bool {
    let before = list.len();
    let mut sink = sink::OnlyCaptures(ListMoves::new(list));
    let done = generate(rules, board, &mut sink, u64::MAX);
    debug_assert!(done.is_ok(), "there was no limit");
    list.len() > before
}

/// The number of legal moves.
#[inline]
pub fn count_moves<R: Rules>(rules: R, board: &Board<R::Board>) -> u64 {
    match board.turn() {
        Color::White => count_moves_for::<R, true>(rules, board),
        Color::Black => count_moves_for::<R, false>(rules, board),
    }
}

/// The same for a side to move that is known at compile time.
#[inline(always)]
pub(crate) fn count_moves_for<R: Rules, const WHITE: bool>(rules: R, board: &Board<R::Board>) -> u64 {
    View::<R, WHITE>::new(rules, board).count()
}

/// Whether a side could capture, were it to move.
#[inline]
pub fn has_capture<R: Rules>(rules: R, board: &Board<R::Board>, side: Color) -> bool {
    match side {
        Color::White => View::<R, true>::new(rules, board).can_capture(),
        Color::Black => View::<R, false>::new(rules, board).can_capture(),
    }
}

/// Whether the side to move has a legal move.
#[inline]
pub fn has_moves<R: Rules>(rules: R, board: &Board<R::Board>) -> bool {
    match board.turn() {
        Color::White => View::<R, true>::new(rules, board).can_move(),
        Color::Black => View::<R, false>::new(rules, board).can_move(),
    }
}

/// The directions in which men of the side to move capture: forward ones first.
pub(crate) const WHITE_FIRST: [Direction; 4] =
    [Direction::NorthEast, Direction::NorthWest, Direction::SouthEast, Direction::SouthWest];
pub(crate) const BLACK_FIRST: [Direction; 4] =
    [Direction::SouthEast, Direction::SouthWest, Direction::NorthEast, Direction::NorthWest];
