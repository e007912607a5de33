//! The page of a tournament: what it is, what comes next, joining and leaving.
//!
//! What changes is shown anew; forms in which someone may be typing stand apart.

use crownhead_api::tournaments::{ByeLine, ByeOrder, Joining, TournamentPage, TournamentStage};
use crownhead_prose::{club::ClubLabel, tournaments};
use leptos::{prelude::*, task::spawn_local};
use serde::Serialize;

use super::super::desk::{Desk, Empty};
use super::super::lobby::line;
use super::super::profile::PersonLink;
use super::arbiter::{ArbiterPanel, Journal, Steering};
use super::pairings::Pairings;
use super::standings::{Standings, points};
use super::{clock, length, timing};
use crate::{
    icons::{Glyph, Icon},
    platform::api,
};

impl Desk {
    /// Something that the person does with the tournament on the page.
    pub(super) fn steer(self, what: &'static str, order: impl Serialize + 'static) {
        let id = self.contests().page.with_untracked(|page| page.as_ref().map(|page| page.card.id.clone()));
        let Some(id) = id else { return };
        self.trouble.set(String::new());
        spawn_local(async move {
            match api::order_club::<Empty>(&format!("tournament/{id}/{what}"), &order).await {
                Ok(_) => self.load_tournament(),
                Err(key) => self.refused(&key),
            }
        });
    }
}

/// The page.
#[component]
pub(crate) fn TournamentView() -> impl IntoView {
    let desk = Desk::get();
    let page = desk.contests().page;
    let is_running = move || {
        page.with(|page| page.as_ref().is_some_and(|page| page.card.stage == TournamentStage::Running))
    };
    view! {
        <main class="club-lobby" data-testid="tournament-page" data-stage=move || page.with(|page| page.as_ref().map(|page| format!("{:?}", page.card.stage).to_lowercase()))>
            <div class="club-column">
                <section class="club-card">
                    {move || page.get().map(|page| view! { <About page=page/> })}
                    <RestForm/>
                    <Steering/>
                    <p class="club-trouble" role="alert" data-testid="trouble">{desk.trouble}</p>
                    <div class="button-row">
                        <button type="button" class="button" data-testid="to-lobby" on:click=move |_| desk.enter_lobby()><Icon glyph=Glyph::Back/>{ClubLabel::Lobby.text()}</button>
                    </div>
                </section>
                <ArbiterPanel/>
            </div>
            <div class="club-column club-table" class:playing=is_running>
                {move || page.get().map(|page| view! { <Standings page=page/> })}
                {move || page.get().map(|page| view! { <Journal page=page/> })}
            </div>
            {move || page.get().map(|page| view! { <Pairings page=page/> })}
        </main>
    }
}

/// What it is, when it is, and what the person can do.
#[component]
fn About(page: TournamentPage) -> impl IntoView {
    let desk = Desk::get();
    let card = page.card.clone();
    let kind =
        [Some(tournaments::kind(card.kind.key())), length(&card), Some(tournaments::players(card.players))];
    let kind = kind.into_iter().flatten().collect::<Vec<_>>().join(" · ");
    let (next, playing, shown) = (page.next, page.playing, card.clone());
    let is_arena = card.minutes > 0;
    let when = move || {
        let now = desk.now.get();
        match next {
            Some(next) => tournaments::next_in(&clock(next.saturating_sub(now))),
            None if playing > 0 && !is_arena => tournaments::still_playing(playing),
            None => timing(&shown, now),
        }
    };
    let hint = hint(&page);
    let own = own_place(desk, &page);
    let no_place = own.is_none();
    view! {
        <h1 data-testid="tournament-title">{card.name.clone()}</h1>
        <p>{kind}</p>
        <p class="club-terms">{line(&card.terms)}</p>
        <p class="club-soft">{ClubLabel::Organizer.text()}": "<PersonLink card=page.organizer.clone()/></p>
        <p data-testid="tournament-time">{when}</p>
        <p class="club-place" data-testid="own-place" hidden=no_place>{own}</p>
        <p class="club-waiting" hidden=hint.is_none()><span class="dot"></span>{hint.map(ClubLabel::text)}</p>
        <OwnGame page=page.clone()/>
        <Part page=page/>
    }
}

/// The place and the points of the person.
fn own_place(desk: Desk, page: &TournamentPage) -> Option<String> {
    if page.card.stage == TournamentStage::Open || page.card.cancelled {
        return None;
    }
    let own = page.standings.iter().find(|line| desk.is_me_untracked(&line.who.id))?;
    Some(tournaments::own_place(own.place, page.card.players, &points(page.card.kind, own.points)))
}

/// The way into the game of the person, if it goes on.
#[component]
fn OwnGame(page: TournamentPage) -> impl IntoView {
    let desk = Desk::get();
    if desk.hosts(&page) {
        return ().into_any();
    }
    let own = page.pairings.into_iter().find(|pairing| pairing.outcome.is_none() && desk.plays_in(pairing));
    let Some(game) = own.and_then(|pairing| pairing.game) else { return ().into_any() };
    view! {
        <div class="button-row">
            <button type="button" class="button primary" data-testid="own-pairing" on:click=move |_| desk.enter_game(game.clone())>{ClubLabel::GoOn.text()}</button>
        </div>
    }
    .into_any()
}

/// What the person waits for.
fn hint(page: &TournamentPage) -> Option<ClubLabel> {
    let own = page.own.as_ref()?;
    match (page.card.stage, own.away) {
        (TournamentStage::Over, _) => None,
        _ if own.withdrawn => Some(ClubLabel::Withdrawn),
        (TournamentStage::Running, true) => Some(ClubLabel::NotPaired),
        (TournamentStage::Open | TournamentStage::Running, _) => Some(ClubLabel::StayHere),
    }
}

/// Joining and leaving.
#[component]
fn Part(page: TournamentPage) -> impl IntoView {
    let desk = Desk::get();
    let stage = page.card.stage;
    let (plays, takes_part, withdrawn) =
        page.own.as_ref().map_or((false, false, false), |own| (!own.away, true, own.withdrawn));
    let comes_back = takes_part && !plays && stage == TournamentStage::Running;
    let is_host = desk.hosts(&page);
    let may_leave = plays && stage != TournamentStage::Over && !is_host;
    let changes_team = page.teams.is_some() && stage == TournamentStage::Open;
    let may_join = !is_host && !withdrawn && (comes_back || (page.lets_in && (!takes_part || changes_team)));
    let own = page.own.as_ref().and_then(|own| own.team);
    let join = match page.teams.filter(|_| !comes_back) {
        Some(teams) => {
            let button = |(team, (name, _)): (u8, (String, u32))| {
                view! { <button type="button" class="button primary" data-testid=format!("join-{team}") hidden=own == Some(team)
                    on:click=move |_| desk.steer("join", Joining { team: Some(team) })>{tournaments::join_team(&name)}</button> }
            };
            (0..).zip(teams).map(button).collect_view().into_any()
        }
        None => {
            view! { <button type="button" class="button primary" data-testid="join" on:click=move |_| desk.steer("join", Joining::default())>{ClubLabel::Join.text()}</button> }
                .into_any()
        }
    };
    let byes: Vec<ByeLine> = page.byes.into_iter().filter(|bye| desk.is_me_untracked(&bye.who.id)).collect();
    let bye = move |ByeLine { round, half, .. }: ByeLine| {
        let order = move |_| {
            desk.steer("bye", ByeOrder { round, half: None, player: None, reason: String::new() });
        };
        view! {
            <li class="club-offer" data-testid="own-bye"><span>{tournaments::own_bye(round, half)}</span>
                <button type="button" class="button" data-testid="bye-back" on:click=order>{ClubLabel::ByeBack.text()}</button>
            </li>
        }
    };
    view! {
        <div class="button-row" hidden=!may_join>{join}</div>
        <div class="button-row" hidden=!may_leave>
            <button type="button" class="button" data-testid="leave" on:click=move |_| desk.steer("leave", Empty {})>{ClubLabel::LeaveTournament.text()}</button>
        </div>
        <ul class="club-list">{byes.into_iter().map(bye).collect_view()}</ul>
    }
}

/// Asking for a bye in a round to come.
#[component]
fn RestForm() -> impl IntoView {
    let desk = Desk::get();
    let page = desk.contests().page;
    let choices = Memo::new(move |_| {
        page.with(|page| {
            let own = page.as_ref().and_then(|page| page.own.as_ref()).filter(|own| !own.away);
            own.map(|own| own.may_rest.clone()).unwrap_or_default()
        })
    });
    let chosen = RwSignal::new(0_u32);
    // The first that is possible, unless another one is chosen.
    let round = Memo::new(move |_| {
        choices.with(|choices| {
            let found = choices.iter().find(|choice| choice.round == chosen.get()).or(choices.first());
            found.copied()
        })
    });
    let order = move |half: bool| {
        if let Some(choice) = round.get_untracked() {
            desk.steer(
                "bye",
                ByeOrder { round: choice.round, half: Some(half), player: None, reason: String::new() },
            );
        }
    };
    let option = move |number: u32| {
        view! { <option value=number selected=move || round.get().is_some_and(|choice| choice.round == number)>{number}</option> }
    };
    let options =
        move || choices.with(|choices| choices.iter().map(|choice| option(choice.round)).collect_view());
    view! {
        <details class="club-report" data-testid="rest" hidden=move || choices.with(Vec::is_empty)>
            <summary>{ClubLabel::ByeAsk.text()}</summary>
            <div class="club-form">
                <label class="club-field"><span>{ClubLabel::ByeRound.text()}</span>
                    <select class="field" data-testid="rest-round" on:change=move |event| chosen.set(event_target_value(&event).parse().unwrap_or(0))>{options}</select>
                </label>
                <div class="button-row">
                    <button type="button" class="button" data-testid="rest-half" hidden=move || !round.get().is_some_and(|choice| choice.half) on:click=move |_| order(true)>{tournaments::bye("half-bye")}</button>
                    <button type="button" class="button" data-testid="rest-zero" on:click=move |_| order(false)>{tournaments::bye("zero-bye")}</button>
                </div>
            </div>
        </details>
    }
}
