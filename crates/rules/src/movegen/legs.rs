//! First legs of men's captures as whole sets, and whether any can go on.
//!
//! A second leg cannot meet the first: neither the start nor what was taken stands in its way.

use super::{BitsOf, View, each_direction};
use crate::{ChainDuty, CrowningInCapture, Direction, Rules, bits::Bits, geometry::Geometry};

/// First legs of men. Directions without captures have empty sets.
pub(crate) struct FirstLegs<R: Rules> {
    /// Squares from which a leg in some direction is possible, whoever stands there.
    starts: BitsOf<R>,
    /// The men among them, by direction.
    jumpers: [BitsOf<R>; 8],
    /// Where those men land, if they may go on from there.
    landed: [BitsOf<R>; 8],
}

impl<R: Rules> FirstLegs<R> {
    #[inline(always)]
    pub(crate) fn of<const WHITE: bool>(view: &View<R, WHITE>) -> FirstLegs<R> {
        let none = BitsOf::<R>::ZERO;
        let stop = view.rules.crowning_in_capture() == CrowningInCapture::Stop;
        let single = view.rules.chain_duty() == ChainDuty::SingleLeg;
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

    /// The men that can make a first leg in a direction.
    #[inline(always)]
    pub(crate) fn jumpers(&self, direction: Direction) -> BitsOf<R> {
        self.jumpers[direction as usize]
    }

    /// Where men that make a first leg in a direction land, if they may go on from there.
    #[inline(always)]
    pub(crate) fn landed(&self, direction: Direction) -> BitsOf<R> {
        self.landed[direction as usize]
    }

    /// The men that can make a first leg.
    #[inline(always)]
    pub(crate) fn all_jumpers(&self) -> BitsOf<R> {
        self.jumpers.iter().fold(BitsOf::<R>::ZERO, |all, &set| all | set)
    }

    /// The number of first legs.
    #[inline(always)]
    pub(crate) fn count(&self) -> u32 {
        self.jumpers.iter().map(|set| set.count()).sum()
    }

    /// Whether every capture ends where it has landed.
    #[inline(always)]
    pub(crate) fn go_nowhere<const WHITE: bool>(&self, view: &View<R, WHITE>) -> bool {
        let landed = self.landed.iter().fold(BitsOf::<R>::ZERO, |all, &set| all | set);
        !landed.meets(self.onward(view))
    }

    /// Where a man that has made one leg goes on. The way back is none: the jumper's own square is not free.
    #[inline(always)]
    pub(crate) fn onward<const WHITE: bool>(&self, view: &View<R, WHITE>) -> BitsOf<R> {
        view.goes_on_from(self.starts)
    }
}

/// The squares from which a leg in a direction is possible, whoever stands there, if that is prey and this room.
#[inline(always)]
pub(crate) fn starts<R: Rules>(prey: BitsOf<R>, room: BitsOf<R>, direction: Direction) -> BitsOf<R> {
    let back = direction.opposite();
    R::Board::shift(prey & R::Board::shift(room, back), back)
}

/// Two squares ahead of each.
#[inline(always)]
fn two_ahead<R: Rules>(jumpers: BitsOf<R>, direction: Direction) -> BitsOf<R> {
    R::Board::shift(R::Board::shift(jumpers, direction), direction)
}
