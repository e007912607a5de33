//! All jumps of one piece in eight directions with two multiplications, on the 10x10 board (compare magic bitboards).
//!
//! A piece on bit `at` jumps over `at + offset` and lands on `at + 2 * offset`, for eight offsets. Multiplying the set of
//! jumped pieces by a factor with one bit per offset moves every bit `offset` to `2 * offset`, and to other places that a
//! mask drops. Sums of two different offsets occur twice and carry into the next bit, which could be a landing square. Two
//! groups of four offsets are free of such carries; a constant evaluation proves it at compile time.

use crate::{
    BoardKind, Rules,
    bits::Bits,
    geometry::{Dark10, Geometry},
    movegen::BitsOf,
};

/// The bit that stands for offset 0 before the multiplication: the largest offset, so that no bit falls off.
const CENTER: i32 = 13;

/// Directions whose jumps one multiplication finds.
struct Group {
    /// The bits `offset`.
    over: u64,
    /// The factor that moves them to the bits `2 * offset`.
    factor: u64,
    /// Those bits.
    land: u64,
}

impl Group {
    const fn of(offsets: [i32; 4]) -> Group {
        let (mut group, mut i) = (Group { over: 0, factor: 0, land: 0 }, 0);
        while i < offsets.len() {
            group.over |= 1 << (CENTER + offsets[i]);
            group.factor |= 1 << (CENTER + offsets[i]);
            group.land |= 1 << (2 * (CENTER + offsets[i]));
            i += 1;
        }
        group.assert_exact(offsets);
        group
    }

    /// Proves that every set of jumped squares is moved to the matching set of landing squares.
    const fn assert_exact(&self, offsets: [i32; 4]) {
        let mut subset = 0;
        while subset < 1 << offsets.len() {
            let (mut over, mut land, mut i) = (0, 0, 0);
            while i < offsets.len() {
                over |= (subset >> i & 1) << (CENTER + offsets[i]);
                land |= (subset >> i & 1) << (2 * (CENTER + offsets[i]));
                i += 1;
            }
            assert!(self.spread(over) == land, "no carry reaches a landing square");
            subset += 1;
        }
    }

    #[inline(always)]
    const fn spread(&self, over: u64) -> u64 {
        (over & self.over).wrapping_mul(self.factor) & self.land
    }
}

const GROUPS: [Group; 2] = [Group::of([1, 6, -1, -7]), Group::of([7, 13, -6, -13])];

/// Proves that these are the offsets of the board.
const _: () = {
    let mut at = 0;
    while at < 64 {
        let over = centered(Dark10::JUMPED[at as usize], at);
        assert!(over & !(GROUPS[0].over | GROUPS[1].over) == 0, "every jump belongs to a group");
        at += 1;
    }
};

/// The set rotated so that bit `at` comes to the center.
#[inline(always)]
const fn centered(squares: u64, at: u32) -> u64 {
    squares.rotate_right(at.wrapping_sub(CENTER as u32))
}

/// Whether [`landings`] supports the board.
#[inline(always)]
pub(super) fn known<R: Rules>() -> bool {
    R::Board::KIND == BoardKind::Dark10
}

/// Where a piece on bit `at` lands after a jump in any direction over `prey` into `room`.
#[inline(always)]
pub(super) fn landings<R: Rules>(at: u32, prey: BitsOf<R>, room: BitsOf<R>) -> BitsOf<R> {
    let narrow = |set: BitsOf<R>| set.to_u128() as u64;
    BitsOf::<R>::from_u128(u128::from(landings_on_dark10(at, narrow(prey), narrow(room))))
}

/// [`landings`] on words of the 10x10 board.
#[inline(always)]
pub(super) fn landings_on_dark10(at: u32, prey: u64, room: u64) -> u64 {
    let over = centered(Dark10::JUMPED[at as usize & 63] & prey, at);
    let land = GROUPS[0].spread(over) | GROUPS[1].spread(over);
    land.rotate_left(at.wrapping_sub(2 * CENTER as u32)) & room
}
