//! What solving and probing share about a board and its rules, and is the same for all slices.

use crownhead_rules::{
    AnyRules, BoardKind,
    bare::{AnyReferee, HalfTurn, Referee},
    bits::Bits,
};

/// A word that boards are made of. There are two.
pub trait Word: Bits {
    /// A referee for boards of this word; `None` if the board of those rules has the other.
    fn referee(rules: &AnyRules) -> Option<Box<dyn Referee<Self>>>;
}

impl Word for u64 {
    fn referee(rules: &AnyRules) -> Option<Box<dyn Referee<u64>>> {
        match rules.referee() {
            AnyReferee::Narrow(referee) => Some(referee),
            AnyReferee::Wide(_) => None,
        }
    }
}

impl Word for u128 {
    fn referee(rules: &AnyRules) -> Option<Box<dyn Referee<u128>>> {
        match rules.referee() {
            AnyReferee::Wide(referee) => Some(referee),
            AnyReferee::Narrow(_) => None,
        }
    }
}

/// A board and its rules.
#[derive(Clone, Debug)]
pub(crate) struct Ground {
    pub(crate) rules: AnyRules,
    pub(crate) board: BoardKind,
    pub(crate) turn: HalfTurn,
}

impl Ground {
    /// The ground of these rules; `None` if their board has the other word.
    pub(crate) fn new<W: Word>(rules: AnyRules) -> Option<Ground> {
        let board = rules.board();
        W::referee(&rules).map(|_| Ground { rules, board, turn: board.layout().half_turn })
    }
}

/// Whether a board needs the wide word.
pub(crate) fn is_wide(board: BoardKind) -> bool {
    u32::from(board.squares()) > u64::BITS
}
