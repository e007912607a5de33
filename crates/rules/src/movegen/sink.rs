//! Where generated moves go: into a list, or into a count.

use alloc::vec::Vec;

use crate::{
    Role,
    bits::Bits,
    geometry::Geometry,
    moves::{Move, MoveList},
};

/// From so many captured pieces on, the same result can be reached on different routes.
pub(crate) const MERGE_FROM: u32 = 3;

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
    /// Whether quiet moves are of interest.
    #[inline(always)]
    fn wants_quiet_moves(&self) -> bool {
        true
    }
    /// Whether the same result may be reported again on another route.
    fn wants_every_route(&self) -> bool {
        false
    }
}

/// Which moves a list takes. A value rather than a type: the generator is compiled once for all of them.
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
    /// Appends to that list, whose present content stays.
    pub fn new(list: &'l mut MoveList<G>) -> Self {
        let first = list.len();
        ListMoves { list, first, wanted: Wanted::All }
    }

    /// The same for captures only.
    pub(crate) fn captures(list: &'l mut MoveList<G>) -> Self {
        ListMoves { wanted: Wanted::Captures, ..ListMoves::new(list) }
    }

    /// The same, with each capture once for every route.
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

/// Counts captures: each result once, or each route.
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
    /// Counts routes: captures that differ in the order of the captured pieces count separately.
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
