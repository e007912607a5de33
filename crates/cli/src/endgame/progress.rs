//! Progress of long jobs as a bar on standard error.

use crownhead_endgame::{Progress, Slice};
use indicatif::{ProgressBar, ProgressStyle};

/// A bar that counts positions.
pub(super) struct Bar(ProgressBar);

impl Bar {
    /// A build of this many positions.
    pub(super) fn new(positions: u64) -> Bar {
        let bar = ProgressBar::new(positions);
        if let Ok(style) =
            ProgressStyle::with_template("{msg} {wide_bar} {percent} % of {len} positions, {eta} left")
        {
            bar.set_style(style);
        }
        bar.tick();
        Bar(bar)
    }

    pub(super) fn finish(&self) {
        self.0.finish_and_clear();
    }
}

impl Progress for Bar {
    fn begin(&self, slice: Slice) {
        self.0.set_message(slice.to_string());
    }

    fn advance(&self, positions: u64) {
        self.0.inc(positions);
    }
}
