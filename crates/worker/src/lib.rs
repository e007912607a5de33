//! The engine in a web worker: requests in, progress and choices out.
//!
//! Messages are the types of [`crownhead_api`] as plain objects. One request is worked on at a time; while it runs, the worker
//! hears nothing, so the page stops it through a number in shared memory, or by ending the worker. Not here:
//! rules, opponents, sentences.

#[cfg(any(target_arch = "wasm32", test))]
mod answer;
#[cfg(target_arch = "wasm32")]
mod door;
#[cfg(target_arch = "wasm32")]
mod site;

/// Called when the module is loaded: opens the door and says that it is open.
#[cfg(target_arch = "wasm32")]
#[wasm_bindgen::prelude::wasm_bindgen(start)]
pub fn start() {
    door::open();
}
