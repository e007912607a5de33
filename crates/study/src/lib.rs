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
//! | collections | `chapters`, `clocks` | several games in one study, the times of a game |
//! | exchange | [`import`], `export`, [`address`] | files, texts and links into studies and back |
//! | around it | [`editor`], [`live`] | the position editor, requests and evaluations of live analysis |
//!
//! Not here: screens, engines, sentences for people, files.

pub mod address;
mod annotate;
mod chapters;
mod clocks;
mod command;
mod drawing;
mod edit;
pub mod editor;
mod error;
mod export;
pub mod glyph;
mod history;
pub mod import;
pub mod live;
mod navigate;
mod node;
mod read;
mod squares;
mod study;
mod write;

pub use chapters::{Chapters, name_of};
pub use clocks::Timed;
pub use crownhead_notation::Ink;
pub use drawing::Drawing;
pub use error::StudyError;
pub use node::{NodeId, Step};
pub use study::Study;
pub use write::{Event, Walk};
