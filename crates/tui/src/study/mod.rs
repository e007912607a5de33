//! The analysis board in full screen: a variation tree, the engine's lines, the review of a game, lessons.
//!
//! Not here: the tree (crate `study`), the judgments (`engine::review`), sentences (`prose`), the disk. Invariant: the
//! screen never waits for the engine, and a position never shows what belongs to another.

mod analysis;
mod analyst;
mod boxes;
mod desk;
mod draw;
mod files;
mod keys;
mod lesson;
mod mouse;
mod notes;
mod panel;
mod review;
mod tree;

pub use analyst::{Analyst, BackgroundAnalyst, Errand, Finding, ScoredLine, Setup};
pub use desk::StudyApp;
pub use draw::draw;
pub use files::{Opened, read};
