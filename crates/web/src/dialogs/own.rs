//! House rules to share as a link or a file, and to load from a code.

use crownhead_notation::houserules;
use crownhead_prose::{Label, Note};
use leptos::prelude::*;

use super::{
    Frame,
    share::{Copied, Pasted},
};
use crate::{controller::App, model::address, platform};

/// House rules to copy and paste.
#[component]
pub(super) fn Own() -> impl IntoView {
    let app = App::get();
    let rules = app.draft.get_untracked();
    // Contradictory rules have neither a link nor a file.
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
