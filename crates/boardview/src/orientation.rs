//! Converts squares and points between White's view and the screen, which differ if the board is flipped.

use crownhead_rules::Square;

use crate::{board::Board, view::Point};

impl Board {
    /// The playing square at a place.
    pub fn square_at(&self, at: Point) -> Option<Square> {
        let board = self.position.board();
        let inside =
            |value: f32, limit: u8| (value >= 0.0 && value < f32::from(limit)).then_some(value as u8);
        let (column, row) = (inside(at.x, board.width())?, inside(at.y, board.height())?);
        let (x, y) = self.turned(column, row);
        board.at(x, y)
    }

    /// Converts a column and row from the view on screen to White's view, or back.
    pub(crate) fn turned(&self, x: u8, y: u8) -> (u8, u8) {
        let board = self.position.board();
        if self.flipped { (board.width() - 1 - x, board.height() - 1 - y) } else { (x, y) }
    }

    /// The top left corner of a square on the screen.
    pub fn place(&self, square: Square) -> Point {
        let (x, y) = self.position.board().place(square);
        let (column, row) = self.turned(x, y);
        Point { x: f32::from(column), y: f32::from(row) }
    }

    /// The top left corner of a square in White's view.
    pub(crate) fn home(&self, square: Square) -> Point {
        let (x, y) = self.position.board().place(square);
        Point { x: f32::from(x), y: f32::from(y) }
    }

    /// Converts a square's corner from the view on screen to White's view, or back.
    pub(crate) fn home_of(&self, corner: Point) -> Point {
        let board = self.position.board();
        let (width, height) = (f32::from(board.width()), f32::from(board.height()));
        if self.flipped { Point { x: width - 1.0 - corner.x, y: height - 1.0 - corner.y } } else { corner }
    }

    /// The displayed column of a square.
    pub(crate) fn column(&self, square: Square) -> u8 {
        let (x, y) = self.position.board().place(square);
        self.turned(x, y).0
    }
}
