//! Reads every game of many files, maps them on all cores and delivers them in order, in constant memory.
//!
//! Not here: operations on the games (`validate`, `convert`, `stats`).

use std::fmt::Display;
use std::io::{BufRead as _, Read as _};
use std::path::{Path, PathBuf};

use crownhead_notation::binary::{self, BinaryError};
use crownhead_notation::json;
use crownhead_notation::pdn::{Reader, Settings, SheetBuf, Tree, guess};
use crownhead_rules::AnyRules;
use rayon::iter::{IntoParallelRefIterator as _, ParallelIterator as _};

use crate::Error;
use crate::source::{Form, Source, Watch};

/// Which games to read, and how.
#[derive(Clone, Debug)]
pub struct Games {
    /// The files; `-` is standard input.
    pub files: Vec<PathBuf>,
    /// The rules of games that do not name theirs.
    pub rules: Option<AnyRules>,
    /// Which side's points a result gives first.
    pub order: ResultOrder,
    /// Whether to accept only standard text and make no guesses.
    pub strict: bool,
    /// Threads; 0 for one on each core.
    pub threads: usize,
    /// Watches files being read.
    pub watch: Watch,
}

/// Which side's points a result gives first.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ResultOrder {
    /// Guessed from the final positions of the first games.
    Auto,
    /// White's, as in the standard.
    WhiteFirst,
    /// Black's, as in old American files.
    BlackFirst,
}

impl ResultOrder {
    /// All orders.
    pub const ALL: [ResultOrder; 3] = [ResultOrder::Auto, ResultOrder::WhiteFirst, ResultOrder::BlackFirst];

    /// The name on the command line.
    pub const fn key(self) -> &'static str {
        match self {
            ResultOrder::Auto => "auto",
            ResultOrder::WhiteFirst => "white-first",
            ResultOrder::BlackFirst => "black-first",
        }
    }

    /// The order of that name.
    pub fn from_key(key: &str) -> Option<ResultOrder> {
        ResultOrder::ALL.into_iter().find(|order| order.key() == key)
    }

    /// What it means, in a line.
    pub const fn summary(self) -> &'static str {
        match self {
            ResultOrder::Auto => "What the file seems to use",
            ResultOrder::WhiteFirst => "White's, as the standard says",
            ResultOrder::BlackFirst => "Black's, as in old American files",
        }
    }
}

/// A game of a file.
#[derive(Debug)]
pub enum Found {
    /// PDN as written, not checked yet.
    Sheet(SheetBuf),
    /// A game from a format that holds only legal moves, with its number.
    Tree(u64, Box<Tree>),
    /// An unreadable game: its number, and the reason.
    Bad(u64, String),
}

/// The bytes used to guess the rules of a file.
const LOOKED_AT: usize = 1 << 20;
/// The bytes read at once.
const PIECE: usize = 1 << 18;
/// The most games, and the most bytes, passed to the threads at once.
const BATCH: usize = 2048;
const BATCH_BYTES: usize = 4 << 20;
/// Longer lines are not read as games.
const LONGEST_LINE: u64 = 64 << 20;

impl Games {
    /// Calls `map` with every game of every file, on all threads, and passes the results to `sink` in order, each with
    /// the name of its file.
    ///
    /// # Errors
    /// If a file cannot be read, or `sink` fails.
    pub fn each<T: Send>(
        &self,
        map: impl Fn(&Found, &Settings) -> T + Sync,
        mut sink: impl FnMut(&str, T) -> Result<(), Error>,
    ) -> Result<(), Error> {
        let settings = Settings { rules: self.rules, strict: self.strict, ..Settings::default() };
        let pool = rayon::ThreadPoolBuilder::new().num_threads(self.threads).build();
        let pool = pool.map_err(|problem| Error::Input(format!("cannot start threads: {problem}")))?;
        for path in &self.files {
            let source = Source::open(path, self.watch)?;
            let name = source.name.clone();
            let sink = |answers: Vec<T>| answers.into_iter().try_for_each(|answer| sink(&name, answer));
            let (order, waiting) = (self.order, Vec::new());
            FileReading { path, source, pool: &pool, map: &map, sink, settings, order, waiting, bytes: 0 }
                .run()?;
        }
        Ok(())
    }
}

/// A file being read: its games are collected until there are enough for all threads.
struct FileReading<'a, M, S> {
    path: &'a Path,
    source: Source,
    pool: &'a rayon::ThreadPool,
    map: &'a M,
    sink: S,
    settings: Settings,
    order: ResultOrder,
    waiting: Vec<Found>,
    bytes: usize,
}

impl<T, M, S> FileReading<'_, M, S>
where
    T: Send,
    M: Fn(&Found, &Settings) -> T + Sync,
    S: FnMut(Vec<T>) -> Result<(), Error>,
{
    fn run(mut self) -> Result<(), Error> {
        let form = self.source.form().map_err(|problem| self.unreadable(problem))?;
        match form {
            Form::Pdn => self.pdn()?,
            Form::Json => self.json_lines()?,
            Form::Binary => self.binary_blocks()?,
        }
        self.flush()
    }

    /// A game of so many bytes.
    fn push(&mut self, found: Found, bytes: usize) -> Result<(), Error> {
        self.waiting.push(found);
        self.bytes += bytes;
        if self.waiting.len() < BATCH && self.bytes < BATCH_BYTES { Ok(()) } else { self.flush() }
    }

    fn flush(&mut self) -> Result<(), Error> {
        self.bytes = 0;
        let (map, settings) = (self.map, self.settings);
        let waiting = std::mem::take(&mut self.waiting);
        (self.sink)(self.pool.install(|| waiting.par_iter().map(|found| map(found, &settings)).collect()))
    }

    fn unreadable(&self, problem: impl Display) -> Error {
        Error::file("read", self.path, problem)
    }

    /// Reads the next bytes; returns their number, 0 at the end.
    fn read(&mut self, piece: &mut [u8]) -> Result<usize, Error> {
        let read = self.source.reader.read(piece);
        read.map_err(|problem| self.unreadable(problem))
    }

    fn pdn(&mut self) -> Result<(), Error> {
        let mut reader = Reader::new();
        let mut first = Vec::new();
        let read = self.source.reader.by_ref().take(LOOKED_AT as u64).read_to_end(&mut first);
        read.map_err(|problem| self.unreadable(problem))?;
        if !self.settings.strict {
            let guess = guess(&first);
            self.settings.likely = guess.rules;
            self.settings.black_first = match self.order {
                ResultOrder::Auto => guess.black_first,
                ResultOrder::WhiteFirst => false,
                ResultOrder::BlackFirst => true,
            };
        }
        reader.feed(&first);
        drop(first);
        let mut piece = vec![0; PIECE];
        loop {
            self.push_sheets(&mut reader)?;
            let read = self.read(&mut piece)?;
            if read == 0 {
                break;
            }
            reader.feed(&piece[..read]);
        }
        reader.finish();
        self.push_sheets(&mut reader)
    }

    fn push_sheets(&mut self, reader: &mut Reader) -> Result<(), Error> {
        while let Some(sheet) = reader.next() {
            let length = sheet.bytes().len();
            self.push(Found::Sheet(sheet.to_buf()), length)?;
        }
        Ok(())
    }

    fn json_lines(&mut self) -> Result<(), Error> {
        let mut number = 0;
        loop {
            let mut line = Vec::new();
            let read = self.source.reader.by_ref().take(LONGEST_LINE).read_until(b'\n', &mut line);
            if read.map_err(|problem| self.unreadable(problem))? == 0 {
                return Ok(());
            }
            if line.trim_ascii().is_empty() {
                continue;
            }
            number += 1;
            let text = std::str::from_utf8(&line).map_err(|_| "not UTF-8".to_owned());
            let tree = text.and_then(|text| json::read(text).map_err(|error| error.to_string()));
            let found = match tree {
                Ok(tree) => Found::Tree(number, Box::new(tree)),
                Err(problem) => Found::Bad(number, format!("line {number}: {problem}")),
            };
            self.push(found, line.len())?;
        }
    }

    fn binary_blocks(&mut self) -> Result<(), Error> {
        let mut buffer = vec![0; binary::MAGIC.len()];
        let read = self.source.reader.read_exact(&mut buffer);
        read.map_err(|problem| self.unreadable(problem))?;
        binary::Games::new(&buffer).map_err(|problem| self.unreadable(problem))?;
        buffer.clear();
        let (mut at, mut offset, mut number) = (0, binary::MAGIC.len() as u64, 0);
        let mut piece = vec![0; PIECE];
        loop {
            match binary::read_one(&buffer[at..], offset) {
                Ok(Some((tree, used))) => {
                    (at, offset, number) = (at + used, offset + used as u64, number + 1);
                    self.push(Found::Tree(number, Box::new(tree)), used)?;
                }
                Ok(None) => {
                    buffer.drain(..at);
                    at = 0;
                    let read = self.read(&mut piece)?;
                    if read == 0 && buffer.is_empty() {
                        return Ok(());
                    }
                    if read == 0 {
                        let cut = BinaryError::Truncated { offset };
                        return self.push(Found::Bad(number + 1, cut.to_string()), 0);
                    }
                    buffer.extend_from_slice(&piece[..read]);
                }
                // Nothing after a damaged block can be trusted.
                Err(problem) => return self.push(Found::Bad(number + 1, problem.to_string()), 0),
            }
        }
    }
}
