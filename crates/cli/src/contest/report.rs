//! The report of a match, as text and as JSON.

use std::collections::BTreeMap;
use std::io::Write as _;

use crownhead_lab::records::{Collector, Summary};
use crownhead_lab::score::{Elo, Tally};
use crownhead_lab::sprt::Sprt;
use crownhead_rules::AnyRules;
use serde::Serialize;

use super::openings::Openings;
use super::{Arguments, control};
use crate::failure::Failure;
use crate::output::{print_json, stdout};

/// Prints the report.
pub(super) fn print_report(
    arguments: &Arguments,
    rules: AnyRules,
    openings: &Openings,
    games: &Collector,
) -> Result<(), Failure> {
    let tally = games.ledger.close();
    if arguments.json {
        return print_json(&answer(arguments, rules, openings, games));
    }
    let mut out = stdout();
    let variant = rules.key().unwrap_or("house rules");
    writeln!(
        out,
        "{} against {}: {variant}, {} games, {}, openings {openings}, seed {}",
        arguments.a,
        arguments.b,
        tally.games(),
        arguments.pace_text(),
        arguments.seed
    )?;
    let test = arguments.sprt.map(|test| test_line(&test, games.ledger.tally()));
    for line in lines(&tally).into_iter().chain(test) {
        writeln!(out, "{line}")?;
    }
    let others: Vec<String> =
        others(&games.endings).map(|(ending, count)| format!("{ending} {count}")).collect();
    if !others.is_empty() {
        writeln!(out, "ended by {}", others.join("  "))?;
    }
    Ok(out.flush()?)
}

/// Games that ended by something other than the rules or the players.
fn others(endings: &BTreeMap<String, u32>) -> impl Iterator<Item = (&String, &u32)> {
    endings.iter().filter(|(ending, _)| *ending != "game")
}

/// The results, a line for each kind.
fn lines(tally: &Tally) -> Vec<String> {
    let Tally { wins, draws, losses, pairs, .. } = tally;
    vec![
        format!("wins {wins}  draws {draws}  losses {losses}"),
        format!("score {:.1} %  draw rate {:.1} %", 100.0 * tally.score(), 100.0 * tally.draw_rate()),
        elo_line("elo", &tally.elo()),
        elo_line("normalized elo", &tally.normalized_elo()),
        format!(
            "pairs by half points 0 to 4: {}  pair ratio {}  los {:.1} %",
            pairs.map(|count| count.to_string()).join(" "),
            tally.pair_ratio().map_or("none".to_owned(), |ratio| format!("{ratio:.2}")),
            100.0 * tally.superiority()
        ),
    ]
}

/// The results of a running match.
pub(super) fn short(tally: &Tally, test: Option<&Sprt>) -> Vec<String> {
    let mut all = lines(tally);
    all.remove(3);
    all.extend(test.map(|test| test_line(test, tally)));
    all
}

fn elo_line(name: &str, elo: &Elo) -> String {
    format!("{name} {} (95 %: {} to {})", signed(elo.value), signed(elo.low), signed(elo.high))
}

fn test_line(test: &Sprt, tally: &Tally) -> String {
    let (low, high) = test.bounds();
    let verdict = test.verdict(&tally.pairs).word();
    format!(
        "sprt {}: {verdict}, ratio {:.2} of {low:.2} to {high:.2}",
        control::sprt_text(test),
        test.ratio(&tally.pairs)
    )
}

fn signed(elo: f64) -> String {
    if elo.is_infinite() {
        return if elo > 0.0 { "+infinite" } else { "-infinite" }.to_owned();
    }
    // Zero has no sign.
    format!("{:+.1}", elo + 0.0)
}

/// The object that scripts read.
#[derive(Serialize)]
struct Answer {
    a: String,
    b: String,
    variant: Option<&'static str>,
    openings: String,
    #[serde(flatten)]
    results: Summary,
    nodes: Option<u64>,
    movetime: Option<f64>,
    clock: Option<String>,
    seed: u64,
}

fn answer(arguments: &Arguments, rules: AnyRules, openings: &Openings, games: &Collector) -> Answer {
    Answer {
        a: arguments.a.to_string(),
        b: arguments.b.to_string(),
        variant: rules.key(),
        openings: openings.to_string(),
        results: games.summary(arguments.sprt.as_ref()),
        nodes: arguments.nodes,
        movetime: arguments.movetime.map(|time| time.as_secs_f64()),
        clock: arguments.clock.map(control::clock_text),
        seed: arguments.seed,
    }
}
