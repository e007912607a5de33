//! The keys of the game page.

use crownhead_prose::Label;
use leptos::prelude::*;

use super::Frame;

/// Every key with what it does.
#[component]
pub(super) fn Keys() -> impl IntoView {
    let line = |(key, effect): (String, String)| view! { <dt>{key}</dt><dd>{effect}</dd> };
    view! {
        <Frame id="keys" title=Label::Keys.text()>
            <dl class="key-list">{crownhead_prose::page_keys().into_iter().map(line).collect_view()}</dl>
        </Frame>
    }
}
