//! Counts tests in the output of `cargo test` while it passes through.

use std::fmt::{Display, Formatter};
use std::io::{self, BufRead as _, BufReader};
use std::ops::Add;
use std::process::{Command, Stdio};

/// How many tests passed, failed and were ignored.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Tally {
    passed: u32,
    failed: u32,
    ignored: u32,
}

impl Tally {
    /// Reads a line such as `test result: ok. 5 passed; 0 failed; 1 ignored; 0 measured; ...`.
    pub(super) fn read(line: &str) -> Option<Self> {
        let counts = line.strip_prefix("test result: ")?.split_once(". ")?.1;
        let count = |word: &str| {
            counts
                .split("; ")
                .find_map(|item| item.strip_suffix(word)?.trim().parse().ok())
                .unwrap_or_default()
        };
        Some(Self { passed: count("passed"), failed: count("failed"), ignored: count("ignored") })
    }
}

impl Add for Tally {
    type Output = Self;

    fn add(self, other: Self) -> Self {
        Self {
            passed: self.passed + other.passed,
            failed: self.failed + other.failed,
            ignored: self.ignored + other.ignored,
        }
    }
}

impl Display for Tally {
    fn fmt(&self, f: &mut Formatter<'_>) -> std::fmt::Result {
        write!(f, "{} passed, {} failed, {} ignored", self.passed, self.failed, self.ignored)
    }
}

/// Runs a command, passes its output on and counts its tests. Returns whether it succeeded.
pub(super) fn watch(command: &mut Command, tally: &mut Tally) -> io::Result<bool> {
    let mut child = command.stdout(Stdio::piped()).spawn()?;
    if let Some(output) = child.stdout.take() {
        for line in BufReader::new(output).split(b'\n') {
            let line = line?;
            let line = String::from_utf8_lossy(&line);
            println!("{line}");
            *tally = *tally + Tally::read(&line).unwrap_or_default();
        }
    }
    Ok(child.wait()?.success())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn result_lines_are_counted_and_others_are_not() {
        let good =
            "test result: ok. 12 passed; 0 failed; 3 ignored; 0 measured; 1 filtered out; finished in 0.02s";
        let bad = "test result: FAILED. 1 passed; 2 failed; 0 ignored; 0 measured; 0 filtered out";
        let sum = Tally::read(good).unwrap_or_default() + Tally::read(bad).unwrap_or_default();
        assert_eq!(sum.to_string(), "13 passed, 2 failed, 3 ignored");
        assert_eq!(Tally::read("test rules::men_move ... ok"), None);
    }

    #[cfg(unix)]
    #[test]
    fn output_is_counted_while_it_passes() {
        let mut tally = Tally::default();
        let line = "test result: ok. 2 passed; 0 failed; 0 ignored";
        assert!(watch(Command::new("echo").arg(line), &mut tally).expect("echo runs"));
        assert_eq!(tally, Tally { passed: 2, failed: 0, ignored: 0 });
        assert!(!watch(&mut Command::new("false"), &mut tally).expect("false runs"));
    }
}
