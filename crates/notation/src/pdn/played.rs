//! What replaying a game yields: the rules, the start, the legal moves and every problem found.
//!
//! Not here: how a game is replayed; see `replay`. Nothing in this file looks at the text of a game.

use crownhead_game::Deed;
use crownhead_rules::{AnyMove, AnyPosition, AnyRules, Square};

use super::{problem::Problem, result, sheet::Sheet};

/// How to read games.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Settings {
    /// The rules of games whose tags do not name any.
    pub rules: Option<AnyRules>,
    /// The rules to try first when guessing, such as those of other games in the file.
    pub likely: Option<AnyRules>,
    /// Results give Black's points first, as in old American files.
    pub black_first: bool,
    /// Nothing is repaired: a game that is not legal as written is not legal.
    pub strict: bool,
    /// Also reports notes: what the standard allows in reading but not in writing.
    pub notes: bool,
}

/// A move of a game, and the token that it was written as.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Played {
    /// The index of the token in [`Sheet::tokens`].
    pub token: usize,
    /// The index of its last token; another one only where the legs of a capture were written one by one.
    pub last: usize,
    /// Whether it belongs to the game itself rather than to a variation.
    pub main: bool,
    /// The move.
    pub mv: AnyMove,
}

/// A piece that was huffed.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Huffed {
    /// The index of the comment in [`Sheet::tokens`].
    pub token: usize,
    /// Whether it belongs to the game itself rather than to a variation.
    pub main: bool,
    /// Where it stood.
    pub square: Square,
}

/// A game that was replayed as written.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Replay {
    /// The rules.
    pub rules: AnyRules,
    /// The position before the first move.
    pub start: AnyPosition,
    /// All legal moves in the order of the text, up to the first illegal one of each line.
    pub moves: Vec<Played>,
    /// All huffs among them, in the order of the text.
    pub huffs: Vec<Huffed>,
    /// What is wrong with the moves, and with the tags for rules and start.
    pub problems: Vec<Problem>,
    /// Whether every move of the game itself is legal.
    pub is_legal: bool,
    /// Whether the result gives Black's points first.
    pub is_black_first: bool,
    /// Whether the main line has setups or unknown moves, so that its moves do not form one line of play.
    pub is_broken: bool,
}

impl Replay {
    /// The result with White's points first, from the tag or from after the moves.
    pub fn result(&self, sheet: &Sheet<'_>) -> Option<String> {
        let tag = sheet.tag("Result").filter(|result| !matches!(&**result, "*" | "?" | "" | "-"));
        let told = tag.or_else(|| sheet.result().filter(|result| result != "*"))?.into_owned();
        Some(if self.is_black_first { result::turned(&told) } else { told })
    }

    /// The moves of the game itself. If it is broken by positions that are set up, those before the first of them.
    pub fn main_line(&self) -> impl Iterator<Item = AnyMove> + '_ {
        self.moves.iter().filter(|played| played.main).map(|played| played.mv)
    }

    /// The moves of the main line with the huffs between them.
    pub fn main_deeds(&self) -> Vec<Deed> {
        let mut huffs = self.huffs.iter().filter(|huffed| huffed.main).peekable();
        let mut deeds = Vec::with_capacity(self.moves.len());
        for played in self.moves.iter().filter(|played| played.main) {
            while let Some(huffed) = huffs.next_if(|huffed| huffed.token < played.token) {
                deeds.push(Deed::Huff(huffed.square));
            }
            deeds.push(Deed::Move(played.mv));
        }
        deeds.extend(huffs.map(|huffed| Deed::Huff(huffed.square)));
        deeds
    }
}
