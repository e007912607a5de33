//! The table of a tournament.

use crownhead_api::tournaments::{StandingLine, TournamentKind, TournamentPage, TournamentStage};
use crownhead_prose::{club::ClubLabel, tournaments};
use leptos::prelude::*;

use super::super::desk::Desk;
use super::super::profile::PersonLink;
use super::SHOWN;

/// Points that are counted in halves: `3½`.
pub(super) fn halves(value: i64) -> String {
    parts(value, 2)
}

fn parts(value: i64, of: i64) -> String {
    let (whole, rest) = (value / of, value % of * 4 / of);
    let part = ["", "¼", "½", "¾"][rest as usize % 4];
    if whole == 0 && rest > 0 { part.to_owned() } else { format!("{whole}{part}") }
}

/// The points of a line as they are shown.
pub(super) fn points(kind: TournamentKind, points: u32) -> String {
    if kind == TournamentKind::Arena { points.to_string() } else { halves(points.into()) }
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

/// The table: the first ones and the person at the page, or all.
#[component]
pub(super) fn Standings(page: TournamentPage) -> impl IntoView {
    let desk = Desk::get();
    let shown: Vec<(usize, String)> =
        page.tie_breaks.iter().cloned().enumerate().filter(|(_, key)| code(key).is_some()).collect();
    let kind = page.card.kind;
    // Nobody is ahead where nothing was played.
    let is_open = page.card.stage == TournamentStage::Open || page.card.cancelled;
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
        let team =
            standing.team.and_then(|team| teams.as_ref().map(|teams| teams[usize::from(team) % 2].0.clone()));
        let own = desk.is_me_untracked(&standing.who.id);
        view! {
            <tr class:away=standing.away class:own=own data-testid="standing">
                <td class="number">{(!is_open).then_some(standing.place)}</td>
                <th scope="row"><PersonLink card=standing.who/><small class="club-soft">{team}</small></th>
                <td class="number points">{standing.streak.then(|| view! { <small>"×2 "</small> })}{points(kind, standing.points)}</td>
                {values}
            </tr>
        }
    };
    let count = page.standings.len();
    let all = desk.contests().all_standings;
    let lines = StoredValue::new(page.standings);
    let rows = move || {
        let all = all.get();
        let visible =
            |index: usize, line: &StandingLine| all || index < SHOWN || desk.is_me_untracked(&line.who.id);
        let lines = lines.get_value().into_iter().enumerate();
        lines.filter(|(index, line)| visible(*index, line)).map(|(_, line)| row(line)).collect_view()
    };
    view! {
        <section class="club-card">
            <h2>{ClubLabel::Standings.text()}</h2>
            {score}
            <div class="club-wide" tabindex="0" role="region" aria-label=ClubLabel::Standings.text()>
                <table class="club-standings" data-testid="standings">
                    <thead><tr><th scope="col" class="number">"#"</th><th scope="col">{ClubLabel::Player.text()}</th><th scope="col" class="number">{ClubLabel::Points.text()}</th>{head}</tr></thead>
                    <tbody>{rows}</tbody>
                </table>
            </div>
            <div class="button-row" hidden=move || count <= SHOWN || all.get()>
                <button type="button" class="button" data-testid="all-standings" on:click=move |_| all.set(true)>{tournaments::show_all(count as u32)}</button>
            </div>
        </section>
    }
}
