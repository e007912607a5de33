//! Searching with everything the engine has: evaluation, endgame tables, transposition table, threads.
//!
//! The only place where the search is compiled for each family of rules: `dispatch_each` calls a visitor with the rules as a
//! type.

use crownhead_eval::{StaticEvaluator, Weights};
use crownhead_rules::{Position, Rules, RulesVisitor};
use crownhead_search::{
    Endgames, Limits, Monitor, Report, Root, RootMove, Table, Techniques, score_moves, think, think_multi_pv,
};

use crate::engine::Engine;
use crate::library::Judging;
use crate::tables::Tables;
use crate::task::Task;

/// Bytes of the transposition table of levels that look a few plies ahead.
const PLAIN_TABLE_BYTES: usize = 1 << 20;

impl Engine {
    fn setup<'t>(&self, tables: Option<&'t dyn Tables>) -> SearchSetup<'t> {
        SearchSetup { tables, techniques: self.techniques, threads: self.threads }
    }

    /// Analyzes a position at full strength.
    pub fn analyze(&mut self, task: &Task, limits: &Limits, monitor: &mut dyn Monitor) -> Report {
        let tables = self.tables(task);
        if let Some(answer) = tables.as_deref().and_then(|tables| tables.answer(task)) {
            let report = Report { time: monitor.elapsed(), ..answer };
            monitor.report(&report);
            return report;
        }
        let weights = self.judging.weights(task.position.rules());
        let weights = weights.as_deref();
        let setup = self.setup(tables.as_deref());
        let think = Think { task, limits: *limits, weights, setup, table: &mut self.table, monitor };
        task.position.dispatch_each(think)
    }

    /// The best lines, at most `count` of them, best first and each with a different first move, and a report about the first.
    pub fn lines(
        &mut self,
        task: &Task,
        (limits, count): (&Limits, usize),
        monitor: &mut dyn Monitor,
    ) -> (Vec<RootMove>, Report) {
        let (weights, tables) = (self.judging.weights(task.position.rules()), self.tables(task));
        let setup = self.setup(tables.as_deref());
        let (weights, limits) = (weights.as_deref(), (*limits, count));
        let think = ThinkLines { task, limits, weights, setup, table: &mut self.table, monitor };
        task.position.dispatch_each(think)
    }

    /// Every legal move with its exact score at the depth given by the limits.
    pub fn score_moves(
        &mut self,
        task: &Task,
        limits: &Limits,
        monitor: &mut dyn Monitor,
    ) -> (Vec<RootMove>, Report) {
        let weights = self.judging.weights(task.position.rules());
        let tables = self.tables(task);
        self.score_moves_by((weights.as_deref(), tables.as_deref()), task, limits, monitor)
    }

    /// Like [`Engine::score_moves`], but by material alone and without endgame tables.
    pub(super) fn score_moves_by_material(
        &mut self,
        task: &Task,
        limits: &Limits,
        monitor: &mut dyn Monitor,
    ) -> (Vec<RootMove>, Report) {
        if matches!(self.judging, Judging::Material) && self.table_source.is_none() {
            return self.score_moves_by((None, None), task, limits, monitor);
        }
        // Scores stored under another evaluation are meaningless here, and vice versa. Hence a separate table, and a
        // small one, because it is cleared for every move.
        let plain = self.plain_table.take().unwrap_or_else(|| Table::new(PLAIN_TABLE_BYTES));
        let own = std::mem::replace(&mut self.table, plain);
        self.table.clear();
        let scored = self.score_moves_by((None, None), task, limits, monitor);
        self.plain_table = Some(std::mem::replace(&mut self.table, own));
        scored
    }

    fn score_moves_by(
        &mut self,
        (weights, tables): (Option<&Weights>, Option<&dyn Tables>),
        task: &Task,
        limits: &Limits,
        monitor: &mut dyn Monitor,
    ) -> (Vec<RootMove>, Report) {
        let (setup, table) = (SearchSetup { threads: 1, ..self.setup(tables) }, &mut self.table);
        task.position.dispatch_each(ScoreMoves { task, limits: *limits, weights, setup, table, monitor })
    }
}

struct Think<'t, 'm> {
    task: &'t Task,
    limits: Limits,
    weights: Option<&'t Weights>,
    setup: SearchSetup<'t>,
    table: &'t mut Table,
    monitor: &'m mut dyn Monitor,
}

/// The resources of a search besides its memory and evaluation.
#[derive(Clone, Copy)]
struct SearchSetup<'t> {
    tables: Option<&'t dyn Tables>,
    techniques: Techniques,
    threads: u16,
}

fn root<'t, R: Rules>(
    task: &'t Task,
    rules: R,
    position: &Position<R::Board>,
    setup: SearchSetup<'t>,
) -> Root<'t, R> {
    Root {
        rules,
        draws: task.position.rules().house_rules().draws,
        position: *position,
        keys: &task.keys,
        clock: task.clock,
        techniques: setup.techniques,
        threads: setup.threads,
        tables: setup.tables.map(|tables| tables as &dyn Endgames),
    }
}

impl RulesVisitor for Think<'_, '_> {
    type Output = Report;

    fn visit<R: Rules>(self, rules: R, position: &Position<R::Board>) -> Report {
        let root = root(self.task, rules, position, self.setup);
        think(&root, &StaticEvaluator::new(&rules, self.weights), self.limits, self.table, self.monitor)
    }
}

struct ThinkLines<'t, 'm> {
    task: &'t Task,
    limits: (Limits, usize),
    weights: Option<&'t Weights>,
    setup: SearchSetup<'t>,
    table: &'t mut Table,
    monitor: &'m mut dyn Monitor,
}

impl RulesVisitor for ThinkLines<'_, '_> {
    type Output = (Vec<RootMove>, Report);

    fn visit<R: Rules>(self, rules: R, position: &Position<R::Board>) -> (Vec<RootMove>, Report) {
        let root = root(self.task, rules, position, self.setup);
        think_multi_pv(
            &root,
            &StaticEvaluator::new(&rules, self.weights),
            self.limits,
            self.table,
            self.monitor,
        )
    }
}

struct ScoreMoves<'t, 'm> {
    task: &'t Task,
    limits: Limits,
    weights: Option<&'t Weights>,
    setup: SearchSetup<'t>,
    table: &'t mut Table,
    monitor: &'m mut dyn Monitor,
}

impl RulesVisitor for ScoreMoves<'_, '_> {
    type Output = (Vec<RootMove>, Report);

    fn visit<R: Rules>(self, rules: R, position: &Position<R::Board>) -> (Vec<RootMove>, Report) {
        let root = root(self.task, rules, position, self.setup);
        score_moves(&root, &StaticEvaluator::new(&rules, self.weights), self.limits, self.table, self.monitor)
    }
}
