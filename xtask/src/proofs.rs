//! `cargo xtask deep`, `oracle` and `games`: proofs that take too long for the gate.
//!
//! Not here: the proofs themselves, which are examples of the test kit. This crate depends on no other crate of the
//! workspace and stays quick to build.

mod notation;

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use crate::cargo::{self, Build};
use crate::failure::Failure;
use crate::workspace::Workspace;

const PACKAGE: &str = "crownhead-testkit";
/// The version with known mistakes.
const LIBRARY: &str = "pydraughts==0.6.7";
const GAMES: &str = "crates/testkit/scripts/pydraughts_games.py";
const SCRIPT: &str = "crates/testkit/scripts/pydraughts_moves.py";

/// The option of `deep` that runs nothing but the tests of game files.
const NOTATION_ONLY: &str = "--notation-only";

/// Counts every perft number, compares a million positions of each rule set with the naive generator, kills long jobs and
/// reads large game files. With options, the last two are left out.
pub(crate) fn deep(arguments: &[String]) -> Result<(), Failure> {
    if arguments == [NOTATION_ONLY] {
        return notation::prove();
    }
    if arguments.iter().any(|argument| argument == NOTATION_ONLY) {
        return Err(Failure::usage(format!("`cargo xtask deep {NOTATION_ONLY}` takes no other option")));
    }
    example("deep", &[], arguments)?;
    if arguments.is_empty() {
        kills()?;
        notation::prove()
    } else {
        Ok(())
    }
}

/// Kills long jobs ten times and compares their results with those of uninterrupted ones.
fn kills() -> Result<(), Failure> {
    for (test, name) in [("laboratory", "kills::"), ("library", "twenty_kills")] {
        let mut command = cargo::command();
        command.args(["test", "--quiet", "--release", "--package", "crownhead-cli", "--test", test]);
        let status = command.args(["--", "--ignored", name]).status();
        if status.map_err(|e| Failure::cannot("run", "cargo", e))?.code() != Some(0) {
            return Err(Failure::failed("a killed job ended with another result"));
        }
    }
    Ok(())
}

/// Compares random positions with the Python library pydraughts.
pub(crate) fn oracle(arguments: &[String]) -> Result<(), Failure> {
    let workspace = Workspace::find()?;
    let python = install(&workspace.target.join("pydraughts"))?;
    example("pydraughts", &[&python, &workspace.root.join(SCRIPT)], arguments)
}

/// Plays whole games against pydraughts, over Hub and DXP.
pub(crate) fn games(arguments: &[String]) -> Result<(), Failure> {
    let workspace = Workspace::find()?;
    let python = install(&workspace.target.join("pydraughts"))?;
    let name = format!("crownhead{}", std::env::consts::EXE_SUFFIX);
    let packages = &["crownhead-cli"];
    let build = Build { packages, profile: "dev", target: None, environment: None, linted: false };
    let [program] = build.artifacts([&name])?;
    // The library leaves files open and would warn about it.
    let mut command = Command::new(python);
    command.args(["-W", "ignore"]).arg(workspace.root.join(GAMES)).arg(program).args(arguments);
    let status = command.stdin(Stdio::null()).status();
    match status.map_err(|e| Failure::cannot("run", "Python", e))?.code() {
        Some(0) => Ok(()),
        _ => Err(Failure::failed("the games with pydraughts failed")),
    }
}

/// Runs an example of the test kit, which reports success by its exit code.
fn example(name: &str, paths: &[&Path], arguments: &[String]) -> Result<(), Failure> {
    let mut command = cargo::command();
    command.args(["run", "--quiet", "--release", "--package", PACKAGE, "--example", name, "--"]);
    let status = command.args(paths).args(arguments).status();
    let status = status.map_err(|e| Failure::cannot("run", "cargo", e))?;
    match status.code() {
        Some(0) => Ok(()),
        Some(2) => Err(Failure::usage(format!("{name} refused its arguments"))),
        _ => Err(Failure::failed(format!("{name} found differences"))),
    }
}

/// Installs the library in a virtual environment and returns its Python.
fn install(folder: &Path) -> Result<PathBuf, Failure> {
    let python = folder.join(if cfg!(windows) { "Scripts/python.exe" } else { "bin/python3" });
    let done = folder.join(LIBRARY);
    if done.exists() && python.exists() {
        return Ok(python);
    }
    let maker = if cfg!(windows) { "python" } else { "python3" };
    eprintln!("installing {LIBRARY} in {}", folder.display());
    quiet(
        Command::new(maker).args(["-m", "venv", "--clear"]).arg(folder),
        "Python cannot make a virtual environment (Debian and Ubuntu: python3-venv)",
    )?;
    quiet(
        Command::new(&python).args([
            "-m",
            "pip",
            "install",
            "--quiet",
            "--disable-pip-version-check",
            LIBRARY,
        ]),
        "pydraughts cannot be installed; the package index must be reachable",
    )?;
    fs::write(&done, "").map_err(|e| Failure::cannot("write", done.display(), e))?;
    Ok(python)
}

/// Runs a command silently. If it fails, the error is the first line of its output.
fn quiet(command: &mut Command, problem: &str) -> Result<(), Failure> {
    let output = command.stdin(Stdio::null()).output();
    let why = match output {
        Ok(output) if output.status.success() => return Ok(()),
        Ok(output) => {
            let said = [output.stderr, output.stdout].map(|text| String::from_utf8_lossy(&text).into_owned());
            let mut lines = said.iter().flat_map(|text| text.lines()).filter(|line| !line.trim().is_empty());
            lines.next().unwrap_or("no reason given").to_owned()
        }
        Err(e) => format!("{}: {e}", command.get_program().display()),
    };
    Err(Failure::usage(format!("{problem}: {why}")))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_missing_program_is_reported_in_one_line() {
        let failure =
            quiet(&mut Command::new("no-such-program-at-all"), "no Python").expect_err("it is not there");
        assert!(
            failure.message().starts_with("no Python: no-such-program-at-all: "),
            "{}",
            failure.message()
        );
        assert_eq!(failure.message().lines().count(), 1);
    }

    #[cfg(unix)]
    #[test]
    fn the_first_line_of_output_is_the_reason() {
        let script = "echo first >&2; echo second >&2; exit 3";
        let failure = quiet(Command::new("sh").args(["-c", script]), "no").expect_err("it fails");
        assert_eq!(failure.message(), "no: first");
        assert!(quiet(&mut Command::new("true"), "no").is_ok());
    }
}
