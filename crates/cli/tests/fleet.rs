//! Commands with `--bus`, and real workers.

mod support;

use std::fs;
use std::io::{BufRead as _, BufReader};
use std::process::{Child, Command, Stdio};
use std::sync::mpsc::{self, Receiver};
use std::time::{Duration, Instant};

use crownhead_testkit::network::Broker;
use support::{Folder, Ran, crownhead, run};

/// A worker that is killed in the end.
struct Worker {
    child: Child,
    lines: Receiver<String>,
}

/// How long a worker may say nothing.
const SILENCE: Duration = Duration::from_mins(1);

impl Worker {
    fn start(url: &str) -> Worker {
        let mut command = crownhead(&["lab", "worker", "--threads", "1", "--bus", url]);
        let mut child = command.stderr(Stdio::piped()).spawn().expect("it starts");
        let said = BufReader::new(child.stderr.take().expect("a pipe"));
        let (sender, lines) = mpsc::channel();
        // Ends with the worker.
        std::thread::spawn(move || said.lines().map_while(Result::ok).try_for_each(|line| sender.send(line)));
        let worker = Worker { child, lines };
        assert!(worker.line().starts_with("waiting for orders, 1 at once"));
        worker
    }

    /// The next line on standard error; nothing if it does not come.
    fn line(&self) -> String {
        self.lines.recv_timeout(SILENCE).unwrap_or_default()
    }
}

impl Drop for Worker {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

const MINE: [&str; 8] =
    ["puzzles", "mine", "--variants", "mini6-english", "--count", "1000", "--games", "65"];

/// Mines into a new folder. Returns the output and the file.
fn mined(folder: &Folder, name: &str, more: &[&str]) -> (String, Vec<u8>) {
    let out = folder.path(name);
    let ran = run(&[&MINE[..], &["--nodes", "4000", "--no-tables", "--out", &out], more].concat());
    assert_eq!(ran.code, 0, "{}", ran.err);
    (ran.out, fs::read(format!("{out}/mini6-english.puzzles")).expect("it was written"))
}

#[test]
#[ignore = "needs NATS; cargo gate runs it"]
fn mining_on_any_number_of_workers_gives_the_same_file() {
    let folder = Folder::new();
    let alone = mined(&folder, "alone", &["--threads", "2"]);
    assert!(alone.0.contains(" puzzles, half of them rated"), "{}", alone.0);
    for count in [1, 4] {
        // A new server knows no results.
        let broker = Broker::new();
        let workers: Vec<Worker> = (0..count).map(|_| Worker::start(&broker.url())).collect();
        assert_eq!(mined(&folder, &format!("on {count}"), &["--bus", &broker.url()]), alone);
        // Results are kept: nobody has to be there.
        drop(workers);
        assert_eq!(mined(&folder, &format!("again on {count}"), &["--bus", &broker.url()]), alone);
    }
}

#[test]
#[ignore = "needs NATS; cargo gate runs it"]
fn a_worker_that_is_killed_changes_nothing() {
    let (folder, broker) = (Folder::new(), Broker::new());
    let alone = mined(&folder, "alone", &[]);
    let killed = Worker::start(&broker.url());
    let url = broker.url();
    std::thread::scope(|scope| {
        let shared = scope.spawn(|| mined(&folder, "shared", &["--bus", &url]));
        let line = killed.line();
        // Then it has begun another batch, which others get only when it has been silent for half a minute.
        std::thread::sleep(Duration::from_millis(100));
        drop(killed);
        // Mining ends only with a worker, and a failed check here would wait for it.
        let _second = Worker::start(&url);
        assert_eq!(shared.join().expect("no panic"), alone);
        assert!(line.starts_with("mine mini6-english, games "), "{line}");
    });
}

#[cfg(unix)]
#[test]
#[ignore = "needs NATS; cargo gate runs it"]
fn a_worker_that_is_told_to_end_gives_its_batch_back_at_once() {
    let (folder, broker) = (Folder::new(), Broker::new());
    let mut first = Worker::start(&broker.url());
    let url = broker.url();
    std::thread::scope(|scope| {
        let mine = || mined(&folder, "shared", &["--bus", &url]);
        let (began, shared) = (Instant::now(), scope.spawn(mine));
        let line = first.line();
        let pid = first.child.id().to_string();
        let told = Command::new("kill").args(["-TERM", &pid]).status();
        let ended = first.child.wait();
        // Mining ends only with a worker, and a failed check here would wait for it.
        let _second = Worker::start(&url);
        shared.join().expect("no panic");
        assert!(line.starts_with("mine mini6-english, games "), "{line}");
        assert!(told.is_ok_and(|status| status.success()));
        assert_eq!(ended.expect("it ends").code(), Some(130));
        assert!(began.elapsed() < Duration::from_secs(25), "{:?}", began.elapsed());
    });
}

#[test]
#[ignore = "needs NATS; cargo gate runs it"]
fn self_play_and_the_ladder_are_the_same_on_a_bus() {
    let (folder, broker) = (Folder::new(), Broker::new());
    let url = broker.url();
    let _workers = [Worker::start(&url), Worker::start(&url)];
    let both = |arguments: &dyn Fn(&str) -> Vec<String>| -> [Ran; 2] {
        [&[][..], &["--bus".to_owned(), url.clone()]].map(|more| {
            let arguments = [&arguments(if more.is_empty() { "alone" } else { "shared" })[..], more].concat();
            run(&arguments.iter().map(String::as_str).collect::<Vec<_>>())
        })
    };
    let words = |text: &str| text.split_whitespace().map(str::to_owned).collect::<Vec<_>>();
    let play = both(&|name| {
        let openings = "--openings book --asides=searched --without probcut";
        let line = format!("train play --variant mini6-english --nodes 60 --batches 4 {openings} --dir");
        [words(&line), vec![folder.path(name)]].concat()
    });
    assert!(play.iter().all(|ran| ran.code == 0), "{} {}", play[0].err, play[1].err);
    for batch in 0..4 {
        let [alone, shared] = ["alone", "shared"].map(|name| {
            fs::read(folder.path(&format!("{name}/{batch:06}.positions"))).expect("it was written")
        });
        assert!(alone.len() > 1000 && alone == shared, "batch {batch}");
    }
    let climb = both(&|name| {
        let line = "lab ladder --variants mini6-english --games 24 --top 3 --state";
        [words(line), vec![folder.path(&format!("{name}.json"))]].concat()
    });
    assert_eq!((climb[1].code, &climb[1].out), (0, &climb[0].out), "{}", climb[1].err);
    let [alone, shared] = ["alone", "shared"]
        .map(|name| fs::read(folder.path(&format!("{name}.json"))).expect("it was written"));
    assert_eq!(alone, shared);
}

#[test]
#[ignore = "needs NATS; cargo gate runs it"]
fn reviews_are_the_same_on_a_bus_in_every_language() {
    let (folder, broker) = (Folder::new(), Broker::new());
    let games = folder.file(
        "games.pdn",
        "[GameType \"21\"]\n[White \"A\"]\n1. 11-15 23-19 2. 8-11 22-17 3. 3-8? 17-13 *\n\n\
         [GameType \"21\"]\n1. 11-15 22-18 2. 15x22 25x18 3. 8-11 18-14 *\n",
    );
    let _workers = [Worker::start(&broker.url()), Worker::start(&broker.url())];
    for more in [&["--lang", "de"][..], &["--pdn"], &["--json", "--lang", "fr"], &["--weights", "none"]] {
        let review = [&["review", &games, "--nodes", "2000"][..], more].concat();
        let [alone, shared] =
            [&[][..], &["--bus", &broker.url()]].map(|more| run(&[&review[..], more].concat()));
        assert_eq!((shared.code, &shared.out), (0, &alone.out), "{}", shared.err);
        assert!(alone.out.lines().count() >= 2);
    }
}

#[test]
#[ignore = "needs NATS; cargo gate runs it"]
fn a_match_is_the_same_on_a_bus_and_a_test_ends_it_at_the_same_game() {
    let (folder, broker) = (Folder::new(), Broker::new());
    let _workers = [Worker::start(&broker.url()), Worker::start(&broker.url())];
    let task = ["match", "--a", "level/6", "--b", "level/4", "--nodes", "300", "--json"];
    let [alone, shared] = [&[][..], &["--bus", &broker.url()]].map(|more| {
        let name = if more.is_empty() { "alone" } else { "shared" };
        let [pdn, state] = [".pdn", ".state"].map(|ending| folder.path(&format!("{name}{ending}")));
        let kept = ["--pdn", &pdn, "--state", &state, "--sprt", "elo0=0,elo1=100"];
        let ran = run(&[&task[..], &kept, more].concat());
        assert_eq!(ran.code, 0, "{}", ran.err);
        (ran.out, fs::read(pdn).expect("the games"), fs::read(state).expect("the state"))
    });
    assert!(alone == shared, "{} {}", alone.0, shared.0);
    let other = ["match", "--a", "level/6", "--b", "level/4", "--movetime", "0.01", "--games", "2"];
    let refused = run(&[&other[..], &["--bus", &broker.url()]].concat());
    assert_eq!((refused.code, refused.err.lines().count()), (2, 1), "{}", refused.err);
}

#[test]
#[ignore = "needs NATS; cargo gate runs it"]
fn endgame_tables_are_the_same_on_a_bus_and_go_on() {
    let (folder, broker) = (Folder::new(), Broker::new());
    let _workers = [Worker::start(&broker.url()), Worker::start(&broker.url())];
    let build = |name: &str, pieces: &str, more: &[&str]| {
        let dir = folder.path(name);
        let task = ["endgame", "build", "--variant", "mini6-english", "--metric", "dtw", "--pieces", pieces];
        let ran = run(&[&task[..], &["--dir", &dir], more].concat());
        assert_eq!(ran.code, 0, "{}", ran.err);
        let files = fs::read_dir(dir).expect("a folder").flatten();
        let mut files: Vec<_> =
            files.map(|file| (file.file_name(), fs::read(file.path()).expect("a file"))).collect();
        files.sort();
        files
    };
    let alone = build("alone", "4", &[]);
    assert!(alone.len() > 20, "{}", alone.len());
    assert!(build("shared", "3", &["--bus", &broker.url()]).len() < alone.len());
    assert!(build("shared", "4", &["--bus", &broker.url()]) == alone);
    assert!(build("shared", "4", &[]) == alone, "nothing is left to do");
}

#[test]
fn a_bus_that_is_not_there_is_refused_in_one_line() {
    let out = Folder::new();
    let mine = ["puzzles", "mine", "--out", &out.path("sets"), "--bus", "127.0.0.1:9"];
    for arguments in [&mine[..], &["lab", "worker", "--bus", "127.0.0.1:9"]] {
        let refused = run(arguments);
        assert_eq!((refused.code, refused.err.lines().count()), (2, 1), "{}", refused.err);
        assert!(refused.err.contains("cannot use the bus 127.0.0.1:9: "), "{}", refused.err);
    }
}
