//! A game of draughts from its start to its outcome.
//!
//! [`Game`] keeps every position and counter of the line of play, so that taking moves back and playing
//! them again restores exactly what was there. It decides when a game is over and why. Not here: text
//! formats, engines, clocks that measure time.
//!
//! ```
//! use crownhead_game::{Deed, Game};
//! use crownhead_rules::{AnyRules, Variant};
//!
//! let mut game = Game::new(AnyRules::Variant(Variant::English));
//! let first = game.position().legal_moves()[0];
//! game.play(first)?;
//! assert_eq!(game.ply(), 1);
//! assert_eq!(game.undo(), Some(Deed::Move(first)));
//! assert_eq!(game.redo(), Some(Deed::Move(first)));
//! assert_eq!(game.outcome(), None);
//! # Ok::<(), crownhead_game::PlayError>(())
//! ```

mod game;
mod outcome;

pub use game::{Deed, Game, HuffError, PlayError};
pub use outcome::{Outcome, WinReason};
