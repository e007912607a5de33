//! `crownhead serve` prints one line with the address and answers there.

mod support;

use std::thread;
use std::time::{Duration, Instant};

use support::{Folder, run, served::Served};

fn front_page(served: &Served) -> String {
    served.ask("GET", "/", "", "")
}

#[test]
fn the_address_is_printed_and_answers() {
    for arguments in [&["serve", "--port", "0"] as &[&str], &["--no-open", "--port", "0"]] {
        let served = Served::start(arguments, "", "");
        assert!(front_page(&served).starts_with("HTTP/1.1 200"), "{arguments:?}");
    }
}

#[test]
fn tables_of_a_folder_are_served_by_ranges_next_to_the_included_ones() {
    let folder = Folder::new();
    let dir = folder.path("tables");
    let build =
        ["endgame", "build", "--variant", "mini6-english", "--pieces", "2", "--metric", "dtc", "--dir", &dir];
    assert_eq!(run(&build).code, 0);
    let served = Served::start(&["serve", "--port", "0", "--tables", &dir], "", "");
    let answer = served.ask("GET", "/endgames/mini6-english.tables", "Range: bytes=0-6\r\n", "");
    assert!(answer.starts_with("HTTP/1.1 206") && answer.ends_with("CHendgb"), "{answer}");
    let total = answer
        .lines()
        .find_map(|line| line.to_lowercase().strip_prefix("content-range: bytes 0-6/")?.parse().ok());
    let shipped = include_bytes!("../../../data/endgames/mini6-english.tables").len();
    assert!(total.is_some_and(|total: usize| total > shipped), "{total:?} of more than {shipped}");
    let nothing = run(&["serve", "--port", "0", "--tables", &folder.path("nothing")]);
    assert_eq!((nothing.code, nothing.err.lines().count()), (2, 1), "{}", nothing.err);
}

#[test]
fn the_port_of_the_settings_is_used() {
    let port = std::net::TcpListener::bind("127.0.0.1:0")
        .and_then(|holder| holder.local_addr())
        .expect("a port")
        .port();
    let folder = Folder::new();
    let path = folder.file("settings.toml", &format!("port = {port}\n"));
    assert_eq!(Served::start(&["serve"], &path, "").port(), port);
}

#[test]
fn if_the_port_of_the_settings_is_taken_the_next_is_used() {
    let holder = std::net::TcpListener::bind("127.0.0.1:0").expect("a free port");
    let port = holder.local_addr().expect("an address").port();
    let folder = Folder::new();
    let path = folder.file("settings.toml", &format!("port = {port}\n"));
    let served = Served::start(&["serve"], &path, "");
    assert!(served.port() > port, "{} is taken", served.port());
    assert!(front_page(&served).starts_with("HTTP/1.1 200"));
}

#[test]
fn help_names_the_subcommands() {
    let ran = run(&["--help"]);
    assert_eq!(ran.code, 0);
    for name in ["play", "tui", "perft", "bench", "match", "lab", "serve"] {
        assert!(ran.out.contains(&format!("  {name} ")), "{name}: {}", ran.out);
    }
}

#[test]
fn the_page_can_order_tables_and_gets_them() {
    let folder = Folder::new();
    let served = Served::start(&["serve", "--port", "0"], "", &folder.path("data"));
    let look = || served.ask("GET", "/api/endgames", "", "");
    let first = look();
    assert!(first.contains(r#"{"sets":[],"build":null}"#), "{first}");
    let token = first.lines().find(|line| line.starts_with("x-crownhead-token: ")).expect("a token");
    let headers = format!("content-type: application/json\r\n{token}\r\n");
    let order = |path: &str, body: &str| served.ask("POST", &format!("/api/endgames/{path}"), &headers, body);
    let three = r#"{"variant":"mini6-english","pieces":3,"metric":"dtc"}"#;
    assert!(order("cost", three).contains(r#""obstacle":null"#), "{}", order("cost", three));
    let before = served.ask("GET", "/endgames/mini6-english.tables", "", "");
    for (path, body, status, why) in [
        ("start", "{}", 400, "invalid order"),
        ("start", r#"{"variant":"no","pieces":3,"metric":"wdl"}"#, 400, "unknown variant"),
        ("cost", r#"{"variant":"english","pieces":3,"metric":"../x"}"#, 400, "unknown metric"),
        ("start", r#"{"variant":"english","pieces":13,"metric":"wdl"}"#, 400, "unknown number of pieces"),
        ("start", r#"{"variant":"english","pieces":3,"metric":"wdl","dir":"/"}"#, 400, "unknown field"),
        ("start", r#"{"variant":"english","pieces":8,"metric":"wdl"}"#, 409, "size"),
        ("nothing", "{}", 404, ""),
    ] {
        let answer = order(path, body);
        assert!(answer.starts_with(&format!("HTTP/1.1 {status}")) && answer.contains(why), "{answer}");
    }
    assert!(order("start", three).contains(r#""state":"running""#));
    let began = Instant::now();
    while !look().contains(r#""state":"finished""#) {
        assert!(began.elapsed() < Duration::from_secs(30), "{}", look());
        thread::sleep(Duration::from_millis(20));
    }
    let there = r#"{"variant":"mini6-english","metric":"dtc","pieces":3,"begun":false,"#;
    assert!(look().contains(there), "{}", look());
    assert!(order("start", three).contains("complete"), "nothing is left to build");
    let after = served.ask("GET", "/endgames/mini6-english.tables", "", "");
    assert!(after.starts_with("HTTP/1.1 200") && after.len() > before.len() + 1000, "{}", after.len());
}
