//! The form for a new tournament.

use crownhead_api::club::{PersonKind, TermsRecord};
use crownhead_api::tournaments::{NewTournament, SwissTerms, TournamentCard, TournamentKind};
use crownhead_notation::rules_of_key;
use crownhead_prose::{club::ClubLabel, tournaments};
use crownhead_rules::{AnyRules, Variant};
use leptos::{prelude::*, task::spawn_local};

use super::super::desk::Desk;
use super::super::lobby::{PaceChoice, RulesChoice, SideChoice};
use crate::{
    icons::{Glyph, Icon},
    platform::api,
};

/// What someone fills in.
#[derive(Clone, Copy)]
struct Form {
    name: RwSignal<String>,
    kind: RwSignal<TournamentKind>,
    rules: RwSignal<String>,
    pace: RwSignal<String>,
    rated: RwSignal<bool>,
    rounds: RwSignal<u32>,
    minutes: RwSignal<u32>,
    double: RwSignal<bool>,
    side: RwSignal<Option<crownhead_api::Side>>,
    teams: [RwSignal<String>; 2],
    starts: RwSignal<String>,
    half_byes: RwSignal<u32>,
    last_rounds: RwSignal<u32>,
    late_until: RwSignal<u32>,
    bots: RwSignal<bool>,
}

impl Form {
    fn new() -> Form {
        Form {
            name: RwSignal::new(String::new()),
            kind: RwSignal::new(TournamentKind::Arena),
            rules: RwSignal::new(Variant::International.key().to_owned()),
            pace: RwSignal::new("3+2".to_owned()),
            rated: RwSignal::new(false),
            rounds: RwSignal::new(5),
            minutes: RwSignal::new(45),
            double: RwSignal::new(false),
            side: RwSignal::new(Some(crownhead_api::Side::White)),
            teams: [1, 2].map(|number| RwSignal::new(tournaments::team(number))),
            starts: RwSignal::new(String::new()),
            half_byes: RwSignal::new(1),
            last_rounds: RwSignal::new(1),
            late_until: RwSignal::new(0),
            bots: RwSignal::new(false),
        }
    }

    fn any_rules(self) -> AnyRules {
        self.rules.with(|key| rules_of_key(key)).unwrap_or(AnyRules::Variant(Variant::International))
    }

    fn filled_in(self, may_rate: bool) -> NewTournament {
        let kind = self.kind.get_untracked();
        // Local time; a field that is not filled in is no number.
        let starts = self.starts.with_untracked(|text| js_sys::Date::new(&text.as_str().into()).get_time());
        NewTournament {
            name: self.name.get_untracked(),
            kind,
            terms: TermsRecord {
                rules: self.rules.get_untracked(),
                start: None,
                pace: self.pace.get_untracked(),
                rated: self.rated.get_untracked() && may_rate,
                claims: false,
            },
            rounds: self.rounds.get_untracked(),
            double: self.double.get_untracked(),
            minutes: self.minutes.get_untracked(),
            starts: starts.is_finite().then_some(starts as u64),
            side: self.side.get_untracked(),
            teams: kind.has_teams().then(|| self.teams.map(|team| team.get_untracked())),
            bots: self.bots.get_untracked(),
            swiss: SwissTerms {
                half_byes: self.half_byes.get_untracked(),
                last_rounds: self.last_rounds.get_untracked(),
                late_until: self.late_until.get_untracked(),
            },
        }
    }
}

/// A number to choose.
#[component]
fn Number(
    id: &'static str,
    #[prop(into)] label: String,
    value: RwSignal<u32>,
    #[prop(default = 1)] least: u32,
    most: u32,
    #[prop(into)] hidden: Signal<bool>,
) -> impl IntoView {
    view! {
        <label class="club-field" hidden=hidden><span>{label}</span>
            <input class="field" type="number" min=least max=most data-testid=id prop:value=move || value.get().to_string()
                on:change=move |event| value.set(event_target_value(&event).parse().unwrap_or(least))/>
        </label>
    }
}

/// The parts that only some kinds have.
#[component]
fn Particulars(form: Form) -> impl IntoView {
    let is =
        move |kinds: &'static [TournamentKind]| Signal::derive(move || !kinds.contains(&form.kind.get()));
    let team = move |index: usize| {
        let name = form.teams[index];
        view! {
            <label class="club-field"><span>{tournaments::team(index as u32 + 1)}</span>
                <input class="field" data-testid=format!("team-{index}") maxlength="50" prop:value=name on:input=move |event| name.set(event_target_value(&event))/>
            </label>
        }
    };
    let no_half_byes =
        Signal::derive(move || form.kind.get() != TournamentKind::Swiss || form.half_byes.get() == 0);
    let no_teams = move || !form.kind.get().has_teams();
    view! {
        <Number id="tournament-rounds" label=ClubLabel::Rounds.text() value=form.rounds most=30 hidden=is(&[TournamentKind::Swiss, TournamentKind::TeamMatch])/>
        <Number id="tournament-half-byes" label=ClubLabel::HalfByes.text() value=form.half_byes least=0 most=3 hidden=is(&[TournamentKind::Swiss])/>
        <Number id="tournament-last-rounds" label=ClubLabel::LastRounds.text() value=form.last_rounds least=0 most=30 hidden=no_half_byes/>
        <Number id="tournament-late" label=ClubLabel::LateUntil.text() value=form.late_until least=0 most=30 hidden=is(&[TournamentKind::Swiss])/>
        <Number id="tournament-minutes" label=ClubLabel::Minutes.text() value=form.minutes most=720 hidden=is(&[TournamentKind::Arena])/>
        <label class="club-check" hidden=is(&[TournamentKind::RoundRobin])>
            <input type="checkbox" data-testid="tournament-double" prop:checked=form.double on:change=move |event| form.double.set(event_target_checked(&event))/>
            <span>{ClubLabel::Double.text()}</span>
        </label>
        <div class="club-form" hidden=is(&[TournamentKind::Simul])><SideChoice rules=Signal::derive(move || form.any_rules()) side=form.side/></div>
        <div class="club-form" hidden=no_teams>{team(0)}{team(1)}</div>
    }
}

/// The page with the form.
#[component]
pub(crate) fn NewTournamentPage() -> impl IntoView {
    let desk = Desk::get();
    let form = Form::new();
    let may_rate = Memo::new(move |_| {
        let member = desk.me.with(|me| me.as_ref().is_some_and(|me| me.card.kind == PersonKind::Member));
        member && matches!(form.any_rules(), AnyRules::Variant(_))
    });
    let make = move |_| {
        let order = form.filled_in(may_rate.get_untracked());
        spawn_local(async move {
            match api::order_club::<TournamentCard>("tournament", &order).await {
                Ok(card) => desk.enter_tournament(&card.id),
                Err(key) => desk.refused(&key),
            }
        });
    };
    let option = move |kind: TournamentKind| {
        view! { <option value=kind.key() selected=move || form.kind.get() == kind>{tournaments::kind(kind.key())}</option> }
    };
    let chosen =
        move |key: String| form.kind.set(TournamentKind::from_key(&key).unwrap_or(TournamentKind::Arena));
    view! {
        <main class="club-lobby club-narrow" data-testid="tournament-form">
            <section class="club-card">
                <h1>{ClubLabel::NewTournament.text()}</h1>
                <div class="club-form">
                    <label class="club-field"><span>{ClubLabel::Name.text()}</span>
                        <input class="field" data-testid="tournament-name" maxlength="50" autocomplete="off" prop:value=form.name on:input=move |event| form.name.set(event_target_value(&event))/>
                    </label>
                    <label class="club-field"><span>{ClubLabel::Format.text()}</span>
                        <select class="field" data-testid="tournament-kind" on:change=move |event| chosen(event_target_value(&event))>
                            {TournamentKind::ALL.map(option).collect_view()}
                        </select>
                    </label>
                    <p class="club-soft">{move || tournaments::about(form.kind.get().key())}</p>
                    <RulesChoice rules=form.rules/>
                    <PaceChoice rules=Signal::derive(move || form.any_rules()) pace=form.pace/>
                    <Particulars form=form/>
                    <label class="club-check" hidden=move || !may_rate.get()>
                        <input type="checkbox" data-testid="tournament-rated" prop:checked=form.rated on:change=move |event| form.rated.set(event_target_checked(&event))/>
                        <span>{ClubLabel::Rated.text()}</span>
                    </label>
                    <label class="club-check">
                        <input type="checkbox" data-testid="tournament-bots" prop:checked=form.bots on:change=move |event| form.bots.set(event_target_checked(&event))/>
                        <span>{ClubLabel::Bots.text()}</span>
                    </label>
                    <label class="club-field"><span>{ClubLabel::StartTime.text()}</span>
                        <input class="field" type="datetime-local" data-testid="tournament-starts" prop:value=form.starts on:input=move |event| form.starts.set(event_target_value(&event))/>
                    </label>
                    <p class="club-trouble" role="alert" data-testid="trouble">{desk.trouble}</p>
                    <div class="button-row">
                        <button type="button" class="button primary" data-testid="tournament-make" on:click=make>{ClubLabel::MakeTournament.text()}</button>
                        <button type="button" class="button" data-testid="to-lobby" on:click=move |_| desk.enter_lobby()><Icon glyph=Glyph::Back/>{ClubLabel::Lobby.text()}</button>
                    </div>
                </div>
            </section>
        </main>
    }
}
