//! Exercises: which ending to win against the best defense.

use crownhead_engine::Ending;
use crownhead_prose::{Label, Note, endgames};
use crownhead_rules::AnyRules;
use leptos::prelude::*;

use super::{Menu, lists::Head, rows::Row};
use crate::{
    controller::{App, Dialog, level::endings_won},
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
    let climbing = Climbing::of(app, rules);
    let entry = move |ending: Ending| {
        let name = endgames::ending_name(rules.get_untracked(), ending);
        let done = climbing.has_won(ending).then(|| view! { <Won/> });
        view! {
            <button type="button" class="row" data-testid=format!("practice-{ending}") on:click=move |_| app.practice(rules.get_untracked(), Some(ending))>
                <span class="row-label ending">{name}</span>
                <span>{done}</span>
                <Icon glyph=Glyph::Next/>
            </button>
        }
    };
    let list = move || app.endings.get().unwrap_or_default().into_iter().map(entry).collect_view();
    view! {
        <Head menu=Menu::Practice/>
        <Rung climbing=climbing/>
        <button type="button" class="button start-button" data-testid="practice-any" disabled=none on:click=move |_| app.practice(rules.get_untracked(), None)>
            <Icon glyph=Glyph::Play/>{Label::SurpriseMe.text()}
        </button>
        <p class="practice-note" role="status" data-testid="practice-note">{note}" "{move || climbing.line()}</p>
        <div class="rows">
            <Row menu=Menu::PracticeRules label=Label::Game.text() value=Signal::derive(move || crownhead_prose::rules_name(rules.get()))/>
        </div>
        <a class="quiet-row" data-testid="practice-puzzles" href=move || address::puzzles(rules.get())>
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

/// How far up the ladder of endings the person is.
#[derive(Clone, Copy)]
struct Climbing {
    app: App,
    rules: Memo<AnyRules>,
    won: Memo<Vec<String>>,
}

impl Climbing {
    fn of(app: App, rules: Memo<AnyRules>) -> Climbing {
        Climbing { app, rules, won: Memo::new(move |_| endings_won(rules.get())) }
    }

    fn has_won(self, ending: Ending) -> bool {
        self.won.with(|won| won.contains(&ending.to_string()))
    }

    /// The first ending that is not won.
    fn next(self) -> Option<Ending> {
        self.app
            .endings
            .with(|endings| endings.as_ref()?.iter().copied().find(|ending| !self.has_won(*ending)))
    }

    fn line(self) -> Option<String> {
        let endings = self.app.endings.get().filter(|endings| !endings.is_empty())?;
        let won = endings.iter().filter(|&&ending| self.has_won(ending)).count();
        Some(endgames::climbed(won, endings.len()))
    }
}

/// The button for the next rung. It stands there from the start, so that nothing moves when the endings are known.
#[component]
fn Rung(climbing: Climbing) -> impl IntoView {
    let none = move || climbing.app.endings.with(|endings| endings.as_ref().is_none_or(Vec::is_empty));
    let name = move || match climbing.next() {
        Some(ending) => endgames::next_rung(climbing.rules.get(), ending),
        None => Label::Practice.text(),
    };
    let climb = move |_| {
        let ending = untrack(|| climbing.next());
        climbing.app.practice(climbing.rules.get_untracked(), ending);
    };
    view! {
        <button type="button" class="button primary start-button rung" data-testid="practice-next" disabled=none on:click=climb>
            <Icon glyph=Glyph::Up/>{name}
        </button>
    }
}

/// The mark of an ending that is won.
#[component]
fn Won() -> impl IntoView {
    view! { <span class="ending-won" title=endgames::won()><Icon glyph=Glyph::Check/><span class="hush">{endgames::won()}</span></span> }
}
