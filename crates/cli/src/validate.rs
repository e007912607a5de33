//! `crownhead validate`: says what is wrong with game files, where, and what was expected.

use std::fmt::Write as _;

use clap::Args;
use crownhead_notation::pdn::{Problem, Settings, Weight, replay};
use serde::Serialize;

use crate::failure::Failure;
use crate::games::{Found, Input, Sink};
use crate::output::json;

/// Arguments of `validate`.
#[derive(Args, Debug)]
pub(crate) struct Arguments {
    #[command(flatten)]
    input: Input,
    /// Say also what the standard lets readers take though nobody should write it.
    #[arg(long)]
    notes: bool,
    /// Print one JSON object for each problem and one for each file.
    #[arg(long)]
    json: bool,
    /// Print the counts only.
    #[arg(long, short)]
    quiet: bool,
}

/// What was found in one game.
struct Report {
    number: u64,
    problems: Vec<Problem>,
    /// Problems that were not kept.
    more: usize,
    /// Whether all moves of the game itself are legal.
    legal: bool,
    plies: usize,
    /// The game cannot be read at all.
    unreadable: Option<String>,
}

/// What was found in a file.
#[derive(Default, Serialize)]
struct Counts {
    file: String,
    games: u64,
    /// Games all of whose moves are legal.
    legal: u64,
    plies: u64,
    notes: u64,
    repairs: u64,
    losses: u64,
}

/// Reads all games; the answer is no (exit code 1) if something is lost or, under `--strict`, against the standard.
pub(crate) fn run(arguments: &Arguments) -> Result<(), Failure> {
    let mut out = Sink::open(None)?;
    let mut counts: Vec<Counts> = Vec::new();
    let look = |found: &Found, settings: &Settings| report(found, settings, arguments.notes);
    arguments.input.each(look, |file, report| {
        if counts.last().is_none_or(|counts| counts.file != file) {
            counts.push(Counts { file: file.to_owned(), ..Counts::default() });
        }
        if let Some(counts) = counts.last_mut() {
            counts.add(&report);
        }
        if arguments.quiet {
            return Ok(());
        }
        let mut text = String::new();
        lines(&mut text, file, &report, arguments)?;
        out.write(text.as_bytes())
    })?;
    let mut text = String::new();
    for counts in &counts {
        let Counts { file, games, legal, plies, notes, repairs, losses } = counts;
        if arguments.json {
            text.push_str(&json(counts)?);
            text.push('\n');
        } else {
            let _ = write!(text, "{file}: {games} games, {legal} with legal moves only, {plies} moves; ");
            let noted = if arguments.notes { format!(", {notes} notes") } else { String::new() };
            let _ = writeln!(text, "{losses} losses, {repairs} repairs{noted}");
        }
    }
    out.write(text.as_bytes())?;
    out.finish()?;
    let bad = |counts: &Counts| counts.losses > 0 || (arguments.input.strict && counts.repairs > 0);
    if counts.iter().any(bad) { Err(Failure::No) } else { Ok(()) }
}

fn report(found: &Found, settings: &Settings, notes: bool) -> Report {
    let settings = Settings { notes, ..*settings };
    let nothing =
        Report { number: 0, problems: Vec::new(), more: 0, legal: true, plies: 0, unreadable: None };
    match found {
        Found::Bad(number, problem) => {
            Report { number: *number, legal: false, unreadable: Some(problem.clone()), ..nothing }
        }
        Found::Tree(number, tree) => Report { number: *number, plies: tree.main_line().len(), ..nothing },
        Found::Sheet(sheet) => {
            let sheet = sheet.as_sheet();
            let replay = replay(&sheet, &settings);
            let mut problems = sheet.problems();
            let plies = replay.main_line().count();
            problems.extend(replay.problems);
            problems.retain(|problem| notes || problem.code.weight() != Weight::Note);
            problems.sort_by_key(|problem| problem.offset);
            let legal = replay.is_legal;
            Report { number: sheet.number(), problems, more: sheet.more_problems(), legal, plies, ..nothing }
        }
    }
}

impl Counts {
    fn add(&mut self, report: &Report) {
        let of =
            |weight| report.problems.iter().filter(|problem| problem.code.weight() == weight).count() as u64;
        self.games += 1;
        self.legal += u64::from(report.legal);
        self.plies += report.plies as u64;
        self.notes += of(Weight::Note);
        self.repairs += of(Weight::Repair) + report.more as u64;
        self.losses += of(Weight::Loss) + u64::from(report.unreadable.is_some());
    }
}

/// A problem as scripts read it.
#[derive(Serialize)]
struct Told<'a> {
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

fn lines(text: &mut String, file: &str, report: &Report, arguments: &Arguments) -> Result<(), Failure> {
    let game = report.number;
    for problem in &report.problems {
        let Problem { code, place, offset, found, expected } = problem;
        if arguments.json {
            let line = Told {
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
            text.push_str(&json(&line)?);
            text.push('\n');
        } else {
            let strict = arguments.input.strict || code.weight() != Weight::Repair;
            let done = if strict { String::new() } else { format!("; {}", code.done()) };
            let _ = writeln!(text, "{file}: game {game}, {problem}{done}");
        }
    }
    if report.more > 0 && !arguments.json {
        let _ = writeln!(text, "{file}: game {game}: {} problems more", report.more);
    }
    if let Some(problem) = &report.unreadable {
        let _ = writeln!(text, "{file}: game {game}: {problem}");
    }
    Ok(())
}
