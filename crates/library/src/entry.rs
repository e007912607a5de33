//! A game as the library keeps it: its facts, its line, and everything else in the binary form of game records.

use crownhead_notation::binary;
use crownhead_notation::pdn::Tree;
use crownhead_rules::{AnyPosition, AnyRules};

use crate::board::Board;
use crate::facts::Facts;
use crate::line;
use crate::material::Counts;
use crate::names::{folded, hash128};

/// A game in packed form.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Entry {
    /// The rules.
    pub rules: AnyRules,
    /// What is known without replaying.
    pub facts: Facts,
    /// The main line, replayed by this crate only.
    pub(crate) line: Vec<u8>,
    /// The whole game, as [`binary::write`] writes it.
    pub(crate) tree: Vec<u8>,
}

impl Entry {
    /// Packs a game.
    pub fn of(tree: &Tree) -> Entry {
        let deeds = tree.main_deeds();
        let usual = AnyPosition::start(tree.rules);
        let line = line::write(&tree.start, tree.start == usual, &deeds);
        let mut facts = Facts::of_tags(&tree.tags, tree.result.as_deref());
        let mut walker = line::Walker::new(&line, &Board::of(&usual));
        let mut plies = 0u16;
        while walker.step().is_some() {
            plies = plies.saturating_add(1);
        }
        facts.plies = plies;
        facts.ending = Counts(walker.board.counts());
        Entry { rules: tree.rules, facts, line, tree: binary::write(tree) }
    }

    /// The whole game again.
    ///
    /// # Errors
    /// If the stored bytes are damaged.
    pub fn tree(&self) -> Result<Tree, String> {
        read_tree(&self.tree)
    }

    /// What tells games apart: the rules, the start and the moves, the names of the players as [`folded`], and the date.
    /// Two games with the same identity are duplicates.
    pub fn identity(&self) -> u128 {
        let Facts { white, black, date, .. } = &self.facts;
        hash128(&[
            crownhead_notation::rules_key(self.rules).as_bytes(),
            &self.line,
            folded(white).as_bytes(),
            folded(black).as_bytes(),
            &date.0.to_le_bytes(),
        ])
    }

    /// The positions of the game with the move that was first played there.
    #[cfg(feature = "sqlite")]
    pub(crate) fn visits(&self, usual: &Board) -> Vec<(u64, line::MoveCode)> {
        line::visits(&self.line, usual)
    }
}

/// A game from its binary form.
pub(crate) fn read_tree(bytes: &[u8]) -> Result<Tree, String> {
    match binary::read_one(bytes, 0) {
        Ok(Some((tree, _))) => Ok(tree),
        Ok(None) => Err("the stored game is cut off".to_owned()),
        Err(problem) => Err(format!("the stored game is damaged: {problem}")),
    }
}
