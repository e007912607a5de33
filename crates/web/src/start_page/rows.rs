//! The rows of the menu, each with its current value.

use crownhead_clock::COMMON;
use crownhead_engine::Opponent;
use crownhead_prose::{Label, Note, clock};
use crownhead_rules::{AnyRules, Color};
use leptos::prelude::*;

use super::{Menu, keys::focus_later, own, recents::Recents};
use crate::{
    board::mini,
    controller::{App, Dialog, level},
    icons::{Glyph, Icon},
    model::{
        choice::{Choice, Players, SIDES, handicaps},
        seats::opponent_groups,
        words,
    },
    platform::address,
};

/// The rows.
#[component]
pub(super) fn Rows() -> impl IntoView {
    let app = App::get();
    let players = Memo::new(move |_| app.choice.with(|choice| choice.players));
    let rules = Memo::new(move |_| app.choice.with(|choice| choice.rules));
    let value = move |what: fn(&Choice) -> String| Signal::derive(move || app.choice.with(what));
    let claims = Memo::new(move |_| app.choice.with(Choice::has_claims));
    let more =
        RwSignal::new(app.choice.with_untracked(|choice| choice.claim_draws || choice.handicap.is_some()));
    let side_name = move |color| move || crownhead_prose::side(rules.get(), color);
    let opponents = move || {
        match players.get() {
        Players::Computer => view! {
            <Row menu=Menu::Opponent label=Label::Opponent.text() value=value(opponent)/>
            <Row menu=Menu::Side label=Label::YouPlay.text() value=value(words::side_taken)/>
        }
        .into_any(),
        Players::Two => ().into_any(),
        Players::Watch => view! {
            <Row menu=Menu::Second label=Signal::derive(side_name(Color::White)) value=value(|choice| words::opponent(choice.second, choice.rules))/>
            <Row menu=Menu::Opponent label=Signal::derive(side_name(Color::Black)) value=value(|choice| words::opponent(choice.opponent, choice.rules))/>
        }
        .into_any(),
    }
    };
    view! {
        <div class="greeting">
            <h1>{Note::Greeting.text()}</h1>
            <p>{Note::GreetingLine.text()}</p>
        </div>
        <button type="button" class="button primary start-button" data-testid="start-play" on:click=move |_| app.open_chosen()>
            <Icon glyph=Glyph::Play/>{Label::Start.text()}
        </button>
        <Continue/>
        <div class="rows">
            <Row menu=Menu::Rules label=Label::Game.text() value=value(|choice| crownhead_prose::rules_name(choice.rules))/>
            <Row menu=Menu::Players label=Label::Players.text() value=value(|choice| words::players(choice.players))/>
            {opponents}
            <Row menu=Menu::Clock label=Label::Clock.text() value=Signal::derive(move || words::controls(rules.get(), &app.time().chosen.get()))/>
            <button type="button" class="row" data-testid="start-more" aria-expanded=move || more.get().to_string() on:click=move |_| more.update(|more| *more = !*more)>
                <span class="row-label">{Label::MoreOptions.text()}</span><span></span>
                <Icon glyph=Glyph::Down/>
            </button>
            {move || more.get().then(|| view! {
                {claims.get().then(|| view! { <Row menu=Menu::Draws label=Label::Draws.text() value=value(|choice| words::draws(choice.claim_draws))/> })}
                <Row menu=Menu::Handicap label=Label::Handicap.text() value=value(|choice| clock::handicap(choice.rules, choice.handicap))/>
            })}
        </div>
        <Elsewhere/>
        <Recents/>
    }
}

/// The opponent, or the level that follows the person.
fn opponent(choice: &Choice) -> String {
    let followed = level::followed(choice.rules, choice.opponent).map(|(_, name)| name);
    followed.unwrap_or_else(|| words::opponent(choice.opponent, choice.rules))
}

/// The ways to rules of one's own and to the other pages.
#[component]
fn Elsewhere() -> impl IntoView {
    let app = App::get();
    let rules = move || app.choice.with(|choice| choice.rules);
    view! {
        <div class="quiet-pair">
            <button type="button" class="quiet-row" data-row="own" data-testid="start-own" on:click=move |_| open_own(app)>
                <Icon glyph=Glyph::Gear/><span>{Label::OwnRules.text()}</span>
            </button>
            <a class="quiet-row" data-testid="start-open" href=address::STUDY_OPEN>
                <Icon glyph=Glyph::Open/><span>{Label::OpenFile.text()}</span>
            </a>
            <a class="quiet-row" data-testid="start-editor" href=move || address::study_of(rules(), "#editor")>
                <Icon glyph=Glyph::Edit/><span>{Label::PositionEditor.text()}</span>
            </a>
            <button type="button" class="quiet-row" data-testid="start-rules-page" on:click=move |_| app.show(Dialog::Rules)>
                <Icon glyph=Glyph::Rules/><span>{Label::Rules.text()}</span>
            </button>
            <a class="quiet-row" data-testid="start-puzzles" href=move || address::puzzles(rules())>
                <Icon glyph=Glyph::Target/><span>{Label::Puzzles.text()}</span>
            </a>
            <a class="quiet-row" data-testid="start-library" href=address::LIBRARY>
                <Icon glyph=Glyph::Library/><span>{Label::Library.text()}</span>
            </a>
        </div>
    }
}

fn open_own(app: App) {
    app.open_own();
    focus_later("[data-testid='own-play']".to_owned());
}

/// A row that opens a list.
#[component]
pub(super) fn Row(
    menu: Menu,
    #[prop(into)] label: Signal<String>,
    #[prop(into)] value: Signal<String>,
    /// Why the value is invalid, if it is.
    #[prop(optional, into)]
    wrong: Signal<String>,
) -> impl IntoView {
    let app = App::get();
    let open = move |_| {
        app.menu.set(Some(menu));
        focus_later(".menu [aria-pressed='true']".to_owned());
    };
    view! {
        <button type="button" class="row" data-row=menu.token() data-testid=format!("start-{}", menu.token()) on:click=open>
            <span class="row-label">{label}</span>
            <span class="row-value">{value}</span>
            <Icon glyph=Glyph::Next/>
            <span class="wrong row-wrong" hidden=move || wrong.with(String::is_empty)>{wrong}</span>
        </button>
    }
}

/// The saved game, if there is one.
#[component]
fn Continue() -> impl IntoView {
    let app = App::get();
    let picture = move || {
        let (position, flipped) = app.session.with(|session| (*session.position(), session.seats().bottom()));
        app.has_game.get().then(|| mini::picture(position, flipped == Color::Black))
    };
    let line = move || app.session.with(words::game_line);
    let told = move || app.session.with(words::headline);
    view! {
        <button type="button" class="continue" data-testid="start-continue" hidden=move || !app.has_game.get() on:click=move |_| app.resume()>
            {picture}
            <span class="continue-text"><b>{Label::Continue.text()}</b><span>{line}</span><span>{told}</span></span>
            <Icon glyph=Glyph::Next/>
        </button>
    }
}

/// The next or previous value of a row.
pub(super) fn turn(app: App, menu: Menu, by: i32) {
    if menu.parent() == Some(Menu::Own) {
        return own::turn(app, menu, by);
    }
    if menu == Menu::Clock {
        let now = app.time().chosen.get_untracked();
        let at = COMMON.into_iter().find(|&text| text == now).unwrap_or(COMMON[0]);
        return app.choose_clock(step(&COMMON, &at, by).to_owned());
    }
    app.change_choice(|choice| match menu {
        Menu::Rules | Menu::PracticeRules => {
            let all = choice.rules_on_offer();
            choice.set_rules(step(&all, &choice.rules, by));
        }
        Menu::Players => choice.players = step(&Players::ALL, &choice.players, by),
        Menu::Opponent => {
            level::set_follows(false);
            choice.opponent = step_opponent(choice.rules, choice.opponent, by);
        }
        Menu::Second => choice.second = step_opponent(choice.rules, choice.second, by),
        Menu::Side => choice.take_side(step(&SIDES, &choice.side_taken(), by)),
        Menu::Handicap => choice.handicap = step(&handicaps(), &choice.handicap, by),
        Menu::Draws => choice.claim_draws = !choice.claim_draws,
        Menu::Clock | Menu::Practice | Menu::Own | Menu::Template | Menu::Switch(_) => (),
    });
}

/// The next opponent, with the same style.
fn step_opponent(rules: AnyRules, now: Opponent, by: i32) -> Opponent {
    let (own, others) = opponent_groups(rules);
    let all: Vec<Opponent> = own.into_iter().chain(others).flat_map(|(_, opponents)| opponents).collect();
    step(&all, &now.with_style(None), by).with_style(now.style())
}

pub(super) fn step<T: Copy + PartialEq>(all: &[T], now: &T, by: i32) -> T {
    let here = all.iter().position(|entry| entry == now).unwrap_or(0) as i32;
    all[(here + by).rem_euclid(all.len() as i32) as usize]
}
