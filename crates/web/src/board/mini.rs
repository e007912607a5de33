//! Small pictures of positions: in lists, and on the start page.

use crownhead_boardview::{Board, PieceView, Settings, SquareView};
use crownhead_rules::AnyPosition;
use leptos::prelude::*;

use super::{
    UNIT,
    layers::{ground, is_full},
    pieces::{symbol, use_symbol},
};

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
