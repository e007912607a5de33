//! A training run: generation after generation, until the time is up.
//!
//! The folder records the progress of a run: a generation is complete when its card exists. The contents of a complete
//! generation follow from the rules, the nodes and the seed alone.

use std::fs;
use std::ops::ControlFlow;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::{Duration, Instant, SystemTime};

use crownhead_archive::Error;
use crownhead_archive::store::{self, write_whole};
use crownhead_engine::{Limits, Opponent};
use crownhead_eval::Weights;
use crownhead_fleet::Fleet;
use crownhead_notation::rules_key;
use crownhead_rules::AnyRules;

use super::files::{gather, play_batches, read_weights};
use super::fit::{Fit, Learner, Losses};
use super::plan::{self, Card, Test};
use super::samples::Sample;
use super::selfplay::SelfPlay;
use super::targets::Blend;
use crate::adjudicate::Adjudication;
use crate::contest::{Contest, Pace};
use crate::fleet::{Means, selfplay};
use crate::ledger::Ledger;
use crate::openings::Suite;
use crate::seat::Player;

/// The number of games in a generation's test, and the random plies that start each.
const TEST: (usize, u32) = (200, 4);

/// What to train, and for how long.
#[derive(Clone, Debug)]
pub struct Plan {
    /// The rules.
    pub rules: AnyRules,
    /// The time for this call.
    pub time: Duration,
    /// The folder for games, weights and cards.
    pub dir: PathBuf,
    /// Nodes per move.
    pub nodes: u64,
    /// The seed of openings.
    pub seed: u64,
    /// Number of games to play at once.
    pub threads: u16,
    /// The fleet that plays the games to learn from; without it, this machine does.
    pub fleet: Option<Arc<Fleet>>,
}

/// Watches a training run.
pub trait Watch: Sync {
    /// A job with this many steps begins.
    fn begin(&self, steps: u64, what: &str);
    /// A step is done.
    fn step(&self);
    /// The job is over.
    fn end(&self);
    /// A generation is complete, and its weights are in a file.
    ///
    /// # Errors
    /// If the output fails.
    fn complete(&self, card: &Card, weights: &Path) -> Result<(), Error>;
}

/// Trains until the time is up, resuming where the folder ends.
///
/// # Errors
/// If the folder cannot be used or belongs to another run.
pub fn train(plan: &Plan, watch: &dyn Watch) -> Result<(), Error> {
    let rules = plan.rules;
    let name = rules_key(rules);
    let run = Run { plan, watch, name, end: Instant::now() + plan.time };
    fs::create_dir_all(&plan.dir).map_err(|problem| Error::file("make", &plan.dir, problem))?;
    run.claim()?;
    store::tidy_folder(&plan.dir);
    for generation in 0.. {
        store::tidy_folder(&run.games(generation));
        if !run.path(generation, "json").exists() && !run.generation(generation)? {
            break;
        }
    }
    Ok(())
}

/// A run and its folder.
struct Run<'a> {
    plan: &'a Plan,
    watch: &'a dyn Watch,
    /// The key of the rules, or their code.
    name: String,
    end: Instant,
}

impl Run<'_> {
    fn path(&self, generation: u32, extension: &str) -> PathBuf {
        self.plan.dir.join(format!("{generation:02}.{extension}"))
    }

    fn games(&self, generation: u32) -> PathBuf {
        self.plan.dir.join(format!("{generation:02}"))
    }

    /// Checks that the folder belongs to this run: same rules, nodes and seed.
    fn claim(&self) -> Result<(), Error> {
        let Plan { nodes, seed, .. } = *self.plan;
        let own = format!("rules {}\nnodes {nodes}\nseed {seed}\n", self.name);
        let path = self.plan.dir.join("run.txt");
        match fs::read_to_string(&path) {
            Ok(found) if found == own => Ok(()),
            Ok(found) => {
                let found = found.trim_end().replace('\n', ", ");
                Err(Error::file("use", &path, format!("the folder belongs to another run: {found}")))
            }
            Err(problem) if problem.kind() == std::io::ErrorKind::NotFound => write_whole(&path, own),
            Err(problem) => Err(Error::file("read", &path, problem)),
        }
    }

    /// Plays, fits and tests. Returns whether there is time for more.
    fn generation(&self, generation: u32) -> Result<bool, Error> {
        let before =
            generation.checked_sub(1).map(|last| read_weights(&self.path(last, "weights"), self.plan.rules));
        // Every generation has its own openings.
        let seed = self.plan.seed ^ (u64::from(generation) << 56);
        let play = SelfPlay::new(self.plan.rules, self.plan.nodes, seed);
        let task = SelfPlay { weights: before.transpose()?, ..play };
        let (batches, played) = (plan::batches(generation), AtomicU32::new(0));
        self.watch.begin(u64::from(batches), &format!("generation {generation}, hundreds of games"));
        let done = || {
            played.fetch_add(1, Ordering::Relaxed);
            self.watch.step();
            Instant::now() < self.end
        };
        match &self.plan.fleet {
            None => play_batches(&task, &self.games(generation), (batches, self.plan.threads), &done)?,
            Some(fleet) => {
                let means = Means::new(fleet, task.rules, task.weights.as_deref(), None)?;
                selfplay::play_batches(fleet, (&task, &means), &self.games(generation), batches, &done)?;
            }
        }
        self.watch.end();
        // An incomplete generation stays, and the next run continues it.
        let whole = played.into_inner() == batches;
        if whole {
            self.learn(generation)?;
        }
        Ok(whole && Instant::now() < self.end)
    }

    fn learn(&self, generation: u32) -> Result<(), Error> {
        let mut all = Vec::new();
        let first = plan::first_learned(generation);
        for learned in first..=generation {
            gather(&self.games(learned), self.plan.rules, &mut all)?;
        }
        let (weights, losses) = self.fit(generation, &all)?;
        write_whole(&self.path(generation, "weights"), weights.to_bytes())?;
        write_whole(&self.path(generation, "svg"), plan::curves(&self.name, &losses))?;
        let test = self.test(generation, weights)?;
        let now = SystemTime::now().duration_since(SystemTime::UNIX_EPOCH).unwrap_or_default();
        let Plan { nodes, seed, .. } = *self.plan;
        let card = Card {
            rules: self.name.clone(),
            generation,
            games: (first..=generation).map(|learned| 100 * u64::from(plan::batches(learned))).sum(),
            positions: all.len() as u64,
            held_out_loss: losses.last().map_or(f64::NAN, |losses| losses.held_out),
            nodes,
            seed,
            date: plan::date(now.as_secs()),
            command: format!("crownhead train run --variant {} --nodes {nodes} --seed {seed}", self.name),
            test,
        };
        let text =
            serde_json::to_string_pretty(&card).map_err(|problem| Error::Input(problem.to_string()))?;
        // The card comes last: it marks the generation as complete.
        write_whole(&self.path(generation, "json"), text + "\n")?;
        self.watch.complete(&card, &self.path(generation, "weights"))
    }

    fn fit(&self, generation: u32, all: &[Sample]) -> Result<(Weights, Vec<Losses>), Error> {
        let blend = Blend { result_share: plan::result_share(generation), ..Blend::default() };
        let fit = Fit { blend, ..Fit::default() };
        let mut learner = Learner::new(self.plan.rules, fit);
        self.watch.begin(u64::from(fit.epochs), "epoch");
        let mut losses = Vec::new();
        for epoch in 0..fit.epochs {
            losses.push(learner.epoch(epoch, all));
            self.watch.step();
        }
        self.watch.end();
        let weights = learner.weights().map_err(|problem| Error::Input(problem.to_string()))?;
        Ok((weights, losses))
    }

    /// Plays against material and squares.
    fn test(&self, generation: u32, weights: Weights) -> Result<Test, Error> {
        let (games, plies) = TEST;
        let seed = self.plan.seed ^ u64::from(generation);
        let opponent = Opponent::Level(Opponent::LEVELS);
        let trained = Player { weights: Some(Arc::new(weights)), ..Player::of(opponent) };
        let plain = Player::of(opponent);
        let contest = Contest {
            sides: [&trained, &plain],
            suite: Suite::random(self.plan.rules, plies, seed),
            games,
            pace: Pace::Fixed(Limits::nodes(self.plan.nodes)),
            adjudication: Adjudication::default(),
            seed,
            threads: usize::from(self.plan.threads),
        };
        self.watch.begin(games as u64, "game of the test");
        let mut ledger = Ledger::new(None);
        let played = contest.run(&|_| true, &mut |played| {
            self.watch.step();
            ledger.enter(played.index, played.half_points);
            ControlFlow::Continue(())
        });
        played.map_err(Error::Input)?;
        self.watch.end();
        Ok(Test::from(&ledger.close()))
    }
}
