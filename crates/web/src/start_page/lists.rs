//! The lists that the rows open.

use crownhead_prose::Label;
use crownhead_rules::{AnyRules, Color};
use leptos::prelude::*;

use super::{Menu, keys::focus_later};
use crate::{
    controller::App,
    dialogs::{ListEntry, OpponentList},
    icons::{Glyph, Icon},
    model::{
        choice::{Choice, Players},
        words,
    },
};

/// A list in the place of the rows.
#[component]
pub(super) fn List(menu: Menu) -> impl IntoView {
    let app = App::get();
    let back = move || {
        app.menu.set(None);
        focus_later(format!(".menu [data-row='{}']", menu.token()));
    };
    let inside = match menu {
        Menu::Rules => view! { <RulesList back=back/> }.into_any(),
        Menu::Players => view! { <PlayersList back=back/> }.into_any(),
        Menu::Opponent => view! {
            <OpponentList rules=app.choice.with_untracked(|choice| choice.rules)
                taken=Signal::derive(move || app.choice.with(|choice| Some(choice.opponent)))
                take=move |opponent| { app.change_choice(|choice| choice.opponent = opponent); back(); }/>
        }
        .into_any(),
        Menu::Second => view! {
            <OpponentList rules=app.choice.with_untracked(|choice| choice.rules)
                taken=Signal::derive(move || app.choice.with(|choice| Some(choice.second)))
                take=move |opponent| { app.change_choice(|choice| choice.second = opponent); back(); }/>
        }
        .into_any(),
        Menu::Side => view! { <SideList back=back/> }.into_any(),
    };
    view! {
        <div class="list-head">
            <button type="button" class="icon-button" data-testid="start-back" aria-label=Label::Back.text() on:click=move |_| back()>
                <Icon glyph=Glyph::Back/>
            </button>
            <h1>{words::menu_title(menu.token())}</h1>
        </div>
        <div class="options">{inside}</div>
    }
}

#[component]
fn RulesList(back: impl Fn() + Copy + 'static) -> impl IntoView {
    let entry = move |rules: AnyRules| {
        view! {
            <ChoiceEntry id=rules.key().unwrap_or_default().to_owned() name=crownhead_prose::rules_name(rules)
                line=crownhead_prose::rules_summary(rules)
                is=move |choice: &Choice| choice.rules == rules
                set=move |choice: &mut Choice| choice.set_rules(rules) back=back/>
        }
    };
    AnyRules::all_named().map(entry).collect_view()
}

#[component]
fn PlayersList(back: impl Fn() + Copy + 'static) -> impl IntoView {
    let entry = move |players: Players| {
        view! {
            <ChoiceEntry id=players.token().to_owned() name=words::players(players) line=words::players_line(players).to_owned()
                is=move |choice: &Choice| choice.players == players
                set=move |choice: &mut Choice| choice.players = players back=back/>
        }
    };
    Players::ALL.into_iter().map(entry).collect_view()
}

#[component]
fn SideList(back: impl Fn() + Copy + 'static) -> impl IntoView {
    let app = App::get();
    let rules = app.choice.with_untracked(|choice| choice.rules);
    let entry = move |color: Color| {
        view! {
            <ChoiceEntry id=color.to_string().to_lowercase() name=crownhead_prose::sides(rules, color).name line=words::side_line(rules, color)
                is=move |choice: &Choice| choice.side == color
                set=move |choice: &mut Choice| choice.side = color back=back/>
        }
    };
    Color::ALL.into_iter().map(entry).collect_view()
}

#[component]
fn ChoiceEntry(
    id: String,
    name: String,
    line: String,
    is: impl Fn(&Choice) -> bool + Copy + Send + Sync + 'static,
    set: impl Fn(&mut Choice) + Copy + 'static,
    back: impl Fn() + Copy + 'static,
) -> impl IntoView {
    let app = App::get();
    let take = move || {
        app.change_choice(set);
        back();
    };
    view! { <ListEntry id=id name=name line=line taken=Signal::derive(move || app.choice.with(is)) take=take/> }
}
