//! The page with a game on it.

mod actions;
mod moves;
mod status;
mod strip;

use leptos::prelude::*;

use crate::board::GameBoard;
use actions::Actions;
use moves::{Entry, Moves};
use status::Status;
use strip::Strip;

/// The game: players above and below the board, the panel beside it.
#[component]
pub(crate) fn GamePage() -> impl IntoView {
    view! {
        <main class="game" data-testid="game">
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
