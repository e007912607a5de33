//! Rules with their board, and the word width that the board needs: the same for all slices, shared by solving and
//! probing.

use crownhead_rules::{
    AnyRules, BoardKind,
    bits::Bits,
    table_position::{AnyMoveSource, HalfTurn, MoveSource},
};

/// A word that holds one bit per square: `u64`, or `u128` for 12x12.
pub trait Word: Bits {
    /// The move source for these rules; `None` if their board needs the other word.
    fn move_source(rules: &AnyRules) -> Option<Box<dyn MoveSource<Self>>>;
}

impl Word for u64 {
    fn move_source(rules: &AnyRules) -> Option<Box<dyn MoveSource<u64>>> {
        match rules.move_source() {
            AnyMoveSource::Narrow(move_source) => Some(move_source),
            AnyMoveSource::Wide(_) => None,
        }
    }
}

impl Word for u128 {
    fn move_source(rules: &AnyRules) -> Option<Box<dyn MoveSource<u128>>> {
        match rules.move_source() {
            AnyMoveSource::Wide(move_source) => Some(move_source),
            AnyMoveSource::Narrow(_) => None,
        }
    }
}

/// Rules and their board.
#[derive(Clone, Debug)]
pub(crate) struct TableContext {
    pub(crate) rules: AnyRules,
    pub(crate) board: BoardKind,
    pub(crate) turn: HalfTurn,
}

impl TableContext {
    /// The context of these rules; `None` if their board needs the other word.
    pub(crate) fn new<W: Word>(rules: AnyRules) -> Option<TableContext> {
        let board = rules.board();
        W::move_source(&rules).map(|_| TableContext { rules, board, turn: board.layout().half_turn })
    }
}

/// Whether a board needs the wide word.
pub(crate) fn is_wide(board: BoardKind) -> bool {
    u32::from(board.squares()) > u64::BITS
}
