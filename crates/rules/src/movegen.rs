//! Move generation: which moves are legal, how many, and whether there is any.
//!
//! One generator serves every rule set. It is compiled once per [`Rules`] type, per side and per
//! [`Sink`]; switches that are constants vanish. Moves that differ only in the way they are walked are
//! merged by the sink ("unique" counting), which happens from three captured pieces on: two pieces cannot
//! be captured in two different orders with the same start and end.

mod kings;
mod men;
mod sink;

pub use sink::{CountMoves, CountPaths, FindAny, ListMoves, Sink};

use alloc::collections::BTreeSet;

use crate::{
    CaptureDuty, ChainDuty, Color, Direction, Precedence, Regicide, Role, Rules,
    bits::Bits,
    board::Board,
    geometry::Geometry,
    moves::{Move, MoveList},
};

/// The bits of a rule set's board.
pub(crate) type BitsOf<R> = <<R as Rules>::Board as Geometry>::Bits;

/// After this many legs of king captures from one position, states that were already walked are remembered
/// and not walked again. Ordinary positions stay far below (the start positions' perft trees never reach it);
/// positions made for it would otherwise take millions of legs.
const LEGS_BEFORE_MEMO: u64 = 256;

/// The generator failed because the position needs more work than the caller allows.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct WorkLimitReached;

/// One run of move generation. `WHITE` is the side to move.
pub(crate) struct Generator<'s, R: Rules, S, const WHITE: bool> {
    rules: R,
    sink: &'s mut S,
    us: BitsOf<R>,
    them: BitsOf<R>,
    kings: BitsOf<R>,
    /// Empty squares; while a piece captures, its start square is among them.
    free: BitsOf<R>,
    /// Precedence of the best captures found so far.
    best: u32,
    legs: u64,
    max_legs: u64,
    walked: BTreeSet<(u8, u8, BitsOf<R>)>,
}

/// A capture in the making.
#[derive(Clone, Copy)]
struct Chain<B> {
    from: B,
    mover: Role,
    captured: B,
}

impl<R: Rules, S: Sink<R::Board>, const WHITE: bool> Generator<'_, R, S, WHITE> {
    fn run(&mut self) {
        let captures = self.captures();
        if !captures || self.rules.capture_duty() == CaptureDuty::Optional {
            self.quiet_moves();
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

    /// Generates all captures; tells whether there are any.
    #[inline(always)]
    fn captures(&mut self) -> bool {
        let men = self.men_captures();
        let kings = self.king_captures();
        men || kings
    }

    #[inline(always)]
    fn quiet_moves(&mut self) {
        self.men_steps();
        self.king_steps();
    }

    /// Hands a finished capture to the sink if no better one is known.
    #[inline(always)]
    fn finish(&mut self, chain: Chain<BitsOf<R>>, to: BitsOf<R>, becomes: Role) {
        if self.rules.precedence() != Precedence::Free {
            let rank = chain.captured.count();
            if rank < self.best {
                return;
            }
            if rank > self.best {
                self.best = rank;
                self.sink.forget_captures();
            }
        }
        self.sink.capture(Move {
            captured: chain.captured,
            from: chain.from.lowest() as u8,
            to: to.lowest() as u8,
            mover: chain.mover,
            becomes,
        });
    }

    /// Whether a capture that could go on may also end here.
    #[inline(always)]
    fn may_stop(&self) -> bool {
        self.rules.chain_duty() != ChainDuty::Finish
    }

    /// What a man that ends its move on an ordinary square has become.
    #[inline(always)]
    fn role_at_end(&self, captured: BitsOf<R>, to: BitsOf<R>) -> Role {
        let crowned = to.meets(Self::crowning_row())
            || (self.rules.regicide() == Regicide::CrownAtEnd && captured.meets(self.kings));
        if crowned { Role::King } else { Role::Man }
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

#[inline(always)]
fn generate_for<R: Rules, S: Sink<R::Board>, const WHITE: bool>(
    rules: R,
    board: &Board<R::Board>,
    sink: &mut S,
    max_legs: u64,
) -> Result<(), WorkLimitReached> {
    let us = Generator::<R, S, WHITE>::color();
    let mut generator = Generator::<R, S, WHITE> {
        rules,
        sink,
        us: board.pieces(us),
        them: board.pieces(us.other()),
        kings: board.kings,
        free: board.empty_squares(),
        best: 0,
        legs: 0,
        max_legs,
        walked: BTreeSet::new(),
    };
    generator.run();
    if generator.legs > max_legs { Err(WorkLimitReached) } else { Ok(()) }
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
    let mut sink = CountMoves::default();
    let done = generate(rules, board, &mut sink, u64::MAX);
    debug_assert!(done.is_ok(), "there was no limit");
    sink.total()
}

/// Whether the side to move has a capture.
#[inline]
pub fn has_capture<R: Rules>(rules: R, board: &Board<R::Board>, side: Color) -> bool {
    let board = Board { turn: side, ..*board };
    match side {
        Color::White => has_capture_for::<R, true>(rules, &board),
        Color::Black => has_capture_for::<R, false>(rules, &board),
    }
}

#[inline(always)]
fn has_capture_for<R: Rules, const WHITE: bool>(rules: R, board: &Board<R::Board>) -> bool {
    let us = Generator::<R, FindAny, WHITE>::color();
    let mut sink = FindAny::default();
    let generator = Generator::<R, FindAny, WHITE> {
        rules,
        sink: &mut sink,
        us: board.pieces(us),
        them: board.pieces(us.other()),
        kings: board.kings,
        free: board.empty_squares(),
        best: 0,
        legs: 0,
        max_legs: 0,
        walked: BTreeSet::new(),
    };
    generator.men_can_capture() || generator.king_can_capture()
}

/// Whether the side to move has a legal move.
#[inline]
pub fn has_moves<R: Rules>(rules: R, board: &Board<R::Board>) -> bool {
    let mut sink = FindAny::default();
    // A quiet move or the first capture settles it; only the number of legs tried matters, not their result.
    has_capture(rules, board, board.turn()) || {
        let done = generate(rules, board, &mut sink, u64::MAX);
        debug_assert!(done.is_ok(), "there was no limit");
        sink.found()
    }
}

/// The directions in which men of the side to move capture: forward ones first.
pub(crate) const WHITE_FIRST: [Direction; 4] =
    [Direction::NorthEast, Direction::NorthWest, Direction::SouthEast, Direction::SouthWest];
pub(crate) const BLACK_FIRST: [Direction; 4] =
    [Direction::SouthEast, Direction::SouthWest, Direction::NorthEast, Direction::NorthWest];
