//! Solving a game with checkpoints in a file beside the proof, and checking a proof against tables.
//!
//! Not here: the search itself and the format of proofs (`endgame`).

use std::fs::{self, File};
use std::io::{self, BufReader};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::{Duration, Instant};

use crownhead_archive::{Error, store};
use crownhead_endgame::{
    Flaw, KEPT_BYTES, Prober, Proof, SolveMonitor, State, Storage, TableError, Tables, TablesFingerprint,
    position_at,
};
use crownhead_notation::fen;
use crownhead_rules::{AnyPosition, AnyRules, Color};

/// The file of checkpoints that belongs to a proof.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct CheckpointFile(PathBuf);

impl CheckpointFile {
    /// The file beside a proof. Unfinished copies of it are removed.
    pub fn of(proof: &Path) -> CheckpointFile {
        let mut name = proof.as_os_str().to_owned();
        name.push(".state");
        let path = PathBuf::from(name);
        store::tidy(&path);
        CheckpointFile(path)
    }

    /// Its path.
    pub fn path(&self) -> &Path {
        &self.0
    }

    /// The checkpoint of an interrupted search, if there is one.
    ///
    /// # Errors
    /// If the file exists and cannot be opened.
    pub fn open(&self) -> Result<Option<BufReader<File>>, Error> {
        match File::open(&self.0) {
            Ok(file) => Ok(Some(BufReader::new(file))),
            Err(problem) if problem.kind() == io::ErrorKind::NotFound => Ok(None),
            Err(problem) => Err(Error::file("read", &self.0, problem)),
        }
    }

    /// Removes the file, if there is one.
    ///
    /// # Errors
    /// If it cannot be removed.
    pub fn remove(&self) -> io::Result<()> {
        match fs::remove_file(&self.0) {
            Err(problem) if problem.kind() != io::ErrorKind::NotFound => Err(problem),
            _ => Ok(()),
        }
    }
}

/// Receives the progress of a search.
pub trait Audience {
    /// Called from time to time with the number of positions, and of those that wait for others.
    fn progress(&mut self, positions: usize, waiting: usize);

    /// Called with the first checkpoint that cannot be written, in one line.
    fn complain(&mut self, line: &str);
}

/// Writes checkpoints while a game is solved.
#[derive(Debug)]
pub struct Checkpoints<A> {
    /// Who follows the search.
    pub audience: A,
    file: PathBuf,
    every: Duration,
    next: Instant,
    /// Whether a failed checkpoint was reported.
    complained: bool,
}

impl<A: Audience> Checkpoints<A> {
    /// A checkpoint about every so often, beginning now.
    pub fn new(file: &CheckpointFile, every: Duration, audience: A) -> Checkpoints<A> {
        let next = Instant::now() + every;
        Checkpoints { audience, file: file.0.clone(), every, next, complained: false }
    }
}

impl<A: Audience> SolveMonitor for Checkpoints<A> {
    fn progress(&mut self, positions: usize, waiting: usize) {
        self.audience.progress(positions, waiting);
    }

    fn wants_checkpoint(&mut self) -> bool {
        Instant::now() >= self.next
    }

    fn save(&mut self, state: &State<'_>) {
        /// Checkpoints take at most one part in so many of the time.
        const SHARE: u32 = 20;
        let began = Instant::now();
        let stored = store::store_with(&self.file, |out| state.write_to(out));
        if let Err(problem) = stored
            && !std::mem::replace(&mut self.complained, true)
        {
            let line = format!("cannot write a checkpoint to {}: {problem}", self.file.display());
            self.audience.complain(&line);
        }
        self.next = Instant::now() + self.every.max(began.elapsed() * SHARE);
    }
}

/// A prober that proofs are found and checked with, and the fingerprint of its tables.
///
/// # Errors
/// If the tables cannot be read, or the board has more than 64 squares.
pub fn open_for_proof(
    shelf: &Arc<dyn Storage>,
    rules: AnyRules,
) -> Result<(Prober<u64>, TablesFingerprint), TableError> {
    if u32::from(rules.board().squares()) > u64::BITS {
        return Err(TableError::TooWide);
    }
    let tables = Tables::open(Arc::clone(shelf), rules)?;
    let mark = TablesFingerprint::read(&**shelf, tables.pieces())?;
    Ok((Prober::new(Arc::new(tables), 4 * KEPT_BYTES), mark))
}

/// What a proof shows.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Checked {
    /// The value of this position.
    Holds(AnyPosition),
    /// Nothing, for this reason.
    Refused(String),
}

/// Checks a proof against the rules and the tables that it was made with.
///
/// # Errors
/// If the tables cannot be read.
pub fn check_proof(proof: &Proof, shelf: &Arc<dyn Storage>, rules: AnyRules) -> Result<Checked, TableError> {
    let (mut prober, mark) = open_for_proof(shelf, rules)?;
    let refused = |why: &str| Ok(Checked::Refused(why.to_owned()));
    if mark != proof.tables {
        return refused("it was made with other tables");
    }
    let Some(start) = position_at(rules, &proof.start, proof.turn) else {
        return refused("its start is not a legal position");
    };
    match proof.check(rules, &mut prober) {
        Ok(None) => Ok(Checked::Holds(start)),
        Ok(Some(Flaw::Incomplete)) => refused("it does not prove its claim"),
        Ok(Some(Flaw::Position(node))) => {
            let position = position_at(rules, &node.board, Color::White);
            let fen = position.map(|position| fen::write(&position)).unwrap_or_default();
            refused(&format!("it has a gap: {fen}, White to move"))
        }
        Err(problem @ TableError::Foreign { .. }) => refused(&problem.to_string()),
        Err(problem) => Err(problem),
    }
}
