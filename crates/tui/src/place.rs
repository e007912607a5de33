//! The places of things on the screen, for clicks.

use crownhead_boardview::Point;
use ratatui::layout::{Position, Rect};

use crate::keys::Action;

/// Where things were drawn last.
#[derive(Clone, Debug, Default)]
pub(crate) struct Places {
    /// The board.
    pub(crate) board: Rect,
    /// Columns and rows of a square.
    pub(crate) square: (u16, u16),
    /// The keys shown at the bottom.
    pub(crate) keys: Vec<(Rect, Action)>,
    /// Whether there is room beside the board.
    pub(crate) panel: bool,
    /// The box over the board.
    pub(crate) popup: Rect,
    /// The rows of the box, with their numbers.
    pub(crate) rows: Vec<(Rect, usize)>,
}

impl Places {
    /// The place on the board in units of squares: the middle of the terminal's cell.
    pub(crate) fn on_board(&self, column: u16, row: u16) -> Option<Point> {
        let (width, height) = self.square;
        if width == 0 || !self.board.contains(Position { x: column, y: row }) {
            return None;
        }
        let along = |cell: u16, size: u16| (f32::from(cell) + 0.5) / f32::from(size);
        Some(Point { x: along(column - self.board.x, width), y: along(row - self.board.y, height) })
    }

    /// The key named there.
    pub(crate) fn key(&self, column: u16, row: u16) -> Option<Action> {
        let here = Position { x: column, y: row };
        self.keys.iter().find(|(area, _)| area.contains(here)).map(|&(_, action)| action)
    }

    /// The row of the box there.
    pub(crate) fn row(&self, column: u16, row: u16) -> Option<usize> {
        let here = Position { x: column, y: row };
        self.rows.iter().find(|(area, _)| area.contains(here)).map(|&(_, row)| row)
    }
}
