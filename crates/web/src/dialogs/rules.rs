//! The rules of the current or the chosen game.

use crownhead_prose::Section;
use leptos::prelude::*;

use super::Frame;
use crate::controller::{App, Screen};

/// The rules.
#[component]
pub(super) fn Rules() -> impl IntoView {
    let app = App::get();
    let page = match app.screen.get_untracked() {
        Screen::Start => crownhead_prose::rules_page(app.choice.with_untracked(|choice| choice.rules)),
        Screen::Game => app.session.with_untracked(|session| crownhead_prose::rules_page_of(session.game())),
    };
    let section = |section: Section| {
        let paragraphs = section.paragraphs.into_iter().map(|text| view! { <p>{text}</p> }).collect_view();
        view! { <section><h3>{section.title}</h3>{paragraphs}</section> }
    };
    view! {
        <Frame id="rules" class="wide" title=page.title>
            <div class="prose" tabindex="0" data-testid="rules-text">
                <p class="intro">{page.intro}</p>
                {page.sections.into_iter().map(section).collect_view()}
            </div>
        </Frame>
    }
}
