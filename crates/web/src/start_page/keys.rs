//! Arrow keys, Enter and Backspace on the start page.

use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::{HtmlElement, KeyboardEvent};

use super::{Menu, rows::turn};
use crate::controller::App;

/// All selectable elements of the menu, from top to bottom.
fn entries() -> Vec<HtmlElement> {
    let Ok(list) =
        document().query_selector_all(".menu :is(button, a):not([disabled], [hidden], [hidden] *, .star)")
    else {
        return Vec::new();
    };
    (0..list.length()).filter_map(|index| list.get(index)?.dyn_into().ok()).collect()
}

fn active() -> Option<HtmlElement> {
    document().active_element()?.dyn_into().ok()
}

/// Handles a key on the start page.
pub(crate) fn on_key(app: App, event: &KeyboardEvent) {
    if event.ctrl_key() || event.meta_key() || event.alt_key() {
        return;
    }
    let key = event.key();
    if in_field() && !matches!(key.as_str(), "ArrowDown" | "ArrowUp" | "Escape") {
        return pick_first(event);
    }
    let used = match key.as_str() {
        "ArrowDown" => go(1),
        "ArrowUp" => go(-1),
        "ArrowRight" => sideways(app, 1),
        "ArrowLeft" => sideways(app, -1),
        "Backspace" | "Escape" => back(app),
        "Enter" => enter(),
        "Home" => jump(0),
        "End" => jump(usize::MAX),
        "PageDown" => (0..PAGE).all(|_| step_inside(1)),
        "PageUp" => (0..PAGE).all(|_| step_inside(-1)),
        // Typing searches the list; the browser puts the letter into the field.
        letter if letter.chars().count() == 1 && letter != " " => focus_search(),
        _ => false,
    };
    if used {
        event.prevent_default();
    }
}

/// The entries that a page key moves by.
const PAGE: usize = 6;

/// Whether a text field has the focus.
fn in_field() -> bool {
    active().is_some_and(|active| active.tag_name() == "INPUT")
}

/// Enter in the search takes the first game that was found.
fn pick_first(event: &KeyboardEvent) {
    let search =
        active().is_some_and(|active| active.get_attribute("data-testid").as_deref() == Some("pick-search"));
    let first = document().query_selector(".pick .option").ok().flatten();
    if let Some(first) = first.filter(|_| search && event.key() == "Enter") {
        event.prevent_default();
        if let Ok(first) = first.dyn_into::<HtmlElement>() {
            first.click();
        }
    }
}

/// The key itself is left to the browser.
fn focus_search() -> bool {
    let field = document().query_selector("[data-testid='pick-search']").ok().flatten();
    if let Some(field) = field.and_then(|field| field.dyn_into::<HtmlElement>().ok()) {
        _ = field.focus();
    }
    false
}

/// Moves to an entry, or to the last one.
fn jump(to: usize) -> bool {
    let entries = entries();
    let at = to.min(entries.len().saturating_sub(1));
    entries.get(at).is_some_and(|entry| entry.focus().is_ok())
}

/// Moves up or down, but not past the ends.
fn step_inside(by: i32) -> bool {
    let entries = entries();
    let here = active().and_then(|active| entries.iter().position(|entry| *entry == active)).unwrap_or(0);
    let next = (here as i32 + by).clamp(0, entries.len() as i32 - 1);
    entries.get(next as usize).is_some_and(|entry| entry.focus().is_ok())
}

/// Moves up or down, wrapping around at the ends.
fn go(by: i32) -> bool {
    let entries = entries();
    let count = entries.len() as i32;
    let here = active().and_then(|active| entries.iter().position(|entry| *entry == active));
    let next = match here {
        Some(here) => (here as i32 + by).rem_euclid(count.max(1)),
        None if by > 0 => 0,
        None => count - 1,
    };
    entries.get(next as usize).is_some_and(|entry| entry.focus().is_ok())
}

/// Changes the focused row's value in place.
fn sideways(app: App, by: i32) -> bool {
    let row = active().and_then(|active| active.get_attribute("data-row"));
    let Some(menu) = row.as_deref().and_then(Menu::from_token) else { return false };
    if !matches!(app.menu.get_untracked(), None | Some(Menu::Own | Menu::Practice)) {
        return false;
    }
    turn(app, menu, by);
    true
}

fn back(app: App) -> bool {
    let Some(menu) = app.menu.get_untracked() else { return false };
    leave(app, menu);
    true
}

/// Returns from a list to the row that opened it.
pub(crate) fn leave(app: App, menu: Menu) {
    app.menu.set(menu.parent());
    focus_later(format!(".menu [data-row='{}']", menu.token()));
}

/// Without a focus, Enter selects the first entry; otherwise the browser handles it.
fn enter() -> bool {
    let focused = active().is_some_and(|active| matches!(active.tag_name().as_str(), "BUTTON" | "A"));
    if focused {
        return false;
    }
    entries().first().is_some_and(|first| {
        first.click();
        true
    })
}

/// Moves the focus to an element that is about to appear, or else to the first entry of a list.
pub(super) fn focus_later(selector: String) {
    request_animation_frame(move || {
        let find = |selector: &str| document().query_selector(selector).ok().flatten();
        let found = find(&selector).or_else(|| find(".menu .option")).or_else(|| find(".start-button"));
        if let Some(element) = found.and_then(|element| element.dyn_into::<HtmlElement>().ok()) {
            _ = element.focus();
        }
    });
}
