//! A preview of the board of the chosen game.

use crownhead_rules::{AnyPosition, Color};
use leptos::prelude::*;

use crate::{board::mini, controller::App, model::choice::Players};

/// The start position of the chosen game, from the user's side.
#[component]
pub(super) fn Preview() -> impl IntoView {
    let app = App::get();
    let chosen = Memo::new(move |_| {
        app.choice
            .with(|choice| (choice.rules, choice.players == Players::Computer && choice.side == Color::Black))
    });
    let summary = move || crownhead_prose::rules_summary(chosen.get().0);
    let name = move || crownhead_prose::rules_name(chosen.get().0);
    let picture = move || {
        let (rules, flipped) = chosen.get();
        mini::picture(AnyPosition::start(rules), flipped)
    };
    view! {
        <section class="preview">
            <div class="preview-board">{picture}</div>
            <div class="preview-text"><h2>{name}</h2><p>{summary}</p></div>
        </section>
    }
}
