//! Arrows and circles on the board: the engine's and the person's own.
//!
//! The right button, or Shift with the left one, draws: a click makes a circle, a drag an arrow. Shift and Alt choose
//! the color, and drawing the same again erases it.

use crownhead_boardview::Point;
use crownhead_rules::Square;
use crownhead_study::{Drawing, Ink};
use leptos::prelude::*;
use web_sys::PointerEvent;

use super::desk::Desk;
use crate::board::{UNIT, pointer::square_under};

/// Remembers where a drawing begins.
pub(super) fn begin(desk: Desk, event: &PointerEvent) {
    if event.button() == 2 {
        desk.drawing_from.set_value(square_in_board(desk, event));
    }
}

/// Draws from where the button was pressed to where it was released.
pub(super) fn end(desk: Desk, event: &PointerEvent) {
    if event.button() != 2 {
        return;
    }
    let from = desk.drawing_from.get_value();
    desk.drawing_from.set_value(None);
    let (Some(from), Some(to)) = (from, square_in_board(desk, event)) else { return };
    let ink = match (event.shift_key() || event.ctrl_key(), event.alt_key()) {
        (false, false) => Ink::Green,
        (true, false) => Ink::Red,
        (false, true) => Ink::Blue,
        (true, true) => Ink::Yellow,
    };
    let drawing = if from == to { Drawing::circle(ink, from) } else { Drawing::arrow(ink, from, to) };
    desk.edit(|study| study.toggle_drawing(study.cursor(), drawing));
}

fn square_in_board(desk: Desk, event: &PointerEvent) -> Option<Square> {
    square_under(desk.board, event)
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
        own.get().into_iter().map(|drawing| own_shape(desk, drawing)).collect_view()
    };
    let arrows = desk.engine_arrows();
    let engine_view = move || {
        desk.board.stamp().track();
        arrows.get().into_iter().map(|arrow| engine_shape(desk, arrow)).collect_view()
    };
    view! { <g class="mark" data-testid="drawings">{engine_view}{own_view}</g> }
}

fn own_shape(desk: Desk, drawing: Drawing) -> AnyView {
    let class = match drawing.ink {
        Ink::Green => "ink ink-green",
        Ink::Red => "ink ink-red",
        Ink::Blue => "ink ink-blue",
        Ink::Yellow => "ink ink-yellow",
    };
    match drawing.to {
        None => {
            let at = center(desk, drawing.from);
            view! { <circle class=class cx=at.x cy=at.y r="44"></circle> }.into_any()
        }
        Some(to) => arrow(class, center(desk, drawing.from), center(desk, to), 0.85),
    }
}

fn engine_shape(desk: Desk, shape: EngineArrow) -> AnyView {
    let class = if shape.threat { "ink ink-threat" } else { "ink ink-engine" };
    arrow(class, center(desk, shape.from), center(desk, shape.to), 0.35 + 0.5 * shape.strength)
}

/// The center of a square in units of the picture.
pub(super) fn center(desk: Desk, square: Square) -> Point {
    let at = desk.board.read(|board| board.place(square));
    Point { x: at.x * UNIT + UNIT / 2.0, y: at.y * UNIT + UNIT / 2.0 }
}

/// An arrow from the center of one square to that of another. Its head ends a little before the center.
fn arrow(class: &'static str, from: Point, to: Point, opacity: f32) -> AnyView {
    const HEAD: f32 = 34.0;
    const HALF: f32 = 22.0;
    let (dx, dy) = (to.x - from.x, to.y - from.y);
    let length = dx.hypot(dy).max(1.0);
    let (ux, uy) = (dx / length, dy / length);
    let tip = Point { x: to.x - ux * 12.0, y: to.y - uy * 12.0 };
    let neck = Point { x: tip.x - ux * HEAD, y: tip.y - uy * HEAD };
    let head = format!(
        "M{:.1} {:.1}L{:.1} {:.1}L{:.1} {:.1}z",
        tip.x,
        tip.y,
        neck.x - uy * HALF,
        neck.y + ux * HALF,
        neck.x + uy * HALF,
        neck.y - ux * HALF
    );
    let shaft = format!("M{:.1} {:.1}L{:.1} {:.1}", from.x + ux * 26.0, from.y + uy * 26.0, neck.x, neck.y);
    view! {
        <g class=class opacity=opacity>
            <path class="shaft" d=shaft></path>
            <path class="head" d=head></path>
        </g>
    }
    .into_any()
}
