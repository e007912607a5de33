//! The position and the game as text, as a link and as a file.
//!
//! Not here: pictures, and opening what others wrote. The study does both, with code that a game doesn't load.

use crownhead_notation::{
    fen,
    pdn::{self, Tree},
};
use crownhead_prose::{Label, Note};
use leptos::{html, prelude::*};

use super::Frame;
use crate::{
    controller::App,
    icons::{Glyph, Icon},
    model::words,
    platform::{address, clipboard, files},
};

/// What can be done with the game.
#[component]
pub(super) fn Share() -> impl IntoView {
    let app = App::get();
    let position = app.session.with_untracked(|session| fen::write(session.position()));
    let (moves, link) = app.session.with_untracked(|session| {
        let (game, tags) = (session.game(), words::tags(session));
        let link = crownhead_study::address::fragment_of(&Tree::of_game(game, &tags));
        (pdn::write(game, &tags), address::study() + &link)
    });
    let file = moves.clone();
    let download = move |_| {
        _ = files::download("game.pdn", "application/vnd.draughts-pdn", file.as_bytes());
    };
    view! {
        <Frame id="share" title=Label::Share.text()>
            <Copied id="fen" label=Label::PositionFen.text() text=position rows=2/>
            <Copied id="moves" label=Label::GamePdn.text() text=moves rows=4/>
            <Copied id="link" label=Label::GameLink.text() text=link rows=2/>
            <div class="button-row">
                <button type="button" class="button" data-testid="download-pdn" on:click=download>{Label::Download.text()}</button>
                <button type="button" class="button" data-testid="share-more" on:click=move |_| app.study(address::STUDY_SHARE)>{Label::Pictures.text()}</button>
                <button type="button" class="button" data-testid="share-open" on:click=move |_| address::go(address::STUDY_OPEN)>{Label::OpenGame.text()}</button>
            </div>
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
        let taken = if text.trim().is_empty() { Ok(()) } else { take(text) };
        wrong.set(taken.err().unwrap_or_default());
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
