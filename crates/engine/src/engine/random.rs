//! Randomness for one choice, derived from the seed and the position.

use rand_core::{RngCore, SeedableRng};
use rand_pcg::Pcg64Mcg;

use crate::task::Task;

/// The generator for one choice. It depends only on the seed and the position with its counters, so a resumed game
/// continues in the same way.
pub(super) fn for_task(seed: u64, task: &Task) -> Pcg64Mcg {
    let past = u64::from(task.clock.quiet) << 32 | task.keys.len() as u64;
    Pcg64Mcg::seed_from_u64(seed ^ task.position.key().0.rotate_left(17) ^ past)
}

/// A random number below `count`.
pub(super) fn below(random: &mut Pcg64Mcg, count: usize) -> usize {
    ((u128::from(random.next_u64()) * count as u128) >> 64) as usize
}

/// A random number of the standard Gumbel distribution. Adding one to each score and taking the maximum chooses in proportion
/// to the exponentials of the scores.
pub(super) fn gumbel(random: &mut Pcg64Mcg) -> f64 {
    let uniform = ((random.next_u64() >> 11) as f64 + 0.5) / (1u64 << 53) as f64;
    -(-uniform.ln()).ln()
}
