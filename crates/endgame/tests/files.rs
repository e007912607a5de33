//! Files: what was built is read back, resumed to the byte, and a flipped byte is found.

use std::io;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering::Relaxed};

use crownhead_endgame::{
    AnyProber, Fault, Job, MANIFEST, Manifest, MemoryShelf, Metric, Problem, Shelf, Silent, Slice, contents,
    position_of, verify,
};
use crownhead_rules::{AnyRules, BoardKind, CaptureDuty, HouseRules, Variant};

fn build(rules: AnyRules, pieces: u8, metric: Metric) -> MemoryShelf {
    let shelf = MemoryShelf::default();
    Job { rules, pieces, metric }.run(&shelf, &Silent).expect("tables are built");
    shelf
}

fn faults(shelf: &dyn Shelf, rules: AnyRules) -> Result<(u64, Vec<Fault>), Problem> {
    let mut faults = Vec::new();
    let right = verify(shelf, rules, &Silent, &mut |fault| faults.push(fault))?;
    Ok((right, faults))
}

#[test]
fn what_is_built_verifies() {
    let variants =
        [Variant::English, Variant::Russian, Variant::Turkish, Variant::Giveaway, Variant::Breakthrough];
    for variant in variants {
        for metric in Metric::ALL {
            let pieces = if metric == Metric::Wdl && variant != Variant::Turkish { 3 } else { 2 };
            let rules = AnyRules::Variant(variant);
            let shelf = build(rules, pieces, metric);
            let (right, faults) = faults(&shelf, rules).expect("there are tables");
            assert!(faults.is_empty(), "{} {metric:?}: {faults:?}", variant.key());
            let all: u64 =
                contents(&shelf).expect("tables").iter().map(|about| about.census.positions()).sum();
            assert_eq!(right, all);
        }
    }
}

#[test]
fn tables_of_12x12_and_of_10x8_verify() {
    for variant in [Variant::Canadian, Variant::SriLankan, Variant::Spantsireti] {
        let rules = AnyRules::Variant(variant);
        let (right, faults) = faults(&build(rules, 2, Metric::Dtc), rules).expect("there are tables");
        assert!(faults.is_empty() && right > 5000, "{}: {faults:?}", variant.key());
    }
}

/// A shelf that breaks down when it is written to.
#[derive(Debug)]
struct Breaking<'s> {
    shelf: &'s MemoryShelf,
    writes_left: AtomicUsize,
}

impl Shelf for Breaking<'_> {
    fn size(&self, name: &str) -> io::Result<Option<u64>> {
        self.shelf.size(name)
    }

    fn read(&self, name: &str, offset: u64, buffer: &mut [u8]) -> io::Result<()> {
        self.shelf.read(name, offset, buffer)
    }

    fn write(&self, name: &str, bytes: &[u8]) -> io::Result<()> {
        let left = self.writes_left.load(Relaxed);
        self.writes_left.store(left.saturating_sub(1), Relaxed);
        if left == 0 { Err(io::Error::other("the power is gone")) } else { self.shelf.write(name, bytes) }
    }
}

#[test]
fn a_build_that_breaks_at_any_write_goes_on_to_the_same_bytes() {
    let job = Job { rules: AnyRules::Variant(Variant::Mini6English), pieces: 3, metric: Metric::Dtw };
    let whole = build(job.rules, job.pieces, job.metric).files();
    for writes in 0..whole.len() + 8 {
        let shelf = MemoryShelf::default();
        let breaking = Breaking { shelf: &shelf, writes_left: AtomicUsize::new(writes) };
        let broken = job.run(&breaking, &Silent);
        assert!(
            matches!(broken, Err(Problem::Shelf { .. })) || shelf.files() == whole,
            "{writes}: {broken:?}"
        );
        // A second run gets a little farther.
        let breaking = Breaking { shelf: &shelf, writes_left: AtomicUsize::new(3) };
        let _ = job.run(&breaking, &Silent);
        job.run(&shelf, &Silent).expect("tables are built");
        assert_eq!(shelf.files(), whole, "broken after {writes} writes");
    }
}

#[test]
fn more_pieces_can_be_added_later() {
    let rules = AnyRules::Variant(Variant::Mini6English);
    let shelf = build(rules, 2, Metric::Wdl);
    Job { rules, pieces: 3, metric: Metric::Wdl }.run(&shelf, &Silent).expect("tables are built");
    assert_eq!(shelf.files(), build(rules, 3, Metric::Wdl).files());
}

#[test]
fn a_flipped_byte_is_found_wherever_it_is() {
    let rules = AnyRules::Variant(Variant::Mini6English);
    let whole = build(rules, 2, Metric::Dtw).files();
    for (name, bytes) in &whole {
        for at in 0..bytes.len() {
            let shelf = MemoryShelf::default();
            for (other, bytes) in &whole {
                shelf.write(other, bytes).expect("memory");
            }
            let mut damaged = bytes.clone();
            damaged[at] ^= 1 << (at % 8);
            shelf.write(name, &damaged).expect("memory");
            match faults(&shelf, rules) {
                Err(problem) => assert_eq!(name, MANIFEST, "byte {at}: {problem}"),
                Ok((_, faults)) => {
                    let named = faults.iter().any(|fault| match fault {
                        Fault::File(problem) => problem.to_string().starts_with(&format!("{name}: ")),
                        Fault::Position { .. } => false,
                    });
                    assert!(
                        named || (name == MANIFEST && !faults.is_empty()),
                        "{name}, byte {at}: {faults:?}"
                    );
                }
            }
        }
    }
}

/// Whoever writes nonsense may well compute its checksums.
#[test]
fn nonsense_with_right_checksums_does_no_harm() {
    let rules = AnyRules::Variant(Variant::Mini6English);
    for metric in [Metric::Wdl, Metric::Dtw] {
        let whole = build(rules, 2, metric);
        let files = whole.files();
        let name = "1m0k-0m1k.ceg";
        let bytes = &files[name];
        let header = u32::from_le_bytes(bytes[8..12].try_into().expect("four bytes")) as usize;
        for at in 12..header - 4 {
            for change in [0x01, 0x10, 0x80, 0xff] {
                let mut bytes = bytes.clone();
                bytes[at] ^= change;
                let check = crc32fast::hash(&bytes[..header - 4]);
                bytes[header - 4..header].copy_from_slice(&check.to_le_bytes());
                let shelf = MemoryShelf::default();
                for (other, bytes) in &files {
                    shelf.write(other, bytes).expect("memory");
                }
                shelf.write(name, &bytes).expect("memory");
                let mut manifest: serde_json::Value =
                    serde_json::from_slice(&files[MANIFEST]).expect("the list is JSON");
                for entry in manifest["files"].as_array_mut().expect("files") {
                    if entry["name"] == name {
                        entry["crc32"] = crc32fast::hash(&bytes).into();
                    }
                }
                let manifest: Manifest = serde_json::from_value(manifest).expect("a list of tables");
                let mut text = serde_json::to_vec_pretty(&manifest).expect("JSON");
                text.push(b'\n');
                shelf.write(MANIFEST, &text).expect("memory");
                // Bits of chances and of what lies behind runs may lead to the same values; anything may come of it but a panic.
                drop(faults(&shelf, rules));
                drop(contents(&shelf));
                probe_some(shelf, rules);
            }
        }
    }
}

/// Asks for a few positions, whatever the answers.
fn probe_some(shelf: MemoryShelf, rules: AnyRules) {
    let Ok(mut prober) = AnyProber::open(Arc::new(shelf), rules) else { return };
    for number in [0, 7, 100, 250] {
        for slice in Slice::of_pieces(2) {
            if let Some(position) = position_of(rules, slice, number) {
                drop(prober.value(&position));
            }
        }
    }
}

#[test]
fn what_is_missing_or_cut_is_found() {
    let rules = AnyRules::Variant(Variant::Mini6English);
    let shelf = build(rules, 2, Metric::Wdl);
    let (name, bytes) = shelf.files().into_iter().next().expect("a file");
    for length in 0..bytes.len() {
        shelf.write(&name, &bytes[..length]).expect("memory");
        let (_, faults) = faults(&shelf, rules).expect("there are tables");
        assert!(!faults.is_empty(), "{name} cut to {length} bytes");
    }
    assert!(matches!(faults(&MemoryShelf::default(), rules), Err(Problem::Missing(_))));
}

#[test]
fn tables_of_other_rules_or_kinds_are_refused() {
    let english = AnyRules::Variant(Variant::Mini6English);
    let shelf = build(english, 2, Metric::Wdl);
    let other = AnyRules::Variant(Variant::Mini6International);
    let refused = |job: Job| matches!(job.run(&shelf, &Silent), Err(Problem::Foreign { .. }));
    assert!(refused(Job { rules: other, pieces: 2, metric: Metric::Wdl }));
    assert!(refused(Job { rules: english, pieces: 2, metric: Metric::Dtw }));
    assert!(matches!(verify(&shelf, other, &Silent, &mut |_| {}), Err(Problem::Foreign { .. })));
    assert!(Manifest::read(&shelf).expect("a list").is_some());
}

#[test]
fn what_cannot_be_built_is_refused() {
    let huffing = HouseRules {
        capture_duty: CaptureDuty::Optional,
        huffing: true,
        ..HouseRules::plain(BoardKind::Dark8)
    };
    let run =
        |rules, pieces| Job { rules, pieces, metric: Metric::Wdl }.run(&MemoryShelf::default(), &Silent);
    assert!(matches!(run(AnyRules::House(huffing), 2), Err(Problem::Huffing)));
    assert!(matches!(run(AnyRules::Variant(Variant::International), 9), Err(Problem::TooLarge { .. })));
}
