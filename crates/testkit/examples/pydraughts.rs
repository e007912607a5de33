//! The generator against the Python library pydraughts, on random positions of the variants that it implements
//! correctly.
//!
//! `cargo xtask oracle` installs that library and starts this program with the Python interpreter and its script. It
//! exits with 0 if all moves agree, with 1 if some differ, and with 2 for wrong usage.

use std::{
    collections::BTreeSet,
    io::{self, BufRead as _, BufReader, Write as _},
    process::{Child, ChildStdin, ChildStdout, Command, ExitCode, Stdio},
    time::Instant,
};

use crownhead_rules::{AnyPosition, AnyRules, Role, Variant};
use crownhead_testkit::{
    fen, move_text, oracle,
    random::{self, Dice},
};
use indicatif::{ProgressBar, ProgressStyle};

/// The variants, each with the library's name. Its Turkish and Frisian are wrong.
const VARIANTS: [(Variant, &str); 5] = [
    (Variant::English, "english"),
    (Variant::Russian, "russian"),
    (Variant::Brazilian, "brazilian"),
    (Variant::Italian, "italian"),
    (Variant::International, "standard"),
];
/// The most legs of captures in a position; Python takes minutes for wild ones.
const MOST_LEGS: u64 = 60;
/// The most differences shown per variant.
const SHOWN: usize = 10;
const USAGE: &str = "usage: cargo xtask oracle [--positions N] [--variant KEY]... [--seed N]";

struct Options {
    python: String,
    script: String,
    positions: usize,
    seed: u64,
    keys: Vec<String>,
}

impl Options {
    fn read(mut arguments: impl Iterator<Item = String>) -> Option<Options> {
        let (python, script) = (arguments.next()?, arguments.next()?);
        let mut options = Options { python, script, positions: 2000, seed: 1, keys: Vec::new() };
        while let Some(argument) = arguments.next() {
            match argument.as_str() {
                "--positions" => options.positions = arguments.next()?.parse().ok()?,
                "--seed" => options.seed = arguments.next()?.parse().ok()?,
                "--variant" => options.keys.push(arguments.next()?),
                _ => return None,
            }
        }
        let known = |key: &String| VARIANTS.iter().any(|(variant, _)| variant.key() == key);
        options.keys.iter().all(known).then_some(options)
    }
}

/// The Python program.
struct Python {
    child: Child,
    questions: ChildStdin,
    answers: BufReader<ChildStdout>,
}

impl Python {
    fn start(options: &Options) -> io::Result<Python> {
        let mut command = Command::new(&options.python);
        let mut child = command.arg(&options.script).stdin(Stdio::piped()).stdout(Stdio::piped()).spawn()?;
        let closed = || io::Error::other("the script has no input or output");
        let questions = child.stdin.take().ok_or_else(closed)?;
        let answers = BufReader::new(child.stdout.take().ok_or_else(closed)?);
        Ok(Python { child, questions, answers })
    }

    fn moves(&mut self, variant: &str, fen: &str) -> io::Result<BTreeSet<String>> {
        writeln!(self.questions, "{variant} {fen}")?;
        self.questions.flush()?;
        let mut line = String::new();
        if self.answers.read_line(&mut line)? == 0 {
            return Err(io::Error::other(format!("pydraughts gives up on {variant} {fen}")));
        }
        Ok(line.split_whitespace().map(str::to_owned).collect())
    }

    fn end(mut self) -> io::Result<()> {
        drop(self.questions);
        self.child.wait().map(|_| ())
    }
}

/// Positions with legal moves, and with captures short enough for Python.
fn positions(variant: Variant, count: usize, dice: &mut Dice) -> Vec<AnyPosition> {
    let rules = AnyRules::Variant(variant);
    let mut found = Vec::new();
    while found.len() < count {
        let mut all = random::positions(rules, 1000, dice);
        all.retain(|position| {
            let short = oracle::paths(&rules.house_rules(), &position.setup(), MOST_LEGS).is_some();
            short && position.has_moves()
        });
        // Positions from games and sprinkled positions alternate.
        while found.len() < count && !all.is_empty() {
            found.push(all.swap_remove(dice.below(all.len())));
        }
    }
    found
}

/// Our moves in the script's form: without crowning.
fn our_moves(position: &AnyPosition) -> BTreeSet<String> {
    let text = |text: String| text.trim_end_matches("=K").to_owned();
    position.legal_moves().iter().map(|mv| text(move_text(mv))).collect()
}

fn compare(python: &mut Python, variant: Variant, name: &str, options: &Options) -> io::Result<usize> {
    let (start, mut differences, mut kings, mut captures) = (Instant::now(), 0, 0, 0);
    let bar = ProgressBar::new(options.positions as u64);
    if let Ok(style) = ProgressStyle::with_template(&format!("{} {{wide_bar}} {{human_pos}}", variant.key()))
    {
        bar.set_style(style);
    }
    for position in positions(variant, options.positions, &mut Dice::new(options.seed)) {
        let fen = fen::write(&position);
        let (ours, theirs) = (our_moves(&position), python.moves(name, &fen)?);
        if ours != theirs {
            differences += 1;
            if differences <= SHOWN {
                let only = |a: &BTreeSet<String>, b| a.difference(b).cloned().collect::<Vec<_>>().join(" ");
                let (more, less) = (only(&ours, &theirs), only(&theirs, &ours));
                bar.suspend(|| println!("DIFFERENT: {name} {fen}: only ours {more:?}, only theirs {less:?}"));
            }
        }
        kings += usize::from(position.pieces().any(|(_, piece)| piece.role == Role::King));
        captures += usize::from(ours.iter().any(|text| text.contains('x')));
        bar.inc(1);
    }
    bar.finish_and_clear();
    println!(
        "{}: {} positions ({kings} with kings, {captures} with captures), {differences} differences, {:.0} s",
        variant.key(),
        options.positions,
        start.elapsed().as_secs_f64()
    );
    Ok(differences)
}

fn run(options: &Options) -> io::Result<usize> {
    let mut python = Python::start(options)?;
    let mut differences = 0;
    for (variant, name) in VARIANTS {
        if options.keys.is_empty() || options.keys.iter().any(|key| key == variant.key()) {
            differences += compare(&mut python, variant, name, options)?;
        }
    }
    python.end()?;
    Ok(differences)
}

fn main() -> ExitCode {
    let Some(options) = Options::read(std::env::args().skip(1)) else {
        let keys: Vec<_> = VARIANTS.iter().map(|(variant, _)| variant.key()).collect();
        eprintln!("{USAGE}\nKEY is one of {}", keys.join(", "));
        return ExitCode::from(2);
    };
    match run(&options) {
        Ok(0) => ExitCode::SUCCESS,
        Ok(_) => ExitCode::FAILURE,
        Err(problem) => {
            eprintln!("cannot compare with pydraughts: {problem}");
            ExitCode::FAILURE
        }
    }
}
