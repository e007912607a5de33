//! `crownhead library find`.

use std::io::Write as _;
use std::ops::ControlFlow;

use clap::Args;
use crownhead_library::Facts;
use crownhead_library::db::{Hit, Library};
use serde::Serialize;

use super::question::{Moment, Question};
use crate::failure::Failure;
use crate::output::{json, print, stdout};

/// Arguments of `library find`.
#[derive(Args, Debug)]
pub(super) struct Arguments {
    #[command(flatten)]
    question: Question,
    #[command(flatten)]
    moment: Moment,
    /// The most games to list; 0 for all.
    #[arg(long, value_name = "N", default_value_t = 20)]
    limit: usize,
    /// Print how many games there are, not which.
    #[arg(long)]
    count: bool,
    /// Print one JSON object for each game.
    #[arg(long)]
    json: bool,
}

/// A game as scripts read it.
#[derive(Serialize)]
pub(super) struct GameLine {
    game: u32,
    ply: u16,
    rules: String,
    white: String,
    black: String,
    event: String,
    date: String,
    result: &'static str,
    white_rating: Option<u16>,
    black_rating: Option<u16>,
    plies: u16,
    ending: String,
}

/// Searches and lists. The answer is no (exit code 1) if there is no such game.
pub(super) fn run(library: &Library, arguments: &Arguments) -> Result<(), Failure> {
    let query = arguments.question.query()?;
    let query = arguments.moment.ask(query, &arguments.question, library)?;
    if arguments.count {
        let mut games = 0u64;
        library.find(&query, |_| {
            games += 1;
            ControlFlow::Continue(())
        })?;
        return print(&games.to_string());
    }
    let mut out = stdout();
    let (mut games, mut failure) = (0, None);
    library.find(&query, |hit| {
        games += 1;
        let written = line(library, hit, arguments.json).and_then(|line| Ok(writeln!(out, "{line}")?));
        if let Err(problem) = written {
            failure = Some(problem);
            return ControlFlow::Break(());
        }
        if games == arguments.limit { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
    })?;
    if let Some(failure) = failure {
        return Err(failure);
    }
    out.flush()?;
    if games == 0 { Err(Failure::No) } else { Ok(()) }
}

/// A line about a game.
pub(super) fn line(library: &Library, hit: Hit, as_json: bool) -> Result<String, Failure> {
    let (rules, facts) = library.facts(hit.game)?;
    if as_json {
        return json(&game_line(hit, rules, facts));
    }
    let text = sentence(&facts);
    let at = if hit.ply > 0 { format!(", ply {} of {}", hit.ply, facts.plies) } else { String::new() };
    Ok(format!("{}: {text}{at}", hit.game))
}

/// Who played where and when.
pub(super) fn sentence(facts: &Facts) -> String {
    let name = |name: &str, rating: u16| match (name, rating) {
        ("", _) => "?".to_owned(),
        (name, 0) => name.to_owned(),
        (name, rating) => format!("{name} ({rating})"),
    };
    let [white, black] = facts.ratings;
    let players = format!("{} - {}", name(&facts.white, white), name(&facts.black, black));
    let result = format!(", {}", facts.result.key());
    let about = [facts.event.clone(), facts.date.text()].into_iter().filter(|part| !part.is_empty());
    let about: Vec<String> = about.collect();
    let about = if about.is_empty() { String::new() } else { format!(", {}", about.join(", ")) };
    format!("{players}{result}{about}")
}

fn game_line(hit: Hit, rules: String, facts: Facts) -> GameLine {
    let rating = |rating: u16| (rating > 0).then_some(rating);
    GameLine {
        game: hit.game,
        ply: hit.ply,
        rules,
        date: facts.date.text(),
        result: facts.result.key(),
        white_rating: rating(facts.ratings[0]),
        black_rating: rating(facts.ratings[1]),
        plies: facts.plies,
        ending: facts.ending.to_string(),
        white: facts.white,
        black: facts.black,
        event: facts.event,
    }
}
