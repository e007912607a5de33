//! The library page: search in the games that the browser or the server keeps, and add more.
//!
//! Not here: searching (`crownhead-librarian`), messages (`platform::library_link`), sentences (`prose::library`).

mod add;
mod bad;
mod conditions;
pub(crate) mod list;
mod pattern;
mod shelf;

use crownhead_prose::{
    library::{self, LibraryLabel},
    study::StudyLabel,
};
use leptos::ev;
use leptos::prelude::*;

use crate::{
    board::pieces::PieceSymbols,
    icons::{Glyph, Icon, Mark},
    platform::address,
    version_notice::VersionNotice,
};
use add::AddGames;
use bad::BadGames;
use conditions::Conditions;
use list::Results;
use shelf::Shelf;

/// The page.
#[component]
pub(crate) fn LibraryPage() -> impl IntoView {
    let shelf = Shelf::provide();
    shelf.open();
    window_event_listener(ev::hashchange, move |_| shelf.search_for_address());
    view! {
        <PieceSymbols set=Signal::stored(crate::platform::defaults::settings().pieces)/>
        <header class="top in-game">
            <a class="logo" href="./" data-testid="home" aria-label=StudyLabel::BackToStart.text()>
                <Mark/>
                <span>"Crownhead"</span>
            </a>
            <span class="game-name" data-testid="library-size"><Size/></span>
            <span class="space"></span>
            <button type="button" class="icon-button to-search" data-testid="to-search" aria-label=LibraryLabel::Search.text() title=LibraryLabel::Search.text() aria-expanded=move || shelf.searching.get().to_string() on:click=move |_| shelf.searching.update(|on| *on = !*on)>
                <Icon glyph=Glyph::Search/>
            </button>
            <a class="icon-button" href=address::STUDY data-testid="to-study" aria-label=LibraryLabel::Study.text() title=LibraryLabel::Study.text()>
                <Icon glyph=Glyph::Study/>
            </a>
        </header>
        <main
            class="library"
            class:searching=move || shelf.searching.get()
            data-testid="library"
            on:dragover=move |event| event.prevent_default()
            on:drop=move |event| add::dropped(shelf, &event)
        >
            <h1 class="hush">{LibraryLabel::Title.text()}</h1>
            <Conditions/>
            <section class="panel results">
                <AddGames/>
                <Results/>
            </section>
        </main>
        <BadGames/>
        <VersionNotice/>
        <p class="hush" aria-live="polite" role="status" data-testid="spoken">{move || shelf.spoken.get()}</p>
    }
}

/// How many games there are, and where.
#[component]
fn Size() -> impl IntoView {
    let shelf = Shelf::get();
    move || {
        let Some(summary) = shelf.summary.get() else { return LibraryLabel::Title.text() };
        let games = library::games(summary.games);
        if summary.file.is_empty() {
            format!("{} · {games}", LibraryLabel::Title.text())
        } else {
            format!("{} · {games}", library::file(&summary.file))
        }
    }
}
