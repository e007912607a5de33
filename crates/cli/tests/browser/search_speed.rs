//! How fast the search is in the browser beside the native one. A measurement, not a test of the gate: it takes a build for
//! release and minutes, and neighbors on the machine disturb it. `cargo xtask wasm-speed` runs it.
//!
//! What counts is the time that a thread ran, where the system tells it, for machines do other things meanwhile.

use std::collections::BTreeSet;
use std::env;
use std::fs;
use std::path::{Path, PathBuf};
use std::time::Duration;

use crownhead_engine::{Engine, Limits};
use crownhead_game::Game;

use super::engines::{ask, heard, native, search};
use super::harness::alone_in_browser;
use super::page::Page;
use super::same_search::games;

/// So much of the native speed is wanted.
const WANTED: f64 = 0.75;
/// The first five have a search of their own, the others look their rules up; on 12x12 every set takes two words.
const RULES: [&str; 8] =
    ["english", "international", "russian", "frisian", "turkish", "portuguese", "spantsireti", "canadian"];
/// For each position; fewer while the browser gets to know the code.
const NODES: u64 = 1_000_000;
const WARM_UP: u64 = 200_000;
const ROUNDS: usize = 7;

#[test]
#[ignore = "takes minutes; cargo xtask wasm-speed runs it"]
fn the_search_in_the_browser_is_three_quarters_as_fast() {
    let rounds = env::var("CROWNHEAD_ROUNDS").ok().and_then(|rounds| rounds.parse().ok()).unwrap_or(ROUNDS);
    alone_in_browser(|page| {
        page.open("/");
        let mut engine = native();
        let mut slow = Vec::new();
        println!("million nodes a second    native  browser  best / best  median ratio of a round");
        for rules in RULES {
            let games = games(rules);
            here(&mut engine, &games, WARM_UP);
            there(page, &games, WARM_UP);
            let round = |_| [here(&mut engine, &games, NODES), there(page, &games, NODES)];
            let rounds: Vec<[f64; 2]> = (0..rounds).map(round).collect();
            let best = |at: usize| rounds.iter().map(|speeds| speeds[at]).fold(0.0, f64::max);
            let (native, browser) = (best(0), best(1));
            let ratio = median(rounds.iter().map(|[native, browser]| browser / native).collect());
            println!("{rules:22} {native:9.2} {browser:8.2} {:12.2} {ratio:24.2}", browser / native);
            if ratio < WANTED {
                slow.push(rules);
            }
        }
        assert!(slow.is_empty(), "less than {WANTED} of the native speed: {}", slow.join(", "));
    });
}

/// Million nodes a second of the native search.
fn here(engine: &mut Engine, games: &[Game], nodes: u64) -> f64 {
    let own = Path::new("/proc/thread-self");
    let before = ran(own);
    let searches = games.iter().map(|game| search(engine, game, Limits::nodes(nodes)));
    let (searched, time) =
        searches.fold((0, Duration::ZERO), |(nodes, sum), (found, time)| (nodes + found.nodes, sum + time));
    let ran = before.and_then(|before| ran(own)?.checked_sub(before));
    speed(searched, ran.unwrap_or(time))
}

/// The same of the worker.
fn there(page: &Page, games: &[Game], nodes: u64) -> f64 {
    let before = workers_ran();
    ask(page, games.iter().map(|game| (game, nodes)));
    let (searched, time) = heard(page)
        .into_iter()
        .fold((0, Duration::ZERO), |(nodes, sum), (found, time)| (nodes + found.nodes, sum + time));
    let ran = before.and_then(|before| workers_ran()?.checked_sub(before));
    speed(searched, ran.filter(|ran| !ran.is_zero()).unwrap_or(time))
}

fn speed(nodes: u64, time: Duration) -> f64 {
    nodes as f64 / time.as_secs_f64() / 1e6
}

fn median(mut values: Vec<f64>) -> f64 {
    values.sort_by(f64::total_cmp);
    values[values.len() / 2]
}

/// How long a thread has run, by its folder of Linux's.
fn ran(thread: &Path) -> Option<Duration> {
    let text = fs::read_to_string(thread.join("schedstat")).ok()?;
    text.split(' ').next()?.parse().ok().map(Duration::from_nanos)
}

/// How long the workers of our browser's pages have run; `None` where nobody tells.
fn workers_ran() -> Option<Duration> {
    let workers = processes()?.into_iter().flat_map(|process| folders(&process.join("task")));
    let workers = workers.filter(|thread| {
        fs::read_to_string(thread.join("comm")).is_ok_and(|name| name.starts_with("DedicatedWorker"))
    });
    Some(workers.filter_map(|thread| ran(&thread)).sum())
}

/// This process and all that descend from it.
fn processes() -> Option<Vec<PathBuf>> {
    let parent = |process: &Path| {
        let text = fs::read_to_string(process.join("stat")).ok()?;
        // The name before may hold anything.
        text.rsplit_once(')')?.1.split_whitespace().nth(1)?.parse::<u32>().ok()
    };
    let number = |process: &Path| process.file_name()?.to_str()?.parse::<u32>().ok();
    let all: Vec<(u32, u32, PathBuf)> = folders(Path::new("/proc"))
        .into_iter()
        .filter_map(|process| Some((number(&process)?, parent(&process)?, process)))
        .collect();
    let mut ours = BTreeSet::from([std::process::id()]);
    loop {
        let before = ours.len();
        ours.extend(
            all.iter()
                .filter(|(_, parent, _)| ours.contains(parent))
                .map(|&(number, ..)| number)
                .collect::<Vec<_>>(),
        );
        if ours.len() == before {
            break;
        }
    }
    (!all.is_empty()).then(|| {
        all.into_iter().filter(|(number, ..)| ours.contains(number)).map(|(.., path)| path).collect()
    })
}

fn folders(path: &Path) -> Vec<PathBuf> {
    fs::read_dir(path).into_iter().flatten().flatten().map(|entry| entry.path()).collect()
}
