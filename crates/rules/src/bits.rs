//! The machine words that hold a set of squares: 64 bits for most boards, 128 for 12x12.

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
    /// The set of bit 0 alone.
    const ONE: Self;
    /// The number of bits in a word.
    const WIDTH: u32;

    /// The word with its bits in reverse order.
    #[must_use]
    fn reversed(self) -> Self;
    /// The number of members.
    fn count(self) -> u32;
    /// The index of the lowest member; the width of the word if there is none.
    fn lowest(self) -> u32;
    /// The word from a 128-bit one, whose upper half must be empty where the word has 64 bits.
    fn from_u128(wide: u128) -> Self;
    /// The word as a 128-bit one.
    fn to_u128(self) -> u128;
    /// All members moved by less than 64 bits: up if that is positive, else down.
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

/// One of the two is no shift at all. Where the offset is a constant that one vanishes, elsewhere nobody has to guess the way.
#[inline(always)]
fn moved_u64(bits: u64, offset: i8) -> u64 {
    let offset = i32::from(offset);
    (bits << offset.max(0) as u32) >> (-offset).max(0) as u32
}

/// A whole word takes many instructions to shift by what is no constant, and a browser a call: to branch is cheaper.
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
