//! Standard output as a place that may close at any time.

use std::io::{self, BufWriter, StdoutLock, Write as _};

use serde::Serialize;

use crate::failure::Failure;

/// Standard output, buffered until it is flushed or finished.
pub(crate) type Out = BufWriter<StdoutLock<'static>>;

/// Standard output.
pub(crate) fn stdout() -> Out {
    BufWriter::new(io::stdout().lock())
}

/// Writes text with a line end, and all that was buffered before it.
pub(crate) fn print(text: &str) -> Result<(), Failure> {
    let mut out = stdout();
    writeln!(out, "{text}")?;
    Ok(out.flush()?)
}

/// A value as one line of JSON.
pub(crate) fn json(value: &impl Serialize) -> Result<String, Failure> {
    serde_json::to_string(value).map_err(|problem| Failure::Usage(format!("cannot write JSON: {problem}")))
}

/// Writes a value as one line of JSON.
pub(crate) fn print_json(value: &impl Serialize) -> Result<(), Failure> {
    print(&json(value)?)
}
