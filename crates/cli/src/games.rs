//! Game files, whatever they are written in and packed with: one game after another, in constant memory.
//!
//! Not here: what is done with the games (`validate`, `convert`, `stats`).

pub(crate) mod input;
mod output;

use std::io::{BufRead as _, Read as _};
use std::path::{Path, PathBuf};

use clap::{Args, ValueEnum};
use crownhead_notation::binary::{self, BinaryError};
use crownhead_notation::json;
use crownhead_notation::pdn::{Reader, Settings, SheetBuf, Tree, guess};
use rayon::iter::{IntoParallelRefIterator as _, ParallelIterator as _};

use crate::choice::RulesFlags;
use crate::failure::Failure;
use input::{Form, Source};
pub(crate) use output::Sink;

/// Which games, and how they are read.
#[derive(Args, Clone, Debug)]
pub(crate) struct Input {
    /// Game files (PDN, JSON lines or binary; as they are or packed with gzip or zstd); - is standard input.
    #[arg(value_name = "FILE", default_value = "-")]
    pub(crate) files: Vec<PathBuf>,
    #[command(flatten)]
    rules: RulesFlags,
    /// Whose points a result tells first; auto looks at who stands better at the end of the first games.
    #[arg(long, value_name = "ORDER", default_value = "auto")]
    results: Order,
    /// Take only what the standard's reading grammar takes, and guess nothing.
    #[arg(long)]
    pub(crate) strict: bool,
    /// Threads to check games with; all cores if left out.
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(1..=1024))]
    threads: Option<u16>,
}

/// Whose points a result tells first.
#[derive(ValueEnum, Clone, Copy, PartialEq, Eq, Debug)]
enum Order {
    /// As the file seems to have it.
    Auto,
    /// As the standard says.
    WhiteFirst,
    /// As old American files have it.
    BlackFirst,
}

/// A game that was found in a file.
pub(crate) enum Found {
    /// As it was written, not checked yet.
    Sheet(SheetBuf),
    /// From a form that holds legal moves only.
    Tree(u64, Box<Tree>),
    /// It cannot be read: which game it is, and why.
    Bad(u64, String),
}

/// So many bytes are looked at to guess the rules of games that do not tell theirs.
const LOOKED_AT: usize = 1 << 20;
/// Read at once.
const PIECE: usize = 1 << 18;
/// Games that are handed to the threads at once: as many as this, or as many as are this long together.
const BATCH: usize = 2048;
const BATCH_BYTES: usize = 4 << 20;

impl Input {
    /// What every game file is read with.
    fn settings(&self) -> Result<Settings, Failure> {
        Ok(Settings { rules: self.rules.chosen()?, strict: self.strict, ..Settings::default() })
    }

    /// Shows every game of every file to `map`, on all threads, and hands the answers to `sink` in their order.
    /// Both are told the file's name.
    pub(crate) fn each<T: Send>(
        &self,
        map: impl Fn(&Found, &Settings) -> T + Sync,
        mut sink: impl FnMut(&str, T) -> Result<(), Failure>,
    ) -> Result<(), Failure> {
        let settings = self.settings()?;
        let threads = usize::from(self.threads.unwrap_or(0));
        let pool = rayon::ThreadPoolBuilder::new().num_threads(threads).build();
        let pool = pool.map_err(|problem| Failure::Usage(format!("cannot start threads: {problem}")))?;
        for path in &self.files {
            let mut source = Source::open(path)?;
            let name = source.name.clone();
            let results = self.results;
            let mut batches =
                Batches { pool: &pool, map: &map, settings, results, waiting: Vec::new(), bytes: 0 };
            let mut hand = |answers: Vec<T>| answers.into_iter().try_for_each(|answer| sink(&name, answer));
            let form = source.form().map_err(|problem| Failure::file("read", path, problem))?;
            match form {
                Form::Pdn => pdn(path, &mut source, &mut batches, &mut hand)?,
                Form::Json => json_lines(path, &mut source, &mut batches, &mut hand)?,
                Form::Binary => binary_blocks(path, &mut source, &mut batches, &mut hand)?,
            }
            hand(batches.flush())?;
        }
        Ok(())
    }
}

/// Games that wait until there are enough to be shared out.
struct Batches<'a, M> {
    pool: &'a rayon::ThreadPool,
    map: &'a M,
    settings: Settings,
    results: Order,
    waiting: Vec<Found>,
    bytes: usize,
}

impl<M> Batches<'_, M> {
    fn push<T: Send>(&mut self, found: Found, bytes: usize) -> Vec<T>
    where
        M: Fn(&Found, &Settings) -> T + Sync,
    {
        self.waiting.push(found);
        self.bytes += bytes;
        if self.waiting.len() < BATCH && self.bytes < BATCH_BYTES { Vec::new() } else { self.flush() }
    }

    fn flush<T: Send>(&mut self) -> Vec<T>
    where
        M: Fn(&Found, &Settings) -> T + Sync,
    {
        self.bytes = 0;
        let (map, settings) = (self.map, self.settings);
        let waiting = std::mem::take(&mut self.waiting);
        self.pool.install(|| waiting.par_iter().map(|found| map(found, &settings)).collect())
    }
}

fn pdn<T: Send, M: Fn(&Found, &Settings) -> T + Sync>(
    path: &Path,
    source: &mut Source,
    batches: &mut Batches<'_, M>,
    hand: &mut impl FnMut(Vec<T>) -> Result<(), Failure>,
) -> Result<(), Failure> {
    let wrong = |problem| Failure::file("read", path, problem);
    let mut reader = Reader::new();
    let mut first = Vec::new();
    source.reader.by_ref().take(LOOKED_AT as u64).read_to_end(&mut first).map_err(wrong)?;
    if !batches.settings.strict {
        let guess = guess(&first);
        batches.settings.likely = guess.rules;
        batches.settings.black_first = match batches.results {
            Order::Auto => guess.black_first,
            Order::WhiteFirst => false,
            Order::BlackFirst => true,
        };
    }
    reader.feed(&first);
    drop(first);
    let mut piece = vec![0; PIECE];
    loop {
        while let Some(sheet) = reader.next() {
            let length = sheet.bytes().len();
            hand(batches.push(Found::Sheet(sheet.to_buf()), length))?;
        }
        let read = source.reader.read(&mut piece).map_err(wrong)?;
        if read == 0 {
            break;
        }
        reader.feed(&piece[..read]);
    }
    reader.finish();
    while let Some(sheet) = reader.next() {
        let length = sheet.bytes().len();
        hand(batches.push(Found::Sheet(sheet.to_buf()), length))?;
    }
    Ok(())
}

/// A longer line is no game.
const LONGEST_LINE: u64 = 64 << 20;

fn json_lines<T: Send, M: Fn(&Found, &Settings) -> T + Sync>(
    path: &Path,
    source: &mut Source,
    batches: &mut Batches<'_, M>,
    hand: &mut impl FnMut(Vec<T>) -> Result<(), Failure>,
) -> Result<(), Failure> {
    let mut number = 0;
    loop {
        let mut line = Vec::new();
        let read = source.reader.by_ref().take(LONGEST_LINE).read_until(b'\n', &mut line);
        if read.map_err(|problem| Failure::file("read", path, problem))? == 0 {
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
        hand(batches.push(found, line.len()))?;
    }
}

fn binary_blocks<T: Send, M: Fn(&Found, &Settings) -> T + Sync>(
    path: &Path,
    source: &mut Source,
    batches: &mut Batches<'_, M>,
    hand: &mut impl FnMut(Vec<T>) -> Result<(), Failure>,
) -> Result<(), Failure> {
    let wrong = |problem| Failure::file("read", path, problem);
    let mut buffer = vec![0; binary::MAGIC.len()];
    source.reader.read_exact(&mut buffer).map_err(wrong)?;
    binary::Games::new(&buffer).map_err(|problem| Failure::file("read", path, problem))?;
    buffer.clear();
    let (mut at, mut offset, mut number) = (0, binary::MAGIC.len() as u64, 0);
    let mut piece = vec![0; PIECE];
    loop {
        match binary::read_one(&buffer[at..], offset) {
            Ok(Some((tree, used))) => {
                (at, offset, number) = (at + used, offset + used as u64, number + 1);
                hand(batches.push(Found::Tree(number, Box::new(tree)), used))?;
            }
            Ok(None) => {
                buffer.drain(..at);
                at = 0;
                let read = source.reader.read(&mut piece).map_err(wrong)?;
                if read == 0 && buffer.is_empty() {
                    return Ok(());
                }
                if read == 0 {
                    let cut = BinaryError::Truncated { offset };
                    return hand(batches.push(Found::Bad(number + 1, cut.to_string()), 0));
                }
                buffer.extend_from_slice(&piece[..read]);
            }
            // Nothing behind a block that cannot be read could be trusted.
            Err(problem) => return hand(batches.push(Found::Bad(number + 1, problem.to_string()), 0)),
        }
    }
}
