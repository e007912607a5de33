//! The house-rules editor: every switch as a row, the reason for a contradiction, and the starting point.

use crownhead_notation::houserules::Switch;
use crownhead_prose::Label;
use crownhead_rules::{AnyRules, Contradiction, HouseRules};
use leptos::prelude::*;

use super::{
    Menu,
    lists::Head,
    rows::{Row, step},
};
use crate::{
    controller::{App, Dialog},
    icons::{Glyph, Icon},
};

/// Sets a switch of the edited rules.
pub(super) fn turn_switch(app: App, switch: Switch, value: u16) {
    if let Some(rules) = switch.turned(&app.draft.get_untracked(), value) {
        app.set_draft(rules);
    }
}

/// The next or previous value of a row.
pub(super) fn turn(app: App, menu: Menu, by: i32) {
    let draft = app.draft.get_untracked();
    match menu {
        Menu::Switch(switch) => {
            let value = step(&switch.values(&draft), &switch.value(&draft), by);
            turn_switch(app, switch, value);
        }
        Menu::Template => {
            let all: Vec<AnyRules> = AnyRules::all_named().collect();
            let now = all.iter().find(|rules| rules.house_rules() == draft).unwrap_or(&all[0]);
            app.set_draft(step(&all, now, by).house_rules());
        }
        _ => (),
    }
}

/// The named rules that equal the draft, or else the draft's own name.
fn template(app: App) -> String {
    let draft = app.draft.get();
    let same = AnyRules::all_named().find(|rules| rules.house_rules() == draft);
    crownhead_prose::rules_name(same.unwrap_or(AnyRules::House(draft)))
}

/// The house-rules editor.
#[component]
pub(super) fn OwnRules() -> impl IntoView {
    let app = App::get();
    let wrong = Memo::new(move |_| app.draft.with(HouseRules::contradictions));
    let is_wrong = move || wrong.with(|wrong| !wrong.is_empty());
    let reasons = move || {
        let all: Vec<String> = wrong.get().into_iter().map(crownhead_prose::contradicts).collect();
        all.join(" ")
    };
    let group = move |(heading, switches): (String, Vec<Switch>)| {
        let row = move |switch: Switch| switch_row(app, switch, wrong);
        view! {
            <h2 class="options-head">{heading}</h2>
            <div class="rows">{switches.into_iter().map(row).collect::<Vec<_>>()}</div>
        }
    };
    view! {
        <Head menu=Menu::Own/>
        <button type="button" class="button primary start-button" data-testid="own-play" disabled=is_wrong on:click=move |_| app.open_chosen()>
            <Icon glyph=Glyph::Play/>{Label::Start.text()}
        </button>
        <p class="wrong own-wrong" role="alert" data-testid="own-wrong" hidden=move || !is_wrong()>{reasons}</p>
        <div class="rows">
            <Row menu=Menu::Template label=Label::OwnTemplate.text() value=Signal::derive(move || template(app))/>
            {dialog_row("own-words", Label::OwnWords, Signal::derive(is_wrong), Dialog::Rules)}
            {dialog_row("own-share", Label::OwnShare, Signal::derive(|| false), Dialog::Own)}
        </div>
        {crownhead_prose::switch_groups().into_iter().map(group).collect_view()}
    }
}

fn dialog_row(id: &'static str, label: Label, disabled: Signal<bool>, dialog: Dialog) -> AnyView {
    let app = App::get();
    view! {
        <button type="button" class="row" data-testid=id disabled=disabled on:click=move |_| app.show(dialog)>
            <span class="row-label">{label.text()}</span>
            <span class="row-value"></span>
            <Icon glyph=Glyph::Next/>
        </button>
    }
    .into_any()
}

/// A switch with its value, and why it cannot have that value, if so.
fn switch_row(app: App, switch: Switch, wrong: Memo<Vec<Contradiction>>) -> AnyView {
    let value = move || app.draft.with(|draft| crownhead_prose::switch_value(switch, switch.value(draft)));
    let why = move || {
        let mine = wrong.get().into_iter().find(|&contradiction| switch.is_in(contradiction));
        mine.map(crownhead_prose::contradicts).unwrap_or_default()
    };
    view! {
        <Row menu=Menu::Switch(switch) label=crownhead_prose::switch_name(switch) value=Signal::derive(value) wrong=Signal::derive(why)/>
    }
    .into_any()
}
