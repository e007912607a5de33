//! The lobby: a new game, open offers, games in progress, the account.

use crownhead_api::Side;
use crownhead_api::club::{
    Ask, Challenge, Credentials, LiveCard, Offer, PersonCard, PersonKind, Seek, TermsRecord,
};
use crownhead_api::people::Role;
use crownhead_clock::COMMON;
use crownhead_engine::Opponent;
use crownhead_notation::{rules_key, rules_of_key};
use crownhead_prose::{Label, club, club::ClubLabel, opponents};
use crownhead_room::Pace;
use crownhead_rules::{AnyRules, Color, Preset, Variant};
use leptos::prelude::*;

use super::broadcasts::Broadcasts;
use super::desk::{Desk, State, sign_out};
use super::mine::{Incoming, OwnGames};
use super::profile::PersonLink;
use super::tournaments::Tournaments;
use super::ways_in::PasskeyDoor;
use crate::{
    dialogs::share::Copied,
    icons::{Glyph, Icon},
    platform::{address, store},
};

/// Paces to choose from besides those of the clocks.
const DAYS: [&str; 3] = ["1d", "2d", "7d"];
/// What is chosen at a first visit.
const USUAL: &str = "5+3";

/// Someone in a line: name and rating.
pub(super) fn person(card: &PersonCard) -> String {
    match card.rating {
        Some((points, rough)) => format!("{} {points}{}", card.name, if rough { "?" } else { "" }),
        None => card.name.clone(),
    }
}

/// The terms of a game in a line.
pub(super) fn line(terms: &TermsRecord) -> String {
    let (rules, pace) = (rules_of_key(&terms.rules), terms.pace.parse::<Pace>());
    match (rules, pace) {
        (Some(rules), Ok(pace)) => club::terms(rules, &pace, terms.rated),
        _ => terms.pace.clone(),
    }
}

#[component]
pub(super) fn Lobby() -> impl IntoView {
    let desk = Desk::get();
    let people = move || club::people(desk.hall().people.get());
    view! {
        <main class="club-lobby" data-testid="lobby">
            <section class="club-card">
                <Incoming/>
                <h1>{ClubLabel::New.text()}</h1>
                {move || match desk.challenge.get() {
                    Some(challenge) => view! { <Invitation challenge=challenge/> }.into_any(),
                    None => view! { <NewGame/> }.into_any(),
                }}
            </section>
            <div class="club-column">
                <section class="club-card">
                    <OwnGames/>
                    <h2>{ClubLabel::Offers.text()}<small data-testid="people">{people}</small></h2>
                    <Offers/>
                    <h2>{ClubLabel::Games.text()}</h2>
                    <Games/>
                </section>
                <Tournaments/>
                <Broadcasts/>
            </div>
            <Account/>
        </main>
    }
}

/// The choice of a game. It is kept for the next visit.
#[component]
fn NewGame() -> impl IntoView {
    let desk = Desk::get();
    let kept = store::load::<Offer>(store::CLUB_OFFER);
    let asked = address::query("variant").and_then(|key| rules_of_key(&key)).map(rules_key);
    let kept_rules =
        kept.as_ref().map(|offer| offer.terms.rules.clone()).filter(|key| rules_of_key(key).is_some());
    let rules = RwSignal::new(asked.or(kept_rules).unwrap_or_else(|| Variant::English.key().to_owned()));
    let pace = RwSignal::new(kept.as_ref().map_or(USUAL.to_owned(), |offer| offer.terms.pace.clone()));
    let side = RwSignal::new(kept.as_ref().and_then(|offer| offer.side));
    let rated = RwSignal::new(kept.is_some_and(|offer| offer.terms.rated));
    let any_rules = move || rules_of_key(&rules.get()).unwrap_or(AnyRules::Variant(Variant::English));
    let may_rate = Memo::new(move |_| {
        let member = desk.me.with(|me| me.as_ref().is_some_and(|me| me.card.kind == PersonKind::Member));
        member && matches!(any_rules(), AnyRules::Variant(_)) && pace.with(|pace| pace != "-")
    });
    let offer = move || {
        let terms = TermsRecord {
            rules: rules.get_untracked(),
            start: None,
            pace: pace.get_untracked(),
            rated: rated.get_untracked() && may_rate.get_untracked(),
            claims: false,
        };
        let offer = Offer { terms, side: side.get_untracked() };
        store::save(store::CLUB_OFFER, &offer);
        offer
    };
    let seek = move |_| {
        if desk.seeking.get_untracked() {
            desk.ask(&Ask::Unseek);
            desk.seeking.set(false);
        } else {
            desk.trouble.set(String::new());
            desk.ask(&Ask::Seek(offer()));
        }
    };
    let is_open = move || desk.state.get() == State::Open;
    let is_for_someone = move || desk.calls().target.with(Option::is_some);
    view! {
        <div class="club-form">
            <p class="club-terms" data-testid="target" hidden=move || !is_for_someone()>{move || desk.calls().target.get().map(|target| club::challenging(&person(&target)))}</p>
            <RulesChoice rules=rules/>
            <PaceChoice rules=Signal::derive(any_rules) pace=pace/>
            <SideChoice rules=Signal::derive(any_rules) side=side/>
            <label class="club-check" hidden=move || !may_rate.get()>
                <input type="checkbox" data-testid="rated" prop:checked=rated on:change=move |event| rated.set(event_target_checked(&event))/>
                <span>{ClubLabel::Rated.text()}</span>
            </label>
            <p class="club-trouble" role="alert" data-testid="trouble">{desk.trouble}</p>
            <p class="club-waiting" data-testid="seeking" hidden=move || !desk.seeking.get()><span class="dot"></span>{ClubLabel::Seeking.text()}</p>
            <div class="button-row">
                <button type="button" class="button primary" data-testid="seek" hidden=is_for_someone disabled=move || !is_open() on:click=seek>
                    {move || if desk.seeking.get() { ClubLabel::Unseek.text() } else { ClubLabel::Seek.text() }}
                </button>
                <button type="button" class="button" class:primary=is_for_someone data-testid="invite" disabled=move || !is_open() on:click=move |_| desk.invite(offer())>
                    <Icon glyph=Glyph::Share/>{move || if is_for_someone() { ClubLabel::Challenge.text() } else { ClubLabel::Invite.text() }}
                </button>
                <button type="button" class="button" data-testid="no-target" hidden=move || !is_for_someone() on:click=move |_| desk.calls().target.set(None)>{ClubLabel::Unseek.text()}</button>
            </div>
            <div hidden=is_for_someone><ComputerChoice offer=offer/></div>
        </div>
    }
}

/// A game against the computer.
#[component]
fn ComputerChoice(offer: impl Fn() -> Offer + 'static) -> impl IntoView {
    let desk = Desk::get();
    let level = RwSignal::new(store::load::<u8>(store::CLUB_LEVEL).unwrap_or(5));
    let option = move |one: u8| {
        let name = format!("{one} · {}", opponents::title(Opponent::Level(one)));
        view! { <option value=one.to_string() selected=move || level.get() == one>{name}</option> }
    };
    let play = move |_| {
        let offer = offer();
        let terms = TermsRecord { rated: false, ..offer.terms };
        let level = level.get_untracked();
        store::save(store::CLUB_LEVEL, &level);
        desk.trouble.set(String::new());
        desk.ask(&Ask::Computer { level, offer: Offer { terms, ..offer } });
    };
    view! {
        <div class="club-form club-computer" hidden=move || desk.hall().levels.get() == 0>
            <select class="field" data-testid="club-level" aria-label=Label::AgainstComputer.text() on:change=move |event| level.set(event_target_value(&event).parse().unwrap_or(5))>
                {move || (1..=desk.hall().levels.get()).map(option).collect_view()}
            </select>
            <button type="button" class="button" data-testid="play-computer" on:click=play>{Label::AgainstComputer.text()}</button>
        </div>
    }
}

#[component]
pub(super) fn RulesChoice(rules: RwSignal<String>) -> impl IntoView {
    let named = Variant::ALL.iter().map(|&variant| AnyRules::Variant(variant));
    let presets = Preset::ALL.iter().map(|&preset| AnyRules::Preset(preset));
    // House rules come with the address.
    let own = rules_of_key(&rules.get_untracked()).filter(|own| own.key().is_none());
    let option = move |one: AnyRules| {
        let key = rules_key(one);
        let is = key.clone();
        view! { <option value=key selected=move || rules.with(|rules| *rules == is)>{crownhead_prose::rules_name(one)}</option> }
    };
    view! {
        <label class="club-field"><span>{Label::Game.text()}</span>
            <select class="field" data-testid="club-rules" on:change=move |event| rules.set(event_target_value(&event))>
                {named.chain(presets).chain(own).map(option).collect_view()}
            </select>
        </label>
    }
}

#[component]
pub(super) fn PaceChoice(rules: Signal<AnyRules>, pace: RwSignal<String>) -> impl IntoView {
    const OTHER: &str = "other";
    let listed = |text: &str| COMMON.contains(&text) || DAYS.contains(&text);
    let other = RwSignal::new(!listed(&pace.get_untracked()));
    let option = move |text: &'static str| {
        let words = move || {
            let long = text.parse::<Pace>().map(|pace| club::pace(rules.get(), &pace)).unwrap_or_default();
            let live = text.parse::<Pace>().is_ok_and(|pace| matches!(pace, Pace::Live(_)));
            if live { format!("{text} · {long}") } else { long }
        };
        view! { <option value=text selected=move || !other.get() && pace.with(|pace| pace == text)>{words}</option> }
    };
    let taken = move |value: String| {
        other.set(value == OTHER);
        if value != OTHER {
            pace.set(value);
        }
    };
    view! {
        <label class="club-field"><span>{ClubLabel::Pace.text()}</span>
            <select class="field" data-testid="club-pace" on:change=move |event| taken(event_target_value(&event))>
                {COMMON.into_iter().chain(DAYS).map(option).collect_view()}
                <option value=OTHER selected=other>{ClubLabel::PaceOther.text()}</option>
            </select>
        </label>
        <input class="field" data-testid="club-pace-other" hidden=move || !other.get() aria-label=ClubLabel::Pace.text() placeholder="3+2" autocomplete="off" spellcheck="false"
            prop:value=pace on:input=move |event| pace.set(event_target_value(&event).trim().to_owned())/>
    }
}

#[component]
pub(super) fn SideChoice(rules: Signal<AnyRules>, side: RwSignal<Option<Side>>) -> impl IntoView {
    let button = move |one: Option<Side>| {
        let name = move || match one {
            Some(side) => crownhead_prose::side(rules.get(), Color::from(side)),
            None => Label::RandomSide.text(),
        };
        let id = match one {
            Some(Side::White) => "club-side-white",
            Some(Side::Black) => "club-side-black",
            None => "club-side-random",
        };
        view! {
            <button type="button" class="club-choice" data-testid=id aria-pressed=move || (side.get() == one).to_string() on:click=move |_| side.set(one)>{name}</button>
        }
    };
    view! {
        <div class="club-choices" role="group" aria-label=Label::YouPlay.text()>
            {[Some(Side::White), None, Some(Side::Black)].map(button).collect_view()}
        </div>
    }
}

/// An invitation: one's own, to pass on, or one to answer.
#[component]
fn Invitation(challenge: Challenge) -> impl IntoView {
    let desk = Desk::get();
    let mine = desk.me.with_untracked(|me| me.as_ref().is_some_and(|me| me.card.id == challenge.by.id));
    let terms = line(&challenge.offer.terms);
    let rules = rules_of_key(&challenge.offer.terms.rules);
    // The side of the one who is invited.
    let yours = challenge.offer.side.zip(rules).map(|(side, rules)| {
        let color = Color::from(side);
        format!(
            "{}: {}",
            Label::YouPlay.text(),
            crownhead_prose::side(rules, if mine { color } else { color.other() })
        )
    });
    let act = move |_| desk.answer_challenge();
    if mine {
        let link = format!("{}?challenge={}", address::own(), challenge.id);
        let code = format!("./club/api/challenge/{}/code.svg", challenge.id);
        return view! {
            <div class="club-form" data-testid="invitation">
                <p class="club-terms">{terms}</p>
                <p class="club-soft">{yours}</p>
                {if challenge.target.is_some() {
                    view! { <p class="club-waiting"><span class="dot"></span>{ClubLabel::ChallengeSent.text()}</p> }.into_any()
                } else {
                    view! {
                        <p>{ClubLabel::Invited.text()}</p>
                        <Copied id="challenge" label=ClubLabel::ChallengeOwn.text() text=link rows=2/>
                        <img class="club-code" src=code alt="" width="180" height="180"/>
                    }.into_any()
                }}
                <div class="button-row">
                    <button type="button" class="button" data-testid="withdraw" on:click=act>{ClubLabel::Withdraw.text()}</button>
                </div>
            </div>
        }
        .into_any();
    }
    view! {
        <div class="club-form" data-testid="invitation">
            <p>{club::challenge(&person(&challenge.by))}</p>
            <p class="club-terms">{terms}</p>
            <p class="club-soft">{yours}</p>
            <p class="club-trouble" role="alert">{desk.trouble}</p>
            <div class="button-row">
                <button type="button" class="button primary" data-testid="accept" on:click=act>{ClubLabel::Accept.text()}</button>
                <button type="button" class="button" data-testid="refuse" on:click=move |_| { desk.challenge.set(None); desk.enter_lobby(); }>{ClubLabel::Decline.text()}</button>
            </div>
        </div>
    }
    .into_any()
}

#[component]
fn Offers() -> impl IntoView {
    let desk = Desk::get();
    let mine = move |seek: &Seek| desk.me.with(|me| me.as_ref().is_some_and(|me| me.card.id == seek.by.id));
    let entry = move |seek: Seek| {
        let own = mine(&seek);
        let id = seek.id.clone();
        view! {
            <li class="club-offer" class:own=own data-testid="offer">
                <PersonLink card=seek.by.clone()/>
                <span class="club-soft">{line(&seek.offer.terms)}</span>
                <button type="button" class="button" data-testid="take" hidden=own aria-label=format!("{}: {}, {}", ClubLabel::Take.text(), seek.by.name, line(&seek.offer.terms))
                    on:click=move |_| desk.ask(&Ask::Take(id.clone()))>{ClubLabel::Take.text()}</button>
            </li>
        }
    };
    view! {
        <ul class="club-list">{move || desk.hall().seeks.get().into_iter().map(entry).collect_view()}</ul>
        <p class="club-soft" hidden=move || desk.hall().seeks.with(|seeks| !seeks.is_empty())>{ClubLabel::NoOffers.text()}</p>
    }
}

#[component]
fn Games() -> impl IntoView {
    let desk = Desk::get();
    let entry = move |live: LiveCard| {
        let card = live.card;
        let id = card.id.clone();
        let players = format!("{} – {}", person(&card.white), person(&card.black));
        view! {
            <li class="club-offer">
                <span class="club-who"><PersonLink card=card.white.clone()/>" – "<PersonLink card=card.black.clone()/></span>
                <span class="club-soft">{line(&card.terms)}</span>
                <button type="button" class="button" data-testid="watch" aria-label=format!("{}: {players}", ClubLabel::Watch.text())
                    on:click=move |_| desk.enter_game(id.clone())>{ClubLabel::Watch.text()}</button>
            </li>
        }
    };
    view! {
        <ul class="club-list">{move || desk.hall().games.get().into_iter().map(entry).collect_view()}</ul>
        <p class="club-soft" hidden=move || desk.hall().games.with(|games| !games.is_empty())>{ClubLabel::NoGames.text()}</p>
    }
}

#[component]
fn Account() -> impl IntoView {
    let desk = Desk::get();
    let is_guest =
        Memo::new(move |_| desk.me.with(|me| me.as_ref().is_none_or(|me| me.card.kind == PersonKind::Guest)));
    let is_steward =
        Memo::new(move |_| desk.me.with(|me| me.as_ref().is_some_and(|me| me.role != Role::Player)));
    let (name, password) = (RwSignal::new(String::new()), RwSignal::new(String::new()));
    let order = move |path: &'static str| {
        let credentials =
            Credentials { name: name.get_untracked().trim().to_owned(), password: password.get_untracked() };
        password.set(String::new());
        desk.account(path, credentials);
    };
    let link = move || {
        desk.me.get().and_then(|me| {
            let link = format!("{}#link={}", address::own(), me.link?);
            Some(view! { <Copied id="link" label=club::link(&me.card.name) text=link rows=2/> })
        })
    };
    view! {
        <section class="club-card">
            <h2>{ClubLabel::Account.text()}</h2>
            <p class="club-who" data-testid="me">{move || desk.me.get().map(|me| view! { <PersonLink card=me.card/> })}</p>
            <button type="button" class="button" data-testid="stewards" hidden=move || !is_steward.get() on:click=move |_| desk.enter_stewards()>{ClubLabel::Moderation.text()}</button>
            <div hidden=move || !is_guest.get()>
                <form class="club-form" on:submit=move |event| { event.prevent_default(); order("sign-in"); }>
                    <p class="club-soft">{ClubLabel::Guest.text()}</p>
                    <label class="club-field"><span>{ClubLabel::Name.text()}</span>
                        <input class="field" data-testid="account-name" name="username" autocomplete="username" maxlength="20" prop:value=name on:input=move |event| name.set(event_target_value(&event))/>
                    </label>
                    <PasskeyDoor name=name/>
                    <label class="club-field"><span>{ClubLabel::Password.text()}</span>
                        <input class="field" data-testid="account-password" type="password" name="password" autocomplete="current-password" prop:value=password on:input=move |event| password.set(event_target_value(&event))/>
                    </label>
                    <p class="club-trouble">{desk.trouble}</p>
                    <div class="button-row">
                        <button type="submit" class="button" data-testid="sign-in">{ClubLabel::SignIn.text()}</button>
                        <button type="button" class="button" data-testid="sign-up" on:click=move |_| order("sign-up")>{ClubLabel::SignUp.text()}</button>
                    </div>
                </form>
                {link}
            </div>
            <button type="button" class="button" data-testid="sign-out" hidden=is_guest on:click=move |_| sign_out()>{ClubLabel::SignOut.text()}</button>
        </section>
    }
}
