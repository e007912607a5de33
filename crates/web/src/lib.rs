//! The page: start, board, panels and dialogs. The engine runs in a worker, on the same module.
//!
//! `model` is the headless half: games, opponents, choices and what is kept, tested natively. Everything
//! else needs a browser and is compiled for browsers only. Not here: rules, sentences, how a board reacts to
//! fingers (`boardview` does that), engines.
#![cfg_attr(
    target_arch = "wasm32",
    allow(unreachable_pub, reason = "the component macro makes public what is not")
)]

#[cfg(any(target_arch = "wasm32", test))]
#[cfg_attr(
    not(target_arch = "wasm32"),
    allow(dead_code, reason = "the page uses it, and is for browsers only")
)]
mod model;

#[cfg(target_arch = "wasm32")]
mod app;
#[cfg(target_arch = "wasm32")]
mod board;
#[cfg(target_arch = "wasm32")]
mod controller;
#[cfg(target_arch = "wasm32")]
mod dialogs;
#[cfg(target_arch = "wasm32")]
mod game_page;
#[cfg(target_arch = "wasm32")]
mod icons;
#[cfg(target_arch = "wasm32")]
mod platform;
#[cfg(target_arch = "wasm32")]
mod start_page;

/// Shows the page.
#[cfg(target_arch = "wasm32")]
pub fn show() {
    platform::panic::install();
    leptos::mount::mount_to_body(app::Page);
}
