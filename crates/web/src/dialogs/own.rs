//! House rules as a link or a file to share, and loading them from a code.

use crownhead_notation::houserules;
use crownhead_prose::{Label, Note};
use leptos::prelude::*;

use super::{
    Frame,
    share::{Copied, Pasted},
};
use crate::{controller::App, model::address, platform};

/// Rules to copy and to paste.
#[component]
pub(super) fn Own() -> impl IntoView {
    let app = App::get();
    let rules = app.draft.get_untracked();
    // Rules that contradict themselves have neither link nor file.
    let copied = rules.contradictions().is_empty().then(|| {
        let link = platform::address::own() + &address::link_to(&rules);
        view! {
            <Copied id="link" label=Label::OwnLink.text() text=link rows=2/>
            <Copied id="file" label=Label::OwnFile.text() text=houserules::write(&rules) rows=5/>
        }
    });
    let take = move |text: String| {
        let rules = address::pasted_rules(&text)?;
        app.set_draft(rules);
        app.close();
        Ok(())
    };
    view! {
        <Frame id="own" title=Label::OwnShare.text()>
            {copied}
            <Pasted label=Note::OwnPaste.text() example=Note::OwnPasteExample.text() take=take/>
        </Frame>
    }
}
