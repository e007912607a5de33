//! How each kind of opponent chooses its move.

use crownhead_rules::{AnyMove, AnyPosition};
use crownhead_search::{Limits, Monitor, Report};

use crate::engine::random::{self, below, gumbel};
use crate::engine::{Choice, Engine};
use crate::level::{self, LevelSettings};
use crate::opponent::{Method, Opponent, Strategy};
use crate::plain::{Pruning, TreeReport, TreeSearch, search_tree};
use crate::task::Task;

impl Engine {
    /// The move that an opponent plays. The limits tighten those of a level; the plain opponents always search to their fixed
    /// depth unless the monitor stops them.
    pub fn choose(
        &mut self,
        opponent: &Opponent,
        task: &Task,
        limits: &Limits,
        monitor: &mut dyn Monitor,
    ) -> Choice {
        let legal = task.position.legal_moves();
        if legal.is_empty() {
            return Choice::default();
        }
        let material = |plies, pruning| TreeSearch::material(plies, pruning, true);
        match *opponent {
            Opponent::Random => Choice::unsearched(legal[self.below(task, legal.len())]),
            Opponent::Greedy => self.any_of_best(task, material(1, Pruning::None), monitor),
            Opponent::Minimax(plies) => self.any_of_best(task, material(plies, Pruning::None), monitor),
            Opponent::AlphaBeta(plies) => {
                self.any_of_best(task, material(plies, Pruning::AlphaBeta), monitor)
            }
            Opponent::Reference(reference) => self.by_strategy(task, reference.strategy(), &legal, monitor),
            Opponent::Level(level) => self.at_level(level, task, limits, &legal, monitor),
        }
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
            return Choice::unsearched(*only);
        }
        match level::settings(level) {
            LevelSettings::Careful { learned, material } => {
                let has_weights = self.judging.weights(task.position.rules()).is_some();
                let own = if has_weights { learned } else { material };
                let report = self.analyze(task, &own.and(*limits), monitor);
                Choice { mv: report.line.first().copied(), concedes: false, report }
            }
            LevelSettings::Careless { depth, error } => {
                self.carelessly(task, &Limits::depth(depth).and(*limits), error, monitor)
            }
        }
    }

    /// The move that looks best once each score has a random error. The scores count material, as when the levels were measured.
    fn carelessly(&mut self, task: &Task, limits: &Limits, error: f64, monitor: &mut dyn Monitor) -> Choice {
        let (scored, mut report) = self.score_moves_by_material(task, limits, monitor);
        let mut random = random::for_task(self.seed, task);
        let perceived: Vec<f64> =
            scored.iter().map(|scored| f64::from(scored.score.0) + error * gumbel(&mut random)).collect();
        let best = (0..scored.len()).max_by(|&a, &b| perceived[a].total_cmp(&perceived[b]));
        if let Some(best) = best {
            report.line.clone_from(&scored[best].line);
            report.score = scored[best].score;
        }
        Choice { mv: best.map(|best| scored[best].mv), concedes: false, report }
    }

    fn by_strategy(
        &mut self,
        task: &Task,
        strategy: &Strategy,
        legal: &[AnyMove],
        monitor: &mut dyn Monitor,
    ) -> Choice {
        let search =
            |plies, pruning, exact_root| TreeSearch { plies, pruning, exact_root, eval: strategy.eval };
        match strategy.method {
            Method::RandomPiece => Choice::unsearched(self.random_piece(task, legal)),
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

    /// A random piece that can move, then a random move of that piece.
    fn random_piece(&self, task: &Task, legal: &[AnyMove]) -> AnyMove {
        // The generator lists moves by piece or by direction. Without `sort`, which adds 5 KB to the web app.
        let mut starts = Vec::new();
        for from in legal.iter().map(crownhead_rules::AnyMove::from) {
            if let Err(place) = starts.binary_search(&from) {
                starts.insert(place, from);
            }
        }
        // Two numbers from one generator: with a single number, a piece would play only some of its moves.
        let mut random = random::for_task(self.seed, task);
        let from = starts[below(&mut random, starts.len())];
        let moves: Vec<&AnyMove> = legal.iter().filter(|mv| mv.from() == from).collect();
        *moves[below(&mut random, moves.len())]
    }

    fn any_of_best(&mut self, task: &Task, search: TreeSearch, monitor: &mut dyn Monitor) -> Choice {
        let found = search_tree(&task.position, search, monitor);
        let equals = found.equals();
        let mv = (!equals.is_empty()).then(|| equals[self.below(task, equals.len())]);
        Choice { mv, concedes: false, report: report_of(&found, mv, search.plies) }
    }

    fn below(&self, task: &Task, count: usize) -> usize {
        below(&mut random::for_task(self.seed, task), count)
    }
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

/// Extra plies of a last-stand opponent, by the number of its own pieces.
fn last_stand_bonus(position: &AnyPosition) -> u8 {
    match position.material().pieces(position.turn()) {
        0..=3 => 5,
        4 | 5 => 3,
        6..=8 => 1,
        _ => 0,
    }
}
