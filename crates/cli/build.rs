//! Embeds the trained weights and the endgame tables that ship with the program: every file in `data/weights` and
//! `data/endgames`, under its name without the ending.
//!
//! The invariant: a new file needs no list; it is found by its name.

use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::{env, fs};

fn main() -> Result<(), String> {
    println!("cargo:rerun-if-changed=build.rs");
    let root = env::var_os("CARGO_MANIFEST_DIR").ok_or("CARGO_MANIFEST_DIR is not set")?;
    let data = Path::new(&root).join("../../data");
    let source = table("WEIGHTS", "The weights", &data.join("weights"), "weights")?
        + &table("BUNDLES", "The endgame tables", &data.join("endgames"), "tables")?;
    let out = env::var_os("OUT_DIR").ok_or("OUT_DIR is not set; this is a build script for cargo")?;
    let target = Path::new(&out).join("shipped.rs");
    fs::write(&target, source).map_err(|e| format!("cannot write {}: {e}", target.display()))
}

/// A static list of the names and the bytes of all files with that ending.
fn table(name: &str, what: &str, folder: &Path, ending: &str) -> Result<String, String> {
    println!("cargo:rerun-if-changed={}", folder.display());
    let cannot = |e: std::io::Error| format!("cannot read {}: {e}", folder.display());
    let entries = fs::read_dir(folder).map_err(cannot)?.collect::<Result<Vec<_>, _>>().map_err(cannot)?;
    let mut files: Vec<PathBuf> = entries.into_iter().map(|entry| entry.path()).collect();
    files.retain(|file| file.extension().is_some_and(|found| found == ending));
    files.sort();
    let mut source =
        format!("/// {what}, by the keys of variants.\npub(crate) static {name}: &[(&str, &[u8])] = &[\n");
    for file in files {
        let key = file.file_stem().unwrap_or_default().to_string_lossy().into_owned();
        let path = file.canonicalize().map_err(cannot)?;
        let _ = writeln!(source, "    ({key:?}, include_bytes!({:?})),", path.display().to_string());
    }
    Ok(source + "];\n")
}
