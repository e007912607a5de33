//! Stands in for rustdoc while cargo runs the examples of the documentation: it builds that documentation as well.
//!
//! `cargo doc` would have the compiler check every dependency once more before it begins. Running the examples gives
//! rustdoc what is built already, and the same arguments serve for both.

use std::ffi::OsString;
use std::path::Path;
use std::process::{Command, ExitCode};

use crate::failure::Failure;

/// Names the folder for the documentation, and that this program is called in rustdoc's place.
const FOLDER: &str = "CROWNHEAD_DOCUMENTATION";

/// Has cargo call this program as rustdoc.
pub(crate) fn stand_in(cargo: &mut Command, folder: &Path) -> Result<(), Failure> {
    let program = std::env::current_exe().map_err(|e| Failure::cannot("find", "this program", e))?;
    cargo.env("RUSTDOC", program).env(FOLDER, folder);
    Ok(())
}

/// If this program is called in rustdoc's place: does what rustdoc does, and how it went.
pub(crate) fn stood_in() -> Option<ExitCode> {
    let folder = std::env::var_os(FOLDER)?;
    let arguments: Vec<OsString> = std::env::args_os().skip(1).collect();
    let passed = build_instead(&arguments, &folder).is_none_or(|documentation| run(&documentation));
    Some(if passed && run(&arguments) { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}

fn run(arguments: &[OsString]) -> bool {
    let status = Command::new("rustdoc").args(arguments).status();
    status.inspect_err(|error| eprintln!("cannot run rustdoc: {error}")).is_ok_and(|status| status.success())
}

/// The arguments that build what these would run the examples of.
fn build_instead(arguments: &[OsString], folder: &OsString) -> Option<Vec<OsString>> {
    if !arguments.iter().any(|argument| argument == "--test") {
        return None;
    }
    let mut build = Vec::new();
    let mut rest = arguments.iter();
    while let Some(argument) = rest.next() {
        match argument.to_str() {
            Some("--test") => {}
            Some("--test-run-directory" | "--test-args" | "--test-builder") => _ = rest.next(),
            _ => build.push(argument.clone()),
        }
    }
    build.extend(["--deny", "warnings", "--out-dir"].map(OsString::from));
    build.push(folder.clone());
    Some(build)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_runs_examples_is_turned_into_what_builds() {
        let words = |text: &str| text.split(' ').map(OsString::from).collect::<Vec<_>>();
        let run = words("--crate-name a --test src/lib.rs --test-run-directory /a --extern b");
        let build = words("--crate-name a src/lib.rs --extern b --deny warnings --out-dir /doc");
        assert_eq!(build_instead(&run, &OsString::from("/doc")), Some(build));
        assert_eq!(build_instead(&words("-vV"), &OsString::from("/doc")), None);
    }
}
