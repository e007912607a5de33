//! `cargo gate`: every check that a change must pass, in stages that can be run alone.
//!
//! Not here: the checks themselves (`tidy`, `licenses`, ...) and what the stages build (`web`, `play`).
//! Invariant: a stage that could not do its work is shown as skipped, and a skipped stage fails under `CI`. A stage that
//! did only part of its work says which part is missing.

mod ahead;
mod programs;
mod stages;
mod tally;

use std::cell::Cell;
use std::path::PathBuf;
use std::time::{Duration, Instant};

use crate::failure::Failure;
use crate::stage::seconds;
use crate::web::Profile;
use crate::workspace::Workspace;
use ahead::Ahead;
use stages::STAGES;
use tally::Tally;

/// A named check.
struct Stage {
    name: &'static str,
    about: &'static str,
    /// Starts work that can run in the background of the stages before this one.
    begin: Option<fn(&Gate)>,
    run: fn(&Gate) -> Result<Verdict, Failure>,
}

/// How a stage ended, if it did not fail.
#[derive(Debug, PartialEq, Eq)]
enum Verdict {
    Passed,
    /// Passed, except for this.
    Partly(String),
    Skipped(String),
}

/// The first stage with work in the background: from here on the stages are short and need few cores.
const BEFORE_AHEAD: &str = "fuzz";

/// What the stages share.
#[derive(Debug)]
struct Gate {
    workspace: Workspace,
    /// The number of tests so far.
    tests: Cell<Tally>,
    /// Work in the background.
    ahead: Ahead,
}

impl Gate {
    /// The folder of the web app that the stages check.
    fn app(&self) -> PathBuf {
        self.workspace.dist(Profile::Checked)
    }
}

/// The command.
pub(crate) fn main(arguments: &[String]) -> Result<(), Failure> {
    let chosen = choose(arguments)?;
    let gate = Gate { workspace: Workspace::find()?, tests: Cell::default(), ahead: Ahead::default() };
    let mut rows = Vec::new();
    let mut failure = None;
    let begin = Instant::now();
    let mut ahead = Duration::ZERO;
    for (index, stage) in chosen.iter().enumerate() {
        if stage.name == BEFORE_AHEAD {
            ahead = begin_ahead(&gate, &chosen[index + 1..]);
        }
        println!("\n=== [{}/{}] {}: {}", index + 1, chosen.len(), stage.name, stage.about);
        let start = Instant::now();
        let result = settle((stage.run)(&gate), is_ci());
        let begun = if stage.begin.is_some() { std::mem::take(&mut ahead) } else { Duration::ZERO };
        rows.push(row(stage.name, &result, begun + start.elapsed()));
        if let Err(problem) = result {
            failure = Some(format!(
                "{}\nthe gate stops at {name}; to run it alone: cargo xtask gate --only {name}",
                problem.message(),
                name = stage.name
            ));
            break;
        }
    }
    // Nothing keeps running after a failure.
    _ = gate.ahead.end();
    println!("\n{}", rows.join("\n"));
    println!("{:<12} {:>12}", "all", seconds(begin.elapsed()));
    println!("{}", gate.tests.get());
    failure.map_or(Ok(()), |message| Err(Failure::failed(message)))
}

/// Starts the background work of these stages. Returns the time until the other stages could continue.
fn begin_ahead(gate: &Gate, stages: &[&Stage]) -> Duration {
    let start = Instant::now();
    for stage in stages {
        if let Some(begin) = stage.begin {
            println!("\n=== {}: started in the background", stage.name);
            begin(gate);
        }
    }
    start.elapsed()
}

fn choose(arguments: &[String]) -> Result<Vec<&'static Stage>, Failure> {
    let mut chosen = Vec::new();
    let mut rest = arguments.iter();
    while let Some(argument) = rest.next() {
        let name = match argument.as_str() {
            "--only" => rest.next().map_or("", String::as_str),
            other => return Err(Failure::usage(format!("`cargo gate` takes no argument `{other}`"))),
        };
        let stage = STAGES.iter().find(|stage| stage.name == name).ok_or_else(|| {
            let names: Vec<_> = STAGES.iter().map(|stage| stage.name).collect();
            Failure::usage(format!("--only needs one of {}", names.join(", ")))
        })?;
        chosen.push(stage);
    }
    Ok(if chosen.is_empty() { STAGES.iter().collect() } else { chosen })
}

/// Under `CI`, a skipped check is a failed check.
fn settle(result: Result<Verdict, Failure>, ci: bool) -> Result<Verdict, Failure> {
    if let Ok(Verdict::Skipped(why)) = &result {
        println!("SKIPPED: {why}");
        if ci {
            return Err(Failure::failed(format!("a stage was skipped, and CI is set: {why}")));
        }
    }
    result
}

/// Whether the variable `CI` is set.
fn is_ci() -> bool {
    says_ci(std::env::var("CI").ok().as_deref())
}

fn says_ci(variable: Option<&str>) -> bool {
    !matches!(variable, None | Some("" | "0" | "false"))
}

fn row(name: &str, result: &Result<Verdict, Failure>, time: Duration) -> String {
    let verdict = match result {
        Ok(Verdict::Passed) => "passed",
        Ok(Verdict::Partly(missing)) => &format!("passed; {missing}"),
        Ok(Verdict::Skipped(_)) => "SKIPPED",
        Err(_) => "FAILED",
    };
    format!("{name:<12} {:>12}  {verdict}", seconds(time))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn words(text: &str) -> Vec<String> {
        text.split_whitespace().map(str::to_owned).collect()
    }

    #[test]
    fn stages_can_be_chosen_by_name() {
        assert_eq!(choose(&[]).map(|all| all.len()).ok(), Some(STAGES.len()));
        let chosen = choose(&words("--only tidy --only docs")).expect("both exist");
        assert_eq!(chosen.iter().map(|stage| stage.name).collect::<Vec<_>>(), ["tidy", "docs"]);
        for wrong in ["--only", "--only nothing", "--fast"] {
            assert!(choose(&words(wrong)).is_err(), "{wrong}");
        }
    }

    #[test]
    fn a_skipped_stage_fails_under_ci() {
        let skipped = || Ok(Verdict::Skipped("no browser".to_owned()));
        assert_eq!(settle(skipped(), false).ok(), Some(Verdict::Skipped("no browser".to_owned())));
        assert!(settle(skipped(), true).is_err());
        assert_eq!(settle(Ok(Verdict::Passed), true).ok(), Some(Verdict::Passed));
        let partly = Ok(Verdict::Partly("no advisories".to_owned()));
        assert!(row("licenses", &partly, Duration::ZERO).ends_with("passed; no advisories"));
        assert!(settle(partly, true).is_ok());
        assert!(says_ci(Some("true")) && says_ci(Some("1")));
        assert!(!says_ci(None) && !says_ci(Some("")) && !says_ci(Some("false")));
    }
}
