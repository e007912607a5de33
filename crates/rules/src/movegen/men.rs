//! Moves of men.

use super::{
    BLACK_FIRST, BitsOf, Sink, View, WHITE_FIRST,
    chains::{Chain, Chains},
};
use crate::{
    ChainDuty, Direction, Role, Rules,
    bits::Bits,
    geometry::Geometry,
    rules::{AfterLeg, after_mans_leg},
};

impl<R: Rules, const WHITE: bool> View<R, WHITE> {
    #[inline(always)]
    pub(super) fn men(&self) -> BitsOf<R> {
        self.us & !self.kings
    }

    /// Forward first; men capture in the first two or in all four.
    #[inline(always)]
    pub(super) fn man_directions() -> [Direction; 4] {
        if WHITE { WHITE_FIRST } else { BLACK_FIRST }
    }

    /// The squares from which a first leg in a direction is possible, whoever stands there.
    #[inline(always)]
    pub(super) fn before_victims(&self, direction: Direction) -> BitsOf<R> {
        let back = direction.opposite();
        R::Board::shift(self.them & R::Board::shift(self.free, back), back)
    }

    /// The men that can make a first leg in a direction.
    #[inline(always)]
    fn jumpers(&self, direction: Direction) -> BitsOf<R> {
        self.men() & self.before_victims(direction)
    }

    /// The men that can capture.
    #[inline(always)]
    pub(super) fn jumping_men(&self) -> BitsOf<R> {
        let [a, b, c, d] = Self::man_directions();
        let forward = self.jumpers(a) | self.jumpers(b);
        if self.rules.men_capture_back() { forward | self.jumpers(c) | self.jumpers(d) } else { forward }
    }

    #[inline(always)]
    pub(super) fn men_steps<S: Sink<R::Board>>(&self, sink: &mut S) {
        for direction in Direction::forward(Self::color()) {
            let targets = R::Board::shift(self.men(), direction) & self.free;
            sink.men_steps(targets, direction, Self::crowning_row());
        }
    }
}

impl<R: Rules, S: Sink<R::Board>, const WHITE: bool> Chains<'_, R, S, WHITE> {
    #[inline(always)]
    pub(super) fn men_chains(&mut self) {
        let [a, b, c, d] = View::<R, WHITE>::man_directions();
        self.first_legs(a);
        self.first_legs(b);
        if self.view.rules.men_capture_back() {
            self.first_legs(c);
            self.first_legs(d);
        }
    }

    #[inline(always)]
    fn first_legs(&mut self, direction: Direction) {
        for from in self.view.jumpers(direction).singles() {
            let chain = self.begin(from, Role::Man);
            let over = R::Board::shift(from, direction);
            self.man_lands(Chain { captured: over, ..chain }, over, R::Board::shift(over, direction));
            self.end(chain);
        }
    }

    /// The same for all legs but the first: most captures have one, which is walked without a call.
    fn further_man_legs(&mut self, chain: Chain<BitsOf<R>>, at: BitsOf<R>) -> bool {
        self.man_legs(chain, at)
    }

    /// Walks every leg of a man's capture from `at`; tells whether there was any.
    #[inline(always)]
    fn man_legs(&mut self, chain: Chain<BitsOf<R>>, at: BitsOf<R>) -> bool {
        let [a, b, c, d] = View::<R, WHITE>::man_directions();
        let mut any = self.man_leg(chain, at, a);
        any |= self.man_leg(chain, at, b);
        if self.view.rules.men_capture_back() {
            any |= self.man_leg(chain, at, c);
            any |= self.man_leg(chain, at, d);
        }
        any
    }

    /// Whether a man at `at` can make another leg.
    #[inline(always)]
    fn man_can_go_on(&self, chain: Chain<BitsOf<R>>, at: BitsOf<R>) -> bool {
        let [a, b, c, d] = View::<R, WHITE>::man_directions();
        let target = |direction| {
            let over = R::Board::shift(at, direction) & self.view.them & !chain.captured;
            R::Board::shift(over, direction) & self.view.free
        };
        let forward = target(a) | target(b);
        let all = if self.view.rules.men_capture_back() { forward | target(c) | target(d) } else { forward };
        !all.is_empty()
    }

    #[inline(always)]
    fn man_leg(&mut self, chain: Chain<BitsOf<R>>, at: BitsOf<R>, direction: Direction) -> bool {
        let over = R::Board::shift(at, direction) & self.view.them & !chain.captured;
        let land = R::Board::shift(over, direction) & self.view.free;
        if land.is_empty() {
            return false;
        }
        self.man_lands(Chain { captured: chain.captured | over, ..chain }, over, land);
        true
    }

    #[inline(always)]
    fn man_lands(&mut self, chain: Chain<BitsOf<R>>, over: BitsOf<R>, land: BitsOf<R>) {
        let rules = self.view.rules;
        let on_row = land.meets(View::<R, WHITE>::crowning_row());
        let took_king = over.meets(self.view.kings);
        match after_mans_leg(rules.crowning_in_capture(), rules.regicide(), on_row, took_king) {
            AfterLeg::EndAsKing => self.finish(chain, land, Role::King),
            AfterLeg::GoOnAsKing => self.go_on_as_king(chain, land),
            AfterLeg::GoOn => {
                let single = rules.chain_duty() == ChainDuty::SingleLeg;
                let went_on =
                    !single && self.man_can_go_on(chain, land) && self.further_man_legs(chain, land);
                if !went_on || self.may_stop() {
                    let becomes = self.role_at_end(chain.captured, land);
                    self.finish(chain, land, becomes);
                }
            }
        }
    }
}
