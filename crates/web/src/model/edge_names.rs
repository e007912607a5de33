//! The names beside a board: numbers of the squares on its edge, or letters of columns and numbers of rows.

use crownhead_boardview::SquareView;

/// A side of the board, by the name of its class.
pub(crate) type Side = &'static str;

/// A name beside the board: its side, its column or row, and its text.
pub(crate) type EdgeName = (Side, u8, String);

/// The names beside a board with these squares, without repetitions.
pub(crate) fn edge_names(squares: &[SquareView], width: u8, height: u8) -> Vec<EdgeName> {
    let lettered = squares
        .iter()
        .filter_map(|square| square.label.as_ref())
        .any(|label| !label.starts_with(|c: char| c.is_ascii_digit()));
    let mut names = if lettered { letters_and_rows(squares) } else { numbers(squares, width, height) };
    names.sort();
    names.dedup();
    names
}

/// The letter of each column below the board, and the number of each row on the left.
fn letters_and_rows(squares: &[SquareView]) -> Vec<EdgeName> {
    let parts = |square: &SquareView| {
        let label = square.label.as_ref()?;
        let (letter, row) = label.split_at_checked(1)?;
        Some([("bottom", square.column, letter.to_owned()), ("left", square.row, row.to_owned())])
    };
    squares.iter().filter_map(parts).flatten().collect()
}

/// The numbers of the squares on each edge.
fn numbers(squares: &[SquareView], width: u8, height: u8) -> Vec<EdgeName> {
    let mut names = Vec::new();
    for square in squares {
        let Some(label) = &square.label else { continue };
        let edges = [
            ("top", square.row == 0, square.column),
            ("bottom", square.row + 1 == height, square.column),
            ("left", square.column == 0, square.row),
            ("right", square.column + 1 == width, square.row),
        ];
        names.extend(edges.into_iter().filter(|edge| edge.1).map(|(side, _, at)| (side, at, label.clone())));
    }
    names
}

#[cfg(test)]
mod tests {
    use crownhead_boardview::{Board, Settings, SquareNames};
    use crownhead_rules::{AnyRules, Variant};

    use super::*;

    fn names(variant: Variant, names: SquareNames) -> Vec<String> {
        let mut board = Board::new(crownhead_rules::AnyPosition::start(AnyRules::Variant(variant)));
        board.set_settings(Settings { names, ..Settings::default() });
        let view = board.view();
        let all = edge_names(&view.squares, view.width, view.height);
        all.into_iter().map(|(side, at, text)| format!("{side} {at} {text}")).collect()
    }

    #[test]
    fn numbers_stand_beside_the_squares_of_the_edge() {
        let english = names(Variant::English, SquareNames::Usual);
        assert_eq!(english.len(), 16);
        assert_eq!(english[..4], ["bottom 0 29", "bottom 2 30", "bottom 4 31", "bottom 6 32"]);
        assert!(english.contains(&"right 0 4".to_owned()) && english.contains(&"left 1 5".to_owned()));
        assert_eq!(names(Variant::Russian, SquareNames::Numbers), english);
    }

    #[test]
    fn letters_stand_below_columns_and_numbers_beside_rows() {
        let international = names(Variant::International, SquareNames::Letters);
        assert_eq!(international.len(), 20);
        assert_eq!(international[0], "bottom 0 a");
        assert!(international.contains(&"left 0 10".to_owned()));
    }
}
