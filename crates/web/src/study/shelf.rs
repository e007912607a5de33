//! Chapters of the study, and studies that were left: nothing that is opened replaces anything for good.
//!
//! Not here: the dialogs (`chapters`, `open`), the list itself (`model::recent`).

use crownhead_engine::Opponent;
use crownhead_prose::study::{self, StudyLabel};
use crownhead_study::{Chapters, Study, import};
use leptos::prelude::*;

use super::desk::Desk;
use crate::{
    model::{
        recent::{LeftStudy, Recent},
        saved::Saved,
        seats::Seats,
        words,
    },
    platform::{address, store},
};

/// The address of the game's page with the game in progress.
const GAME: &str = "./#game";

impl Desk {
    /// Opens the study that was left here, at its chapter.
    pub(super) fn open_stored(self) {
        let text = store::load::<String>(store::STUDY);
        if let Some(mut chapters) = text.and_then(|text| read(&text)) {
            chapters.turn_to(store::load(store::CHAPTER).unwrap_or(0));
            self.set_chapters(chapters);
        }
    }

    /// Puts another study in place and keeps the present one on the list.
    pub(super) fn replace(self, study: Study) {
        self.replace_all(Chapters::new(study));
    }

    /// The same with chapters.
    pub(super) fn replace_all(self, chapters: Chapters) {
        if self.read_chapters(Chapters::to_pdn) != chapters.to_pdn() {
            self.put_aside();
        }
        self.set_chapters(chapters);
    }

    /// Adds a chapter and opens it.
    pub(super) fn add_chapter(self, study: Study) {
        let blank = self.read_chapters(Chapters::is_blank);
        let added = self.change_chapters(|chapters| {
            if blank {
                *chapters = Chapters::new(study);
                return true;
            }
            chapters.add(study)
        });
        if !added {
            self.notice.set(study::chapters_full(Chapters::MOST));
        }
    }

    /// Removes a chapter. It goes to the list of studies that were left.
    pub(super) fn remove_chapter(self, chapter: usize) {
        let mut removed = None;
        self.change_chapters(|chapters| {
            removed = chapters.remove(chapter);
            removed.is_some()
        });
        if let Some(removed) = removed {
            self.shelve(&Chapters::new(removed));
        }
    }

    fn put_aside(self) {
        let chapters = self.read_chapters(Clone::clone);
        self.shelve(&chapters);
    }

    fn shelve(self, chapters: &Chapters) {
        if chapters.is_blank() {
            return;
        }
        let name = chapters.names().into_iter().flatten().next();
        let (open, text) = (chapters.open(), chapters.to_pdn());
        let rules = crownhead_prose::rules_name(open.rules());
        let size = match chapters.count() {
            1 => study::half_moves(open.main_line().len()),
            count => study::chapter_count(count),
        };
        let (name, detail) = match name {
            Some(name) => (name, format!("{rules} · {size}")),
            None => (rules, size),
        };
        self.recent.update(|recent| recent.add(LeftStudy { name, detail, text }));
        self.keep_recent();
    }

    /// Stores the list; if there is no room, without its oldest studies.
    pub(super) fn keep_recent(self) {
        while !self.recent.with_untracked(|recent| store::save(store::RECENT, recent))
            && self.recent.try_update(Recent::drop_oldest).unwrap_or(false)
        {}
    }

    /// Opens a study of the list again; the present one takes its place there.
    pub(super) fn restore(self, index: usize) {
        let text =
            self.recent.with_untracked(|recent| recent.studies.get(index).map(|left| left.text.clone()));
        match text.as_deref().and_then(read) {
            Some(chapters) => {
                self.forget_left(index);
                self.replace_all(chapters);
                self.dialog.set(None);
            }
            None => self.notice.set(StudyLabel::RecentUnreadable.text()),
        }
    }

    /// Deletes a study of the list.
    pub(super) fn forget_left(self, index: usize) {
        self.recent.update(|recent| _ = recent.take(index));
        self.keep_recent();
    }

    /// Goes to the game's page to play on from the cursor. The game in progress there goes to the list.
    pub(super) fn play_from_here(self) {
        let game = self.read(Study::game);
        let left = store::load::<Saved>(store::GAME).and_then(|saved| saved.read().ok());
        if let Some(left) = left.filter(|left| !left.game().moves().is_empty())
            && let Ok(study) = Study::from_game(left.game(), &words::tags(&left))
        {
            self.shelve(&Chapters::new(study));
        }
        let seats = Seats::against(Opponent::default_for(game.rules()), game.position().turn());
        let flipped = self.board.read(crownhead_boardview::Board::flipped);
        store::save(store::GAME, &Saved::of_game(&game, seats, flipped));
        address::go(GAME);
    }
}

/// The chapters in a text of ours; `None` if it has none that can be read.
fn read(text: &str) -> Option<Chapters> {
    let import = import::import(text.as_bytes(), "").ok()?;
    let all = (0..import.len()).filter_map(|index| import.open(index).ok());
    Chapters::of(all.map(|opened| opened.study).take(Chapters::MOST).collect())
}

/// What a chapter is called.
pub(super) fn chapter_name(name: Option<String>, index: usize) -> String {
    name.unwrap_or_else(|| study::chapter_number(index + 1))
}
