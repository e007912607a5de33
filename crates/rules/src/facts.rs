//! What is known about a variant besides its rules: what it is called, who plays it, and how it is written down.
//!
//! Every page in `variants/` fills in these facts; other crates use them instead of listing variants. Not here: the
//! rules themselves ([`crate::HouseRules`]). There are no defaults: a page that omits a fact does not compile.

use crate::Variant;

/// The facts of a variant.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Facts {
    /// The key used on the command line, in addresses and in file names.
    pub key: &'static str,
    /// The name in English: "English draughts".
    pub name: &'static str,
    /// The name where the game is at home, in the language spoken there; empty if that is English or if it has no home.
    pub native: &'static str,
    /// The game in one or two sentences, for the choice of a variant.
    pub summary: &'static str,
    /// Where it is played, as it follows "played": "in Brazil", "worldwide".
    pub region: &'static str,
    /// The federation with the authoritative rulebook, by its usual abbreviation.
    pub federation: Option<&'static str>,
    /// The variant on the same board whose trained weights serve until this one has its own.
    pub relative: Option<Variant>,
    /// The source of its known perft numbers.
    pub perft: PerftNumbers,
    /// How squares are named.
    pub numbering: Numbering,
    /// The mark between the squares of a capture in PDN.
    pub capture_mark: &'static str,
    /// How PDN writes results.
    pub results: ResultStyle,
    /// The value of PDN's tag `GameType`.
    pub pdn: GameNumber,
    /// When a PDN file without a named game may be read as this variant, and its priority: the lowest rank is tried
    /// first. Ranks are distinct among the variants with the same clue.
    pub guesses: &'static [(Clue, u8)],
    /// The name used by user interfaces of the Hub protocol besides the key, and its place among such names.
    pub hub_name: Option<(u8, &'static str)>,
}

/// The source of the known perft numbers of a variant.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PerftNumbers {
    /// In `data/perft/KEY.perft`.
    Own,
    /// In the file of another variant with the same moves.
    Of(Variant),
    /// No published numbers.
    Unpublished,
}

/// How squares are named.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Numbering {
    /// Numbers from 1, row by row from the top left playing square as White sees the board.
    FromTop,
    /// Numbers from 1, row by row from the bottom right playing square.
    FromBottom,
    /// A letter for the column, from White's left, and a number for the row, from White's side: `a1`.
    Letters,
}

/// How PDN writes results.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ResultStyle {
    /// `1-0`, `0-1`, `1/2-1/2`.
    Wins,
    /// `2-0`, `0-2`, `1-1`.
    Points,
}

/// How PDN's tag `GameType` names a variant.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum GameNumber {
    /// A number in the standard's list, with its parameters; the number alone is written.
    Listed(&'static str),
    /// The number of another game with other parameters, which are written too.
    Parameters(&'static str),
    /// A number that some programs use: read, never written.
    Private(u16),
    /// No number: other tags name the game.
    Unlisted,
}

/// What a PDN file without a named game shows of it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Clue {
    /// Squares are numbers of this board size.
    Numbers,
    /// Squares are letters and numbers of at most eight columns and rows.
    Letters,
    /// The same with more than eight columns.
    WideLetters,
    /// The same with more than eight rows.
    TallLetters,
}
