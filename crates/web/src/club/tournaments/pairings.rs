//! The games of a round.

use crownhead_api::tournaments::{PairingLine, TournamentKind, TournamentPage};
use crownhead_prose::{club::ClubLabel, tournaments};
use leptos::prelude::*;

use super::super::desk::Desk;
use super::super::lobby::person;
use super::super::profile::PersonLink;
use super::SHOWN;
use crate::icons::{Glyph, Icon};

impl Desk {
    fn show_round(self, round: u32) {
        self.contests().round.set(Some(round));
        self.load_tournament();
    }

    /// Whether the person at the page plays in a pairing.
    pub(super) fn plays_in(self, pairing: &PairingLine) -> bool {
        self.is_me_untracked(&pairing.white.id)
            || pairing.black.as_ref().is_some_and(|black| self.is_me_untracked(&black.id))
    }
}

/// The games, the own one first.
#[component]
pub(super) fn Pairings(page: TournamentPage) -> impl IntoView {
    let desk = Desk::get();
    let (round, kind) = (page.round, page.card.kind);
    // A Swiss round is known when the one before is over.
    let last = if kind == TournamentKind::Swiss { page.card.round } else { page.card.rounds };
    let rounds = kind != TournamentKind::Arena && page.card.rounds > 1 && round > 0;
    let none = page.pairings.is_empty();
    let title = if rounds { tournaments::round(round, page.card.rounds) } else { ClubLabel::Pairings.text() };
    let step = move |to: u32, id: &'static str, glyph: Glyph, label: ClubLabel| {
        view! {
            <button type="button" class="button" data-testid=id aria-label=label.text() title=label.text() disabled=!(1..=last).contains(&to)
                on:click=move |_| desk.show_round(to)><Icon glyph=glyph/></button>
        }
    };
    let count = page.pairings.len();
    let all = desk.contests().all_pairings;
    let mut pairings = page.pairings;
    pairings.sort_by_key(|pairing| !desk.plays_in(pairing));
    let pairings = StoredValue::new(pairings);
    let games = move || {
        let most = if all.get() { usize::MAX } else { SHOWN };
        let shown = pairings.get_value().into_iter().take(most);
        shown.map(|pairing| view! { <Game pairing=pairing/> }).collect_view()
    };
    view! {
        <section class="club-card">
            <h2 data-testid="round">{title}</h2>
            <ul class="club-list" data-testid="pairings">{games}</ul>
            <p class="club-soft" hidden=!none>{ClubLabel::NoPairings.text()}</p>
            <div class="button-row" hidden=move || count <= SHOWN || all.get()>
                <button type="button" class="button" data-testid="all-pairings" on:click=move |_| all.set(true)>{tournaments::show_all(count as u32)}</button>
            </div>
            <div class="button-row" hidden=!rounds>
                {step(round.saturating_sub(1), "round-before", Glyph::Back, ClubLabel::RoundBefore)}
                {step(round + 1, "round-after", Glyph::Next, ClubLabel::RoundAfter)}
            </div>
        </section>
    }
}

/// A result as tournament tables write it.
pub(super) fn result(outcome: Option<&str>) -> &'static str {
    match outcome {
        Some("white") => "1–0",
        Some("black") => "0–1",
        Some("draw") => "½–½",
        Some("white-forfeit") => "+ –",
        Some("black-forfeit") => "– +",
        Some("double-forfeit") => "– –",
        _ => "–",
    }
}

#[component]
fn Game(pairing: PairingLine) -> impl IntoView {
    let desk = Desk::get();
    let own = desk.plays_in(&pairing);
    let PairingLine { white, black, game, outcome, reason, .. } = pairing;
    let Some(black) = black else {
        let kind = tournaments::bye(outcome.as_deref().unwrap_or_default());
        return view! { <li class="club-offer" class:own=own data-testid="bye"><span class="club-who"><PersonLink card=white/></span><span class="club-soft">{kind}</span></li> }
            .into_any();
    };
    let over = outcome.is_some();
    let result = result(outcome.as_deref());
    let label = match (own, over) {
        (true, false) => ClubLabel::GoOn,
        (false, false) => ClubLabel::Watch,
        (_, true) => ClubLabel::Show,
    };
    let players = format!("{} {result} {}", person(&white), person(&black));
    let there = game.is_some();
    let enter = move |_| {
        if let Some(game) = game.clone() {
            desk.enter_game(game);
        }
    };
    let because = reason.filter(|reason| !reason.is_empty()).map(|reason| {
        view! { <span class="club-soft" data-testid="pairing-reason">{format!("{}: {reason}", ClubLabel::Arbiter.text())}</span> }
    });
    view! {
        <li class="club-offer" class:own=own data-testid="pairing">
            <span class="club-pair"><PersonLink card=white/><span class="club-result">{result}</span><PersonLink card=black/></span>
            {because}
            <button type="button" class="button" data-testid="pairing-show" hidden=!there aria-label=format!("{}: {players}", label.text()) on:click=enter>{label.text()}</button>
        </li>
    }
    .into_any()
}
