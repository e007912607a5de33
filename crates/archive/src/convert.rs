//! Converts a game to another format, with remarks about repairs and losses.

use crownhead_notation::pdn::{Item, Settings, Tree, Weight, replay, write_tree};
use crownhead_notation::{binary, fen, hub, json, lidraughts};

use crate::reading::Found;

/// The form to write games in.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Form {
    /// PDN 3.0. Keeps everything.
    Pdn,
    /// One JSON object per line. Keeps everything.
    Jsonl,
    /// Compact, with checksums. Keeps everything.
    Binary,
    /// The final position of each game.
    Fen,
    /// Start position and moves, for engines that speak Hub.
    Hub,
    /// Start position and moves as lidraughts writes them.
    Lidraughts,
}

impl Form {
    /// All forms.
    pub const ALL: [Form; 6] = [Form::Pdn, Form::Jsonl, Form::Binary, Form::Fen, Form::Hub, Form::Lidraughts];

    /// The name on the command line.
    pub const fn key(self) -> &'static str {
        match self {
            Form::Pdn => "pdn",
            Form::Jsonl => "jsonl",
            Form::Binary => "binary",
            Form::Fen => "fen",
            Form::Hub => "hub",
            Form::Lidraughts => "lidraughts",
        }
    }

    /// The form of that name.
    pub fn from_key(key: &str) -> Option<Form> {
        Form::ALL.into_iter().find(|form| form.key() == key)
    }

    /// What a file in this form holds, in a line.
    pub const fn summary(self) -> &'static str {
        match self {
            Form::Pdn => "PDN 3.0. Keeps everything",
            Form::Jsonl => "One JSON object per line. Keeps everything",
            Form::Binary => "Compact, with checksums. Keeps everything",
            Form::Fen => "The final position of each game",
            Form::Hub => "Start position and moves, for engines that speak Hub",
            Form::Lidraughts => {
                "Start position and moves as lidraughts writes them, all squares in two digits"
            }
        }
    }

    /// The bytes that a file begins with.
    pub fn file_header(self) -> &'static [u8] {
        if self == Form::Binary { &binary::MAGIC } else { b"" }
    }

    /// The bytes between two games.
    pub fn separator(self) -> &'static [u8] {
        if self == Form::Pdn { b"\n" } else { b"" }
    }
}

/// A converted game.
#[derive(Clone, Debug)]
pub struct Converted {
    /// The game in its new format; empty if it cannot be written.
    pub bytes: Vec<u8>,
    /// Repairs and losses, for a person.
    pub remarks: Vec<String>,
    /// Whether anything is lost.
    pub lost: bool,
}

/// Converts a game.
pub fn convert(found: &Found, settings: &Settings, form: Form) -> Converted {
    let mut remarks = Vec::new();
    let mut lost = false;
    let (number, tree) = match found {
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
    let bytes = match write(&tree, form) {
        Ok(bytes) => bytes,
        Err(why) => {
            remarks.push(format!("game {number}: {why}"));
            lost = true;
            Vec::new()
        }
    };
    if let Some(what) = left_out(&tree, form) {
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

/// What a format cannot represent.
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
        lacking.push("comments, variations and whatever follows an illegal move");
    }
    (!lacking.is_empty()).then(|| lacking.join(", "))
}
