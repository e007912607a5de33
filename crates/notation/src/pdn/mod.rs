//! Game records in Portable Draughts Notation: one game, its tags and its moves.
//!
//! Enough to save a game and load it again. Comments, annotations and variations of other programs' files
//! are passed over. A file has three floors, each knowing only the one below: [`token`] cuts the text into
//! words, `read` builds the game, `write` puts it down.
//!
//! Besides the usual tags a record has `Rules` where no `GameType` says it: the key of a variant or preset, or
//! house rules as an inline TOML table.
//!
//! ```
//! use crownhead_game::Game;
//! use crownhead_notation::{movetext, pdn};
//! use crownhead_rules::{AnyRules, Preset};
//!
//! let mut game = Game::new(AnyRules::Preset(Preset::Menu));
//! game.play(movetext::find("22-18", game.position())?)?;
//! let text = pdn::write(&game, &pdn::Tags::default());
//! assert!(text.ends_with("1. 22-18 *\n"));
//! assert_eq!(pdn::read(&text)?, game);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

pub mod token;

mod gametype;
mod read;
mod result;
mod tags;
mod write;

pub use read::{PdnError, PdnProblem, Record, read, read_record, read_record_as};
pub use tags::Tags;
pub use write::write;
