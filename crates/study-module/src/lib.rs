//! The WebAssembly module of the study and the library pages.
//!
//! Not here: the pages themselves, and the engine, which has a module of its own (`engine-module`). Separate from the
//! game's module, so that a game loads no code for studying.

/// Runs when the module is loaded.
#[cfg(target_arch = "wasm32")]
#[wasm_bindgen::prelude::wasm_bindgen(start)]
pub fn start() {
    crownhead_web::show_study();
}
