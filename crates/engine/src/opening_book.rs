//! An opening book: what long searches think of the moves near the start.
//!
//! Not here: growing books and their file (`lab::opening_book`), the random choice among good moves (`engine::choose`).

use std::collections::BTreeMap;

use crownhead_eval::Score;
use crownhead_rules::{AnyMove, AnyPosition, Key};

/// A move of the book.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct BookMove {
    /// The move.
    pub mv: AnyMove,
    /// Its score for the side to move, in hundredths of a man: that of the best lines in the book.
    pub score: Score,
}

/// An opening book of one rule set.
#[derive(Clone, Debug, Default)]
pub struct OpeningBook {
    moves: BTreeMap<Key, Vec<BookMove>>,
}

impl OpeningBook {
    /// Adds a position with its moves.
    pub fn add(&mut self, position: &AnyPosition, mut moves: Vec<BookMove>) {
        moves.sort_by_key(|book| core::cmp::Reverse(book.score));
        self.moves.insert(position.key(), moves);
    }

    /// The moves of a position, the best first; none outside the book.
    pub fn moves(&self, position: &AnyPosition) -> &[BookMove] {
        self.moves.get(&position.key()).map_or(&[], Vec::as_slice)
    }

    /// The number of positions.
    pub fn len(&self) -> usize {
        self.moves.len()
    }

    /// Whether there are no positions.
    pub fn is_empty(&self) -> bool {
        self.moves.is_empty()
    }
}
