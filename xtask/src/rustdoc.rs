//! Replaces rustdoc while cargo runs the examples of the documentation, and builds the documentation at the same time.
//!
//! `cargo doc` would check every dependency again. The arguments for running examples point to existing builds, and they
//! serve for building the documentation, too.

use std::ffi::OsString;
use std::path::Path;
use std::process::{Command, ExitCode};
use std::thread;

use crate::failure::Failure;

/// Names the folder of the documentation. If it is set, this program runs in place of rustdoc.
const FOLDER: &str = "CROWNHEAD_DOCUMENTATION";

/// Makes cargo run this program as rustdoc.
pub(crate) fn stand_in(cargo: &mut Command, folder: &Path) -> Result<(), Failure> {
    let program = std::env::current_exe().map_err(|e| Failure::cannot("find", "this program", e))?;
    cargo.env("RUSTDOC", program).env(FOLDER, folder);
    Ok(())
}

/// If this program runs in place of rustdoc, does its work and returns its exit code. Examples run while the documentation
/// is built: cargo starts rustdoc for one package after another, and each of the two keeps one core busy.
pub(crate) fn stood_in() -> Option<ExitCode> {
    let folder = std::env::var_os(FOLDER)?;
    let arguments: Vec<OsString> = std::env::args_os().skip(1).collect();
    let documentation = build_instead(&arguments, &folder);
    let passed = thread::scope(|scope| {
        let built = documentation.map(|documentation| scope.spawn(move || run(&documentation)));
        let ran = run(&arguments);
        built.is_none_or(|built| built.join().unwrap_or(false)) && ran
    });
    Some(if passed { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}

fn run(arguments: &[OsString]) -> bool {
    let status = Command::new("rustdoc").args(arguments).status();
    status.inspect_err(|error| eprintln!("cannot run rustdoc: {error}")).is_ok_and(|status| status.success())
}

/// Turns arguments that run examples into arguments that build the documentation.
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
    fn arguments_for_examples_become_arguments_for_documentation() {
        let words = |text: &str| text.split(' ').map(OsString::from).collect::<Vec<_>>();
        let run = words("--crate-name a --test src/lib.rs --test-run-directory /a --extern b");
        let build = words("--crate-name a src/lib.rs --extern b --deny warnings --out-dir /doc");
        assert_eq!(build_instead(&run, &OsString::from("/doc")), Some(build));
        assert_eq!(build_instead(&words("-vV"), &OsString::from("/doc")), None);
    }
}
