//! Moves of men: steps as whole sets, captures leg by leg.
//!
//! If no first leg can continue ([`FirstLegs::none_continues`]), captures are read off the sets. Otherwise each capturing man is
//! walked depth first: `man_legs` tries all directions, `man_lands` decides with [`after_mans_leg`] whether the man
//! continues as a man, continues as a king or ends its move. The recursion ends where a precomputed superset of the
//! jumping squares (`onward`) excludes another leg.
//!
//! Not here: what a man does after it has become a king within a capture (`kings`).

use super::{
    BitsOf, Chain, Generator, LEGS_BEFORE_MEMO, Sink, View, each_direction,
    legs::{FirstLegs, starts},
};
use crate::{
    Direction, Role, Rules,
    bits::Bits,
    geometry::Geometry,
    values::{AfterLeg, after_mans_leg},
};

impl<R: Rules, const WHITE: bool> View<R, WHITE> {
    #[inline(always)]
    pub(super) fn men_steps<S: Sink<R::Board>>(&self, sink: &mut S) {
        each_direction!(direction => if self.rules.man_steps_in(self.color(), direction) {
            sink.men_steps(self.steps(direction), R::Board::offset(direction), self.crowning_row());
        });
    }
}

impl<R: Rules, S: Sink<R::Board>, const WHITE: bool> Generator<'_, R, S, WHITE> {
    #[inline(always)]
    pub(super) fn men_captures(&mut self) {
        let legs = FirstLegs::of(&self.view);
        let regicides = self.view.rules.regicide().goes_on_as_king();
        if !regicides && legs.none_continues(&self.view) {
            self.single_legs(&legs);
        } else {
            self.men_chains(legs.all_jumpers());
        }
    }

    /// Captures, all of which are single legs.
    #[inline(always)]
    fn single_legs(&mut self, legs: &FirstLegs<R>) {
        let crowns = self.view.rules.regicide().stops();
        each_direction!(direction => {
            for bit in legs.jumpers(direction).iter() {
                let from = BitsOf::<R>::bit(bit);
                let over = R::Board::shift(from, direction);
                let land = R::Board::shift(over, direction);
                let chain = self.take(Chain::new(from, Role::Man), over);
                let becomes = if crowns && over.meets(self.view.kings) {
                    Role::King
                } else {
                    self.role_at_end(over, land)
                };
                self.finish(chain, land, becomes);
            }
        });
    }

    fn men_chains(&mut self, jumpers: BitsOf<R>) {
        self.onward = self.onward_squares();
        for bit in jumpers.iter() {
            let from = BitsOf::<R>::bit(bit);
            self.view.free |= from;
            self.man_legs(Chain::new(from, Role::Man), from);
            self.view.free ^= from;
            // What was walked or planned from one start square does not hold for another.
            if self.king_legs > LEGS_BEFORE_MEMO {
                (self.walked, self.plan) = (None, None);
            }
        }
    }

    /// A superset of the squares from which a man can make another leg. All our men count as absent, because one of them
    /// is moving.
    fn onward_squares(&self) -> BitsOf<R> {
        let mut squares = BitsOf::<R>::ZERO;
        if self.removes_at_once() {
            return !squares;
        }
        let (prey, free) = (self.view.prey_of_men(), self.view.free | self.view.our_men());
        each_direction!(direction => if self.view.rules.man_captures_in(self.view.color(), direction) {
            squares |= starts::<R>(prey, free, direction);
        });
        squares
    }

    /// Walks every leg of a man's capture from `at` and returns whether there is one.
    #[inline(always)]
    fn man_legs(&mut self, chain: Chain<BitsOf<R>>, at: BitsOf<R>) -> bool {
        let mut any = false;
        each_direction!(direction => if self.view.rules.man_captures_in(self.view.color(), direction) {
            any |= self.man_leg(chain, at, direction);
        });
        any
    }

    #[inline(always)]
    fn man_leg(&mut self, chain: Chain<BitsOf<R>>, at: BitsOf<R>, direction: Direction) -> bool {
        let over = R::Board::shift(at, direction) & self.view.prey_of_men() & !chain.captured;
        let land = R::Board::shift(over, direction) & self.free_for(&chain);
        if land.is_empty() {
            return false;
        }
        let chain = self.take(chain, over);
        self.man_lands(chain, over, land, direction);
        true
    }

    fn man_lands(&mut self, chain: Chain<BitsOf<R>>, over: BitsOf<R>, land: BitsOf<R>, direction: Direction) {
        let (crowning, regicide) = (self.view.rules.crowning_in_capture(), self.view.rules.regicide());
        let on_row = land.meets(self.view.crowning_row());
        match after_mans_leg(crowning, regicide, on_row, over.meets(self.view.kings)) {
            AfterLeg::EndAsKing => self.finish(chain, land, Role::King),
            AfterLeg::GoOnAsKing => self.go_on_as_king(chain, land, direction),
            AfterLeg::GoOn => {
                let single = self.view.rules.chain_duty().is_single_leg();
                let went_on = !single && land.meets(self.onward) && self.man_legs(chain, land);
                if !went_on || self.may_stop() {
                    let becomes = self.role_at_end(chain.captured, land);
                    self.finish(chain, land, becomes);
                }
            }
        }
    }

    /// Whether captured pieces leave the board at once.
    #[inline(always)]
    pub(super) fn removes_at_once(&self) -> bool {
        self.view.rules.removal().is_at_once()
    }
}
