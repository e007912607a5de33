//! The engine in a web worker: requests in, progress and choices out.
//!
//! Page and worker are one module, loaded and compiled once, for much of what they are made of is the same. Messages
//! are the types of [`crownhead_api`] as plain objects. One request is worked on at a time; while it runs, the worker
//! hears nothing, so the page stops it through a number in shared memory, or by ending the worker. Not here:
//! rules, opponents, sentences.

mod answer;
#[cfg(target_arch = "wasm32")]
mod door;
#[cfg(target_arch = "wasm32")]
mod site;
mod study;

pub use answer::Desk;
pub use study::Listener;

/// Starts to answer requests and tells the page, if this runs in a worker; returns whether it does.
#[cfg(target_arch = "wasm32")]
pub fn open() -> bool {
    door::open()
}
