//! The search microscope in full screen: the board of the chosen node, the tree as a list, and counts per depth.
//!
//! Not here: the searches (`crownhead_microscope`), sentences (`prose::microscope`). Reading order: `walk` (what is
//! shown and chosen), `app` (keys and time), `draw`, `bars`.

mod app;
mod bars;
mod draw;
mod walk;

pub use app::MicroscopeApp;
pub use draw::draw;
