//! The bench: one number per rule set that changes when, and only when, the search behaves differently.

use crownhead_rules::{AnyPosition, AnyRules};
use crownhead_search::{Limits, Monitor};
use rand_core::{RngCore, SeedableRng};
use rand_pcg::Pcg64Mcg;

use crate::{engine::Engine, task::Task};

/// The result of a bench run.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct BenchResult {
    /// The nodes of all searches: the signature.
    pub nodes: u64,
    /// Positions searched.
    pub positions: usize,
}

/// Lengths in plies of the random walks to the bench positions.
const WALKS: [u32; 7] = [4, 8, 14, 20, 28, 36, 46];

/// The fixed positions of a rule set: the start, and the ends of seeded random walks that are not over.
pub fn bench_positions(rules: AnyRules) -> Vec<AnyPosition> {
    let mut positions = vec![AnyPosition::start(rules)];
    for plies in WALKS {
        let mut random = Pcg64Mcg::seed_from_u64(u64::from(plies));
        let mut at = AnyPosition::start(rules);
        for _ in 0..plies {
            let legal = at.legal_moves();
            if legal.is_empty() {
                break;
            }
            at = at.play_unchecked(&legal[(random.next_u64() % legal.len() as u64) as usize]);
        }
        if at.has_moves() {
            positions.push(at);
        }
    }
    positions
}

/// Searches every bench position to a fixed depth with an empty transposition table and the evaluation of the engine.
pub fn bench(engine: &mut Engine, rules: AnyRules, depth: u8, monitor: &mut dyn Monitor) -> BenchResult {
    let positions = bench_positions(rules);
    let nodes = positions.iter().map(|position| {
        engine.clear();
        engine.analyze(&Task::from_position(*position), &Limits::depth(depth), monitor).nodes
    });
    BenchResult { nodes: nodes.sum(), positions: positions.len() }
}
