//! The WebAssembly module of the engine, loaded by a worker.
//!
//! Not here: the worker itself and the pages, which have modules of their own, so that a page appears before its engine is
//! loaded. This is a separate crate because the last crate sets the optimization level of the whole module: this one
//! optimizes for speed.

/// Starts to answer the requests of the game's page.
#[cfg(target_arch = "wasm32")]
#[wasm_bindgen::prelude::wasm_bindgen]
pub fn open() {
    crownhead_worker::open();
}

/// Starts to answer the requests of the study.
#[cfg(target_arch = "wasm32")]
#[wasm_bindgen::prelude::wasm_bindgen]
pub fn open_study() {
    crownhead_worker::open_study();
}
