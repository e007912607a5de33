//! The end of a game.

use crownhead_prose::Label;
use crownhead_rules::Color;
use leptos::prelude::*;

use super::Frame;
use crate::{
    board::pieces::Disc,
    controller::App,
    icons::{Glyph, Icon},
    model::{seats::side_token, session::Session, words},
    platform::address,
};

/// The result, and the next steps.
#[component]
pub(super) fn Over() -> impl IntoView {
    let app = App::get();
    let (title, reason) = app
        .session
        .with_untracked(words::ending)
        .map(|ending| (ending.headline, ending.reason))
        .unwrap_or_default();
    let winner = app
        .session
        .with_untracked(|session| session.game().outcome().and_then(crownhead_game::Outcome::winner));
    let result = app.session.with_untracked(words::drill_result);
    let level = app.placement_line();
    let moved = app.session.with_untracked(|session| session.game().ply() > 0);
    let again = if result.is_some() { Label::TryAgain } else { Label::PlayAgain };
    let next = result.is_some().then(|| {
        view! {
            <button type="button" class="button primary" data-testid="over-next" on:click=move |_| app.practice_again()>
                <Icon glyph=Glyph::Play/>{Label::NextExercise.text()}
            </button>
        }
    });
    let class = if result.is_some() { "button" } else { "button primary" };
    let rematch = move || {
        app.close();
        app.follow_level();
        app.restart();
    };
    view! {
        <Frame id="over" class="small over" title=title>
            <div class="tally">
                <Tally color=Color::White winner=winner/>
                <Tally color=Color::Black winner=winner/>
            </div>
            <p class="question" data-testid="over-reason">{reason}</p>
            {result.map(|result| view! { <p class="question" data-testid="over-drill">{result}</p> })}
            {level.map(|line| view! { <p class="question soft" data-testid="over-level">{line}</p> })}
            <div class="button-row">
                {next}
                <button type="button" class=class data-testid="over-again" autofocus on:click=move |_| rematch()>
                    <Icon glyph=Glyph::Restart/>{again.text()}
                </button>
                <button type="button" class="button" data-testid="over-look" on:click=move |_| app.close()>{Label::LookAtBoard.text()}</button>
                {moved.then(|| view! {
                    <button type="button" class="button" data-testid="over-review" on:click=move |_| app.study(address::STUDY_REVIEW)>{Label::Analyze.text()}</button>
                })}
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
        <div class="tally-side" class:won=winner == Some(color) data-testid=format!("tally-{}", side_token(color))>
            <Disc rules=rules color=color king=winner == Some(color)/>
            <b>{name}</b>
            <span>{left}</span>
        </div>
    }
}
