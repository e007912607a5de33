//! Counting moves without generating them, for the last ply of perft.
//!
//! Whole sets of men are counted at once as long as no capture has more than two legs and no king is about;
//! all else is walked. Nothing here is needed to play.

use super::{BitsOf, CountMoves, View};
use crate::{
    CaptureDuty, ChainDuty, CrowningInCapture, Direction, Precedence, Regicide, Rules, bits::Bits,
    geometry::Geometry,
};

/// Captures by men, one entry for each direction in the order of `man_directions`. Of two directions whose
/// indices add up to 3, one is the way back of the other.
struct FirstLegs<R: Rules> {
    /// Squares from which a leg in that direction is possible, whoever stands there.
    starts: [BitsOf<R>; 4],
    /// The men among them.
    jumpers: [BitsOf<R>; 4],
    /// Where those men land, if they may go on from there.
    landed: [BitsOf<R>; 4],
}

impl<R: Rules, const WHITE: bool> View<R, WHITE> {
    /// The number of legal moves.
    #[inline(always)]
    pub(super) fn count(self) -> u64 {
        // The usual case is free of branches that depend on the position: half of all positions have
        // captures, and no processor guesses which.
        let legs = self.first_man_legs();
        let captures = total(&legs.jumpers);
        let quiet = self.count_man_steps();
        let crowns_and_goes_on = captures > 0 && self.men_may_go_on_as_kings();
        if self.own_kings().is_empty() && !crowns_and_goes_on && legs.go_nowhere() {
            let both = self.rules.capture_duty() == CaptureDuty::Optional;
            u64::from(if captures == 0 || both { captures + quiet } else { captures })
        } else {
            self.count_longer()
        }
    }

    #[inline(always)]
    fn count_man_steps(&self) -> u32 {
        let [a, b] = Direction::forward(Self::color());
        let targets = |direction| R::Board::shift(self.men(), direction) & self.free;
        targets(a).count() + targets(b).count()
    }

    /// Two squares ahead of each set, in its direction.
    #[inline(always)]
    fn landed([a, b, c, d]: [BitsOf<R>; 4]) -> [BitsOf<R>; 4] {
        let directions = Self::man_directions();
        let land = |jumpers, direction| R::Board::shift(R::Board::shift(jumpers, direction), direction);
        [land(a, directions[0]), land(b, directions[1]), land(c, directions[2]), land(d, directions[3])]
    }

    #[inline(always)]
    fn men_may_go_on_as_kings(&self) -> bool {
        self.rules.crowning_in_capture() == CrowningInCapture::GoOnAsKing
            || self.rules.regicide() == Regicide::CrownAndGoOn
    }

    #[inline(always)]
    fn first_man_legs(&self) -> FirstLegs<R> {
        let [a, b, c, d] = Self::man_directions();
        let back = self.rules.men_capture_back();
        let none = BitsOf::<R>::ZERO;
        let backward = |direction| if back { self.before_victims(direction) } else { none };
        let starts = [self.before_victims(a), self.before_victims(b), backward(c), backward(d)];
        let jumpers = starts.map(|starts| starts & self.men());
        let stop = self.rules.crowning_in_capture() == CrowningInCapture::Stop;
        let single = self.rules.chain_duty() == ChainDuty::SingleLeg;
        let may_go_on = |landed| match (single, stop) {
            (true, _) => none,
            (false, true) => landed & !Self::crowning_row(),
            (false, false) => landed,
        };
        FirstLegs { starts, jumpers, landed: Self::landed(jumpers).map(may_go_on) }
    }

    #[inline(never)]
    fn count_longer(self) -> u64 {
        let plain = self.rules.regicide() == Regicide::Off
            && !self.men_may_go_on_as_kings()
            && self.rules.capture_duty() == CaptureDuty::Mandatory
            && self.rules.chain_duty() == ChainDuty::Finish;
        if plain
            && self.own_kings().is_empty()
            && let Some(number) = self.count_two_legs()
        {
            return u64::from(number);
        }
        let mut sink = CountMoves::default();
        let done = self.generate(&mut sink, u64::MAX);
        debug_assert!(done.is_ok(), "there was no limit");
        sink.total()
    }

    /// The number of captures by men, if none has three legs. Up to there a capture cannot meet itself: every
    /// order of pieces is another move, and neither its start nor its victims stand in its way.
    #[inline(always)]
    fn count_two_legs(&self) -> Option<u32> {
        let legs = self.first_man_legs();
        let ([la, lb, lc, ld], [sa, sb, sc, sd]) = (legs.landed, legs.starts);
        // Landing squares and the starts in all directions but back: how many go on, and in how many ways.
        let onward = |landed: BitsOf<R>, starts: [BitsOf<R>; 3]| {
            let ways = starts.map(|starts| (landed & starts).count());
            let [x, y, z] = starts;
            ((landed & (x | y | z)).count(), ways[0] + ways[1] + ways[2])
        };
        let (a, b) = (onward(la, [sa, sb, sc]), onward(lb, [sa, sb, sd]));
        let (c, d) = (onward(lc, [sa, sc, sd]), onward(ld, [sb, sc, sd]));
        let ended = total(&legs.jumpers) - (a.0 + b.0 + c.0 + d.0);
        let two = a.1 + b.1 + c.1 + d.1;
        let most = self.rules.precedence() == Precedence::MostPieces && two > 0;
        let second = FirstLegs { landed: Self::landed(legs.next()), ..legs };
        second.go_nowhere().then_some(if most { two } else { ended + two })
    }
}

impl<R: Rules> FirstLegs<R> {
    /// Where the next leg starts, by its direction: any but back over the piece just captured.
    #[inline(always)]
    fn next(&self) -> [BitsOf<R>; 4] {
        let ([a, b, c, d], [sa, sb, sc, sd]) = (self.landed, self.starts);
        [(a | b | c) & sa, (a | b | d) & sb, (a | c | d) & sc, (b | c | d) & sd]
    }

    /// Whether every capture ends where it has landed.
    #[inline(always)]
    fn go_nowhere(&self) -> bool {
        let [a, b, c, d] = self.next();
        (a | b | c | d).is_empty()
    }
}

#[inline(always)]
fn total<B: Bits>(sets: &[B; 4]) -> u32 {
    sets[0].count() + sets[1].count() + sets[2].count() + sets[3].count()
}
