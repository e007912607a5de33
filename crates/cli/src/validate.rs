//! `crownhead validate`: what is wrong with game files, where, and what was expected.

use std::fmt::Write as _;

use clap::Args;
use crownhead_archive::reading::Found;
use crownhead_archive::sink::Sink;
use crownhead_archive::validate::{Counts, Report, check};
use crownhead_notation::pdn::{Problem, Settings, Weight};
use serde::Serialize;

use crate::failure::Failure;
use crate::games::Input;
use crate::output::json;

/// Arguments of `validate`.
#[derive(Args, Debug)]
pub(crate) struct Arguments {
    #[command(flatten)]
    input: Input,
    /// Also report text that the standard allows in reading but not in writing.
    #[arg(long)]
    notes: bool,
    /// Print one JSON object for each problem and one for each file.
    #[arg(long)]
    json: bool,
    /// Print the counts only.
    #[arg(long, short)]
    quiet: bool,
}

/// Reads all games. The answer is no (exit code 1) if something is lost or, with `--strict`, violates the standard.
pub(crate) fn run(arguments: &Arguments) -> Result<(), Failure> {
    let mut out = Sink::open(None)?;
    let mut counts: Vec<Counts> = Vec::new();
    let look = |found: &Found, settings: &Settings| check(found, settings, arguments.notes);
    arguments.input.games()?.each(look, |file, report| {
        if counts.last().is_none_or(|counts| counts.file != file) {
            counts.push(Counts { file: file.to_owned(), ..Counts::default() });
        }
        if let Some(counts) = counts.last_mut() {
            counts.add(&report);
        }
        let text = if arguments.quiet { String::new() } else { lines(file, &report, arguments) };
        out.write(text.as_bytes())
    })?;
    for counts in &counts {
        out.write((total(counts, arguments)? + "\n").as_bytes())?;
    }
    out.finish()?;
    let bad = |counts: &Counts| counts.losses > 0 || (arguments.input.strict && counts.repairs > 0);
    if counts.iter().any(bad) { Err(Failure::No) } else { Ok(()) }
}

/// The last line about a file.
fn total(counts: &Counts, arguments: &Arguments) -> Result<String, Failure> {
    if arguments.json {
        return json(counts);
    }
    let Counts { file, games, legal, plies, notes, repairs, losses } = counts;
    let noted = if arguments.notes { format!(", {notes} notes") } else { String::new() };
    Ok(format!(
        "{file}: {games} games, {legal} with legal moves only, {plies} moves; {losses} losses, {repairs} repairs{noted}"
    ))
}

/// A problem as scripts read it.
#[derive(Serialize)]
struct ProblemLine<'a> {
    file: &'a str,
    game: u64,
    line: usize,
    column: usize,
    offset: u64,
    code: &'static str,
    weight: &'static str,
    found: &'a str,
    expected: &'a str,
    done: &'static str,
}

/// The lines about a game.
fn lines(file: &str, report: &Report, arguments: &Arguments) -> String {
    let (mut text, game) = (String::new(), report.number);
    for problem in &report.problems {
        let line = if arguments.json {
            json_line(file, game, problem)
        } else {
            let code = problem.code;
            let strict = arguments.input.strict || code.weight() != Weight::Repair;
            let done = if strict { String::new() } else { format!("; {}", code.done()) };
            format!("{file}: game {game}, {problem}{done}")
        };
        // Writing to a string cannot fail.
        let _ = writeln!(text, "{line}");
    }
    if report.more > 0 && !arguments.json {
        let _ = writeln!(text, "{file}: game {game}: {} more problems", report.more);
    }
    if let Some(problem) = &report.unreadable {
        let _ = writeln!(text, "{file}: game {game}: {problem}");
    }
    text
}

fn json_line(file: &str, game: u64, problem: &Problem) -> String {
    let Problem { code, place, offset, found, expected, .. } = problem;
    let line = ProblemLine {
        file,
        game,
        line: place.line,
        column: place.column,
        offset: *offset,
        code: code.key(),
        weight: code.weight().key(),
        found,
        expected,
        done: code.done(),
    };
    // Plain data always has a JSON form.
    json(&line).unwrap_or_default()
}
