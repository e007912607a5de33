//! Files: what was built is read back, resumed to the byte, and a flipped byte is found.

use std::io;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering::Relaxed};

use crownhead_endgame::{
    AnyProber, Fault, Job, MANIFEST, MemoryShelf, Metric, Problem, Shelf, Silent, Value, contents,
    position_of, verify,
};
use crownhead_rules::{AnyRules, Variant};

fn build(variant: Variant, pieces: u8, metric: Metric) -> MemoryShelf {
    let shelf = MemoryShelf::default();
    let job = Job { rules: AnyRules::Variant(variant), pieces, metric };
    job.run(&shelf, &Silent).expect("tables are built");
    shelf
}

fn faults(shelf: &dyn Shelf, rules: AnyRules) -> Result<(u64, Vec<Fault>), Problem> {
    let mut faults = Vec::new();
    let right = verify(shelf, rules, &Silent, &mut |fault| faults.push(fault))?;
    Ok((right, faults))
}

#[test]
fn what_is_built_verifies() {
    for variant in
        [Variant::English, Variant::Russian, Variant::Turkish, Variant::Giveaway, Variant::Breakthrough]
    {
        for metric in Metric::ALL {
            let pieces = if metric == Metric::Wdl && variant != Variant::Turkish { 3 } else { 2 };
            let shelf = build(variant, pieces, metric);
            let (right, faults) = faults(&shelf, AnyRules::Variant(variant)).expect("there are tables");
            assert!(faults.is_empty(), "{} {metric:?}: {faults:?}", variant.key());
            let all: u64 =
                contents(&shelf).expect("tables").iter().map(|about| about.census.positions()).sum();
            assert_eq!(right, all);
        }
    }
}
