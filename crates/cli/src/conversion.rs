//! `crownhead lab conversion`: random won endgames, played out against the best defense.

use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use clap::Args;
use crownhead_endgame::{
    AnyProber, AnyTables, KEPT_BYTES, Manifest, Slice, TableError, Value, position_of, positions,
};
use crownhead_engine::{Limits, Opponent};
use crownhead_lab::conversion::Conversion;
use crownhead_lab::openings::Numbers;
use crownhead_lab::seat::Player;
use crownhead_notation::{fen, movetext};
use crownhead_rules::{AnyPosition, AnyRules};
use indicatif::ProgressBar;

use crate::endgame::FolderShelf;
use crate::failure::Failure;
use crate::output::stdout;
use crate::tables::tables_of;

/// Arguments of `lab conversion`.
#[derive(Args, Debug)]
pub(crate) struct Arguments {
    /// The tables that the winner plays with.
    #[arg(long, value_name = "FOLDER")]
    dir: PathBuf,
    /// The tables that the defender plays with: with distances, so that it holds out longest.
    #[arg(long, value_name = "FOLDER")]
    defender: PathBuf,
    /// The pieces of the positions.
    #[arg(long, value_name = "N", allow_negative_numbers = true, default_value_t = 5, value_parser = clap::value_parser!(u8).range(2..=12))]
    pieces: u8,
    /// How many positions.
    #[arg(long, value_name = "N", allow_negative_numbers = true, default_value_t = 1000, value_parser = clap::value_parser!(u32).range(1..=1_000_000))]
    positions: u32,
    /// Nodes for each move.
    #[arg(long, value_name = "N", allow_negative_numbers = true, default_value_t = 20_000, value_parser = clap::value_parser!(u64).range(1..))]
    nodes: u64,
    /// Where the positions come from.
    #[arg(long, value_name = "N", allow_negative_numbers = true, default_value_t = 0)]
    seed: u64,
    /// Games at a time.
    #[arg(long, value_name = "N", allow_negative_numbers = true, default_value_t = 1, value_parser = clap::value_parser!(u16).range(1..=1024))]
    threads: u16,
}

/// Plays and tells.
pub(crate) fn run(arguments: &Arguments) -> Result<(), Failure> {
    let starts = starts(arguments)
        .map_err(|problem| Failure::file("use the tables in", &arguments.defender, problem))?;
    let player = |folder: &Path| {
        let tables = tables_of(&[folder.to_owned()])?;
        Ok::<_, Failure>(Player { tables, ..Player::of(Opponent::Level(Opponent::LEVELS)) })
    };
    let conversion = Conversion {
        starts,
        attacker: player(&arguments.dir)?,
        defender: player(&arguments.defender)?,
        limits: Limits::nodes(arguments.nodes),
        threads: usize::from(arguments.threads),
    };
    let bar = ProgressBar::new(u64::from(arguments.positions));
    let outcomes = conversion.run(&|| bar.inc(1));
    bar.finish_and_clear();
    let mut out = stdout();
    for (at, game) in &outcomes.missed {
        let start = &conversion.starts[*at];
        let mut position = *start;
        let moves = game.moves().iter().map(|mv| {
            let text = movetext::write(&position, mv);
            position = position.play(mv);
            text
        });
        let moves: Vec<String> = moves.collect();
        writeln!(out, "missed: {}: {}", fen::write(start), moves.join(" "))?;
    }
    let (won, longest) = (outcomes.won, outcomes.longest);
    writeln!(out, "{won} of {} won, the longest in {longest} plies", conversion.starts.len())?;
    Ok(out.flush()?)
}

/// Positions by chance that are won for their side to move, all positions of so many pieces equally likely.
fn starts(arguments: &Arguments) -> Result<Vec<AnyPosition>, TableError> {
    let shelf = Arc::new(FolderShelf::new(&arguments.defender));
    let manifest = Manifest::read(&*shelf)?;
    let missing = || TableError::Missing(crownhead_endgame::MANIFEST.to_owned());
    let rules = manifest.ok_or_else(missing)?.rules()?;
    let mut prober: AnyProber = AnyTables::open(shelf, rules)?.prober(KEPT_BYTES);
    let slices = Slice::of_pieces(arguments.pieces);
    let sizes: Vec<u128> = slices.iter().map(|&slice| positions(rules.board(), slice)).collect();
    let mut numbers = Numbers::new(arguments.seed);
    let (mut starts, mut tries) = (Vec::new(), 0_u64);
    while starts.len() < arguments.positions as usize && tries < 1_000_000_000 {
        tries += 1;
        let Some(position) = by_chance(rules, &slices, &sizes, &mut numbers) else { continue };
        match prober.value(&position)? {
            Some(Value::Win(_)) if position.has_moves() => starts.push(position),
            Some(_) => {}
            None => return Err(missing()),
        }
    }
    Ok(starts)
}

fn by_chance(
    rules: AnyRules,
    slices: &[Slice],
    sizes: &[u128],
    numbers: &mut Numbers,
) -> Option<AnyPosition> {
    let all: u128 = sizes.iter().sum();
    let mut number = u128::from(numbers.draw()) % all.max(1);
    for (&slice, &size) in slices.iter().zip(sizes) {
        if number < size {
            return position_of(rules, slice, number as u64);
        }
        number -= size;
    }
    None
}
