//! Legal move generation for every rule set.
//!
//! One generator serves all rules. It works on bitboards: a step in one of eight directions is one shift of a whole set
//! of squares ([`Geometry::shift`]), so "all men that can step north-east" is one shift and one `&`. The generator is
//! compiled once per [`Rules`] type, per side to move (unless [`Rules::SIDES_APART`] is off) and per [`Sink`]. For a
//! standard variant every question to the rules is a constant after inlining, and the branches behind it vanish.
//!
//! Generation is strictly legal: nothing is generated and taken back. It runs in three stages.
//! 1. `View::can_capture`: is there a capture at all? Half of all positions have none and skip stage 2.
//! 2. Captures, first by men and then by kings. Captures are walked depth first, leg by leg, as a `Chain`: the start
//!    square, the captured set and the role. If the rules rank captures, each finished capture has a rank; a better one
//!    makes the sink forget all earlier ones ([`Sink::forget_captures`]).
//! 3. Quiet moves, if there is no capture or capturing is optional.
//!
//! Two captures that differ only in their route are one move. The sink merges them, and only from three captured pieces on
//! (`sink::MERGE_FROM`): two pieces cannot be captured in two orders with the same start and end.
//!
//! Reading order: `view` (a board seen by the side to move), `legs` (first jumps of men as sets), `men`, `kings`, `sink`,
//! `sacrifices`. Then what only extreme positions need: `plan` with `wide_view` (king captures with thousands of routes)
//! and `route_pruner` (routes of such captures).
//!
//! Not here: counting for perft (`counting`), the squares visited on the way (`route`), draws.
//!
//! Invariant: the order of generated moves never changes, because search results depend on it.

mod kings;
pub(crate) mod legs;
mod men;
mod plan;
mod route_pruner;
mod sacrifices;
pub(crate) mod sink;
pub(crate) mod view;
mod wide_view;

pub(crate) use route_pruner::RoutePruner;
use view::View;

pub use sacrifices::sacrifices;
pub use sink::{CountMoves, ListMoves, Sink};

use alloc::{boxed::Box, collections::BTreeSet};

use crate::{
    CaptureDuty, Color, Goal, Precedence, Removal, Role, Rules,
    bits::Bits,
    board::Board,
    geometry::Geometry,
    moves::{Move, MoveList},
};

/// The bits of a rule set's board.
pub(crate) type BitsOf<R> = <<R as Rules>::Board as Geometry>::Bits;

/// After this many legs of king captures in one position, the generator plans the remaining captures, or walks each
/// state only once. Ordinary positions stay far below this number; without it, constructed positions would need
/// millions of legs.
const LEGS_BEFORE_MEMO: u64 = 256;

/// The position needs more work than the caller allows.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct WorkLimitReached;

/// The state of one capture generation. `WHITE` is the side to move, as in [`View`].
pub(crate) struct Generator<'s, R: Rules, S, const WHITE: bool> {
    view: View<R, WHITE>,
    sink: &'s mut S,
    /// A superset of the squares from which a man can make a second or later leg.
    onward: BitsOf<R>,
    /// The rank of the best captures found so far.
    best: u64,
    /// The number of king legs walked so far.
    king_legs: u64,
    max_legs: u64,
    /// The king legs walked so far, once there are many. Boxed so that ordinary positions pay nothing.
    walked: Option<Box<Walked<BitsOf<R>>>>,
    /// The planned captures of the current king, once there are many and only the best ones are legal.
    plan: Option<Box<plan::Plan>>,
}

/// Walked legs: the jumped piece, the direction, the pieces captured before, and the order of captured kings.
type Walked<B> = BTreeSet<(u8, u8, B, u32)>;

/// A capture in progress.
#[derive(Clone, Copy, Debug)]
struct Chain<B> {
    from: B,
    mover: Role,
    captured: B,
    /// For Italian precedence: which legs captured kings. The first leg is the highest bit.
    order: u32,
}

impl<B: Bits> Chain<B> {
    #[inline(always)]
    fn new(from: B, mover: Role) -> Chain<B> {
        Chain { from, mover, captured: B::ZERO, order: 0 }
    }
}

/// Unrolls code over the eight directions, each a constant, in the order of [`Direction::ALL`](crate::Direction::ALL).
/// Large or nested bodies use `each_fixed!`, which unrolls only where the rules are constants too, so that most copies
/// vanish.
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

/// Unrolls like [`each_direction!`] for rules that are constants; loops for rules that are looked up.
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

/// Runs code with the side to move as a constant; see [`Rules::SIDES_APART`].
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
use for_side;

impl<'s, R: Rules, S: Sink<R::Board>, const WHITE: bool> Generator<'s, R, S, WHITE> {
    #[inline(always)]
    pub(crate) fn new(view: View<R, WHITE>, sink: &'s mut S, max_legs: u64) -> Self {
        let onward = BitsOf::<R>::ZERO;
        Generator { view, sink, onward, best: 0, king_legs: 0, max_legs, walked: None, plan: None }
    }

    /// Generates all captures.
    #[inline(always)]
    pub(crate) fn captures(&mut self) {
        self.men_captures();
        self.king_captures();
    }

    /// Passes a finished capture to the sink unless a better one is known.
    #[inline(always)]
    fn finish(&mut self, chain: Chain<BitsOf<R>>, to: BitsOf<R>, becomes: Role) {
        if self.view.rules.ranks_captures() {
            let rank = duty_rank(self.view.rules.capture_duty(), &chain)
                | rank(self.view.rules.precedence(), self.view.kings, &chain);
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

    /// The chain extended by one leg.
    #[inline(always)]
    fn take(&self, chain: Chain<BitsOf<R>>, over: BitsOf<R>) -> Chain<BitsOf<R>> {
        let order = if self.view.rules.precedence().looks_at_order() && over.meets(self.view.kings) {
            chain.order | 1 << 31 >> chain.captured.count()
        } else {
            chain.order
        };
        Chain { captured: chain.captured | over, order, ..chain }
    }

    /// The squares that a capturing piece can cross or land on.
    #[inline(always)]
    fn free_for(&self, chain: &Chain<BitsOf<R>>) -> BitsOf<R> {
        match self.view.rules.removal() {
            Removal::AtEnd => self.view.free,
            Removal::AtOnce => self.view.free | chain.captured,
        }
    }

    /// Whether a capture that can continue may also end here.
    #[inline(always)]
    fn may_stop(&self) -> bool {
        !self.view.rules.chain_duty().must_finish()
    }

    /// The role of a man after a capture that ends on `to`.
    #[inline(always)]
    fn role_at_end(&self, captured: BitsOf<R>, to: BitsOf<R>) -> Role {
        let crowned = to.meets(self.view.crowning_row())
            || (self.view.rules.regicide().crowns_at_end() && captured.meets(self.view.kings));
        if crowned { Role::King } else { Role::Man }
    }
}

/// The highest bit of a rank: whether the duty to capture prefers a capture. It comes before any precedence.
#[inline(always)]
fn duty_rank<B: Bits>(duty: CaptureDuty, _chain: &Chain<B>) -> u64 {
    let preferred = match duty {
        CaptureDuty::Mandatory | CaptureDuty::Optional => false,
    };
    u64::from(preferred) << 63
}

/// The rank of a capture under a precedence rule: only captures of the highest rank are legal. `all_kings` holds the
/// kings of both sides.
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
        // A king is worth 254 and a man 128: n kings rank between 2n - 1 and 2n men for every n that fits on a board.
        Precedence::Value => 128 * (pieces - kings()) + 254 * kings() + by_king,
    }
}

/// Generates all legal moves into a sink.
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
    if quiet_moves_are_legal(&view, captures) && sink.wants_quiet_moves() {
        view.men_steps(sink);
        view.king_steps(sink);
    }
    Ok(())
}

/// Appends all legal moves to a list, or fails if king captures need more than `max_legs` legs.
pub(crate) fn list_within<R: Rules>(
    rules: R,
    board: &Board<R::Board>,
    list: &mut MoveList<R::Board>,
    max_legs: u64,
) -> Result<(), WorkLimitReached> {
    for_side!(R, board.turn(), WHITE => list_for::<R, WHITE>(rules, board, list, max_legs))
}

/// [`list_within`] for one side. In a browser, where code size counts, all callers share one copy.
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

/// Not inlined: half of all positions have no captures and should not pay for the registers this needs.
#[inline(never)]
fn walk_captures<R: Rules, S: Sink<R::Board>, const WHITE: bool>(
    view: View<R, WHITE>,
    sink: &mut S,
    max_legs: u64,
) -> Result<(), WorkLimitReached> {
    let mut generator = Generator::new(view, sink, max_legs);
    generator.captures();
    if generator.king_legs > max_legs { Err(WorkLimitReached) } else { Ok(()) }
}

/// Whether the game is over although pieces could move: never unless [`Goal::ends_early`].
#[inline(always)]
pub(crate) fn is_decided<R: Rules>(rules: R, board: &Board<R::Board>) -> bool {
    match rules.goal() {
        Goal::LeaveNoMove | Goal::RunOut => false,
        Goal::FirstKing => !board.kings.is_empty(),
    }
}

/// Appends all legal moves to a list.
#[inline]
pub fn legal_moves<R: Rules>(rules: R, board: &Board<R::Board>, list: &mut MoveList<R::Board>) {
    let done = list_within(rules, board, list, u64::MAX);
    debug_assert!(done.is_ok(), "there is no limit");
}

/// Appends all legal moves to a list; a capture appears once per route.
pub(crate) fn every_route<R: Rules>(rules: R, board: &Board<R::Board>, list: &mut MoveList<R::Board>) {
    let mut sink = ListMoves::every_route(list);
    let done = generate(rules, board, &mut sink, u64::MAX);
    debug_assert!(done.is_ok(), "there is no limit");
}

/// Appends the legal captures to a list and returns whether there are any. Quiet moves are never appended, even where
/// capturing is optional.
#[inline]
pub fn captures<R: Rules>(rules: R, board: &Board<R::Board>, list: &mut MoveList<R::Board>) -> bool {
    let before = list.len();
    let mut sink = ListMoves::captures(list);
    let done = generate(rules, board, &mut sink, u64::MAX);
    debug_assert!(done.is_ok(), "there is no limit");
    list.len() > before
}

/// Whether the side to move wins if it has no legal move. In most variants it loses.
#[inline]
pub fn stuck_side_wins<R: Rules>(rules: R, board: &Board<R::Board>) -> bool {
    match rules.goal() {
        Goal::LeaveNoMove => false,
        Goal::RunOut => true,
        Goal::FirstKing => !board.kings(board.turn()).is_empty(),
    }
}

/// Whether quiet moves are legal, given whether the side to move can capture. The only place that decides it:
/// [`may_decline`], `must_capture` and all refusals ask here.
#[inline(always)]
pub(crate) fn quiet_moves_are_legal<R: Rules, const WHITE: bool>(
    view: &View<R, WHITE>,
    captures: bool,
) -> bool {
    match view.rules.capture_duty() {
        CaptureDuty::Mandatory => !captures,
        CaptureDuty::Optional => true,
    }
}

/// Whether a side to move that can capture may make a quiet move instead.
#[inline(always)]
pub fn may_decline<R: Rules>(rules: R, board: &Board<R::Board>) -> bool {
    for_side!(R, board.turn(), WHITE => quiet_moves_are_legal(&View::<R, WHITE>::new(rules, board), true))
}

/// Whether the side to move must capture.
pub fn must_capture<R: Rules>(rules: R, board: &Board<R::Board>) -> bool {
    fn must<R: Rules, const WHITE: bool>(view: &View<R, WHITE>) -> bool {
        view.can_capture() && !quiet_moves_are_legal(view, true)
    }
    !is_decided(rules, board)
        && for_side!(R, board.turn(), WHITE => must(&View::<R, WHITE>::new(rules, board)))
}

/// Whether `side` could capture if it were to move.
#[inline]
pub fn has_capture<R: Rules>(rules: R, board: &Board<R::Board>, side: Color) -> bool {
    let board = Board { turn: side, ..*board };
    for_side!(R, side, WHITE => View::<R, WHITE>::new(rules, &board).can_capture())
}

/// Whether the side to move has a legal move.
#[inline]
pub fn has_moves<R: Rules>(rules: R, board: &Board<R::Board>) -> bool {
    fn any<R: Rules, const WHITE: bool>(view: &View<R, WHITE>) -> bool {
        // Cheapest test first: if a man can step, there is a legal move, be it the step or a mandatory capture.
        view.men_can_step() || view.can_capture() || view.count_king_steps() > 0
    }
    !is_decided(rules, board)
        && for_side!(R, board.turn(), WHITE => any(&View::<R, WHITE>::new(rules, board)))
}
