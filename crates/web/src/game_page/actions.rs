//! The action bar. On small screens, the last button opens a sheet with less common actions.

use crownhead_prose::Label;
use leptos::prelude::*;

use crate::{
    controller::{App, Dialog},
    icons::{Glyph, Icon},
    model::{
        seats,
        session::{Purpose, Session},
        words,
    },
};

/// A button of the bar.
#[component]
fn Act(
    /// The suffix of its test id.
    id: &'static str,
    glyph: Glyph,
    #[prop(into)] label: Signal<String>,
    #[prop(optional, into)] pressed: Option<Signal<bool>>,
    #[prop(optional, into)] disabled: Signal<bool>,
    #[prop(optional)] class: &'static str,
    // A plain function, so that the button is compiled once rather than for every use.
    act: fn(App),
) -> impl IntoView {
    let app = App::get();
    view! {
        <button
            type="button"
            class=format!("act {class}")
            data-testid=format!("action-{id}")
            aria-pressed=move || pressed.map(|pressed| pressed.get().to_string())
            disabled=disabled
            on:click=move |_| act(app)
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
    let huffing = Memo::new(move |_| app.session.with(|session| session.rules().house_rules().huffing));
    view! {
        <div class="acts" class:huffing=huffing data-testid="actions">
            <Everyday/>
            <div class="sheet" class:open=app.sheet data-testid="sheet">
                <div class="sheet-veil" on:click=move |_| app.sheet.set(false)></div>
                <div class="sheet-acts"><Rare/></div>
            </div>
            <Huff/>
        </div>
    }
}

/// Huffs a piece. The button appears when there is a piece to huff, in a fixed place of its own, so that no other
/// button moves.
#[component]
fn Huff() -> impl IntoView {
    let app = App::get();
    let due = Memo::new(move |_| app.shown.with(|session| !session.huffable().is_empty()));
    let choosing = Memo::new(move |_| {
        app.board.stamp().track();
        app.board.read(|board| !board.huffable().is_empty())
    });
    let button = move || {
        view! { <Act id="huff" class="huff" glyph=Glyph::Huff label=Label::Huff.text() pressed=choosing act=App::choose_huff/> }
    };
    move || due.get().then(button)
}

fn plain(id: &'static str, glyph: Glyph, label: Label, act: fn(App)) -> AnyView {
    view! { <Act id=id glyph=glyph label=label.text() act=act/> }.into_any()
}

#[component]
fn Everyday() -> impl IntoView {
    let app = App::get();
    let hint_shown = Memo::new(move |_| {
        app.hint.with(Option::is_some)
            || app.session.with(|session| matches!(session.pending(), Some((_, Purpose::Hint))))
    });
    let no_hint = Memo::new(move |_| !app.session.with(Session::awaits_person));
    let no_undo = Memo::new(move |_| !app.session.with(Session::can_undo));
    let no_redo = Memo::new(move |_| !app.session.with(Session::can_redo));
    let over = Memo::new(move |_| app.shown.with(Session::is_over));
    let waits = Memo::new(move |_| app.session.with(Session::is_paused));
    let person = Memo::new(move |_| app.session.with(|session| session.seats().has_person()));
    let first = move || {
        match (over.get(), waits.get(), person.get()) {
        (true, ..) => plain("result", Glyph::Crown, Label::Result, |app| app.show(Dialog::Over)),
        (_, true, _) => plain("pause", Glyph::Play, Label::GoOn, App::toggle_pause),
        (_, _, false) => plain("pause", Glyph::Pause, Label::Pause, App::toggle_pause),
        _ => {
            view! { <Act id="hint" glyph=Glyph::Hint label=Label::Hint.text() pressed=hint_shown disabled=no_hint act=App::toggle_hint/> }
                .into_any()
        }
    }
    };
    view! {
        {first}
        <Act id="undo" glyph=Glyph::Undo label=Label::Undo.text() disabled=no_undo act=App::undo/>
        <Act id="redo" glyph=Glyph::Redo label=Label::Redo.text() disabled=no_redo act=App::redo/>
        <Act id="flip" glyph=Glyph::Flip label=Label::Flip.text() act=App::flip/>
        <Act id="more" class="more" glyph=Glyph::More label=Label::More.text() pressed=app.sheet act=|app| app.sheet.update(|open| *open = !*open)/>
    }
}

#[component]
fn Rare() -> impl IntoView {
    let app = App::get();
    let watched =
        Memo::new(move |_| app.session.with(|session| session.is_over() || !session.seats().has_person()));
    let watched_or_over = Memo::new(move |_| app.session.with(Session::is_over));
    let no_draw = Memo::new(move |_| !app.session.with(Session::awaits_person));
    let fresh = Memo::new(move |_| app.session.with(|session| session.last_ply() == 0 && !session.is_over()));
    let draw = move || {
        if app.session.with(Session::may_claim_draw) { Label::Claim } else { Label::OfferDraw }.text()
    };
    let level = move || {
        if seats::cycles_opponents(app.rules().get()) {
            let now = move || app.session.with(|session| words::difficulty(session.seats()));
            view! { <Act id="difficulty" glyph=Glyph::Level label=Signal::derive(now) act=App::cycle_opponent/> }.into_any()
        } else {
            view! { <Act id="opponent" glyph=Glyph::Level label=Label::Opponent.text() act=|app| app.show(Dialog::Opponent)/> }.into_any()
        }
    };
    view! {
        <Act id="rules" glyph=Glyph::Rules label=Label::Rules.text() act=|app| app.show(Dialog::Rules)/>
        {level}
        <Act id="clock" glyph=Glyph::Clock label=Label::Clock.text() disabled=watched_or_over act=|app| app.show(Dialog::Clock)/>
        <Act id="draw" glyph=Glyph::Draw label=Signal::derive(draw) disabled=Signal::derive(move || no_draw.get() || watched.get()) act=offer_or_claim/>
        <Act id="resign" glyph=Glyph::Resign label=Label::Resign.text() disabled=watched act=|app| app.show(Dialog::Resign)/>
        <Act id="restart" glyph=Glyph::Restart label=Label::Restart.text() disabled=fresh act=restart/>
        <Act id="zen" glyph=Glyph::Zen label=Label::Zen.text() act=App::toggle_zen/>
        <Act id="share" glyph=Glyph::Share label=Label::Share.text() act=|app| app.show(Dialog::Share)/>
    }
}

/// Claims a draw if possible; otherwise offers one.
fn offer_or_claim(app: App) {
    if app.session.with_untracked(Session::may_claim_draw) { app.claim_draw() } else { app.offer_draw() }
}

/// Restarts the game; asks first if it is not over.
fn restart(app: App) {
    app.sheet.set(false);
    if app.session.with_untracked(Session::is_over) { app.restart() } else { app.show(Dialog::Restart) }
}
