//! `crownhead match`: two opponents, paired openings, and what the results say.

use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::time::Duration;

use clap::{ArgGroup, Args};
use crownhead_engine::{Limits, Opponent, Technique, Techniques};
use crownhead_game::Game;
use crownhead_lab::contest::{Contest, Played, Player, tally};
use crownhead_lab::openings;
use crownhead_lab::score::Tally;
use crownhead_notation::pdn::{self, Tags};
use crownhead_rules::{AnyRules, Color};
use indicatif::{ProgressBar, ProgressStyle};
use serde::Serialize;

use crate::choice::{RulesFlags, opponent_of_key};
use crate::failure::Failure;
use crate::files::{read_text, write_whole};
use crate::output::{print_json, stdout};
use crate::shipped;
use crate::train::read_weights;

/// Plies of a random opening.
const OPENING_PLIES: u32 = 4;

/// No list of openings is longer than this many bytes.
const LONGEST_LIST: u64 = 1 << 24;

/// Arguments of `match`.
#[derive(Args, Debug)]
#[command(group(ArgGroup::new("limit").required(true).args(["nodes", "movetime"])))]
pub(crate) struct Arguments {
    /// The opponent whose results are told.
    #[arg(long, value_name = "KEY", value_parser = opponent_of_key)]
    a: Opponent,
    /// The opponent it plays against.
    #[arg(long, value_name = "KEY", value_parser = opponent_of_key)]
    b: Opponent,
    #[command(flatten)]
    rules: RulesFlags,
    /// Games to play, two from each opening.
    #[arg(long, value_name = "N", allow_negative_numbers = true, value_parser = clap::value_parser!(u32).range(1..=1_000_000))]
    games: u32,
    /// Nodes a level may search for each move. Plain opponents look as far as their names say.
    #[arg(long, value_name = "N", allow_negative_numbers = true, value_parser = clap::value_parser!(u64).range(1..))]
    nodes: Option<u64>,
    /// Seconds for each move.
    #[arg(long, value_name = "SECONDS", allow_negative_numbers = true, value_parser = seconds)]
    movetime: Option<Duration>,
    /// Openings, one a line: a FEN, or moves from the start. Without it they are random.
    #[arg(long, value_name = "FILE")]
    openings: Option<PathBuf>,
    /// Learnt weights that player A judges by, or `none` for material and squares. Without it, those that come along.
    #[arg(long, value_name = "FILE")]
    a_weights: Option<PathBuf>,
    /// Learnt weights that player B judges by, in the same way.
    #[arg(long, value_name = "FILE")]
    b_weights: Option<PathBuf>,
    /// Techniques that player A's search does without, separated by commas.
    #[arg(long, value_name = "NAMES", value_delimiter = ',')]
    a_without: Vec<Technique>,
    /// Techniques that player B's search does without.
    #[arg(long, value_name = "NAMES", value_delimiter = ',')]
    b_without: Vec<Technique>,
    /// Write the games.
    #[arg(long, value_name = "FILE.pdn")]
    pdn: Option<PathBuf>,
    /// Where random openings and choices come from.
    #[arg(long, value_name = "N", allow_negative_numbers = true, default_value_t = 0)]
    seed: u64,
    /// Games at a time.
    #[arg(long, value_name = "N", allow_negative_numbers = true, default_value_t = 1, value_parser = clap::value_parser!(u16).range(1..=1024))]
    threads: u16,
    /// Print one JSON object.
    #[arg(long)]
    json: bool,
}

fn seconds(text: &str) -> Result<Duration, String> {
    let wrong = || "must be seconds, such as 0.5".to_owned();
    let seconds: f64 = text.parse().map_err(|_| wrong())?;
    let time = Duration::try_from_secs_f64(seconds).map_err(|_| wrong())?;
    if time.is_zero() { Err("must be more than 0".to_owned()) } else { Ok(time) }
}

/// Plays and tells.
pub(crate) fn run(arguments: &Arguments) -> Result<(), Failure> {
    let rules = arguments.rules.resolve()?;
    let contest = Contest {
        a: player(arguments.a, arguments.a_weights.as_deref(), &arguments.a_without, rules)?,
        b: player(arguments.b, arguments.b_weights.as_deref(), &arguments.b_without, rules)?,
        openings: openings_of(arguments, rules)?,
        games: arguments.games as usize,
        limits: Limits { nodes: arguments.nodes, depth: None, time: arguments.movetime },
        seed: arguments.seed,
        threads: usize::from(arguments.threads),
    };
    let progress = progress(u64::from(arguments.games));
    let games = contest.run(&|_| progress.inc(1));
    progress.finish_and_clear();
    if let Some(path) = &arguments.pdn {
        write_whole(path, records(arguments, &games))?;
    }
    let result = tally(&games);
    if arguments.json {
        print_json(&answer(arguments, rules, &result))
    } else {
        print(arguments, rules, &result)
    }
}

fn player(
    opponent: Opponent,
    weights: Option<&Path>,
    without: &[Technique],
    rules: AnyRules,
) -> Result<Player, Failure> {
    let weights = match weights {
        None => shipped::weights(rules),
        Some(path) if path == Path::new("none") => None,
        Some(path) => Some(read_weights(path, rules)?),
    };
    let techniques =
        without.iter().fold(Techniques::ALL, |techniques, &technique| techniques.without(technique));
    Ok(Player { opponent, weights, techniques })
}

fn openings_of(arguments: &Arguments, rules: AnyRules) -> Result<Vec<Game>, Failure> {
    let Some(path) = &arguments.openings else {
        let count = arguments.games.div_ceil(2) as usize;
        return Ok(openings::random(rules, OPENING_PLIES, count, arguments.seed));
    };
    let text = read_text(path, LONGEST_LIST).map_err(|problem| Failure::file("read", path, problem))?;
    openings::parse(&text, rules).map_err(|wrong| Failure::Usage(format!("{}, {wrong}", path.display())))
}

fn progress(games: u64) -> ProgressBar {
    let bar = ProgressBar::new(games);
    if let Ok(style) = ProgressStyle::with_template("game {pos} of {len} {wide_bar} {eta}") {
        bar.set_style(style);
    }
    bar.tick();
    bar
}

fn records(arguments: &Arguments, games: &[Played]) -> String {
    let record = |played: &Played| {
        let name = |side: Color| if played.a_side == side { arguments.a } else { arguments.b }.to_string();
        let tags = Tags::default()
            .with("Event", "crownhead match")
            .with("Round", (played.index + 1).to_string())
            .with("White", name(Color::White))
            .with("Black", name(Color::Black));
        pdn::write(&played.game, &tags)
    };
    games.iter().map(record).collect::<Vec<_>>().join("\n")
}

fn print(arguments: &Arguments, rules: AnyRules, result: &Tally) -> Result<(), Failure> {
    let mut out = stdout();
    let Tally { wins, draws, losses, .. } = result;
    let limit = match (arguments.nodes, arguments.movetime) {
        (Some(nodes), _) => format!("{nodes} nodes a move"),
        (None, time) => format!("{} s a move", time.unwrap_or_default().as_secs_f64()),
    };
    let variant = rules.key().unwrap_or("house rules");
    let games = result.games();
    writeln!(
        out,
        "{} against {}: {variant}, {games} games, {limit}, seed {}",
        arguments.a, arguments.b, arguments.seed
    )?;
    writeln!(out, "wins {wins}  draws {draws}  losses {losses}")?;
    writeln!(out, "score {:.1} %", 100.0 * result.score())?;
    let elo = result.elo();
    writeln!(out, "elo {} (95 %: {} to {})", signed(elo.value), signed(elo.low), signed(elo.high))?;
    Ok(out.flush()?)
}

fn signed(elo: f64) -> String {
    if elo.is_infinite() {
        return if elo > 0.0 { "+infinite" } else { "-infinite" }.to_owned();
    }
    format!("{elo:+.0}")
}

/// The object that scripts read. Infinite differences are null.
#[derive(Serialize)]
struct Answer {
    a: String,
    b: String,
    variant: Option<&'static str>,
    games: u64,
    wins: u64,
    draws: u64,
    losses: u64,
    score: f64,
    elo: Option<f64>,
    elo_low: Option<f64>,
    elo_high: Option<f64>,
    nodes: Option<u64>,
    movetime: Option<f64>,
    seed: u64,
}

fn answer(arguments: &Arguments, rules: AnyRules, result: &Tally) -> Answer {
    let elo = result.elo();
    let finite = |value: f64| value.is_finite().then_some(value);
    Answer {
        a: arguments.a.to_string(),
        b: arguments.b.to_string(),
        variant: rules.key(),
        games: result.games(),
        wins: result.wins,
        draws: result.draws,
        losses: result.losses,
        score: result.score(),
        elo: finite(elo.value),
        elo_low: finite(elo.low),
        elo_high: finite(elo.high),
        nodes: arguments.nodes,
        movetime: arguments.movetime.map(|time| time.as_secs_f64()),
        seed: arguments.seed,
    }
}
