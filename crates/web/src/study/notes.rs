//! What is written at a move: its comment and its marks, and what is done with its branch.

use crownhead_prose::study::StudyLabel;
use crownhead_study::{NodeId, glyph};
use leptos::{ev, html, prelude::*};

use super::desk::Desk;
use crate::icons::{Glyph, Icon};

/// The marks offered for a move and for a position.
const OFFERED: [u32; 11] = [1, 2, 3, 4, 5, 6, 7, 10, 13, 18, 19];

/// The comment field, the marks and the branch's buttons.
#[component]
pub(super) fn Notes() -> impl IntoView {
    let desk = Desk::get();
    let field: NodeRef<html::Textarea> = NodeRef::new();
    let comment = Memo::new(move |_| {
        desk.tree.track();
        let node = desk.cursor.get();
        desk.read(|study| study.comment(node))
    });
    Effect::new(move |_| {
        let text = comment.get();
        if let Some(field) = field.get() {
            field.set_value(&text);
        }
    });
    let write = move |_| {
        let Some(field) = field.get_untracked() else { return };
        let text = field.value();
        if text != comment.get_untracked() {
            desk.edit(|study| study.set_comment(study.cursor(), &text));
        }
    };
    // Enter begins a new line; Escape and Ctrl+Enter are done with the comment.
    let leave = move |event: ev::KeyboardEvent| {
        let enter = event.key() == "Enter" && (event.ctrl_key() || event.meta_key());
        if (enter || event.key() == "Escape")
            && let Some(field) = field.get_untracked()
        {
            event.prevent_default();
            _ = field.blur();
        }
    };
    view! {
        <div class="notes" data-testid="notes">
            <textarea
                class="field"
                data-testid="comment"
                node_ref=field
                rows="2"
                autocomplete="off"
                aria-label=StudyLabel::Comment.text()
                placeholder=StudyLabel::CommentHere.text()
                on:change=write
                on:keydown=leave
            ></textarea>
            <div class="marks" role="group" aria-label=StudyLabel::Glyphs.text()>
                {OFFERED.into_iter().filter_map(|number| mark(desk, number)).collect_view()}
                <Branch/>
            </div>
        </div>
    }
}

fn mark(desk: Desk, number: u32) -> Option<impl IntoView> {
    let known = glyph::of(number)?;
    let on = Memo::new(move |_| {
        desk.tree.track();
        let node = desk.cursor.get();
        desk.read(|study| study.glyphs(node).contains(&number))
    });
    let off = Memo::new(move |_| desk.cursor.get() == NodeId::START);
    let toggle = move |_| desk.edit(|study| study.toggle_glyph(study.cursor(), number));
    Some(view! {
        <button
            type="button"
            class="glyph"
            data-testid=format!("glyph-{number}")
            title=crownhead_prose::study::glyph(known.number)
            aria-label=crownhead_prose::study::glyph(known.number)
            aria-pressed=move || on.get().to_string()
            disabled=off
            on:click=toggle
        >{known.symbol}</button>
    })
}

/// What is done with the branch at the cursor.
#[component]
fn Branch() -> impl IntoView {
    let desk = Desk::get();
    let on_main = Memo::new(move |_| {
        desk.tree.track();
        let node = desk.cursor.get();
        desk.read(|study| study.is_main(node))
    });
    let at_start = Memo::new(move |_| desk.cursor.get() == NodeId::START);
    let button = move |id: &'static str, glyph: Glyph, label: StudyLabel, off: Memo<bool>, act: fn(Desk)| {
        view! {
            <button type="button" class="glyph" data-testid=id title=label.text() aria-label=label.text() disabled=off on:click=move |_| act(desk)>
                <Icon glyph=glyph/>
            </button>
        }
    };
    view! {
        {button("promote", Glyph::Up, StudyLabel::Promote, on_main, |desk| desk.edit(|study| study.promote(study.cursor())))}
        {button("make-main", Glyph::Crown, StudyLabel::MakeMain, on_main, |desk| desk.edit(|study| study.make_main(study.cursor())))}
        {button("delete", Glyph::Close, StudyLabel::Delete, at_start, |desk| desk.edit(|study| study.delete(study.cursor())))}
    }
}
