//! A game on its way into a library: packed, or bad with its reason and text.

use crownhead_notation::pdn::{Settings, Sheet, Tree, Weight};

use crate::entry::Entry;
use crate::memory::BadGame;

/// A game that was read.
#[derive(Clone, Debug)]
pub enum Incoming {
    /// It can be played.
    Game(Box<Entry>),
    /// It cannot.
    Bad(BadGame),
}

impl Incoming {
    /// Reads a game as it was written. A game is bad if a move of its main line is not legal, or if its rules or its start
    /// cannot be read.
    pub fn of_sheet(sheet: &Sheet<'_>, settings: &Settings) -> Incoming {
        let (tree, replay) = Tree::read(sheet, settings);
        if replay.is_legal {
            return Incoming::Game(Box::new(Entry::of(&tree)));
        }
        let lost = replay.problems.iter().find(|problem| problem.code.weight() == Weight::Loss);
        let reason = lost.map_or_else(|| "a move is not legal".to_owned(), ToString::to_string);
        Incoming::Bad(BadGame { reason, text: sheet.bytes().to_vec() })
    }
}
