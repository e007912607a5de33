//! Everything that can be wrong with a game record: a short code for scripts, what the standard expects, and what a
//! lenient reader does. `docs/formats/pdn.md` has the same list; a test compares the two.

use std::fmt;

/// How bad something is.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Weight {
    /// The standard allows it in reading but not in writing.
    Note,
    /// A violation of the standard with one sensible reading.
    Repair,
    /// Something cannot be read or played.
    Loss,
}

impl Weight {
    /// The word for scripts.
    pub const fn key(self) -> &'static str {
        match self {
            Weight::Note => "note",
            Weight::Repair => "repair",
            Weight::Loss => "loss",
        }
    }
}

macro_rules! codes {
    ($($name:ident $key:literal $weight:ident, $expected:literal, $done:literal;)*) => {
        /// What can be wrong with a game record.
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        #[non_exhaustive]
        pub enum Code {
            $(
                #[doc = concat!("`", $key, "`: expected ", $expected, "; ", $done, ".")]
                $name,
            )*
        }

        impl Code {
            /// All codes.
            pub const ALL: &[Code] = &[$(Code::$name,)*];

            /// The code for scripts.
            pub const fn key(self) -> &'static str {
                match self { $(Code::$name => $key,)* }
            }

            /// Its severity.
            pub const fn weight(self) -> Weight {
                match self { $(Code::$name => Weight::$weight,)* }
            }

            /// What was expected.
            pub const fn expected(self) -> &'static str {
                match self { $(Code::$name => $expected,)* }
            }

            /// What a lenient reader does.
            pub const fn done(self) -> &'static str {
                match self { $(Code::$name => $done,)* }
            }
        }
    };
}

codes! {
    Latin1 "latin-1" Note, "UTF-8", "read as Latin-1";
    Windows1251 "windows-1251" Note, "UTF-8", "read as Windows-1251";
    Spaces "spaces" Note, "a move without spaces", "read without them";
    Zero "zero" Note, "a square without a leading zero", "read without it";
    ForcedStar "forced-star" Note, "$7 for a forced move", "read as $7";
    RepeatedTag "repeated-tag" Note, "each tag once", "the last one counts, all are kept";
    NoGameType "no-game-type" Note, "a GameType tag", "guessed from the moves";
    MoveMark "move-mark" Note, "- for a quiet move, x for a capture", "read as the legal move";
    WholeRoute "whole-route" Note, "only the start and the end of a capture, which are enough here", "read as that capture";
    ResultTag "result-tag" Note, "the same result in the tag and after the moves", "the tag counts";
    ResultStyle "result-style" Note, "a result in the style of the game type", "kept as written";
    MoveNumber "move-number" Note, "the number of the move", "read in the order of the moves";
    BadClock "bad-clock" Note, "a clock such as [%clk 0:12:34] or [%clock w0:12:34 B1:02:03]", "kept as a comment";
    BlackFirst "black-first" Repair, "White's points first", "read as the old American style, Black's points first";
    Utf16 "utf-16" Repair, "UTF-8", "read as UTF-16";
    Text "text" Repair, "a comment in braces", "kept as a comment";
    OpenComment "open-comment" Repair, "} at the end of a comment", "closed before the next game or empty line";
    LineComment "line-comment" Repair, "a comment in braces", "kept as a comment";
    Clutter "clutter" Repair, "only games", "left out";
    BadTag "bad-tag" Repair, "[Name \"value\"]", "read as the tag that was meant";
    BracketComment "bracket-comment" Repair, "a comment in braces", "kept as a comment";
    BeforeTags "before-tags" Repair, "tags at the beginning of a game", "kept with the game";
    NoSeparator "no-separator" Repair, "* or a result between two games", "a new game begins at the tags";
    OpenVariation "open-variation" Repair, ") at the end of a variation", "closed at the end of the game";
    StrayClose "stray-close" Repair, "( before )", "left out";
    EmptyVariation "empty-variation" Repair, "moves in a variation", "left out";
    ResultInside "result-inside" Repair, "no result in a variation", "kept as a comment";
    NumberAlone "number-alone" Repair, "a move after its number", "the number is left out";
    BareNumber "bare-number" Repair, "a dot after a move number", "read as a move number";
    StrengthAlone "strength-alone" Repair, "a move before ! or ?", "applied to the move before";
    OddMove "odd-move" Repair, "a move such as 32-28 or 32x23", "read as the move that was meant";
    OddResult "odd-result" Repair, "1-0, 0-1, 1/2-1/2, 2-0, 0-2, 1-1, 0-0 or *", "read as the result that was meant";
    UnknownMove "unknown-move" Repair, "... for an unknown move", "read as ...";
    CapturedList "captured-list" Repair, "the whole route of the capture", "read as the captured pieces";
    AfterEnd "after-end" Repair, "nothing between the result and the next game", "kept with the game";
    SecondResult "second-result" Repair, "one result", "left out";
    EmptyGame "empty-game" Repair, "tags or moves before * or a result", "left out";
    WrongGameType "wrong-game-type" Repair, "moves of the game that GameType names", "read by the rules that fit the moves";
    BadGameType "bad-game-type" Repair, "a GameType from the standard's list", "read by its number or its name, or guessed from the moves";
    OddFen "odd-fen" Repair, "a FEN such as W:W31-50:B1-20", "read as the position that was meant";
    Rotated "rotated" Repair, "squares numbered as the game type says", "read with the board rotated";
    WrongTurn "wrong-turn" Repair, "the side that makes the first move", "read with the other side to move";
    SwappedColors "swapped-colors" Repair, "the colors that the moves need", "read with the colors swapped";
    LegByLeg "leg-by-leg" Repair, "a capture as one move", "joined to one move";
    TooLong "too-long" Loss, "a game of at most 16 MiB and 1048576 tokens", "the rest of the game is left out";
    TooDeep "too-deep" Loss, "at most 1000 levels of variations", "deeper variations are kept unchecked";
    BadFen "bad-fen" Loss, "a position", "the moves are kept unchecked";
    NoRules "no-rules" Loss, "known rules that fit the moves", "the moves are kept unchecked";
    Huff "huff" Loss, "a piece that could have captured with the move before", "kept as a comment";
    IllegalMove "illegal-move" Loss, "a legal move", "this move and the rest of its line are kept unchecked";
}

impl Code {
    /// Whether the standard's reading grammar or the rules of the game forbid it.
    pub const fn is_against_the_standard(self) -> bool {
        !matches!(self.weight(), Weight::Note)
    }

    /// The code with this key.
    pub fn from_key(key: &str) -> Option<Code> {
        Code::ALL.iter().copied().find(|code| code.key() == key)
    }
}

impl fmt::Display for Code {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.key())
    }
}
