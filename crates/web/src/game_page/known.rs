//! Endgame-table values: the button that shows them, and the list of all moves.

use crownhead_engine::{ProbeResult, Verdict, Wdl};
use crownhead_prose::{Label, endgames, typeset};
use leptos::prelude::*;

use crate::{
    board::badges::{figure, glyph, token},
    controller::{App, Said, Tone},
    icons::{Glyph, Icon},
    model::{session::Session, words},
};

/// The card while table values are shown, or in an exercise. That the win is gone comes first: a button goes with it.
pub(super) fn said(app: App, session: &Session) -> Option<Said> {
    if let Some(known) = session.known().filter(|_| app.values.get() && session.slip().is_none()) {
        let told = endgames::known(session.position(), known);
        return Some(Said::new(Tone::Hint, told.lead, told.text));
    }
    let told = words::drill(session)?;
    let tone = match (session.slip(), session.last_judged()) {
        (Some(_), _) => Tone::Refusal,
        (None, Some(_)) => Tone::Good,
        (None, None) => Tone::Calm,
    };
    Some(Said::new(tone, typeset(&told.lead), typeset(&told.text)))
}

/// Shows the value of every move if endgame tables cover the position.
#[component]
pub(super) fn ValuesToggle() -> impl IntoView {
    let app = App::get();
    let there = Memo::new(move |_| app.shown.with(|session| session.known().is_some()));
    let pressed = move || app.values.get().to_string();
    let button = move || {
        view! {
            <button type="button" class="values" data-testid="action-values" aria-label=Label::EndgameValues.text() aria-pressed=pressed on:click=move |_| app.toggle_values()>
                <span><Icon glyph=Glyph::Crown/>{Label::EndgameValues.text()}</span>
            </button>
        }
    };
    move || there.get().then(button)
}

/// One entry of the list.
#[derive(Clone, PartialEq)]
struct Entry {
    text: String,
    label: String,
    verdict: Verdict,
    best: bool,
}

fn entries(session: &Session, known: &ProbeResult) -> Vec<Entry> {
    let position = session.position();
    let first = known.moves.first().map(|&(_, verdict)| verdict);
    let entry = |(mv, verdict): &(_, Verdict)| Entry {
        text: typeset(&crownhead_prose::path_text(position, mv)),
        label: typeset(&endgames::known_move(position, mv, *verdict)),
        verdict: *verdict,
        best: first == Some(*verdict),
    };
    known.moves.iter().map(entry).collect()
}

/// All legal moves with their values, best first. A click plays the move.
#[component]
pub(super) fn KnownMoves() -> impl IntoView {
    let app = App::get();
    let list = Memo::new(move |_| {
        let wanted = app.values.get() && app.said.with(Option::is_none);
        app.shown.with(|session| session.known().filter(|_| wanted).map(|known| entries(session, known)))
    });
    let entry = move |(index, entry): (usize, Entry)| {
        let class = format!("known-move {}", token(Wdl::of(entry.verdict)));
        view! {
            <li>
                <button type="button" class=class class:best=entry.best data-testid=format!("known-{index}") title=entry.label
                    on:click=move |_| app.play_listed(index)>
                    <span class="hush">{entry.label.clone()}</span>
                    <span aria-hidden="true">{entry.text}</span>
                    <span class="worth" aria-hidden="true">
                        <svg viewBox="0 0 12 12"><path d=glyph(Wdl::of(entry.verdict))></path></svg>
                        {figure(entry.verdict)}
                    </span>
                </button>
            </li>
        }
    };
    move || {
        list.get().map(|list| {
            view! { <ul class="known-moves" data-testid="known-moves">{list.into_iter().enumerate().map(entry).collect_view()}</ul> }
        })
    }
}
