//! Games that were left: continue one, or delete it.

use crownhead_prose::Label;
use leptos::prelude::*;

use crate::{
    board::mini,
    controller::{
        App, Screen,
        open::{change_left, left_games},
    },
    icons::{Glyph, Icon},
    model::{left_games::LeftGames, saved::Saved, session::Session, words},
};

/// The list; empty if no game was left.
#[component]
pub(super) fn Recents() -> impl IntoView {
    let app = App::get();
    let left = RwSignal::new(LeftGames::default());
    Effect::new(move |_| {
        if app.screen.get() == Screen::Start {
            left.set(left_games());
        }
    });
    let rows = move || {
        let games = left.with(|left| left.games.clone()).into_iter().enumerate();
        let sessions = games.filter_map(|(index, game)| Some((index, game.read().ok()?, game)));
        sessions.map(|(index, session, game)| view! { <LeftGame index=index session=session game=game left=left/> }).collect_view()
    };
    view! {
        <section class="recents" data-testid="recents" hidden=move || left.with(|left| left.games.is_empty())>
            <h2 class="options-head">{Label::RecentGames.text()}</h2>
            {rows}
        </section>
    }
}

#[component]
fn LeftGame(index: usize, session: Session, game: Saved, left: RwSignal<LeftGames>) -> impl IntoView {
    let app = App::get();
    let line = words::game_line(&session);
    let told = words::headline(&session);
    let delete = move |_| {
        change_left(|left| left.games.retain(|old| *old != game));
        left.set(left_games());
    };
    let label = format!("{}: {line}", Label::Delete.text());
    view! {
        <div class="pick">
            <button type="button" class="option" data-testid=format!("recent-{index}") on:click=move |_| app.open_left(index)>
                {mini::picture(*session.position(), session.seats().bottom() == crownhead_rules::Color::Black)}
                <span class="option-text"><b>{line}</b><span>{told}</span></span>
            </button>
            <button type="button" class="star" data-testid=format!("recent-delete-{index}") aria-label=label on:click=delete>
                <Icon glyph=Glyph::Close/>
            </button>
        </div>
    }
}
