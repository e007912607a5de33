//! Embeds the trained weights and the endgame tables that ship with the program: every file in `data/weights`,
//! `data/endgames` and `data/endgames/large`, under its name without the ending.
//!
//! The invariant: a new file needs no list; it is found by its name.

use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::{env, fs};

/// The crates whose code decides results.
const DECIDING: [&str; 13] = [
    "rules", "game", "eval", "endgame", "search", "notation", "engine", "motif", "explain", "puzzles",
    "prose", "lab", "cli",
];

fn main() -> Result<(), String> {
    println!("cargo:rerun-if-changed=build.rs");
    let root = env::var_os("CARGO_MANIFEST_DIR").ok_or("CARGO_MANIFEST_DIR is not set")?;
    let data = Path::new(&root).join("../../data");
    let program =
        format!("{}-{:016x}", env!("CARGO_PKG_VERSION"), fingerprint(&Path::new(&root).join("../.."))?);
    let tables = [data.join("endgames"), data.join("endgames/large")];
    let source = table("WEIGHTS", "The weights", &[data.join("weights")], "weights")?
        + &table("BUNDLES", "The endgame tables", &tables, "tables")?
        + &format!(
            "/// The version, and a hash of the sources.\npub(crate) const PROGRAM: &str = {program:?};\n"
        );
    let out = env::var_os("OUT_DIR").ok_or("OUT_DIR is not set; this is a build script for cargo")?;
    let target = Path::new(&out).join("shipped.rs");
    fs::write(&target, source).map_err(|e| format!("cannot write {}: {e}", target.display()))
}

/// A hash of everything that decides what the engine finds: workers of a fleet must agree on it. The same on every system.
fn fingerprint(root: &Path) -> Result<u64, String> {
    let mut files = vec![root.join("Cargo.lock")];
    println!("cargo:rerun-if-changed={}", files[0].display());
    let crates = DECIDING.iter().map(|name| format!("crates/{name}/src"));
    for folder in crates.chain(["data/weights", "data/endgames"].map(str::to_owned)) {
        let folder = folder.as_str();
        println!("cargo:rerun-if-changed={}", root.join(folder).display());
        list(&root.join(folder), &mut files)?;
    }
    let sources = |file: &PathBuf| match file.extension().and_then(std::ffi::OsStr::to_str) {
        Some(ending) => ["rs", "weights", "tables", "lock"].contains(&ending),
        None => false,
    };
    files.retain(sources);
    files.sort();
    let mut hash = 0xcbf2_9ce4_8422_2325_u64;
    for file in files {
        let bytes = fs::read(&file).map_err(|e| format!("cannot read {}: {e}", file.display()))?;
        // Some systems check files out with other line ends.
        for byte in bytes.into_iter().filter(|&byte| byte != b'\r') {
            hash = (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3);
        }
    }
    Ok(hash)
}

/// All files of a folder and of those in it.
fn list(folder: &Path, files: &mut Vec<PathBuf>) -> Result<(), String> {
    let cannot = |e: std::io::Error| format!("cannot read {}: {e}", folder.display());
    for entry in fs::read_dir(folder).map_err(cannot)? {
        let path = entry.map_err(cannot)?.path();
        if path.is_dir() { list(&path, files)? } else { files.push(path) }
    }
    Ok(())
}

/// A static list of the names and the bytes of all files with that ending in these folders.
fn table(name: &str, what: &str, folders: &[PathBuf], ending: &str) -> Result<String, String> {
    let mut files = Vec::new();
    for folder in folders {
        println!("cargo:rerun-if-changed={}", folder.display());
        let cannot = |e: std::io::Error| format!("cannot read {}: {e}", folder.display());
        let entries = fs::read_dir(folder).map_err(cannot)?.collect::<Result<Vec<_>, _>>().map_err(cannot)?;
        let mut here: Vec<PathBuf> = entries.into_iter().map(|entry| entry.path()).collect();
        here.retain(|file| file.extension().is_some_and(|found| found == ending));
        here.sort();
        files.extend(here);
    }
    let mut source =
        format!("/// {what}, by the keys of variants.\npub(crate) static {name}: &[(&str, &[u8])] = &[\n");
    for file in files {
        let key = file.file_stem().unwrap_or_default().to_string_lossy().into_owned();
        let path = file.canonicalize().map_err(|e| format!("cannot find {}: {e}", file.display()))?;
        let _ = writeln!(source, "    ({key:?}, include_bytes!({:?})),", path.display().to_string());
    }
    Ok(source + "];\n")
}
