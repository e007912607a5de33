//! Games and positions from whatever a person pastes, drops or opens.
//!
//! An [`Importer`] takes pieces of bytes and works in small steps, so that a page never blocks. It lists games without
//! reading their moves; [`Import::open`] reads one game. Nothing here trusts its input: time and memory are linear in
//! its length, and what is too much is refused with the limit.
//!
//! Reading order: `detect` (which format), `single` (positions and links), `error`, then this file.

mod detect;
mod error;
mod single;

use std::collections::VecDeque;

use crownhead_notation::{
    binary, json,
    pdn::{Code, Problem, Reader, Settings, Sheets, Tags, Tree, Weight},
};
use crownhead_rules::AnyRules;

use crate::study::Study;
use detect::{block_length, detect};

pub use error::ImportError;

/// What was found in some bytes.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Format {
    /// Portable Draughts Notation.
    Pdn,
    /// Games as lines of JSON.
    Json,
    /// Games in the binary form.
    Binary,
    /// A position in letters and numbers.
    Fen,
    /// A position or a game for the protocol Hub.
    Hub,
    /// A position or a game of lidraughts, or the address of one of its boards.
    Lidraughts,
    /// A link to a game or a position of ours.
    Address,
}

/// A game of a list.
#[derive(Clone, Copy, Debug)]
struct Entry {
    start: usize,
    length: usize,
    /// The line on which it begins.
    line: usize,
}

/// What the importer is doing.
#[derive(Debug)]
enum State {
    /// Collecting what it takes to know the format.
    Unknown,
    Pdn(Box<Reader>),
    /// Lines of JSON, of positions, or blocks of the binary form: the next one begins here, and newlines were sought up to there.
    Blocks(Format, usize, usize),
    Single(Box<Opened>),
    Failed(ImportError),
}

/// Takes bytes in pieces and lists the games in them.
///
/// ```
/// use crownhead_study::import::{Format, Importer};
///
/// let mut importer = Importer::new("games.pdn", None);
/// for piece in ["[White \"Ann\"]\n1. 32-28 1", "9-23 *\n[White \"Ben\"]\n1. 31-26 *\n"] {
///     importer.push(piece.as_bytes())?;
/// }
/// importer.finish();
/// while importer.step(1 << 16) {}
/// let import = importer.into_import()?;
/// assert_eq!((import.format(), import.len()), (Format::Pdn, 2));
/// assert_eq!(import.header(1).get("White"), Some("Ben"));
/// assert_eq!(import.open(0)?.study.main_line().len(), 2);
/// # Ok::<(), crownhead_study::import::ImportError>(())
/// ```
#[derive(Debug)]
pub struct Importer {
    name: String,
    rules: Option<AnyRules>,
    state: State,
    waiting: VecDeque<u8>,
    text: Vec<u8>,
    entries: Vec<Entry>,
    pushed: usize,
    whole: bool,
    cut: bool,
}

impl Importer {
    /// More bytes than this are refused.
    pub const MOST_BYTES: usize = 256 << 20;
    /// More games than this are not listed.
    pub const MOST_GAMES: usize = 1 << 20;
    /// A game in JSON has at most so many bytes.
    pub const LONGEST_JSON: usize = 8 << 20;
    /// What is looked at before the format is decided.
    const BEGINNING: usize = 1 << 16;

    /// An importer for a file of that name; `rules` are tried first where nothing names the rules.
    pub fn new(name: &str, rules: Option<AnyRules>) -> Importer {
        Importer {
            name: name.to_owned(),
            rules,
            state: State::Unknown,
            waiting: VecDeque::new(),
            text: Vec::new(),
            entries: Vec::new(),
            pushed: 0,
            whole: false,
            cut: false,
        }
    }

    /// Takes more of the input. Costs no more than a copy.
    ///
    /// # Errors
    /// If there is too much of it. What came before stays.
    pub fn push(&mut self, piece: &[u8]) -> Result<(), ImportError> {
        if self.pushed + piece.len() > Importer::MOST_BYTES {
            return Err(ImportError::TooLong(Importer::MOST_BYTES));
        }
        self.pushed += piece.len();
        self.waiting.extend(piece);
        Ok(())
    }

    /// The input has ended.
    pub fn finish(&mut self) {
        self.whole = true;
    }

    /// Bytes read, and bytes pushed.
    pub fn progress(&self) -> (usize, usize) {
        (self.pushed - self.waiting.len(), self.pushed)
    }

    /// The number of games found so far.
    pub fn found(&self) -> usize {
        self.entries.len() + usize::from(matches!(self.state, State::Single(_)))
    }

    /// Reads about so many bytes. Returns false if nothing is left to do, until more is pushed.
    pub fn step(&mut self, budget: usize) -> bool {
        if self.entries.len() >= Importer::MOST_GAMES {
            self.cut |= !self.waiting.is_empty();
            self.waiting.clear();
            return false;
        }
        if matches!(self.state, State::Unknown) {
            if self.waiting.len() < Importer::BEGINNING && !self.whole {
                return false;
            }
            self.state = self.decide();
        }
        let take = budget.clamp(1, self.waiting.len().max(1)).min(self.waiting.len());
        let piece: Vec<u8> = self.waiting.drain(..take).collect();
        let last = self.whole && self.waiting.is_empty();
        match &mut self.state {
            State::Unknown | State::Single(_) | State::Failed(_) => self.waiting.clear(),
            State::Pdn(_) => self.read_pdn(&piece, last),
            State::Blocks(..) => self.read_blocks(&piece, last),
        }
        !self.waiting.is_empty()
    }

    fn decide(&mut self) -> State {
        let beginning: Vec<u8> = self.waiting.iter().take(Importer::BEGINNING + 1).copied().collect();
        let all = self.whole && beginning.len() <= Importer::BEGINNING;
        match detect(&beginning) {
            None if all => State::Failed(ImportError::Empty),
            Some(Format::Binary) if beginning.get(7) != binary::MAGIC.get(7) => State::Failed(
                ImportError::Binary(binary::BinaryError::Version(beginning.get(7).copied().unwrap_or(0))),
            ),
            Some(Format::Binary) => {
                self.waiting.drain(..binary::MAGIC.len());
                State::Blocks(Format::Binary, 0, 0)
            }
            Some(Format::Json) => State::Blocks(Format::Json, 0, 0),
            _ if single::are_several(&beginning, self.rules) => State::Blocks(Format::Fen, 0, 0),
            _ => match single::read(&beginning, self.rules).filter(|_| all) {
                Some(Ok(opened)) => State::Single(Box::new(opened)),
                Some(Err(error)) => State::Failed(error),
                None => State::Pdn(Box::default()),
            },
        }
    }

    fn read_pdn(&mut self, piece: &[u8], last: bool) {
        let State::Pdn(reader) = &mut self.state else { return };
        reader.feed(piece);
        if last {
            reader.finish();
        }
        while let Some(sheet) = reader.next() {
            let bytes = sheet.bytes();
            let entry = Entry { start: self.text.len(), length: bytes.len(), line: sheet.place().line };
            self.text.extend_from_slice(bytes);
            self.entries.push(entry);
            if self.entries.len() >= Importer::MOST_GAMES {
                self.cut = reader.next().is_some();
                return;
            }
        }
    }

    fn read_blocks(&mut self, piece: &[u8], last: bool) {
        self.text.extend_from_slice(piece);
        let State::Blocks(format, start, sought) = &mut self.state else { return };
        while *start < self.text.len() && self.entries.len() < Importer::MOST_GAMES {
            let rest = &self.text[*start..];
            let length = match format {
                Format::Binary => block_length(rest),
                _ => self.text[*sought..]
                    .iter()
                    .position(|&byte| byte == b'\n')
                    .map(|at| *sought + at + 1 - *start),
            };
            let length = match length.filter(|&length| length <= rest.len()) {
                Some(length) => length,
                None if last => rest.len(),
                None => {
                    *sought = self.text.len();
                    return;
                }
            };
            let blank = *format != Format::Binary && rest[..length].trim_ascii().is_empty();
            if !blank {
                self.entries.push(Entry { start: *start, length, line: self.entries.len() + 1 });
            }
            *start += length;
            *sought = *start;
        }
        self.cut = *start < self.text.len();
    }

    /// The list of games, once all steps are done.
    ///
    /// # Errors
    /// If there is nothing in the input that can be read.
    pub fn into_import(mut self) -> Result<Import, ImportError> {
        self.finish();
        while self.step(Importer::BEGINNING) {}
        let (format, single) = match self.state {
            State::Failed(error) => return Err(error),
            State::Single(opened) => (opened.format, Some(opened)),
            State::Blocks(format, ..) => (format, None),
            State::Pdn(_) | State::Unknown => (Format::Pdn, None),
        };
        if single.is_none() && self.entries.is_empty() {
            return Err(if self.pushed == 0 { ImportError::Empty } else { ImportError::NoGame });
        }
        let Importer { name, rules, text, entries, cut, .. } = self;
        Ok(Import { name, rules, format, text, entries, single, cut })
    }
}

/// Lists the games in some bytes in one go. For large inputs, use an [`Importer`].
///
/// # Errors
/// If there is nothing in the bytes that can be read.
pub fn import(bytes: &[u8], name: &str) -> Result<Import, ImportError> {
    let mut importer = Importer::new(name, None);
    importer.push(bytes)?;
    importer.into_import()
}

/// A list of games. Each is read when it is opened.
#[derive(Clone, Debug)]
pub struct Import {
    name: String,
    rules: Option<AnyRules>,
    format: Format,
    text: Vec<u8>,
    entries: Vec<Entry>,
    single: Option<Box<Opened>>,
    cut: bool,
}

/// A game that was read.
#[derive(Clone, Debug)]
pub struct Opened {
    /// The game.
    pub study: Study,
    /// What it was read from.
    pub format: Format,
    /// What was repaired or kept unchecked, in the order of the text.
    pub problems: Vec<Problem>,
    /// How many more problems there are.
    pub more_problems: usize,
    /// Whether nothing named the rules, so that they were guessed.
    pub guessed: bool,
}

impl Opened {
    fn new(study: Study, format: Format, guessed: bool) -> Opened {
        Opened { study, format, problems: Vec::new(), more_problems: 0, guessed }
    }
}

impl Import {
    /// The name of the file.
    pub fn name(&self) -> &str {
        &self.name
    }

    /// What the input is.
    pub fn format(&self) -> Format {
        self.format
    }

    /// The number of games.
    pub fn len(&self) -> usize {
        self.entries.len() + usize::from(self.single.is_some())
    }

    /// Whether there are no games. An import has at least one.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// Whether there were more games than [`Importer::MOST_GAMES`], of which the rest are left out.
    pub fn is_cut(&self) -> bool {
        self.cut
    }

    /// The line on which a game begins; for the binary form, its number.
    pub fn line(&self, index: usize) -> usize {
        self.entries.get(index).map_or(1, |entry| entry.line)
    }

    fn bytes(&self, index: usize) -> Option<&[u8]> {
        let entry = self.entries.get(index)?;
        self.text.get(entry.start..entry.start + entry.length)
    }

    /// The tags of a game; empty if it cannot be read.
    pub fn header(&self, index: usize) -> Tags {
        /// Tags come first, and no more of a long game is looked at.
        const HEAD: usize = 1 << 14;
        if let Some(single) = &self.single {
            return single.study.tags().clone();
        }
        let Some(bytes) = self.bytes(index) else { return Tags::default() };
        match self.format {
            Format::Pdn => {
                let mut sheets = Sheets::new(&bytes[..bytes.len().min(HEAD)]);
                sheets.next().map(|sheet| sheet.to_tags()).unwrap_or_default()
            }
            Format::Json | Format::Binary => self.tree(bytes).map(|tree| tree.tags).unwrap_or_default(),
            _ => Tags::default().with("FEN", String::from_utf8_lossy(bytes).trim()),
        }
    }

    /// Reads a game.
    ///
    /// # Errors
    /// Why it cannot be read. Other games of the list are not affected.
    pub fn open(&self, index: usize) -> Result<Opened, ImportError> {
        if let Some(single) = &self.single {
            return if index == 0 { Ok(Opened::clone(single)) } else { Err(ImportError::NoGame) };
        }
        let bytes = self.bytes(index).ok_or(ImportError::NoGame)?;
        match self.format {
            Format::Pdn => self.open_pdn(bytes, self.line(index)),
            Format::Fen => single::read(bytes, self.rules).unwrap_or(Err(ImportError::NoGame)),
            _ => Ok(Opened::new(Study::from_tree(&self.tree(bytes)?)?, self.format, false)),
        }
    }

    /// A game in JSON or the binary form.
    fn tree(&self, bytes: &[u8]) -> Result<Tree, ImportError> {
        if self.format == Format::Binary {
            let read = binary::read_one(bytes, 0).map_err(ImportError::Binary)?;
            let truncated = binary::BinaryError::Truncated { offset: 0 };
            return read.map(|(tree, _)| tree).ok_or(ImportError::Binary(truncated));
        }
        if bytes.len() > Importer::LONGEST_JSON {
            return Err(ImportError::TooLong(Importer::LONGEST_JSON));
        }
        let text = std::str::from_utf8(bytes).map_err(|_| ImportError::NotText)?;
        json::read(text.trim()).map_err(ImportError::Json)
    }

    fn open_pdn(&self, bytes: &[u8], line: usize) -> Result<Opened, ImportError> {
        let mut sheets = Sheets::new(bytes);
        let sheet = sheets.next().ok_or(ImportError::NoGame)?;
        let settings = Settings { likely: self.rules, ..Settings::default() };
        let (tree, replay) = Tree::read(&sheet, &settings);
        let mut problems = sheet.problems();
        let words = problems.iter().find(|problem| problem.code.weight() == Weight::Repair).cloned();
        problems.extend(replay.problems);
        problems.retain(|problem| problem.code.is_against_the_standard());
        problems.sort_by_key(|problem| problem.offset);
        for problem in &mut problems {
            problem.place.line += line - 1;
        }
        let unplayable = |problem: &&Problem| matches!(problem.code, Code::NoRules | Code::BadFen);
        if let Some(problem) = problems.iter().find(unplayable) {
            return Err(ImportError::Pdn(Box::new(problem.clone())));
        }
        let bare = sheet.tags().next().is_none() && replay.moves.is_empty();
        if let Some(problem) = words.filter(|_| bare) {
            let expected = "a move or a tag".into();
            return Err(ImportError::Pdn(Box::new(Problem { expected, ..problem })));
        }
        let guessed = sheet.tag("GameType").is_none() && sheet.tag("Rules").is_none();
        let more_problems = sheet.more_problems();
        Ok(Opened { study: Study::from_tree(&tree)?, format: Format::Pdn, problems, more_problems, guessed })
    }
}
