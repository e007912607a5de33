//! The games that were found.

use crownhead_api::library::{GameLine, LibraryJob, LibraryReply};
use crownhead_notation::rules_of_key;
use crownhead_prose::library::{self, LibraryLabel};
use leptos::{prelude::*, task::spawn_local};

use super::{bad::BadButton, shelf::Shelf};
use crate::{
    icons::{Glyph, Icon},
    platform::files,
};

/// The name of stored rules.
pub(super) fn rules_name(key: &str) -> String {
    rules_of_key(key).map_or_else(|| key.to_owned(), crownhead_prose::rules_name)
}

/// The result as it stands in tables.
pub(crate) fn score(result: &str) -> &'static str {
    match result {
        "white" => "1–0",
        "black" => "0–1",
        "draw" => "½–½",
        "both-lost" => "0–0",
        _ => "",
    }
}

/// A player with a rating.
pub(crate) fn player(name: &str, rating: u16) -> String {
    match (name, rating) {
        ("", _) => LibraryLabel::UnknownPlayer.text(),
        (name, 0) => name.to_owned(),
        (name, rating) => format!("{name} ({rating})"),
    }
}

/// Event and date. Unknown parts of a date are left out.
pub(crate) fn occasion(line: &GameLine) -> String {
    let date = line.date.split('.').filter(|part| !part.contains('?')).collect::<Vec<_>>().join(".");
    [line.event.clone(), date].into_iter().filter(|part| !part.is_empty()).collect::<Vec<_>>().join(" · ")
}

/// How many games were found, and what can be done with all of them.
#[component]
fn Head() -> impl IntoView {
    let shelf = Shelf::get();
    let total = Memo::new(move |_| shelf.found.with(|found| found.as_ref().map(|found| found.total)));
    let none = Memo::new(move |_| total.get().unwrap_or(0) == 0);
    let is_empty = move || shelf.is_empty();
    let export = move |_| {
        let query = shelf.query.get_untracked();
        spawn_local(async move {
            if let Some(LibraryReply::Pdn(text)) = shelf.ask(LibraryJob::Export(query)).await {
                files::download("games.pdn", "application/vnd.draughts-pdn", text.as_bytes());
            }
        });
    };
    view! {
        <div class="results-head">
            <h2 data-testid="total" hidden=is_empty>{move || total.get().map(library::found)}</h2>
            <span class="space"></span>
            <BadButton/>
            <ClearButton/>
            <button type="button" class="quiet" data-testid="export" disabled=none on:click=export>{LibraryLabel::Export.text()}</button>
        </div>
    }
}

/// Removes all games, after a second click.
#[component]
fn ClearButton() -> impl IntoView {
    let shelf = Shelf::get();
    let sure = RwSignal::new(false);
    let here = Memo::new(move |_| {
        shelf
            .summary
            .with(|summary| summary.as_ref().is_some_and(|it| it.file.is_empty() && it.games + it.bad > 0))
    });
    let clear = move |_| {
        if !sure.get_untracked() {
            return sure.set(true);
        }
        sure.set(false);
        spawn_local(async move {
            if let Some(LibraryReply::Summary(summary)) = shelf.ask(LibraryJob::Clear).await {
                shelf.summary.set(Some(summary));
                shelf.added.set(Vec::new());
                shelf.find();
            }
        });
    };
    let label = move || if sure.get() { LibraryLabel::ClearSure.text() } else { LibraryLabel::Clear.text() };
    move || {
        here.get().then(|| {
            view! { <button type="button" class="quiet" class:danger-text=sure data-testid="clear" on:click=clear on:blur=move |_| sure.set(false)>{label}</button> }
        })
    }
}

/// The list with its head.
#[component]
pub(super) fn Results() -> impl IntoView {
    let shelf = Shelf::get();
    let row = move |line: GameLine| {
        let game = line.game;
        let about = occasion(&line);
        let place = (line.ply > 0).then(|| library::at_move(line.ply.div_ceil(2)));
        let facts = [Some(rules_name(&line.rules)), Some(about).filter(|it| !it.is_empty()), place];
        view! {
            <li>
                <button type="button" class="game-row" data-testid=format!("game-{game}") title=LibraryLabel::Open.text() on:click=move |_| shelf.open_game(game)>
                    <span class="game-players">
                        <span class="game-side white">{player(&line.white, line.ratings[0])}</span>
                        <span class="game-side black">{player(&line.black, line.ratings[1])}</span>
                    </span>
                    <b class="game-score">{score(&line.result)}</b>
                    <span class="game-about">{facts.into_iter().flatten().collect::<Vec<_>>().join(" · ")}</span>
                    <Icon glyph=Glyph::Next/>
                </button>
            </li>
        }
    };
    let games =
        move || shelf.found.with(|found| found.as_ref().map(|found| found.games.clone()).unwrap_or_default());
    let more = move || {
        shelf.found.with(|found| found.as_ref().is_some_and(|found| (found.games.len() as u32) < found.total))
    };
    let empty = move || shelf.is_empty();
    view! {
        <Head/>
        <p class="wrong" role="alert" data-testid="library-error">{move || shelf.error.get()}</p>
        <Show when=empty><p class="none" data-testid="library-empty">{LibraryLabel::Empty.text()}</p></Show>
        <ol class="game-list" data-testid="games">
            <For each=games key=|line| (line.game, line.ply) children=row/>
        </ol>
        <Show when=more>
            <button type="button" class="button more" data-testid="more" on:click=move |_| shelf.more()>{LibraryLabel::More.text()}</button>
        </Show>
    }
}
