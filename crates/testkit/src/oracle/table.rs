//! The board of the oracle: a table of rows and columns, row 0 at the top and column 0 at the left.

use crownhead_rules::{BoardKind, Color, Piece, Setup};

/// Column and row.
pub(super) type Place = (i32, i32);

/// The four diagonals as steps in columns and rows.
pub(super) const DIAGONALS: [(i32, i32); 4] = [(-1, -1), (1, -1), (-1, 1), (1, 1)];

pub(super) struct Table {
    size: i32,
    mirrored: bool,
    cells: Vec<Vec<Option<Piece>>>,
}

impl Table {
    pub(super) fn of(board: BoardKind, setup: &Setup) -> Table {
        let (size, mirrored) = match board.key() {
            "6x6" => (6, false),
            "8x8" => (8, false),
            "8x8-mirrored" => (8, true),
            "10x10" => (10, false),
            other => panic!("the oracle does not know the board {other}"),
        };
        let mut table = Table { size, mirrored, cells: vec![vec![None; size as usize]; size as usize] };
        let places: Vec<Place> = table.places().collect();
        for &(number, piece) in &setup.pieces {
            let (column, row) = places[number as usize - 1];
            table.cells[row as usize][column as usize] = Some(piece);
        }
        table
    }

    /// All playing squares, row by row from the top left. White's left corner is one of them, on a mirrored
    /// board White's right corner.
    fn places(&self) -> impl Iterator<Item = Place> + use<> {
        let (size, odd) = (self.size, i32::from(!self.mirrored));
        (0..size)
            .flat_map(move |row| (0..size).map(move |column| (column, row)))
            .filter(move |(x, y)| (x + y) % 2 == odd)
    }

    /// The number of a playing square, counted from 1.
    pub(super) fn number(&self, place: Place) -> u16 {
        let before = self.places().take_while(|&other| other != place).count();
        before as u16 + 1
    }

    pub(super) fn piece(&self, (column, row): Place) -> Option<Piece> {
        self.cells[row as usize][column as usize]
    }

    pub(super) fn pieces(&self) -> impl Iterator<Item = (Place, Piece)> {
        self.places().filter_map(|place| Some((place, self.piece(place)?)))
    }

    /// The squares ahead in a direction, up to the edge.
    pub(super) fn line(&self, from: Place, (dx, dy): (i32, i32)) -> impl Iterator<Item = Place> {
        let board = 0..self.size;
        let ahead = (1..).map(move |steps| (from.0 + steps * dx, from.1 + steps * dy));
        ahead.take_while(move |(column, row)| board.contains(column) && board.contains(row))
    }

    /// Whether a side's men are crowned there.
    pub(super) fn is_last_row(&self, color: Color, (_, row): Place) -> bool {
        row == if color == Color::White { 0 } else { self.size - 1 }
    }
}
