//! Positions and walks shared by the tests of this crate.
#![allow(dead_code, reason = "each test binary uses its own part")]

use crownhead_game::Game;
use crownhead_rules::{AnyMove, AnyPosition, AnyRules, Color, Piece, Setup, Variant};

pub(crate) const ENGLISH: AnyRules = AnyRules::Variant(Variant::English);
pub(crate) const INTERNATIONAL: AnyRules = AnyRules::Variant(Variant::International);

/// A position; negative numbers are kings.
pub(crate) fn position(rules: AnyRules, turn: Color, white: &[i16], black: &[i16]) -> AnyPosition {
    let side = |color: Color, squares: &[i16]| {
        squares
            .iter()
            .map(|&number| {
                let piece = if number < 0 { Piece::king(color) } else { Piece::man(color) };
                (number.unsigned_abs(), piece)
            })
            .collect::<Vec<_>>()
    };
    let pieces = [side(Color::White, white), side(Color::Black, black)].concat();
    Setup { pieces, turn, king_runs: [None; 2] }.into_position(rules).expect("a legal position")
}

/// A game from such a position.
pub(crate) fn game(rules: AnyRules, turn: Color, white: &[i16], black: &[i16]) -> Game {
    Game::from_position(position(rules, turn, white, black))
}

/// The legal move between two squares.
pub(crate) fn mv(game: &Game, from: u16, to: u16) -> AnyMove {
    let moves = game.position().legal_moves();
    *moves
        .iter()
        .find(|mv| mv.from().number() == from && mv.to().number() == to)
        .unwrap_or_else(|| panic!("{from}-{to} is legal among {moves:?}"))
}

/// Plays moves given by their squares.
pub(crate) fn play(game: &mut Game, moves: &[(u16, u16)]) {
    for &(from, to) in moves {
        game.play(mv(game, from, to)).expect("a legal move in an unfinished game");
    }
}

/// Plays moves that pass the filter until the game has that many plies, without ending earlier. Returns whether there
/// is such a line.
pub(crate) fn walk(game: &mut Game, plies: usize, wanted: &impl Fn(&Game, &AnyMove) -> bool) -> bool {
    if game.ply() == plies {
        return true;
    }
    if game.outcome().is_some() {
        return false;
    }
    for mv in game.position().legal_moves() {
        if wanted(game, &mv) {
            game.play(mv).expect("a legal move");
            if walk(game, plies, wanted) {
                return true;
            }
            game.undo();
        }
    }
    false
}

/// A filter for [`walk`]: quiet king moves into new positions.
pub(crate) fn quiet_and_new(game: &Game, mv: &AnyMove) -> bool {
    let next = game.position().play_unchecked(mv);
    let seen = (0..=game.ply()).filter_map(|ply| game.position_at(ply)).any(|position| *position == next);
    !mv.is_progress() && !seen && !next.has_capture(next.turn())
}

/// Numbers that look random and are the same in every run.
pub(crate) struct Random(u64);

impl Random {
    pub(crate) fn new() -> Random {
        Random(1)
    }

    pub(crate) fn below(&mut self, n: usize) -> usize {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) as usize % n
    }

    /// A position with a few pieces, most of them men.
    pub(crate) fn position(&mut self, rules: AnyRules) -> AnyPosition {
        let board = rules.board();
        let mut pieces = Vec::new();
        for square in board.all() {
            let color = match self.below(9) {
                0..=1 => Color::White,
                2..=3 => Color::Black,
                _ => continue,
            };
            let last = if color == Color::White { 0 } else { board.height() - 1 };
            let is_king = board.place(square).1 == last || self.below(8) == 0;
            pieces.push((square.number(), if is_king { Piece::king(color) } else { Piece::man(color) }));
        }
        let turn = Color::ALL[self.below(2)];
        Setup { pieces, turn, king_runs: [None; 2] }.into_position(rules).expect("a legal position")
    }
}
