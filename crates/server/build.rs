//! Chooses what the server embeds: the folder named by `CROWNHEAD_WEB_DIST`, or nothing.
//!
//! Nothing is the normal case of a plain `cargo build`: the server then has a single page that explains this.

use std::path::{Path, PathBuf};
use std::{env, fs};

#[path = "build/table.rs"]
mod table;

fn main() -> Result<(), String> {
    println!("cargo:rerun-if-changed=build.rs");
    println!("cargo:rerun-if-changed=build");
    println!("cargo:rerun-if-env-changed=CROWNHEAD_WEB_DIST");

    let dist = env::var_os("CROWNHEAD_WEB_DIST").filter(|value| !value.is_empty()).map(PathBuf::from);
    let assets = match &dist {
        None => Vec::new(),
        Some(folder) => {
            println!("cargo:rerun-if-changed={}", folder.display());
            table::collect(folder)?
        }
    };
    let out = env::var_os("OUT_DIR").ok_or("OUT_DIR is not set; this is a build script for cargo")?;
    let target = Path::new(&out).join("assets.rs");
    fs::write(&target, table::source(&assets)).map_err(|e| format!("cannot write {}: {e}", target.display()))
}
