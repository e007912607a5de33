//! Arrows and circles on the board: the engine's and the person's own.
//!
//! Not here: the shapes, and which buttons draw them (`board/drawn.rs`).

use crownhead_rules::Square;
use leptos::prelude::*;
use web_sys::PointerEvent;

use super::desk::Desk;
use crate::board::{drawn, pointer::square_under};

/// Remembers where a drawing begins.
pub(super) fn begin(desk: Desk, event: &PointerEvent) {
    if event.button() == 2 {
        desk.drawing_from.set_value(square_under(desk.board, event));
    }
}

/// Draws from where the button was pressed to where it was released. Drawing the same again erases it.
pub(super) fn end(desk: Desk, event: &PointerEvent) {
    if event.button() != 2 {
        return;
    }
    let from = desk.drawing_from.get_value();
    desk.drawing_from.set_value(None);
    if let Some(drawing) = drawn::drawing(desk.board, from, event) {
        desk.edit(|study| study.toggle_drawing(study.cursor(), drawing));
    }
}

/// An arrow of the engine.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct EngineArrow {
    pub(super) from: Square,
    pub(super) to: Square,
    /// Whether it shows what the opponent threatens.
    pub(super) threat: bool,
    /// 1 for the best move, less for others.
    pub(super) strength: f32,
}

/// The layer above the pieces.
#[component]
pub(super) fn Drawings() -> impl IntoView {
    let desk = Desk::get();
    let own = Memo::new(move |_| {
        desk.tree.track();
        let node = desk.cursor.get();
        desk.read(|study| study.drawings(node))
    });
    let own_view = move || {
        // The board may be turned.
        desk.board.stamp().track();
        own.get().into_iter().map(|drawing| drawn::shape(desk.board, drawing)).collect_view()
    };
    let arrows = desk.engine_arrows();
    let engine_view = move || {
        desk.board.stamp().track();
        arrows.get().into_iter().map(|arrow| engine_shape(desk, arrow)).collect_view()
    };
    view! { <g class="mark" data-testid="drawings">{engine_view}{own_view}</g> }
}

fn engine_shape(desk: Desk, shape: EngineArrow) -> AnyView {
    let class = if shape.threat { "ink ink-threat" } else { "ink ink-engine" };
    drawn::arrow(
        class,
        drawn::center(desk.board, shape.from),
        drawn::center(desk.board, shape.to),
        0.35 + 0.5 * shape.strength,
    )
}
