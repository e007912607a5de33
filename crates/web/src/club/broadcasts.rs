//! Broadcasts: what the page knows about them, and their list.
//!
//! Invariant: each game on the page is a signal of its own, so that a move redraws one board of a hundred.

mod board;
mod form;
mod page;
mod steering;

use crownhead_api::broadcasts::{
    BroadcastCard, BroadcastGame, BroadcastNews, BroadcastPage, BroadcastStage, RoundPage,
};
use crownhead_api::club::Ask;
use crownhead_api::people::Role;
use crownhead_notation::rules_of_key;
use crownhead_prose::broadcasts::{self, BroadcastLabel};
use crownhead_prose::{club::ClubLabel, rules_name, tournaments};
use leptos::{prelude::*, task::spawn_local};

pub(super) use form::BroadcastForm;
pub(super) use page::BroadcastView;

use super::desk::{Desk, View};
use super::tournaments::date;
use crate::{
    icons::{Glyph, Icon},
    platform::{address, api},
};

/// The address of the form for a new one, in the place of an id.
pub(super) const NEW: &str = "new";
/// So many are shown in the lobby.
const IN_LOBBY: usize = 4;

/// A game on the page.
pub(super) type Board = (u32, RwSignal<BroadcastGame>);

/// What the page knows about broadcasts.
#[derive(Clone, Copy)]
pub(super) struct Stands {
    pub(super) list: RwSignal<Vec<BroadcastCard>>,
    /// The one on the page, without its games.
    pub(super) page: RwSignal<Option<BroadcastPage>>,
    /// The games of the round, by their boards.
    pub(super) boards: RwSignal<Vec<Board>>,
    /// The round that shall be shown; the present one without.
    round: StoredValue<Option<String>>,
    /// The game that is shown large, by its number.
    pub(super) open: RwSignal<Option<u32>>,
    /// The version of the games.
    version: StoredValue<u64>,
}

impl Stands {
    pub(super) fn new() -> Stands {
        Stands {
            list: RwSignal::new(Vec::new()),
            page: RwSignal::new(None),
            boards: RwSignal::new(Vec::new()),
            round: StoredValue::new(address::query("round")),
            open: RwSignal::new(address::query("board").and_then(|number| number.parse().ok())),
            version: StoredValue::new(0),
        }
    }

    fn clear(self) {
        self.page.set(None);
        self.boards.set(Vec::new());
        self.version.set_value(0);
    }

    /// The round on the page, by id.
    pub(super) fn round_id(self) -> Option<String> {
        self.page.with_untracked(|page| page.as_ref()?.round.as_ref().map(|round| round.card.id.clone()))
    }

    /// Takes games that are new or have changed.
    fn take(self, games: Vec<BroadcastGame>) -> Vec<BroadcastGame> {
        let mut changed = Vec::new();
        for game in games {
            let known = self.boards.with_untracked(|boards| {
                boards.iter().find(|(number, _)| *number == game.number).map(|(_, known)| *known)
            });
            match known {
                Some(known) if known.with_untracked(|known| *known == game) => continue,
                Some(known) => known.set(game.clone()),
                None => self.boards.update(|boards| {
                    boards.push((game.number, RwSignal::new(game.clone())));
                    boards.sort_by_key(|(_, game)| game.with_untracked(BroadcastGame::order));
                }),
            }
            changed.push(game);
        }
        changed
    }
}

impl Desk {
    /// Opens the list of broadcasts.
    pub(super) fn enter_broadcasts(self) {
        self.leave_game();
        self.ask(&Ask::Broadcast(None));
        address::replace_query("?broadcast=");
        self.view.set(View::Broadcasts);
        self.load_broadcasts();
    }

    /// Opens the form for a new broadcast.
    pub(super) fn enter_new_broadcast(self) {
        self.leave_game();
        address::replace_query(&format!("?broadcast={NEW}"));
        self.view.set(View::NewBroadcast);
    }

    /// Opens the page of a broadcast, at a round or at the one that matters now.
    pub(super) fn enter_broadcast(self, id: &str, round: Option<String>) {
        self.leave_game();
        self.stands().round.set_value(round);
        self.stands().open.set(None);
        let view = View::Broadcast(id.to_owned());
        // Another round of the same event: what stays keeps the focus.
        if self.view.with_untracked(|here| *here != view) {
            self.stands().clear();
            self.view.set(view);
        }
        self.show_broadcast_address();
        self.look_at_broadcast();
    }

    /// Shows a game of the round large, or none.
    pub(super) fn open_board(self, number: Option<u32>) {
        self.stands().open.set(number);
        self.show_broadcast_address();
    }

    /// The address leads back to what is on the page.
    fn show_broadcast_address(self) {
        let View::Broadcast(id) = self.view.get_untracked() else { return };
        let round =
            self.stands().round.get_value().map_or_else(String::new, |round| format!("&round={round}"));
        let board = self.stands().open.get_untracked();
        let board = board.map_or_else(String::new, |number| format!("&board={number}"));
        address::replace_query(&format!("?broadcast={id}{round}{board}"));
    }

    pub(super) fn load_broadcasts(self) {
        spawn_local(async move {
            if let Ok(list) = api::ask_club::<Vec<BroadcastCard>>("broadcasts").await {
                self.stands().list.set(list);
            }
        });
    }

    /// Loads the broadcast on the page, and asks to be told about its round.
    pub(super) fn look_at_broadcast(self) {
        self.load_broadcast(0);
    }

    /// Loads what has changed in the round since a version; everything since 0.
    fn load_broadcast(self, since: u64) {
        let View::Broadcast(id) = self.view.get_untracked() else { return };
        let stands = self.stands();
        let round = stands.round.get_value();
        spawn_local(async move {
            let round = round.map_or_else(String::new, |round| format!("&round={round}"));
            let path = format!("broadcast/{id}?since={since}{round}");
            let answer = api::ask_club::<BroadcastPage>(&path).await;
            if self.view.get_untracked() != View::Broadcast(id) {
                return;
            }
            match answer {
                Ok(page) => self.take_broadcast(page, since),
                Err(key) => {
                    stands.clear();
                    self.refused(&key);
                }
            }
        });
    }

    fn take_broadcast(self, mut page: BroadcastPage, since: u64) {
        let stands = self.stands();
        let before = stands.round_id();
        if let Some(RoundPage { card, version, games, .. }) = &mut page.round {
            let games = std::mem::take(games);
            if before.as_ref() != Some(&card.id) {
                stands.boards.set(Vec::new());
            } else if since == 0 {
                let stays = |number: &u32| games.iter().any(|game| game.number == *number);
                let is_whole =
                    stands.boards.with_untracked(|boards| boards.iter().all(|(one, _)| stays(one)));
                if !is_whole {
                    stands.boards.update(|boards| boards.retain(|(number, _)| stays(number)));
                }
            }
            stands.version.set_value(*version);
            stands.take(games);
            if since == 0 {
                self.ask(&Ask::Broadcast(Some(card.id.clone())));
            }
        } else {
            stands.boards.set(Vec::new());
        }
        // What has not changed keeps the focus.
        if stands.page.with_untracked(|shown| shown.as_ref() != Some(&page)) {
            stands.page.set(Some(page));
        }
    }

    /// The club says what has happened in a round.
    pub(super) fn hear_broadcast(self, news: BroadcastNews) {
        let stands = self.stands();
        if stands.round_id().as_ref() != Some(&news.round) {
            return;
        }
        let version = stands.version.get_value();
        if news.again {
            self.load_broadcast(0);
        } else if news.before == version {
            stands.version.set_value(news.version);
            let changed = stands.take(news.games);
            self.speak_of_board(&changed);
            self.count_games();
        } else if news.version > version {
            self.load_broadcast(version);
        }
    }

    /// The counts of the round follow from its games.
    fn count_games(self) {
        let stands = self.stands();
        let (games, live) = stands.boards.with_untracked(|boards| {
            let live = boards.iter().filter(|(_, game)| !game.with_untracked(BroadcastGame::is_over)).count();
            (boards.len() as u32, live as u32)
        });
        let differs = |page: &BroadcastPage| {
            page.round.as_ref().is_some_and(|round| (round.card.games, round.card.live) != (games, live))
        };
        if stands.page.with_untracked(|page| page.as_ref().is_some_and(differs)) {
            stands.page.update(|page| {
                let Some(page) = page else { return };
                let Some(round) = &mut page.round else { return };
                // A round that is over although games go on has been ended by someone.
                let is_ended = round.card.stage == BroadcastStage::Over && round.card.live > 0;
                (round.card.games, round.card.live) = (games, live);
                let is_over = is_ended || live == 0;
                round.card.stage = if is_over { BroadcastStage::Over } else { BroadcastStage::Running };
                let card = round.card.clone();
                if let Some(listed) = page.card.rounds.iter_mut().find(|listed| listed.id == card.id) {
                    *listed = card;
                }
            });
        }
    }

    /// The round on the page is about to be removed.
    pub(super) fn forget_round(self) {
        self.stands().round.set_value(None);
        self.stands().open.set(None);
        self.show_broadcast_address();
    }

    /// Whether the person may make broadcasts.
    pub(super) fn may_broadcast(self) -> bool {
        self.me.with(|me| me.as_ref().is_some_and(|me| me.role != Role::Player))
    }
}

/// When a broadcast is, and what goes on.
fn timing(card: &BroadcastCard) -> String {
    let round = card.rounds.iter().find(|round| round.stage == BroadcastStage::Running);
    let next = card.rounds.iter().find(|round| round.stage == BroadcastStage::Coming);
    let starts = next.and_then(|round| round.starts).map(|at| tournaments::starts_at(&date(at)));
    match (card.stage, round) {
        (BroadcastStage::Over, _) => ClubLabel::TournamentOver.text(),
        (_, Some(round)) => {
            let name = broadcasts::round(&round.name, round.number);
            format!("{name} · {}", broadcasts::games(round.games, round.live))
        }
        (_, None) => starts.unwrap_or_default(),
    }
}

#[component]
fn Entry(card: BroadcastCard) -> impl IntoView {
    let desk = Desk::get();
    let (id, title) = (card.id.clone(), card.title.clone());
    let rules = rules_of_key(&card.rules).map_or_else(|| card.rules.clone(), rules_name);
    let parts = [rules, card.place.clone(), card.dates.clone()];
    let about = parts.into_iter().filter(|part| !part.is_empty()).collect::<Vec<_>>().join(" · ");
    let when = timing(&card);
    let running = card.stage == BroadcastStage::Running;
    view! {
        <li class="club-offer club-tournament" class:own=running data-testid="broadcast">
            <span class="club-who">{title.clone()}</span>
            <span class="club-soft">{about}<br/>{when}</span>
            <button type="button" class="button" data-testid="broadcast-show" aria-label=format!("{}: {title}", ClubLabel::Watch.text())
                on:click=move |_| desk.enter_broadcast(&id, None)>{ClubLabel::Watch.text()}</button>
        </li>
    }
}

/// The part of the lobby: what goes on, and what comes next.
#[component]
pub(super) fn Broadcasts() -> impl IntoView {
    let desk = Desk::get();
    let list = desk.stands().list;
    let shown = move || {
        let mut list = list.get();
        list.retain(|card| card.stage != BroadcastStage::Over && !card.rounds.is_empty());
        list.sort_by_key(|card| card.stage != BroadcastStage::Running);
        list.truncate(IN_LOBBY);
        list
    };
    let is_empty = move || shown().is_empty();
    view! {
        <section class="club-card">
            <h2>{BroadcastLabel::Broadcasts.text()}</h2>
            <ul class="club-list" data-testid="broadcasts">{move || shown().into_iter().map(|card| view! { <Entry card=card/> }).collect_view()}</ul>
            <p class="club-soft" hidden=move || !is_empty()>{BroadcastLabel::None.text()}</p>
            <div class="button-row">
                <button type="button" class="button" data-testid="all-broadcasts" on:click=move |_| desk.enter_broadcasts()>{BroadcastLabel::All.text()}</button>
                <button type="button" class="button" data-testid="new-broadcast" hidden=move || !desk.may_broadcast() on:click=move |_| desk.enter_new_broadcast()>{BroadcastLabel::New.text()}</button>
            </div>
        </section>
    }
}

/// The page with all broadcasts.
#[component]
pub(super) fn BroadcastList() -> impl IntoView {
    let desk = Desk::get();
    let list = desk.stands().list;
    let part = move |stage: BroadcastStage, label: BroadcastLabel, id: &'static str| {
        let of = move || list.get().into_iter().filter(|card| card.stage == stage).collect::<Vec<_>>();
        view! {
            <section class="club-card" hidden=move || of().is_empty()>
                <h2>{label.text()}</h2>
                <ul class="club-list" data-testid=id>{move || of().into_iter().map(|card| view! { <Entry card=card/> }).collect_view()}</ul>
            </section>
        }
    };
    view! {
        <main class="club-lobby" data-testid="broadcast-list">
            <section class="club-card">
                <h1>{BroadcastLabel::Broadcasts.text()}</h1>
                <p class="club-soft" hidden=move || list.with(|list| !list.is_empty())>{BroadcastLabel::None.text()}</p>
                <div class="button-row">
                    <button type="button" class="button primary" data-testid="new-broadcast" hidden=move || !desk.may_broadcast() on:click=move |_| desk.enter_new_broadcast()>{BroadcastLabel::New.text()}</button>
                    <button type="button" class="button" data-testid="to-lobby" on:click=move |_| desk.enter_lobby()><Icon glyph=Glyph::Back/>{ClubLabel::Lobby.text()}</button>
                </div>
            </section>
            {part(BroadcastStage::Running, BroadcastLabel::Now, "broadcasts-running")}
            {part(BroadcastStage::Coming, BroadcastLabel::Coming, "broadcasts-coming")}
            {part(BroadcastStage::Over, BroadcastLabel::Past, "broadcasts-over")}
        </main>
    }
}
