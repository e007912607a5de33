//! The list of games: a search, groups, small boards, three facts each, and favorites.

use crownhead_prose::{
    Label, Note,
    picker::{self as words, Entry, entries, toggle},
};
use crownhead_rules::{AnyPosition, AnyRules};
use leptos::prelude::*;

use crate::{
    board::mini,
    controller::App,
    icons::{Glyph, Icon},
    model::choice::Choice,
    platform::{lower, store},
};

/// The games, with a search.
#[component]
pub(super) fn Picker(back: impl Fn() + Copy + Send + Sync + 'static) -> impl IntoView {
    let app = App::get();
    let favorites = RwSignal::new(store::load::<Vec<String>>(store::FAVORITES).unwrap_or_default());
    let search = RwSignal::new(String::new());
    let all = Memo::new(move |_| {
        let games = app.choice.with(Choice::rules_on_offer);
        favorites.with(|favorites| entries(&games, favorites, lower))
    });
    let found = Memo::new(move |_| {
        let words = search.with(|text| lower(text));
        all.with(|all| all.iter().filter(|entry| entry.fits(&words)).cloned().collect::<Vec<_>>())
    });
    let list = move || {
        let found = found.get();
        let heads = found.chunk_by(|one, next| one.group == next.group);
        let group = |games: &[Entry]| {
            let heading = games.first().map(|entry| entry.group.heading());
            let games: Vec<AnyRules> = games.iter().map(|entry| entry.rules).collect();
            view! {
                <h2 class="options-head">{heading}</h2>
                {games.into_iter().map(|rules| view! { <Game rules=rules favorites=favorites back=back/> }).collect_view()}
            }
        };
        heads.map(group).collect_view()
    };
    view! {
        <label class="search">
            <Icon glyph=Glyph::Search/>
            <input type="search" class="field" data-testid="pick-search" autocomplete="off" spellcheck="false"
                placeholder=Label::SearchGames.text() aria-label=Label::SearchGames.text()
                prop:value=search on:input=move |event| search.set(event_target_value(&event))/>
        </label>
        <div class="options" data-testid="pick-list">{list}</div>
        <p class="none" data-testid="pick-none" hidden=move || found.with(|found| !found.is_empty())>{Note::NoGameFound.text()}</p>
    }
}

/// One game.
#[component]
fn Game(
    rules: AnyRules,
    favorites: RwSignal<Vec<String>>,
    back: impl Fn() + Copy + 'static,
) -> impl IntoView {
    let app = App::get();
    let key = rules.key();
    let name = crownhead_prose::rules_name(rules);
    let native = words::native_name(rules);
    let taken = move || app.choice.with(|choice| choice.rules == rules).to_string();
    let take = move |_| {
        app.change_choice(|choice| choice.set_rules(rules));
        back();
    };
    let marked =
        move || key.is_some_and(|key| favorites.with(|favorites| favorites.iter().any(|own| own == key)));
    let mark = move |_| {
        if let Some(key) = key {
            favorites.update(|favorites| toggle(favorites, key));
            store::save(store::FAVORITES, &favorites.get_untracked());
        }
    };
    let star = key.map(|key| {
        let label = format!("{}: {name}", Label::Favorite.text());
        view! {
            <button type="button" class="star" data-testid=format!("star-{key}") aria-label=label aria-pressed=move || marked().to_string() on:click=mark>
                <Icon glyph=Glyph::Star/>
            </button>
        }
    });
    let facts = words::facts(rules).join(" · ");
    view! {
        <div class="pick">
            <button type="button" class="option" data-testid=format!("option-{}", key.unwrap_or("own")) aria-pressed=taken on:click=take>
                {mini::picture(AnyPosition::start(rules), false)}
                <span class="option-text">
                    <b>{name}</b>
                    {(!native.is_empty()).then(|| view! { <span class="native">{native}</span> })}
                    <span>{facts}</span>
                </span>
            </button>
            {star}
        </div>
    }
}
