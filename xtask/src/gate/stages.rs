//! The stages of the gate, cheapest first as far as that goes.
//!
//! The invariant: all native stages build the whole workspace with the same profile and flags into the same folder, so
//! that nothing is compiled twice. The browser crates are among them: what needs a browser there is compiled for
//! browsers only, and the rest is tested like everything else.

use std::process::Command;

use super::tally::{self, Tally};
use super::{Gate, Stage, Verdict};
use crate::browser::Browser;
use crate::dist::Weight;
use crate::failure::Failure;
use crate::stage::Stages;
use crate::web::{self, Profile};
use crate::{cargo, fuzz, rustdoc, tidy, wasm, wasm_speed};

pub(super) const STAGES: &[Stage] = &[
    Stage { name: "fmt", about: "the code is formatted", begin: None, run: fmt },
    Stage {
        name: "tidy",
        about: "dependencies, sizes, headers and words are as agreed",
        begin: None,
        run: tidies,
    },
    Stage { name: "test", about: "clippy finds nothing, and the tests pass", begin: None, run: test },
    Stage { name: "fuzz", about: "hostile input does no harm, for a few seconds", begin: None, run: fuzzes },
    Stage {
        name: "docs",
        about: "the documentation builds without warnings, and its examples work",
        begin: None,
        run: docs,
    },
    Stage {
        name: "web",
        about: "clippy finds nothing; the web app builds and is small enough",
        begin: Some(begin_web_app),
        run: web_app,
    },
    Stage { name: "browser", about: "the app works in a browser", begin: None, run: browser },
];

fn fmt(_: &Gate) -> Result<Verdict, Failure> {
    run(cargo::command().args(["fmt", "--all", "--check"]))
}

fn tidies(gate: &Gate) -> Result<Verdict, Failure> {
    tidy::check(&gate.workspace.root).map(|()| Verdict::Passed)
}

fn test(gate: &Gate) -> Result<Verdict, Failure> {
    let mut own = cargo::command();
    counted(gate, cargo::lint(own.args(["test", "--package", "xtask"])))?;
    counted(gate, cargo::lint(cargo::test().args(["--lib", "--bins", "--tests", "--examples"])))
}

fn fuzzes(gate: &Gate) -> Result<Verdict, Failure> {
    fuzz::short(gate.ahead.is_busy()).map(|()| Verdict::Passed)
}

fn docs(gate: &Gate) -> Result<Verdict, Failure> {
    let mut command = cargo::test();
    rustdoc::stand_in(cargo::lint(command.arg("--doc")), &gate.workspace.target.join("doc"))?;
    counted(gate, &mut command)
}

/// The module is one crate at its end, optimized as a whole: by far the longest piece of work that cannot be shared.
fn begin_web_app(gate: &Gate) {
    gate.ahead.begin(|tell| {
        let begun = || {
            // Whoever waits may have given up.
            _ = tell.send(());
        };
        wasm::ahead(Profile::Checked, begun)
    });
}

fn web_app(gate: &Gate) -> Result<Verdict, Failure> {
    gate.ahead.end()?;
    let weight = build_web_app(gate)?;
    println!("{weight}");
    weight.check().map(|()| Verdict::Passed)
}

fn build_web_app(gate: &Gate) -> Result<Weight, Failure> {
    let mut stages = Stages::new(web::STAGES);
    web::build(&gate.workspace, Profile::Checked, &gate.app(), &mut stages)
}

fn browser(gate: &Gate) -> Result<Verdict, Failure> {
    if !gate.workspace.tests.iter().any(|name| name.starts_with("browser")) {
        return Ok(Verdict::Skipped("browser tests (no test file named browser*)".to_owned()));
    }
    let Some(found) = Browser::find() else {
        return Ok(Verdict::Skipped("browser tests (no chromium/chromedriver found)".to_owned()));
    };
    // Cheap after the stage before this one, and needed when this one runs alone.
    build_web_app(gate)?;
    // The program is built along with its tests, in their profile: what has to be fast is the app's own code.
    let mut command = cargo::test();
    cargo::lint(command.args(["--test", "browser*", "--", "--ignored", "--skip", wasm_speed::TEST]));
    command.env("CROWNHEAD_WEB_DIST", gate.app());
    command.env("CROWNHEAD_CHROMIUM", found.chromium).env("CROWNHEAD_CHROMEDRIVER", found.driver);
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
