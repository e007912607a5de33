//! What is practiced: the game, the kind of shot, and how.

use crownhead_motif::Motif;
use crownhead_prose::{puzzles, puzzles::PuzzleLabel};
use crownhead_puzzles::Puzzle;
use crownhead_rules::{AnyRules, Variant};
use leptos::prelude::*;

use super::desk::{Desk, OWN, Phase};

/// The choices.
#[component]
pub(super) fn Choose() -> impl IntoView {
    let desk = Desk::get();
    let games = Variant::ALL.iter().map(|&variant| {
        let rules = AnyRules::Variant(variant);
        view! { <option value=variant.key() selected=move || desk.rules.get() == rules>{crownhead_prose::rules_name(rules)}</option> }
    });
    let kind = move |motif: Motif| {
        let key = motif.key();
        view! { <option value=key selected=move || desk.kind.with(|kind| kind == key)>{puzzles::kind(key)}</option> }
    };
    let kinds = move || desk.kinds_there.get().into_iter().map(kind).collect_view();
    let take_game = move |key: String| {
        let Some(variant) = Variant::from_key(&key) else { return };
        desk.rush.set(None);
        desk.notice.set(String::new());
        desk.rules.set(AnyRules::Variant(variant));
        desk.open();
    };
    let take_kind = move |key: String| {
        desk.kind.set(key);
        if !matches!(desk.phase.get_untracked(), Phase::Loading | Phase::Lost) {
            desk.next();
        }
    };
    let running = move || desk.rushing() && desk.phase.get() != Phase::Rushed;
    let no_puzzle = move || matches!(desk.phase.get(), Phase::Loading | Phase::Lost | Phase::Empty);
    view! {
        <div class="puzzle-choose">
            <label class="wide"><span>{PuzzleLabel::Game.text()}</span>
                <select class="field" data-testid="puzzle-game" disabled=running on:change=move |event| take_game(event_target_value(&event))>{games.collect_view()}</select>
            </label>
            <label class="wide"><span>{PuzzleLabel::Kind.text()}</span>
                <select class="field" data-testid="puzzle-kind" disabled=running on:change=move |event| take_kind(event_target_value(&event))>
                    <option value="" selected=move || desk.kind.with(String::is_empty)>{PuzzleLabel::AllKinds.text()}</option>
                    <option value=OWN>{PuzzleLabel::Own.text()}</option>
                    {kinds}
                </select>
            </label>
            <button type="button" class="button" data-testid="puzzle-rush-start" hidden=move || desk.rushing() || no_puzzle() on:click=move |_| desk.start_rush()>
                {PuzzleLabel::Rush.text()}
            </button>
            <button type="button" class="button" data-testid="puzzle-rush-stop" hidden=move || !running() on:click=move |_| desk.stop_rush()>
                {PuzzleLabel::Stop.text()}
            </button>
            <button type="button" class="button" data-testid="puzzle-rush-again" hidden=move || desk.phase.get() != Phase::Rushed on:click=move |_| desk.start_rush()>
                {PuzzleLabel::Again.text()}
            </button>
        </div>
    }
}

impl Desk {
    /// Practices all kinds if there is no puzzle of the one chosen before.
    pub(super) fn forget_absent_kind(self, puzzles: &[Puzzle]) {
        let is_there = self.kind.with_untracked(|kind| {
            let is_it = |motif: &Motif| motif.key() == kind;
            kind.is_empty() || kind == OWN || puzzles.iter().any(|puzzle| puzzle.motifs().iter().any(is_it))
        });
        if !is_there {
            self.kind.set(String::new());
        }
    }

    /// Finds the kinds that occur.
    pub(super) fn find_kinds(self) {
        let there = self.loaded.with_value(|all| {
            let mut left = Motif::ALL.to_vec();
            for puzzle in &all.puzzles {
                let motifs = puzzle.motifs();
                left.retain(|motif| !motifs.contains(motif));
            }
            Motif::ALL.iter().copied().filter(|motif| !left.contains(motif)).collect()
        });
        self.kinds_there.set(there);
    }
}
