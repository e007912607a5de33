//! The module that a browser loads twice for the study pages: as the page and, in a worker, as the engine.
//!
//! Not here: either of them. A module of its own, so that a game loads no code for studying.

/// Called when the module is loaded: starts the worker, or shows the page.
#[cfg(target_arch = "wasm32")]
#[wasm_bindgen::prelude::wasm_bindgen(start)]
pub fn start() {
    if !crownhead_worker::open_study() {
        crownhead_web::show_study();
    }
}
