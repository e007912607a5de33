//! `cargo xtask sprt`: plays the working tree against a revision until a sequential test decides which is stronger.
//!
//! Both are release builds that speak Hub. The match runner of the working tree plays them against each other.
//! Not here: statistics, openings, adjudication.

use std::ffi::OsString;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::thread;

use serde_json::Value;

use crate::cargo::{self, Build};
use crate::failure::Failure;
use crate::workspace::Workspace;

const USAGE: &str = "\
usage: cargo xtask sprt --base REVISION [--bounds elo0=0,elo1=5] [--variant KEY] [--nodes N] [--threads N]
                        [-- ARGUMENT OF crownhead match...]";

/// Transposition table of each search in MiB, small enough for many games at a time.
const TABLE: &str = "tt-size=16";

/// The options of the command.
#[derive(PartialEq, Eq, Debug)]
struct Options {
    base: String,
    bounds: String,
    variant: String,
    nodes: String,
    threads: String,
    /// Passed to the match unchanged.
    more: Vec<String>,
}

/// The command.
pub(crate) fn main(arguments: &[String]) -> Result<(), Failure> {
    let options = options(arguments)?;
    let workspace = Workspace::find()?;
    let folder = workspace.target.join("sprt");
    fs::create_dir_all(&folder).map_err(|e| Failure::cannot("make", folder.display(), e))?;
    let base = base_program(&workspace, &folder, &options.base)?;
    let own = own_program(&folder)?;
    let answer = play(&options, &own, &base)?;
    report(&options, &base, &answer)
}

fn options(arguments: &[String]) -> Result<Options, Failure> {
    let cores = thread::available_parallelism().map_or(1, usize::from);
    let mut options = Options {
        base: String::new(),
        bounds: "elo0=0,elo1=5".to_owned(),
        variant: "english".to_owned(),
        nodes: "20000".to_owned(),
        threads: cores.to_string(),
        more: Vec::new(),
    };
    let mut words = arguments.iter();
    while let Some(word) = words.next() {
        let place = match word.as_str() {
            "--base" => &mut options.base,
            "--bounds" => &mut options.bounds,
            "--variant" => &mut options.variant,
            "--nodes" => &mut options.nodes,
            "--threads" => &mut options.threads,
            "--" => {
                options.more = words.cloned().collect();
                break;
            }
            other => return Err(Failure::usage(format!("there is no option `{other}`\n{USAGE}"))),
        };
        let value = words.next().ok_or_else(|| Failure::usage(format!("`{word}` needs a value\n{USAGE}")))?;
        place.clone_from(value);
    }
    if options.base.is_empty() { Err(Failure::usage(USAGE)) } else { Ok(options) }
}

/// The program of a revision, built once in a separate worktree.
fn base_program(workspace: &Workspace, folder: &Path, revision: &str) -> Result<PathBuf, Failure> {
    let commit = git(workspace, &["rev-parse", "--verify", "--quiet", &format!("{revision}^{{commit}}")])
        .map_err(|_| Failure::usage(format!("there is no revision `{revision}`")))?;
    let short = &commit[..commit.len().min(12)];
    let program = folder.join(format!("crownhead-{short}{}", std::env::consts::EXE_SUFFIX));
    if program.exists() {
        return Ok(program);
    }
    let tree = folder.join(format!("tree-{short}"));
    let path = tree.display().to_string();
    if !tree.exists() {
        git(workspace, &["worktree", "prune"])?;
        git(workspace, &["worktree", "add", "--detach", "--quiet", &path, &commit])?;
    }
    eprintln!("building {short}");
    let target = folder.join("build");
    let status = cargo::command()
        .args(["build", "--quiet", "--release", "--package", "crownhead-cli"])
        .current_dir(&tree)
        .env("CARGO_TARGET_DIR", &target)
        .stdin(Stdio::null())
        .status();
    let built = status.map_err(|e| Failure::cannot("run", "cargo", e))?.success();
    git(workspace, &["worktree", "remove", "--force", &path])?;
    if !built {
        return Err(Failure::failed(format!("{short} does not build")));
    }
    let name = format!("crownhead{}", std::env::consts::EXE_SUFFIX);
    keep(&target.join("release").join(name), &program)?;
    Ok(program)
}

/// The program of the working tree, copied so that later builds don't replace it.
fn own_program(folder: &Path) -> Result<PathBuf, Failure> {
    eprintln!("building the working tree");
    let name = format!("crownhead{}", std::env::consts::EXE_SUFFIX);
    let packages = &["crownhead-cli"];
    let build = Build { packages, profile: "release", target: None, environment: None, linted: false };
    let [built] = build.artifacts([&name])?;
    let program = folder.join(format!("crownhead-working-tree{}", std::env::consts::EXE_SUFFIX));
    keep(&built, &program)?;
    Ok(program)
}

/// Copies a program whole or not at all.
fn keep(from: &Path, to: &Path) -> Result<(), Failure> {
    let part = to.with_extension("part");
    let kept = fs::copy(from, &part).and_then(|_| fs::rename(&part, to));
    kept.map_err(|e| Failure::cannot("keep", from.display(), e))
}

fn git(workspace: &Workspace, arguments: &[&str]) -> Result<String, Failure> {
    let output =
        Command::new("git").current_dir(&workspace.root).args(arguments).stdin(Stdio::null()).output();
    let output = output.map_err(|e| Failure::cannot("run", "git", e))?;
    if output.status.success() {
        return Ok(String::from_utf8_lossy(&output.stdout).trim().to_owned());
    }
    let said = String::from_utf8_lossy(&output.stderr);
    Err(Failure::failed(format!(
        "git {}: {}",
        arguments.join(" "),
        said.lines().next().unwrap_or("it failed")
    )))
}

/// Plays the match. Its progress goes to standard error.
fn play(options: &Options, own: &Path, base: &Path) -> Result<Value, Failure> {
    let side = |program: &Path| {
        let mut words = OsString::from("hub:\"");
        words.push(program);
        words.push("\" hub");
        words
    };
    let mut command = Command::new(own);
    command.arg("match").arg("--a").arg(side(own)).arg("--b").arg(side(base));
    command.args(["--a-options", TABLE, "--b-options", TABLE, "--json", "--sprt", &options.bounds]);
    command.args(["--variant", &options.variant, "--nodes", &options.nodes, "--threads", &options.threads]);
    let output = command.args(&options.more).stdin(Stdio::null()).stderr(Stdio::inherit()).output();
    let output = output.map_err(|e| Failure::cannot("start", own.display(), e))?;
    if !output.status.success() {
        return Err(Failure::usage("the match did not finish"));
    }
    serde_json::from_slice(&output.stdout).map_err(|e| Failure::cannot("understand", "the match", e))
}

/// Prints the verdict and a line for the commit message.
fn report(options: &Options, base: &Path, answer: &Value) -> Result<(), Failure> {
    let verdict = answer["sprt"]["verdict"].as_str().unwrap_or("open");
    println!("{verdict}");
    println!("{}", line(options, base, answer));
    match verdict {
        "failed" => Err(Failure::failed("the working tree does not pass the test")),
        _ => Ok(()),
    }
}

fn line(options: &Options, base: &Path, answer: &Value) -> String {
    let number = |value: &Value| value.as_f64().unwrap_or(f64::INFINITY);
    let base = base.file_stem().unwrap_or_default().to_string_lossy().replace("crownhead-", "");
    let pairs: Vec<String> =
        answer["pairs"].as_array().into_iter().flatten().map(ToString::to_string).collect();
    format!(
        "SPRT {} {} against {base} ({}, {} nodes): ratio {:.2}, {} games, elo {:+.1} ({:+.1} to {:+.1}), pairs {}",
        options.bounds.replace(',', " "),
        answer["sprt"]["verdict"].as_str().unwrap_or("open"),
        options.variant,
        options.nodes,
        number(&answer["sprt"]["ratio"]),
        answer["games"],
        number(&answer["elo"]),
        number(&answer["elo_low"]),
        number(&answer["elo_high"]),
        pairs.join(" ")
    )
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    fn words(text: &str) -> Vec<String> {
        text.split_whitespace().map(str::to_owned).collect()
    }

    #[test]
    fn the_base_is_required_and_other_arguments_go_to_the_match() {
        let options =
            options(&words("--base HEAD~1 --nodes 500 -- --games 10 --seed 3")).expect("it is right");
        assert_eq!((options.base.as_str(), options.nodes.as_str()), ("HEAD~1", "500"));
        assert_eq!(options.more, words("--games 10 --seed 3"));
        for wrong in ["", "--base", "--nodes 5", "--base x --what y"] {
            assert!(super::options(&words(wrong)).is_err(), "{wrong}");
        }
    }

    #[test]
    fn the_line_for_the_commit_contains_the_measurement() {
        let options = options(&words("--base x")).expect("it is right");
        let answer = json!({
            "games": 120, "elo": 12.34, "elo_low": 1.0, "elo_high": 25.5, "pairs": [0, 10, 30, 18, 2],
            "sprt": { "verdict": "passed", "ratio": 2.951 },
        });
        assert_eq!(
            line(&options, Path::new("target/crownhead-0123456789ab"), &answer),
            "SPRT elo0=0 elo1=5 passed against 0123456789ab (english, 20000 nodes): ratio 2.95, 120 games, \
             elo +12.3 (+1.0 to +25.5), pairs 0 10 30 18 2"
        );
    }
}
