//! How a person is getting on: rating, counts, kinds of shots; taking the record along.

use std::collections::BTreeMap;

use crownhead_prose::{puzzles, puzzles::PuzzleLabel, typeset};
use crownhead_puzzles::{
    RecordError,
    trainer::{Card, Progress},
};
use leptos::{prelude::*, task::spawn_local};
use wasm_bindgen::JsCast as _;
use web_sys::HtmlInputElement;

use super::desk::{Desk, today};
use crate::platform::{files, store};

/// Half the width of a 95 % interval in standard deviations.
const INTERVAL: f64 = 1.96;

/// The panel.
#[component]
pub(super) fn ProgressPanel() -> impl IntoView {
    let desk = Desk::get();
    let key = move || desk.rules.get().key().unwrap_or_default();
    let lines = move || desk.progress.with(|progress| lines(progress, key()));
    let rating = move || {
        let strength = desk.progress.with(|progress| progress.strength(key()));
        puzzles::rating(strength.points.round() as u32, (INTERVAL * strength.deviation).round() as u32)
    };
    // A first guess is no rating.
    let is_new = move || desk.progress.with(|progress| !progress.strengths.contains_key(key()));
    let bad = move || desk.imported.with(|(good, _)| !good);
    let told = move || desk.imported.with(|(_, line)| line.clone());
    view! {
        <div class="puzzle-progress" data-testid="puzzle-progress">
            <h2>{PuzzleLabel::Progress.text()}</h2>
            <p class="puzzle-strength" data-testid="puzzle-rating" hidden=is_new>{rating}</p>
            {move || lines().into_iter().map(|line| view! { <p>{typeset(&line)}</p> }).collect_view()}
            <Kinds/>
            <p class="puzzle-imported" class:bad=bad role="status" data-testid="puzzle-imported" hidden=move || told().is_empty()>{told}</p>
            <div class="puzzle-acts">
                <button type="button" class="quiet" data-testid="puzzle-export" on:click=move |_| desk.export()>{PuzzleLabel::Export.text()}</button>
                <label class="quiet puzzle-import">
                    {PuzzleLabel::Import.text()}
                    <input type="file" class="hush" accept="application/json,.json" data-testid="puzzle-import" on:change=move |event| desk.import(&event)/>
                </label>
            </div>
        </div>
    }
}

fn lines(progress: &Progress, key: &str) -> Vec<String> {
    let strength = progress.strength(key);
    let mut lines = Vec::new();
    if strength.solved + strength.failed > 0 {
        lines.push(puzzles::level(strength.points));
        lines.push(puzzles::counts(strength.solved, strength.failed));
        lines.push(puzzles::days(progress.days));
    }
    if progress.best_run > 1 {
        lines.push(puzzles::run(progress.run, progress.best_run));
    }
    let due = progress.due(key, today());
    if due > 0 {
        lines.push(puzzles::due(due as u32));
    }
    lines
}

/// Solved puzzles of each kind that was tried.
#[component]
fn Kinds() -> impl IntoView {
    let desk = Desk::get();
    let rows = move || {
        desk.stamp.track();
        let mut rows: BTreeMap<&'static str, [u32; 2]> = BTreeMap::new();
        desk.progress.with(|progress| {
            desk.loaded.with_value(|all| {
                for (puzzle, name) in all.puzzles.iter().zip(&all.names) {
                    let Some(Card { tries, failures, .. }) = progress.cards.get(name) else { continue };
                    for motif in puzzle.motifs() {
                        let [solved, tried] = rows.entry(motif.key()).or_default();
                        *solved += u32::from(tries > failures);
                        *tried += 1;
                    }
                }
            });
        });
        let row = |(key, [solved, tried]): (&str, [u32; 2])| {
            view! {
                <li>
                    <span>{puzzles::kind(key)}</span>
                    <meter min="0" max=tried.to_string() value=solved.to_string()></meter>
                    <span>{puzzles::share(solved, tried)}</span>
                </li>
            }
        };
        rows.into_iter().map(row).collect_view()
    };
    view! { <ul class="puzzle-shares" data-testid="puzzle-shares">{rows}</ul> }
}

impl Desk {
    fn export(self) {
        let text = self.progress.with_untracked(store::written);
        if let Some(text) = text {
            files::download("crownhead-puzzles.json", "application/json", text.as_bytes());
        }
    }

    fn import(self, event: &web_sys::Event) {
        let input = event.target().and_then(|target| target.dyn_into::<HtmlInputElement>().ok());
        let Some(input) = input else { return };
        let Some(file) = input.files().and_then(|files| files.get(0)) else { return };
        input.set_value("");
        spawn_local(async move {
            let text = wasm_bindgen_futures::JsFuture::from(file.text()).await.ok();
            self.take_record(&text.and_then(|text| text.as_string()).unwrap_or_default());
        });
    }

    /// Takes over a record, and tells what came of it next to the button.
    fn take_record(self, text: &str) {
        let told = match Progress::read(text, today()) {
            Ok(record) => {
                self.progress.update(|progress| progress.merge(record));
                self.save();
                (true, PuzzleLabel::ImportDone.text())
            }
            Err(RecordError::Broken { line, column }) => (false, puzzles::import_broken(line, column)),
            Err(RecordError::Field(name)) => (false, puzzles::import_field(&name)),
            Err(RecordError::Other) => (false, PuzzleLabel::ImportBad.text()),
        };
        self.imported.set(told);
    }
}
