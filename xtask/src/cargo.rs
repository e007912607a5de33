//! Runs cargo and reads what it built.
//!
//! Not here: packages and flags, which the commands choose.

use std::ffi::OsString;
use std::io::{BufRead as _, BufReader};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::thread;

use serde_json::Value;

use crate::failure::Failure;

/// The cargo that started this program.
pub(crate) fn command() -> Command {
    Command::new(std::env::var_os("CARGO").unwrap_or_else(|| OsString::from("cargo")))
}

/// Makes this command compile the crates of the workspace with clippy, warnings being errors.
///
/// `cargo clippy` does the same for `cargo check`. The gate needs the builds anyway, so a separate check would only take
/// time. Incremental compilation is off, because it slows a first build down.
pub(crate) fn lint(command: &mut Command) -> &mut Command {
    command.env("RUSTC_WORKSPACE_WRAPPER", CLIPPY).env("CLIPPY_ARGS", "-D__CLIPPY_HACKERY__warnings");
    command.env("CARGO_INCREMENTAL", "0")
}

/// The compiler that `cargo clippy` runs.
const CLIPPY: &str = "clippy-driver";

/// A `cargo test` of every package but this one and the benchmark, which has no tests.
///
/// All commands of the gate choose the same packages, because the choice decides which features of dependencies are
/// built. This package is left out so that its large dependencies are not built a second time with other features.
pub(crate) fn test() -> Command {
    let mut cargo = command();
    cargo.args(["test", "--workspace", "--exclude", "xtask", "--exclude", "movegen"]);
    cargo
}

/// What the compiler says about itself: version, host and more.
pub(crate) fn compiler() -> Result<String, Failure> {
    let rustc = std::env::var_os("RUSTC").unwrap_or_else(|| "rustc".into());
    let output = Command::new(rustc).arg("-vV").output().map_err(|e| Failure::cannot("run", "rustc", e))?;
    Ok(String::from_utf8_lossy(&output.stdout).into_owned())
}

/// The target triple of this machine.
pub(crate) fn host() -> Result<String, Failure> {
    let text = compiler()?;
    let host = text.lines().find_map(|line| line.strip_prefix("host: "));
    host.map(str::to_owned).ok_or_else(|| Failure::failed("rustc does not report its host"))
}

/// Runs cargo silently and returns its standard output. Its messages are shown only if it fails.
pub(crate) fn capture(what: &str, arguments: &[&str]) -> Result<String, Failure> {
    quiet(what, command().args(arguments))
}

fn quiet(what: &str, command: &mut Command) -> Result<String, Failure> {
    overheard(what, command, |_| ())
}

/// Does the same and passes each line of standard error to `hear`.
fn overheard(what: &str, command: &mut Command, mut hear: impl FnMut(&str)) -> Result<String, Failure> {
    let problem = |e| Failure::cannot("run", "cargo", e);
    let pipes = command.stdin(Stdio::null()).stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut child = pipes.spawn().map_err(problem)?;
    let errors = child.stderr.take();
    let mut said = Vec::new();
    let output = thread::scope(|scope| {
        let output = scope.spawn(|| child.wait_with_output());
        for line in
            errors.into_iter().flat_map(|pipe| BufReader::new(pipe).split(b'\n')).map_while(Result::ok)
        {
            let line = String::from_utf8_lossy(&line).into_owned();
            hear(&line);
            said.push(line);
        }
        output.join().map_err(|_| Failure::failed("the thread that reads the output of cargo panicked"))
    })?;
    let output = output.map_err(problem)?;
    if output.status.success() {
        return Ok(String::from_utf8_lossy(&output.stdout).into_owned());
    }
    said.retain(|line| !line.trim_start().starts_with(COMPILING));
    Err(Failure::failed(format!("{}\n{what} failed", said.join("\n").trim_end())))
}

/// The start of the line that names the package being built.
const COMPILING: &str = "Compiling ";

/// A program that runs tests.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct TestProgram {
    /// The package and the target.
    pub(crate) name: String,
    pub(crate) path: PathBuf,
    /// The folder of the package, in which cargo runs the program.
    pub(crate) folder: PathBuf,
}

/// Builds the test programs of a `cargo test` without running them. Shows warnings and errors.
pub(crate) fn test_programs(command: &mut Command) -> Result<Vec<TestProgram>, Failure> {
    command.args(["--no-run", "--message-format", "json-render-diagnostics"]);
    let output = command.stderr(Stdio::inherit()).output().map_err(|e| Failure::cannot("run", "cargo", e))?;
    if !output.status.success() {
        return Err(Failure::failed("the tests do not build"));
    }
    let messages = String::from_utf8_lossy(&output.stdout);
    let mut programs: Vec<_> = read(&messages).filter_map(|message| program(&message)).collect();
    // Cargo reports them in the order in which they were built.
    programs.sort_by(|one, other| one.name.cmp(&other.name));
    Ok(programs)
}

/// The test program that a message of cargo reports. Programs that tests start are no test programs.
fn program(message: &Value) -> Option<TestProgram> {
    message["profile"]["test"].as_bool().filter(|&test| test)?;
    let path = PathBuf::from(message["executable"].as_str()?);
    let folder = Path::new(message["manifest_path"].as_str()?).parent()?.to_owned();
    let package = folder.file_name()?.to_string_lossy();
    let target = &message["target"];
    let name = format!("{package}: {} {}", target["kind"][0].as_str()?, target["name"].as_str()?);
    Some(TestProgram { name, path, folder })
}

/// Builds the tests in `tests/NAME.rs` with the flags of the gate and returns the program.
pub(crate) fn test_program(name: &str) -> Result<PathBuf, Failure> {
    let mut cargo = test();
    let programs = test_programs(lint(cargo.args(["--test", name, "--quiet"])))?;
    let found = programs.into_iter().find(|program| program.name.ends_with(&format!(": test {name}")));
    found
        .map(|program| program.path)
        .ok_or_else(|| Failure::failed(format!("there are no tests called {name}")))
}

/// A `cargo build`.
#[derive(Debug)]
pub(crate) struct Build<'a> {
    pub(crate) packages: &'a [&'a str],
    pub(crate) profile: &'a str,
    pub(crate) target: Option<&'a str>,
    pub(crate) environment: Option<(&'a str, &'a Path)>,
    /// Whether [`lint`] applies.
    pub(crate) linted: bool,
}

impl Build<'_> {
    /// Builds silently and returns the files with these names.
    pub(crate) fn artifacts<const N: usize>(&self, names: [&str; N]) -> Result<[PathBuf; N], Failure> {
        let what = self.packages.join(" and ");
        let messages = quiet(&format!("building {what}"), self.command().arg("--quiet"))?;
        let found = names.map(|name| find_artifact(&messages, name));
        if let Some(missing) = found.iter().position(Option::is_none) {
            return Err(Failure::failed(format!("{what} builds, but without {}", names[missing])));
        }
        Ok(found.map(Option::unwrap_or_default))
    }

    /// Builds silently. Calls `begun` when the last package starts, which depends on all the others.
    pub(crate) fn ahead(&self, mut begun: impl FnMut()) -> Result<(), Failure> {
        let last = self.packages.last().unwrap_or(&"");
        let mut cargo = self.command();
        cargo.env("CARGO_TERM_QUIET", "false").env("CARGO_TERM_COLOR", "never");
        overheard(&format!("building {last}"), &mut cargo, |line| {
            let built = line.trim_start().strip_prefix(COMPILING).and_then(|rest| rest.split(' ').next());
            if built == Some(last) {
                begun();
            }
        })?;
        Ok(())
    }

    fn command(&self) -> Command {
        let mut cargo = command();
        cargo.args(["build", "--profile", self.profile]);
        cargo.args(["--message-format", "json-render-diagnostics"]);
        cargo.args(self.packages.iter().flat_map(|package| ["--package", package]));
        if let Some(target) = self.target {
            cargo.args(["--target", target]);
        }
        if let Some((name, value)) = self.environment {
            cargo.env(name, value);
        }
        if self.linted {
            lint(&mut cargo);
        }
        cargo
    }
}

/// The JSON messages of cargo, one per line. Other lines are skipped.
fn read(messages: &str) -> impl DoubleEndedIterator<Item = Value> {
    messages.lines().filter_map(|line| serde_json::from_str(line).ok())
}

/// The last file with this name in the messages of cargo, which builds dependencies first.
fn find_artifact(messages: &str, name: &str) -> Option<PathBuf> {
    read(messages)
        .filter(|message| message["reason"] == "compiler-artifact")
        .flat_map(|message| message["filenames"].as_array().cloned().unwrap_or_default())
        .filter_map(|file| file.as_str().map(PathBuf::from))
        .rfind(|file| file.file_name().is_some_and(|found| found == name))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_file_of_the_last_matching_artifact_is_found() {
        let messages = concat!(
            "{\"reason\":\"compiler-artifact\",\"filenames\":[\"/t/libweb.rlib\",\"/t/deps/web.wasm\"]}\n",
            "{\"reason\":\"build-script-executed\"}\nnot json\n",
            "{\"reason\":\"compiler-artifact\",\"filenames\":[\"/t/web.wasm\"]}\n",
        );
        assert_eq!(find_artifact(messages, "web.wasm"), Some(PathBuf::from("/t/web.wasm")));
        assert_eq!(find_artifact(messages, ".wasm"), None);
    }

    #[test]
    fn test_programs_are_told_from_others() {
        let message = |test: bool| {
            serde_json::json!({
                "reason": "compiler-artifact", "manifest_path": "/w/crates/cli/Cargo.toml",
                "target": { "kind": ["test"], "name": "hub" }, "profile": { "test": test }, "executable": "/t/hub-1",
            })
        };
        let found = program(&message(true)).expect("a test program");
        assert_eq!((found.name.as_str(), found.folder), ("cli: test hub", PathBuf::from("/w/crates/cli")));
        assert_eq!(program(&message(false)), None);
    }

    #[test]
    fn a_failing_command_names_the_cause() {
        let failure =
            capture("the thing", &["no-such-command-at-all"]).expect_err("there is no such command");
        assert!(failure.message().ends_with("\nthe thing failed"), "{}", failure.message());
        assert!(failure.message().contains("no-such-command-at-all"));
    }

    #[test]
    fn the_host_triple_is_found() {
        assert!(host().is_ok_and(|host| host.contains('-')));
    }
}
