//! Turkish perft of the crate kish, counted by its own code: prints the nodes, a space, and the seconds of the fastest
//! repetition within 0.3 s. `benches/kish.sh` builds it; the project does not depend on it.

use std::{
    hint::black_box,
    time::{Duration, Instant},
};

fn main() {
    let board = kish::Board::new_default();
    let (begin, mut best, mut nodes) = (Instant::now(), f64::MAX, 0);
    while begin.elapsed() < Duration::from_millis(300) {
        let start = Instant::now();
        nodes = black_box(&board).perft(7);
        best = best.min(start.elapsed().as_secs_f64());
    }
    println!("{nodes} {best}");
}
