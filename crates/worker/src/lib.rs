//! The engine in a web worker: requests in, progress and choices out.
//!
//! The page starts the worker once it is on the screen. Messages are the types of [`crownhead_api`] as plain objects. The worker handles one request at a time and receives no messages meanwhile, so
//! the page stops it through a number in shared memory, or terminates it. Not here: how requests are answered (`desk`),
//! rules, sentences.

#[cfg(target_arch = "wasm32")]
mod door;
#[cfg(target_arch = "wasm32")]
mod site;

/// Starts to answer the requests of the game's page.
#[cfg(target_arch = "wasm32")]
pub fn open() {
    door::open::<crownhead_desk::GameDesk>();
}

/// Starts to answer the requests of the study.
#[cfg(target_arch = "wasm32")]
pub fn open_study() {
    door::open::<crownhead_desk::StudyDesk>();
}
