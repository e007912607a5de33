//! The page of the search microscope: the tree that a search visits on a small position, step by step.
//!
//! Not here: the searches and the picture (`crownhead_microscope`), sentences (`prose::microscope`).

mod desk;
mod tree;

use crownhead_microscope::{Method, plot};
use crownhead_prose::{
    microscope::{self as words, MicroLabel},
    puzzles::PuzzleLabel,
    study::StudyLabel,
    typeset,
};
use crownhead_rules::{AnyRules, Variant};
use leptos::prelude::*;

use crate::{
    board::{GameBoard, pieces::PieceSymbols},
    icons::{Glyph, Icon, Mark},
    platform::address,
    version_notice::VersionNotice,
};
use desk::{DEEPEST, Desk};
use tree::TreePanel;

/// The page.
#[component]
pub(crate) fn MicroscopePage() -> impl IntoView {
    let desk = Desk::provide();
    desk.search();
    let name = move || crownhead_prose::rules_name(desk.rules.get());
    view! {
        <PieceSymbols set=Signal::stored(crate::platform::defaults::settings().pieces)/>
        <header class="top in-game">
            <a class="logo" href="./" data-testid="home" aria-label=StudyLabel::BackToStart.text()>
                <Mark/>
                <span>"Crownhead"</span>
            </a>
            <span class="game-name"><span class="page-name">{MicroLabel::Title.text()}" · "</span>{name}</span>
            <span class="space"></span>
            <a class="icon-button" href=address::STUDY data-testid="to-study" aria-label=StudyLabel::Title.text() title=StudyLabel::Title.text()>
                <Icon glyph=Glyph::Study/>
            </a>
        </header>
        <main class="study puzzles microscope" data-testid="microscope" data-visited=move || desk.tree.with(|tree| tree.visited.to_string())>
            <h1 class="hush">{MicroLabel::Title.text()}</h1>
            <div class="study-board" data-position=desk.position_text()><GameBoard/></div>
            <TreePanel/>
            <section class="panel study-panel">
                <Choose/>
                <Counts/>
            </section>
        </main>
        <VersionNotice/>
        <p class="hush" aria-live="polite" role="status" data-testid="spoken">{desk.said}</p>
    }
}

/// The game, the position, the method and the depth.
#[component]
fn Choose() -> impl IntoView {
    let desk = Desk::get();
    let game = |variant: Variant| {
        let rules = AnyRules::Variant(variant);
        view! { <option value=variant.key() selected=move || desk.rules.get() == rules>{crownhead_prose::rules_name(rules)}</option> }
    };
    let method = |method: Method| view! { <option value=method.key() selected=move || desk.method.get() == method>{words::method_name(method)}</option> };
    let depth =
        |depth: u8| view! { <option value=depth selected=move || desk.depth.get() == depth>{depth}</option> };
    let take_depth = move |text: String| {
        if let Ok(depth) = text.parse() {
            desk.depth.set(depth);
            desk.search();
        }
    };
    view! {
        <div class="puzzle-choose">
            <label><span>{PuzzleLabel::Game.text()}</span>
                <select class="field" data-testid="micro-game" on:change=move |event| desk.take_game(&event_target_value(&event))>{Variant::ALL.iter().map(|&variant| game(variant)).collect_view()}</select>
            </label>
            <label><span>{MicroLabel::Depth.text()}</span>
                <select class="field" data-testid="micro-depth" on:change=move |event| take_depth(event_target_value(&event))>{(1..=DEEPEST).map(depth).collect_view()}</select>
            </label>
            <label class="wide"><span>{MicroLabel::Method.text()}</span>
                <select class="field" data-testid="micro-method" on:change=move |event| desk.take_method(&event_target_value(&event))>{Method::ALL.map(method).collect_view()}</select>
            </label>
            <p class="wide puzzle-rated">{move || typeset(&words::method_line(desk.method.get()))}</p>
            <div class="wide puzzle-acts">
                <button type="button" class="button" data-testid="micro-small" on:click=move |_| desk.small()>{MicroLabel::Small.text()}</button>
                <button type="button" class="button" data-testid="micro-start" on:click=move |_| desk.start()>{MicroLabel::Start.text()}</button>
                <button type="button" class="button" data-testid="micro-undo" disabled=move || desk.before.with(Vec::is_empty) on:click=move |_| desk.undo()>{MicroLabel::Undo.text()}</button>
            </div>
        </div>
    }
}

/// How many nodes each method visits at each depth.
#[component]
fn Counts() -> impl IntoView {
    let desk = Desk::get();
    let legend = Method::ALL.into_iter().enumerate().map(|(number, method)| {
        view! { <li><span class="key" inner_html=plot::sample(number)></span>{words::method_name(method)}</li> }
    });
    view! {
        <div class="puzzle-progress micro-counts" data-testid="micro-counts">
            <h2>{MicroLabel::Counts.text()}</h2>
            <div inner_html=move || desk.counts.with(|counts| plot::plot(counts))></div>
            <ul>{legend.collect_view()}</ul>
        </div>
    }
}
