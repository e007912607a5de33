//! A library of games in the browser: a worker that keeps it in memory, and in the browser's storage between visits.
//!
//! `desk` takes requests and answers them, `store` is the storage. Not here: what is asked (`crownhead_api::library`), how it
//! is answered (`crownhead-librarian`), pages. Invariant: games are stored before they are acknowledged.

#[cfg(target_arch = "wasm32")]
mod desk;
#[cfg(target_arch = "wasm32")]
mod store;

/// Starts the worker.
#[cfg(target_arch = "wasm32")]
#[wasm_bindgen::prelude::wasm_bindgen(start)]
pub fn start() {
    desk::open();
}
