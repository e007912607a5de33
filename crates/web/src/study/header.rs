//! The top of the page, and notices.

use crownhead_prose::{Label, study::StudyLabel};
use crownhead_study::Study;
use leptos::prelude::*;

use super::desk::{Desk, Dialog};
use crate::icons::{Glyph, Icon, Mark};

/// The way home, the name of the rules, and what opens and shares a study.
#[component]
pub(super) fn Header() -> impl IntoView {
    let desk = Desk::get();
    let rules = Memo::new(move |_| {
        desk.tree.track();
        crownhead_prose::rules_name(desk.rules())
    });
    let button = move |id: &'static str, glyph: Glyph, label: StudyLabel, act: fn(Desk)| {
        view! {
            <button type="button" class="icon-button" data-testid=id aria-label=label.text() title=label.text() on:click=move |_| act(desk)>
                <Icon glyph=glyph/>
            </button>
        }
    };
    view! {
        <header class="top in-game">
            <a class="logo" href="./" data-testid="home" aria-label=StudyLabel::BackToStart.text()>
                <Mark/>
                <span>"Crownhead"</span>
            </a>
            <span class="game-name" data-testid="game-name"><span class="page-name">{StudyLabel::Title.text()}" · "</span>{rules}</span>
            <span class="space"></span>
            {button("study-new", Glyph::New, StudyLabel::NewStudy, |desk| desk.replace(Study::new(desk.rules())))}
            {button("study-open", Glyph::Open, StudyLabel::OpenStudy, |desk| {
                desk.as_chapters.set(false);
                desk.dialog.set(Some(Dialog::Open));
            })}
            {button("study-chapters", Glyph::Rules, StudyLabel::Chapters, |desk| desk.dialog.set(Some(Dialog::Chapters)))}
            {button("study-edit", Glyph::Edit, StudyLabel::Edit, Desk::edit_position)}
            {button("study-share", Glyph::Share, StudyLabel::ShareStudy, |desk| desk.dialog.set(Some(Dialog::Share)))}
        </header>
    }
}

/// A notice, shown until it is dismissed.
#[component]
pub(super) fn Notice() -> impl IntoView {
    let desk = Desk::get();
    view! {
        <div class="notice" role="alert" data-testid="notice" hidden=move || desk.notice.with(String::is_empty)>
            <span>{desk.notice}</span>
            <button type="button" aria-label=Label::Close.text() on:click=move |_| desk.notice.set(String::new())>
                <Icon glyph=Glyph::Close/>
            </button>
        </div>
    }
}
