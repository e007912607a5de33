//! Long jobs killed ten times at random moments, as by a power failure, end as if uninterrupted.

use std::collections::BTreeMap;
use std::fs;
use std::hash::{BuildHasher as _, RandomState};
use std::path::Path;
use std::process::{Child, Stdio};
use std::thread;
use std::time::{Duration, Instant};

use serde_json::Value;

use crate::support::{Folder, crownhead, run};

/// The number of kills of each job.
const KILLS: u64 = 10;

fn start(arguments: &[&str]) -> Child {
    let mut command = crownhead(arguments);
    command.stdout(Stdio::null()).stderr(Stdio::null()).spawn().expect("it starts")
}

/// Starts the job again and again, killing it each time; `whole` is its uninterrupted duration.
fn kill_ten_times(arguments: &[&str], whole: Duration) {
    let random = RandomState::new();
    let mut in_the_act = 0;
    for kill in 0..KILLS {
        let mut child = start(arguments);
        // Between nothing and a quarter of the whole; finished work is not repeated.
        let share = (random.hash_one(kill) >> 40) as f64 / f64::from(1 << 24);
        thread::sleep(whole.mul_f64(share / 4.0));
        in_the_act += u32::from(child.try_wait().expect("it can be asked").is_none());
        // This sends SIGKILL, which cannot be caught.
        let _ = child.kill();
        child.wait().expect("it ends");
    }
    assert!(in_the_act >= 3, "it was killed at work {in_the_act} times only: too small to tell anything");
}

fn timed<T>(work: impl FnOnce() -> T) -> (T, Duration) {
    let began = Instant::now();
    (work(), began.elapsed())
}

/// All files below a folder with their contents, except those with times.
fn files(folder: &Path) -> BTreeMap<String, Vec<u8>> {
    let mut found = BTreeMap::new();
    for entry in fs::read_dir(folder).expect("a folder") {
        let path = entry.expect("a file").path();
        let name = path.file_name().expect("a name").to_string_lossy().into_owned();
        if path.is_dir() {
            let inner = files(&path).into_iter();
            found.extend(inner.map(|(below, bytes)| (format!("{name}/{below}"), bytes)));
        } else {
            found.insert(name, fs::read(&path).expect("it can be read"));
        }
    }
    found
}

fn succeeds(arguments: &[&str]) -> String {
    let ran = run(arguments);
    assert_eq!(ran.code, 0, "{arguments:?}: {}", ran.err);
    ran.out
}

#[test]
#[ignore = "takes half a minute; cargo xtask deep runs it"]
fn a_table_build_killed_ten_times_writes_the_same_bytes() {
    for metric in ["wdl", "dtw"] {
        let folder = Folder::new();
        let (one, two) = (folder.path("one"), folder.path("two"));
        let fixed = ["endgame", "build", "--variant", "english", "--pieces", "4", "--threads", "1"];
        let build = |dir| [&fixed[..], &["--metric", metric, "--dir", dir]].concat();
        let (_, whole) = timed(|| succeeds(&build(&one)));
        kill_ten_times(&build(&two), whole);
        succeeds(&build(&two));
        assert_eq!(files(one.as_ref()), files(two.as_ref()), "{metric}");
    }
}

#[test]
#[ignore = "takes half a minute; cargo xtask deep runs it"]
fn a_match_killed_ten_times_has_the_same_games_and_figures() {
    let folder = Folder::new();
    let contest = |name: &str| -> Vec<String> {
        let fixed = "match --a level/16 --b level/15 --variant mini6-english --openings random --games 200 --nodes 400 \
                     --seed 7 --json --state";
        let (state, games) = (folder.path(&format!("{name}.match")), folder.path(&format!("{name}.pdn")));
        fixed.split(' ').map(str::to_owned).chain([state, "--pdn".to_owned(), games]).collect()
    };
    let (one, two) = (contest("one"), contest("two"));
    let [one, two] = [&one, &two].map(|all| all.iter().map(String::as_str).collect::<Vec<_>>());
    let figures = |text: &str| {
        let mut object: Value = serde_json::from_str(text.lines().last().expect("a line")).expect("JSON");
        object.as_object_mut().expect("an object").retain(|key, _| !key.contains("seconds"));
        object
    };
    let (unbroken, whole) = timed(|| succeeds(&one));
    kill_ten_times(&two, whole);
    assert_eq!(figures(&succeeds(&two)), figures(&unbroken));
    let games = |name: &str| fs::read_to_string(folder.path(name)).expect("it was written");
    assert_eq!(games("two.pdn"), games("one.pdn"));
}

/// Runs until the first generation is complete, then stops.
fn first_generation(arguments: &[&str], dir: &str) {
    let mut child = start(arguments);
    while !Path::new(dir).join("00.json").exists() {
        assert!(child.try_wait().expect("it can be asked").is_none(), "it has ended by itself");
        thread::sleep(Duration::from_millis(5));
    }
    child.kill().expect("it is at work");
    child.wait().expect("it ends");
}

/// The first generation without its date.
fn generation(dir: &str) -> BTreeMap<String, Vec<u8>> {
    let mut files = files(dir.as_ref());
    files.retain(|name, _| name.starts_with("00") || name.starts_with('.') || name == "run.txt");
    let card = files.get_mut("00.json").expect("the file exists");
    let mut object: Value = serde_json::from_slice(card).expect("JSON");
    object.as_object_mut().expect("an object").remove("date");
    *card = object.to_string().into_bytes();
    files
}

#[test]
#[ignore = "takes half a minute; cargo xtask deep runs it"]
fn a_training_run_killed_ten_times_learns_the_same_weights() {
    let folder = Folder::new();
    let (one, two) = (folder.path("one"), folder.path("two"));
    let learn = |dir| {
        let fixed =
            ["train", "run", "--variant", "mini6-english", "--hours", "1", "--nodes", "20", "--seed", "5"];
        [&fixed[..], &["--dir", dir]].concat()
    };
    let ((), whole) = timed(|| first_generation(&learn(&one), &one));
    kill_ten_times(&learn(&two), whole);
    if !Path::new(&two).join("00.json").exists() {
        first_generation(&learn(&two), &two);
    }
    // The next start cleans up what was cut off.
    let mut last = start(&learn(&two));
    thread::sleep(Duration::from_millis(300));
    last.kill().expect("it is at work");
    last.wait().expect("it ends");
    assert_eq!(generation(&two), generation(&one));
}

#[test]
#[ignore = "takes half a minute; cargo xtask deep runs it"]
fn a_game_solved_despite_ten_kills_has_the_same_proof() {
    let folder = Folder::new();
    let rules = folder.file("rules.toml", "board = \"6x6\"\nrows = 1\n");
    let tables = folder.path("tables");
    succeeds(&["endgame", "build", "--rules", &rules, "--pieces", "5", "--dir", &tables]);
    let (one, two) = (folder.path("one.proof"), folder.path("two.proof"));
    let solve = |proof| {
        let fixed = ["endgame", "solve", "--rules", &rules, "--pieces", "5", "--keep-every", "0.05"];
        [&fixed[..], &["--dir", &tables, "--fen", SOLVED, "--proof", proof]].concat()
    };
    let (_, whole) = timed(|| succeeds(&solve(&one)));
    kill_ten_times(&solve(&two), whole);
    succeeds(&solve(&two));
    assert_eq!(fs::read(&two).expect("a proof"), fs::read(&one).expect("a proof"));
    let left: Vec<String> = folder.names().into_iter().filter(|name| name.contains("proof")).collect();
    assert_eq!(left, ["one.proof", "two.proof"], "nothing else is left");
}

/// Three men a side on the smallest board.
const SOLVED: &str = "W:W16,17,18:B1,2,3";
