//! The last two plies of a batch where the first of them is quiet. The method is that of `counting::last_two`; replies of
//! several legs go to `two_legs`.

use super::{BATCH, Batches, Buffer, Men, Set, forward, legs::FirstLegs, threats::BLOCK};
use crate::{
    Direction,
    bits::Bits,
    geometry::{Dark10, Geometry},
    movegen::each_direction,
};

impl Batches<'_> {
    /// Counts the last two plies of positions in which the side to move cannot capture. Positions that need a closer look go
    /// to `next`.
    pub(super) fn last_two<const WHITE: bool>(&mut self, batch: &[Men], next: &mut Buffer<Men>) {
        self.chains.legs.look::<true>(batch);
        for (number, block) in batch.chunks(BLOCK).enumerate() {
            self.look_at_block::<WHITE>(block, number * BLOCK, next);
        }
    }

    /// [`Batches::last_two`] for one block; `first` is its index in the batch.
    #[inline(always)]
    fn look_at_block<const WHITE: bool>(&mut self, block: &[Men], first: usize, next: &mut Buffer<Men>) {
        let (mut men, mut onward) = ([Men::default(); BLOCK], [0; BLOCK]);
        men[..block.len()].copy_from_slice(block);
        onward[..block.len()].copy_from_slice(&self.chains.legs.starts[first..first + block.len()]);
        self.threats.look::<WHITE>(&men, &onward, block.len());
        let (mut free, mut forced) = ([0; BLOCK + 1], [0; BLOCK + 1]);
        let (mut frees, mut forceds) = (0, 0);
        for i in 0..block.len() {
            let is_forced = onward[i].meets(men[i].them);
            (free[frees], forced[forceds]) = (i as u8, i as u8);
            frees += usize::from(!is_forced);
            forceds += usize::from(is_forced);
        }
        let [one, other] = forward::<WHITE>();
        self.deep(&men, &free[..frees], 0, one);
        self.deep(&men, &free[..frees], 1, other);
        for &i in &free[..frees] {
            self.free_answers::<WHITE>(&men[usize::from(i) % BLOCK], usize::from(i) % BLOCK);
        }
        for &i in &forced[..forceds] {
            let i = usize::from(i) % BLOCK;
            self.forced_answers::<WHITE>(&men[i], i, (first + i) % BATCH, next);
        }
    }

    /// Queues the positions after moves in a direction that allow captures of several legs.
    #[inline(always)]
    fn deep(&mut self, block: &[Men; BLOCK], places: &[u8], number: usize, direction: Direction) {
        let (mut moves, mut len) = ([(0, 0); BLOCK], 0);
        for &place in places {
            let deep = self.threats.steps[number].deep[usize::from(place) % BLOCK];
            moves[len % BLOCK] = (place, deep);
            len += usize::from(!deep.is_empty());
        }
        let (mut row, mut i) = (self.two_legs.pending.add(len * Set::WIDTH as usize), 0);
        while i < len {
            let (place, targets) = &mut moves[i];
            let to = Set::bit(targets.lowest());
            let from = Dark10::shift(to, direction.opposite());
            *targets &= targets.wrapping_sub(1);
            row.put(block[usize::from(*place) % BLOCK].after_step(from, to), true);
            i += usize::from(targets.is_empty());
        }
        row.finish();
    }

    /// Counts where the other side has no captures yet.
    #[inline(always)]
    fn free_answers<const WHITE: bool>(&mut self, men: &Men, i: usize) {
        let [one, other] = forward::<WHITE>();
        let now = self.threats.now[0][i].count() + self.threats.now[1][i].count();
        let lines = self.free_answers_to::<WHITE, 0>(men, i, now, one)
            + self.free_answers_to::<WHITE, 1>(men, i, now, other);
        self.nodes += u64::from(lines);
    }

    /// Counts after steps in one direction; `now` is the number of the other side's quiet moves before the step.
    #[inline(always)]
    fn free_answers_to<const WHITE: bool, const NUMBER: usize>(
        &mut self,
        men: &Men,
        i: usize,
        now: u32,
        direction: Direction,
    ) -> u32 {
        let steps = &self.threats.steps[NUMBER];
        let [ones, twos, fours, eights] = &steps.single;
        let single = ones[i].count() + 2 * twos[i].count() + 4 * fours[i].count() + 8 * eights[i].count();
        let crowning = steps.crowning[i];
        // No man can step straight ahead into the square just left: the moved man blocks it.
        let lines = single + steps.cold[i].count() * now + steps.more[i].count()
            - steps.less[0][i].count()
            - steps.less[1][i].count();
        if !crowning.is_empty() {
            self.crown::<WHITE>(men, crowning, direction, 2);
        }
        lines
    }

    /// Counts where the other side has captures; `i` is the index in the block, `place` the index in the batch.
    #[inline(always)]
    fn forced_answers<const WHITE: bool>(
        &mut self,
        men: &Men,
        i: usize,
        place: usize,
        next: &mut Buffer<Men>,
    ) {
        let legs = &self.chains.legs;
        let outweighed = legs.landed[place].meets(legs.starts[place]);
        let print = Footprint::of::<WHITE>(men, legs, place);
        let [one, other] = forward::<WHITE>();
        let (single, unchanged) = self.forced_answers_to::<WHITE, 0>(men, i, &print, one, next);
        let (more, also) = self.forced_answers_to::<WHITE, 1>(men, i, &print, other, next);
        self.nodes += if outweighed { 0 } else { u64::from(single + more) };
        let unchanged = Men { ways: u64::from(unchanged + also), ..men.turned() };
        let mut next = next.add(1);
        next.put(unchanged, unchanged.ways > 0);
        next.finish();
    }

    /// Counts after steps in one direction: new captures of one leg, and moves that leave all captures as they are.
    #[inline(always)]
    fn forced_answers_to<const WHITE: bool, const NUMBER: usize>(
        &mut self,
        men: &Men,
        i: usize,
        print: &Footprint,
        direction: Direction,
        next: &mut Buffer<Men>,
    ) -> (u32, u32) {
        let steps = &self.threats.steps[NUMBER];
        let targets = Dark10::shift(men.us, direction) & men.free();
        let touched = print.clear | Dark10::shift(print.stay, direction);
        let closely = steps.deep[i] | steps.crowning[i] | targets & touched;
        let [ones, twos, fours, eights] = steps.single.each_ref().map(|row| (row[i] & !closely).count());
        let single = ones + 2 * twos + 4 * fours + 8 * eights;
        self.step_to::<WHITE>(men, closely, direction, 2, next);
        (single, (targets & !closely).count())
    }
}

/// The footprint of the other side's captures; see `counting::footprint`.
struct Footprint {
    stay: Set,
    clear: Set,
}

impl Footprint {
    #[inline(always)]
    fn of<const WHITE: bool>(men: &Men, legs: &FirstLegs, i: usize) -> Footprint {
        let (prey, jumpers) = (men.us, legs.starts[i] & men.them);
        let room = men.free() | jumpers;
        let mut print = Footprint { stay: legs.all_jumped(i), clear: legs.landed[i] };
        let (mut reached, mut looked_at) = (legs.landed[i], 0);
        while !(reached & !looked_at).is_empty() {
            let at = reached & !looked_at;
            looked_at = reached;
            each_direction!(leg => {
                let back = leg.opposite();
                let next = Dark10::shift(at, leg);
                let beyond = Dark10::shift(next & prey, leg);
                print.stay |= next & prey & Dark10::shift(room, back) | beyond;
                reached |= beyond & room;
                // A man that steps straight towards the landing square leaves a free square behind it.
                let room = if forward::<WHITE>().contains(&back) { room | prey } else { room };
                print.clear |= next & Dark10::shift(room, back) | beyond;
            });
        }
        print
    }
}
