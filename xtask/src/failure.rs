//! The error of a command: a message and an exit code.

use std::fmt::Display;
use std::process::ExitCode;

/// A message and the exit code that goes with it.
#[derive(Debug)]
pub(crate) struct Failure {
    message: String,
    code: u8,
}

impl Failure {
    /// A check failed, or something does not build (exit code 1).
    pub(crate) fn failed(message: impl Into<String>) -> Self {
        Self { message: message.into(), code: 1 }
    }

    /// The arguments are wrong, or this machine lacks something (exit code 2).
    pub(crate) fn usage(message: impl Into<String>) -> Self {
        Self { message: message.into(), code: 2 }
    }

    /// An operation failed: `cannot WHAT THING: WHY`.
    pub(crate) fn cannot(what: &str, thing: impl Display, why: impl Display) -> Self {
        Self::failed(format!("cannot {what} {thing}: {why}"))
    }

    pub(crate) fn message(&self) -> &str {
        &self.message
    }

    pub(crate) fn report(&self) -> ExitCode {
        eprintln!("{}", self.message);
        ExitCode::from(self.code)
    }
}
