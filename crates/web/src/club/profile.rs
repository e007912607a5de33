//! Someone: ratings, games, and what can be done about them.

use crownhead_api::club::{PersonCard, PersonKind};
use crownhead_api::people::{GameLine, Profile, RatingLine, Report};
use crownhead_api::tournaments::TournamentEntry;
use crownhead_notation::rules_of_key;
use crownhead_prose::{club, club::ClubLabel, rules_name};
use leptos::{prelude::*, task::spawn_local};

use super::desk::{Desk, Empty, View};
use super::lobby::{line, person};
use super::mine::OwnAccount;
use super::notices::Notices;
use super::tournaments::timing;
use crate::{
    icons::{Glyph, Icon},
    platform::{address, api},
};

/// The games that come at once.
const PAGE: usize = 50;

impl Desk {
    /// Opens the profile of someone.
    pub(super) fn enter_profile(self, id: &str) {
        self.leave_game();
        address::replace_query(&format!("?player={id}"));
        self.view.set(View::Profile(id.to_owned()));
    }
}

/// A day, as people here write it.
pub(super) fn date(at: u64) -> String {
    let date = js_sys::Date::new(&(at as f64).into());
    let tag = crownhead_prose::language().tag();
    date.to_locale_date_string(tag, &wasm_bindgen::JsValue::UNDEFINED).into()
}

/// The name of someone, which leads to the profile.
#[component]
pub(super) fn PersonLink(card: PersonCard) -> impl IntoView {
    let desk = Desk::get();
    if card.kind == PersonKind::Gone {
        return view! { <span class="club-who club-soft">{ClubLabel::Gone.text()}</span> }.into_any();
    }
    let name = person(&card);
    view! { <button type="button" class="club-who club-name" data-testid="person" on:click=move |_| desk.enter_profile(&card.id)>{name}</button> }
        .into_any()
}

/// The page of someone.
#[component]
pub(super) fn ProfilePage(id: String) -> impl IntoView {
    let desk = Desk::get();
    let profile = RwSignal::new(None::<Profile>);
    let games = RwSignal::new(Vec::<GameLine>::new());
    let more = RwSignal::new(false);
    let load = StoredValue::new(move |before: Option<(u64, String)>, id: String| {
        spawn_local(async move {
            let after = before.map_or_else(String::new, |(created, id)| format!("?before={created}&id={id}"));
            if let Ok(next) = api::ask_club::<Vec<GameLine>>(&format!("person/{id}/games{after}")).await {
                more.set(next.len() == PAGE);
                games.update(|games| games.extend(next));
            }
        });
    });
    let whose = id.clone();
    spawn_local(async move {
        match api::ask_club::<Profile>(&format!("person/{whose}")).await {
            Ok(found) => profile.set(Some(found)),
            Err(key) => desk.refused(&key),
        }
    });
    load.with_value(|load| load(None, id.clone()));
    let own = {
        let id = id.clone();
        Memo::new(move |_| desk.is_me(&id))
    };
    let (archive, contests) = (id.clone(), id.clone());
    let next = {
        move |_| {
            let last = games
                .with_untracked(|games| games.last().map(|game| (game.card.created, game.card.id.clone())));
            load.with_value(|load| load(last, id.clone()));
        }
    };
    view! {
        <main class="club-lobby club-profile" data-testid="profile">
            <section class="club-card">
                {move || profile.get().map(|profile| view! { <Who profile=profile own=own/> })}
                <p class="club-trouble" role="alert">{desk.trouble}</p>
                <div class="button-row">
                    <button type="button" class="button" data-testid="to-lobby" on:click=move |_| desk.enter_lobby()><Icon glyph=Glyph::Back/>{ClubLabel::Lobby.text()}</button>
                </div>
            </section>
            <section class="club-card">
                <h2>{ClubLabel::PastGames.text()}</h2>
                <ul class="club-list" data-testid="past-games">{move || games.get().into_iter().map(|game| view! { <Past game=game/> }).collect_view()}</ul>
                <div class="button-row">
                    <button type="button" class="button" data-testid="more-games" hidden=move || !more.get() on:click=next>{ClubLabel::MoreGames.text()}</button>
                    <Archive id=archive/>
                </div>
            </section>
            <Contests id=contests/>
            {move || own.get().then(|| view! { <Notices/><OwnAccount/> })}
        </main>
    }
}

/// The tournaments of someone.
#[component]
fn Contests(id: String) -> impl IntoView {
    let tournaments = RwSignal::new(Vec::<TournamentEntry>::new());
    spawn_local(async move {
        if let Ok(list) = api::ask_club::<Vec<TournamentEntry>>(&format!("person/{id}/tournaments")).await {
            tournaments.set(list);
        }
    });
    view! {
        <section class="club-card" hidden=move || tournaments.with(Vec::is_empty)>
            <h2>{ClubLabel::Tournaments.text()}</h2>
            <ul class="club-list" data-testid="person-tournaments">{move || tournaments.get().into_iter().map(|entry| view! { <Contest entry=entry/> }).collect_view()}</ul>
        </section>
    }
}

/// A tournament, and the place in it.
#[component]
fn Contest(entry: TournamentEntry) -> impl IntoView {
    let desk = Desk::get();
    let TournamentEntry { card, place } = entry;
    let kind = crownhead_prose::tournaments::kind(card.kind.key());
    let place = match place {
        Some(place) => crownhead_prose::tournaments::place(place, card.players),
        None => timing(&card, desk.now.get_untracked()),
    };
    let (id, name) = (card.id.clone(), card.name.clone());
    view! {
        <li class="club-offer" data-testid="person-tournament">
            <span class="club-who">{card.name}</span>
            <span class="club-soft">{format!("{kind} · {place}")}</span>
            <button type="button" class="button" aria-label=format!("{}: {name}", ClubLabel::Show.text()) on:click=move |_| desk.enter_tournament(&id)>{ClubLabel::Show.text()}</button>
        </li>
    }
}

/// The games as a file, and in the library.
#[component]
fn Archive(id: String) -> impl IntoView {
    let file = format!("./club/api/person/{id}/games.pdn");
    let library = format!("{}?add={}", address::LIBRARY, address::encoded(&file));
    view! {
        <a class="button" href=file download="games.pdn" data-testid="games-pdn">{ClubLabel::Download.text()}</a>
        <a class="button" href=library data-testid="games-library">{ClubLabel::ToLibrary.text()}</a>
    }
}

#[component]
fn Who(profile: Profile, own: Memo<bool>) -> impl IntoView {
    let desk = Desk::get();
    let Profile { card, created, here, ratings, totals, .. } = profile;
    let is_gone = card.kind == PersonKind::Gone;
    let name = if is_gone { ClubLabel::Gone.text() } else { card.name.clone() };
    let no_order = move || is_gone || own.get();
    let [all, won, drawn] = totals;
    let target = card.clone();
    let about = card.id.clone();
    let challenge = move |_| {
        desk.calls().target.set(Some(target.clone()));
        desk.enter_lobby();
    };
    view! {
        <h1 data-testid="profile-name">{name}<small hidden=!here>{ClubLabel::Here.text()}</small></h1>
        <p class="club-soft">{club::since(&date(created))}</p>
        <p data-testid="totals">{club::totals(all, won, drawn)}</p>
        <Ratings ratings=ratings/>
        <div class="button-row" hidden=no_order>
            <button type="button" class="button primary" data-testid="challenge" on:click=challenge>{ClubLabel::Challenge.text()}</button>
        </div>
        <div hidden=no_order><Reporting about=about/></div>
    }
}

#[component]
fn Ratings(ratings: Vec<RatingLine>) -> impl IntoView {
    let none = ratings.is_empty();
    let row = |rating: RatingLine| {
        let rules = rules_of_key(&rating.family).map_or(rating.family.clone(), rules_name);
        let points = format!("{}{}", rating.points, if rating.rough { "?" } else { "" });
        view! { <tr><th scope="row">{rules}</th><td>{club::speed(&rating.speed)}</td><td>{points}</td><td>{rating.games}</td></tr> }
    };
    view! {
        <h2>{ClubLabel::Ratings.text()}</h2>
        <p class="club-soft" hidden=!none>{ClubLabel::NoRatings.text()}</p>
        <table class="club-ratings" hidden=none><tbody>{ratings.into_iter().map(row).collect_view()}</tbody></table>
    }
}

/// Tells the moderators about someone.
#[component]
fn Reporting(about: String) -> impl IntoView {
    let desk = Desk::get();
    let (text, sent) = (RwSignal::new(String::new()), RwSignal::new(false));
    let send = move |_| {
        let report = Report { about: about.clone(), game: None, text: text.get_untracked() };
        spawn_local(async move {
            match api::order_club::<Empty>("report", &report).await {
                Ok(_) => sent.set(true),
                Err(key) => desk.refused(&key),
            }
        });
    };
    view! {
        <details class="club-report">
            <summary data-testid="report">{ClubLabel::Report.text()}</summary>
            <div class="club-form" hidden=sent>
                <label class="club-field"><span>{ClubLabel::ReportHint.text()}</span>
                    <textarea class="field" data-testid="report-text" rows="3" maxlength="1000" prop:value=text on:input=move |event| text.set(event_target_value(&event))></textarea>
                </label>
                <div class="button-row"><button type="button" class="button" data-testid="report-send" disabled=move || text.with(|text| text.trim().is_empty()) on:click=send>{ClubLabel::Send.text()}</button></div>
            </div>
            <p role="status" hidden=move || !sent.get()>{ClubLabel::Reported.text()}</p>
        </details>
    }
}

/// A game of someone.
#[component]
fn Past(game: GameLine) -> impl IntoView {
    let desk = Desk::get();
    let result = match (game.ended, game.halves) {
        (None, _) => "…",
        (Some(_), Some(2)) => "1–0",
        (Some(_), Some(1)) => "½–½",
        (Some(_), Some(_)) => "0–1",
        (Some(_), None) => "–",
    };
    let card = game.card;
    let players = format!("{} {result} {}", person(&card.white), person(&card.black));
    let id = card.id.clone();
    view! {
        <li class="club-offer" data-testid="past-game">
            <span class="club-who"><PersonLink card=card.white.clone()/><span class="club-result">{result}</span><PersonLink card=card.black.clone()/></span>
            <span class="club-soft">{line(&card.terms)}</span>
            <button type="button" class="button" aria-label=format!("{}: {players}", ClubLabel::Show.text()) on:click=move |_| desk.enter_game(id.clone())>{ClubLabel::Show.text()}</button>
        </li>
    }
}
