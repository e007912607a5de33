//! The footprint of a side's captures: the squares they depend on, as two sets.
//!
//! A change elsewhere leaves all these captures as they are, though it may add others. Found by flooding from the landing
//! squares of first legs; a superset is fine, since a move that touches it is merely played instead of counted.

use crate::{
    Rules,
    bits::Bits,
    geometry::Geometry,
    movegen::{BitsOf, each_fixed, legs::FirstLegs, view::View},
};

/// The squares on which captures depend; may contain more.
pub(super) struct Footprint<R: Rules> {
    /// Squares that must stay occupied: a piece of the other side that leaves one removes a capture or opens another leg.
    pub(super) stay: BitsOf<R>,
    /// Squares that must stay clear: a piece of the other side that enters one blocks a capture or offers another leg.
    pub(super) clear: BitsOf<R>,
}

impl<R: Rules> Footprint<R> {
    /// The footprint of no captures.
    #[inline(always)]
    pub(super) fn none() -> Footprint<R> {
        Footprint { stay: BitsOf::<R>::ZERO, clear: BitsOf::<R>::ZERO }
    }

    /// The footprint of all captures that begin with `legs`, or `None` if one continues as a king.
    #[inline(always)]
    pub(super) fn of<const WHITE: bool>(view: &View<R, WHITE>, legs: &FirstLegs<R>) -> Option<Footprint<R>> {
        let none = BitsOf::<R>::ZERO;
        let row = view.crowning_row();
        let crowning = view.rules.crowning_in_capture();
        let prey = view.prey_of_men();
        let gone = if view.rules.removal().is_at_once() { prey } else { none };
        let room = view.free | legs.all_jumpers() | gone;
        let mut print = Footprint::none();
        let (mut reached, mut looked_at) = (none, none);
        each_fixed!(R, leg => {
            let over = R::Board::shift(legs.jumpers(leg), leg);
            print.stay |= over;
            print.clear |= R::Board::shift(over, leg);
            reached |= legs.landed(leg);
        });
        while !(reached & !looked_at).is_empty() {
            if crowning.goes_on_as_king() && reached.meets(row) {
                return None;
            }
            let at = reached & !looked_at;
            looked_at = reached;
            each_fixed!(R, leg => if view.rules.man_captures_in(view.color(), leg) {
                let back = leg.opposite();
                let next = R::Board::shift(at, leg);
                let beyond = R::Board::shift(next & prey, leg);
                print.stay |= next & prey & R::Board::shift(room, back) | beyond;
                reached |= beyond & room & !(if crowning.stops() { row } else { none });
                // A man that steps straight towards the landing square leaves a free square behind it.
                let steps = view.rules.man_steps_in(view.color().other(), back);
                let room = if steps { room | prey } else { room };
                print.clear |= next & R::Board::shift(room, back) | beyond;
            });
        }
        Some(print)
    }
}
