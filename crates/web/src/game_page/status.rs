//! The headline and the card. Both keep their size whatever their text.

use crownhead_prose::Label;
use leptos::prelude::*;

use super::known::{self, KnownMoves, ValuesToggle};
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
        <div class="status" class:telling=app.values>
            <div class="headline">
                <h1 data-testid="status">{headline}</h1>
                <ValuesToggle/>
                <button type="button" class="rule-link" data-testid="rule-link" on:click=move |_| app.show(Dialog::Rules)>{article}</button>
            </div>
            <div class=class data-testid="coach" tabindex="0" role="note">
                <span class="dot"></span>
                <div class="coach-text">
                <p>
                    <b>{move || said.with(|said| said.lead.clone())}</b>
                    " "
                    <span>{move || said.with(|said| said.text.clone())}</span>
                    " "
                    <span class="keys">{move || said.with(|said| said.keys.clone())}</span>
                </p>
                <KnownMoves/>
                </div>
                <CardButton/>
            </div>
        </div>
    }
}

/// The action of the button in the card.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Offer {
    /// Make a computer that thinks for long play its best move so far.
    MoveNow,
    /// Claim the draw that the card mentions.
    ClaimDraw,
    /// Take back the mistake that the card is about.
    TakeBackMistake,
    /// Return to the last position of the exercise that was still won.
    TakeBack,
}

impl Offer {
    fn of(app: App) -> Option<Offer> {
        if app.thinks() {
            return Some(Offer::MoveNow);
        }
        if app.said.with(|said| said.as_ref().is_some_and(|said| said.tone == Tone::Warning)) {
            return Some(Offer::TakeBackMistake);
        }
        let quiet = app.said.with(Option::is_none);
        let (claimable, slipped) =
            app.shown.with(|session| (session.may_claim_draw(), session.slip().is_some()));
        match quiet {
            true if claimable => Some(Offer::ClaimDraw),
            true if slipped => Some(Offer::TakeBack),
            _ => None,
        }
    }

    fn take(self, app: App) {
        match self {
            Offer::MoveNow => app.move_now(),
            Offer::ClaimDraw => app.claim_draw(),
            Offer::TakeBackMistake => app.undo(),
            Offer::TakeBack => app.take_back_slip(),
        }
    }
}

/// The button in the card.
#[component]
fn CardButton() -> impl IntoView {
    let app = App::get();
    let offer = Memo::new(move |_| Offer::of(app));
    let button = move |offer: Offer| {
        let (class, id, label) = match offer {
            Offer::MoveNow => ("button move-now", "action-move-now", Label::MoveNow),
            Offer::ClaimDraw => ("button primary claim", "action-claim-draw", Label::ClaimDraw),
            Offer::TakeBack | Offer::TakeBackMistake => {
                ("button primary claim", "action-take-back", Label::TakeBack)
            }
        };
        view! {
            <button type="button" class=class data-testid=id on:click=move |_| offer.take(app)>{label.text()}</button>
        }
    };
    move || offer.get().map(button)
}

/// The card when there is no event to report.
fn quiet(app: App, session: &Session) -> Said {
    let calm = |lead: String, text: String| Said::new(Tone::Calm, lead, text);
    if app.thinks() {
        let text = words::thinking_card(session, app.progress.get().as_ref());
        return Said::new(Tone::Thinking, String::new(), text);
    }
    if app.board.moving().get()
        && let Some(text) = app.session.with(|played| words::move_on_its_way(session, played))
    {
        return calm(String::new(), text);
    }
    if let Some(ending) = words::ending(session) {
        let lead = words::drill_result(session).unwrap_or(ending.reason);
        return calm(lead, ending.counts);
    }
    if let Some(said) = known::said(app, session) {
        return said;
    }
    // The button beside it already offers the claim.
    let claim = crownhead_prose::claimable_draw(session.game()).filter(|_| session.may_claim_draw());
    let news =
        claim.or_else(|| words::huff_news(session)).or_else(|| crownhead_prose::draw_news(session.game()));
    let text = news.unwrap_or_else(|| words::tip(session));
    Said { keys: words::keys_tip(session, &text), ..calm(String::new(), text) }
}
