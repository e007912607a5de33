//! How a command ends badly: what to say and the exit code.

use std::fmt::Display;
use std::process::ExitCode;

/// One clear message and the exit code that goes with it.
#[derive(Debug)]
pub(crate) struct Failure {
    message: String,
    code: u8,
}

impl Failure {
    /// The answer is no: a check failed or something does not build.
    pub(crate) fn failed(message: impl Into<String>) -> Self {
        Self { message: message.into(), code: 1 }
    }

    /// The command was called wrongly, or this machine lacks something.
    pub(crate) fn usage(message: impl Into<String>) -> Self {
        Self { message: message.into(), code: 2 }
    }

    /// Something could not be done to this thing, for this reason.
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
