//! The levels of the engine: how far each one looks and how careless it is.
//!
//! A careless level scores every move at a small fixed depth, adds a random error to each score, and plays the move that then
//! looks best: it overlooks deep shots and errs most where moves are close, as people do. A careful level adds no errors.
//! All careful levels but the last are limited by depth, not by nodes, so that steps between levels are alike on small
//! and large boards. Neighboring levels are at least 70 Elo apart in English and International (`docs/levels.md`).

use crownhead_search::Limits;

/// The number of levels.
pub(crate) const LEVELS: u8 = 10;

/// How a level chooses its move.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) enum LevelSettings {
    /// Scores each move at a fixed depth and adds random errors.
    Careless {
        /// Plies.
        depth: u8,
        /// Scale of the errors, in hundredths of a man.
        error: f64,
    },
    /// Searches without errors. With learned weights, less depth gives the same strength.
    Careful {
        /// Limits with learned weights.
        learned: Limits,
        /// Limits with material and squares.
        material: Limits,
    },
}

/// The settings of a level; levels above the last play like the last.
pub(crate) fn settings(level: u8) -> LevelSettings {
    let careless = |depth, error| LevelSettings::Careless { depth, error };
    let careful = |learned, material| LevelSettings::Careful { learned, material };
    match level {
        0 | 1 => careless(1, 150.0),
        2 => careless(1, 70.0),
        3 => careless(2, 60.0),
        4 => careless(3, 50.0),
        5 => careless(3, 25.0),
        6 => careless(4, 16.0),
        7 => careless(5, 9.0),
        8 => careful(Limits::depth(4), Limits::depth(6)),
        9 => careful(Limits::depth(6), Limits::depth(8)),
        _ => careful(Limits::nodes(1_000_000), Limits::nodes(1_000_000)),
    }
}
