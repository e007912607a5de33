//! The last two plies at once: every quiet move of our men and all replies, as sets.
//!
//! A quiet move frees one square and occupies another. Two cases, by whether the other side can capture already:
//! - It cannot. Then a move changes the number of quiet replies by the steps into the two squares, and it may allow new
//!   captures: of the man that has moved, or of another man by landing on the square it left.
//! - It can. Then a move that touches no square of the captures' [`Footprint`] leaves all of them as they are, and again may
//!   add new ones.
//!
//! All men that step in one direction are counted together. Moves that crown, touch the footprint, or allow captures that
//! these sets do not cover are returned in [`Pairs::left`] and played. Replies of several legs go to `chains`.

use super::{
    chains::{self, Chains, longest_only},
    footprint::Footprint,
    leaf::count_view,
};
use crate::{
    Direction, Rules,
    bits::Bits,
    geometry::Geometry,
    movegen::{
        BitsOf, each_direction, each_fixed,
        legs::{FirstLegs, starts},
        view::{View, crowning_row, side},
    },
    moves::MoveList,
};

/// The count for our men's quiet moves in one direction.
pub(super) struct Pairs<B> {
    /// The number of two-ply lines that begin with a counted move.
    pub(super) lines: u64,
    /// The destinations of the moves that were not counted.
    pub(super) left: B,
}

/// The other side, which has no kings, in a position in which our side cannot capture.
pub(super) struct Answers<R: Rules, const OTHER: bool> {
    view: View<R, OTHER>,
    /// The number of its legal moves if it were to move now.
    now: u64,
    /// Whether those moves are captures.
    forced: bool,
    /// The squares on which those captures depend.
    footprint: Footprint<R>,
    /// Whether longer captures exist already, so that new captures of one leg are illegal.
    outweighed: bool,
    /// Whether `chains` can count its captures.
    countable: bool,
    /// A superset of the squares where its captures can continue after one leg, whichever of our men moves. Legs over the
    /// moved man itself are not included.
    onward: BitsOf<R>,
}

/// Captures that moves allow, as sets of the moves' destinations.
#[derive(Clone, Copy, Default)]
struct Allowed<B> {
    /// Captures of the man that has moved.
    moved: B,
    /// Captures of another man, landing on the square that the moved man has left.
    other: B,
}

/// All captures that moves in one direction allow.
struct Threats<B> {
    /// By the direction of the first leg.
    legs: [Allowed<B>; 8],
    /// Destinations of moves that allow captures.
    hot: B,
    /// Destinations of moves that allow captures of several legs.
    deep: B,
    /// Destinations where the moved man can be jumped by a man that has just landed on the square it left.
    over_it: B,
}

impl<B: Bits> Threats<B> {
    /// The number of first legs that moves to `squares` allow.
    #[inline(always)]
    fn single(&self, squares: B) -> u32 {
        let mut number = 0;
        each_direction!(leg => {
            // Opposite directions count once: between two of their men, neither can jump over the moved man.
            let moved = self.legs[leg as usize].moved | self.legs[leg.opposite() as usize].moved;
            let once = if (leg as u8) < leg.opposite() as u8 { moved & squares } else { B::ZERO };
            number += once.count() + (self.legs[leg as usize].other & squares).count();
        });
        number
    }
}

impl<R: Rules, const OTHER: bool> Answers<R, OTHER> {
    /// The replies to `ours`, which cannot capture; `None` if the position does not fit this method.
    #[inline(always)]
    pub(super) fn to<const WHITE: bool>(
        ours: &View<R, WHITE>,
        list: &mut MoveList<R::Board>,
    ) -> Option<Self> {
        let view: View<R, OTHER> = ours.turned();
        if !view.our_kings().is_empty() {
            return None;
        }
        let countable = chains::can_count(&view);
        let starts = starts_in_room(&view, view.free);
        let onward = onward(&view, starts);
        if starts.meets(view.us) {
            return if countable { Self::forced(view, onward, list) } else { None };
        }
        let (now, footprint) = (u64::from(view.count_man_steps()), Footprint::none());
        Some(Answers { view, now, forced: false, outweighed: false, footprint, countable, onward })
    }

    #[inline(never)]
    fn forced(view: View<R, OTHER>, onward: BitsOf<R>, list: &mut MoveList<R::Board>) -> Option<Self> {
        let legs = FirstLegs::of(&view);
        let footprint = Footprint::of(&view, &legs)?;
        let now = count_view(&view, list);
        let outweighed = longest_only(view.rules) && !legs.none_continues(&view);
        Some(Answers { view, now, forced: true, outweighed, footprint, countable: true, onward })
    }

    /// Counts the lines that begin with moves in a direction to `targets`.
    #[inline(always)]
    pub(super) fn after_steps<const WHITE: bool>(
        &self,
        targets: BitsOf<R>,
        direction: Direction,
        list: &mut MoveList<R::Board>,
    ) -> Pairs<BitsOf<R>> {
        let threats = self.threats(targets, direction);
        // Moves that crown are played: not every man may capture a king.
        let mut left = targets & crowning_row::<R>(side::<WHITE>());
        if !self.countable {
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

    /// The captures that moves in a direction to `targets` allow.
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
                // Lands on the square that the man has left, which is free.
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

    /// The number of captures after a move that allows some of several legs, or `None` if one continues as a king.
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

    /// The number of steps into `squares` if they were free.
    #[inline(always)]
    fn steps_into(&self, squares: BitsOf<R>) -> u32 {
        let mut steps = 0;
        each_fixed!(R, step => if self.view.rules.man_steps_in(self.view.color(), step) {
            steps += (R::Board::shift(squares, step.opposite()) & self.view.us).count();
        });
        steps
    }
}

/// The squares from which a leg into `room` is possible, occupied or not.
#[inline(always)]
fn starts_in_room<R: Rules, const WHITE: bool>(view: &View<R, WHITE>, room: BitsOf<R>) -> BitsOf<R> {
    let mut found = BitsOf::<R>::ZERO;
    each_fixed!(R, leg => if view.rules.man_captures_in(view.color(), leg) {
        found |= starts::<R>(view.prey_of_men(), room, leg);
    });
    found
}

/// A superset of the squares where captures can continue after a quiet move of the other side. `starts` are the squares
/// from which they could before it.
#[inline(always)]
fn onward<R: Rules, const WHITE: bool>(view: &View<R, WHITE>, starts: BitsOf<R>) -> BitsOf<R> {
    let onward = if may_land_where_one_stepped_from(view.rules) {
        starts_in_room(view, view.free | view.them)
    } else {
        starts
    };
    view.onward_among(onward)
}

/// Whether a second leg can land on the square that the piece captured by the first has just left. Then the step, the
/// first leg and the second leg form a closed figure. None exists if all legs are diagonal or all are straight, nor after
/// a diagonal step on boards where straight steps go two squares.
#[inline(always)]
fn may_land_where_one_stepped_from<R: Rules>(rules: R) -> bool {
    rules.man_captures().is_all() && (R::Board::KIND.is_full() || rules.man_steps().has_straight())
}
