//! A preview of the board of the chosen game.

use crownhead_boardview::{Board, PieceView, Settings, SquareView};
use crownhead_rules::{AnyPosition, Color};
use leptos::prelude::*;

use crate::{
    board::{
        UNIT,
        layers::{ground, is_full},
        pieces::{symbol, use_symbol},
    },
    controller::App,
    model::choice::Players,
};

/// The start position of the chosen game, from the user's side.
#[component]
pub(super) fn Preview() -> impl IntoView {
    let app = App::get();
    let chosen = Memo::new(move |_| {
        app.choice
            .with(|choice| (choice.rules, choice.players == Players::Computer && choice.side == Color::Black))
    });
    let summary = move || crownhead_prose::rules_summary(chosen.get().0);
    let name = move || crownhead_prose::rules_name(chosen.get().0);
    let picture = move || {
        let (rules, flipped) = chosen.get();
        let mut board = Board::new(AnyPosition::start(rules));
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
            <svg viewBox=view_box aria-hidden="true" focusable="false">
                <g>{view.squares.iter().map(square).collect_view()}</g>
                <g>{view.pieces.iter().map(piece).collect_view()}</g>
            </svg>
        }
    };
    view! {
        <section class="preview">
            <div class="preview-board">{picture}</div>
            <div class="preview-text"><h2>{name}</h2><p>{summary}</p></div>
        </section>
    }
}
