//! The last two plies at once where the first of them is quiet. What is counted is what `movegen::pairs` counts, which
//! explains it; only captures of several legs are left for the wave of the last ply.

use alloc::vec::Vec;

use super::{
    Bag, Men, Set, WAVE, Waves, forward,
    legs::{Capture, FirstLegs, LEG, add_longest},
    threats::{BLOCK, FIRST, Steps, first_legs},
};
use crate::{
    Direction, Rules,
    bits::Bits,
    geometry::{Dark10, Geometry},
    movegen::each_direction,
    variants::Frisian,
};

/// Our men's moves in one direction that allow captures of several legs.
#[derive(Clone, Copy, Default)]
struct Allowing {
    /// The position before.
    men: Men,
    /// Its empty squares.
    free: Set,
    /// Where the moves end.
    targets: Set,
    /// The number of such moves before these.
    before: u32,
    /// How many bits a step goes.
    step: i16,
    /// The kinds of first legs, as in [`Steps::kinds`].
    kinds: u16,
    /// The place in the block.
    place: u8,
}

/// First legs of captures that moves allow, along one line.
#[derive(Clone, Copy, Default)]
struct Allowed {
    /// Where the moves end.
    targets: Set,
    /// The number of the [`Allowing`].
    by: u32,
    /// How many bits the piece taken is away from there.
    over: i16,
    /// How many bits a step along the line goes.
    leg: i16,
}

/// What is left of a wave: captures of several legs that moves allow.
#[derive(Default)]
pub(super) struct Deep {
    allowing: Bag<Allowing>,
    allowed: Bag<Allowed>,
    /// The number of those moves.
    moves: u32,
    /// The longest captures that follow, for each move.
    longest: Vec<u64>,
    /// Moves that allow nothing of the kind after all.
    closely: Bag<u32>,
}

impl Deep {
    fn clear(&mut self) {
        self.allowing.clear();
        self.allowed.clear();
        self.moves = 0;
    }

    /// Notes the first legs that moves in that direction allow and that go on, in those positions of a block.
    #[inline(always)]
    fn add(&mut self, block: &[Men; BLOCK], places: &[u8], steps: &Steps, direction: Direction) {
        let mut by = self.allowing.items().len();
        let mut allowing = self.allowing.add(BLOCK);
        for &place in places {
            let i = usize::from(place) % BLOCK;
            let (men, targets, kinds) = (block[i], steps.deep[i], steps.kinds[i] as u16);
            let step = i16::from(Dark10::offset(direction));
            let (free, before) = (men.free(), self.moves);
            let allows = Allowing { men, free, targets, before, step, kinds, place };
            allowing.put(allows, kinds != 0);
            self.moves += targets.count();
        }
        allowing.finish();
        let legs = first_legs(direction);
        let mut row = self.allowed.add(FIRST * BLOCK);
        let allowing = self.allowing.items_mut();
        while by < allowing.len() {
            let Allowing { kinds, place, .. } = &mut allowing[by];
            let kind = kinds.trailing_zeros() as usize % FIRST;
            let (targets, (over, leg)) = (steps.first[kind][usize::from(*place) % BLOCK], legs[kind]);
            row.put(Allowed { targets, by: by as u32, over, leg }, true);
            *kinds &= kinds.wrapping_sub(1);
            by += usize::from(*kinds == 0);
        }
        row.finish();
    }

    /// The captures after their first leg.
    fn begin(&mut self, now: &mut Bag<Capture>) {
        self.longest.clear();
        self.longest.resize(self.moves as usize, 0);
        let (allowing, allowed) = (self.allowing.items(), self.allowed.items_mut());
        let mut now = now.fill(Set::WIDTH as usize * allowed.len());
        let mut i = 0;
        while i < allowed.len() {
            let Allowed { targets, by, over, leg } = &mut allowed[i];
            let moves = &allowing[*by as usize];
            let to = targets.lowest();
            let bit = Set::bit(to);
            *targets &= targets.wrapping_sub(1);
            i += usize::from(targets.is_empty());
            let changed = bit | Set::bit(to.wrapping_add_signed(-i32::from(moves.step)));
            let over = to.wrapping_add_signed(i32::from(*over));
            // The other side's man stands on one side of the piece that it takes, nobody on the other.
            let before = over.wrapping_add_signed(-i32::from(*leg));
            let leg = if Set::bit(before).meets(moves.men.them) { i32::from(*leg) } else { -i32::from(*leg) };
            let (from, at) = (over.wrapping_add_signed(-leg), over.wrapping_add_signed(leg));
            let group = moves.before + (moves.targets & (bit - 1)).count();
            let room = (moves.free ^ changed) | Set::bit(from);
            let left = moves.men.us ^ changed ^ Set::bit(over);
            let capture = Capture::new(group as usize, 1, at, room, left);
            now.put(capture, !capture.is_finished());
        }
        now.finish();
    }
}

impl Deep {
    /// Lists positions in which no capture goes on after all, because it would go over the man that has moved.
    #[inline(always)]
    fn look_closely(&mut self, next: &mut Bag<Men>) {
        let mut closely = self.closely.fill(self.longest.len());
        for (i, best) in self.longest.iter().enumerate() {
            closely.put(i as u32, *best == 0);
        }
        closely.finish();
        let (mut next, mut by) = (next.add(self.closely.items().len()), 0);
        let allowing = self.allowing.items();
        for &i in self.closely.items() {
            while i - allowing[by].before >= allowing[by].targets.count() {
                by += 1;
            }
            let Allowing { men, targets, before, step, .. } = &allowing[by];
            let to = targets.iter().nth((i - before) as usize).unwrap_or_default();
            let from = Set::bit(to.wrapping_add_signed(-i32::from(*step)));
            next.put(men.after_step(from, Set::bit(to)), true);
        }
        next.finish();
    }
}

impl Waves<'_> {
    /// Counts the last two plies of positions in which we cannot capture, but for positions that are to be looked at.
    pub(super) fn pairs<const WHITE: bool>(&mut self, wave: &[Men], next: &mut Bag<Men>) {
        self.deep.clear();
        self.chains.legs.look::<true>(wave);
        for (number, block) in wave.chunks(BLOCK).enumerate() {
            self.look_at_block::<WHITE>(block, number * BLOCK, next);
        }
        self.deep.begin(&mut self.chains.now);
        let longest = &mut self.deep.longest;
        self.chains.leg(|capture| longest[capture.group()] += u64::from(capture.is_finished()));
        self.chains.go_on(longest.len());
        self.chains.ends().for_each(|end| add_longest(&mut longest[end.group()], end));
        self.nodes += longest.iter().map(|best| best % LEG).sum::<u64>();
        self.deep.look_closely(next);
    }

    /// The same for some of the positions of a wave, the first of which has that place in it.
    #[inline(always)]
    fn look_at_block<const WHITE: bool>(&mut self, block: &[Men], first: usize, next: &mut Bag<Men>) {
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
        self.deep.add(&men, &free[..frees], &self.threats.steps[0], one);
        self.deep.add(&men, &free[..frees], &self.threats.steps[1], other);
        for &i in &free[..frees] {
            self.free_answers::<WHITE>(&men[usize::from(i) % BLOCK], usize::from(i) % BLOCK);
        }
        for &i in &forced[..forceds] {
            let i = usize::from(i) % BLOCK;
            self.forced_answers::<WHITE>(&men[i], i, (first + i) % WAVE, next);
        }
    }

    /// The same where the other side could not capture, were it to move.
    #[inline(always)]
    fn free_answers<const WHITE: bool>(&mut self, men: &Men, i: usize) {
        let [one, other] = forward::<WHITE>();
        let now = self.threats.now[0][i].count() + self.threats.now[1][i].count();
        let lines = self.free_answers_to::<WHITE, 0>(men, i, now, one)
            + self.free_answers_to::<WHITE, 1>(men, i, now, other);
        self.nodes += u64::from(lines);
    }

    /// The same after steps in that direction; `now` is the number of moves that the other side would have now.
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
        // Steps straight on to where the move began are none: the man that has moved stands in the way.
        let lines = single + steps.cold[i].count() * now + steps.more[i].count()
            - steps.less[0][i].count()
            - steps.less[1][i].count();
        if !crowning.is_empty() {
            self.crown::<WHITE>(men, crowning, direction, 2);
        }
        lines
    }

    /// The same where it could capture; `i` is the place in the block, `place` that in the wave.
    #[inline(always)]
    fn forced_answers<const WHITE: bool>(&mut self, men: &Men, i: usize, place: usize, next: &mut Bag<Men>) {
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

    /// The same after steps in that direction: the numbers of new captures of one leg, and of moves that change nothing.
    #[inline(always)]
    fn forced_answers_to<const WHITE: bool, const NUMBER: usize>(
        &mut self,
        men: &Men,
        i: usize,
        print: &Footprint,
        direction: Direction,
        next: &mut Bag<Men>,
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

/// The squares that the other side's captures depend on; see `movegen::footprint`.
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
            each_direction!(Frisian, leg => {
                let back = leg.opposite();
                let next = Dark10::shift(at, leg);
                let beyond = Dark10::shift(next & prey, leg);
                print.stay |= next & prey & Dark10::shift(room, back) | beyond;
                reached |= beyond & room;
                // Who makes a step straight towards the landing square leaves room behind.
                let room = if forward::<WHITE>().contains(&back) { room | prey } else { room };
                print.clear |= next & Dark10::shift(room, back) | beyond;
            });
        }
        print
    }
}
