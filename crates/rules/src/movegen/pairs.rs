//! The last two plies at once: a quiet move of each of our men and all answers to it, as whole sets.
//!
//! A quiet move frees one square and takes another. Where nobody could capture before, it changes the number of
//! quiet answers by what the other side's men can do with those two squares, and it allows captures of the man
//! that has moved, or to where it came from. Both are counted for all men that go in one direction together.
//! Moves after which a capture may have a second leg are left for a closer look.

use super::{BitsOf, View, count::men_are_equals, each_fixed};
use crate::{CrowningInCapture, Direction, Regicide, Removal, Rules, bits::Bits, geometry::Geometry};

/// What is known of all quiet moves of our men in one direction.
pub(super) struct Pairs<B> {
    /// The number of two-ply lines that begin with one of the moves that were counted.
    pub(super) lines: u64,
    /// Where the other moves end.
    pub(super) left: B,
}

/// The other side of a position in which neither side can capture and the other side has no kings.
pub(super) struct Answers<R: Rules, const OTHER: bool> {
    view: View<R, OTHER>,
    /// The number of its quiet moves, were it to move now.
    quiet: u32,
    /// Whether its captures of one leg are all alike, whatever they take.
    alike: bool,
}

impl<R: Rules, const OTHER: bool> Answers<R, OTHER> {
    /// `None` if the position is not of that kind; that our side cannot capture is known.
    #[inline(always)]
    pub(super) fn to<const WHITE: bool>(ours: &View<R, WHITE>) -> Option<Self> {
        let view: View<R, OTHER> = ours.turned();
        if !view.our_kings().is_empty() || !view.jumpers().is_empty() {
            return None;
        }
        let rules = view.rules;
        let regicides = rules.regicide() != Regicide::Off && view.them.meets(view.kings);
        let way_back = rules.removal() == Removal::AtOnce && rules.men_capture_back();
        let alike = men_are_equals(&view) && !regicides && !way_back;
        Some(Answers { quiet: view.count_man_steps(), alike, view })
    }

    /// The pairs that begin with moves in that direction to those squares.
    #[inline(always)]
    pub(super) fn after_steps<const WHITE: bool>(
        &self,
        targets: BitsOf<R>,
        direction: Direction,
    ) -> Pairs<BitsOf<R>> {
        let (them, free, prey) = (self.view.us, self.view.free, self.view.prey_of_men());
        let from = R::Board::shift(targets, direction.opposite());
        let onward = self.onward(prey | targets, free | from);
        let came_onward = R::Board::shift(from & onward, direction);
        // New kings are looked at closely: not every man may take them.
        let crowned = targets & View::<R, WHITE>::crowning_row();
        let (mut hot, mut deep) = (crowned, crowned);
        let mut captures = [(BitsOf::<R>::ZERO, BitsOf::<R>::ZERO); 8];
        each_fixed!(R, leg => if self.captures_in(leg) {
            let attacked = R::Board::shift(them, leg);
            let (moved, other) = if leg == direction.opposite() {
                // Over the man that has moved, to where it came from.
                (targets & attacked, BitsOf::<R>::ZERO)
            } else {
                // Over the man that has moved, and over another to where that one came from.
                let moved = targets & attacked & R::Board::shift(free, leg.opposite());
                let other = R::Board::shift(from & R::Board::shift(prey & attacked, leg), direction);
                deep |= moved & R::Board::shift(onward, leg.opposite());
                (moved, other)
            };
            if leg == direction.opposite() {
                deep |= moved & came_onward;
            }
            deep |= other & came_onward;
            hot |= moved | other;
            captures[leg as usize] = (moved, other);
        });
        if !self.alike {
            deep = hot;
        }
        let cold = targets & !hot;
        let mut lines = cold.count() * self.quiet + self.more_steps(cold, direction);
        each_fixed!(R, leg => if self.captures_in(leg) {
            let (moved, other) = captures[leg as usize];
            lines += (moved & !deep).count() + (other & !deep).count();
        });
        Pairs { lines: u64::from(lines) - u64::from(self.fewer_steps(cold)), left: deep }
    }

    #[inline(always)]
    fn captures_in(&self, leg: Direction) -> bool {
        self.view.rules.man_captures_in(View::<R, OTHER>::color(), leg)
    }

    #[inline(always)]
    fn steps_in(&self, step: Direction) -> bool {
        self.view.rules.man_steps_in(View::<R, OTHER>::color(), step)
    }

    /// The squares from which a man may be able to make a second leg, if that may be prey and this room.
    #[inline(always)]
    fn onward(&self, prey: BitsOf<R>, room: BitsOf<R>) -> BitsOf<R> {
        let mut onward = match self.view.rules.crowning_in_capture() {
            CrowningInCapture::GoOnAsKing => View::<R, OTHER>::crowning_row(),
            _ => BitsOf::<R>::ZERO,
        };
        each_fixed!(R, leg => if self.captures_in(leg) {
            let back = leg.opposite();
            onward |= R::Board::shift(prey & R::Board::shift(room, back), back);
        });
        onward
    }

    /// Steps to the squares that the men have left.
    #[inline(always)]
    fn more_steps(&self, moved: BitsOf<R>, direction: Direction) -> u32 {
        let left = R::Board::shift(moved, direction.opposite());
        let mut steps = 0;
        each_fixed!(R, step => if self.steps_in(step) {
            steps += (R::Board::shift(left, step.opposite()) & self.view.us).count();
        });
        steps
    }

    /// Steps to the squares that the men have taken.
    #[inline(always)]
    fn fewer_steps(&self, moved: BitsOf<R>) -> u32 {
        let mut steps = 0;
        each_fixed!(R, step => if self.steps_in(step) {
            steps += (R::Board::shift(moved, step.opposite()) & self.view.us).count();
        });
        steps
    }
}
