//! Files: built tables are read back, builds resume to the same bytes, and a flipped byte is found.

use std::borrow::Cow;
use std::io;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering::Relaxed};

use crownhead_endgame::{
    AnyProber, Bundle, BundlePart, Fault, Job, MANIFEST, Manifest, MemoryStorage, Metric, PAGE, Paged,
    RulesKey, Silent, Slice, Source, Storage, TableError, VirtualBundle, contents, pack, position_of, verify,
};
use crownhead_rules::{AnyRules, BoardKind, CaptureDuty, HouseRules, Variant};

fn build(rules: AnyRules, pieces: u8, metric: Metric) -> MemoryStorage {
    let storage = MemoryStorage::default();
    Job { rules, pieces, metric }.run(&storage, &Silent).expect("tables are built");
    storage
}

fn faults(storage: &dyn Storage, rules: AnyRules) -> Result<(u64, Vec<Fault>), TableError> {
    let mut faults = Vec::new();
    let right = verify(storage, rules, &Silent, &mut |fault| faults.push(fault))?;
    Ok((right, faults))
}

#[test]
fn built_tables_verify() {
    let variants =
        [Variant::English, Variant::Russian, Variant::Turkish, Variant::Giveaway, Variant::Breakthrough];
    for variant in variants {
        for metric in Metric::ALL {
            let pieces = if metric == Metric::Wdl && variant != Variant::Turkish { 3 } else { 2 };
            let rules = AnyRules::Variant(variant);
            let storage = build(rules, pieces, metric);
            let (right, faults) = faults(&storage, rules).expect("there are tables");
            assert!(faults.is_empty(), "{} {metric:?}: {faults:?}", variant.key());
            let all: u64 =
                contents(&storage).expect("tables").iter().map(|about| about.census.positions()).sum();
            assert_eq!(right, all);
        }
    }
}

#[test]
fn tables_on_12x12_and_10x8_verify() {
    for variant in [Variant::Canadian, Variant::SriLankan, Variant::Spantsireti] {
        let rules = AnyRules::Variant(variant);
        let (right, faults) = faults(&build(rules, 2, Metric::Dtc), rules).expect("there are tables");
        assert!(faults.is_empty() && right > 5000, "{}: {faults:?}", variant.key());
    }
}

/// A storage whose writes fail after a while.
#[derive(Debug)]
struct Breaking<'s> {
    storage: &'s MemoryStorage,
    writes_left: AtomicUsize,
}

impl Storage for Breaking<'_> {
    fn size(&self, name: &str) -> io::Result<Option<u64>> {
        self.storage.size(name)
    }

    fn read(&self, name: &str, offset: u64, buffer: &mut [u8]) -> io::Result<()> {
        self.storage.read(name, offset, buffer)
    }

    fn write(&self, name: &str, bytes: &[u8]) -> io::Result<()> {
        let left = self.writes_left.load(Relaxed);
        self.writes_left.store(left.saturating_sub(1), Relaxed);
        if left == 0 { Err(io::Error::other("power failure")) } else { self.storage.write(name, bytes) }
    }
}

#[test]
fn a_build_interrupted_at_any_write_resumes_to_the_same_bytes() {
    let job = Job { rules: AnyRules::Variant(Variant::Mini6English), pieces: 3, metric: Metric::Dtw };
    let whole = build(job.rules, job.pieces, job.metric).files();
    for writes in 0..whole.len() + 8 {
        let storage = MemoryStorage::default();
        let breaking = Breaking { storage: &storage, writes_left: AtomicUsize::new(writes) };
        let broken = job.run(&breaking, &Silent);
        assert!(
            matches!(broken, Err(TableError::Storage { .. })) || storage.files() == whole,
            "{writes}: {broken:?}"
        );
        // A second run gets a little further.
        let breaking = Breaking { storage: &storage, writes_left: AtomicUsize::new(3) };
        let _ = job.run(&breaking, &Silent);
        job.run(&storage, &Silent).expect("tables are built");
        assert_eq!(storage.files(), whole, "broken after {writes} writes");
    }
}

#[test]
fn more_pieces_can_be_added_later() {
    let rules = AnyRules::Variant(Variant::Mini6English);
    let storage = build(rules, 2, Metric::Wdl);
    Job { rules, pieces: 3, metric: Metric::Wdl }.run(&storage, &Silent).expect("tables are built");
    assert_eq!(storage.files(), build(rules, 3, Metric::Wdl).files());
}

#[test]
fn every_flipped_byte_is_found() {
    let rules = AnyRules::Variant(Variant::Mini6English);
    let whole = build(rules, 2, Metric::Dtw).files();
    for (name, bytes) in &whole {
        for at in 0..bytes.len() {
            let storage = MemoryStorage::default();
            for (other, bytes) in &whole {
                storage.write(other, bytes).expect("memory");
            }
            let mut damaged = bytes.clone();
            damaged[at] ^= 1 << (at % 8);
            storage.write(name, &damaged).expect("memory");
            match faults(&storage, rules) {
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

/// A checksum proves nothing about content: a malformed file can carry a valid one.
#[test]
fn malformed_files_with_valid_checksums_do_not_panic() {
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
                let storage = MemoryStorage::default();
                for (other, bytes) in &files {
                    storage.write(other, bytes).expect("memory");
                }
                storage.write(name, &bytes).expect("memory");
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
                storage.write(MANIFEST, &text).expect("memory");
                // Changed probability bits and bytes after a run may lead to the same values; anything but a panic is
                // allowed.
                drop(faults(&storage, rules));
                drop(contents(&storage));
                probe_some(storage, rules);
            }
        }
    }
}

/// Probes a few positions, whatever the results.
fn probe_some(storage: MemoryStorage, rules: AnyRules) {
    let Ok(mut prober) = AnyProber::open(Arc::new(storage), rules) else { return };
    for number in [0, 7, 100, 250] {
        for slice in Slice::of_pieces(2) {
            if let Some(position) = position_of(rules, slice, number) {
                drop(prober.value(&position));
            }
        }
    }
}

#[test]
fn missing_and_truncated_files_are_found() {
    let rules = AnyRules::Variant(Variant::Mini6English);
    let storage = build(rules, 2, Metric::Wdl);
    let (name, bytes) = storage.files().into_iter().next().expect("a file");
    for length in 0..bytes.len() {
        storage.write(&name, &bytes[..length]).expect("memory");
        let (_, faults) = faults(&storage, rules).expect("there are tables");
        assert!(!faults.is_empty(), "{name} cut to {length} bytes");
    }
    assert!(matches!(faults(&MemoryStorage::default(), rules), Err(TableError::Missing(_))));
}

#[test]
fn tables_for_other_rules_or_metrics_are_refused() {
    let english = AnyRules::Variant(Variant::Mini6English);
    let storage = build(english, 2, Metric::Wdl);
    let other = AnyRules::Variant(Variant::Mini6International);
    let refused = |job: Job| matches!(job.run(&storage, &Silent), Err(TableError::Foreign { .. }));
    assert!(refused(Job { rules: other, pieces: 2, metric: Metric::Wdl }));
    assert!(refused(Job { rules: english, pieces: 2, metric: Metric::Dtw }));
    assert!(matches!(verify(&storage, other, &Silent, &mut |_| {}), Err(TableError::Foreign { .. })));
    assert!(Manifest::read(&storage).expect("a list").is_some());
}

#[test]
fn impossible_builds_are_refused() {
    let huffing = HouseRules {
        capture_duty: CaptureDuty::Optional,
        huffing: true,
        ..HouseRules::plain(BoardKind::Dark8)
    };
    let run =
        |rules, pieces| Job { rules, pieces, metric: Metric::Wdl }.run(&MemoryStorage::default(), &Silent);
    assert!(matches!(run(AnyRules::House(huffing), 2), Err(TableError::Huffing)));
    assert!(matches!(run(AnyRules::Variant(Variant::International), 9), Err(TableError::TooLarge { .. })));
}

/// A remote source that counts its reads.
struct Far {
    bytes: Cow<'static, [u8]>,
    asked: Arc<AtomicUsize>,
}

impl Source for Far {
    fn length(&self) -> io::Result<u64> {
        self.bytes.length()
    }

    fn read(&self, offset: u64, buffer: &mut [u8]) -> io::Result<()> {
        assert!(
            offset.is_multiple_of(PAGE as u64) && buffer.len() <= PAGE,
            "pages are fetched, and nothing else"
        );
        self.asked.fetch_add(1, Relaxed);
        self.bytes.read(offset, buffer)
    }
}

const ENGLISH: AnyRules = AnyRules::Variant(Variant::English);

/// The bundle shipped with the program.
fn english() -> Cow<'static, [u8]> {
    Cow::Borrowed(&include_bytes!("../../../data/endgames/english.tables")[..])
}

fn probers(bundle: &Bundle) -> Vec<AnyProber> {
    let tables = bundle.tables(ENGLISH).expect("headers are whole");
    // A cache so small that it hardly holds one decoded block.
    tables.iter().map(|tables| tables.prober(1)).collect()
}

#[test]
fn a_remote_bundle_is_read_by_pages_within_its_allowance() {
    let asked = Arc::new(AtomicUsize::new(0));
    let far = Far { bytes: english(), asked: Arc::clone(&asked) };
    let pages = (english().len()).div_ceil(PAGE);
    let paged = Arc::new(Paged::new(far, 1, 10_000).expect("it has a length"));
    let bundle = Bundle::open(&(Arc::clone(&paged) as Arc<dyn Source>)).expect("the bundle is valid");
    let (mut near, mut from_afar) =
        (probers(&Bundle::read(english()).expect("the bundle is valid")), probers(&bundle));
    let slice = Slice::new(1, 1, 0, 2);
    for number in (0..40_000).step_by(997) {
        let position = position_of(ENGLISH, slice, number).expect("the position exists");
        for (near, from_afar) in near.iter_mut().zip(&mut from_afar) {
            asked.store(0, Relaxed);
            let (expected, value) = (near.value(&position), from_afar.value(&position));
            assert_eq!(value.expect("it is read"), expected.expect("it is read"));
            // Forced captures look up several positions; here at most four, of two pages each.
            assert!(asked.load(Relaxed) <= 8, "{number}: {} pages", asked.load(Relaxed));
        }
    }
    // Without an allowance, only cached pages can be read; with a new one, everything can.
    let position = |number| position_of(ENGLISH, slice, number).expect("the position exists");
    paged.allow(0);
    asked.store(0, Relaxed);
    let known =
        (0..40_000).step_by(997).filter(|&number| from_afar[1].value(&position(number)).is_ok()).count();
    assert!(known < 41 && asked.load(Relaxed) == 0, "{known} of 41");
    paged.allow(100);
    assert!(from_afar[1].value(&position(997)).is_ok());

    // With room for all pages, each one is fetched once.
    let far = Far { bytes: english(), asked: Arc::clone(&asked) };
    asked.store(0, Relaxed);
    let paged = Paged::new(far, pages, 10_000).expect("it has a length");
    let mut all = probers(&Bundle::open(&(Arc::new(paged) as Arc<dyn Source>)).expect("the bundle is valid"));
    for number in (0..40_000).step_by(97) {
        assert!(all[1].value(&position(number)).is_ok());
    }
    assert_eq!(asked.load(Relaxed), pages);
}

#[test]
fn storages_and_bundles_combine_into_one_bundle() {
    let storage: Arc<dyn Storage> = Arc::new(build(ENGLISH, 3, Metric::Dtc));
    let mut packed = VirtualBundle::new(RulesKey::of(&ENGLISH.house_rules()));
    packed.add_storage(&storage).expect("the tables were built");
    let mut bytes = vec![0; packed.length().expect("a length") as usize];
    packed.read(0, &mut bytes).expect("all of it");
    assert_eq!(
        bytes,
        pack(&[BundlePart::all(&*storage)]).expect("the tables were built"),
        "the same as a bundle of copies"
    );
    // Reading piece by piece gives the same bytes.
    let mut piecewise = vec![0; bytes.len()];
    for (at, piece) in piecewise.chunks_mut(777).enumerate() {
        packed.read(777 * at as u64, piece).expect("the file exists");
    }
    assert_eq!(piecewise, bytes);
    assert!(packed.read(bytes.len() as u64 - 1, &mut [0; 2]).is_err(), "beyond the end");

    packed.add_bundle(&Bundle::read(english()).expect("the bundle is valid")).expect("the same rules");
    let all = packed.length().expect("a length");
    assert!(all > bytes.len() as u64);
    let bundle = Bundle::open(&(Arc::new(packed) as Arc<dyn Source>)).expect("it is a bundle");
    let metrics: Vec<Metric> =
        bundle.tables(ENGLISH).expect("tables").iter().map(crownhead_endgame::AnyTables::metric).collect();
    assert_eq!(metrics, [Metric::Dtc, Metric::Dtw, Metric::Wdl]);
    let russian = VirtualBundle::new(RulesKey::of(&Variant::Russian.house_rules())).add_storage(&storage);
    assert!(matches!(russian, Err(TableError::Foreign { .. })));
}
