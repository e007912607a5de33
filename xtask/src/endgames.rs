//! `cargo xtask endgames`: builds the tables of perfect endgames that come with the program.
//!
//! The invariant: the same sources give the same bytes, on every machine.

use std::ffi::OsStr;
use std::fs;
use std::path::Path;
use std::process::{Command, Stdio};

use crate::cargo::Build;
use crate::failure::Failure;
use crate::variants;
use crate::workspace::Workspace;

/// Where the files lie, seen from the root.
pub(crate) const FOLDER: &str = "data/endgames";
/// Where those lie that are too large for the page.
const LARGE_FOLDER: &str = "data/endgames/large";
/// What their names end with.
const SUFFIX: &str = ".tables";

/// Some of the tables up to so many pieces.
struct Set {
    /// The options of `crownhead endgame build`.
    pieces: &'static str,
    metric: &'static str,
    /// The slices that are taken. Of those that sets before have none is taken again.
    only: Only,
}

/// Which slices are taken.
enum Only {
    /// All.
    All,
    /// All with the most pieces.
    Largest,
    /// These.
    Slices(&'static [&'static str]),
}

/// Distances to the end for three pieces.
const DISTANCES: Set = Set { pieces: "3", metric: "dtw", only: Only::All };
/// Three pieces without distances: on 12x12 and in Armenian they take a quarter of a megabyte each, and a search wins
/// what is won anyway.
const THREE: Set = Set { pieces: "3", metric: "wdl", only: Only::All };
const FOUR: Set = Set { pieces: "4", metric: "wdl", only: Only::All };
/// Three flying kings against one on 32 squares, with the lone king to move. It takes longer than a search sees, and
/// the winner needs to know what its moves lead to; so this is worth most of all tables with distances
/// (`docs/benchmarks.md`).
const KINGS: Set = Set { pieces: "4", metric: "dtw", only: Only::Slices(&["0m1k-0m3k"]) };
/// Of each two slices that differ by who is to move the smaller one: a search of one ply knows the other.
const SMALLER: Set = Set {
    pieces: "4",
    metric: "wdl",
    only: Only::Slices(&[
        "0m1k-1m2k",
        "0m1k-2m1k",
        "0m1k-0m3k",
        "0m1k-3m0k",
        "1m2k-1m0k",
        "2m1k-1m0k",
        "1m0k-3m0k",
        "0m3k-1m0k",
        "1m1k-2m0k",
        "1m1k-0m2k",
        "0m2k-2m0k",
        "1m1k-1m1k",
        "2m0k-2m0k",
        "0m2k-0m2k",
    ]),
};

/// The same with flying kings on 32 squares.
const SMALLER_SHORT: Set = Set {
    pieces: "4",
    metric: "wdl",
    only: Only::Slices(&[
        "0m1k-2m1k",
        "0m1k-3m0k",
        "0m2k-0m2k",
        "0m2k-2m0k",
        "0m3k-0m1k",
        "1m0k-0m3k",
        "1m1k-0m2k",
        "1m1k-1m1k",
        "1m1k-2m0k",
        "1m2k-0m1k",
        "1m2k-1m0k",
        "2m0k-2m0k",
        "2m1k-1m0k",
        "3m0k-1m0k",
    ]),
};
/// The same with five pieces of International.
const SMALLER_FIVE: Set = Set {
    pieces: "5",
    metric: "wdl",
    only: Only::Slices(&[
        "0m1k-0m4k",
        "0m1k-1m3k",
        "2m2k-0m1k",
        "3m1k-0m1k",
        "0m1k-4m0k",
        "1m0k-0m4k",
        "1m0k-1m3k",
        "2m2k-1m0k",
        "3m1k-1m0k",
        "4m0k-1m0k",
        "0m2k-0m3k",
        "0m2k-1m2k",
        "2m1k-0m2k",
        "0m2k-3m0k",
        "1m1k-0m3k",
        "1m1k-1m2k",
        "1m1k-2m1k",
        "1m1k-3m0k",
        "0m3k-2m0k",
        "1m2k-2m0k",
        "2m1k-2m0k",
        "3m0k-2m0k",
    ]),
};

/// Five pieces, without those that the page has too.
const FIVE: Set = Set { pieces: "5", metric: "wdl", only: Only::Largest };
/// Five pieces and fewer, as the page has only half of the slices with four.
const UP_TO_FIVE: Set = Set { pieces: "5", metric: "wdl", only: Only::All };
/// Three against three with at most one king a side: a quarter of the bytes of all six pieces, and worth as much
/// (`docs/benchmarks.md`).
const MEN_OF_SIX: Set = Set {
    pieces: "6",
    metric: "wdl",
    only: Only::Slices(&["3m0k-3m0k", "3m0k-2m1k", "2m1k-3m0k", "2m1k-2m1k"]),
};

/// What is built for a variant: distances for three pieces unless its line says otherwise, and nothing for a variant
/// whose tables are those of one before it. A test of `crownhead-cli` finds out if tables are missing.
fn sets(key: &str) -> &'static [Set] {
    match key {
        "english" | "italian" => &[DISTANCES, FOUR],
        "international" => &[DISTANCES, SMALLER],
        "russian" | "brazilian" => &[DISTANCES, KINGS, FOUR],
        "czech" | "pool" | "german" => &[DISTANCES, KINGS, SMALLER_SHORT],
        // Without distances, its wins make no progress.
        "spanish" => &[DISTANCES, KINGS],
        "canadian" | "srilankan" | "armenian" => &[THREE],
        // Those of Spanish and of Frisian draughts.
        "portuguese" | "frysk" => &[],
        _ => &[DISTANCES],
    }
}

/// What is built for the program alone, in a file of its own.
fn large_sets(key: &str) -> &'static [Set] {
    match key {
        "english" => &[FIVE, MEN_OF_SIX],
        "international" => &[SMALLER_FIVE],
        "russian" | "brazilian" | "italian" => &[FIVE],
        "czech" | "pool" | "german" => &[UP_TO_FIVE],
        _ => &[],
    }
}

/// The command: all variants, or those that are named.
pub(crate) fn main(arguments: &[String]) -> Result<(), Failure> {
    let workspace = Workspace::find()?;
    let mut keys = variants::keys(&workspace.root)?;
    if let Some(other) = arguments.iter().find(|argument| !keys.contains(argument)) {
        return Err(Failure::usage(format!("there is no variant `{other}`")));
    }
    keys.retain(|key| arguments.is_empty() || arguments.contains(key));
    let name = format!("crownhead{}", std::env::consts::EXE_SUFFIX);
    let packages = &["crownhead-cli"];
    // Five pieces are a billion positions.
    let build = Build { packages, profile: "release", target: None, environment: None, linted: false };
    let [program] = build.artifacts([&name])?;
    let scratch = workspace.target.join("crownhead-endgames");
    let (mut files, mut bytes) = (0, 0);
    for key in &keys {
        for (folder, sets) in [(FOLDER, sets(key)), (LARGE_FOLDER, large_sets(key))] {
            if sets.is_empty() {
                continue;
            }
            // Tables of an earlier version of the solver would be taken for finished.
            if scratch.exists() {
                fs::remove_dir_all(&scratch).map_err(|e| Failure::cannot("empty", scratch.display(), e))?;
            }
            let file = workspace.root.join(folder).join(format!("{key}{SUFFIX}"));
            make(&program, (key, sets), &scratch, &file)?;
            files += 1;
            bytes += fs::metadata(&file).map_err(|e| Failure::cannot("read", file.display(), e))?.len();
        }
    }
    println!("{files} files, {bytes} bytes in {FOLDER}");
    Ok(())
}

/// Builds the tables of one variant and puts them into one file.
fn make(program: &Path, (name, sets): (&str, &[Set]), scratch: &Path, file: &Path) -> Result<(), Failure> {
    let mut bundle = vec!["bundle".to_owned(), "--out".to_owned(), file.display().to_string()];
    for Set { pieces, metric, only } in sets {
        let folder = scratch.join(format!("{pieces}-{metric}"));
        let dir = folder.display().to_string();
        let build = ["build", "--variant", name, "--pieces", pieces, "--metric", metric, "--dir", &dir];
        run(program, &build.map(str::to_owned))?;
        let table = |stem: &str| folder.join(format!("{stem}.ceg")).display().to_string();
        let tables = match only {
            Only::All => vec![dir],
            Only::Largest => largest(&folder, pieces)?.iter().map(|stem| table(stem)).collect(),
            Only::Slices(stems) => stems.iter().map(|stem| table(stem)).collect(),
        };
        bundle.extend(tables.into_iter().flat_map(|table| ["--dir".to_owned(), table]));
    }
    run(program, &bundle)
}

/// The stems of the tables in a folder with so many pieces, such as `1m2k-0m1k` with four.
fn largest(folder: &Path, pieces: &str) -> Result<Vec<String>, Failure> {
    let failed = |error| Failure::cannot("read", folder.display(), error);
    let mut stems = Vec::new();
    for entry in fs::read_dir(folder).map_err(failed)? {
        let path = entry.map_err(failed)?.path();
        let stem = path.file_stem().and_then(OsStr::to_str).unwrap_or_default();
        let count: u32 = stem.split(['m', 'k', '-']).filter_map(|number| number.parse::<u32>().ok()).sum();
        if path.extension().is_some_and(|ending| ending == "ceg") && count.to_string() == pieces {
            stems.push(stem.to_owned());
        }
    }
    stems.sort();
    Ok(stems)
}

fn run(program: &Path, arguments: &[String]) -> Result<(), Failure> {
    let mut command = Command::new(program);
    command.arg("endgame").args(arguments).stdin(Stdio::null()).stdout(Stdio::null());
    let status = command.status().map_err(|e| Failure::cannot("run", program.display(), e))?;
    if status.success() { Ok(()) } else { Err(Failure::failed("making endgame tables failed")) }
}
