//! The game page.

mod actions;
mod known;
mod moves;
mod status;
mod strip;

use leptos::prelude::*;

use crate::{
    board::GameBoard,
    controller::{App, Screen},
};
use actions::Actions;
use moves::{Entry, Moves};
use status::Status;
use strip::Strip;

/// The game: players above and below the board, the panel beside it.
#[component]
pub(crate) fn GamePage() -> impl IntoView {
    let app = App::get();
    view! {
        <main class="game" data-testid="game" hidden=move || app.screen.get() != Screen::Game>
            <Strip upper=true/>
            <GameBoard/>
            <Strip upper=false/>
            <section class="panel">
                <Status/>
                <Moves/>
                <Entry/>
                <Actions/>
            </section>
        </main>
    }
}
