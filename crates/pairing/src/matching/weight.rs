//! Edge weights: integers of any fixed width.
//!
//! Criteria in order of importance become the digits of one integer, the most important first, so that comparing two
//! integers compares the criteria. Such integers are often wider than a machine word.

use std::cmp::Ordering;
use std::ops::{Add, Sub};

/// What the matching needs of a weight: an ordered group in which even elements can be halved.
pub(crate) trait Weight: Copy + Ord + Add<Output = Self> + Sub<Output = Self> {
    const ZERO: Self;

    /// `value` times two to the power of `shift`.
    fn shifted(value: i64, shift: u32) -> Self;

    /// Half of an even weight.
    #[must_use]
    fn half(self) -> Self;

    #[must_use]
    fn double(self) -> Self {
        self + self
    }
}

impl Weight for i64 {
    const ZERO: i64 = 0;

    fn shifted(value: i64, shift: u32) -> i64 {
        value.wrapping_shl(shift)
    }

    fn half(self) -> i64 {
        self >> 1
    }
}

/// A signed integer of `N` words in two's complement, the lowest word first. It wraps around; callers leave room.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Wide<const N: usize>([u64; N]);

impl<const N: usize> Wide<N> {
    fn is_negative(&self) -> bool {
        self.0[N - 1] >> 63 == 1
    }
}

impl<const N: usize> Ord for Wide<N> {
    fn cmp(&self, other: &Self) -> Ordering {
        let signs = other.is_negative().cmp(&self.is_negative());
        signs.then_with(|| self.0.iter().rev().cmp(other.0.iter().rev()))
    }
}

impl<const N: usize> PartialOrd for Wide<N> {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl<const N: usize> Add for Wide<N> {
    type Output = Self;

    fn add(mut self, other: Self) -> Self {
        let mut carry = false;
        for (word, addend) in self.0.iter_mut().zip(other.0) {
            let (sum, over) = word.overflowing_add(addend);
            let (sum, again) = sum.overflowing_add(u64::from(carry));
            (*word, carry) = (sum, over || again);
        }
        self
    }
}

impl<const N: usize> Sub for Wide<N> {
    type Output = Self;

    fn sub(mut self, other: Self) -> Self {
        let mut borrow = false;
        for (word, subtrahend) in self.0.iter_mut().zip(other.0) {
            let (difference, under) = word.overflowing_sub(subtrahend);
            let (difference, again) = difference.overflowing_sub(u64::from(borrow));
            (*word, borrow) = (difference, under || again);
        }
        self
    }
}

impl<const N: usize> Weight for Wide<N> {
    const ZERO: Self = Self([0; N]);

    fn shifted(value: i64, shift: u32) -> Self {
        let (word, bit) = ((shift / 64) as usize, shift % 64);
        let wide = i128::from(value) << bit;
        let fill = if value < 0 { u64::MAX } else { 0 };
        Self(std::array::from_fn(|i| match i.checked_sub(word) {
            None => 0,
            Some(0) => wide as u64,
            Some(1) => (wide >> 64) as u64,
            Some(_) => fill,
        }))
    }

    fn half(self) -> Self {
        let sign = if self.is_negative() { 1 << 63 } else { 0 };
        Self(std::array::from_fn(|i| {
            let above = self.0.get(i + 1).map_or(sign, |word| word << 63);
            self.0[i] >> 1 | above
        }))
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::{Weight, Wide};

    fn wide(value: i128) -> Wide<2> {
        Wide([value as u64, (value >> 64) as u64])
    }

    proptest! {
        #[test]
        fn wide_integers_calculate_like_built_in_ones(a in any::<i128>(), b in any::<i128>()) {
            let (a, b) = (a >> 2, b >> 2);
            prop_assert_eq!(wide(a) + wide(b), wide(a + b));
            prop_assert_eq!(wide(a) - wide(b), wide(a - b));
            prop_assert_eq!(wide(a).cmp(&wide(b)), a.cmp(&b));
            prop_assert_eq!(wide(a).half(), wide(a >> 1));
        }

        #[test]
        fn shifted_values_are_multiplied(value in -1_000_000_i64..1_000_000, shift in 0_u32..100) {
            prop_assert_eq!(Wide::<2>::shifted(value, shift), wide(i128::from(value) << shift));
        }
    }
}
