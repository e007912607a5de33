//! What moderators and admins see: reports, and people.

use crownhead_api::people::{Measure, ReportLine, Role, Subject};
use crownhead_prose::{club, club::ClubLabel};
use leptos::{prelude::*, task::spawn_local};

use super::desk::{Desk, Empty, View};
use crate::{
    icons::{Glyph, Icon},
    platform::{address, api},
};

/// How long a measure lasts, in days.
const DAYS: u16 = 7;

impl Desk {
    /// Opens the page of the moderators.
    pub(super) fn enter_stewards(self) {
        self.leave_game();
        address::replace_query("?moderation");
        self.view.set(View::Stewards);
    }
}

#[component]
pub(super) fn Stewards() -> impl IntoView {
    let desk = Desk::get();
    let reports = RwSignal::new(Vec::<ReportLine>::new());
    let load = move || {
        spawn_local(async move {
            match api::ask_club::<Vec<ReportLine>>("reports").await {
                Ok(found) => reports.set(found),
                Err(key) => desk.refused(&key),
            }
        });
    };
    load();
    let settle = move |id: String| {
        spawn_local(async move {
            if api::order_club::<Empty>(&format!("report/{id}/settle"), &Empty {}).await.is_ok() {
                load();
            }
        });
    };
    let entry = move |report: ReportLine| {
        let (id, about, game) = (report.id, report.about, report.game);
        let show = game.map(|game| {
            view! { <button type="button" class="button" on:click=move |_| desk.enter_game(game.clone())>{ClubLabel::Show.text()}</button> }
        });
        let person = about.0.clone();
        view! {
            <li class="club-invitation" data-testid="report-line">
                <p>{club::report(&report.by.1, &about.1)}</p>
                <p class="club-quote">{report.text}</p>
                <div class="button-row">
                    <button type="button" class="button" on:click=move |_| desk.enter_profile(&person)>{about.1.clone()}</button>
                    {show}
                    <button type="button" class="button" data-testid="settle" on:click=move |_| settle(id.clone())>{ClubLabel::Settled.text()}</button>
                </div>
            </li>
        }
    };
    view! {
        <main class="club-lobby" data-testid="stewards-page">
            <section class="club-card">
                <h1>{ClubLabel::Moderation.text()}</h1>
                <h2>{ClubLabel::Reports.text()}</h2>
                <p class="club-soft" hidden=move || reports.with(|reports| !reports.is_empty())>{ClubLabel::NoReports.text()}</p>
                <ul class="club-list">{move || reports.get().into_iter().map(entry).collect_view()}</ul>
                <p class="club-trouble" role="alert">{desk.trouble}</p>
                <div class="button-row">
                    <button type="button" class="button" data-testid="to-lobby" on:click=move |_| desk.enter_lobby()><Icon glyph=Glyph::Back/>{ClubLabel::Lobby.text()}</button>
                </div>
            </section>
            <section class="club-card">
                <h2>{ClubLabel::People.text()}</h2>
                <People/>
            </section>
        </main>
    }
}

#[component]
fn People() -> impl IntoView {
    let desk = Desk::get();
    let like = RwSignal::new(String::new());
    let people = RwSignal::new(Vec::<Subject>::new());
    let load = move || {
        spawn_local(async move {
            let path = format!("people?like={}", address::encoded(like.get_untracked().trim()));
            if let Ok(found) = api::ask_club::<Vec<Subject>>(&path).await {
                people.set(found);
            }
        });
    };
    load();
    let measure = move |id: String, measure: Measure| {
        spawn_local(async move {
            match api::order_club::<Subject>(&format!("person/{id}/measure"), &measure).await {
                Ok(subject) => people.update(|people| {
                    if let Some(one) = people.iter_mut().find(|one| one.card.id == subject.card.id) {
                        *one = subject;
                    }
                }),
                Err(key) => desk.refused(&key),
            }
        });
    };
    let entry = move |subject: Subject| {
        let button = {
            let id = subject.card.id.clone();
            move |label: ClubLabel, what: Measure| {
                let id = id.clone();
                view! { <button type="button" class="button" data-testid=format!("measure-{}", format!("{label:?}").to_lowercase()) on:click=move |_| measure(id.clone(), what)>{label.text()}</button> }
            }
        };
        let mute = if subject.muted_until.is_some() {
            (ClubLabel::Unmute, Measure::Mute(0))
        } else {
            (ClubLabel::Mute, Measure::Mute(DAYS))
        };
        let ban = if subject.banned_until.is_some() {
            (ClubLabel::Unban, Measure::Ban(0))
        } else {
            (ClubLabel::Ban, Measure::Ban(DAYS))
        };
        let role = match subject.role {
            Role::Player => Some((ClubLabel::MakeModerator, Measure::Role(Role::Moderator))),
            Role::Moderator => Some((ClubLabel::MakePlayer, Measure::Role(Role::Player))),
            Role::Admin => None,
        };
        let is_admin = desk.me.with(|me| me.as_ref().is_some_and(|me| me.role == Role::Admin));
        let rank = desk.me.with(|me| me.as_ref().map(|me| me.role)).unwrap_or_default();
        let measures = [Some(mute), Some(ban), role.filter(|_| is_admin)];
        let below = subject.role < rank;
        view! {
            <li class="club-invitation" data-testid="subject">
                <p class="club-who">{subject.card.name.clone()}</p>
                <div class="button-row" hidden=!below>{measures.into_iter().flatten().map(|(label, what)| button(label, what)).collect_view()}</div>
            </li>
        }
    };
    view! {
        <label class="club-field"><span>{ClubLabel::FindPeople.text()}</span>
            <input class="field" data-testid="find-people" autocomplete="off" prop:value=like on:input=move |event| { like.set(event_target_value(&event)); load(); }/>
        </label>
        <ul class="club-list">{move || people.get().into_iter().map(entry).collect_view()}</ul>
    }
}
