//! Men's captures as whole sets, up to two legs, for counting.
//!
//! Up to there a capture cannot meet itself: neither its start nor what it took stands in its way, and another
//! order of pieces is another move.

use super::{BitsOf, View, each_direction, each_fixed};
use crate::{
    ChainDuty, CrowningInCapture, Direction, Lines, Precedence, Removal, Rules, bits::Bits,
    geometry::Geometry,
};

/// First legs of men. The entries are those of the directions; directions without captures have empty sets.
pub(super) struct FirstLegs<R: Rules> {
    /// Squares from which a leg in that direction is possible, whoever stands there.
    starts: [BitsOf<R>; 8],
    /// The men among them.
    jumpers: [BitsOf<R>; 8],
    /// Where those men land, if they may go on from there.
    landed: [BitsOf<R>; 8],
}

impl<R: Rules> FirstLegs<R> {
    #[inline(always)]
    pub(super) fn of<const WHITE: bool>(view: &View<R, WHITE>) -> FirstLegs<R> {
        let none = BitsOf::<R>::ZERO;
        let stop = view.rules.crowning_in_capture() == CrowningInCapture::Stop;
        let single = view.rules.chain_duty() == ChainDuty::SingleLeg;
        let mut legs = FirstLegs { starts: [none; 8], jumpers: [none; 8], landed: [none; 8] };
        each_direction!(R, direction => if view.rules.man_captures_in(View::<R, WHITE>::color(), direction) {
            let starts = starts(view, view.free, direction);
            let jumpers = starts & view.our_men();
            let landed = two_ahead::<R>(jumpers, direction);
            legs.starts[direction as usize] = starts;
            legs.jumpers[direction as usize] = jumpers;
            legs.landed[direction as usize] = match (single, stop) {
                (true, _) => none,
                (false, true) => landed & !View::<R, WHITE>::crowning_row(),
                (false, false) => landed,
            };
        });
        legs
    }

    /// The men that can make a first leg in a direction.
    #[inline(always)]
    pub(super) fn jumpers(&self, direction: Direction) -> BitsOf<R> {
        self.jumpers[direction as usize]
    }

    /// The men that can make a first leg.
    #[inline(always)]
    pub(super) fn all_jumpers(&self) -> BitsOf<R> {
        self.jumpers.iter().fold(BitsOf::<R>::ZERO, |all, &set| all | set)
    }

    /// Whether no man can capture.
    #[inline(always)]
    pub(super) fn is_empty(&self) -> bool {
        self.all_jumpers().is_empty()
    }

    /// The number of first legs.
    #[inline(always)]
    pub(super) fn count(&self) -> u32 {
        self.jumpers.iter().map(|set| set.count()).sum()
    }

    /// Where men have landed that may be able to go on. The way back is none: the jumper's own square is not free.
    #[inline(always)]
    fn going_on<const WHITE: bool>(&self, view: &View<R, WHITE>) -> BitsOf<R> {
        let (mut landed, mut onward) = (BitsOf::<R>::ZERO, BitsOf::<R>::ZERO);
        each_direction!(R, direction => {
            landed |= self.landed[direction as usize];
            onward |= self.starts[direction as usize];
        });
        match view.rules.crowning_in_capture() {
            CrowningInCapture::GoOnAsKing => landed & (onward | View::<R, WHITE>::crowning_row()),
            _ => landed & onward,
        }
    }

    /// Whether every capture ends where it has landed.
    #[inline(always)]
    pub(super) fn go_nowhere<const WHITE: bool>(&self, view: &View<R, WHITE>) -> bool {
        self.going_on(view).is_empty()
    }

    /// The number of captures, if none has three legs and none goes on as a king.
    #[inline(always)]
    pub(super) fn count_two<const WHITE: bool>(&self, view: &View<R, WHITE>) -> Option<u32> {
        let row = match view.rules.crowning_in_capture() {
            CrowningInCapture::GoOnAsKing => View::<R, WHITE>::crowning_row(),
            _ => BitsOf::<R>::ZERO,
        };
        let going_on = self.going_on(view);
        let way_back = view.rules.removal() == Removal::AtOnce && view.rules.men_capture_back();
        if way_back || going_on.meets(row) {
            return None;
        }
        let (mut one, mut two, mut further) = (0, 0, BitsOf::<R>::ZERO);
        let thirds = self.third_starts(view);
        each_fixed!(R, came => {
            let landed = self.landed[came as usize] & going_on;
            one += (self.jumpers[came as usize].count()) - landed.count();
            each_fixed!(R, direction => if direction != came.opposite() {
                let ways = landed & self.starts[direction as usize];
                if !ways.is_empty() {
                    two += ways.count();
                    let landed = two_ahead::<R>(ways, direction);
                    further |= landed & row;
                    each_fixed!(R, third => if third != direction.opposite() {
                        further |= landed & thirds[third as usize];
                    });
                }
            });
        });
        let most = !matches!(view.rules.precedence(), Precedence::Free | Precedence::KingFirst);
        further.is_empty().then_some(if most && two > 0 { two } else { one + two })
    }

    /// Where third legs start. On crossing lines they may end where the first began: there, taking all men as gone
    /// errs on the safe side.
    #[inline(always)]
    fn third_starts<const WHITE: bool>(&self, view: &View<R, WHITE>) -> [BitsOf<R>; 8] {
        let mut thirds = self.starts;
        if view.rules.man_captures() == Lines::All {
            let free = view.free | view.our_men();
            each_fixed!(R, direction => if view.rules.man_captures_in(View::<R, WHITE>::color(), direction) {
                thirds[direction as usize] = starts(view, free, direction);
            });
        }
        thirds
    }
}

/// The squares from which a leg in a direction is possible, whoever stands there.
#[inline(always)]
pub(super) fn starts<R: Rules, const WHITE: bool>(
    view: &View<R, WHITE>,
    free: BitsOf<R>,
    direction: Direction,
) -> BitsOf<R> {
    let back = direction.opposite();
    R::Board::shift(view.prey_of_men() & R::Board::shift(free, back), back)
}

/// Two squares ahead of each.
#[inline(always)]
fn two_ahead<R: Rules>(jumpers: BitsOf<R>, direction: Direction) -> BitsOf<R> {
    R::Board::shift(R::Board::shift(jumpers, direction), direction)
}
