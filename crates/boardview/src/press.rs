//! A mouse button, pen or finger that is down on the selected piece.

use crate::view::Point;

/// A button or finger that is down on the selected piece.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Press {
    /// Where it went down.
    pub(crate) start: Point,
    /// Where it is.
    pub(crate) at: Point,
    pub(crate) threshold: f32,
    /// It has traveled far enough.
    pub(crate) drags: bool,
    /// The piece was selected before, so that letting go chooses it again.
    pub(crate) again: bool,
}
