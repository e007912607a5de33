//! Pruning for the search of a route: can a long king capture still be completed?
//!
//! Uses the leg graph of [`Plan`], limited to the pieces that the move captures. Not here: the routes themselves
//! (`route`).

use core::cell::RefCell;

use alloc::vec::Vec;

use super::{plan::Plan, wide_view::WideView};
use crate::{
    AnyMove, Direction, Precedence, Rules, Square, SquareSet, bits::Bits, board::Board, geometry::Geometry,
};

/// Routes of captures of fewer pieces are found without pruning.
const MIN_CAPTURED: usize = 8;

/// The leg graph of one capture.
#[derive(Debug)]
pub(crate) struct RoutePruner {
    plan: RefCell<Plan>,
    pieces: u128,
    /// The destination.
    to: u128,
    /// The bit of each square.
    bits: Vec<u128>,
}

impl RoutePruner {
    /// The graph of a long capture, or `None` if the move is short, not by a flying king, or removes pieces at once.
    pub(crate) fn of<R: Rules>(rules: R, board: &Board<R::Board>, mv: &AnyMove) -> Option<RoutePruner> {
        let many = mv.captured.len() >= MIN_CAPTURED;
        if !many || !rules.flying_kings() || rules.removal().is_at_once() {
            return None;
        }
        let bits = |square: Square| u128::bit(R::Board::bit_of(square));
        let pieces = mv.captured.iter().fold(0, |set, square| set | bits(square));
        let free = board.empty_squares().to_u128() | bits(mv.from);
        let view = WideView::new(rules, pieces, board.kings.to_u128(), free);
        let plan = RefCell::new(Plan::new(&view, Precedence::MostPieces, u64::MAX));
        Some(RoutePruner { plan, pieces, to: bits(mv.to), bits: R::Board::KIND.all().map(bits).collect() })
    }

    /// Whether the move cannot be completed after capturing `before` and then `over` in a direction.
    pub(crate) fn cannot_complete(&self, before: SquareSet, over: Square, direction: Direction) -> bool {
        let bit = |square: Square| self.bits[square.index()];
        let captured = before.iter().fold(bit(over), |set, square| set | bit(square));
        self.plan.borrow_mut().cannot_take_all(
            bit(over),
            direction,
            captured,
            self.pieces & !captured,
            self.to,
        )
    }
}
