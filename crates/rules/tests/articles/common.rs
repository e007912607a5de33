//! Helpers of the article tests.

use crownhead_rules::{
    Advance, AnyPosition, AnyRules, Color, DrawClock, DrawReason, DrawRules, Material, Setup, Variant,
};
use crownhead_testkit::{fen, move_text};

/// Checks the start position of the game.
#[track_caller]
pub(crate) fn starts_as(variant: Variant, position: &str) {
    let written = fen::setup(position).expect("a FEN");
    let start = Setup::start(AnyRules::Variant(variant));
    let sorted = |setup: &Setup| {
        let mut pieces = setup.pieces.clone();
        pieces.sort_unstable();
        pieces
    };
    assert_eq!((start.turn, sorted(&start)), (written.turn, sorted(&written)));
}

/// The position after a legal move, given in the form of `check_moves`.
#[track_caller]
pub(crate) fn after(variant: Variant, position: &str, mv: &str) -> AnyPosition {
    let position = fen::position(AnyRules::Variant(variant), position);
    let legal = position.legal_moves();
    let found = legal.iter().find(|legal| move_text(legal) == mv);
    position.play_unchecked(found.unwrap_or_else(|| panic!("{mv} is not legal")))
}

/// The winner if the side to move cannot move.
#[track_caller]
pub(crate) fn winner(variant: Variant, position: &str) -> Option<Color> {
    fen::position(AnyRules::Variant(variant), position).winner()
}

/// The draw rules.
pub(crate) fn draws(variant: Variant) -> DrawRules {
    variant.house_rules().draws
}

/// Men and kings of White, then of Black, with no king on the long diagonal.
pub(crate) fn balance(white: (u8, u8), black: (u8, u8)) -> Material {
    Material { men: [white.0, black.0], kings: [white.1, black.1], long_diagonal: [0, 0] }
}

/// The number of plies without a capture or a man's move until a counter draws, and the reason. Counting starts with
/// the move that brings the balance about.
pub(crate) fn counted_out(variant: Variant, balance: Material) -> Option<(u16, DrawReason)> {
    let rules = draws(variant);
    let mut clock = DrawClock::default().after(&rules, Advance::Material, balance);
    for plies in 0..500 {
        if let Some(reason) = clock.verdict(&rules) {
            return Some((plies, reason));
        }
        clock = clock.after(&rules, Advance::None, balance);
    }
    None
}
