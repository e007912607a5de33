//! The text formats of draughts: squares, moves, FEN positions, house rules, game records.
//!
//! Readers take what people and programs really write and say in one line what is wrong and where; writers
//! use one canonical form. Text in, values out: nothing here knows files or engines.
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
