//! The library of the page: a file that `serve --library` names.
//!
//! `GET library` tells what it holds; `POST library` takes a job and returns the reply, both as JSON. Not here: who may ask
//! (`server`), how jobs are answered (`crownhead-librarian`). Invariant: games can be searched while others are added.

use std::collections::HashMap;
use std::path::Path;
use std::sync::{Mutex, MutexGuard, PoisonError};

use crownhead_api::library::{Added, LibraryJob, LibraryReply, LibrarySummary, Piece};
use crownhead_librarian::{Intake, Librarian, summary};
use crownhead_library::db::{Imported, Library};
use crownhead_server::Answer;

use super::tables_desk::answer_of;
use crate::failure::Failure;

/// The path of the library.
pub(super) const PATH: &str = "library";
/// The most bytes of a job: a piece of a file, as JSON.
pub(super) const LONGEST: usize = 2 << 20;
/// The most files that are added at the same time.
const FILES: usize = 16;

/// A library with a connection for searches, which may take a second, one for everything else that only reads, and one for
/// writing.
pub(super) struct LibraryDesk {
    file: String,
    searching: Mutex<(Library, Librarian)>,
    reading: Mutex<Library>,
    writing: Mutex<(Library, HashMap<String, Intake>)>,
}

impl LibraryDesk {
    /// Opens a library, or makes a new one.
    pub(super) fn open(path: &Path) -> Result<LibraryDesk, Failure> {
        let open = || {
            Library::open_or_create(path)
                .map_err(|problem| Failure::Usage(format!("library {}: {problem}", path.display())))
        };
        Ok(LibraryDesk {
            file: path.display().to_string(),
            writing: Mutex::new((open()?, HashMap::new())),
            searching: Mutex::new((open()?, Librarian::default())),
            reading: Mutex::new(open()?),
        })
    }

    /// What the library holds.
    pub(super) fn summary(&self) -> Answer {
        answer_of(200, &self.summarized())
    }

    fn summarized(&self) -> LibraryReply {
        let library = &*held(&self.reading);
        let named = |summary| LibraryReply::Summary(LibrarySummary { file: self.file.clone(), ..summary });
        summary(library).map_or_else(LibraryReply::Failed, named)
    }

    /// Does a job.
    pub(super) fn order(&self, text: &str) -> Answer {
        match serde_json::from_str::<LibraryJob>(text) {
            Ok(job) => answer_of(200, &self.reply(&job)),
            Err(problem) => answer_of(400, &LibraryReply::Failed(format!("invalid job: {problem}"))),
        }
    }

    fn reply(&self, job: &LibraryJob) -> LibraryReply {
        match job {
            LibraryJob::Summary => self.summarized(),
            LibraryJob::Add(piece) => self.add(piece),
            LibraryJob::Clear => LibraryReply::Failed(format!(
                "This library is the file {}: delete it while the server is stopped",
                self.file
            )),
            LibraryJob::Find { .. } | LibraryJob::Export(_) => {
                let (library, librarian) = &mut *held(&self.searching);
                answer(librarian, library, job)
            }
            LibraryJob::Explore(_) | LibraryJob::Game(_) | LibraryJob::Bad => {
                answer(&mut Librarian::default(), &held(&self.reading), job)
            }
        }
    }

    fn add(&self, piece: &Piece) -> LibraryReply {
        let (library, intakes) = &mut *held(&self.writing);
        if intakes.len() >= FILES && !intakes.contains_key(&piece.name) {
            intakes.clear();
        }
        let games = intakes.entry(piece.name.clone()).or_default().take(piece);
        if piece.last {
            intakes.remove(&piece.name);
        }
        let added = library.add(&piece.name, games);
        held(&self.searching).1.forget();
        match added {
            Ok(Imported { new, duplicates, bad, .. }) => {
                LibraryReply::Added(Added { new: new as u32, duplicates: duplicates as u32, bad: bad as u32 })
            }
            Err(problem) => LibraryReply::Failed(problem.to_string()),
        }
    }
}

fn answer(librarian: &mut Librarian, library: &Library, job: &LibraryJob) -> LibraryReply {
    librarian.answer(library, job).unwrap_or_else(|| LibraryReply::Failed(String::new()))
}

/// A lock; what it holds is sound even after a panic, because a library changes by transactions only.
fn held<T>(lock: &Mutex<T>) -> MutexGuard<'_, T> {
    lock.lock().unwrap_or_else(PoisonError::into_inner)
}
