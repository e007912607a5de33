//! The study page: a board, the engine's lines and a tree of variations.
//!
//! Not here: the tree (`crownhead_study`), what a click on the board means (`boardview`), sentences (`prose`).

mod analysis;
mod bar;
mod chapters;
mod clocks;
mod desk;
mod dialogs;
mod drawings;
mod editor;
mod engine_foot;
mod explorer;
mod header;
mod import;
mod keys;
mod lines;
mod link;
mod moves;
mod notes;
mod open;
mod review;
mod share;
mod shelf;
mod tools;

use crownhead_prose::study::StudyLabel;
use leptos::{ev, prelude::*};

use crate::{
    board::{GameBoard, pieces::PieceSymbols},
    version_notice::VersionNotice,
};
use bar::Bar;
use chapters::ChapterChoice;
use clocks::Clocks;
use desk::Desk;
use dialogs::Dialogs;
use drawings::Drawings;
use editor::EditorPage;
use explorer::{Explorer, ExplorerPanel};
use header::{Header, Notice};
use lines::Lines;
use moves::Moves;
use notes::Notes;
use review::{Pointer, ReviewPanel};
use share::Paper;
use tools::Tools;

/// The page.
#[component]
pub(crate) fn StudyPage() -> impl IntoView {
    let desk = Desk::provide();
    let explorer = Explorer::provide();
    desk.open_first();
    desk.start_analysis();
    desk.watch_review();
    window_event_listener(ev::keydown, move |event| keys::on_key(desk, explorer, &event));
    view! {
        <PieceSymbols set=Signal::stored(crate::platform::defaults::settings().pieces)/>
        <Paper/>
        <Header/>
        <main
            class="study"
            data-testid="study"
            class:asking=desk.review().is_asking()
            class:editing=move || desk.editing.with(Option::is_some)
            class:exploring=move || explorer.is_open()
            on:dragover=move |event| event.prevent_default()
            on:drop=move |event| open::dropped(desk, &event)
        >
            <h1 class="hush">{StudyLabel::Title.text()}</h1>
            {move || match desk.editing.get() {
                Some(edit) => view! { <EditorPage edit=edit/> }.into_any(),
                None => view! { <Analysis/> }.into_any(),
            }}
        </main>
        <Dialogs/>
        <Notice/>
        <VersionNotice/>
        <p class="hush" aria-live="polite" role="status" data-testid="spoken">{desk.spoken}</p>
    }
}

/// The board with the engine, the moves and the notes.
#[component]
fn Analysis() -> impl IntoView {
    let desk = Desk::get();
    let position = desk.position_text();
    view! {
        <Bar/>
        <div
            class="study-board"
            data-node=move || desk.cursor.get().index()
            data-position=position
            on:pointerdown=move |event| drawings::begin(desk, &event)
            on:pointerup=move |event| drawings::end(desk, &event)
        >
            <GameBoard><Drawings/><Pointer/></GameBoard>
        </div>
        <section class="panel study-panel" class:reviewing=desk.review().is_open()>
            <Lines/>
            <ChapterChoice/>
            <Moves/>
            <Clocks/>
            <ReviewPanel/>
            <ExplorerPanel/>
            <Notes/>
            <Tools/>
        </section>
    }
}
