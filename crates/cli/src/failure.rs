//! How a command fails: one line on standard error and an exit code.

use std::fmt::{self, Display};
use std::io::{self, Write as _};
use std::path::Path;
use std::process::ExitCode;

/// Why a command failed.
#[derive(Debug)]
pub(crate) enum Failure {
    /// Wrong usage or unreadable input, in one line: exit code 2.
    Usage(String),
    /// Errors that were reported line by line: exit code 2.
    AlreadySaid,
    /// The answer is no, and was printed: exit code 1.
    No,
    /// The reader of standard output is gone: a quiet end.
    NobodyListens,
}

impl Failure {
    /// A file that an action failed on.
    pub(crate) fn file(doing: &str, path: &Path, problem: impl Display) -> Failure {
        Failure::Usage(format!("cannot {doing} {}: {problem}", path.display()))
    }

    /// Prints the line and returns the exit code.
    pub(crate) fn report(self) -> ExitCode {
        match self {
            Failure::Usage(line) => complain(&line),
            Failure::AlreadySaid => {}
            Failure::No => return ExitCode::from(1),
            Failure::NobodyListens => return ExitCode::SUCCESS,
        }
        ExitCode::from(2)
    }
}

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Failure::Usage(line) => f.write_str(line),
            Failure::AlreadySaid | Failure::No | Failure::NobodyListens => Ok(()),
        }
    }
}

/// Prints an error on standard error.
pub(crate) fn complain(line: &str) {
    // Standard error may be closed.
    let _ = writeln!(io::stderr().lock(), "error: {}", line.replace('\n', "; "));
}

/// Prints a remark on standard error.
pub(crate) fn note(line: &str) {
    let _ = writeln!(io::stderr().lock(), "{line}");
}

impl From<crownhead_archive::Error> for Failure {
    fn from(error: crownhead_archive::Error) -> Failure {
        match error {
            crownhead_archive::Error::Output(problem) => problem.into(),
            other => Failure::Usage(other.to_string()),
        }
    }
}

impl From<crownhead_library::db::Error> for Failure {
    fn from(error: crownhead_library::db::Error) -> Failure {
        match error {
            crownhead_library::db::Error::Files(files) => files.into(),
            other => Failure::Usage(other.to_string()),
        }
    }
}

/// Standard output that cannot be written to.
impl From<io::Error> for Failure {
    fn from(problem: io::Error) -> Failure {
        match problem.kind() {
            io::ErrorKind::BrokenPipe => Failure::NobodyListens,
            _ => Failure::Usage(format!("cannot write to standard output: {problem}")),
        }
    }
}
