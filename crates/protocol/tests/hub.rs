//! Both sides of Hub.

use std::time::Duration;

use crownhead_game::Game;
use crownhead_notation::{fen, hub};
use crownhead_protocol::hub::client::Said;
use crownhead_protocol::hub::first;
use crownhead_protocol::hub::{Event, Info, Level, Line, Purpose, Server, Setting, quoted};
use crownhead_rules::{AnyRules, Variant};
use crownhead_testkit::random::Dice;

fn server() -> Server {
    Server::new("Crownhead", "1", vec![Setting { name: "tt-size", values: (1, 64, 4096) }])
}

/// The answer to a line that causes no event.
#[track_caller]
fn said(server: &mut Server, line: &str) -> Vec<String> {
    let (lines, event) = server.line(line);
    assert!(event.is_none(), "{line}: {event:?}");
    lines
}

#[track_caller]
fn refused(server: &mut Server, line: &str) -> String {
    let lines = said(server, line);
    assert!(lines.len() == 1 && lines[0].starts_with("error message=\""), "{line}: {lines:?}");
    lines[0].clone()
}

#[test]
fn a_line_is_split_into_names_and_values() {
    let line = Line::parse("  pos pos=Wwe  moves=\"32-28 19x23\" quick empty=\"\" odd = x ");
    assert_eq!(line.command, "pos");
    assert_eq!((line.value("pos"), line.value("moves")), (Some("Wwe"), Some("32-28 19x23")));
    assert_eq!((line.value("empty"), line.value("odd"), line.value("quick")), (Some(""), Some("x"), None));
    assert!(line.has("quick") && !line.has("slow"));
    assert_eq!(Line::parse(""), Line::default());
    assert_eq!(Line::parse("a b=\"c d").value("b"), Some("c d"), "a quote that is not closed");
    assert_eq!(["", "a b", "ab", "a=\"b\"\nc"].map(quoted), ["\"\"", "\"a b\"", "ab", "\"a='b' c\""]);
}

#[test]
fn the_engine_introduces_itself_and_accepts_settings() {
    let mut server = server();
    let lines = said(&mut server, "hub");
    assert_eq!(lines[0], "id name=Crownhead version=1 author=\"The Crownhead developers\"");
    assert!(
        lines[1].starts_with("param name=variant value=normal type=enum values=\"normal bt losing fries ")
    );
    assert!(lines[1].contains(" international ") && lines[1].contains(" turkish "));
    assert_eq!(lines[2], "param name=tt-size value=64 type=int min=1 max=4096");
    assert_eq!(lines[3], "wait");
    assert!(said(&mut server, "set-param name=tt-size value=128").is_empty());
    assert_eq!(server.setting("tt-size"), Some(128));
    assert_eq!(
        refused(&mut server, "set-param name=tt-size value=0"),
        "error message=\"tt-size must be a number from 1 to 4096\""
    );
    assert!(said(&mut server, "set-param name=unknown value=3").is_empty(), "unknown parameters are ignored");
    assert!(said(&mut server, "nonsense a=b").is_empty());
    refused(&mut server, "set-param name=variant value=chess");
    for (name, variant) in
        [("frisian", Variant::Frisian), ("losing", Variant::Antidraughts), ("russian", Variant::Russian)]
    {
        assert!(said(&mut server, &format!("set-param name=variant value={name}")).is_empty());
        assert_eq!(server.rules(), AnyRules::Variant(variant));
    }
    assert!(matches!(server.line("init"), (lines, Some(Event::Init)) if lines.is_empty()));
    assert_eq!(server.ready(), "ready");
}

#[test]
fn a_search_is_requested_and_its_result_reported() {
    let mut server = server();
    let start = "Wbbbbbbbbbbbbbbbbbbbbeeeeeeeeeewwwwwwwwwwwwwwwwwwww";
    assert!(said(&mut server, &format!("pos pos={start} moves=\"32-28 19-23 28x19x23\"")).is_empty());
    assert!(said(&mut server, "level moves=30 time=60 inc=0.5").is_empty());
    let (lines, event) = server.line("go think");
    let Some(Event::Go(task)) = event else { panic!("it is to search: {event:?}") };
    assert!(lines.is_empty());
    assert_eq!((task.purpose, task.game.ply()), (Purpose::Think, 3));
    let seconds = Duration::from_secs_f64;
    let level =
        Level { moves: Some(30), time: Some(seconds(60.0)), increment: seconds(0.5), ..Level::default() };
    assert_eq!(task.level, level);
    for line in ["pos start", "go think", "new-game", "level depth=3"] {
        refused(&mut server, line);
    }
    assert_eq!(said(&mut server, "ping"), ["pong"]);
    assert!(matches!(server.line("stop").1, Some(Event::Stop)));
    let legal = task.game.position().legal_moves();
    let capture = hub::parse_move("14x23x19", task.game.position()).expect("a legal move");
    let info = Info { depth: 9, score: -0.25, nodes: 3_000_000, time: 1.5, line: vec![capture] };
    assert_eq!(server.info(&info), "info depth=9 score=-0.25 nodes=3000000 time=1.50 nps=2.0 pv=14x23x19");
    let long = Info { line: vec![capture, legal[0]], ..Info::default() };
    assert!(server.info(&long).contains("pv=\"14x23x19 "));
    assert_eq!(server.done(Some(&capture), None), "done move=14x23x19");
    assert!(said(&mut server, "stop").is_empty(), "the search has ended already");
    assert!(matches!(server.line("quit").1, Some(Event::Quit)));
}

#[test]
fn a_ponder_hit_turns_pondering_into_thinking() {
    let mut server = server();
    assert!(said(&mut server, "pos start").is_empty());
    assert!(said(&mut server, "ponder-hit").is_empty(), "nothing is pondered on");
    assert!(matches!(server.line("go ponder").1, Some(Event::Go(task)) if task.purpose == Purpose::Ponder));
    assert!(matches!(server.line("ponder-hit").1, Some(Event::PonderHit)));
    assert!(said(&mut server, "ponder-hit").is_empty());
    assert_eq!(server.done(None, None), "error message=\"the game is over: there is no move\"");
    assert!(matches!(server.line("go analyze").1, Some(Event::Go(task)) if task.purpose == Purpose::Analyze));
}

#[test]
fn wrong_positions_moves_and_levels_are_refused_and_change_nothing() {
    let mut server = server();
    assert!(said(&mut server, "pos start moves=\"32-28\"").is_empty());
    for line in
        ["pos", "pos pos=Wxyz", "pos start moves=\"32-27 1-7\"", "pos start moves=\"32x28\"", "level depth=x"]
    {
        refused(&mut server, line);
    }
    assert_eq!(
        refused(&mut server, "level nodes=500 depth=x"),
        "error message=\"level: depth is not a number\"",
        "what can be read does not hide what cannot"
    );
    // A long game is refused, not cut off.
    let endless = "32-28 19-23 28x19 14x23 ".repeat(1025);
    let error = refused(&mut server, &format!("pos start moves=\"{endless}\""));
    assert_eq!(error, "error message=\"pos: 4100 moves are more than 4096\"");
    let Some(Event::Go(task)) = server.line("go").1 else { panic!("it is to search") };
    assert_eq!(
        fen::write(task.game.position()),
        "B:W28,31,33-50:B1-20".replace("33-50", &list(33, 50)).replace("1-20", &list(1, 20))
    );
}

fn list(first: u32, last: u32) -> String {
    (first..=last).map(|number| number.to_string()).collect::<Vec<_>>().join(",")
}

#[test]
fn no_input_breaks_anything() {
    let words = [
        "hub",
        "init",
        "pos",
        "pos=",
        "start",
        "moves=",
        "\"",
        "=",
        "go",
        "think",
        "level",
        "time=",
        "1e308",
        "-5",
        "NaN",
        "depth=999",
        "set-param",
        "name=variant",
        "value=frisian",
        "name=tt-size",
        "value=99999999999",
        "stop",
        "ponder",
        "ponder-hit",
        " ",
        "\u{0}",
        "32-28",
        "Wwwww",
        "new-game",
        "é",
    ];
    let mut dice = Dice::new(1);
    for _ in 0..3000 {
        let mut server = server();
        for _ in 0..4 {
            let count = 1 + dice.below(6);
            let line: Vec<&str> = (0..count).map(|_| *dice.pick(&words)).collect();
            let (lines, _) = server.line(&line.join(*dice.pick(&["", " "])));
            assert!(lines.iter().all(|line| !line.contains('\n')));
        }
    }
}

#[test]
fn version_one_speaks_in_words() {
    let rules = AnyRules::Variant(Variant::International);
    let mut game = Game::new(rules);
    for text in ["32-28", "19-23", "28x19x23"] {
        let mv = hub::parse_move(text, game.position()).expect("a legal move");
        game.play(mv).expect("a legal move");
    }
    let lines = first::position(&game);
    assert_eq!(lines[0], format!("pos w{}{}{}", "b".repeat(20), "e".repeat(10), "w".repeat(20)));
    assert_eq!(lines[1..], ["move 32-28", "move 19-23", "move 28x19x23"]);
    let seconds = |time| Some(Duration::from_secs(time));
    let fixed = Level { depth: Some(9), nodes: Some(5), move_time: seconds(2), ..Level::default() };
    assert_eq!(first::level(&fixed), ["depth 9", "time 2000"]);
    let increment = Duration::from_millis(100);
    let clock = Level { moves: Some(40), time: seconds(60), increment, ..Level::default() };
    assert_eq!(first::level(&clock), ["level 40 60000 100"]);
    assert_eq!(first::set("book", "false"), "set book false");
    for (text, said) in [
        ("name Scan 2.0", Said::Id("Scan 2.0".to_owned())),
        ("wait", Said::Wait),
        ("ready", Said::Ready),
        ("info 11 13.2 -35 120345 0.10 1.2 32-28 19-23", Said::Info(Some(-0.35))),
        ("move 32-28 19-23", Said::Done("32-28".to_owned())),
        ("error illegal move", Said::Error("illegal move".to_owned())),
        ("Scan 2.0 by Fabien Letouzey", Said::Other),
        ("", Said::Other),
    ] {
        assert_eq!(first::said(text), said, "{text}");
    }
}
