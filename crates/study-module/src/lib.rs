//! The module that a browser loads for the study pages. Their engine is the worker of the game's module.
//!
//! Not here: the pages (`web`). A module of its own, so that a game loads no code for studying.

/// Called when the module is loaded: shows the page.
#[cfg(target_arch = "wasm32")]
#[wasm_bindgen::prelude::wasm_bindgen(start)]
pub fn start() {
    crownhead_web::show_study();
}
