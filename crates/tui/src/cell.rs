//! One square of the board as cells of the terminal.
//!
//! With colors, a piece is a disc of half and quarter blocks, and a mark is a color. Without, a piece is one character,
//! and a mark is a pair of characters beside it.

use crownhead_rules::Role;

use crate::palette::{Charset, Ink, Palette, Style};

/// How a piece looks right now.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct PieceFace {
    /// Its color.
    pub(crate) style: Style,
    /// Man or king.
    pub(crate) role: Role,
    /// Whether it is captured but still on the board.
    pub(crate) ghost: bool,
    /// Its width, where 1 is normal: a spinning piece is narrow at times.
    pub(crate) width: f32,
}

/// Why a square is highlighted, the least important first.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) enum Mark {
    Last,
    Hint,
    Alarm,
    Selected,
}

/// A playing square.
#[derive(Clone, PartialEq, Debug, Default)]
pub(crate) struct SquareFace {
    pub(crate) number: Option<String>,
    pub(crate) mark: Option<Mark>,
    pub(crate) cursor: bool,
    pub(crate) piece: Option<PieceFace>,
    /// The selected piece can go here, as this.
    pub(crate) target: Option<(Style, Role)>,
}

/// A cell: a character with its colors.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Cell {
    pub(crate) glyph: char,
    pub(crate) ink: Ink,
    pub(crate) ground: Ink,
}

/// The cells of a square, row by row.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Cells {
    pub(crate) width: usize,
    pub(crate) cells: Vec<Cell>,
}

/// How squares are drawn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Brush {
    pub(crate) palette: Palette,
    pub(crate) charset: Charset,
    pub(crate) color: bool,
    /// The rows of a square, at least one. It has twice as many columns plus one, so that there is a middle column.
    pub(crate) rows: u16,
}

impl Brush {
    pub(crate) const fn columns(&self) -> u16 {
        2 * self.rows + 1
    }

    /// A square without a piece.
    pub(crate) fn light(&self) -> Cells {
        self.blank(self.palette.light)
    }

    /// A playing square.
    pub(crate) fn playing(&self, face: &SquareFace) -> Cells {
        let mut cells = self.blank(self.ground(face));
        match (&face.piece, &face.target) {
            (Some(piece), _) => self.piece(&mut cells, piece),
            (None, Some((style, role))) => self.center(&mut cells, *style, *role),
            (None, None) => {}
        }
        self.number(&mut cells, face);
        if !self.color {
            self.brackets(&mut cells, face);
        }
        if face.cursor {
            self.corners(&mut cells, face);
        }
        cells
    }

    fn blank(&self, ground: Ink) -> Cells {
        let width = usize::from(self.columns());
        let cell = Cell { glyph: ' ', ink: self.palette.number, ground };
        Cells { width, cells: vec![cell; width * usize::from(self.rows)] }
    }

    fn ground(&self, face: &SquareFace) -> Ink {
        match face.mark {
            _ if face.target.is_some() => self.palette.target,
            None => self.palette.dark,
            Some(Mark::Last) => self.palette.last,
            Some(Mark::Hint) => self.palette.hint,
            Some(Mark::Alarm) => self.palette.alarm,
            Some(Mark::Selected) => self.palette.selected,
        }
    }

    /// The number in the upper left corner, or in the middle of a disc's upper edge.
    fn number(&self, cells: &mut Cells, face: &SquareFace) {
        let Some(number) = &face.number else { return };
        if self.rows == 1 && (face.piece.is_some() || face.target.is_some()) {
            return;
        }
        let disc = face.piece.filter(|_| self.has_discs());
        let first = if disc.is_some() { (cells.width - number.len().min(cells.width)) / 2 } else { 1 };
        for (at, digit) in number.chars().enumerate() {
            match disc {
                Some(piece) if first + at < cells.width => {
                    let cell = Cell { glyph: digit, ink: self.palette.dark, ground: self.ink(&piece) };
                    cells.set(first + at, 0, cell);
                }
                _ => cells.put(first + at, 0, digit, None),
            }
        }
    }

    /// Whether pieces are drawn as discs rather than as single characters.
    fn has_discs(&self) -> bool {
        self.color && self.charset == Charset::Unicode && self.rows > 1
    }

    fn ink(&self, piece: &PieceFace) -> Ink {
        if piece.ghost { self.palette.ghost } else { piece.style.ink }
    }

    fn piece(&self, cells: &mut Cells, piece: &PieceFace) {
        if !self.has_discs() {
            let style = Style { ink: self.ink(piece), ..piece.style };
            return self.center(cells, style, piece.role);
        }
        let ink = self.ink(piece);
        for row in 0..usize::from(self.rows) {
            for column in 0..cells.width {
                let covered = self.covered(column, row, piece.width);
                if covered > 0 {
                    cells.put(column, row, BLOCKS[covered], Some(ink));
                }
            }
        }
        if piece.role == Role::King {
            let (column, row) = self.middle();
            let glyph = Style { filled: true, ..piece.style }.glyph(self.charset, Role::King);
            cells.set(column, row, Cell { glyph, ink: self.palette.crown, ground: ink });
        }
    }

    /// Which quarters of a cell the disc covers: upper left 8, upper right 4, lower left 2, lower right 1.
    fn covered(&self, column: usize, row: usize, width: f32) -> usize {
        let (half_x, half_y) = (f32::from(self.columns()) / 2.0, f32::from(self.rows) / 2.0);
        let inside = |right: bool, lower: bool| {
            let x = column as f32 + if right { 0.75 } else { 0.25 } - half_x;
            let y = row as f32 + if lower { 0.75 } else { 0.25 } - half_y;
            let reach = (half_x - 0.6) * width.abs().max(0.15);
            (x / reach).powi(2) + (y / half_y).powi(2) < 1.0
        };
        [(false, false), (true, false), (false, true), (true, true)]
            .into_iter()
            .fold(0, |quarters, (right, lower)| quarters << 1 | usize::from(inside(right, lower)))
    }

    /// A piece as one character in the middle.
    fn center(&self, cells: &mut Cells, style: Style, role: Role) {
        let (column, row) = self.middle();
        let shown = if self.color { Style { filled: true, ..style } } else { style };
        cells.put(column, row, shown.glyph(self.charset, role), Some(style.ink));
    }

    fn middle(&self) -> (usize, usize) {
        (usize::from(self.rows), usize::from(self.rows / 2))
    }

    /// The characters beside the middle that show a mark without colors.
    fn brackets(&self, cells: &mut Cells, face: &SquareFace) {
        let ghost = face.piece.is_some_and(|piece| piece.ghost);
        let pair = match face.mark {
            _ if ghost => ('x', 'x'),
            _ if face.target.is_some() => ('(', ')'),
            Some(Mark::Selected) => ('[', ']'),
            Some(Mark::Alarm) => ('!', '!'),
            Some(Mark::Hint) => ('<', '>'),
            Some(Mark::Last) => (':', ':'),
            None => return,
        };
        let (column, row) = self.middle();
        cells.put(column - 1, row, pair.0, None);
        cells.put(column + 1, row, pair.1, None);
    }

    fn corners(&self, cells: &mut Cells, face: &SquareFace) {
        if self.rows == 1 {
            return self.pointers(cells, face);
        }
        let (right, bottom) = (cells.width - 1, usize::from(self.rows) - 1);
        let glyphs = match self.charset {
            Charset::Unicode => ['┏', '┓', '┗', '┛'],
            Charset::Ascii => ['/', '\\', '\\', '/'],
        };
        for ((column, row), glyph) in
            [(0, 0), (right, 0), (0, bottom), (right, bottom)].into_iter().zip(glyphs)
        {
            cells.put(column, row, glyph, Some(self.palette.cursor));
        }
    }
}

impl Brush {
    /// The cursor on a square of one row: beside the piece, or left of the number.
    fn pointers(&self, cells: &mut Cells, face: &SquareFace) {
        let [left, right] = match self.charset {
            Charset::Unicode => ['▸', '◂'],
            Charset::Ascii => ['>', '<'],
        };
        cells.put(0, 0, left, Some(self.palette.cursor));
        let marked = !self.color && face.mark.is_some();
        if face.piece.is_some() && !marked {
            cells.put(2, 0, right, Some(self.palette.cursor));
        }
    }
}

impl Cells {
    pub(crate) fn at(&self, column: usize, row: usize) -> Cell {
        self.cells[row * self.width + column]
    }

    fn set(&mut self, column: usize, row: usize, cell: Cell) {
        self.cells[row * self.width + column] = cell;
    }

    /// Changes the character, and the ink if one is given.
    fn put(&mut self, column: usize, row: usize, glyph: char, ink: Option<Ink>) {
        if column < self.width {
            let before = self.at(column, row);
            self.set(column, row, Cell { glyph, ink: ink.unwrap_or(before.ink), ..before });
        }
    }
}

/// Blocks by the quarters they cover.
const BLOCKS: [char; 16] = [' ', '▗', '▖', '▄', '▝', '▐', '▞', '▟', '▘', '▚', '▌', '▙', '▀', '▜', '▛', '█'];

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Options;

    fn brush(rows: u16, color: bool) -> Brush {
        Brush { palette: Palette::of(&Options::default()), charset: Charset::Unicode, color, rows }
    }

    fn text(cells: &Cells) -> Vec<String> {
        cells.cells.chunks(cells.width).map(|row| row.iter().map(|cell| cell.glyph).collect()).collect()
    }

    fn face(role: Role, ghost: bool) -> PieceFace {
        let style = Style { ink: Ink(230), filled: false, letter: 'w' };
        PieceFace { style, role, ghost, width: 1.0 }
    }

    #[test]
    fn a_piece_is_a_disc_and_a_king_wears_a_crown() {
        let man = SquareFace { piece: Some(face(Role::Man, false)), ..SquareFace::default() };
        assert_eq!(text(&brush(2, true).playing(&man)), ["▗███▖", "▝███▘"]);
        let king = SquareFace { piece: Some(face(Role::King, false)), ..SquareFace::default() };
        assert!(text(&brush(3, true).playing(&king)).concat().contains('♛'));
    }

    #[test]
    fn without_color_characters_say_everything() {
        let number = Some("12".to_owned());
        let plain = SquareFace { number, piece: Some(face(Role::Man, false)), ..SquareFace::default() };
        let shown = |face: &SquareFace| text(&brush(2, false).playing(face));
        assert_eq!(shown(&plain), [" 12  ", "  ○  "]);
        assert_eq!(
            shown(&SquareFace { mark: Some(Mark::Selected), cursor: true, ..plain.clone() }),
            ["┏12 ┓", "┗[○]┛"]
        );
        assert_eq!(
            shown(&SquareFace { piece: Some(face(Role::King, true)), ..plain.clone() }),
            [" 12  ", " x♕x "]
        );
        let style = face(Role::Man, false).style;
        let target = SquareFace { piece: None, target: Some((style, Role::Man)), ..plain };
        assert_eq!(shown(&target), [" 12  ", " (○) "]);
    }

    #[test]
    fn one_row_is_enough() {
        let number = Some("12".to_owned());
        let man = Some(face(Role::Man, false));
        let shown = |color: bool, face: SquareFace| text(&brush(1, color).playing(&face)).concat();
        assert_eq!(shown(false, SquareFace { number: number.clone(), ..SquareFace::default() }), " 12");
        let piece = SquareFace { number, piece: man, ..SquareFace::default() };
        assert_eq!(shown(false, piece.clone()), " ○ ");
        assert_eq!(shown(true, SquareFace { cursor: true, ..piece.clone() }), "▸●◂");
        let selected = SquareFace { mark: Some(Mark::Selected), cursor: true, ..piece };
        assert_eq!(shown(false, selected), "▸○]");
    }

    #[test]
    fn every_size_is_filled() {
        for rows in 1..=6 {
            let cells = brush(rows, true).light();
            assert_eq!(cells.cells.len(), usize::from(rows * (2 * rows + 1)));
        }
    }
}
