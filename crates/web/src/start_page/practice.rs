//! Exercises: which ending to win against the best defense.

use crownhead_engine::Ending;
use crownhead_prose::{Label, Note, endgames};
use leptos::prelude::*;

use super::{Menu, lists::Head, rows::Row};
use crate::{
    controller::{App, Dialog},
    dialogs::tables_can_be_built,
    icons::{Glyph, Icon},
    platform::address,
};

/// The page for choosing an ending.
#[component]
pub(super) fn Practice() -> impl IntoView {
    let app = App::get();
    let rules = Memo::new(move |_| app.choice.with(|choice| choice.rules));
    Effect::new(move |_| app.ask_endings(rules.get()));
    let none = move || app.endings.with(|endings| endings.as_ref().is_none_or(Vec::is_empty));
    let note = move || match app.endings.with(|endings| endings.as_ref().map(Vec::is_empty)) {
        None => Note::LookingForTables.text(),
        Some(true) => Note::NoEndings.text(),
        Some(false) => Note::PracticeLine.text(),
    };
    let entry = move |ending: Ending| {
        let name = endgames::ending_name(rules.get_untracked(), ending);
        view! {
            <button type="button" class="row" data-testid=format!("practice-{ending}") on:click=move |_| app.practice(rules.get_untracked(), Some(ending))>
                <span class="row-label ending">{name}</span>
                <span></span>
                <Icon glyph=Glyph::Next/>
            </button>
        }
    };
    let list = move || app.endings.get().unwrap_or_default().into_iter().map(entry).collect_view();
    view! {
        <Head menu=Menu::Practice/>
        <button type="button" class="button primary start-button" data-testid="practice-any" disabled=none on:click=move |_| app.practice(rules.get_untracked(), None)>
            <Icon glyph=Glyph::Play/>{Label::SurpriseMe.text()}
        </button>
        <p class="practice-note" role="status" data-testid="practice-note">{note}</p>
        <div class="rows">
            <Row menu=Menu::PracticeRules label=Label::Game.text() value=Signal::derive(move || crownhead_prose::rules_name(rules.get()))/>
        </div>
        <a class="quiet-row" data-testid="practice-puzzles" href=address::PUZZLES>
            <Icon glyph=Glyph::Target/><span>{Label::Puzzles.text()}</span>
        </a>
        {tables_can_be_built().then(|| view! {
            <button type="button" class="quiet-row" data-testid="practice-tables" on:click=move |_| app.show(Dialog::Tables)>
                <Icon glyph=Glyph::Deeper/><span>{Label::Tables.text()}</span>
            </button>
        })}
        <div class="rows endings" data-testid="practice-endings">{list}</div>
    }
}
