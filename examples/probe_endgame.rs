//! Builds endgame tables in memory and probes a position and each of its moves:
//! `cargo run -p crownhead-examples --bin probe_endgame -- VARIANT FEN`.

use std::{env, error::Error, sync::Arc};

use crownhead_endgame::{AnyProber, Job, MemoryStorage, Metric, Silent, Storage};
use crownhead_notation::{fen, movetext};
use crownhead_rules::AnyRules;

fn main() -> Result<(), Box<dyn Error>> {
    let arguments: Vec<String> = env::args().skip(1).collect();
    let [variant, text] = arguments.as_slice() else { return Err("usage: probe_endgame VARIANT FEN".into()) };
    let rules = AnyRules::from_key(variant).ok_or("unknown variant")?;
    let position = fen::parse(text, rules)?;

    let pieces = position.pieces().count() as u8;
    let storage: Arc<dyn Storage> = Arc::new(MemoryStorage::default());
    Job { rules, pieces, metric: Metric::Dtw }.run(&*storage, &Silent)?;

    let mut prober = AnyProber::open(storage, rules)?;
    let value = prober.value(&position)?.ok_or("the tables do not cover this position")?;
    println!("position {value}");
    for mv in position.legal_moves() {
        if let Some(value) = prober.value_of_move(&position, &mv)? {
            println!("{} {value}", movetext::write(&position, &mv));
        }
    }
    Ok(())
}
