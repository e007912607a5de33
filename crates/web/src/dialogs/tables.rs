//! Endgame tables: the finished sets, the cost of another, and the current build. Shown only if the server can build
//! tables.

use std::time::Duration;

use crownhead_api::{
    BuildRecord, BuildState, RefusedRecord, TablesCost, TablesOrder, TablesRecord, TablesSet,
};
use crownhead_prose::tables::{self as prose, METRICS};
use crownhead_prose::{Label, Note, rules_name};
use crownhead_rules::AnyRules;
use leptos::{prelude::*, task::spawn_local};

use super::Frame;
use crate::{
    controller::App,
    platform::{
        api::{self, Outcome},
        defaults,
    },
};

/// The available numbers of pieces.
const PIECES: [u8; 6] = [3, 4, 5, 6, 7, 8];
/// The default number of pieces.
const USUAL_PIECES: u8 = 5;
/// The polling interval during a build.
const INTERVAL: Duration = Duration::from_millis(700);

/// The state of the section.
#[derive(Clone, Copy)]
struct Desk {
    /// The server's latest answer.
    record: RwSignal<Option<TablesRecord>>,
    token: StoredValue<String>,
    order: RwSignal<TablesOrder>,
    /// The last cost that was told, and of which order.
    cost: RwSignal<Option<(TablesOrder, TablesCost)>>,
    /// Why something was refused.
    wrong: RwSignal<String>,
}

impl Desk {
    fn new(rules: AnyRules) -> Desk {
        let variant = rules.key().filter(|_| !rules.house_rules().huffing).unwrap_or("english").to_owned();
        let order = TablesOrder { variant, pieces: USUAL_PIECES, metric: METRICS[0].to_owned() };
        Desk {
            record: RwSignal::new(None),
            token: StoredValue::new(String::new()),
            order: RwSignal::new(order),
            cost: RwSignal::new(None),
            wrong: RwSignal::new(String::new()),
        }
    }

    fn running(self) -> bool {
        let running = |record: &TablesRecord| record.build.as_ref().is_some_and(BuildRecord::is_running);
        self.record.with(|record| record.as_ref().is_some_and(running))
    }

    /// Requests the existing sets.
    fn look(self) {
        spawn_local(async move {
            if let Some((record, token)) = api::ask::<TablesRecord>("endgames").await {
                self.token.try_set_value(token);
                self.record.try_set(Some(record));
            }
        });
    }

    /// Requests the cost of the order.
    fn weigh(self) {
        let (order, token) = (self.order.get_untracked(), self.token.get_value());
        spawn_local(async move {
            let answer =
                api::order::<TablesCost, RefusedRecord>("endgames/cost", &token, &order, |refused| {
                    refused.error
                });
            let answer = answer.await;
            // The user has chosen another order or closed the dialog.
            if self.order.try_with_untracked(|now| *now == order) != Some(true) {
                return;
            }
            match answer {
                Outcome::Done(cost) => _ = self.cost.try_set(Some((order, cost))),
                Outcome::Refused(why) => self.refused(why),
                Outcome::Lost => {}
            }
        });
    }

    /// Starts or stops a build.
    fn act(self) {
        let path = if self.running() { "endgames/stop" } else { "endgames/start" };
        let (order, token) = (self.order.get_untracked(), self.token.get_value());
        self.wrong.set(String::new());
        spawn_local(async move {
            let answer =
                api::order::<TablesRecord, RefusedRecord>(path, &token, &order, |refused| refused.error);
            match answer.await {
                Outcome::Done(record) => _ = self.record.try_set(Some(record)),
                Outcome::Refused(why) => self.refused(why),
                Outcome::Lost => {}
            }
        });
    }

    fn refused(self, why: String) {
        self.cost.try_set(None);
        self.wrong.try_set(why);
    }

    fn choose(self, change: impl FnOnce(&mut TablesOrder)) {
        self.wrong.set(String::new());
        self.order.update(change);
    }
}

/// Whether the server of this page can build endgame tables.
pub(crate) fn can_be_built() -> bool {
    defaults::read().tables == Some(true)
}

/// The dialog.
#[component]
pub(super) fn TablesDialog() -> impl IntoView {
    view! { <Frame id="tables" title=Label::Tables.text()><Tables/></Frame> }
}

/// The contents; empty until the server answers.
#[component]
fn Tables() -> impl IntoView {
    let desk = Desk::new(App::get().rules().get_untracked());
    desk.look();
    let there = Memo::new(move |_| desk.record.with(Option::is_some));
    let running = Memo::new(move |_| desk.running());
    // The cost depends on the order and on what a build has already finished.
    Effect::new(move |_| {
        desk.order.track();
        if there.get() && !running.get() {
            desk.weigh();
        }
    });
    if let Ok(timer) = set_interval_with_handle(
        move || {
            // A stopped build takes a moment to end.
            if desk.running() {
                desk.look();
            }
        },
        INTERVAL,
    ) {
        on_cleanup(move || timer.clear());
    }
    view! { <Show when=move || there.get()>{section(desk, running)}</Show> }.into_any()
}

fn section(desk: Desk, running: Memo<bool>) -> impl IntoView {
    let listed = Memo::new(move |_| {
        desk.record.with(|record| record.as_ref().map(|record| record.sets.clone()).unwrap_or_default())
    });
    let build = move || desk.record.with(|record| record.as_ref().and_then(|record| record.build.clone()));
    let button = move || if running.get() { Label::TablesStop } else { Label::TablesStart }.text();
    // The cost of an earlier order stays until the new one is known, so that the text does not flicker.
    let payable = move || {
        let payable =
            |(order, cost): &(_, TablesCost)| cost.obstacle.is_none() && desk.order.with(|now| now == order);
        desk.cost.with(|cost| cost.as_ref().is_some_and(payable))
    };
    let blocked = move || !running.get() && !payable();
    view! {
        <section class="tables" data-testid="tables">
            <p class="question">{Note::TablesIntro.text()}</p>
            {move || sets(listed.get())}
            <div class="tables-order">{orders(desk, running)}</div>
            <p class="tables-cost" data-testid="tables-cost" hidden=move || running.get()>
                {move || desk.cost.with(|cost| cost.as_ref().map(|(_, cost)| told_cost(cost)))}
            </p>
            <progress max="1000" data-testid="tables-progress" aria-label=Label::Tables.text() hidden=move || !running.get()
                value=move || build().map_or(0, |build| build.permille)/>
            <p class="tables-build" data-testid="tables-build" aria-hidden="true">{move || build().map(|build| told(&build))}</p>
            <p class="hush" role="status">{move || build().map(|build| told(&in_steps(build)))}</p>
            <p class="wrong" role="alert" data-testid="tables-wrong" hidden=move || desk.wrong.with(String::is_empty)>{desk.wrong}</p>
            <button type="button" class="button" class:primary=move || !running.get() data-testid="tables-act"
                disabled=blocked on:click=move |_| desk.act()>{button}</button>
        </section>
    }
}

/// The chosen rules, pieces and metric.
fn orders(desk: Desk, running: Memo<bool>) -> impl IntoView {
    let (variant, pieces, metric) =
        desk.order.with_untracked(|order| (order.variant.clone(), order.pieces, order.metric.clone()));
    let named = AnyRules::all_named().filter(|rules| !rules.house_rules().huffing);
    let rules = named.filter_map(|rules| Some((rules.key()?.to_owned(), rules_name(rules)))).collect();
    let counts = PIECES.map(|count| (count.to_string(), prose::up_to(count))).to_vec();
    let metrics = METRICS.map(|metric| (metric.to_owned(), prose::tells(metric))).to_vec();
    [
        select("tables-rules", Label::Rules, rules, variant, running, move |value| {
            desk.choose(|order| order.variant = value);
        })
        .into_any(),
        select("tables-pieces", Label::TablesPieces, counts, pieces.to_string(), running, move |value| {
            desk.choose(|order| order.pieces = value.parse().unwrap_or(USUAL_PIECES));
        })
        .into_any(),
        select("tables-tell", Label::TablesTell, metrics, metric, running, move |value| {
            desk.choose(|order| order.metric = value);
        })
        .into_any(),
    ]
}

/// A native select list.
fn select(
    id: &'static str,
    label: Label,
    entries: Vec<(String, String)>,
    chosen: String,
    disabled: Memo<bool>,
    take: impl Fn(String) + 'static,
) -> impl IntoView {
    let entry = move |(value, words): (String, String)| {
        let selected = value == chosen;
        view! { <option value=value selected=selected>{words}</option> }
    };
    view! {
        <label>
            <span class="setting-label">{label.text()}</span>
            <select class="field" data-testid=id disabled=disabled on:change=move |event| take(event_target_value(&event))>
                {entries.into_iter().map(entry).collect_view()}
            </select>
        </label>
    }
}

fn sets(sets: Vec<TablesSet>) -> impl IntoView {
    let line = |set: TablesSet| {
        view! { <li>{prose::set(&set)}</li> }
    };
    if sets.is_empty() {
        return view! { <p data-testid="tables-sets">{Note::TablesNone.text()}</p> }.into_any();
    }
    view! { <ul data-testid="tables-sets">{sets.into_iter().map(line).collect_view()}</ul> }.into_any()
}

/// The cost of an order, and the obstacles.
fn told_cost(cost: &TablesCost) -> String {
    prose::cost(cost).join(" ")
}

/// A build in one line.
fn told(record: &BuildRecord) -> String {
    let line = prose::build(record);
    if record.state == BuildState::Finished { format!("{line} {}", Note::TablesReload.text()) } else { line }
}

/// The same in steps of ten percent and without the time left, so that screen readers don't announce every change.
fn in_steps(record: BuildRecord) -> BuildRecord {
    let running = record.is_running();
    let permille = if running { record.permille / 100 * 100 } else { record.permille };
    BuildRecord { permille, seconds_left: None, ..record }
}
