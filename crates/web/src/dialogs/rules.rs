//! The rules of the current or the chosen game.

use crownhead_prose::{Label, Section};
use leptos::prelude::*;

use super::Frame;
use crate::{
    controller::{App, Screen},
    icons::{Glyph, Icon},
    platform::address,
};

/// The rules.
#[component]
pub(super) fn Rules() -> impl IntoView {
    let app = App::get();
    let (rules, page) = match app.screen.get_untracked() {
        Screen::Start => {
            let rules = app.choice.with_untracked(|choice| choice.rules);
            (rules, crownhead_prose::rules_page(rules))
        }
        Screen::Game => app.session.with_untracked(|session| {
            (session.game().rules(), crownhead_prose::rules_page_of(session.game()))
        }),
    };
    let lessons = address::lessons(rules);
    let section = |section: Section| {
        let paragraphs = section.paragraphs.into_iter().map(|text| view! { <p>{text}</p> }).collect_view();
        view! { <section><h3>{section.title}</h3>{paragraphs}</section> }
    };
    view! {
        <Frame id="rules" class="wide" title=page.title>
            <div class="prose" tabindex="0" data-testid="rules-text">
                <p class="intro">{page.intro}</p>
                <p><a class="button" data-testid="rules-lessons" href=lessons><Icon glyph=Glyph::Learn/>{Label::Lessons.text()}</a></p>
                {page.sections.into_iter().map(section).collect_view()}
            </div>
        </Frame>
    }
}
