//! Hostile input in an ordinary test run: the corpus of the fuzz targets and a few thousand mutations of it.
//!
//! Without a C++ compiler `cargo xtask fuzz` runs the ignored test here instead of libFuzzer.

use std::{
    fs,
    path::Path,
    sync::atomic::{AtomicUsize, Ordering},
    thread,
    time::{Duration, Instant},
};

use crownhead_testkit::{
    fuzz::{TARGETS, Target, mutate},
    random::Dice,
};

/// The time limit for one input, even on a busy machine.
const LONGEST: Duration = Duration::from_secs(5);

fn corpus(target: &Target) -> Vec<Vec<u8>> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../fuzz/corpus").join(target.name);
    let files = fs::read_dir(&folder).unwrap_or_else(|e| panic!("{}: {e}", folder.display()));
    let mut paths: Vec<_> = files.map(|file| file.expect("the folder can be read").path()).collect();
    paths.sort();
    paths.iter().map(|path| fs::read(path).expect("the file can be read")).collect()
}

fn run(target: &Target, input: &[u8]) {
    let start = Instant::now();
    (target.run)(input);
    let time = start.elapsed();
    assert!(time < LONGEST, "{} takes {time:?} for {:?}", target.name, input.escape_ascii());
}

fn mutations(target: &Target, seed: u64, goes_on: impl Fn(usize) -> bool) -> usize {
    let (corpus, mut dice, mut count) = (corpus(target), Dice::new(seed), 0);
    while goes_on(count) {
        let input = mutate(&corpus, target.words, &mut dice);
        // A panic does not show the input: replay it by seed and number.
        run(target, &input);
        count += 1;
    }
    count
}

#[test]
fn every_target_has_a_corpus_that_passes() {
    for target in &TARGETS {
        let corpus = corpus(target);
        assert!(corpus.len() >= 5, "{} has a corpus of {}", target.name, corpus.len());
        for input in &corpus {
            run(target, input);
        }
    }
}

#[test]
fn every_target_is_built_for_the_fuzzer() {
    for target in &TARGETS {
        let file =
            Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("../../fuzz/targets/{}.rs", target.name));
        let text = fs::read_to_string(&file).unwrap_or_else(|e| panic!("{}: {e}", file.display()));
        assert!(text.contains(&format!("fuzz::{}(", target.name)), "{} runs something else", file.display());
    }
}

#[test]
fn mutations_of_the_corpus_pass() {
    for target in &TARGETS {
        mutations(target, 1, |count| count < 3000);
    }
}

#[test]
#[ignore = "takes as many seconds as CROWNHEAD_FUZZ_SECONDS says for each target, so many at a time as CROWNHEAD_FUZZ_THREADS says, from CROWNHEAD_FUZZ_SEED or the clock; cargo xtask fuzz runs it"]
fn mutations_for_a_while() {
    let number = |name: &str| std::env::var(name).ok().and_then(|text| text.parse().ok());
    let seconds = number("CROWNHEAD_FUZZ_SECONDS").unwrap_or(5);
    let clock = || std::time::UNIX_EPOCH.elapsed().map_or(1, |time| time.as_secs());
    let seed = number("CROWNHEAD_FUZZ_SEED").unwrap_or_else(clock);
    let next = AtomicUsize::new(0);
    let work = || {
        while let Some(target) = TARGETS.get(next.fetch_add(1, Ordering::Relaxed)) {
            let start = Instant::now();
            let count = mutations(target, seed, |_| start.elapsed() < Duration::from_secs(seconds));
            println!("{}: {count} inputs, seed {seed}", target.name);
        }
    };
    // A panic in any thread fails the test.
    thread::scope(|scope| {
        for _ in 0..number("CROWNHEAD_FUZZ_THREADS").unwrap_or(2) {
            scope.spawn(work);
        }
    });
}
