//! Bitboard words: sets of squares in 64 bits, or 128 bits for 12x12.
//!
//! Not here: which bit is which square ([`crate::geometry`]).

use core::fmt::Debug;
use core::hash::Hash;
use core::ops::{BitAnd, BitAndAssign, BitOr, BitOrAssign, BitXor, BitXorAssign, Not, Shl, Shr, Sub};

/// An unsigned word used as a set of squares.
pub trait Bits:
    Copy
    + Eq
    + Ord
    + Hash
    + Debug
    + Default
    + Send
    + Sync
    + 'static
    + BitAnd<Output = Self>
    + BitOr<Output = Self>
    + BitXor<Output = Self>
    + Not<Output = Self>
    + Shl<u32, Output = Self>
    + Shr<u32, Output = Self>
    + Sub<Output = Self>
    + BitAndAssign
    + BitOrAssign
    + BitXorAssign
{
    /// The empty set.
    const ZERO: Self;
    /// The set that holds bit 0 only.
    const ONE: Self;
    /// The number of bits in a word.
    const WIDTH: u32;

    /// The word with its bits in reverse order.
    #[must_use]
    fn reversed(self) -> Self;
    /// The number of members.
    fn count(self) -> u32;
    /// The index of the lowest member, or the word width if the set is empty.
    fn lowest(self) -> u32;
    /// The low bits of a 128-bit word.
    fn from_u128(wide: u128) -> Self;
    /// The word widened to 128 bits.
    fn to_u128(self) -> u128;
    /// The set shifted by `offset` bits, less than 64: up if positive, down if negative.
    #[must_use]
    fn moved(self, offset: i8) -> Self;

    /// The set of one bit.
    #[inline(always)]
    fn bit(index: u32) -> Self {
        Self::ONE << index
    }

    /// Whether no bit is set.
    #[inline(always)]
    fn is_empty(self) -> bool {
        self == Self::ZERO
    }

    /// Whether the two sets share a member.
    #[inline(always)]
    fn meets(self, other: Self) -> bool {
        self & other != Self::ZERO
    }

    /// The members, lowest first.
    #[inline(always)]
    fn iter(self) -> BitIter<Self> {
        BitIter(self)
    }
}

/// One of the two shifts is by zero. It vanishes if the offset is a constant; otherwise this avoids a branch.
#[inline(always)]
fn moved_u64(bits: u64, offset: i8) -> u64 {
    let offset = i32::from(offset);
    (bits << offset.max(0) as u32) >> (-offset).max(0) as u32
}

/// A 128-bit shift by a variable takes many instructions, in WebAssembly a call: a branch is cheaper.
#[inline(always)]
fn moved_u128(bits: u128, offset: i8) -> u128 {
    if offset < 0 { bits >> u32::from(offset.unsigned_abs()) } else { bits << offset as u32 }
}

macro_rules! bits {
    ($word:ty, $moved:expr) => {
        impl Bits for $word {
            const ZERO: Self = 0;
            const ONE: Self = 1;
            const WIDTH: u32 = <$word>::BITS;

            #[inline(always)]
            fn reversed(self) -> Self {
                self.reverse_bits()
            }
            #[inline(always)]
            fn count(self) -> u32 {
                self.count_ones()
            }
            #[inline(always)]
            fn lowest(self) -> u32 {
                self.trailing_zeros()
            }
            #[inline(always)]
            fn from_u128(wide: u128) -> Self {
                wide as $word
            }
            #[inline(always)]
            fn to_u128(self) -> u128 {
                self as u128
            }
            #[inline(always)]
            fn moved(self, offset: i8) -> Self {
                $moved(self, offset)
            }
        }
    };
}

bits!(u64, moved_u64);
bits!(u128, moved_u128);

/// Iterator over the bit indices of a set, lowest first.
#[derive(Clone, Debug)]
pub struct BitIter<B>(B);

impl<B: Bits> Iterator for BitIter<B> {
    type Item = u32;

    #[inline(always)]
    fn next(&mut self) -> Option<u32> {
        if self.0.is_empty() {
            return None;
        }
        let index = self.0.lowest();
        self.0 &= self.0 - B::ONE;
        Some(index)
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        let n = self.0.count() as usize;
        (n, Some(n))
    }
}
