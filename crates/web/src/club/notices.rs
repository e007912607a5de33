//! What someone is told on devices while no page is open: on and off here, kinds of news, and all devices.
//!
//! The browser keeps the subscription, the club its address; the page keeps under which id the club knows it, so that it
//! can tell when something about it has changed.

use std::time::Duration;

use crownhead_api::push::{DeviceLine, NewDevice, NewsKind, NewsSwitch, PushState};
use crownhead_prose::{club, club::ClubLabel};
use leptos::{prelude::*, task::spawn_local};
use serde::{Deserialize, Serialize};

use super::desk::{Desk, Empty};
use crate::platform::{
    api,
    push::{self, Here, Subscription},
    store,
};

/// The time after which the club has heard what has changed about this device.
const FOLLOWED: Duration = Duration::from_secs(1);

/// What the club knows of this device.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
struct Known {
    id: String,
    person: String,
    endpoint: String,
    language: String,
}

#[derive(Deserialize)]
struct Added {
    id: String,
}

fn known() -> Option<Known> {
    store::load(store::CLUB_DEVICE)
}

/// Tells the club of a subscription, and notes what it knows.
async fn register(subscription: Subscription, person: String) -> Result<(), String> {
    let language = crownhead_prose::language().tag().to_owned();
    let Subscription { endpoint, p256dh, auth } = subscription;
    let device = NewDevice { endpoint, p256dh, auth, language };
    let Added { id } = api::order_club("push/device", &device).await?;
    let NewDevice { endpoint, language, .. } = device;
    store::save(store::CLUB_DEVICE, &Known { id, person, endpoint, language });
    Ok(())
}

/// Someone has come in at a device that is told of news: the club hears of another person, another language, and of another
/// address that the browser has got.
pub(super) async fn follow(person: String) {
    let Some(known) = known() else { return };
    let Some(subscription) = push::subscription().await else { return };
    let same = known.person == person
        && known.endpoint == subscription.endpoint
        && known.language == crownhead_prose::language().tag();
    if !same {
        // If that fails, it is tried again with the next visit.
        _ = register(subscription, person).await;
    }
}

/// This device is told nothing any more.
pub(super) async fn turn_off() {
    if let Some(known) = known() {
        // The club may have forgotten it.
        _ = api::order_club::<Empty>(&format!("push/device/{}/remove", known.id), &Empty {}).await;
        store::remove(store::CLUB_DEVICE);
        push::turn_off().await;
    }
}

/// The state of this part of the page.
#[derive(Clone, Copy)]
struct Board {
    desk: Desk,
    here: RwSignal<Option<Here>>,
    state: RwSignal<Option<PushState>>,
    /// Something is being done that takes a while.
    busy: RwSignal<bool>,
    tested: RwSignal<bool>,
}

impl Board {
    fn load(self) {
        self.load_again(true);
    }

    /// The same; `patient` if this device may be on its way to the club, because something about it has changed.
    fn load_again(self, patient: bool) {
        spawn_local(async move {
            if let Ok(state) = api::ask_club::<PushState>("push").await {
                let here = push::here().await;
                // Someone may have removed this device elsewhere, or a push service may have given it up.
                let has = |id: &str| state.devices.iter().any(|device| device.id == id);
                let is_known = known().is_some_and(|known| has(&known.id));
                if patient && here == Here::On && !is_known && known().is_some() {
                    return set_timeout(move || self.load_again(false), FOLLOWED);
                }
                self.here.set(Some(if here == Here::On && !is_known { Here::Off } else { here }));
                self.state.set(Some(state));
            }
        });
    }

    fn is(self, here: Here) -> bool {
        self.here.get() == Some(here)
    }

    fn turn_on(self) {
        let key = self.state.with_untracked(|state| state.as_ref().and_then(|state| state.key.clone()));
        let me = self.desk.me.with_untracked(|me| me.as_ref().map(|me| me.card.id.clone()));
        let (Some(key), Some(me)) = (key, me) else { return };
        self.busy.set(true);
        spawn_local(async move {
            match push::turn_on(&key).await {
                Ok(subscription) => match register(subscription, me).await {
                    Ok(()) => self.load(),
                    Err(why) => self.desk.refused(&why),
                },
                Err(here) => self.here.set(Some(here)),
            }
            self.busy.set(false);
        });
    }

    fn turn_off(self) {
        self.busy.set(true);
        self.tested.set(false);
        spawn_local(async move {
            turn_off().await;
            self.busy.set(false);
            self.load();
        });
    }

    fn test(self) {
        let Some(known) = known() else { return };
        spawn_local(async move {
            match api::order_club::<Empty>(&format!("push/device/{}/test", known.id), &Empty {}).await {
                Ok(_) => self.tested.set(true),
                Err(why) => self.desk.refused(&why),
            }
        });
    }

    fn switch(self, kind: NewsKind, on: bool) {
        spawn_local(async move {
            if let Err(why) = api::order_club::<Empty>("push/switch", &NewsSwitch { kind, on }).await {
                self.desk.refused(&why);
                self.load();
            }
        });
    }

    fn remove(self, id: String) {
        if known().is_some_and(|known| known.id == id) {
            return self.turn_off();
        }
        spawn_local(async move {
            // It may be gone already.
            _ = api::order_club::<Empty>(&format!("push/device/{id}/remove"), &Empty {}).await;
            self.load();
        });
    }

    /// What there is to say about this device.
    fn line(self) -> String {
        if self.tested.get() {
            return ClubLabel::PushTested.text();
        }
        match self.here.get() {
            None | Some(Here::Off) => String::new(),
            Some(Here::On) => ClubLabel::PushIsOn.text(),
            Some(Here::Insecure) => ClubLabel::PushInsecure.text(),
            Some(Here::Unsupported) => ClubLabel::PushUnsupported.text(),
            Some(Here::Blocked) => ClubLabel::PushBlocked.text(),
            Some(Here::Failed) => ClubLabel::PushFailed.text(),
        }
    }
}

/// Notifications, on the own page; nothing if the club sends none.
#[component]
pub(super) fn Notices() -> impl IntoView {
    let board = Board {
        desk: Desk::get(),
        here: RwSignal::new(None),
        state: RwSignal::new(None),
        busy: RwSignal::new(false),
        tested: RwSignal::new(false),
    };
    board.load();
    let none = move || board.state.with(|state| state.as_ref().is_none_or(|state| state.key.is_none()));
    let may_turn_on = move || board.is(Here::Off) || board.is(Here::Failed);
    view! {
        <section class="club-card" data-testid="notices" hidden=none>
            <h2>{ClubLabel::PushTitle.text()}</h2>
            <p class="club-soft">{ClubLabel::PushAbout.text()}</p>
            <p role="status" data-testid="push-state">{move || board.line()}</p>
            <div class="button-row">
                <button type="button" class="button primary" data-testid="push-on" hidden=move || !may_turn_on() disabled=board.busy on:click=move |_| board.turn_on()>{ClubLabel::PushOn.text()}</button>
                <button type="button" class="button" data-testid="push-test" hidden=move || !board.is(Here::On) on:click=move |_| board.test()>{ClubLabel::PushTest.text()}</button>
                <button type="button" class="button" data-testid="push-off" hidden=move || !board.is(Here::On) disabled=board.busy on:click=move |_| board.turn_off()>{ClubLabel::PushOff.text()}</button>
            </div>
            {move || board.state.get().filter(|state| !state.devices.is_empty()).map(|state| view! { <Kinds board=board off=state.off/><Devices board=board devices=state.devices/> })}
        </section>
    }
}

/// The kinds of news.
#[component]
fn Kinds(board: Board, off: Vec<NewsKind>) -> impl IntoView {
    let row = move |kind: NewsKind| {
        let on = RwSignal::new(!off.contains(&kind));
        let change = move |event| {
            on.set(event_target_checked(&event));
            board.switch(kind, on.get_untracked());
        };
        view! {
            <label class="club-check">
                <input type="checkbox" data-testid=format!("push-{}", kind.key()) prop:checked=on on:change=change/>
                <span>{club::news_kind(kind.key())}</span>
            </label>
        }
    };
    view! { <div role="group" aria-label=ClubLabel::PushTitle.text()>{NewsKind::ALL.into_iter().map(row).collect_view()}</div> }
}

/// The devices of the person.
#[component]
fn Devices(board: Board, devices: Vec<DeviceLine>) -> impl IntoView {
    let own = known().map(|known| known.id);
    let entry = move |device: DeviceLine| {
        let DeviceLine { id, host, created, .. } = device;
        let since = js_sys::Date::new(&(created as f64).into())
            .to_locale_date_string(crownhead_prose::language().tag(), &wasm_bindgen::JsValue::UNDEFINED);
        let is_here = own.as_ref() == Some(&id);
        let mark = if is_here { format!(" ({})", ClubLabel::PushThis.text()) } else { String::new() };
        let label = format!("{}: {host}, {}", ClubLabel::PushRemove.text(), String::from(since.clone()));
        view! {
            <li class="club-offer" data-testid="device">
                <span class="club-who">{host}{mark}</span>
                <span class="club-soft">{String::from(since)}</span>
                <button type="button" class="button" data-testid="device-remove" aria-label=label on:click=move |_| board.remove(id.clone())>{ClubLabel::PushRemove.text()}</button>
            </li>
        }
    };
    view! {
        <h3>{ClubLabel::PushDevices.text()}</h3>
        <ul class="club-list">{devices.into_iter().map(entry).collect_view()}</ul>
    }
}
