//! The project's own tools: `cargo play`, `cargo gate` and `cargo xtask`.
//!
//! Not here: anything that the program itself does. This crate depends on no other crate of the workspace, so that it
//! can build and check all of them, broken ones included.

mod browser;
mod cargo;
mod commits;
mod dist;
mod endgames;
mod failure;
mod fuzz;
mod gate;
mod hosting;
mod library_bench;
mod licenses;
mod new_variant;
mod no_std;
mod offline;
mod package;
mod play;
mod proofs;
mod reorder;
mod rustdoc;
mod servers;
mod site;
mod sprt;
mod stage;
mod tidy;
mod variants;
mod verbs;
mod wasm;
mod wasm_speed;
mod web;
mod workspace;

use std::process::ExitCode;

fn main() -> ExitCode {
    if let Some(code) = rustdoc::stood_in() {
        return code;
    }
    let words: Vec<String> = std::env::args().skip(1).collect();
    match verbs::run(&words) {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => failure.report(),
    }
}
