#![doc = include_str!("../README.md")]
//!
//! # Where to look
//!
//! | layer | files | contains |
//! |---|---|---|
//! | words | `error`, `node`, `glyph`, `command`, `drawing`, `squares` | what stands at a node |
//! | tree | `study`, `history` | the tree, the cursor, undo |
//! | records | `read`, `write` | [`Study`] from and to a [`Tree`](crownhead_notation::pdn::Tree) |
//! | edits | `navigate`, `edit`, `annotate` | what a person does |
//!
//! Not here: screens, engines, sentences for people, files.

mod annotate;
mod command;
mod drawing;
mod edit;
mod error;
pub mod glyph;
mod history;
mod navigate;
mod node;
mod read;
mod squares;
mod study;
mod write;

pub use drawing::{Drawing, Ink};
pub use error::StudyError;
pub use node::{NodeId, Step};
pub use study::Study;
pub use write::{Event, Walk};
