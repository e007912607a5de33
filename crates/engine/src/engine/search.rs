//! Searching with everything the engine has: evaluation, endgame tables, transposition table, threads.
//!
//! The only place where the search is compiled for each family of rules: `dispatch_each` calls a visitor with the rules as a
//! type.

use crownhead_eval::{StaticEvaluator, Weights};
use crownhead_rules::{Position, Rules, RulesVisitor};
use crownhead_search::{
    Endgames, Limits, Monitor, Parameters, Report, Root, RootMove, Table, Techniques, score_moves, think,
    think_multi_pv,
};

use crate::engine::Engine;
use crate::tables::Tables;
use crate::task::Task;

impl Engine {
    fn setup<'t>(&self, tables: Option<&'t dyn Tables>) -> SearchSetup<'t> {
        SearchSetup {
            tables,
            techniques: self.techniques,
            parameters: self.parameters,
            threads: self.threads,
        }
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
        let table = &mut self.table;
        Search { question: Best, task, limits: *limits, weights, setup, table, monitor }.run()
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
        let (weights, table) = (weights.as_deref(), &mut self.table);
        Search { question: Lines(count), task, limits: *limits, weights, setup, table, monitor }.run()
    }

    /// Every legal move with its exact score at the depth given by the limits: without a depth, after one ply, whatever the nodes.
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

    fn score_moves_by(
        &mut self,
        (weights, tables): (Option<&Weights>, Option<&dyn Tables>),
        task: &Task,
        limits: &Limits,
        monitor: &mut dyn Monitor,
    ) -> (Vec<RootMove>, Report) {
        let (setup, table) = (SearchSetup { threads: 1, ..self.setup(tables) }, &mut self.table);
        Search { question: Scores, task, limits: *limits, weights, setup, table, monitor }.run()
    }
}

/// A question to the search. Each is a type of its own, so that a program contains only the searches that it uses.
trait Question {
    type Answer;

    fn ask<R: Rules>(self, at: Asked<'_, R>) -> Self::Answer;
}

/// What every question is about.
struct Asked<'a, R: Rules> {
    root: &'a Root<'a, R>,
    evaluator: &'a StaticEvaluator<'a, R>,
    limits: Limits,
    table: &'a mut Table,
    monitor: &'a mut dyn Monitor,
}

/// What is the best move?
struct Best;

impl Question for Best {
    type Answer = Report;

    fn ask<R: Rules>(self, at: Asked<'_, R>) -> Report {
        think(at.root, at.evaluator, at.limits, at.table, at.monitor)
    }
}

/// What are the best lines, at most so many?
struct Lines(usize);

impl Question for Lines {
    type Answer = (Vec<RootMove>, Report);

    fn ask<R: Rules>(self, at: Asked<'_, R>) -> Self::Answer {
        think_multi_pv(at.root, at.evaluator, (at.limits, self.0), at.table, at.monitor)
    }
}

/// What is the score of each move?
struct Scores;

impl Question for Scores {
    type Answer = (Vec<RootMove>, Report);

    fn ask<R: Rules>(self, at: Asked<'_, R>) -> Self::Answer {
        score_moves(at.root, at.evaluator, at.limits, at.table, at.monitor)
    }
}

/// A question, and everything that its answer depends on.
struct Search<'t, 'm, Q> {
    question: Q,
    task: &'t Task,
    limits: Limits,
    weights: Option<&'t Weights>,
    setup: SearchSetup<'t>,
    table: &'t mut Table,
    monitor: &'m mut dyn Monitor,
}

/// The settings of a search.
#[derive(Clone, Copy)]
struct SearchSetup<'t> {
    tables: Option<&'t dyn Tables>,
    techniques: Techniques,
    parameters: Parameters,
    threads: u16,
}

impl<Q: Question> Search<'_, '_, Q> {
    fn run(self) -> Q::Answer {
        self.task.position.dispatch_each(self)
    }
}

impl<Q: Question> RulesVisitor for Search<'_, '_, Q> {
    type Output = Q::Answer;

    fn visit<R: Rules>(self, rules: R, position: &Position<R::Board>) -> Q::Answer {
        let Search { question, task, limits, weights, setup, table, monitor } = self;
        let root = Root {
            rules,
            draws: task.position.rules().house_rules().draws,
            position: *position,
            keys: &task.keys,
            clock: task.clock,
            techniques: setup.techniques,
            parameters: setup.parameters,
            threads: setup.threads,
            tables: setup.tables.map(|tables| tables as &dyn Endgames),
        };
        let evaluator = &StaticEvaluator::new(&rules, weights);
        question.ask(Asked { root: &root, evaluator, limits, table, monitor })
    }
}
