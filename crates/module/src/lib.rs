//! The module that a browser loads twice: as the page, and as the engine in a worker.
//!
//! Not here: the page and the worker themselves. This is a separate crate because the last crate sets the optimization
//! level of the whole module: this one optimizes for speed, while the crates built for size stay small because their
//! functions are marked that way.

/// Runs when the module is loaded: shows the page, or starts the worker if the page loaded it into one.
#[cfg(target_arch = "wasm32")]
#[wasm_bindgen::prelude::wasm_bindgen(start)]
pub fn start() {
    if !crownhead_worker::open() {
        crownhead_web::show();
    }
}
