//! The position and the game as text to copy, and pasted text to open.

use crownhead_notation::{fen, pdn};
use crownhead_prose::{Label, Note};
use leptos::{html, prelude::*};

use super::Frame;
use crate::{
    controller::App,
    icons::{Glyph, Icon},
    model::words,
    platform::clipboard,
};

/// Copy and paste.
#[component]
pub(super) fn Share() -> impl IntoView {
    let app = App::get();
    let position = app.session.with_untracked(|session| fen::write(session.position()));
    let moves = app.session.with_untracked(|session| pdn::write(session.game(), &words::tags(session)));
    view! {
        <Frame id="share" title=Label::CopyAndPaste.text()>
            <Copied id="fen" label=Label::PositionFen.text() text=position rows=2/>
            <Copied id="moves" label=Label::GamePdn.text() text=moves rows=4/>
            <Paste/>
        </Frame>
    }
}

/// Text to copy.
#[component]
pub(crate) fn Copied(id: &'static str, label: String, text: String, rows: u32) -> impl IntoView {
    let field: NodeRef<html::Textarea> = NodeRef::new();
    let done = RwSignal::new(false);
    let shown = text.clone();
    let copy = move |_| {
        if let Some(field) = field.get_untracked() {
            field.select();
        }
        clipboard::copy(&text, move |copied| done.set(copied));
    };
    view! {
        <div class="setting">
            <label class="setting-label" for=format!("text-{id}")>{label}</label>
            <div class="copied">
                <textarea id=format!("text-{id}") class="field" data-testid=format!("share-{id}") node_ref=field readonly rows=rows prop:value=shown></textarea>
                <button type="button" class="button" data-testid=format!("copy-{id}") on:click=copy>
                    {move || view! { <Icon glyph=if done.get() { Glyph::Check } else { Glyph::Copy }/> }}
                    <span>{move || if done.get() { Note::Copied.text() } else { Label::Copy.text() }}</span>
                </button>
            </div>
        </div>
    }
}

#[component]
fn Paste() -> impl IntoView {
    let app = App::get();
    view! {
        <Pasted label=Note::OpenText.text() example=Note::OpenTextExample.text() take=move |text: String| app.open_text(&text)/>
    }
}

/// A field for pasted text, and the error in it.
#[component]
pub(crate) fn Pasted(
    label: String,
    example: String,
    take: impl Fn(String) -> Result<(), String> + Copy + 'static,
) -> impl IntoView {
    let field: NodeRef<html::Textarea> = NodeRef::new();
    let wrong = RwSignal::new(String::new());
    let open_field = move |_| {
        let text = field.get_untracked().map(|field| field.value()).unwrap_or_default();
        if text.trim().is_empty() {
            return;
        }
        if let Err(line) = take(text) {
            wrong.set(line);
        }
    };
    let paste = move |_| {
        clipboard::paste(move |text| {
            if let (Some(text), Some(field)) = (text, field.get_untracked()) {
                field.set_value(&text);
            }
        });
    };
    view! {
        <div class="setting">
            <label class="setting-label" for="text-paste">{label}</label>
            <textarea id="text-paste" class="field" data-testid="paste-text" node_ref=field rows="3" placeholder=example spellcheck="false"></textarea>
            <p class="wrong" role="alert" data-testid="paste-error">{wrong}</p>
            <div class="button-row">
                <button type="button" class="button primary" data-testid="paste-open" on:click=open_field>{Label::Open.text()}</button>
                <button type="button" class="button" data-testid="paste" on:click=paste>{Label::Paste.text()}</button>
            </div>
        </div>
    }
}
