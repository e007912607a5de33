//! Counting captures of men that may have many legs, without listing them: for perft only.
//!
//! Invariant: whoever counts here knows that all pieces that men may take are alike, so that of two captures the longer
//! one goes first, or neither does; that every capture has to be finished; and that taking a piece crowns nobody.

use super::jumps::{self, landings};
use crate::{
    ChainDuty, CrowningInCapture, Lines, Precedence, Regicide, Removal, Role, Rules,
    bits::Bits,
    geometry::Geometry,
    movegen::{
        BitsOf, each_fixed,
        sink::MERGE_FROM,
        view::{View, crowning_row, side},
    },
    moves::{Move, MoveList},
};

/// Whether the longer of two captures of like pieces goes first.
#[inline(always)]
pub(super) fn goes_by_length<R: Rules>(rules: R) -> bool {
    !matches!(rules.precedence(), Precedence::Free | Precedence::KingFirst)
}

/// Whether legs are found all at once: eight directions are too many to try one by one.
#[inline(always)]
fn all_at_once<R: Rules>(rules: R) -> bool {
    R::FIXED && jumps::known::<R>() && rules.man_captures() == Lines::All && rules.men_capture_back()
}

/// The captures counted so far.
pub(super) struct Chains<'l, R: Rules, const WHITE: bool> {
    rules: R,
    /// What men may take.
    prey: BitsOf<R>,
    free: BitsOf<R>,
    /// Where the man at hand comes from.
    from: BitsOf<R>,
    number: u32,
    /// The length of the captures counted, where it matters.
    legs: u32,
    /// Whether a man has gone on as a king, which is not followed here.
    crowned: bool,
    /// The long captures counted, after what was there before.
    list: &'l mut MoveList<R::Board>,
    first: usize,
    /// Whether the list is to hold all captures.
    keep: bool,
}

/// Whether captures of men can be counted here, as far as the pieces that they may take are concerned.
#[inline(always)]
pub(super) fn can_count<R: Rules, const WHITE: bool>(view: &View<R, WHITE>) -> bool {
    let kings = view.prey_of_men().meets(view.kings);
    let alike = match view.rules.precedence() {
        Precedence::Free | Precedence::MostPieces | Precedence::KingFirst => true,
        _ => !kings,
    };
    let crowns = view.rules.regicide() != Regicide::Off && kings;
    alike && !crowns && view.rules.chain_duty() == ChainDuty::Finish
}

/// The number of captures of those men, which go on from `onward` after one leg; `None` if some go on as kings.
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

/// Appends the captures of those men to a list; tells whether that could be done: not if some go on as kings.
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

    /// The number of captures, of which the list holds none any more; `None` if some go on as a king.
    #[inline(always)]
    pub(super) fn number(self) -> Option<u64> {
        self.list.truncate(self.first);
        (!self.crowned).then_some(u64::from(self.number))
    }

    /// Counts so many captures more that have one leg.
    #[inline(always)]
    pub(super) fn add_single_legs(&mut self, number: u32) {
        if !goes_by_length(self.rules) || self.legs <= 1 {
            self.number += number;
        }
    }

    /// Counts the captures of those men; after one leg they go on from `onward` only.
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

    /// Counts the captures of a man that begin with a leg.
    #[inline(always)]
    pub(super) fn count_from(&mut self, from: BitsOf<R>, over: BitsOf<R>, land: BitsOf<R>) {
        self.from = from;
        self.go_on(land.lowest(), self.prey & !over, 1);
    }

    /// Follows every leg of a man from the square with that bit index, one leg after the other as long as there is but one.
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

    /// Calls back for every leg from the square with that bit index: with the bit index of the square where it lands, and
    /// with what is left.
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

    /// The squares where a man can land.
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
        // Without branches: no processor guesses which of a few short captures is the longest.
        let counts = !goes_by_length(self.rules) || legs >= self.legs;
        if goes_by_length(self.rules) && legs > self.legs {
            (self.legs, self.number) = (legs, 0);
        }
        self.number += u32::from(counts);
    }

    /// A capture that has to be compared with those before, or kept.
    #[inline(always)]
    fn finish_long(&mut self, at: u32, left: BitsOf<R>, legs: u32) {
        if goes_by_length(self.rules) && legs != self.legs {
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

    /// Whether a capture has been counted before; appends it to the list if it has not.
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
