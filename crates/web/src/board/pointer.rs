//! Mouse, pen and touch: maps window coordinates to board coordinates.

use crownhead_boardview::{Event, Point};
use crownhead_rules::Square;
use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::{Element, PointerEvent};

use super::handle::BoardHandle;

/// The distance before a mouse or pen starts to drag, in pixels.
const MOUSE_THRESHOLD: f32 = 3.0;
/// The distance before a finger starts to drag; fingers never hold quite still.
const FINGER_THRESHOLD: f32 = 8.0;

/// The square under a pointer, wherever on the page its event is heard.
pub(crate) fn square_under(board: BoardHandle, event: &PointerEvent) -> Option<Square> {
    let at = place(board, event).filter(|place| place.inside)?.at;
    board.read(|board| board.square_at(at))
}

struct Place {
    at: Point,
    inside: bool,
    square_pixels: f32,
}

fn place(board: BoardHandle, event: &PointerEvent) -> Option<Place> {
    let element: Element = event.current_target()?.dyn_into().ok()?;
    let rect = element.get_bounding_client_rect();
    let (width, height) = board.view().with_untracked(|view| (f64::from(view.width), f64::from(view.height)));
    if rect.width() <= 0.0 {
        return None;
    }
    let x = (f64::from(event.client_x()) - rect.left()) / rect.width() * width;
    let y = (f64::from(event.client_y()) - rect.top()) / rect.height() * height;
    let inside = (0.0..width).contains(&x) && (0.0..height).contains(&y);
    Some(Place {
        at: Point { x: x as f32, y: y as f32 },
        inside,
        square_pixels: (rect.width() / width) as f32,
    })
}

fn is_finger(event: &PointerEvent) -> bool {
    event.pointer_type() == "touch"
}

pub(super) fn down(board: BoardHandle, event: &PointerEvent) {
    if event.button() != 0 || !event.is_primary() {
        return;
    }
    let Some(place) = place(board, event) else { return };
    if let Some(element) = event.current_target().and_then(|target| target.dyn_into::<Element>().ok()) {
        _ = element.set_pointer_capture(event.pointer_id());
    }
    let pixels = if is_finger(event) { FINGER_THRESHOLD } else { MOUSE_THRESHOLD };
    let at = if is_finger(event) { nearest(board, place.at) } else { place.at };
    board.event(Event::PointerDown { at, threshold: pixels / place.square_pixels });
}

pub(super) fn moved(board: BoardHandle, event: &PointerEvent) {
    if !event.is_primary() {
        return;
    }
    if let Some(place) = place(board, event) {
        let pressed = event.buttons() != 0;
        board.event(Event::PointerMove((place.inside || pressed).then_some(place.at)));
    }
}

pub(super) fn up(board: BoardHandle, event: &PointerEvent) {
    if !event.is_primary() {
        return;
    }
    let Some(place) = place(board, event) else { return };
    let at = if is_finger(event) { nearest(board, place.at) } else { place.at };
    board.event(Event::PointerUp(place.inside.then_some(at)));
}

pub(super) fn cancelled(board: BoardHandle) {
    board.event(Event::PointerCancel);
}

/// On a small screen, fingers are wider than squares: a touch beside a playing square counts as that square.
fn nearest(board: BoardHandle, at: Point) -> Point {
    const REACH: f32 = 0.85;
    let squares = board.view().with_untracked(|view| {
        let playing = view.squares.iter().filter(|square| square.is_playing());
        playing
            .map(|square| (f32::from(square.column) + 0.5, f32::from(square.row) + 0.5))
            .collect::<Vec<_>>()
    });
    let far = |&(x, y): &(f32, f32)| (x - at.x).hypot(y - at.y);
    let closest = squares.into_iter().min_by(|a, b| far(a).total_cmp(&far(b)));
    match closest {
        Some(center) if far(&center) <= REACH && board.read(|board| board.square_at(at).is_none()) => {
            Point { x: center.0, y: center.1 }
        }
        _ => at,
    }
}
