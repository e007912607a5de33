//! The stages of the gate, cheapest first as far as that goes.
//!
//! The invariant: all native stages but `binary` build with the same profile and flags into the same folder, so that
//! nothing is compiled twice. The browser crates are among them: what needs a browser there is compiled for browsers
//! only, and the rest is tested like everything else.

use std::process::Command;

use super::tally::{self, Tally};
use super::{Gate, Stage, Verdict};
use crate::browser::Browser;
use crate::failure::Failure;
use crate::stage::Stages;
use crate::web::{self, Profile};
use crate::workspace::{WEB, WORKER};
use crate::{cargo, fuzz, play, tidy, wasm};

pub(super) const STAGES: &[Stage] = &[
    Stage { name: "fmt", about: "the code is formatted", run: fmt },
    Stage { name: "tidy", about: "dependencies, sizes, headers and words are as agreed", run: tidies },
    Stage { name: "clippy", about: "no warnings, tests and benches included", run: clippy },
    Stage {
        name: "clippy-wasm",
        about: "no warnings in what is compiled for browsers only",
        run: clippy_wasm,
    },
    Stage { name: "test", about: "tests", run: test },
    Stage { name: "doctest", about: "examples in the documentation", run: doctest },
    Stage { name: "fuzz", about: "hostile input does no harm, for a few seconds", run: fuzzes },
    Stage { name: "docs", about: "the documentation builds without warnings", run: docs },
    Stage { name: "web", about: "the web app builds and is small enough", run: web_app },
    Stage { name: "binary", about: "crownhead builds with the app inside", run: binary },
    Stage { name: "browser", about: "the app works in a browser", run: browser },
];

fn fmt(_: &Gate) -> Result<Verdict, Failure> {
    run(cargo::command().args(["fmt", "--all", "--check"]))
}

fn tidies(gate: &Gate) -> Result<Verdict, Failure> {
    tidy::check(&gate.workspace.root).map(|()| Verdict::Passed)
}

fn clippy(_: &Gate) -> Result<Verdict, Failure> {
    run(cargo::command().arg("clippy").arg("--workspace").args(["--all-targets", "--", "-D", "warnings"]))
}

fn clippy_wasm(_: &Gate) -> Result<Verdict, Failure> {
    wasm::ensure_target()?;
    let packages = ["clippy", "--package", WEB, "--package", WORKER, "--target", wasm::TARGET];
    run(cargo::command().args(packages).args(["--", "-D", "warnings"]))
}

fn test(gate: &Gate) -> Result<Verdict, Failure> {
    counted(gate, cargo::command().arg("test").arg("--workspace").args(["--lib", "--bins", "--tests"]))
}

fn doctest(gate: &Gate) -> Result<Verdict, Failure> {
    counted(gate, cargo::command().arg("test").arg("--workspace").arg("--doc"))
}

fn fuzzes(_: &Gate) -> Result<Verdict, Failure> {
    fuzz::short().map(|()| Verdict::Passed)
}

fn docs(_: &Gate) -> Result<Verdict, Failure> {
    run(cargo::command().arg("doc").arg("--workspace").arg("--no-deps").env("RUSTDOCFLAGS", "-D warnings"))
}

fn web_app(gate: &Gate) -> Result<Verdict, Failure> {
    let dist = gate.workspace.dist(Profile::Release);
    let weight = web::build(&gate.workspace, Profile::Release, &dist, &mut Stages::new(web::STAGES))?;
    println!("{weight}");
    weight.check().map(|()| Verdict::Passed)
}

fn binary(gate: &Gate) -> Result<Verdict, Failure> {
    let dist = gate.workspace.dist(Profile::Release);
    let mut stages = Stages::new(web::STAGES + 1);
    // Cheap after the stage before this one, and needed when this one runs alone.
    web::build(&gate.workspace, Profile::Release, &dist, &mut stages)?;
    let program = stages.run("building crownhead", || play::build_program(&dist))?;
    println!("{}", program.display());
    gate.program.get_or_init(|| program);
    Ok(Verdict::Passed)
}

fn browser(gate: &Gate) -> Result<Verdict, Failure> {
    if !gate.workspace.tests.iter().any(|name| name.starts_with("browser")) {
        return Ok(Verdict::Skipped("browser tests (no test file named browser*)".to_owned()));
    }
    let Some(found) = Browser::find() else {
        return Ok(Verdict::Skipped("browser tests (no chromium/chromedriver found)".to_owned()));
    };
    if gate.program.get().is_none() {
        binary(gate)?;
    }
    let mut command = cargo::command();
    command.arg("test").arg("--workspace").args(["--test", "browser*", "--", "--ignored"]);
    command.env("CROWNHEAD_CHROMIUM", found.chromium).env("CROWNHEAD_CHROMEDRIVER", found.driver);
    if let Some(program) = gate.program.get() {
        command.env("CROWNHEAD_BIN", program);
    }
    counted(gate, &mut command)
}

/// Runs a command whose output is for the reader.
fn run(command: &mut Command) -> Result<Verdict, Failure> {
    println!("$ {}", shown(command));
    let status = command.status().map_err(|e| Failure::cannot("run", shown(command), e))?;
    verdict(command, status.success())
}

/// The same for a command that runs tests, which are counted.
fn counted(gate: &Gate, command: &mut Command) -> Result<Verdict, Failure> {
    println!("$ {}", shown(command));
    let mut seen = Tally::default();
    let success = tally::watch(command, &mut seen).map_err(|e| Failure::cannot("run", shown(command), e))?;
    gate.tests.set(gate.tests.get() + seen);
    if success && seen == Tally::default() {
        return Err(Failure::failed("no test ran"));
    }
    verdict(command, success)
}

fn verdict(command: &Command, success: bool) -> Result<Verdict, Failure> {
    if success { Ok(Verdict::Passed) } else { Err(Failure::failed(format!("`{}` failed", shown(command)))) }
}

fn shown(command: &Command) -> String {
    let arguments: Vec<_> = command.get_args().map(|argument| argument.to_string_lossy()).collect();
    format!("cargo {}", arguments.join(" "))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_command_is_shown_as_a_person_would_type_it() {
        let mut command = cargo::command();
        command.args(["fmt", "--all"]);
        assert_eq!(shown(&command), "cargo fmt --all");
        assert!(verdict(&command, false).is_err());
    }

    #[test]
    fn a_command_that_fails_is_a_failed_stage() {
        assert_eq!(run(cargo::command().args(["--version", "--quiet"])).ok(), Some(Verdict::Passed));
        assert!(run(cargo::command().arg("no-such-command-at-all")).is_err());
    }
}
