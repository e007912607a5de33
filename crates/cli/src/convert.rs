//! `crownhead convert`: game files from one form into another.

use std::path::PathBuf;

use clap::{Args, ValueEnum};
use crownhead_notation::pdn::{Item, Settings, Tree, Weight, replay, write_tree};
use crownhead_notation::{binary, fen, hub, json, lidraughts};

use crate::failure::{Failure, note};
use crate::games::{Found, Input, Sink};

/// Arguments of `convert`.
#[derive(Args, Debug)]
pub(crate) struct Arguments {
    #[command(flatten)]
    input: Input,
    /// What to write.
    #[arg(long, value_name = "FORM", default_value = "pdn")]
    to: Form,
    /// The file to write, packed if its name ends in .gz or .zst; standard output if left out.
    #[arg(long, short, value_name = "FILE")]
    output: Option<PathBuf>,
    /// Do not say what was repaired or lost.
    #[arg(long, short)]
    quiet: bool,
}

/// What games can be written in.
#[derive(ValueEnum, Clone, Copy, PartialEq, Eq, Debug)]
enum Form {
    /// PDN 3.0; nothing is lost.
    Pdn,
    /// One JSON object a line; nothing is lost.
    Jsonl,
    /// Compact and with checksums; nothing is lost.
    Binary,
    /// The position at the end of each game.
    Fen,
    /// For engines that speak Hub: start position and moves.
    Hub,
    /// As lidraughts has it: start position and moves, all squares in two digits.
    Lidraughts,
}

/// A game in its new form.
struct Converted {
    bytes: Vec<u8>,
    /// What a person should know about it.
    remarks: Vec<String>,
    /// Whether something is lost.
    lost: bool,
}

/// Converts all games; the answer is no (exit code 1) if something could not be read.
pub(crate) fn run(arguments: &Arguments) -> Result<(), Failure> {
    let mut out = Sink::open(arguments.output.as_deref())?;
    if arguments.to == Form::Binary {
        out.write(&binary::MAGIC)?;
    }
    let (mut games, mut lost, mut first) = (0u64, 0u64, true);
    let turn = |found: &Found, settings: &Settings| convert(found, settings, arguments);
    arguments.input.each(turn, |file, converted| {
        games += 1;
        lost += u64::from(converted.lost);
        if !arguments.quiet {
            converted.remarks.iter().for_each(|remark| note(&format!("{file}: {remark}")));
        }
        if arguments.to == Form::Pdn && !first && !converted.bytes.is_empty() {
            out.write(b"\n")?;
        }
        first &= converted.bytes.is_empty();
        out.write(&converted.bytes)
    })?;
    out.finish()?;
    if lost == 0 {
        return Ok(());
    }
    if !arguments.quiet {
        note(&format!("{lost} of {games} games were not converted without loss"));
    }
    Err(Failure::No)
}

fn convert(found: &Found, settings: &Settings, arguments: &Arguments) -> Converted {
    let mut remarks = Vec::new();
    let mut lost = false;
    let tree = match found {
        Found::Bad(number, problem) => {
            let remarks = vec![format!("game {number}: {problem}")];
            return Converted { bytes: Vec::new(), remarks, lost: true };
        }
        Found::Tree(number, tree) => (*number, Tree::clone(tree)),
        Found::Sheet(sheet) => {
            let sheet = sheet.as_sheet();
            let number = sheet.number();
            let replay = replay(&sheet, settings);
            for problem in sheet.problems().iter().chain(&replay.problems) {
                let weight = problem.code.weight();
                let bad = weight == Weight::Loss || (settings.strict && weight == Weight::Repair);
                lost |= bad;
                if weight != Weight::Note {
                    let done = if bad && settings.strict { "left out" } else { problem.code.done() };
                    remarks.push(format!("game {number}, {problem}; {done}"));
                }
            }
            if lost && settings.strict {
                return Converted { bytes: Vec::new(), remarks, lost };
            }
            (number, Tree::of(&sheet, &replay))
        }
    };
    let (number, tree) = tree;
    let bytes = match write(&tree, arguments.to) {
        Ok(bytes) => bytes,
        Err(why) => {
            remarks.push(format!("game {number}: {why}"));
            lost = true;
            Vec::new()
        }
    };
    if let Some(what) = left_out(&tree, arguments.to) {
        remarks.push(format!("game {number}: left out: {what}"));
        lost = true;
    }
    Converted { bytes, remarks, lost }
}

fn write(tree: &Tree, form: Form) -> Result<Vec<u8>, String> {
    let text = match form {
        Form::Pdn => write_tree(tree),
        Form::Jsonl => json::write(tree) + "\n",
        Form::Binary => return Ok(binary::write(tree)),
        Form::Fen => {
            let end = tree.main_deeds().iter().fold(tree.start, |position, deed| deed.after(&position));
            fen::write(&end) + "\n"
        }
        Form::Hub => hub::write_game(&tree.start, &tree.main_line()) + "\n",
        Form::Lidraughts => {
            lidraughts::write_game(&tree.start, &tree.main_line()).map_err(|why| why.to_string())? + "\n"
        }
    };
    Ok(text.into_bytes())
}

/// What a form has no place for.
fn left_out(tree: &Tree, form: Form) -> Option<String> {
    if matches!(form, Form::Pdn | Form::Jsonl | Form::Binary) {
        return None;
    }
    let moves = tree.main_line().len();
    let mut lacking = Vec::new();
    if tree.tags.iter().any(|(name, _)| !matches!(name, "FEN" | "GameType" | "Rules")) {
        lacking.push("tags");
    }
    if form == Form::Fen && moves > 0 {
        lacking.push("moves");
    }
    if tree.items.iter().any(|item| !matches!(item, Item::Move { .. })) || tree.items.len() > moves {
        lacking.push("what stands between the moves or follows an illegal one");
    }
    (!lacking.is_empty()).then(|| lacking.join(", "))
}
