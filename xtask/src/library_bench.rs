//! `cargo xtask library-bench`: how fast a library of many games is.
//!
//! Not here: the measurement itself, which is an example of the crate `library`.

use std::path::PathBuf;

use crate::cargo;
use crate::failure::Failure;
use crate::workspace::Workspace;

/// Imports games by chance and times questions.
pub(crate) fn main(arguments: &[String]) -> Result<(), Failure> {
    let (mut games, mut folder) = ("1000000", None);
    for pair in arguments.chunks(2) {
        match pair {
            [name, value] if name == "--games" => games = value,
            [name, value] if name == "--out" => folder = Some(PathBuf::from(value)),
            _ => {
                return Err(Failure::usage(
                    "usage: cargo xtask library-bench [--games N] [--out DIR]".to_owned(),
                ));
            }
        }
    }
    let folder = match folder {
        Some(folder) => folder,
        None => Workspace::find()?.target.join(format!("library-bench-{games}")),
    };
    let mut command = cargo::command();
    command.args([
        "run",
        "--quiet",
        "--release",
        "--package",
        "crownhead-library",
        "--example",
        "measure",
        "--",
        games,
    ]);
    let status = command.arg(folder).status();
    match status.map_err(|e| Failure::cannot("run", "cargo", e))?.code() {
        Some(0) => Ok(()),
        _ => Err(Failure::failed("the library could not be measured")),
    }
}
