//! Counts move sequences (perft) of a variant:
//! `cargo run -p crownhead-examples --bin count_positions -- VARIANT DEPTH`.

use std::{env, error::Error};

use crownhead_rules::{AnyPosition, AnyRules, perft};

fn main() -> Result<(), Box<dyn Error>> {
    let arguments: Vec<String> = env::args().skip(1).collect();
    let [variant, depth] = arguments.as_slice() else {
        return Err("usage: count_positions VARIANT DEPTH".into());
    };
    let rules = AnyRules::from_key(variant).ok_or("unknown variant")?;
    let start = AnyPosition::start(rules);
    for depth in 1..=depth.parse()? {
        println!("{depth} {}", perft::perft(&start, depth, perft::Convention::Unique));
    }
    Ok(())
}
