//! The corner of the board: dragging it changes the size of the board.

use crownhead_prose::Label;
use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::{Element, KeyboardEvent, PointerEvent};

use crate::{controller::App, model::settings::Settings};

/// Percent of size for a press of an arrow key.
const STEP: f64 = 5.0;

/// Where a drag began: the place of the pointer, the size of the board, and its width in pixels.
#[derive(Clone, Copy)]
struct Drag {
    x: f64,
    y: f64,
    percent: f64,
    width: f64,
}

/// The corner, for a mouse and for arrow keys.
#[component]
pub(super) fn Corner() -> impl IntoView {
    let app = App::get();
    let drag = StoredValue::new(None::<Drag>);
    let percent = move || app.settings.with(|settings| f64::from(settings.size));
    let down = move |event: PointerEvent| {
        event.prevent_default();
        event.stop_propagation();
        let Some(corner) = event.current_target().and_then(|target| target.dyn_into::<Element>().ok()) else {
            return;
        };
        _ = corner.set_pointer_capture(event.pointer_id());
        let width = corner.parent_element().map_or(1.0, |board| board.get_bounding_client_rect().width());
        let (x, y) = (f64::from(event.client_x()), f64::from(event.client_y()));
        drag.set_value(Some(Drag { x, y, percent: untrack(percent), width }));
    };
    let moved = move |event: PointerEvent| {
        let Some(begun) = drag.get_value() else { return };
        // The board is centered, so that its right edge moves by half of what it grows.
        let (dx, dy) = (f64::from(event.client_x()) - begun.x, f64::from(event.client_y()) - begun.y);
        let grown = f64::midpoint(2.0 * dx, dy);
        app.set_board_size(begun.percent * (begun.width + grown) / begun.width);
    };
    let key = move |event: KeyboardEvent| {
        let step = match event.key().as_str() {
            "ArrowRight" | "ArrowUp" => STEP,
            "ArrowLeft" | "ArrowDown" => -STEP,
            _ => return,
        };
        event.prevent_default();
        event.stop_propagation();
        app.set_board_size(untrack(percent) + step);
    };
    view! {
        <div
            class="corner"
            role="slider"
            tabindex="0"
            data-testid="board-size"
            aria-label=Label::BoardSize.text()
            aria-valuemin=Settings::LEAST_SIZE.to_string()
            aria-valuemax=Settings::FULL_SIZE.to_string()
            aria-valuenow=move || percent().to_string()
            on:pointerdown=down
            on:pointermove=moved
            on:pointerup=move |_| drag.set_value(None)
            on:pointercancel=move |_| drag.set_value(None)
            on:keydown=key
        ></div>
    }
}
