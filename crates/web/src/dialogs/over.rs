//! The end of a game.

use crownhead_prose::Label;
use crownhead_rules::Color;
use leptos::prelude::*;

use super::Frame;
use crate::{
    board::pieces::Disc,
    controller::App,
    icons::{Glyph, Icon},
    model::{session::Session, words},
};

/// How the game ended, and what to do now.
#[component]
pub(super) fn Over() -> impl IntoView {
    let app = App::get();
    let (title, reason) = app.session.with_untracked(words::ending).map(|ending| (ending.headline, ending.reason)).unwrap_or_default();
    let winner = app.session.with_untracked(|session| session.game().outcome().and_then(|outcome| outcome.winner()));
    let rematch = move || {
        app.dialog.set(None);
        app.restart();
    };
    view! {
        <Frame id="over" class="small over" title=title>
            <div class="tally">
                <Tally color=Color::White winner=winner/>
                <Tally color=Color::Black winner=winner/>
            </div>
            <p class="question" data-testid="over-reason">{reason}</p>
            <div class="button-row">
                <button type="button" class="button primary" data-testid="over-again" autofocus on:click=move |_| rematch()>
                    <Icon glyph=Glyph::Restart/>{Label::PlayAgain.text()}
                </button>
                <button type="button" class="button" data-testid="over-look" on:click=move |_| app.dialog.set(None)>{words::LOOK_BACK}</button>
                <button type="button" class="button" data-testid="over-new" on:click=move |_| app.leave()>{Label::NewGame.text()}</button>
            </div>
        </Frame>
    }
}

#[component]
fn Tally(color: Color, winner: Option<Color>) -> impl IntoView {
    let app = App::get();
    let rules = app.rules();
    let (name, left) = app.session.with_untracked(|session: &Session| {
        let name = crownhead_prose::sides(session.rules(), color).name;
        (name, crownhead_prose::pieces_left(session.position(), color))
    });
    view! {
        <div class="tally-side" class:won=winner == Some(color) data-testid=format!("tally-{}", color.to_string().to_lowercase())>
            <Disc rules=rules color=color king=winner == Some(color)/>
            <b>{name}</b>
            <span>{left}</span>
        </div>
    }
}
