//! The notation of draughts: squares, moves, positions, house rules and game records, in every form that people and
//! programs use.
//!
//! Readers take what is really written, and say in one line what is wrong and where; writers use one canonical form.
//! Bytes in, values out: nothing here knows files or engines.
//!
//! | module | form |
//! |---|---|
//! | [`fen`] | positions |
//! | [`movetext`] | single moves |
//! | [`pdn`] | game records, as the standard says and as they are |
//! | [`json`] | games as lines of JSON, nothing lost |
//! | [`binary`] | games in two bytes a move with checksums, nothing lost |
//! | [`hub`], [`lidraughts`] | positions and moves of engines and servers |
//! | [`houserules`] | rules as TOML and as a code |
//!
//! A position and a move:
//!
//! ```
//! use crownhead_notation::{fen, movetext};
//! use crownhead_rules::{AnyRules, Variant};
//!
//! let position = fen::parse("W:W18,22:B1,15", AnyRules::Variant(Variant::English))?;
//! let capture = movetext::find("18x11", &position)?;
//! assert_eq!(movetext::write(&position, &capture), "18x11");
//! assert_eq!(fen::write(&position.play(&capture)), "B:W11,22:B1");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! A file with slips, every one of them told, and the game as the standard wants it:
//!
//! ```
//! use crownhead_notation::pdn::{self, Code, Settings, Sheets, Tree};
//!
//! let text = b"[White \"Ann\"]\n1. 3228 19-23 a gift 2. 28x19 14x23 1-1\n\n1. 31-26 *";
//! let mut sheets = Sheets::new(text);
//! let sheet = sheets.next().expect("a game");
//! let (tree, replay) = Tree::read(&sheet, &Settings::default());
//! let codes: Vec<Code> = sheet.problems().iter().map(|problem| problem.code).collect();
//! assert_eq!(codes, [Code::OddMove, Code::Text]);
//! assert!(replay.is_legal);
//! assert_eq!(
//!     pdn::write_tree(&tree),
//!     "[White \"Ann\"]\n[GameType \"20\"]\n[Result \"1-1\"]\n\n\
//!      1. 32-28 19-23 {a gift} 2. 28x19 14x23 *\n"
//! );
//! assert!(sheets.next().is_some());
//! ```
//!
//! The same game in other forms:
//!
//! ```
//! use crownhead_notation::{binary, json};
//!
//! let tree = json::read(r#"{"rules":"english","items":["11-15","23-19"]}"#)?;
//! let mut file = binary::MAGIC.to_vec();
//! file.extend(binary::write(&tree));
//! for game in binary::Games::new(&file)? {
//!     assert_eq!(game?, tree);
//! }
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

pub mod binary;
pub mod fen;
pub mod houserules;
pub mod hub;
pub mod json;
pub mod lidraughts;
pub mod movetext;
pub mod pdn;

mod place;
mod squares;

pub use place::Place;
pub use squares::{Naming, parse_square, square_name};
