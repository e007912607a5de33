//! `crownhead library explore` and `book`.

use std::fmt::Write as _;
use std::path::PathBuf;
use std::time::Instant;

use clap::Args;
use crownhead_archive::sink::Sink;
use crownhead_library::db::Library;
use crownhead_library::{Explorer, GameResult, Tally};
use crownhead_notation::{fen, movetext};
use crownhead_rules::{AnyPosition, AnyRules};
use serde::Serialize;

use super::find::sentence;
use super::question::{Question, Turned};
use crate::choice::position;
use crate::expected::whole;
use crate::failure::Failure;
use crate::output::{print, print_json};

/// Arguments of `library explore`.
#[derive(Args, Debug)]
pub(super) struct Arguments {
    /// Moves that lead to the position.
    #[arg(value_name = "MOVE")]
    moves: Vec<String>,
    /// The position to start from [default: the start of the game].
    #[arg(long, value_name = "FEN")]
    fen: Option<String>,
    #[command(flatten)]
    question: Question,
    #[command(flatten)]
    turned: Turned,
    /// Print one JSON object.
    #[arg(long)]
    json: bool,
}

/// Counts as scripts read them.
#[derive(Serialize)]
struct Counts {
    games: u64,
    white: u64,
    draws: u64,
    black: u64,
    other: u64,
    rating: Option<u16>,
    last: Vec<u32>,
    best: Vec<u32>,
}

impl Counts {
    fn of(tally: &Tally) -> Counts {
        Counts {
            games: tally.games(),
            white: tally.of(GameResult::White),
            draws: tally.of(GameResult::Draw),
            black: tally.of(GameResult::Black),
            other: tally.of(GameResult::Unknown) + tally.of(GameResult::BothLost),
            rating: tally.rating(),
            last: tally.last.games().collect(),
            best: tally.best.games().collect(),
        }
    }
}

#[derive(Serialize)]
struct MoveLine {
    #[serde(rename = "move")]
    text: String,
    #[serde(flatten)]
    counts: Counts,
}

#[derive(Serialize)]
struct Report {
    fen: String,
    #[serde(flatten)]
    total: Counts,
    moves: Vec<MoveLine>,
    milliseconds: f64,
}

/// Shows what was played. The answer is no (exit code 1) if no game reached the position.
pub(super) fn run(library: &Library, arguments: &Arguments) -> Result<(), Failure> {
    let rules = arguments.question.reading_rules(library)?;
    let place = reached(rules, arguments.fen.as_deref(), &arguments.moves)?;
    let query = arguments.question.query()?;
    let query = crownhead_library::Query { rules: Some(rules), ..query };
    let clock = Instant::now();
    let explorer = library.explore(&place, &query, arguments.turned.swapped, arguments.turned.mirrored)?;
    let milliseconds = (clock.elapsed().as_secs_f64() * 1e6).round() / 1e3;
    if arguments.json {
        let moves = explorer.moves.iter();
        let moves =
            moves.map(|choice| MoveLine { text: choice.text.clone(), counts: Counts::of(&choice.tally) });
        let total = Counts::of(&explorer.total);
        print_json(&Report { fen: fen::write(&place), total, moves: moves.collect(), milliseconds })?;
    } else {
        print(table(library, &explorer)?.trim_end())?;
    }
    if explorer.total.games() == 0 { Err(Failure::No) } else { Ok(()) }
}

/// The position after some moves.
fn reached(rules: AnyRules, start: Option<&str>, moves: &[String]) -> Result<AnyPosition, Failure> {
    let mut place = position(rules, start)?;
    for word in moves.iter().flat_map(|text| text.split_whitespace()) {
        let mv = movetext::find(word, &place)
            .map_err(|problem| Failure::Usage(format!("move {word:?}: {problem}")))?;
        place = place.play_unchecked(&mv);
    }
    Ok(place)
}

fn table(library: &Library, explorer: &Explorer) -> Result<String, Failure> {
    let mut text = format!(
        "{:<14} {:>9} {:>7} {:>7} {:>7} {:>7}\n",
        "move", "games", "white", "draw", "black", "rating"
    );
    let moves = explorer.moves.iter().map(|choice| (choice.text.as_str(), &choice.tally));
    for (name, tally) in moves.chain([("all", &explorer.total)]) {
        let share =
            |result| format!("{:.1} %", 100.0 * tally.of(result) as f64 / tally.games().max(1) as f64);
        let [white, draw, black] = [GameResult::White, GameResult::Draw, GameResult::Black].map(share);
        let rating = tally.rating().map_or(String::new(), |rating| rating.to_string());
        // Writing to a string cannot fail.
        let _ = writeln!(text, "{name:<14} {:>9} {white:>7} {draw:>7} {black:>7} {rating:>7}", tally.games());
    }
    for (title, ranking) in [("last games", &explorer.total.last), ("best-known games", &explorer.total.best)]
    {
        let games: Vec<u32> = ranking.games().collect();
        if !games.is_empty() {
            let _ = writeln!(text, "\n{title}");
        }
        for game in games {
            let _ = writeln!(text, "  {game}: {}", sentence(&library.facts(game)?.1));
        }
    }
    Ok(text)
}

/// Arguments of `library book`.
#[derive(Args, Debug)]
pub(super) struct BookArguments {
    #[command(flatten)]
    question: Question,
    /// The plies of each opening.
    #[arg(long, value_name = "N", default_value_t = 6, value_parser = whole::<u16>(1..=60))]
    plies: u16,
    /// The fewest games in which each move was played.
    #[arg(long, value_name = "N", default_value_t = 2)]
    least: u64,
    /// The file to write [default: standard output].
    #[arg(long, short, value_name = "FILE")]
    output: Option<PathBuf>,
}

/// Writes a list of openings. The answer is no (exit code 1) if there are none.
pub(super) fn book(library: &Library, arguments: &BookArguments) -> Result<(), Failure> {
    let rules = arguments.question.reading_rules(library)?;
    let query = crownhead_library::Query { rules: Some(rules), ..arguments.question.query()? };
    let book = library.book(&query, arguments.plies)?;
    let lines = book.lines(&AnyPosition::start(rules), arguments.plies, arguments.least.max(1));
    let mut out = Sink::open(arguments.output.as_deref())?;
    out.write(
        format!(
            "# Openings of {}: games, White's wins, draws, Black's wins\n",
            crownhead_notation::rules_key(rules)
        )
        .as_bytes(),
    )?;
    for line in &lines {
        let of = |result| line.tally.of(result);
        let [white, draws, black] = [GameResult::White, GameResult::Draw, GameResult::Black].map(of);
        let text = format!("# {} +{white} ={draws} -{black}\n{}\n", line.tally.games(), line.moves.join(" "));
        out.write(text.as_bytes())?;
    }
    out.finish()?;
    if lines.is_empty() { Err(Failure::No) } else { Ok(()) }
}
