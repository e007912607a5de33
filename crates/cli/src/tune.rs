//! `crownhead lab tune`: numbers of the search, tuned by games.
//!
//! Not here: the steps (`lab::tune`).

use std::io::Write as _;
use std::path::{Path as FilePath, PathBuf};

use clap::Args;
use crownhead_archive::store::{read_text, write_whole};
use crownhead_engine::{Limits, Opponent, Parameter};
use crownhead_lab::seat::Player;
use crownhead_lab::tune::{Path, Tune};
use crownhead_notation::houserules;
use crownhead_rules::AnyRules;
use indicatif::ProgressBar;
use serde::{Deserialize, Serialize};

use crate::choice::RulesFlags;
use crate::contest::control::Adjudicate;
use crate::contest::openings::Openings;
use crate::expected::whole;
use crate::failure::Failure;
use crate::output::stdout;
use crate::shipped;
use crate::tables::TablesFlags;

/// The longest state file that is read, in bytes.
const LONGEST: u64 = 1 << 16;
/// Steps between two lines of output.
const BETWEEN_LINES: u64 = 500;

/// Arguments of `lab tune`.
#[derive(Args, Debug)]
pub(crate) struct Arguments {
    #[command(flatten)]
    rules: RulesFlags,
    /// Numbers to tune, separated by commas [default: all].
    #[arg(long, value_name = "KEYS", value_delimiter = ',', value_parser = parameter)]
    parameters: Vec<Parameter>,
    /// Steps, two games each.
    #[arg(long, value_name = "N", allow_negative_numbers = true, default_value_t = 10_000, value_parser = whole::<u32>(1..=10_000_000))]
    steps: u32,
    /// Nodes per move.
    #[arg(long, value_name = "N", allow_negative_numbers = true, default_value_t = 20_000, value_parser = whole::<u64>(1..))]
    nodes: u64,
    /// Openings, as in `crownhead match` [default: as there].
    #[arg(long, value_name = "OPENINGS")]
    openings: Option<String>,
    /// Keep the way in this file (JSON). A run that was interrupted goes on.
    #[arg(long, value_name = "FILE.json")]
    state: Option<PathBuf>,
    /// Seed of openings and changes.
    #[arg(long, value_name = "N", allow_negative_numbers = true, default_value_t = 1)]
    seed: u64,
    /// Number of games to play at once.
    #[arg(long, value_name = "N", allow_negative_numbers = true, default_value_t = 1, value_parser = whole::<u16>(1..=1024))]
    threads: u16,
    #[command(flatten)]
    tables: TablesFlags,
}

fn parameter(key: &str) -> Result<Parameter, String> {
    key.parse().map_err(|wrong| format!("{wrong}"))
}

/// The state file.
#[derive(Serialize, Deserialize)]
struct State {
    /// Everything that the way depends on.
    conditions: String,
    path: Path,
}

/// Tunes and reports.
pub(crate) fn run(arguments: &Arguments) -> Result<(), Failure> {
    let rules = arguments.rules.resolve()?;
    let openings = Openings::of(arguments.openings.as_deref(), rules, arguments.seed)?;
    let tune = arguments.tune(rules, &openings)?;
    let conditions = arguments.conditions(rules, &openings, &tune);
    let mut path = match &arguments.state {
        Some(file) if file.exists() => read(file, &conditions)?,
        _ => tune.start(),
    };
    let bar = ProgressBar::new(tune.steps).with_position(path.steps);
    while path.steps < tune.steps {
        let before = path.steps / BETWEEN_LINES;
        tune.advance(&mut path).map_err(Failure::Usage)?;
        bar.set_position(path.steps);
        if let Some(file) = &arguments.state {
            keep(file, &conditions, &path)?;
        }
        if path.steps / BETWEEN_LINES > before && path.steps < tune.steps {
            bar.suspend(|| print(&tune, &path))?;
        }
    }
    bar.finish_and_clear();
    print(&tune, &path)?;
    let rounded = tune.rounded(&path);
    let options: Vec<String> =
        tune.parameters.iter().map(|&number| format!("{number}={}", rounded.get(number))).collect();
    Ok(writeln!(stdout(), "--a-options {}", options.join(","))?)
}

fn print(tune: &Tune, path: &Path) -> Result<(), Failure> {
    let values: Vec<String> = tune
        .parameters
        .iter()
        .zip(&path.values)
        .map(|(number, value)| format!("{number} {value:.2} ({})", number.default_value()))
        .collect();
    let mut out = stdout();
    writeln!(out, "{} steps: {}", path.steps, values.join(", "))?;
    Ok(out.flush()?)
}

fn read(file: &FilePath, conditions: &str) -> Result<Path, Failure> {
    let failure = |problem: &dyn std::fmt::Display| Failure::file("use", file, problem);
    let text = read_text(file, LONGEST).map_err(|problem| failure(&problem))?;
    let state: State = serde_json::from_str(&text).map_err(|problem| failure(&problem))?;
    if state.conditions != conditions {
        return Err(failure(&format_args!("it belongs to a run with other settings: {}", state.conditions)));
    }
    Ok(state.path)
}

fn keep(file: &FilePath, conditions: &str, path: &Path) -> Result<(), Failure> {
    let state = State { conditions: conditions.to_owned(), path: path.clone() };
    let text = serde_json::to_string_pretty(&state)
        .map_err(|problem| Failure::Usage(format!("cannot write JSON: {problem}")))?;
    Ok(write_whole(file, text + "\n")?)
}

impl Arguments {
    fn tune(&self, rules: AnyRules, openings: &Openings) -> Result<Tune, Failure> {
        let parameters = match &self.parameters[..] {
            [] => Parameter::ALL.to_vec(),
            chosen => chosen.to_vec(),
        };
        Ok(Tune {
            player: Player {
                weights: shipped::weights(rules),
                tables: self.tables.source(None)?,
                ..Player::of(Opponent::Level(Opponent::LEVELS))
            },
            parameters,
            suite: openings.suite.clone(),
            limits: Limits::nodes(self.nodes),
            adjudication: Adjudicate::Auto.for_rules(rules),
            steps: u64::from(self.steps),
            seed: self.seed,
            threads: usize::from(self.threads),
        })
    }

    fn conditions(&self, rules: AnyRules, openings: &Openings, tune: &Tune) -> String {
        let rules = houserules::to_code(&rules.house_rules());
        let numbers: Vec<&str> = tune.parameters.iter().map(|number| number.key()).collect();
        let Arguments { steps, nodes, seed, .. } = self;
        format!(
            "{rules}, {}, {steps} steps, {nodes} nodes, seed {seed}, openings {}",
            numbers.join(" "),
            openings.fingerprint
        )
    }
}
