#![doc = include_str!("../README.md")]
//!
//! # More examples
//!
//! A file with errors: every repair is reported, and the game is written as the standard demands.
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
//! A game in other forms:
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

mod ink;
mod place;
mod rules_key;
mod squares;

pub use ink::Ink;
pub use place::Place;
pub use rules_key::{rules_key, rules_of_key};
pub use squares::{Naming, parse_square, square_name};
