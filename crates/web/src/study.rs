//! The study page: a board, the engine's lines and a tree of variations.
//!
//! Not here: the tree (`crownhead_study`), what a click on the board means (`boardview`), sentences (`prose`).

mod analysis;
mod bar;
mod desk;
mod drawings;
mod header;
mod keys;
mod lines;
mod moves;
mod notes;
mod open;
mod share;
mod tools;

use leptos::{ev, prelude::*};

use crate::board::{GameBoard, pieces::PieceSymbols};
use bar::Bar;
use desk::Desk;
use drawings::Drawings;
use header::{Header, Notice};
use lines::Lines;
use moves::Moves;
use notes::Notes;
use open::Dialogs;
use share::Paper;
use tools::Tools;

/// The page.
#[component]
pub(crate) fn StudyPage() -> impl IntoView {
    let desk = Desk::provide();
    desk.open_first();
    desk.start_analysis();
    window_event_listener(ev::keydown, move |event| keys::on_key(desk, &event));
    view! {
        <PieceSymbols/>
        <Paper/>
        <Header/>
        <main class="study" data-testid="study">
            <Bar/>
            <div
                class="study-board"
                on:pointerdown=move |event| drawings::begin(desk, &event)
                on:pointerup=move |event| drawings::end(desk, &event)
            >
                <GameBoard><Drawings/></GameBoard>
            </div>
            <section class="panel study-panel">
                <Lines/>
                <Moves/>
                <Notes/>
                <Tools/>
            </section>
        </main>
        <Dialogs/>
        <Notice/>
        <p class="hush" aria-live="polite" role="status" data-testid="spoken">{desk.spoken}</p>
    }
}
