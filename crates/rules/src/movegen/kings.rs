//! Moves of kings, short and flying.

use super::{
    BitsOf, Sink, View,
    chains::{Chain, Chains},
};
use crate::{ChainDuty, Direction, Role, Rules, bits::Bits, geometry::Geometry};

impl<R: Rules, const WHITE: bool> View<R, WHITE> {
    #[inline(never)]
    pub(super) fn king_steps<S: Sink<R::Board>>(self, sink: &mut S) {
        let kings = self.own_kings();
        if S::ONLY_COUNTS {
            // Two kings never reach the same square in the same direction.
            for direction in Direction::DIAGONALS {
                sink.king_steps(kings, self.slide(kings, direction));
            }
            return;
        }
        for from in kings.singles() {
            let [a, b, c, d] = Direction::DIAGONALS.map(|direction| self.slide(from, direction));
            sink.king_steps(from, a | b | c | d);
        }
    }

    /// The free squares that kings at `at` reach in a direction.
    #[inline(always)]
    fn slide(&self, at: BitsOf<R>, direction: Direction) -> BitsOf<R> {
        let mut next = R::Board::shift(at, direction) & self.free;
        let mut reached = next;
        while self.rules.flying_kings() && !next.is_empty() {
            next = R::Board::shift(next, direction) & self.free;
            reached |= next;
        }
        reached
    }

    /// Where kings at `at` land directly behind the first piece that they jump in a direction.
    #[inline(always)]
    fn jump(&self, at: BitsOf<R>, direction: Direction, them: BitsOf<R>) -> BitsOf<R> {
        let run_up = if self.rules.flying_kings() { at | self.slide(at, direction) } else { at };
        R::Board::shift(R::Board::shift(run_up, direction) & them, direction) & self.free
    }

    #[inline(never)]
    pub(super) fn kings_can_capture(self) -> bool {
        let [a, b, c, d] = Direction::DIAGONALS;
        let landed = |direction| self.jump(self.own_kings(), direction, self.them);
        !(landed(a) | landed(b) | landed(c) | landed(d)).is_empty()
    }

    /// The kings that can capture.
    #[inline(always)]
    pub(super) fn jumping_kings(&self) -> BitsOf<R> {
        let jumpers = |direction: Direction| {
            let back = direction.opposite();
            let victims = self.them & R::Board::shift(self.free, back);
            let run_up =
                if self.rules.flying_kings() { victims | self.slide(victims, back) } else { victims };
            R::Board::shift(run_up, back) & self.own_kings()
        };
        let [a, b, c, d] = Direction::DIAGONALS;
        jumpers(a) | jumpers(b) | jumpers(c) | jumpers(d)
    }
}

impl<R: Rules, S: Sink<R::Board>, const WHITE: bool> Chains<'_, R, S, WHITE> {
    #[inline(never)]
    pub(super) fn king_chains(&mut self) {
        for from in self.view.jumping_kings().singles() {
            let chain = self.begin(from, Role::King);
            for direction in Direction::DIAGONALS {
                self.king_legs(chain, from, direction);
            }
            self.end(chain);
        }
    }

    /// A man that has just been crowned in mid-capture goes on as a king, or ends its move.
    pub(super) fn go_on_as_king(&mut self, chain: Chain<BitsOf<R>>, at: BitsOf<R>) {
        let mut went_on = false;
        for direction in Direction::DIAGONALS {
            went_on |= self.king_legs(chain, at, direction);
        }
        if !went_on || self.may_stop() {
            self.finish(chain, at, Role::King);
        }
    }

    /// Captures the first piece in a direction from each of those squares, where that is possible, and
    /// everything after it; tells whether it was possible.
    fn king_legs(&mut self, chain: Chain<BitsOf<R>>, from: BitsOf<R>, direction: Direction) -> bool {
        let landed = self.view.jump(from, direction, self.view.them & !chain.captured);
        for land in landed.singles() {
            let over = R::Board::shift(land, direction.opposite());
            if self.is_new(chain, over, direction as u8) {
                self.king_lands(Chain { captured: chain.captured | over, ..chain }, land, direction);
            }
        }
        !landed.is_empty()
    }

    fn king_lands(&mut self, chain: Chain<BitsOf<R>>, land: BitsOf<R>, direction: Direction) {
        // A flying king may stop, turn or go straight on at each of these; straight on, the next piece is the
        // same from all of them.
        let flies = self.view.rules.flying_kings();
        let stops = if flies { land | self.view.slide(land, direction) } else { land };
        let mut went_on = false;
        if self.view.rules.chain_duty() != ChainDuty::SingleLeg {
            for turn in Direction::DIAGONALS.into_iter().filter(|&turn| turn != direction.opposite()) {
                went_on |= self.king_legs(chain, stops, turn);
            }
        }
        if !went_on || self.may_stop() {
            for to in stops.singles() {
                self.finish(chain, to, Role::King);
            }
        }
    }
}
