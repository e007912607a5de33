//! The stack of a search: the path to the present node, the moves of the nodes on it, and their principal variations.
//!
//! All moves share one list. A node appends its moves at `first`, searches its children, which append theirs behind,
//! and truncates to `first` when it is done, so nothing is allocated per node. The principal variations form a
//! triangular table: row `n` holds the best line from ply `n` on.
//!
//! Invariant: a node leaves the list as long as it found it.

use crownhead_rules::{AnyMove, Move, MoveList, geometry::Geometry};

use crate::{ordering, path::Path, search::MAX_PLY};

/// Path, moves and principal variations of one thread.
pub(crate) struct Stack<G: Geometry> {
    pub(crate) path: Path,
    /// Legal moves of the nodes on the path, those of the present node last.
    pub(crate) moves: MoveList<G>,
    /// The order values of the moves, as far as they are known.
    pub(crate) values: Vec<i32>,
    /// The triangular table of principal variations.
    pv: Vec<MoveList<G>>,
}

impl<G: Geometry> Stack<G> {
    pub(crate) fn new(path: Path) -> Self {
        Stack { path, moves: Vec::new(), values: Vec::new(), pv: vec![Vec::new(); MAX_PLY as usize + 2] }
    }

    /// Drops the moves from `first` on.
    #[inline]
    pub(crate) fn truncate(&mut self, first: usize) {
        self.moves.truncate(first);
        self.values.truncate(first);
    }

    /// Brings the best of the moves from `first + at` on to that place.
    #[inline]
    pub(crate) fn pick(&mut self, first: usize, at: usize) {
        ordering::pick(&mut self.moves[first..], &mut self.values[first..], at);
    }

    /// The principal variation from a ply on.
    pub(crate) fn pv(&self, ply: u32) -> &[Move<G>] {
        &self.pv[ply as usize]
    }

    /// The principal variation from a ply on, in moves that know their board.
    pub(crate) fn pv_moves(&self, ply: u32) -> impl Iterator<Item = AnyMove> {
        self.pv(ply).iter().map(|&mv| AnyMove::from_move(mv))
    }

    #[inline]
    pub(crate) fn clear_pv(&mut self, ply: u32) {
        self.pv[ply as usize].clear();
    }

    /// Replaces the root's principal variation.
    pub(crate) fn set_root_pv(&mut self, line: MoveList<G>) {
        self.pv[0] = line;
    }

    /// The best line from this ply on is that move and the best line of the next ply.
    pub(crate) fn update_pv(&mut self, mv: Move<G>, ply: u32) {
        let (here, after) = self.pv.split_at_mut(ply as usize + 1);
        let line = &mut here[ply as usize];
        line.clear();
        line.push(mv);
        line.extend_from_slice(&after[0]);
    }
}
