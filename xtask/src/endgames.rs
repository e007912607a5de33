//! `cargo xtask endgames`: builds the tables of perfect endgames that come with the program.
//!
//! The invariant: the same sources give the same bytes, on every machine.

use std::fs;
use std::path::Path;
use std::process::{Command, Stdio};

use crate::cargo::Build;
use crate::failure::Failure;
use crate::workspace::Workspace;

/// Where the files lie, seen from the root.
pub(crate) const FOLDER: &str = "data/endgames";
/// What their names end with.
const SUFFIX: &str = ".tables";

/// Every variant that shares its tables with none before it. A test of `crownhead-cli` finds out if one is missing.
const NAMES: [&str; 23] = [
    "english",
    "international",
    "russian",
    "brazilian",
    "italian",
    "spanish",
    "czech",
    "pool",
    "german",
    "canadian",
    "srilankan",
    "thai",
    "turkish",
    "armenian",
    "gothic",
    "frisian",
    "antidraughts",
    "giveaway",
    "breakthrough",
    "killer",
    "spantsireti",
    "mini6-english",
    "mini6-international",
];
/// Those of them that also have tables of four pieces, without distances.
const FOUR: [&str; 4] = ["english", "russian", "brazilian", "italian"];

/// The command.
pub(crate) fn main(arguments: &[String]) -> Result<(), Failure> {
    if let Some(other) = arguments.first() {
        return Err(Failure::usage(format!("`cargo xtask endgames` does not know `{other}`")));
    }
    let workspace = Workspace::find()?;
    let name = format!("crownhead{}", std::env::consts::EXE_SUFFIX);
    let packages = &["crownhead-cli"];
    let build = Build { packages, profile: "dev", target: None, environment: None, linted: false };
    let [program] = build.artifacts([&name])?;
    let scratch = workspace.target.join("crownhead-endgames");
    let out = workspace.root.join(FOLDER);
    let mut bytes = 0;
    for name in NAMES {
        // Tables of an earlier version of the solver would be taken for finished.
        if scratch.exists() {
            fs::remove_dir_all(&scratch).map_err(|e| Failure::cannot("empty", scratch.display(), e))?;
        }
        let file = out.join(format!("{name}{SUFFIX}"));
        make(&program, name, &scratch, &file)?;
        bytes += fs::metadata(&file).map_err(|e| Failure::cannot("read", file.display(), e))?.len();
    }
    println!("{} files, {bytes} bytes in {FOLDER}", NAMES.len());
    Ok(())
}

/// Builds the tables of one variant and puts them into one file.
fn make(program: &Path, name: &str, scratch: &Path, file: &Path) -> Result<(), Failure> {
    let folder = |metric: &str| scratch.join(metric).display().to_string();
    let mut sets = vec![("3", "dtw")];
    if FOUR.contains(&name) {
        sets.push(("4", "wdl"));
    }
    let mut bundle = vec!["bundle".to_owned(), "--out".to_owned(), file.display().to_string()];
    for (pieces, metric) in sets {
        let dir = folder(metric);
        let build =
            ["build", "--variant", name, "--pieces", pieces, "--metric", metric, "--dir", dir.as_str()];
        run(program, &build.map(str::to_owned))?;
        bundle.extend(["--dir".to_owned(), dir]);
    }
    run(program, &bundle)
}

fn run(program: &Path, arguments: &[String]) -> Result<(), Failure> {
    let mut command = Command::new(program);
    command.arg("endgame").args(arguments).stdin(Stdio::null()).stdout(Stdio::null());
    let status = command.status().map_err(|e| Failure::cannot("run", program.display(), e))?;
    if status.success() { Ok(()) } else { Err(Failure::failed("making endgame tables failed")) }
}
