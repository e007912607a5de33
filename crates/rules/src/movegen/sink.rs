//! Where generated moves go: into a list, into a count, or nowhere.

use alloc::vec::Vec;

use crate::{
    Role,
    bits::Bits,
    geometry::Geometry,
    moves::{Move, MoveList},
};

/// From so many captured pieces on, the same result can be reached on different routes.
const MERGE_FROM: u32 = 3;

/// A receiver of generated moves.
pub trait Sink<G: Geometry> {
    /// Steps of men: `targets` reached from `target - offset` each.
    fn men_steps(&mut self, targets: G::Bits, offset: i8, crowning_row: G::Bits);
    /// Quiet moves of one king.
    fn king_steps(&mut self, from: u32, targets: G::Bits);
    /// A finished capture.
    fn capture(&mut self, mv: Move<G>);
    /// A capture of higher precedence was found: all earlier captures are illegal.
    fn forget_captures(&mut self);
    /// Whether the same result may be reported again on another route.
    fn wants_every_route(&self) -> bool {
        false
    }
}

/// Appends moves to a list.
#[derive(Debug)]
pub struct ListMoves<'l, G: Geometry> {
    list: &'l mut MoveList<G>,
    first: usize,
}

impl<'l, G: Geometry> ListMoves<'l, G> {
    /// Appends to that list, whose present content stays.
    pub fn new(list: &'l mut MoveList<G>) -> Self {
        let first = list.len();
        ListMoves { list, first }
    }
}

impl<G: Geometry> Sink<G> for ListMoves<'_, G> {
    #[inline(always)]
    fn men_steps(&mut self, targets: G::Bits, offset: i8, crowning_row: G::Bits) {
        for to in targets.iter() {
            let crowned = G::Bits::bit(to).meets(crowning_row);
            self.list.push(Move {
                captured: G::Bits::ZERO,
                from: (to as i8 - offset) as u8,
                to: to as u8,
                mover: Role::Man,
                becomes: if crowned { Role::King } else { Role::Man },
            });
        }
    }

    #[inline(always)]
    fn king_steps(&mut self, from: u32, targets: G::Bits) {
        self.list.extend(targets.iter().map(|to| Move {
            captured: G::Bits::ZERO,
            from: from as u8,
            to: to as u8,
            mover: Role::King,
            becomes: Role::King,
        }));
    }

    #[inline(always)]
    fn capture(&mut self, mv: Move<G>) {
        if mv.captured.count() < MERGE_FROM || !self.list[self.first..].contains(&mv) {
            self.list.push(mv);
        }
    }

    #[inline(always)]
    fn forget_captures(&mut self) {
        self.list.truncate(self.first);
    }
}

/// Appends captures once for every route, and quiet moves.
pub(crate) struct ListRoutes<'l, G: Geometry>(pub(crate) ListMoves<'l, G>);

impl<G: Geometry> Sink<G> for ListRoutes<'_, G> {
    #[inline(always)]
    fn men_steps(&mut self, targets: G::Bits, offset: i8, crowning_row: G::Bits) {
        self.0.men_steps(targets, offset, crowning_row);
    }
    #[inline(always)]
    fn king_steps(&mut self, from: u32, targets: G::Bits) {
        self.0.king_steps(from, targets);
    }
    #[inline(always)]
    fn capture(&mut self, mv: Move<G>) {
        self.0.list.push(mv);
    }
    #[inline(always)]
    fn forget_captures(&mut self) {
        self.0.forget_captures();
    }
    fn wants_every_route(&self) -> bool {
        true
    }
}

/// Appends captures only.
pub(crate) struct OnlyCaptures<'l, G: Geometry>(pub(crate) ListMoves<'l, G>);

impl<G: Geometry> Sink<G> for OnlyCaptures<'_, G> {
    #[inline(always)]
    fn men_steps(&mut self, _: G::Bits, _: i8, _: G::Bits) {}
    #[inline(always)]
    fn king_steps(&mut self, _: u32, _: G::Bits) {}
    #[inline(always)]
    fn capture(&mut self, mv: Move<G>) {
        self.0.capture(mv);
    }
    #[inline(always)]
    fn forget_captures(&mut self) {
        self.0.forget_captures();
    }
}

/// Counts moves, each result once.
#[derive(Debug)]
pub struct CountMoves<G: Geometry> {
    quiet: u64,
    captures: u64,
    long: Vec<Move<G>>,
}

impl<G: Geometry> Default for CountMoves<G> {
    fn default() -> Self {
        CountMoves { quiet: 0, captures: 0, long: Vec::new() }
    }
}

impl<G: Geometry> CountMoves<G> {
    /// The number of moves received.
    pub fn total(&self) -> u64 {
        self.quiet + self.captures
    }
}

impl<G: Geometry> Sink<G> for CountMoves<G> {
    #[inline(always)]
    fn men_steps(&mut self, targets: G::Bits, _: i8, _: G::Bits) {
        self.quiet += u64::from(targets.count());
    }

    #[inline(always)]
    fn king_steps(&mut self, _: u32, targets: G::Bits) {
        self.quiet += u64::from(targets.count());
    }

    #[inline(always)]
    fn capture(&mut self, mv: Move<G>) {
        if mv.captured.count() >= MERGE_FROM {
            if self.long.contains(&mv) {
                return;
            }
            self.long.push(mv);
        }
        self.captures += 1;
    }

    #[inline(always)]
    fn forget_captures(&mut self) {
        self.captures = 0;
        self.long.clear();
    }
}

/// Counts routes: captures that differ in the order of the captured pieces count separately.
#[derive(Debug, Default)]
pub struct CountPaths {
    quiet: u64,
    captures: u64,
}

impl CountPaths {
    /// The number of routes received.
    pub fn total(&self) -> u64 {
        self.quiet + self.captures
    }
}

impl<G: Geometry> Sink<G> for CountPaths {
    #[inline(always)]
    fn men_steps(&mut self, targets: G::Bits, _: i8, _: G::Bits) {
        self.quiet += u64::from(targets.count());
    }
    #[inline(always)]
    fn king_steps(&mut self, _: u32, targets: G::Bits) {
        self.quiet += u64::from(targets.count());
    }
    #[inline(always)]
    fn capture(&mut self, _: Move<G>) {
        self.captures += 1;
    }
    #[inline(always)]
    fn forget_captures(&mut self) {
        self.captures = 0;
    }
    fn wants_every_route(&self) -> bool {
        true
    }
}

/// Notes whether there was any move.
#[derive(Debug, Default)]
pub struct FindAny(bool);

impl FindAny {
    /// Whether a move was received.
    pub fn found(&self) -> bool {
        self.0
    }
}

impl<G: Geometry> Sink<G> for FindAny {
    #[inline(always)]
    fn men_steps(&mut self, targets: G::Bits, _: i8, _: G::Bits) {
        self.0 |= !targets.is_empty();
    }
    #[inline(always)]
    fn king_steps(&mut self, _: u32, targets: G::Bits) {
        self.0 |= !targets.is_empty();
    }
    #[inline(always)]
    fn capture(&mut self, _: Move<G>) {
        self.0 = true;
    }
    #[inline(always)]
    fn forget_captures(&mut self) {}
}
