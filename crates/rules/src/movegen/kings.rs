//! Moves of kings, flying or not.
//!
//! A capturing king slides to the first piece it meets (`first_met`), jumps it, and lands on a square of the free
//! segment behind it (without flying kings, all these are one step). Captures are walked depth first. From a segment, legs to the side are looked for from all its squares
//! at once (`has_leg`), and most looks find nothing; the leg straight on is the same from every square of the segment, so
//! it is tried once, from the last square.
//!
//! After `LEGS_BEFORE_MEMO` legs in one position the walk changes its method: under a precedence by number or value `plan`
//! takes over; otherwise each state (jumped piece, direction, captured pieces and their order) is walked only once. The result is the same.
//!
//! Not here: captures that begin as a man (`men`), although they continue here once the man is a king.

use super::{BitsOf, Chain, Generator, LEGS_BEFORE_MEMO, Sink, View, each_direction};
use crate::{Direction, Role, Rules, bits::Bits, geometry::Geometry};

impl<R: Rules, const WHITE: bool> View<R, WHITE> {
    #[inline(always)]
    pub(super) fn king_steps<S: Sink<R::Board>>(&self, sink: &mut S) {
        for bit in self.stepping_kings().iter() {
            sink.king_steps(bit, self.king_targets(BitsOf::<R>::bit(bit)));
        }
    }
}

impl<R: Rules, S: Sink<R::Board>, const WHITE: bool> Generator<'_, R, S, WHITE> {
    #[inline(always)]
    pub(super) fn king_captures(&mut self) {
        let kings = self.view.our_kings();
        if !kings.is_empty() {
            self.king_chains(kings);
        }
    }

    fn king_chains(&mut self, kings: BitsOf<R>) {
        for bit in kings.iter() {
            let from = BitsOf::<R>::bit(bit);
            self.view.free |= from;
            self.king_legs(Chain::new(from, Role::King), from);
            self.view.free ^= from;
            // What was walked or planned from one start square does not hold for another.
            if self.king_legs > LEGS_BEFORE_MEMO {
                (self.walked, self.plan) = (None, None);
            }
        }
    }

    fn king_legs(&mut self, chain: Chain<BitsOf<R>>, at: BitsOf<R>) {
        each_direction!(direction => {
            if self.view.rules.king_captures().contain(direction) && self.has_leg(&chain, at, direction) {
                self.king_leg(chain, at, direction);
            }
        });
    }

    /// Whether [`Generator::king_leg`] is possible from any of the squares `from`.
    #[inline(always)]
    fn has_leg(&self, chain: &Chain<BitsOf<R>>, from: BitsOf<R>, direction: Direction) -> bool {
        let free = self.free_for(chain);
        let run =
            if self.view.rules.flying_kings() { from | self.view.slide(from, direction, free) } else { from };
        let over = R::Board::shift(run, direction) & self.view.them & !chain.captured;
        R::Board::shift(over, direction).meets(free)
    }

    /// Continues the capture of a man that a leg in direction `came` has just crowned, or ends it.
    pub(super) fn go_on_as_king(&mut self, chain: Chain<BitsOf<R>>, at: BitsOf<R>, came: Direction) {
        // A captured piece that is still on the board blocks the way back by itself.
        let turns_back = !self.removes_at_once() || self.view.rules.may_turn_back();
        let mut went_on = false;
        each_direction!(direction => {
            if self.view.rules.king_captures().contain(direction) && (turns_back || direction != came.opposite()) {
                went_on |= self.king_leg(chain, at, direction);
            }
        });
        if !went_on || self.may_stop() {
            self.finish(chain, at, Role::King);
        }
    }

    /// Captures the first piece in a direction and walks everything after it. Returns whether the leg exists.
    fn king_leg(&mut self, chain: Chain<BitsOf<R>>, at: BitsOf<R>, direction: Direction) -> bool {
        let free = self.free_for(&chain);
        let prey = self.view.them & !chain.captured;
        let over = self.view.first_met(at, direction, free) & prey;
        let land = R::Board::shift(over, direction) & free;
        if land.is_empty() {
            return false;
        }
        self.king_legs += 1;
        if self.king_legs > LEGS_BEFORE_MEMO {
            if self.can_plan() {
                self.plan_from(chain, over, direction);
                return true;
            }
            if !self.first_visit(&chain, over, direction) {
                return true;
            }
        }
        let chain = self.take(chain, over);
        self.king_lands(chain, over, land, direction);
        true
    }

    /// Records that this leg is walked and returns whether it is the first time.
    fn first_visit(&mut self, chain: &Chain<BitsOf<R>>, over: BitsOf<R>, direction: Direction) -> bool {
        if self.king_legs > self.max_legs {
            return false;
        }
        let state = (over.lowest() as u8, direction as u8, chain.captured, chain.order);
        self.sink.wants_every_route() || self.walked.get_or_insert_default().insert(state)
    }

    fn king_lands(
        &mut self,
        chain: Chain<BitsOf<R>>,
        over: BitsOf<R>,
        land: BitsOf<R>,
        direction: Direction,
    ) {
        let mut last = land;
        let mut segment = land;
        if self.view.rules.flying_kings() && self.view.rules.king_landing().may_be_far() {
            segment |= self.view.slide(land, direction, self.free_for(&chain));
            while R::Board::shift(last, direction).meets(segment) {
                last = R::Board::shift(last, direction);
            }
        }
        let single = self.view.rules.chain_duty().is_single_leg();
        let went_on = !single && self.king_goes_on(chain, segment, last, direction);
        if !went_on || self.may_stop() {
            let behind_it = self.view.rules.king_landing().stops_behind_king() && over.meets(self.view.kings);
            let ends = if behind_it { land } else { segment };
            for bit in ends.iter() {
                self.finish(chain, BitsOf::<R>::bit(bit), Role::King);
            }
        }
    }

    /// Walks every leg that follows a landing on `segment` and returns whether there is one.
    fn king_goes_on(
        &mut self,
        chain: Chain<BitsOf<R>>,
        segment: BitsOf<R>,
        last: BitsOf<R>,
        direction: Direction,
    ) -> bool {
        let mut went_on = false;
        each_direction!(next => {
            let aside = next != direction && next != direction.opposite();
            if self.view.rules.king_captures().contain(next) && aside && self.has_leg(&chain, segment, next) {
                for bit in segment.iter() {
                    went_on |= self.king_leg(chain, BitsOf::<R>::bit(bit), next);
                }
            }
        });
        // The next piece straight on, and straight back, is the same from every square of the segment.
        went_on |= self.king_leg(chain, last, direction);
        if self.view.rules.may_turn_back() && self.removes_at_once() {
            went_on |= self.king_leg(chain, last, direction.opposite());
        }
        went_on
    }
}
