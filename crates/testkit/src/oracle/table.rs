//! The board of the oracle: a table of rows and columns, row 0 at the top and column 0 at the left.

use crownhead_rules::{BoardKind, Color, Lines, Piece, Setup};

/// Column and row.
pub(super) type Place = (i32, i32);

/// A step in columns (to the right) and rows (down).
pub(super) type Step = (i32, i32);

const DIAGONALS: [Step; 4] = [(-1, -1), (1, -1), (-1, 1), (1, 1)];
const STRAIGHTS: [Step; 4] = [(0, -1), (-1, 0), (1, 0), (0, 1)];

/// Which squares of a board are playing squares.
#[derive(Clone, Copy, PartialEq)]
enum Playing {
    /// White's left corner and every second square from there.
    FromTheLeftCorner,
    /// White's right corner and every second square from there.
    FromTheRightCorner,
    /// All.
    Everywhere,
}

pub(super) struct Table {
    width: i32,
    height: i32,
    playing: Playing,
    cells: Vec<Option<Piece>>,
    /// The number of the playing square in each cell, 0 for others.
    numbers: Vec<u16>,
    /// The playing squares in numerical order: row by row from the top left.
    places: Vec<Place>,
}

impl Table {
    /// A board without pieces.
    pub(super) fn empty(board: BoardKind) -> Table {
        let (width, height, playing) = match board.key() {
            "6x6" => (6, 6, Playing::FromTheLeftCorner),
            "8x8" => (8, 8, Playing::FromTheLeftCorner),
            "8x8-mirrored" => (8, 8, Playing::FromTheRightCorner),
            "8x8-full" => (8, 8, Playing::Everywhere),
            "10x8" => (10, 8, Playing::FromTheLeftCorner),
            "10x10" => (10, 10, Playing::FromTheLeftCorner),
            "12x12" => (12, 12, Playing::FromTheLeftCorner),
            "12x12-mirrored" => (12, 12, Playing::FromTheRightCorner),
            other => panic!("the oracle does not know the board {other}"),
        };
        let bottom = height - 1;
        let corner = match playing {
            Playing::FromTheLeftCorner => bottom,
            _ => width - 1 + bottom,
        };
        let is_playing = |&(x, y): &Place| playing == Playing::Everywhere || (x + y + corner) % 2 == 0;
        let all = (0..height).flat_map(|y| (0..width).map(move |x| (x, y)));
        let places: Vec<Place> = all.filter(is_playing).collect();
        let cells = (width * height) as usize;
        let mut numbers = vec![0; cells];
        for (number, &(x, y)) in (1..).zip(&places) {
            numbers[(y * width + x) as usize] = number;
        }
        Table { width, height, playing, cells: vec![None; cells], numbers, places }
    }

    pub(super) fn of(board: BoardKind, setup: &Setup) -> Table {
        let mut table = Table::empty(board);
        for &(number, piece) in &setup.pieces {
            let cell = table.cell(table.places[number as usize - 1]);
            table.cells[cell] = Some(piece);
        }
        table
    }

    fn cell(&self, (x, y): Place) -> usize {
        (y * self.width + x) as usize
    }

    pub(super) fn height(&self) -> i32 {
        self.height
    }

    /// All playing squares, row by row from the top left.
    pub(super) fn places(&self) -> &[Place] {
        &self.places
    }

    /// The number of a playing square, counted from 1.
    pub(super) fn number(&self, place: Place) -> u16 {
        self.numbers[self.cell(place)]
    }

    pub(super) fn piece(&self, place: Place) -> Option<Piece> {
        self.cells[self.cell(place)]
    }

    pub(super) fn pieces(&self) -> impl Iterator<Item = (Place, Piece)> {
        self.places.iter().filter_map(|&place| Some((place, self.piece(place)?)))
    }

    /// The steps along those lines. A straight step leads to the next playing square: the neighbor if all squares are
    /// playing squares, otherwise the one after it.
    pub(super) fn steps(&self, lines: Lines) -> Vec<Step> {
        let far = if self.playing == Playing::Everywhere { 1 } else { 2 };
        let straights = STRAIGHTS.map(|(dx, dy)| (far * dx, far * dy));
        match lines {
            Lines::Diagonal => DIAGONALS.to_vec(),
            Lines::Straight => straights.to_vec(),
            Lines::All => [DIAGONALS, straights].concat(),
        }
    }

    /// The squares ahead in a direction, up to the edge.
    pub(super) fn line(&self, from: Place, (dx, dy): Step) -> impl Iterator<Item = Place> {
        let (columns, rows) = (0..self.width, 0..self.height);
        let ahead = (1..).map(move |steps| (from.0 + steps * dx, from.1 + steps * dy));
        ahead.take_while(move |(column, row)| columns.contains(column) && rows.contains(row))
    }

    /// Whether a side's men are crowned there.
    pub(super) fn is_last_row(&self, color: Color, (_, row): Place) -> bool {
        row == if color == Color::White { 0 } else { self.height - 1 }
    }
}
