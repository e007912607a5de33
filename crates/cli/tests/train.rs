//! `crownhead train` learns weights; `crownhead match` plays with them.

mod support;

use std::fs;

use support::{Folder, run};

#[test]
fn positions_are_played_once_and_weights_are_fitted_and_used() {
    let folder = Folder::new();
    let (positions, weights) = (folder.path("positions"), folder.path("weights"));
    let play = |batches| {
        let arguments = [
            "train",
            "play",
            "--variant",
            "mini6-english",
            "--nodes",
            "50",
            "--batches",
            batches,
            "--dir",
            &positions,
        ];
        assert_eq!(run(&arguments).code, 0);
        let read = |name: &str| fs::read(format!("{positions}/{name}")).expect("it was written");
        (read("000000.positions"), read("000001.positions"))
    };
    let first = play("2");
    fs::remove_file(format!("{positions}/000001.positions")).expect("the file exists");
    assert_eq!(play("2"), first, "a batch that is missing is made again, and is the same");
    fs::write(format!("{positions}/000001.positions"), "CHEADP").expect("it can be written");
    let torn = run(&["train", "play", "--variant", "mini6-english", "--batches", "2", "--dir", &positions]);
    assert_eq!(torn.code, 2, "what cannot be read is not taken for done");
    assert!(torn.err.contains("000001.positions: ") && torn.err.lines().count() == 1, "{}", torn.err);
    fs::remove_file(format!("{positions}/000001.positions")).expect("the file exists");
    assert_eq!(play("2"), first);
    let fitted =
        run(&["train", "fit", "--variant", "mini6-english", "--epochs", "2", &positions, "--out", &weights]);
    assert_eq!((fitted.code, fitted.err.as_str()), (0, ""));
    assert!(fitted.out.contains("epoch 2: loss 0."), "{}", fitted.out);
    let contest = ["match", "--a", "level/16", "--b", "level/16", "--games", "2", "--nodes", "200"];
    let with = |more: &[&str]| run(&[&contest, more].concat());
    let played = with(&["--variant", "mini6-english", "--a-weights", &weights]);
    assert_eq!((played.code, played.err.as_str()), (0, ""));
    for (variant, file, reason) in [
        ("english", weights.as_str(), "the weights are for a board of 6x6"),
        ("mini6-english", "no/such/file", "cannot read no/such/file"),
        ("mini6-english", &folder.file("torn", "CHEADWT"), "not a weights file"),
    ] {
        let refused = with(&["--variant", variant, "--b-weights", file]);
        assert_eq!(refused.code, 2);
        assert!(refused.err.contains(reason) && refused.err.lines().count() == 1, "{}", refused.err);
    }
}

#[test]
fn self_play_starts_from_the_openings_of_a_file() {
    let folder = Folder::new();
    // Three men are left.
    let list = folder.file("openings", "# an ending\nB:B6:W9,17\n");
    let play = |name: &str, openings: &str| {
        let task = ["train", "play", "--variant", "mini6-english", "--nodes", "50", "--batches", "1"];
        run(&[&task[..], &["--dir", &folder.path(name), "--openings", openings]].concat())
    };
    let positions = |name: &str, openings: &str| {
        assert_eq!(play(name, openings).code, 0);
        fs::read(folder.path(&format!("{name}/000000.positions"))).expect("it was written")
    };
    let (kept, from_the_start) = (positions("kept", &list), positions("others", "random"));
    assert!(
        !kept.is_empty() && kept.len() * 3 < from_the_start.len() * 2,
        "fewer plies are left of an ending"
    );
    let torn = folder.file("torn", "B:B6:W9,17\nB:B99:W1\n");
    for (openings, reason) in
        [(torn.as_str(), "torn, line 2: "), ("no/such/list", "cannot read no/such/list")]
    {
        let refused = play("refused", openings);
        assert_eq!(refused.code, 2);
        assert!(refused.err.contains(reason) && refused.err.lines().count() == 1, "{}", refused.err);
    }
}

#[test]
fn a_file_that_is_not_training_positions_is_refused() {
    let folder = Folder::new();
    folder.file("000000.positions", "nothing");
    let (dir, out) = (folder.path(""), folder.path("weights"));
    let refused = run(&["train", "fit", &dir, "--out", &out]);
    assert_eq!(refused.code, 2);
    assert!(refused.err.contains("not training positions"), "{}", refused.err);
    let empty = Folder::new();
    let refused = run(&["train", "fit", &empty.path(""), "--out", &out]);
    assert_eq!((refused.code, refused.err.lines().count()), (2, 1), "{}", refused.err);
    assert!(refused.err.contains("no positions"), "{}", refused.err);
    let refused = run(&["train", "fit", "no/such/folder", "--out", &out]);
    assert_eq!((refused.code, refused.err.lines().count()), (2, 1), "{}", refused.err);
}

#[test]
fn a_run_resumes_where_its_time_ended() {
    let folder = Folder::new();
    let dir = folder.path("run");
    let go_on = |seed: &str| {
        let time = ["--hours", "1e-9", "--nodes", "20", "--seed", seed, "--dir", &dir];
        run(&[&["train", "run", "--variant", "mini6-english"], &time[..]].concat())
    };
    let games = || fs::read_dir(format!("{dir}/00")).expect("the folder of the first generation").count();
    for batches in 1..=2 {
        let ended = go_on("1");
        assert_eq!(
            (ended.code, ended.err.as_str(), games()),
            (0, "", batches),
            "a batch is finished, and no more"
        );
    }
    let refused = go_on("2");
    assert_eq!(refused.code, 2);
    let line = "the folder belongs to another run: rules mini6-english, nodes 20, seed 1";
    assert!(refused.err.contains(line) && refused.err.lines().count() == 1, "{}", refused.err);
}
