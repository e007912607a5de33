//! The bar of actions. On small screens the rarer ones are in a sheet that the last button opens.

use crownhead_prose::Label;
use leptos::prelude::*;

use crate::{
    controller::{App, Dialog},
    icons::{Glyph, Icon},
    model::{seats, session::{Purpose, Session}, words},
};

/// A button of the bar.
#[component]
fn Act(
    /// The end of its test id.
    id: &'static str,
    glyph: Glyph,
    #[prop(into)] label: Signal<String>,
    #[prop(optional, into)] pressed: Option<Signal<bool>>,
    #[prop(optional, into)] disabled: Signal<bool>,
    #[prop(optional)] class: &'static str,
    act: impl Fn() + 'static,
) -> impl IntoView {
    view! {
        <button
            type="button"
            class=format!("act {class}")
            data-testid=format!("action-{id}")
            aria-pressed=move || pressed.map(|pressed| pressed.get().to_string())
            disabled=disabled
            on:click=move |_| act()
        >
            <Icon glyph=glyph/>
            <span>{label}</span>
        </button>
    }
}

/// The bar.
#[component]
pub(super) fn Actions() -> impl IntoView {
    let app = App::get();
    view! {
        <div class="acts" data-testid="actions">
            <Everyday/>
            <div class="sheet" class:open=app.sheet data-testid="sheet">
                <div class="sheet-veil" on:click=move |_| app.sheet.set(false)></div>
                <div class="sheet-acts"><Rare/></div>
            </div>
        </div>
    }
}

#[component]
fn Everyday() -> impl IntoView {
    let app = App::get();
    let hint_shown = Memo::new(move |_| {
        app.hint.with(Option::is_some) || app.session.with(|session| matches!(session.pending(), Some((_, Purpose::Hint))))
    });
    let no_hint = Memo::new(move |_| !app.session.with(Session::awaits_person));
    let no_undo = Memo::new(move |_| !app.session.with(Session::can_undo));
    let no_redo = Memo::new(move |_| !app.session.with(Session::can_redo));
    let thinking = Memo::new(move |_| app.session.with(|session| matches!(session.pending(), Some((_, Purpose::Move)))));
    let waits = Memo::new(move |_| app.session.with(|session| session.is_paused() && !session.is_over()));
    let person = Memo::new(move |_| app.session.with(|session| session.seats().has_person()));
    let first = move || {
        if waits.get() || !person.get() {
            let (glyph, label) = if waits.get() { (Glyph::Play, words::GO_ON_PLAYING) } else { (Glyph::Pause, words::PAUSE) };
            view! { <Act id="pause" glyph=glyph label=label.to_owned() act=move || app.toggle_pause()/> }.into_any()
        } else if thinking.get() {
            view! { <Act id="move-now" glyph=Glyph::Play label=Label::MoveNow.text() act=move || app.move_now()/> }.into_any()
        } else {
            view! { <Act id="hint" glyph=Glyph::Hint label=Label::Hint.text() pressed=hint_shown disabled=no_hint act=move || app.toggle_hint()/> }
                .into_any()
        }
    };
    view! {
        {first}
        <Act id="undo" glyph=Glyph::Undo label=Label::Undo.text() disabled=no_undo act=move || app.undo()/>
        <Act id="redo" glyph=Glyph::Redo label=Label::Redo.text() disabled=no_redo act=move || app.redo()/>
        <Act id="flip" glyph=Glyph::Flip label=Label::Flip.text() act=move || app.flip()/>
        <Act id="more" class="more" glyph=Glyph::More label=words::MORE.to_owned() pressed=app.sheet act=move || app.sheet.update(|open| *open = !*open)/>
    }
}

#[component]
fn Rare() -> impl IntoView {
    let app = App::get();
    let over = Memo::new(move |_| app.session.with(Session::is_over));
    let watched = Memo::new(move |_| app.session.with(|session| session.is_over() || !session.seats().has_person()));
    let no_draw = Memo::new(move |_| !app.session.with(|session| session.awaits_person()));
    let fresh = Memo::new(move |_| app.session.with(|session| session.last_ply() == 0 && !session.is_over()));
    let level = move || {
        if seats::cycles_opponents(app.rules().get()) {
            let now = move || app.session.with(|session| words::difficulty(session.seats()));
            view! { <Act id="difficulty" glyph=Glyph::Level label=Signal::derive(now) act=move || app.cycle_opponent()/> }.into_any()
        } else {
            view! { <Act id="opponent" glyph=Glyph::Level label=Label::Opponent.text() act=move || app.show(Dialog::Opponent)/> }.into_any()
        }
    };
    let restart = move || {
        let over = over.get_untracked();
        app.sheet.set(false);
        if over { app.restart() } else { app.show(Dialog::Restart) }
    };
    view! {
        <Act id="rules" glyph=Glyph::Rules label=Label::Rules.text() act=move || app.show(Dialog::Rules)/>
        {level}
        <Act id="draw" glyph=Glyph::Draw label=Label::OfferDraw.text() disabled=Signal::derive(move || no_draw.get() || watched.get()) act=move || app.offer_draw()/>
        <Act id="resign" glyph=Glyph::Resign label=Label::Resign.text() disabled=watched act=move || app.show(Dialog::Resign)/>
        <Act id="restart" glyph=Glyph::Restart label=Label::Restart.text() disabled=fresh act=restart/>
        <Act id="share" glyph=Glyph::Share label=words::SHARE.to_owned() act=move || app.show(Dialog::Share)/>
    }
}
