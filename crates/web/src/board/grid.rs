//! An empty board with a button on each square, for boards on which nothing is played: the editor, the pattern of a search.
//!
//! Not here: the board of a game, which turns and reacts. White is at the bottom.

use crownhead_notation::square_name;
use crownhead_rules::{AnyRules, Square};
use leptos::prelude::*;

use super::UNIT;

/// The place of a square, in squares from the upper left corner.
pub(crate) fn place(rules: AnyRules, square: Square) -> (f32, f32) {
    let (column, row) = rules.board().place(square);
    (f32::from(column), f32::from(row))
}

/// The width and the height of the board in squares.
pub(crate) fn size(rules: AnyRules) -> (f32, f32) {
    let board = rules.board();
    (f32::from(board.width()), f32::from(board.height()))
}

/// Moves a drawing to a square.
pub(crate) fn translate(rules: AnyRules, square: Square) -> String {
    let (x, y) = place(rules, square);
    format!("translate({} {})", x * UNIT, y * UNIT)
}

/// The place of the button on a square, as a style.
pub(crate) fn cell_style(rules: AnyRules, square: Square) -> String {
    let ((x, y), (width, height)) = (place(rules, square), size(rules));
    format!(
        "left:{}%;top:{}%;width:{}%;height:{}%",
        x * 100.0 / width,
        y * 100.0 / height,
        100.0 / width,
        100.0 / height
    )
}

/// The squares with their names.
pub(crate) fn squares(rules: AnyRules) -> impl IntoView {
    let board = rules.board();
    let (width, height) = size(rules);
    let square = move |square: Square| {
        let (x, y) = place(rules, square);
        let full = board.is_full() && ((x + y) as u32).is_multiple_of(2);
        view! {
            <rect class=if full { "sq-dark sq-other" } else { "sq-dark" } x=x * UNIT y=y * UNIT width="100.5" height="100.5"></rect>
            <text class="sq-name" x=x * UNIT + 4.0 y=y * UNIT + 17.0>{square_name(rules, square)}</text>
        }
    };
    view! {
        <rect class="sq-light" width=width * UNIT height=height * UNIT></rect>
        {board.all().map(square).collect_view()}
    }
}

/// The view box of the board's picture.
pub(crate) fn view_box(rules: AnyRules) -> String {
    let (width, height) = size(rules);
    format!("0 0 {} {}", width * UNIT, height * UNIT)
}
