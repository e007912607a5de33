//! A board with its Zobrist key: the position that search plays on.
//!
//! Its geometry is a type, so a move of another board does not compile. Not here: checks; [`crate::AnyPosition`] has them.
//!
//! Invariant: the key always equals the recomputed one ([`Position::recomputed_key`]).

use crate::{
    Color, Role, Rules,
    bits::Bits,
    board::Board,
    geometry::Geometry,
    key::{self, Key},
    moves::Move,
};

/// A board with its hash key. Equality is the repetition rule: same pieces, same side to move, and same counters where
/// counters change what is legal.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Position<G: Geometry> {
    board: Board<G>,
    key: Key,
}

impl<G: Geometry> Position<G> {
    pub(crate) fn new(board: Board<G>) -> Position<G> {
        Position { board, key: key_of(&board) }
    }

    /// The pieces and the side to move.
    #[inline(always)]
    pub fn board(&self) -> &Board<G> {
        &self.board
    }

    /// The hash key.
    #[inline(always)]
    pub fn key(&self) -> Key {
        self.key
    }

    /// The side to move.
    #[inline(always)]
    pub fn turn(&self) -> Color {
        self.board.turn
    }

    /// The position after a move, which must be a legal move of this position under these rules. Nothing checks it.
    #[inline]
    #[must_use]
    pub fn play<R: Rules<Board = G>>(&self, rules: R, mv: &Move<G>) -> Position<G> {
        let (us, them) = (self.board.turn, self.board.turn.other());
        let mut key = self.key.0
            ^ key::BLACK_TO_MOVE
            ^ key::word(us, mv.mover, mv.from as u32)
            ^ key::word(us, mv.becomes, mv.to as u32);
        for bit in mv.captured.iter() {
            let king = self.board.kings.meets(G::Bits::bit(bit));
            key ^= key::word(them, if king { Role::King } else { Role::Man }, bit);
        }
        let board = self.board.play(rules, mv);
        if rules.king_move_limit() > 0 {
            key ^= key_of_runs(&self.board) ^ key_of_runs(&board);
        }
        Position { board, key: Key(key) }
    }

    /// The key recomputed from the board; always equal to [`Position::key`].
    pub fn recomputed_key(&self) -> Key {
        key_of(&self.board)
    }
}

fn key_of<G: Geometry>(board: &Board<G>) -> Key {
    let mut key = if board.turn == Color::Black { key::BLACK_TO_MOVE } else { 0 };
    for color in Color::ALL {
        board.men(color).iter().for_each(|bit| key ^= key::word(color, Role::Man, bit));
        board.kings(color).iter().for_each(|bit| key ^= key::word(color, Role::King, bit));
    }
    Key(key ^ key_of_runs(board))
}

/// The part of the key for the king-move counters.
fn key_of_runs<G: Geometry>(board: &Board<G>) -> u64 {
    let runs = Color::ALL.into_iter().map(|color| (color, board.king_run(color)));
    runs.filter(|(_, run)| run.moves > 0).fold(0, |key, (color, run)| key ^ key::run_word(color, run))
}
