//! The list of boards. Everything that differs by board is generated from it.
//!
//! A new board is one line here; its squares, bits, masks and run-time dispatch follow. Not here: how bits lie
//! (`geometry.rs`) and how squares are numbered (`square.rs`).

/// Passes the list of boards to the macro `$with`, after any other input in braces. A line is the name, the word of its
/// bitboards, the key, columns, rows, and which squares are playing squares ([`Squares`]).
macro_rules! for_each_board {
    ($with:ident $({ $($given:tt)* })?) => {
        $with! {
            $({ $($given)* })?
            /// 6x6 with a playing square in White's left corner: a teaching board.
            Dark6: u64, "6x6", 6 x 6, Dark;
            /// 8x8 with a playing square in White's left corner (English, Russian, Brazilian ...).
            Dark8: u64, "8x8", 8 x 8, Dark;
            /// 8x8 with a playing square in White's right corner (Italian, Spanish, preset `score-panel`).
            Mirrored8: u64, "8x8-mirrored", 8 x 8, Mirrored;
            /// 10x10 with a playing square in White's left corner (International, Frisian ...).
            Dark10: u64, "10x10", 10 x 10, Dark;
            /// 12x12 with a playing square in White's left corner (Canadian).
            Dark12: u128, "12x12", 12 x 12, Dark;
            /// 12x12 with a playing square in White's right corner (Sri Lankan).
            Mirrored12: u128, "12x12-mirrored", 12 x 12, Mirrored;
            /// Ten columns and eight rows with a playing square in White's left corner (Spantsireti).
            Wide10x8: u64, "10x8", 10 x 8, Dark;
            /// 8x8 on all 64 squares (Turkish, Armenian, Gothic).
            Full8: u64, "8x8-full", 8 x 8, All;
        }
    };
}
pub(crate) use for_each_board;

/// See [`with_geometry!`].
macro_rules! match_kind {
    (
        { $kind:expr, $geometry:ident => $body:expr }
        $($(#[$doc:meta])* $board:ident: $word:ty, $key:literal, $width:literal x $height:literal, $squares:ident;)*
    ) => {
        match $kind {
            $($crate::BoardKind::$board => {
                type $geometry = $crate::geometry::$board;
                $body
            })*
        }
    };
}
pub(crate) use match_kind;

/// Runs the same expression for the board of a [`crate::BoardKind`], its geometry as the type `$geometry`.
macro_rules! with_geometry {
    ($kind:expr, $geometry:ident => $body:expr) => {
        $crate::boards::for_each_board!(match_kind { $kind, $geometry => $body })
    };
}
pub(crate) use with_geometry;

/// Which squares of a board pieces can stand on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Squares {
    /// Every other square, White's left corner among them.
    Dark,
    /// Every other square, White's right corner among them.
    Mirrored,
    /// All of them.
    All,
}
