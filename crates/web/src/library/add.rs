//! Adding games: files are read in pieces, and each piece is kept before the next one is read.

use crownhead_api::library::{Added, LibraryJob, LibraryReply, Piece};
use crownhead_prose::library::{self, LibraryLabel};
use leptos::{prelude::*, task::spawn_local};
use web_sys::{DragEvent, File};

use super::shelf::Shelf;
use crate::{
    files_in::{self, FileButton},
    icons::{Glyph, Icon},
    model::text_pieces::Decoder,
    platform::clipboard,
};

/// The bytes that are read at once.
const PIECE: f64 = 262_144.0;

/// How far a file has been read.
#[derive(Clone, PartialEq)]
pub(super) struct Adding {
    name: String,
    percent: u8,
    games: u32,
}

/// Adds what is dropped on the page.
pub(super) fn dropped(shelf: Shelf, event: &DragEvent) {
    match files_in::dropped(event) {
        Some((files, text)) if files.is_empty() => shelf.add_text(text),
        Some((files, _)) => shelf.add_files(files),
        None => {}
    }
}

impl Shelf {
    fn begin(self) -> u32 {
        self.run.update_value(|run| *run += 1);
        self.added.set(Vec::new());
        self.run.get_value()
    }

    fn cancel(self) {
        self.run.update_value(|run| *run += 1);
        self.adding.set(None);
    }

    /// Adds files one after another.
    fn add_files(self, files: Vec<File>) {
        let run = self.begin();
        spawn_local(async move {
            for file in files {
                let (name, size) = (file.name(), file.size());
                let (mut decoder, mut at, mut sum) = (Decoder::default(), 0.0, Added::default());
                loop {
                    let end = (at + PIECE).min(size);
                    let Some(bytes) = files_in::piece(&file, at, end).await else {
                        self.error.set(library::unreadable(&name));
                        return self.end_adding().await;
                    };
                    let (first, last) = (at == 0.0, end >= size);
                    let text = decoder.decode(&bytes, last);
                    let percent = (end * 100.0 / size.max(1.0)) as u8;
                    if !self.add_piece(&name, text, [first, last], (&mut sum, percent), run).await {
                        return self.end_adding().await;
                    }
                    at = end;
                    if last {
                        break;
                    }
                }
                self.note(&name, sum);
            }
            self.end_adding().await;
        });
    }

    /// Adds a text.
    pub(super) fn add_text(self, text: String) {
        if text.trim().is_empty() {
            return;
        }
        let run = self.begin();
        spawn_local(async move {
            let (name, mut sum) = ("PDN", Added::default());
            if self.add_piece(name, text, [true, true], (&mut sum, 100), run).await {
                self.note(name, sum);
            }
            self.end_adding().await;
        });
    }

    /// Adds a piece. Returns false if that failed or adding was canceled.
    async fn add_piece(
        self,
        name: &str,
        text: String,
        [first, last]: [bool; 2],
        (sum, percent): (&mut Added, u8),
        run: u32,
    ) -> bool {
        if self.run.get_value() != run {
            return false;
        }
        self.adding.set(Some(Adding { name: name.to_owned(), percent, games: sum.new }));
        let rules = self.query.with_untracked(|query| query.rules.clone());
        let piece = Piece { name: name.to_owned(), text, first, last, rules };
        let Some(LibraryReply::Added(added)) = self.ask(LibraryJob::Add(piece)).await else { return false };
        sum.new += added.new;
        sum.duplicates += added.duplicates;
        sum.bad += added.bad;
        self.run.get_value() == run
    }

    fn note(self, name: &str, Added { new, duplicates, bad }: Added) {
        let line = library::added(name, [new, duplicates, bad]);
        self.spoken.set(line.clone());
        self.added.update(|lines| lines.push(line));
    }

    async fn end_adding(self) {
        self.adding.set(None);
        let error = self.error.get_untracked();
        self.refresh().await;
        self.find();
        if !error.is_empty() {
            self.error.set(error);
        }
    }
}

/// The box at the top: what can be added, what is being added, what was.
#[component]
pub(super) fn AddGames() -> impl IntoView {
    let shelf = Shelf::get();
    let chosen = Callback::new(move |files| shelf.add_files(files));
    let paste = move |_| clipboard::paste(move |text| shelf.add_text(text.unwrap_or_default()));
    let hint = move || {
        let in_file = shelf.summary.with(|summary| summary.as_ref().is_some_and(|it| !it.file.is_empty()));
        if in_file { LibraryLabel::DropServer.text() } else { LibraryLabel::Drop.text() }
    };
    view! {
        <div class="add">
            <p class="add-hint">{hint}</p>
            <FileButton id="add" chosen=chosen><Icon glyph=Glyph::Open/>{LibraryLabel::Add.text()}</FileButton>
            <button type="button" class="button" data-testid="add-paste" on:click=paste>{crownhead_prose::study::StudyLabel::Paste.text()}</button>
        </div>
        {move || shelf.adding.get().map(|adding| view! {
            <div class="reading" data-testid="adding">
                <progress max="100" value=adding.percent></progress>
                <span>{library::adding(&adding.name, adding.percent, adding.games)}</span>
                <button type="button" class="button" data-testid="adding-cancel" on:click=move |_| shelf.cancel()>{LibraryLabel::Cancel.text()}</button>
            </div>
        })}
        <ul class="added" data-testid="added">
            {move || shelf.added.get().into_iter().map(|line| view! { <li>{line}</li> }).collect_view()}
        </ul>
    }
}
