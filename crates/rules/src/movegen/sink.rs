//! Where generated moves go: into a list or into a count.
//!
//! A sink gets steps of men as sets of destinations, so that a counting sink only counts bits. Not here: generation.
//!
//! Invariant: every move that a sink gets is legal, except captures that it is later told to forget
//! ([`Sink::forget_captures`]).

use alloc::vec::Vec;

use crate::{
    Role,
    bits::Bits,
    geometry::Geometry,
    moves::{Move, MoveList},
};

/// From this many captured pieces on, different routes can give the same move.
pub(crate) const MERGE_FROM: u32 = 3;

/// A receiver of generated moves.
pub trait Sink<G: Geometry> {
    /// Steps of men: each of `targets` is reached from `target - offset`.
    fn men_steps(&mut self, targets: G::Bits, offset: i8, crowning_row: G::Bits);
    /// Quiet moves of one king.
    fn king_steps(&mut self, from: u32, targets: G::Bits);
    /// A finished capture.
    fn capture(&mut self, mv: Move<G>);
    /// A capture of higher rank was found: all earlier captures are illegal.
    fn forget_captures(&mut self);
    /// Whether the sink takes quiet moves.
    #[inline(always)]
    fn wants_quiet_moves(&self) -> bool {
        true
    }
    /// Whether the sink wants a capture once per route instead of once.
    fn wants_every_route(&self) -> bool {
        false
    }
}

/// Which moves a list takes. A value, not a type, so that one compiled generator serves all.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Wanted {
    All,
    EveryRoute,
    Captures,
}

/// Appends moves to a list.
#[derive(Debug)]
pub struct ListMoves<'l, G: Geometry> {
    list: &'l mut MoveList<G>,
    first: usize,
    wanted: Wanted,
}

impl<'l, G: Geometry> ListMoves<'l, G> {
    /// Appends to a list and keeps what it holds.
    pub fn new(list: &'l mut MoveList<G>) -> Self {
        let first = list.len();
        ListMoves { list, first, wanted: Wanted::All }
    }

    /// Appends captures only.
    pub(crate) fn captures(list: &'l mut MoveList<G>) -> Self {
        ListMoves { wanted: Wanted::Captures, ..ListMoves::new(list) }
    }

    /// Appends each capture once per route.
    pub(crate) fn every_route(list: &'l mut MoveList<G>) -> Self {
        ListMoves { wanted: Wanted::EveryRoute, ..ListMoves::new(list) }
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
        let repeated = mv.captured.count() >= MERGE_FROM
            && self.wanted != Wanted::EveryRoute
            && self.list[self.first..].contains(&mv);
        if !repeated {
            self.list.push(mv);
        }
    }

    #[inline(always)]
    fn forget_captures(&mut self) {
        self.list.truncate(self.first);
    }

    #[inline(always)]
    fn wants_quiet_moves(&self) -> bool {
        self.wanted != Wanted::Captures
    }

    #[inline(always)]
    fn wants_every_route(&self) -> bool {
        self.wanted == Wanted::EveryRoute
    }
}

/// Counts moves; captures once per move or once per route.
#[derive(Debug)]
pub struct CountMoves<G: Geometry> {
    quiet: u64,
    captures: u64,
    long: Vec<Move<G>>,
    every_route: bool,
}

impl<G: Geometry> Default for CountMoves<G> {
    fn default() -> Self {
        CountMoves { quiet: 0, captures: 0, long: Vec::new(), every_route: false }
    }
}

impl<G: Geometry> CountMoves<G> {
    /// Counts each capture once per route.
    pub fn of_routes() -> Self {
        CountMoves { every_route: true, ..CountMoves::default() }
    }

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
        if mv.captured.count() >= MERGE_FROM && !self.every_route {
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

    #[inline(always)]
    fn wants_every_route(&self) -> bool {
        self.every_route
    }
}
