//! `cargo xtask licenses`: every dependency has an accepted license and comes from crates.io.
//!
//! Security advisories need a database from the network: `cargo deny` checks them where it is installed (`deny.toml`).
//! Not here: why a dependency is used (`tidy`).
//! Invariant: a check that did not run is reported.

use std::collections::BTreeMap;
use std::process::{Command, Stdio};

use toml::{Table, Value};

use crate::cargo;
use crate::failure::Failure;
use crate::wasm;
use crate::workspace::{WEB, Workspace};

/// The command.
pub(crate) fn main(arguments: &[String]) -> Result<(), Failure> {
    if !arguments.is_empty() {
        return Err(Failure::usage("usage: cargo xtask licenses"));
    }
    if let Some(note) = check(&Workspace::find()?)? {
        println!("{note}");
    }
    Ok(())
}

/// Checks all dependencies that the project is built from here. Returns what could not be checked.
pub(crate) fn check(workspace: &Workspace) -> Result<Option<String>, Failure> {
    let path = workspace.root.join("tidy.toml");
    let text = std::fs::read_to_string(&path).map_err(|e| Failure::cannot("read", path.display(), e))?;
    let accepted = accepted(&text).map_err(|problem| Failure::failed(format!("tidy.toml: {problem}")))?;
    let packages = packages()?;
    let problems = problems(&packages, &accepted);
    if !problems.is_empty() {
        return Err(Failure::failed(problems.join("\n")));
    }
    println!("{} dependencies have accepted licenses and come from crates.io", packages.len());
    advisories(workspace)
}

/// The licenses that `tidy.toml` accepts.
fn accepted(text: &str) -> Result<Vec<String>, String> {
    let table: Table = text.parse().map_err(|e: toml::de::Error| e.to_string().replace('\n', " "))?;
    let licenses = table.get("licenses").and_then(Value::as_table).ok_or("[licenses] is missing")?;
    Ok(licenses.keys().cloned().collect())
}

/// The dependencies of the native program, its tests and the web app with their licenses.
fn packages() -> Result<BTreeMap<String, String>, Failure> {
    let list = ["tree", "--prefix", "none", "--no-dedupe", "--format", "{p}|{l}", "-e", "normal,build,dev"];
    let native = [&list[..], &["--workspace", "--exclude", "movegen"]].concat();
    let browser = [&list[..], &["--package", WEB[0], "--package", WEB[1], "--target", wasm::TARGET]].concat();
    let mut packages = BTreeMap::new();
    for arguments in [native, browser] {
        let text = cargo::capture("listing dependencies", &arguments)?;
        packages.extend(text.lines().filter_map(package));
    }
    Ok(packages)
}

/// Reads a line such as `serde v1.0.0 (proc-macro)|MIT OR Apache-2.0 (*)`.
fn package(line: &str) -> Option<(String, String)> {
    let (name, license) = line.split_once('|')?;
    let name = name.trim_end_matches(" (proc-macro)");
    // Crates of this workspace have a path.
    let ours = ["crownhead-", "xtask "].iter().any(|prefix| name.starts_with(prefix));
    (!ours).then(|| (name.to_owned(), license.trim_end_matches(" (*)").to_owned()))
}

fn problems(packages: &BTreeMap<String, String>, accepted: &[String]) -> Vec<String> {
    let source = packages.keys().filter(|name| name.contains('('));
    let source = source.map(|name| format!("{name} does not come from crates.io"));
    let license = packages.iter().filter(|(_, license)| !is_accepted(license, accepted));
    let license = license.map(|(name, license)| format!("{name}: license `{license}` is not accepted"));
    let mentioned = |name: &str| packages.values().any(|license| words(license).any(|word| word == name));
    let unused = accepted.iter().filter(|name| !mentioned(name));
    let unused = unused.map(|name| format!("tidy.toml: no dependency has the license {name}"));
    source.chain(license).chain(unused).collect()
}

/// The parts of a license expression. Old crates write `/` for `OR`.
fn words(license: &str) -> impl Iterator<Item = &str> {
    license.split([' ', '(', ')', '/']).filter(|word| !word.is_empty())
}

/// Whether the terms of an SPDX expression can be met: every part of an `AND` and one part of each `OR`.
///
/// Parentheses are allowed around the parts of an `AND` only, which is how crates use them.
fn is_accepted(license: &str, accepted: &[String]) -> bool {
    let is_listed = |word: &str| accepted.iter().any(|name| name == word);
    let one_of = |part: &str| {
        part.replace('/', " OR ")
            .split(" OR ")
            .any(|choice| is_listed(choice.trim_matches(|c| c == '(' || c == ')' || c == ' ')))
    };
    license.split(" AND ").all(one_of)
}

/// Asks cargo-deny for advisories. Returns a note if it is not installed.
fn advisories(workspace: &Workspace) -> Result<Option<String>, Failure> {
    let deny = || {
        let mut command = Command::new("cargo-deny");
        command.current_dir(&workspace.root).stdin(Stdio::null());
        command
    };
    if !deny()
        .arg("--version")
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .status()
        .is_ok_and(|s| s.success())
    {
        return Ok(Some("advisories not checked: cargo-deny is not installed".to_owned()));
    }
    let status = deny().args(["check", "advisories"]).status();
    if status.map_err(|e| Failure::cannot("run", "cargo-deny", e))?.success() {
        Ok(None)
    } else {
        Err(Failure::failed("cargo deny check advisories failed"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn names(text: &str) -> Vec<String> {
        text.split(' ').map(str::to_owned).collect()
    }

    #[test]
    fn one_choice_of_each_required_part_must_be_accepted() {
        let accepted = names("MIT Unicode-3.0");
        for license in ["MIT", "Apache-2.0 OR MIT", "MIT/Apache-2.0", "(MIT OR Apache-2.0) AND Unicode-3.0"] {
            assert!(is_accepted(license, &accepted), "{license}");
        }
        for license in ["", "GPL-3.0-only", "MIT AND GPL-3.0-only", "Apache-2.0 WITH LLVM-exception"] {
            assert!(!is_accepted(license, &accepted), "{license}");
        }
    }

    #[test]
    fn lines_of_the_dependency_tree_are_read() {
        let read = |line: &str| package(line).map(|(name, license)| format!("{name}|{license}"));
        assert_eq!(
            read("serde_derive v1.0.0 (proc-macro)|MIT (*)").as_deref(),
            Some("serde_derive v1.0.0|MIT")
        );
        assert_eq!(read("crownhead-api v0.1.0 (/x/crates/api)|MIT"), None);
        assert_eq!(read(""), None);
    }

    #[test]
    fn unknown_sources_licenses_and_unused_permissions_are_reported() {
        let packages = [("a v1", "MIT"), ("b v1 (https://example.org/b#1)", "MIT"), ("c v1", "GPL-3.0-only")];
        let packages = packages.map(|(name, license)| (name.to_owned(), license.to_owned()));
        let expected = [
            "b v1 (https://example.org/b#1) does not come from crates.io",
            "c v1: license `GPL-3.0-only` is not accepted",
            "tidy.toml: no dependency has the license Zlib",
        ];
        assert_eq!(problems(&BTreeMap::from(packages), &names("MIT Zlib")), expected);
    }

    #[test]
    fn cargo_deny_accepts_the_same_licenses() {
        let root = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
        let read = |file: &str| std::fs::read_to_string(root.join(file)).expect("the file exists");
        let deny: Table = read("deny.toml").parse().expect("it is TOML");
        let allow = deny["licenses"]["allow"].as_array().expect("a list");
        let allow: Vec<_> = allow.iter().filter_map(Value::as_str).collect();
        assert_eq!(allow, accepted(&read("tidy.toml")).expect("there are licenses"));
    }
}
