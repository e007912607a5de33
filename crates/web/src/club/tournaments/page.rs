//! The page of a tournament.

use crownhead_api::club::PersonCard;
use crownhead_api::tournaments::{
    Joining, PairingLine, StandingLine, TournamentKind, TournamentPage, TournamentStage,
};
use crownhead_prose::{club::ClubLabel, tournaments};
use leptos::{prelude::*, task::spawn_local};
use serde::Serialize;

use super::super::desk::{Desk, Empty};
use super::super::lobby::{line, person};
use super::super::profile::PersonLink;
use super::{clock, length, timing};
use crate::{
    icons::{Glyph, Icon},
    platform::api,
};

impl Desk {
    /// Something that the person does with the tournament on the page.
    fn steer(self, what: &'static str, order: impl Serialize + 'static) {
        let id = self.contests().page.with_untracked(|page| page.as_ref().map(|page| page.card.id.clone()));
        let Some(id) = id else { return };
        self.trouble.set(String::new());
        spawn_local(async move {
            match api::order_club::<Empty>(&format!("tournament/{id}/{what}"), &order).await {
                Ok(_) if what == "end" => self.enter_lobby_unless_kept(),
                Ok(_) => self.load_tournament(),
                Err(key) => self.refused(&key),
            }
        });
    }

    /// A tournament that had not begun is gone.
    fn enter_lobby_unless_kept(self) {
        let running = self.contests().page.with_untracked(|page| {
            page.as_ref().is_some_and(|page| page.card.stage == TournamentStage::Running)
        });
        if running { self.load_tournament() } else { self.enter_lobby() }
    }

    fn show_round(self, round: u32) {
        self.contests().round.set(Some(round));
        self.load_tournament();
    }
}

/// Points that are counted in halves: `3½`.
fn halves(value: i64) -> String {
    parts(value, 2)
}

fn parts(value: i64, of: i64) -> String {
    let (whole, rest) = (value / of, value % of * 4 / of);
    let part = ["", "¼", "½", "¾"][rest as usize % 4];
    if whole == 0 && rest > 0 { part.to_owned() } else { format!("{whole}{part}") }
}

/// A tie-break that is shown, with the short name that tournament tables have everywhere.
fn code(key: &str) -> Option<&'static str> {
    match key {
        "buchholz" => Some("BH"),
        "buchholz-cut-1" => Some("BH-C1"),
        "sonneborn-berger" => Some("SB"),
        "wins" => Some("WIN"),
        _ => None,
    }
}

fn value(key: &str, value: i64) -> String {
    match key {
        "sonneborn-berger" => parts(value, 4),
        "wins" => value.to_string(),
        _ => halves(value),
    }
}

/// The page.
#[component]
pub(crate) fn TournamentView() -> impl IntoView {
    let desk = Desk::get();
    let page = desk.contests().page;
    view! {
        <main class="club-lobby" data-testid="tournament-page" data-stage=move || page.with(|page| page.as_ref().map(|page| format!("{:?}", page.card.stage).to_lowercase()))>
            <section class="club-card">
                {move || page.get().map(|page| view! { <About page=page/> })}
                <p class="club-trouble" role="alert" data-testid="trouble">{desk.trouble}</p>
                <div class="button-row">
                    <button type="button" class="button" data-testid="to-lobby" on:click=move |_| desk.enter_lobby()><Icon glyph=Glyph::Back/>{ClubLabel::Lobby.text()}</button>
                </div>
            </section>
            {move || page.get().map(|page| view! { <Standings page=page.clone()/><Pairings page=page/> })}
        </main>
    }
}

/// What it is, when it is, and what the person can do.
#[component]
fn About(page: TournamentPage) -> impl IntoView {
    let desk = Desk::get();
    let card = page.card.clone();
    let kind =
        [Some(tournaments::kind(card.kind.key())), length(&card), Some(tournaments::players(card.players))];
    let kind = kind.into_iter().flatten().collect::<Vec<_>>().join(" · ");
    let (next, shown) = (page.next, card.clone());
    let when = move || {
        let now = desk.now.get();
        match next {
            Some(next) => tournaments::next_in(&clock(next.saturating_sub(now))),
            None => timing(&shown, now),
        }
    };
    let hint = hint(&page);
    view! {
        <h1 data-testid="tournament-title">{card.name.clone()}</h1>
        <p>{kind}</p>
        <p class="club-terms">{line(&card.terms)}</p>
        <p class="club-soft">{ClubLabel::Organizer.text()}": "<PersonLink card=page.organizer.clone()/></p>
        <p data-testid="tournament-time">{when}</p>
        <p class="club-waiting" hidden=hint.is_none()><span class="dot"></span>{hint.map(ClubLabel::text)}</p>
        <Part page=page.clone()/>
        <Steering page=page/>
    }
}

/// What the person waits for.
fn hint(page: &TournamentPage) -> Option<ClubLabel> {
    let own = page.own.as_ref()?;
    match (page.card.stage, own.away) {
        (TournamentStage::Over, _) => None,
        (TournamentStage::Running, true) => Some(ClubLabel::NotPaired),
        (TournamentStage::Open | TournamentStage::Running, _) => Some(ClubLabel::StayHere),
    }
}

/// Joining and leaving.
#[component]
fn Part(page: TournamentPage) -> impl IntoView {
    let desk = Desk::get();
    let stage = page.card.stage;
    let lets_in = stage == TournamentStage::Open
        || (stage == TournamentStage::Running && page.card.kind.lets_in_late());
    let plays = page.own.as_ref().is_some_and(|own| !own.away);
    let is_host = desk.hosts(&page);
    let may_leave = plays && stage != TournamentStage::Over && !is_host;
    let may_join =
        lets_in && !is_host && (!plays || (page.teams.is_some() && stage == TournamentStage::Open));
    let own = page.own.as_ref().and_then(|own| own.team);
    let join = match page.teams {
        Some(teams) => {
            let button = |(team, (name, _)): (u8, (String, u32))| {
                view! { <button type="button" class="button primary" data-testid=format!("join-{team}") hidden=own == Some(team)
                    on:click=move |_| desk.steer("join", Joining { team: Some(team) })>{tournaments::join_team(&name)}</button> }
            };
            (0..).zip(teams).map(button).collect_view().into_any()
        }
        None => {
            view! { <button type="button" class="button primary" data-testid="join" on:click=move |_| desk.steer("join", Joining::default())>{ClubLabel::Join.text()}</button> }
                .into_any()
        }
    };
    view! {
        <div class="button-row" hidden=!may_join>{join}</div>
        <div class="button-row" hidden=!may_leave>
            <button type="button" class="button" data-testid="leave" on:click=move |_| desk.steer("leave", Empty {})>{ClubLabel::LeaveTournament.text()}</button>
        </div>
    }
}

/// What organizers and moderators do. A second press ends a tournament.
#[component]
fn Steering(page: TournamentPage) -> impl IntoView {
    let desk = Desk::get();
    let stage = page.card.stage;
    let steward = desk
        .me
        .with_untracked(|me| me.as_ref().is_some_and(|me| me.role != crownhead_api::people::Role::Player));
    let may_end = page.steers && (stage != TournamentStage::Over || steward);
    let sure = RwSignal::new(false);
    let end = move |_| if sure.get_untracked() { desk.steer("end", Empty {}) } else { sure.set(true) };
    let label = if stage == TournamentStage::Running {
        ClubLabel::EndTournament
    } else {
        ClubLabel::RemoveTournament
    };
    let name = move || if sure.get() { format!("{}?", label.text()) } else { label.text() };
    view! {
        <div class="button-row" hidden=!may_end>
            <button type="button" class="button primary" data-testid="start" hidden=stage != TournamentStage::Open on:click=move |_| desk.steer("start", Empty {})>{ClubLabel::StartNow.text()}</button>
            <button type="button" class="button" data-testid="end" on:click=end>{name}</button>
        </div>
    }
}

/// The table.
#[component]
fn Standings(page: TournamentPage) -> impl IntoView {
    let shown: Vec<(usize, String)> =
        page.tie_breaks.iter().cloned().enumerate().filter(|(_, key)| code(key).is_some()).collect();
    let is_arena = page.card.kind == TournamentKind::Arena;
    let head = shown.iter().map(|(_, key)| {
        let name = tournaments::tie_break(key);
        view! { <th scope="col" class="number"><abbr title=name>{code(key)}</abbr></th> }
    });
    let head = head.collect_view();
    let teams = page.teams.clone();
    let score = teams.clone().map(|[(one, first), (two, second)]| {
        view! { <p class="club-terms" data-testid="team-score">{format!("{one} {} – {} {two}", halves(first.into()), halves(second.into()))}</p> }
    });
    let row = move |standing: StandingLine| {
        let values = shown.iter().map(|(index, key)| {
            let text = standing.tie_breaks.get(*index).map(|found| value(key, *found));
            view! { <td class="number">{text}</td> }
        });
        let values = values.collect_view();
        let points = if is_arena { standing.points.to_string() } else { halves(standing.points.into()) };
        let team =
            standing.team.and_then(|team| teams.as_ref().map(|teams| teams[usize::from(team) % 2].0.clone()));
        view! {
            <tr class:away=standing.away data-testid="standing">
                <td class="number">{standing.place}</td>
                <th scope="row"><PersonLink card=standing.who/><small class="club-soft">{team}</small></th>
                <td class="number points">{standing.streak.then(|| view! { <small>"×2 "</small> })}{points}</td>
                {values}
            </tr>
        }
    };
    view! {
        <section class="club-card">
            <h2>{ClubLabel::Standings.text()}</h2>
            {score}
            <div class="club-wide" tabindex="0" role="region" aria-label=ClubLabel::Standings.text()>
                <table class="club-standings" data-testid="standings">
                    <thead><tr><th scope="col" class="number">"#"</th><th scope="col">{ClubLabel::Player.text()}</th><th scope="col" class="number">{ClubLabel::Points.text()}</th>{head}</tr></thead>
                    <tbody>{page.standings.into_iter().map(row).collect_view()}</tbody>
                </table>
            </div>
        </section>
    }
}

/// The games of a round.
#[component]
fn Pairings(page: TournamentPage) -> impl IntoView {
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
    view! {
        <section class="club-card">
            <h2 data-testid="round">{title}</h2>
            <ul class="club-list" data-testid="pairings">{page.pairings.into_iter().map(|pairing| view! { <Game pairing=pairing/> }).collect_view()}</ul>
            <p class="club-soft" hidden=!none>{ClubLabel::NoPairings.text()}</p>
            <div class="button-row" hidden=!rounds>
                {step(round.saturating_sub(1), "round-before", Glyph::Back, ClubLabel::RoundBefore)}
                {step(round + 1, "round-after", Glyph::Next, ClubLabel::RoundAfter)}
            </div>
        </section>
    }
}

fn result(outcome: Option<&str>) -> &'static str {
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
    let PairingLine { white, black, game, outcome } = pairing;
    let Some(black) = black else {
        return view! { <li class="club-offer"><span class="club-who"><PersonLink card=white/></span><span class="club-soft">{ClubLabel::Bye.text()}</span></li> }
            .into_any();
    };
    let me = desk.me.with_untracked(|me| me.as_ref().map(|me| me.card.id.clone()));
    let is_mine = |card: &PersonCard| me.as_ref() == Some(&card.id);
    let (own, over) = (is_mine(&white) || is_mine(&black), outcome.is_some());
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
    view! {
        <li class="club-offer" class:own=own data-testid="pairing">
            <span class="club-who"><PersonLink card=white/><span class="club-result">{result}</span><PersonLink card=black/></span>
            <button type="button" class="button" data-testid="pairing-show" hidden=!there aria-label=format!("{}: {players}", label.text()) on:click=enter>{label.text()}</button>
        </li>
    }
    .into_any()
}
