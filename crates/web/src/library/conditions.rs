//! The form with the conditions of a search.

use crownhead_api::library::GameQuery;
use crownhead_prose::library::LibraryLabel;
use leptos::prelude::*;

use super::{list::rules_name, pattern::PatternBoard, shelf::Shelf};

/// A condition that is a text.
type Place = fn(&mut GameQuery) -> &mut String;

/// A field.
#[component]
fn Field(
    id: &'static str,
    label: LibraryLabel,
    place: Place,
    #[prop(optional)] example: Option<LibraryLabel>,
) -> impl IntoView {
    let shelf = Shelf::get();
    let value = move || shelf.query.with(|query| place(&mut query.clone()).clone());
    let write = move |event: web_sys::Event| {
        let text = event_target_value(&event);
        shelf.query.update(|query| *place(query) = text);
    };
    view! {
        <label class="setting">
            <span class="setting-label">{label.text()}</span>
            <input class="field" type="text" data-testid=id spellcheck="false" autocomplete="off" placeholder=example.map(LibraryLabel::text) prop:value=value on:input=write/>
        </label>
    }
}

/// A field for a year.
#[component]
fn Year(
    id: &'static str,
    label: LibraryLabel,
    place: fn(&mut GameQuery) -> &mut Option<u16>,
) -> impl IntoView {
    let shelf = Shelf::get();
    let value = move || {
        shelf.query.with(|query| place(&mut query.clone()).map(|year| year.to_string()).unwrap_or_default())
    };
    let write = move |event: web_sys::Event| {
        let year = event_target_value(&event).trim().parse().ok();
        shelf.query.update(|query| *place(query) = year);
    };
    view! {
        <label class="setting">
            <span class="setting-label">{label.text()}</span>
            <input class="field" type="text" inputmode="numeric" maxlength="4" data-testid=id autocomplete="off" prop:value=value on:change=write/>
        </label>
    }
}

/// A switch.
#[component]
fn Check(id: &'static str, label: LibraryLabel, place: fn(&mut GameQuery) -> &mut bool) -> impl IntoView {
    let shelf = Shelf::get();
    let on = move || shelf.query.with(|query| *place(&mut query.clone()));
    let write = move |event: web_sys::Event| {
        let on = event_target_checked(&event);
        shelf.query.update(|query| *place(query) = on);
    };
    view! {
        <label class="check">
            <input type="checkbox" data-testid=id prop:checked=on on:change=write/>
            <span>{label.text()}</span>
        </label>
    }
}

/// The rules that the library has.
#[component]
fn Rules() -> impl IntoView {
    let shelf = Shelf::get();
    let chosen = move || shelf.query.with(|query| query.rules.clone());
    let options = move || {
        let mut keys: Vec<String> = shelf.summary.with(|summary| {
            summary
                .as_ref()
                .map(|it| it.rules.iter().map(|(key, _)| key.clone()).collect())
                .unwrap_or_default()
        });
        let chosen = chosen();
        if !chosen.is_empty() && !keys.contains(&chosen) {
            keys.push(chosen.clone());
        }
        let option = |key: String| {
            let name = rules_name(&key);
            view! { <option value=key.clone() selected=key == chosen>{name}</option> }
        };
        keys.into_iter().map(option).collect_view()
    };
    let write = move |event: web_sys::Event| {
        let key = event_target_value(&event);
        shelf.query.update(|query| {
            query.rules = key;
            query.pattern.clear();
        });
    };
    view! {
        <label class="setting">
            <span class="setting-label">{LibraryLabel::Rules.text()}</span>
            <select class="field" data-testid="query-rules" prop:value=chosen on:change=write>
                <option value="">{LibraryLabel::AnyGame.text()}</option>
                {options}
            </select>
        </label>
    }
}

/// The results.
#[component]
fn Outcome() -> impl IntoView {
    let shelf = Shelf::get();
    let chosen = move || shelf.query.with(|query| query.result.clone());
    let write = move |event: web_sys::Event| {
        let key = event_target_value(&event);
        shelf.query.update(|query| query.result = key);
    };
    let options = [
        ("", LibraryLabel::AnyResult),
        ("white", LibraryLabel::WhiteWon),
        ("black", LibraryLabel::BlackWon),
        ("draw", LibraryLabel::Draw),
        ("both-lost", LibraryLabel::BothLost),
        ("unknown", LibraryLabel::UnknownResult),
    ];
    view! {
        <label class="setting">
            <span class="setting-label">{LibraryLabel::Result.text()}</span>
            <select class="field" data-testid="query-result" prop:value=chosen on:change=write>
                {options.map(|(key, label)| view! { <option value=key>{label.text()}</option> }).collect_view()}
            </select>
        </label>
    }
}

/// The conditions that need rules.
#[component]
fn Moments() -> impl IntoView {
    let shelf = Shelf::get();
    let any = move || shelf.query.with(|query| query.rules.is_empty());
    view! {
        <Show when=any><p class="none">{LibraryLabel::RulesFirst.text()}</p></Show>
        <Field id="query-position" label=LibraryLabel::Position place=|query| &mut query.position/>
        <PatternBoard/>
        <Field id="query-pattern" label=LibraryLabel::Pattern place=|query| &mut query.pattern example=LibraryLabel::PatternExample/>
        <Check id="query-swapped" label=LibraryLabel::Swapped place=|query| &mut query.swapped/>
        <Check id="query-mirrored" label=LibraryLabel::Mirrored place=|query| &mut query.mirrored/>
        <Field id="query-material" label=LibraryLabel::Material place=|query| &mut query.material example=LibraryLabel::EndingExample/>
        <Field id="query-ending" label=LibraryLabel::Ending place=|query| &mut query.ending example=LibraryLabel::EndingExample/>
        <Field id="query-white" label=LibraryLabel::White place=|query| &mut query.white/>
        <Field id="query-black" label=LibraryLabel::Black place=|query| &mut query.black/>
    }
}

/// The form.
#[component]
pub(super) fn Conditions() -> impl IntoView {
    let shelf = Shelf::get();
    let search = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        shelf.submit();
    };
    let reset = move |_| {
        shelf.query.set(GameQuery::default());
        shelf.submit();
    };
    let is_open = shelf.query.with_untracked(|query| {
        let texts =
            [&query.position, &query.pattern, &query.material, &query.ending, &query.white, &query.black];
        texts.into_iter().any(|text| !text.is_empty())
    });
    view! {
        <form class="panel conditions" data-testid="conditions" on:submit=search>
            <Rules/>
            <Field id="query-player" label=LibraryLabel::Player place=|query| &mut query.player/>
            <Field id="query-event" label=LibraryLabel::Event place=|query| &mut query.event/>
            <div class="pair">
                <Year id="query-from" label=LibraryLabel::From place=|query| &mut query.from_year/>
                <Year id="query-to" label=LibraryLabel::To place=|query| &mut query.to_year/>
            </div>
            <Outcome/>
            <Field id="query-moves" label=LibraryLabel::Moves place=|query| &mut query.moves example=LibraryLabel::MovesExample/>
            <Check id="query-anywhere" label=LibraryLabel::Anywhere place=|query| &mut query.anywhere/>
            <details class="more-conditions" open=is_open>
                <summary data-testid="more-conditions">{LibraryLabel::MoreConditions.text()}</summary>
                <Moments/>
            </details>
            <div class="button-row">
                <button type="submit" class="button primary" data-testid="search">{LibraryLabel::Search.text()}</button>
                <button type="button" class="button" data-testid="reset" on:click=reset>{LibraryLabel::Reset.text()}</button>
            </div>
        </form>
    }
}
