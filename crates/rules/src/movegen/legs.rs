//! First jumps of all men as bitboards, by direction, and whether any capture can continue.
//!
//! A man can jump in direction `d` from the squares `shift(prey & shift(free, -d), -d)`. The same set, without the
//! intersection with our men, tells from which squares a man that has just landed could jump again. If no first leg lands
//! on such a square, all captures are single legs and need no search.
//!
//! That test is exact although the start square and the captured piece have changed: a second leg cannot use either of
//! them. The start square lies behind the man, and the piece just jumped cannot be jumped back.

use super::{BitsOf, View, each_direction};
use crate::{Direction, Rules, bits::Bits, geometry::Geometry};

/// First legs of men's captures. Directions without captures have empty sets.
pub(crate) struct FirstLegs<R: Rules> {
    /// The squares from which a leg in some direction is possible, occupied or not.
    starts: BitsOf<R>,
    /// Our men on those squares, by direction.
    jumpers: [BitsOf<R>; 8],
    /// Where those men land, by direction, if their captures may continue there.
    landed: [BitsOf<R>; 8],
}

impl<R: Rules> FirstLegs<R> {
    #[inline(always)]
    pub(crate) fn of<const WHITE: bool>(view: &View<R, WHITE>) -> FirstLegs<R> {
        let none = BitsOf::<R>::ZERO;
        let stop = view.rules.crowning_in_capture().stops();
        let single = view.rules.chain_duty().is_single_leg();
        let mut legs = FirstLegs { starts: none, jumpers: [none; 8], landed: [none; 8] };
        each_direction!(direction => if view.rules.man_captures_in(view.color(), direction) {
            let starts = starts::<R>(view.prey_of_men(), view.free, direction);
            let jumpers = starts & view.our_men();
            let landed = two_ahead::<R>(jumpers, direction);
            legs.starts |= starts;
            legs.jumpers[direction as usize] = jumpers;
            legs.landed[direction as usize] = match (single, stop) {
                (true, _) => none,
                (false, true) => landed & !view.crowning_row(),
                (false, false) => landed,
            };
        });
        legs
    }

    /// The men that can jump in a direction.
    #[inline(always)]
    pub(crate) fn jumpers(&self, direction: Direction) -> BitsOf<R> {
        self.jumpers[direction as usize]
    }

    /// Where men that jump in a direction land, if their captures may continue there.
    #[inline(always)]
    pub(crate) fn landed(&self, direction: Direction) -> BitsOf<R> {
        self.landed[direction as usize]
    }

    /// The men that can jump in any direction.
    #[inline(always)]
    pub(crate) fn all_jumpers(&self) -> BitsOf<R> {
        self.jumpers.iter().fold(BitsOf::<R>::ZERO, |all, &set| all | set)
    }

    /// The number of first legs.
    #[inline(always)]
    pub(crate) fn count(&self) -> u32 {
        self.jumpers.iter().map(|set| set.count()).sum()
    }

    /// Whether no first leg can continue: all captures are single legs.
    #[inline(always)]
    pub(crate) fn none_continues<const WHITE: bool>(&self, view: &View<R, WHITE>) -> bool {
        let landed = self.landed.iter().fold(BitsOf::<R>::ZERO, |all, &set| all | set);
        !landed.meets(self.onward(view))
    }

    /// The squares where a capture continues after its first leg. Jumping back is impossible: the captured piece is still
    /// there and the start square is not in `free`.
    #[inline(always)]
    pub(crate) fn onward<const WHITE: bool>(&self, view: &View<R, WHITE>) -> BitsOf<R> {
        view.onward_among(self.starts)
    }
}

/// The squares from which a leg over `prey` into `room` is possible in a direction, occupied or not.
#[inline(always)]
pub(crate) fn starts<R: Rules>(prey: BitsOf<R>, room: BitsOf<R>, direction: Direction) -> BitsOf<R> {
    let back = direction.opposite();
    R::Board::shift(prey & R::Board::shift(room, back), back)
}

/// The squares two steps ahead.
#[inline(always)]
fn two_ahead<R: Rules>(jumpers: BitsOf<R>, direction: Direction) -> BitsOf<R> {
    R::Board::shift(R::Board::shift(jumpers, direction), direction)
}
