//! The tree: its replay, the facts of the chosen node, the picture and its legend.

use crownhead_microscope::picture;
use crownhead_prose::{
    microscope::{self as words, MicroLabel},
    typeset,
};
use leptos::prelude::*;
use wasm_bindgen::JsCast as _;

use super::desk::Desk;
use crate::{
    icons::{Glyph, Icon},
    panel_notice::PanelNotice,
    platform::files,
};

/// How much larger one step makes the picture.
const ZOOM_STEP: f64 = 1.4;

/// The panel.
#[component]
pub(super) fn TreePanel() -> impl IntoView {
    let desk = Desk::get();
    let all = move || desk.tree.with(words::visited);
    let export = move |_| {
        let svg = desk.tree.with_untracked(|tree| {
            let note = words::cut_off(tree).unwrap_or_default();
            picture::page(tree, |node| words::node_title(tree, node), &note)
        });
        files::download("tree.svg", "image/svg+xml", svg.as_bytes());
    };
    view! {
        <section class="panel micro-tree">
            <PanelNotice notice=desk.notice/>
            <Replay/>
            <Facts/>
            <TreePicture/>
            <div class="micro-foot">
                <Legend/>
                <div class="micro-state">
                    <p data-testid="micro-visited">{move || typeset(&all())}</p>
                    <button type="button" class="quiet" data-testid="micro-export" on:click=export>{MicroLabel::Export.text()}</button>
                </div>
                <p class="puzzle-rated">{MicroLabel::Hint.text()}</p>
            </div>
        </section>
    }
}

/// What is known of the chosen node, or else of the root. It keeps its height, so that nothing moves in a replay.
#[component]
fn Facts() -> impl IntoView {
    let desk = Desk::get();
    let path = move || desk.tree.with(|tree| words::path(tree, desk.shown()));
    let facts = move || {
        let node = desk.shown();
        desk.tree.with(|tree| words::facts(tree, node, desk.is_open(node)).join(" "))
    };
    view! {
        <div class="micro-facts" data-testid="micro-facts">
            <p>{move || typeset(&path())}</p>
            <p>{move || typeset(&facts())}</p>
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
            <button type="button" class="icon-button" data-testid="micro-zoom-out" aria-label=MicroLabel::ZoomOut.text() title=MicroLabel::ZoomOut.text() on:click=move |_| desk.zoom_by(1.0 / ZOOM_STEP)>
                <Icon glyph=Glyph::Minus/>
            </button>
            <button type="button" class="icon-button" data-testid="micro-zoom-in" aria-label=MicroLabel::ZoomIn.text() title=MicroLabel::ZoomIn.text() on:click=move |_| desk.zoom_by(ZOOM_STEP)>
                <Icon glyph=Glyph::New/>
            </button>
            <button type="button" class="button" data-testid="micro-whole" on:click=move |_| desk.show_whole()>{MicroLabel::Whole.text()}</button>
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
        let hit = event
            .target()
            .and_then(|target| target.dyn_into::<web_sys::Element>().ok())
            .and_then(|element| element.closest("[data-node]").ok().flatten())
            .and_then(|element| element.get_attribute("data-node")?.parse().ok());
        let point = (f64::from(event.client_x()), f64::from(event.client_y()));
        desk.choose(hit.or_else(|| desk.node_near(point)));
    };
    let zoom = move || desk.zoom.get().map(|zoom| format!("--zoom: {zoom}"));
    view! { <div class="micro-picture" class:fit=move || desk.zoom.get().is_none() style=zoom node_ref=desk.frame data-testid="micro-picture" tabindex="0" on:click=click inner_html=svg></div> }
}

/// What the colors and shapes mean, of those that the tree has.
#[component]
fn Legend() -> impl IntoView {
    let desk = Desk::get();
    let has = move |class: &str| {
        desk.tree.with(|tree| match class {
            "unfinished" => !tree.finished,
            "known" | "join" => tree.known > 0,
            "skipped" => tree.skipped > 0,
            _ => true,
        })
    };
    let entry = move |(class, up): (&'static str, bool)| {
        view! { <li hidden=move || !has(class)><span inner_html=picture::sample(class, up)></span>{words::legend(class)}</li> }
    };
    view! {
        <ul class="micro-legend" aria-label=MicroLabel::Legend.text() data-testid="micro-legend">{picture::LEGEND.map(entry).collect_view()}</ul>
    }
}
