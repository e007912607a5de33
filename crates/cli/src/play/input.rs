//! Lines that a person types, or that a script pipes in.

use std::io::{self, BufRead as _, IsTerminal as _, Write as _};

use crownhead_prose::Note;

use crate::failure::Failure;
use crate::output::stdout;

/// No line that means anything is longer than this many bytes.
const LONGEST: usize = 4096;

/// Asks for a line and reads it; `None` at the end of the input.
///
/// A terminal shows what is typed. Input from elsewhere is repeated after the question, so that the output
/// reads like a game.
pub(super) fn ask(question: &str) -> Result<Option<String>, Failure> {
    write(question)?;
    let mut bytes = Vec::new();
    let read = io::stdin().lock().read_until(b'\n', &mut bytes);
    let count = read.map_err(|problem| Failure::Usage(format!("cannot read standard input: {problem}")))?;
    if count == 0 {
        write("\n")?;
        return Ok(None);
    }
    let mut line = String::from_utf8_lossy(&bytes).trim().to_owned();
    if let Some((cut, _)) = line.char_indices().nth(LONGEST) {
        line.truncate(cut);
    }
    if !io::stdin().is_terminal() {
        write(&format!("{}\n", printable(&line)))?;
    }
    Ok(Some(line))
}

/// Writes text and makes sure that it is seen.
pub(super) fn write(text: &str) -> Result<(), Failure> {
    let mut out = stdout();
    out.write_all(text.as_bytes())?;
    Ok(out.flush()?)
}

/// Says a sentence.
pub(super) fn say(note: Note) -> Result<(), Failure> {
    write(&format!("{}\n", note.text()))
}

/// Text without control characters, for showing what somebody gave.
pub(super) fn printable(text: &str) -> String {
    text.chars().map(|c| if c.is_control() { ' ' } else { c }).collect()
}
