//! Statistics of game files: one [`entry`] per game, a [`Summary`] of all of them, its [`Totals`], and charts ([`draw`]).

mod entry;
mod plot;
mod summary;

pub use entry::entry;
pub use plot::draw;
pub use summary::{Entry, Lengths, Outcome, Player, Results, Summary, Totals};
