//! The module that a browser loads twice: as the page and, in a worker, as the engine.
//!
//! Not here: either of them. Of its own, because the last crate decides how all are optimized together: this one for speed,
//! while those that are built for size stay small, since each of their functions says so.

/// Called when the module is loaded: shows the page, or opens the door where the page has loaded it into a worker.
#[cfg(target_arch = "wasm32")]
#[wasm_bindgen::prelude::wasm_bindgen(start)]
pub fn start() {
    if !crownhead_worker::open() {
        crownhead_web::show();
    }
}
