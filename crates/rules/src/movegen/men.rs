//! Moves of men.

use super::{BLACK_FIRST, BitsOf, Chain, Generator, Sink, WHITE_FIRST};
use crate::{
    ChainDuty, Direction, Role, Rules,
    bits::Bits,
    geometry::Geometry,
    rules::{AfterLeg, after_mans_leg},
};

impl<R: Rules, S: Sink<R::Board>, const WHITE: bool> Generator<'_, R, S, WHITE> {
    #[inline(always)]
    fn man_directions() -> [Direction; 4] {
        if WHITE { WHITE_FIRST } else { BLACK_FIRST }
    }

    /// How many of [`Self::man_directions`] men capture in.
    #[inline(always)]
    fn man_capture_count(&self) -> usize {
        if self.rules.men_capture_back() { 4 } else { 2 }
    }

    /// The men that can make a first leg in a direction.
    #[inline(always)]
    fn jumpers(&self, direction: Direction) -> BitsOf<R> {
        let back = direction.opposite();
        let men = self.us & !self.kings;
        men & R::Board::shift(self.them & R::Board::shift(self.free, back), back)
    }

    #[inline(always)]
    pub(super) fn men_can_capture(&self) -> bool {
        let [a, b, c, d] = Self::man_directions();
        let forward = self.jumpers(a) | self.jumpers(b);
        let all = if self.man_capture_count() == 4 { forward | self.jumpers(c) | self.jumpers(d) } else { forward };
        !all.is_empty()
    }

    #[inline(always)]
    pub(super) fn men_captures(&mut self) -> bool {
        let [a, b, c, d] = Self::man_directions();
        let mut jumpers = self.jumpers(a) | self.jumpers(b);
        if self.man_capture_count() == 4 {
            jumpers |= self.jumpers(c) | self.jumpers(d);
        }
        if jumpers.is_empty() {
            return false;
        }
        self.men_chains(jumpers);
        true
    }

    fn men_chains(&mut self, jumpers: BitsOf<R>) {
        for bit in jumpers.iter() {
            let from = BitsOf::<R>::bit(bit);
            let chain = Chain { from, mover: Role::Man, captured: BitsOf::<R>::ZERO };
            self.free |= from;
            self.man_legs(chain, from);
            self.free ^= from;
            // What was walked from one square says nothing about another.
            self.walked.clear();
        }
    }

    /// Walks every leg of a man's capture from `at`; tells whether there was any.
    #[inline(always)]
    fn man_legs(&mut self, chain: Chain<BitsOf<R>>, at: BitsOf<R>) -> bool {
        let [a, b, c, d] = Self::man_directions();
        let mut any = self.man_leg(chain, at, a);
        any |= self.man_leg(chain, at, b);
        if self.man_capture_count() == 4 {
            any |= self.man_leg(chain, at, c);
            any |= self.man_leg(chain, at, d);
        }
        any
    }

    #[inline(always)]
    fn man_leg(&mut self, chain: Chain<BitsOf<R>>, at: BitsOf<R>, direction: Direction) -> bool {
        let over = R::Board::shift(at, direction) & self.them & !chain.captured;
        let land = R::Board::shift(over, direction) & self.free;
        if land.is_empty() {
            return false;
        }
        self.man_lands(Chain { captured: chain.captured | over, ..chain }, over, land);
        true
    }

    fn man_lands(&mut self, chain: Chain<BitsOf<R>>, over: BitsOf<R>, land: BitsOf<R>) {
        let (crowning, regicide) = (self.rules.crowning_in_capture(), self.rules.regicide());
        let on_row = land.meets(Self::crowning_row());
        match after_mans_leg(crowning, regicide, on_row, over.meets(self.kings)) {
            AfterLeg::EndAsKing => self.finish(chain, land, Role::King),
            AfterLeg::GoOnAsKing => self.go_on_as_king(chain, land),
            AfterLeg::GoOn => {
                let single = self.rules.chain_duty() == ChainDuty::SingleLeg;
                let went_on = !single && self.man_legs(chain, land);
                if !went_on || self.may_stop() {
                    let becomes = self.role_at_end(chain.captured, land);
                    self.finish(chain, land, becomes);
                }
            }
        }
    }

    #[inline(always)]
    pub(super) fn men_steps(&mut self) {
        let men = self.us & !self.kings;
        for direction in Direction::forward(Self::color()) {
            let targets = R::Board::shift(men, direction) & self.free;
            let width = R::Board::KIND.width() as i8;
            let offset = match direction {
                Direction::NorthEast => -(width / 2 + 1),
                Direction::NorthWest => -(width / 2 + 2),
                Direction::SouthEast => width / 2 + 2,
                _ => width / 2 + 1,
            };
            self.sink.men_steps(targets, offset, Self::crowning_row());
        }
    }
}
