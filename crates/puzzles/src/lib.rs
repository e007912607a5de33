//! Puzzles: positions with one winning line.
//!
//! Here: a [`Puzzle`], the file that keeps a set of them ([`Set`]), and the schedule of a [`trainer`]. Not here: finding puzzles, which needs an engine
//! (`lab`), and screens. Invariant: the line of a puzzle is legal and ends with a move of the side that begins.

mod file;
mod record;
pub mod trainer;

use crownhead_motif::{Motif, recognize};
use crownhead_rules::{AnyMove, AnyPosition, Color};

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

    /// Whether its line ends the game or wins material, a king counting half a man more. Otherwise the win shows only
    /// later. Where losing pieces is the goal, material says nothing, and every line gains.
    pub fn gains(&self) -> bool {
        let end = self.line.iter().fold(self.position, |at, mv| at.play_unchecked(mv));
        let lead = |at: &AnyPosition| {
            let material = at.material();
            let weight =
                |side: Color| 2 * i32::from(material.pieces(side)) + i32::from(material.kings[side.index()]);
            weight(self.position.turn()) - weight(self.position.turn().other())
        };
        let losing = self.position.rules().house_rules().goal.is_losing_game();
        losing || end.winner().is_some() || lead(&end) > lead(&self.position)
    }

    /// The number of moves to find.
    pub fn length(&self) -> usize {
        self.line.len().div_ceil(2)
    }
}
