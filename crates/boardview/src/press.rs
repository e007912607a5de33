//! A mouse button, pen or finger that is down on the selected piece.

use crate::view::Point;

/// A button or finger pressing the selected piece.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Press {
    /// Where it went down.
    pub(crate) start: Point,
    /// Where it is now.
    pub(crate) at: Point,
    pub(crate) threshold: f32,
    /// Whether it has moved far enough to drag.
    pub(crate) drags: bool,
    /// Whether the piece was selected before, so that releasing chooses it again.
    pub(crate) again: bool,
}
