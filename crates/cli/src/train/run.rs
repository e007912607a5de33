//! `crownhead train run`: generation after generation, until the time is up.
//!
//! The folder says how far a run has come: a generation is complete when its card is there. What a complete generation is
//! follows from the rules, the nodes and the seed alone.

use std::fs;
use std::io::Write as _;
use std::ops::ControlFlow;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::{Duration, Instant, SystemTime};

use clap::Args;
use crownhead_engine::{Limits, Opponent};
use crownhead_eval::Weights;
use crownhead_lab::adjudicate::Adjudication;
use crownhead_lab::book::Book;
use crownhead_lab::contest::{Contest, Pace};
use crownhead_lab::ledger::Ledger;
use crownhead_lab::seat::Player;
use crownhead_lab::train::fit::{Fit, Learner, Losses};
use crownhead_lab::train::plan::{self, Card, Test};
use crownhead_lab::train::samples::Sample;
use crownhead_lab::train::selfplay::SelfPlay;
use crownhead_lab::train::targets::Blend;
use crownhead_notation::houserules;
use crownhead_rules::AnyRules;
use indicatif::{ProgressBar, ProgressStyle};

use super::{gather, play_batches, read_weights};
use crate::choice::RulesFlags;
use crate::failure::Failure;
use crate::files::{self, write_whole};
use crate::output::stdout;

/// Games of the test of a generation, and the random plies they begin with.
const TEST: (usize, u32) = (200, 4);

/// Arguments of `train run`.
#[derive(Args, Debug)]
pub(crate) struct Arguments {
    #[command(flatten)]
    rules: RulesFlags,
    /// Hours to learn, this time.
    #[arg(long, value_name = "H", allow_negative_numbers = true, value_parser = hours)]
    hours: Duration,
    /// The folder for games, weights and cards.
    #[arg(long, value_name = "FOLDER")]
    dir: PathBuf,
    /// Nodes for each move.
    #[arg(long, value_name = "N", allow_negative_numbers = true, default_value_t = 500, value_parser = clap::value_parser!(u64).range(1..))]
    nodes: u64,
    /// Where openings come from.
    #[arg(long, value_name = "N", allow_negative_numbers = true, default_value_t = 1)]
    seed: u64,
    /// Games at a time.
    #[arg(long, value_name = "N", allow_negative_numbers = true, default_value_t = 1, value_parser = clap::value_parser!(u16).range(1..=1024))]
    threads: u16,
}

fn hours(text: &str) -> Result<Duration, String> {
    let hours: f64 = text.parse().map_err(|_| "must be hours, such as 0.5".to_owned())?;
    let time =
        Duration::try_from_secs_f64(hours * 3600.0).map_err(|_| "must be hours, such as 0.5".to_owned())?;
    if time.is_zero() { Err("must be more than 0".to_owned()) } else { Ok(time) }
}

/// A run and its folder.
struct Run<'a> {
    arguments: &'a Arguments,
    rules: AnyRules,
    /// The key of the rules, or their code.
    name: String,
    end: Instant,
}

/// Learns until the time is up.
pub(super) fn run(arguments: &Arguments) -> Result<(), Failure> {
    let rules = arguments.rules.resolve()?;
    let name = rules.key().map_or_else(|| houserules::to_code(&rules.house_rules()), str::to_owned);
    let run = Run { arguments, rules, name, end: Instant::now() + arguments.hours };
    fs::create_dir_all(&arguments.dir).map_err(|problem| Failure::file("make", &arguments.dir, problem))?;
    run.claim()?;
    files::tidy_folder(&arguments.dir);
    for generation in 0.. {
        files::tidy_folder(&run.games(generation));
        if !run.path(generation, "json").exists() && !run.generation(generation)? {
            break;
        }
    }
    Ok(())
}

impl Run<'_> {
    fn path(&self, generation: u32, extension: &str) -> PathBuf {
        self.arguments.dir.join(format!("{generation:02}.{extension}"))
    }

    fn games(&self, generation: u32) -> PathBuf {
        self.arguments.dir.join(format!("{generation:02}"))
    }

    /// A folder belongs to one run: its rules, nodes and seed.
    fn claim(&self) -> Result<(), Failure> {
        let Arguments { nodes, seed, .. } = *self.arguments;
        let own = format!("rules {}\nnodes {nodes}\nseed {seed}\n", self.name);
        let path = self.arguments.dir.join("run.txt");
        match fs::read_to_string(&path) {
            Ok(found) if found == own => Ok(()),
            Ok(found) => {
                let found = found.trim_end().replace('\n', ", ");
                Err(Failure::file("use", &path, format!("the folder is that of another run: {found}")))
            }
            Err(problem) if problem.kind() == std::io::ErrorKind::NotFound => write_whole(&path, own),
            Err(problem) => Err(Failure::file("read", &path, problem)),
        }
    }

    /// Plays, fits and tests; tells whether there is time for more.
    fn generation(&self, generation: u32) -> Result<bool, Failure> {
        let before =
            generation.checked_sub(1).map(|last| read_weights(&self.path(last, "weights"), self.rules));
        // Every generation has openings of its own.
        let seed = self.arguments.seed ^ (u64::from(generation) << 56);
        let play = SelfPlay::new(self.rules, self.arguments.nodes, seed);
        let task = SelfPlay { weights: before.transpose()?, ..play };
        let batches = plan::batches(generation);
        let bar = bar(u64::from(batches), &format!("generation {generation}, hundreds of games"));
        play_batches(&task, &self.games(generation), (batches, self.arguments.threads), &|| {
            bar.inc(1);
            Instant::now() < self.end
        })?;
        let whole = bar.position() == u64::from(batches);
        bar.finish_and_clear();
        // What there is of a generation that the time was too short for is kept, and the next run goes on with it.
        if whole {
            self.learn(generation)?;
        }
        Ok(whole && Instant::now() < self.end)
    }

    fn learn(&self, generation: u32) -> Result<(), Failure> {
        let mut all = Vec::new();
        let first = plan::first_learnt(generation);
        for learnt in first..=generation {
            gather(&self.games(learnt), self.rules, &mut all)?;
        }
        let (weights, losses) = self.fit(generation, &all)?;
        write_whole(&self.path(generation, "weights"), weights.to_bytes())?;
        write_whole(&self.path(generation, "svg"), plan::curves(&self.name, &losses))?;
        let test = self.test(generation, weights)?;
        let now = SystemTime::now().duration_since(SystemTime::UNIX_EPOCH).unwrap_or_default();
        let Arguments { nodes, seed, .. } = *self.arguments;
        let card = Card {
            rules: self.name.clone(),
            generation,
            games: (first..=generation).map(|learnt| 100 * u64::from(plan::batches(learnt))).sum(),
            positions: all.len() as u64,
            held_out_loss: losses.last().map_or(f64::NAN, |losses| losses.held_out),
            nodes,
            seed,
            date: plan::date(now.as_secs()),
            command: format!("crownhead train run --variant {} --nodes {nodes} --seed {seed}", self.name),
            test,
        };
        let text =
            serde_json::to_string_pretty(&card).map_err(|problem| Failure::Usage(problem.to_string()))?;
        // Last, for it says that all the rest is there.
        write_whole(&self.path(generation, "json"), text + "\n")?;
        tell(&card, &self.path(generation, "weights"))
    }

    fn fit(&self, generation: u32, all: &[Sample]) -> Result<(Weights, Vec<Losses>), Failure> {
        let blend = Blend { result_share: plan::result_share(generation), ..Blend::default() };
        let fit = Fit { blend, ..Fit::default() };
        let mut learner = Learner::new(self.rules, fit);
        let bar = bar(u64::from(fit.epochs), "epoch");
        let mut losses = Vec::new();
        for epoch in 0..fit.epochs {
            losses.push(learner.epoch(epoch, all));
            bar.inc(1);
        }
        bar.finish_and_clear();
        let weights = learner.weights().map_err(|problem| Failure::Usage(problem.to_string()))?;
        Ok((weights, losses))
    }

    /// Plays against material and squares.
    fn test(&self, generation: u32, weights: Weights) -> Result<Test, Failure> {
        let (games, plies) = TEST;
        let seed = self.arguments.seed ^ u64::from(generation);
        let opponent = Opponent::Level(10);
        let learnt = Player { weights: Some(Arc::new(weights)), ..Player::of(opponent) };
        let plain = Player::of(opponent);
        let contest = Contest {
            sides: [&learnt, &plain],
            book: Book::random(self.rules, plies, seed),
            games,
            pace: Pace::Fixed(Limits::nodes(self.arguments.nodes)),
            adjudication: Adjudication::default(),
            seed,
            threads: usize::from(self.arguments.threads),
        };
        let bar = bar(games as u64, "game of the test");
        let mut ledger = Ledger::new(None);
        let played = contest.run(&|_| true, &mut |played| {
            bar.inc(1);
            ledger.enter(played.index, played.half_points);
            ControlFlow::Continue(())
        });
        played.map_err(Failure::Usage)?;
        bar.finish_and_clear();
        Ok(Test::from(&ledger.close()))
    }
}

/// Progress on standard error, in so many steps of what is named.
pub(super) fn bar(length: u64, what: &str) -> ProgressBar {
    let bar = ProgressBar::new(length);
    if let Ok(style) = ProgressStyle::with_template("{msg}: {pos} of {len} {wide_bar} {eta}") {
        bar.set_style(style);
    }
    bar.set_message(what.to_owned());
    bar
}

fn tell(card: &Card, weights: &Path) -> Result<(), Failure> {
    let Card { generation, games, held_out_loss, test, .. } = card;
    let number = |elo: Option<f64>| elo.map_or_else(|| "?".to_owned(), |elo| format!("{elo:+.0}"));
    let mut out = stdout();
    writeln!(
        out,
        "generation {generation}: {games} games, held out {held_out_loss:.5}; against material {} wins, {} draws, \
         {} losses, Elo {} ({} to {}): {}",
        test.wins,
        test.draws,
        test.losses,
        number(test.elo),
        number(test.low),
        number(test.high),
        weights.display()
    )?;
    Ok(out.flush()?)
}
