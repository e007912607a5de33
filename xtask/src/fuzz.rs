//! `cargo xtask fuzz`: feeds hostile input to parsers and move generators.
//!
//! With a C++ compiler, libFuzzer looks for input that reaches new code. Otherwise an ordinary test feeds mutations of the
//! committed corpus to the same targets.
//!
//! Invariant: the output says which of the two ran, and the committed corpus is never written to.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use crate::cargo;
use crate::failure::Failure;
use crate::workspace::Workspace;

/// Seconds for each target in the gate.
const SHORT: u32 = 3;
/// The time limit for one input, in seconds; generous, because the machine may be busy.
const TIMEOUT: u32 = 20;
/// The seed of the mutations in the gate, so that its result does not depend on the clock. Other runs choose a new seed.
const GATE_SEED: u64 = 1;
/// How many targets run at the same time.
const AT_A_TIME: usize = 2;
const MEGABYTES: u32 = 1024;
const LONGEST_INPUT: u32 = 2048;

/// Compiler flags for libFuzzer, those of `cargo fuzz --sanitizer none`.
const COVERAGE: [&str; 7] = [
    "-Cpasses=sancov-module",
    "-Cllvm-args=-sanitizer-coverage-level=4",
    "-Cllvm-args=-sanitizer-coverage-inline-8bit-counters",
    "-Cllvm-args=-sanitizer-coverage-pc-table",
    "-Cllvm-args=-sanitizer-coverage-trace-compares",
    "-Cllvm-args=-simplifycfg-branch-fold-threshold=0",
    "--cfg=fuzzing",
];

/// The command.
pub(crate) fn main(arguments: &[String]) -> Result<(), Failure> {
    let (mut seconds, mut only) = (60, None);
    let mut rest = arguments.iter();
    while let Some(argument) = rest.next() {
        match argument.as_str() {
            "--seconds" => {
                let number = rest.next().and_then(|text| text.parse().ok());
                seconds = number.ok_or_else(|| Failure::usage("--seconds needs a number"))?;
            }
            "--target" => {
                only = Some(rest.next().cloned().ok_or_else(|| Failure::usage("--target needs a name"))?);
            }
            other => return Err(Failure::usage(format!("`cargo xtask fuzz` has no option `{other}`"))),
        }
    }
    run(&Workspace::find()?, seconds, only.as_deref())
}

/// Runs the targets for the gate: mutations of the corpus, in a test that is already built. Building for libFuzzer would
/// take longer than the run itself.
///
/// The time is limited, so a target that shares its core gets less done. If a core is `taken` by other work, one target
/// fewer runs at a time.
pub(crate) fn short(taken: bool) -> Result<(), Failure> {
    println!("mutations of the corpus; `cargo xtask fuzz` uses libFuzzer");
    mutations(SHORT, AT_A_TIME - usize::from(taken), Some(GATE_SEED))
}

/// Fuzzes every target, or one, for this many seconds each.
fn run(workspace: &Workspace, seconds: u32, only: Option<&str>) -> Result<(), Failure> {
    let targets = targets(&workspace.root.join("fuzz/corpus"))?;
    if let Some(name) = only.filter(|name| !targets.iter().any(|target| target == name)) {
        return Err(Failure::usage(format!("there is no target `{name}`; there are {}", targets.join(", "))));
    }
    if let Some(problem) = missing(workspace) {
        println!("no libFuzzer ({problem}); mutations of the corpus instead");
        return mutations(seconds, AT_A_TIME, None);
    }
    let programs = build(workspace)?;
    for target in targets.iter().filter(|target| only.is_none_or(|name| name == *target)) {
        fuzz(workspace, &programs, target, seconds)?;
    }
    Ok(())
}

/// The names of the targets, which are the folders of the corpus.
fn targets(corpus: &Path) -> Result<Vec<String>, Failure> {
    let folders = fs::read_dir(corpus).map_err(|e| Failure::cannot("read", corpus.display(), e))?;
    let mut names: Vec<_> =
        folders.flatten().map(|folder| folder.file_name().to_string_lossy().into_owned()).collect();
    names.sort();
    Ok(names)
}

/// Why libFuzzer can't run here, if so.
fn missing(workspace: &Workspace) -> Option<String> {
    if !cfg!(unix) {
        return Some("it needs Unix".to_owned());
    }
    let compiler = std::env::var("CXX").unwrap_or_else(|_| "c++".to_owned());
    let found = Command::new(&compiler).arg("--version").stdout(Stdio::null()).stderr(Stdio::null()).status();
    if !found.is_ok_and(|status| status.success()) {
        return Some(format!("no C++ compiler: `{compiler}` does not start"));
    }
    let mut fetch = cargo::command();
    fetch.args(["fetch", "--quiet", "--manifest-path"]).arg(workspace.root.join("fuzz/Cargo.toml"));
    let fetched = fetch.stdin(Stdio::null()).stderr(Stdio::null()).status();
    let fetched = fetched.is_ok_and(|status| status.success());
    (!fetched).then(|| "its crate cannot be downloaded".to_owned())
}

/// Builds all targets and returns the folder of the programs.
fn build(workspace: &Workspace) -> Result<PathBuf, Failure> {
    let host = cargo::host()?;
    let folder = workspace.target.join("fuzz");
    let mut command = cargo::command();
    command.args(["build", "--release", "--bins", "--target", &host, "--manifest-path"]);
    command.arg(workspace.root.join("fuzz/Cargo.toml")).arg("--target-dir").arg(&folder);
    // With an explicit target, the flags don't apply to build scripts and macros.
    let status = command.env("RUSTFLAGS", COVERAGE.join(" ")).status();
    let status = status.map_err(|e| Failure::cannot("run", "cargo", e))?;
    if !status.success() {
        return Err(Failure::failed("the fuzz targets do not build"));
    }
    Ok(folder.join(host).join("release"))
}

/// Runs one target. New input is kept in the target folder, failing input in `fuzz/artifacts`.
fn fuzz(workspace: &Workspace, programs: &Path, target: &str, seconds: u32) -> Result<(), Failure> {
    let found = workspace.target.join("fuzz/corpus").join(target);
    let failed = workspace.root.join("fuzz/artifacts").join(target);
    for folder in [&found, &failed] {
        fs::create_dir_all(folder).map_err(|e| Failure::cannot("make", folder.display(), e))?;
    }
    let mut command = Command::new(programs.join(target));
    command.arg(format!("-max_total_time={seconds}")).arg(format!("-timeout={TIMEOUT}"));
    command.arg(format!("-rss_limit_mb={MEGABYTES}")).arg(format!("-max_len={LONGEST_INPUT}"));
    command.arg(format!("-artifact_prefix={}/", failed.display()));
    command.arg(&found).arg(workspace.root.join("fuzz/corpus").join(target));
    let output = command.output().map_err(|e| Failure::cannot("run", target, e))?;
    let said = String::from_utf8_lossy(&output.stderr);
    if !output.status.success() {
        return Err(Failure::failed(format!("{}\nthe fuzz target {target} failed", tail(&said, 60))));
    }
    println!("{target}: {}", said.lines().last().unwrap_or("no output"));
    Ok(())
}

fn tail(text: &str, count: usize) -> String {
    let lines: Vec<_> = text.lines().collect();
    lines[lines.len().saturating_sub(count)..].join("\n")
}

/// Runs the same targets without libFuzzer, this many at a time.
fn mutations(seconds: u32, threads: usize, seed: Option<u64>) -> Result<(), Failure> {
    let mut command = Command::new(cargo::test_program("fuzz")?);
    command.args(["--ignored", "--nocapture"]);
    command.env("CROWNHEAD_FUZZ_SECONDS", seconds.to_string());
    command.env("CROWNHEAD_FUZZ_THREADS", threads.to_string());
    if let Some(seed) = seed {
        command.env("CROWNHEAD_FUZZ_SEED", seed.to_string());
    }
    let status = command.status().map_err(|e| Failure::cannot("run", "the fuzz targets", e))?;
    if status.success() { Ok(()) } else { Err(Failure::failed("mutations of the corpus failed")) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_folder_of_the_corpus_is_a_target() {
        let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
        let found = targets(&root.join("fuzz/corpus")).expect("there is a corpus");
        assert_eq!(found, ["binary", "code", "fen", "houserules", "json", "moves", "pdn"]);
        assert!(targets(&root.join("no/such/folder")).is_err());
    }

    #[test]
    fn tail_returns_the_last_lines() {
        assert_eq!(tail("a\nb\nc", 2), "b\nc");
        assert_eq!(tail("a", 2), "a");
    }
}
