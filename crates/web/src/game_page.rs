//! The game page.

mod actions;
mod corner;
mod known;
pub(crate) mod moves;
mod status;
mod strip;

use crownhead_prose::Label;
use leptos::prelude::*;

use crate::{
    board::{GameBoard, drawn},
    controller::{App, Screen},
    icons::{Glyph, Icon},
};
use actions::Actions;
use corner::Corner;
use moves::{Entry, Moves};
use status::Status;
use strip::Strip;

/// The game: players above and below the board, the panel beside it.
#[component]
pub(crate) fn GamePage() -> impl IntoView {
    let app = App::get();
    view! {
        <main class="game" data-testid="game" hidden=move || app.screen.get() != Screen::Game
            style:--size=move || app.settings.with(|settings| f64::from(settings.size) / 100.0).to_string()>
            <Strip upper=true/>
            <div
                class="game-board"
                on:pointerdown=move |event| app.begin_drawing(&event)
                on:pointerup=move |event| app.end_drawing(&event)
            >
                <GameBoard><Drawings/></GameBoard>
                <Corner/>
            </div>
            <Strip upper=false/>
            <section class="panel">
                <Status/>
                <Moves/>
                <Entry/>
                <Actions/>
            </section>
            <button type="button" class="icon-button zen-end" data-testid="zen-end" aria-label=Label::ShowAll.text() title=Label::ShowAll.text()
                on:click=move |_| app.toggle_zen()>
                <Icon glyph=Glyph::Close/>
            </button>
        </main>
    }
}

/// The arrows and circles that the user has drawn.
#[component]
fn Drawings() -> impl IntoView {
    let app = App::get();
    let shapes = move || {
        // The board may be turned.
        app.board.stamp().track();
        app.display()
            .drawings
            .get()
            .into_iter()
            .map(|drawing| drawn::shape(app.board, drawing))
            .collect_view()
    };
    view! { <g class="mark" data-testid="drawings">{shapes}</g> }
}
