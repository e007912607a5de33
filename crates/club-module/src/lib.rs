//! The WebAssembly module of the club's page.
//!
//! Not here: the page itself. Separate from the game's module, so that a game against the computer loads no code for
//! playing people.

/// Runs when the module is loaded.
#[cfg(target_arch = "wasm32")]
#[wasm_bindgen::prelude::wasm_bindgen(start)]
pub fn start() {
    crownhead_web::show_club();
}
