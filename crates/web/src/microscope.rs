//! The page of the search microscope: the tree that a search visits on a small position, step by step.
//!
//! Not here: the searches and the picture (`crownhead_microscope`), sentences (`prose::microscope`).

mod desk;

use crownhead_microscope::{Method, picture};
use crownhead_prose::{
    microscope::{self as words, MicroLabel},
    puzzles::PuzzleLabel,
    study::StudyLabel,
    typeset,
};
use crownhead_rules::{AnyRules, Variant};
use leptos::prelude::*;
use wasm_bindgen::JsCast as _;

use crate::{
    board::{GameBoard, pieces::PieceSymbols},
    icons::{Glyph, Icon, Mark},
    platform::{address, files},
    version_notice::VersionNotice,
};
use desk::{DEEPEST, Desk};

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
            <section class="panel study-panel">
                <Choose/>
                <Facts/>
                <Counts/>
            </section>
            <section class="panel micro-tree">
                <Replay/>
                <TreePicture/>
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

/// What is known of the chosen node, or else of the tree.
#[component]
fn Facts() -> impl IntoView {
    let desk = Desk::get();
    let lines = move || {
        let node = desk.shown();
        desk.tree.with(|tree| {
            let Some(record) = tree.nodes.get(node) else { return Vec::new() };
            let mut lines = vec![words::path(tree, node)];
            lines.extend(words::facts(record, desk.is_open(node)));
            lines
        })
    };
    let all = move || desk.tree.with(words::visited);
    view! {
        <div class="puzzle-task">
            <p data-testid="micro-visited">{move || typeset(&all())}</p>
            <div class="micro-facts" data-testid="micro-facts">
                {move || lines().into_iter().map(|line| view! { <p>{typeset(&line)}</p> }).collect_view()}
            </div>
            <p class="puzzle-rated">{MicroLabel::Hint.text()}</p>
        </div>
    }
}

/// How many nodes each method visits at each depth.
#[component]
fn Counts() -> impl IntoView {
    let desk = Desk::get();
    let legend = Method::ALL.into_iter().enumerate().map(|(number, method)| {
        view! { <li><span class=format!("key s{number}")></span>{words::method_name(method)}</li> }
    });
    view! {
        <div class="puzzle-progress micro-counts" data-testid="micro-counts">
            <h2>{MicroLabel::Counts.text()}</h2>
            <div inner_html=move || desk.counts.with(|counts| picture::plot(counts))></div>
            <ul>{legend.collect_view()}</ul>
        </div>
    }
}

/// The buttons of the replay.
#[component]
fn Replay() -> impl IntoView {
    let desk = Desk::get();
    let all = move || desk.tree.with(|tree| tree.events.len());
    let slide = move |text: String| {
        if let Ok(step) = text.parse() {
            desk.go(step);
        }
    };
    let export = move |_| {
        let svg = desk.tree.with_untracked(|tree| picture::page(tree, |node| words::node_title(tree, node)));
        files::download("tree.svg", "image/svg+xml", svg.as_bytes());
    };
    view! {
        <div class="micro-replay">
            <button type="button" class="icon-button" data-testid="micro-back" aria-label=MicroLabel::Back.text() title=MicroLabel::Back.text() on:click=move |_| desk.go(desk.step.get_untracked().saturating_sub(1))>
                <Icon glyph=Glyph::Back/>
            </button>
            <button type="button" class="icon-button" data-testid="micro-play" aria-label=move || play_label(desk) title=move || play_label(desk) on:click=move |_| desk.play()>
                {move || view! { <Icon glyph=if desk.playing.get() { Glyph::Pause } else { Glyph::Play }/> }}
            </button>
            <button type="button" class="icon-button" data-testid="micro-forward" aria-label=MicroLabel::Forward.text() title=MicroLabel::Forward.text() on:click=move |_| desk.go(desk.step.get_untracked() + 1)>
                <Icon glyph=Glyph::Next/>
            </button>
            <input type="range" min="1" max=all prop:value=move || desk.step.get() data-testid="micro-slider" aria-label=MicroLabel::Title.text() on:input=move |event| slide(event_target_value(&event))/>
            <span class="micro-step" data-testid="micro-step">{move || words::step(desk.step.get(), all())}</span>
            <button type="button" class="button" data-testid="micro-whole" on:click=move |_| desk.go(usize::MAX)>{MicroLabel::Whole.text()}</button>
            <button type="button" class="button" data-testid="micro-export" on:click=export>{MicroLabel::Export.text()}</button>
        </div>
    }
}

fn play_label(desk: Desk) -> String {
    if desk.playing.get() { MicroLabel::Pause.text() } else { MicroLabel::Play.text() }
}

/// The picture of the tree.
#[component]
fn TreePicture() -> impl IntoView {
    let desk = Desk::get();
    let svg = move || {
        let step = desk.step.get();
        let name = |tree: &crownhead_microscope::Tree, node| words::node_title(tree, node);
        desk.tree
            .with(|tree| desk.layout.with(|layout| picture::svg(tree, layout, step, |node| name(tree, node))))
    };
    let click = move |event: web_sys::MouseEvent| {
        let node = event
            .target()
            .and_then(|target| target.dyn_into::<web_sys::Element>().ok())
            .and_then(|element| element.closest("[data-node]").ok().flatten())
            .and_then(|element| element.get_attribute("data-node")?.parse().ok());
        desk.choose(node);
    };
    view! { <div class="micro-picture" data-testid="micro-picture" tabindex="0" on:click=click inner_html=svg></div> }
}
