//! Bit-sliced addition: counters for all squares at once. The first set of a sum holds the ones, the next the twos, and so
//! on, as in a carry-save adder.

use super::Set;

/// A full adder: the ones and the twos of three sets.
#[inline(always)]
pub(super) fn add(a: Set, b: Set, c: Set) -> (Set, Set) {
    (a ^ b ^ c, a & b | (a ^ b) & c)
}

#[inline(always)]
pub(super) fn sum_of_four([a, b, c, d]: [Set; 4]) -> [Set; 3] {
    let (ones, twos) = add(a, b, c);
    [ones ^ d, twos ^ ones & d, twos & ones & d]
}

#[inline(always)]
pub(super) fn sum_of_eight(sets: [Set; 8]) -> [Set; 4] {
    let (ones, twos) = add(sets[0], sets[1], sets[2]);
    let (more_ones, more_twos) = add(sets[3], sets[4], sets[5]);
    let (ones, yet_more_twos) = add(ones, more_ones, sets[6]);
    let (twos, fours) = add(twos, more_twos, yet_more_twos);
    let last_twos = ones & sets[7];
    let last_fours = twos & last_twos;
    [ones ^ sets[7], twos ^ last_twos, fours ^ last_fours, fours & last_fours]
}
