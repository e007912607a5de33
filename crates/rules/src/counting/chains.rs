//! Counts men's captures of several legs without building moves.
//!
//! The walk is depth first over (square, pieces left). Where there is only one leg it continues in a loop; only forks recurse.
//! Captures of three and more legs can repeat on another route and are compared with those before; shorter ones cannot.
//!
//! Invariant: the caller has checked [`can_count`]: all pieces that men may capture count the same, so a precedence
//! rule compares lengths only; the duty to capture ranks no captures; captures must be finished; capturing a king does
//! not crown.

use super::jumps::{self, landings};
use crate::{
    CrowningInCapture, Removal, Role, Rules,
    bits::Bits,
    geometry::Geometry,
    movegen::{
        BitsOf, each_fixed,
        sink::MERGE_FROM,
        view::{View, crowning_row, side},
    },
    moves::{Move, MoveList},
};

/// Whether, of two captures that take pieces of the same role, only the longer is legal.
#[inline(always)]
pub(super) fn longest_only<R: Rules>(rules: R) -> bool {
    rules.precedence().prefers_longer()
}

/// Whether all jumps from a square are found at once with [`landings`] instead of one direction after the other.
#[inline(always)]
fn all_at_once<R: Rules>(rules: R) -> bool {
    R::FIXED && jumps::known::<R>() && rules.man_captures().is_all() && rules.men_capture_back()
}

/// The captures counted so far.
pub(super) struct Chains<'l, R: Rules, const WHITE: bool> {
    rules: R,
    /// The pieces that men may capture.
    prey: BitsOf<R>,
    free: BitsOf<R>,
    /// The start square of the current man.
    from: BitsOf<R>,
    number: u32,
    /// The length of the counted captures, if precedence goes by length.
    legs: u32,
    /// Whether a capture continues as a king, which this code does not follow.
    crowned: bool,
    /// Scratch space for long captures; what the caller has stored lies before `first`.
    list: &'l mut MoveList<R::Board>,
    first: usize,
    /// Whether the list keeps all captures.
    keep: bool,
}

/// Whether this code can count the men's captures of a position. Captures that continue as a king turn up later.
#[inline(always)]
pub(super) fn can_count<R: Rules, const WHITE: bool>(view: &View<R, WHITE>) -> bool {
    let kings = view.prey_of_men().meets(view.kings);
    let equal_prey = !view.rules.precedence().weighs_kings() || !kings;
    let crowns = view.rules.regicide().crowns() && kings;
    let by_duty = view.rules.capture_duty().ranks_captures();
    equal_prey && !crowns && !by_duty && view.rules.chain_duty().must_finish()
}

/// The number of captures by `men`, which continue from `onward` after one leg, or `None` if a capture continues as a king.
#[inline(always)]
pub(super) fn count<R: Rules, const WHITE: bool>(
    view: &View<R, WHITE>,
    men: BitsOf<R>,
    onward: BitsOf<R>,
    list: &mut MoveList<R::Board>,
) -> Option<u64> {
    let mut chains = Chains::<R, WHITE>::new(view.rules, view.prey_of_men(), view.free, list);
    chains.follow(men, onward);
    chains.number()
}

/// Appends the captures by `men` to a list. Returns false and leaves the list alone if a capture continues as a king.
#[inline(always)]
pub(super) fn list<R: Rules, const WHITE: bool>(
    view: &View<R, WHITE>,
    men: BitsOf<R>,
    onward: BitsOf<R>,
    list: &mut MoveList<R::Board>,
) -> bool {
    let mut chains = Chains::<R, WHITE>::new(view.rules, view.prey_of_men(), view.free, list);
    chains.keep = true;
    chains.follow(men, onward);
    if chains.crowned {
        chains.list.truncate(chains.first);
    }
    !chains.crowned
}

impl<'l, R: Rules, const WHITE: bool> Chains<'l, R, WHITE> {
    #[inline(always)]
    pub(super) fn new(rules: R, prey: BitsOf<R>, free: BitsOf<R>, list: &'l mut MoveList<R::Board>) -> Self {
        let (from, first) = (BitsOf::<R>::ZERO, list.len());
        Chains { rules, prey, free, from, number: 0, legs: 0, crowned: false, list, first, keep: false }
    }

    /// The number of captures, or `None` if one continues as a king. Clears the scratch space.
    #[inline(always)]
    pub(super) fn number(self) -> Option<u64> {
        self.list.truncate(self.first);
        (!self.crowned).then_some(u64::from(self.number))
    }

    /// Adds a number of captures of one leg.
    #[inline(always)]
    pub(super) fn add_single_legs(&mut self, number: u32) {
        if !longest_only(self.rules) || self.legs <= 1 {
            self.number += number;
        }
    }

    /// Counts the captures of `men`; after one leg they continue from `onward` only.
    #[inline(always)]
    fn follow(&mut self, men: BitsOf<R>, onward: BitsOf<R>) {
        let mut single = 0;
        for bit in men.iter() {
            self.from = BitsOf::<R>::bit(bit);
            self.each_leg(bit, self.prey, |chains, land, left| {
                if BitsOf::<R>::bit(land).meets(onward) {
                    chains.go_on(land, left, 1);
                } else if chains.keep {
                    chains.finish(land, left, 1);
                } else {
                    single += 1;
                }
            });
        }
        self.add_single_legs(single);
    }

    /// Counts the captures that begin with one given leg.
    #[inline(always)]
    pub(super) fn count_from(&mut self, from: BitsOf<R>, over: BitsOf<R>, land: BitsOf<R>) {
        self.from = from;
        self.go_on(land.lowest(), self.prey & !over, 1);
    }

    /// Follows every leg from the square `at`; loops while there is only one.
    fn go_on(&mut self, mut at: u32, mut left: BitsOf<R>, mut legs: u32) {
        loop {
            if BitsOf::<R>::bit(at).meets(crowning_row::<R>(side::<WHITE>())) {
                match self.rules.crowning_in_capture() {
                    CrowningInCapture::Stop => break,
                    CrowningInCapture::GoOnAsKing => return self.crowned = true,
                    CrowningInCapture::Pass => {}
                }
            }
            let mut last = None;
            self.each_leg(at, left, |chains, land, left| {
                if let Some((land, left)) = last.replace((land, left)) {
                    chains.go_on(land, left, legs + 1);
                }
            });
            let Some(leg) = last else { break };
            (at, left) = leg;
            legs += 1;
        }
        self.finish(at, left, legs);
    }

    /// Calls `follow` for every leg from the square `at` with the landing square and the pieces left.
    #[inline(always)]
    fn each_leg(&mut self, at: u32, left: BitsOf<R>, mut follow: impl FnMut(&mut Self, u32, BitsOf<R>)) {
        let (man, room) = (BitsOf::<R>::bit(at), self.room(left));
        if all_at_once(self.rules) {
            for land in landings::<R>(at, left, room).iter() {
                follow(self, land, left ^ BitsOf::<R>::bit(u32::midpoint(at, land)));
            }
            return;
        }
        each_fixed!(R, direction => if self.rules.man_captures_in(side::<WHITE>(), direction) {
            let over = R::Board::shift(man, direction) & left;
            if R::Board::shift(over, direction).meets(room) {
                let offset = 2 * i32::from(R::Board::offset(direction));
                follow(self, at.wrapping_add_signed(offset), left ^ over);
            }
        });
    }

    /// The squares where the man can land.
    #[inline(always)]
    fn room(&self, left: BitsOf<R>) -> BitsOf<R> {
        match self.rules.removal() {
            Removal::AtEnd => self.free | self.from,
            Removal::AtOnce => self.free | self.from | (self.prey & !left),
        }
    }

    #[inline(always)]
    fn finish(&mut self, at: u32, left: BitsOf<R>, legs: u32) {
        if legs >= MERGE_FROM || self.keep {
            return self.finish_long(at, left, legs);
        }
        // Without branches: which of a few short captures is the longest cannot be predicted.
        let counts = !longest_only(self.rules) || legs >= self.legs;
        if longest_only(self.rules) && legs > self.legs {
            (self.legs, self.number) = (legs, 0);
        }
        self.number += u32::from(counts);
    }

    /// Counts a capture that may be a duplicate, or that the list keeps.
    #[inline(always)]
    fn finish_long(&mut self, at: u32, left: BitsOf<R>, legs: u32) {
        if longest_only(self.rules) && legs != self.legs {
            if legs < self.legs {
                return;
            }
            (self.legs, self.number) = (legs, 0);
            self.list.truncate(self.first);
        }
        if !self.is_repeated(at, left, legs) {
            self.number += 1;
        }
    }

    /// Whether a capture has been counted before. Appends it to the list if not.
    fn is_repeated(&mut self, at: u32, left: BitsOf<R>, legs: u32) -> bool {
        let crowned = BitsOf::<R>::bit(at).meets(crowning_row::<R>(side::<WHITE>()));
        let capture = Move {
            captured: self.prey & !left,
            from: self.from.lowest() as u8,
            to: at as u8,
            mover: Role::Man,
            becomes: if crowned { Role::King } else { Role::Man },
        };
        let repeated = legs >= MERGE_FROM && self.list[self.first..].contains(&capture);
        if !repeated {
            self.list.push(capture);
        }
        repeated
    }
}
