//! `perft --stdin`: many positions, one per line.

use std::fmt::Write as _;
use std::io;

use crownhead_notation::fen;
use crownhead_rules::AnyRules;
use crownhead_rules::perft::{Convention, perft};

use crate::failure::{Failure, complain};
use crate::output::print;
use crownhead_archive::lines::{self, Line};

/// Prints each line with its counts. A bad line is reported on standard error, and the rest continue. Empty lines are
/// skipped.
pub(super) fn run(rules: AnyRules, depth: u32, convention: Convention) -> Result<(), Failure> {
    let (mut input, mut all_good) = (io::stdin().lock(), true);
    for number in 1_u64.. {
        let answer = match lines::next(&mut input).map_err(|problem| unreadable(&problem))? {
            Line::End => break,
            Line::Bad(why) => Err(why),
            Line::Text(given) if given.trim().is_empty() => continue,
            Line::Text(given) => answer(&given, rules, depth, convention),
        };
        match answer {
            Ok(answer) => print(&answer)?,
            Err(why) => {
                complain(&format!("standard input, line {number}: {why}"));
                all_good = false;
            }
        }
    }
    if all_good { Ok(()) } else { Err(Failure::AlreadySaid) }
}

/// Standard input that cannot be read.
fn unreadable(problem: &io::Error) -> Failure {
    Failure::Usage(format!("cannot read standard input: {problem}"))
}

/// The FEN as given, with its counts.
fn answer(given: &str, rules: AnyRules, depth: u32, convention: Convention) -> Result<String, String> {
    let position = fen::parse(given.trim(), rules).map_err(|wrong| wrong.to_string())?;
    let mut answer = given.to_owned();
    for plies in 1..=depth {
        // Writing to a string cannot fail.
        let _ = write!(answer, " {}", perft(&position, plies, convention));
    }
    Ok(answer)
}
