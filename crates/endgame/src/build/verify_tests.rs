//! A wrong value in an otherwise valid file: only its successors reveal it.

use super::*;
use crate::build::Job;
use crate::build::manifest::Entry;
use crate::build::progress::Silent;
use crate::build::retrograde::{SolvedSlice, solve};
use crate::build::solved::Values;
use crate::store::MemoryStorage;
use crownhead_rules::Variant;

/// Replaces the correct table with one of a modified slice.
fn replace(storage: &MemoryStorage, solved: &SolvedSlice<u64>, key: &RulesKey, metric: Metric) -> String {
    let name = file_name(solved.table.index.slice());
    let bytes = table_file::to_file(solved, key, metric);
    let mut manifest = Manifest::read(storage).expect("a list").expect("a list");
    for entry in manifest.files.iter_mut().filter(|entry| entry.name == name) {
        *entry = Entry { name: name.clone(), bytes: bytes.len() as u64, crc32: crc32fast::hash(&bytes) };
    }
    storage.write(&name, &bytes).expect("memory");
    manifest.write(storage).expect("memory");
    name
}

#[test]
fn a_wrong_value_is_reported_with_its_position() {
    let rules = AnyRules::Variant(Variant::Mini6English);
    let key = RulesKey::of(&rules.house_rules());
    for metric in Metric::ALL {
        for wrong in [3_u64, 40, 111, 200] {
            let storage = MemoryStorage::default();
            Job { rules, pieces: 2, metric }.run(&storage, &Silent).expect("tables are built");
            let context = TableContext::new::<u64>(rules).expect("a narrow board");
            let tables = SolvedTables::<u64>::new(Arc::new(context), metric);
            let mut solved = solve(&tables, Slice::new(0, 1, 0, 1), &Silent).remove(0);
            if solved.captures[(wrong / 8) as usize] >> (wrong % 8) & 1 == 1 {
                continue;
            }
            match &mut solved.table.values {
                Values::Pairs(bytes) => bytes[(wrong / 4) as usize] ^= 1 << (wrong % 4 * 2),
                Values::Words(words) => words[wrong as usize] += 2,
            }
            let name = replace(&storage, &solved, &key, metric);
            let mut found = Vec::new();
            verify(&storage, rules, &Silent, &mut |fault| found.push(fault)).expect("there are tables");
            let named = found.iter().any(
                |fault| matches!(fault, Fault::Position { name: other, stored, derived, .. } if *other == name && stored != derived),
            );
            let coded = found.iter().any(|fault| matches!(fault, Fault::File(_)));
            assert!(named || coded, "{metric:?} {wrong}: {found:?}");
            assert!(named || metric == Metric::Wdl, "{metric:?} {wrong}: {found:?}");
        }
    }
}
