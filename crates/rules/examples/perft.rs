//! Counts the positions a number of plies away and prints the speed: `cargo run --release -p crownhead-rules --example
//! perft -- frisian 7`.

use std::{env, process::ExitCode, time::Instant};

use crownhead_rules::{
    AnyPosition, AnyRules,
    perft::{Convention, perft},
};

fn main() -> ExitCode {
    let arguments: Vec<String> = env::args().skip(1).collect();
    let key = arguments.first().map_or("english", String::as_str);
    let depth = arguments.get(1).and_then(|depth| depth.parse().ok()).unwrap_or(8);
    let Some(rules) = AnyRules::from_key(key) else {
        eprintln!("no variant or preset is called {key:?}");
        return ExitCode::from(2);
    };
    let begun = Instant::now();
    let nodes = perft(&AnyPosition::start(rules), depth, Convention::Unique);
    let seconds = begun.elapsed().as_secs_f64();
    println!("{key} depth {depth}: {nodes} in {seconds:.2} s, {:.0} million/s", nodes as f64 / seconds / 1e6);
    ExitCode::SUCCESS
}
