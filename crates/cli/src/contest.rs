//! `crownhead match`: two sides, paired openings, and statistics of the results.
//!
//! Not here: playing, counting and keeping games (`lab`).

pub(crate) mod control;
mod live;
pub(crate) mod openings;
mod report;
mod shared;
pub(crate) mod side;

use std::path::PathBuf;
use std::time::Duration;

use clap::{ArgGroup, Args};
use crownhead_engine::{Limits, Technique, TimeLeft};
use crownhead_lab::contest::{Contest, Pace};
use crownhead_lab::records::{Audience as _, Collector, Records, State, hash};
use crownhead_lab::sides::{Options, Spec, Surroundings};
use crownhead_lab::sprt::Sprt;
use crownhead_rules::AnyRules;

use crate::bus::BusFlag;
use crate::choice::RulesFlags;
use crate::expected::whole;
use crate::failure::{Failure, note};
use control::Adjudicate;
use live::Live;
use openings::Openings;
use side::SideFlags;

/// The most games of a match that a test ends.
const UNTIL_DECIDED: u32 = 1_000_000;

/// Arguments of `match`.
#[derive(Args, Debug)]
#[command(group(ArgGroup::new("limit").required(true).args(["nodes", "movetime", "clock"])))]
pub(crate) struct Arguments {
    /// The side whose results are reported: an opponent such as level/16 or alphabeta:5, hub:COMMAND for a program that speaks
    /// Hub, or dxp:HOST:PORT for one that listens for DXP.
    #[arg(long, value_name = "SIDE", value_parser = side::of_text)]
    a: Spec,
    /// The other side.
    #[arg(long, value_name = "SIDE", value_parser = side::of_text)]
    b: Spec,
    /// Options of side A: hash=MIB, threads=N and without=TECHNIQUE+... for our own engine, parameters for a Hub program.
    #[arg(long, value_name = "KEY=VALUE,...", default_value = "", value_parser = side::options, hide_default_value = true)]
    a_options: side::Given,
    /// Options of side B.
    #[arg(long, value_name = "KEY=VALUE,...", default_value = "", value_parser = side::options, hide_default_value = true)]
    b_options: side::Given,
    #[command(flatten)]
    rules: RulesFlags,
    /// Number of games, two from each opening; with --sprt, the maximum.
    #[arg(long, value_name = "N", allow_negative_numbers = true, required_unless_present = "sprt", value_parser = whole::<u32>(1..=1_000_000))]
    games: Option<u32>,
    /// Nodes per move for levels. Plain opponents search to the depth of their names.
    #[arg(long, value_name = "N", allow_negative_numbers = true, value_parser = whole::<u64>(1..))]
    nodes: Option<u64>,
    /// Seconds per move.
    #[arg(long, value_name = "SECONDS", allow_negative_numbers = true, value_parser = control::seconds)]
    movetime: Option<Duration>,
    /// Clock of each side: seconds and an increment per move, such as 60+0.6, or moves in seconds, such as 40/60.
    #[arg(long, value_name = "[MOVES/]SECONDS[+SECONDS]", allow_negative_numbers = true, value_parser = control::clock)]
    clock: Option<TimeLeft>,
    /// Openings: ballots (the 156 playable three-move ballots), ballots-all (the 18 barred ones too), two-move, random, or a
    /// file with a FEN or moves from the start on each line [default: depends on the rules].
    #[arg(long, value_name = "KIND|FILE")]
    openings: Option<String>,
    /// Weights of side A: a file, or none for material and squares [default: the included weights].
    #[arg(long, value_name = "FILE")]
    a_weights: Option<PathBuf>,
    /// Weights of side B.
    #[arg(long, value_name = "FILE")]
    b_weights: Option<PathBuf>,
    /// Folder of additional endgame tables for side A, or none for no tables at all. May be repeated.
    #[arg(long, value_name = "FOLDER")]
    a_tables: Vec<PathBuf>,
    /// Folder of additional endgame tables for side B.
    #[arg(long, value_name = "FOLDER")]
    b_tables: Vec<PathBuf>,
    /// Opening book for side A [default: none].
    #[arg(long, value_name = "FILE.book", conflicts_with = "bus")]
    a_book: Option<PathBuf>,
    /// Opening book for side B.
    #[arg(long, value_name = "FILE.book", conflicts_with = "bus")]
    b_book: Option<PathBuf>,
    /// Search techniques to turn off for side A, separated by commas.
    #[arg(long, value_name = "NAMES", value_delimiter = ',')]
    a_without: Vec<Technique>,
    /// Search techniques to turn off for side B.
    #[arg(long, value_name = "NAMES", value_delimiter = ',')]
    b_without: Vec<Technique>,
    /// Stop as soon as a sequential test decides between elo0 and elo1: elo0=0,elo1=5[,alpha=0.05,beta=0.05].
    #[arg(long, value_name = "BOUNDS", value_parser = control::sprt)]
    sprt: Option<Sprt>,
    /// End games that both sides consider decided: auto, off, or win=MEN:PLIES,draw=MEN:PLIES:FROM-PLY. Auto is off for house
    /// rules, presets and games with other goals.
    #[arg(long, value_name = "WHEN", default_value = "auto", value_parser = control::adjudicate)]
    adjudicate: Adjudicate,
    /// Seconds that another program may take to answer, in addition to its time for a move, before it forfeits.
    #[arg(long, value_name = "SECONDS", allow_negative_numbers = true, default_value = "60", value_parser = control::seconds)]
    patience: Duration,
    /// Keep the results in this file, and continue an interrupted match from it.
    #[arg(long, value_name = "FILE")]
    state: Option<PathBuf>,
    /// Write the games to a PDN file.
    #[arg(long, value_name = "FILE.pdn")]
    pdn: Option<PathBuf>,
    /// Seed of random openings and choices.
    #[arg(long, value_name = "N", allow_negative_numbers = true, default_value_t = 0)]
    seed: u64,
    /// Number of games to play at once.
    #[arg(long, value_name = "N", allow_negative_numbers = true, default_value_t = 1, value_parser = whole::<u16>(1..=1024))]
    threads: u16,
    /// Print one JSON object.
    #[arg(long)]
    json: bool,
    #[command(flatten)]
    bus: BusFlag,
}

impl Arguments {
    fn pace(&self) -> Pace {
        match self.clock {
            Some(clock) => Pace::Clock(clock),
            None => Pace::Fixed(Limits { nodes: self.nodes, depth: None, time: self.movetime }),
        }
    }

    /// The time of the players, in words.
    fn pace_text(&self) -> String {
        match (self.nodes, self.movetime, self.clock) {
            (Some(nodes), ..) => format!("{nodes} nodes a move"),
            (None, Some(time), _) => format!("{} s a move", time.as_secs_f64()),
            (None, None, clock) => clock.map(control::clock_text).unwrap_or_default(),
        }
    }

    /// The options of side A and of side B.
    fn options(&self) -> [Options; 2] {
        [(&self.a_options, &self.a_without), (&self.b_options, &self.b_without)].map(|(options, without)| {
            let names: Vec<&str> = without.iter().map(|technique| technique.key()).collect();
            let more = (!names.is_empty()).then(|| ("without".to_owned(), names.join("+")));
            options.iter().cloned().chain(more).collect()
        })
    }

    /// The flags of each side.
    fn side_flags<'a>(&'a self, [a_options, b_options]: [&'a Options; 2]) -> [SideFlags<'a>; 2] {
        let a = SideFlags {
            flag: "--a",
            spec: &self.a,
            options: a_options,
            weights: self.a_weights.as_deref(),
            tables: &self.a_tables,
            book: self.a_book.as_deref(),
        };
        let b = SideFlags {
            flag: "--b",
            spec: &self.b,
            options: b_options,
            weights: self.b_weights.as_deref(),
            tables: &self.b_tables,
            book: self.b_book.as_deref(),
        };
        [a, b]
    }

    fn games(&self) -> u32 {
        self.games.unwrap_or(UNTIL_DECIDED)
    }
}

/// Plays the match and reports.
pub(crate) fn run(arguments: &Arguments) -> Result<(), Failure> {
    let rules = arguments.rules.resolve()?;
    let openings = Openings::of(arguments.openings.as_deref(), rules, arguments.seed)?;
    let game = Surroundings {
        rules,
        pace: arguments.pace(),
        patience: arguments.patience,
        threads: arguments.threads,
    };
    let [a_options, b_options] = arguments.options();
    let [a, b] = arguments.side_flags([&a_options, &b_options]);
    let sides = [a.side(&game)?, b.side(&game)?];
    let contest = Contest {
        sides: [sides[0].as_ref(), sides[1].as_ref()],
        suite: openings.suite.clone(),
        games: arguments.games() as usize,
        pace: arguments.pace(),
        adjudication: arguments.adjudicate.for_rules(rules),
        seed: arguments.seed,
        threads: usize::from(arguments.threads),
    };
    let state = match &arguments.state {
        Some(path) => Some(State::open(path, &conditions(arguments, rules, &openings)?)?),
        None => None,
    };
    let records = arguments.pdn.as_deref().map(Records::create).transpose()?;
    let names = [&arguments.a, &arguments.b].map(Spec::to_string);
    let (mut match_, earlier) = Collector::new(names, arguments.sprt, state, records)?;
    if earlier > contest.games {
        let asked = contest.games;
        note(&format!(
            "the state file has {earlier} games, more than the {asked} asked for; all of them count"
        ));
    }
    let mut live = Live::new(arguments.games(), arguments.sprt);
    live.counted(&match_.ledger);
    match arguments.bus.fleet()? {
        None => match_.play(&contest, &mut live)?,
        Some(fleet) => shared::play(arguments, rules, (&contest, &fleet), (&mut match_, &mut live))?,
    }
    live.finish();
    report::print_report(arguments, rules, &openings, &match_)
}

/// Everything that the games of a match depend on, as names and values. A match continues only if all are the same.
fn conditions(
    arguments: &Arguments,
    rules: AnyRules,
    openings: &Openings,
) -> Result<Vec<(&'static str, String)>, Failure> {
    let weights = |path: &Option<PathBuf>| -> Result<String, Failure> {
        let weights = side::judging(path.as_deref(), rules)?;
        Ok(weights.map_or("none".to_owned(), |weights| format!("{:016x}", hash(&weights.to_bytes()))))
    };
    let [a_options, b_options] = arguments.options();
    Ok(vec![
        ("a", arguments.a.to_string()),
        ("b", arguments.b.to_string()),
        ("a-options", side::options_text(&a_options)),
        ("b-options", side::options_text(&b_options)),
        ("a-weights", weights(&arguments.a_weights)?),
        ("b-weights", weights(&arguments.b_weights)?),
        ("a-tables", format!("{:?}", arguments.a_tables)),
        ("b-tables", format!("{:?}", arguments.b_tables)),
        ("a-book", format!("{:?}", arguments.a_book)),
        ("b-book", format!("{:?}", arguments.b_book)),
        ("rules", crownhead_notation::houserules::to_code(&rules.house_rules())),
        ("time", arguments.pace_text()),
        ("openings", openings.fingerprint.clone()),
        ("adjudicate", format!("{:?}", arguments.adjudicate.for_rules(rules))),
        ("seed", arguments.seed.to_string()),
    ])
}
