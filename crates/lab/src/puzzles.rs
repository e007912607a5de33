//! Mining puzzles: positions of games in which one move wins and no other does.
//!
//! A game is one that people played, or one between two levels with human errors, which leave shots on the board. Each
//! position gets a short look, then, if a move seems to win, longer ones. Not here: the file of puzzles
//! (`crownhead_puzzles`) and ratings (`crownhead_engine::line_rating`). Invariant: what a game yields depends on the settings,
//! the seed and its number only.

use std::collections::BTreeMap;
use std::ops::{ControlFlow, Range};
use std::sync::Arc;
use std::sync::Mutex;
use std::sync::PoisonError;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::channel;
use std::thread;

use crownhead_engine::{
    Engine, Limits, NullMonitor, Opponent, Options, RootMove, TableSource, Task, Weights, line_rating,
};
use crownhead_game::Game;
use crownhead_puzzles::Puzzle;
use crownhead_rules::{AnyMove, AnyPosition, AnyRules};

use crate::numbers::Numbers;
use crate::openings::{RANDOM_PLIES, Scout, Suite};

/// What the best move of a puzzle must be worth, and by how much it must be better than any other, in hundredths of a man.
const GAIN: i32 = 120;
/// What the second best move may be worth at most: no other move wins.
const SECOND: i32 = 50;
/// How much less clear a longer search may find it: scores of a won man vary by about so much from depth to depth.
pub const SLACK: i32 = 40;
/// The nodes that confirm a puzzle in the end, in multiples of those that prove it: they refute one of forty.
const CONFIRMING: u64 = 10;
/// So many pieces are few: with them a longer search still finds second wins, above all with flying kings. (At ten times the
/// nodes that confirmed them, 3 of 200 puzzles were refuted, with 4, 6 and 7 pieces.)
const FEW: usize = 8;
/// The nodes that confirm a puzzle with few pieces, in the same multiples.
const CONFIRMING_FEW: u64 = 100;
/// The share of its worth that must be on the board when a line ends, in percent.
const REALIZED: i32 = 60;
/// The most plies of a line.
const LONGEST: usize = 17;
/// Plies after a puzzle in which a game yields no other.
const PAUSE: usize = 6;
/// The most plies of a game between levels.
const MOST_PLIES: usize = 160;
/// The levels that play the games.
const LEVELS: Range<u8> = 2..8;
/// The memory of each thread's search, in bytes.
const TABLE_BYTES: usize = 4 << 20;

/// How puzzles are mined under one rule set.
#[derive(Clone, Debug)]
pub struct Mine {
    /// The rules.
    pub rules: AnyRules,
    /// The learned weights.
    pub weights: Option<Arc<Weights>>,
    /// The endgame tables.
    pub tables: Option<Arc<dyn TableSource>>,
    /// Nodes that prove the first move of a puzzle. Later moves get a quarter, first looks a hundredth.
    pub nodes: u64,
    /// The seed of the games.
    pub seed: u64,
    /// Games at once.
    pub threads: usize,
}

/// What a search says about a turn.
enum Verdict {
    /// No other move is legal.
    Forced(AnyMove),
    /// This move wins by this score and no other does.
    Only(AnyMove, i32),
    /// Several moves win, or none.
    Open,
}

impl Mine {
    /// Looks through games with these numbers. `of` gives a game that was played; without one, levels play it. `on_game` gets
    /// the puzzles of each game in order and may end the work.
    pub fn run(
        &self,
        numbers: Range<usize>,
        of: &(dyn Fn(usize) -> Option<Game> + Sync),
        on_game: &mut dyn FnMut(usize, Vec<Puzzle>) -> ControlFlow<()>,
    ) {
        let (stop, next) = (AtomicBool::new(false), Mutex::new(numbers.clone()));
        let take = || next.lock().unwrap_or_else(PoisonError::into_inner).next();
        thread::scope(|scope| {
            let (send, found) = channel();
            for _ in 0..self.threads.max(1) {
                let (send, stop, take) = (send.clone(), &stop, &take);
                scope.spawn(move || {
                    let mut miner = Miner::new(self);
                    while let Some(number) = (!stop.load(Ordering::Relaxed)).then(take).flatten() {
                        let game = of(number).unwrap_or_else(|| miner.play(number));
                        if send.send((number, miner.puzzles(&game))).is_err() {
                            break;
                        }
                    }
                });
            }
            drop(send);
            let (mut waiting, mut due) = (BTreeMap::new(), numbers.start);
            for (number, puzzles) in found {
                waiting.insert(number, puzzles);
                while let Some(puzzles) = waiting.remove(&due) {
                    if on_game(due, puzzles).is_break() {
                        stop.store(true, Ordering::Relaxed);
                        return;
                    }
                    due += 1;
                }
            }
        });
    }

    /// Whether a search of so many nodes finds the puzzle unique and right: its first move wins, and no other does. `slack`
    /// is how much less clear that may be than when it was mined, in hundredths of a man.
    pub fn confirms(&self, puzzle: &Puzzle, nodes: u64, slack: i32) -> bool {
        let mut miner = Miner::new(self);
        match miner.verdict(&puzzle.position, nodes, slack) {
            Verdict::Only(mv, _) => Some(&mv) == puzzle.line.first(),
            Verdict::Forced(_) | Verdict::Open => false,
        }
    }
}

/// The engine of one thread.
pub(crate) struct Miner<'a> {
    mine: &'a Mine,
    engine: Engine,
    scout: Scout,
}

impl Miner<'_> {
    pub(crate) fn new(mine: &Mine) -> Miner<'_> {
        let mut engine = Engine::new(Options { table_bytes: TABLE_BYTES, seed: 0 });
        engine.set_weights(mine.weights.clone());
        engine.set_tables(mine.tables.clone());
        Miner { mine, engine, scout: Scout::default() }
    }

    /// A game between two levels.
    fn play(&mut self, number: usize) -> Game {
        // Others than those of the opening, which has the same number.
        let mut numbers = Numbers::of_task(!self.mine.seed, number as u64);
        let suite = Suite::random(self.mine.rules, RANDOM_PLIES, self.mine.seed);
        let mut game = suite.opening(number, &mut self.scout);
        let mut level = || Opponent::Level(LEVELS.start + numbers.below(LEVELS.len()) as u8);
        let sides = [level(), level()];
        self.engine.clear();
        self.engine.set_seed(numbers.draw());
        while game.outcome().is_none() && game.ply() < MOST_PLIES {
            let choice = self.engine.reply(&sides[game.ply() % 2], &game);
            let Some(mv) = choice.mv.filter(|mv| game.play(*mv).is_ok()) else { break };
            debug_assert_eq!(game.moves().last(), Some(&mv));
        }
        game
    }

    /// The puzzles of a game.
    fn puzzles(&mut self, game: &Game) -> Vec<Puzzle> {
        let (mut puzzles, mut from) = (Vec::new(), 0);
        for ply in 0..=game.ply() {
            let Some(position) = game.position_at(ply).filter(|_| ply >= from) else { continue };
            if let Some(puzzle) = self.puzzle(position) {
                puzzles.push(puzzle);
                from = ply + PAUSE;
            }
        }
        puzzles
    }

    /// The puzzle of a position, if it is one.
    pub(crate) fn puzzle(&mut self, position: &AnyPosition) -> Option<Puzzle> {
        if position.legal_moves().len() < 2 {
            return None;
        }
        let nodes = self.mine.nodes;
        self.engine.clear();
        // First looks that cost little. A look that sees nothing at one ply and a win further on has found a shot.
        if self.score(position, &Limits::nodes(nodes / 100)) < GAIN
            || self.score(position, &Limits::depth(1)) >= GAIN
        {
            return None;
        }
        let Verdict::Only(..) = self.verdict(position, nodes / 10, 0) else { return None };
        let Verdict::Only(first, worth) = self.verdict(position, nodes, 0) else { return None };
        let line = self.line(position, first, worth)?;
        let confirming = if position.pieces().count() <= FEW { CONFIRMING_FEW } else { CONFIRMING };
        let Verdict::Only(again, _) = self.verdict(position, confirming * nodes, 0) else { return None };
        if again != first {
            return None;
        }
        let rating = line_rating(position, &line);
        Some(Puzzle { position: *position, line, rating })
    }

    /// The line of a puzzle: own moves that are forced or the only ones that win, and the best replies, until what they win
    /// is on the board. `None` if two moves win before that.
    fn line(&mut self, position: &AnyPosition, first: AnyMove, worth: i32) -> Option<Vec<AnyMove>> {
        let mut line = vec![first];
        let mut now = position.try_play(&first).ok()?;
        while line.len() < LONGEST {
            if !now.has_moves() {
                return Some(line);
            }
            let reply = self.best(&now)?;
            let next = now.try_play(&reply).ok()?;
            let mv = match self.verdict(&next, self.mine.nodes / 4, 0) {
                Verdict::Forced(mv) if next.must_capture() => mv,
                Verdict::Only(mv, _) => mv,
                Verdict::Forced(_) | Verdict::Open => {
                    let on_board = self.score(&next, &Limits::depth(1));
                    let realized = on_board >= GAIN.min(worth * REALIZED / 100);
                    return (realized && line.len() > 1).then_some(line);
                }
            };
            line.extend([reply, mv]);
            now = next.try_play(&mv).ok()?;
        }
        None
    }

    /// Whether the endgame tables say that the side to move wins.
    pub(crate) fn knows_win(&mut self, position: &AnyPosition) -> bool {
        let limits = Limits::nodes(self.mine.nodes / 100);
        let report = self.engine.analyze(&Task::from_position(*position), &limits, &mut NullMonitor);
        report.score.is_known() && report.score.0 > 0
    }

    /// The best move.
    pub(crate) fn best(&mut self, position: &AnyPosition) -> Option<AnyMove> {
        let limits = Limits::nodes(self.mine.nodes / 10);
        let task = Task::from_position(*position);
        self.engine.analyze(&task, &limits, &mut NullMonitor).line.first().copied()
    }

    /// The two best moves with their scores and lines, the better one first.
    pub(crate) fn two_best(&mut self, position: &AnyPosition, nodes: u64) -> Vec<RootMove> {
        let task = Task::from_position(*position);
        self.engine.lines(&task, (&Limits::nodes(nodes), 2), &mut NullMonitor).0
    }

    /// The score of a position for its side to move, in hundredths of a man.
    fn score(&mut self, position: &AnyPosition, limits: &Limits) -> i32 {
        self.engine.analyze(&Task::from_position(*position), limits, &mut NullMonitor).score.0
    }

    fn verdict(&mut self, position: &AnyPosition, nodes: u64, slack: i32) -> Verdict {
        if let [only] = position.legal_moves()[..] {
            return Verdict::Forced(only);
        }
        match &self.two_best(position, nodes)[..] {
            [RootMove { mv, score: best, .. }, RootMove { score: second, .. }, ..]
                if best.0 >= GAIN - slack
                    && second.0 <= SECOND + slack / 2
                    && best.0 - second.0 >= GAIN - slack =>
            {
                Verdict::Only(*mv, best.0)
            }
            _ => Verdict::Open,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crownhead_rules::Variant;

    fn mine(threads: usize) -> Mine {
        let rules = AnyRules::Variant(Variant::Russian);
        Mine { rules, weights: None, tables: None, nodes: 40_000, seed: 7, threads }
    }

    fn found(threads: usize) -> Vec<(usize, Vec<Puzzle>)> {
        let mut all = Vec::new();
        mine(threads).run(0..40, &|_| None, &mut |number, puzzles| {
            all.push((number, puzzles));
            ControlFlow::Continue(())
        });
        all
    }

    #[test]
    fn games_between_levels_yield_puzzles_whatever_the_threads() {
        let one = found(1);
        assert_eq!(one, found(2));
        let puzzles: Vec<&Puzzle> = one.iter().flat_map(|(_, puzzles)| puzzles).collect();
        assert!(puzzles.len() >= 2, "{}", puzzles.len());
        for puzzle in puzzles {
            assert!(puzzle.line.len() % 2 == 1 && puzzle.line.len() >= 3);
            assert!(mine(1).confirms(puzzle, 160_000, 0), "{puzzle:?}");
        }
    }
}
