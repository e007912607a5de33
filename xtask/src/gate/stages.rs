//! The stages of the gate, cheapest first as far as that goes.
//!
//! Invariant: the native stages `test`, `fuzz`, `docs`, `servers` and `browser` build the same packages with the same profile and
//! flags into the same folder, so that nothing is compiled twice. The crates for the browser are included: their code
//! that needs a browser is compiled for `wasm32` only.

use std::process::Command;

use super::tally::{self, Tally};
use super::{Gate, Stage, Verdict, programs};
use crate::browser::Browser;
use crate::dist::Weight;
use crate::failure::Failure;
use crate::stage::Stages;
use crate::web::{self, Profile};
use crate::{cargo, commits, fuzz, licenses, no_std, package, rustdoc, servers, tidy, wasm, wasm_speed};

const fn stage(name: &'static str, about: &'static str, run: fn(&Gate) -> Result<Verdict, Failure>) -> Stage {
    Stage { name, about, begin: None, run }
}

pub(super) const STAGES: &[Stage] = &[
    stage("fmt", "the code is formatted", fmt),
    stage("tidy", "dependencies, sizes, headers, words and commit messages follow the rules", tidies),
    stage("licenses", "dependencies have accepted licenses and come from crates.io", licensed),
    stage("no-std", "crownhead-rules and crownhead-eval build without std", no_std),
    stage("test", "clippy has no warnings, and the tests pass", test),
    stage("package", "the published crates build from their packages", packaged),
    stage("fuzz", "hostile input does no harm, for a few seconds", fuzzes),
    stage("docs", "the documentation builds without warnings, and its examples work", docs),
    stage(
        "servers",
        "a club keeps its data on a server, its nodes stand in for each other, workers share work",
        servers,
    ),
    Stage {
        begin: Some(begin_web_app),
        ..stage("web", "clippy has no warnings; the web app builds and is small enough", web_app)
    },
    stage("browser", "the app works in a browser", browser),
];

fn fmt(_: &Gate) -> Result<Verdict, Failure> {
    run(cargo::command().args(["fmt", "--all", "--check"]))
}

fn tidies(gate: &Gate) -> Result<Verdict, Failure> {
    tidy::check(&gate.workspace.root)?;
    commits::check_new(&gate.workspace.root).map(|()| Verdict::Passed)
}

fn licensed(gate: &Gate) -> Result<Verdict, Failure> {
    licenses::check(&gate.workspace).map(|note| note.map_or(Verdict::Passed, Verdict::Partly))
}

fn no_std(gate: &Gate) -> Result<Verdict, Failure> {
    no_std::check(&gate.workspace).map(|()| Verdict::Passed)
}

fn packaged(gate: &Gate) -> Result<Verdict, Failure> {
    if !package::check(&gate.workspace, super::is_ci())? {
        println!("no file of the packages changed since they were last built");
    }
    Ok(Verdict::Passed)
}

fn test(gate: &Gate) -> Result<Verdict, Failure> {
    let mut own = cargo::command();
    counted(gate, cargo::lint(own.args(["test", "--package", "xtask"])))?;
    let mut command = cargo::test();
    cargo::lint(command.args(["--lib", "--bins", "--tests", "--examples"]));
    println!("$ {}", shown(&command));
    let outcome = programs::run_all(&cargo::test_programs(&mut command)?);
    count(gate, outcome.tally)?;
    outcome.failure.map_or(Ok(Verdict::Passed), Err)
}

fn fuzzes(gate: &Gate) -> Result<Verdict, Failure> {
    fuzz::short(gate.ahead.is_busy()).map(|()| Verdict::Passed)
}

fn docs(gate: &Gate) -> Result<Verdict, Failure> {
    let mut command = cargo::test();
    rustdoc::stand_in(cargo::lint(command.arg("--doc")), &gate.workspace.target.join("doc"))?;
    counted(gate, &mut command)
}

fn servers(gate: &Gate) -> Result<Verdict, Failure> {
    if let Some(missing) = servers::missing() {
        return Ok(Verdict::Skipped(format!("tests with servers (apt-get install -y {missing})")));
    }
    let mut command = cargo::test();
    // Among the ignored tests are the process that the others start and kill, one that takes ten minutes, and a measurement.
    let programs = ["store", "cluster", "push", "chaos", "takeover", "encryption", "fleet"];
    let skipped =
        ["serve", "nothing_acknowledged_is_lost_in_a_hundred_breaks", "all_games_of_a_dead_node_go_on"];
    let programs = programs.into_iter().flat_map(|program| ["--test", program]);
    let skipped = skipped.into_iter().flat_map(|test| ["--skip", test]);
    let tests = programs.chain(["--", "--ignored", "--exact"]).chain(skipped);
    cargo::lint(command.args(tests));
    counted(gate, &mut command)
}

/// Link-time optimization of the module takes longest of all and uses one core, so it runs in the background.
fn begin_web_app(gate: &Gate) {
    gate.ahead.begin(|tell| {
        let begun = || {
            // Sending fails if nothing waits any more.
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
    // Quick after the stage `web`, and needed if this stage runs alone.
    build_web_app(gate)?;
    // The program is built with the profile of the tests: only the code of the app must be fast.
    let mut command = cargo::test();
    cargo::lint(command.args(["--test", "browser*", "--", "--ignored", "--skip", wasm_speed::TEST]));
    command.env("CROWNHEAD_WEB_DIST", gate.app());
    command.env("CROWNHEAD_CHROMIUM", found.chromium).env("CROWNHEAD_CHROMEDRIVER", found.driver);
    counted(gate, &mut command)
}

/// Runs a command and shows its output.
fn run(command: &mut Command) -> Result<Verdict, Failure> {
    println!("$ {}", shown(command));
    let status = command.status().map_err(|e| Failure::cannot("run", shown(command), e))?;
    verdict(command, status.success())
}

/// Does the same and counts the tests that the command runs.
fn counted(gate: &Gate, command: &mut Command) -> Result<Verdict, Failure> {
    println!("$ {}", shown(command));
    let mut seen = Tally::default();
    let success = tally::watch(command, &mut seen).map_err(|e| Failure::cannot("run", shown(command), e))?;
    count(gate, seen).and_then(|()| verdict(command, success))
}

/// Adds tests to those of the gate.
fn count(gate: &Gate, seen: Tally) -> Result<(), Failure> {
    gate.tests.set(gate.tests.get() + seen);
    if seen == Tally::default() { Err(Failure::failed("no test ran")) } else { Ok(()) }
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
    fn a_failing_command_fails_the_stage() {
        assert_eq!(run(cargo::command().args(["--version", "--quiet"])).ok(), Some(Verdict::Passed));
        assert!(run(cargo::command().arg("no-such-command-at-all")).is_err());
    }
}
