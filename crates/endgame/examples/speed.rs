//! How fast tables are built and probed, and how small they are:
//! `cargo run --release -p crownhead-endgame --example speed -- VARIANT PIECES [METRIC]`.
//!
//! It probes random positions with the most pieces, including those with forced captures. "Cold" means that the block
//! was not decoded before; the bytes come from a temporary file, which the system has probably cached.

use std::fs::{self, File};
use std::io::{self, Read as _, Seek as _, SeekFrom};
use std::path::PathBuf;
use std::sync::Arc;
use std::time::Instant;

use crownhead_endgame::{Index, Job, Metric, Prober, Silent, Slice, Storage, Tables, Word, contents};
use crownhead_rules::{AnyRules, table_position::AnyMoveSource, table_position::TablePosition};

/// Files in a folder, opened again for every read.
#[derive(Debug)]
struct Folder(PathBuf);

impl Storage for Folder {
    fn size(&self, name: &str) -> io::Result<Option<u64>> {
        Ok(fs::metadata(self.0.join(name)).ok().map(|about| about.len()))
    }

    fn read(&self, name: &str, offset: u64, buffer: &mut [u8]) -> io::Result<()> {
        let mut file = File::open(self.0.join(name))?;
        file.seek(SeekFrom::Start(offset))?;
        file.read_exact(buffer)
    }

    fn write(&self, name: &str, bytes: &[u8]) -> io::Result<()> {
        fs::write(self.0.join(name), bytes)
    }
}

fn main() {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let text = |i: usize, default: &str| arguments.get(i).cloned().unwrap_or(default.to_owned());
    let rules = AnyRules::from_key(&text(0, "english")).expect("a variant or preset");
    let pieces: u8 = text(1, "4").parse().expect("a number of pieces");
    let metric = Metric::from_key(&text(2, "wdl")).expect("a metric");
    let folder = std::env::temp_dir().join(format!("crownhead-speed-{}", std::process::id()));
    fs::create_dir_all(&folder).expect("a folder");
    let storage: Arc<dyn Storage> = Arc::new(Folder(folder.clone()));
    for pieces in 2..=pieces {
        let began = Instant::now();
        Job { rules, pieces, metric }.run(&*storage, &Silent).expect("tables are built");
        let of_these =
            contents(&*storage).expect("tables").into_iter().filter(|about| about.slice.pieces() == pieces);
        let (positions, bytes) = of_these.fold((0, 0), |(positions, bytes), about| {
            (positions + about.census.positions(), bytes + about.bytes)
        });
        let seconds = began.elapsed().as_secs_f64();
        let ratio = positions as f64 / bytes as f64;
        println!(
            "{pieces} pieces: {positions} positions, {bytes} bytes, {ratio:.1} positions a byte, {seconds:.2} s"
        );
    }
    match rules.move_source() {
        AnyMoveSource::Narrow(_) => probes::<u64>(&storage, rules, pieces),
        AnyMoveSource::Wide(_) => probes::<u128>(&storage, rules, pieces),
    }
    fs::remove_dir_all(&folder).expect("the folder is removed");
}

/// Random positions with this many pieces, all equally likely.
fn positions<W: Word>(rules: AnyRules, pieces: u8, count: usize) -> Vec<TablePosition<W>> {
    let slices: Vec<Slice> = Slice::of_pieces(pieces);
    let indices: Vec<Index<W>> =
        slices.iter().filter_map(|&slice| Index::new(rules.board(), slice)).collect();
    let all: u64 = indices.iter().map(Index::size).sum();
    let mut seed = 1_u64;
    (0..count)
        .map(|_| {
            // SplitMix64.
            seed = seed.wrapping_add(0x9e37_79b9_7f4a_7c15);
            let mixed = (seed ^ seed >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
            let mut number = (mixed ^ mixed >> 27).wrapping_mul(0x94d0_49bb_1331_11eb) % all;
            for index in &indices {
                if number < index.size() {
                    return index.unrank(number);
                }
                number -= index.size();
            }
            unreachable!("the number is below the sum of all sizes")
        })
        .collect()
}

fn probes<W: Word>(storage: &Arc<dyn Storage>, rules: AnyRules, pieces: u8) {
    let tables = Arc::new(Tables::open(Arc::clone(storage), rules).expect("tables"));
    let boards = positions::<W>(rules, pieces, 2000);
    let mut micros: Vec<f64> = Vec::new();
    for board in &boards {
        let mut prober = Prober::<W>::new(Arc::clone(&tables), 1);
        let began = Instant::now();
        prober.value(board).expect("a probe");
        micros.push(began.elapsed().as_secs_f64() * 1e6);
    }
    micros.sort_by(f64::total_cmp);
    let mean = micros.iter().sum::<f64>() / micros.len() as f64;
    let at = |share: f64| micros[(micros.len() as f64 * share) as usize];
    println!(
        "cold: mean {mean:.1} us, median {:.1}, 90 % under {:.1}, 99 % under {:.1}",
        at(0.5),
        at(0.9),
        at(0.99)
    );
    let mut prober = Prober::<W>::new(tables, 1 << 30);
    let boards = positions::<W>(rules, pieces, 1_000_000);
    probe_all(&mut prober, &boards);
    let mut best = f64::MAX;
    for _ in 0..3 {
        let began = Instant::now();
        probe_all(&mut prober, &boards);
        best = best.min(began.elapsed().as_secs_f64());
    }
    println!("warm: {:.2} million probes a second on one core", boards.len() as f64 / best / 1e6);
}

fn probe_all<W: Word>(prober: &mut Prober<W>, boards: &[TablePosition<W>]) {
    for board in boards {
        std::hint::black_box(prober.value(board).expect("a probe"));
    }
}
