//! `crownhead lab conversion`: won endgames, random ones or those of games, played out against the best defense.

use std::io::Write as _;
use std::ops::RangeInclusive;
use std::path::{Path, PathBuf};

use clap::Args;
use crownhead_engine::{Limits, Opponent};
use crownhead_lab::conversion::{Conversion, Search, random_wins};
use crownhead_lab::seat::Player;
use crownhead_notation::{fen, movetext};
use crownhead_rules::{AnyPosition, AnyRules};
use indicatif::ProgressBar;

use crate::choice::RulesFlags;
use crate::expected::whole;
use crate::failure::Failure;
use crate::output::stdout;
use crate::shipped;
use crate::tables::{TablesFlags, tables_of};

/// Arguments of `lab conversion`.
#[derive(Args, Debug)]
pub(crate) struct Arguments {
    /// Folder of tables for the winner.
    #[arg(long, value_name = "FOLDER", requires = "defender")]
    dir: Option<PathBuf>,
    /// Folder of tables with distances for the defender, so that it resists longest. Its tables give the positions.
    #[arg(long, value_name = "FOLDER", requires = "dir")]
    defender: Option<PathBuf>,
    #[command(flatten)]
    rules: RulesFlags,
    #[command(flatten)]
    tables: TablesFlags,
    /// Pieces in each position, or the fewest and the most of them, such as 6-8.
    #[arg(long, value_name = "N[-N]", default_value = "5", value_parser = pieces)]
    pieces: RangeInclusive<u8>,
    /// Number of positions.
    #[arg(long, value_name = "N", allow_negative_numbers = true, default_value_t = 1000, value_parser = whole::<u32>(1..=1_000_000))]
    positions: u32,
    /// Nodes per move of the winner.
    #[arg(long, value_name = "N", allow_negative_numbers = true, default_value_t = 20_000, value_parser = whole::<u64>(1..))]
    nodes: u64,
    /// Nodes of the search that proves a win, for positions of games. The defender gets a tenth per move, or as many as the
    /// winner.
    #[arg(long, value_name = "N", allow_negative_numbers = true, default_value_t = 2_000_000, value_parser = whole::<u64>(1..))]
    proving: u64,
    /// Seed of the positions.
    #[arg(long, value_name = "N", allow_negative_numbers = true, default_value_t = 0)]
    seed: u64,
    /// Number of games to play at once.
    #[arg(long, value_name = "N", allow_negative_numbers = true, default_value_t = 1, value_parser = whole::<u16>(1..=1024))]
    threads: u16,
}

/// A number of pieces, or two.
fn pieces(text: &str) -> Result<RangeInclusive<u8>, String> {
    let number = |text: &str| text.parse().ok().filter(|number| (2..=12).contains(number));
    let (least, most) = text.split_once('-').unwrap_or((text, text));
    match (number(least), number(most)) {
        (Some(least), Some(most)) if least <= most => Ok(least..=most),
        _ => Err("must be a number from 2 to 12, or two such as 6-8".to_owned()),
    }
}

/// Plays and reports.
pub(crate) fn run(arguments: &Arguments) -> Result<(), Failure> {
    let conversion = match (&arguments.dir, &arguments.defender, arguments.rules.chosen()?) {
        (Some(winner), Some(defender), None) => arguments.of_tables(winner, defender)?,
        (None, None, Some(rules)) => arguments.of_games(rules)?,
        _ => return Err(Failure::Usage("use --dir and --defender, or --variant or --rules".to_owned())),
    };
    let bar = ProgressBar::new(conversion.starts.len() as u64);
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

impl Arguments {
    /// Random positions of the defender's tables.
    fn of_tables(&self, winner: &Path, defender: &Path) -> Result<Conversion, Failure> {
        if self.pieces.start() != self.pieces.end() {
            return Err(Failure::Usage("--pieces must be one number with --defender".to_owned()));
        }
        let starts = random_wins(defender, *self.pieces.end(), self.positions as usize, self.seed)
            .map_err(|problem| Failure::file("use the tables in", defender, problem))?;
        let player = |folder: &Path| {
            let tables = tables_of(&[folder.to_owned()])?;
            Ok::<_, Failure>(Player { tables, ..Player::of(Opponent::Level(Opponent::LEVELS)) })
        };
        Ok(self.conversion(starts, (player(winner)?, player(defender)?), self.nodes))
    }

    /// Positions that games reach and a long search proves won.
    fn of_games(&self, rules: AnyRules) -> Result<Conversion, Failure> {
        let player = Player {
            tables: self.tables.source(None)?,
            weights: shipped::weights(rules),
            ..Player::of(Opponent::Level(Opponent::LEVELS))
        };
        let pieces = usize::from(*self.pieces.start())..=usize::from(*self.pieces.end());
        let search = Search { rules, player: player.clone(), pieces, proving: self.proving, seed: self.seed };
        let bar = ProgressBar::new(u64::from(self.positions));
        let starts = search.run(self.positions as usize, &|| bar.inc(1));
        bar.finish_and_clear();
        Ok(self.conversion(starts, (player.clone(), player), self.nodes.max(self.proving / 10)))
    }

    fn conversion(
        &self,
        starts: Vec<AnyPosition>,
        (attacker, defender): (Player, Player),
        resisting: u64,
    ) -> Conversion {
        Conversion {
            starts,
            attacker,
            defender,
            limits: Limits::nodes(self.nodes),
            resisting: Limits::nodes(resisting),
            threads: usize::from(self.threads),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pieces_are_a_number_or_two() {
        assert_eq!(pieces("5"), Ok(5..=5));
        assert_eq!(pieces("6-8"), Ok(6..=8));
        for wrong in ["", "1", "13", "8-6", "6-", "-6", "6-8-9", "six"] {
            assert!(pieces(wrong).is_err(), "{wrong}");
        }
    }
}
