//! The page of a broadcast: what it is, its rounds, the boards of one of them.

use crownhead_api::broadcasts::{BroadcastPage, BroadcastStage, RoundCard, RoundPage};
use crownhead_notation::rules_of_key;
use crownhead_prose::broadcasts::{self, BroadcastLabel};
use crownhead_prose::{club::ClubLabel, rules_name, tournaments};
use leptos::prelude::*;

use super::board::{LargeBoard, SmallBoard};
use super::steering::Steer;
use crate::{
    club::{desk::Desk, profile::PersonLink, tournaments::date},
    icons::{Glyph, Icon},
    platform::address,
};

/// The page.
#[component]
pub(crate) fn BroadcastView() -> impl IntoView {
    let desk = Desk::get();
    let stands = desk.stands();
    let page = stands.page;
    // The parts depend on what they show, so that a move doesn't draw them again.
    let about = Memo::new(move |_| {
        page.with(|page| {
            let mut about = BroadcastPage { round: None, ..page.clone()? };
            about.card.rounds.clear();
            Some(about)
        })
    });
    let round = Memo::new(move |_| {
        page.with(|page| page.as_ref().and_then(|page| page.round.as_ref()).map(|round| round.card.clone()))
    });
    let open = Memo::new(move |_| {
        let number = stands.open.get()?;
        stands.boards.with(|boards| boards.iter().find(|(one, _)| *one == number).copied())
    });
    let is_empty = move || stands.boards.with(Vec::is_empty);
    view! {
        <main class="club-lobby bc-page" data-testid="broadcast-page">
            <section class="club-card">
                {move || about.get().map(|page| view! { <About page=page/> })}
                <p class="club-trouble" role="alert" data-testid="trouble">{desk.trouble}</p>
                <Rounds/>
                <div class="button-row">
                    <button type="button" class="button" data-testid="to-broadcasts" on:click=move |_| desk.enter_broadcasts()><Icon glyph=Glyph::Back/>{BroadcastLabel::All.text()}</button>
                    <button type="button" class="button" data-testid="to-lobby" on:click=move |_| desk.enter_lobby()>{ClubLabel::Lobby.text()}</button>
                </div>
            </section>
            {move || open.get().map(|board| view! { <LargeBoard board=board/> })}
            <section class="club-card bc-round" hidden=move || round.with(Option::is_none)>
                {move || round.get().map(|round| view! { <RoundHead round=round/> })}
                <p class="club-soft" hidden=move || !is_empty()>{BroadcastLabel::NoGames.text()}</p>
                <div class="bc-boards" data-testid="boards">
                    <For each=move || stands.boards.get() key=|(number, _)| *number children=|board| view! { <SmallBoard board=board/> }/>
                </div>
            </section>
            <Steer/>
        </main>
    }
}

#[component]
fn About(page: BroadcastPage) -> impl IntoView {
    let card = page.card;
    let rules = rules_of_key(&card.rules).map_or_else(|| card.rules.clone(), rules_name);
    let parts = [card.place, card.dates];
    let place = parts.into_iter().filter(|part| !part.is_empty()).collect::<Vec<_>>().join(" · ");
    view! {
        <h1 data-testid="broadcast-title">{card.title}</h1>
        <p class="club-terms">{rules}</p>
        <p>{place}</p>
        <p class="bc-about">{card.about}</p>
        <p class="club-soft">{ClubLabel::Organizer.text()}": "<PersonLink card=page.owner/></p>
    }
}

/// What a round is called, and how far it is.
fn round_line(round: &RoundCard) -> String {
    let name = broadcasts::round(&round.name, round.number);
    match (round.stage, round.starts) {
        (BroadcastStage::Coming, Some(starts)) => format!("{name} · {}", date(starts)),
        (BroadcastStage::Running, _) => format!("{name} · {}", ClubLabel::TournamentRuns.text()),
        (BroadcastStage::Over, _) => format!("{name} · {}", ClubLabel::TournamentOver.text()),
        (BroadcastStage::Coming, None) => name,
    }
}

/// The choice of a round.
#[component]
fn Rounds() -> impl IntoView {
    let desk = Desk::get();
    let page = desk.stands().page;
    let rounds = Memo::new(move |_| {
        page.with(|page| page.as_ref().map(|page| page.card.rounds.clone()).unwrap_or_default())
    });
    let shown = Memo::new(move |_| {
        page.with(|page| {
            page.as_ref().and_then(|page| page.round.as_ref()).map(|round| round.card.id.clone())
        })
    });
    let option = move |round: RoundCard| {
        let (id, name) = (round.id.clone(), round_line(&round));
        view! { <option value=round.id selected=move || shown.get().as_ref() == Some(&id)>{name}</option> }
    };
    let choose = move |round: String| {
        let id = page.with_untracked(|page| page.as_ref().map(|page| page.card.id.clone()));
        if let Some(id) = id {
            desk.enter_broadcast(&id, Some(round));
        }
    };
    view! {
        <label class="club-field" hidden=move || rounds.with(|rounds| rounds.len() < 2)><span>{ClubLabel::Rounds.text()}</span>
            <select class="field" data-testid="broadcast-round" on:change=move |event| choose(event_target_value(&event))>
                {move || rounds.get().into_iter().map(option).collect_view()}
            </select>
        </label>
    }
}

/// The head of a round, with its files.
#[component]
fn RoundHead(round: RoundCard) -> impl IntoView {
    let when = match round.stage {
        BroadcastStage::Coming => {
            round.starts.map(|at| tournaments::starts_at(&date(at))).unwrap_or_default()
        }
        BroadcastStage::Running => broadcasts::games(round.games, round.live),
        BroadcastStage::Over => ClubLabel::TournamentOver.text(),
    };
    let none = round.games == 0;
    let file = format!("./club/api/round/{}/games.pdn", round.id);
    let library = format!("{}?add={}", address::LIBRARY, address::encoded(&file));
    view! {
        <h2 data-testid="round-title">{broadcasts::round(&round.name, round.number)}<small data-testid="round-state">{when}</small></h2>
        <div class="button-row" hidden=none>
            <a class="button" href=file download="round.pdn" data-testid="round-pdn">{ClubLabel::Download.text()}</a>
            <a class="button" href=library data-testid="round-library">{ClubLabel::ToLibrary.text()}</a>
        </div>
    }
}

/// The round on a page.
pub(super) fn round_of(page: Option<&BroadcastPage>) -> Option<&RoundPage> {
    page.and_then(|page| page.round.as_ref())
}
