//! `cargo xtask no-std`: the crates that promise to need no `std` build without one.
//!
//! A target without `std` would have to be installed. This check takes the standard library away from the installed
//! target instead: a sysroot that holds only `core`, `alloc` and `compiler_builtins`.
//! Invariant: a crate that names `std`, itself or through a dependency, does not build here.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use crate::cargo;
use crate::failure::Failure;
use crate::workspace::Workspace;

/// The crates that promise it.
const CRATES: [&str; 2] = ["crownhead-rules", "crownhead-eval"];
/// The libraries that they may use.
const LIBRARIES: [&str; 3] = ["libcore-", "liballoc-", "libcompiler_builtins-"];

/// The command.
pub(crate) fn main(arguments: &[String]) -> Result<(), Failure> {
    if !arguments.is_empty() {
        return Err(Failure::usage("usage: cargo xtask no-std"));
    }
    check(&Workspace::find()?)
}

pub(crate) fn check(workspace: &Workspace) -> Result<(), Failure> {
    let folder = workspace.target.join("no-std");
    let (sysroot, host) = (sysroot()?, cargo::host()?);
    let own = folder.join("sysroot");
    copy_libraries(&libraries(&sysroot, &host), &libraries(&own, &host))?;
    let mut command = cargo::command();
    command.args(["check", "--quiet", "--lib", "--target", &host, "--target-dir"]).arg(&folder);
    command.args(CRATES.iter().flat_map(|name| ["--package", name]));
    // With a separate target, build scripts and macros keep the complete sysroot.
    command.env("CARGO_ENCODED_RUSTFLAGS", format!("--sysroot={}", own.display()));
    command.env_remove("RUSTC_WORKSPACE_WRAPPER");
    let status = command.status().map_err(|e| Failure::cannot("run", "cargo", e))?;
    if status.success() { Ok(()) } else { Err(Failure::failed("a no_std crate needs std")) }
}

/// Where rustc keeps the libraries of a target.
fn libraries(sysroot: &Path, target: &str) -> PathBuf {
    sysroot.join("lib/rustlib").join(target).join("lib")
}

fn sysroot() -> Result<PathBuf, Failure> {
    let rustc = std::env::var_os("RUSTC").unwrap_or_else(|| "rustc".into());
    let output = Command::new(rustc).args(["--print", "sysroot"]).output();
    let output = output.map_err(|e| Failure::cannot("run", "rustc", e))?;
    Ok(PathBuf::from(String::from_utf8_lossy(&output.stdout).trim()))
}

/// Copies the allowed libraries of one compiler; those of an earlier one are removed.
fn copy_libraries(from: &Path, to: &Path) -> Result<(), Failure> {
    let problem = |e| Failure::cannot("copy", "the core libraries", e);
    _ = fs::remove_dir_all(to);
    fs::create_dir_all(to).map_err(problem)?;
    let mut copied = 0;
    for item in fs::read_dir(from).map_err(problem)? {
        let name = item.map_err(problem)?.file_name();
        if LIBRARIES.iter().any(|prefix| name.to_string_lossy().starts_with(prefix)) {
            fs::copy(from.join(&name), to.join(&name)).map_err(problem)?;
            copied += 1;
        }
    }
    if copied < LIBRARIES.len() {
        return Err(Failure::failed(format!("{} has no core libraries", from.display())));
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_the_core_libraries_are_copied() {
        let root = std::env::temp_dir().join(format!("crownhead-no-std-{}", std::process::id()));
        let (from, to) = (root.join("from"), root.join("to"));
        fs::create_dir_all(&from).expect("a folder can be made");
        for file in ["libcore-1.rlib", "liballoc-1.rlib", "libcompiler_builtins-1.rlib", "libstd-1.rlib"] {
            fs::write(from.join(file), "").expect("a file can be written");
        }
        copy_libraries(&from, &to).expect("the libraries are there");
        let mut names: Vec<_> = fs::read_dir(&to)
            .expect("the folder exists")
            .flatten()
            .map(|item| item.file_name().to_string_lossy().into_owned())
            .collect();
        names.sort();
        assert_eq!(names, ["liballoc-1.rlib", "libcompiler_builtins-1.rlib", "libcore-1.rlib"]);
        assert!(copy_libraries(&to.join("nowhere"), &from).is_err());
        fs::remove_dir_all(&root).expect("it can be removed");
    }
}
