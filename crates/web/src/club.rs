//! The page of the club: the lobby, and games against other people.
//!
//! Not here: how a game goes (`crownhead_room`), sentences (`prose::club`).

mod broadcasts;
mod desk;
mod invitations;
mod lobby;
mod mine;
mod notices;
mod play;
mod profile;
mod stewards;
mod table;
mod tournaments;
mod ways_in;

use crownhead_prose::{Label, club::ClubLabel};
use leptos::{ev, prelude::*};
use wasm_bindgen::JsCast as _;

use crate::{
    board::{cells, pieces::PieceSymbols},
    icons::Mark,
    platform,
    version_notice::VersionNotice,
};
use broadcasts::{BroadcastForm, BroadcastList, BroadcastView};
use desk::{Desk, State, View};
use lobby::Lobby;
use profile::ProfilePage;
use stewards::Stewards;
use table::Table;
use tournaments::{NewTournamentPage, TournamentView};

/// The page.
#[component]
pub(crate) fn ClubPage() -> impl IntoView {
    let desk = Desk::provide();
    desk.open();
    Effect::new(move |_| desk.settings.with(platform::looks::show));
    window_event_listener(ev::keydown, move |event| {
        let on_control = event
            .target()
            .and_then(|target| target.dyn_into::<web_sys::Element>().ok())
            .is_some_and(|element| element.matches("input,select,button,a,summary,textarea").unwrap_or(true));
        let plays = desk.play.with_untracked(Option::is_some);
        if plays && !on_control && !event.default_prevented() {
            cells::on_key(desk.board, &event);
        }
    });
    let in_game = Memo::new(move |_| desk.play.with(Option::is_some));
    let title = move || {
        desk.play.with(|play| match play {
            Some(play) => crownhead_prose::rules_name(play.room.terms().rules()),
            None => ClubLabel::Title.text(),
        })
    };
    let state = move || match desk.state.get() {
        State::Connecting => ClubLabel::Connecting.text(),
        State::Lost => ClubLabel::Lost.text(),
        State::Open => String::new(),
    };
    view! {
        <PieceSymbols set=Signal::derive(move || desk.settings.with(|settings| settings.pieces))/>
        <header class="top" class:in-game=in_game>
            <a class="logo" href="./" data-testid="home" aria-label=Label::Home.text()>
                <Mark/>
                <span>"Crownhead"</span>
            </a>
            <span class="game-name">{title}</span>
            <span class="space"></span>
            <span class="club-state" role="status" data-testid="connection" data-state=move || desk.state.get().token()>{state}</span>
        </header>
        {move || match (in_game.get(), desk.view.get()) {
            (true, _) => view! { <Table/> }.into_any(),
            (false, View::Lobby) => view! { <Lobby/> }.into_any(),
            (false, View::Profile(id)) => view! { <ProfilePage id=id/> }.into_any(),
            (false, View::Stewards) => view! { <Stewards/> }.into_any(),
            (false, View::Tournament(_)) => view! { <TournamentView/> }.into_any(),
            (false, View::Broadcasts) => view! { <BroadcastList/> }.into_any(),
            (false, View::Broadcast(_)) => view! { <BroadcastView/> }.into_any(),
            (false, View::NewBroadcast) => view! { <BroadcastForm/> }.into_any(),
            (false, View::NewTournament) => view! { <NewTournamentPage/> }.into_any(),
        }}
        <VersionNotice/>
        <p class="hush" aria-live="polite" role="status" data-testid="spoken">{desk.spoken}</p>
    }
}
