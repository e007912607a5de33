//! A [`View`] for capturing kings as plain data, for code that is compiled once for all boards and rules.
//!
//! The same shifts as [`Geometry`], but with offsets and edge masks from tables, on 128-bit words. This is slower than
//! the generic code, so only code for rare positions uses it (`plan`, `route_pruner`).

use super::View;
use crate::{Direction, KingLanding, Lines, Rules, bits::Bits, geometry::Geometry};

/// The pieces, free squares and rules that matter to a capturing king.
pub(super) struct WideView {
    pub(super) them: u128,
    pub(super) kings: u128,
    free: u128,
    captures: Lines,
    landing: KingLanding,
    flying: bool,
    /// The bit offset of a step, by direction.
    offsets: [i8; 8],
    /// The squares that a step in a direction can reach.
    reached: [u128; 8],
}

impl WideView {
    pub(super) fn of<R: Rules, const WHITE: bool>(view: &View<R, WHITE>) -> WideView {
        WideView::new(view.rules, view.them.to_u128(), view.kings.to_u128(), view.free.to_u128())
    }

    /// From the pieces that can be captured, all kings, and the free squares.
    pub(super) fn new<R: Rules>(rules: R, them: u128, kings: u128, free: u128) -> WideView {
        let all = R::Board::SQUARES;
        WideView {
            them,
            kings,
            free,
            captures: rules.king_captures(),
            landing: rules.king_landing(),
            flying: rules.flying_kings(),
            offsets: Direction::ALL.map(R::Board::offset),
            reached: Direction::ALL.map(|direction| (R::Board::shift(all, direction) & all).to_u128()),
        }
    }

    /// The directions in which kings capture.
    pub(super) fn directions(&self) -> impl Iterator<Item = Direction> + use<> {
        let captures = self.captures;
        Direction::ALL.into_iter().filter(move |&direction| captures.contain(direction))
    }

    /// The set moved one step.
    fn shift(&self, set: u128, direction: Direction) -> u128 {
        let offset = self.offsets[direction as usize];
        let distance = u32::from(offset.unsigned_abs());
        let moved = if offset < 0 { set >> distance } else { set << distance };
        moved & self.reached[direction as usize]
    }

    /// The free squares that a king reaches from `at` in a direction.
    pub(super) fn slide(&self, at: u128, direction: Direction) -> u128 {
        let mut next = self.shift(at, direction) & self.free;
        let mut reached = next;
        while self.flying && !next.is_empty() {
            next = self.shift(next, direction) & self.free;
            reached |= next;
        }
        reached
    }

    /// The first piece that a king on `at` meets in a direction.
    pub(super) fn first_met(&self, at: u128, direction: Direction) -> u128 {
        let mut next = self.shift(at, direction);
        while self.flying && next.meets(self.free) {
            next = self.shift(next, direction);
        }
        next
    }

    /// The landing squares of a king that captures `over` in a direction, and those where the move may end. `None` if the
    /// piece can never be captured in that direction.
    pub(super) fn landings(&self, over: u128, direction: Direction) -> Option<(u128, u128)> {
        let behind = self.shift(over, direction) & self.free;
        if behind.is_empty() || !self.shift(over, direction.opposite()).meets(self.free) {
            return None;
        }
        let far = self.landing.may_be_far();
        let landings = if far { self.slide(over, direction) } else { behind };
        let near = self.landing.stops_behind_king() && over.meets(self.kings);
        Some((landings, if near { behind } else { landings }))
    }
}
