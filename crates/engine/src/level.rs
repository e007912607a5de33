//! The levels of the engine: how far each looks and how careless it is.
//!
//! A careless level looks at every move at a small fixed depth, adds to each score a random amount that
//! grows with its carelessness, and plays what then looks best: it overlooks what is deep and errs most
//! where moves are close, as people do. A careful level makes no such errors; depth, not nodes, sets all but
//! the last apart, so that the steps between levels are alike on small and large boards. Neighbours are at
//! least 70 Elo apart in English and International (`docs/levels.md` has the matches).

use crownhead_search::Limits;

/// The number of levels.
pub(crate) const LEVELS: u8 = 10;

/// How a level thinks.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) enum Thinking {
    /// Each move at this depth in plies, with errors of about so many hundredths of a man.
    Careless {
        /// Plies.
        depth: u8,
        /// Scale of the errors, in hundredths of a man.
        error: f64,
    },
    /// Without errors, to these limits. Who judges by learnt weights need not look as far to be as strong.
    Careful {
        /// Where learnt weights judge.
        learnt: Limits,
        /// Where material does.
        plain: Limits,
    },
}

/// How a level thinks; levels beyond the last think like the last.
pub(crate) fn thinking(level: u8) -> Thinking {
    let careless = |depth, error| Thinking::Careless { depth, error };
    let careful = |learnt, plain| Thinking::Careful { learnt, plain };
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
