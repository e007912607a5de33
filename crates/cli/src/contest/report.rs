//! The report of a match, as text and as JSON.

use std::collections::BTreeMap;
use std::io::Write as _;

use crownhead_lab::records::Collector;
use crownhead_lab::score::{Elo, Tally};
use crownhead_lab::sprt::{Sprt, Verdict};
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
    let verdict = word(test.verdict(&tally.pairs));
    format!(
        "sprt {}: {verdict}, ratio {:.2} of {low:.2} to {high:.2}",
        control::sprt_text(test),
        test.ratio(&tally.pairs)
    )
}

fn word(verdict: Verdict) -> &'static str {
    match verdict {
        Verdict::Passed => "passed",
        Verdict::Failed => "failed",
        Verdict::Open => "open",
    }
}

fn signed(elo: f64) -> String {
    if elo.is_infinite() {
        return if elo > 0.0 { "+infinite" } else { "-infinite" }.to_owned();
    }
    // Zero has no sign.
    format!("{:+.1}", elo + 0.0)
}

/// The object that scripts read. Infinite differences are null.
#[derive(Serialize)]
struct Answer {
    a: String,
    b: String,
    variant: Option<&'static str>,
    openings: String,
    games: u64,
    wins: u64,
    draws: u64,
    losses: u64,
    score: f64,
    draw_rate: f64,
    elo: Option<f64>,
    elo_low: Option<f64>,
    elo_high: Option<f64>,
    normalized_elo: Option<f64>,
    normalized_elo_low: Option<f64>,
    normalized_elo_high: Option<f64>,
    pairs: [u64; 5],
    pair_ratio: Option<f64>,
    los: f64,
    endings: BTreeMap<String, u32>,
    sprt: Option<Test>,
    nodes: Option<u64>,
    movetime: Option<f64>,
    clock: Option<String>,
    seed: u64,
}

/// The sequential test in it.
#[derive(Serialize)]
struct Test {
    elo0: f64,
    elo1: f64,
    alpha: f64,
    beta: f64,
    ratio: f64,
    low: f64,
    high: f64,
    verdict: &'static str,
}

fn answer(arguments: &Arguments, rules: AnyRules, openings: &Openings, games: &Collector) -> Answer {
    let tally = games.ledger.close();
    let (elo, normalized) = (tally.elo(), tally.normalized_elo());
    let finite = |value: f64| value.is_finite().then_some(value);
    Answer {
        a: arguments.a.to_string(),
        b: arguments.b.to_string(),
        variant: rules.key(),
        openings: openings.to_string(),
        games: tally.games(),
        wins: tally.wins,
        draws: tally.draws,
        losses: tally.losses,
        score: tally.score(),
        draw_rate: tally.draw_rate(),
        elo: finite(elo.value),
        elo_low: finite(elo.low),
        elo_high: finite(elo.high),
        normalized_elo: finite(normalized.value),
        normalized_elo_low: finite(normalized.low),
        normalized_elo_high: finite(normalized.high),
        pairs: tally.pairs,
        pair_ratio: tally.pair_ratio().and_then(finite),
        los: tally.superiority(),
        endings: games.endings.clone(),
        sprt: arguments.sprt.map(|test| test_of(&test, games.ledger.tally())),
        nodes: arguments.nodes,
        movetime: arguments.movetime.map(|time| time.as_secs_f64()),
        clock: arguments.clock.map(control::clock_text),
        seed: arguments.seed,
    }
}

fn test_of(test: &Sprt, tally: &Tally) -> Test {
    let Sprt { elo0, elo1, alpha, beta } = *test;
    let (low, high) = test.bounds();
    let (ratio, verdict) = (test.ratio(&tally.pairs), word(test.verdict(&tally.pairs)));
    Test { elo0, elo1, alpha, beta, ratio, low, high, verdict }
}
