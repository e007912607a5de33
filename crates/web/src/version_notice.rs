//! The notice of a new version, on every page. It never forces anything: the page goes on as it is.

use crownhead_prose::{Label, Note};
use leptos::{ev, prelude::*};

use crate::{
    icons::{Glyph, Icon},
    platform::offline,
};

/// What there is to tell.
#[derive(Clone, Copy, PartialEq, Eq)]
enum News {
    /// A new version is ready.
    Ready,
    /// Another tab already uses it.
    Used,
}

/// The notice; dismissed, it returns with the next visit.
#[component]
pub(crate) fn VersionNotice() -> impl IntoView {
    let news = RwSignal::new(offline::update_waits().then_some(News::Ready));
    window_event_listener(ev::Custom::<ev::Event>::new(offline::UPDATE), move |_| {
        news.set(Some(News::Ready));
    });
    window_event_listener(ev::Custom::<ev::Event>::new(offline::UPDATED), move |_| {
        news.set(Some(News::Used));
    });
    let text = move || match news.get() {
        Some(News::Used) => Note::VersionUsed.text(),
        _ => Note::VersionReady.text(),
    };
    view! {
        <div class="notice version" role="status" data-testid="new-version" hidden=move || news.get().is_none()>
            <span>{text}</span>
            <button type="button" class="button" data-testid="new-version-reload" on:click=move |_| offline::update()>
                {Label::Reload.text()}
            </button>
            <button type="button" aria-label=Label::Close.text() on:click=move |_| news.set(None)>
                <Icon glyph=Glyph::Close/>
            </button>
        </div>
    }
}
