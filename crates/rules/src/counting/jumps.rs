//! The jumps of one piece in all eight directions at once, on the 10x10 board.
//!
//! A piece on bit `at` jumps over bits `at + offset` and lands on `at + 2 * offset`, eight different offsets. A factor
//! that has a bit for each offset takes every bit `offset` to `2 * offset`, and to other places, where nobody looks;
//! but sums of two different offsets come up twice and carry to the next bit, which may be somebody's landing square.
//! Two groups of four offsets each are free of that, as a constant proves.

use crate::{
    BoardKind, Rules,
    bits::Bits,
    geometry::{Dark10, Geometry},
    movegen::BitsOf,
};

/// Which bit stands for offset 0 before the multiplication: that of the largest offset, so that none falls off.
const CENTER: i32 = 13;

/// Directions whose jumps can be found with one multiplication.
struct Group {
    /// The bits `offset`.
    over: u64,
    /// What takes them to the bits `2 * offset`.
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

    /// That every set of squares to jump over is taken to the set of squares to land on.
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

/// That those are the offsets of the board.
const _: () = {
    let mut at = 0;
    while at < 64 {
        let over = centered(Dark10::JUMPED[at as usize], at);
        assert!(over & !(GROUPS[0].over | GROUPS[1].over) == 0, "every jump belongs to a group");
        at += 1;
    }
};

/// The set turned so that the square with that bit index comes to the center.
#[inline(always)]
const fn centered(squares: u64, at: u32) -> u64 {
    squares.rotate_right(at.wrapping_sub(CENTER as u32))
}

/// Whether [`landings`] knows that board.
#[inline(always)]
pub(super) fn known<R: Rules>() -> bool {
    R::Board::KIND == BoardKind::Dark10
}

/// Where a piece on the square with that bit index lands after a jump in any direction, over prey and into that room.
#[inline(always)]
pub(super) fn landings<R: Rules>(at: u32, prey: BitsOf<R>, room: BitsOf<R>) -> BitsOf<R> {
    let narrow = |set: BitsOf<R>| set.to_u128() as u64;
    BitsOf::<R>::from_u128(u128::from(landings_on_dark10(at, narrow(prey), narrow(room))))
}

/// The same as words of the board's own width.
#[inline(always)]
pub(super) fn landings_on_dark10(at: u32, prey: u64, room: u64) -> u64 {
    let over = centered(Dark10::JUMPED[at as usize & 63] & prey, at);
    let land = GROUPS[0].spread(over) | GROUPS[1].spread(over);
    land.rotate_left(at.wrapping_sub(2 * CENTER as u32)) & room
}
