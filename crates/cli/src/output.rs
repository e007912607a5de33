//! Standard output as a place that may close at any time.

use std::io::{self, BufWriter, StdoutLock, Write as _};

use serde::Serialize;

use crate::failure::Failure;

/// Buffered standard output.
pub(crate) type Out = BufWriter<StdoutLock<'static>>;

/// Standard output.
pub(crate) fn stdout() -> Out {
    BufWriter::new(io::stdout().lock())
}

/// Prints a text and a line end.
pub(crate) fn print(text: &str) -> Result<(), Failure> {
    let mut out = stdout();
    writeln!(out, "{text}")?;
    Ok(out.flush()?)
}

/// A value as one line of JSON.
pub(crate) fn json(value: &impl Serialize) -> Result<String, Failure> {
    serde_json::to_string(value).map_err(|problem| Failure::Usage(format!("cannot write JSON: {problem}")))
}

/// Prints a value as one line of JSON.
pub(crate) fn print_json(value: &impl Serialize) -> Result<(), Failure> {
    print(&json(value)?)
}
