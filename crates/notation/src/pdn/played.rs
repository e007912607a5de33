//! The result of replaying a game: the rules, the start, the legal moves and every problem found.
//!
//! Not here: how a game is replayed; see `replay`. Nothing in this file looks at the text of a game.

use crownhead_game::Deed;
use crownhead_rules::{AnyMove, AnyPosition, AnyRules, Square};

use super::{problem::Problem, result, sheet::Sheet};

/// Reading options.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Settings {
    /// The rules of games whose tags do not name any.
    pub rules: Option<AnyRules>,
    /// The rules to try first when guessing, such as those of other games in the file.
    pub likely: Option<AnyRules>,
    /// Results give Black's points first, as in old American files.
    pub black_first: bool,
    /// No repairs: a game that is illegal as written is illegal.
    pub strict: bool,
    /// Also reports notes: what the standard allows in reading but not in writing.
    pub notes: bool,
}

/// A move of a game, with its token.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Played {
    /// The index of the token in [`Sheet::tokens`].
    pub token: usize,
    /// The index of its last token; different only if the legs of a capture were written one by one.
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
    /// Its square.
    pub square: Square,
}

/// A game that was replayed as written.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Replay {
    /// The rules.
    pub rules: AnyRules,
    /// The position before the first move.
    pub start: AnyPosition,
    /// All legal moves in text order, up to the first illegal one of each line.
    pub moves: Vec<Played>,
    /// All huffs among them, in text order.
    pub huffs: Vec<Huffed>,
    /// Problems of the moves, and of the tags for rules and start.
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

    /// The moves of the game itself. With setups, only those before the first one.
    pub fn main_line(&self) -> impl Iterator<Item = AnyMove> + '_ {
        self.moves.iter().filter(|played| played.main).map(|played| played.mv)
    }

    /// The moves and huffs of the main line.
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
