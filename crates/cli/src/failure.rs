//! How a command fails: one line on standard error and an exit code.

use std::fmt::{self, Display};
use std::io::{self, Write as _};
use std::path::Path;
use std::process::ExitCode;

/// Why a command did not end well.
#[derive(Debug)]
pub(crate) enum Failure {
    /// Wrong usage or unreadable input: exit code 2. The line says which and where.
    Usage(String),
    /// What was wrong has been said already, line by line: exit code 2.
    AlreadySaid,
    /// The answer is no: exit code 1. It has been told already.
    No,
    /// Nobody reads standard output any more: a quiet end.
    NobodyListens,
}

impl Failure {
    /// Unreadable or unwritable: what was done to which file, and what the system said.
    pub(crate) fn file(doing: &str, path: &Path, problem: impl Display) -> Failure {
        Failure::Usage(format!("cannot {doing} {}: {problem}", path.display()))
    }

    /// Says the line and yields the exit code.
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

/// One line on standard error, if anybody listens.
pub(crate) fn complain(line: &str) {
    // Whoever closed standard error does not want to know.
    let _ = writeln!(io::stderr().lock(), "error: {}", line.replace('\n', "; "));
}

/// A remark on standard error, if anybody listens.
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

/// Standard output that cannot be written to.
impl From<io::Error> for Failure {
    fn from(problem: io::Error) -> Failure {
        match problem.kind() {
            io::ErrorKind::BrokenPipe => Failure::NobodyListens,
            _ => Failure::Usage(format!("cannot write to standard output: {problem}")),
        }
    }
}
