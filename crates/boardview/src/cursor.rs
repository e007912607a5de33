//! The keyboard cursor.

use crownhead_rules::Square;

/// The square under the keyboard cursor.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Cursor {
    pub(crate) square: Option<Square>,
    /// The displayed column that up and down keep to.
    pub(crate) column: u8,
    pub(crate) shown: bool,
}

impl Cursor {
    /// Its square, if the keyboard is in use.
    pub(crate) fn shown(self) -> Option<Square> {
        self.square.filter(|_| self.shown)
    }

    pub(crate) fn hide(&mut self) {
        self.shown = false;
    }

    /// Places it on a square without showing it.
    pub(crate) fn put(&mut self, square: Square, column: u8) {
        (self.square, self.column) = (Some(square), column);
    }
}
