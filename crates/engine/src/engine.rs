//! The engine: asked for a move, it plays as the opponent it is told to be.

use std::sync::Arc;

use crownhead_eval::{StaticEvaluator, Weights};
use crownhead_rules::{AnyMove, AnyPosition, AnyRules, Position, Rules, RulesVisitor};
use crownhead_search::{
    Endgames, Limits, Monitor, NullMonitor, Report, Root, RootMove, Table, Techniques, score_moves, think,
    think_multi_pv,
};
use rand_core::{RngCore, SeedableRng};
use rand_pcg::Pcg64Mcg;

use crate::{
    hint::{self, Hint},
    level::{self, Thinking},
    library::{Judging, Library},
    opponent::{Method, Opponent, Recipe},
    tables::{TableSource, Tables},
    task::Task,
    tree::{Pruning, TreeReport, TreeSearch, search_tree},
};

/// How an engine is set up.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Options {
    /// Bytes of the transposition table.
    pub table_bytes: usize,
    /// Where random choices come from: the same seed, task and limits give the same choice.
    pub seed: u64,
}

impl Default for Options {
    /// A table of 16 MiB and seed 0.
    fn default() -> Options {
        Options { table_bytes: 16 << 20, seed: 0 }
    }
}

/// What an opponent plays.
#[derive(Clone, PartialEq, Debug)]
pub struct Choice {
    /// The move; `None` if there is no legal one.
    pub mv: Option<AnyMove>,
    /// Whether the opponent gives the game up instead.
    pub concedes: bool,
    /// What the search saw.
    pub report: Report,
}

/// A player with a memory of earlier searches.
#[derive(Debug)]
pub struct Engine {
    table: Table,
    /// The table of levels that count pieces, where others know more.
    plain_table: Option<Table>,
    seed: u64,
    judging: Judging,
    techniques: Techniques,
    threads: u16,
    table_source: Option<Arc<dyn TableSource>>,
}

/// Bytes of the table of levels that look a few plies ahead.
const PLAIN_TABLE_BYTES: usize = 1 << 20;

impl Engine {
    /// An engine with an empty memory.
    pub fn new(options: Options) -> Engine {
        let table = Table::new(options.table_bytes);
        Engine {
            table,
            seed: options.seed,
            judging: Judging::Material,
            plain_table: None,
            techniques: Techniques::ALL,
            threads: 1,
            table_source: None,
        }
    }

    /// Changes where random choices come from.
    pub fn set_seed(&mut self, seed: u64) {
        self.seed = seed;
    }

    /// Judges positions on the board of these weights by them, or by material and squares without any.
    pub fn set_weights(&mut self, weights: Option<Arc<Weights>>) {
        self.judging = weights.map_or(Judging::Material, Judging::Weights);
        self.clear();
    }

    /// Judges positions by what a library has for their rules.
    pub fn set_library(&mut self, library: Arc<dyn Library>) {
        self.judging = Judging::Library(library, None);
        self.clear();
    }

    /// Looks up what is known of these rules, which would else be done in the time of the first move.
    pub fn prepare(&mut self, rules: AnyRules) {
        self.judging.weights(rules);
        self.tables_for(&rules);
    }

    /// Searches by these techniques from now on.
    pub fn set_techniques(&mut self, techniques: Techniques) {
        self.techniques = techniques;
        self.clear();
    }

    /// How many threads analyze, at least 1. With more than one, the same question may have another answer next time.
    pub fn set_threads(&mut self, threads: u16) {
        self.threads = threads.max(1);
    }

    /// Uses tables of perfect endgames for analysis, hints and the careful levels, or none.
    pub fn set_tables(&mut self, source: Option<Arc<dyn TableSource>>) {
        self.table_source = source;
        self.clear();
    }

    pub(crate) fn tables(&self, task: &Task) -> Option<Arc<dyn Tables>> {
        self.tables_for(&task.position.rules())
    }

    pub(crate) fn tables_for(&self, rules: &AnyRules) -> Option<Arc<dyn Tables>> {
        self.table_source.as_ref()?.tables(rules)
    }

    fn means<'t>(&self, tables: Option<&'t dyn Tables>) -> Means<'t> {
        Means { tables, techniques: self.techniques, threads: self.threads }
    }

    /// Forgets earlier searches.
    pub fn clear(&mut self) {
        self.table.clear();
    }

    /// The move that an opponent plays. The limits tighten those of a level; the plain opponents always look
    /// as far as their names say, unless the monitor stops them.
    pub fn choose(
        &mut self,
        opponent: &Opponent,
        task: &Task,
        limits: &Limits,
        monitor: &mut dyn Monitor,
    ) -> Choice {
        let legal = task.position.legal_moves();
        if legal.is_empty() {
            return Choice { mv: None, concedes: false, report: Report::default() };
        }
        let material = |plies, pruning| TreeSearch::material(plies, pruning, true);
        match *opponent {
            Opponent::Random => {
                let mv = legal[self.below(task, legal.len())];
                Choice {
                    mv: Some(mv),
                    concedes: false,
                    report: Report { line: vec![mv], ..Report::default() },
                }
            }
            Opponent::Greedy => self.any_of_best(task, material(1, Pruning::None), monitor),
            Opponent::Minimax(plies) => self.any_of_best(task, material(plies, Pruning::None), monitor),
            Opponent::AlphaBeta(plies) => {
                self.any_of_best(task, material(plies, Pruning::AlphaBeta), monitor)
            }
            Opponent::Reference(reference) => self.by_recipe(task, reference.recipe(), &legal, monitor),
            Opponent::Level(level) => self.at_level(level, task, limits, &legal, monitor),
        }
    }

    /// Thinks about a position with all the engine's strength.
    pub fn analyze(&mut self, task: &Task, limits: &Limits, monitor: &mut dyn Monitor) -> Report {
        let tables = self.tables(task);
        if let Some(answer) = tables.as_deref().and_then(|tables| tables.answer(task)) {
            let report = Report { time: monitor.elapsed(), ..answer };
            monitor.report(&report);
            return report;
        }
        let weights = self.judging.weights(task.position.rules());
        let weights = weights.as_deref();
        let means = self.means(tables.as_deref());
        let think = Think { task, limits: *limits, weights, means, table: &mut self.table, monitor };
        task.position.dispatch_each(think)
    }

    /// The best lines, at most so many, the best first and each with another move, and a report about the first.
    pub fn lines(
        &mut self,
        task: &Task,
        (limits, count): (&Limits, usize),
        monitor: &mut dyn Monitor,
    ) -> (Vec<RootMove>, Report) {
        let (weights, tables) = (self.judging.weights(task.position.rules()), self.tables(task));
        let means = self.means(tables.as_deref());
        let (weights, limits) = (weights.as_deref(), (*limits, count));
        let think = ThinkLines { task, limits, weights, means, table: &mut self.table, monitor };
        task.position.dispatch_each(think)
    }

    /// Every legal move with its exact score at the depth of the limits.
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

    /// The same by counting pieces and without tables, whatever else the engine knows.
    fn score_moves_plainly(
        &mut self,
        task: &Task,
        limits: &Limits,
        monitor: &mut dyn Monitor,
    ) -> (Vec<RootMove>, Report) {
        if matches!(self.judging, Judging::Material) && self.table_source.is_none() {
            return self.score_moves_by((None, None), task, limits, monitor);
        }
        // What is stored under another judgment says nothing here, nor the other way round: a table apart, and a small one,
        // since it is cleared for every move.
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
        let (means, table) = (Means { threads: 1, ..self.means(tables) }, &mut self.table);
        task.position.dispatch_each(ScoreMoves { task, limits: *limits, weights, means, table, monitor })
    }

    /// The best move with its reasons; `None` if there is no legal move.
    pub fn hint(&mut self, task: &Task, limits: &Limits, monitor: &mut dyn Monitor) -> Option<Hint> {
        /// A look at the other moves, to tell how much better the best one is.
        const NEXT_BEST_DEPTH: u8 = 6;
        let report = self.analyze(task, limits, monitor);
        let mv = *report.line.first()?;
        let shallow =
            Limits { nodes: Some(limits.nodes.unwrap_or(50_000)), ..Limits::depth(NEXT_BEST_DEPTH) };
        let (scored, _) = self.score_moves(task, &shallow, &mut NullMonitor);
        let complete = scored.len() == task.position.legal_moves().len();
        let others = scored.iter().filter(|scored| scored.mv != mv);
        let next_best = others.map(|scored| scored.score).max().filter(|_| complete);
        Some(Hint {
            mv,
            facts: hint::facts(&task.position, &report.line, report.score, next_best),
            proof: hint::proof(&task.position, &report.line),
            line: report.line,
            score: report.score,
        })
    }

    fn at_level(
        &mut self,
        level: u8,
        task: &Task,
        limits: &Limits,
        legal: &[AnyMove],
        monitor: &mut dyn Monitor,
    ) -> Choice {
        if let [only] = legal {
            let report = Report { line: vec![*only], ..Report::default() };
            return Choice { mv: Some(*only), concedes: false, report };
        }
        match level::thinking(level) {
            Thinking::Careful { learnt, plain } => {
                let has_weights = self.judging.weights(task.position.rules()).is_some();
                let own = if has_weights { learnt } else { plain };
                let report = self.analyze(task, &own.and(*limits), monitor);
                Choice { mv: report.line.first().copied(), concedes: false, report }
            }
            Thinking::Careless { depth, error } => {
                // Whoever looks so little ahead counts pieces, as the levels were measured.
                let limits = Limits::depth(depth).and(*limits);
                let (scored, mut report) = self.score_moves_plainly(task, &limits, monitor);
                let mut random = self.random(task);
                let felt = |scored: &RootMove, random: &mut Pcg64Mcg| {
                    f64::from(scored.score.0) + error * gumbel(random)
                };
                let felt: Vec<f64> = scored.iter().map(|scored| felt(scored, &mut random)).collect();
                let best = (0..scored.len()).max_by(|&a, &b| felt[a].total_cmp(&felt[b]));
                if let Some(best) = best {
                    report.line.clone_from(&scored[best].line);
                    report.score = scored[best].score;
                }
                Choice { mv: best.map(|best| scored[best].mv), concedes: false, report }
            }
        }
    }

    fn by_recipe(
        &mut self,
        task: &Task,
        recipe: &Recipe,
        legal: &[AnyMove],
        monitor: &mut dyn Monitor,
    ) -> Choice {
        let search =
            |plies, pruning, exact_root| TreeSearch { plies, pruning, exact_root, judgment: recipe.judgment };
        match recipe.method {
            Method::RandomPiece => {
                let mut starts: Vec<_> = legal.iter().map(|mv| mv.from).collect();
                // Moves come piece by piece or direction by direction.
                starts.sort_unstable();
                starts.dedup();
                // Two draws: with one, a piece would know only some of its moves.
                let mut random = self.random(task);
                let from = starts[below(&mut random, starts.len())];
                let moves: Vec<&AnyMove> = legal.iter().filter(|mv| mv.from == from).collect();
                let mv = *moves[below(&mut random, moves.len())];
                Choice {
                    mv: Some(mv),
                    concedes: false,
                    report: Report { line: vec![mv], ..Report::default() },
                }
            }
            Method::Minimax(plies) => first_of_best(task, search(plies, Pruning::None, false), monitor),
            Method::AlphaBeta(plies) => {
                first_of_best(task, search(plies, Pruning::AlphaBeta, false), monitor)
            }
            Method::LastStand(plies) => {
                let plies = plies + last_stand_bonus(&task.position);
                first_of_best(task, search(plies, Pruning::AlphaBeta, false), monitor)
            }
            Method::AlphaBetaAnyOfBest(plies) => {
                self.any_of_best(task, search(plies, Pruning::AlphaBeta, true), monitor)
            }
            Method::Conceding(plies) => {
                let found = search_tree(&task.position, search(plies, Pruning::AlphaBeta, false), monitor);
                let best = found.best().map(|(mv, _)| mv);
                Choice { mv: best, concedes: found.is_lost(), report: report_of(&found, best, plies) }
            }
        }
    }

    fn any_of_best(&mut self, task: &Task, search: TreeSearch, monitor: &mut dyn Monitor) -> Choice {
        let found = search_tree(&task.position, search, monitor);
        let equals = found.equals();
        let mv = (!equals.is_empty()).then(|| equals[self.below(task, equals.len())]);
        Choice { mv, concedes: false, report: report_of(&found, mv, search.plies) }
    }

    /// Randomness for one choice. It depends on the seed and the position with its counters and nothing else,
    /// so that a game taken up again after a break goes on in the same way.
    fn random(&self, task: &Task) -> Pcg64Mcg {
        let past = u64::from(task.clock.quiet) << 32 | task.keys.len() as u64;
        Pcg64Mcg::seed_from_u64(self.seed ^ task.position.key().0.rotate_left(17) ^ past)
    }

    fn below(&self, task: &Task, count: usize) -> usize {
        below(&mut self.random(task), count)
    }
}

/// A random number below another.
fn below(random: &mut Pcg64Mcg, count: usize) -> usize {
    ((u128::from(random.next_u64()) * count as u128) >> 64) as usize
}

fn first_of_best(task: &Task, search: TreeSearch, monitor: &mut dyn Monitor) -> Choice {
    let found = search_tree(&task.position, search, monitor);
    let best = found.best().map(|(mv, _)| mv);
    Choice { mv: best, concedes: false, report: report_of(&found, best, search.plies) }
}

fn report_of(found: &TreeReport, best: Option<AnyMove>, plies: u8) -> Report {
    let nodes = found.calls.saturating_sub(1);
    Report { depth: plies, nodes, calls: found.calls, line: best.into_iter().collect(), ..Report::default() }
}

fn last_stand_bonus(position: &AnyPosition) -> u8 {
    match position.material().pieces(position.turn()) {
        0..=3 => 5,
        4 | 5 => 3,
        6..=8 => 1,
        _ => 0,
    }
}

/// A random number of the standard Gumbel distribution: adding one to each score and taking the greatest
/// chooses in proportion to the exponentials of the scores.
fn gumbel(random: &mut Pcg64Mcg) -> f64 {
    let uniform = ((random.next_u64() >> 11) as f64 + 0.5) / (1u64 << 53) as f64;
    -(-uniform.ln()).ln()
}

struct Think<'t, 'm> {
    task: &'t Task,
    limits: Limits,
    weights: Option<&'t Weights>,
    means: Means<'t>,
    table: &'t mut Table,
    monitor: &'m mut dyn Monitor,
}

/// What a search works with beside its memory and judgment.
#[derive(Clone, Copy)]
struct Means<'t> {
    tables: Option<&'t dyn Tables>,
    techniques: Techniques,
    threads: u16,
}

fn root<'t, R: Rules>(
    task: &'t Task,
    rules: R,
    position: &Position<R::Board>,
    means: Means<'t>,
) -> Root<'t, R> {
    Root {
        rules,
        draws: task.position.rules().house_rules().draws,
        position: *position,
        keys: &task.keys,
        clock: task.clock,
        techniques: means.techniques,
        threads: means.threads,
        tables: means.tables.map(|tables| tables as &dyn Endgames),
    }
}

impl RulesVisitor for Think<'_, '_> {
    type Output = Report;

    fn visit<R: Rules>(self, rules: R, position: &Position<R::Board>) -> Report {
        let root = root(self.task, rules, position, self.means);
        think(&root, &StaticEvaluator::new(&rules, self.weights), self.limits, self.table, self.monitor)
    }
}

struct ThinkLines<'t, 'm> {
    task: &'t Task,
    limits: (Limits, usize),
    weights: Option<&'t Weights>,
    means: Means<'t>,
    table: &'t mut Table,
    monitor: &'m mut dyn Monitor,
}

impl RulesVisitor for ThinkLines<'_, '_> {
    type Output = (Vec<RootMove>, Report);

    fn visit<R: Rules>(self, rules: R, position: &Position<R::Board>) -> (Vec<RootMove>, Report) {
        let root = root(self.task, rules, position, self.means);
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
    means: Means<'t>,
    table: &'t mut Table,
    monitor: &'m mut dyn Monitor,
}

impl RulesVisitor for ScoreMoves<'_, '_> {
    type Output = (Vec<RootMove>, Report);

    fn visit<R: Rules>(self, rules: R, position: &Position<R::Board>) -> (Vec<RootMove>, Report) {
        let root = root(self.task, rules, position, self.means);
        score_moves(&root, &StaticEvaluator::new(&rules, self.weights), self.limits, self.table, self.monitor)
    }
}
