//! What organizers and moderators do on the page of a tournament, and the journal that everyone sees.

use crownhead_api::tournaments::{
    Because, ByeOrder, JournalLine, PairingLine, PlayerMeasure, PlayerOrder, ResultOrder, StartOrder,
    TournamentKind, TournamentPage, TournamentStage,
};
use crownhead_prose::{club::ClubLabel, tournaments};
use leptos::{prelude::*, task::spawn_local};

use super::super::desk::{Desk, Empty};
use super::super::lobby::person;
use super::date;
use super::pairings::result;
use crate::platform::api;

/// The results of a game.
const RESULTS: [&str; 6] = ["white", "draw", "black", "white-forfeit", "black-forfeit", "double-forfeit"];
/// The results of someone without an opponent.
const BYES: [&str; 3] = ["bye", "half-bye", "zero-bye"];

impl Desk {
    /// Ends, calls off or removes the tournament on the page.
    fn end_tournament(self, reason: String) {
        let id = self.contests().page.with_untracked(|page| page.as_ref().map(|page| page.card.id.clone()));
        let Some(id) = id else { return };
        self.trouble.set(String::new());
        spawn_local(async move {
            match api::order_club::<Empty>(&format!("tournament/{id}/end"), &Because { reason }).await {
                // It may be gone.
                Ok(_) => match api::ask_club::<TournamentPage>(&format!("tournament/{id}")).await {
                    Ok(_) => self.load_tournament(),
                    Err(_) => self.enter_lobby(),
                },
                Err(key) => self.refused(&key),
            }
        });
    }

    /// A part of the page that is shown again only if it changes itself.
    fn part_of_tournament<T: PartialEq + Send + Sync + 'static>(
        self,
        part: impl Fn(&TournamentPage) -> T + Send + Sync + 'static,
    ) -> Memo<Option<T>> {
        let page = self.contests().page;
        Memo::new(move |_| page.with(|page| page.as_ref().map(&part)))
    }
}

/// Starting and ending. A second press ends a tournament.
#[component]
pub(super) fn Steering() -> impl IntoView {
    let desk = Desk::get();
    let state = desk.part_of_tournament(|page| (page.card.stage, page.steers));
    let is_steward = move || {
        desk.me.with(|me| me.as_ref().is_some_and(|me| me.role != crownhead_api::people::Role::Player))
    };
    let stage = move || state.get().map(|(stage, _)| stage);
    let steers = move || state.get().is_some_and(|(_, steers)| steers);
    let may_end = move || steers() && (stage() != Some(TournamentStage::Over) || is_steward());
    // The stage at the first press: what the button does depends on it.
    let sure = RwSignal::new(None);
    let reason = desk.contests().reason;
    let end = move |_| {
        let now = state.get_untracked().map(|(stage, _)| stage);
        if sure.get_untracked() == now {
            sure.set(None);
            desk.end_tournament(reason.get_untracked());
        } else {
            sure.set(now);
        }
    };
    let name = move || {
        let label = match stage() {
            Some(TournamentStage::Running) => ClubLabel::EndTournament,
            Some(TournamentStage::Open) => ClubLabel::CancelTournament,
            _ => ClubLabel::RemoveTournament,
        };
        if sure.get().is_some() && sure.get() == stage() {
            format!("{}?", label.text())
        } else {
            label.text()
        }
    };
    view! {
        <div class="button-row" hidden=move || !may_end()>
            <button type="button" class="button primary" data-testid="start" hidden=move || stage() != Some(TournamentStage::Open) on:click=move |_| desk.steer("start", Empty {})>{ClubLabel::StartNow.text()}</button>
            <button type="button" class="button" data-testid="end" on:click=end>{name}</button>
        </div>
    }
}

/// Everything else that organizers and moderators decide.
#[component]
pub(super) fn ArbiterPanel() -> impl IntoView {
    let desk = Desk::get();
    let steers = desk.part_of_tournament(|page| page.steers && !page.card.cancelled);
    let reason = desk.contests().reason;
    view! {
        <section class="club-card" data-testid="arbiter" hidden=move || steers.get() != Some(true)>
            <details class="club-report">
                <summary><h2>{ClubLabel::Arbiter.text()}</h2></summary>
                <div class="club-form">
                    <label class="club-field"><span>{ClubLabel::Reason.text()}</span>
                        <input class="field" data-testid="arbiter-reason" maxlength="200" autocomplete="off" prop:value=reason on:input=move |event| reason.set(event_target_value(&event))/>
                    </label>
                    <ResultForm/>
                    <PlayerForm/>
                    <TimeForm/>
                </div>
            </details>
        </section>
    }
}

/// A pairing in a list to choose from.
fn board(pairing: &PairingLine) -> ((u32, u32), bool, String) {
    let white = person(&pairing.white);
    let name = match &pairing.black {
        Some(black) => {
            format!("{}. {white} {} {}", pairing.board, result(pairing.outcome.as_deref()), person(black))
        }
        None => format!("{}. {white}", pairing.board),
    };
    ((pairing.round, pairing.board), pairing.black.is_none(), name)
}

/// Another result for a game of the round that is shown.
#[component]
fn ResultForm() -> impl IntoView {
    let desk = Desk::get();
    let boards = desk.part_of_tournament(|page| {
        page.pairings.iter().filter(|pairing| pairing.board > 0).map(board).collect::<Vec<_>>()
    });
    let again = desk.part_of_tournament(|page| page.pairs_again);
    let chosen = RwSignal::new((0, 0));
    let outcome = RwSignal::new(String::new());
    let reason = desk.contests().reason;
    let current = Memo::new(move |_| {
        let boards = boards.get().unwrap_or_default();
        let found = boards.iter().find(|(place, ..)| *place == chosen.get()).or(boards.first());
        found.map(|(place, is_bye, _)| (*place, *is_bye))
    });
    let results = move || {
        let is_bye = current.get().is_some_and(|(_, is_bye)| is_bye);
        let keys: &[&'static str] = if is_bye { &BYES } else { &RESULTS };
        if !outcome.with_untracked(|outcome| keys.contains(&&**outcome)) {
            outcome.set(keys[0].to_owned());
        }
        let option = |key: &'static str| {
            let name = if is_bye { tournaments::bye(key) } else { result(Some(key)).to_owned() };
            view! { <option value=key selected=move || outcome.with(|outcome| outcome == key)>{name}</option> }
        };
        keys.iter().map(|key| option(key)).collect_view()
    };
    let options = move || {
        let option = |((round, board), _, name): ((u32, u32), bool, String)| {
            let is_it = move || current.get().is_some_and(|(place, _)| place == (round, board));
            view! { <option value=format!("{round}.{board}") selected=is_it>{name}</option> }
        };
        boards.get().unwrap_or_default().into_iter().map(option).collect_view()
    };
    let choose = move |value: String| {
        let place =
            value.split_once('.').and_then(|(round, board)| Some((round.parse().ok()?, board.parse().ok()?)));
        chosen.set(place.unwrap_or_default());
    };
    let set = move |_| {
        if let Some(((round, board), _)) = current.get_untracked() {
            let (outcome, reason) = (outcome.get_untracked(), reason.get_untracked());
            desk.steer("result", ResultOrder { round, board, outcome, reason });
        }
    };
    let none = move || boards.with(|boards| boards.as_ref().is_none_or(Vec::is_empty));
    view! {
        <fieldset class="club-order" hidden=none>
            <legend>{ClubLabel::SetResult.text()}</legend>
            <label class="club-field"><span>{ClubLabel::Pairings.text()}</span>
                <select class="field" data-testid="arbiter-board" on:change=move |event| choose(event_target_value(&event))>{options}</select>
            </label>
            <label class="club-field"><span>{ClubLabel::Result.text()}</span>
                <select class="field" data-testid="arbiter-result" on:change=move |event| outcome.set(event_target_value(&event))>{results}</select>
            </label>
            <div class="button-row">
                <button type="button" class="button" data-testid="arbiter-set" on:click=set>{ClubLabel::SetResult.text()}</button>
                <button type="button" class="button" data-testid="pair-again" hidden=move || again.get() != Some(true)
                    on:click=move |_| desk.steer("pair-again", Because { reason: reason.get_untracked() })>{ClubLabel::PairAgain.text()}</button>
            </div>
        </fieldset>
    }
}

/// What happens to a player.
#[component]
fn PlayerForm() -> impl IntoView {
    let desk = Desk::get();
    let players = desk.part_of_tournament(|page| {
        let mut players: Vec<(String, String)> =
            page.standings.iter().map(|line| (line.who.id.clone(), person(&line.who))).collect();
        players.sort_by_key(|(_, name)| name.to_lowercase());
        players
    });
    let shown = desk.part_of_tournament(|page| {
        let is_over = page.card.stage == TournamentStage::Over;
        (!is_over && !page.standings.is_empty()).then_some(page.card.kind)
    });
    let next = desk.part_of_tournament(|page| (page.card.round + 1, page.card.rounds));
    let chosen = RwSignal::new(String::new());
    let current = Memo::new(move |_| {
        let players = players.get().unwrap_or_default();
        let found = players.iter().find(|(id, _)| *id == chosen.get()).or(players.first());
        found.map(|(id, _)| id.clone()).unwrap_or_default()
    });
    let reason = desk.contests().reason;
    let options = move || {
        let option = |(id, name): (String, String)| {
            let key = id.clone();
            view! { <option value=id selected=move || current.with(|current| *current == key)>{name}</option> }
        };
        players.get().unwrap_or_default().into_iter().map(option).collect_view()
    };
    let measure = move |what: PlayerMeasure| {
        let order = move |_| {
            let (player, reason) = (current.get_untracked(), reason.get_untracked());
            desk.steer("player", PlayerOrder { player, what, reason });
        };
        view! { <button type="button" class="button" data-testid=format!("player-{}", what.key()) on:click=order>{tournaments::measure(what.key())}</button> }
    };
    let bye = move |half: bool| {
        let order = move |_| {
            let round = next.get_untracked().map_or(0, |(round, _)| round);
            let (player, reason) = (Some(current.get_untracked()), reason.get_untracked());
            desk.steer("bye", ByeOrder { round, half: Some(half), player, reason });
        };
        let (id, key) = if half { ("bye-half", "half-bye") } else { ("bye-zero", "zero-bye") };
        view! { <button type="button" class="button" data-testid=id on:click=order>{tournaments::bye(key)}</button> }
    };
    let no_byes = move || {
        shown.get().flatten() != Some(TournamentKind::Swiss)
            || next.get().is_none_or(|(round, rounds)| round > rounds)
    };
    view! {
        <fieldset class="club-order" hidden=move || shown.get().flatten().is_none()>
            <legend>{ClubLabel::Player.text()}</legend>
            <label class="club-field"><span>{ClubLabel::Player.text()}</span>
                <select class="field" data-testid="arbiter-player" on:change=move |event| chosen.set(event_target_value(&event))>{options}</select>
            </label>
            <div class="button-row">{PlayerMeasure::ALL.map(measure).collect_view()}</div>
            <div class="button-row" hidden=no_byes>
                <span class="club-soft">{move || next.get().map(|(round, rounds)| tournaments::round(round, rounds))}</span>
                {bye(true)}{bye(false)}
            </div>
        </fieldset>
    }
}

/// Another time to begin.
#[component]
fn TimeForm() -> impl IntoView {
    let desk = Desk::get();
    let stage = desk.part_of_tournament(|page| page.card.stage);
    let starts = RwSignal::new(String::new());
    let reason = desk.contests().reason;
    let set = move |_| {
        let time = starts.with_untracked(|text| js_sys::Date::new(&text.as_str().into()).get_time());
        let starts = time.is_finite().then_some(time as u64);
        desk.steer("time", StartOrder { starts, reason: reason.get_untracked() });
    };
    view! {
        <fieldset class="club-order" hidden=move || stage.get() != Some(TournamentStage::Open)>
            <legend>{ClubLabel::ChangeStart.text()}</legend>
            <label class="club-field"><span>{ClubLabel::StartTime.text()}</span>
                <input class="field" type="datetime-local" data-testid="arbiter-time" prop:value=starts on:input=move |event| starts.set(event_target_value(&event))/>
            </label>
            <div class="button-row">
                <button type="button" class="button" data-testid="arbiter-time-set" on:click=set>{ClubLabel::ChangeStart.text()}</button>
            </div>
        </fieldset>
    }
}

/// What a line of the journal says.
fn sentence(line: &JournalLine) -> String {
    let shown = |word: &str| match word {
        "bye" | "half-bye" | "zero-bye" => tournaments::bye(word),
        word => result(Some(word)).to_owned(),
    };
    let word = match (&*line.what, line.new.as_deref()) {
        ("bye", None) => "no-bye",
        ("bye", Some(kind)) => kind,
        ("start", None) => "no-start",
        (what, _) => what,
    };
    let new = match (&*line.what, line.new.as_deref()) {
        ("start", Some(at)) => at.parse().map(date).unwrap_or_default(),
        (_, new) => new.map(shown).unwrap_or_default(),
    };
    let old = line.old.as_deref().map_or_else(|| "–".to_owned(), shown);
    tournaments::journal(word, &line.players.join(" – "), line.round.unwrap_or(0), &old, &new)
}

/// What the arbiters have decided, and why.
#[component]
pub(super) fn Journal(page: TournamentPage) -> impl IntoView {
    let none = page.journal.is_empty();
    let entry = |line: JournalLine| {
        let by = format!("{} · {}", date(line.at), line.arbiter);
        let reason = (!line.reason.is_empty()).then(|| view! { <q>{line.reason.clone()}</q> });
        view! {
            <li data-testid="journal-line"><span>{sentence(&line)}</span>{reason}<small class="club-soft">{by}</small></li>
        }
    };
    view! {
        <section class="club-card" hidden=none>
            <h2>{ClubLabel::Journal.text()}</h2>
            <ul class="club-journal" data-testid="journal">{page.journal.into_iter().map(entry).collect_view()}</ul>
        </section>
    }
}
