//! Runs the programs of `cargo test`, several at a time.
//!
//! `cargo test` runs one program after another, and many of them keep one core busy or wait. Not here: building them.
//! Invariant: the output of a program stays in one piece.

use std::process::Command;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::{Mutex, PoisonError};
use std::thread;

use super::tally::Tally;
use crate::cargo::TestProgram;
use crate::failure::Failure;

/// Each program uses several threads itself, but rarely for long.
const AT_A_TIME: usize = 2;

/// The tests of the programs that ran, and the first failure.
#[derive(Debug, Default)]
pub(super) struct Outcome {
    pub(super) tally: Tally,
    pub(super) failure: Option<Failure>,
}

/// Runs all programs and shows their output. None starts after a failure.
pub(super) fn run_all(programs: &[TestProgram]) -> Outcome {
    let outcome = Mutex::new(Outcome::default());
    let (next, failed) = (AtomicUsize::new(0), AtomicBool::new(false));
    let work = || {
        while !failed.load(Ordering::Relaxed)
            && let Some(program) = programs.get(next.fetch_add(1, Ordering::Relaxed))
        {
            let (text, result) = run(program);
            let mut outcome = outcome.lock().unwrap_or_else(PoisonError::into_inner);
            print!("{text}");
            outcome.tally =
                text.lines().filter_map(Tally::read).fold(outcome.tally, |sum, tally| sum + tally);
            if let Err(problem) = result {
                failed.store(true, Ordering::Relaxed);
                outcome.failure.get_or_insert(problem);
            }
        }
    };
    thread::scope(|scope| (0..AT_A_TIME).for_each(|_| _ = scope.spawn(work)));
    outcome.into_inner().unwrap_or_else(PoisonError::into_inner)
}

/// Runs a program as cargo would. Returns its output.
fn run(program: &TestProgram) -> (String, Result<(), Failure>) {
    let mut command = Command::new(&program.path);
    command.current_dir(&program.folder).env("CARGO_MANIFEST_DIR", &program.folder);
    let output = match command.output() {
        Ok(output) => output,
        Err(e) => return (String::new(), Err(Failure::cannot("run", program.path.display(), e))),
    };
    let said =
        [output.stdout, output.stderr].map(|bytes| String::from_utf8_lossy(&bytes).into_owned()).concat();
    let text = format!("     Running {}\n{said}", program.name);
    let failed = || Failure::failed(format!("{} failed ({})", program.name, output.status));
    (text, if output.status.success() { Ok(()) } else { Err(failed()) })
}

#[cfg(all(test, unix))]
mod tests {
    use std::path::PathBuf;

    use super::*;

    fn program(path: &str) -> TestProgram {
        TestProgram { name: path.to_owned(), path: PathBuf::from(path), folder: std::env::temp_dir() }
    }

    #[test]
    fn nothing_starts_after_a_failure() {
        assert!(run_all(&[]).failure.is_none());
        assert!(run_all(&[program("true"), program("true"), program("true")]).failure.is_none());
        let outcome = run_all(&[program("true"), program("false"), program("true")]);
        assert!(outcome.failure.expect("one fails").message().starts_with("false failed"));
        let outcome = run_all(&[program("/no/such/program")]);
        assert!(outcome.failure.expect("it cannot start").message().contains("/no/such/program"));
    }
}
