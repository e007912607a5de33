//! The position and the moves as text, to be copied; and text to be opened.

use crownhead_prose::{Label, Note};
use crownhead_notation::{fen, pdn};
use leptos::{html, prelude::*};

use super::Frame;
use crate::{
    controller::App,
    icons::{Glyph, Icon},
    model::{session::Session, words},
    platform::clipboard,
};

/// Copy and paste.
#[component]
pub(super) fn Share() -> impl IntoView {
    let app = App::get();
    let position = app.session.with_untracked(|session| fen::write(session.position()));
    let moves = app.session.with_untracked(|session| pdn::write(session.game(), &tags(session)));
    view! {
        <Frame id="share" title=words::SHARE_TITLE.to_owned()>
            <Copied id="fen" label=words::POSITION_FEN.to_owned() text=position rows=1/>
            <Copied id="moves" label=words::MOVES_PDN.to_owned() text=moves rows=4/>
            <Paste/>
        </Frame>
    }
}

fn tags(session: &Session) -> pdn::Tags {
    let name = |color| words::seat(session.seats().of(color), session.rules());
    pdn::Tags::default()
        .with("White", name(crownhead_rules::Color::White))
        .with("Black", name(crownhead_rules::Color::Black))
}

#[component]
fn Copied(id: &'static str, label: String, text: String, rows: u32) -> impl IntoView {
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
    let field: NodeRef<html::Textarea> = NodeRef::new();
    let wrong = RwSignal::new(String::new());
    let open = move |text: String| {
        if text.trim().is_empty() {
            return;
        }
        if let Err(line) = app.open_text(&text) {
            wrong.set(line);
        }
    };
    let open_field = move |_| {
        if let Some(field) = field.get_untracked() {
            open(field.value());
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
            <label class="setting-label" for="text-paste">{words::OPEN_TEXT}</label>
            <textarea id="text-paste" class="field" data-testid="paste-text" node_ref=field rows="3" placeholder=words::OPEN_TEXT_EXAMPLE spellcheck="false"></textarea>
            <p class="wrong" role="alert" data-testid="paste-error">{wrong}</p>
            <div class="button-row">
                <button type="button" class="button primary" data-testid="paste-open" on:click=open_field>{words::OPEN}</button>
                <button type="button" class="button" data-testid="paste" on:click=paste>{Label::Paste.text()}</button>
            </div>
        </div>
    }
}
