//! The WebAssembly module of the game's page.
//!
//! Not here: the page itself, and the engine, which has a module of its own (`engine-module`). Built for size: a page
//! appears as soon as this module is loaded.

/// Runs when the module is loaded.
#[cfg(target_arch = "wasm32")]
#[wasm_bindgen::prelude::wasm_bindgen(start)]
pub fn start() {
    crownhead_web::show();
}
