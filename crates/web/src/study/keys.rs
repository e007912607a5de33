//! The keys of the page: those of other analysis boards.

use crownhead_study::Study;
use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::{HtmlElement, KeyboardEvent};

use super::{
    desk::{Desk, Dialog},
    explorer::Explorer,
};
use crate::board::cells;

/// Does what a key stands for.
pub(super) fn on_key(desk: Desk, explorer: Explorer, event: &KeyboardEvent) {
    if desk.dialog.get_untracked().is_some()
        || desk.editing.with_untracked(Option::is_some)
        || event.default_prevented()
        || is_text_field()
    {
        return;
    }
    if desk.review().asks_now() {
        return on_key_in_lesson(desk, event);
    }
    if event.ctrl_key() || event.meta_key() {
        if event.key().eq_ignore_ascii_case("z") {
            event.prevent_default();
            desk.revise(if event.shift_key() { Study::redo } else { Study::undo });
        }
        return;
    }
    if event.alt_key() {
        return;
    }
    let done = match (event.key().as_str(), event.shift_key()) {
        ("ArrowLeft", false) => go(desk, Study::back),
        ("ArrowRight", false) => go(desk, Study::forward),
        ("ArrowUp", false) | ("Home", _) => go(desk, Study::to_start),
        ("ArrowDown", false) | ("End", _) => go(desk, Study::to_end),
        ("ArrowLeft", true) => go(desk, Study::leave_variation),
        ("ArrowUp", true) => go(desk, Study::previous_branch),
        ("ArrowDown" | "ArrowRight", true) => go(desk, Study::next_branch),
        ("f", _) => {
            desk.board.change(|board, _| board.set_flipped(!board.flipped()));
            true
        }
        (" ", _) => {
            desk.play_best();
            true
        }
        ("l", _) => {
            desk.want(|wanted| wanted.on = !wanted.on);
            true
        }
        ("x", _) => {
            desk.want(|wanted| wanted.threat = !wanted.threat);
            true
        }
        ("e", _) => {
            explorer.toggle();
            true
        }
        ("c", _) => focus_comment(),
        ("?", _) => {
            desk.dialog.set(Some(Dialog::Keys));
            true
        }
        _ => false,
    };
    if done {
        event.prevent_default();
    } else {
        cells::on_key(desk.board, event);
    }
}

/// While questions are asked, keys move the pieces, turn the board and leave.
fn on_key_in_lesson(desk: Desk, event: &KeyboardEvent) {
    match event.key().as_str() {
        "f" => desk.board.change(|board, _| board.set_flipped(!board.flipped())),
        "Escape" if desk.board.selected().is_none() => desk.end_lesson(),
        _ => cells::on_key(desk.board, event),
    }
}

fn go(desk: Desk, step: fn(&mut Study) -> bool) -> bool {
    desk.travel(step);
    true
}

fn focus_comment() -> bool {
    let field = document().query_selector("[data-testid='comment']").ok().flatten();
    let field = field.and_then(|field| field.dyn_into::<HtmlElement>().ok());
    field.is_some_and(|field| field.focus().is_ok())
}

fn is_text_field() -> bool {
    let active = document().active_element().and_then(|element| element.dyn_into::<HtmlElement>().ok());
    active.is_some_and(|element| matches!(element.tag_name().as_str(), "INPUT" | "TEXTAREA" | "SELECT"))
}
