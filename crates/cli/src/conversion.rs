//! `crownhead lab conversion`: random won endgames, played out against the best defense.

use std::io::Write as _;
use std::path::{Path, PathBuf};

use clap::Args;
use crownhead_engine::{Limits, Opponent};
use crownhead_lab::conversion::{Conversion, random_wins};
use crownhead_lab::seat::Player;
use crownhead_notation::{fen, movetext};
use indicatif::ProgressBar;

use crate::failure::Failure;
use crate::output::stdout;
use crate::tables::tables_of;

/// Arguments of `lab conversion`.
#[derive(Args, Debug)]
pub(crate) struct Arguments {
    /// Folder of tables for the winner.
    #[arg(long, value_name = "FOLDER")]
    dir: PathBuf,
    /// Folder of tables with distances for the defender, so that it resists longest.
    #[arg(long, value_name = "FOLDER")]
    defender: PathBuf,
    /// Pieces in each position.
    #[arg(long, value_name = "N", allow_negative_numbers = true, default_value_t = 5, value_parser = clap::value_parser!(u8).range(2..=12))]
    pieces: u8,
    /// Number of positions.
    #[arg(long, value_name = "N", allow_negative_numbers = true, default_value_t = 1000, value_parser = clap::value_parser!(u32).range(1..=1_000_000))]
    positions: u32,
    /// Nodes per move.
    #[arg(long, value_name = "N", allow_negative_numbers = true, default_value_t = 20_000, value_parser = clap::value_parser!(u64).range(1..))]
    nodes: u64,
    /// Seed of the positions.
    #[arg(long, value_name = "N", allow_negative_numbers = true, default_value_t = 0)]
    seed: u64,
    /// Number of games to play at once.
    #[arg(long, value_name = "N", allow_negative_numbers = true, default_value_t = 1, value_parser = clap::value_parser!(u16).range(1..=1024))]
    threads: u16,
}

/// Plays and reports.
pub(crate) fn run(arguments: &Arguments) -> Result<(), Failure> {
    let starts =
        random_wins(&arguments.defender, arguments.pieces, arguments.positions as usize, arguments.seed)
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
        let moves = movetext::write_line(start, game.moves());
        writeln!(out, "missed: {}: {}", fen::write(start), moves.join(" "))?;
    }
    let (won, longest) = (outcomes.won, outcomes.longest);
    writeln!(out, "{won} of {} won, the longest in {longest} plies", conversion.starts.len())?;
    Ok(out.flush()?)
}
