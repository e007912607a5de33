//! Moves of kings, short and flying.

use super::{BitsOf, Chain, Generator, LEGS_BEFORE_MEMO, Sink};
use crate::{ChainDuty, Direction, Role, Rules, bits::Bits, geometry::Geometry};

impl<R: Rules, S: Sink<R::Board>, const WHITE: bool> Generator<'_, R, S, WHITE> {
    #[inline(always)]
    pub(super) fn king_steps(&mut self) {
        let kings = self.us & self.kings;
        for bit in kings.iter() {
            let from = BitsOf::<R>::bit(bit);
            let mut targets = BitsOf::<R>::ZERO;
            for direction in Direction::DIAGONALS {
                targets |= self.slide(from, direction);
            }
            self.sink.king_steps(bit, targets);
        }
    }

    /// The free squares that a king reaches from `at` in a direction.
    #[inline(always)]
    fn slide(&self, at: BitsOf<R>, direction: Direction) -> BitsOf<R> {
        let mut next = R::Board::shift(at, direction) & self.free;
        if !self.rules.flying_kings() {
            return next;
        }
        let mut reached = next;
        while !next.is_empty() {
            next = R::Board::shift(next, direction) & self.free;
            reached |= next;
        }
        reached
    }

    /// The first piece that a king at `at` could jump in a direction, were the square behind it free.
    #[inline(always)]
    fn first_met(&self, at: BitsOf<R>, direction: Direction) -> BitsOf<R> {
        let mut next = R::Board::shift(at, direction);
        if self.rules.flying_kings() {
            while next.meets(self.free) {
                next = R::Board::shift(next, direction);
            }
        }
        next
    }

    #[inline(always)]
    pub(super) fn king_can_capture(&self) -> bool {
        let kings = self.us & self.kings;
        kings.iter().any(|bit| {
            Direction::DIAGONALS.into_iter().any(|direction| {
                let over = self.first_met(BitsOf::<R>::bit(bit), direction) & self.them;
                R::Board::shift(over, direction).meets(self.free)
            })
        })
    }

    #[inline(always)]
    pub(super) fn king_captures(&mut self) -> bool {
        let kings = self.us & self.kings;
        if kings.is_empty() {
            return false;
        }
        self.king_chains(kings)
    }

    fn king_chains(&mut self, kings: BitsOf<R>) -> bool {
        let mut any = false;
        for bit in kings.iter() {
            let from = BitsOf::<R>::bit(bit);
            let chain = Chain { from, mover: Role::King, captured: BitsOf::<R>::ZERO };
            self.free |= from;
            for direction in Direction::DIAGONALS {
                any |= self.king_leg(chain, from, direction);
            }
            self.free ^= from;
            // What was walked from one square says nothing about another.
            self.walked.clear();
        }
        any
    }

    /// A man that has just been crowned in mid-capture goes on as a king, or ends its move.
    pub(super) fn go_on_as_king(&mut self, chain: Chain<BitsOf<R>>, at: BitsOf<R>) {
        let mut went_on = false;
        for direction in Direction::DIAGONALS {
            went_on |= self.king_leg(chain, at, direction);
        }
        if !went_on || self.may_stop() {
            self.finish(chain, at, Role::King);
        }
    }

    /// Captures the first piece in a direction, if that is possible, and everything after it; tells whether
    /// it was possible.
    fn king_leg(&mut self, chain: Chain<BitsOf<R>>, at: BitsOf<R>, direction: Direction) -> bool {
        let over = self.first_met(at, direction) & self.them & !chain.captured;
        let land = R::Board::shift(over, direction) & self.free;
        if land.is_empty() {
            return false;
        }
        self.legs += 1;
        if self.legs > LEGS_BEFORE_MEMO && !self.first_visit(chain, over, direction) {
            return true;
        }
        self.king_lands(Chain { captured: chain.captured | over, ..chain }, land, direction);
        true
    }

    /// Notes that this leg is walked; tells whether it is the first time.
    fn first_visit(&mut self, chain: Chain<BitsOf<R>>, over: BitsOf<R>, direction: Direction) -> bool {
        if self.legs > self.max_legs {
            return false;
        }
        let state = (over.lowest() as u8, direction as u8, chain.captured);
        self.sink.wants_every_route() || self.walked.insert(state)
    }

    fn king_lands(&mut self, chain: Chain<BitsOf<R>>, land: BitsOf<R>, direction: Direction) {
        let mut went_on = false;
        let mut last = land;
        let mut segment = land;
        if self.rules.flying_kings() {
            segment |= self.slide(land, direction);
            while R::Board::shift(last, direction).meets(segment) {
                last = R::Board::shift(last, direction);
            }
        }
        if self.rules.chain_duty() != ChainDuty::SingleLeg {
            for turn in Direction::DIAGONALS {
                if turn == direction || turn == direction.opposite() {
                    continue;
                }
                for bit in segment.iter() {
                    went_on |= self.king_leg(chain, BitsOf::<R>::bit(bit), turn);
                }
            }
            // Straight on, the next piece is the same from every square of the segment.
            went_on |= self.king_leg(chain, last, direction);
        }
        if !went_on || self.may_stop() {
            for bit in segment.iter() {
                self.finish(chain, BitsOf::<R>::bit(bit), Role::King);
            }
        }
    }
}
