//! The choice of a time control, for a new game or for the one on the board.

use crownhead_clock::{COMMON, Controls};
use crownhead_prose::{Label, Note, clock};
use leptos::prelude::*;

use super::{Frame, ListEntry};
use crate::controller::App;

/// The clock of the game on the board.
#[component]
pub(super) fn ClockDialog() -> impl IntoView {
    let app = App::get();
    let now = Signal::derive(move || app.controls());
    view! {
        <Frame id="clock" title=Label::Clock.text()>
            <p class="question">{Note::ClockStarts.text()}</p>
            <ClockList taken=now take=move |text: String| { app.set_clock(&text); app.close(); }/>
        </Frame>
    }
}

/// Time controls in common use, and a field for any other.
#[component]
pub(crate) fn ClockList(
    #[prop(into)] taken: Signal<String>,
    take: impl Fn(String) + Clone + 'static,
) -> impl IntoView {
    let app = App::get();
    let rules = app.rules().get_untracked();
    let words = move |text: &str| text.parse::<Controls>().map(|controls| clock::controls(rules, &controls));
    let written = RwSignal::new(String::new());
    let custom = taken.get_untracked();
    if !COMMON.contains(&custom.as_str()) {
        written.set(custom);
    }
    let told = move || {
        let text = written.get();
        match words(text.trim()) {
            _ if text.trim().is_empty() => (Note::ClockCustom.text(), false),
            Ok(line) => (line, false),
            Err(error) => (clock::control_problem(error), true),
        }
    };
    let set = {
        let take = take.clone();
        move || {
            let text = written.get_untracked().trim().to_owned();
            if text.parse::<Controls>().is_ok() {
                take(text);
            }
        }
    };
    let entry = move |text: &'static str| {
        let take = take.clone();
        let line = words(text).unwrap_or_default();
        let (name, line) = if text == COMMON[0] { (line, String::new()) } else { (text.to_owned(), line) };
        view! {
            <ListEntry id=format!("option-{text}") name=name line=line
                taken=Signal::derive(move || taken.with(|taken| taken == text)) take=move || take(text.to_owned())/>
        }
    };
    view! {
        <div class="options" data-testid="clocks">{COMMON.map(entry).collect_view()}</div>
        <form class="own-time" on:submit=move |event| { event.prevent_default(); set(); }>
            <label for="own-time">{Label::ClockCustom.text()}</label>
            <div class="own-time-row">
                <input id="own-time" class="field" data-testid="own-time" autocomplete="off" spellcheck="false" placeholder="15+10"
                    aria-describedby="own-time-told" prop:value=written on:input=move |event| written.set(event_target_value(&event))/>
                <button type="submit" class="button" data-testid="own-time-set">{Label::TimeSet.text()}</button>
            </div>
            <p id="own-time-told" class:wrong=move || told().1 data-testid="own-time-told">{move || told().0}</p>
        </form>
    }
}
