//! Move generation: which moves are legal, how many, and whether there is any.
//!
//! One generator serves every rule set. It is compiled once per [`Rules`] type, per side (but where
//! [`Rules::SIDES_APART`] says no) and per [`Sink`]; switches that are constants vanish. Moves that differ only in the way they are walked are
//! merged by the sink ("unique" counting), which happens from three captured pieces on: two pieces cannot
//! be captured in two different orders with the same start and end.

mod kings;
pub(crate) mod legs;
mod maze;
mod men;
mod plan;
pub(crate) mod sink;
mod terrain;
pub(crate) mod view;

pub(crate) use maze::Maze;
use view::View;

pub use sink::{CountMoves, ListMoves, Sink};

use alloc::{boxed::Box, collections::BTreeSet};

use crate::{
    CaptureDuty, ChainDuty, Color, Goal, Precedence, Regicide, Removal, Role, Rules,
    bits::Bits,
    board::Board,
    geometry::Geometry,
    moves::{Move, MoveList},
};

/// The bits of a rule set's board.
pub(crate) type BitsOf<R> = <<R as Rules>::Board as Geometry>::Bits;

/// After this many legs of king captures from one position, the others are planned, or states that were already
/// walked are remembered and not walked again. Ordinary positions stay far below (the start positions' perft trees
/// never reach it); positions made for it would otherwise take millions of legs.
const LEGS_BEFORE_MEMO: u64 = 256;

/// The generator failed because the position needs more work than the caller allows.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct WorkLimitReached;

/// One run of move generation. `WHITE` says which side is to move, as in [`View`].
pub(crate) struct Generator<'s, R: Rules, S, const WHITE: bool> {
    view: View<R, WHITE>,
    sink: &'s mut S,
    /// Where men may be able to make another leg, once one has made one.
    onward: BitsOf<R>,
    /// Rank of the best captures found so far.
    best: u64,
    legs: u64,
    max_legs: u64,
    /// Legs that were walked, once there are many; boxed so that positions without any pay nothing.
    walked: Option<Box<Walked<BitsOf<R>>>>,
    /// The captures of the king at hand, once there are many and only the most valuable ones count.
    plan: Option<Box<plan::Plan>>,
}

/// Legs: the piece jumped, the direction, what was captured before, and in which order kings were.
type Walked<B> = BTreeSet<(u8, u8, B, u32)>;

/// A capture in the making.
#[derive(Clone, Copy, Debug)]
struct Chain<B> {
    from: B,
    mover: Role,
    captured: B,
    /// For Italian precedence, which legs took kings: the first leg is the highest bit.
    order: u32,
}

impl<B: Bits> Chain<B> {
    #[inline(always)]
    fn new(from: B, mover: Role) -> Chain<B> {
        Chain { from, mover, captured: B::ZERO, order: 0 }
    }
}

/// Runs the same code for each of the eight directions, each time with the direction as a constant, in the order of
/// [`Direction::ALL`](crate::Direction::ALL): searches depend on the order of moves. Large or nested bodies go through
/// `each_fixed!`, which does so only where the answers of the rules are constants as well and most of the copies vanish.
macro_rules! each_direction {
    ($direction:ident => $body:expr) => {
        $crate::movegen::each_direction!(
            [NorthEast, NorthWest, SouthEast, SouthWest, North, South, East, West], $direction => $body
        )
    };
    ([$($name:ident),*], $direction:ident => $body:expr) => {{
        $({
            let $direction = $crate::Direction::$name;
            $body
        })*
    }};
}
pub(crate) use each_direction;

/// See [`each_direction!`].
macro_rules! each_fixed {
    ($rules:ident, $direction:ident => $body:expr) => {
        if $rules::FIXED {
            $crate::movegen::each_direction!($direction => $body)
        } else {
            for $direction in $crate::Direction::ALL {
                $body
            }
        }
    };
}
pub(crate) use each_fixed;

/// Runs the code that is compiled for a side, which takes the side as a constant; see [`Rules::SIDES_APART`].
macro_rules! for_side {
    ($rules:ident, $side:expr, $white:ident => $body:expr) => {
        match $side {
            Color::Black if $rules::SIDES_APART => {
                const $white: bool = false;
                $body
            }
            _ => {
                const $white: bool = true;
                $body
            }
        }
    };
}

impl<'s, R: Rules, S: Sink<R::Board>, const WHITE: bool> Generator<'s, R, S, WHITE> {
    #[inline(always)]
    pub(crate) fn new(view: View<R, WHITE>, sink: &'s mut S, max_legs: u64) -> Self {
        let onward = BitsOf::<R>::ZERO;
        Generator { view, sink, onward, best: 0, legs: 0, max_legs, walked: None, plan: None }
    }

    /// Generates all captures.
    #[inline(always)]
    pub(crate) fn captures(&mut self) {
        self.men_captures();
        self.king_captures();
    }

    /// Hands a finished capture to the sink if no better one is known.
    #[inline(always)]
    fn finish(&mut self, chain: Chain<BitsOf<R>>, to: BitsOf<R>, becomes: Role) {
        if self.view.rules.precedence() != Precedence::Free {
            let rank = rank(self.view.rules.precedence(), self.view.kings, &chain);
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

    /// The chain after one more leg.
    #[inline(always)]
    fn take(&self, chain: Chain<BitsOf<R>>, over: BitsOf<R>) -> Chain<BitsOf<R>> {
        let order = if self.view.rules.precedence() == Precedence::Italian && over.meets(self.view.kings) {
            chain.order | 1 << 31 >> chain.captured.count()
        } else {
            chain.order
        };
        Chain { captured: chain.captured | over, order, ..chain }
    }

    /// The squares that a capturing piece can land on or cross.
    #[inline(always)]
    fn free_for(&self, chain: &Chain<BitsOf<R>>) -> BitsOf<R> {
        match self.view.rules.removal() {
            Removal::AtEnd => self.view.free,
            Removal::AtOnce => self.view.free | chain.captured,
        }
    }

    /// Whether a capture that could go on may also end here.
    #[inline(always)]
    fn may_stop(&self) -> bool {
        self.view.rules.chain_duty() != ChainDuty::Finish
    }

    /// What a man that ends its move on an ordinary square has become.
    #[inline(always)]
    fn role_at_end(&self, captured: BitsOf<R>, to: BitsOf<R>) -> Role {
        let crowned = to.meets(self.view.crowning_row())
            || (self.view.rules.regicide() == Regicide::CrownAtEnd && captured.meets(self.view.kings));
        if crowned { Role::King } else { Role::Man }
    }
}

/// What a capture is worth to precedence: only the greatest are legal. `all_kings` are those of both sides.
#[inline(always)]
fn rank<B: Bits>(precedence: Precedence, all_kings: B, chain: &Chain<B>) -> u64 {
    let pieces = u64::from(chain.captured.count());
    let by_king = u64::from(chain.mover == Role::King);
    let kings = || u64::from((chain.captured & all_kings).count());
    match precedence {
        Precedence::Free => 0,
        Precedence::MostPieces => pieces,
        Precedence::MostPiecesThenKings => pieces << 8 | kings(),
        Precedence::Italian => pieces << 48 | by_king << 40 | kings() << 32 | u64::from(chain.order),
        Precedence::KingFirst => by_king,
        // n kings lie between 2n - 1 and 2n men for every n that fits on a board.
        Precedence::Value => 128 * (pieces - kings()) + 254 * kings() + by_king,
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
    for_side!(R, board.turn(), WHITE => generate_for::<R, S, WHITE>(rules, board, sink, max_legs))
}

#[inline(always)]
fn generate_for<R: Rules, S: Sink<R::Board>, const WHITE: bool>(
    rules: R,
    board: &Board<R::Board>,
    sink: &mut S,
    max_legs: u64,
) -> Result<(), WorkLimitReached> {
    if is_decided(rules, board) {
        return Ok(());
    }
    let view = View::<R, WHITE>::new(rules, board);
    let captures = view.can_capture();
    if captures {
        walk_captures(view, sink, max_legs)?;
    }
    if (!captures || rules.capture_duty() == CaptureDuty::Optional) && sink.wants_quiet_moves() {
        view.men_steps(sink);
        view.king_steps(sink);
    }
    Ok(())
}

/// Appends all legal moves to a list, for callers that face strangers.
pub(crate) fn list_within<R: Rules>(
    rules: R,
    board: &Board<R::Board>,
    list: &mut MoveList<R::Board>,
    max_legs: u64,
) -> Result<(), WorkLimitReached> {
    for_side!(R, board.turn(), WHITE => list_for::<R, WHITE>(rules, board, list, max_legs))
}

/// The same for one side. In a browser, where the size of the code counts, all who list moves share this.
#[cfg_attr(target_arch = "wasm32", inline(never))]
#[cfg_attr(not(target_arch = "wasm32"), inline(always))]
pub(crate) fn list_for<R: Rules, const WHITE: bool>(
    rules: R,
    board: &Board<R::Board>,
    list: &mut MoveList<R::Board>,
    max_legs: u64,
) -> Result<(), WorkLimitReached> {
    generate_for::<R, _, WHITE>(rules, board, &mut ListMoves::new(list), max_legs)
}

/// A function of its own: half of all positions have no captures and should not pay for any.
#[inline(never)]
fn walk_captures<R: Rules, S: Sink<R::Board>, const WHITE: bool>(
    view: View<R, WHITE>,
    sink: &mut S,
    max_legs: u64,
) -> Result<(), WorkLimitReached> {
    let mut generator = Generator::new(view, sink, max_legs);
    generator.captures();
    if generator.legs > max_legs { Err(WorkLimitReached) } else { Ok(()) }
}

/// Whether the game is over although pieces could move: somebody has the first king where that wins.
#[inline(always)]
pub(crate) fn is_decided<R: Rules>(rules: R, board: &Board<R::Board>) -> bool {
    rules.goal() == Goal::FirstKing && !board.kings.is_empty()
}

/// Appends all legal moves to a list.
#[inline]
pub fn legal_moves<R: Rules>(rules: R, board: &Board<R::Board>, list: &mut MoveList<R::Board>) {
    let done = list_within(rules, board, list, u64::MAX);
    debug_assert!(done.is_ok(), "there was no limit");
}

/// Appends all legal moves to a list, a capture once for every route.
pub(crate) fn every_route<R: Rules>(rules: R, board: &Board<R::Board>, list: &mut MoveList<R::Board>) {
    let mut sink = ListMoves::every_route(list);
    let done = generate(rules, board, &mut sink, u64::MAX);
    debug_assert!(done.is_ok(), "there was no limit");
}

/// Appends the captures to a list; tells whether there are any. With optional capture the quiet moves are
/// legal too, but not appended.
#[inline]
pub fn captures<R: Rules>(rules: R, board: &Board<R::Board>, list: &mut MoveList<R::Board>) -> bool {
    let before = list.len();
    let mut sink = ListMoves::captures(list);
    let done = generate(rules, board, &mut sink, u64::MAX);
    debug_assert!(done.is_ok(), "there was no limit");
    list.len() > before
}

/// Whether a side to move that has no legal move has won; usually it has lost.
#[inline]
pub fn stuck_side_wins<R: Rules>(rules: R, board: &Board<R::Board>) -> bool {
    match rules.goal() {
        Goal::LeaveNoMove => false,
        Goal::RunOut => true,
        Goal::FirstKing => !board.kings(board.turn()).is_empty(),
    }
}

/// Whether that side could capture, were it to move.
#[inline]
pub fn has_capture<R: Rules>(rules: R, board: &Board<R::Board>, side: Color) -> bool {
    let board = Board { turn: side, ..*board };
    for_side!(R, side, WHITE => View::<R, WHITE>::new(rules, &board).can_capture())
}

/// Whether the side to move has a legal move.
#[inline]
pub fn has_moves<R: Rules>(rules: R, board: &Board<R::Board>) -> bool {
    fn any<R: Rules, const WHITE: bool>(view: &View<R, WHITE>) -> bool {
        // Nearly always a man can step, or could if nothing had to be captured.
        view.men_can_step() || view.can_capture() || view.count_king_steps() > 0
    }
    !is_decided(rules, board)
        && for_side!(R, board.turn(), WHITE => any(&View::<R, WHITE>::new(rules, board)))
}
