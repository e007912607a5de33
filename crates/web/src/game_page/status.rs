//! The headline and the card that explains. Both keep their size whatever they say.

use crownhead_prose::Label;
use leptos::prelude::*;

use crate::{
    controller::{App, Dialog, Said, Tone},
    model::{session::Session, words},
};

/// The headline and the card.
#[component]
pub(super) fn Status() -> impl IntoView {
    let app = App::get();
    let said =
        Memo::new(move |_| app.said.get().unwrap_or_else(|| app.shown.with(|session| quiet(app, session))));
    let headline = Memo::new(move |_| {
        let told = app.said.with(|said| said.as_ref().and_then(|said| said.headline.clone()));
        told.unwrap_or_else(|| app.shown.with(words::headline))
    });
    let class = move || format!("coach {}", said.with(|said| said.tone.token()));
    let article = move || said.with(|said| said.article.clone()).unwrap_or_else(|| Label::Rules.text());
    view! {
        <div class="status">
            <div class="headline">
                <h1 data-testid="status">{headline}</h1>
                <button type="button" class="rule-link" data-testid="rule-link" on:click=move |_| app.show(Dialog::Rules)>{article}</button>
            </div>
            <div class=class data-testid="coach" tabindex="0" role="note">
                <span class="dot"></span>
                <p>
                    <b>{move || said.with(|said| said.lead.clone())}</b>
                    " "
                    <span>{move || said.with(|said| said.text.clone())}</span>
                    " "
                    <span class="keys">{move || said.with(|said| said.keys.clone())}</span>
                </p>
                <MoveNow/>
                <ClaimDraw/>
            </div>
        </div>
    }
}

/// Makes a computer that thinks for long play its best move so far.
#[component]
fn MoveNow() -> impl IntoView {
    let app = App::get();
    let thinking = Memo::new(move |_| app.thinks());
    let button = move || {
        view! {
            <button type="button" class="button move-now" data-testid="action-move-now" on:click=move |_| app.move_now()>{Label::MoveNow.text()}</button>
        }
    };
    move || thinking.get().then(button)
}

/// Claims the draw that the card speaks of.
#[component]
fn ClaimDraw() -> impl IntoView {
    let app = App::get();
    let claimable =
        Memo::new(move |_| app.shown.with(Session::may_claim_draw) && app.said.with(Option::is_none));
    let button = move || {
        view! {
            <button type="button" class="button primary claim" data-testid="action-claim-draw" on:click=move |_| app.claim_draw()>{Label::ClaimDraw.text()}</button>
        }
    };
    move || claimable.get().then(button)
}

/// What the card says when nothing has happened.
fn quiet(app: App, session: &Session) -> Said {
    let calm = |lead: String, text: String| Said::new(Tone::Calm, lead, text);
    if app.thinks() {
        let text = words::thinking_card(app.progress.get().as_ref());
        return Said::new(Tone::Thinking, String::new(), text);
    }
    if app.moving.get()
        && let Some(text) = app.session.with(|played| words::move_on_its_way(session, played))
    {
        return calm(String::new(), text);
    }
    if let Some(ending) = words::ending(session) {
        return calm(ending.reason, ending.counts);
    }
    // The button beside it says that it may be claimed.
    let claim = crownhead_prose::claimable_draw(session.game()).filter(|_| session.may_claim_draw());
    let news =
        claim.or_else(|| words::huff_news(session)).or_else(|| crownhead_prose::draw_news(session.game()));
    let text = news.unwrap_or_else(|| words::tip(session));
    Said { keys: words::keys_tip(session, &text), ..calm(String::new(), text) }
}
