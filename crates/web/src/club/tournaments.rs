//! Tournaments: the list in the lobby, and what the page knows about them.

mod arbiter;
mod form;
mod page;
mod pairings;
mod standings;

use std::time::Duration;

use crownhead_api::club::{Ask, GameCard};
use crownhead_api::tournaments::{TournamentCard, TournamentKind, TournamentPage, TournamentStage};
use crownhead_prose::{club::ClubLabel, tournaments};
use leptos::{prelude::*, task::spawn_local};

pub(super) use form::NewTournamentPage;
pub(super) use page::TournamentView;

use super::desk::{Desk, View};
use super::lobby::line;
use crate::platform::{address, api};

/// The address of the form for a new one, in the place of an id.
pub(super) const NEW: &str = "new";
/// So many lines of a list are shown at first.
const SHOWN: usize = 20;
/// A start further ahead is shown with its date.
const SOON: u64 = 60 * 60 * 1000;

/// What the page knows about tournaments.
#[derive(Clone, Copy)]
pub(super) struct Contests {
    pub(super) list: RwSignal<Vec<TournamentCard>>,
    /// The one on the page.
    pub(super) page: RwSignal<Option<TournamentPage>>,
    /// The round that shall be shown; the present one without.
    pub(super) round: RwSignal<Option<u32>>,
    /// Whether long lists are shown as a whole.
    all_standings: RwSignal<bool>,
    all_pairings: RwSignal<bool>,
    /// The reason that an arbiter writes.
    reason: RwSignal<String>,
}

impl Contests {
    pub(super) fn new() -> Contests {
        Contests {
            list: RwSignal::new(Vec::new()),
            page: RwSignal::new(None),
            round: RwSignal::new(None),
            all_standings: RwSignal::new(false),
            all_pairings: RwSignal::new(false),
            reason: RwSignal::new(String::new()),
        }
    }
}

impl Desk {
    /// Opens the page of a tournament.
    pub(super) fn enter_tournament(self, id: &str) {
        self.leave_game();
        address::replace_query(&format!("?tournament={id}"));
        self.contests().page.set(None);
        let contests = self.contests();
        contests.round.set(None);
        for all in [contests.all_standings, contests.all_pairings] {
            all.set(false);
        }
        contests.reason.set(String::new());
        self.view.set(View::Tournament(id.to_owned()));
        self.look_at_tournament();
    }

    /// Opens the form for a new tournament.
    pub(super) fn enter_new_tournament(self) {
        self.leave_game();
        address::replace_query(&format!("?tournament={NEW}"));
        self.view.set(View::NewTournament);
    }

    /// Asks to be told about the tournament on the page, and loads it.
    pub(super) fn look_at_tournament(self) {
        if let View::Tournament(id) = self.view.get_untracked() {
            self.ask(&Ask::Tournament(Some(id)));
            self.load_tournament();
        }
    }

    pub(super) fn load_tournament(self) {
        let View::Tournament(id) = self.view.get_untracked() else { return };
        let round = self.contests().round.get_untracked();
        spawn_local(async move {
            let query = round.map_or_else(String::new, |round| format!("?round={round}"));
            let answer = api::ask_club::<TournamentPage>(&format!("tournament/{id}{query}")).await;
            if self.view.get_untracked() != View::Tournament(id) {
                return;
            }
            match answer {
                Ok(page) => {
                    // What has not changed keeps the focus.
                    let shown = self.contests().page;
                    if shown.with_untracked(|shown| shown.as_ref() != Some(&page)) {
                        shown.set(Some(page));
                    }
                }
                Err(key) => {
                    self.contests().page.set(None);
                    self.refused(&key);
                }
            }
        });
    }

    pub(super) fn load_tournaments(self) {
        spawn_local(async move {
            if let Ok(list) = api::ask_club::<Vec<TournamentCard>>("tournaments").await {
                self.contests().list.set(list);
            }
        });
    }

    /// The club says that something has changed.
    pub(super) fn tournament_changed(self, id: &str) {
        match self.view.get_untracked() {
            View::Lobby => self.load_tournaments(),
            // After a game its page is loaded anyway.
            View::Tournament(here) if here == id && self.play.with_untracked(Option::is_none) => {
                self.load_tournament();
            }
            _ => {}
        }
    }

    /// Whether the person at the page plays against everybody.
    pub(super) fn hosts(self, page: &TournamentPage) -> bool {
        let id = &page.organizer.id;
        page.card.kind == TournamentKind::Simul && self.is_me_untracked(id)
    }

    /// A game has begun: one of the tournament at hand is entered, unless the person still plays.
    pub(super) fn begun(self, card: GameCard) {
        self.load_own();
        let Some(tournament) = card.tournament else { return };
        let (playing, same) = self.play.with_untracked(|play| {
            let play = play.as_ref();
            (
                play.is_some_and(|play| play.side.is_some() && !play.is_over()),
                play.is_some_and(|play| play.card.tournament.as_ref() == Some(&tournament)),
            )
        });
        // A host chooses the first board.
        let hosts =
            self.contests().page.with_untracked(|page| page.as_ref().is_some_and(|page| self.hosts(page)));
        if hosts {
            return;
        }
        let here = self.view.get_untracked() == View::Tournament(tournament);
        if (here || same) && !playing {
            self.enter_game(card.id);
        }
    }
}

/// What is special about a tournament: its length.
pub(super) fn length(card: &TournamentCard) -> Option<String> {
    match card.kind {
        TournamentKind::Arena => Some(tournaments::minutes(card.minutes)),
        _ if card.stage == TournamentStage::Running && card.rounds > 0 => {
            Some(tournaments::round(card.round, card.rounds))
        }
        _ if card.rounds > 0 => Some(tournaments::rounds(card.rounds)),
        _ => None,
    }
}

/// When it begins or ends, at a time.
pub(super) fn timing(card: &TournamentCard, now: u64) -> String {
    match (card.stage, card.starts, card.ends) {
        (TournamentStage::Over, ..) if card.cancelled => ClubLabel::TournamentCancelled.text(),
        (TournamentStage::Over, ..) => ClubLabel::TournamentOver.text(),
        (TournamentStage::Open, None, _) => ClubLabel::WaitsForOrganizer.text(),
        (TournamentStage::Open, Some(starts), _) => match starts.checked_sub(now) {
            Some(left) if left > SOON => tournaments::starts_at(&date(starts)),
            left => tournaments::starts_in(&clock(left.unwrap_or(0))),
        },
        (TournamentStage::Running, _, Some(ends)) => tournaments::ends_in(&clock(ends.saturating_sub(now))),
        (TournamentStage::Running, _, None) => ClubLabel::TournamentRuns.text(),
    }
}

/// Minutes and seconds.
pub(super) fn clock(left: u64) -> String {
    // Tenths of seconds would make the page restless.
    let seconds = Duration::from_millis(left).as_secs();
    format!("{}:{:02}", seconds / 60, seconds % 60)
}

pub(super) fn date(at: u64) -> String {
    js_sys::Date::new(&(at as f64).into())
        .to_locale_string(crownhead_prose::language().tag(), &wasm_bindgen::JsValue::UNDEFINED)
        .into()
}

/// The list in the lobby.
#[component]
pub(super) fn Tournaments() -> impl IntoView {
    let desk = Desk::get();
    let is_member = Memo::new(move |_| {
        desk.me
            .with(|me| me.as_ref().is_some_and(|me| me.card.kind == crownhead_api::club::PersonKind::Member))
    });
    let entry = move |card: TournamentCard| {
        let (id, name) = (card.id.clone(), card.name.clone());
        let parts = [
            Some(tournaments::kind(card.kind.key())),
            length(&card),
            Some(tournaments::players(card.players)),
        ];
        let about = parts.into_iter().flatten().collect::<Vec<_>>().join(" · ");
        let terms = line(&card.terms);
        let running = card.stage == TournamentStage::Running;
        let shown = name.clone();
        view! {
            <li class="club-offer club-tournament" class:own=running data-testid="tournament">
                <span class="club-who">{name}</span>
                <span class="club-soft">{about}<br/>{terms}<br/>{move || timing(&card, desk.now.get())}</span>
                <button type="button" class="button" data-testid="tournament-show" aria-label=format!("{}: {shown}", ClubLabel::Show.text())
                    on:click=move |_| desk.enter_tournament(&id)>{ClubLabel::Show.text()}</button>
            </li>
        }
    };
    let list = desk.contests().list;
    view! {
        <section class="club-card">
            <h2>{ClubLabel::Tournaments.text()}</h2>
            <ul class="club-list" data-testid="tournaments">{move || list.get().into_iter().map(entry).collect_view()}</ul>
            <p class="club-soft" hidden=move || list.with(|list| !list.is_empty())>{ClubLabel::NoTournaments.text()}</p>
            <div class="button-row" hidden=move || !is_member.get()>
                <button type="button" class="button" data-testid="new-tournament" on:click=move |_| desk.enter_new_tournament()>{ClubLabel::NewTournament.text()}</button>
            </div>
        </section>
    }
}
