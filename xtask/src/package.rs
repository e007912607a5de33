//! `cargo xtask package`: the crates for other programmers can be published to crates.io as they stand.
//!
//! Not here: publishing.
//! Invariant: each package builds from its own archive, not from this checkout.

use crate::cargo;
use crate::failure::Failure;

/// The crates that are published, in the order of their dependencies.
const CRATES: [&str; 7] = [
    "crownhead-rules",
    "crownhead-game",
    "crownhead-notation",
    "crownhead-eval",
    "crownhead-search",
    "crownhead-endgame",
    "crownhead-engine",
];

/// The command.
pub(crate) fn main(arguments: &[String]) -> Result<(), Failure> {
    if !arguments.is_empty() {
        return Err(Failure::usage("usage: cargo xtask package"));
    }
    check()
}

pub(crate) fn check() -> Result<(), Failure> {
    let mut command = cargo::command();
    // Uncommitted changes are what the gate checks.
    command.args(["package", "--quiet", "--allow-dirty"]);
    command.args(CRATES.iter().flat_map(|name| ["--package", name]));
    // Nothing of this build is run.
    command.env("CARGO_PROFILE_DEV_DEBUG", "false").env("CARGO_INCREMENTAL", "0");
    let status = command.status().map_err(|e| Failure::cannot("run", "cargo", e))?;
    if status.success() { Ok(()) } else { Err(Failure::failed("a crate cannot be packaged")) }
}
