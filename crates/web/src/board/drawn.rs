//! Arrows and circles drawn on a board, and the mouse buttons that draw them.
//!
//! The right button draws: a click makes a circle, a drag an arrow. Shift and Alt choose the color.

use crownhead_boardview::Point;
use crownhead_rules::Square;
use crownhead_study::{Drawing, Ink};
use leptos::prelude::*;
use web_sys::PointerEvent;

use super::{UNIT, handle::BoardHandle, pointer::square_under};

/// The drawing of a right button pressed on `from` and released with this event.
pub(crate) fn drawing(board: BoardHandle, from: Option<Square>, event: &PointerEvent) -> Option<Drawing> {
    let (from, to) = (from?, square_under(board, event)?);
    let ink = match (event.shift_key() || event.ctrl_key(), event.alt_key()) {
        (false, false) => Ink::Green,
        (true, false) => Ink::Red,
        (false, true) => Ink::Blue,
        (true, true) => Ink::Yellow,
    };
    Some(if from == to { Drawing::circle(ink, from) } else { Drawing::arrow(ink, from, to) })
}

/// A drawing as a shape.
pub(crate) fn shape(board: BoardHandle, drawing: Drawing) -> AnyView {
    let class = match drawing.ink {
        Ink::Green => "ink ink-green",
        Ink::Red => "ink ink-red",
        Ink::Blue => "ink ink-blue",
        Ink::Yellow => "ink ink-yellow",
    };
    match drawing.to {
        None => {
            let at = center(board, drawing.from);
            view! { <circle class=class cx=at.x cy=at.y r="44"></circle> }.into_any()
        }
        Some(to) => arrow(class, center(board, drawing.from), center(board, to), 0.85),
    }
}

/// A circle that stands out from every square and piece: light beside dark.
pub(crate) fn ring(board: BoardHandle, drawing: Drawing) -> AnyView {
    let at = center(board, drawing.from);
    view! {
        <g class="ring">
            <circle class="ring-halo" cx=at.x cy=at.y r="44"></circle>
            {shape(board, drawing)}
        </g>
    }
    .into_any()
}

/// The center of a square in units of the picture.
pub(crate) fn center(board: BoardHandle, square: Square) -> Point {
    let at = board.read(|board| board.place(square));
    Point { x: at.x * UNIT + UNIT / 2.0, y: at.y * UNIT + UNIT / 2.0 }
}

/// An arrow from the center of one square to that of another. Its head ends a little before the center.
pub(crate) fn arrow(class: &'static str, from: Point, to: Point, opacity: f32) -> AnyView {
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
