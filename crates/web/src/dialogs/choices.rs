//! A row of options, one of them chosen.

use leptos::prelude::*;

/// One option: the suffix of its test id, and its text.
pub(super) type Entry = (String, String);

/// A heading with a row of options.
#[component]
pub(super) fn Choices(
    /// The prefix of the test ids.
    id: &'static str,
    label: String,
    entries: Vec<Entry>,
    #[prop(into)] taken: Signal<usize>,
    take: impl Fn(usize) + Copy + 'static,
) -> impl IntoView {
    let choice = move |(index, (end, words)): (usize, Entry)| {
        view! {
            <button
                type="button"
                role="radio"
                class="choice"
                data-testid=format!("{id}-{end}")
                aria-checked=move || (taken.get() == index).to_string()
                on:click=move |_| take(index)
            >{words}</button>
        }
    };
    view! {
        <div class="setting">
            <span class="setting-label" id=format!("label-{id}")>{label}</span>
            <div class="choices" role="radiogroup" aria-labelledby=format!("label-{id}")>
                {entries.into_iter().enumerate().map(choice).collect_view()}
            </div>
        </div>
    }
}

/// A heading with a toggle.
#[component]
pub(super) fn Switch(
    /// The test id.
    id: &'static str,
    label: String,
    #[prop(into)] on: Signal<bool>,
    turn: impl Fn(bool) + 'static,
) -> impl IntoView {
    view! {
        <button
            type="button"
            class="switch-row"
            role="switch"
            data-testid=id
            aria-checked=move || on.get().to_string()
            on:click=move |_| turn(!on.get_untracked())
        >
            <span>{label}</span>
            <span class="switch"></span>
        </button>
    }
}
