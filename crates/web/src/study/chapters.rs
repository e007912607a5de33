//! The chapters of a study: a list above the moves, and a dialog that adds, names and deletes them.
//!
//! Not here: what is done with them (`shelf`).

use crownhead_prose::study::{self, StudyLabel};
use crownhead_study::{Chapters, Study};
use leptos::prelude::*;

use super::{
    desk::{Desk, Dialog},
    shelf::chapter_name,
};
use crate::{
    dialogs::frame::DialogFrame,
    icons::{Glyph, Icon},
};

/// What the chapters are called, and which is open.
fn chapters(desk: Desk) -> Memo<(Vec<String>, usize)> {
    Memo::new(move |_| {
        desk.tree.track();
        desk.read_chapters(|chapters| {
            let names = chapters.names().into_iter().enumerate();
            (names.map(|(index, name)| chapter_name(name, index)).collect(), chapters.at())
        })
    })
}

fn turn_to(desk: Desk, chapter: usize) {
    desk.change_chapters(|chapters| chapters.turn_to(chapter));
}

/// The choice of a chapter, if there are several.
#[component]
pub(super) fn ChapterChoice() -> impl IntoView {
    let desk = Desk::get();
    let chapters = chapters(desk);
    let step = move |id: &'static str, glyph: Glyph, label: StudyLabel, by: isize| {
        let target =
            move || chapters.with(|(names, at)| at.checked_add_signed(by).filter(|to| *to < names.len()));
        view! {
            <button
                type="button"
                class="small"
                data-testid=id
                title=label.text()
                aria-label=label.text()
                disabled=move || target().is_none()
                on:click=move |_| if let Some(to) = target() { turn_to(desk, to) }
            ><Icon glyph=glyph/></button>
        }
    };
    let changed = move |event: web_sys::Event| {
        if let Ok(chapter) = event_target_value(&event).parse() {
            turn_to(desk, chapter);
        }
    };
    move || {
        let (names, at) = chapters.get();
        (names.len() > 1).then(|| {
            let option = move |(index, name): (usize, String)| {
                view! { <option value=index.to_string() selected={index == at}>{format!("{}. {name}", index + 1)}</option> }
            };
            view! {
                <div class="chapter-row" data-testid="chapter-row">
                    {step("chapter-previous", Glyph::Back, StudyLabel::ChapterPrevious, -1)}
                    <select class="field" data-testid="chapter" aria-label=StudyLabel::Chapters.text() on:change=changed>
                        {names.into_iter().enumerate().map(option).collect_view()}
                    </select>
                    {step("chapter-next", Glyph::Next, StudyLabel::ChapterNext, 1)}
                </div>
            }
        })
    }
}

/// The dialog.
#[component]
pub(super) fn ChaptersDialog(close: Callback<()>) -> impl IntoView {
    let desk = Desk::get();
    let add = move |study: fn(&Study) -> Study| {
        move |_| {
            let study = desk.read(study);
            desk.dialog.set(None);
            desk.add_chapter(study);
        }
    };
    view! {
        <DialogFrame id="chapters" title=StudyLabel::Chapters.text() class="" close=close>
            <List/>
            <Name/>
            <div class="button-row">
                <button type="button" class="button" data-testid="chapter-new" on:click=add(|study| Study::new(study.rules()))>{StudyLabel::ChapterNew.text()}</button>
                <button type="button" class="button" data-testid="chapter-here" on:click=add(|study| Study::from_position(study.position()))>{StudyLabel::ChapterHere.text()}</button>
                <button type="button" class="button" data-testid="chapter-open" on:click=move |_| {
                    desk.as_chapters.set(true);
                    desk.dialog.set(Some(Dialog::Open));
                }>{StudyLabel::ChapterOpen.text()}</button>
            </div>
        </DialogFrame>
    }
}

#[component]
fn List() -> impl IntoView {
    let desk = Desk::get();
    let chapters = chapters(desk);
    let open = move |chapter: usize| {
        desk.dialog.set(None);
        turn_to(desk, chapter);
    };
    let rows = move || {
        let (names, at) = chapters.get();
        let several = names.len() > 1;
        let row = move |(index, name): (usize, String)| {
            let delete = study::delete_named(&name);
            view! {
                <div class="kept">
                    <button type="button" class="option" data-testid=format!("chapter-{index}") aria-pressed={(index == at).to_string()} on:click=move |_| open(index)>
                        <span class="option-text"><b>{format!("{}. {name}", index + 1)}</b></span>
                    </button>
                    {several.then(|| view! {
                        <button type="button" class="icon-button" data-testid=format!("chapter-delete-{index}") title=delete.clone() aria-label=delete on:click=move |_| desk.remove_chapter(index)>
                            <Icon glyph=Glyph::Close/>
                        </button>
                    })}
                </div>
            }
        };
        names.into_iter().enumerate().map(row).collect_view()
    };
    view! { <div class="options kept-list">{rows}</div> }
}

/// The name of the open chapter.
#[component]
fn Name() -> impl IntoView {
    let desk = Desk::get();
    let name = move || {
        desk.tree.track();
        desk.read(|study| study.tags().get("ChapterName").unwrap_or_default().to_owned())
    };
    let changed = move |event: web_sys::Event| {
        let name = event_target_value(&event);
        desk.edit_chapters(|chapters: &mut Chapters| chapters.rename(&name));
    };
    view! {
        <label class="setting">
            <span class="setting-label">{StudyLabel::ChapterName.text()}</span>
            <input class="field" type="text" data-testid="chapter-name" autocomplete="off" prop:value=name on:change=changed/>
        </label>
    }
}
