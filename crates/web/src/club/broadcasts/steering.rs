//! What broadcasters do: games, rounds, the source of a round.

use crownhead_api::broadcasts::{NewRound, PushTrouble, Pushed, RoundCard, RoundPage, Typed};
use crownhead_prose::broadcasts::{self, BroadcastLabel};
use leptos::{prelude::*, task::spawn_local};
use serde::Serialize;

use super::form::BroadcastFields;
use super::page::round_of;
use crate::{
    club::desk::{Desk, Empty},
    dialogs::share::Copied,
    platform::{address, api},
};

/// The shortest and the longest pause between two fetches, in seconds.
const EVERY: (u32, u32) = (5, 3_600);

impl Desk {
    /// Gives an order about the broadcast on the page, and looks at it again.
    fn steer_broadcast(self, path: String, order: impl Serialize + 'static, leaves: bool) {
        self.trouble.set(String::new());
        spawn_local(async move {
            match api::order_club::<Empty>(&path, &order).await {
                Ok(_) if leaves => self.enter_broadcasts(),
                Ok(_) => self.look_at_broadcast(),
                Err(key) => self.refused(&key),
            }
        });
    }

    fn add_round(self, id: &str) {
        let (id, path) = (id.to_owned(), format!("broadcast/{id}/round"));
        spawn_local(async move {
            match api::order_club::<RoundCard>(&path, &NewRound::default()).await {
                Ok(round) => self.enter_broadcast(&id, Some(round.id)),
                Err(key) => self.refused(&key),
            }
        });
    }
}

/// The part of the page that only broadcasters see.
#[component]
pub(super) fn Steer() -> impl IntoView {
    let desk = Desk::get();
    let page = desk.stands().page;
    let steers = Memo::new(move |_| page.with(|page| page.as_ref().is_some_and(|page| page.steers)));
    let id = Memo::new(move |_| {
        page.with(|page| page.as_ref().map(|page| page.card.id.clone()).unwrap_or_default())
    });
    // Without what changes with every move: a form that someone fills in must stay.
    let round = Memo::new(move |_| {
        page.with(|page| round_of(page.as_ref()).map(|round| (round.card.id.clone(), round.card.number)))
    });
    move || {
        steers.get().then(|| {
            view! {
                <section class="club-card bc-steer" data-testid="steer">
                    <h2>{BroadcastLabel::Steer.text()}</h2>
                    {move || round.get().map(|(id, _)| view! { <Games round=id.clone()/><RoundForm round=id/> })}
                    <Event id=id.get()/>
                </section>
            }
        })
    }
}

/// Games to paste, and what was wrong with the last ones.
#[component]
fn Games(round: String) -> impl IntoView {
    let desk = Desk::get();
    let page = desk.stands().page;
    let (text, done) = (RwSignal::new(String::new()), RwSignal::new(String::new()));
    let troubles = Memo::new(move |_| {
        let steering = |page: &RoundPage| page.steering.as_ref().map(|steering| steering.troubles.clone());
        page.with(|page| round_of(page.as_ref()).and_then(steering)).unwrap_or_default()
    });
    let failure = move || {
        let steering = |page: &RoundPage| page.steering.as_ref()?.failure.clone();
        page.with(|page| round_of(page.as_ref()).and_then(steering))
            .map(|why| broadcasts::source_failed(&why))
    };
    let path = format!("round/{round}/push");
    let push = move |_| {
        let (path, typed) = (path.clone(), Typed { pdn: text.get_untracked() });
        desk.trouble.set(String::new());
        spawn_local(async move {
            match api::order_club::<Pushed>(&path, &typed).await {
                Ok(pushed) => {
                    done.set(broadcasts::pushed(pushed.read, pushed.changed));
                    text.set(String::new());
                    desk.look_at_broadcast();
                }
                Err(key) => {
                    done.set(String::new());
                    desk.refused(&key);
                }
            }
        });
    };
    let line = |trouble: PushTrouble| {
        let text = broadcasts::trouble(&trouble.key, &trouble.game, trouble.plies / 2 + 1, &trouble.found);
        view! { <li title=trouble.why data-testid="push-trouble">{text}</li> }
    };
    let site = address::own();
    let site = site.rfind('/').map_or("", |end| &site[..end]).to_owned();
    view! {
        <div class="club-form">
            <label class="club-field"><span>{BroadcastLabel::Paste.text()}</span>
                <textarea class="field" rows="6" data-testid="push-text" spellcheck="false" prop:value=text on:input=move |event| text.set(event_target_value(&event))></textarea>
            </label>
            <div class="button-row">
                <button type="button" class="button primary" data-testid="push" disabled=move || text.with(|text| text.trim().is_empty()) on:click=push>{BroadcastLabel::Push.text()}</button>
            </div>
            <p role="status" data-testid="pushed">{done}</p>
            <div hidden=move || troubles.with(Vec::is_empty)>
                <h3>{BroadcastLabel::Troubles.text()}</h3>
                <ul class="bc-troubles">{move || troubles.get().into_iter().map(line).collect_view()}</ul>
            </div>
            <p class="club-trouble" data-testid="source-failed">{failure}</p>
            <Copied id="push-address" label=BroadcastLabel::PushAddress.text() text=format!("POST {site}/api/broadcast/{round}/push") rows=2/>
        </div>
    }
}

/// A moment as a field for dates has it, in local time.
fn local_text(at: u64) -> String {
    let date = js_sys::Date::new(&(at as f64).into());
    format!(
        "{:04}-{:02}-{:02}T{:02}:{:02}",
        date.get_full_year(),
        date.get_month() + 1,
        date.get_date(),
        date.get_hours(),
        date.get_minutes()
    )
}

/// The name, the start, the end and the source of a round.
#[component]
fn RoundForm(round: String) -> impl IntoView {
    let desk = Desk::get();
    let shown = desk.stands().page.with_untracked(|page| {
        let fetches = page.as_ref().is_some_and(|page| page.fetches);
        round_of(page.as_ref())
            .map(|round| (fetches, round.card.clone(), round.steering.clone().unwrap_or_default()))
    });
    let Some((fetches, card, steering)) = shown else { return ().into_any() };
    let name = RwSignal::new(card.name);
    let starts = RwSignal::new(card.starts.map(local_text).unwrap_or_default());
    let ended = RwSignal::new(card.stage == crownhead_api::broadcasts::BroadcastStage::Over && card.live > 0);
    let source = RwSignal::new(steering.source.unwrap_or_default());
    let every = RwSignal::new(steering.every.max(EVERY.0));
    let order = move || {
        let at = starts.with_untracked(|text| js_sys::Date::new(&text.as_str().into()).get_time());
        NewRound {
            name: name.get_untracked(),
            starts: at.is_finite().then_some(at as u64),
            ended: ended.get_untracked(),
            source: Some(source.get_untracked()).filter(|source| !source.trim().is_empty()),
            every: every.get_untracked(),
        }
    };
    let (edit, remove) = (format!("round/{round}/edit"), format!("round/{round}/remove"));
    let save = move |_| desk.steer_broadcast(edit.clone(), order(), false);
    view! {
        <details class="club-report">
            <summary data-testid="round-form">{BroadcastLabel::EditRound.text()}</summary>
            <div class="club-form">
                <label class="club-field"><span>{BroadcastLabel::RoundName.text()}</span>
                    <input class="field" data-testid="round-name" maxlength="80" prop:value=name on:input=move |event| name.set(event_target_value(&event))/>
                </label>
                <label class="club-field"><span>{BroadcastLabel::RoundStart.text()}</span>
                    <input class="field" type="datetime-local" data-testid="round-starts" prop:value=starts on:input=move |event| starts.set(event_target_value(&event))/>
                </label>
                <label class="club-check">
                    <input type="checkbox" data-testid="round-ended" prop:checked=ended on:change=move |event| ended.set(event_target_checked(&event))/>
                    <span>{BroadcastLabel::RoundEnded.text()}</span>
                </label>
                <div class="club-form" hidden=!fetches>
                    <label class="club-field"><span>{BroadcastLabel::Source.text()}</span>
                        <input class="field" type="url" data-testid="round-source" maxlength="500" placeholder="https://" prop:value=source on:input=move |event| source.set(event_target_value(&event))/>
                    </label>
                    <label class="club-field"><span>{BroadcastLabel::Every.text()}</span>
                        <input class="field" type="number" min=EVERY.0 max=EVERY.1 data-testid="round-every" prop:value=move || every.get().to_string()
                            on:change=move |event| every.set(event_target_value(&event).parse().unwrap_or(EVERY.0))/>
                    </label>
                </div>
                <div class="button-row">
                    <button type="button" class="button primary" data-testid="round-save" on:click=save>{BroadcastLabel::Save.text()}</button>
                    <Sure id="round-remove" label=BroadcastLabel::RemoveRound path=remove leaves=false/>
                    <RemoveGame round=round/>
                </div>
            </div>
        </details>
    }
    .into_any()
}

/// A button whose second press removes something.
#[component]
fn Sure(id: &'static str, label: BroadcastLabel, path: String, leaves: bool) -> impl IntoView {
    let desk = Desk::get();
    let sure = RwSignal::new(false);
    let press = move |_| {
        if !sure.get_untracked() {
            return sure.set(true);
        }
        if !leaves {
            // The round is gone; the one that matters now takes its place.
            desk.forget_round();
        }
        desk.steer_broadcast(path.clone(), Empty {}, leaves);
    };
    let name = move || if sure.get() { format!("{}?", label.text()) } else { label.text() };
    view! { <button type="button" class="button" data-testid=id on:click=press>{name}</button> }
}

/// Removes the game that is shown large.
#[component]
fn RemoveGame(round: String) -> impl IntoView {
    let desk = Desk::get();
    let open = desk.stands().open;
    let remove = move |_| {
        if let Some(number) = open.get_untracked() {
            desk.open_board(None);
            desk.steer_broadcast(format!("round/{round}/drop"), number, false);
        }
    };
    view! { <button type="button" class="button" data-testid="game-remove" hidden=move || open.get().is_none() on:click=remove>{BroadcastLabel::RemoveGame.text()}</button> }
}

/// The broadcast as a whole.
#[component]
fn Event(id: String) -> impl IntoView {
    let desk = Desk::get();
    let card = desk.stands().page.with_untracked(|page| page.as_ref().map(|page| page.card.clone()));
    let fields = BroadcastFields::of(card.as_ref());
    let (edit, remove) = (format!("broadcast/{id}/edit"), format!("broadcast/{id}/remove"));
    let save = move |_| desk.steer_broadcast(edit.clone(), fields.filled_in(), false);
    view! {
        <div class="button-row">
            <button type="button" class="button" data-testid="new-round" on:click=move |_| desk.add_round(&id)>{BroadcastLabel::NewRound.text()}</button>
        </div>
        <details class="club-report">
            <summary data-testid="broadcast-form">{BroadcastLabel::EditBroadcast.text()}</summary>
            <div class="club-form">
                {fields.view()}
                <div class="button-row">
                    <button type="button" class="button primary" data-testid="broadcast-save" on:click=save>{BroadcastLabel::Save.text()}</button>
                    <Sure id="broadcast-remove" label=BroadcastLabel::RemoveBroadcast path=remove leaves=true/>
                </div>
            </div>
        </details>
    }
}
