//! Pieces with an identity that survives moves, so that a renderer can keep its elements.
//!
//! Invariant: the tokens are exactly the pieces of the shown position.

use crownhead_rules::{AnyMove, AnyPosition, BoardKind, Color, Role, Square};

use crate::view::PieceId;

/// One piece with its identity.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Token {
    pub(crate) id: PieceId,
    pub(crate) color: Color,
    pub(crate) role: Role,
    pub(crate) square: Square,
}

/// The pieces on the board.
#[derive(Clone, Debug)]
pub(crate) struct Tokens {
    pub(crate) list: Vec<Token>,
    next: u32,
}

/// What happened to the pieces when another position was shown.
#[derive(Clone, Debug, Default)]
pub(crate) struct Changes {
    /// Pieces that moved, in their former state.
    pub(crate) moved: Vec<Token>,
    /// Pieces that left.
    pub(crate) gone: Vec<Token>,
    /// Pieces that appeared.
    pub(crate) new: Vec<PieceId>,
}

impl Tokens {
    pub(crate) fn new(position: &AnyPosition) -> Tokens {
        let mut tokens = Tokens { list: Vec::new(), next: 0 };
        tokens.show(position);
        tokens
    }

    pub(crate) fn at(&self, square: Square) -> Option<Token> {
        self.list.iter().find(|token| token.square == square).copied()
    }

    /// Plays a move. Returns the mover in its former state, if there is one, and the captured pieces.
    pub(crate) fn play(&mut self, mv: &AnyMove) -> (Option<Token>, Vec<Token>) {
        let gone: Vec<Token> =
            self.list.iter().filter(|token| mv.captured().contains(token.square)).copied().collect();
        self.list.retain(|token| !mv.captured().contains(token.square));
        let mover = self.list.iter_mut().find(|token| token.square == mv.from());
        let before = mover.as_deref().copied();
        if let Some(token) = mover {
            (token.square, token.role) = (mv.to(), mv.becomes());
        }
        (before, gone)
    }

    /// Removes a piece.
    pub(crate) fn take(&mut self, square: Square) -> Option<Token> {
        let at = self.list.iter().position(|token| token.square == square)?;
        Some(self.list.swap_remove(at))
    }

    /// Shows another position, keeping the identity of every piece that can be matched.
    pub(crate) fn show(&mut self, position: &AnyPosition) -> Changes {
        let mut changes = Changes::default();
        let mut wanted: Vec<Token> = Vec::new();
        let mut kept: Vec<Token> = Vec::new();
        for (square, piece) in position.pieces() {
            let same =
                self.list.iter().position(|token| token.square == square && token.color == piece.color);
            match same {
                Some(i) => kept.push(Token { role: piece.role, ..self.list.swap_remove(i) }),
                None => wanted.push(Token { id: PieceId(0), color: piece.color, role: piece.role, square }),
            }
        }
        for mut token in wanted {
            let nearest = self.nearest(position.board(), token);
            if let Some(i) = nearest {
                let before = self.list.swap_remove(i);
                changes.moved.push(before);
                token.id = before.id;
            } else {
                token.id = PieceId(self.next);
                self.next += 1;
                changes.new.push(token.id);
            }
            kept.push(token);
        }
        changes.gone = std::mem::replace(&mut self.list, kept);
        changes
    }

    fn nearest(&self, board: BoardKind, wanted: Token) -> Option<usize> {
        let all = self.list.iter().enumerate().filter(|(_, token)| token.color == wanted.color);
        let far = |square: Square| {
            let ((x, y), (to_x, to_y)) = (board.place(square), board.place(wanted.square));
            u32::from(x.abs_diff(to_x)).pow(2) + u32::from(y.abs_diff(to_y)).pow(2)
        };
        let same_board = |square: Square| board.all().any(|known| known == square);
        all.filter(|(_, token)| same_board(token.square))
            .min_by_key(|(_, token)| far(token.square))
            .map(|(i, _)| i)
    }
}
