//! Which move to try first.

use crownhead_rules::{Color, Move, bits::Bits, geometry::Geometry};

use crate::{
    history::{History, Step},
    table::PackedMove,
};

/// Order values: the table's move, then captures, crownings, killers and the rest by history.
const TABLE_MOVE: i32 = 1 << 24;
const CAPTURE: i32 = 1 << 20;
const CROWNING: i32 = 1 << 19;
const KILLER: i32 = 1 << 18;

/// The order value of a move: higher is tried earlier.
pub(crate) fn value<G: Geometry>(
    mv: &Move<G>,
    table_move: PackedMove,
    history: &History,
    color: Color,
    (ply, last): (u32, Step),
    kings: G::Bits,
) -> i32 {
    if table_move == PackedMove::of(mv) {
        return TABLE_MOVE;
    }
    if mv.is_capture() {
        let taken = mv.captured.count() + 2 * (mv.captured & kings).count();
        return CAPTURE + 16 * taken as i32 + i32::from(mv.is_crowning());
    }
    if mv.is_crowning() {
        return CROWNING;
    }
    match history.killer(ply, mv) {
        Some(which) => KILLER - which as i32,
        None => history.value(color, last, mv),
    }
}

/// Moves the best of the moves from `at` on to the front; of equal ones the first.
#[inline]
pub(crate) fn pick<G: Geometry>(moves: &mut [Move<G>], values: &mut [i32], at: usize) {
    let (mut best, mut most) = (at, values[at]);
    for (other, &value) in values.iter().enumerate().skip(at + 1) {
        if value > most {
            (best, most) = (other, value);
        }
    }
    moves.swap(at, best);
    values.swap(at, best);
}
