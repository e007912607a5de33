//! The page of puzzles: practice with spaced repetition, a timed rush, and a person's progress.
//!
//! Not here: which puzzle comes next and what an answer is worth (`crownhead_puzzles::trainer`), sentences
//! (`prose::puzzles`).

mod choose;
mod desk;
pub(crate) mod own;
mod progress;
mod rush;

use crownhead_prose::{puzzles, puzzles::PuzzleLabel, study::StudyLabel, typeset};
use leptos::{ev, prelude::*};

use crate::{
    board::{GameBoard, pieces::PieceSymbols},
    icons::{Glyph, Icon, Mark},
    panel_notice::PanelNotice,
    platform::address,
    version_notice::VersionNotice,
    whole_moves::whole_moves,
};
use choose::Choose;
use desk::{Desk, Phase};
use progress::ProgressPanel;

/// The page.
#[component]
pub(crate) fn PuzzlePage() -> impl IntoView {
    let desk = Desk::provide();
    desk.open();
    window_event_listener(ev::keydown, move |event| {
        let typing = event.target().is_some_and(|target| {
            use wasm_bindgen::JsCast as _;
            !target.has_type::<web_sys::HtmlElement>()
                || target
                    .unchecked_ref::<web_sys::HtmlElement>()
                    .matches("input,select,button,summary")
                    .unwrap_or(true)
        });
        if event.key() == "Enter" && !typing && desk.phase.get_untracked().is_over() {
            event.prevent_default();
            desk.next();
        }
    });
    view! {
        <PieceSymbols set=Signal::stored(crate::platform::defaults::settings().pieces)/>
        <header class="top in-game">
            <a class="logo" href="./" data-testid="home" aria-label=StudyLabel::BackToStart.text()>
                <Mark/>
                <span>"Crownhead"</span>
            </a>
            <span class="game-name"><span class="page-name">{PuzzleLabel::Title.text()}" · "</span>{move || crownhead_prose::rules_name(desk.rules.get())}</span>
            <span class="space"></span>
            <a class="icon-button" href=move || address::study_of(desk.rules.get(), "") data-testid="to-study" aria-label=StudyLabel::Title.text() title=StudyLabel::Title.text()>
                <Icon glyph=Glyph::Study/>
            </a>
        </header>
        <main class="study puzzles" data-testid="puzzles" data-phase=move || desk.phase.get().token()>
            <h1 class="hush">{PuzzleLabel::Title.text()}</h1>
            <div class="study-board" data-position=desk.position_text()><GameBoard/></div>
            <section class="panel study-panel">
                <PanelNotice notice=desk.notice/>
                <Task/>
                <Choose/>
                <ProgressPanel/>
            </section>
        </main>
        <VersionNotice/>
        <p class="hush" aria-live="polite" role="status" data-testid="spoken">{desk.said}</p>
    }
}

/// What is to be done, what has happened, and what comes next.
#[component]
fn Task() -> impl IntoView {
    let desk = Desk::get();
    let task = move || {
        let rules = desk.rules.get();
        match desk.phase.get() {
            Phase::Loading => PuzzleLabel::Loading.text(),
            Phase::Lost => PuzzleLabel::Offline.text(),
            Phase::Empty => PuzzleLabel::None.text(),
            Phase::Rushed => PuzzleLabel::Rushed.text(),
            _ if desk.is_own.get() => {
                desk.side.get().map_or_else(String::new, |side| puzzles::own_task(rules, side))
            }
            _ => desk.side.get().map_or_else(String::new, |side| puzzles::to_move(rules, side)),
        }
    };
    let rated =
        move || desk.rating.get().filter(|_| !desk.rushing() && !desk.is_own.get()).map(puzzles::numbered);
    let over = move || desk.phase.get().is_over();
    let open = move || matches!(desk.phase.get(), Phase::Yours | Phase::Wrong);
    view! {
        <div class="puzzle-task">
            <h2 data-testid="puzzle-task">{task}</h2>
            <p class="puzzle-rated">{rated}</p>
            <p class="puzzle-said" class:good=move || desk.phase.get() == Phase::Solved class:bad=move || desk.phase.get() == Phase::Wrong data-testid="puzzle-said">{move || desk.said.with(|said| whole_moves(said))}</p>
            <p class="puzzle-kinds" data-testid="puzzle-kinds" hidden=move || !over()>{move || typeset(&desk.kinds.get())}</p>
            <rush::RushLine/>
            <div class="puzzle-acts">
                <button type="button" class="button primary" data-testid="puzzle-next" hidden=move || !over() on:click=move |_| desk.next()>
                    {move || if desk.phase.get() == Phase::Rushed { PuzzleLabel::PlayOn.text() } else { PuzzleLabel::Next.text() }}
                </button>
                <button type="button" class="button" data-testid="puzzle-solution" hidden=move || !open() || desk.rushing() on:click=move |_| desk.show_solution()>
                    {PuzzleLabel::Solution.text()}
                </button>
            </div>
        </div>
    }
}
