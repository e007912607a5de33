//! `crownhead train`: self-play, and fitting weights to its positions.

mod run;

use std::io::Write as _;
use std::path::{Path, PathBuf};

use clap::{Args, Subcommand};
use crownhead_engine::{Technique, Techniques};
use crownhead_eval::Weights;
use crownhead_lab::fleet::{Means, selfplay};
use crownhead_lab::train::files::{gather, play_batches, read_weights};
use crownhead_lab::train::fit::{Fit, Learner};
use crownhead_lab::train::selfplay::{Asides, BATCH, Openings, SelfPlay};
use crownhead_lab::train::targets::{Blend, Worth};

use crate::bus::BusFlag;
use crate::choice::RulesFlags;
use crate::contest;
use crate::expected::whole;
use crate::failure::Failure;
use crate::output::stdout;
use crate::tables::{is_none, tables_of};
use crownhead_archive::store::write_whole;

/// The steps of training.
#[derive(Subcommand, Debug)]
pub(crate) enum Command {
    /// Play the engine against itself and store the quiet positions, a file for each hundred games.
    ///
    /// Existing files are kept, so an interrupted run continues where it stopped.
    Play(Play),
    /// Fit weights to stored positions.
    Fit(Learn),
    /// Play, fit and test in turn until the time is up. An interrupted run continues where it stopped.
    Run(run::Arguments),
}

/// Arguments of `train play`.
#[derive(Args, Debug)]
pub(crate) struct Play {
    #[command(flatten)]
    rules: RulesFlags,
    /// Number of batches, a hundred games each.
    #[arg(long, value_name = "N", allow_negative_numbers = true, value_parser = whole::<u32>(1..=10_000_000))]
    batches: u32,
    /// Nodes per move.
    #[arg(long, value_name = "N", allow_negative_numbers = true, default_value_t = 3000, value_parser = whole::<u64>(1..))]
    nodes: u64,
    /// Seed of the openings.
    #[arg(long, value_name = "N", allow_negative_numbers = true, default_value_t = 1)]
    seed: u64,
    /// Weights of the engine [default: material and squares].
    #[arg(long, value_name = "FILE")]
    weights: Option<PathBuf>,
    /// Search techniques to turn off, separated by commas: some that help long searches hurt short ones.
    #[arg(long, value_name = "NAMES", value_delimiter = ',')]
    without: Vec<Technique>,
    /// How games begin: with random moves, with a book (three-move ballots where there are any, else sound two-move openings)
    /// or with a file of openings. After a book or a file, a few moves almost as good as the best follow.
    #[arg(long, value_name = "KIND|FILE", default_value = "random")]
    openings: String,
    /// Also store a position outside the game for each ply, with a search score but no result: after a random move, or where the
    /// search stood when its nodes ran out.
    #[arg(long, value_name = "random|searched", num_args = 0..=1, default_missing_value = "random", require_equals = true)]
    asides: Option<Asides>,
    /// Folder of endgame tables: a game ends as soon as these or the included ones know its value. May be repeated [default:
    /// play to the end].
    #[arg(long, value_name = "FOLDER")]
    tables: Vec<PathBuf>,
    /// Number of games to play at once.
    #[arg(long, value_name = "N", allow_negative_numbers = true, default_value_t = 1, value_parser = whole::<u16>(1..=1024))]
    threads: u16,
    /// Folder for the positions.
    #[arg(long, value_name = "FOLDER")]
    dir: PathBuf,
    #[command(flatten)]
    bus: BusFlag,
}

/// Arguments of `train fit`.
#[derive(Args, Debug)]
pub(crate) struct Learn {
    #[command(flatten)]
    rules: RulesFlags,
    /// Folders with positions.
    #[arg(required = true, value_name = "FOLDER")]
    dirs: Vec<PathBuf>,
    /// Passes over all positions.
    #[arg(long, value_name = "N", allow_negative_numbers = true, default_value_t = Fit::default().epochs, value_parser = whole::<u32>(1..=1000))]
    epochs: u32,
    /// Initial learning rate.
    #[arg(long, value_name = "X", allow_negative_numbers = true, default_value_t = Fit::default().rate, value_parser = positive)]
    rate: f32,
    /// Regularization of pattern weights toward zero.
    #[arg(long, value_name = "X", allow_negative_numbers = true, default_value_t = Fit::default().pull, value_parser = not_negative)]
    pull: f32,
    /// Share of the game result in the target, from 0 to 1; the rest is the search score.
    #[arg(long, value_name = "X", allow_negative_numbers = true, default_value_t = Blend::default().result_share, value_parser = share)]
    result_share: f32,
    /// Share of later positions of the game in that score: 0 uses only the score of the position itself, 1 the result.
    #[arg(long, value_name = "X", allow_negative_numbers = true, default_value_t = Blend::default().ahead, value_parser = share)]
    ahead: f32,
    /// Hundredths of a man that equal one nat of log odds [default: fitted to the results].
    #[arg(long, value_name = "X", allow_negative_numbers = true, value_parser = positive)]
    nat: Option<f32>,
    /// Weights to start from.
    #[arg(long, value_name = "FILE")]
    from: Option<PathBuf>,
    /// Strength of the pull toward the initial weights, as a multiple of the number of positions.
    #[arg(long, value_name = "X", allow_negative_numbers = true, default_value_t = Fit::default().trust, value_parser = not_negative)]
    trust: f32,
    /// Also learn weights for these numbers of pieces between the full and the empty board, at most two, in decreasing order
    /// [default: those of --from].
    #[arg(long, value_name = "PIECES", value_delimiter = ',')]
    phases: Vec<u8>,
    /// File for the weights.
    #[arg(long, value_name = "FILE")]
    out: PathBuf,
}

fn number(text: &str, fits: impl Fn(f32) -> bool, what: &str) -> Result<f32, String> {
    let number = text.parse().ok().filter(|&number: &f32| number.is_finite() && fits(number));
    number.ok_or_else(|| format!("must be a number {what}"))
}

fn positive(text: &str) -> Result<f32, String> {
    number(text, |number| number > 0.0, "above 0")
}

fn not_negative(text: &str) -> Result<f32, String> {
    number(text, |number| number >= 0.0, "that is not negative")
}

fn share(text: &str) -> Result<f32, String> {
    number(text, |number| (0.0..=1.0).contains(&number), "from 0 to 1")
}

/// Runs a step.
pub(crate) fn run(command: &Command) -> Result<(), Failure> {
    match command {
        Command::Play(arguments) => play(arguments),
        Command::Fit(arguments) => fit(arguments),
        Command::Run(arguments) => run::run(arguments),
    }
}

impl Play {
    /// The folders of tables besides the included ones; `None` without any tables.
    fn table_folders(&self) -> Option<Vec<PathBuf>> {
        (!self.tables.is_empty() && !is_none(&self.tables)).then(|| self.tables.clone())
    }
}

fn play(arguments: &Play) -> Result<(), Failure> {
    let rules = arguments.rules.resolve()?;
    let weights = arguments.weights.as_deref().map(|path| read_weights(path, rules)).transpose()?;
    let techniques =
        arguments.without.iter().fold(Techniques::ALL, |kept, &technique| kept.without(technique));
    let openings = match arguments.openings.as_str() {
        "random" => Openings::Random,
        "book" => Openings::book(rules),
        path => Openings::Book(contest::openings::read(Path::new(path), rules)?.0),
    };
    let tables = match arguments.tables.as_slice() {
        [] => None,
        folders => tables_of(folders)?,
    };
    let play = SelfPlay::new(rules, arguments.nodes, arguments.seed);
    let asides = arguments.asides.unwrap_or_default();
    let task = SelfPlay { weights, techniques, openings, asides, tables, ..play };
    let progress = run::bar(u64::from(arguments.batches * BATCH), "game");
    let done = || {
        progress.inc(u64::from(BATCH));
        true
    };
    let Play { dir, batches, threads, .. } = arguments;
    let Some(fleet) = arguments.bus.fleet()? else {
        return Ok(play_batches(&task, dir, (*batches, *threads), &done)?);
    };
    let means = Means::new(&fleet, rules, task.weights.as_deref(), arguments.table_folders().as_deref())?;
    Ok(selfplay::play_batches(&fleet, (&task, &means), dir, *batches, &done)?)
}

fn fit(arguments: &Learn) -> Result<(), Failure> {
    let rules = arguments.rules.resolve()?;
    let mut all = Vec::new();
    for dir in &arguments.dirs {
        gather(dir, rules, &mut all)?;
    }
    if all.is_empty() {
        return Err(Failure::Usage("no positions in these folders".to_owned()));
    }
    let Learn { epochs, rate, pull, result_share, ahead, nat, trust, .. } = *arguments;
    let blend = Blend { result_share, ahead, nat };
    let mut learner = Learner::new(rules, Fit { epochs, rate, pull, blend, trust, ..Fit::default() });
    if let Some(path) = &arguments.from {
        learner = learner.from(Weights::clone(&*read_weights(path, rules)?));
    }
    if !arguments.phases.is_empty() {
        learner = learner.between(&arguments.phases).map_err(|_| {
            Failure::Usage(
                "--phases must be one or two decreasing numbers of pieces, fewer than at the start"
                    .to_owned(),
            )
        })?;
    }
    let mut out = stdout();
    let Worth([full, empty]) = learner.prepare(&all);
    writeln!(
        out,
        "{} positions; a man is worth {full:.2} nats on the full board, {empty:.2} at the end",
        all.len()
    )?;
    for epoch in 0..epochs {
        let losses = learner.epoch(epoch, &all);
        if !losses.train.is_finite() {
            return Err(Failure::Usage(format!("--rate {rate} is too high: the loss is not finite")));
        }
        writeln!(out, "epoch {}: loss {:.5}, held out {:.5}", epoch + 1, losses.train, losses.held_out)?;
        out.flush()?;
    }
    let weights = learner.weights().map_err(|problem| Failure::file("make", &arguments.out, problem))?;
    Ok(write_whole(&arguments.out, weights.to_bytes())?)
}
