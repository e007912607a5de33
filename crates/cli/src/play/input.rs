//! Lines that a person types, or that a script pipes in.

use std::io::{self, IsTerminal as _, Write as _};

use crownhead_prose::Note;

use crate::failure::Failure;
use crate::lines::{self, Line};
use crate::output::stdout;

/// Asks for a line and reads it; `None` at the end of the input.
///
/// A terminal shows what is typed. Input from elsewhere is repeated after the question, so that the output
/// reads like a game.
pub(super) fn ask(question: &str) -> Result<Option<String>, Failure> {
    write(question)?;
    let line = match lines::next(&mut io::stdin().lock())? {
        Line::Text(text) => text.trim().to_owned(),
        // What nobody can read is shown as it is, and nobody understands it.
        Line::Bad(why) => format!("({why})"),
        Line::End => {
            write("\n")?;
            return Ok(None);
        }
    };
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
