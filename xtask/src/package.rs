//! `cargo xtask package`: the crates for other programmers can be published to crates.io as they stand.
//!
//! Not here: publishing.
//! Invariant: each package builds from its own archive, not from this checkout and not from an earlier archive of the same
//! version. The gate skips the build only if the same compiler built the same files before; under `CI` and as a command
//! of its own it always builds.

use std::fs;
use std::hash::{DefaultHasher, Hash as _, Hasher as _};
use std::path::Path;

use crate::cargo;
use crate::failure::Failure;
use crate::workspace::Workspace;

/// The crates that are published, in the order of their dependencies.
const CRATES: [&str; 7] = ["rules", "game", "notation", "eval", "search", "endgame", "engine"];
/// The files outside the packages that decide what is built.
const SHARED: [&str; 3] = ["Cargo.toml", "Cargo.lock", ".cargo/config.toml"];
/// The file in the target folder that names the files of the last successful build.
const STAMP: &str = "package.stamp";
/// The folder in the target folder where packages are built.
const BUILDS: &str = "packages";

/// The command.
pub(crate) fn main(arguments: &[String]) -> Result<(), Failure> {
    if !arguments.is_empty() {
        return Err(Failure::usage("usage: cargo xtask package"));
    }
    let workspace = Workspace::find()?;
    build(&workspace.target, &fingerprint(&workspace.root)?)
}

/// Packages the crates unless nothing changed since the last time. Returns whether it did.
pub(crate) fn check(workspace: &Workspace, always: bool) -> Result<bool, Failure> {
    let stamp = workspace.target.join(STAMP);
    let current = fingerprint(&workspace.root)?;
    if !always && fs::read_to_string(&stamp).is_ok_and(|earlier| earlier == current) {
        return Ok(false);
    }
    // A build that fails leaves no stamp.
    _ = fs::remove_file(&stamp);
    build(&workspace.target, &current)?;
    fs::write(&stamp, current).map_err(|e| Failure::cannot("write", stamp.display(), e))?;
    Ok(true)
}

/// Packages the crates in a folder of their own, named after their contents.
///
/// Cargo takes a published version for final: it unpacks `crownhead-rules 0.1.0` from the registry of a target folder
/// once per user and compiles it once. A folder that another state of the files had used would build that one again.
fn build(target: &Path, contents: &str) -> Result<(), Failure> {
    let folder = target.join(BUILDS);
    let mut command = cargo::command();
    // Uncommitted changes are what the gate checks.
    command
        .args(["package", "--quiet", "--allow-dirty", "--target-dir"])
        .arg(folder.join(contents.trim_end()));
    command.args(CRATES.map(|name| format!("--package=crownhead-{name}")));
    // Nothing of this build is run.
    command.env("CARGO_PROFILE_DEV_DEBUG", "false").env("CARGO_INCREMENTAL", "0");
    let status = command.status().map_err(|e| Failure::cannot("run", "cargo", e))?;
    if !status.success() {
        return Err(Failure::failed("a crate cannot be packaged"));
    }
    fs::remove_dir_all(&folder).map_err(|e| Failure::cannot("remove", folder.display(), e))
}

/// A number for everything that goes into the build: the files of the packages, the shared files and the toolchain.
fn fingerprint(root: &Path) -> Result<String, Failure> {
    let mut hasher = DefaultHasher::new();
    cargo::capture("reading the version of cargo", &["--version", "--verbose"])?.hash(&mut hasher);
    cargo::compiler()?.hash(&mut hasher);
    for name in SHARED {
        add(&root.join(name), &mut hasher);
    }
    for name in CRATES {
        let package = format!("crownhead-{name}");
        let files = cargo::capture(
            "listing a package",
            &["package", "--quiet", "--allow-dirty", "--list", "--package", &package],
        )?;
        files.hash(&mut hasher);
        let folder = root.join("crates").join(name);
        files.lines().for_each(|file| add(&folder.join(file), &mut hasher));
    }
    Ok(format!("{:016x}\n", hasher.finish()))
}

/// Adds the contents of a file. Cargo makes some of a package's files; those have none here.
fn add(path: &Path, hasher: &mut DefaultHasher) {
    fs::read(path).ok().hash(hasher);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_changed_file_changes_the_number() {
        let root = std::env::temp_dir().join(format!("crownhead-package-{}", std::process::id()));
        fs::create_dir_all(&root).expect("a folder can be made");
        let file = root.join("lib.rs");
        let number = || {
            let mut hasher = DefaultHasher::new();
            add(&file, &mut hasher);
            hasher.finish()
        };
        let missing = number();
        fs::write(&file, "").expect("a file can be written");
        let empty = number();
        fs::write(&file, "//!").expect("a file can be written");
        assert!(missing != empty && empty != number() && number() == number());
        fs::remove_dir_all(&root).expect("it can be removed");
    }
}
