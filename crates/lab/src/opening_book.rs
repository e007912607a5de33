//! Opening books that the engine grows by itself.
//!
//! `grow` has the tree of positions and decides what to search next, `file` its text. A book is grown by drop-out expansion
//! (Lincke, "Strategies for the Automatic Construction of Opening Books", 2000): the next position is at the end of the line
//! that is shortest, where a line counts as longer the more its moves cost. So good lines become long and poor ones stay short.
//!
//! Not here: the openings of matches (`openings`), use during play (`engine::OpeningBook`). Invariant: the same rules, weights
//! and nodes give the same book, however often the work was interrupted.

mod file;
mod grow;

pub use file::BookError;
pub use grow::OpeningTree;
