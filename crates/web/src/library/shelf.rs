//! The state of the page.
//!
//! Invariant: the address, the conditions and the list belong together; an answer to an older search is dropped.

use crownhead_api::library::{GameLine, GameQuery, LibraryJob, LibraryReply, LibrarySummary};
use crownhead_prose::library;
use leptos::{prelude::*, task::spawn_local};

use super::add::Adding;
use crate::{
    model::game_query,
    platform::{address, api, library_link::LibraryLink, store},
};

/// Games that are listed at once.
const PAGE: u32 = 100;

/// The games that were found.
#[derive(Clone, PartialEq, Default)]
pub(super) struct Found {
    pub(super) total: u32,
    pub(super) games: Vec<GameLine>,
}

/// The state.
#[derive(Clone, Copy)]
pub(super) struct Shelf {
    link: StoredValue<Option<LibraryLink>, LocalStorage>,
    pub(super) summary: RwSignal<Option<LibrarySummary>>,
    /// The conditions as they are being written.
    pub(super) query: RwSignal<GameQuery>,
    pub(super) found: RwSignal<Option<Found>>,
    /// The number of the last search.
    search: StoredValue<u32>,
    pub(super) error: RwSignal<String>,
    pub(super) adding: RwSignal<Option<Adding>>,
    /// What has become of the files that were added.
    pub(super) added: RwSignal<Vec<String>>,
    /// Changes when adding is canceled.
    pub(super) run: StoredValue<u32>,
    pub(super) shows_bad: RwSignal<bool>,
    /// Whether the conditions are shown on a narrow screen.
    pub(super) searching: RwSignal<bool>,
    pub(super) spoken: RwSignal<String>,
}

impl Shelf {
    pub(super) fn provide() -> Shelf {
        let shelf = Shelf {
            link: StoredValue::new_local(None),
            summary: RwSignal::new(None),
            query: RwSignal::new(GameQuery::default()),
            found: RwSignal::new(None),
            search: StoredValue::new(0),
            error: RwSignal::new(String::new()),
            adding: RwSignal::new(None),
            added: RwSignal::new(Vec::new()),
            run: StoredValue::new(0),
            shows_bad: RwSignal::new(false),
            searching: RwSignal::new(false),
            spoken: RwSignal::new(String::new()),
        };
        provide_context(shelf);
        shelf
    }

    pub(super) fn get() -> Shelf {
        expect_context()
    }

    /// Whether it is known that there are no games.
    pub(super) fn is_empty(self) -> bool {
        self.summary.with(|summary| summary.as_ref().is_some_and(|summary| summary.games == 0))
    }

    /// Connects, and searches for what the address asks.
    pub(super) fn open(self) {
        self.query.set(game_query::read(&address::fragment_pairs()));
        spawn_local(async move {
            let link = LibraryLink::open(move |summary| {
                self.summary.set(Some(summary));
                self.find();
            });
            let link = link.await;
            self.link.set_value(link);
            self.refresh().await;
            self.find();
            self.add_from_address().await;
        });
    }

    /// Adds the games that a page of the club sends here.
    async fn add_from_address(self) {
        // Only files of this site: anyone can write a link.
        let is_own = |path: &String| path.starts_with("./club/api/");
        let Some(path) = address::query("add").filter(is_own) else { return };
        address::replace_query("");
        match api::text(&path).await {
            Some(text) => self.add_text(text),
            None => self.error.set(library::unreadable("PDN")),
        }
    }

    /// Searches for what the address asks.
    pub(super) fn search_for_address(self) {
        self.query.set(game_query::read(&address::fragment_pairs()));
        self.find();
    }

    /// Puts the conditions into the address, which starts the search.
    pub(super) fn submit(self) {
        self.searching.set(false);
        let pairs = self.query.with_untracked(game_query::write);
        let before = address::fragment();
        address::set_fragment_pairs(&pairs);
        if address::fragment() == before {
            self.find();
        }
    }

    /// Does a job. A failure is shown.
    pub(super) async fn ask(self, job: LibraryJob) -> Option<LibraryReply> {
        let Some(link) = self.link.get_value() else {
            self.error.set(library::failed(""));
            return None;
        };
        match link.ask(job).await {
            LibraryReply::Failed(reason) => {
                self.error.set(format!("{}.", reason.trim_end_matches('.')));
                None
            }
            reply => {
                self.error.set(String::new());
                Some(reply)
            }
        }
    }

    /// Counts the games again.
    pub(super) async fn refresh(self) {
        if let Some(LibraryReply::Summary(summary)) = self.ask(LibraryJob::Summary).await {
            self.summary.set(Some(summary));
        }
    }

    /// Searches from the beginning.
    pub(super) fn find(self) {
        self.list(0);
    }

    /// Lists more of the games that were found.
    pub(super) fn more(self) {
        let skip = self.found.with_untracked(|found| found.as_ref().map_or(0, |found| found.games.len()));
        self.list(skip as u32);
    }

    fn list(self, skip: u32) {
        let search = self.search.get_value() + 1;
        self.search.set_value(search);
        let query = self.query.get_untracked();
        spawn_local(async move {
            let reply = self.ask(LibraryJob::Find { query, skip, most: PAGE }).await;
            if self.search.get_value() != search {
                return;
            }
            match reply {
                Some(LibraryReply::Found { total, mut games }) => {
                    let mut all = Vec::new();
                    if skip > 0 {
                        all = self.found.with_untracked(|found| found.clone().unwrap_or_default().games);
                    }
                    all.append(&mut games);
                    self.found.set(Some(Found { total, games: all }));
                    self.spoken.set(library::found(total));
                }
                _ => self.found.set(None),
            }
        });
    }

    /// Opens a game in the study.
    pub(super) fn open_game(self, game: u32) {
        spawn_local(async move {
            if let Some(LibraryReply::Pdn(text)) = self.ask(LibraryJob::Game(game)).await {
                store::hand_to_study(&text, address::STUDY);
            }
        });
    }
}
