//! The page: a header, the start page or a game, and dialogs above them.

use std::time::Duration;

use crownhead_prose::Label;
use leptos::{ev, prelude::*};
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement, KeyboardEvent, PointerEvent};

use crate::{
    board::{cells, pieces::PieceSymbols},
    controller::{App, Dialog, Screen},
    dialogs::Dialogs,
    game_page::GamePage,
    icons::{Glyph, Icon, Mark},
    platform::{self, address},
    start_page::{self, Menu, StartPage},
    version_notice::VersionNotice,
};

/// The whole page.
#[component]
pub(crate) fn Page() -> impl IntoView {
    let app = App::provide();
    // The engine loads while the user looks at the page; requests wait until it is ready.
    app.start_engine();
    app.open_first();
    let later = RwSignal::new(false);
    let starts = Memo::new(move |_| later.get() || app.screen.get() == Screen::Start);
    let plays = Memo::new(move |_| later.get() || app.screen.get() == Screen::Game);
    after_a_frame(move || later.set(true));
    Effect::new(move |_| app.settings.with(platform::looks::show));
    Effect::new(move |_| show_title(app));
    app.follow_lists();
    window_event_listener(ev::popstate, move |_| app.follow_address());
    window_event_listener(ev::pointerdown, move |event| on_press(app, &event));
    window_event_listener(ev::storage, move |event| app.hear_of_other_tab(event.key().as_deref()));
    window_event_listener(ev::keydown, move |event| on_key(app, &event));
    view! {
        <PieceSymbols set=Signal::derive(move || app.settings.with(|settings| settings.pieces))/>
        <Header/>
        // Both stay in the document; switching only shows one and hides the other. The one that is not shown first comes
        // after the first frame.
        {move || starts.get().then(|| view! { <StartPage/> })}
        {move || plays.get().then(|| view! { <GamePage/> })}
        <Dialogs/>
        <Notice/>
        <VersionNotice/>
        <p class="hush" aria-live="polite" role="status" data-testid="spoken">{app.spoken}</p>
    }
}

/// Does something once the page has been painted.
fn after_a_frame(what: impl FnOnce() + 'static) {
    request_animation_frame(move || set_timeout(what, Duration::ZERO));
}

/// The window's title names the game on the board.
fn show_title(app: App) {
    let game = (app.screen.get() == Screen::Game).then(|| crownhead_prose::rules_name(app.rules().get()));
    document().set_title(&game.map_or_else(|| "Crownhead".to_owned(), |game| format!("{game} · Crownhead")));
}

#[component]
fn Header() -> impl IntoView {
    let app = App::get();
    let in_game = Memo::new(move |_| app.screen.get() == Screen::Game);
    let game = move || in_game.get().then(|| crownhead_prose::rules_name(app.rules().get()));
    view! {
        <header class="top" class:in-game=in_game>
            <button type="button" class="logo" data-testid="home" aria-label=Label::Home.text() on:click=move |_| app.leave()>
                <Mark/>
                <span>"Crownhead"</span>
            </button>
            <Doors/>
            <span class="game-name" data-testid="game-name" hidden=move || !in_game.get()>{game}</span>
            <span class="space"></span>
            <button type="button" class="button new-game" data-testid="new-game" aria-label=Label::NewGame.text() hidden=move || !in_game.get() on:click=move |_| app.leave()>
                <Icon glyph=Glyph::New/>
                <span>{Label::NewGame.text()}</span>
            </button>
            <button type="button" class="icon-button" data-testid="action-analyze" aria-label=Label::Analyze.text() title=Label::Analyze.text() on:click=move |_| app.analyze()>
                <Icon glyph=Glyph::Study/>
            </button>
            <button type="button" class="icon-button" data-testid="action-settings" aria-label=Label::Settings.text() title=Label::Settings.text() on:click=move |_| app.show(Dialog::Settings)>
                <Icon glyph=Glyph::Gear/>
            </button>
        </header>
    }
}

/// The ways into the program. On small screens they are a bar at the bottom of the start page.
#[component]
fn Doors() -> impl IntoView {
    let app = App::get();
    let on = move |wanted: fn(Option<Menu>) -> bool| {
        move || (app.screen.get() == Screen::Start && wanted(app.menu.get())).then_some("page")
    };
    let is_club = platform::defaults::read().club == Some(true);
    let rules = Memo::new(move |_| match app.screen.get() {
        Screen::Start => app.choice.with(|choice| choice.rules),
        Screen::Game => app.session.with(|session| session.game().rules()),
    });
    let (learn, study) = (move || address::lessons(rules.get()), move || address::study_of(rules.get(), ""));
    let trains = |menu| matches!(menu, Some(Menu::Practice | Menu::PracticeRules));
    view! {
        <nav class="doors" aria-label=Label::Home.text()>
            <button type="button" data-testid="door-play" aria-current=on(|menu| !matches!(menu, Some(Menu::Practice | Menu::PracticeRules)))
                on:click=move |_| { app.leave(); app.menu.set(None); }>
                <Icon glyph=Glyph::Play/><span>{Label::Play.text()}</span>
            </button>
            {is_club.then(|| view! { <a data-testid="door-club" href=address::CLUB><Icon glyph=Glyph::Talk/><span>{Label::Club.text()}</span></a> })}
            <a data-testid="door-study" href=study><Icon glyph=Glyph::Study/><span>{Label::Study.text()}</span></a>
            <button type="button" data-testid="start-practice" aria-current=on(trains) on:click=move |_| { app.leave(); start_page::open_practice(app); }>
                <Icon glyph=Glyph::Crown/><span>{Label::Train.text()}</span>
            </button>
            <a data-testid="door-learn" href=learn>
                <Icon glyph=Glyph::Learn/><span>{Label::Learn.text()}</span>
            </a>
        </nav>
    }
}

/// A notice, shown until it is dismissed.
#[component]
fn Notice() -> impl IntoView {
    let app = App::get();
    view! {
        <div class="notice" role="alert" data-testid="notice" hidden=move || app.notice.with(String::is_empty)>
            <span>{app.notice}</span>
            <button type="button" aria-label=Label::Close.text() on:click=move |_| app.notice.set(String::new())>
                <Icon glyph=Glyph::Close/>
            </button>
        </div>
    }
}

/// A press beside the board drops planned moves.
fn on_press(app: App, event: &PointerEvent) {
    let target = event.target().and_then(|target| target.dyn_into::<Element>().ok());
    let beside = target.is_some_and(|target| target.closest(".board").ok().flatten().is_none());
    if beside {
        app.drop_plans();
    }
}

/// Keys that no control has used: undo, and board keys wherever the focus is.
fn on_key(app: App, event: &KeyboardEvent) {
    if app.dialog.get_untracked().is_some() || event.default_prevented() {
        return;
    }
    if app.screen.get_untracked() == Screen::Start {
        return start_page::on_key(app, event);
    }
    let command = event.ctrl_key() || event.meta_key();
    if command && event.key().eq_ignore_ascii_case("z") && !is_text_field() {
        event.prevent_default();
        return if event.shift_key() { app.redo() } else { app.undo() };
    }
    if event.key() == "Escape" && app.sheet.get_untracked() {
        return app.sheet.set(false);
    }
    if !command && !event.alt_key() && !is_text_field() && on_letter(app, &event.key()) {
        return event.prevent_default();
    }
    if !is_for_control(app, &event.key()) {
        cells::on_key(app.board, event);
    }
}

/// Capital letters speak; others change what the page shows. Small letters name columns where squares have letters, and
/// whatever a move being typed needs goes to the board.
fn on_letter(app: App, key: &str) -> bool {
    if app.board.view().with_untracked(|view| !view.typed.is_empty()) {
        return false;
    }
    match key {
        "Z" => app.toggle_zen(),
        "?" => app.show(Dialog::Keys),
        "Escape" => {
            let idle = app.board.selected().is_none() && app.board.read(|board| board.premoves().is_empty());
            return idle && app.end_zen();
        }
        _ => return app.speak_for_key(key),
    }
    true
}

fn active() -> Option<HtmlElement> {
    document().active_element()?.dyn_into().ok()
}

fn is_text_field() -> bool {
    active().is_some_and(|element| matches!(element.tag_name().as_str(), "INPUT" | "TEXTAREA"))
}

/// Whether the focused element has its own use for a key. Buttons don't use letters and digits, so a move can be typed
/// right after a click, and a move typed that way can also be finished there.
fn is_for_control(app: App, key: &str) -> bool {
    let Some(element) = active() else { return false };
    match element.tag_name().as_str() {
        "INPUT" | "TEXTAREA" | "SELECT" => true,
        "BUTTON" | "A" => {
            let typed = app.board.view().with_untracked(|view| !view.typed.is_empty());
            let is_letter = key.chars().count() == 1 && key != " ";
            let ends_typing = typed && matches!(key, "Enter" | "Backspace" | "Escape");
            !(is_letter || ends_typing)
        }
        _ => false,
    }
}
