//! What waits for the person at the page, and what becomes of the own account.

use crownhead_api::club::{Challenge, GameCard, PersonCard, PersonKind};
use crownhead_api::people::{GameLine, Key};
use crownhead_prose::{club, club::ClubLabel};
use leptos::{prelude::*, task::spawn_local};

use super::desk::{Desk, Empty, sign_out};
use super::lobby::{line, person};
use super::profile::PersonLink;
use super::ways_in::{Ways, WaysInCard};
use crate::{
    dialogs::share::Copied,
    platform::{api, sound::Cue},
};

/// What waits for the person at the page.
#[derive(Clone, Copy)]
pub(super) struct Calls {
    /// The one whom the next invitation is for.
    pub(super) target: RwSignal<Option<PersonCard>>,
    /// Challenges of others that wait for an answer.
    pub(super) incoming: RwSignal<Vec<Challenge>>,
    /// The games of the person that go on.
    pub(super) own: RwSignal<Vec<GameLine>>,
}

impl Calls {
    pub(super) fn new() -> Calls {
        Calls {
            target: RwSignal::new(None),
            incoming: RwSignal::new(Vec::new()),
            own: RwSignal::new(Vec::new()),
        }
    }
}

impl Desk {
    /// Loads what waits for the person: games, and challenges of others.
    pub(super) fn load_own(self) {
        spawn_local(async move {
            if let Ok(games) = api::ask_club::<Vec<GameLine>>("games").await {
                self.calls().own.set(games);
            }
            if let Ok(challenges) = api::ask_club::<Vec<Challenge>>("challenges").await {
                self.calls().incoming.set(challenges);
            }
        });
    }

    /// Someone offers the person at the page a game.
    pub(super) fn challenged(self, challenge: Challenge) {
        self.cue(Cue::Move);
        self.spoken.set(club::challenge(&person(&challenge.by)));
        self.calls().incoming.update(|incoming| incoming.push(challenge));
    }

    fn decline(self, id: String) {
        self.calls().incoming.update(|incoming| incoming.retain(|challenge| challenge.id != id));
        spawn_local(async move {
            // It may have been withdrawn.
            let _ = api::order_club::<Empty>(&format!("challenge/{id}/decline"), &Empty {}).await;
        });
    }

    /// Whether this is the person at the page, for what is shown anew in any case.
    pub(super) fn is_me_untracked(self, id: &str) -> bool {
        self.me.with_untracked(|me| me.as_ref().is_some_and(|me| me.card.id == id))
    }

    /// Whether this is the person at the page.
    pub(super) fn is_me(self, id: &str) -> bool {
        self.me.with(|me| me.as_ref().is_some_and(|me| me.card.id == id))
    }
}

/// Challenges of others.
#[component]
pub(super) fn Incoming() -> impl IntoView {
    let desk = Desk::get();
    let entry = move |challenge: Challenge| {
        let (id, declined) = (challenge.id.clone(), challenge.id.clone());
        let accept = move |_| {
            desk.calls().incoming.update(|incoming| incoming.retain(|challenge| challenge.id != id));
            desk.accept(id.clone());
        };
        view! {
            <li class="club-invitation" data-testid="incoming">
                <p>{club::challenge(&person(&challenge.by))}</p>
                <p class="club-terms">{line(&challenge.offer.terms)}</p>
                <div class="button-row">
                    <button type="button" class="button primary" data-testid="incoming-accept" on:click=accept>{ClubLabel::Accept.text()}</button>
                    <button type="button" class="button" data-testid="incoming-decline" on:click=move |_| desk.decline(declined.clone())>{ClubLabel::Decline.text()}</button>
                </div>
            </li>
        }
    };
    view! { <ul class="club-list">{move || desk.calls().incoming.get().into_iter().map(entry).collect_view()}</ul> }
}

/// The games of the person that go on.
#[component]
pub(super) fn OwnGames() -> impl IntoView {
    let desk = Desk::get();
    let entry = move |game: GameLine| {
        let GameCard { id, terms, white, black, .. } = game.card;
        let opponent = if desk.is_me(&white.id) { black } else { white };
        let name = opponent.name.clone();
        view! {
            <li class="club-offer own" data-testid="own-game">
                <PersonLink card=opponent/>
                <span class="club-soft">{line(&terms)}</span>
                <button type="button" class="button" data-testid="go-on" aria-label=format!("{}: {name}", ClubLabel::GoOn.text())
                    on:click=move |_| desk.enter_game(id.clone())>{ClubLabel::GoOn.text()}</button>
            </li>
        }
    };
    let none = move || desk.calls().own.with(Vec::is_empty);
    view! {
        <h2 hidden=none>{ClubLabel::YourGames.text()}</h2>
        <ul class="club-list">{move || desk.calls().own.get().into_iter().map(entry).collect_view()}</ul>
    }
}

/// The own account: how to come in, and its data.
#[component]
pub(super) fn OwnAccount() -> impl IntoView {
    Ways::provide();
    let is_guest = is_guest(Desk::get());
    view! {
        {move || (!is_guest.get()).then(|| view! { <WaysInCard/> })}
        <OwnData/>
    }
}

/// Whether the one at the page has no account.
fn is_guest(desk: Desk) -> Memo<bool> {
    Memo::new(move |_| desk.me.with(|me| me.as_ref().is_none_or(|me| me.card.kind == PersonKind::Guest)))
}

/// The data of the own account: to take along, to erase; and a key for a program.
#[component]
fn OwnData() -> impl IntoView {
    let (desk, ways) = (Desk::get(), Ways::get());
    let key = RwSignal::new(None::<String>);
    let (sure, password) = (RwSignal::new(false), RwSignal::new(String::new()));
    let is_guest = is_guest(desk);
    let no_password = move || ways.all.with(|all| !all.password);
    let make_key = move |_| {
        spawn_local(async move {
            match api::order_club::<Key>("key", &Empty {}).await {
                Ok(made) => key.set(Some(made.key)),
                Err(why) => desk.refused(&why),
            }
        });
    };
    let erase = move |_| {
        if !sure.get_untracked() {
            return sure.set(true);
        }
        spawn_local(async move {
            match api::order_club::<Empty>("erase", &password.get_untracked()).await {
                Ok(_) => sign_out(),
                Err(why) if why == "sure" => ways.doubt(),
                Err(why) => desk.refused(&why),
            }
        });
    };
    view! {
        <section class="club-card">
            <h2>{ClubLabel::OwnData.text()}</h2>
            <div class="button-row">
                <a class="button" href="./club/api/export.json" download="crownhead.json" data-testid="export">{ClubLabel::Export.text()}</a>
                <button type="button" class="button" data-testid="make-key" hidden=is_guest on:click=make_key>{ClubLabel::MakeKey.text()}</button>
            </div>
            {move || key.get().map(|key| view! { <Copied id="key" label=ClubLabel::KeyOnce.text() text=key rows=1/> })}
            <div class="club-form" hidden=move || !sure.get()>
                <p>{ClubLabel::EraseSure.text()}</p>
                <label class="club-field" hidden=no_password><span>{ClubLabel::Password.text()}</span>
                    <input class="field" data-testid="erase-password" type="password" autocomplete="current-password" prop:value=password on:input=move |event| password.set(event_target_value(&event))/>
                </label>
            </div>
            <p class="club-trouble" role="alert">{desk.trouble}</p>
            <div class="button-row">
                <button type="button" class="button" data-testid="erase" on:click=erase>{ClubLabel::Erase.text()}</button>
            </div>
        </section>
    }
}
