//! Small pictures of positions: in lists, and on the start page.

use crownhead_boardview::{Board, PieceView, Settings, SquareView};
use crownhead_rules::AnyPosition;
use leptos::prelude::*;

use super::{
    UNIT,
    layers::{ground, is_full},
    pieces::{symbol, use_symbol},
};

/// The same as text, for pages with many of them: few elements, and nothing that changes by itself. The squares of the last
/// move are marked.
pub(crate) fn drawing(position: AnyPosition, last: Option<(u16, u16)>) -> (String, String) {
    use std::fmt::Write as _;
    let rules = position.rules();
    let mut board = Board::new(position);
    board.set_settings(Settings { labels: false, ..Settings::default() });
    let view = board.view();
    let full = is_full(&view.squares);
    let (width, height) = (u32::from(view.width) * 100, u32::from(view.height) * 100);
    let mut text = format!(r#"<rect class="sq-light" width="{width}" height="{height}"/>"#);
    let is_last = |square: &SquareView| {
        let number = square.square.map(crownhead_rules::Square::number);
        last.is_some_and(|(from, to)| number == Some(from) || number == Some(to))
    };
    for class in ["sq-dark", "sq-dark sq-other", "mark-last-to"] {
        let marked = class == "mark-last-to";
        let fits = |square: &&SquareView| ground(square, full) == class || (marked && is_last(square));
        let mut way = String::new();
        for square in view.squares.iter().filter(fits) {
            let (x, y) = (u32::from(square.column) * 100, u32::from(square.row) * 100);
            // Writing into a text can't fail.
            let _ = write!(way, "M{x} {y}h100v100h-100z");
        }
        if !way.is_empty() {
            let _ = write!(text, r#"<path class="{class}" d="{way}"/>"#);
        }
    }
    for piece in &view.pieces {
        let name = symbol(rules, piece.color, piece.role);
        let (x, y) = (piece.at.x * UNIT, piece.at.y * UNIT);
        let _ = write!(text, r##"<use href="#{name}" x="{x}" y="{y}" width="100" height="100"/>"##);
    }
    (format!("0 0 {width} {height}"), text)
}

/// A picture of a position, without numbers.
pub(crate) fn picture(position: AnyPosition, flipped: bool) -> impl IntoView {
    let rules = position.rules();
    let mut board = Board::new(position);
    board.set_flipped(flipped);
    board.set_settings(Settings { labels: false, ..Settings::default() });
    let view = board.view();
    let full = is_full(&view.squares);
    let square = |square: &SquareView| {
        let class = ground(square, full);
        let (x, y) = (f32::from(square.column) * UNIT, f32::from(square.row) * UNIT);
        view! { <rect class=class x=x y=y width="100.5" height="100.5"></rect> }
    };
    let piece = |piece: &PieceView| {
        let transform = format!("translate({} {})", piece.at.x * UNIT, piece.at.y * UNIT);
        view! { <g transform=transform inner_html=use_symbol(&symbol(rules, piece.color, piece.role))></g> }
    };
    let view_box = format!("0 0 {} {}", f32::from(view.width) * UNIT, f32::from(view.height) * UNIT);
    view! {
        <svg class="mini" viewBox=view_box aria-hidden="true" focusable="false">
            <g>{view.squares.iter().map(square).collect_view()}</g>
            <g>{view.pieces.iter().map(piece).collect_view()}</g>
        </svg>
    }
}
