//! Game records in Portable Draughts Notation: version 3.0, and what real files contain.
//!
//! The files form layers. Each one imports only from the layers above it in this list, so read them in this order:
//!
//! | layer | files | turns |
//! |---|---|---|
//! | words | `code`, `problem`, `tags`, `encoding` | names of problems and tags, bytes as text |
//! | tokens | [`token`] | bytes into tokens |
//! | sheets | `grammar`, `sheet`, `reader` | tokens into games as written: [`Sheets`], [`Reader`] |
//! | readings | `gametype`, `names`, `oddfen`, `reading` | tags into rules, start and names of squares |
//! | moves | `result`, `huff`, `setup`, `step`, `fast`, `played` | one token into one legal move |
//! | lines | `line`, `item`, `cursor`, `walk`, `clock` | many moves into positions |
//! | replay | `numbers`, `notes`, `replay`, `guess` | a sheet into a [`Replay`]: every move checked |
//! | trees | `tree`, `build` | a replay into a [`Tree`]: the game as a value |
//! | whole games | `write`, `record` | trees and [`Game`](crownhead_game::Game)s into text and back |
//!
//! Every problem of a game becomes a [`Problem`] with a [`Code`]: its place, what was found and expected, and what a
//! lenient reader does. `docs/formats/pdn.md` lists the codes.
//!
//! Two extensions: a record whose rules have no `GameType` has the tag `Rules` instead, with the key of a variant or
//! preset or the house-rules code. Where the rules have huffing, `[%huff 14]` in a comment takes a piece off before
//! the next move.
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

// The layers from the bottom up. A file imports only from files listed before it.

pub mod token;

mod build;
mod clock;
mod code;
mod cursor;
mod encoding;
#[cfg_attr(target_arch = "wasm32", path = "careful.rs")]
mod fast;
mod gametype;
mod grammar;
mod guess;
mod huff;
mod item;
mod line;
mod names;
mod notes;
mod numbers;
mod oddfen;
mod played;
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
pub use cursor::Cursor;
pub use gametype::{GameType, Layout, NoGameType, Style};
pub use guess::{Guess, guess};
pub use item::Item;
pub use played::{Huffed, Played, Replay, Settings};
pub use problem::Problem;
pub use reader::{Reader, Visitor, visit};
pub use record::{Record, read, read_record, read_record_as};
pub use replay::replay;
pub use sheet::{Sheet, SheetBuf, Sheets};
pub use tags::Tags;
pub use tree::{Tree, rules_tag};
pub use write::{write, write_tree};
