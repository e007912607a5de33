//! The games that cannot be played, with their reasons and texts.

use crownhead_api::library::{BadLine, LibraryJob, LibraryReply};
use crownhead_prose::library::{self, LibraryLabel};
use leptos::{prelude::*, task::spawn_local};

use super::shelf::Shelf;
use crate::dialogs::frame::DialogFrame;

/// The dialog, if it is open.
#[component]
pub(super) fn BadGames() -> impl IntoView {
    let shelf = Shelf::get();
    let close = Callback::new(move |()| shelf.shows_bad.set(false));
    move || {
        shelf.shows_bad.get().then(|| {
            view! {
                <DialogFrame id="bad" title=LibraryLabel::Bad.text() class="" close=close>
                    <List/>
                </DialogFrame>
            }
        })
    }
}

#[component]
fn List() -> impl IntoView {
    let shelf = Shelf::get();
    let lines: RwSignal<Vec<BadLine>> = RwSignal::new(Vec::new());
    spawn_local(async move {
        if let Some(LibraryReply::Bad(bad)) = shelf.ask(LibraryJob::Bad).await {
            lines.set(bad);
        }
    });
    let line = |bad: BadLine| {
        view! {
            <details class="bad-game">
                <summary>{bad.reason}</summary>
                <pre>{bad.text}</pre>
            </details>
        }
    };
    view! { <div class="bad-games" data-testid="bad-games">{move || lines.get().into_iter().map(line).collect_view()}</div> }
}

/// What opens the dialog, if there are such games.
#[component]
pub(super) fn BadButton() -> impl IntoView {
    let shelf = Shelf::get();
    let count = Memo::new(move |_| shelf.summary.with(|summary| summary.as_ref().map_or(0, |it| it.bad)));
    move || {
        (count.get() > 0).then(|| {
            view! { <button type="button" class="quiet" data-testid="bad" on:click=move |_| shelf.shows_bad.set(true)>{library::bad_games(count.get())}</button> }
        })
    }
}
