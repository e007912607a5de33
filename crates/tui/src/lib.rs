//! Crownhead in a terminal: the board in full screen, with cursor keys and mouse.
//!
//! Not here: rules, the behavior of a board (`boardview`), sentences about games (`prose`), the disk. [`study`] is the
//! analysis board, [`microscope`] the search microscope. [`table`] and [`palette`], shared with the
//! line-by-line game, are public. Invariant: the screen never waits for an engine.

pub mod level;
pub mod lines;
pub mod microscope;
pub mod palette;
pub mod study;
pub mod table;
pub mod thinker;

mod app;
mod cell;
mod draw;
mod keys;
mod menus;
mod opponent;
mod options;
mod place;
mod popup;
mod practice;
mod run;
mod tables;
mod time;
mod values;

pub use app::App;
pub use draw::draw;
pub use options::{BoardTheme, Colors, Options, SquareSize, Theme};
pub use run::{run, run_microscope, run_study};
pub use tables::Builder;

/// Where games are written and read.
pub trait Files {
    /// Writes a file that does not exist yet, whole or not at all.
    ///
    /// # Errors
    /// Why not, in one line.
    fn write(&self, name: &str, text: &str) -> Result<(), String>;

    /// The text of a file.
    ///
    /// # Errors
    /// Why not, in one line.
    fn read(&self, name: &str) -> Result<String, String>;

    /// Whether there is something by that name.
    fn exists(&self, name: &str) -> bool;

    /// Writes a file, whole or not at all, in place of the one that exists.
    ///
    /// # Errors
    /// Why not, in one line.
    fn replace(&self, name: &str, text: &str) -> Result<(), String>;
}
