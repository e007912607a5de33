//! The rows of the menu, each with what is chosen.

use crownhead_prose::Label;
use crownhead_engine::Opponent;
use crownhead_rules::{AnyRules, Color};
use leptos::prelude::*;

use super::{Menu, keys::focus_later};
use crate::{
    board::pieces::Disc,
    controller::{App, Dialog},
    icons::{Glyph, Icon},
    model::{
        choice::{Choice, Players},
        seats::opponent_groups,
        session::Session,
        words,
    },
};

/// The rows.
#[component]
pub(super) fn Rows() -> impl IntoView {
    let app = App::get();
    let players = Memo::new(move |_| app.choice.with(|choice| choice.players));
    let rules = Memo::new(move |_| app.choice.with(|choice| choice.rules));
    let value = move |what: fn(&Choice) -> String| Signal::derive(move || app.choice.with(what));
    let side_name = move |color| move || crownhead_prose::sides(rules.get(), color).name;
    let opponents = move || match players.get() {
        Players::Computer => view! {
            <Row menu=Menu::Opponent label=Label::Opponent.text() value=value(|choice| words::opponent(choice.opponent, choice.rules))/>
            <Row menu=Menu::Side label=words::YOU_PLAY.to_owned() value=value(words::side_with_start)/>
        }
        .into_any(),
        Players::Two => ().into_any(),
        Players::Watch => view! {
            <Row menu=Menu::Second label=Signal::derive(side_name(Color::White)) value=value(|choice| words::opponent(choice.second, choice.rules))/>
            <Row menu=Menu::Opponent label=Signal::derive(side_name(Color::Black)) value=value(|choice| words::opponent(choice.opponent, choice.rules))/>
        }
        .into_any(),
    };
    view! {
        <div class="greeting">
            <h1>{words::GREETING}</h1>
            <p>{words::GREETING_LINE}</p>
        </div>
        <button type="button" class="button primary start-button" data-testid="start-play" on:click=move |_| app.open_chosen()>
            <Icon glyph=Glyph::Play/>{Label::Start.text()}
        </button>
        <Continue/>
        <div class="rows">
            <Row menu=Menu::Rules label=words::GAME.to_owned() value=value(|choice| crownhead_prose::rules_name(choice.rules))/>
            <Row menu=Menu::Players label=words::PLAYERS.to_owned() value=value(|choice| words::players(choice.players))/>
            {opponents}
        </div>
        <button type="button" class="quiet-row" data-testid="start-rules" on:click=move |_| app.show(Dialog::Rules)>
            <Icon glyph=Glyph::Rules/><span>{move || words::rules_of(rules.get())}</span>
        </button>
    }
}

#[component]
fn Row(menu: Menu, #[prop(into)] label: Signal<String>, #[prop(into)] value: Signal<String>) -> impl IntoView {
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
        </button>
    }
}

/// The game that was left, if there is one.
#[component]
fn Continue() -> impl IntoView {
    let app = App::get();
    let rules = app.rules();
    let line = move || app.session.with(Session::clone);
    view! {
        <button type="button" class="continue" data-testid="start-continue" hidden=move || !app.has_game.get() on:click=move |_| app.resume()>
            <Disc rules=rules color=Color::White/>
            <span class="continue-text"><b>{words::CONTINUE}</b><span>{move || words::game_line(&line())}</span></span>
            <Icon glyph=Glyph::Next/>
        </button>
    }
}

/// The next or previous value of a row.
pub(super) fn turn(app: App, menu: Menu, by: i32) {
    app.change_choice(|choice| match menu {
        Menu::Rules => {
            let all: Vec<AnyRules> = AnyRules::all_named().collect();
            choice.set_rules(step(&all, &choice.rules, by));
        }
        Menu::Players => choice.players = step(&Players::ALL, &choice.players, by),
        Menu::Opponent => choice.opponent = step(&all_opponents(choice.rules), &choice.opponent, by),
        Menu::Second => choice.second = step(&all_opponents(choice.rules), &choice.second, by),
        Menu::Side => choice.side = choice.side.other(),
    });
}

fn all_opponents(rules: AnyRules) -> Vec<Opponent> {
    opponent_groups(rules).into_iter().flat_map(|(_, opponents)| opponents).collect()
}

fn step<T: Copy + PartialEq>(all: &[T], now: &T, by: i32) -> T {
    let here = all.iter().position(|entry| entry == now).unwrap_or(0) as i32;
    all[(here + by).rem_euclid(all.len() as i32) as usize]
}
