//! The page: start, board, panels and dialogs. The engine runs in a worker, in a module of its own.
//!
//! `model` is the headless half: games, opponents, choices and saved state, tested natively. Everything else needs a
//! browser and is compiled only for browsers. Not here: rules, sentences, how a board reacts to input (`boardview`),
//! engines.
#![cfg_attr(
    target_arch = "wasm32",
    allow(unreachable_pub, reason = "the component macro makes private items public")
)]

#[cfg(any(target_arch = "wasm32", test))]
#[cfg_attr(
    not(target_arch = "wasm32"),
    allow(dead_code, reason = "used by the page, which is built only for browsers")
)]
mod model;

#[cfg(target_arch = "wasm32")]
mod app;
#[cfg(target_arch = "wasm32")]
mod board;
#[cfg(target_arch = "wasm32")]
mod club;
#[cfg(target_arch = "wasm32")]
mod controller;
#[cfg(target_arch = "wasm32")]
mod dialogs;
#[cfg(target_arch = "wasm32")]
mod files_in;
#[cfg(target_arch = "wasm32")]
mod game_page;
#[cfg(target_arch = "wasm32")]
mod icons;
#[cfg(target_arch = "wasm32")]
mod lessons;
#[cfg(target_arch = "wasm32")]
mod library;
#[cfg(target_arch = "wasm32")]
mod microscope;
#[cfg(target_arch = "wasm32")]
mod panel_notice;
#[cfg(target_arch = "wasm32")]
mod platform;
#[cfg(target_arch = "wasm32")]
mod puzzles;
#[cfg(target_arch = "wasm32")]
mod start_page;
#[cfg(target_arch = "wasm32")]
mod study;
#[cfg(target_arch = "wasm32")]
mod version_notice;
#[cfg(target_arch = "wasm32")]
mod whole_moves;

/// Shows the page.
#[cfg(target_arch = "wasm32")]
pub fn show() {
    platform::panic::install();
    platform::language::then(|| mount(app::Page));
}

/// Shows the study page or, in their documents, that of the library, of puzzles, of lessons or of the microscope.
#[cfg(target_arch = "wasm32")]
pub fn show_study() {
    platform::panic::install();
    crownhead_prose::study::load();
    platform::language::then(|| match platform::page().as_deref() {
        Some("library") => mount(library::LibraryPage),
        Some("puzzles") => mount(puzzles::PuzzlePage),
        Some("microscope") => mount(microscope::MicroscopePage),
        Some("lessons") => mount(lessons::LessonPage),
        _ => mount(study::StudyPage),
    });
}

/// Shows the page of the club.
#[cfg(target_arch = "wasm32")]
pub fn show_club() {
    platform::panic::install();
    crownhead_prose::club::load();
    platform::language::then(|| mount(club::ClubPage));
}

/// Replaces what was painted before the module arrived.
#[cfg(target_arch = "wasm32")]
fn mount<V: leptos::prelude::IntoView + 'static>(page: fn() -> V) {
    if let Some(shell) = leptos::prelude::document().get_element_by_id("shell") {
        shell.remove();
    }
    leptos::mount::mount_to_body(page);
}
