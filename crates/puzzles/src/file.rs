//! The file of a set: gzip of lines of text.
//!
//! The first line is `# crownhead puzzles 1 KEY`, where KEY is a variant. Other lines that begin with `#` are remarks. Each
//! further line is a puzzle: FEN, rating, and the line in short move text, separated by tabs. Motifs are recognized again
//! when they are needed.

use std::fmt::Write as _;
use std::io::{ErrorKind, Read as _, Write as _};

use crownhead_notation::{fen, movetext};
use crownhead_rules::AnyRules;
use flate2::Compression;
use flate2::read::GzDecoder;
use flate2::write::GzEncoder;
use thiserror::Error;

use crate::Puzzle;

/// The beginning of the first line.
const HEADING: &str = "# crownhead puzzles 1 ";
/// The longest text of a set, in bytes.
const LONGEST: u64 = 16 << 20;
/// The first bytes of a gzip file.
const GZIP: [u8; 2] = [0x1f, 0x8b];

/// The puzzles of one rule set.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Set {
    /// The rules.
    pub rules: AnyRules,
    /// How the set came to be, a remark in each line.
    pub remarks: Vec<String>,
    /// The puzzles.
    pub puzzles: Vec<Puzzle>,
}

/// What is wrong with a file of puzzles.
#[derive(Debug, Error)]
pub enum FileError {
    /// It cannot be unpacked.
    #[error("it is not a gzip file: {0}")]
    Packing(std::io::Error),
    /// It is a gzip file whose end is missing.
    #[error("it is cut off: the end of the gzip file is missing")]
    CutOff,
    /// It has too much text.
    #[error("it has more than {LONGEST} bytes")]
    Length,
    /// The first line is not that of a set.
    #[error("line 1: expected {HEADING:?} and the key of a variant")]
    Heading,
    /// The first line names no variant that is known.
    #[error("line 1: there is no variant {0:?}")]
    Variant(String),
    /// A line is not a puzzle.
    #[error("line {line}: {problem}")]
    Line {
        /// Its number, from 1.
        line: usize,
        /// What is wrong with it.
        problem: String,
    },
}

impl Set {
    /// The set of a packed file.
    ///
    /// # Errors
    /// What is wrong with the file, with the line.
    pub fn unpack(bytes: &[u8]) -> Result<Set, FileError> {
        let mut text = String::new();
        let unpacked = GzDecoder::new(bytes).take(LONGEST + 1).read_to_string(&mut text);
        unpacked.map_err(|problem| match problem.kind() {
            ErrorKind::UnexpectedEof if bytes.starts_with(&GZIP) => FileError::CutOff,
            _ => FileError::Packing(problem),
        })?;
        if text.len() as u64 > LONGEST {
            return Err(FileError::Length);
        }
        Set::parse(&text)
    }

    /// The packed file of the set.
    pub fn pack(&self) -> Vec<u8> {
        let mut packer = GzEncoder::new(Vec::new(), Compression::best());
        // Writing to memory does not fail.
        let _ = packer.write_all(self.text().as_bytes());
        packer.finish().unwrap_or_default()
    }

    /// The set of a text.
    ///
    /// # Errors
    /// What is wrong with the text, with the line.
    pub fn parse(text: &str) -> Result<Set, FileError> {
        let mut lines = text.lines().enumerate();
        let key = lines.next().and_then(|(_, first)| first.strip_prefix(HEADING)).map(str::trim);
        let key = key.filter(|key| !key.is_empty()).ok_or(FileError::Heading)?;
        let rules = AnyRules::from_key(key).ok_or_else(|| FileError::Variant(key.to_owned()))?;
        let (mut remarks, mut puzzles) = (Vec::new(), Vec::new());
        for (at, line) in lines.filter(|(_, line)| !line.is_empty()) {
            if let Some(remark) = line.strip_prefix('#') {
                remarks.push(remark.trim().to_owned());
                continue;
            }
            let puzzle = parse_line(line, rules);
            puzzles.push(puzzle.map_err(|problem| FileError::Line { line: at + 1, problem })?);
        }
        Ok(Set { rules, remarks, puzzles })
    }

    /// The text of the set.
    pub fn text(&self) -> String {
        let mut text = format!("{HEADING}{}\n", self.rules.key().unwrap_or_default());
        for remark in &self.remarks {
            let _ = writeln!(text, "# {remark}");
        }
        for puzzle in &self.puzzles {
            let moves = movetext::write_line(&puzzle.position, &puzzle.line).join(" ");
            let _ = writeln!(text, "{}\t{}\t{moves}", fen::write(&puzzle.position), puzzle.rating);
        }
        text
    }
}

fn parse_line(line: &str, rules: AnyRules) -> Result<Puzzle, String> {
    let fields: Vec<&str> = line.split('\t').collect();
    let [fen_text, rating, moves] = fields[..] else {
        return Err(format!("expected three fields separated by tabs, found {}", fields.len()));
    };
    let position = fen::parse(fen_text, rules).map_err(|wrong| wrong.to_string())?;
    let rating = rating.parse().map_err(|_| format!("{rating:?} is not a rating"))?;
    let (mut now, mut line) = (position, Vec::new());
    for text in moves.split_whitespace() {
        let mv = movetext::find(text, &now).map_err(|wrong| format!("{text}: {wrong}"))?;
        now = now.try_play(&mv).map_err(|_| format!("{text} is not legal"))?;
        line.push(mv);
    }
    if line.len() % 2 == 0 {
        return Err("the line must end with a move of the side that begins".to_owned());
    }
    Ok(Puzzle { position, line, rating })
}
