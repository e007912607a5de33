//! Reading pasted text, files and drops in small steps, so that the page never blocks.
//!
//! Not here: formats (`crownhead_study::import`), the dialog (`open`).

use crownhead_study::{
    Chapters,
    import::{self, Import, ImportError, Importer},
};
use js_sys::Promise;
use leptos::prelude::*;
use wasm_bindgen::{JsCast, closure::Closure};
use wasm_bindgen_futures::JsFuture;
use web_sys::File;

use super::desk::Desk;
use crate::{files_in, platform::now};

/// The bytes of a file that are read at once.
const PIECE: f64 = 1_048_576.0;
/// The bytes read between two looks at the clock.
const STEP: usize = 32 << 10;
/// The longest time without a break, in milliseconds: half a frame.
const LONGEST: f64 = 8.0;

/// What is being read.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Reading {
    /// Shares of 100.
    pub(super) percent: u8,
    pub(super) games: usize,
}

/// Lists of games that were opened together, and their problems.
#[derive(Default)]
pub(super) struct Opened {
    pub(super) imports: Vec<Import>,
    pub(super) errors: Vec<String>,
}

impl Desk {
    /// Reads a text.
    pub(super) fn read_text(self, text: String) {
        let run = self.next_reading();
        leptos::task::spawn_local(async move {
            let mut importer = Importer::new("", Some(self.rules()));
            let read = importer.push(text.as_bytes());
            drop(text);
            let import = match read {
                Ok(()) => self.read_steps(&mut importer, run, true).await.then(|| importer.into_import()),
                Err(error) => Some(Err(error)),
            };
            self.opened(run, import.into_iter().map(|import| (String::new(), import)).collect());
        });
    }

    /// Reads files one after another.
    pub(super) fn read_files(self, files: Vec<File>) {
        let run = self.next_reading();
        leptos::task::spawn_local(async move {
            let mut results = Vec::new();
            for file in files {
                let Some(result) = self.read_file(&file, run).await else { return };
                results.push((file.name(), result));
            }
            self.opened(run, results);
        });
    }

    /// Reads a file; `None` if reading was canceled.
    async fn read_file(self, file: &File, run: u32) -> Option<Result<Import, ImportError>> {
        let mut importer = Importer::new(&file.name(), Some(self.rules()));
        let (mut at, size) = (0.0, file.size());
        while at < size {
            let end = (at + PIECE).min(size);
            let bytes = files_in::piece(file, at, end).await?;
            if let Err(error) = importer.push(&bytes) {
                return Some(Err(error));
            }
            at = end;
            if !self.read_steps(&mut importer, run, at >= size).await {
                return None;
            }
        }
        Some(importer.into_import())
    }

    /// Lets the importer work, with breaks. Returns false if reading was canceled.
    async fn read_steps(self, importer: &mut Importer, run: u32, last: bool) -> bool {
        if last {
            importer.finish();
        }
        loop {
            let began = now();
            while now() - began < LONGEST {
                if !importer.step(STEP) {
                    return self.reading_run.get_value() == run;
                }
            }
            let (read, pushed) = importer.progress();
            let percent = (read * 100 / pushed.max(1)) as u8;
            self.reading.set(Some(Reading { percent, games: importer.found() }));
            pause().await;
            if self.reading_run.get_value() != run {
                return false;
            }
        }
    }

    fn next_reading(self) -> u32 {
        self.reading_run.update_value(|run| *run += 1);
        self.reading.set(Some(Reading { percent: 0, games: 0 }));
        self.reading_run.get_value()
    }

    /// Stops reading.
    pub(super) fn cancel_reading(self) {
        self.reading_run.update_value(|run| *run += 1);
        self.reading.set(None);
    }

    fn opened(self, run: u32, results: Vec<(String, Result<Import, ImportError>)>) {
        if self.reading_run.get_value() != run {
            return;
        }
        self.reading.set(None);
        let mut opened = Opened::default();
        for (name, result) in results {
            match result {
                Ok(import) => opened.imports.push(import),
                Err(error) if name.is_empty() => opened.errors.push(sentence(&error)),
                Err(error) => opened.errors.push(format!("{name}: {}", sentence(&error))),
            }
        }
        let single = opened.errors.is_empty() && opened.imports.len() == 1 && opened.imports[0].len() == 1;
        self.imported.set_value(opened);
        self.imported_stamp.update(|stamp| *stamp += 1);
        if single {
            self.open_imported(0, 0);
        }
    }

    /// Opens a game of what was read.
    pub(super) fn open_imported(self, file: usize, index: usize) {
        let opened =
            self.imported.with_value(|opened| opened.imports.get(file).map(|import| import.open(index)));
        match opened {
            Some(Ok(opened)) => {
                let repaired = repaired(&opened);
                if self.as_chapters.get_untracked() {
                    self.add_chapter(opened.study);
                } else {
                    self.replace(opened.study);
                }
                self.dialog.set(None);
                if let Some(line) = repaired {
                    self.notice.set(line);
                }
            }
            Some(Err(error)) => self.notice.set(sentence(&error)),
            None => {}
        }
    }

    /// Opens all games that were read, as chapters. Those that cannot be read are told and left out.
    pub(super) fn open_all(self) {
        let results: Vec<_> = self.imported.with_value(|opened| {
            let all = opened.imports.iter();
            all.flat_map(|import| (0..import.len()).map(|index| import.open(index))).collect()
        });
        let (mut studies, mut problems) = (Vec::new(), Vec::new());
        for result in results {
            match result {
                Ok(opened) => {
                    problems.extend(repaired(&opened));
                    studies.push(opened.study);
                }
                Err(error) => problems.push(sentence(&error)),
            }
        }
        self.dialog.set(None);
        if self.as_chapters.get_untracked() {
            for study in studies {
                self.add_chapter(study);
            }
        } else if let Some(chapters) = Chapters::of(studies) {
            self.replace_all(chapters);
        }
        if let Some(first) = problems.first() {
            self.notice.set(crownhead_prose::study::repaired(first, problems.len() - 1));
        }
    }
}

/// What was repaired in a game, if anything was.
fn repaired(opened: &import::Opened) -> Option<String> {
    let problem = opened.problems.first()?;
    let more = opened.problems.len() + opened.more_problems;
    let first = sentence(&ImportError::Pdn(Box::new(problem.clone())));
    Some(crownhead_prose::study::repaired(&first, more.saturating_sub(1)))
}

/// An error as a sentence.
fn sentence(error: &ImportError) -> String {
    let text = error.to_string();
    let mut letters = text.chars();
    let first = letters.next().map(|letter| letter.to_uppercase().to_string()).unwrap_or_default();
    let end = if text.ends_with(['.', '!', '?']) { "" } else { "." };
    format!("{first}{}{end}", letters.as_str())
}

/// Lets the page draw and react.
async fn pause() {
    let promise = Promise::new(&mut |resolve, _| {
        let done = Closure::once_into_js(move || {
            _ = resolve.call0(&wasm_bindgen::JsValue::UNDEFINED);
        });
        _ = window().set_timeout_with_callback(done.unchecked_ref());
    });
    _ = JsFuture::from(promise).await;
}
