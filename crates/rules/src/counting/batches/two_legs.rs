//! The last ply of a batch. Captures of two legs are counted as sets: each first leg that lands on a square can continue in
//! every direction that is open from there, since a second leg cannot interfere with the first. So the number is the sum over
//! landing squares of (first legs that land there) x (legs from there), both bit-sliced. Captures of three and more legs are
//! followed one by one, and only in positions that can have some.

use alloc::boxed::Box;

use super::{
    BATCH, Batches, Buffer, Men, Set,
    legs::{LEG, Long, add_longest, begin},
    sums::sum_of_eight,
};
use crate::{
    Direction,
    bits::Bits,
    geometry::{Dark10, Geometry},
    movegen::each_direction,
};

/// One set per position of a batch.
type Row = [Set; BATCH];

/// The captures of a batch as rows that the compiler can vectorize.
struct Rows {
    /// The number of first legs that land on a square, bit-sliced.
    first: [Row; 4],
    /// The squares from which a leg is possible, occupied or not.
    onward: Row,
    /// First legs times the legs that follow: the ones, two sets of twos, and the fours of the products.
    products: [Row; 4],
    /// Squares where the products are larger.
    large: Row,
    /// The squares where second legs land and a third may follow.
    third: Row,
}

/// Positions of the last ply that have captures of several legs.
#[derive(Default)]
pub(super) struct TwoLegs {
    /// The positions that wait until a batch is full.
    pub(super) pending: Buffer<Men>,
    rows: Box<Rows>,
    /// The positions of a batch in which a third leg may be possible.
    third: Buffer<Long>,
    /// The positions without second legs, by index.
    single: Buffer<u32>,
}

impl Default for Rows {
    fn default() -> Rows {
        let empty = [0; BATCH];
        Rows { first: [empty; 4], onward: empty, products: [empty; 4], large: empty, third: empty }
    }
}

impl Rows {
    /// Computes the rows.
    #[inline(never)]
    fn look(&mut self, batch: &[Men]) {
        for (i, men) in batch[..batch.len().min(BATCH)].iter().enumerate() {
            let one = OnePosition::of(men);
            for (row, set) in self.first.iter_mut().zip(one.first) {
                row[i] = set;
            }
            let [ones, twos, fours, eights] = one.first;
            let [more_ones, more_twos, more_fours, _] = one.second;
            self.onward[i] = one.onward;
            self.products[0][i] = ones & more_ones;
            self.products[1][i] = ones & more_twos;
            self.products[2][i] = twos & more_ones;
            self.products[3][i] = twos & more_twos;
            self.large[i] = (ones | twos | fours | eights) & more_fours | (fours | eights) & one.onward;
            self.third[i] = one.third;
        }
    }

    /// The number of captures of two legs. No two of them are the same move.
    #[inline(always)]
    fn number(&self, i: usize, men: &Men) -> u32 {
        let [ones, twos, also_twos, fours] = &self.products;
        if !self.large[i].is_empty() {
            return number_of_two_legs(men);
        }
        ones[i].count() + 2 * (twos[i].count() + also_twos[i].count()) + 4 * fours[i].count()
    }

    /// The number of first legs.
    fn first(&self, i: usize) -> u32 {
        weigh(self.first.each_ref().map(|row| row[i]))
    }
}

/// The rows of one position.
struct OnePosition {
    first: [Set; 4],
    /// The number of legs that are possible from a square, bit-sliced.
    second: [Set; 4],
    onward: Set,
    third: Set,
}

impl OnePosition {
    #[inline(always)]
    fn of(men: &Men) -> OnePosition {
        let (them, free) = (men.them, men.free());
        let (mut starts, mut landed) = ([0; 8], [0; 8]);
        each_direction!(leg => {
            let back = leg.opposite();
            starts[leg as usize] = Dark10::shift(them & Dark10::shift(free, back), back);
            landed[leg as usize] = twice(starts[leg as usize] & men.us, leg);
        });
        let (first, second) = (sum_of_eight(landed), sum_of_eight(starts));
        let onward = second[0] | second[1] | second[2] | second[3];
        let landed = first[0] | first[1] | first[2] | first[3];
        let mut reached = 0;
        each_direction!(leg => {
            reached |= twice(landed & starts[leg as usize], leg);
        });
        // One of these legs is the way back, so a third leg needs two. A leg to the start square is not among them, since that
        // square is not free here; it exists only where a first leg leads the other way.
        let third = reached & (second[1] | second[2] | second[3] | landed);
        OnePosition { first, second, onward, third }
    }
}

/// The number of captures of two legs, without the bound on the products.
#[cold]
#[inline(never)]
fn number_of_two_legs(men: &Men) -> u32 {
    let OnePosition { first, second, .. } = OnePosition::of(men);
    first.iter().zip(0..).map(|(&set, i)| weigh(second.map(|more| more & set)) << i).sum()
}

/// The total of a bit-sliced sum.
#[inline(always)]
fn weigh([ones, twos, fours, eights]: [Set; 4]) -> u32 {
    ones.count() + 2 * twos.count() + 4 * fours.count() + 8 * eights.count()
}

/// Two steps in that direction.
#[inline(always)]
fn twice(set: Set, direction: Direction) -> Set {
    Dark10::shift(Dark10::shift(set, direction), direction)
}

impl Batches<'_> {
    /// Counts the moves of the positions, weighted with `ways`. Positions with captures of several legs are queued.
    pub(super) fn last<const WHITE: bool>(&mut self, batch: &[Men]) {
        let batch = &batch[..batch.len().min(BATCH)];
        let legs = &mut self.chains.legs;
        legs.look::<false>(batch);
        let mut nodes = 0;
        let mut pending = self.two_legs.pending.add(BATCH);
        for (i, men) in batch.iter().enumerate() {
            let goes_on = legs.landed[i].meets(legs.starts[i]);
            pending.put(*men, goes_on);
            let captures = legs.number(i);
            let steps = men.count_steps::<WHITE>() & u32::from(captures != 0).wrapping_sub(1);
            let moves = u64::from(captures + steps) & u64::from(goes_on).wrapping_sub(1);
            nodes += men.ways * moves;
        }
        pending.finish();
        self.nodes += nodes;
    }

    /// Counts queued positions until at most `most` are left.
    pub(super) fn count_pending(&mut self, most: usize) {
        while self.two_legs.pending.items().len() > most {
            let mut pending = core::mem::take(&mut self.two_legs.pending);
            let positions = pending.items();
            let left = positions.len().saturating_sub(BATCH);
            self.several_legs(&positions[left..]);
            pending.truncate(left);
            self.two_legs.pending = pending;
        }
    }

    /// Counts the moves of positions with captures, weighted with `ways`.
    #[inline(never)]
    fn several_legs(&mut self, batch: &[Men]) {
        let batch = &batch[..batch.len().min(BATCH)];
        let TwoLegs { rows, third, single, .. } = &mut self.two_legs;
        rows.look(batch);
        let (mut nodes, mut longest) = (0, [0; BATCH]);
        let (mut thirds, mut singles) = (third.fill(BATCH), single.fill(BATCH));
        for (i, men) in batch.iter().enumerate() {
            let number = u64::from(rows.number(i, men));
            let goes_on = !rows.third[i].is_empty();
            longest[i] = 2 * number;
            thirds.put(Long { place: i as u32, jumpers: rows.onward[i] & men.us }, goes_on);
            singles.put(i as u32, number == 0);
            nodes += (men.ways * number) & u64::from(goes_on).wrapping_sub(1);
        }
        thirds.finish();
        singles.finish();
        for &i in single.items() {
            debug_assert!(rows.first(i as usize) > 0, "only positions with captures wait here");
            nodes += batch[i as usize].ways * u64::from(rows.first(i as usize % BATCH));
        }
        begin(batch, third.items_mut(), &rows.onward, &mut self.chains.now);
        self.chains.leg(|capture| capture.lands &= rows.third[capture.group() % BATCH]);
        self.chains.leg(|_| {});
        // A capture of three legs that returns to its start square exists in both directions and is one move; no other
        // capture of three legs repeats. So count the others twice and halve the sum. Those that continue are outranked.
        self.chains.leg(|capture| {
            let times =
                (2 - u64::from(capture.is_home())) & u64::from(!capture.is_finished()).wrapping_sub(1);
            add_longest(&mut longest[capture.group() % BATCH], capture, times);
        });
        self.chains.go_on(BATCH);
        for end in self.chains.ends() {
            add_longest(&mut longest[end.group() % BATCH], end, 2);
        }
        for long in third.items() {
            let place = long.place as usize % BATCH;
            nodes += batch[place].ways * (longest[place] % LEG / 2);
        }
        self.nodes += nodes;
    }
}
