//! The board as lines of text, with or without color.
//!
//! Not here: what is marked and why. Marks are visible without color too, by characters beside the piece.

use std::collections::BTreeMap;
use std::fmt::Write as _;

use crate::options::Colors;
use crate::palette::{Charset, Ink, Palette, Style, basic, styles};
use crownhead_rules::{AnyPosition, BoardKind, Square};

/// The labels of squares or of the board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Labels {
    /// Numbers on the squares.
    Numbers,
    /// Ranks down the side and files below, both as numbers.
    Coordinates,
    /// Ranks down the side and letters below.
    Letters,
}

/// Why a square is marked.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Mark {
    /// Part of the last move.
    Last,
    /// The selected piece.
    Selected,
    /// A target of the selected piece.
    Target,
    /// A piece that would be captured.
    Taken,
    /// A piece that must capture, or the reason for a refusal.
    Alarm,
    /// Part of the suggested move.
    Hint,
}

/// Marked squares.
pub(super) type Marks = BTreeMap<Square, Mark>;

/// How boards are drawn.
#[derive(Clone, Copy, Debug)]
pub(super) struct Look {
    /// How many colors may be used.
    pub(super) colors: Colors,
    /// Which characters may be used.
    pub(super) charset: Charset,
    /// The colors.
    pub(super) palette: Palette,
    /// What is written at the squares.
    pub(super) labels: Labels,
    /// Whether Black sits at the bottom.
    pub(super) flipped: bool,
}

impl Mark {
    /// The characters left and right of the piece.
    fn brackets(self) -> (char, char) {
        match self {
            Mark::Last => (' ', ' '),
            Mark::Selected => ('[', ']'),
            Mark::Target => ('(', ')'),
            Mark::Taken => ('x', 'x'),
            Mark::Alarm => ('!', '!'),
            Mark::Hint => ('<', '>'),
        }
    }

    fn ink(self, palette: &Palette) -> Ink {
        match self {
            Mark::Last => palette.last,
            Mark::Selected => palette.selected,
            Mark::Target => palette.target,
            Mark::Taken | Mark::Alarm => palette.alarm,
            Mark::Hint => palette.hint,
        }
    }
}

impl Look {
    /// The board with its frame and labels, each line ended.
    pub(super) fn draw(&self, position: &AnyPosition, marks: &Marks) -> String {
        let board = position.board();
        let styles = styles(position.rules());
        let mut text = self.edge(board, true);
        for row in 0..board.height() {
            let rank = if self.flipped { row + 1 } else { board.height() - row };
            text += &self.margin(Some(rank));
            text.push_str(self.wall());
            for column in 0..board.width() {
                let (x, y) = if self.flipped {
                    (board.width() - 1 - column, board.height() - 1 - row)
                } else {
                    (column, row)
                };
                match board.at(x, y) {
                    Some(square) => {
                        self.playing(&mut text, position, square, marks.get(&square).copied(), &styles);
                    }
                    None => self.paint(
                        &mut text,
                        self.palette.light,
                        self.palette.light,
                        &" ".repeat(self.width()),
                    ),
                }
            }
            text.push_str(self.wall());
            text.push('\n');
        }
        text += &self.edge(board, false);
        text + &self.files(board)
    }

    fn playing(
        &self,
        text: &mut String,
        position: &AnyPosition,
        square: Square,
        mark: Option<Mark>,
        styles: &[Style; 2],
    ) {
        let (left, right) = mark.map_or((' ', ' '), Mark::brackets);
        let piece = position.piece_at(square);
        let empty = if self.labels == Labels::Numbers { ' ' } else { self.dot() };
        let body = piece.map_or(empty, |piece| {
            let style = &styles[piece.color.index()];
            // On colored squares the colors differ, and filled discs are most visible.
            let shown = if self.color() { Style { filled: true, ..*style } } else { *style };
            shown.glyph(self.charset, piece.role)
        });
        let ground = mark.map_or(self.palette.dark, |mark| mark.ink(&self.palette));
        let ink = piece.map_or(self.palette.number, |piece| styles[piece.color.index()].ink);
        self.paint(text, ground, ink, &format!("{left}{body}"));
        if self.labels == Labels::Numbers {
            self.paint(text, ground, self.palette.number, &format!("{:>2}", square.number()));
        }
        self.paint(text, ground, ink, &right.to_string());
    }

    fn paint(&self, text: &mut String, ground: Ink, ink: Ink, what: &str) {
        /// The code of one of the 16 colors (ECMA-48, 8.3.117; the bright ones as xterm has them).
        const fn code(ink: Ink, normal: u8, bright: u8) -> u8 {
            let ink = basic(ink);
            if ink < 8 { normal + ink } else { bright + ink - 8 }
        }
        // Writing to a string cannot fail.
        let _ = match self.colors {
            Colors::None => write!(text, "{what}"),
            Colors::Sixteen => {
                write!(text, "\x1b[{};{}m{what}\x1b[0m", code(ground, 40, 100), code(ink, 30, 90))
            }
            Colors::Many => write!(text, "\x1b[48;5;{};38;5;{}m{what}\x1b[0m", ground.0, ink.0),
        };
    }

    fn color(&self) -> bool {
        self.colors != Colors::None
    }

    fn width(&self) -> usize {
        if self.labels == Labels::Numbers { 5 } else { 3 }
    }

    fn dot(&self) -> char {
        match self.charset {
            Charset::Unicode => '·',
            Charset::Ascii => '.',
        }
    }

    /// The text left of a row: its rank, if ranks are shown.
    fn margin(&self, rank: Option<u8>) -> String {
        match (self.labels, rank) {
            (Labels::Numbers, _) => " ".to_owned(),
            (_, Some(rank)) => format!("{rank:>2} "),
            (_, None) => "   ".to_owned(),
        }
    }

    fn wall(&self) -> &'static str {
        match (self.color(), self.charset) {
            (true, _) => "",
            (false, Charset::Unicode) => "│",
            (false, Charset::Ascii) => "|",
        }
    }

    /// The upper or lower edge of the frame.
    fn edge(&self, board: BoardKind, upper: bool) -> String {
        let ends = match (self.color(), self.charset, upper) {
            (true, _, _) => return String::new(),
            (false, Charset::Unicode, true) => ("┌", "─", "┐"),
            (false, Charset::Unicode, false) => ("└", "─", "┘"),
            (false, Charset::Ascii, _) => ("+", "-", "+"),
        };
        let width = self.width() * usize::from(board.width());
        format!("{}{}{}{}\n", self.margin(None), ends.0, ends.1.repeat(width), ends.2)
    }

    /// The names of the files below the board, if they are shown.
    fn files(&self, board: BoardKind) -> String {
        if self.labels == Labels::Numbers {
            return String::new();
        }
        let indent = if self.color() { "" } else { " " };
        let mut line = format!("{}{indent}", self.margin(None));
        for column in 0..board.width() {
            let file = if self.flipped { board.width() - 1 - column } else { column };
            let name = match self.labels {
                Labels::Letters => char::from(b'a' + file).to_string(),
                _ => (file + 1).to_string(),
            };
            let _ = write!(line, "{name:^3}");
        }
        line.trim_end().to_owned() + "\n"
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Options;
    use crownhead_rules::{AnyRules, Preset, Variant};

    fn look(labels: Labels, charset: Charset) -> Look {
        Look {
            colors: Colors::None,
            charset,
            palette: Palette::of(&Options::default()),
            labels,
            flipped: false,
        }
    }

    #[test]
    fn ranks_are_at_the_side_and_files_below() {
        let start = AnyPosition::start(AnyRules::Preset(Preset::Text));
        let picture = look(Labels::Coordinates, Charset::Unicode).draw(&start, &Marks::new());
        let lines: Vec<&str> = picture.lines().collect();
        assert_eq!(lines.len(), 11);
        assert!(lines[1].starts_with(" 8 │   "), "{picture}");
        assert!(lines[8].starts_with(" 1 │ ○ "), "{picture}");
        assert_eq!(lines[10].split_whitespace().collect::<String>(), "12345678");
    }

    #[test]
    fn marks_show_without_color() {
        let start = AnyPosition::start(AnyRules::Variant(Variant::English));
        let square = |number| start.board().square(number).expect("on the board");
        let marks = Marks::from([(square(11), Mark::Selected), (square(15), Mark::Target)]);
        let picture = look(Labels::Numbers, Charset::Ascii).draw(&start, &marks);
        assert!(picture.contains("[b11]") && picture.contains("( 15)"), "{picture}");
        assert!(picture.is_ascii());
    }

    #[test]
    fn a_flipped_board_has_flipped_labels() {
        let start = AnyPosition::start(AnyRules::Preset(Preset::Text));
        let turned = Look { flipped: true, ..look(Labels::Coordinates, Charset::Unicode) };
        let picture = turned.draw(&start, &Marks::new());
        assert!(picture.lines().nth(1).is_some_and(|line| line.starts_with(" 1 │")), "{picture}");
        assert!(picture.lines().last().is_some_and(|line| line.trim().starts_with('8')), "{picture}");
    }
}
