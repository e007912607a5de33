//! Game records in Portable Draughts Notation, version 3.0 and what people really have.
//!
//! Floors, each knowing only those below it: [`token`] cuts bytes into tokens; [`Sheets`] and [`Reader`] find the
//! games among them (a whole text, or pieces of one of any length); [`replay()`] plays a game with every move checked.
//! What is not as it should be is a [`Problem`] with a [`Code`]: where, what, what was expected, and what is made of it.
//! `docs/formats/pdn.md` lists the codes.
//!
//! Where the rules know huffing, `[%huff 14]` in a comment takes a piece off before the move that follows.
//!
//! Besides the usual tags a record has `Rules` where no `GameType` says it: the key of a variant or preset, or
//! the code of house rules.
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

mod clock;
mod code;
mod encoding;
#[cfg_attr(target_arch = "wasm32", path = "careful.rs")]
mod fast;
mod gametype;
mod grammar;
mod guess;
mod huff;
mod names;
mod notes;
mod numbers;
mod oddfen;
mod problem;
mod reader;
mod reading;
mod record;
mod replay;
mod result;
mod setup;
mod sheet;
mod step;
mod tags;
mod tree;
mod walk;
mod write;

pub(crate) use fast::run_ends;
pub(crate) use names::beginning;
pub(crate) use step::MOST_LEGS;

pub use clock::Clock;
pub use code::{Code, Weight};
pub use gametype::{GameType, Layout, NoGameType, Style};
pub use guess::{Guess, guess};
pub use problem::Problem;
pub use reader::{Reader, Visitor, visit};
pub use record::{Record, read, read_record, read_record_as};
pub use replay::{Huffed, Played, Replay, Settings, replay};
pub use sheet::{Sheet, SheetBuf, Sheets};
pub use tags::Tags;
pub use tree::{Cursor, Item, Tree};
pub use write::{write, write_tree};
