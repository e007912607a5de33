//! The last two plies at once: a quiet move of each of our men and all answers to it, as whole sets.
//!
//! A quiet move frees one square and takes another. Where the other side could not capture before, it changes the
//! number of quiet answers by what the other side's men can do with those two squares, and it allows captures of the
//! man that has moved, or to where it came from. Where the other side could capture before, it only adds such
//! captures, unless it touches one of the squares that the captures of before depend on. All that is counted for
//! all men that go in one direction together; only captures of several legs are followed one by one.

use super::{
    chains::{self, Chains, goes_by_length},
    footprint::Footprint,
    leaf::count_view,
};
use crate::{
    Direction, Lines, Rules,
    bits::Bits,
    geometry::Geometry,
    movegen::{
        BitsOf, each_direction, each_fixed,
        legs::{FirstLegs, starts},
        view::{View, crowning_row, side},
    },
    moves::MoveList,
};

/// What is known of all quiet moves of our men in one direction.
pub(super) struct Pairs<B> {
    /// The number of two-ply lines that begin with one of the moves that were counted.
    pub(super) lines: u64,
    /// Where the other moves end.
    pub(super) left: B,
}

/// The other side, which has no kings, in a position in which our side cannot capture.
pub(super) struct Answers<R: Rules, const OTHER: bool> {
    view: View<R, OTHER>,
    /// The number of its moves, were it to move now.
    now: u64,
    /// Whether those are captures.
    forced: bool,
    /// What they depend on.
    footprint: Footprint<R>,
    /// Whether captures of a single leg do not count, because some of those of now have more.
    outweighed: bool,
    /// Whether its captures are all alike, whatever they take.
    alike: bool,
    /// Where a man that has captured once may be able to go on, whichever of our men moves, but for legs over the man that
    /// has moved.
    onward: BitsOf<R>,
}

/// Captures that moves allow, by where the moves end.
#[derive(Clone, Copy, Default)]
struct Allowed<B> {
    /// Over the man that has moved.
    moved: B,
    /// Over another, to where that one came from.
    other: B,
}

/// Captures that the moves in one direction allow.
struct Threats<B> {
    /// By the direction of the first leg.
    legs: [Allowed<B>; 8],
    /// Where the moves end that allow any.
    hot: B,
    /// Those of them that allow some of several legs.
    deep: B,
    /// Where a man may be jumped by another that has just taken its place.
    over_it: B,
}

impl<B: Bits> Threats<B> {
    /// The number of first legs that moves to those squares allow.
    #[inline(always)]
    fn single(&self, squares: B) -> u32 {
        let mut number = 0;
        each_direction!(leg => {
            // Together: of two men on either side of the one that has moved, neither can jump over it.
            let moved = self.legs[leg as usize].moved | self.legs[leg.opposite() as usize].moved;
            let once = if (leg as u8) < leg.opposite() as u8 { moved & squares } else { B::ZERO };
            number += once.count() + (self.legs[leg as usize].other & squares).count();
        });
        number
    }
}

impl<R: Rules, const OTHER: bool> Answers<R, OTHER> {
    /// `None` if the position is not of that kind; that our side cannot capture is known.
    #[inline(always)]
    pub(super) fn to<const WHITE: bool>(
        ours: &View<R, WHITE>,
        list: &mut MoveList<R::Board>,
    ) -> Option<Self> {
        let view: View<R, OTHER> = ours.turned();
        if !view.our_kings().is_empty() {
            return None;
        }
        let alike = chains::can_count(&view);
        let starts = starts_in_room(&view, view.free);
        let onward = onward(&view, starts);
        if starts.meets(view.us) {
            return if alike { Self::forced(view, onward, list) } else { None };
        }
        let (now, footprint) = (u64::from(view.count_man_steps()), Footprint::none());
        Some(Answers { view, now, forced: false, outweighed: false, footprint, alike, onward })
    }

    #[inline(never)]
    fn forced(view: View<R, OTHER>, onward: BitsOf<R>, list: &mut MoveList<R::Board>) -> Option<Self> {
        let legs = FirstLegs::of(&view);
        let footprint = Footprint::of(&view, &legs)?;
        let now = count_view(&view, list);
        let outweighed = goes_by_length(view.rules) && !legs.go_nowhere(&view);
        Some(Answers { view, now, forced: true, outweighed, footprint, alike: true, onward })
    }

    /// The pairs that begin with moves in that direction to those squares.
    #[inline(always)]
    pub(super) fn after_steps<const WHITE: bool>(
        &self,
        targets: BitsOf<R>,
        direction: Direction,
        list: &mut MoveList<R::Board>,
    ) -> Pairs<BitsOf<R>> {
        let threats = self.threats(targets, direction);
        // New kings are looked at closely: not every man may take them.
        let mut left = targets & crowning_row::<R>(side::<WHITE>());
        if !self.alike {
            left |= threats.hot;
        }
        if self.forced {
            let Footprint { stay, clear } = &self.footprint;
            let from = R::Board::shift(targets, direction.opposite());
            left |= threats.deep | (targets & *clear) | R::Board::shift(from & *stay, direction);
        }
        let single = threats.single(!(left | threats.deep));
        let mut lines = if self.outweighed { 0 } else { u64::from(single) };
        if self.forced {
            lines += u64::from((targets & !left).count()) * self.now;
        } else {
            let cold = targets & !(threats.hot | left);
            lines += u64::from(cold.count()) * self.now;
            lines += u64::from(self.steps_into(R::Board::shift(cold, direction.opposite())));
            lines -= u64::from(self.steps_into(cold));
        }
        for bit in (threats.deep & !left).iter() {
            let to = BitsOf::<R>::bit(bit);
            match self.chains_after(to, direction, &threats, list) {
                Some(number) => lines += number,
                None => left |= to,
            }
        }
        Pairs { lines, left }
    }

    /// The captures that moves in that direction to those squares allow.
    #[inline(always)]
    fn threats(&self, targets: BitsOf<R>, direction: Direction) -> Threats<BitsOf<R>> {
        let none = BitsOf::<R>::ZERO;
        let (them, free, prey) = (self.view.us, self.view.free, self.view.prey_of_men());
        let from = R::Board::shift(targets, direction.opposite());
        let over_it =
            if self.captures_in(direction) { R::Board::shift(free, direction.opposite()) } else { none };
        let came_onward = R::Board::shift(from & self.onward, direction);
        let mut threats = Threats { legs: [Allowed::default(); 8], hot: none, deep: none, over_it };
        each_fixed!(R, leg => if self.captures_in(leg) {
            let attacked = R::Board::shift(them, leg);
            let allowed = if leg == direction.opposite() {
                // To where the man came from, which is free.
                let moved = targets & attacked;
                threats.deep |= moved & came_onward;
                Allowed { moved, other: none }
            } else {
                let moved = targets & attacked & R::Board::shift(free, leg.opposite());
                let other = R::Board::shift(from & R::Board::shift(prey & attacked, leg), direction);
                threats.deep |= moved & R::Board::shift(self.onward, leg.opposite());
                threats.deep |= other & (came_onward | over_it);
                Allowed { moved, other }
            };
            threats.hot |= allowed.moved | allowed.other;
            threats.legs[leg as usize] = allowed;
        });
        threats
    }

    /// The number of captures after a move that allows some of several legs; `None` if some go on as a king.
    #[inline(always)]
    fn chains_after(
        &self,
        to: BitsOf<R>,
        direction: Direction,
        threats: &Threats<BitsOf<R>>,
        list: &mut MoveList<R::Board>,
    ) -> Option<u64> {
        let from = R::Board::shift(to, direction.opposite());
        let (prey, free) = (self.view.prey_of_men() ^ from | to, self.view.free ^ (from | to));
        let mut chains = Chains::<R, OTHER>::new(self.view.rules, prey, free, list);
        let mut single = 0;
        let mut follow = |start, over, land: BitsOf<R>, goes_on: bool| {
            if goes_on || land.meets(self.onward) {
                chains.count_from(start, over, land);
            } else {
                single += 1;
            }
        };
        each_fixed!(R, leg => if self.captures_in(leg) {
            let Allowed { moved, other } = threats.legs[leg as usize];
            if moved.meets(to) {
                follow(R::Board::shift(to, leg.opposite()), to, R::Board::shift(to, leg), false);
            }
            if other.meets(to) {
                let over = R::Board::shift(from, leg.opposite());
                follow(R::Board::shift(over, leg.opposite()), over, from, threats.over_it.meets(to));
            }
        });
        chains.add_single_legs(single);
        chains.number()
    }

    #[inline(always)]
    fn captures_in(&self, leg: Direction) -> bool {
        self.view.rules.man_captures_in(self.view.color(), leg)
    }

    /// The number of steps into those squares, were they free.
    #[inline(always)]
    fn steps_into(&self, squares: BitsOf<R>) -> u32 {
        let mut steps = 0;
        each_fixed!(R, step => if self.view.rules.man_steps_in(self.view.color(), step) {
            steps += (R::Board::shift(squares, step.opposite()) & self.view.us).count();
        });
        steps
    }
}

/// The squares from which a leg is possible into that room, whoever stands there.
#[inline(always)]
fn starts_in_room<R: Rules, const WHITE: bool>(view: &View<R, WHITE>, room: BitsOf<R>) -> BitsOf<R> {
    let mut found = BitsOf::<R>::ZERO;
    each_fixed!(R, leg => if view.rules.man_captures_in(view.color(), leg) {
        found |= starts::<R>(view.prey_of_men(), room, leg);
    });
    found
}

/// Where men that have captured once may be able to go on after a quiet move of the other side, if `starts` are the
/// squares from which they could before.
#[inline(always)]
fn onward<R: Rules, const WHITE: bool>(view: &View<R, WHITE>, starts: BitsOf<R>) -> BitsOf<R> {
    let onward = if may_land_where_one_stepped_from(view.rules) {
        starts_in_room(view, view.free | view.them)
    } else {
        starts
    };
    view.goes_on_from(onward)
}

/// Whether a second leg may land on the square that the piece taken by the first has just left with a step. The step,
/// the first leg and twice the second make a closed figure then: with legs along diagonals alone, or along straight
/// lines alone, there is none, and neither is one that begins with a diagonal step where straight steps go two squares.
#[inline(always)]
fn may_land_where_one_stepped_from<R: Rules>(rules: R) -> bool {
    rules.man_captures() == Lines::All && (R::Board::KIND.is_full() || rules.man_steps() != Lines::Diagonal)
}
