//! Puzzles: positions with one winning line.
//!
//! Here: a [`Puzzle`], the file that keeps a set of them ([`Set`]), and the schedule of a [`trainer`]. Not here: finding puzzles, which needs an engine
//! (`lab`), and screens. Invariant: the line of a puzzle is legal and ends with a move of the side that begins.

mod file;
mod record;
pub mod trainer;

use crownhead_motif::{Motif, recognize};
use crownhead_rules::{AnyMove, AnyPosition};

pub use file::{FileError, Set};
pub use record::RecordError;

/// A position with one winning line.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Puzzle {
    /// The position; its side to move wins.
    pub position: AnyPosition,
    /// The line: own moves and replies in turn, an own move first and last.
    pub line: Vec<AnyMove>,
    /// The rating on the scale of the levels: a player of that rating solves one of two such puzzles.
    pub rating: u16,
}

impl Puzzle {
    /// The kinds of its line.
    pub fn motifs(&self) -> Vec<Motif> {
        recognize(&self.position, &self.line)
    }

    /// The number of moves to find.
    pub fn length(&self) -> usize {
        self.line.len().div_ceil(2)
    }
}
