//! How each kind of opponent chooses its move.

use crownhead_eval::{Score, Weights};
use crownhead_rules::{AnyMove, AnyPosition};
use crownhead_search::{Limits, Monitor, Report, RootMove};

use crate::engine::random::{self, below, gumbel};
use crate::engine::{Choice, Engine};
use crate::human::{self, Eyes};
use crate::level::{self, LevelSettings};
use crate::opponent::{Method, Opponent, Strategy};
use crate::plain::{Pruning, TreeReport, TreeSearch, search_tree};
use crate::style::Style;
use crate::task::Task;

/// Keeps what is overlooked apart from other random choices of the same seed.
const SIGHT: u64 = 0x5EE0_5EE0_5EE0_5EE0;
/// How far from the best a first move may be, in hundredths of a man: rarely more than five times this.
const OPENING_ERROR: f64 = 2.0;
/// What a move of the opening book may cost, in hundredths of a man.
const BOOK_LOSS: i32 = 5;
/// The lines among which a level without errors chooses by style, or by chance in its first moves.
const LINES: usize = 4;
/// What a style may cost in one move, in hundredths of a man, by a player without errors.
const STYLED_LOSS: f64 = 12.0;
/// A player whose errors have this scale has a taste twice as strong as one without errors.
const STYLE_ERROR: f64 = 8.0;
/// From this score on, in hundredths of a man, nobody plays for style.
const DECIDED: i32 = 400;
/// Pieces of the side to move that may have left their first squares in an opening.
const OPENING_MOVES: usize = 2;

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
            Opponent::Level(level) => self.at_level((level, None), task, limits, &legal, monitor),
            Opponent::Styled(level, style) => {
                self.at_level((level, Some(style)), task, limits, &legal, monitor)
            }
        }
    }

    fn at_level(
        &mut self,
        (level, style): (u8, Option<Style>),
        task: &Task,
        limits: &Limits,
        legal: &[AnyMove],
        monitor: &mut dyn Monitor,
    ) -> Choice {
        if let [only] = legal {
            return Choice::unsearched(*only);
        }
        match level::settings_under(level, task.position.rules()) {
            LevelSettings::Careful { nodes } => {
                if let Some(choice) = self.from_book(task).filter(|_| style.is_none()) {
                    return choice;
                }
                self.carefully(style, task, &Limits::nodes(nodes).and(*limits), monitor)
            }
            LevelSettings::Human(eyes) => {
                let nodes = limits.nodes.map_or(eyes.nodes, |nodes| nodes.min(eyes.nodes));
                let plies = limits.depth.map_or(eyes.plies, |depth| depth.min(eyes.plies));
                self.humanly(style, task, Eyes { plies, nodes, ..eyes }, monitor)
            }
        }
    }

    /// The best move; in the first moves of a game, one of those that are nearly as good, so that games differ. With a style, one
    /// that is nearly as good always.
    fn carefully(
        &mut self,
        style: Option<Style>,
        task: &Task,
        limits: &Limits,
        monitor: &mut dyn Monitor,
    ) -> Choice {
        let opening = is_opening(&task.position);
        if style.is_none() && !opening {
            let report = self.analyze(task, limits, monitor);
            return Choice { mv: report.line.first().copied(), concedes: false, report };
        }
        let (scored, mut report) = self.lines(task, (limits, LINES), monitor);
        let weights = style.and_then(|_| self.judging.weights(task.position.rules()));
        let taste = style.map(|style| (style, weights.as_deref()));
        let taste = tasted(taste, task, report.score.0, 0.0);
        let mut random = random::for_task(self.seed, task);
        let mut perceive = |mv: &RootMove| {
            let error = if opening { OPENING_ERROR * gumbel(&mut random) } else { 0.0 };
            f64::from(mv.score.0) + error + taste(&mv.mv, mv.score.0)
        };
        let perceived: Vec<f64> = scored.iter().map(&mut perceive).collect();
        // The first of those that look equally good is the best.
        let better = |&a: &usize, &b: &usize| perceived[a].total_cmp(&perceived[b]).then(b.cmp(&a));
        let Some(best) = (0..scored.len()).max_by(better) else {
            return Choice { mv: None, concedes: false, report };
        };
        report.line.clone_from(&scored[best].line);
        report.score = scored[best].score;
        Choice { mv: Some(scored[best].mv), concedes: false, report }
    }

    /// One of the good moves of the opening book; `None` outside the book. A better one is likelier.
    pub fn from_book(&self, task: &Task) -> Option<Choice> {
        let moves = self.book.as_ref()?.moves(&task.position);
        let least = moves.first()?.score.0 - BOOK_LOSS;
        let mut random = random::for_task(self.seed, task);
        let good = moves.iter().filter(|book| book.score.0 >= least);
        let perceived =
            good.map(|book| (book, f64::from(book.score.0) + OPENING_ERROR * gumbel(&mut random)));
        let (book, _) = perceived.max_by(|a, b| a.1.total_cmp(&b.1))?;
        let report = Report { score: book.score, line: vec![book.mv], ..Report::default() };
        Some(Choice { mv: Some(book.mv), concedes: false, report })
    }

    /// The move that looks best to a player with human errors, once each score has a random error.
    fn humanly(
        &mut self,
        style: Option<Style>,
        task: &Task,
        eyes: Eyes,
        monitor: &mut dyn Monitor,
    ) -> Choice {
        let weights = self.judging.weights(task.position.rules());
        let mut random = random::for_task(self.seed, task);
        let seed = self.seed ^ SIGHT;
        let seen = human::look(task, weights.as_deref(), eyes, seed, monitor);
        let top = seen.scores.iter().map(|&(_, score)| score).max().unwrap_or_default();
        let taste = tasted(style.map(|style| (style, weights.as_deref())), task, top, eyes.error);
        let judged = |&(mv, score): &(AnyMove, i32)| {
            (mv, f64::from(score) + eyes.error * gumbel(&mut random) + taste(&mv, score))
        };
        let perceived: Vec<(AnyMove, f64)> = seen.scores.iter().map(judged).collect();
        let best = perceived.iter().max_by(|a, b| a.1.total_cmp(&b.1)).map(|&(mv, _)| mv);
        let score = seen.scores.iter().find(|(mv, _)| Some(*mv) == best).map_or(0, |&(_, score)| score);
        let line = best.into_iter().collect();
        let (depth, nodes) = (seen.plies, seen.nodes);
        let time = monitor.elapsed();
        let report = Report { depth, nodes, score: Score(score), line, time, ..Report::default() };
        monitor.report(&report);
        Choice { mv: best, concedes: false, report }
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

/// A style with what it needs to know.
type Taste<'t> = Option<(Style, Option<&'t Weights>)>;

/// What a style adds to the scores of moves, the best of which has the score `top`: nothing to moves that are worse by more than
/// the style may cost, or in a position that is decided.
fn tasted<'t>(taste: Taste<'t>, task: &'t Task, top: i32, error: f64) -> impl Fn(&AnyMove, i32) -> f64 + 't {
    let scale = 1.0 + error / STYLE_ERROR;
    let least = top - (STYLED_LOSS * scale) as i32;
    move |mv, score| match taste {
        Some((style, weights)) if top.abs() < DECIDED && score >= least => {
            scale * style.taste(&task.position, mv, weights)
        }
        _ => 0.0,
    }
}

/// Whether nothing has been captured, and nearly all pieces of the side to move are where they began.
fn is_opening(position: &AnyPosition) -> bool {
    let start = AnyPosition::start(position.rules());
    if position.pieces().count() != start.pieces().count() {
        return false;
    }
    let home: Vec<_> = start.pieces().filter(|(_, piece)| piece.color == position.turn()).collect();
    let still = position.pieces().filter(|here| home.contains(here)).count();
    home.len() - still <= OPENING_MOVES
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
