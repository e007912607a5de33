//! `crownhead match`, `bench` and `lab`.

#[path = "laboratory/kills.rs"]
mod kills;
mod support;

use std::fs::{self, OpenOptions};
use std::io::{BufRead as _, BufReader, Read as _, Write as _};
use std::process::Stdio;
use std::thread;
use std::time::{Duration, Instant};

use serde_json::Value;
use support::{Folder, Ran, run};

fn json(ran: &Ran) -> Value {
    assert_eq!(ran.code, 0, "{}", ran.err);
    serde_json::from_str(&ran.out).expect("JSON")
}

const MATCH: [&str; 9] = ["match", "--a", "alphabeta:3", "--b", "random", "--games", "6", "--nodes", "500"];

#[test]
fn a_match_reports_the_score_and_is_repeatable() {
    let first = run(&MATCH);
    assert_eq!(first.code, 0, "{}", first.err);
    for piece in ["alphabeta:3 against random: english, 6 games", "wins ", "score ", "elo "] {
        assert!(first.out.contains(piece), "{piece}: {}", first.out);
    }
    let again = run(&[&MATCH as &[&str], &["--threads", "2"]].concat());
    assert_eq!(first.out, again.out, "threads change nothing");
}

#[test]
fn a_match_as_json_and_pdn() {
    let folder = Folder::new();
    let path = folder.path("games.pdn");
    let openings = folder.file("openings.txt", "# two\n11-15 23-19\nW:W21-32:B1-12\n");
    let more = ["--json", "--pdn", &path, "--openings", &openings, "--seed", "3"];
    let object = json(&run(&[&MATCH as &[&str], &more].concat()));
    let number = |key: &str| object[key].as_u64().expect("a number");
    assert_eq!(number("wins") + number("draws") + number("losses"), 6);
    assert_eq!((number("games"), number("nodes"), number("seed")), (6, 500, 3));
    assert!(object["score"].as_f64().is_some_and(|score| score > 0.5), "{object}");
    let games = fs::read_to_string(&path).expect("it was written");
    assert_eq!(games.matches("[Result ").count(), 6);
    assert_eq!(games.matches("1. 11-15 23-19").count(), 4, "an opening is used for two games in a row");
    assert_eq!(games.matches("[FEN ").count(), 2);
}

#[test]
fn a_killed_match_resumes() {
    let folder = Folder::new();
    let [state, pdn, whole] = ["state", "games.pdn", "whole.pdn"].map(|name| folder.path(name));
    let games = ["match", "--a", "level/12", "--b", "random", "--games", "20", "--nodes", "100", "--json"];
    let games = [&games as &[&str], &["--a-options", "hash=1", "--b-options", "hash=1"]].concat();
    let unbroken = run(&[&games as &[&str], &["--pdn", &whole]].concat());
    assert_eq!(unbroken.code, 0, "{}", unbroken.err);
    let kept = [&games as &[&str], &["--state", &state, "--pdn", &pdn]].concat();
    let lines = || fs::read_to_string(&state).map_or(0, |text| text.matches('\n').count());
    let mut killed = 0;
    for attempt in 0..4 {
        let mut child = support::crownhead(&kept).stdout(Stdio::null()).spawn().expect("it starts");
        let began = Instant::now();
        // After a few more games are stored and some time later: perhaps in the middle of a line.
        while lines() < 1 + 4 * attempt && child.try_wait().is_ok_and(|ended| ended.is_none()) {
            assert!(began.elapsed() < Duration::from_mins(1), "no game ends");
            thread::sleep(Duration::from_millis(1));
        }
        thread::sleep(Duration::from_millis(attempt as u64 * 7 % 11));
        killed += usize::from(child.try_wait().expect("it can be asked").is_none());
        child.kill().expect("it is ours");
        child.wait().expect("it has ended");
        if attempt == 2 {
            // An interrupted line: without its end, it does not count.
            let mut file = OpenOptions::new().append(true).open(&state).expect("the file exists");
            file.write_all(b"{\"game\":5,\"half_po").expect("it can be written");
        }
    }
    assert!(killed > 0, "no run was ended by force");
    let last = run(&kept);
    assert_eq!((last.code, last.out), (0, unbroken.out.clone()), "{}", last.err);
    let read = |path: &str| fs::read_to_string(path).expect("it was written");
    assert_eq!(read(&pdn), read(&whole));
    // Nothing is left to play; the report is the same.
    assert_eq!(run(&kept).out, unbroken.out);
    let other = run(&[&kept as &[&str], &["--seed", "9"]].concat());
    assert_eq!(other.code, 2);
    assert!(
        other.err.contains("line 1: it belongs to another match: seed was \"0\" and is now \"9\""),
        "{}",
        other.err
    );
    fs::write(&state, read(&state) + "nonsense\n").expect("it can be written");
    assert!(run(&kept).err.contains("line 22: it is not a game"), "{}", run(&kept).err);
}

#[test]
fn a_match_reports_surplus_games_and_refuses_unsuitable_state_files() {
    let folder = Folder::new();
    let state = folder.path("state");
    let games = |games: &str, more: &[&str]| {
        let task = ["match", "--a", "random", "--b", "random", "--nodes", "1", "--games", games];
        run(&[&task as &[&str], more].concat())
    };
    assert_eq!(games("4", &["--state", &state]).code, 0);
    let fewer = games("2", &["--state", &state]);
    assert_eq!(fewer.code, 0);
    assert!(fewer.err.contains("4 games, more than the 2 asked for"), "{}", fewer.err);
    #[cfg(unix)]
    for (more, reason) in [
        (["--state", "/dev/null"], "cannot use /dev/null: "),
        (["--a-weights", "/dev/zero"], "cannot read /dev/zero: it is longer than"),
    ] {
        let refused = games("2", &more);
        assert_eq!(refused.code, 2);
        assert!(refused.err.contains(reason) && refused.err.lines().count() == 1, "{}", refused.err);
    }
    let task = [
        "match",
        "--a",
        "random",
        "--b",
        "hub:x hub",
        "--games",
        "2",
        "--nodes",
        "1",
        "--b-options",
        "variant=turkish",
    ];
    let refused = run(&task);
    assert_eq!(refused.code, 2);
    assert!(refused.err.contains("the match decides the rules"), "{}", refused.err);
}

#[test]
fn a_test_stops_the_match_at_the_same_game_on_any_number_of_threads() {
    let test = [
        "match",
        "--a",
        "alphabeta:3",
        "--b",
        "random",
        "--nodes",
        "1",
        "--json",
        "--sprt",
        "elo0=0,elo1=300",
    ];
    let one = run(&test);
    let object = json(&one);
    assert_eq!(object["sprt"]["verdict"], "passed", "{object}");
    let games = object["games"].as_u64().expect("a number");
    assert!(games.is_multiple_of(2) && games < 100, "{object}");
    assert!(object["los"].as_f64().is_some_and(|los| los > 0.99) && object["pairs"].is_array(), "{object}");
    assert_eq!(run(&[&test as &[&str], &["--threads", "3"]].concat()).out, one.out);
}

#[test]
fn openings_depend_on_the_rules_or_the_flag() {
    let openings = |more: &[&str]| {
        let games = ["match", "--a", "greedy", "--b", "random", "--games", "2", "--nodes", "1", "--json"];
        let ran = run(&[&games as &[&str], more].concat());
        if ran.code == 0 { json(&ran)["openings"].as_str().expect("text").to_owned() } else { ran.err }
    };
    assert_eq!(openings(&[]), "ballots (156)");
    assert_eq!(openings(&["--openings", "ballots-all"]), "ballots-all (174)");
    assert_eq!(openings(&["--variant", "international"]), "two-move (79)");
    assert_eq!(openings(&["--variant", "russian"]), "random");
    let twice = openings(&["--clock", "5+0.1"]);
    assert!(twice.contains("'--nodes <N>' cannot be used with"), "{twice}");
    let wrong = openings(&["--variant", "frisian", "--openings", "ballots"]);
    assert!(wrong.contains("--openings ballots: the three-move ballots are not legal in frisian"), "{wrong}");
}

#[test]
fn several_threads_are_compared_with_one() {
    let question = ["lab", "threads", "--depth", "7", "--positions", "3", "--threads", "3"];
    let object = json(&run(&[&question as &[&str], &["--json", "--variant", "russian"]].concat()));
    assert_eq!((&object["depth"], &object["threads"]), (&Value::from(7), &Value::from(3)));
    for by in ["by_nodes", "by_time"] {
        let [ratio, low, high] =
            ["ratio", "low", "high"].map(|key| object[by][key].as_f64().expect("a number"));
        assert!(0.0 < low && low <= ratio && ratio <= high, "{object}");
    }
    let positions = object["positions"].as_array().expect("a list");
    assert_eq!(positions.len(), 3);
    for position in positions {
        let nodes = ["one", "several"].map(|who| position[who]["nodes"].as_u64().expect("a number"));
        assert!(nodes.iter().all(|&nodes| nodes > 0), "{position}");
    }
    let told = run(&question);
    assert!(told.out.contains("3 threads at depth 7: "), "{}", told.out);
    let wrong = run(&["lab", "threads", "--threads", "1"]);
    assert!(wrong.code == 2 && wrong.err.contains("1 is not in 2..=256"), "{}", wrong.err);
}

#[test]
fn the_bench_signature_is_reproducible() {
    let signatures = || -> Vec<u64> {
        let list = json(&run(&["bench", "--depth", "5", "--json"]));
        let list = list.as_array().expect("an array").clone();
        list.iter().map(|line| line["signature"].as_u64().expect("a number")).collect()
    };
    let first = signatures();
    assert_eq!(first.len(), crownhead_rules::Variant::ALL.len());
    assert_eq!(first, signatures());
    let text = run(&["bench", "--depth", "4", "--variant", "text"]);
    assert!(text.out.starts_with("text: bench ") && text.out.contains("nodes/s"), "{}", text.out);
}

#[test]
fn alpha_beta_is_reported_as_table_json_and_plot() {
    let folder = Folder::new();
    let path = folder.path("plot.svg");
    let table = run(&["lab", "alphabeta", "--depth", "4", "--svg", &path]);
    assert_eq!(table.code, 0, "{}", table.err);
    let rows: Vec<Vec<&str>> = table.out.lines().map(|line| line.split_whitespace().collect()).collect();
    assert_eq!(rows.len(), 1 + 4 + 1 + 2);
    let counted =
        "Counted: entries into the recursive function, the root included; by the full search, moves played";
    assert!(table.out.lines().last().is_some_and(|line| line.starts_with(counted)), "{}", table.out);
    assert_eq!(rows[2][..2], ["2", "57"], "the root, its 7 moves, their 49 answers");
    let plot = fs::read_to_string(&path).expect("it was written");
    assert!(plot.starts_with("<svg") && plot.contains("search calls") && plot.contains("minimax"));
    assert!(plot.contains(counted), "{plot}");
    let help = run(&["lab", "alphabeta", "--help"]);
    assert!(help.out.contains("quiescence") && help.out.contains("It sees further than its depth"));
    let object = json(&run(&["lab", "alphabeta", "--depth", "4", "--json", "--variant", "flying-tutorial"]));
    let rows = object["rows"].as_array().expect("rows");
    assert_eq!(rows.len(), 4);
    let calls = |key: &str| rows[3][key].as_u64().expect("measured");
    assert!(calls("alphabeta") < calls("minimax"));
}

#[test]
fn a_position_is_analyzed_from_an_argument_a_file_or_a_pipe() {
    let fen = "W:W18,26,K29:B3,9,10";
    let command = ["analyze", "--depth", "6", "--lines", "3", "--json"];
    let object = json(&run(&[&command as &[&str], &[fen]].concat()));
    assert_eq!(
        (&object["variant"], &object["depth"], &object["turn"]),
        (&"english".into(), &6.into(), &"white".into())
    );
    let lines = object["lines"].as_array().expect("lines").clone();
    assert_eq!(lines.len(), 3);
    let score = |line: &Value| line["score"].as_f64().expect("the game is undecided");
    assert!(lines.is_sorted_by(|a, b| score(a) >= score(b)), "{lines:?}");
    let firsts: std::collections::BTreeSet<_> =
        lines.iter().map(|line| line["moves"][0].to_string()).collect();
    assert_eq!(firsts.len(), 3, "each line begins with another move");
    let folder = Folder::new();
    let file = folder.file("position.fen", fen);
    let timeless = |object: &Value| (object["lines"].clone(), object["nodes"].clone());
    for ran in [run(&[&command as &[&str], &[&file]].concat()), support::run_with(&command, fen.as_bytes())] {
        assert_eq!(timeless(&json(&ran)), timeless(&object));
    }
    let won = run(&["analyze", "--depth", "9", "--variant", "russian", "W:WKa1:Bg5"]);
    assert!(won.out.contains("white to move") && won.out.contains("1. win in "), "{}", won.out);
    for (input, problem) in [
        ("W:Wxx", "is not a square"),
        ("nothing.pdn", "cannot read"),
        ("[Event \"x\"] 1. 11-12 *", "not every move"),
        (" ", "the argument: there is no game"),
        (&folder.file("words", "These are words, and no game is among them.\n"), "words: there is no game"),
        (&folder.file("none", ""), "none: there is no game"),
    ] {
        let ran = run(&["analyze", "--depth", "1", input]);
        assert!(ran.err.contains(problem) && ran.err.lines().count() == 1, "{}", ran.err);
    }
    for more in [&["--game", "2", fen] as &[&str], &["--pdn", &folder.file("both", "Words.\n\n*\n")]] {
        let ran = run(&[&["analyze", "--depth", "1"], more].concat());
        assert_eq!(ran.code, 2);
        assert!(ran.err.contains(": there is no game") && ran.err.lines().count() == 1, "{}", ran.err);
    }
}

#[test]
fn mistakes_in_a_game_are_marked_and_its_comments_kept() {
    let game = "[Event \"a test\"]\n[GameType \"21\"]\n\n1. 9-14 {a comment} 21-17 2. 14x21 23-19 *";
    let command = ["analyze", "--pdn", "--nodes", "2000", "--weights", "none"];
    let ran = support::run_with(&command, game.as_bytes());
    assert_eq!(ran.code, 0, "{}", ran.err);
    assert!(ran.out.contains("[Event \"a test\"]") && ran.out.contains("{a comment}"), "{}", ran.out);
    assert_eq!(ran.out.matches("[%eval ").count(), 4, "{}", ran.out);
    // The second game loses a man.
    assert!(
        ran.out.contains("21-17 $") && ran.out.matches('$').count() == 1 && ran.out.contains(" better "),
        "{}",
        ran.out
    );
    let object = json(&support::run_with(&[&command as &[&str], &["--json"]].concat(), game.as_bytes()));
    assert_eq!(object["moves"].as_array().map(Vec::len), Some(4));
    assert!(object["moves"][1]["loss"].as_f64().is_some_and(|loss| loss > 0.6), "{object}");
    // The output can be read and written again.
    let again = support::run_with(&["validate", "-"], ran.out.as_bytes());
    assert_eq!(again.code, 0, "{}{}", again.out, again.err);
}

/// The second move gives a man away.
const BLUNDER: &str = "[Event \"a test\"]\n[GameType \"21\"]\n\n1. 9-14 {a comment} 21-17 2. 14x21 23-19 *";

#[test]
fn a_review_has_accuracy_mistakes_and_sentences() {
    let command = ["review", "--nodes", "2000"];
    let ran = support::run_with(&command, BLUNDER.as_bytes());
    assert_eq!(ran.code, 0, "{}", ran.err);
    assert!(ran.out.contains("Accuracy ") && ran.out.contains("21-17 loses a man: "), "{}", ran.out);
    let object = json(&support::run_with(&[&command as &[&str], &["--json"]].concat(), BLUNDER.as_bytes()));
    assert_eq!((&object["complete"], object["moves"].as_array().map(Vec::len)), (&true.into(), Some(4)));
    let blunder = &object["moves"][1];
    assert_eq!((&blunder["move"], &blunder["mark"]), (&"21-17".into(), &"??".into()), "{object}");
    assert!(blunder["loss"].as_f64().is_some_and(|loss| loss > 20.0), "{object}");
    assert_eq!(object["moves"][2]["forced"], true, "{object}");
    assert_eq!(object["questions"][0]["ply"], 1, "{object}");
}

#[test]
fn a_review_as_pdn_keeps_comments_and_can_be_read_again() {
    let forms: [&[&str]; 2] = [&["review", "--pdn"], &["analyze", "--pdn", "--review"]];
    let written = forms.map(|form| {
        let ran = support::run_with(&[form, &["--nodes", "2000"]].concat(), BLUNDER.as_bytes());
        assert_eq!(ran.code, 0, "{}", ran.err);
        ran.out
    });
    let [pdn, same] = written;
    assert_eq!(pdn, same);
    assert!(pdn.contains("{a comment}") && pdn.contains("21-17 $4") && pdn.contains("Better is "), "{pdn}");
    assert_eq!(pdn.matches("[%eval ").count(), 4, "{pdn}");
    assert_eq!(support::run_with(&["validate", "-"], pdn.as_bytes()).code, 0);
}

#[cfg(unix)]
#[test]
fn ctrl_c_ends_an_analysis_with_the_best_line_so_far() {
    let mut child = support::crownhead(&["analyze", "--depth", "100", "--fen", "B:W21-32:B1-12"])
        .stdout(Stdio::piped())
        .spawn()
        .expect("it starts");
    // Before the program takes over Ctrl-C, the signal would end it; a loaded machine starts it slowly.
    thread::sleep(Duration::from_millis(1_500));
    let kill = std::process::Command::new("kill").args(["-INT", &child.id().to_string()]).status();
    assert!(kill.expect("there is kill").success());
    let pressed = Instant::now();
    let mut out = String::new();
    child.stdout.take().expect("piped").read_to_string(&mut out).expect("text");
    assert!(child.wait().expect("it ends").success());
    assert!(pressed.elapsed() < Duration::from_secs(5), "{:?}", pressed.elapsed());
    assert!(out.lines().last().is_some_and(|line| line.starts_with("1. ")), "{out}");
}

#[test]
fn programs_in_a_pipe_and_over_a_connection_play() {
    let own = format!("hub:\"{}\" hub", env!("CARGO_BIN_EXE_crownhead"));
    // With fifty nodes, one game in ten is lost even to a random player.
    let games = ["match", "--b", "random", "--nodes", "1000", "--json", "--games", "4", "--variant"];
    let more = ["russian", "--a-options", "tt-size=1", "--threads", "2", "--a", &own];
    let object = json(&run(&[&games as &[&str], &more].concat()));
    assert_eq!((&object["wins"], &object["endings"]["forfeit"]), (&4.into(), &Value::Null), "{object}");
    let mut listener =
        support::crownhead(&["dxp", "listen", "--port", "0", "--games", "4", "--nodes", "1000"])
            .stdout(Stdio::piped())
            .spawn()
            .expect("it starts");
    let mut lines = BufReader::new(listener.stdout.take().expect("piped")).lines();
    let first = lines.next().expect("a line").expect("text");
    let place = format!("dxp:{}", first.strip_prefix("listening on ").expect("it tells where"));
    let object = json(&run(&[&games as &[&str], &["international", "--a", &place]].concat()));
    assert_eq!((&object["wins"], &object["endings"]["forfeit"]), (&4.into(), &Value::Null), "{object}");
    assert!(
        lines.map_while(Result::ok).filter(|line| line == "won").count() == 4,
        "both agree on the results"
    );
    assert!(listener.wait().expect("it ends").success());
}

#[cfg(unix)]
#[test]
fn a_failing_program_loses_its_games_and_nothing_hangs() {
    let folder = Folder::new();
    let cases = [
        ("exit 7", "the program ended (exit status: 7)"),
        ("exec sleep 60", "no answer in time"),
        ("echo done move=1-50", "is not a legal move"),
        ("echo error message=confused", "the program reports: confused"),
        ("exec >&-; exec sleep 60", "closed its output"),
        ("exec yes info", "no answer in time"),
        // In version 1 a program says its name in a line of its own, and hears everything in words.
        ("echo error heard $pos", "the program reports: heard wbbbbbbbbbbbbbbbbbbbb"),
    ];
    let fails = &|at_go: &str, why: &str, index: usize| {
        let name = if at_go.contains("$pos") { "echo name Old; " } else { "" };
        let program = format!(
            "while read -r word rest; do case $word in hub) {name}echo wait;; init) echo ready;; pos) pos=$rest;; \
             go) {at_go};; esac; done"
        );
        let side = format!("hub:sh {}", folder.file(&format!("program{index}.sh"), &program));
        let began = Instant::now();
        let more = ["--games", "2", "--nodes", "9", "--patience", "0.3", "--json"];
        let sides = ["match", "--a", &side, "--b", "random", "--variant", "international"];
        let ran = run(&[&sides as &[&str], &more].concat());
        assert!(began.elapsed() < Duration::from_secs(10), "{at_go}: {:?}", began.elapsed());
        let told = |line: &str| line.contains("side A forfeits: ") && line.contains(why);
        assert!(ran.err.lines().all(told), "{}", ran.err);
        let object = json(&ran);
        assert_eq!(
            (&object["losses"], &object["endings"]["forfeit"]),
            (&2.into(), &2.into()),
            "{at_go}: {object}"
        );
    };
    thread::scope(|scope| {
        for (index, (at_go, why)) in cases.into_iter().enumerate() {
            scope.spawn(move || fails(at_go, why, index));
        }
    });
    for (side, why) in [
        ("hub:false", "error: false: the program ended (exit status: 1)"),
        ("hub:/no/such/program", "error: /no/such/program: cannot start: "),
        ("dxp:localhost:9", "error: localhost:9: cannot connect: "),
    ] {
        let ran = run(&[
            "match",
            "--a",
            side,
            "--b",
            "random",
            "--variant",
            "international",
            "--games",
            "2",
            "--nodes",
            "9",
        ]);
        assert!(ran.code == 2 && ran.err.starts_with(why) && ran.err.lines().count() == 1, "{}", ran.err);
    }
}

#[test]
fn a_file_that_is_not_a_match_state_is_left_unchanged() {
    let folder = Folder::new();
    let notes = folder.file("notes.toml", "important = \"notes\"");
    let refused = run(&[
        "match", "--a", "level/1", "--b", "random", "--games", "2", "--nodes", "50", "--state", &notes,
    ]);
    assert_eq!((refused.code, refused.err.lines().count()), (2, 1), "{}", refused.err);
    assert!(refused.err.contains("it is not the state file of a match"), "{}", refused.err);
    assert_eq!(fs::read_to_string(notes).expect("the file exists"), "important = \"notes\"");
}

#[test]
fn a_ladder_plays_only_what_its_file_lacks_and_writes_page_and_plot() {
    let folder = Folder::new();
    let [state, svg] = ["levels.json", "levels.svg"].map(|name| folder.path(name));
    let page = folder.file("levels.md", "# Levels\n\n<!-- ladder -->\n<!-- end of ladder -->\n\nAfter.\n");
    let ladder = |top: &str, page: &str| {
        run(&[
            "lab",
            "ladder",
            "--variants",
            "mini6-english",
            "--games",
            "4",
            "--top",
            top,
            "--state",
            &state,
            "--page",
            page,
            "--svg",
            &svg,
        ])
    };
    let first = ladder("2", &page);
    assert_eq!(first.code, 0, "{}", first.err);
    assert!(first.out.contains("level  2") && first.out.contains("of 4 games"), "{}", first.out);
    assert_eq!(first.err.matches("against").count(), 3, "1-0, 2-1 and 2-0: {}", first.err);
    let more = ladder("3", &page);
    assert_eq!(more.err.matches("level 3 against").count(), 2, "{}", more.err);
    assert_eq!(more.err.matches("against").count(), 2, "the others are kept: {}", more.err);
    let written = fs::read_to_string(&page).expect("it was written");
    assert!(written.contains("| mini6-english |") && written.ends_with("\nAfter.\n"), "{written}");
    assert!(fs::read_to_string(&svg).is_ok_and(|plot| plot.contains("mini6-english")));
    let plain = folder.file("plain.md", "# Nothing\n");
    let refused = ladder("4", &plain);
    assert_eq!((refused.code, refused.err.lines().count()), (2, 1), "before it plays: {}", refused.err);
    assert!(refused.err.contains("<!-- ladder -->"), "{}", refused.err);
}
