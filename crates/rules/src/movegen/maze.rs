//! Pruning for the search of a route: can a long king capture still be completed?
//!
//! Uses the leg graph of [`Plan`] with the pieces of one known move. Not here: the routes themselves (`route`).

use core::cell::RefCell;

use alloc::vec::Vec;

use super::{plan::Plan, terrain::Terrain};
use crate::{
    AnyMove, Direction, Precedence, Rules, Square, SquareSet, bits::Bits, board::Board, geometry::Geometry,
};

/// Routes of shorter captures are found without pruning.
const WORTH_IT: usize = 8;

/// The leg graph of one capture.
#[derive(Debug)]
pub(crate) struct Maze {
    plan: RefCell<Plan>,
    pieces: u128,
    /// The destination.
    to: u128,
    /// The bit of each square.
    bits: Vec<u128>,
}

impl Maze {
    /// The graph of a long capture, or `None` if the move is short, not by a flying king, or removes pieces at once.
    pub(crate) fn of<R: Rules>(rules: R, board: &Board<R::Board>, mv: &AnyMove) -> Option<Maze> {
        let many = mv.captured.len() >= WORTH_IT;
        if !many || !rules.flying_kings() || rules.removal().is_at_once() {
            return None;
        }
        let bits = |square: Square| u128::bit(R::Board::bit_of(square));
        let pieces = mv.captured.iter().fold(0, |set, square| set | bits(square));
        let free = board.empty_squares().to_u128() | bits(mv.from);
        let terrain = Terrain::new(rules, pieces, board.kings.to_u128(), free);
        let plan = RefCell::new(Plan::new(&terrain, Precedence::MostPieces, u64::MAX));
        Some(Maze { plan, pieces, to: bits(mv.to), bits: R::Board::KIND.all().map(bits).collect() })
    }

    /// Whether the move cannot be completed after capturing `before` and then `over` in a direction.
    pub(crate) fn is_hopeless(&self, before: SquareSet, over: Square, direction: Direction) -> bool {
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
