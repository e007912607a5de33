//! Endgame tables for the engine: any number of sets for each rule set.
//!
//! The first set that covers a position gives its value: DTW sets come before DTC sets before WDL sets. A table that
//! cannot be read counts as missing. Tables ignore limits on king moves in a row; under such rules, only positions
//! are probed in which neither side has a man beside another piece, because the limit does not apply there.

use std::fmt;
use std::sync::{Arc, Mutex, PoisonError};

use crownhead_endgame::{AnyProber, AnyTables, Bundle, Metric, RulesKey, Value};
#[cfg(feature = "folders")]
use crownhead_endgame::{Manifest, Storage, TableError};
use crownhead_rules::{AnyPosition, AnyRules, Color, Material};
use crownhead_search::{Endgames, Length, Pieces, Prober, Report, Verdict};

use crate::ending::Ending;
use crate::probe::ProbeResult;
use crate::tables::answer::{answer, value_in_game};
use crate::tables::{TableSource, Tables, exercises};
use crate::task::Task;

/// Bytes of decoded blocks that a prober caches, for each set and thread.
const KEPT_BYTES: usize = 32 << 20;

/// Endgame tables from folders and bundles.
#[derive(Debug, Default)]
pub struct TableSets {
    folders: Vec<(RulesKey, AnyTables)>,
    bundles: Vec<Bundle>,
    /// The rule sets asked for so far.
    open: Mutex<Vec<(RulesKey, Option<Arc<RulesTables>>)>>,
}

impl TableSets {
    /// Adds the tables of a storage. Reads their headers now.
    ///
    /// # Errors
    /// If there are no tables, or they are damaged.
    #[cfg(feature = "folders")]
    pub fn add_storage(&mut self, storage: Arc<dyn Storage>) -> Result<(), TableError> {
        let manifest = Manifest::open(&*storage)?;
        let (key, _) = manifest.kind()?;
        self.folders.push((key, AnyTables::open(storage, manifest.rules()?)?));
        self.forget();
        Ok(())
    }

    /// Adds a bundle. Its headers are read when its rules are first played.
    pub fn add_bundle(&mut self, bundle: Bundle) {
        self.bundles.push(bundle);
        self.forget();
    }

    fn forget(&mut self) {
        self.open.get_mut().unwrap_or_else(PoisonError::into_inner).clear();
    }

    fn sets(&self, key: &RulesKey, rules: &AnyRules) -> Option<RulesTables> {
        let folders = self.folders.iter().filter(|(other, _)| other == key);
        let mut sets: Vec<AnyTables> = folders.map(|(_, tables)| tables.clone()).collect();
        for bundle in self.bundles.iter().filter(|bundle| bundle.key() == key) {
            sets.extend(bundle.tables(*rules).unwrap_or_default());
        }
        let of = |metric| sets.iter().filter(move |set| set.metric() == metric && set.pieces() > 0).cloned();
        let sets: Vec<AnyTables> = [Metric::Dtw, Metric::Dtc, Metric::Wdl].into_iter().flat_map(of).collect();
        let limited = rules.house_rules().king_move_limit > 0;
        (!sets.is_empty()).then(|| RulesTables { sets, limited, idle: Mutex::default() })
    }
}

impl TableSource for TableSets {
    fn tables(&self, rules: &AnyRules) -> Option<Arc<dyn Tables>> {
        let key = RulesKey::of(&rules.house_rules());
        let mut open = self.open.lock().unwrap_or_else(PoisonError::into_inner);
        let known = open.iter().find(|(other, _)| *other == key).map(|(_, sets)| sets.clone());
        let sets = known.unwrap_or_else(|| {
            let sets = self.sets(&key, rules).map(Arc::new);
            open.push((key, sets.clone()));
            sets
        });
        sets.map(|sets| sets as Arc<dyn Tables>)
    }
}

/// All tables for one rule set.
struct RulesTables {
    sets: Vec<AnyTables>,
    /// Whether the rules limit king moves in a row.
    limited: bool,
    /// Idle probers with their caches.
    idle: Mutex<Vec<Vec<AnyProber>>>,
}

impl fmt::Debug for RulesTables {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let sets = self.sets.iter().map(|set| (set.metric(), set.pieces()));
        f.debug_list().entries(sets).finish()
    }
}

/// Borrowed probers that return to the pool when dropped.
struct Lent<'t> {
    tables: &'t RulesTables,
    probers: Vec<AnyProber>,
}

impl Drop for Lent<'_> {
    fn drop(&mut self) {
        let probers = std::mem::take(&mut self.probers);
        self.tables.idle.lock().unwrap_or_else(PoisonError::into_inner).push(probers);
    }
}

/// Whether neither side has a man beside another piece.
fn is_free([men, kings]: [[u32; 2]; 2]) -> bool {
    (0..2).all(|side| men[side] == 0 || men[side] + kings[side] == 1)
}

impl Prober for Lent<'_> {
    fn probe(&mut self, pieces: &Pieces) -> Option<Verdict> {
        let counts = |set: u128| pieces.sides.map(|side| (side & set).count_ones());
        if self.tables.limited && !is_free([counts(!pieces.kings), counts(pieces.kings)]) {
            return None;
        }
        let count = (pieces.sides[0] | pieces.sides[1]).count_ones();
        let mut probers = self.probers.iter_mut().filter(|prober| u32::from(prober.pieces()) >= count);
        probers.find_map(|prober| {
            let value = prober.quiet_value(pieces.sides, pieces.kings, pieces.turn).ok()??;
            Some(verdict(prober.metric(), value))
        })
    }
}

fn verdict(metric: Metric, value: Value) -> Verdict {
    let length = |plies| match metric {
        Metric::Wdl => Length::Unknown,
        Metric::Dtc => Length::ToConversion(plies),
        Metric::Dtw => Length::ToEnd(plies),
    };
    match value {
        Value::Draw => Verdict::Draw,
        Value::Win(plies) => Verdict::Win(length(plies)),
        Value::Loss(plies) => Verdict::Loss(length(plies)),
    }
}

impl Endgames for RulesTables {
    fn max_pieces(&self) -> u32 {
        self.sets.iter().map(|set| u32::from(set.pieces())).max().unwrap_or(0)
    }

    fn prober(&self) -> Box<dyn Prober + '_> {
        Box::new(self.lend_probers())
    }
}

impl RulesTables {
    /// Whether the tables may cover a position, or one with up to `fewer` pieces fewer.
    fn covers(&self, position: &AnyPosition, fewer: u32) -> bool {
        let material = position.material();
        let pieces: u32 = Color::ALL.map(|side| u32::from(material.pieces(side))).iter().sum();
        pieces <= self.max_pieces() + fewer && (!self.limited || is_free(wide(material)))
    }

    fn lend_probers(&self) -> Lent<'_> {
        let idle = self.idle.lock().unwrap_or_else(PoisonError::into_inner).pop();
        let new = || self.sets.iter().map(|set| set.prober(KEPT_BYTES)).collect();
        Lent { tables: self, probers: idle.unwrap_or_else(new) }
    }
}

impl Tables for RulesTables {
    fn answer(&self, task: &Task) -> Option<Report> {
        if !self.covers(&task.position, 0) {
            return None;
        }
        let mut lent = self.lend_probers();
        let mut with_distances = lent.probers.iter_mut().filter(|prober| prober.metric().has_distances());
        with_distances.find_map(|prober| answer(prober, task))
    }

    fn probe(&self, task: &Task) -> Option<ProbeResult> {
        /// The most pieces that captures in the first two plies are expected to remove.
        const TAKEN: u32 = 2;
        if !self.covers(&task.position, TAKEN) {
            return None;
        }
        let mut lent = self.lend_probers();
        let mut moves = Vec::new();
        for mv in task.position.legal_moves() {
            let mut sets = lent.probers.iter_mut();
            let told = |prober: &mut AnyProber| {
                value_in_game(prober, task, &mv).map(|value| verdict(prober.metric(), value))
            };
            moves.push((mv, sets.find_map(told)?));
        }
        ProbeResult::new(task, moves)
    }

    fn endings(&self) -> Vec<Ending> {
        let mut slices: Vec<_> = self.sets.iter().flat_map(AnyTables::slices).collect();
        slices.retain(|(slice, _)| {
            !self.limited || is_free([slice.men, slice.kings].map(|side| side.map(u32::from)))
        });
        exercises::endings(&slices)
    }

    fn set_up(&self, rules: AnyRules, ending: Ending, seed: u64) -> Option<AnyPosition> {
        exercises::set_up(rules, ending, seed, &|task| self.probe(task))
    }
}

fn wide(material: Material) -> [[u32; 2]; 2] {
    [material.men, material.kings].map(|counts| counts.map(u32::from))
}
