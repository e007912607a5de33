//! Confirmation dialogs for actions that end a game.

use crownhead_prose::{Label, Note};
use leptos::prelude::*;

use super::Frame;
use crate::{controller::App, model::words};

#[component]
fn Question(
    id: &'static str,
    title: String,
    text: String,
    yes: String,
    no: String,
    danger: bool,
    agree: impl Fn() + Send + 'static,
) -> impl IntoView {
    let app = App::get();
    let class = if danger { "button danger" } else { "button primary" };
    view! {
        <Frame id=id class="small" title=title>
            <p class="question">{text}</p>
            <div class="button-row">
                <button type="button" class=class data-testid="confirm" on:click=move |_| agree()>{yes}</button>
                <button type="button" class="button" data-testid="cancel" on:click=move |_| app.close()>{no}</button>
            </div>
        </Frame>
    }
}

/// Asks whether to resign.
#[component]
pub(super) fn Resign() -> impl IntoView {
    let app = App::get();
    let text = app.session.with_untracked(words::resign_question);
    view! {
        <Question id="resign" title=Note::ReallyResign.text() text=text yes=Label::Resign.text() no=Label::PlayOn.text() danger=true
            agree=move || app.resign()/>
    }
}

/// Asks whether to restart.
#[component]
pub(super) fn Restart() -> impl IntoView {
    let app = App::get();
    view! {
        <Question id="restart" title=Label::Restart.text() text=Note::ReallyRestart.text() yes=Label::Restart.text()
            no=Label::PlayOn.text() danger=true agree=move || app.restart()/>
    }
}

/// Asks the other person at the board whether to accept a draw.
#[component]
pub(super) fn AgreeDraw() -> impl IntoView {
    let app = App::get();
    let text = app.session.with_untracked(words::draw_question);
    view! {
        <Question id="draw" title=Note::DrawQuestion.text() text=text yes=Label::Accept.text() no=Label::PlayOn.text() danger=false
            agree=move || app.agree_draw()/>
    }
}
