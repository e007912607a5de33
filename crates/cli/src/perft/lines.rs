//! `perft --stdin`: many positions, one a line.

use std::fmt::Write as _;
use std::io::{self, BufRead as _, Write as _};

use crownhead_notation::fen;
use crownhead_rules::AnyRules;
use crownhead_rules::perft::{Convention, perft};

use crate::failure::{Failure, complain};
use crate::output::stdout;

/// Answers each line with its counts. A bad line is named on standard error, and the rest go on.
pub(super) fn run(rules: AnyRules, depth: u32, convention: Convention) -> Result<(), Failure> {
    let (mut input, mut line, mut all_good) = (io::stdin().lock(), Vec::new(), true);
    for number in 1_u64.. {
        line.clear();
        let read = input.read_until(b'\n', &mut line);
        match read.map_err(|problem| Failure::Usage(format!("standard input, line {number}: {problem}")))? {
            0 => break,
            _ => all_good &= answer(&line, number, rules, depth, convention)?,
        }
    }
    if all_good { Ok(()) } else { Err(Failure::AlreadySaid) }
}

/// Whether the line was good. Empty lines are.
fn answer(line: &[u8], number: u64, rules: AnyRules, depth: u32, convention: Convention) -> Result<bool, Failure> {
    let Ok(text) = std::str::from_utf8(line) else {
        complain(&format!("standard input, line {number}: not UTF-8 text"));
        return Ok(false);
    };
    let given = text.trim_end_matches(['\n', '\r']);
    if given.trim().is_empty() {
        return Ok(true);
    }
    let position = match fen::parse(given.trim(), rules) {
        Ok(position) => position,
        Err(wrong) => {
            complain(&format!("standard input, line {number}: {wrong}"));
            return Ok(false);
        }
    };
    let mut answer = given.to_owned();
    for plies in 1..=depth {
        // Writing to a string cannot fail.
        let _ = write!(answer, " {}", perft(&position, plies, convention));
    }
    let mut out = stdout();
    writeln!(out, "{answer}")?;
    out.flush()?;
    Ok(true)
}
