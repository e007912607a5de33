//! Building endgame tables from the screen: the box and its choices.
//!
//! Not here: the work itself ([`Builder`]). The screen never waits for it.

use crownhead_api::{BuildRecord, BuildState, TablesCost, TablesOrder, TablesSet};
use crownhead_prose::tables::{self as words, METRICS};
use crownhead_prose::{self as prose, Label, Note};
use crownhead_rules::AnyRules;

use crate::app::App;
use crate::popup::{Body, Popup, Purpose, Row};
use crate::values::Knowledge;

/// Builds endgame tables in the background.
pub trait Builder {
    /// The existing sets.
    fn sets(&mut self) -> Vec<TablesSet>;
    /// The cost of an order; `None` if it is unknown.
    fn cost(&mut self, order: &TablesOrder) -> Option<TablesCost>;
    /// The current or last build. Never waits.
    fn build(&mut self) -> Option<BuildRecord>;
    /// Begins or continues a build.
    ///
    /// # Errors
    /// Why not, in one line.
    fn start(&mut self, order: &TablesOrder) -> Result<(), String>;
    /// Stops the current build.
    fn stop(&mut self);
}

/// The numbers of pieces to choose from.
const PIECES: [u8; 6] = [3, 4, 5, 6, 7, 8];
/// The index of the default number.
const USUAL_PIECES: usize = 2;

/// The rows of the box.
mod row {
    pub(super) const RULES: usize = 0;
    pub(super) const PIECES: usize = 1;
    pub(super) const METRIC: usize = 2;
    pub(super) const START: usize = 3;
}

/// The rules that tables can be built for, by their keys.
fn rules_on_offer() -> impl Iterator<Item = (AnyRules, &'static str)> {
    let named = AnyRules::all_named().filter(|rules| !rules.house_rules().huffing);
    named.filter_map(|rules| Some((rules, rules.key()?)))
}

/// What the rows say.
fn order(chosen: &[usize]) -> TablesOrder {
    let of_row = |row: usize| chosen.get(row).copied().unwrap_or(0);
    let variant = rules_on_offer().nth(of_row(row::RULES)).map(|(_, key)| key);
    TablesOrder {
        variant: variant.unwrap_or_default().to_owned(),
        pieces: PIECES[of_row(row::PIECES).min(PIECES.len() - 1)],
        metric: METRICS[of_row(row::METRIC).min(METRICS.len() - 1)].to_owned(),
    }
}

/// A build in one line.
fn told(record: &BuildRecord) -> String {
    let line = words::build(record);
    if record.state == BuildState::Finished { format!("{line} {}", Note::TablesUsed.text()) } else { line }
}

fn told_sets(sets: &[TablesSet]) -> Vec<String> {
    if sets.is_empty() {
        return vec![Note::TablesNone.text()];
    }
    [Note::TablesThere.text()].into_iter().chain(sets.iter().map(words::set)).collect()
}

impl App {
    /// Opens the box.
    pub(crate) fn open_tables(&mut self) {
        if self.builder.is_none() {
            return;
        }
        // The last order may be the one to resume.
        let last = self.build.as_ref().filter(|build| build.state != BuildState::Finished);
        let last = last.map(|build| build.order.clone());
        let variant = last.as_ref().map_or(self.rules().key(), |order| Some(order.variant.as_str()));
        let find = |key: Option<&str>| rules_on_offer().position(|(_, other)| Some(other) == key);
        let names = rules_on_offer().map(|(rules, _)| prose::rules_name(rules)).collect();
        let (rules, pieces, metric) = (
            find(variant).unwrap_or(0),
            last.as_ref().and_then(|order| PIECES.iter().position(|&pieces| pieces == order.pieces)),
            last.as_ref().and_then(|order| METRICS.iter().position(|&metric| metric == order.metric)),
        );
        let (counts, metrics) = (PIECES.map(words::up_to).to_vec(), METRICS.map(words::tells).to_vec());
        let rows = vec![
            Row::choice(Label::Rules.text(), names, rules),
            Row::choice(Label::TablesPieces.text(), counts, pieces.unwrap_or(USUAL_PIECES)),
            Row::choice(Label::TablesTell.text(), metrics, metric.unwrap_or(0)),
            Row::button(Label::TablesStart.text()),
        ];
        let body = Body::Rows { intro: Vec::new(), rows, at: row::START };
        let mut popup = Popup { purpose: Purpose::Tables, title: Label::Tables.text(), body };
        self.show_tables(&mut popup, "");
        self.popup = Some(popup);
    }

    /// Updates the box: existing sets, the cost of the order, and the current build.
    pub(crate) fn show_tables(&mut self, popup: &mut Popup, problem: &str) {
        let order = order(&popup.chosen());
        let Some(builder) = &mut self.builder else { return };
        let Body::Rows { intro, rows, .. } = &mut popup.body else { return };
        let running = self.build.as_ref().is_some_and(BuildRecord::is_running);
        *intro = told_sets(&builder.sets());
        intro.push(String::new());
        if !running {
            intro.extend(builder.cost(&order).iter().flat_map(words::cost));
        }
        intro.extend(self.build.as_ref().map(told));
        intro.extend((!problem.is_empty()).then(|| problem.to_owned()));
        if let Some(button) = rows.get_mut(row::START) {
            button.name = if running { Label::TablesStop } else { Label::TablesStart }.text();
        }
    }

    /// A row was chosen; only the last one is a button.
    pub(crate) fn build_tables(&mut self, mut popup: Popup, chosen: usize) {
        let running = self.build.as_ref().is_some_and(BuildRecord::is_running);
        let mut problem = String::new();
        if let Some(builder) = self.builder.as_mut().filter(|_| chosen == row::START) {
            if running {
                builder.stop();
            } else if let Err(why) = builder.start(&order(&popup.chosen())) {
                problem = why;
            }
            self.build = builder.build();
        }
        self.show_tables(&mut popup, &problem);
        self.popup = Some(popup);
    }

    /// Checks the build. Returns whether it changed.
    pub(crate) fn watch_build(&mut self) -> bool {
        let now = self.builder.as_mut().and_then(|builder| builder.build());
        if now == self.build {
            return false;
        }
        self.build = now;
        // New tables may know the position.
        self.known = Knowledge::NotAsked;
        match self.popup.take() {
            Some(mut popup) if popup.purpose == Purpose::Tables => {
                self.show_tables(&mut popup, "");
                self.popup = Some(popup);
            }
            other => {
                self.popup = other;
                // Tell the player that the build is over.
                if let Some(record) = self.build.as_ref().filter(|record| !record.is_running()) {
                    self.say_text(told(record));
                }
            }
        }
        true
    }

    /// The progress of a build for the title; `None` without one.
    pub(crate) fn build_progress(&self) -> Option<String> {
        let record = self.build.as_ref().filter(|record| record.is_running())?;
        Some(format!("{}: {}", Label::Tables.text(), words::percent(record.permille)))
    }
}
