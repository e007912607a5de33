//! Speed of move generation, in positions per second.
//!
//! `perft` counts the last ply without playing it, as most published figures do; `play` generates and plays every move,
//! including the last ply. `cargo bench -p movegen` prints both; `docs/benchmarks.md` keeps figures.

use std::{hint::black_box, time::Duration};

use criterion::{BenchmarkId, Criterion, Throughput, criterion_group, criterion_main};
use crownhead_rules::{
    AnyPosition, AnyRules, Board, MoveList, Position, Rules, RulesVisitor, movegen,
    perft::{Convention, perft},
};

/// Rules with a depth that takes some tens of milliseconds.
const TREES: [(&str, u32); 9] = [
    ("english", 9),
    ("international", 8),
    ("russian", 8),
    ("brazilian", 8),
    ("italian", 9),
    ("frisian", 7),
    ("turkish", 7),
    ("menu", 8),
    ("flying-tutorial", 8),
];

fn start(key: &str) -> AnyPosition {
    AnyPosition::start(AnyRules::from_key(key).expect("a key of named rules"))
}

fn leaf_counting(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("perft");
    group.warm_up_time(Duration::from_secs(1)).measurement_time(Duration::from_secs(3)).sample_size(20);
    for (key, depth) in TREES {
        let position = start(key);
        let nodes = perft(&position, depth, Convention::Unique);
        group.throughput(Throughput::Elements(nodes));
        group.bench_function(BenchmarkId::new(key, depth), |bencher| {
            bencher.iter(|| assert_eq!(perft(black_box(&position), depth, Convention::Unique), nodes));
        });
    }
    group.finish();
}

fn playing(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("play");
    group.warm_up_time(Duration::from_secs(1)).measurement_time(Duration::from_secs(3)).sample_size(20);
    for (key, depth) in TREES {
        let (position, depth) = (start(key), depth - 1);
        let played: u64 = (1..=depth).map(|depth| perft(&position, depth, Convention::Unique)).sum();
        group.throughput(Throughput::Elements(played));
        group.bench_function(BenchmarkId::new(key, depth), |bencher| {
            bencher.iter(|| assert_eq!(black_box(&position).dispatch_each(PlayAll { depth }), played));
        });
    }
    group.finish();
}

/// Plays every move, including the last ply, and counts them.
struct PlayAll {
    depth: u32,
}

impl RulesVisitor for PlayAll {
    type Output = u64;

    fn visit<R: Rules>(self, rules: R, position: &Position<R::Board>) -> u64 {
        play_all(rules, position.board(), self.depth, &mut Vec::new())
    }
}

fn play_all<R: Rules>(rules: R, board: &Board<R::Board>, depth: u32, list: &mut MoveList<R::Board>) -> u64 {
    let first = list.len();
    movegen::legal_moves(rules, board, list);
    let mut played = 0;
    for i in first..list.len() {
        let next = black_box(board.play(rules, &list[i]));
        played += 1;
        if depth > 1 {
            played += play_all(rules, &next, depth - 1, list);
        }
    }
    list.truncate(first);
    played
}

criterion_group!(benches, leaf_counting, playing);
criterion_main!(benches);
