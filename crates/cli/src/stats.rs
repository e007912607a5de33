//! `crownhead stats`: what is in game files, as a table, as JSON, as a plot.

mod plot;
mod summary;

use std::fmt::Write as _;
use std::path::PathBuf;

use clap::Args;
use crownhead_game::Deed;
use crownhead_notation::movetext;
use crownhead_notation::pdn::{Settings, replay};
use crownhead_rules::AnyPosition;

use crate::failure::Failure;
use crate::files::write_whole;
use crate::games::{Found, Input};
use crate::output::{print, print_json};
use summary::{Entry, Outcome, Summary};

/// Arguments of `stats`.
#[derive(Args, Debug)]
pub(crate) struct Arguments {
    #[command(flatten)]
    input: Input,
    /// Print one JSON object.
    #[arg(long)]
    json: bool,
    /// Also draw results, lengths and the pieces that are left, as an SVG file.
    #[arg(long, value_name = "FILE.svg")]
    svg: Option<PathBuf>,
    /// How many openings and players to list.
    #[arg(long, value_name = "N", default_value_t = 10)]
    top: usize,
    /// How many plies make an opening.
    #[arg(long, value_name = "PLIES", default_value_t = 3, value_parser = clap::value_parser!(u8).range(1..=40))]
    opening: u8,
}

/// Counts all games of all files together.
pub(crate) fn run(arguments: &Arguments) -> Result<(), Failure> {
    let mut summary = Summary::default();
    let look = |found: &Found, settings: &Settings| entry(found, settings, usize::from(arguments.opening));
    arguments.input.each(look, |_, entry| {
        summary.add(entry);
        Ok(())
    })?;
    let told = summary.tell(arguments.top);
    if let Some(path) = &arguments.svg {
        write_whole(path, plot::draw(&told))?;
    }
    if arguments.json { print_json(&told) } else { print(table(&told).trim_end()) }
}

/// What counts of one game.
fn entry(found: &Found, settings: &Settings, opening: usize) -> Option<Entry> {
    let (start, deeds, tags, result, legal) = match found {
        Found::Bad(..) => return None,
        Found::Tree(_, tree) => (tree.start, tree.main_deeds(), tree.tags.clone(), tree.result.clone(), true),
        Found::Sheet(sheet) => {
            let sheet = sheet.as_sheet();
            let replay = replay(&sheet, settings);
            let mut tags = sheet.to_tags();
            tags.remove("Result");
            (replay.start, replay.main_deeds(), tags, replay.result(&sheet), replay.is_legal)
        }
    };
    let mut position = start;
    let mut first = Vec::new();
    let mut plies = 0;
    for deed in &deeds {
        if let Deed::Move(mv) = deed {
            plies += 1;
            if first.len() < opening {
                first.push(movetext::write(&position, mv));
            }
        }
        position = deed.after(&position);
    }
    let usual = start == AnyPosition::start(start.rules());
    let told = tags.get("Result").filter(|result| !matches!(*result, "*" | "?" | ""));
    let name = |tag: &str| tags.get(tag).filter(|name| !matches!(*name, "" | "?" | "-")).map(str::to_owned);
    Some(Entry {
        rules: start.rules().key().unwrap_or("house rules"),
        outcome: Outcome::of(told.or(result.as_deref()).unwrap_or("*")),
        plies,
        opening: (usual && first.len() == opening).then(|| first.join(" ")),
        white: name("White"),
        black: name("Black"),
        pieces: position.pieces().count(),
        legal,
    })
}

fn table(told: &summary::Told) -> String {
    let mut text = String::new();
    let share = |part: u64| 100.0 * part as f64 / told.games.max(1) as f64;
    let _ = writeln!(text, "games            {}", told.games);
    let _ = writeln!(text, "  legal          {} ({:.1} %)", told.legal, share(told.legal));
    if told.unreadable > 0 {
        let _ = writeln!(text, "  not readable   {}", told.unreadable);
    }
    for (rules, games) in &told.rules {
        let _ = writeln!(text, "  {rules:<14} {games}");
    }
    let results = &told.results;
    for (name, games) in [
        ("White won", results.white),
        ("Black won", results.black),
        ("drawn", results.draws),
        ("lost by both", results.both_lost),
        ("not told", results.unknown),
    ] {
        let _ = writeln!(text, "{name:<16} {games} ({:.1} %)", share(games));
    }
    let lengths = &told.plies;
    let _ = writeln!(
        text,
        "plies            {} in all, {:.1} a game, {} to {}, median {}",
        lengths.total, lengths.mean, lengths.shortest, lengths.longest, lengths.median
    );
    list(
        &mut text,
        "plies",
        told.lengths.iter().map(|(from, games)| (format!("{from}-{}", from + 9), games.to_string())),
    );
    list(
        &mut text,
        "pieces at the end",
        told.pieces.iter().map(|(n, games)| (n.to_string(), games.to_string())),
    );
    list(
        &mut text,
        "openings",
        told.openings.iter().map(|(moves, games)| (moves.clone(), games.to_string())),
    );
    let players = told.players.iter().map(|player| {
        let summary::Player { name, games, won, drawn, lost } = player;
        (name.clone(), format!("{games}  +{won} ={drawn} -{lost}"))
    });
    list(&mut text, "players", players);
    text
}

fn list(text: &mut String, title: &str, rows: impl Iterator<Item = (String, String)>) {
    let rows: Vec<(String, String)> = rows.collect();
    if rows.is_empty() {
        return;
    }
    let width = rows.iter().map(|(name, _)| name.chars().count()).max().unwrap_or(0);
    let _ = writeln!(text, "\n{title}");
    for (name, value) in rows {
        let _ = writeln!(text, "  {name:<width$}  {value}");
    }
}
